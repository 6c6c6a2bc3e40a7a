//! What an operation works on: the master of a slug, its `meta.json`, one of its sources. Where that is not there or
//! cannot be read, the error says so.

use super::EditError;
use crate::model::{Entry, Master, Meta, Part, RelPath, Source, Workspace};

/// How many masters are named where one was not found.
const NAMED: usize = 5;

/// The master of that slug.
pub fn master<'a>(workspace: &'a Workspace, slug: &str) -> Result<&'a Master, EditError> {
    workspace.master(slug).ok_or_else(|| {
        let mut slugs: Vec<&str> = workspace.masters.iter().map(|m| m.slug.as_str()).collect();
        slugs.sort_by_key(|known| strsim::damerau_levenshtein(slug, known));
        slugs.truncate(NAMED);
        EditError::new("unknown-master")
            .with("slug", slug)
            .with("nearest", slugs.join(", "))
    })
}

/// Its `meta.json`, which must be a JSON object to be edited.
pub fn meta(master: &Master) -> Result<&Meta, EditError> {
    let code = match &master.meta {
        Part::Read(meta) => return Ok(meta),
        Part::Absent => "file-missing",
        Part::Unreadable(_) => "file-unreadable",
        Part::Broken(..) => "file-not-json",
    };
    let file = master.path("meta.json");
    Err(EditError::new(code).with("file", file.as_str()))
}

/// The source at `index`.
pub fn source(meta: &Meta, index: usize) -> Result<Source<'_>, EditError> {
    let found = meta.sources().find(|source| source.index == index);
    found.ok_or_else(|| EditError::new("unknown-source").with("number", (index + 1).to_string()))
}

/// The text of a file of `master`; `None` where there is no such file.
pub fn text<'a>(master: &'a Master, path: &RelPath) -> Result<Option<&'a str>, EditError> {
    match master.files.get(path) {
        None => Ok(None),
        Some(Entry::Read(file)) => Ok(Some(&file.text)),
        Some(Entry::Unreadable(_)) => {
            Err(EditError::new("file-unreadable").with("file", path.as_str()))
        }
    }
}
