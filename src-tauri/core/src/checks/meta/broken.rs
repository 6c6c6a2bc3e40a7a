//! Where a `meta.json` stops being JSON. Shared by the checks that tell the ways apart.

use crate::checks::Found;
use crate::model::{JsonErrorKind, Master, Part, Place};
use crate::text::Span;

/// How many characters of the faulty place a finding shows.
const SHOWN: usize = 12;

/// The fault that keeps the file from being JSON, where it is one of `kind`. Parameters: `line`, `column`, and `near`,
/// the first characters from there.
pub fn broken(master: &Master, kind: JsonErrorKind) -> Option<Found> {
    let Part::Broken(file, Some(error)) = &master.meta else {
        return None;
    };
    if error.kind != kind {
        return None;
    }
    let position = file.lines.position(&file.text, error.span.start);
    let rest = Span::new(error.span.start, file.text.len()).of(&file.text);
    let near: String = rest
        .lines()
        .next()
        .unwrap_or("")
        .chars()
        .take(SHOWN)
        .collect();
    let found = Found::at(Place::span(file, error.span))
        .with("line", position.line.to_string())
        .with("column", position.column.to_string())
        .with("near", near);
    Some(found)
}
