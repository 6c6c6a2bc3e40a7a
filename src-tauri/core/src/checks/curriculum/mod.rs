//! Study paths of the curriculum mode (§1.14).

mod undeclared_work;
mod unknown_master;

use super::Check;
use crate::model::{Master, MasterKind, SourceFile, Workspace};

/// The family.
pub const CHECKS: &[&Check] = &[&undeclared_work::CHECK, &unknown_master::CHECK];

/// The slug of the mode that keeps study paths.
const SLUG: &str = "curriculum";

/// The files of study paths: the references of the curriculum mode.
fn study_paths(workspace: &Workspace) -> impl Iterator<Item = &SourceFile> {
    let is_curriculum = |m: &&Master| m.kind == MasterKind::TeachingMode && m.slug == SLUG;
    let modes = workspace.masters().filter(is_curriculum);
    modes
        .flat_map(|m| m.teaching.read().into_iter().chain(&m.references))
        .map(|markdown| &markdown.file)
}
