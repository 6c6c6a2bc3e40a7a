//! `meta.json`: a JSON object, byte for byte; its fields are looked at by the model.

use super::json::parse_json;
use crate::model::{Entry, JsonDoc, Meta, Part};

/// Reads what stands at the place of `meta.json`.
pub(super) fn meta(entry: Option<&Entry>) -> Part<Meta> {
    match json_object(entry) {
        Part::Absent => Part::Absent,
        Part::Unreadable(why) => Part::Unreadable(why),
        Part::Broken(file, why) => Part::Broken(file, why),
        Part::Read(doc) => Part::Read(Meta { doc }),
    }
}

/// Reads a file that must hold one JSON object.
pub(super) fn json_object(entry: Option<&Entry>) -> Part<JsonDoc> {
    let file = match entry {
        None => return Part::Absent,
        Some(Entry::Unreadable(why)) => return Part::Unreadable(why.clone()),
        Some(Entry::Read(file)) => file.clone(),
    };
    match parse_json(&file.text, 0) {
        Ok(root) if root.as_object().is_some() => Part::Read(JsonDoc { file, root }),
        Ok(_) => Part::Broken(file, None),
        Err(why) => Part::Broken(file, Some(why)),
    }
}
