//! Texts put in, found, taken out, and found again: what the store answers is what looking through every text gives.

use std::fs;

use colophon_core::edit::Digest;
use colophon_core::formats::imports::{self, Format};
use colophon_core::model::{Run, RunKind, TextRole};
use colophon_core::quotation::{Claim, Kind, verify};
use colophon_core::search::concordance::By;
use colophon_core::search::{Fold, Folds, Query, Search};
use colophon_core::text::Span;
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use tempfile::TempDir;

use super::database::aside;
use super::*;
use crate::workspace::Cancel;

const QUERIES: usize = 10_000;
const WORDS: [&str; 26] = [
    "至道無難",
    "至道无难",
    "唯嫌揀擇",
    "但莫憎愛",
    "洞然明白",
    "毫釐有差",
    "天地懸隔",
    "佛",
    "無",
    "心",
    "一切",
    "不生不滅",
    "，",
    "。",
    "、",
    "「",
    "」",
    "dhamma",
    "Dhammā",
    "sutaṁ",
    "EVAM",
    "１２",
    "□",
    "𠀀",
    "葛\u{e0100}",
    " ",
];

struct Place {
    data: TempDir,
    cache: TempDir,
}

impl Place {
    fn new() -> Self {
        Self {
            data: tempfile::tempdir().unwrap(),
            cache: tempfile::tempdir().unwrap(),
        }
    }

    fn open(&self) -> Library {
        Library::open(self.data.path(), self.cache.path()).unwrap()
    }
}

fn source(name: &str, bytes: &[u8]) -> Source {
    Source {
        hash: Digest::of(bytes).to_string(),
        name: name.to_owned(),
        format: Format::Plain.name().to_owned(),
        encoding: None,
        added: 1,
    }
}

/// Puts a plain text in, as an import does.
fn put(library: &mut Library, name: &str, text: &str) -> Vec<Added> {
    let parsed = imports::plain::read(text).unwrap();
    let added = library.add(
        &source(name, text.as_bytes()),
        text.as_bytes(),
        &[(parsed.text, parsed.report)],
    );
    library.commit().unwrap();
    added.unwrap()
}

/// Texts of words by chance, some of them notes.
fn texts(random: &mut StdRng, count: usize) -> Vec<Text> {
    let word = |random: &mut StdRng| WORDS[random.random_range(0..WORDS.len())];
    let block = |random: &mut StdRng| {
        let mut block = TextBlock {
            role: TextRole::Prose,
            ..TextBlock::default()
        };
        for _ in 0..random.random_range(1..7) {
            if random.random_range(0..6) == 0 {
                let start = block.text.len();
                block.text.push_str(&format!("（{}）", word(random)));
                block.runs.push(Run {
                    span: Span::new(start, block.text.len()),
                    kind: RunKind::Note,
                });
            } else {
                block.text.push_str(word(random));
            }
        }
        block
    };
    let text = |number: usize, random: &mut StdRng| Text {
        id: format!("T01n{:04}", number + 1),
        blocks: (0..random.random_range(4..12))
            .map(|_| block(random))
            .collect(),
        ..Text::default()
    };
    (0..count).map(|number| text(number, random)).collect()
}

/// A query by chance: words, phrases, words near each other, beginnings, exclusions, patterns.
fn query(random: &mut StdRng) -> String {
    let word = |random: &mut StdRng| {
        let word = WORDS[random.random_range(0..WORDS.len())];
        let chars: Vec<_> = word.chars().collect();
        let start = random.random_range(0..chars.len());
        chars[start..random.random_range(start + 1..=chars.len())]
            .iter()
            .collect::<String>()
    };
    let one = |random: &mut StdRng| match random.random_range(0..8) {
        0 => format!("\"{}{}\"", word(random), word(random)),
        1 => format!(
            "NEAR({} {}, {})",
            word(random),
            word(random),
            random.random_range(0..6)
        ),
        2 => format!("{}*", word(random)),
        3 => format!("-{}", word(random)),
        4 if random.random_range(0..8) == 0 => "/[一-二]切|佛/".to_owned(),
        _ => word(random),
    };
    let parts: Vec<_> = (0..random.random_range(1..4))
        .map(|_| one(random))
        .collect();
    parts.join(" ")
}

fn folds(random: &mut StdRng) -> Folds {
    Fold::ALL
        .into_iter()
        .filter(|_| random.random_range(0..3) > 0)
        .fold(Folds::NONE, Folds::with)
}

