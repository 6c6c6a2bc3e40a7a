//! Files of a master and their lines.

use colophon_core::model::{Entry, Master, RelPath, SourceFile, Unreadable};

use crate::convert::{count, file_id, points};
use crate::ctx::Ctx;
use crate::error::{ApiError, ErrorCode};
use crate::nearest::find_master;
use crate::session::Session;
use crate::wire::{Counts, FileArgs, FileRow, FileState, FileText, Line};

/// Lines in one answer.
const MAX_LINES: u32 = 1_000;
/// Code points of one line in an answer.
const MAX_LINE: usize = 10_000;

/// Lines of one file.
pub fn file(ctx: &Ctx, args: FileArgs) -> Result<FileText, ApiError> {
    let session = ctx.session()?;
    let file = find(&session, &args)?;
    let points = points(file);
    let first = args.from.max(1);
    let last = first.saturating_add(args.count.min(MAX_LINES));
    let lines = (first..last).map_while(|number| {
        let span = file.lines.span(&file.text, number)?;
        let text = span.of(&file.text);
        let cut = text.char_indices().nth(MAX_LINE).map(|(at, _)| at);
        Some(Line {
            number,
            start: count(points.before(span.start)),
            text: text[..cut.unwrap_or(text.len())].to_owned(),
            cut: cut.is_some(),
        })
    });
    Ok(FileText {
        lines: lines.collect(),
        total: count(file.lines.count()),
    })
}

/// The file that the page names, looked up among those that were loaded; a path is never made from what it says.
fn find<'a>(session: &'a Session, args: &FileArgs) -> Result<&'a SourceFile, ApiError> {
    let (files, path) = match &args.master {
        Some(slug) => {
            let master = find_master(&session.workspace, slug)?;
            (&master.files, master.path(&args.file))
        }
        None => (&session.workspace.rest, RelPath::new(&args.file)),
    };
    let file = files.get(&path).and_then(Entry::read);
    file.ok_or_else(|| ApiError::new(ErrorCode::UnknownFile).with("file", &args.file))
}

/// The files of a master in path order.
pub fn file_rows(session: &Session, master: &Master) -> Vec<FileRow> {
    let row = |(path, entry): (&RelPath, &Entry)| {
        let mut counts = Counts::default();
        let here = session
            .findings(Some(&master.slug))
            .filter(|f| f.place.file == *path);
        here.for_each(|finding| counts.add(finding.severity));
        let read = entry.read();
        FileRow {
            id: file_id(master, path),
            size: read.map(|file| file.text.len() as u64),
            lines: read.map(|file| count(file.lines.count())),
            state: file_state(entry),
            counts,
        }
    };
    master.files.iter().map(row).collect()
}

fn file_state(entry: &Entry) -> FileState {
    match entry {
        Entry::Read(_) => FileState::Read,
        Entry::Unreadable(Unreadable::NotUtf8 { offset }) => FileState::NotUtf8 {
            offset: *offset as u64,
        },
        Entry::Unreadable(Unreadable::TooLarge { size, limit }) => FileState::TooLarge {
            size: *size,
            limit: *limit,
        },
        Entry::Unreadable(Unreadable::Link) => FileState::Link,
        Entry::Unreadable(Unreadable::NotAFile) => FileState::NotAFile,
        Entry::Unreadable(Unreadable::Refused { reason, .. }) => FileState::Refused {
            reason: reason.clone(),
        },
    }
}
