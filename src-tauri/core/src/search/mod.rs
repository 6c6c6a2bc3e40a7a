//! Search: what a person asks for, the differences it may overlook, and the matcher that decides what is a hit.
//!
//! Reading order: [`Query`] (what is typed), [`Fold`] (what may be overlooked), `pieces` (how a text is cut), [`Search`]
//! (what stands where in a block), [`concordance`] (hits with their contexts). A store may be asked for candidates; what
//! is a hit is decided here, so a search of a store finds what a search of all texts would.

pub mod concordance;
mod find;
mod folds;
mod keyed;
mod layer;
mod near;
mod pattern;
mod phrase;
mod pieces;
mod query;
#[cfg(test)]
mod tests;
mod words;

pub use find::{Found, Search};
pub use folds::{Fold, Folds};
pub use layer::Running;
pub use pieces::tokens;
pub use query::{Clause, Phrase, Query, QueryError};
