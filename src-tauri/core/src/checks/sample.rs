//! Samples of checks: changes to the sample masters (`masters/`), written once and used twice, by the
//! catalogue test and by the manual.

use crate::model::Unreadable;

/// The changes of one sample, in order.
pub type Sample = &'static [Edit];

/// One change to one file, by its path inside the sample workspace.
#[derive(Debug, Clone, Copy)]
pub enum Edit {
    /// Replace the first occurrence of `find`, which must occur.
    Replace {
        /// Path inside the workspace.
        file: &'static str,
        /// Words to look for.
        find: &'static str,
        /// Words to put there.
        with: &'static str,
    },
    /// Add to the end.
    Append {
        /// Path inside the workspace.
        file: &'static str,
        /// What to add.
        text: &'static str,
    },
    /// Write the whole file, which may be new.
    Write {
        /// Path inside the workspace.
        file: &'static str,
        /// All of it.
        text: &'static str,
    },
    /// Take the file away.
    Remove {
        /// Path inside the workspace.
        file: &'static str,
    },
    /// Put something there that cannot be read.
    Spoil {
        /// Path inside the workspace.
        file: &'static str,
        /// Why it cannot be read.
        why: fn() -> Unreadable,
    },
}

impl Edit {
    /// The file it changes.
    #[must_use]
    pub const fn file(&self) -> &'static str {
        match self {
            Self::Replace { file, .. }
            | Self::Append { file, .. }
            | Self::Write { file, .. }
            | Self::Remove { file }
            | Self::Spoil { file, .. } => file,
        }
    }

    /// The words the manual shows: what the file says after the change; `None` where there is nothing to read.
    #[must_use]
    pub const fn shown(&self) -> Option<&'static str> {
        match self {
            Self::Replace { with, .. } => Some(with),
            Self::Append { text, .. } | Self::Write { text, .. } => Some(text),
            Self::Remove { .. } | Self::Spoil { .. } => None,
        }
    }
}
