//! Faults of shape that the files beside the masters (`routing.json`, `skill-catalog.json`) can have, found in one way
//! for both (masters.md §1.14). Silent where there is no such file.

use super::Found;
use crate::model::{JsonDoc, Node, Part, Place, Value, pointer_below};

/// Where a value stands and of what kind it is ([`Node::kind`]). In the pointer `*` stands for every item of a list.
pub struct Expected {
    /// The pointer.
    pub at: &'static str,
    /// The kind.
    pub kind: &'static str,
    /// Whether it may be left out.
    pub optional: bool,
}

impl Expected {
    /// A value that must be there.
    #[must_use]
    pub const fn required(at: &'static str, kind: &'static str) -> Self {
        Self {
            at,
            kind,
            optional: false,
        }
    }

    /// A value that may be left out.
    #[must_use]
    pub const fn optional(at: &'static str, kind: &'static str) -> Self {
        Self {
            at,
            kind,
            optional: true,
        }
    }
}

/// A file that is no JSON object. Parameter: `file`.
pub fn not_json(part: &Part<JsonDoc>) -> Vec<Found> {
    let Part::Broken(file, why) = part else {
        return Vec::new();
    };
    let place = match why {
        Some(error) => Place::span(file, error.span),
        None => Place::file(&file.path),
    };
    vec![Found::at(place).with("file", file.path.as_str())]
}

/// A `version` that is a number and not 1. Parameter: `value`, as it stands in the file.
pub fn version_not_one(part: &Part<JsonDoc>) -> Vec<Found> {
    let Some((doc, version)) = part
        .read()
        .and_then(|doc| Some((doc, doc.root.get("version")?)))
    else {
        return Vec::new();
    };
    if version.kind() != "number" || version.value == Value::Number("1".to_owned()) {
        return Vec::new();
    }
    let value = version.span.of(&doc.file.text);
    vec![Found::at(Place::json(doc, "/version")).with("value", value)]
}

/// Values that must be there and are not, or are blank text. Parameter: `key`.
pub fn missing(part: &Part<JsonDoc>, expected: &[Expected]) -> Vec<Found> {
    let required = expected.iter().filter(|e| !e.optional);
    faults(part, required, |_, node| {
        node.is_none_or(|n| n.as_str().is_some_and(|words| words.trim().is_empty()))
    })
    .map(|(found, _)| found)
    .collect()
}

/// Values of another kind than they must be. Parameters: `key`, `found`, `wanted`.
pub fn wrong_kind(part: &Part<JsonDoc>, expected: &[Expected]) -> Vec<Found> {
    faults(part, expected.iter(), |wanted, node| {
        node.is_some_and(|n| n.kind() != wanted.kind)
    })
    .map(|(found, (node, wanted))| {
        let kind = node.map_or("null", Node::kind);
        found.with("found", kind).with("wanted", wanted.kind)
    })
    .collect()
}

type Met<'a> = (Option<&'a Node>, &'a Expected);

fn faults<'a>(
    part: &'a Part<JsonDoc>,
    expected: impl Iterator<Item = &'a Expected>,
    fault: impl Fn(&Expected, Option<&Node>) -> bool,
) -> impl Iterator<Item = (Found, Met<'a>)> {
    let expected = expected.flat_map(move |e| {
        let doc = part.read();
        let places = doc.map_or_else(Vec::new, |doc| places(&doc.root, e.at));
        places
            .into_iter()
            .filter_map(move |(pointer, node)| Some((doc?, e, pointer, node)))
    });
    expected
        .filter(move |(_, e, _, node)| fault(e, *node))
        .map(|(doc, e, pointer, node)| {
            let key =
                e.at.rsplit('/')
                    .find(|token| *token != "*")
                    .unwrap_or_default();
            (
                Found::at(Place::json(doc, pointer)).with("key", key),
                (node, e),
            )
        })
}

/// The places that `pattern` names below `root`, with their values. A key counts only where there is an object for it.
fn places<'a>(root: &'a Node, pattern: &str) -> Vec<(String, Option<&'a Node>)> {
    let mut places = vec![(String::new(), Some(root))];
    for token in pattern.split('/').skip(1) {
        places = places
            .into_iter()
            .filter_map(|(pointer, node)| Some((pointer, node?)))
            .flat_map(|(pointer, node)| below(&pointer, node, token))
            .collect();
    }
    places
}

fn below<'a>(pointer: &str, node: &'a Node, token: &str) -> Vec<(String, Option<&'a Node>)> {
    if token == "*" {
        let items = node.as_array().unwrap_or(&[]).iter().enumerate();
        return items
            .map(|(at, item)| (format!("{pointer}/{at}"), Some(item)))
            .collect();
    }
    let object = node
        .as_object()
        .map(|_| (pointer_below(pointer, token), node.get(token)));
    object.into_iter().collect()
}

/// The text under each place that `pattern` names, with its pointer.
#[must_use]
pub fn words<'a>(doc: &'a JsonDoc, pattern: &str) -> Vec<(String, &'a str)> {
    places(&doc.root, pattern)
        .into_iter()
        .filter_map(|(pointer, node)| Some((pointer, node?.as_str()?)))
        .collect()
}
