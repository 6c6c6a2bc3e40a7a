//! Real programs killed and starved in the midst of real work, and what is found afterwards.
//!
//! Reading order: [`operations`] (what is being done when it happens), [`stage`] (a folder before and after), [`judge`]
//! (what must hold afterwards), then the kinds of fault: [`death`] at a named point, [`system_calls`] that fail,
//! [`full_disk`], [`typing`] cut short. A kind that cannot be tried here says so, with a count.

pub mod death;
pub mod folder;
pub mod full_disk;
pub mod judge;
pub mod operations;
pub mod program;
pub mod report;
pub mod stage;
pub mod system_calls;
pub mod tally;
pub mod typing;
pub mod typist;

use std::path::{Path, PathBuf};

/// How much is tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Depth {
    /// What fits into every run of the tests.
    Landing,
    /// Everything.
    Full,
}

/// The folder of the repository.
#[must_use]
pub fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A program of this workspace, as built for debugging.
#[must_use]
pub fn built(name: &str) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    target
        .unwrap_or_else(|| repository().join("target"))
        .join("debug")
        .join(name)
}
