//! What is put in order when a workspace is opened: steps that the program died in, and files that other programs
//! changed meanwhile.

use colophon_core::edit::{Change, ChangeSet, Label};

use super::{Opening, Writer};
use crate::error::ApiError;
use crate::workspace::history::StepId;
use crate::workspace::save;

impl Writer {
    /// Completes what was begun, and writes down what happened outside.
    pub(super) fn catch_up(&mut self, at: u64, opening: &mut Opening) -> Result<(), ApiError> {
        opening.completed = self.complete()?;
        for folder in self.history.litter()? {
            if save::sweep_folder(&self.disk, &folder) {
                self.history.is_clean(&folder)?;
            }
        }
        let mut changes = Vec::new();
        for (file, before) in self.history.latest()? {
            // What is no file now, or cannot be read, is left to the checks.
            if let Ok(after) = self.disk.read(&file) {
                changes.push(Change {
                    file,
                    before,
                    after,
                });
            }
        }
        let set = ChangeSet::new(Label::new("outside"), changes);
        if !set.is_empty() {
            opening.outside = Some(self.history.outside(&set.label, set.changes(), at)?);
        }
        Ok(())
    }

    /// Completes every pending step: files that are what the step starts from become what it leads to. Files that are
    /// neither are left alone; the step keeps what it would have made of them.
    pub(super) fn complete(&mut self) -> Result<Vec<StepId>, ApiError> {
        let pending = self.history.pending()?;
        for step in &pending {
            save::moment("recovering");
            let changes = self.history.changes(*step)?;
            let littered = save::sweep(&self.disk, step.0, &changes);
            self.history.note_litter(&littered)?;
            let (mut open, mut made) = (Vec::new(), Vec::new());
            for change in changes {
                match self.disk.read(&change.file) {
                    Ok(found) if found == change.before => open.push(change),
                    Ok(found) if found == change.after => made.push(change),
                    _ => self.history.leave_alone(*step, &change.file)?,
                }
            }
            save::write(&self.disk, step.0, &open).map_err(|unwritten| unwritten.error)?;
            save::finish(&self.disk, &made)?;
            self.history.finish(*step)?;
        }
        Ok(pending)
    }
}
