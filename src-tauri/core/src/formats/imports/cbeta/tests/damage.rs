//! Damaged files and any nesting of elements: nothing panics, every place is a place of its block, and no word is lost.

use std::fmt::Write as _;

use proptest::prelude::*;

use super::file;
use crate::formats::imports::{Parsed, cbeta};
use crate::text::Span;

const FILE: &str = "<body><lb n=\"0001a01\" ed=\"T\"/><milestone unit=\"juan\" n=\"1\"/><cb:div type=\"xu\"><head>序</head><p>甲\
    <note place=\"inline\">乙<app><lem>丙</lem><rdg wit=\"【宋】\">丁</rdg></app><list><item>戊</item></list></note>\
    <g ref=\"#CB00001\"/><cb:tt><cb:t xml:lang=\"zh\">己</cb:t><cb:t xml:lang=\"pi\">x</cb:t></cb:tt><anchor xml:id=\"a\"/>庚\
    <lg><l>辛</l></lg><anchor xml:id=\"b\"/></p></cb:div><table><row><cell>壬</cell><cell/></row></table></body><back>\
    <app from=\"#a\" to=\"#b\"><lem/><rdg wit=\"#wit1\">癸</rdg></app></back>";

/// Every place of every block is one, in order.
fn check(parsed: &Parsed) {
    for block in &parsed.text.blocks {
        let text = &block.text;
        let good = |span: Span| text.get(span.start..span.end).is_some();
        assert!(!text.is_empty());
        for lines in [&block.lines, &block.other_lines] {
            assert!(lines.iter().all(|line| text.is_char_boundary(line.at)));
            assert!(lines.is_sorted_by_key(|line| line.at));
        }
        assert!(block.runs.iter().all(|run| good(run.span)), "{block:?}");
        assert!(
            block.gaiji.iter().all(|gaiji| good(gaiji.span)),
            "{block:?}"
        );
        assert!(
            block.apparatus.iter().all(|reading| good(reading.span)),
            "{block:?}"
        );
    }
    let blocks = parsed.text.blocks.len();
    assert!(
        parsed
            .text
            .contents
            .iter()
            .all(|entry| entry.block <= blocks)
    );
}

/// An element with what is in it, or words.
#[derive(Debug, Clone)]
enum Node {
    Words,
    Inside(&'static str, Vec<Node>),
}

/// Start tags of elements whose words are all read.
const ELEMENTS: [&str; 22] = [
    "p",
    "p cb:place=\"inline\"",
    "lg",
    "l",
    "head",
    "byline",
    "cb:juan",
    "cb:jhead",
    "cb:div type=\"w\"",
    "note place=\"inline\"",
    "app><lem",
    "choice><corr",
    "cb:tt><cb:t xml:lang=\"zh\"",
    "cb:yin><cb:zi",
    "list",
    "item",
    "row",
    "cell",
    "entry",
    "sp",
    "unclear",
    "term",
];

fn nodes() -> impl Strategy<Value = Vec<Node>> {
    let element = proptest::sample::select(ELEMENTS.as_slice());
    let node = Just(Node::Words).prop_recursive(6, 48, 5, move |inner| {
        (element.clone(), proptest::collection::vec(inner, 0..5))
            .prop_map(|(name, inner)| Node::Inside(name, inner))
    });
    proptest::collection::vec(node, 0..6)
}

/// The nodes as XML; every word is another one.
fn write(nodes: &[Node], words: &mut Vec<char>, xml: &mut String) {
    for node in nodes {
        match node {
            Node::Words => {
                let next = u32::try_from(words.len())
                    .ok()
                    .and_then(|n| char::from_u32(0x4E00 + n));
                words.extend(next);
                let _ = write!(xml, "<lb n=\"{:07}\" ed=\"T\"/>", words.len());
                xml.extend(next);
            }
            Node::Inside(name, inner) => {
                let _ = write!(xml, "<{name}>");
                write(inner, words, xml);
                for start in name.rsplit('<') {
                    let name = start.split([' ', '>']).next().unwrap_or_default();
                    let _ = write!(xml, "</{name}>");
                }
            }
        }
    }
}

proptest! {
    #[test]
    fn no_damage_makes_it_panic_or_lose_its_places(
        cuts in proptest::collection::vec((0usize..4_000, 0usize..40, any::<char>()), 0..4),
    ) {
        let mut text = file(FILE);
        for (at, length, c) in cuts {
            let places: Vec<_> = text.char_indices().map(|(at, _)| at).collect();
            let start = places[at % places.len()];
            let end = places.get(at % places.len() + length).copied().unwrap_or(text.len());
            text.replace_range(start..end, &c.to_string());
        }
        if let Ok(parsed) = cbeta::read(text.as_bytes()) {
            check(&parsed);
        }
    }

    #[test]
    fn whatever_is_inside_what_no_word_is_lost_and_every_word_has_its_line(nodes in nodes()) {
        let (mut words, mut xml) = (Vec::new(), String::new());
        write(&nodes, &mut words, &mut xml);
        let parsed = cbeta::read(file(&format!("<body>{xml}</body>")).as_bytes()).unwrap();
        check(&parsed);
        let is_word = |c: &char| ('\u{4E00}'..'\u{9FFF}').contains(c);
        let blocks = &parsed.text.blocks;
        let found: Vec<_> = blocks.iter().flat_map(|block| block.text.chars().filter(is_word)).collect();
        prop_assert_eq!(&found, &words, "{}", xml);
        let mut number = 0;
        for block in blocks {
            for (at, _) in block.text.char_indices().filter(|(_, c)| is_word(c)) {
                number += 1;
                let line = format!("{number:07}");
                prop_assert_eq!(block.locator(at), Some(line.as_str()), "{}", xml);
            }
            let runs = block.runs.iter().map(|run| run.span.of(&block.text));
            for run in runs {
                prop_assert!(run.starts_with('（') && run.ends_with('）'), "{} in {}", run, xml);
            }
        }
    }
}
