//! `SKILL.md`: YAML front matter, then instructions (masters.md §1.9).

use super::markdown::MarkdownFile;
use crate::text::Span;

/// A `SKILL.md` that could be read.
#[derive(Debug, Clone)]
pub struct SkillFile {
    /// The file with the headings of its body.
    pub markdown: MarkdownFile,
    /// The front matter; `None` where the first line is not `---` or no closing line follows.
    pub front: Option<Result<FrontMatter, YamlError>>,
    /// Where the body begins, in bytes.
    pub body_start: usize,
    /// Pointers of the routing tables to sections of other files.
    pub section_refs: Vec<SectionRef>,
}

/// The front matter: a YAML mapping with the place of every value.
#[derive(Debug, Clone)]
pub struct FrontMatter {
    /// The mapping.
    pub root: YamlNode,
    /// The bytes between the two `---` lines.
    pub span: Span,
}

/// A YAML value and where it stands in the file.
#[derive(Debug, Clone, PartialEq)]
pub struct YamlNode {
    /// The value.
    pub value: YamlValue,
    /// Its bytes in the file.
    pub span: Span,
}

/// What a YAML value is. Scalars keep their spelling: a date or a number stays the words of the file.
#[derive(Debug, Clone, PartialEq)]
pub enum YamlValue {
    /// Nothing (`null`, `~` or an empty value).
    Null,
    /// Any other scalar, as spelt.
    Scalar(String),
    /// A sequence.
    Sequence(Vec<YamlNode>),
    /// A mapping in file order.
    Mapping(Vec<(String, YamlNode)>),
}

/// Why the front matter is not a YAML mapping.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct YamlError {
    /// The parser's words, in English.
    pub reason: String,
    /// Where, in bytes of the file.
    pub span: Span,
}

/// One entry of the front matter's `sources`, which is a second list beside that of `meta.json`.
#[derive(Debug, Clone, PartialEq)]
pub struct FrontSource<'a> {
    /// `title`.
    pub title: Option<&'a str>,
    /// The identifiers: key (`cbeta_id`, `toh_id`, `bdrc_id`, `pts_id`, `teaching_id`, `suttacentral_id`,
    /// `suttacentral`, `source_id`), words, bytes.
    pub ids: Vec<(&'a str, &'a str, Span)>,
    /// `fojin_text_id`, words and bytes.
    pub fojin: Option<(&'a str, Span)>,
    /// The whole entry.
    pub span: Span,
}

/// A routing pointer: a file in backticks, then `§` and the name of one of its sections.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SectionRef {
    /// The file as written, relative to the master's folder.
    pub file: String,
    /// The section name after `§`.
    pub section: String,
    /// The bytes of the section name.
    pub span: Span,
}

const ID_KEYS: [&str; 8] = [
    "cbeta_id",
    "toh_id",
    "bdrc_id",
    "pts_id",
    "teaching_id",
    "suttacentral_id",
    "suttacentral",
    "source_id",
];

impl YamlNode {
    /// The words, where it is a scalar.
    #[must_use]
    pub fn as_str(&self) -> Option<&str> {
        match &self.value {
            YamlValue::Scalar(s) => Some(s),
            _ => None,
        }
    }

    /// The value of `key`, where this is a mapping that has it.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&YamlNode> {
        match &self.value {
            YamlValue::Mapping(members) => members.iter().find(|(k, _)| k == key).map(|(_, v)| v),
            _ => None,
        }
    }

    /// The items, where it is a sequence; else none.
    #[must_use]
    pub fn items(&self) -> &[YamlNode] {
        match &self.value {
            YamlValue::Sequence(items) => items,
            _ => &[],
        }
    }
}

impl FrontMatter {
    /// The words under a top-level key.
    #[must_use]
    pub fn str(&self, key: &str) -> Option<&str> {
        self.root.get(key)?.as_str()
    }

    /// The entries of `sources`.
    pub fn sources(&self) -> impl Iterator<Item = FrontSource<'_>> {
        let items = self.root.get("sources").map_or(&[][..], YamlNode::items);
        items.iter().map(|entry| {
            let scalar = |key: &str| entry.get(key).and_then(|n| n.as_str().map(|s| (s, n.span)));
            FrontSource {
                title: scalar("title").map(|(words, _)| words),
                ids: ID_KEYS
                    .iter()
                    .filter_map(|k| scalar(k).map(|(s, at)| (*k, s, at)))
                    .collect(),
                fojin: scalar("fojin_text_id"),
                span: entry.span,
            }
        })
    }
}
