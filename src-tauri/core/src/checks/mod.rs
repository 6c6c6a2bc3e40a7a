//! The catalogue of checks and the one function that runs them.
//!
//! A check is one pure function in one file, named for the fault in words by family (`sources/duplicate-id`). It
//! looks at what was read and returns where the fault is; it repairs nothing and touches nothing. Its words
//! (message, manual page) are in `ui/messages/checks/<language>/<family>.json`.

#[cfg(test)]
mod catalogue_tests;
mod registry;
mod run;
mod sample;

mod beside;
pub mod catalog;
pub mod contract;
pub mod critique;
pub mod curriculum;
pub mod ethics;
pub mod excerpts;
pub mod fidelity;
pub mod files;
pub mod fojin_links;
pub mod index;
pub mod links;
pub mod lore;
pub mod meta;
pub mod modes;
pub mod phrases;
pub mod quotations;
pub mod references;
mod roster;
pub mod routing;
pub mod search;
mod shape;
#[cfg(test)]
mod shape_tests;
pub mod skill;
pub mod sources;
pub mod style;
pub mod undeclared;
pub mod voice;
pub mod wording;

pub use quotations::{Quotations, Quoted, check_quotations};
pub use registry::{CATALOGUE, check_by_code, count};
pub use run::{Examined, Report, check, check_among, check_master, check_workspace, sort};
pub use sample::{Edit, Sample};

use crate::model::{FileTree, Master, Params, Place, Severity, Workspace};

/// One check.
pub struct Check {
    /// `family/fault-in-words`. Never changed once released, never used again once retired.
    pub code: &'static str,
    /// How grave its findings are.
    pub severity: Severity,
    /// The function.
    pub run: Run,
    /// Changes to the sample workspace that make it fire; shown in the manual as the failing sample.
    pub fires: Sample,
    /// Changes that stay just within the rule; shown as the passing sample.
    pub silent: Sample,
}

/// What a check looks at.
pub enum Run {
    /// Every master by itself, personas and teaching modes alike.
    Master(fn(&Master) -> Vec<Found>),
    /// Every persona by itself.
    Persona(fn(&Master) -> Vec<Found>),
    /// Every master among the others.
    Among(fn(&Master, &Workspace) -> Vec<Found>),
    /// The workspace as a whole.
    Workspace(fn(&Workspace) -> Vec<Found>),
    /// Files as such, whatever they are for: those of every master, and those that belong to none.
    Files(fn(&FileTree) -> Vec<Found>),
    /// Every quotation of a master that has been looked up in a library.
    Quotations(fn(&Quoted<'_>) -> Vec<Found>),
}

/// A fault that a check found, before code, severity and master are added.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// Where.
    pub place: Place,
    /// Values for the wording.
    pub params: Params,
}

impl Found {
    /// A fault at `place`, without parameters.
    #[must_use]
    pub fn at(place: Place) -> Self {
        Self {
            place,
            params: Params::new(),
        }
    }

    /// The same with one more parameter.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.params.insert(name, value.into());
        self
    }
}
