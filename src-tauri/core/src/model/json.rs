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
