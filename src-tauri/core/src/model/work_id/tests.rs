//! Every row of fojin-api.md §9.2, comparison, and what holds for any text.

use proptest::prelude::*;

use super::*;

fn described(id: &WorkId) -> String {
    let volume = id.volume.map_or(String::new(), |v| format!(" vol. {v}"));
    let locator = id
        .locator
        .as_ref()
        .map_or(String::new(), |l| format!(" at {l}"));
    format!("{:?} {}{volume}{locator}", id.kind, id.canonical)
}

fn in_text(text: &str, context: Context) -> Vec<(String, String)> {
    find_ids(text, context)
        .into_iter()
        .map(|found| (found.span.of(text).to_owned(), described(&found.id)))
        .collect()
}

/// Spelling, how it reads, and whether it counts in running text.
const SPELLINGS: &[(&str, &str, bool)] = &[
    ("T48n2008", "Cbeta T2008 vol. 48", true),
    ("t48N2008", "Cbeta T2008 vol. 48", true),
    ("T08n235", "Cbeta T0235 vol. 8", true),
    ("Ｔ４８ｎ２００８", "Cbeta T2008 vol. 48", true),
    ("J36nB348", "Cbeta JB348 vol. 36", true),
    ("j36nb348", "Cbeta JB348 vol. 36", true),
    ("ZW01n0001", "Cbeta ZW0001 vol. 1", true),
    ("GA036n0037", "Cbeta GA0037 vol. 36", true),
    ("T25n1510a", "Cbeta T1510a vol. 25", true),
    ("T25n1510A", "Cbeta T1510A vol. 25", true),
    ("T06n0220b", "Cbeta T0220 vol. 6", true),
    ("T48n2008_p0353b12", "Cbeta T2008 vol. 48 at p0353b12", true),
    ("T48n2008p353b2", "Cbeta T2008 vol. 48 at p0353b02", true),
    (
        "T48n2008_p0353b12-c03",
        "Cbeta T2008 vol. 48 at p0353b12-c03",
        true,
    ),
    (
        "T48n2008_p0353b12 – 0354a01",
        "Cbeta T2008 vol. 48 at p0353b12–0354a01",
        true,
    ),
    (
        "T25n1510ap0757b29",
        "Cbeta T1510a vol. 25 at p0757b29",
        true,
    ),
    ("X62n1182_pa001a01", "Cbeta X1182 vol. 62 at pa001a01", true),
    ("T48, no. 2008", "Cbeta T2008 vol. 48", true),
    ("T08, no. 235", "Cbeta T0235 vol. 8", true),
    (
        "T48, no. 2008, p. 353b12-13",
        "Cbeta T2008 vol. 48 at p0353b12-13",
        true,
    ),
    ("T2008", "Cbeta T2008", true),
    ("T235", "Cbeta T0235", true),
    ("X1182", "Cbeta X1182", true),
    ("JA042", "Cbeta JA042", true),
    ("JB348", "Cbeta JB348", true),
    ("T0220a", "Cbeta T0220", true),
    ("GA0037", "Cbeta GA0037", false),
    ("Ba012", "Cbeta Ba012", false),
    ("W2227", "Cbeta W2227", false),
    ("Toh 4465", "Toh Toh 4465", true),
    ("Toh.4465", "Toh Toh 4465", true),
    ("toh4465", "Toh Toh 4465", true),
    ("Toh:4465", "Toh Toh 4465", true),
    ("Toh 1-1", "Toh Toh 1-1", true),
    ("84K-toh21", "Toh Toh 21", false),
    ("BDRC:W22272", "Bdrc BDRC:W22272", true),
    ("bdrc: mw1kg14334", "Bdrc BDRC:MW1KG14334", true),
    ("W22272", "Bdrc BDRC:W22272", false),
    ("MW22272", "Bdrc BDRC:MW22272", false),
    ("BDRC:gsung-bum", "Bdrc BDRC:gsung-bum", false),
    ("PTS:Vism", "Pts PTS:Vism", true),
    ("PTS:DN-Comm", "Pts PTS:DN-Comm", true),
    ("PTS:Sv I.85", "Pts PTS:Sv at I.85", true),
    ("PTS:Sv ii 290", "Pts PTS:Sv at ii 290", true),
    ("PTS:Sv, 85-90", "Pts PTS:Sv at 85-90", true),
    ("PTS Vism", "Pts PTS:Vism", false),
    ("PTS DN-Comm", "Pts PTS:DN-Comm", false),
    ("Vism 85", "Pts PTS:Vism at 85", true),
    ("Vism. IX.12", "Pts PTS:Vism at IX.12", true),
    ("MN 10", "SuttaCentral mn10", true),
    ("MN10", "SuttaCentral mn10", true),
    ("SC MN 10", "SuttaCentral mn10", true),
    ("SC: AN 3.88", "SuttaCentral an3.88", true),
    ("SC-mn10", "SuttaCentral mn10", false),
    ("SC-dhp1-20", "SuttaCentral dhp1-20", false),
    (
        "SC-pli-tv-bu-vb-pj1",
        "Collection SC-pli-tv-bu-vb-pj1",
        false,
    ),
    ("mn10", "SuttaCentral mn10", true),
    ("sc:mn10", "SuttaCentral mn10", true),
    ("SN 56.11:4.2", "SuttaCentral sn56.11 at 4.2", true),
    ("Dhp 1–20", "SuttaCentral dhp1-20", true),
    ("KN 5", "SuttaCentral kn5", true),
    (
        "GRETIL-sa_vasubandhu.1",
        "Collection GRETIL-sa_vasubandhu.1",
        false,
    ),
    (
        "AjahnChah:FoodForTheHeart",
        "Compiled AjahnChah:FoodForTheHeart",
        false,
    ),
];

