//! A change set printed: for people as unified differences, for programs as docs/schema/change-set.schema.json.

use std::io::Write;

use colophon_core::edit::{Change, ChangeSet, Digest, Label};
use colophon_core::model::{Params, RelPath};
use colophon_core::report::{Language, fill, report_words, step_words, unified, visible};
use colophon_service::desk::{Way, change_set_view};
use colophon_service::session::Session;
use colophon_service::wire::{ChangeKind, FileRef};
use colophon_service::workspace::history::StepId;
use serde::Serialize;

use crate::args::{Format, Writing};
use crate::document::{Head, LabelJson, print_json};
use crate::failure::Failure;

/// What was changed or would be.
pub struct Shown {
    pub set: ChangeSet,
    /// The step that was made; `None` where nothing was written.
    pub step: Option<StepId>,
    /// Whether a step is taken back or made again; its label is that of the set.
    pub way: Option<Way>,
}

#[derive(Serialize)]
struct ChangeSetJson<'a> {
    #[serde(flatten)]
    head: Head,
    step: Option<u64>,
    turn: Option<&'static str>,
    label: LabelJson<'a>,
    digest: String,
    files: Vec<FileJson>,
}

#[derive(Serialize)]
struct FileJson {
    file: String,
    change: ChangeKind,
    from: Option<String>,
    before: Option<String>,
    after: Option<String>,
    difference: String,
}

/// One file of a change set: what was where, and what is.
struct Row<'a> {
    kind: ChangeKind,
    before: Option<(&'a str, &'a [u8])>,
    after: Option<(&'a str, &'a [u8])>,
}

/// Prints what was changed in `session`, or would be; the exit status.
///
/// # Errors
/// Where nothing can be printed.
pub fn print(
    session: &Session,
    shown: &Shown,
    writing: &Writing,
    out: &mut impl Write,
) -> Result<u8, Failure> {
    let language = writing.place.lang.into();
    let rows = rows(session, &shown.set);
    match writing.format {
        Format::Json => print_json(&document(shown, &rows, language), out)?,
        Format::Text => text(shown, &rows, writing.dry_run, language, out)?,
    }
    Ok(0)
}

fn text(
    shown: &Shown,
    rows: &[Row<'_>],
    dry_run: bool,
    language: Language,
    out: &mut impl Write,
) -> std::io::Result<()> {
    let words = report_words(language);
    writeln!(
        out,
        "{}",
        visible(&name(&shown.set.label, shown.way, language))
    )?;
    if dry_run {
        for row in rows {
            out.write_all(difference(row).as_bytes())?;
        }
        let digest = shown.set.digest().to_string();
        writeln!(
            out,
            "{}",
            fill(&words.digest, &Params::from([("digest", digest)]))
        )?;
    }
    match shown.step {
        Some(StepId(step)) => {
            let step = step.to_string();
            writeln!(
                out,
                "{}",
                fill(&words.made, &Params::from([("step", step)]))
            )
        }
        None if rows.is_empty() => writeln!(out, "{}", words.nothing_to_change),
        None => writeln!(out, "{}", words.dry_run),
    }
}

/// What a step is called, in words.
pub fn name(label: &Label, way: Option<Way>, language: Language) -> String {
    let label = step_words(language, &label.code, &label.params);
    let words = report_words(language);
    let template = match way {
        None => return label,
        Some(Way::Undo) => &words.undo,
        Some(Way::Redo) => &words.redo,
    };
    fill(template, &Params::from([("label", label)]))
}

fn document<'a>(shown: &'a Shown, rows: &[Row<'_>], language: Language) -> ChangeSetJson<'a> {
    let label = &shown.set.label;
    ChangeSetJson {
        head: Head::new(language),
        step: shown.step.map(|step| step.0),
        turn: shown.way.map(|way| match way {
            Way::Undo => "undo",
            Way::Redo => "redo",
        }),
        label: LabelJson {
            code: &label.code,
            params: &label.params,
            words: name(label, shown.way, language),
        },
        digest: shown.set.digest().to_string(),
        files: rows.iter().map(file).collect(),
    }
}

fn file(row: &Row<'_>) -> FileJson {
    let path = |side: Option<(&str, &[u8])>| side.map(|(path, _)| path.to_owned());
    let digest = |side: Option<(&str, &[u8])>| side.map(|(_, bytes)| Digest::of(bytes).to_string());
    let moved = row.kind == ChangeKind::Moved;
    FileJson {
        file: path(row.after.or(row.before)).unwrap_or_default(),
        change: row.kind,
        from: path(row.before.filter(|_| moved)),
        before: digest(row.before),
        after: digest(row.after),
        difference: difference(row),
    }
}

fn difference(row: &Row<'_>) -> String {
    unified(row.before, row.after)
}

/// The files of `set`; one that moves is one row.
fn rows<'a>(session: &Session, set: &'a ChangeSet) -> Vec<Row<'a>> {
    let change = |file: &FileRef| {
        let path = path_of(session, file);
        set.changes().iter().find(|change| change.file == path)
    };
    let view = change_set_view(session, set);
    let row = |file: colophon_service::wire::FileChange| {
        let to = change(&file.file)?;
        let from = file.from.as_ref().map_or(Some(to), change)?;
        Some(Row {
            kind: file.change,
            before: side(from, &from.before),
            after: side(to, &to.after),
        })
    };
    view.files.into_iter().filter_map(row).collect()
}

fn side<'a>(change: &'a Change, content: &'a Option<Vec<u8>>) -> Option<(&'a str, &'a [u8])> {
    Some((change.file.as_str(), content.as_deref()?))
}

fn path_of(session: &Session, file: &FileRef) -> RelPath {
    let master = file.master.as_deref();
    match master.and_then(|slug| session.workspace.master(slug)) {
        Some(master) => master.path(&file.file),
        None => RelPath::new(&file.file),
    }
}
