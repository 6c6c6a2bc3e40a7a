//! `colophon source`: declared sources, changed and listed.

mod list;

use std::io::Write;

use colophon_core::model::{Rights, Source};
use colophon_service::ApiError;
use colophon_service::desk::Desk;
use colophon_service::nearest::{find_master, find_source};
use colophon_service::session::Session;
use colophon_service::wire::{self, Edit, SourceFields};

use crate::args::{FieldArgs, SourceAdd, SourceArgs, SourceEdit};
use crate::desk::{edit, look};
use crate::failure::Failure;

/// Runs the command.
///
/// # Errors
/// Where there is no such master or source, the change cannot be made, or nothing can be printed.
pub fn source(args: SourceArgs, out: &mut impl Write) -> Result<u8, Failure> {
    match args {
        SourceArgs::Add(args) => edit(&args.writing, |_| Ok(adding(&args)), out),
        SourceArgs::Edit(args) => edit(&args.writing, |desk| editing(&args, desk.session()), out),
        SourceArgs::Rename(args) => {
            let rename = |desk: &Desk| {
                Ok(Edit::RenameWork {
                    index: index(desk.session(), &args.slug, &args.id)?,
                    master: args.slug.clone(),
                    id: args.new.clone(),
                })
            };
            edit(&args.writing, rename, out)
        }
        SourceArgs::Remove(args) => {
            let remove = |desk: &Desk| {
                Ok(Edit::RemoveSource {
                    index: index(desk.session(), &args.slug, &args.id)?,
                    master: args.slug.clone(),
                })
            };
            edit(&args.writing, remove, out)
        }
        SourceArgs::List(args) => list::list(&args, &look(&args.place)?, out),
    }
}

fn adding(args: &SourceAdd) -> Edit {
    Edit::AddSource {
        master: args.slug.clone(),
        source: SourceFields {
            kind: args.kind.clone(),
            id: args.id.clone(),
            title: args.title.clone(),
            note: given(args.fields.note.as_ref(), None),
            rights: rights(&args.fields, None),
        },
        at: args.at.map(|at| at - 1),
    }
}

fn editing(args: &SourceEdit, session: &Session) -> Result<Edit, ApiError> {
    let master = find_master(&session.workspace, &args.slug)?;
    let source = find_source(master, &args.id)?;
    let text = |given: Option<&String>, old: Option<&str>| {
        given
            .cloned()
            .or(old.map(str::to_owned))
            .unwrap_or_default()
    };
    Ok(Edit::EditSource {
        master: args.slug.clone(),
        index: position(&source),
        source: SourceFields {
            kind: text(args.kind.as_ref(), source.kind),
            id: text(None, source.id),
            title: text(args.title.as_ref(), source.title),
            note: given(args.fields.note.as_ref(), source.node.str("note")),
            rights: rights(&args.fields, source.node.get("rights").and_then(Rights::of)),
        },
    })
}

fn index(session: &Session, slug: &str, id: &str) -> Result<u32, ApiError> {
    let master = find_master(&session.workspace, slug)?;
    Ok(position(&find_source(master, id)?))
}

fn position(source: &Source<'_>) -> u32 {
    u32::try_from(source.index).unwrap_or(u32::MAX)
}

/// What becomes of an optional field: what is given, nothing where that is empty, what it was where none is given.
fn given(given: Option<&String>, old: Option<&str>) -> Option<String> {
    let value = given.map(String::as_str).or(old);
    let kept = given.is_none();
    value
        .filter(|value| kept || !value.is_empty())
        .map(str::to_owned)
}

/// The rights; none where none are left and there were none.
fn rights(args: &FieldArgs, old: Option<Rights>) -> Option<wire::Rights> {
    let had = old.is_some();
    let old = old.unwrap_or_default();
    let rights = wire::Rights {
        corpus: given(args.corpus.as_ref(), old.corpus.as_deref()),
        licence: given(args.licence.as_ref(), old.licence.as_deref()),
        accessed: given(args.accessed.as_ref(), old.accessed.as_deref()),
        redistribution: given(args.redistribution.as_ref(), old.redistribution.as_deref()),
        attribution: given(args.attribution.as_ref(), old.attribution.as_deref()),
    };
    (had || rights != wire::Rights::default()).then_some(rights)
}
