//! A small file by hand, and damage.

use proptest::prelude::*;

use super::*;

const FILE: &str = "<TEI xmlns=\"http://www.tei-c.org/ns/1.0\"><teiHeader><fileDesc><titleStmt>
 <title type=\"mainTitle\" xml:lang=\"bo\">མདོ།</title><title type=\"mainTitle\" xml:lang=\"en\">The
   Sūtra</title></titleStmt>
 <editionStmt><edition>v 1.2 <date>2020</date></edition></editionStmt>
 <publicationStmt><availability status=\"p\"><licence><p>CC BY-NC-ND
  3.0</p></licence></availability></publicationStmt>
 <sourceDesc><bibl key=\"toh41\"/><bibl key=\"toh531\"/></sourceDesc></fileDesc></teiHeader>
<text><front><div type=\"summary\"><p>About.</p></div></front>
<body><div type=\"translation\">
 <div type=\"chapter\"><head type=\"chapter\">Chapter
  One</head>
  <milestone unit=\"chunk\" xml:id=\"UT1-1\"/>
  <p><ref type=\"folio\" cRef=\"F.282.b\"/>Thus did I
   hear<note place=\"end\">A note.</note> <term>once</term>, <ref type=\"folio\" cRef=\"F.283.a\"/>the end.<ref rend=\"pending\">x</ref></p>
  <lg><l>One</l>
   <l>two</l></lg>
 </div></div></body>
<back><div type=\"glossary\"><p>G</p></div></back></text></TEI>";

#[test]
fn the_translation_is_read_with_its_folios_and_the_rest_is_counted() {
    let Parsed { text, report } = read(FILE.as_bytes()).unwrap();
    assert_eq!(
        (text.id.as_str(), text.title.as_deref()),
        ("Toh 41", Some("The Sūtra"))
    );
    assert_eq!(text.edition.as_deref(), Some("v 1.2 2020"));
    assert_eq!(text.rights.licence.as_deref(), Some("CC BY-NC-ND 3.0"));
    let blocks: Vec<_> = text
        .blocks
        .iter()
        .map(|block| (block.role, block.text.as_str()))
        .collect();
    assert_eq!(
        blocks,
        [
            (TextRole::Heading, "Chapter One"),
            (TextRole::Prose, "Thus did I hear once, the end."),
            (TextRole::Verse, "One\ntwo\n"),
        ]
    );
    let prose = &text.blocks[1];
    let lines: Vec<_> = prose
        .lines
        .iter()
        .map(|line| (line.at, line.locator.as_str()))
        .collect();
    assert_eq!(lines, [(0, "F.282.b"), (22, "F.283.a")]);
    assert_eq!(prose.other_lines[0].locator, "UT1-1");
    assert_eq!(
        (
            prose.apparatus[0].span.start,
            prose.apparatus[0].text.as_str()
        ),
        (15, "A note.")
    );
    assert_eq!(text.blocks[2].locator(0), Some("F.283.a"));
    assert_eq!((text.contents[0].level, text.contents[0].block), (1, 0));
    let skipped: Vec<_> = report.skipped.keys().map(String::as_str).collect();
    assert_eq!(
        skipped,
        ["div type=glossary", "div type=summary", "ref rend=pending"]
    );
    assert_eq!(report.doubts[0].params["others"], "Toh 531");
}

#[test]
fn a_file_without_a_translation_is_refused() {
    let code = |text: &str| read(text.as_bytes()).unwrap_err().code;
    assert_eq!(code("<TEI><text><body/></text></TEI>"), "import-not-84000");
    assert_eq!(code("<TEI><text>"), "xml-unclosed");
}

proptest! {
    #[test]
    fn no_damage_makes_it_panic(cuts in proptest::collection::vec((0usize..3_000, 0usize..40, any::<char>()), 0..6)) {
        let mut text = FILE.to_owned();
        for (at, length, c) in cuts {
            let places: Vec<_> = text.char_indices().map(|(at, _)| at).collect();
            let start = places[at % places.len()];
            let end = places.get(at % places.len() + length).copied().unwrap_or(text.len());
            text.replace_range(start..end, &c.to_string());
        }
        let _ = read(text.as_bytes());
    }
}
