//! One quotation for each verdict, and properties over a text of our own.

use proptest::prelude::*;

use super::shelf::{Shelf, text};
use super::*;

/// Two works of our own: a walk in the mountains, and a letter that speaks of it.
fn shelf() -> Shelf {
    let walk = text(
        "T99n9001",
        &[
            (
                1,
                &[
                    ("0001a01", "清晨過橋入山，溪聲漸遠。"),
                    ("0001a02", "松風吹面，不覺已到半嶺。"),
                ],
            ),
            (1, &[("0001a03", "老僧掃葉，問我從何處來，我指山下炊煙。")]),
            (2, &[("0002b10", "日暮歸途，月出東嶺，照見來時石徑。")]),
        ],
    );
    let letter = text(
        "T99n9002",
        &[(
            1,
            &[("0100c05", "別後無恙，院中梅花今年開得早，盼兄來看。")],
        )],
    );
    Shelf(vec![walk, letter])
}

fn claim(work: &str) -> Claim {
    Claim {
        work: WorkId::parse(work),
        juan: None,
        line: None,
    }
}

fn kind(quotation: &str, claim: Option<&Claim>) -> Kind {
    verify(quotation, claim, &shelf()).unwrap().kind
}

#[test]
fn each_verdict_has_its_quotations() {
    let here = claim("T99n9001");
    let cases = [
        (Kind::Exact, "老僧掃葉，問我從何處來"),
        (Kind::Exact, "老僧掃葉，問我從\n何處來"),
        // Over the end of a paragraph.
        (Kind::Exact, "不覺已到半嶺。老僧掃葉"),
        (Kind::Variant, "老僧扫叶，问我从何处来"),
        (Kind::Variant, "老僧掃葉。問我，從何處來"),
        (Kind::Elided, "清晨過橋入山……月出東嶺"),
        (Kind::Altered, "老僧掃地，問我從何處來"),
        (Kind::Altered, "老僧掃葉，問我從何處來，心中自有明月一輪"),
        (
            Kind::Spliced,
            "清晨過橋入山，溪聲漸遠。月出東嶺，照見來時石徑",
        ),
        (
            Kind::Spliced,
            "月出東嶺，照見來時石徑……清晨過橋入山，溪聲漸遠",
        ),
        (Kind::Spliced, "老僧掃葉，問我從何處來，院中梅花今年開得早"),
        (Kind::WrongWork, "院中梅花今年開得早"),
        (Kind::NotFound, "諸行無常是生滅法"),
        (Kind::NotCheckable(Reason::Empty), "……。"),
    ];
    for (expected, quotation) in cases {
        assert_eq!(kind(quotation, Some(&here)), expected, "{quotation}");
    }
    let away = claim("T99n9009");
    let not_held = Kind::NotCheckable(Reason::WorkNotHeld);
    assert_eq!(kind("老僧掃葉，問我從何處來", Some(&away)), not_held);
    assert_eq!(kind("老僧掃葉，問我從何處來", None), Kind::Exact);
}

#[test]
fn a_wrong_place_is_told_only_where_the_place_is_known() {
    let at = |juan, line: Option<&str>| Claim {
        juan,
        line: line.map(str::to_owned),
        ..claim("T99n9001")
    };
    let cases = [
        (Kind::Exact, at(Some(2), None)),
        (Kind::WrongPlace, at(Some(1), None)),
        (Kind::Exact, at(None, Some("0002b10"))),
        (Kind::WrongPlace, at(None, Some("0002b11"))),
        // Another form of locator says nothing.
        (Kind::Exact, at(None, Some("第二章"))),
    ];
    for (expected, claim) in cases {
        assert_eq!(
            kind("月出東嶺，照見來時石徑", Some(&claim)),
            expected,
            "{claim:?}"
        );
    }
}

#[test]
fn an_alteration_names_its_characters_and_its_line() {
    let quotation = "松風拂面，不覺已到半嶺。老僧掃葉，問從何處來。";
    let verdict = verify(quotation, Some(&claim("T99n9001")), &shelf()).unwrap();
    assert_eq!(verdict.kind, Kind::Altered);
    let [piece] = verdict.pieces.as_slice() else {
        panic!("{verdict:?}");
    };
    assert_eq!(
        piece.source,
        "松風吹面，不覺已到半嶺。\n老僧掃葉，問我從何處來"
    );
    assert_eq!(piece.first.line.as_deref(), Some("0001a02"));
    assert_eq!(piece.last.line.as_deref(), Some("0001a03"));
    let differences: Vec<_> = piece
        .differences
        .iter()
        .map(|found| (found.quoted.of(quotation), found.source.as_str()))
        .collect();
    assert_eq!(differences, [("拂", "吹"), ("", "我")]);
    assert_eq!(verdict.nowhere, []);
}

#[test]
fn what_stands_nowhere_is_named() {
    let quotation = "老僧掃葉，問我從何處來，心中自有明月一輪。";
    let verdict = verify(quotation, None, &shelf()).unwrap();
    let nowhere: Vec<_> = verdict
        .nowhere
        .iter()
        .map(|span| span.of(quotation))
        .collect();
    assert_eq!(nowhere, ["心中自有明月一輪"]);
}

proptest! {
    #[test]
    fn any_stretch_of_a_text_is_exact_and_any_changed_character_is_named(
        start in 0usize..30,
        length in 8usize..30,
        at in 0usize..30,
    ) {
        let shelf = shelf();
        let words: String = shelf.0[0].blocks.iter().map(|block| block.text.as_str()).collect();
        let words: Vec<char> = words.chars().collect();
        let end = (start + length).min(words.len());
        let quoted: String = words[start..end].iter().collect();
        let here = claim("T99n9001");
        prop_assert_eq!(verify(&quoted, Some(&here), &shelf).unwrap().kind, Kind::Exact);
        let at = start + at % (end - start);
        if words[at].is_alphanumeric() {
            let mut changed = words.clone();
            changed[at] = '卍';
            let quoted: String = changed[start..end].iter().collect();
            let verdict = verify(&quoted, Some(&here), &shelf).unwrap();
            prop_assert_eq!(verdict.kind, Kind::Altered);
            let differences = verdict.pieces.iter().flat_map(|piece| &piece.differences);
            let named: Vec<Span> = differences.map(|found| found.quoted).chain(verdict.nowhere.clone()).collect();
            prop_assert!(named.iter().any(|span| span.of(&quoted).contains('卍')), "{:?}", verdict);
        }
    }
}
