//! Every edit that is computed before it is made.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{FileRef, PassageBatch, Side};

/// An edit. Everything but typing in a text is one of these.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Edit {
    /// Another value at a place of a JSON file. A missing key becomes the last of its object.
    Set {
        /// The file.
        file: FileRef,
        /// JSON pointer.
        pointer: String,
        /// The value.
        #[cfg_attr(test, ts(type = "unknown"))]
        value: Value,
    },
    /// One more item of a list, or one more key of an object, in a JSON file.
    Insert {
        /// The file.
        file: FileRef,
        /// JSON pointer of the new value; the last token is an index, `-` for the end, or a new key.
        pointer: String,
        /// The value.
        #[cfg_attr(test, ts(type = "unknown"))]
        value: Value,
    },
    /// A value taken out of a JSON file.
    Remove {
        /// The file.
        file: FileRef,
        /// JSON pointer.
        pointer: String,
    },
    /// An item of a list in a JSON file put elsewhere in it.
    Move {
        /// The file.
        file: FileRef,
        /// JSON pointer of the item.
        pointer: String,
        /// Its index afterwards.
        to: u32,
    },
    /// Another name for a key of an object in a JSON file.
    RenameKey {
        /// The file.
        file: FileRef,
        /// JSON pointer of the value under the key.
        pointer: String,
        /// The new key.
        key: String,
    },

    /// One more source; the citation contract follows.
    AddSource {
        /// Slug of the master.
        master: String,
        /// The source.
        source: SourceFields,
        /// Its position; at the end where it is left out.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        at: Option<u32>,
    },
    /// Other values in a source; keys that are none of the fields stay as they are. References keep the old id.
    EditSource {
        /// Slug of the master.
        master: String,
        /// Position of the source.
        index: u32,
        /// The source.
        source: SourceFields,
    },
    /// A source taken out.
    RemoveSource {
        /// Slug of the master.
        master: String,
        /// Position of the source.
        index: u32,
    },
    /// A source put elsewhere in the list.
    MoveSource {
        /// Slug of the master.
        master: String,
        /// Position of the source.
        index: u32,
        /// Its position afterwards.
        to: u32,
    },
    /// Another id for a source, and for every reference to it.
    RenameWork {
        /// Slug of the master.
        master: String,
        /// Position of the source.
        index: u32,
        /// The new id.
        id: String,
    },

    /// A value in the front matter of `SKILL.md`.
    FrontMatter {
        /// Slug of the master.
        master: String,
        /// The key.
        key: String,
        /// The value; null takes the key out.
        #[cfg_attr(test, ts(type = "unknown"))]
        value: Value,
    },
    /// Words of a text replaced where they still stand.
    ReplaceWords {
        /// The file.
        file: FileRef,
        /// The first code point.
        start: u32,
        /// One past the last code point.
        end: u32,
        /// The words that stand there.
        before: String,
        /// The words that are to.
        words: String,
    },
    /// Passages in the excerpt files of a master; works that are new are declared, and INDEX follows.
    AddPassages {
        /// Slug.
        master: String,
        /// The passages, by work.
        batches: Vec<PassageBatch>,
        /// Whether those are written too that nearly repeat one that is there.
        near: bool,
    },
    /// `sources/INDEX.md` written anew from what the master has.
    WriteIndex {
        /// Slug of the master.
        master: String,
    },
    /// A new file in a master's folder.
    NewFile {
        /// Slug of the master.
        master: String,
        /// Its path in the folder.
        file: String,
        /// Its text.
        text: String,
    },
    /// A file taken away.
    RemoveFile {
        /// The file.
        file: FileRef,
    },
    /// Another path for a file inside its master's folder.
    RenameFile {
        /// The file.
        file: FileRef,
        /// Its new path in the folder.
        to: String,
    },

    /// One more fidelity case.
    AddCase {
        /// Slug of the master.
        master: String,
        /// Line it is to stand on, from 1; at the end where it is left out.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        at: Option<u32>,
        /// The case: an object.
        #[cfg_attr(test, ts(type = "unknown"))]
        value: Value,
    },
    /// Another fidelity case in place of one. What is equal keeps its spelling.
    SetCase {
        /// Slug of the master.
        master: String,
        /// Its line, from 1.
        line: u32,
        /// The case: an object.
        #[cfg_attr(test, ts(type = "unknown"))]
        value: Value,
    },
    /// Fidelity cases taken out.
    RemoveCases {
        /// Slug of the master.
        master: String,
        /// Their lines, from 1.
        lines: Vec<u32>,
    },
    /// A fidelity case put elsewhere in the suite.
    MoveCase {
        /// Slug of the master.
        master: String,
        /// Its line, from 1.
        line: u32,
        /// Its line afterwards.
        to: u32,
    },
    /// One key in many fidelity cases.
    ChangeCases {
        /// Slug of the master.
        master: String,
        /// Their lines, from 1.
        lines: Vec<u32>,
        /// The key.
        key: String,
        /// The value; null takes the key out.
        #[cfg_attr(test, ts(type = "unknown"))]
        value: Value,
    },

    /// A new master from the template.
    NewMaster {
        /// Its slug.
        slug: String,
        /// Its display name.
        name: String,
        /// `school`.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        school: Option<String>,
        /// `tradition`.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        tradition: Option<String>,
        /// `era`.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        era: Option<String>,
    },
    /// A copy of a master under another slug.
    DuplicateMaster {
        /// Slug of the master.
        master: String,
        /// Slug of the copy.
        slug: String,
        /// Display name of the copy; that of the master where it is left out.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        name: Option<String>,
    },
    /// Another slug for a master, and for every reference to it.
    RenameMaster {
        /// Slug of the master.
        master: String,
        /// The new slug.
        slug: String,
    },
    /// A master put away beside the masters.
    ArchiveMaster {
        /// Slug of the master.
        master: String,
    },
    /// A master taken back from the archive.
    RestoreArchived {
        /// Which, as `shelved` names it.
        entry: String,
    },
    /// A master thrown away.
    TrashMaster {
        /// Slug of the master.
        master: String,
    },
    /// A master taken back from the trash.
    RestoreTrashed {
        /// Which, as `shelved` names it.
        entry: String,
    },

    /// A file as it was at a step, or some of its hunks.
    RestoreFile {
        /// The step.
        step: u64,
        /// The file.
        file: FileRef,
        /// Before or after the step.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, as = "Option<Side>"))]
        side: Side,
        /// Only these hunks of `now` of the revision; all where it is left out.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        hunks: Option<Vec<u32>>,
    },
    /// Every file as it was at a step.
    RestoreTo {
        /// The step.
        step: u64,
        /// Before or after the step.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, as = "Option<Side>"))]
        side: Side,
    },
}

/// The fields of a source. Null: the key is not there.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SourceFields {
    /// `type`.
    #[serde(rename = "type")]
    pub kind: String,
    /// `id`.
    pub id: String,
    /// `title`.
    pub title: String,
    /// `note`.
    pub note: Option<String>,
    /// `rights`.
    pub rights: Option<Rights>,
}

/// What may be done with a source's text. Null: the key is not there.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Rights {
    /// The corpus it comes from.
    pub corpus: Option<String>,
    /// The licence as it is stated.
    pub licence: Option<String>,
    /// When it was looked up: `2026-01-31`.
    pub accessed: Option<String>,
    /// Whether it may be passed on: `yes`, `non-commercial`, `excerpt-only`, `no`.
    pub redistribution: Option<String>,
    /// The words that must go with it.
    pub attribution: Option<String>,
}

impl From<Rights> for colophon_core::model::Rights {
    fn from(rights: Rights) -> Self {
        Self {
            corpus: rights.corpus,
            licence: rights.licence,
            accessed: rights.accessed,
            redistribution: rights.redistribution,
            attribution: rights.attribution,
        }
    }
}
