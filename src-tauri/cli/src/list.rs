//! `colophon list`: the masters of a folder, unchecked.

use std::io::Write;

use colophon_core::model::{Master, MasterKind, Workspace};
use colophon_core::report::visible;
use colophon_service::workspace::{Cancel, Watch, open};
use serde::Serialize;
use unicode_width::UnicodeWidthStr as _;

use crate::args::{Format, ListArgs};
use crate::failure::Failure;

#[derive(Serialize)]
struct List<'a> {
    schema: u32,
    masters: Vec<Row<'a>>,
}

#[derive(Serialize)]
struct Row<'a> {
    slug: &'a str,
    name: &'a str,
    kind: &'static str,
    folder: &'a str,
    school: Option<&'a str>,
    sources: usize,
    passages: usize,
    cases: usize,
}

/// Runs the command.
///
/// # Errors
/// Where the folder cannot be read or holds no master, or nothing can be printed.
pub fn list(args: &ListArgs, out: &mut impl Write) -> Result<u8, Failure> {
    let watch = Watch {
        progress: &|_, _, _| {},
        cancel: &Cancel::default(),
    };
    let workspace = open(&args.folder, &watch)?;
    let list = rows(&workspace);
    match args.format {
        Format::Text => text(&list, out)?,
        Format::Json => {
            serde_json::to_writer_pretty(&mut *out, &list)?;
            out.write_all(b"\n")?;
        }
    }
    Ok(0)
}

fn rows(workspace: &Workspace) -> List<'_> {
    List {
        schema: 1,
        masters: workspace.masters().map(row).collect(),
    }
}

fn row(master: &Master) -> Row<'_> {
    Row {
        slug: &master.slug,
        name: master.name(),
        kind: match master.kind {
            MasterKind::Persona => "persona",
            MasterKind::TeachingMode => "teaching-mode",
        },
        folder: &master.folder,
        school: master.meta().and_then(|meta| meta.str("school")),
        sources: master.meta().map_or(0, |meta| meta.sources().count()),
        passages: master
            .excerpts
            .iter()
            .map(|excerpt| excerpt.passages.len())
            .sum(),
        cases: master.fidelity.read().map_or(0, |suite| suite.lines.len()),
    }
}

fn text(list: &List<'_>, out: &mut impl Write) -> std::io::Result<()> {
    let width = |of: fn(&Row<'_>) -> String| list.masters.iter().map(|row| of(row).width()).max();
    let slugs = width(|row| visible(row.slug).into_owned()).unwrap_or(0);
    let names = width(|row| visible(row.name).into_owned()).unwrap_or(0);
    for row in &list.masters {
        let (slug, name) = (padded(row.slug, slugs), padded(row.name, names));
        let Row {
            kind,
            sources,
            passages,
            cases,
            ..
        } = row;
        writeln!(
            out,
            "{slug}  {name}  {kind:13}  sources {sources:3}  passages {passages:4}  cases {cases:4}"
        )?;
    }
    Ok(())
}

/// `text` made visible and filled with blanks to `width` columns.
fn padded(text: &str, width: usize) -> String {
    let text = visible(text);
    let blanks = width.saturating_sub(text.width());
    format!("{text}{}", " ".repeat(blanks))
}
