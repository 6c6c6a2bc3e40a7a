//! Errors: a disk that failed, a name that names nothing. Faults of masters are findings, never errors.
//! Their words are in `ui/messages/errors/<language>.json`.

use std::collections::BTreeMap;
use std::fmt;

use colophon_core::edit::EditError;
use colophon_core::report::{Language, error_words, fill};
use colophon_core::search::QueryError;
use serde::Serialize;

/// Whose turn it is. Decides the exit status of the command line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum ErrorKind {
    /// The caller asked for something that is not there.
    Usage,
    /// The disk, the system or the folder refused.
    Environment,
    /// The person changed their mind.
    Cancelled,
    /// A fault of this program.
    Internal,
}

impl ErrorKind {
    /// Exit status of the command line.
    #[must_use]
    pub const fn exit_status(self) -> u8 {
        match self {
            Self::Usage => 2,
            Self::Environment | Self::Cancelled | Self::Internal => 3,
        }
    }
}

macro_rules! codes {
    ($($(#[doc = $doc:literal])* $variant:ident = $name:literal, $kind:ident;)*) => {
        /// What went wrong. Each code has words and a hint in every language.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[serde(rename_all = "kebab-case")]
        pub enum ErrorCode { $($(#[doc = $doc])* $variant,)* }

        impl ErrorCode {
            /// Every code.
            pub const ALL: &[Self] = &[$(Self::$variant),*];

            /// The name used on the wire and in the catalogues.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),* }
            }

            /// Whose turn it is.
            #[must_use]
            pub const fn kind(self) -> ErrorKind {
                match self { $(Self::$variant => ErrorKind::$kind),* }
            }
        }
    };
}

codes! {
    /// The arguments do not fit the command; `reason`.
    BadParams = "bad-params", Usage;
    /// No such command; `method`.
    UnknownMethod = "unknown-method", Usage;
    /// No such master in the workspace; `slug`, `nearest`.
    UnknownMaster = "unknown-master", Usage;
    /// No such file in the master's list; `file`.
    UnknownFile = "unknown-file", Usage;
    /// No such check; `code`, `nearest`.
    UnknownCheck = "unknown-check", Usage;
    /// No such entry among the recent workspaces.
    UnknownRecent = "unknown-recent", Usage;
    /// No workspace is open.
    NoWorkspace = "no-workspace", Usage;
    /// Another workspace is just being opened.
    AlreadyOpening = "already-opening", Usage;
    /// No samples came with this program.
    NoSamples = "no-samples", Environment;
    /// The folder is not there; `path`.
    FolderMissing = "folder-missing", Environment;
    /// Not a folder; `path`.
    NotAFolder = "not-a-folder", Environment;
    /// The system refused to read the folder; `path`, `reason`.
    FolderUnreadable = "folder-unreadable", Environment;
    /// There is no master in the folder; `path`.
    NoMasters = "no-masters", Environment;
    /// More entries than a folder of masters can have; `path`, `limit`.
    TooManyEntries = "too-many-entries", Environment;
    /// A text could not be read; `path`, `reason`.
    TextUnreadable = "text-unreadable", Environment;
    /// What a command prints could not be written; `reason`.
    OutputUnwritable = "output-unwritable", Environment;
    /// The settings could not be written; `reason`.
    SettingsUnwritable = "settings-unwritable", Environment;
    /// Another program writes in the workspace; `program`, `pid`, `host`, `since`.
    WorkspaceLocked = "workspace-locked", Environment;
    /// An edit would change something else than was shown.
    ChangeSetMoved = "change-set-moved", Usage;
    /// A JSON file cannot be edited value by value; `file`.
    FileNotJson = "file-not-json", Usage;
    /// Nothing stands at a place of a JSON file; `file`, `pointer`.
    NoSuchPlace = "no-such-place", Usage;
    /// The object has the key already; `key`.
    KeyExists = "key-exists", Usage;
    /// A file that an edit is about is not there; `file`.
    FileMissing = "file-missing", Usage;
    /// A file that an edit is about is no text; `file`.
    FileUnreadable = "file-unreadable", Usage;
    /// No such source; `number`.
    UnknownSource = "unknown-source", Usage;
    /// The master declares no such work; `id`, `declared`.
    UnknownWork = "unknown-work", Usage;
    /// A source has no identifier; `number`.
    SourceWithoutId = "source-without-id", Usage;
    /// Another source has that identifier; `id`, `number`.
    IdDeclared = "id-declared", Usage;
    /// It cannot be an identifier; `id`.
    IdUnusable = "id-unusable", Usage;
    /// No case stands on that line; `line`.
    UnknownCase = "unknown-case", Usage;
    /// The line holds no case that has keys; `line`.
    CaseNotAnObject = "case-not-an-object", Usage;
    /// It cannot be the name of a master's text; `file`.
    FileNameUnusable = "file-name-unusable", Usage;
    /// A file of that name is there; `file`.
    FileExists = "file-exists", Usage;
    /// A master needs the file; `file`.
    FileNeeded = "file-needed", Usage;
    /// A key of the front matter can be edited as text only; `file`, `key`.
    FrontMatterNotEditable = "front-matter-not-editable", Usage;
    /// It cannot be a slug; `slug`.
    SlugUnusable = "slug-unusable", Usage;
    /// Another master has the slug or its folder; `slug`.
    SlugTaken = "slug-taken", Usage;
    /// Words that cannot be written into every file of a master; `words`.
    WordsUnusable = "words-unusable", Usage;
    /// The opened folder is the master itself; `slug`.
    MasterIsTheFolder = "master-is-the-folder", Usage;
    /// The folder would be left without a master; `slug`.
    LastMaster = "last-master", Usage;
    /// Something was typed in files of the master that is not in them; `files`.
    DraftsOpen = "drafts-open", Usage;
    /// Nothing of that name was put away; `entry`.
    UnknownEntry = "unknown-entry", Usage;
    /// What is needed to take a master back cannot be read; `file`.
    NotRestorable = "not-restorable", Usage;
    /// Files are no longer what a change starts from; `files`.
    FilesMovedOn = "files-moved-on", Usage;
    /// A step cannot be taken back or made again, since what it changed was changed again; `label`, `files`.
    UndoConflict = "undo-conflict", Usage;
    /// There is no step to take back.
    NothingToUndo = "nothing-to-undo", Usage;
    /// There is no step to make again.
    NothingToRedo = "nothing-to-redo", Usage;
    /// No such step, or it did not change that file; `step`.
    UnknownStep = "unknown-step", Usage;
    /// A link stands where a file should be written; `file`.
    FileIsLink = "file-is-link", Environment;
    /// Something that is no file stands where one should be written; `file`.
    NotAFile = "not-a-file", Environment;
    /// The file is protected against writing; `file`.
    FileProtected = "file-protected", Environment;
    /// The file is larger than any that is written or moved; `file`.
    FileTooLarge = "file-too-large", Environment;
    /// The file belongs to the program or to version control; `file`.
    FileReserved = "file-reserved", Usage;
    /// A text to be imported does not say which work it is, and nobody said; `words`.
    ImportWithoutId = "import-without-id", Usage;
    /// No text of the library has that number; `id`.
    UnknownText = "unknown-text", Usage;
    /// An original of the library is no longer what it was; `path`.
    OriginalChanged = "original-changed", Environment;
    /// The library could not be read or written; `path`, `reason`.
    LibraryRefused = "library-refused", Environment;
    /// There is nothing to look for.
    QueryEmpty = "query-empty", Usage;
    /// A query is too long; `characters`, `clauses`.
    QueryTooLong = "query-too-long", Usage;
    /// Something in a query is not closed; `mark`.
    QueryUnclosed = "query-unclosed", Usage;
    /// A NEAR of a query is none.
    QueryNear = "query-near", Usage;
    /// A regular expression cannot be used; `reason`.
    QueryPattern = "query-pattern", Usage;
    /// A regular expression would take too long over all texts.
    SearchTooLong = "search-too-long", Usage;
    /// A job could not be written down; `path`, `reason`.
    JobUnwritten = "job-unwritten", Environment;
    /// There is no space left; `file`.
    DiskFull = "disk-full", Environment;
    /// The disk cannot be written; `file`.
    DiskReadOnly = "disk-read-only", Environment;
    /// The system does not let this person write; `file`.
    NotPermitted = "not-permitted", Environment;
    /// The system refused to write for another reason; `file`, `reason`.
    WriteFailed = "write-failed", Environment;
    /// A change stopped half way and could not be put back; `files`, `reason`.
    HalfWritten = "half-written", Environment;
    /// What was typed is kept nowhere but in the window; `file`, `reason`.
    DraftUnkept = "draft-unkept", Environment;
    /// The history was written by a later version; `version`.
    HistoryNewer = "history-newer", Environment;
    /// The history is damaged; `reason`.
    HistoryDamaged = "history-damaged", Environment;
    /// The history could not be read or written; `reason`.
    HistoryFailed = "history-failed", Environment;
    /// Cancelled.
    Cancelled = "cancelled", Cancelled;
    /// A fault of this program; `reason`.
    Internal = "internal", Internal;
}

/// An error as it crosses to the page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ApiError {
    /// Whose turn it is.
    pub kind: ErrorKind,
    /// What went wrong.
    pub code: ErrorCode,
    /// Values for the wording.
    pub params: BTreeMap<&'static str, String>,
}

impl ApiError {
    /// An error without parameters.
    #[must_use]
    pub const fn new(code: ErrorCode) -> Self {
        Self {
            kind: code.kind(),
            code,
            params: BTreeMap::new(),
        }
    }

    /// The same with one more parameter.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.params.insert(name, value.into());
        self
    }

    /// What went wrong, in words.
    #[must_use]
    pub fn message(&self, language: Language) -> String {
        self.words(language, |words| &words.message)
    }

    /// What to do now, in words.
    #[must_use]
    pub fn hint(&self, language: Language) -> String {
        self.words(language, |words| &words.hint)
    }

    fn words(
        &self,
        language: Language,
        pick: fn(&colophon_core::report::ErrorWords) -> &String,
    ) -> String {
        match error_words(language, self.code.name()) {
            Some(words) => fill(pick(words), &self.params),
            None => self.code.name().to_owned(),
        }
    }
}

/// Why an edit cannot be computed, by the code that the rules give it.
impl From<EditError> for ApiError {
    fn from(error: EditError) -> Self {
        let code = ErrorCode::ALL.iter().find(|code| code.name() == error.code);
        match code {
            Some(code) => Self {
                params: error.params,
                ..Self::new(*code)
            },
            None => Self::new(ErrorCode::Internal).with("reason", error.code),
        }
    }
}

impl From<QueryError> for ApiError {
    fn from(error: QueryError) -> Self {
        let code = ErrorCode::ALL.iter().find(|code| code.name() == error.code);
        Self {
            params: error.params,
            ..Self::new(code.copied().unwrap_or(ErrorCode::Internal))
        }
    }
}

impl fmt::Display for ApiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Language::En))
    }
}

impl std::error::Error for ApiError {}

#[cfg(test)]
mod tests {
    use super::*;
    use colophon_core::report::ErrorWords;
    use std::collections::BTreeSet;

    /// The parameters that the words ask for.
    fn asked(words: &ErrorWords) -> BTreeSet<&str> {
        let texts = [&words.message, &words.hint].into_iter();
        let parts = texts.flat_map(|text| text.split('{').skip(1));
        parts.filter_map(|part| part.split('}').next()).collect()
    }

    #[test]
    fn every_code_has_words_in_every_language() {
        for code in ErrorCode::ALL {
            let name = serde_json::to_value(code).unwrap();
            assert_eq!(name, code.name());
            for language in Language::ALL {
                let words = error_words(language, code.name())
                    .unwrap_or_else(|| panic!("{} in {}", code.name(), language.tag()));
                let en = error_words(Language::En, code.name()).unwrap();
                assert_eq!(
                    asked(words),
                    asked(en),
                    "{} in {}",
                    code.name(),
                    language.tag()
                );
                assert!(
                    !words.message.is_empty() && !words.hint.is_empty(),
                    "{}",
                    code.name()
                );
            }
        }
    }
}
