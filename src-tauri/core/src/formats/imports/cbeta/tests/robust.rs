//! What has to be survived (fojin-api.md §5.6), line by line. What belongs to the import and not to the reader (cancelling, the
//! same passage twice) is proved there.

use super::shown::{parsed, shown};
use super::{CBETA, TEI, file};
use crate::formats::imports::{Doubt, Parsed, cbeta};
use crate::text::Position;

fn one(body: &str) -> String {
    let mut blocks = shown(&format!("<body>{body}</body>"));
    assert_eq!(blocks.len(), 1, "{blocks:?}");
    blocks.remove(0)
}

#[test]
fn characters_in_all_four_states_beside_real_brackets() {
    assert_eq!(
        one(
            "<p>[甲*乙]<g ref=\"#CB00002\"/><g ref=\"#CB00003\"/><g ref=\"#CB00001\"/>[甲]<g ref=\"#CB09999\"/></p>"
        ),
        "Prose \"[甲*乙]\u{20000}丙[木*魚][甲]□\" | CB00002 \u{20000} exact | CB00003 丙 substitute \
         | CB00001 [木*魚] description | CB09999 □ missing"
    );
}

#[test]
fn characters_of_the_supplementary_planes() {
    assert_eq!(
        one("<p>\u{20000}<lb n=\"0001a02\" ed=\"T\"/>&#x2A6A5;<note type=\"add\">甲</note>乙</p>"),
        "Prose \"\u{20000}\u{2A6A5}乙\" | lines 4:0001a02 | 8:] add 甲"
    );
}

#[test]
fn readings_across_a_line_in_both_dialects() {
    let behind = "<body><lb n=\"0001a01\" ed=\"T\"/><p>甲<anchor xml:id=\"a\"/>乙\n<lb n=\"0001a02\" ed=\"T\"/>丙<anchor xml:id=\"b\"/>\
        丁</p></body><back><app from=\"#a\" to=\"#b\"><lem>乙\n<lb n=\"0001a02\" ed=\"T\"/>丙</lem><rdg wit=\"#wit2\">戊</rdg></app></back>";
    let within = "<body><lb n=\"0001a01\" ed=\"T\"/><p>甲<app><lem>乙\n<lb n=\"0001a02\" ed=\"T\"/>丙</lem><rdg wit=\"【宋】\">戊</rdg>\
        </app>丁</p></body>";
    let expected = ["Prose \"甲乙丙丁\" | lines 0:0001a01 6:0001a02 | 3:乙丙] rdg 戊【宋】"];
    assert_eq!(shown(behind), expected);
    assert_eq!(shown(within), expected);
}

#[test]
fn a_reading_behind_the_body_that_spans_paragraphs() {
    let body = "<body><p>甲<anchor xml:id=\"a\"/>乙</p><p>丙<anchor xml:id=\"b\"/>丁</p></body>\
        <back><app from=\"#a\" to=\"#b\"><lem>乙丙</lem><rdg>戊</rdg></app><app from=\"#b\" to=\"#a\"><lem/><rdg>己</rdg></app></back>";
    assert_eq!(
        shown(body),
        [
            "Prose \"甲乙\" | 3:乙] rdg 戊",
            "Prose \"丙丁\" | 3:丁] rdg 己"
        ]
    );
}

#[test]
fn notes_inside_each_other_as_deep_as_files_may_be() {
    let depth = 240;
    let body = format!(
        "<p>甲{}乙{}</p>",
        "<note place=\"inline\">".repeat(depth),
        "</note>".repeat(depth)
    );
    let text = parsed(&format!("<body>{body}</body>")).text;
    assert_eq!(
        text.blocks[0].text,
        format!("甲{}乙{}", "（".repeat(depth), "）".repeat(depth))
    );
    assert_eq!(text.blocks[0].runs.len(), depth);
}

#[test]
fn verse_without_a_caesura() {
    assert_eq!(
        one("<lg><l>甲乙</l><l>丙丁</l></lg>"),
        "Verse \"甲乙\\n丙丁\\n\""
    );
}

#[test]
fn lines_that_come_twice_and_lines_of_two_editions() {
    assert_eq!(
        one(
            "<p><lb n=\"0001a01\" ed=\"T\"/><lb n=\"0705a01\" ed=\"R150\"/>甲<lb n=\"0001a01\" ed=\"T\"/>乙<lb n=\"0705a02\" ed=\"R150\"/>丙</p>"
        ),
        "Prose \"甲乙丙\" | lines 0:0001a01 3:0001a01 | others 0:R150_0705a01 6:R150_0705a02"
    );
}

#[test]
fn fascicle_ten_first_and_no_fascicle_at_all() {
    assert_eq!(
        one("<milestone unit=\"juan\" n=\"10\"/><p>甲</p>"),
        "Prose \"甲\" | juan 10"
    );
    assert_eq!(one("<p>甲</p>"), "Prose \"甲\"");
}

