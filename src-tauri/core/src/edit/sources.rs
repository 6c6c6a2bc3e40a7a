//! The declared sources of a master: one added, changed, taken out, put elsewhere. The citation contract, which follows
//! from them, is brought into step in the same change set.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::{Change, ChangeSet, EditError, Label, json as edit_json, target};
use crate::formats::parse_json;
use crate::model::{Declared, Master, Meta, Node, Rights, WorkId, Workspace, pointer_below};

/// What becomes of an optional field.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Given<T> {
    /// It stays as it is.
    #[default]
    Kept,
    /// It is taken out.
    Without,
    /// It is this.
    Is(T),
}

/// What no identifier may hold, because it would end the string, the cell, the bracket or the line it stands in.
const UNUSABLE: [&str; 8] = ["\"", "\\", "`", "|", "【", "】", ": ", " #"];

/// The fields of a source that are given; all others, unknown keys included, stay as they are.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SourceFields {
    /// `type`.
    pub kind: Option<String>,
    /// `id`. References keep the old one; [`super::rename_work`] changes them too.
    pub id: Option<String>,
    /// `title`.
    pub title: Option<String>,
    /// `note`.
    pub note: Given<String>,
    /// `rights`. Of its fields those that are `None` are taken out, keys of others stay.
    pub rights: Given<Rights>,
}

/// Declares one more source, at position `at` or at the end.
///
/// # Errors
/// Where there is no such master, its `meta.json` cannot be edited, the id cannot be used or is declared already, or the
/// position is past the end.
pub fn add_source(
    workspace: &Workspace,
    slug: &str,
    fields: &SourceFields,
    at: Option<usize>,
) -> Result<ChangeSet, EditError> {
    let master = target::master(workspace, slug)?;
    let meta = target::meta(master)?;
    let id = fields.id.as_deref().map(usable).transpose()?;
    if let Some((id, number)) = id.and_then(|id| Some((id, declared_as(master, id)?))) {
        let number = number.to_string();
        return Err(EditError::new("id-declared")
            .with("id", id)
            .with("number", number));
    }
    let source = new_source(&SourceFields {
        id: id.map(str::to_owned),
        ..fields.clone()
    });
    let count = meta.root().items("sources").len();
    if let Some(at) = at.filter(|at| *at > count) {
        return Err(no_position(at));
    }
    let mut text = meta.doc.file.text.clone();
    if meta.root().get("sources").is_none() {
        text = edit_json::set(&text, "/sources", &json!([]))?;
    }
    let at = at.map_or_else(|| "-".to_owned(), |at| at.to_string());
    text = edit_json::insert(&text, &pointer_below("/sources", &at), &source)?;
    let id = fields.id.as_deref().unwrap_or_default();
    changed(master, meta, text, label("source-add", master, id))
}

/// Gives a source other values. Nothing is taken out that is of another kind than the field: whoever filled in the
/// fields was never shown it.
///
/// # Errors
/// Where there is no such master or source, or its `meta.json` cannot be edited.
pub fn edit_source(
    workspace: &Workspace,
    slug: &str,
    index: usize,
    fields: &SourceFields,
) -> Result<ChangeSet, EditError> {
    let master = target::master(workspace, slug)?;
    let meta = target::meta(master)?;
    let source = target::source(meta, index)?;
    let at = format!("/sources/{index}");
    let mut text = meta.doc.file.text.clone();
    let texts = [
        ("type", &fields.kind),
        ("id", &fields.id),
        ("title", &fields.title),
    ];
    for (key, value) in texts {
        let value = value
            .as_ref()
            .filter(|v| !v.is_empty() || source.node.str(key).is_some());
        if let Some(value) = value {
            text = edit_json::set(&text, &pointer_below(&at, key), &json!(value))?;
        }
    }
    text = with_optional(text, &at, "note", source.node, &fields.note)?;
    text = with_rights(text, &at, source.node, &fields.rights)?;
    changed(
        master,
        meta,
        text,
        label("source-edit", master, source.id.unwrap_or_default()),
    )
}

/// Declares a source no longer. What still names the work is left for the curator to decide about.
///
/// # Errors
/// Where there is no such master or source, or its `meta.json` cannot be edited.
pub fn remove_source(
    workspace: &Workspace,
    slug: &str,
    index: usize,
) -> Result<ChangeSet, EditError> {
    let master = target::master(workspace, slug)?;
    let meta = target::meta(master)?;
    let source = target::source(meta, index)?;
    let text = edit_json::remove(&meta.doc.file.text, &format!("/sources/{index}"))?;
    changed(
        master,
        meta,
        text,
        label("source-remove", master, source.id.unwrap_or_default()),
    )
}

/// Puts a source at position `to`.
///
/// # Errors
/// Where there is no such master, source or position, or its `meta.json` cannot be edited.
pub fn move_source(
    workspace: &Workspace,
    slug: &str,
    index: usize,
    to: usize,
) -> Result<ChangeSet, EditError> {
    let master = target::master(workspace, slug)?;
    let meta = target::meta(master)?;
    let source = target::source(meta, index)?;
    if to >= meta.root().items("sources").len() {
        return Err(no_position(to));
    }
    let text = edit_json::move_to(&meta.doc.file.text, &format!("/sources/{index}"), to)?;
    let label = label("source-move", master, source.id.unwrap_or_default());
    let change = Change::text(&meta.doc.file.path, &meta.doc.file.text, text);
    Ok(ChangeSet::new(label, [change]))
}

