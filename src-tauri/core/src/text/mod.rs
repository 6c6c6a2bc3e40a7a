//! Text without knowledge of masters: spans and lines, folding for comparison.

mod fold;
mod lines;
mod points;
mod simplified;

pub use fold::{Folded, fold, fold_char};
pub use lines::{LineIndex, Position, Span};
pub use points::{CodePoints, PointRange};