#[test]
fn every_spelling_is_read_and_found_where_it_counts() {
    for (spelling, expected, anywhere) in SPELLINGS {
        assert_eq!(described(&WorkId::parse(spelling)), *expected, "{spelling}");
        let text = format!("見{spelling}。");
        let found = [((*spelling).to_owned(), (*expected).to_owned())];
        assert_eq!(in_text(&text, Context::Bracketed), found, "{spelling}");
        if *anywhere {
            assert_eq!(in_text(&text, Context::Running), found, "{spelling}");
        } else {
            assert_ne!(in_text(&text, Context::Running), found, "{spelling}");
        }
    }
}

#[test]
fn what_fits_no_form_is_compared_as_it_is() {
    for spelling in [
        "SuttaCentral",
        "Lam-rim-chen-mo",
        "T48n20O8",
        "T48n20081",
        "FakeT48n2008",
        "MN",
        "",
    ] {
        assert_eq!(
            WorkId::parse(spelling),
            WorkId::new(IdKind::Other, spelling)
        );
        assert_eq!(in_text(spelling, Context::Bracketed), []);
    }
    assert_eq!(described(&WorkId::parse(" Other: 1 ")), "Other Other: 1");
}

#[test]
fn edges_addresses_and_neighbours() {
    let cases: &[(&str, &[&str])] = &[
        ("FakeT48n2008 卷一T48n2008算", &["T48n2008"]),
        (
            "T48n2008；T08n0235/T2007",
            &["T48n2008", "T08n0235", "T2007"],
        ),
        ("T48n2008_T2007", &["T48n2008", "T2007"]),
        ("https://fojin.app/texts/T9001 T9002", &["T9002"]),
        ("x https://cbeta.example/T9001?a=T9002）T9003", &["T9003"]),
        ("（https://fojin.app/texts/1）T9003", &["T9003"]),
        ("shttps://fojin.app/T9001、T9002", &["T9002"]),
        ("Toh 4465 / BDRC:W22087", &["Toh 4465", "BDRC:W22087"]),
        ("MN 10, MN 11", &["MN 10", "MN 11"]),
    ];
    for (text, expected) in cases {
        let found = in_text(text, Context::Running);
        let found: Vec<_> = found.iter().map(|(words, _)| words.as_str()).collect();
        assert_eq!(found, *expected, "{text}");
    }
}

