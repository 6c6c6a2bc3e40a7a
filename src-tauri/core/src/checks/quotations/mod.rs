//! Words that claim to be scripture, against the texts of a library (expectations: every quotation is proved or said not
//! to be). These checks need a library and are run only where one is given; without it nothing here is examined, and
//! totals say so.

mod added;
mod altered;
mod left_out;
mod not_checkable;
mod not_found;
mod quoted;
mod run;
mod source_unknown;
mod spliced;
mod wrong_place;
mod wrong_work;

pub use quoted::Quoted;
pub use run::{Quotations, check_quotations};

use super::Check;

/// The family.
pub const CHECKS: &[&Check] = &[
    &altered::CHECK,
    &added::CHECK,
    &left_out::CHECK,
    &spliced::CHECK,
    &wrong_place::CHECK,
    &wrong_work::CHECK,
    &not_found::CHECK,
    &source_unknown::CHECK,
    &not_checkable::CHECK,
];