#[test]
fn pages_that_begin_with_a_letter() {
    let text = "<TEI xmlns=\"http://www.tei-c.org/ns/1.0\" xml:id=\"GA020n0017\"><text><body><p><lb ed=\"GA\" n=\"a003a01\"/>甲</p></body></text></TEI>";
    let text = cbeta::read(text.as_bytes()).unwrap().text;
    assert_eq!(text.blocks[0].locator(0), Some("a003a01"));
    assert_eq!(
        cbeta::anchor(&text.id, "a003a01", "a003a01"),
        "GA020n0017_pa003a01"
    );
}

#[test]
fn a_heading_in_a_lemma_a_paragraph_in_a_note_and_an_empty_entry_of_the_contents() {
    let body = "<body><app><lem wit=\"【大】\"><cb:mulu level=\"1\" type=\"品\"/><head>甲</head></lem><rdg wit=\"【宋】\">乙</rdg></app>\
        <p>丙<note place=\"inline\"><p>丁</p></note></p></body>";
    assert_eq!(
        shown(body),
        [
            "Heading \"甲\" | 0:甲] rdg 乙【宋】",
            "Prose \"丙（丁）\" | note （丁）"
        ]
    );
    assert!(parsed(body).text.contents.is_empty());
}

#[test]
fn siddham_and_marks_that_stand_for_what_is_lost() {
    assert_eq!(
        one("<p>□<term xml:lang=\"sa-Sidd\"><g ref=\"#SD-A5A9\"/></term>▆<unclear/></p>"),
        "Prose \"□□▆▆\" | SD-A5A9 □ missing"
    );
}

#[test]
fn punctuation_by_a_program_is_a_doubt() {
    let text = format!(
        "<TEI xmlns=\"{TEI}\" xml:id=\"T48n2008\"><teiHeader><encodingDesc><editorialDecl><punctuation resp=\"AI\"><p>x</p>\
         </punctuation></editorialDecl></encodingDesc></teiHeader><text><body><p>甲</p></body></text></TEI>"
    );
    let Parsed { text, report } = cbeta::read(text.as_bytes()).unwrap();
    assert_eq!(text.punctuation.as_deref(), Some("AI"));
    assert_eq!(report.doubts, [Doubt::new("import-ai-punctuation")]);
}

#[test]
fn two_languages_in_one_paragraph() {
    assert_eq!(
        one(
            "<p>甲（<foreign xml:lang=\"pi\">Dīgha Nikāya</foreign>）乙<cb:tt><cb:t xml:lang=\"zh\">丙</cb:t><cb:t xml:lang=\"pi\">Mettā</cb:t></cb:tt></p>"
        ),
        format!(
            "Prose \"甲（Dīgha Nikāya）乙丙\" | {}:丙] pi Mettā",
            "甲（Dīgha Nikāya）乙".len()
        )
    );
}

#[test]
fn decomposed_characters_and_line_ends_of_two_bytes() {
    assert_eq!(
        one("<p>e\u{301}\r\n\t<lb n=\"0001a02\" ed=\"T\"/>甲\r\n乙</p>"),
        "Prose \"e\u{301}甲乙\" | lines 3:0001a02"
    );
}

#[test]
fn files_as_large_as_they_may_be_and_larger() {
    let paragraph = format!("<p>{}</p>\n", "甲".repeat(1_000));
    let body = |count: usize| file(&format!("<body>{}</body>", paragraph.repeat(count)));
    let most = (64 << 20) / paragraph.len() - 1;
    assert_eq!(
        cbeta::read(body(most).as_bytes())
            .unwrap()
            .text
            .blocks
            .len(),
        most
    );
    assert_eq!(
        cbeta::read(body(most + 2).as_bytes()).unwrap_err().code,
        "import-too-large"
    );
}

#[test]
fn malformed_files_give_nothing_but_line_and_column() {
    let at = |line, column| Some(Position { line, column });
    let cases = [
        (
            "<TEI>\n<text><body>\n<p>甲</q></body></text></TEI>",
            "xml-mismatched",
            at(3, 5),
        ),
        ("<TEI><text><body>\n甲&nbsp;", "xml-entity", at(2, 2)),
        ("<TEI><text><body><p>甲", "xml-unclosed", at(1, 22)),
        (
            "<TEI>\n<text><body><cb:div/></body></text></TEI>",
            "xml-prefix",
            at(2, 13),
        ),
        (
            "<TEI><text><body><lb n='1' n='2'/></body></text></TEI>",
            "xml-attribute-twice",
            at(1, 28),
        ),
    ];
    for (text, code, place) in cases {
        let error = cbeta::read(text.as_bytes()).unwrap_err();
        assert_eq!((error.code, error.place), (code, place), "{text}");
    }
    let deep = format!(
        "<TEI xmlns:cb=\"{CBETA}\"><text><body>{}",
        "<hi>".repeat(300)
    );
    assert_eq!(cbeta::read(deep.as_bytes()).unwrap_err().code, "xml-depth");
}
