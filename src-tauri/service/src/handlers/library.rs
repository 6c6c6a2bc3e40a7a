//! The library: texts added, listed, read, taken out.

use std::sync::PoisonError;

use colophon_core::model::{TextBlock, TextRole};

use crate::convert::count;
use crate::ctx::Ctx;
use crate::error::{ApiError, ErrorCode};
use crate::import::{ToLibrary, add_to_library, gather, report, unfinished};
use crate::jobs::{Control, Job, Order};
use crate::library::{Entry, TextId};
use crate::wire::{
    AppEvent, ImportReport, LibraryPage, LibraryRow, Nothing, PauseArgs, TextArgs, TextBlockView,
    TextBlocksArgs, TextPage,
};

/// Most blocks in one answer.
const MOST: u32 = 500;

/// The texts of the library.
pub fn library(ctx: &Ctx, _: Nothing) -> Result<LibraryPage, ApiError> {
    let texts = ctx.at_library(|library| library.list())?;
    let left = unfinished(&ctx.paths.state.join("jobs"));
    Ok(LibraryPage {
        texts: texts.into_iter().map(row).collect(),
        unfinished: count(left.iter().map(|job| job.order.items.len()).sum()),
    })
}

fn row(entry: Entry) -> LibraryRow {
    LibraryRow {
        id: entry.id.0,
        work: entry.record.work,
        title: entry.record.title,
        author: entry.record.author,
        language: entry.record.language,
        blocks: entry.blocks,
        characters: u32::try_from(entry.characters).unwrap_or(u32::MAX),
        file: entry.record.source.name,
        licence: entry.record.licence,
    }
}

/// Asks for files, and puts the texts in them into the library; what earlier jobs left undone is done first.
pub fn add_texts(ctx: &Ctx, _: Nothing) -> Result<ImportReport, ApiError> {
    let jobs = ctx.paths.state.join("jobs");
    let mut work = unfinished(&jobs);
    let picked = ctx.host().pick_files().unwrap_or_default();
    let items = gather(&picked)?;
    if !items.is_empty() {
        let task = ToLibrary::default();
        work.push(Job::begin(&jobs, Order { task, items })?);
    }
    let control = Control::default();
    *ctx.job.lock().unwrap_or_else(PoisonError::into_inner) = Some(control.clone());
    // A connection of its own, so that nobody waits for it who only searches.
    let mut library = ctx.open_library()?;
    let mut outcomes = Vec::new();
    for job in work {
        let total = count(job.order.items.len());
        let told = |done| {
            let done = count(done);
            ctx.tell(AppEvent::Job { done, total });
        };
        outcomes.extend(add_to_library(
            &mut library,
            &job,
            &control,
            ctx.host().now(),
            told,
        )?);
        job.forget()?;
    }
    let language = ctx.settings().get().language;
    let language = language.map_or(colophon_core::report::Language::En, Into::into);
    Ok(ImportReport {
        report: report(&outcomes, language),
        outcomes,
    })
}

/// Stops the job that runs; what is done stays done.
pub fn cancel_job(ctx: &Ctx, _: Nothing) -> Result<(), ApiError> {
    if let Some(control) = &*ctx.job.lock().unwrap_or_else(PoisonError::into_inner) {
        control.cancel();
    }
    Ok(())
}

/// Lets the job that runs wait, or go on.
pub fn pause_job(ctx: &Ctx, args: PauseArgs) -> Result<(), ApiError> {
    if let Some(control) = &*ctx.job.lock().unwrap_or_else(PoisonError::into_inner) {
        if args.paused {
            control.pause();
        } else {
            control.go_on();
        }
    }
    Ok(())
}

/// Takes a text out.
pub fn remove_text(ctx: &Ctx, args: TextArgs) -> Result<(), ApiError> {
    ctx.at_library(|library| library.remove(TextId(args.id)).map(drop))
}

/// Blocks of a text.
pub fn text_blocks(ctx: &Ctx, args: TextBlocksArgs) -> Result<TextPage, ApiError> {
    ctx.at_library(|library| {
        let found = library
            .list()?
            .into_iter()
            .find(|entry| entry.id.0 == args.id);
        let unknown = || ApiError::new(ErrorCode::UnknownText).with("id", args.id.to_string());
        let blocks = library.blocks(TextId(args.id), args.first, args.most.min(MOST))?;
        Ok(TextPage {
            text: row(found.ok_or_else(unknown)?),
            first: args.first,
            blocks: blocks.into_iter().map(block).collect(),
        })
    })
}

fn block(block: TextBlock) -> TextBlockView {
    let point = |at: usize| count(block.text.get(..at).unwrap_or_default().chars().count());
    TextBlockView {
        role: role(block.role).to_owned(),
        juan: block.juan,
        lines: block
            .lines
            .iter()
            .map(|line| (point(line.at), line.locator.clone()))
            .collect(),
        text: block.text,
    }
}

const fn role(role: TextRole) -> &'static str {
    match role {
        TextRole::Prose => "prose",
        TextRole::Verse => "verse",
        TextRole::Dharani => "dharani",
        TextRole::Heading => "heading",
        TextRole::Byline => "byline",
        TextRole::JuanTitle => "juan-title",
        TextRole::Item => "item",
        TextRole::Paratext => "paratext",
    }
}
