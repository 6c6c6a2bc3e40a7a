//! `colophon source list`: the declared sources of a master, how often each is used, and what is used undeclared.

use std::collections::BTreeMap;
use std::io::Write;

use colophon_core::edit::usage::{SourceUsage, Usage, usage};
use colophon_core::model::{Master, Params, Rights, Source, WorkId};
use colophon_core::report::{Language, fill, report_words, visible};
use colophon_service::desk::Desk;
use colophon_service::nearest::find_master;
use serde::Serialize;

use crate::args::{Format, SourceList};
use crate::document::{Head, print_json};
use crate::failure::Failure;

#[derive(Serialize)]
struct ListJson<'a> {
    #[serde(flatten)]
    head: Head,
    master: &'a str,
    sources: Vec<Row<'a>>,
    missing: Vec<Missing<'a>>,
}

#[derive(Serialize)]
struct Row<'a> {
    #[serde(rename = "type")]
    kind: Option<&'a str>,
    id: Option<&'a str>,
    canonical: Option<String>,
    title: Option<&'a str>,
    note: Option<&'a str>,
    rights: Option<BTreeMap<&'static str, String>>,
    #[serde(flatten)]
    uses: Uses,
}

/// How often a source is used.
#[derive(Serialize)]
struct Uses {
    excerpted: usize,
    tested: usize,
    cited: usize,
    referenced: usize,
}

/// A work that is used and not declared.
#[derive(Serialize)]
struct Missing<'a> {
    id: &'a str,
    canonical: &'a str,
    places: usize,
}

/// Prints the list; the exit status.
///
/// # Errors
/// Where there is no such master, or nothing can be printed.
pub fn list(args: &SourceList, desk: &Desk, out: &mut impl Write) -> Result<u8, Failure> {
    let workspace = &desk.session().workspace;
    let master = find_master(workspace, &args.slug)?;
    let used = usage(workspace, master);
    let language = args.place.lang.into();
    let list = ListJson {
        head: Head::new(language),
        master: &master.slug,
        sources: rows(master, &used),
        missing: missing(&used),
    };
    match args.format {
        Format::Json => print_json(&list, out)?,
        Format::Text => text(&list, language, out)?,
    }
    Ok(0)
}

fn rows<'a>(master: &'a Master, used: &Usage) -> Vec<Row<'a>> {
    let unused = SourceUsage::default();
    let row = |source: Source<'a>| {
        let used = used.sources.get(&source.index).unwrap_or(&unused);
        Row {
            kind: source.kind,
            id: source.id,
            canonical: source.id.map(|id| WorkId::parse(id).canonical),
            title: source.title,
            note: source.node.str("note"),
            rights: source
                .node
                .get("rights")
                .and_then(Rights::of)
                .map(|rights| given(&rights)),
            uses: Uses {
                excerpted: used.excerpted.len(),
                tested: used.tested.len(),
                cited: used.cited.len(),
                referenced: used.referenced.len(),
            },
        }
    };
    master
        .meta()
        .map_or_else(Vec::new, |meta| meta.sources().map(row).collect())
}

/// The fields that are given.
fn given(rights: &Rights) -> BTreeMap<&'static str, String> {
    let fields = rights.fields().into_iter();
    fields
        .filter_map(|(key, value)| Some((key, value?.to_owned())))
        .collect()
}

fn missing(used: &Usage) -> Vec<Missing<'_>> {
    let works = used.missing.iter();
    works
        .map(|work| Missing {
            id: &work.spelling,
            canonical: &work.id.canonical,
            places: work.places.len(),
        })
        .collect()
}

fn text(list: &ListJson<'_>, language: Language, out: &mut impl Write) -> std::io::Result<()> {
    let words = report_words(language);
    for row in &list.sources {
        let [id, kind, title] =
            [row.id, row.kind, row.title].map(|text| visible(text.unwrap_or("?")));
        writeln!(out, "{id}  {kind}  {title}")?;
        let Uses {
            excerpted,
            tested,
            cited,
            referenced,
        } = row.uses;
        let counts = [
            ("excerpted", excerpted),
            ("tested", tested),
            ("cited", cited),
            ("referenced", referenced),
        ];
        let counts = counts.map(|(name, count)| (name, count.to_string()));
        writeln!(out, "    {}", fill(&words.uses, &Params::from(counts)))?;
    }
    for work in &list.missing {
        let params = Params::from([
            ("id", work.id.to_owned()),
            ("places", work.places.to_string()),
        ]);
        writeln!(out, "{}", visible(&fill(&words.missing, &params)))?;
    }
    Ok(())
}
