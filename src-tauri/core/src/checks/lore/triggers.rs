//! What every check of this family starts from: the triggers with their pointers, and the parts of one.

use crate::checks::Found;
use crate::model::{JsonDoc, Master, Node, Place, pointer_below};

/// Keys that a trigger must have.
pub const REQUIRED: [&str; 3] = ["keys", "content", "source_ref"];
/// Keys that a trigger may have.
pub const OPTIONAL: [&str; 2] = ["secondary_keys", "selective"];

/// One entry of `lore_triggers` that is an object.
pub struct Trigger<'a> {
    /// `meta.json`.
    pub doc: &'a JsonDoc,
    /// The entry.
    pub node: &'a Node,
    /// Its pointer.
    pub pointer: String,
}

/// The triggers of `master` that are objects.
pub fn triggers(master: &Master) -> Vec<Trigger<'_>> {
    let Some(meta) = master.meta() else {
        return Vec::new();
    };
    meta.lore_triggers()
        .map(|trigger| Trigger {
            doc: &meta.doc,
            node: trigger.node,
            pointer: format!("/lore_triggers/{}", trigger.index),
        })
        .collect()
}

impl<'a> Trigger<'a> {
    /// The pointer of `key`.
    pub fn pointer_of(&self, key: &str) -> String {
        pointer_below(&self.pointer, key)
    }

    /// A fault at the value of `key`, or where it should be.
    pub fn fault(&self, key: &str) -> Found {
        Found::at(Place::json(self.doc, self.pointer_of(key)))
    }

    /// A fault at item `index` of the list under `key`.
    pub fn item_fault(&self, key: &str, index: usize) -> Found {
        let pointer = pointer_below(&self.pointer_of(key), &index.to_string());
        Found::at(Place::json(self.doc, pointer))
    }

    /// The words under `content`, where they are words.
    pub fn content(&self) -> Option<&'a str> {
        self.node.str("content").filter(|s| !s.trim().is_empty())
    }

    /// `source_ref` cut at the first `#`: identifier and chapter.
    pub fn source(&self) -> Option<(&'a str, Option<&'a str>)> {
        let words = self
            .node
            .str("source_ref")
            .filter(|s| !s.trim().is_empty())?;
        Some(match words.split_once('#') {
            Some((id, chapter)) => (id.trim(), Some(chapter.trim())),
            None => (words.trim(), None),
        })
    }

    /// The words of the list under `key` that are not blank, with their positions.
    pub fn words(&self, key: &str) -> impl Iterator<Item = (usize, &'a str)> {
        let items = self.node.items(key).iter().enumerate();
        items
            .filter_map(|(index, item)| Some((index, item.as_str()?)))
            .filter(|(_, words)| !words.trim().is_empty())
    }

    /// Whether the secondary keys count: `selective` is true and there are some.
    pub fn is_selective(&self) -> bool {
        let selective = self.node.get("selective").and_then(Node::as_bool);
        selective == Some(true) && self.words("secondary_keys").next().is_some()
    }
}
