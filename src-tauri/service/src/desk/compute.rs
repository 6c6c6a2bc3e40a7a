//! The table of edits: which operation of the rules each one is.

use colophon_core::edit::{Change, ChangeSet, EditError, Label, json};

use super::Desk;
use super::files::{path_of, text, unknown};
use crate::error::{ApiError, ErrorCode};
use crate::wire::{Edit, FileRef};

impl Desk {
    /// What `edit` changes in what was read.
    pub(super) fn compute(&self, edit: &Edit) -> Result<ChangeSet, ApiError> {
        match edit {
            Edit::Set { file, pointer, value } => {
                self.json(file, "set", pointer, |text| json::set(text, pointer, value))
            }
            Edit::Insert { file, pointer, value } => {
                self.json(file, "insert", pointer, |text| json::insert(text, pointer, value))
            }
            Edit::Remove { file, pointer } => {
                self.json(file, "remove", pointer, |text| json::remove(text, pointer))
            }
            Edit::Move { file, pointer, to } => {
                self.json(file, "move", pointer, |text| json::move_to(text, pointer, *to as usize))
            }
            Edit::RenameKey { file, pointer, key } => {
                self.json(file, "rename-key", pointer, |text| json::rename_key(text, pointer, key))
            }
            Edit::RestoreFile { step, file, side, hunks } => {
                self.restore_file(*step, file, *side, hunks.as_deref())
            }
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
        let label = Label::new(code).with("file", path.as_str()).with("place", pointer);
        Ok(ChangeSet::new(label, [Change::text(&path, before, after)]))
    }
}
