//! `tests/fidelity.jsonl`: one test case a line (masters.md §1.13).

use super::file::SourceFile;
use super::json::{JsonError, Node};
use crate::text::Span;

/// One line that is not blank.
#[derive(Debug, Clone)]
pub struct CaseLine {
    /// Line, from 1.
    pub line: u32,
    /// The bytes of the line.
    pub span: Span,
    /// The value on it, with spans in bytes of the whole file, or why there is none.
    pub node: Result<Node, JsonError>,
}

/// A suite that could be read.
#[derive(Debug, Clone)]
pub struct Suite {
    /// The file.
    pub file: SourceFile,
    /// Its lines that are not blank.
    pub lines: Vec<CaseLine>,
}

impl Suite {
    /// The cases that are objects, with their lines.
    pub fn objects(&self) -> impl Iterator<Item = (&CaseLine, &Node)> {
        self.lines.iter().filter_map(|line| {
            let node = line.node.as_ref().ok()?;
            node.as_object().map(|_| (line, node))
        })
    }
}
