//! A whole file by hand, every rule by itself, and damage.

use proptest::prelude::*;

use super::*;
use crate::model::{LineStart, TextBlock, TextRole};

const FILE: &str = "<TEI xmlns=\"http://www.tei-c.org/ns/1.0\"><teiHeader><fileDesc><titleStmt>
 <title type=\"mainTitle\" xml:lang=\"bo\">མདོ།</title><title type=\"mainTitle\" xml:lang=\"en\">The
   Sūtra</title></titleStmt>
 <editionStmt><edition>v 1.2 <date>2020</date></edition></editionStmt>
 <publicationStmt status=\"1\"><publisher><name>84000: Translating the
 Words of the Buddha</name></publisher><availability><licence><p>CC BY-NC-ND
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
    assert_eq!(
        text.rights.attribution.as_deref(),
        Some("84000: Translating the Words of the Buddha")
    );
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
    assert_eq!(
        report.doubts,
        [Doubt::new("import-several-ids")
            .with("id", "Toh 41")
            .with("others", "Toh 531")]
    );
}

#[test]
fn a_file_without_a_translation_is_refused() {
    let code = |text: &str| read(text.as_bytes()).unwrap_err().code;
    assert_eq!(code("<TEI><text><body/></text></TEI>"), "import-not-84000");
    assert_eq!(code("<TEI><text>"), "xml-unclosed");
}

fn file(head: &str, body: &str) -> String {
    format!(
        "<TEI xmlns=\"http://www.tei-c.org/ns/1.0\"><teiHeader><fileDesc>{head}</fileDesc></teiHeader><text>{body}</text></TEI>"
    )
}

/// The blocks of a translation, one each: `Role "text"`, then its folios, other places and notes.
fn shown(translation: &str) -> Vec<String> {
    let head = "<sourceDesc><bibl key=\"toh19\"/><bibl key=\"toh554\"/></sourceDesc>";
    let body = format!("<body><div type=\"translation\">{translation}</div></body>");
    let text = read(file(head, &body).as_bytes()).unwrap().text;
    let lines = |lines: &[LineStart]| -> String {
        lines
            .iter()
            .map(|line| format!(" {}:{}", line.at, line.locator))
            .collect()
    };
    let show = |block: &TextBlock| {
        let notes = block.apparatus.iter();
        let notes: String = notes
            .map(|note| format!(" {}={}", note.span.start, note.text))
            .collect();
        let text = block.text.replace('\n', "\\n");
        format!(
            "{:?} {text}|{}|{}|{notes}",
            block.role,
            lines(&block.lines),
            lines(&block.other_lines)
        )
    };
    text.blocks.iter().map(show).collect()
}

#[test]
fn every_rule_by_itself() {
    let rows: [(&str, &[&str]); 17] = [
        // white space
        (
            "<p>\n  a  <term>b</term>,\r\n\tc </p>",
            &["Prose a b, c|||"],
        ),
        ("<p>a<hi>b</hi> <hi> c</hi></p>", &["Prose ab c|||"]),
        ("<p>a<lb/>b</p>", &["Prose a b|||"]),
        // folios, those of another text that is translated by the same words beside them
        (
            "<p><ref type=\"folio\" key=\"toh19\" cRef=\"F.142.b\"/>a <ref type=\"folio\" key=\"toh554\" cRef=\"F.18.a\"/> b \
             <ref type=\"folio\" cRef=\"F.143.a\"/>c</p><p>d</p>",
            &[
                "Prose a b c| 0:F.142.b 4:F.143.a| 2:Toh 554, F.18.a|",
                "Prose d| 0:F.143.a||",
            ],
        ),
        // passages
        (
            "<milestone unit=\"chunk\" xml:id=\"UT1\"/><p>a</p><milestone unit=\"section\" xml:id=\"x\"/><p>b\
             <milestone unit=\"chunk\" xml:id=\"UT2\"/> c</p>",
            &["Prose a|| 0:UT1|", "Prose b c|| 2:UT2|"],
        ),
        // notes
        (
            "<p>a<note place=\"end\"> n <foreign>m</foreign>. </note>.</p>",
            &["Prose a.||| 1=n m."],
        ),
        // blocks
        (
            "<head>a</head><p>b</p><trailer>c</trailer>",
            &["Heading a|||", "Prose b|||", "Paratext c|||"],
        ),
        (
            "<lg><l>a</l>\n <l>b <ref type=\"folio\" cRef=\"F.1.a\"/></l></lg>",
            &["Verse a\\nb\\n|||"],
        ),
        (
            "<p>a<lg><l>b</l></lg>c</p>",
            &["Prose a|||", "Verse b\\n|||", "Prose c|||"],
        ),
        ("a<p>b</p>c", &["Prose a|||", "Prose b|||", "Prose c|||"]),
        (
            "a<div>b</div>c",
            &["Prose a|||", "Prose b|||", "Prose c|||"],
        ),
        // items
        (
            "<list><item>a<list><item>b</item></list>c</item><item><p>d</p><p>e</p></item></list>",
            &["Item a|||", "Item b|||", "Item c|||", "Item d e|||"],
        ),
        (
            "<table><row><cell>a</cell><cell>b</cell></row></table>",
            &["Item a b|||"],
        ),
        // what is seen through, what is nothing, what is not known
        (
            "<p><title>a</title> <foreign xml:lang=\"Sa-Ltn\">b</foreign> <q>c</q> <ref target=\"x\">d</ref></p>",
            &["Prose a b c d|||"],
        ),
        ("<p>a<ref rend=\"pending\">b</ref></p>", &["Prose a|||"]),
        ("<p>a <riddle>b</riddle></p>", &["Prose a b|||"]),
        ("<p>a</p><p> </p><p/>", &["Prose a|||"]),
    ];
    for (translation, expected) in rows {
        assert_eq!(shown(translation), expected, "{translation}");
    }
}

