//! Texts as an editor has them: read, kept as drafts, saved. What was typed is never lost: it is on disk, or a draft, or
//! the caller is told that it is neither.

use std::sync::Arc;

use colophon_core::edit::merge::{Kind, Part, clean, merge};
use colophon_core::edit::{Change, ChangeSet, Digest, Label};
use colophon_core::model::RelPath;

use super::Desk;
use super::files::{digest, entry, file_ref, path_of, text, unknown};
use super::view::segments;
use crate::error::{ApiError, ErrorCode};
use crate::wire::{Draft, EditorText, FileRef, How, MergePart, SaveOutcome, Trouble, TypedText};
use crate::workspace::Mode;

/// How a saving ends that writes the text as it was typed, or with what another program wrote.
enum Written {
    AsTyped,
    Merged(String),
}

impl Desk {
    /// The whole text of a file, with what was typed in it and not saved.
    ///
    /// # Errors
    /// Where there is no such text and no draft of one.
    pub fn text(&mut self, file: &FileRef, now: u64) -> Result<EditorText, ApiError> {
        let path = path_of(&self.session, file)?;
        if entry(&self.session, &path).is_some() {
            self.look_at([&path], now)?;
        }
        let draft = match &self.writer {
            Some(writer) => writer.draft(&path)?,
            None => None,
        };
        let found = text(&self.session, &path);
        if found.is_none() && draft.is_none() {
            return Err(unknown(file));
        }
        Ok(EditorText {
            text: found.unwrap_or_default().to_owned(),
            digest: found.map(|text| digest(text).to_string()),
            writable: *self.mode() == Mode::Writer,
            draft: draft.map(|draft| Draft {
                text: draft.text,
                base: draft.base.map(|base| base.to_string()),
                at: draft.at,
            }),
        })
    }

    /// Keeps what is typed.
    ///
    /// # Errors
    /// Where it cannot be kept, or there can be no such text.
    pub fn keep_draft(&mut self, typed: &TypedText, now: u64) -> Result<(), ApiError> {
        let base = base_of(typed)?;
        let path = self.text_path(&typed.file)?;
        let standing = text(&self.session, &path).filter(|text| Some(digest(text)) == base);
        let standing = standing.map(|text| text.as_bytes().to_vec());
        let writer = self.writer(now)?;
        if let Some(content) = standing {
            // What was typed into can be merged with even when another program replaces it.
            writer.keep_content(&content)?;
        }
        writer.keep_draft(&path, base, &typed.text, now)
    }

    /// Forgets what was typed.
    ///
    /// # Errors
    /// Where the history cannot be written.
    pub fn drop_draft(&mut self, file: &FileRef) -> Result<(), ApiError> {
        let path = path_of(&self.session, file)?;
        match &mut self.writer {
            Some(writer) => writer.drop_draft(&path),
            None => Ok(()),
        }
    }

    /// Saves what was typed. Where another program changed the file meanwhile, both are merged; where that is not
    /// clean, nothing is written and the text is kept as a draft.
    ///
    /// # Errors
    /// Where it could not be written; the text is a draft then, unless the error says otherwise.
    pub fn save_text(&mut self, typed: &TypedText, now: u64) -> Result<SaveOutcome, ApiError> {
        let base = base_of(typed)?;
        let path = self.text_path(&typed.file)?;
        self.look_at([&path], now)?;
        let session = Arc::clone(&self.session);
        let theirs = text(&session, &path);
        let there = theirs.map(digest);
        if theirs == Some(&typed.text) {
            self.drop_draft(&typed.file)?;
            let digest = digest(&typed.text).to_string();
            return Ok(SaveOutcome::Unchanged { digest });
        }
        let written = if there == base {
            Written::AsTyped
        } else {
            let base_text = self.content(base)?;
            let from = base_text.as_deref().unwrap_or_default();
            let parts = merge(
                Kind::of(&path),
                from,
                &typed.text,
                theirs.unwrap_or_default(),
            );
            match clean(&parts) {
                Some(merged) if base_text.is_some() && theirs.is_some() => Written::Merged(merged),
                _ => return self.conflict(&path, typed, base_text.as_deref(), theirs, parts, now),
            }
        };
        self.write_text(&path, theirs, typed, written, now)
    }

