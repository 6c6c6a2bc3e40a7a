//! The front matter of a master's `SKILL.md`, and places in that file.

use crate::checks::Found;
use crate::model::{FrontMatter, Master, Place, SkillFile, YamlNode, YamlValue};
use crate::text::Span;

/// A `SKILL.md` whose front matter could be read.
#[derive(Clone, Copy)]
pub struct Front<'a> {
    /// The file.
    pub skill: &'a SkillFile,
    /// Its front matter.
    pub matter: &'a FrontMatter,
}

impl<'a> Front<'a> {
    /// The front matter of `master`; `None` where the file or its front matter could not be read, which other checks
    /// report.
    pub fn of(master: &'a Master) -> Option<Self> {
        let skill = master.skill.read()?;
        let matter = skill.front.as_ref()?.as_ref().ok()?;
        Some(Self { skill, matter })
    }

    /// A finding about the bytes `span` of the file.
    pub fn found(&self, span: Span) -> Found {
        Found::at(Place::span(&self.skill.markdown.file, span))
    }

    /// A finding about what the file lacks.
    pub fn lacks(&self) -> Found {
        Found::at(Place::file(&self.skill.markdown.file.path))
    }

    /// The value under `key`, with its words where it is a scalar that is not blank.
    pub fn words(&self, key: &str) -> Option<(&'a str, Span)> {
        let node = self.matter.root.get(key)?;
        let words = node.as_str()?.trim();
        (!words.is_empty()).then_some((words, node.span))
    }

    /// Whether there is nothing under `key`: no such key, no value, a blank one, or an empty list.
    pub fn is_bare(&self, key: &str) -> bool {
        self.matter.root.get(key).is_none_or(is_nothing)
    }
}

fn is_nothing(node: &YamlNode) -> bool {
    match &node.value {
        YamlValue::Null => true,
        YamlValue::Scalar(words) => words.trim().is_empty(),
        YamlValue::Sequence(items) => items.is_empty(),
        YamlValue::Mapping(_) => false,
    }
}
