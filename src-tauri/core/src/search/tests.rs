//! The matcher, by examples.

use super::*;
use crate::text::Span;

/// What `typed` finds in `text`, with the names of the folds each hit needed.
fn found<'a>(typed: &str, folds: Folds, text: &'a str) -> Vec<(&'a str, Vec<Fold>)> {
    found_beside(typed, folds, text, &[])
}

fn found_beside<'a>(
    typed: &str,
    folds: Folds,
    text: &'a str,
    aside: &[Span],
) -> Vec<(&'a str, Vec<Fold>)> {
    let query = Query::parse(typed).unwrap_or_else(|error| panic!("{typed}: {error:?}"));
    let search = Search::new(&query, folds).unwrap_or_else(|error| panic!("{typed}: {error:?}"));
    let found = search.find(text, aside);
    found
        .iter()
        .map(|found| (found.span.of(text), found.folds.iter().collect()))
        .collect()
}

#[test]
fn each_fold_finds_its_own_and_is_named() {
    use Fold::*;
    let cases: &[(&str, &str, &str, &[Fold])] = &[
        ("禪定", "禪定", "禪定", &[]),
        ("禪定", "禅定", "禅定", &[Script]),
        ("T48", "見Ｔ４８。", "Ｔ４８", &[Width]),
        ("buddha", "The Buddha said", "Buddha", &[Case]),
        ("nagarjuna", "nāgārjuna", "nāgārjuna", &[Diacritics]),
        ("至道無難", "至道，無難", "至道，無難", &[Punctuation]),
        ("至道，無難", "至道。無難", "至道。無難", &[Punctuation]),
        ("「道", "說道", "道", &[Punctuation]),
        ("「道", "說「道", "道", &[]),
        (
            "說、Naga",
            "说，nāga",
            "说，nāga",
            &[Script, Case, Diacritics, Punctuation],
        ),
    ];
    for (typed, text, hit, folds) in cases {
        assert_eq!(
            found(typed, Folds::ALL, text),
            [(*hit, folds.to_vec())],
            "{typed} in {text}"
        );
        for fold in *folds {
            let without = found(typed, Folds::ALL.without(*fold), text);
            assert_eq!(without, [], "{typed} in {text} without {fold:?}");
        }
    }
}

#[test]
fn words_are_found_whole_or_by_their_beginning() {
    let hits = |typed: &str, text: &'static str| -> Vec<_> {
        found(typed, Folds::ALL, text)
            .into_iter()
            .map(|hit| hit.0)
            .collect()
    };
    assert_eq!(hits("naga", "nāgārjuna, nāga; Nāgas"), ["nāga"]);
    assert_eq!(
        hits("naga*", "nāgārjuna, nāga; Nāgas"),
        ["nāgārjuna", "nāga", "Nāgas"]
    );
    assert_eq!(hits("\"of the n*\"", "of the nāga, of the"), [""; 0]);
    assert_eq!(
        hits("\"of the n\"*", "of the nāga, of the"),
        ["of the nāga"]
    );
    assert_eq!(hits("atthe", "at the"), [""; 0]);
    assert_eq!(hits("道*", "道德"), ["道"]);
    assert_eq!(hits("一一", "一一一"), ["一一", "一一"]);
    let marks = Folds::NONE;
    assert_eq!(found("na*", marks, "na\u{304}ga nagara").len(), 1);
}

#[test]
fn punctuation_can_be_looked_for() {
    assert_eq!(found("，", Folds::ALL, "至道，無難。").len(), 1);
    assert_eq!(
        found(
            "\"道，\"",
            Folds::ALL.without(Fold::Punctuation),
            "至道，無道。"
        ),
        [("道，", vec![])]
    );
    assert_eq!(
        found("NEAR(\"，\" 難, 1)", Folds::ALL, "至道，無難。"),
        [("，無難", vec![])]
    );
}

