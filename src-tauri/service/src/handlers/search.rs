//! Searches, and what the library says of quotations.

use colophon_core::edit::excerpts::{NewPassage, citation};
use colophon_core::model::{Entry, IdForm, SourceFile};
use colophon_core::quotation::{Claimed, Difference, Kind, Locus, Piece, claims, verify};
use colophon_core::search::concordance::By;
use colophon_core::search::{Fold, Folds, Query};

use crate::convert::{count, file_id, points, range};
use crate::ctx::Ctx;
use crate::error::ApiError;
use crate::library::{Library, Row, Scope};
use crate::nearest::find_master;
use crate::search_masters::{MasterHit, Within, search_masters};
use crate::wire::{
    DifferenceRow, FileRef, FoldName, MasterArgs, PieceRow, QuotationRow, SearchArgs, SearchOrder,
    SearchPage, SearchRow, SearchScope, VerdictName,
};

/// Characters on either side of a hit.
const WIDTH: usize = 24;
/// Most rows in one answer.
const MOST: usize = 100_000;

/// Rows of a concordance.
pub fn search(ctx: &Ctx, args: SearchArgs) -> Result<SearchPage, ApiError> {
    let query = Query::parse(&args.query)?;
    let folds = args
        .strict
        .iter()
        .fold(Folds::ALL, |folds, name| folds.without(fold(*name)));
    let most = (args.most as usize).min(MOST);
    let (rows, complete) = match args.scope {
        SearchScope::Library => {
            ctx.at_library(|library| in_library(library, &args, &query, folds, most))?
        }
        SearchScope::Masters | SearchScope::Tests => {
            let within = match args.scope {
                SearchScope::Tests => Within::Cases,
                _ => Within::Passages,
            };
            let session = ctx.session()?;
            let (hits, complete) = search_masters(&session, &query, folds, within, (WIDTH, most))?;
            let row = |hit| of_master(&session, hit);
            (hits.into_iter().map(row).collect(), complete)
        }
    };
    Ok(SearchPage { rows, complete })
}

fn in_library(
    library: &Library,
    args: &SearchArgs,
    query: &Query,
    folds: Folds,
    most: usize,
) -> Result<(Vec<SearchRow>, bool), ApiError> {
    let by: &[By] = match args.order {
        SearchOrder::Document => &[],
        SearchOrder::Left => &[By::Left(1)],
        SearchOrder::Right => &[By::Right(1)],
    };
    let works = args
        .text
        .map(|id| library.work(crate::library::TextId(id)))
        .transpose()?;
    let scope = Scope {
        works: works.into_iter().collect(),
    };
    let found = library.concordance(query, folds, &scope, (WIDTH, most), by)?;
    let titles: std::collections::BTreeMap<_, _> = library
        .list()?
        .into_iter()
        .map(|entry| {
            (
                entry.id,
                (entry.record.work, entry.record.title.unwrap_or_default()),
            )
        })
        .collect();
    let row = |row: Row| {
        let (work, title) = titles.get(&row.hit.text).cloned().unwrap_or_default();
        let cited = NewPassage {
            juan: row.juan,
            first: row.locator.clone(),
            ..NewPassage::default()
        };
        let declared = ["cbeta", "tibetan_canon", "pali_canon"]
            .into_iter()
            .filter_map(IdForm::of_type);
        let id = declared
            .into_iter()
            .find_map(|form| form.declared(&work))
            .unwrap_or_else(|| work.clone());
        SearchRow {
            citation: Some(citation(&title, &id, &cited)),
            place: place(row.juan, row.locator),
            source: if title.is_empty() { work } else { title },
            text: Some((row.hit.text.0, count(row.hit.block))),
            file: None,
            left: row.context.left,
            hit: row.context.hit,
            right: row.context.right,
            folds: names(row.hit.folds),
        }
    };
    Ok((found.rows.into_iter().map(row).collect(), found.complete))
}

fn place(juan: Option<u32>, line: Option<String>) -> String {
    let juan = juan.map(|juan| format!("卷{juan}"));
    juan.into_iter().chain(line).collect::<Vec<_>>().join(" ")
}

fn of_master(session: &crate::session::Session, hit: MasterHit) -> SearchRow {
    let master = session.workspace.master(&hit.master);
    let path = colophon_core::model::RelPath::new(&hit.file);
    let file = master.map_or_else(|| hit.file.clone(), |master| file_id(master, &path));
    SearchRow {
        place: format!("{file}:{}", hit.line),
        text: None,
        file: Some((
            FileRef {
                master: Some(hit.master.clone()),
                file,
            },
            hit.line,
        )),
        source: hit.master,
        left: hit.context.left,
        hit: hit.context.hit,
        right: hit.context.right,
        folds: names(hit.folds),
        citation: None,
    }
}

/// What the library says of every quotation of a master.
pub fn quotations(ctx: &Ctx, args: MasterArgs) -> Result<Vec<QuotationRow>, ApiError> {
    let session = ctx.session()?;
    let master = find_master(&session.workspace, &args.slug)?;
    ctx.at_library(|library| {
        let mut rows = Vec::new();
        for claimed in claims(master) {
            let verdict = verify(&claimed.words, claimed.claim.as_ref(), library)?;
            let file = master.files.get(&claimed.place.file).and_then(Entry::read);
            let (Some(file), Some(span)) = (file, claimed.place.span) else {
                continue;
            };
            rows.push(QuotationRow {
                file: file_id(master, &claimed.place.file),
                range: range(&points(file), span),
                verdict: verdict_name(verdict.kind),
                pieces: verdict
                    .pieces
                    .iter()
                    .map(|piece| piece_row(piece, &claimed, file))
                    .collect(),
            });
        }
        Ok(rows)
    })
}

fn piece_row(piece: &Piece, claimed: &Claimed, file: &SourceFile) -> PieceRow {
    let Locus { work, juan, line } = piece.first.clone();
    let words = &claimed.words;
    let points = points(file);
    let difference = |one: &Difference| {
        let span = claimed.in_file(one.quoted);
        let same = span.filter(|span| span.of(&file.text) == one.quoted.of(words));
        DifferenceRow {
            range: same.map(|span| range(&points, span)),
            quoted: one.quoted.of(words).to_owned(),
            source: one.source.clone(),
        }
    };
    PieceRow {
        place: format!("{work} {}", place(juan, line)),
        text: (
            u32::try_from(piece.from.text).unwrap_or(0),
            count(piece.from.block),
        ),
        quoted: piece.quoted.of(words).to_owned(),
        source: piece.source.clone(),
        differences: piece.differences.iter().map(difference).collect(),
    }
}

const fn verdict_name(kind: Kind) -> VerdictName {
    match kind {
        Kind::Exact => VerdictName::Exact,
        Kind::Variant => VerdictName::Variant,
        Kind::Elided => VerdictName::Elided,
        Kind::WrongPlace => VerdictName::WrongPlace,
        Kind::WrongWork => VerdictName::WrongWork,
        Kind::Altered => VerdictName::Altered,
        Kind::Spliced => VerdictName::Spliced,
        Kind::NotFound => VerdictName::NotFound,
        Kind::NotCheckable(_) => VerdictName::NotCheckable,
    }
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

fn names(folds: Folds) -> Vec<FoldName> {
    let name = |fold| match fold {
        Fold::Script => FoldName::Script,
        Fold::Width => FoldName::Width,
        Fold::Case => FoldName::Case,
        Fold::Diacritics => FoldName::Diacritics,
        Fold::Punctuation => FoldName::Punctuation,
        Fold::Notes => FoldName::Notes,
    };
    folds.iter().map(name).collect()
}
