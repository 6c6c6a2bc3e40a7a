//! Faults of shape that any object or list of `meta.json` can have, found in one way for all families: keys missing
//! or unknown, values of the wrong kind, blank text, repeated items. Knows no rule of any family. Every function is
//! silent where the value it looks at is missing or of another kind, for another check reports that.

use std::collections::BTreeSet;

use super::Found;
use crate::model::{JsonDoc, Master, Member, Node, Place, pointer_below};
use crate::text::fold;

/// The value at `pointer` of the master's `meta.json`, with the document.
fn value<'m>(master: &'m Master, pointer: &str) -> Option<(&'m JsonDoc, &'m Node)> {
    let doc = &master.meta()?.doc;
    Some((doc, doc.at(pointer)?))
}

/// The items of the list at `pointer`, each with its pointer; none where there is no list.
fn items<'m>(master: &'m Master, pointer: &str) -> Vec<(String, &'m JsonDoc, &'m Node)> {
    let Some((doc, list)) = value(master, pointer) else {
        return Vec::new();
    };
    let items = list.as_array().unwrap_or(&[]).iter().enumerate();
    items
        .map(|(index, item)| (format!("{pointer}/{index}"), doc, item))
        .collect()
}

/// A fault on the value of `key` in the object at `pointer`. Parameter: `key`.
fn at_key(doc: &JsonDoc, pointer: &str, key: &str) -> Found {
    Found::at(Place::json(doc, pointer_below(pointer, key))).with("key", key)
}

/// A fault on the key of `member` itself, in the object at `pointer`. Parameter: `key`.
pub fn on_key(doc: &JsonDoc, pointer: &str, member: &Member) -> Found {
    let place = Place {
        pointer: Some(pointer_below(pointer, &member.key)),
        ..Place::span(&doc.file, member.key_span)
    };
    Found::at(place).with("key", &member.key)
}

/// The keys of `wanted` that the object at `pointer` lacks. Parameter: `key`.
pub fn missing(master: &Master, pointer: &str, wanted: &[&str]) -> Vec<Found> {
    let Some((doc, object)) = value(master, pointer).filter(|(_, n)| n.as_object().is_some())
    else {
        return Vec::new();
    };
    let lacks = wanted.iter().filter(|key| object.get(key).is_none());
    lacks.map(|key| at_key(doc, pointer, key)).collect()
}

/// The keys of the object at `pointer` that are not `known`. Parameter: `key`.
pub fn unknown(master: &Master, pointer: &str, known: &[&str]) -> Vec<Found> {
    let Some((doc, object)) = value(master, pointer) else {
        return Vec::new();
    };
    let members = object.as_object().unwrap_or(&[]).iter();
    members
        .filter(|member| !known.contains(&member.key.as_str()))
        .map(|member| on_key(doc, pointer, member))
        .collect()
}

/// The values under `keys` in the object at `pointer` that are no text. Parameters: `key`, `found`.
pub fn not_text(master: &Master, pointer: &str, keys: &[&str]) -> Vec<Found> {
    values(master, pointer, keys)
        .filter(|(_, _, node)| node.as_str().is_none())
        .map(|(doc, key, node)| at_key(doc, pointer, key).with("found", node.kind()))
        .collect()
}

/// The values under `keys` in the object at `pointer` that are text of nothing but blanks. Parameter: `key`.
pub fn blank(master: &Master, pointer: &str, keys: &[&str]) -> Vec<Found> {
    values(master, pointer, keys)
        .filter(|(_, _, node)| is_blank(node))
        .map(|(doc, key, _)| at_key(doc, pointer, key))
        .collect()
}

fn values<'a>(
    master: &'a Master,
    pointer: &str,
    keys: &'a [&str],
) -> impl Iterator<Item = (&'a JsonDoc, &'a str, &'a Node)> {
    let object = value(master, pointer);
    keys.iter().filter_map(move |key| {
        let (doc, object) = object?;
        Some((doc, *key, object.get(key)?))
    })
}

fn is_blank(node: &Node) -> bool {
    node.as_str().is_some_and(|words| words.trim().is_empty())
}

