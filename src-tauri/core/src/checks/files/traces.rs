//! What the sanitiser would take out of the files of a tree, grouped for reporting.

use super::stretches::{Stretch, stretches};
use crate::fence::{Change, ChangeKind, sanitise};
use crate::model::{FileTree, SourceFile};
use crate::text::Span;

/// Something that the sanitiser would change.
pub struct Trace<'a> {
    /// The text it stands in.
    pub stretch: &'a Stretch<'a>,
    /// Its bytes there.
    pub span: Span,
}

impl Trace<'_> {
    /// The words themselves.
    pub fn words(&self) -> &str {
        self.span.of(&self.stretch.text)
    }

    /// Whether this stands in a file that tells the model how to behave, as code: there the fence markers are named
    /// so that the model knows them.
    pub fn is_quoted_instruction(&self) -> bool {
        is_instruction(self.stretch.file) && in_code(&self.stretch.text, self.span)
    }
}

/// Collects a value for every trace. `hint` is a cheap test that every text with such a trace passes; adjacent
/// changes that `wanted` accepts become one trace.
pub fn traces<T>(
    tree: &FileTree,
    hint: impl Fn(&str) -> bool,
    wanted: impl Fn(&str, &Change) -> bool,
    report: impl Fn(&Trace<'_>) -> Option<T>,
) -> Vec<T> {
    let mut all = Vec::new();
    for stretch in stretches(tree, hint) {
        let mut runs: Vec<Span> = Vec::new();
        for change in sanitise(&stretch.text).changes {
            if !wanted(&stretch.text, &change) {
                continue;
            }
            match runs.last_mut() {
                Some(run) if run.end == change.span.start => run.end = change.span.end,
                _ => runs.push(change.span),
            }
        }
        let stretch = &stretch;
        all.extend(
            runs.into_iter()
                .filter_map(|span| report(&Trace { stretch, span })),
        );
    }
    all
}

/// The character a change removes, where it removes one that cannot be seen; line ends other than CR and LF count.
pub fn unseen(text: &str, change: &Change) -> Option<char> {
    match change.kind {
        ChangeKind::HiddenCharacter(c) => Some(c),
        ChangeKind::LineEnd => change
            .span
            .of(text)
            .chars()
            .find(|c| !matches!(c, '\r' | '\n')),
        ChangeKind::ForgedMarker | ChangeKind::BracketRun | ChangeKind::TemplateToken => None,
    }
}

fn is_instruction(file: &SourceFile) -> bool {
    matches!(
        file.path.file_name(),
        "SKILL.md" | "voice.md" | "teaching.md"
    ) && !file.path.as_str().contains("sources/")
}

/// Whether `span` lies in a fenced code block or a code span of one line.
fn in_code(text: &str, span: Span) -> bool {
    let before = &text[..span.start];
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    let fences = before[..line_start]
        .lines()
        .filter(|line| line.trim_start().starts_with("```"))
        .count();
    let rest_of_line = text[span.end..].lines().next().unwrap_or("");
    let opened = before[line_start..].matches('`').count() % 2 == 1;
    fences % 2 == 1 || (opened && rest_of_line.contains('`'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_is_told_from_running_text() {
        for (text, expected) in [
            ("say `X` now", true),
            ("say X now", false),
            ("say `a` X `b`", false),
            ("```\nX\n```\n", true),
            ("```\na\n```\nX\n", false),
            ("say `X now", false),
        ] {
            let start = text.find('X').unwrap();
            assert_eq!(
                in_code(text, Span::new(start, start + 1)),
                expected,
                "{text}"
            );
        }
    }
}
