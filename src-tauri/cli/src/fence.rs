//! `colophon fence`: makes text safe to quote, and lists what was changed.

use std::fs::File;
use std::io::{self, Read, Write};

use colophon_core::fence::{Change, ChangeKind, sanitise};
use colophon_core::model::Params;
use colophon_core::report::{Language, ReportWords, fill, report_words};
use colophon_core::text::{CodePoints, LineIndex};
use colophon_service::workspace::MAX_FILE_BYTES;
use colophon_service::{ApiError, ErrorCode};

use crate::args::FenceArgs;
use crate::failure::Failure;

/// What stands for a path where the text comes from the standard input.
const STDIN: &str = "-";

/// Runs the command.
///
/// # Errors
/// Where the text cannot be read, is too large or no UTF-8, or nothing can be printed.
pub fn fence(args: &FenceArgs, out: &mut impl Write, err: &mut impl Write) -> Result<u8, Failure> {
    let text = match &args.file {
        Some(path) => File::open(path)
            .and_then(read)
            .map_err(|error| unreadable(&path.display().to_string(), &error))?,
        None => read(io::stdin().lock()).map_err(|error| unreadable(STDIN, &error))?,
    };
    let safe = sanitise(&text);
    out.write_all(safe.text.as_bytes())?;
    out.flush()?;
    let lines = LineIndex::new(&text);
    let points = CodePoints::new(&text, &lines);
    for change in &safe.changes {
        let at = points.position(change.span.start);
        writeln!(
            err,
            "{}:{}: {}",
            at.line,
            at.column,
            words(change, report_words(Language::En))
        )?;
    }
    Ok(0)
}

fn unreadable(path: &str, error: &io::Error) -> ApiError {
    ApiError::new(ErrorCode::TextUnreadable)
        .with("path", path)
        .with("reason", error.to_string())
}

fn read(from: impl Read) -> io::Result<String> {
    let mut bytes = Vec::new();
    from.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_FILE_BYTES {
        let reason = format!("more than {MAX_FILE_BYTES} bytes");
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, reason));
    }
    String::from_utf8(bytes).map_err(|error| {
        let offset = error.utf8_error().valid_up_to();
        let reason = format!("not UTF-8 from byte {offset} on");
        io::Error::new(io::ErrorKind::InvalidData, reason)
    })
}

fn words(change: &Change, labels: &ReportWords) -> String {
    match change.kind {
        ChangeKind::LineEnd => labels.line_end.clone(),
        ChangeKind::HiddenCharacter(c) => {
            let point = format!("U+{:04X}", u32::from(c));
            fill(&labels.hidden_character, &Params::from([("point", point)]))
        }
        ChangeKind::ForgedMarker => labels.forged_marker.clone(),
        ChangeKind::BracketRun => labels.bracket_run.clone(),
        ChangeKind::TemplateToken => labels.template_token.clone(),
    }
}