/// The value at `pointer`, where it is there and not of the `wanted` kind ([`Node::kind`]). Parameter: `found`.
pub fn wrong_kind(master: &Master, pointer: &str, wanted: &str) -> Option<Found> {
    let (doc, node) = value(master, pointer)?;
    (node.kind() != wanted).then(|| Found::at(Place::json(doc, pointer)).with("found", node.kind()))
}

/// The value at `pointer`, where it is there and `fault` holds of it.
pub fn found_if(
    master: &Master,
    pointer: &str,
    fault: impl FnOnce(&Node) -> bool,
) -> Option<Found> {
    let (doc, node) = value(master, pointer)?;
    fault(node).then(|| Found::at(Place::json(doc, pointer)))
}

/// The top-level value under `key`, unless `right` holds of it. Parameters: `key`, and `value` as it stands in the file.
pub fn value_unless(master: &Master, key: &str, right: impl FnOnce(&Node) -> bool) -> Vec<Found> {
    let value = value(master, &pointer_below("", key)).filter(|(_, node)| !right(node));
    value
        .map(|(doc, node)| at_key(doc, "", key).with("value", node.span.of(&doc.file.text)))
        .into_iter()
        .collect()
}

/// The top-level text under `key`, unless it is blank or `right` holds of it. Parameters: `key`, and `value`, the text.
pub fn text_unless(master: &Master, key: &str, right: impl FnOnce(&str) -> bool) -> Vec<Found> {
    text_below_unless(master, "", key, right)
}

/// The same for the text under `key` in the object at `pointer`.
pub fn text_below_unless(
    master: &Master,
    pointer: &str,
    key: &str,
    right: impl FnOnce(&str) -> bool,
) -> Vec<Found> {
    let Some((doc, node)) = value(master, &pointer_below(pointer, key)) else {
        return Vec::new();
    };
    let wrong = node
        .as_str()
        .filter(|words| !words.trim().is_empty() && !right(words));
    wrong
        .map(|words| at_key(doc, pointer, key).with("value", words))
        .into_iter()
        .collect()
}

/// What `check` finds in each object of the list at `pointer`, given that object's pointer. Parameter: `number` of the
/// entry, from 1.
pub fn in_each(master: &Master, pointer: &str, check: impl Fn(&str) -> Vec<Found>) -> Vec<Found> {
    let entries = items(master, pointer).into_iter().enumerate();
    entries
        .filter(|(_, (_, _, entry))| entry.as_object().is_some())
        .flat_map(|(index, (at, _, _))| {
            let number = move |found: Found| found.with("number", (index + 1).to_string());
            check(&at).into_iter().map(number)
        })
        .collect()
}

/// The items of the list at `pointer` that are no objects. Parameter: `found`.
pub fn entries_not_objects(master: &Master, pointer: &str) -> Vec<Found> {
    let wrong = items(master, pointer)
        .into_iter()
        .filter(|(_, _, entry)| entry.as_object().is_none());
    wrong
        .map(|(at, doc, entry)| Found::at(Place::json(doc, at)).with("found", entry.kind()))
        .collect()
}

/// The items of the list at `pointer` that are no text. Parameter: `found`.
pub fn items_not_text(master: &Master, pointer: &str) -> Vec<Found> {
    let wrong = items(master, pointer)
        .into_iter()
        .filter(|(_, _, item)| item.as_str().is_none());
    wrong
        .map(|(at, doc, item)| Found::at(Place::json(doc, at)).with("found", item.kind()))
        .collect()
}

/// The items of the list at `pointer` that are text of nothing but blanks.
pub fn blank_items(master: &Master, pointer: &str) -> Vec<Found> {
    let blank = items(master, pointer)
        .into_iter()
        .filter(|(_, _, item)| is_blank(item));
    blank
        .map(|(at, doc, _)| Found::at(Place::json(doc, at)))
        .collect()
}

/// The text items of the list at `pointer` that an earlier one equals but for script, case, width and punctuation.
/// Parameter: `value`.
pub fn repeated_items(master: &Master, pointer: &str) -> Vec<Found> {
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for (at, doc, item) in items(master, pointer) {
        let Some(words) = item.as_str().filter(|words| !words.trim().is_empty()) else {
            continue;
        };
        let key = fold(words).chars;
        if !key.is_empty() && !seen.insert(key) {
            found.push(Found::at(Place::json(doc, at)).with("value", words));
        }
    }
    found
}
