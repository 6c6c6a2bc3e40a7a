//! The table of edits: which operation of the rules each one is.

use colophon_core::edit::{
    Change, ChangeSet, EditError, Given, Label, SourceFields, add_source, edit_source, json,
    move_source, remove_source, rename_work,
};
use colophon_core::model::Rights;

use super::Desk;
use super::files::{path_of, text, unknown};
use crate::error::{ApiError, ErrorCode};
use crate::wire::{self, Edit, FileRef};

impl Desk {
    /// What `edit` changes in what was read.
    pub(super) fn compute(&self, edit: &Edit) -> Result<ChangeSet, ApiError> {
        let workspace = &self.session.workspace;
        match edit {
            Edit::Set {
                file,
                pointer,
                value,
            } => self.json(file, "set", pointer, |text| json::set(text, pointer, value)),
            Edit::Insert {
                file,
                pointer,
                value,
            } => self.json(file, "insert", pointer, |text| {
                json::insert(text, pointer, value)
            }),
            Edit::Remove { file, pointer } => {
                self.json(file, "remove", pointer, |text| json::remove(text, pointer))
            }
            Edit::Move { file, pointer, to } => self.json(file, "move", pointer, |text| {
                json::move_to(text, pointer, *to as usize)
            }),
            Edit::RenameKey { file, pointer, key } => {
                self.json(file, "rename-key", pointer, |text| {
                    json::rename_key(text, pointer, key)
                })
            }
            Edit::AddSource { master, source, at } => {
                let at = at.map(|at| at as usize);
                Ok(add_source(workspace, master, &fields(source), at)?)
            }
            Edit::EditSource {
                master,
                index,
                source,
            } => Ok(edit_source(
                workspace,
                master,
                *index as usize,
                &fields(source),
            )?),
            Edit::RemoveSource { master, index } => {
                Ok(remove_source(workspace, master, *index as usize)?)
            }
            Edit::MoveSource { master, index, to } => Ok(move_source(
                workspace,
                master,
                *index as usize,
                *to as usize,
            )?),
            Edit::RenameWork { master, index, id } => {
                Ok(rename_work(workspace, master, *index as usize, id)?)
            }
            Edit::RestoreFile {
                step,
                file,
                side,
                hunks,
            } => self.restore_file(*step, file, *side, hunks.as_deref()),
            Edit::RestoreTo { step, side } => self.restore_to(*step, *side),
            _ => Err(ApiError::new(ErrorCode::Internal).with("reason", "not built yet")),
        }
    }

    /// One edit of a JSON text.
    fn json(
        &self,
        file: &FileRef,
        code: &str,
        pointer: &str,
        edit: impl Fn(&str) -> Result<String, EditError>,
    ) -> Result<ChangeSet, ApiError> {
        let path = path_of(&self.session, file)?;
        let before = text(&self.session, &path).ok_or_else(|| unknown(file))?;
        let named = |error| ApiError::from(error).with("file", path.as_str());
        let after = edit(before).map_err(named)?;
        let label = Label::new(code)
            .with("file", path.as_str())
            .with("place", pointer);
        Ok(ChangeSet::new(label, [Change::text(&path, before, after)]))
    }
}

/// The fields of a source as the page has them: all of them.
fn fields(source: &wire::SourceFields) -> SourceFields {
    let rights = source.rights.clone().map(|rights| Rights {
        corpus: rights.corpus,
        licence: rights.licence,
        accessed: rights.accessed,
        redistribution: rights.redistribution,
        attribution: rights.attribution,
    });
    SourceFields {
        kind: Some(source.kind.clone()),
        id: Some(source.id.clone()),
        title: Some(source.title.clone()),
        note: source.note.clone().map_or(Given::Without, Given::Is),
        rights: rights.map_or(Given::Without, Given::Is),
    }
}
