//! Whether a suite tests a boundary at all.

use super::cases::cases;
use super::names::BOUNDARIES;
use crate::checks::Found;
use crate::model::{Master, Place};

/// A finding where no boundary case has one of these names. Silent where the suite has no boundary case, or one whose
/// name cannot be told: other checks report that, and the case may be the one that is missed.
pub fn lacks(master: &Master, names: &[&str]) -> Vec<Found> {
    let Some(suite) = master.fidelity.read() else {
        return Vec::new();
    };
    let tested: Vec<_> = cases(master)
        .filter(|case| case.is_boundary() || case.node.get("boundary").is_some())
        .map(|case| case.word("boundary").unwrap_or(""))
        .collect();
    let settled = !tested.is_empty() && tested.iter().all(|name| BOUNDARIES.contains(name));
    if settled && !tested.iter().any(|name| names.contains(name)) {
        vec![Found::at(Place::file(&suite.file.path))]
    } else {
        Vec::new()
    }
}
