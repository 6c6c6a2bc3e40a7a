//! JSON as it stands in the file: order, duplicate keys, number spellings and the place of every value.

use std::fmt::Write as _;

use super::file::SourceFile;
use crate::text::Span;

/// A JSON value and the bytes it stands on.
#[derive(Debug, Clone, PartialEq)]
pub struct Node {
    /// The value.
    pub value: Value,
    /// Its bytes in the file.
    pub span: Span,
}

/// What a JSON value is.
#[derive(Debug, Clone, PartialEq)]
pub enum Value {
    /// `null`
    Null,
    /// `true` or `false`
    Bool(bool),
    /// A number, spelt as in the file.
    Number(String),
    /// A string, unescaped.
    String(String),
    /// A list.
    Array(Vec<Node>),
    /// Members in file order; a key may occur twice.
    Object(Vec<Member>),
}

/// A key with its value.
#[derive(Debug, Clone, PartialEq)]
pub struct Member {
    /// The key, unescaped.
    pub key: String,
    /// The bytes of the key with its quotation marks.
    pub key_span: Span,
    /// The value.
    pub node: Node,
}

impl Node {
    /// The string, where it is one.
    #[must_use]
    pub fn as_str(&self) -> Option<&str> {
        match &self.value {
            Value::String(s) => Some(s),
            _ => None,
        }
    }

    /// The boolean, where it is one.
    #[must_use]
    pub fn as_bool(&self) -> Option<bool> {
        match self.value {
            Value::Bool(b) => Some(b),
            _ => None,
        }
    }

    /// The items, where it is a list.
    #[must_use]
    pub fn as_array(&self) -> Option<&[Node]> {
        match &self.value {
            Value::Array(items) => Some(items),
            _ => None,
        }
    }

    /// The members, where it is an object.
    #[must_use]
    pub fn as_object(&self) -> Option<&[Member]> {
        match &self.value {
            Value::Object(members) => Some(members),
            _ => None,
        }
    }

    /// The value of `key` (the last one, as every JSON reader takes it), where this is an object that has it.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&Node> {
        self.as_object()?
            .iter()
            .rev()
            .find(|m| m.key == key)
            .map(|m| &m.node)
    }

    /// The string under `key`, where there is one.
    #[must_use]
    pub fn str(&self, key: &str) -> Option<&str> {
        self.get(key)?.as_str()
    }

    /// The items of the list under `key`; none where there is no list.
    #[must_use]
    pub fn items(&self, key: &str) -> &[Node] {
        self.get(key).and_then(Node::as_array).unwrap_or(&[])
    }

    /// The word for what kind of value this is, for wording.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self.value {
            Value::Null => "null",
            Value::Bool(_) => "boolean",
            Value::Number(_) => "number",
            Value::String(_) => "string",
            Value::Array(_) => "array",
            Value::Object(_) => "object",
        }
    }

    /// The value at a JSON pointer (RFC 6901) below this one, where there is one.
    #[must_use]
    pub fn at(&self, pointer: &str) -> Option<&Node> {
        tokens(pointer).try_fold(self, |node, token| node.child(&token))
    }

    /// The span of the value at `pointer`, or of its nearest parent that exists.
    #[must_use]
    pub fn nearest_span(&self, pointer: &str) -> Span {
        let mut node = self;
        for token in tokens(pointer) {
            match node.child(&token) {
                Some(child) => node = child,
                None => break,
            }
        }
        node.span
    }

    /// The JSON pointer of the smallest value that holds `span`, its key counted in; `None` where `span` lies outside.
    #[must_use]
    pub fn pointer_to(&self, span: Span) -> Option<String> {
        if !self.span.contains(span) {
            return None;
        }
        let mut pointer = String::new();
        let mut node = self;
        while let Some((below, child)) = node.child_around(span, &pointer) {
            pointer = below;
            if !child.span.contains(span) {
                break;
            }
            node = child;
        }
        Some(pointer)
    }

    /// The child that holds `span`, its key counted in, and its pointer below `parent`.
    fn child_around(&self, span: Span, parent: &str) -> Option<(String, &Node)> {
        match &self.value {
            Value::Array(items) => {
                let at = items.partition_point(|item| item.span.end < span.end);
                let item = items.get(at).filter(|item| item.span.contains(span))?;
                Some((format!("{parent}/{at}"), item))
            }
            Value::Object(members) => {
                let at = members.partition_point(|m| m.node.span.end < span.end);
                let member = members.get(at)?;
                let whole = Span::new(member.key_span.start, member.node.span.end);
                let held = whole.contains(span);
                held.then(|| (pointer_below(parent, &member.key), &member.node))
            }
            _ => None,
        }
    }

    fn child(&self, token: &str) -> Option<&Node> {
        match &self.value {
            Value::Array(items) => items.get(token.parse::<usize>().ok()?),
            Value::Object(_) => self.get(token),
            _ => None,
        }
    }
}

/// A JSON document with the file it was read from.
#[derive(Debug, Clone)]
pub struct JsonDoc {
    /// The file.
    pub file: SourceFile,
    /// Its one value.
    pub root: Node,
}

impl JsonDoc {
    /// The value at a JSON pointer (RFC 6901), where there is one.
    #[must_use]
    pub fn at(&self, pointer: &str) -> Option<&Node> {
        self.root.at(pointer)
    }
}

fn tokens(pointer: &str) -> impl Iterator<Item = String> + '_ {
    pointer
        .split('/')
        .skip(1)
        .map(|t| t.replace("~1", "/").replace("~0", "~"))
}

/// The JSON pointer of `key` below `parent`.
#[must_use]
pub fn pointer_below(parent: &str, key: &str) -> String {
    let mut pointer = parent.to_owned();
    let _ = write!(pointer, "/{}", key.replace('~', "~0").replace('/', "~1"));
    pointer
}

/// Why a text is not a JSON document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JsonError {
    /// What is wrong.
    pub kind: JsonErrorKind,
    /// The bytes it is about.
    pub span: Span,
}

/// What is wrong with a text that is not JSON.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum JsonErrorKind {
    /// Nothing but white space.
    Empty,
    /// Not the grammar of JSON (RFC 8259).
    Syntax,
    /// Nested deeper than the parser goes.
    TooDeep,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::parse_json;

    #[test]
    fn the_smallest_value_around_a_span_is_found() {
        let text = r#"{"a": [1, {"b/c": "x"}], "d": true}"#;
        let root = parse_json(text, 0).unwrap();
        for (words, pointer) in [
            ("x", "/a/1/b~1c"),
            ("b/c", "/a/1/b~1c"),
            ("1", "/a/0"),
            (", {", "/a"),
            ("d", "/d"),
            ("}], ", ""),
        ] {
            let start = text.find(words).unwrap();
            let span = Span::new(start, start + words.len());
            assert_eq!(root.pointer_to(span).as_deref(), Some(pointer), "{words}");
        }
        assert_eq!(root.pointer_to(Span::new(0, text.len() + 1)), None);
    }
}
