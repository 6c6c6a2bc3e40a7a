//! A block as one line of text, so that a row of a table can say all of it.

use std::fmt::Write as _;

use super::file;
use crate::formats::imports::{Parsed, cbeta};
use crate::model::{GaijiForm, LineStart, RunKind, TextBlock};

/// The file with `body` as it was read.
pub fn parsed(body: &str) -> Parsed {
    let text = file(body);
    cbeta::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error:?} in {body}"))
}

/// The blocks of a body, one each: `Role "text"`, and what else there is behind bars: the fascicle, lines, lines of other
/// editions, runs, characters, apparatus.
pub fn shown(body: &str) -> Vec<String> {
    parsed(body).text.blocks.iter().map(block).collect()
}

fn block(block: &TextBlock) -> String {
    let mut shown = format!("{:?} \"{}\"", block.role, block.text.replace('\n', "\\n"));
    if block.editorial {
        shown.push_str(" | editorial");
    }
    if let Some(juan) = block.juan {
        let _ = write!(shown, " | juan {juan}");
    }
    lines(&mut shown, "lines", &block.lines);
    lines(&mut shown, "others", &block.other_lines);
    for run in &block.runs {
        let kind = match run.kind {
            RunKind::Note => "note",
            RunKind::Pronunciation => "sound",
        };
        let _ = write!(shown, " | {kind} {}", run.span.of(&block.text));
    }
    for gaiji in &block.gaiji {
        let form = match gaiji.shown {
            GaijiForm::Exact => "exact",
            GaijiForm::Substitute => "substitute",
            GaijiForm::Description => "description",
            GaijiForm::Missing => "missing",
        };
        let (code, words) = (&gaiji.code, gaiji.span.of(&block.text));
        let _ = write!(shown, " | {code} {words} {form}");
    }
    for reading in &block.apparatus {
        let (at, words) = (reading.span.start, reading.span.of(&block.text));
        let witnesses = reading.witnesses.concat();
        let _ = write!(
            shown,
            " | {at}:{words}] {} {}{witnesses}",
            reading.kind, reading.text
        );
    }
    shown
}

fn lines(shown: &mut String, name: &str, lines: &[LineStart]) {
    if lines.is_empty() {
        return;
    }
    let _ = write!(shown, " | {name}");
    for line in lines {
        let _ = write!(shown, " {}:{}", line.at, line.locator);
    }
}
