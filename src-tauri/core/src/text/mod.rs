//! Text without knowledge of masters: spans and lines, folding for comparison.

mod fold;
mod han;
mod lines;
mod points;
mod simplified;

pub use fold::{Folded, counts, fold, fold_char};
pub(crate) use fold::{bare, base, lower};
pub use han::is_han;
pub use lines::{LineIndex, Position, Span};
pub use points::{CodePoints, PointRange};
pub(crate) use simplified::simplified;
