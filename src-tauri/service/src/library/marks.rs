//! What a block has beside its words, as a row keeps it: compact JSON with short keys.

use colophon_core::model::{
    Gaiji, GaijiForm, LineStart, Reading, Run, RunKind, TextBlock, TextRole,
};
use colophon_core::text::Span;
use serde::{Deserialize, Serialize};

/// The marks of a block. Empty lists are left out.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Marks {
    #[serde(rename = "l", skip_serializing_if = "Vec::is_empty")]
    lines: Vec<(usize, String)>,
    #[serde(rename = "o", skip_serializing_if = "Vec::is_empty")]
    other_lines: Vec<(usize, String)>,
    #[serde(rename = "r", skip_serializing_if = "Vec::is_empty")]
    runs: Vec<(usize, usize, u8)>,
    #[serde(rename = "g", skip_serializing_if = "Vec::is_empty")]
    gaiji: Vec<(usize, usize, String, u8)>,
    #[serde(rename = "a", skip_serializing_if = "Vec::is_empty")]
    apparatus: Vec<(usize, usize, String, Vec<String>, String)>,
    #[serde(rename = "e", skip_serializing_if = "std::ops::Not::not")]
    editorial: bool,
}

/// The roles, in the order of their numbers in rows.
const ROLES: [TextRole; 8] = [
    TextRole::Prose,
    TextRole::Verse,
    TextRole::Dharani,
    TextRole::Heading,
    TextRole::Byline,
    TextRole::JuanTitle,
    TextRole::Item,
    TextRole::Paratext,
];
const FORMS: [GaijiForm; 4] = [
    GaijiForm::Exact,
    GaijiForm::Substitute,
    GaijiForm::Description,
    GaijiForm::Missing,
];
const RUNS: [RunKind; 2] = [RunKind::Note, RunKind::Pronunciation];

/// The number of `one` in `all`.
fn number<T: PartialEq>(all: &[T], one: &T) -> u8 {
    let at = all.iter().position(|other| other == one).unwrap_or(0);
    u8::try_from(at).unwrap_or(0)
}

fn numbered<T: Copy>(all: &[T], number: u8) -> T {
    all.get(usize::from(number)).copied().unwrap_or(all[0])
}

/// The number of a role.
pub fn role_number(role: TextRole) -> u8 {
    number(&ROLES, &role)
}

/// The marks of `block` as a row keeps them.
pub fn written(block: &TextBlock) -> String {
    let lines = |lines: &[LineStart]| {
        lines
            .iter()
            .map(|line| (line.at, line.locator.clone()))
            .collect()
    };
    let marks = Marks {
        lines: lines(&block.lines),
        other_lines: lines(&block.other_lines),
        runs: block
            .runs
            .iter()
            .map(|run| (run.span.start, run.span.end, number(&RUNS, &run.kind)))
            .collect(),
        gaiji: block
            .gaiji
            .iter()
            .map(|gaiji| {
                (
                    gaiji.span.start,
                    gaiji.span.end,
                    gaiji.code.clone(),
                    number(&FORMS, &gaiji.shown),
                )
            })
            .collect(),
        apparatus: block
            .apparatus
            .iter()
            .map(|reading| {
                let Span { start, end } = reading.span;
                (
                    start,
                    end,
                    reading.kind.clone(),
                    reading.witnesses.clone(),
                    reading.text.clone(),
                )
            })
            .collect(),
        editorial: block.editorial,
    };
    serde_json::to_string(&marks).unwrap_or_default()
}

/// The block of a row.
pub fn read(role: u8, juan: Option<u32>, text: String, marks: &str) -> TextBlock {
    let marks: Marks = serde_json::from_str(marks).unwrap_or_default();
    let lines = |lines: Vec<(usize, String)>| {
        lines
            .into_iter()
            .map(|(at, locator)| LineStart { at, locator })
            .collect()
    };
    TextBlock {
        role: numbered(&ROLES, role),
        juan,
        text,
        lines: lines(marks.lines),
        other_lines: lines(marks.other_lines),
        runs: marks
            .runs
            .into_iter()
            .map(|(start, end, kind)| Run {
                span: Span::new(start, end),
                kind: numbered(&RUNS, kind),
            })
            .collect(),
        gaiji: marks
            .gaiji
            .into_iter()
            .map(|(start, end, code, shown)| Gaiji {
                span: Span::new(start, end),
                code,
                shown: numbered(&FORMS, shown),
            })
            .collect(),
        apparatus: marks
            .apparatus
            .into_iter()
            .map(|(start, end, kind, witnesses, text)| Reading {
                span: Span::new(start, end),
                kind,
                witnesses,
                text,
            })
            .collect(),
        editorial: marks.editorial,
    }
}

/// The role of a number.
pub fn role_of(number: u8) -> TextRole {
    numbered(&ROLES, number)
}
