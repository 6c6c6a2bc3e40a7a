//! The text of one file as an editor has it: read, kept as a draft, saved.

use serde::{Deserialize, Serialize};

use super::Segment;

/// A file of the workspace.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct FileRef {
    /// Slug of the master; left out for a file that lies in no master's folder.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub master: Option<String>,
    /// Id of the file: its path inside the master's folder, or inside the workspace.
    pub file: String,
}

/// A text to be edited.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct EditorText {
    /// The whole text as it stands on disk: byte order mark and line ends of any kind included, so that an editor
    /// which gives it back unchanged changes no byte. Empty where there is no such file.
    pub text: String,
    /// Names this text when it is saved; null where there is no such file.
    pub digest: Option<String>,
    /// Whether it can be saved here and now; where not, what is typed can still be kept as a draft.
    pub writable: bool,
    /// What was typed and not saved.
    pub draft: Option<Draft>,
}

/// What was typed in a file and not saved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Draft {
    /// The whole text.
    pub text: String,
    /// Digest of the text it was typed into; null where there was no such file.
    pub base: Option<String>,
    /// When it was kept: seconds since 1970-01-01 UTC.
    pub at: u64,
}

/// A draft to keep, or a text to save.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TypedText {
    /// The file.
    pub file: FileRef,
    /// Digest of the text that was typed into; null where there was no such file.
    pub base: Option<String>,
    /// The whole text.
    pub text: String,
}

/// How a saving ended, where it did not fail.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "outcome", rename_all = "kebab-case")]
pub enum SaveOutcome {
    /// The text is on disk.
    Saved {
        /// Of the text.
        digest: String,
    },
    /// It was there already; nothing was written.
    Unchanged {
        /// Of the text.
        digest: String,
    },
    /// Another program had changed the file elsewhere; both changes are on disk now.
    Merged {
        /// What is on disk now.
        text: String,
        /// Of that text.
        digest: String,
    },
    /// Another program changed the same words. Nothing was written, and the text is kept as a draft. Saving again
    /// with `digest` as base overwrites knowingly.
    Conflict {
        /// What is on disk; null where the file was removed.
        theirs: Option<String>,
        /// Of what is on disk; null where the file was removed.
        digest: Option<String>,
        /// Both texts side by side.
        parts: Vec<MergePart>,
    },
}

/// A stretch of a three-way merge.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum MergePart {
    /// Changed on one side at most.
    Clean {
        /// The words.
        text: String,
    },
    /// Changed on both sides.
    Conflict {
        /// What both began from.
        base: String,
        /// As typed here.
        ours: String,
        /// As on disk.
        theirs: String,
        /// From theirs to ours.
        difference: Vec<Segment>,
    },
}
