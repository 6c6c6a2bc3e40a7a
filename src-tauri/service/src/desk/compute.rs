//! The table of edits: which operation of the rules each one is.

use std::ops::Range;

use colophon_core::edit::excerpts::{Batch, Near, add_passages};
use colophon_core::edit::masters::Profile;
use colophon_core::edit::{
    Change, ChangeSet, EditError, Given, Label, SourceFields, add_case, add_source, change_cases,
    edit_source, json, move_case, move_source, new_file, remove_cases, remove_file, remove_source,
    rename_file, rename_work, set_case, set_front_matter, write_index,
};
use colophon_core::model::Rights;

use super::Desk;
use super::files::{path_of, text, unknown};
use crate::error::{ApiError, ErrorCode};
use crate::wire::{self, Edit, FileRef};

impl Desk {
    /// What `edit` changes in what was read.
    #[allow(clippy::too_many_lines, reason = "a table: one arm an edit")]
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
            Edit::FrontMatter { master, key, value } => {
                Ok(set_front_matter(workspace, master, key, value)?)
            }
            Edit::ReplaceWords {
                file,
                start,
                end,
                before,
                words,
            } => self.replace_words(file, *start..*end, before, words),
            Edit::AddPassages {
                master,
                batches,
                near,
            } => {
                let batches: Vec<_> = batches.iter().map(Batch::from).collect();
                let near = if *near { Near::Written } else { Near::LeftOut };
                Ok(add_passages(workspace, master, &batches, near)?.set)
            }
            Edit::WriteIndex { master } => Ok(write_index(workspace, master)?),
            Edit::NewFile { master, file, text } => Ok(new_file(workspace, master, file, text)?),
            Edit::RemoveFile { file } => Ok(remove_file(workspace, owner(file)?, &file.file)?),
            Edit::RenameFile { file, to } => {
                Ok(rename_file(workspace, owner(file)?, &file.file, to)?)
            }
            Edit::AddCase { master, at, value } => Ok(add_case(workspace, master, *at, value)?),
            Edit::SetCase {
                master,
                line,
                value,
            } => Ok(set_case(workspace, master, *line, value)?),
            Edit::RemoveCases { master, lines } => Ok(remove_cases(workspace, master, lines)?),
            Edit::MoveCase { master, line, to } => Ok(move_case(workspace, master, *line, *to)?),
            Edit::ChangeCases {
                master,
                lines,
                key,
                value,
            } => Ok(change_cases(workspace, master, lines, key, value)?),
            Edit::RestoreFile {
                step,
                file,
                side,
                hunks,
            } => self.restore_file(*step, file, *side, hunks.as_deref()),
            Edit::RestoreTo { step, side } => self.restore_to(*step, *side),
            Edit::NewMaster {
                slug,
                name,
                school,
                tradition,
                era,
            } => {
                let profile = Profile {
                    name: name.clone(),
                    school: school.clone(),
                    tradition: tradition.clone(),
                    era: era.clone(),
                };
                self.new_master(slug, &profile)
            }
            Edit::DuplicateMaster { master, slug, name } => {
                self.duplicate(master, slug, name.as_deref())
            }
            Edit::RenameMaster { master, slug } => self.rename(master, slug),
            Edit::ArchiveMaster { master } => self.archive(master),
            Edit::TrashMaster { master } => self.trash(master),
            Edit::RestoreArchived { entry } => self.take_from_archive(entry),
            Edit::RestoreTrashed { entry } => self.take_from_trash(entry),
        }
    }

    /// Words of a text replaced, if they still stand there.
    fn replace_words(
        &self,
        file: &FileRef,
        points: Range<u32>,
        before: &str,
        words: &str,
    ) -> Result<ChangeSet, ApiError> {
        let path = path_of(&self.session, file)?;
        let old = text(&self.session, &path).ok_or_else(|| unknown(file))?;
        let byte = |point: u32| {
            let mut chars = old.char_indices().map(|(at, _)| at).chain([old.len()]);
            chars.nth(point as usize)
        };
        let span = byte(points.start)
            .zip(byte(points.end))
            .map(|(start, end)| start..end);
        let span = span.filter(|span| old.get(span.clone()) == Some(before));
        let moved = || ApiError::new(ErrorCode::FilesMovedOn).with("files", path.as_str());
        let span = span.ok_or_else(moved)?;
        let after = format!("{}{words}{}", &old[..span.start], &old[span.end..]);
        let label = Label::new("words-replace").with("file", path.as_str());
        Ok(ChangeSet::new(label, [Change::text(&path, old, after)]))
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

/// The master that a file belongs to; those beside the masters are neither made nor taken away.
fn owner(file: &FileRef) -> Result<&str, ApiError> {
    file.master.as_deref().ok_or_else(|| unknown(file))
}

/// The fields of a source as the page has them: all of them.
fn fields(source: &wire::SourceFields) -> SourceFields {
    let rights = source.rights.clone().map(Rights::from);
    SourceFields {
        kind: Some(source.kind.clone()),
        id: Some(source.id.clone()),
        title: Some(source.title.clone()),
        note: source.note.clone().map_or(Given::Without, Given::Is),
        rights: rights.map_or(Given::Without, Given::Is),
    }
}
