//! Every rule of Colophon, as pure functions over values handed in.
//!
//! Reading order: [`text`] (spans, folding), [`fence`] (the sanitiser), [`model`] (what a workspace is),
//! [`formats`] (bytes to model), [`checks`] (model to findings), [`checklist`] (findings to the release checklist),
//! [`report`] (findings to documents), [`edit`] (a workspace to the changes of an operation),
//! [`search`] (what of a query stands where in a text).
//! This crate must not touch files, the network, the clock, the environment or a window; whatever it needs
//! comes in by parameter.

pub mod checklist;
pub mod checks;
pub mod edit;
pub mod fence;
pub mod formats;
pub mod model;
pub mod quotation;
pub mod report;
pub mod search;
pub mod text;
