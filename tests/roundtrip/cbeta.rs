//! CBETA's TEI, in both dialects, against an element table read by two people.

use colophon_core::formats::imports::{Parsed, cbeta};
use colophon_core::model::{Family, GaijiForm, RunKind, TextBlock, TextRole};
use colophon_core::text::Span;
use colophon_corpus::{Dialect, Document, Glyph, OutBlock, Outcome, Remark, Role, RunOf, Shape};

use crate::compare::first_difference;

const SEEDS: u64 = 500;

#[test]
fn five_hundred_files_of_each_dialect_are_read_as_generated() {
    let (mut faults, mut blocks) = (Vec::new(), 0);
    for seed in 0..SEEDS {
        let document = Document::of_seed(seed, Shape::DENSE);
        for dialect in [Dialect::P5, Dialect::P5a] {
            let expected = document.outcome(dialect);
            let parsed = cbeta::read(&document.tei(dialect))
                .unwrap_or_else(|e| panic!("seed {seed}, {dialect:?}: {e:?}"));
            assert_eq!(parsed.text.family, Family::Cbeta);
            assert_eq!(parsed.text.language, "lzh");
            blocks += expected.blocks.len();
            if let Some(difference) = first_difference(&expected, &outcome(&parsed)) {
                faults.push(format!("seed {seed}, {dialect:?}: {difference}"));
            }
        }
    }
    let few: Vec<_> = faults.iter().take(5).map(String::as_str).collect();
    assert!(
        faults.is_empty(),
        "{} files:\n{}",
        faults.len(),
        few.join("\n")
    );
    assert!(blocks > 10_000, "{blocks}");
}

/// What was read, in the generator's words.
fn outcome(parsed: &Parsed) -> Outcome {
    let text = &parsed.text;
    let contents = text.contents.iter();
    Outcome {
        id: text.id.clone(),
        title: text.title.clone().unwrap_or_default(),
        author: text.author.clone().unwrap_or_default(),
        extent: text.extent.clone().unwrap_or_default(),
        rights: text.rights.licence.clone().unwrap_or_default(),
        provider: text.rights.attribution.clone().unwrap_or_default(),
        date: text.edition.clone().unwrap_or_default(),
        punctuation: text.punctuation.clone(),
        contents: contents
            .map(|entry| (entry.level, entry.title.clone(), entry.block))
            .collect(),
        blocks: text.blocks.iter().map(block).collect(),
        unknown: parsed.report.unknown.clone(),
        skipped: parsed.report.skipped.clone(),
        doubts: parsed.report.doubts.len(),
    }
}

fn block(block: &TextBlock) -> OutBlock {
    let bytes = |span: Span| span.start..span.end;
    let remark = |reading: &colophon_core::model::Reading| Remark {
        span: bytes(reading.span),
        kind: reading.kind.clone(),
        witnesses: reading.witnesses.clone(),
        text: reading.text.clone(),
    };
    let lines = |lines: &[colophon_core::model::LineStart]| {
        lines
            .iter()
            .map(|line| (line.at, line.locator.clone()))
            .collect()
    };
    let mut apparatus: Vec<_> = block.apparatus.iter().map(remark).collect();
    let ascending = apparatus.is_sorted_by_key(|remark| remark.span.start);
    assert!(ascending, "apparatus out of order: {apparatus:#?}");
    // at the same place the dialects have their own order
    apparatus.sort_by(|a, b| a.order().cmp(&b.order()));
    OutBlock {
        role: role(block.role),
        juan: block.juan,
        text: block.text.clone(),
        lines: lines(&block.lines),
        other_lines: lines(&block.other_lines),
        runs: block
            .runs
            .iter()
            .map(|run| (bytes(run.span), run_of(run.kind)))
            .collect(),
        gaiji: block
            .gaiji
            .iter()
            .map(|gaiji| (bytes(gaiji.span), gaiji.code.clone(), glyph(gaiji.shown)))
            .collect(),
        apparatus,
        editorial: block.editorial,
    }
}

const fn role(role: TextRole) -> Role {
    match role {
        TextRole::Prose => Role::Prose,
        TextRole::Verse => Role::Verse,
        TextRole::Dharani => Role::Dharani,
        TextRole::Heading => Role::Heading,
        TextRole::Byline => Role::Byline,
        TextRole::JuanTitle => Role::JuanTitle,
        TextRole::Item => Role::Item,
        TextRole::Paratext => Role::Paratext,
    }
}

const fn run_of(kind: RunKind) -> RunOf {
    match kind {
        RunKind::Note => RunOf::Note,
        RunKind::Pronunciation => RunOf::Pronunciation,
    }
}

const fn glyph(form: GaijiForm) -> Glyph {
    match form {
        GaijiForm::Exact => Glyph::Exact,
        GaijiForm::Substitute => Glyph::Substitute,
        GaijiForm::Description => Glyph::Description,
        GaijiForm::Missing => Glyph::Missing,
    }
}
