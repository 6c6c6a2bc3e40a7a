//! Text without knowledge of masters: spans and lines, folding for comparison.

mod fold;
mod lines;

pub use fold::{Folded, fold, fold_char};
pub use lines::{LineIndex, Position, Span};
