//! What a file beside the masters said of one, said again, also where the file changed since.

use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, Value};

use super::super::{EditError, json as edit_json};
use super::sequence;
use crate::formats::parse_json;
use crate::model::{JsonDoc, Node};

/// What tells one row from another: the first of these that it has.
const MARKS: [&str; 4] = ["id", "name", "mode", "keywords"];

/// What was taken out of a file: an item of one of its lists.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Item {
    /// JSON pointer of its place.
    pub at: String,
    /// What tells the row that it was in, where it was in one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub row: Option<Value>,
    /// The item as it was spelt.
    pub item: Box<RawValue>,
}

impl Item {
    /// The item of `doc` at `pointer`.
    pub fn of(doc: &JsonDoc, pointer: &str) -> Option<Self> {
        let text = &doc.file.text;
        let item = doc.at(pointer)?.span.of(text).to_owned();
        let row = row_of(pointer.rsplit_once('/')?.0);
        let row = row.and_then(|(_, row, _)| value(text, doc.at(row)?));
        Some(Self {
            at: pointer.to_owned(),
            row: row.as_ref().map(mark),
            item: RawValue::from_string(item).ok()?,
        })
    }
}

/// `text` with the `items` that it lacks: each in its list, at its index or else at the end. One whose list or row is
/// gone is left out.
///
/// # Errors
/// Where `text` is not JSON.
pub fn put_back(text: &str, items: &[Item]) -> Result<String, EditError> {
    let mut items = items.iter();
    items.try_fold(text.to_owned(), one_more)
}

fn one_more(text: String, item: &Item) -> Result<String, EditError> {
    let root = parse_json(&text, 0).map_err(|_| EditError::new("file-not-json"))?;
    let new: Option<Value> = serde_json::from_str(item.item.get()).ok();
    let (Some(new), Some((list, at))) = (new, place(&text, &root, item)) else {
        return Ok(text);
    };
    let there = root.at(&list).and_then(Node::as_array).unwrap_or_default();
    if row_like(&text, there, &mark(&new)).is_some() {
        return Ok(text);
    }
    let at = at.min(there.len());
    let place = format!("{list}/{at}");
    let text = respelt(edit_json::insert(&text, &place, &new)?, &place, item);
    if list == sequence::RULES && sequence::is_kept(&root) {
        return sequence::kept(&text, Some(at));
    }
    Ok(text)
}

/// The rows, the row and the key in it that the list at `list` stands under, where it is in a row.
fn row_of(list: &str) -> Option<(&str, &str, &str)> {
    let (row, key) = list.rsplit_once('/')?;
    let (rows, _) = row.rsplit_once('/')?;
    Some((rows, row, key))
}

/// The list that the item belongs to now, and the index that it had.
fn place(text: &str, root: &Node, item: &Item) -> Option<(String, usize)> {
    let (list, at) = item.at.rsplit_once('/')?;
    let list = match (row_of(list), &item.row) {
        (Some((rows, _, key)), Some(mark)) => {
            let index = row_like(text, root.at(rows)?.as_array()?, mark)?;
            format!("{rows}/{index}/{key}")
        }
        _ => list.to_owned(),
    };
    root.at(&list)?.as_array()?;
    Some((list, at.parse().ok()?))
}

/// The index of the row that `wanted` tells.
fn row_like(text: &str, rows: &[Node], wanted: &Value) -> Option<usize> {
    let is_it = |row: &Node| value(text, row).is_some_and(|row| mark(&row) == *wanted);
    rows.iter().position(is_it)
}

/// What tells a row; of a word, the word.
fn mark(row: &Value) -> Value {
    let of = |key: &&str| Some(Value::from_iter([(*key, row.get(key)?.clone())]));
    MARKS.iter().find_map(of).unwrap_or_else(|| row.clone())
}

fn value(text: &str, node: &Node) -> Option<Value> {
    serde_json::from_str(node.span.of(text)).ok()
}

/// `text` with the item at `place` in its own spelling.
fn respelt(mut text: String, place: &str, item: &Item) -> String {
    let root = parse_json(&text, 0).ok();
    if let Some(span) = root.and_then(|root| Some(root.at(place)?.span)) {
        text.replace_range(span.start..span.end, item.item.get());
    }
    text
}