/// The number of the source of `master` that is the same work, spelt the same or not.
fn declared_as(master: &Master, id: &str) -> Option<usize> {
    let declared = Declared::of(master)?;
    let work = declared.named(&WorkId::parse(id))?;
    Some(work.index + 1)
}

/// `id`, trimmed, where it can be written wherever works are named.
pub(super) fn usable(id: &str) -> Result<&str, EditError> {
    let id = id.trim();
    let unusable = UNUSABLE.iter().any(|mark| id.contains(mark)) || id.contains(char::is_control);
    if id.is_empty() || unusable {
        return Err(EditError::new("id-unusable").with("id", id));
    }
    Ok(id)
}

fn no_position(index: usize) -> EditError {
    EditError::new("unknown-source").with("number", (index + 1).to_string())
}

fn label(code: &str, master: &Master, id: &str) -> Label {
    Label::new(code).with("master", &master.slug).with("id", id)
}

fn new_source(fields: &SourceFields) -> Value {
    let mut source = Map::new();
    let texts = [
        ("type", &fields.kind),
        ("id", &fields.id),
        ("title", &fields.title),
    ];
    for (key, value) in texts {
        source.insert(key.to_owned(), json!(value.as_deref().unwrap_or_default()));
    }
    if let Given::Is(note) = &fields.note {
        source.insert("note".to_owned(), json!(note));
    }
    if let Given::Is(rights) = &fields.rights {
        source.insert("rights".to_owned(), rights_value(rights));
    }
    Value::Object(source)
}

fn rights_value(rights: &Rights) -> Value {
    let fields = rights.fields().into_iter();
    let given = fields.filter_map(|(key, value)| Some((key.to_owned(), json!(value?))));
    Value::Object(given.collect())
}

fn with_optional(
    text: String,
    at: &str,
    key: &str,
    source: &Node,
    given: &Given<String>,
) -> Result<String, EditError> {
    let pointer = pointer_below(at, key);
    match given {
        Given::Is(value) => edit_json::set(&text, &pointer, &json!(value)),
        Given::Without if source.str(key).is_some() => edit_json::remove(&text, &pointer),
        Given::Without | Given::Kept => Ok(text),
    }
}

fn with_rights(
    mut text: String,
    at: &str,
    source: &Node,
    given: &Given<Rights>,
) -> Result<String, EditError> {
    let pointer = pointer_below(at, "rights");
    let object = source.get("rights").filter(|old| old.as_object().is_some());
    let rights = match given {
        Given::Kept => return Ok(text),
        Given::Without if object.is_none() => return Ok(text),
        Given::Without => return edit_json::remove(&text, &pointer),
        Given::Is(rights) => rights,
    };
    let Some(old) = object else {
        return edit_json::set(&text, &pointer, &rights_value(rights));
    };
    for (key, value) in rights.fields() {
        let pointer = pointer_below(&pointer, key);
        match value {
            Some(value) => text = edit_json::set(&text, &pointer, &json!(value))?,
            None if old.str(key).is_some() => text = edit_json::remove(&text, &pointer)?,
            None => {}
        }
    }
    Ok(text)
}

fn changed(
    master: &Master,
    meta: &Meta,
    text: String,
    label: Label,
) -> Result<ChangeSet, EditError> {
    let file = &meta.doc.file;
    let text = with_contract(master, text)?;
    Ok(ChangeSet::new(
        label,
        [Change::text(&file.path, &file.text, text)],
    ))
}

/// `text` with the citation contract that follows from its sources (masters.md §1.4). Keys of others stay.
fn with_contract(master: &Master, text: String) -> Result<String, EditError> {
    let broken =
        |_| EditError::new("file-not-json").with("file", master.path("meta.json").as_str());
    let root = parse_json(&text, 0).map_err(broken)?;
    let contract = contract(root.items("sources"));
    let old = root.get("citation_contract");
    if old.is_none_or(|old| old.as_object().is_none()) {
        return edit_json::set(&text, "/citation_contract", &Value::Object(contract));
    }
    contract.iter().try_fold(text, |text, (key, value)| {
        edit_json::set(&text, &pointer_below("/citation_contract", key), value)
    })
}

fn contract(sources: &[Node]) -> Map<String, Value> {
    let types: BTreeSet<&str> = sources.iter().filter_map(|s| s.str("type")).collect();
    let contract = json!({
        "version": 1,
        "claim_policy": "declared_sources_only",
        "required_for": ["doctrinal_claim", "practice_guidance", "text_interpretation"],
        "allowed_source_types": types,
        "minimum_claim_coverage": 0.9,
        "live_retrieval_allowed": true,
    });
    match contract {
        Value::Object(contract) => contract,
        _ => Map::new(),
    }
}