#[test]
fn searching_finds_what_looking_through_every_text_finds() {
    let place = Place::new();
    let mut library = place.open();
    let mut random = StdRng::seed_from_u64(7);
    let texts = texts(&mut random, 12);
    for (number, text) in texts.iter().enumerate() {
        let bytes = number.to_string();
        library
            .add(
                &source("x", bytes.as_bytes()),
                bytes.as_bytes(),
                &[(text.clone(), ParseReport::default())],
            )
            .unwrap();
    }
    library.commit().unwrap();
    let (mut searched, mut hits) = (0, 0);
    while searched < QUERIES {
        let typed = query(&mut random);
        let Ok(query) = Query::parse(&typed) else {
            continue;
        };
        let folds = folds(&mut random);
        let search = Search::new(&query, folds).unwrap();
        let mut expected = Vec::new();
        for (text, number) in texts.iter().zip(1..) {
            for (block, number_of_block) in text.blocks.iter().zip(0..) {
                let found = search.find(&block.text, &aside(block)).into_iter();
                expected.extend(found.map(|one| Hit {
                    text: TextId(number),
                    block: number_of_block,
                    span: one.span,
                    folds: one.folds,
                }));
            }
        }
        let found = library
            .search(
                &query,
                folds,
                &Scope::default(),
                Order::Document,
                usize::MAX,
            )
            .unwrap();
        assert_eq!(found.hits, expected, "{typed} {folds:?}");
        let mut ranked = library
            .search(&query, folds, &Scope::default(), Order::Rank, usize::MAX)
            .unwrap();
        assert!(ranked.hits.is_sorted_by_key(|hit| hit.folds.count()) || !ranked.ranked);
        ranked
            .hits
            .sort_by_key(|hit| (hit.text, hit.block, hit.span));
        assert_eq!(ranked.hits.len(), expected.len(), "{typed}");
        searched += 1;
        hits += expected.len();
    }
    println!("{searched} queries, {hits} hits");
    assert!(hits > QUERIES, "{hits}");
}

const HEART: &str = "觀自在菩薩，行深般若波羅蜜多時，\n照見五蘊皆空。\n\n色不異空，空不異色；色即是空，空即是色。\n";
const FAITH: &str = "至道無難，唯嫌揀擇。\n\n但莫憎愛，洞然明白。\n";

fn found(library: &Library, typed: &str) -> Vec<(TextId, usize, Span)> {
    let query = Query::parse(typed).unwrap();
    let found = library
        .search(&query, Folds::ALL, &Scope::default(), Order::Document, 100)
        .unwrap();
    found
        .hits
        .into_iter()
        .map(|hit| (hit.text, hit.block, hit.span))
        .collect()
}

#[test]
fn a_database_that_is_gone_or_damaged_is_made_again_with_the_same_answers() {
    let place = Place::new();
    let mut library = place.open();
    assert_eq!(put(&mut library, "a.txt", FAITH), [Added::New(TextId(1))]);
    assert_eq!(put(&mut library, "b.txt", HEART), [Added::New(TextId(2))]);
    assert_eq!(
        put(&mut library, "again.txt", HEART),
        [Added::Known(TextId(2))]
    );
    let answers = |library: &Library| {
        ["空", "色即是空", "无难", "菩薩 -色"].map(|typed| found(library, typed))
    };
    let before = answers(&library);
    assert_eq!(before[0].len(), 5);
    drop(library);
    for damage in ["", "no database"] {
        let file = place.cache.path().join("library.sqlite");
        if damage.is_empty() {
            fs::remove_file(&file).unwrap();
        } else {
            fs::write(&file, damage).unwrap();
        }
        let mut library = place.open();
        assert_eq!(
            (library.stale().unwrap(), answers(&library)),
            (2, Default::default())
        );
        let rebuilt = library.rebuild(&Cancel::default(), |_, _| {}).unwrap();
        assert_eq!(
            (rebuilt.read, rebuilt.removed, rebuilt.failed.len()),
            (2, 0, 0)
        );
        assert_eq!(
            (library.stale().unwrap(), answers(&library)),
            (0, before.clone())
        );
    }
}

#[test]
fn a_death_before_the_rows_are_lasting_leaves_the_original_to_be_read_again() {
    let place = Place::new();
    let mut library = place.open();
    let parsed = imports::plain::read(FAITH).unwrap();
    library
        .add(
            &source("a.txt", FAITH.as_bytes()),
            FAITH.as_bytes(),
            &[(parsed.text, parsed.report)],
        )
        .unwrap();
    drop(library);
    let mut library = place.open();
    assert_eq!(
        (library.stale().unwrap(), found(&library, "難").len()),
        (1, 0)
    );
    library.rebuild(&Cancel::default(), |_, _| {}).unwrap();
    assert_eq!(
        (library.stale().unwrap(), found(&library, "難").len()),
        (0, 1)
    );
}