#[test]
fn notes_are_read_over_and_by_themselves() {
    let text = "差（音雌）別";
    let aside = [Span::new(3, 15)];
    let hits = |typed, folds| found_beside(typed, folds, text, &aside);
    assert_eq!(
        hits("差別", Folds::ALL),
        [("差（音雌）別", vec![Fold::Notes])]
    );
    assert_eq!(hits("差別", Folds::ALL.without(Fold::Notes)), []);
    assert_eq!(hits("音雌", Folds::ALL), [("音雌", vec![])]);
    assert_eq!(hits("差", Folds::ALL), [("差", vec![])]);
    assert_eq!(
        hits("差音", Folds::ALL),
        [("差（音", vec![Fold::Punctuation])]
    );
    assert_eq!(hits("差別 -差音", Folds::ALL), []);
}

#[test]
fn all_clauses_must_fit() {
    let text = "至道無難，唯嫌揀擇";
    let hits = |typed| -> Vec<_> {
        found(typed, Folds::ALL, text)
            .into_iter()
            .map(|hit| hit.0)
            .collect()
    };
    assert_eq!(hits("揀擇 至道"), ["至道", "揀擇"]);
    assert_eq!(hits("至道 大道"), [""; 0]);
    assert_eq!(hits("至道 -揀擇"), [""; 0]);
    assert_eq!(hits("至道 -大道"), ["至道"]);
    assert_eq!(hits("道 \"道\""), ["道"]);
}

#[test]
fn near_is_counted_in_characters_and_words() {
    let text = "至道無難，唯嫌揀擇。但莫憎愛，洞然明白。";
    let hits = |typed| -> Vec<_> {
        found(typed, Folds::ALL, text)
            .into_iter()
            .map(|hit| hit.0)
            .collect()
    };
    assert_eq!(hits("NEAR(至道 揀擇, 4)"), ["至道無難，唯嫌揀擇"]);
    assert_eq!(hits("NEAR(至道 揀擇, 3)"), [""; 0]);
    assert_eq!(hits("NEAR(揀擇 至道)"), ["至道無難，唯嫌揀擇"]);
    assert_eq!(hits("NEAR(道無 無難, 0)"), ["道無難"]);
    let folds = found("NEAR(難 择, 3)", Folds::ALL, text);
    assert_eq!(folds, [("難，唯嫌揀擇", vec![Fold::Script])]);
}

#[test]
fn patterns_see_the_text_as_it_is_printed() {
    let text = "至道無難，唯嫌揀擇";
    let hits = |typed, folds| -> Vec<_> {
        found(typed, folds, text)
            .into_iter()
            .map(|hit| hit.0)
            .collect()
    };
    assert_eq!(hits("/道.{1,2}，/", Folds::ALL), ["道無難，"]);
    assert_eq!(hits("/无难/", Folds::ALL), [""; 0]);
    assert_eq!(hits("/道|擇/ -/^無/", Folds::NONE), ["道", "擇"]);
}

#[test]
fn patterns_have_limits() {
    let code = |pattern: &str| {
        let query = Query {
            wanted: vec![Clause::Pattern(pattern.to_owned())],
            unwanted: vec![],
        };
        Search::new(&query, Folds::ALL)
            .map(drop)
            .map_err(|error| error.code)
    };
    let nested = "(".repeat(100) + "a" + &")".repeat(100);
    let refused = [
        "(",
        "a{1000}{1000}",
        r"(\pL{100}){100}",
        "a*",
        "",
        "(?=a)",
        r"(a)\1",
        nested.as_str(),
    ];
    for pattern in refused {
        assert_eq!(code(pattern), Err("query-pattern"), "{pattern}");
    }
    for pattern in ["(a+)+$", "(a|aa)+b", r"\p{Han}{2,8}無"] {
        assert_eq!(code(pattern), Ok(()), "{pattern}");
    }
    let steps = |typed: &str| {
        Search::new(&Query::parse(typed).unwrap(), Folds::ALL)
            .unwrap()
            .steps(100)
    };
    assert_eq!(steps("道 -德 NEAR(佛 法)"), 400);
    assert!(steps(r"/\pL{5}無/") > 10 * steps("/無/"));
}
