//! A citation bracket that is opened and not closed on its line, so that nothing reads it as a citation.

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity, SourceFile};
use crate::text::Span;

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "excerpts/unclosed-bracket",
    severity: Severity::Warning,
    run: Run::Master(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "【《信心铭》卷1，T48n2010】",
        with: "【《信心铭》卷1，T48n2010",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "卷1，T48n2010】",
        with: "卷1，T48n2010】。",
    }],
};

const OPEN: char = '【';
/// How much of the words behind the bracket a message shows, in characters.
const SHOWN: usize = 20;

fn run(master: &Master) -> Vec<Found> {
    master
        .excerpts
        .iter()
        .flat_map(|file| unclosed(&file.markdown.file))
        .collect()
}

fn unclosed(file: &SourceFile) -> Vec<Found> {
    let mut found = Vec::new();
    for (start, open) in file.text.match_indices(OPEN) {
        let behind = &file.text[start + open.len()..];
        let end = behind.find(['【', '】', '\n']).unwrap_or(behind.len());
        if !behind[end..].starts_with('】') {
            let span = Span::new(start, start + open.len() + end);
            let words: String = span.of(&file.text).chars().take(SHOWN).collect();
            found.push(Found::at(Place::span(file, span)).with("words", words.trim_end()));
        }
    }
    found
}