#[test]
fn links_to_fojin_are_found_with_text_and_fascicle() {
    let text = "→ https://www.fojin.app/texts/52. 又（http://fojin.app/texts/T9001/read?a=1&juan=2）及 \
                https://fojin.example/texts/1 https://fojin.app/texts/9？juan=3";
    let found: Vec<_> = find_fojin_links(text)
        .into_iter()
        .map(|link| (link.span.of(text).to_owned(), link.text_id, link.juan))
        .collect();
    let expected = [
        ("https://www.fojin.app/texts/52", "52", None),
        (
            "http://fojin.app/texts/T9001/read?a=1&juan=2",
            "T9001",
            Some("2"),
        ),
        ("https://fojin.app/texts/9？juan=3", "9", Some("3")),
    ];
    let expected = expected
        .map(|(words, id, juan)| (words.to_owned(), id.to_owned(), juan.map(str::to_owned)));
    assert_eq!(found, expected);
}

#[test]
fn comparison_follows_kind_name_volume_and_range() {
    use Comparison::{Different, Same, VolumeConflict};
    let cases = [
        ("T46n1911", "T1911", Same),
        ("T48n2008", "T48n2008_p0353b12", Same),
        ("T33n1718", "T34n1718", VolumeConflict),
        ("T05n0220", "T06n0220", Same),
        ("T25n1510a", "T25n1510A", Different),
        ("T48n2008", "X48n2008", Different),
        ("Toh:4465", "toh4465", Same),
        ("W22272", "BDRC:W22272", Same),
        ("BDRC:gsung-bum", "BDRC:Gsung-Bum", Same),
        ("PTS:Vism", "PTS vism", Different),
        ("PTS:Vism", "PTS:vism", Same),
        ("SC-dhp1-20", "Dhp 20", Same),
        ("SC-dhp1-20", "Dhp 21", Different),
        ("Dhp 20", "SC-dhp1-20", Different),
        ("sn56.11-20", "SN 56.12", Same),
        ("sn56.11-20", "SN 12.12", Different),
        ("Lam-rim-chen-mo", "lam-rim-chen-mo", Different),
    ];
    for (declared, met, expected) in cases {
        let compared = WorkId::parse(declared).compare(&WorkId::parse(met));
        assert_eq!(compared, expected, "{declared} {met}");
    }
}

/// Texts in which identifiers, halves of identifiers and what stands around them meet.
fn awkward() -> impl Strategy<Value = String> {
    let spelling = prop::sample::select(SPELLINGS).prop_map(|(spelling, ..)| spelling.to_owned());
    let rest = [
        "T48",
        "n2008",
        "_p",
        "-",
        "–",
        " ",
        ".",
        ",",
        "：",
        "１",
        "　",
        "佛",
        "，",
        "https://",
        "fojin.app/texts/",
        "no. ",
        "SC",
        "\0",
        "a",
        "7",
    ];
    let rest = prop::sample::select(rest.to_vec()).prop_map(str::to_owned);
    let piece = prop_oneof![spelling, rest, "\\PC".prop_map(|c| c)];
    prop::collection::vec(piece, 0..12).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn finds_lie_in_the_text_in_order_and_read_as_they_do_alone(text in awkward()) {
        for context in [Context::Running, Context::Bracketed] {
            let mut end = 0;
            for found in find_ids(&text, context) {
                prop_assert!(found.span.start >= end);
                end = found.span.end;
                let words = found.span.of(&text);
                prop_assert!(!words.is_empty());
                prop_assert_eq!(WorkId::parse(words).canonical, found.id.canonical, "{}", words);
            }
        }
    }

    #[test]
    fn a_canonical_form_reads_as_itself(text in awkward()) {
        for id in find_ids(&text, Context::Bracketed).into_iter().map(|f| f.id).chain([WorkId::parse(&text)]) {
            let again = WorkId::parse(&id.canonical);
            prop_assert_eq!((again.kind, again.canonical), (id.kind, id.canonical));
        }
    }

    #[test]
    fn links_lie_in_the_text_in_order(text in awkward()) {
        let mut end = 0;
        for link in find_fojin_links(&text) {
            prop_assert!(link.span.start >= end && link.span.of(&text).starts_with("http"));
            end = link.span.end;
        }
    }
}
