//! From the model to the wire: small numbers, code points instead of bytes, ids instead of paths.

use colophon_core::model::{Layout, Master, MasterKind, RelPath, Severity, SourceFile};
use colophon_core::report::Language;
use colophon_core::text::{CodePoints, PointRange, Span};

use crate::wire::{LanguageTag, LayoutName, MasterKindName, SeverityName, TextRange};

/// A count on the wire. What is larger than the wire can hold is shown as the largest.
pub fn count(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// Code points of one file.
pub fn points(file: &SourceFile) -> CodePoints<'_> {
    CodePoints::new(&file.text, &file.lines)
}

/// A span of bytes as a range.
pub fn range(points: &CodePoints<'_>, span: Span) -> TextRange {
    points.range(span).into()
}

impl From<PointRange> for TextRange {
    fn from(range: PointRange) -> Self {
        Self {
            start: count(range.start),
            end: count(range.end),
            line: range.from.line,
            column: range.from.column,
            end_line: range.to.line,
            end_column: range.to.column,
        }
    }
}

/// The id of the file at `path` in the list of `master`.
pub fn file_id(master: &Master, path: &RelPath) -> String {
    path.below(&master.folder)
        .unwrap_or(path.as_str())
        .to_owned()
}

impl From<Severity> for SeverityName {
    fn from(severity: Severity) -> Self {
        match severity {
            Severity::Info => Self::Info,
            Severity::Warning => Self::Warning,
            Severity::Error => Self::Error,
        }
    }
}

impl From<LanguageTag> for Language {
    fn from(tag: LanguageTag) -> Self {
        match tag {
            LanguageTag::En => Self::En,
            LanguageTag::ZhHans => Self::ZhHans,
            LanguageTag::ZhHant => Self::ZhHant,
        }
    }
}

impl From<MasterKind> for MasterKindName {
    fn from(kind: MasterKind) -> Self {
        match kind {
            MasterKind::Persona => Self::Persona,
            MasterKind::TeachingMode => Self::TeachingMode,
        }
    }
}

impl From<Layout> for LayoutName {
    fn from(layout: Layout) -> Self {
        match layout {
            Layout::Normal => Self::Normal,
            Layout::Generated => Self::Generated,
        }
    }
}
