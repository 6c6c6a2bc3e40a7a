//! Passages prepared for a master, from files or from what was pasted.

use std::path::PathBuf;

use colophon_core::edit::excerpts::{Batch, Cleaned, Near, Twin, add_passages};
use colophon_core::fence::{Change, ChangeKind};
use colophon_core::formats::imports::{
    Choice, ImportError, Parsed, encoding::Encoding, excerpts, plain,
};
use colophon_core::report::Language;

use crate::convert::{count, file_id};
use crate::ctx::Ctx;
use crate::error::ApiError;
use crate::import::{FileRead, Given, Outcome, gather, prepare, read_files, report};
use crate::library::record::Source;
use crate::nearest::find_master;
use crate::wire::{FileRef, ImportArgs, ImportPreview, PassageNote};

/// The files of an item, and what reading them gave.
type ItemRead = (Vec<PathBuf>, Result<FileRead, ImportError>);

/// What stands for a file name where words were pasted.
const PASTED: &str = "clipboard.txt";

/// Passages as they would be written; the person is asked for files where nothing was pasted.
pub fn import(ctx: &Ctx, args: ImportArgs) -> Result<ImportPreview, ApiError> {
    let session = ctx.session()?;
    let master = find_master(&session.workspace, &args.master)?;
    let reads = reads(ctx, &args)?;
    let (mut outcomes, mut prepared) = (Vec::new(), Vec::new());
    for (files, read) in &reads {
        match read {
            Ok(read) => {
                outcomes.push(Outcome::read(files, read));
                prepared.extend(
                    read.texts
                        .iter()
                        .map(|text| prepare(text, &Given::default())),
                );
            }
            Err(error) => outcomes.push(Outcome::refused(files, error.clone())),
        }
    }
    let batches: Vec<_> = prepared.iter().map(|one| Batch::from(&one.batch)).collect();
    // A work that cannot be declared yet is no reason to show nothing.
    let twins = add_passages(&session.workspace, &master.slug, &batches, Near::LeftOut)
        .map(|written| written.twins);
    let twins = twins.unwrap_or_default();
    let notes = prepared.iter().enumerate().map(|(at, one)| {
        let twins = twins.get(at).map_or(&[][..], Vec::as_slice);
        let note = |(number, cleaned): (usize, &Cleaned)| PassageNote {
            original: cleaned.original.clone(),
            changes: cleaned
                .changes
                .iter()
                .map(|change| shown(change, &cleaned.original))
                .collect(),
            twin: twins
                .get(number)
                .and_then(Option::as_ref)
                .map(|twin| twin_of(master, twin)),
        };
        one.cleaned.iter().enumerate().map(note).collect()
    });
    let language = ctx
        .settings()
        .get()
        .language
        .map_or(Language::En, Into::into);
    Ok(ImportPreview {
        notes: notes.collect(),
        report: report(&outcomes, language),
        picked: !reads.is_empty(),
        batches: prepared.iter().map(|one| one.batch.clone()).collect(),
    })
}

/// What was pasted, or the files that the person picks, read.
fn reads(ctx: &Ctx, args: &ImportArgs) -> Result<Vec<ItemRead>, ApiError> {
    let choice = Choice {
        format: None,
        encoding: args.encoding.as_deref().and_then(Encoding::named),
    };
    if let Some(words) = &args.pasted {
        return Ok(vec![(vec![PASTED.into()], pasted(words))]);
    }
    let picked = ctx.host().pick_files().unwrap_or_default();
    let read = |files: Vec<PathBuf>| {
        let read = read_files(&files, choice, ctx.host().now());
        (files, read)
    };
    Ok(gather(&picked)?.into_iter().map(read).collect())
}

/// What was pasted: excerpts where it has the form of such, else plain text.
fn pasted(words: &str) -> Result<FileRead, ImportError> {
    let one = |parsed: Parsed| vec![parsed];
    let texts = excerpts::read(words.to_owned()).or_else(|_| plain::read(words).map(one))?;
    Ok(FileRead {
        source: Source {
            hash: String::new(),
            name: PASTED.to_owned(),
            format: "text".to_owned(),
            encoding: None,
            added: 0,
        },
        bytes: Vec::new(),
        texts,
    })
}

fn twin_of(master: &colophon_core::model::Master, twin: &Twin) -> (bool, Option<FileRef>, u32) {
    let file = twin.place.as_ref().map(|place| FileRef {
        master: Some(master.slug.clone()),
        file: file_id(master, &place.file),
    });
    let line = twin.place.as_ref().and_then(|place| place.line);
    (twin.exact, file, line.unwrap_or(0))
}

/// Code points of a change, and what it was: `U+200B`, or the kind.
fn shown(change: &Change, original: &str) -> (u32, u32, String) {
    let point = |at: usize| count(original.get(..at).unwrap_or_default().chars().count());
    let what = match change.kind {
        ChangeKind::LineEnd => "line-end".to_owned(),
        ChangeKind::HiddenCharacter(c) => format!("U+{:04X}", u32::from(c)),
        ChangeKind::ForgedMarker => "forged-marker".to_owned(),
        ChangeKind::BracketRun => "bracket-run".to_owned(),
        ChangeKind::TemplateToken => "template-token".to_owned(),
    };
    (point(change.span.start), point(change.span.end), what)
}
