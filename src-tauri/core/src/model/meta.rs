//! `meta.json` of a persona, seen through its fields; whatever is missing or of the wrong kind is simply not there.
//! (masters.md §1.2 to §1.8.)

use super::json::{JsonDoc, Node};
use super::rights::Rights;

/// A `meta.json` that is a JSON object.
#[derive(Debug, Clone)]
pub struct Meta {
    /// The document, byte for byte.
    pub doc: JsonDoc,
}

/// One entry of `sources` (§1.3).
#[derive(Debug, Clone, Copy)]
pub struct Source<'a> {
    /// Position in the list.
    pub index: usize,
    /// The entry.
    pub node: &'a Node,
    /// `type`, where it is a string.
    pub kind: Option<&'a str>,
    /// `id`, where it is a string.
    pub id: Option<&'a str>,
    /// `title`, where it is a string.
    pub title: Option<&'a str>,
}

impl Source<'_> {
    /// `rights`, where it is an object.
    #[must_use]
    pub fn rights(&self) -> Option<Rights> {
        Rights::of(self.node.get("rights")?)
    }
}

/// One entry of `lore_triggers` (§1.7).
#[derive(Debug, Clone, Copy)]
pub struct LoreTrigger<'a> {
    /// Position in the list.
    pub index: usize,
    /// The entry.
    pub node: &'a Node,
    /// `content`, where it is a string.
    pub content: Option<&'a str>,
    /// `source_ref`, where it is a string: a declared id, optionally `#` and a chapter name.
    pub source_ref: Option<&'a str>,
}

impl<'a> LoreTrigger<'a> {
    /// The quotation, and the gloss behind the first double dash; the gloss is empty where there is no dash.
    #[must_use]
    pub fn quotation_and_gloss(&self) -> Option<(&'a str, &'a str)> {
        let content = self.content?;
        Some(content.split_once("——").unwrap_or((content, "")))
    }
}

/// One entry of `cross_critique` (§1.8).
#[derive(Debug, Clone, Copy)]
pub struct Critique<'a> {
    /// Position in the list.
    pub index: usize,
    /// The entry.
    pub node: &'a Node,
    /// `target_master`, where it is a string: the slug of another master.
    pub target: Option<&'a str>,
    /// `position`, where it is a string.
    pub position: Option<&'a str>,
    /// `citation`, where it is a string.
    pub citation: Option<&'a str>,
}

impl Meta {
    /// The object itself.
    #[must_use]
    pub fn root(&self) -> &Node {
        &self.doc.root
    }

    /// The string under a top-level key.
    #[must_use]
    pub fn str(&self, key: &str) -> Option<&str> {
        self.root().str(key)
    }

    /// The declared sources that are objects.
    pub fn sources(&self) -> impl Iterator<Item = Source<'_>> {
        self.objects("sources").map(|(index, node)| Source {
            index,
            node,
            kind: node.str("type"),
            id: node.str("id"),
            title: node.str("title"),
        })
    }

    /// The lore triggers that are objects.
    pub fn lore_triggers(&self) -> impl Iterator<Item = LoreTrigger<'_>> {
        self.objects("lore_triggers")
            .map(|(index, node)| LoreTrigger {
                index,
                node,
                content: node.str("content"),
                source_ref: node.str("source_ref"),
            })
    }

    /// The critiques that are objects.
    pub fn critiques(&self) -> impl Iterator<Item = Critique<'_>> {
        self.objects("cross_critique")
            .map(|(index, node)| Critique {
                index,
                node,
                target: node.str("target_master"),
                position: node.str("position"),
                citation: node.str("citation"),
            })
    }

    fn objects(&self, key: &str) -> impl Iterator<Item = (usize, &Node)> {
        self.root()
            .items(key)
            .iter()
            .enumerate()
            .filter(|(_, n)| n.as_object().is_some())
    }
}
