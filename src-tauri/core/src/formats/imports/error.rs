//! Why a file is not imported.

use std::collections::BTreeMap;

use crate::text::Position;

/// Why a file is not imported. Each code has words in `ui/messages/errors`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportError {
    /// The code.
    pub code: &'static str,
    /// Values for the wording.
    pub params: BTreeMap<&'static str, String>,
    /// Line and column, where it is about a place in the file.
    pub place: Option<Position>,
}

impl ImportError {
    /// An error about the file as a whole, without values.
    #[must_use]
    pub const fn new(code: &'static str) -> Self {
        Self {
            code,
            params: BTreeMap::new(),
            place: None,
        }
    }

    /// The same with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.params.insert(name, value.into());
        self
    }

    /// The same at byte `offset` of `content`. Bytes that are no UTF-8 count as one column each.
    #[must_use]
    pub fn at(mut self, content: &[u8], offset: usize) -> Self {
        let before = &content[..offset.min(content.len())];
        let line_start = memchr::memrchr(b'\n', before).map_or(0, |at| at + 1);
        let line = memchr::memchr_iter(b'\n', before).count() + 1;
        let column = String::from_utf8_lossy(&before[line_start..])
            .chars()
            .count()
            + 1;
        self.place = Some(Position {
            line: u32::try_from(line).unwrap_or(u32::MAX),
            column: u32::try_from(column).unwrap_or(u32::MAX),
        });
        self
    }
}
