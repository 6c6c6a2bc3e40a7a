//! The shapes that cross to the page: what it may send and what it gets back. Plain data, converted by hand from
//! the model; no paths to open (a file is named by its master and its id in the master's list), no bytes (places count code
//! points), no wording (codes and parameters).

mod changes;
mod edits;
mod events;
mod excerpts;
mod explain;
mod files;
mod findings;
mod front_matter;
mod history;
mod identify;
mod master;
mod masters;
mod passages;
mod persona;
mod quick_open;
mod settings;
mod state;
mod text;
mod texts;
mod writing;

pub use changes::{
    Applied, ApplyArgs, ChangeKind, ChangeSetView, FileChange, PreviewArgs, Segment, SegmentKind,
    StepLabel,
};
pub use edits::{Edit, Rights, SourceFields};
pub use events::{AppEvent, How, Phase};
pub use excerpts::{
    BlockView, CitationView, CitedId, Dialect, ExcerptView, LinkView, PassageView, Role,
};
pub use explain::{ExplainArgs, ManualPage, SampleChange};
pub use files::{FileArgs, FileRow, FileState, FileText, Line};
pub use findings::{FamilyCount, FindingPlace, FindingRow, FindingsArgs, FindingsPage};
pub use front_matter::{FrontMatterRow, FrontMatterView};
pub use history::{
    HistoryArgs, HistoryPage, Revision, RevisionArgs, Shelved, ShelvedRow, Side, StepFile,
    StepOrigin, StepRow, StepState, StepTurn,
};
pub use identify::{IdProblem, Identified, IdentifyArgs};
pub use master::{
    Assertion, CaseRef, CaseRow, ChecklistRow, ChecklistState, Fact, MasterPage, MissingWork,
    PassageRef, PlaceRef, SourceRow, TestsView,
};
pub use masters::{LayoutName, MasterKindName, MasterRow, MastersPage};
pub use passages::{PassageBatch, PassageFields};
pub use persona::{CritiqueRow, LoreRow, Occurrence, PersonaView, PhraseRow, StyleRow};
pub use quick_open::{Hit, HitKind, QuickOpenArgs};
pub use settings::{LanguageTag, SetSettings, SettingsView, Theme};
pub use state::{ExaminedView, OpenOutcome, RecentArgs, RecentRow, StateView, WorkspaceView};
pub use text::{Draft, EditorText, FileRef, MergePart, SaveOutcome, TypedText};
pub use texts::{
    DifferenceRow, FoldName, ImportArgs, ImportPreview, ImportReport, LibraryPage, LibraryRow,
    PassageNote, PauseArgs, PieceRow, QuotationRow, SearchArgs, SearchOrder, SearchPage, SearchRow,
    SearchScope, TextArgs, TextBlockView, TextBlocksArgs, TextPage, VerdictName,
};
pub use writing::{Holder, Trouble, WritingMode, WritingView};

use serde::{Deserialize, Serialize};

/// The arguments of a command that takes none.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

/// Which master a command is about.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MasterArgs {
    /// Its slug.
    pub slug: String,
}

/// How grave a finding is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum SeverityName {
    /// Worth knowing.
    Info,
    /// Look again.
    Warning,
    /// Wrong.
    Error,
}

/// How many findings of each severity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Counts {
    /// Errors.
    pub errors: u32,
    /// Warnings.
    pub warnings: u32,
    /// Infos.
    pub infos: u32,
}

/// A range of a file in code points, and where it begins and ends for people: lines and columns from 1, columns in
/// code points, the end column one past the last character.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TextRange {
    /// First code point of the file.
    pub start: u32,
    /// One past the last code point.
    pub end: u32,
    /// Line of the first.
    pub line: u32,
    /// Column of the first.
    pub column: u32,
    /// Line of the end.
    pub end_line: u32,
    /// Column of the end.
    pub end_column: u32,
}
