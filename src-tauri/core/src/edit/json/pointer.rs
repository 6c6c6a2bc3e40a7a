//! JSON pointers (RFC 6901), read strictly: an index has no sign and no leading zero.

use std::fmt;

use crate::edit::EditError;
use crate::model::{Node, Value, pointer_below};

/// A pointer as its unescaped parts.
pub struct Pointer {
    parts: Vec<String>,
}

impl Pointer {
    /// Reads a pointer: empty, or each part after a `/`.
    pub fn parse(pointer: &str) -> Result<Self, EditError> {
        let parts = match pointer.strip_prefix('/') {
            Some(rest) => rest.split('/').map(unescaped).collect(),
            None if pointer.is_empty() => Vec::new(),
            None => return Err(no_such_place(pointer)),
        };
        Ok(Self { parts })
    }

    /// The pointer of the parent, and the last part; `None` for the whole document.
    pub fn split(&self) -> Option<(Self, &str)> {
        let (last, above) = self.parts.split_last()?;
        let parts = above.to_vec();
        Some((Self { parts }, last))
    }

    /// The value it names below `root`.
    pub fn find<'a>(&self, root: &'a Node) -> Result<&'a Node, EditError> {
        let below = |node, part: &String| child(node, part);
        let found = self.parts.iter().try_fold(root, below);
        found.ok_or_else(|| no_such_place(&self.to_string()))
    }

    /// The value around the one it names; `None` for the whole document.
    pub fn parent<'a>(&self, root: &'a Node) -> Option<&'a Node> {
        self.split().and_then(|(parent, _)| parent.find(root).ok())
    }
}

impl fmt::Display for Pointer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let whole = |above: String, part: &String| pointer_below(&above, part);
        f.write_str(&self.parts.iter().fold(String::new(), whole))
    }
}

/// The list item or the value of the key that `part` names in `node`.
pub fn child<'a>(node: &'a Node, part: &str) -> Option<&'a Node> {
    match &node.value {
        Value::Array(items) => items.get(index(part)?),
        _ => node.get(part),
    }
}

/// A part as the index of a list item.
pub fn index(part: &str) -> Option<usize> {
    let plain = part == "0" || !part.starts_with(['0', '+']);
    part.parse().ok().filter(|_| plain)
}

/// The error for a pointer under which nothing stands.
pub fn no_such_place(pointer: &str) -> EditError {
    EditError::new("no-such-place").with("pointer", pointer)
}

fn unescaped(part: &str) -> String {
    part.replace("~1", "/").replace("~0", "~")
}
