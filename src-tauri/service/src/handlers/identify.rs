//! An identifier in any spelling.

use colophon_core::edit::identify::{self, Problem};

use crate::ctx::Ctx;
use crate::error::ApiError;
use crate::nearest::find_master;
use crate::wire::{IdProblem, Identified, IdentifyArgs};

/// What an identifier means.
pub fn identify(ctx: &Ctx, args: IdentifyArgs) -> Result<Identified, ApiError> {
    let session = ctx.session()?;
    let workspace = &session.workspace;
    let master = args.master.as_deref();
    let master = master
        .map(|slug| find_master(workspace, slug))
        .transpose()?;
    let found = identify::identify(workspace, &args.text, master.map(|m| m.slug.as_str()));
    Ok(Identified {
        spelling: found.spelling,
        canonical: found.canonical,
        family: found.family.map(str::to_owned),
        kind: found.kind,
        title: found.title,
        known_from: found.known_from,
        problem: found.problem.map(problem),
    })
}

fn problem(problem: Problem) -> IdProblem {
    let params = problem.params.into_iter();
    IdProblem {
        code: problem.code.to_owned(),
        params: params
            .map(|(name, value)| (name.to_owned(), value))
            .collect(),
    }
}
