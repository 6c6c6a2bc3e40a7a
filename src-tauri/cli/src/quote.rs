//! `colophon quote verify`: quotations looked up in the library, with the evidence.

use std::collections::BTreeSet;
use std::io::Write;

use colophon_core::checks::Report;
use colophon_core::model::WorkId;
use colophon_core::quotation::{Claim, Kind, Piece, Verdict, verify};
use colophon_core::report::{Language, ReportWords, document, report_words, text, visible};
use colophon_service::session::check_quotations;
use colophon_service::workspace::{Cancel, Watch, open};
use serde::Serialize;

use crate::args::{Format, QuoteArgs, QuoteVerify};
use crate::document::{Head, print_json};
use crate::failure::Failure;
use crate::library;

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Runs the command; the exit status is 1 where a quotation is not proved.
///
/// # Errors
/// Where the library or the folder cannot be read, or nothing can be printed.
pub fn quote(args: QuoteArgs, out: &mut impl Write) -> Result<u8, Failure> {
    let QuoteArgs::Verify(args) = args;
    match &args.text {
        Some(words) => one(&args, words, out),
        None => all(&args, out),
    }
}

/// Every quotation of a folder, as a report of the checks of quotations.
fn all(args: &QuoteVerify, out: &mut impl Write) -> Result<u8, Failure> {
    let language: Language = args.printing.lang.into();
    let watch = Watch {
        progress: &|_, _, _| {},
        cancel: &Cancel::default(),
    };
    let workspace = open(&args.folder, &watch)?;
    let mut report = Report::default();
    workspace
        .masters()
        .for_each(|master| report.examined.count(master));
    check_quotations(&workspace, &BTreeSet::new(), &library::open()?, &mut report)?;
    match args.printing.format {
        Format::Json => print_json(&document(&workspace, &report, VERSION, language), out)?,
        Format::Text => out.write_all(text(&workspace, &report, language).as_bytes())?,
    }
    let faulty = report
        .examined
        .quotations
        .is_some_and(|counts| counts.faulty > 0);
    Ok(u8::from(faulty))
}

#[derive(Serialize)]
struct VerdictJson {
    #[serde(flatten)]
    head: Head,
    verdict: &'static str,
    pieces: Vec<PieceJson>,
}

#[derive(Serialize)]
struct PieceJson {
    quoted: String,
    source: String,
    work: String,
    juan: Option<u32>,
    first: Option<String>,
    last: Option<String>,
    differences: Vec<DifferenceJson>,
}

#[derive(Serialize)]
struct DifferenceJson {
    quoted: String,
    source: String,
}

fn one(args: &QuoteVerify, words: &str, out: &mut impl Write) -> Result<u8, Failure> {
    let language: Language = args.printing.lang.into();
    let claim = args.work.as_deref().map(|work| Claim {
        work: WorkId::parse(work),
        juan: None,
        line: None,
    });
    let verdict = verify(words, claim.as_ref(), &library::open()?)?;
    let labels = report_words(language);
    let (name, said) = named(verdict.kind, labels);
    let pieces: Vec<_> = verdict
        .pieces
        .iter()
        .map(|piece| shown(piece, words))
        .collect();
    match args.printing.format {
        Format::Json => {
            let head = Head::new(language);
            print_json(
                &VerdictJson {
                    head,
                    verdict: name,
                    pieces,
                },
                out,
            )?;
        }
        Format::Text => print(said, &pieces, out)?,
    }
    Ok(u8::from(!is_proved(&verdict)))
}

fn print(said: &str, pieces: &[PieceJson], out: &mut impl Write) -> std::io::Result<()> {
    writeln!(out, "{said}")?;
    for piece in pieces {
        let juan = piece.juan.map(|juan| format!("卷{juan}"));
        let place: Vec<_> = juan.into_iter().chain(piece.first.clone()).collect();
        let source = piece.source.replace('\n', " ");
        writeln!(
            out,
            "  {} {}: {}",
            visible(&piece.work),
            place.join(" "),
            visible(&source)
        )?;
        for difference in &piece.differences {
            writeln!(
                out,
                "    “{}” → “{}”",
                visible(&difference.quoted),
                visible(&difference.source)
            )?;
        }
    }
    Ok(())
}

fn shown(piece: &Piece, words: &str) -> PieceJson {
    PieceJson {
        quoted: piece.quoted.of(words).to_owned(),
        source: piece.source.clone(),
        work: piece.first.work.clone(),
        juan: piece.first.juan,
        first: piece.first.line.clone(),
        last: piece.last.line.clone(),
        differences: piece
            .differences
            .iter()
            .map(|difference| DifferenceJson {
                quoted: difference.quoted.of(words).to_owned(),
                source: difference.source.clone(),
            })
            .collect(),
    }
}

const fn is_proved(verdict: &Verdict) -> bool {
    matches!(verdict.kind, Kind::Exact | Kind::Variant | Kind::Elided)
}

/// The name of a verdict in JSON, and its words.
fn named(kind: Kind, words: &ReportWords) -> (&'static str, &str) {
    match kind {
        Kind::Exact => ("exact", &words.verdict_exact),
        Kind::Variant => ("variant", &words.verdict_variant),
        Kind::Elided => ("elided", &words.verdict_elided),
        Kind::WrongPlace => ("wrong-place", &words.verdict_wrong_place),
        Kind::WrongWork => ("wrong-work", &words.verdict_wrong_work),
        Kind::Altered => ("altered", &words.verdict_altered),
        Kind::Spliced => ("spliced", &words.verdict_spliced),
        Kind::NotFound => ("not-found", &words.verdict_not_found),
        Kind::NotCheckable(_) => ("not-checkable", &words.verdict_not_checkable),
    }
}
