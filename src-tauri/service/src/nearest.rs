//! Names that were meant: those that take the fewest edits to reach from what was typed.

use colophon_core::checks::CATALOGUE;
use colophon_core::model::{Master, Source, WorkId, Workspace};

use crate::error::{ApiError, ErrorCode};

/// How many masters are named where one was not found.
const NAMED: usize = 5;

/// The master of that slug; a leading `master-` is ignored.
///
/// # Errors
/// Where there is none; the error names those with the most similar slugs.
pub fn find_master<'a>(workspace: &'a Workspace, slug: &str) -> Result<&'a Master, ApiError> {
    workspace.master(slug).ok_or_else(|| {
        let mut slugs: Vec<_> = workspace.masters().map(|m| m.slug.as_str()).collect();
        slugs.sort_by_key(|known| distance(slug, known));
        slugs.truncate(NAMED);
        ApiError::new(ErrorCode::UnknownMaster)
            .with("slug", slug)
            .with("nearest", slugs.join(", "))
    })
}

/// The code of the check that was probably meant.
pub fn nearest_code(code: &str) -> &'static str {
    let codes = CATALOGUE
        .iter()
        .flat_map(|family| family.iter())
        .map(|check| check.code);
    codes
        .min_by_key(|known| distance(code, known))
        .unwrap_or_default()
}

fn distance(a: &str, b: &str) -> usize {
    strsim::damerau_levenshtein(a, b)
}

/// The source of `master` that is declared under `id`, in whichever spelling.
///
/// # Errors
/// Where there is none.
pub fn find_source<'a>(master: &'a Master, id: &str) -> Result<Source<'a>, ApiError> {
    let sources: Vec<_> = master
        .meta()
        .map(|meta| meta.sources().collect())
        .unwrap_or_default();
    let exact = sources.iter().find(|source| source.id == Some(id));
    let find = |wanted: WorkId| {
        let same =
            |source: &&Source<'_>| source.id.is_some_and(|id| WorkId::parse(id).same(&wanted));
        sources.iter().find(same)
    };
    // Some spellings count in capitals only, which nobody wants to type.
    let found = exact.or_else(|| find(WorkId::parse(id)));
    let found = found
        .or_else(|| find(WorkId::parse(&id.to_uppercase())))
        .copied();
    found.ok_or_else(|| {
        let declared: Vec<_> = sources.iter().filter_map(|source| source.id).collect();
        ApiError::new(ErrorCode::UnknownWork)
            .with("id", id)
            .with("declared", declared.join(", "))
    })
}