#[test]
fn titles_keys_and_status_are_told_from_the_header() {
    let body = "<body><div type=\"translation\"><p>a</p></div></body>";
    let title = |language: &str| {
        format!("<title type=\"mainTitle\" xml:lang=\"{language}\">{language}</title>")
    };
    let read = |head: &str| read(file(head, body).as_bytes()).unwrap();
    let titles = ["bo", "Bo-Ltn", "Pi-Ltn", "Sa-Ltn", "en"].map(title);
    for many in 1..=titles.len() {
        let head = format!("<titleStmt>{}</titleStmt>", titles[..many].concat());
        let last = ["bo", "Bo-Ltn", "Pi-Ltn", "Sa-Ltn", "en"][many - 1];
        assert_eq!(read(&head).text.title.as_deref(), Some(last));
    }
    let chapter = read("<sourceDesc><bibl key=\"toh1-1\"/><bibl key=\"x\"/><bibl/></sourceDesc>");
    assert_eq!(
        (chapter.text.id.as_str(), chapter.report.doubts.len()),
        ("Toh 1-1", 0)
    );
    assert_eq!(read("").report.doubts, [Doubt::new("import-no-id")]);
    let status = |head: &str| {
        let doubts = read(&format!(
            "<sourceDesc><bibl key=\"toh41\"/></sourceDesc>{head}"
        ))
        .report
        .doubts;
        let status = |doubt: Doubt| (doubt.code, doubt.params["status"].clone());
        doubts.into_iter().map(status).next()
    };
    let unpublished = |status: &str| Some(("import-unpublished", status.to_owned()));
    assert_eq!(status("<publicationStmt status=\"1\"/>"), None);
    assert_eq!(status("<publicationStmt status=\"1.a\"/>"), None);
    assert_eq!(
        status("<publicationStmt status=\"2.b\"/>"),
        unpublished("2.b")
    );
    assert_eq!(
        status("<publicationStmt><availability status=\"3\"/></publicationStmt>"),
        unpublished("3")
    );
    let notes = |last: &str| {
        status(&format!(
            "<notesStmt><note update=\"translation-status\" value=\"2\">x</note><note update=\"text-version\" value=\"9\"/>\
             <note update=\"translation-status\" value=\"{last}\"/></notesStmt>"
        ))
    };
    assert_eq!((notes("1"), notes("2.h")), (None, unpublished("2.h")));
    let both = "<publicationStmt status=\"1\"/><notesStmt><note update=\"translation-status\" value=\"2\"/></notesStmt>";
    assert_eq!(status(both), None);
}

#[test]
fn only_the_translation_in_the_body_is_text() {
    let division = |words: &str| format!("<div type=\"translation\"><p>{words}</p></div>");
    let [front, body, back] = ["a", "b", "c"].map(division);
    let text = file(
        "",
        &format!(
            "<front>{front}</front><body><div type=\"intro\"><p>x</p></div>{body}</body><back>{back}</back>"
        ),
    );
    let Parsed { text, report } = read(text.as_bytes()).unwrap();
    assert_eq!((text.blocks.len(), text.blocks[0].text.as_str()), (1, "b"));
    assert_eq!(report.skipped["div type=translation"], 2);
    assert_eq!(report.skipped["div type=intro"], 1);
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
        for block in read(text.as_bytes()).into_iter().flat_map(|parsed| parsed.text.blocks) {
            let mut places = block.lines.iter().chain(&block.other_lines);
            prop_assert!(places.all(|line| block.text.is_char_boundary(line.at)));
            let mut notes = block.apparatus.iter();
            prop_assert!(notes.all(|note| block.text.is_char_boundary(note.span.start)));
        }
    }
}