#[test]
fn what_is_taken_out_is_gone_and_what_is_wrong_is_told() {
    let place = Place::new();
    let mut library = place.open();
    put(&mut library, "a.txt", FAITH);
    put(&mut library, "b.txt", HEART);
    let whole = library.verify().unwrap();
    assert_eq!((whole.texts, whole.blocks, whole.faults), (2, 4, vec![]));
    let record = library.remove(TextId(1)).unwrap();
    assert_eq!(record.source.name, "a.txt");
    assert_eq!(
        (
            found(&library, "難").len(),
            found(&library, "空").len(),
            library.list().unwrap().len()
        ),
        (0, 5, 1)
    );
    assert_eq!(
        library.remove(TextId(1)).unwrap_err().code,
        ErrorCode::UnknownText
    );
    let original = place
        .data
        .path()
        .join("library/originals")
        .join(Digest::of(HEART.as_bytes()).to_string());
    fs::write(&original, "another").unwrap();
    assert_eq!(
        library.verify().unwrap().faults,
        [Fault::Original(TextId(2))]
    );
    fs::write(place.data.path().join("library/texts/000007.json"), "{").unwrap();
    assert_eq!(
        library.verify().unwrap().faults,
        [Fault::Original(TextId(2)), Fault::Record(TextId(7))]
    );
    assert_eq!(put(&mut library, "a.txt", FAITH), [Added::New(TextId(8))]);
}

#[test]
fn every_block_comes_back_as_it_was() {
    let place = Place::new();
    let mut library = place.open();
    let mut random = StdRng::seed_from_u64(3);
    let texts = texts(&mut random, 5);
    for (number, text) in texts.iter().enumerate() {
        let bytes = number.to_string();
        library
            .add(
                &source("x", bytes.as_bytes()),
                bytes.as_bytes(),
                &[(text.clone(), ParseReport::default())],
            )
            .unwrap();
    }
    library.commit().unwrap();
    for (text, number) in texts.iter().zip(1..) {
        assert_eq!(
            library.blocks(TextId(number), 0, u32::MAX).unwrap(),
            text.blocks
        );
        assert_eq!(
            library.blocks(TextId(number), 2, 1).unwrap(),
            text.blocks[2..3]
        );
    }
}

#[test]
fn a_concordance_has_every_hit_in_its_context_and_order() {
    let place = Place::new();
    let mut library = place.open();
    put(&mut library, "b.txt", HEART);
    let query = Query::parse("空").unwrap();
    let rows = library
        .concordance(
            &query,
            Folds::ALL,
            &Scope::default(),
            (2, 100),
            &[By::Left(1)],
        )
        .unwrap();
    let shown: Vec<_> = rows
        .rows
        .iter()
        .map(|row| {
            format!(
                "{}|{}|{}",
                row.context.left, row.context.hit, row.context.right
            )
        })
        .collect();
    assert_eq!((shown.len(), rows.complete), (5, true));
    let keys: Vec<_> = rows
        .rows
        .iter()
        .map(|row| row.context.key(By::Left(1)))
        .collect();
    assert!(keys.is_sorted());
}

#[test]
fn quotations_are_proved_by_the_library() {
    let place = Place::new();
    let mut library = place.open();
    put(&mut library, "b.txt", HEART);
    let lines = "T48n2010_p0376b20║至道無難，唯嫌揀擇。\nT48n2010_p0376b21║但莫憎愛，洞然明白。\n";
    put(&mut library, "t.txt", lines);
    let claim = Claim {
        work: colophon_core::model::WorkId::parse("T2010"),
        juan: None,
        line: None,
    };
    let kind = |words: &str, claim: Option<&Claim>| verify(words, claim, &library).unwrap().kind;
    assert_eq!(kind("至道無難，唯嫌揀擇。", Some(&claim)), Kind::Exact);
    assert_eq!(kind("至道无难唯嫌拣择", Some(&claim)), Kind::Variant);
    assert_eq!(
        kind("至道無難，唯嫌分別。但莫憎愛，洞然明白。", Some(&claim)),
        Kind::Altered
    );
    assert_eq!(kind("色即是空，空即是色", Some(&claim)), Kind::WrongWork);
    assert_eq!(kind("色即是空，空即是色", None), Kind::Exact);
    assert_eq!(kind("天高地迥，覺宇宙之無窮", None), Kind::NotFound);
    let found = verify("洞然明白", Some(&claim), &library).unwrap();
    assert_eq!(found.pieces[0].first.line.as_deref(), Some("0376b21"));
}
