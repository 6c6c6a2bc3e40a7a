//! The `<HARD-GATE>` block of a `SKILL.md` (masters.md §1.9).

use std::sync::LazyLock;

use regex::Regex;

use super::instructions::body;
use crate::checks::Found;
use crate::checks::wording::Wording;
use crate::model::{Master, MasterKind, Place, SkillFile};
use crate::text::Span;

/// The gate of a file.
#[derive(Debug, PartialEq, Eq)]
pub enum Gate {
    /// No tag at all.
    Absent,
    /// Tags that do not pair; the bytes of the first that stands wrong.
    Broken(Span),
    /// The bytes from the first opening tag to the last closing one.
    Sound(Span),
}

/// A tag.
static TAG: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(r"(?i)<(/?)hard-gate>").ok());

/// The mode that has iron rules of its own.
const COMPARISON: &str = "compare-masters";

/// The `SKILL.md` of a master that must have a gate: every persona and the comparison mode.
pub fn gated(master: &Master) -> Option<&SkillFile> {
    let gated = master.kind == MasterKind::Persona || master.slug == COMPARISON;
    master.skill.read().filter(|_| gated)
}

/// The gate of `skill`.
pub fn gate(skill: &SkillFile) -> Gate {
    let mut open = None;
    let mut whole: Option<Span> = None;
    for (tag, closes) in tags(skill) {
        match (open, closes) {
            (None, false) => open = Some(tag),
            (Some(start), true) => {
                let first: Span = whole.unwrap_or(start);
                whole = Some(Span::new(first.start, tag.end));
                open = None;
            }
            _ => return Gate::Broken(tag),
        }
    }
    match (open, whole) {
        (Some(tag), _) => Gate::Broken(tag),
        (None, Some(span)) => Gate::Sound(span),
        (None, None) => Gate::Absent,
    }
}

/// Every tag of the body that is not quoted in backticks, and whether it closes.
fn tags(skill: &SkillFile) -> Vec<(Span, bool)> {
    let body = body(skill);
    let tags = TAG.iter().flat_map(|regex| regex.captures_iter(body));
    tags.filter_map(|tag| {
        let (whole, slash) = (tag.get(0)?, tag.get(1)?);
        let quoted = body[..whole.start()].ends_with('`');
        let span = Span::new(whole.start(), whole.end()).shifted(skill.body_start);
        (!quoted).then_some((span, !slash.is_empty()))
    })
    .collect()
}

/// A finding at the gate of a persona that says nothing of `rule`; none where there is no sound gate.
pub fn lacks(master: &Master, rule: &Wording) -> Vec<Found> {
    let Some(skill) = master.skill.read() else {
        return Vec::new();
    };
    let file = &skill.markdown.file;
    match gate(skill) {
        Gate::Sound(span) if !rule.is_in(span.of(&file.text)) => {
            vec![Found::at(Place::span(file, span))]
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::load;
    use crate::model::{Entry, RelPath, SourceFile};

    fn read(body: &str) -> Gate {
        let path = RelPath::new("master-a/SKILL.md");
        let file = SourceFile::new(path.clone(), body.to_owned());
        let workspace = load([(path, Entry::Read(file))].into());
        gate(workspace.masters[0].skill.read().unwrap())
    }

    #[test]
    fn tags_pair_or_the_first_wrong_one_is_told() {
        let table = [
            ("text, and `<HARD-GATE>` quoted", Gate::Absent),
            (
                "<HARD-GATE>\na\n</HARD-GATE>\n",
                Gate::Sound(Span::new(0, 26)),
            ),
            ("<hard-gate>a</hard-gate>", Gate::Sound(Span::new(0, 24))),
            ("<HARD-GATE>", Gate::Broken(Span::new(0, 11))),
            (
                "a </HARD-GATE>\n<HARD-GATE>",
                Gate::Broken(Span::new(2, 14)),
            ),
            (
                "<HARD-GATE>\n<HARD-GATE>\n</HARD-GATE>",
                Gate::Broken(Span::new(12, 23)),
            ),
            (
                "<HARD-GATE></HARD-GATE>\n<HARD-GATE></HARD-GATE>",
                Gate::Sound(Span::new(0, 47)),
            ),
        ];
        for (body, expected) in table {
            assert_eq!(read(body), expected, "{body}");
        }
    }
}
