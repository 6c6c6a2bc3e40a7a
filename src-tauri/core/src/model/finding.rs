//! What a check reports: which rule, how grave, and the very words it is about.

use std::collections::BTreeMap;

use super::file::{RelPath, SourceFile};
use super::json::{JsonDoc, Node};
use crate::text::Span;

/// How grave a finding is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Worth knowing; nothing to do.
    Info,
    /// Look again.
    Warning,
    /// Wrong: must not be released.
    Error,
}

impl Severity {
    /// The name used on the wire and in reports.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Info => "info",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

/// The values that go into a finding's wording, by name.
pub type Params = BTreeMap<&'static str, String>;

/// Where a finding lies: in a file, and if possible at a JSON pointer, at a span of bytes, or both.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// Path inside the workspace; the file itself may be missing (a finding can be about its absence).
    pub file: RelPath,
    /// JSON pointer inside the file; in JSON Lines it is within the line.
    pub pointer: Option<String>,
    /// Bytes of the file that the finding is about.
    pub span: Option<Span>,
    /// Line from 1; present whenever the span is.
    pub line: Option<u32>,
}

impl Place {
    /// The whole of the file at `path`, which need not exist.
    #[must_use]
    pub fn file(path: &RelPath) -> Self {
        Self {
            file: path.clone(),
            pointer: None,
            span: None,
            line: None,
        }
    }

    /// The bytes `span` of `file`.
    #[must_use]
    pub fn span(file: &SourceFile, span: Span) -> Self {
        let line = file.lines.line(span.start);
        Self {
            file: file.path.clone(),
            pointer: None,
            span: Some(span),
            line: Some(line),
        }
    }

    /// The value at `pointer` of a JSON document. Where there is no such value (a missing key), the span is that
    /// of its nearest parent and the pointer stays as given.
    #[must_use]
    pub fn json(doc: &JsonDoc, pointer: impl Into<String>) -> Self {
        Self::json_line(&doc.file, &doc.root, pointer)
    }

    /// The value at `pointer` below `root`, the value of one line of a JSON Lines file.
    #[must_use]
    pub fn json_line(file: &SourceFile, root: &Node, pointer: impl Into<String>) -> Self {
        let pointer = pointer.into();
        let span = root.nearest_span(&pointer);
        let line = file.lines.line(span.start);
        Self {
            file: file.path.clone(),
            pointer: Some(pointer),
            span: Some(span),
            line: Some(line),
        }
    }
}

/// One thing a check found. Two findings are the same when code, file, pointer and parameters are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The rule, `family/fault-in-words`.
    pub code: &'static str,
    /// How grave.
    pub severity: Severity,
    /// Slug of the master, where it is about one.
    pub master: Option<String>,
    /// Where.
    pub place: Place,
    /// Values for the wording.
    pub params: Params,
}
