//! Edits of a JSON text that leave everything else as it is spelt: order, unknown keys, indentation, line ends, byte
//! order mark, numbers and the final newline. An edit that changes no value changes no byte.
//!
//! Places are JSON pointers (RFC 6901). Where a key occurs twice, it means the last one, as readers take it.

mod layout;
mod pointer;
mod rewrite;

#[cfg(test)]
mod properties;
#[cfg(test)]
mod tests;

use serde_json::Value;

use super::EditError;
use crate::formats::parse_json;
use crate::model::{self, JsonError, Node};
use crate::text::LineIndex;
use pointer::{Pointer, no_such_place};
use rewrite::{Item, Rewriter};

/// Makes the value at `pointer` equal to `value`, keeping the spelling of every part that already is. A key that its
/// object lacks is appended.
///
/// # Errors
/// `file-not-json` where `text` is not JSON; `no-such-place` where nothing stands at `pointer` or above it.
pub fn set(text: &str, pointer: &str, value: &Value) -> Result<String, EditError> {
    let root = parse(text)?;
    let at = Pointer::parse(pointer)?;
    let rewriter = Rewriter::new(text, &root);
    let Some((parent_at, last)) = at.split() else {
        return Ok(rewriter.replaced(&root, rewriter.rewritten(None, &root, value)));
    };
    let parent = parent_at.find(&root)?;
    match (pointer::child(parent, last), &parent.value) {
        (Some(node), _) => {
            Ok(rewriter.replaced(node, rewriter.rewritten(Some(parent), node, value)))
        }
        (None, model::Value::Object(_)) => append(&rewriter, &root, &parent_at, last, value),
        (None, _) => Err(no_such_place(pointer)),
    }
}

/// Puts `value` at `pointer`, which names a place that is not taken: in a list the index it is to have, or `-` for
/// the end; in an object a new key.
///
/// # Errors
/// As [`set`]; `key-exists` where the object has the key.
pub fn insert(text: &str, pointer: &str, value: &Value) -> Result<String, EditError> {
    let root = parse(text)?;
    let at = Pointer::parse(pointer)?;
    let rewriter = Rewriter::new(text, &root);
    let (parent_at, last) = at.split().ok_or_else(|| no_such_place(pointer))?;
    let parent = parent_at.find(&root)?;
    match &parent.value {
        model::Value::Object(_) if parent.get(last).is_some() => Err(key_exists(last)),
        model::Value::Object(_) => append(&rewriter, &root, &parent_at, last, value),
        model::Value::Array(nodes) => {
            let index = match last {
                "-" => Some(nodes.len()),
                digits => pointer::index(digits).filter(|index| *index <= nodes.len()),
            };
            let index = index.ok_or_else(|| no_such_place(pointer))?;
            let grand = parent_at.parent(&root);
            let frame = rewriter.frame(grand, parent, value);
            let mut items = rewriter.items(parent);
            let new = rewriter.printed(&frame, parent, index, value);
            items.insert(index, Item::New(new));
            Ok(rewriter.replaced(parent, rewriter.composed(parent, &frame, &items)))
        }
        _ => Err(no_such_place(pointer)),
    }
}

/// Removes the list item or the key at `pointer`; a key that occurs twice is removed twice, so that it is gone.
///
/// # Errors
/// `file-not-json`, `no-such-place`.
pub fn remove(text: &str, pointer: &str) -> Result<String, EditError> {
    let root = parse(text)?;
    let at = Pointer::parse(pointer)?;
    let rewriter = Rewriter::new(text, &root);
    let (parent_at, last) = at.split().ok_or_else(|| no_such_place(pointer))?;
    let parent = parent_at.find(&root)?;
    pointer::child(parent, last).ok_or_else(|| no_such_place(pointer))?;
    let stays = |index: usize| match &parent.value {
        model::Value::Object(members) => members[index].key != last,
        _ => pointer::index(last) != Some(index),
    };
    let mut items = rewriter.items(parent);
    items.retain(|item| matches!(item, Item::Old(index, _) if stays(*index)));
    Ok(rewriter.replaced(parent, rewriter.recomposed(parent, &items)))
}

/// Moves the list item at `pointer` so that it has `index` afterwards.
///
/// # Errors
/// `file-not-json`; `no-such-place` also where `index` is past the end or `pointer` names no list item.
pub fn move_to(text: &str, pointer: &str, index: usize) -> Result<String, EditError> {
    let root = parse(text)?;
    let at = Pointer::parse(pointer)?;
    let rewriter = Rewriter::new(text, &root);
    let (parent_at, last) = at.split().ok_or_else(|| no_such_place(pointer))?;
    let parent = parent_at.find(&root)?;
    let count = parent.as_array().map_or(0, <[Node]>::len);
    let from = pointer::index(last).filter(|from| *from < count);
    let from = from.ok_or_else(|| no_such_place(pointer))?;
    if index >= count {
        return Err(no_such_place(&format!("{parent_at}/{index}")));
    }
    let mut items = rewriter.items(parent);
    let moved = items.remove(from);
    items.insert(index, moved);
    Ok(rewriter.replaced(parent, rewriter.permuted(parent, &items)))
}

/// Gives the key at `pointer` another name in its place; every occurrence of a key that occurs twice.
///
/// # Errors
/// `file-not-json`; `no-such-place` also where `pointer` names no key; `key-exists`.
pub fn rename_key(text: &str, pointer: &str, new_key: &str) -> Result<String, EditError> {
    let root = parse(text)?;
    let at = Pointer::parse(pointer)?;
    let (parent_at, key) = at.split().ok_or_else(|| no_such_place(pointer))?;
    let parent = parent_at.find(&root)?;
    let members = parent.as_object().unwrap_or_default();
    if parent.get(key).is_none() {
        return Err(no_such_place(pointer));
    }
    if key == new_key {
        return Ok(text.to_owned());
    }
    if parent.get(new_key).is_some() {
        return Err(key_exists(new_key));
    }
    let mut result = text.to_owned();
    for member in members.iter().rev().filter(|m| m.key == key) {
        let bytes = member.key_span.start..member.key_span.end;
        result.replace_range(bytes, &layout::quoted(new_key));
    }
    Ok(result)
}

/// `value` as one line, as a case of a suite is written.
#[must_use]
pub fn one_line(value: &Value) -> String {
    layout::Layout::default().print(value, "", true)
}

fn append(
    rewriter: &Rewriter<'_>,
    root: &Node,
    object_at: &Pointer,
    key: &str,
    value: &Value,
) -> Result<String, EditError> {
    let object = object_at.find(root)?;
    let frame = rewriter.frame(object_at.parent(root), object, value);
    let mut items = rewriter.items(object);
    let printed = rewriter.printed(&frame, object, items.len(), value);
    items.push(Item::New(rewriter.member(key, &printed)));
    Ok(rewriter.replaced(object, rewriter.composed(object, &frame, &items)))
}

fn parse(text: &str) -> Result<Node, EditError> {
    parse_json(text, 0).map_err(|error| not_json(text, &error))
}

fn not_json(text: &str, error: &JsonError) -> EditError {
    let at = LineIndex::new(text).position(text, error.span.start);
    EditError::new("file-not-json")
        .with("line", at.line.to_string())
        .with("column", at.column.to_string())
}

fn key_exists(key: &str) -> EditError {
    EditError::new("key-exists").with("key", key)
}
