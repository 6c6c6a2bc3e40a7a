//! The `debate_protocol` of a teaching mode (masters.md §1.8), as far as it is of the right kind.

use crate::checks::Found;
use crate::model::{JsonDoc, Master, Node, Place, pointer_below};

/// What joins the two masters of a pair.
pub const SEPARATOR: &str = "-vs-";

/// The protocol and its document.
pub fn protocol(master: &Master) -> Option<(&JsonDoc, &Node)> {
    let doc = &master.meta()?.doc;
    Some((doc, doc.root.get("debate_protocol")?))
}

/// The pairs with rules of their own, by key.
pub fn pairs(protocol: &Node) -> impl Iterator<Item = (&str, &Node)> {
    let overrides = protocol.get("per_pair_overrides").and_then(Node::as_object);
    let members = overrides.unwrap_or(&[]).iter();
    members.map(|member| (member.key.as_str(), &member.node))
}

/// A fault about the pair `key`.
pub fn at_pair(doc: &JsonDoc, key: &str) -> Found {
    let pointer = pointer_below("/debate_protocol/per_pair_overrides", key);
    Found::at(Place::json(doc, pointer))
}
