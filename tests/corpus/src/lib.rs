//! Generated files of other corpora, with what reading them has to give. A seed always gives the same bytes.
//!
//! Knows the formats and nothing of their readers: a generator that shared code with a reader would share its faults.
//! A document is made once, in the abstract; the file and the outcome are two independent walks over it.

mod document;
mod expect;
mod make;
mod outcome;
mod random;
mod words;
mod write;

pub use document::{
    Block, Character, Dialect, Document, Head, Inline, Kind, Layout, Line, Node, NoteKind, Part,
    Printed, Substitute, Variant,
};
pub use make::Shape;
pub use outcome::{Glyph, OutBlock, Outcome, Remark, Role, RunOf};