    fn write_text(
        &mut self,
        path: &RelPath,
        theirs: Option<&str>,
        typed: &TypedText,
        written: Written,
        now: u64,
    ) -> Result<SaveOutcome, ApiError> {
        let (code, after) = match &written {
            Written::AsTyped => ("typing", &typed.text),
            Written::Merged(text) => ("typing-merged", text),
        };
        let change = Change {
            file: path.clone(),
            before: theirs.map(|text| text.as_bytes().to_vec()),
            after: Some(after.clone().into_bytes()),
        };
        let label = Label::new(code).with("file", path.as_str());
        let set = ChangeSet::new(label, [change]);
        let stamp = self.worker.stamp(now);
        let saved = self.writer(now)?.save(&set, stamp);
        self.settle(saved)?;
        self.session = Arc::new(self.session.with(set.changes()));
        let digest = digest(after).to_string();
        Ok(match written {
            Written::AsTyped => SaveOutcome::Saved { digest },
            Written::Merged(text) => {
                self.drop_draft(&typed.file)?;
                let named = file_ref(&self.session, path);
                self.news.retain(|(file, _)| *file != named);
                self.news.push((named, How::Merged));
                SaveOutcome::Merged { text, digest }
            }
        })
    }

    fn conflict(
        &mut self,
        path: &RelPath,
        typed: &TypedText,
        base: Option<&str>,
        theirs: Option<&str>,
        parts: Vec<Part>,
        now: u64,
    ) -> Result<SaveOutcome, ApiError> {
        let named = base_of(typed)?;
        let writer = self.writer(now)?;
        if let Some(base) = base {
            writer.keep_content(base.as_bytes())?;
        }
        writer.keep_draft(path, named, &typed.text, now)?;
        Ok(SaveOutcome::Conflict {
            theirs: theirs.map(str::to_owned),
            digest: theirs.map(|text| digest(text).to_string()),
            parts: parts.into_iter().map(merge_part).collect(),
        })
    }

    /// The text of that digest, where there was one and it is still known.
    fn content(&self, wanted: Option<Digest>) -> Result<Option<String>, ApiError> {
        let (Some(wanted), writer) = (wanted, &self.writer) else {
            return Ok(None);
        };
        let kept = match writer {
            Some(writer) => writer.content(wanted)?,
            None => None,
        };
        let bytes = kept.or_else(|| self.replaced.get(&wanted).cloned());
        Ok(bytes.and_then(|bytes| String::from_utf8(bytes).ok()))
    }

    /// Remembers whether the last write succeeded.
    pub(super) fn settle<T>(&mut self, written: Result<T, ApiError>) -> Result<T, ApiError> {
        match &written {
            Ok(_) => self.trouble = None,
            Err(error) => self.note_trouble(error),
        }
        written
    }

    pub(super) fn note_trouble(&mut self, error: &ApiError) {
        self.trouble = match error.code {
            ErrorCode::DiskFull => Some(Trouble::DiskFull),
            // These say who or what is to be asked, not that a disk fails.
            ErrorCode::FilesMovedOn | ErrorCode::WorkspaceLocked | ErrorCode::UndoConflict => {
                return;
            }
            _ if self.mode() != &Mode::Writer => return,
            _ => Some(Trouble::Refused {
                reason: error.clone(),
            }),
        };
    }
}

fn base_of(typed: &TypedText) -> Result<Option<Digest>, ApiError> {
    let parse = |hex: &String| {
        let reason = "base is no digest";
        Digest::parse(hex).ok_or_else(|| ApiError::new(ErrorCode::BadParams).with("reason", reason))
    };
    typed.base.as_ref().map(parse).transpose()
}

fn merge_part(part: Part) -> MergePart {
    match part {
        Part::Clean(text) => MergePart::Clean { text },
        Part::Conflict { base, ours, theirs } => MergePart::Conflict {
            difference: segments(&theirs, &ours),
            base,
            ours,
            theirs,
        },
    }
}
