//! Reference files: presence and the works they point to (§1.12).

mod empty_file;
mod link_to_another_work;
mod link_without_number;
mod missing_file;
mod undeclared_work;

use super::Check;
use crate::model::{MarkdownFile, Master};

/// The family.
pub const CHECKS: &[&Check] = &[
    &missing_file::CHECK,
    &empty_file::CHECK,
    &undeclared_work::CHECK,
    &link_to_another_work::CHECK,
    &link_without_number::CHECK,
];

/// The reference files that were read.
fn files(master: &Master) -> impl Iterator<Item = &MarkdownFile> {
    let fixed = master
        .teaching
        .read()
        .into_iter()
        .chain(master.voice.read());
    fixed.chain(&master.references)
}
