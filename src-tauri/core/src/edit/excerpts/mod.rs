//! New passages in the excerpt files of a master: each in the form of the scripture dialect (masters.md §1.11), under its
//! work, which is declared where it is not yet; INDEX gets its row. What the master has already is named and not written
//! twice. Words come in sanitised; this writes them as they are.

mod compare;
mod compose;
mod divide;
mod place;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use super::{Change, ChangeSet, EditError, Label, SourceFields, add_source, target, write_index};
use crate::formats::reload;
use crate::model::{Entry, IdForm, Master, RelPath, Rights, SourceFile, WorkId, Workspace};

pub use compare::Twin;
pub use compose::citation;
pub use divide::{Cleaned, divide};

/// The work that passages are from.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ExcerptedWork {
    /// The identifier, as it is to be declared.
    pub id: String,
    /// The title, without `《》`.
    pub title: String,
    /// The type of source; where it is `None`, that of the identifier.
    pub kind: Option<String>,
    /// The edition as stated, for the head of a new file.
    pub edition: Option<String>,
    /// What may be done with the text, for a new declaration.
    pub rights: Option<Rights>,
}

/// One passage to be written.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NewPassage {
    /// The heading, without a locator.
    pub topic: String,
    /// The words, a line each of the quote block.
    pub words: String,
    /// The fascicle.
    pub juan: Option<u32>,
    /// The first line, segment or folio in the edition.
    pub first: Option<String>,
    /// The last one.
    pub last: Option<String>,
    /// The page of the work at FoJin.
    pub link: Option<String>,
}

/// Passages of one work.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Batch {
    /// The work.
    pub work: ExcerptedWork,
    /// The passages, in the order in which they are to stand.
    pub passages: Vec<NewPassage>,
}

/// What is to become of passages that are nearly the same as one that is there.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Near {
    /// They are named and not written.
    #[default]
    LeftOut,
    /// They are named and written.
    Written,
}

/// What becomes of the passages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    /// The changes, one step.
    pub set: ChangeSet,
    /// For each batch, for each passage, the passage it repeats or resembles.
    pub twins: Vec<Vec<Option<Twin>>>,
}

/// Writes `batches` into the excerpt files of the master `slug`.
///
/// # Errors
/// Where there is no such master, its files cannot be edited, or the identifier of a work cannot be declared.
pub fn add_passages(
    workspace: &Workspace,
    slug: &str,
    batches: &[Batch],
    near: Near,
) -> Result<Written, EditError> {
    let mut now = workspace.clone();
    let mut changes = Vec::new();
    let mut twins = Vec::new();
    let mut count = 0;
    for batch in batches {
        let of_batch = compare::twins(target::master(&now, slug)?, batch);
        let is_new = |(_, twin): &(&NewPassage, &Option<Twin>)| match twin {
            None => true,
            Some(twin) => !twin.exact && near == Near::Written,
        };
        let passages = batch.passages.iter().zip(&of_batch).filter(is_new);
        let passages: Vec<_> = passages.map(|(passage, _)| passage).collect();
        twins.push(of_batch);
        count += passages.len();
        if passages.is_empty() {
            continue;
        }
        let declared = declare(&now, slug, &batch.work)?;
        now = after(&now, &declared);
        let written = write(target::master(&now, slug)?, &batch.work, &passages)?;
        now = after(&now, std::slice::from_ref(&written));
        let listed = write_index(&now, slug)?;
        now = after(&now, listed.changes());
        changes.extend(declared);
        changes.push(written);
        changes.extend(listed.changes().iter().cloned());
    }
    let label = Label::new("passages-add")
        .with("master", slug)
        .with("count", count.to_string());
    let set = ChangeSet::new(label, changes);
    Ok(Written { set, twins })
}

/// The declaration of `work`, where the master has none.
fn declare(
    workspace: &Workspace,
    slug: &str,
    work: &ExcerptedWork,
) -> Result<Vec<Change>, EditError> {
    let master = target::master(workspace, slug)?;
    if place::declared(master, &work.id).is_some() {
        return Ok(Vec::new());
    }
    let kind = work.kind.clone().or_else(|| {
        let kinds = ["cbeta", "tibetan_canon", "pali_canon", "pali_treatise"];
        let fits = |kind: &&str| IdForm::of_type(kind).is_some_and(|form| form.fits(&work.id));
        kinds.into_iter().find(fits).map(str::to_owned)
    });
    let fields = SourceFields {
        kind: Some(kind.unwrap_or_else(|| "compiled_teaching".to_owned())),
        id: Some(work.id.clone()),
        title: Some(work.title.clone()),
        rights: work
            .rights
            .clone()
            .map_or_else(Default::default, super::Given::Is),
        ..SourceFields::default()
    };
    Ok(add_source(workspace, slug, &fields, None)?
        .changes()
        .to_vec())
}

/// The passages at the end of the file of their work, or in a file of their own.
fn write(
    master: &Master,
    work: &ExcerptedWork,
    passages: &[&NewPassage],
) -> Result<Change, EditError> {
    let id = place::declared(master, &work.id).unwrap_or(&work.id);
    let sections: Vec<_> = passages
        .iter()
        .map(|passage| compose::section(work, id, passage))
        .collect();
    match place::file_of(master, &WorkId::parse(id)) {
        Some(file) => Ok(Change::text(
            &file.path,
            &file.text,
            compose::appended(&file.text, &sections),
        )),
        None => {
            let path = place::free_path(master, id)?;
            Ok(Change::create(path, compose::file(work, id, &sections)))
        }
    }
}

/// `workspace` once `changes` are made.
fn after(workspace: &Workspace, changes: &[Change]) -> Workspace {
    let entry = |change: &Change| {
        let text = String::from_utf8(change.after.clone()?).ok()?;
        Some(Entry::Read(SourceFile::new(change.file.clone(), text)))
    };
    let changed: BTreeMap<RelPath, Option<Entry>> = changes
        .iter()
        .map(|change| (change.file.clone(), entry(change)))
        .collect();
    reload(workspace, "", &changed)
}
