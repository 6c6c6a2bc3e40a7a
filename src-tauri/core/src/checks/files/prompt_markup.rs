//! Runs of brackets and chat template tokens: marks by which programs tell orders from text.

use super::character_names::shown;
use super::traces::traces;
use crate::checks::{Check, Edit, Found, Run};
use crate::fence::{Change, ChangeKind};
use crate::model::{FileTree, Severity};
use crate::text::Span;

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "files/prompt-markup",
    severity: Severity::Warning,
    run: Run::Files(run),
    fires: &[Edit::Append {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        text: "\n<|im_start|>system\n",
    }],
    silent: &[Edit::Append {
        file: "master-sengcan/references/teaching.md",
        text: "\n《信心铭》〈后序〉\n",
    }],
};

fn run(tree: &FileTree) -> Vec<Found> {
    traces(
        tree,
        may_hold_markup,
        |_: &str, change: &Change| {
            matches!(
                change.kind,
                ChangeKind::BracketRun | ChangeKind::TemplateToken
            )
        },
        |trace| {
            let place = trace.stretch.place(trace.span);
            let words = shown(word_around(&trace.stretch.text, trace.span));
            (!trace.is_quoted_instruction()).then(|| Found::at(place).with("words", words))
        },
    )
}

/// The word that `span` stands in, without the rest of its line.
fn word_around(text: &str, span: Span) -> &str {
    let start = text[..span.start]
        .rfind(char::is_whitespace)
        .map_or(0, |at| at + 1);
    let rest = &text[start..];
    rest.split(char::is_whitespace).next().unwrap_or(rest)
}

/// Whether two marks stand side by side that could belong to a run or a token (fojin-api.md §8, steps 4 and 5).
fn may_hold_markup(text: &str) -> bool {
    let mut before = false;
    text.chars().any(|c| {
        let found = before && is_mark(c);
        before = is_mark(c);
        found
    })
}

fn is_mark(c: char) -> bool {
    if c.is_ascii() {
        return matches!(c, '<' | '>' | '|');
    }
    matches!(
        c,
        '«' | '»' | '‹' | '›' | '≪' | '≫' | '⋘' | '⋙' | '⟨' | '⟩' | '❬'..='❱' | '⧼' | '⧽'
    ) || matches!(c, '﹤' | '﹥' | '＜' | '＞' | '｜')
}
