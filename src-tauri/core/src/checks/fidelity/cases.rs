//! The cases of a suite as this family looks at them. Judges nothing.

use crate::checks::Found;
use crate::model::{Master, Member, Node, Place, SourceFile, Suite, pointer_below};

/// A line of the suite that is a JSON object.
#[derive(Clone, Copy)]
pub struct Case<'a> {
    file: &'a SourceFile,
    /// The object.
    pub node: &'a Node,
}

/// The cases of a master's suite, in file order; none where the suite could not be read.
pub fn cases(master: &Master) -> impl Iterator<Item = Case<'_>> {
    master.fidelity.read().into_iter().flat_map(of)
}

fn of(suite: &Suite) -> impl Iterator<Item = Case<'_>> {
    suite.objects().map(|(_, node)| Case {
        file: &suite.file,
        node,
    })
}

impl<'a> Case<'a> {
    /// The place of the value at `pointer`.
    pub fn place(&self, pointer: impl Into<String>) -> Place {
        Place::json_line(self.file, self.node, pointer)
    }

    /// A finding about the value of `key`, which it names.
    pub fn found(&self, key: &str) -> Found {
        Found::at(self.place(pointer_below("", key))).with("key", key)
    }

    /// A finding about the key of `member` itself, which it names.
    pub fn on_key(&self, member: &Member) -> Found {
        let place = Place {
            pointer: Some(pointer_below("", &member.key)),
            ..Place::span(self.file, member.key_span)
        };
        Found::at(place).with("key", &member.key)
    }

    /// The string under `key`, where there is one that is not blank.
    pub fn word(&self, key: &str) -> Option<&'a str> {
        self.node.str(key).filter(|word| !word.trim().is_empty())
    }

    /// The strings of the list under `key` that are not blank, with their pointers.
    pub fn entries(&self, key: &'a str) -> impl Iterator<Item = (String, &'a str)> + use<'a> {
        let items = self.node.items(key).iter().enumerate();
        items.filter_map(move |(at, item)| {
            let word = item.as_str().filter(|word| !word.trim().is_empty())?;
            Some((format!("/{key}/{at}"), word))
        })
    }

    /// Whether the case tests a boundary.
    pub fn is_boundary(&self) -> bool {
        self.node.str("test_type") == Some("boundary")
    }
}

/// Whether the case lacks the name under `key`: nothing there, or a blank string. Another kind of value is not judged.
pub fn is_unnamed(case: &Case, key: &str) -> bool {
    case.node
        .get(key)
        .is_none_or(|value| value.as_str().is_some_and(|name| name.trim().is_empty()))
}
