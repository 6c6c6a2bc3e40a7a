//! The generator itself: its seeds reproduce, its files are XML, everything it promises occurs, its outcomes add up.

#![allow(clippy::unwrap_used, clippy::panic)] // helpers of tests

mod census;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use colophon_corpus::{Dialect, Document, OutBlock, Shape};
use quick_xml::NsReader;
use quick_xml::events::Event;
use sha2::{Digest as _, Sha256};

const DIALECTS: [Dialect; 2] = [Dialect::P5, Dialect::P5a];

fn documents(count: u64) -> impl Iterator<Item = (u64, Document)> {
    (0..count).map(|seed| (seed, Document::of_seed(seed, Shape::DENSE)))
}

/// Whoever changes the generator writes the new sums here; unchanged code always gives the same ones.
#[test]
fn a_seed_gives_the_same_bytes_for_ever() {
    let sum = |dialect| {
        let mut sum = Sha256::new();
        for (_, document) in documents(50) {
            sum.update(document.tei(dialect));
            sum.update(document.path());
        }
        sum.finalize()
            .iter()
            .take(8)
            .fold(String::new(), |mut hex, byte| {
                let _ = write!(hex, "{byte:02x}");
                hex
            })
    };
    assert_eq!(DIALECTS.map(sum), ["20a556bb36062f1f", "65fb824825a30b7c"]);
}

#[test]
fn every_file_is_well_formed_and_its_names_are_bound() {
    let mut elements = 0;
    for (seed, document) in documents(200) {
        for dialect in DIALECTS {
            let bytes = document.tei(dialect);
            let mut reader = NsReader::from_reader(&*bytes);
            reader.config_mut().check_end_names = true;
            loop {
                let (namespace, event) = reader
                    .read_resolved_event()
                    .unwrap_or_else(|e| panic!("seed {seed}, {dialect:?}: {e}"));
                let unbound = matches!(namespace, quick_xml::name::ResolveResult::Unknown(_));
                assert!(!unbound, "seed {seed}, {dialect:?}: {event:?}");
                match event {
                    Event::Eof => break,
                    Event::Start(_) | Event::Empty(_) => elements += 1,
                    _ => {}
                }
            }
        }
    }
    assert!(elements > 100_000, "{elements}");
}

#[test]
fn everything_of_the_element_table_occurs_in_both_dialects() {
    for dialect in DIALECTS {
        let mut found = BTreeMap::new();
        for (_, document) in documents(200) {
            census::count(&document.tei(dialect), &mut found);
            census::count_outcome(&document.outcome(dialect), &mut found);
        }
        let wanted = census::wanted(dialect);
        let missing: Vec<_> = wanted
            .iter()
            .filter(|what| !found.contains_key(**what))
            .collect();
        assert!(missing.is_empty(), "{dialect:?}: {missing:#?}");
    }
}

#[test]
fn apparatus_apart_both_dialects_have_the_same_outcome() {
    for (seed, document) in documents(200) {
        let without = |dialect| {
            let mut outcome = document.outcome(dialect);
            for block in &mut outcome.blocks {
                block.apparatus.retain(|remark| remark.kind != "cf1");
            }
            outcome
        };
        assert_eq!(without(Dialect::P5), without(Dialect::P5a), "seed {seed}");
    }
}

#[test]
fn outcomes_add_up() {
    for (seed, document) in documents(500) {
        for block in document.outcome(Dialect::P5a).blocks {
            check(&block, seed);
        }
    }
}

fn check(block: &OutBlock, seed: u64) {
    let text = &block.text;
    assert!(!text.is_empty(), "seed {seed}");
    assert_eq!(
        block.lines.first().map(|line| line.0),
        Some(0),
        "seed {seed}"
    );
    let ascending = block.lines.windows(2).all(|pair| pair[0].0 < pair[1].0);
    assert!(ascending, "seed {seed}: {:?}", block.lines);
    let spans = block.runs.iter().map(|run| &run.0);
    let spans = spans.chain(block.gaiji.iter().map(|gaiji| &gaiji.0));
    for span in spans.chain(block.apparatus.iter().map(|remark| &remark.span)) {
        assert!(text.get(span.clone()).is_some(), "seed {seed}: {span:?}");
    }
    for (span, _) in &block.runs {
        let run = &text[span.clone()];
        assert!(
            run.starts_with('（') && run.ends_with('）'),
            "seed {seed}: {run}"
        );
    }
    assert!(!text.contains(['\t', '\r']), "seed {seed}: {text:?}");
    let private = |c: char| u32::from(c) >= 0xf_0000;
    assert!(!text.contains(private), "seed {seed}: {text:?}");
}
