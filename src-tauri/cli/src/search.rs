//! `colophon search`: words looked for in the library, the masters or their tests.

use std::io::Write;

use colophon_core::model::Params;
use colophon_core::report::{Language, fill, report_words, visible};
use colophon_core::search::concordance::By;
use colophon_core::search::{Fold, Folds, Query};
use colophon_service::ApiError;
use colophon_service::library::{Library, Scope};
use colophon_service::search_masters::{Within, search_masters};
use serde::Serialize;

use crate::args::{FoldName, Format, Lang, Place, ScopeName, SearchArgs};
use crate::desk::look;
use crate::document::{Head, print_json};
use crate::failure::Failure;
use crate::library;

/// Characters on either side of a hit.
const WIDTH: usize = 20;

#[derive(Serialize)]
struct SearchJson {
    #[serde(flatten)]
    head: Head,
    complete: bool,
    hits: Vec<HitJson>,
}

#[derive(Serialize)]
struct HitJson {
    /// Work or master.
    source: String,
    /// Line of the edition, or file and line.
    place: String,
    text: Option<u32>,
    left: String,
    hit: String,
    right: String,
    folds: Vec<&'static str>,
}

/// Runs the command; the exit status is 1 where nothing is found.
///
/// # Errors
/// Where the query makes no sense, the library or the folder cannot be read, or nothing can be printed.
pub fn search(args: &SearchArgs, out: &mut impl Write) -> Result<u8, Failure> {
    let query = Query::parse(&args.query).map_err(ApiError::from)?;
    let folds = args
        .strict
        .iter()
        .fold(Folds::ALL, |folds, name| folds.without(fold(*name)));
    let (hits, complete) = match args.scope {
        ScopeName::Library => in_library(args, &query, folds, &library::open()?)?,
        ScopeName::Masters => in_masters(args, &query, folds, Within::Passages)?,
        ScopeName::Tests => in_masters(args, &query, folds, Within::Cases)?,
    };
    let found = !hits.is_empty();
    print(args, hits, complete, out)?;
    Ok(u8::from(!found))
}

fn in_library(
    args: &SearchArgs,
    query: &Query,
    folds: Folds,
    library: &Library,
) -> Result<(Vec<HitJson>, bool), ApiError> {
    let scope = Scope {
        works: args.works.clone(),
    };
    let by: &[By] = if args.kwic { &[By::Right(1)] } else { &[] };
    let rows = library.concordance(query, folds, &scope, (WIDTH, args.limit), by)?;
    let hit = |row: colophon_service::library::Row| {
        let juan = row.juan.map(|juan| format!("卷{juan}"));
        let place: Vec<_> = juan.into_iter().chain(row.locator).collect();
        Ok(HitJson {
            source: library.work(row.hit.text)?,
            place: place.join(" "),
            text: Some(row.hit.text.0),
            left: row.context.left,
            hit: row.context.hit,
            right: row.context.right,
            folds: names(row.hit.folds),
        })
    };
    let hits = rows
        .rows
        .into_iter()
        .map(hit)
        .collect::<Result<_, ApiError>>()?;
    Ok((hits, rows.complete))
}

fn in_masters(
    args: &SearchArgs,
    query: &Query,
    folds: Folds,
    within: Within,
) -> Result<(Vec<HitJson>, bool), ApiError> {
    let place = Place {
        dir: args.dir.clone(),
        lang: Lang::En,
    };
    let desk = look(&place)?;
    let (hits, complete) =
        search_masters(desk.session(), query, folds, within, (WIDTH, args.limit))?;
    let hit = |hit: colophon_service::search_masters::MasterHit| HitJson {
        source: hit.master,
        place: format!("{}:{}", hit.file, hit.line),
        text: None,
        left: hit.context.left,
        hit: hit.context.hit,
        right: hit.context.right,
        folds: names(hit.folds),
    };
    Ok((hits.into_iter().map(hit).collect(), complete))
}

fn print(
    args: &SearchArgs,
    hits: Vec<HitJson>,
    complete: bool,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let language: Language = args.printing.lang.into();
    if args.printing.format == Format::Json {
        let head = Head::new(language);
        return print_json(
            &SearchJson {
                head,
                complete,
                hits,
            },
            out,
        );
    }
    let words = report_words(language);
    for hit in &hits {
        let line = |words: &str| visible(&words.replace('\n', " ")).into_owned();
        let folds = if hit.folds.is_empty() {
            String::new()
        } else {
            format!("  ({})", hit.folds.join(", "))
        };
        writeln!(
            out,
            "{}  {}  {}【{}】{}{folds}",
            line(&hit.source),
            line(&hit.place),
            line(&hit.left),
            line(&hit.hit),
            line(&hit.right),
        )?;
    }
    let count = Params::from([("count", hits.len().to_string())]);
    writeln!(out, "{}", fill(&words.search_hits, &count))?;
    if !complete {
        writeln!(out, "{}", words.search_more)?;
    }
    Ok(())
}

const fn fold(name: FoldName) -> Fold {
    match name {
        FoldName::Script => Fold::Script,
        FoldName::Width => Fold::Width,
        FoldName::Case => Fold::Case,
        FoldName::Diacritics => Fold::Diacritics,
        FoldName::Punctuation => Fold::Punctuation,
        FoldName::Notes => Fold::Notes,
    }
}

/// The folds that a hit needed, as the options name them.
fn names(folds: Folds) -> Vec<&'static str> {
    let name = |fold| match fold {
        Fold::Script => "script",
        Fold::Width => "width",
        Fold::Case => "case",
        Fold::Diacritics => "diacritics",
        Fold::Punctuation => "punctuation",
        Fold::Notes => "notes",
    };
    folds.iter().map(name).collect()
}
