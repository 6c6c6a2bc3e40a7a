//! `colophon history`: the steps that were made, the latest first.

use std::io::Write;

use colophon_core::edit::Label;
use colophon_core::report::{Language, report_words, visible};
use colophon_service::desk::Way;
use colophon_service::wire::{
    self, ChangeKind, HistoryPage, StepOrigin, StepRow, StepState, StepTurn,
};
use jiff::Timestamp;
use serde::Serialize;

use crate::args::{Format, HistoryArgs};
use crate::change_set::name;
use crate::desk::look;
use crate::document::{Head, LabelJson, print_json};
use crate::failure::Failure;
use crate::file_name::{file_name, file_ref};

#[derive(Serialize)]
struct HistoryJson<'a> {
    #[serde(flatten)]
    head: Head,
    steps: Vec<StepJson<'a>>,
    more: bool,
}

#[derive(Serialize)]
struct StepJson<'a> {
    step: u64,
    at: String,
    origin: StepOrigin,
    state: StepState,
    turn: Option<StepTurn>,
    label: LabelJson<'a>,
    files: Vec<FileJson>,
}

#[derive(Serialize)]
struct FileJson {
    file: String,
    change: ChangeKind,
}

/// Runs the command.
///
/// # Errors
/// Where the folder or its history cannot be read, or nothing can be printed.
pub fn history(args: &HistoryArgs, out: &mut impl Write) -> Result<u8, Failure> {
    let desk = look(&args.place)?;
    let file = args.file.as_ref();
    let page = desk.history(&wire::HistoryArgs {
        file: file.map(|name| file_ref(desk.session(), name)),
        before: None,
        count: args.count,
    })?;
    let language = args.place.lang.into();
    match args.format {
        Format::Json => print_json(&document(&page, language), out)?,
        Format::Text => {
            for row in &page.rows {
                text(row, language, out)?;
            }
        }
    }
    Ok(0)
}

fn text(row: &StepRow, language: Language, out: &mut impl Write) -> std::io::Result<()> {
    let words = report_words(language);
    let origin = match row.origin {
        StepOrigin::Here => &words.here,
        StepOrigin::Outside => &words.outside,
        StepOrigin::CommandLine => &words.command_line,
    };
    let state = match row.state {
        StepState::Done => String::new(),
        StepState::Undone => format!("  ({})", words.undone),
        StepState::Abandoned => format!("  ({})", words.abandoned),
    };
    let label = label_words(row, language);
    writeln!(
        out,
        "{}  {}  {origin}  {}{state}",
        row.step,
        moment(row.at),
        visible(&label)
    )?;
    for file in &row.files {
        writeln!(out, "    {}", visible(&file_name(&file.file)))?;
    }
    Ok(())
}

fn document(page: &HistoryPage, language: Language) -> HistoryJson<'_> {
    HistoryJson {
        head: Head::new(language),
        steps: page.rows.iter().map(|row| step(row, language)).collect(),
        more: page.more,
    }
}

fn step(row: &StepRow, language: Language) -> StepJson<'_> {
    let file = |file: &wire::StepFile| FileJson {
        file: file_name(&file.file),
        change: file.change,
    };
    StepJson {
        step: row.step,
        at: moment(row.at),
        origin: row.origin,
        state: row.state,
        turn: row.turn,
        label: LabelJson {
            code: &row.label.code,
            params: &row.label.params,
            words: label_words(row, language),
        },
        files: row.files.iter().map(file).collect(),
    }
}

fn label_words(row: &StepRow, language: Language) -> String {
    let label = Label {
        code: row.label.code.clone(),
        params: row.label.params.clone(),
    };
    let way = row.turn.map(|turn| match turn {
        StepTurn::Undo => Way::Undo,
        StepTurn::Redo => Way::Redo,
    });
    name(&label, way, language)
}

/// `2026-01-31T12:00:00Z`; the bare seconds where no calendar reaches so far.
fn moment(seconds: u64) -> String {
    let at = i64::try_from(seconds)
        .ok()
        .and_then(|at| Timestamp::from_second(at).ok());
    at.map_or_else(|| seconds.to_string(), |at| at.to_string())
}
