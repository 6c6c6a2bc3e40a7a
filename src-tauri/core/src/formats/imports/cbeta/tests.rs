//! Small files by hand: rows of the element table that are easily read wrongly, and what is no such file. The whole table is
//! proved by generated files (tests/roundtrip).

use proptest::prelude::*;

use super::*;
use crate::model::{TextBlock, TextRole};
use crate::text::Position;

const HEAD: &str = "<teiHeader><fileDesc><titleStmt><title xml:lang=\"zh-Hant\">藏, No. 2010 信心銘</title>\
    </titleStmt></fileDesc><encodingDesc><charDecl><char xml:id=\"CB00001\"><charProp><localName>composition\
    </localName><value>[木*魚]</value></charProp></char></charDecl></encodingDesc></teiHeader>";

fn file(body: &str) -> String {
    format!(
        "<TEI xmlns=\"{TEI}\" xmlns:cb=\"{CBETA}\" xml:id=\"T48n2010\">{HEAD}<text>{body}</text></TEI>"
    )
}

fn blocks(body: &str) -> Vec<TextBlock> {
    let parsed = read(file(&format!("<body>{body}</body>")).as_bytes()).unwrap();
    parsed.text.blocks
}

fn lines(block: &TextBlock) -> Vec<(usize, &str)> {
    block
        .lines
        .iter()
        .map(|line| (line.at, line.locator.as_str()))
        .collect()
}

#[test]
fn lines_of_the_edition_are_known_in_words_cut_by_them() {
    let body = "<milestone unit=\"juan\" n=\"1\"/>\n<lb n=\"0376b20\" ed=\"T\"/><lb n=\"0001a01\" ed=\"R150\"/>\
        <p>至道無\n<lb n=\"0376b21\" ed=\"T\"/>難唯<lb n=\"0376b21\" ed=\"T\" type=\"old\"/>嫌</p>\
        <lg><l>一<caesura/>二</l><l>三</l></lg>";
    let blocks = blocks(body);
    assert_eq!(blocks[0].text, "至道無難唯嫌");
    assert_eq!(lines(&blocks[0]), [(0, "0376b20"), (9, "0376b21")]);
    assert_eq!(blocks[0].other_lines[0].locator, "R150_0001a01");
    assert_eq!((blocks[0].juan, blocks[1].role), (Some(1), TextRole::Verse));
    assert_eq!(blocks[1].text, "一\u{3000}二\n三\n");
}

#[test]
fn characters_without_a_code_point_are_shown_as_well_as_can_be() {
    let body = "<p><g ref=\"#CB00001\">\u{F0001}</g>[木]<g ref=\"#SD-A5A9\"/>\u{F0001}</p>";
    let block = blocks(body).remove(0);
    assert_eq!(block.text, "[木*魚][木]□[木*魚]");
    let codes: Vec<_> = block
        .gaiji
        .iter()
        .map(|gaiji| gaiji.code.as_str())
        .collect();
    assert_eq!(codes, ["CB00001", "SD-A5A9", "CB00001"]);
}

#[test]
fn words_outside_of_every_block_are_not_lost() {
    let texts =
        |body: &str| -> Vec<String> { blocks(body).into_iter().map(|block| block.text).collect() };
    assert_eq!(texts("甲<p>乙</p>丙"), ["甲", "乙", "丙"]);
    assert_eq!(
        texts("<list><item>甲<list><item>乙</item></list>丙</item></list>"),
        ["甲", "乙", "丙"]
    );
    assert_eq!(
        texts("<table><row><cell>甲</cell><cell>乙</cell></row></table>"),
        ["甲\u{3000}乙"]
    );
    assert_eq!(
        texts(
            "<cb:juan fun=\"open\"><cb:mulu type=\"卷\" n=\"1\"/><cb:jhead>甲</cb:jhead></cb:juan>"
        ),
        ["甲"]
    );
}

#[test]
fn what_is_no_such_file_says_where_it_breaks_off() {
    let refused = |text: &str| {
        let error = read(text.as_bytes()).unwrap_err();
        (error.code, error.place)
    };
    let at = |line, column| Some(Position { line, column });
    assert_eq!(
        refused("<TEI>\n<text><body>\n<p>甲</q></body></text></TEI>"),
        ("xml-mismatched", at(3, 5))
    );
    assert_eq!(refused("<TEI><text/></TEI>"), ("import-not-cbeta", None));
    assert_eq!(
        refused("<!DOCTYPE a [<!ENTITY b 'c'>]><TEI/>").0,
        "xml-doctype"
    );
}

#[test]
fn doubts_are_told() {
    let head = |id: &str, more: &str| {
        let text = format!(
            "<TEI xmlns=\"{TEI}\" xmlns:cb=\"{CBETA}\"{id}><teiHeader>{more}</teiHeader><text><body><p>甲</p></body></text></TEI>"
        );
        let parsed = read(text.as_bytes()).unwrap();
        let codes = parsed.report.doubts.into_iter().map(|doubt| doubt.code);
        codes.collect::<Vec<_>>()
    };
    let numbers = "<fileDesc><publicationStmt><idno type=\"CBETA\"><idno type=\"canon\">T</idno>\
        <idno type=\"vol\">48</idno><idno type=\"no\">2008</idno></idno></publicationStmt></fileDesc>";
    assert_eq!(head("", ""), ["import-no-id"]);
    assert_eq!(head(" xml:id=\"T48n2008\"", numbers), [""; 0]);
    assert_eq!(head(" xml:id=\"T48n2010\"", numbers), ["import-id-differs"]);
    let punctuation =
        "<encodingDesc><editorialDecl><punctuation resp=\"AI\"/></editorialDecl></encodingDesc>";
    assert_eq!(
        head(" xml:id=\"T48n2008\"", punctuation),
        ["import-ai-punctuation"]
    );
}

proptest! {
    #[test]
    fn no_damage_makes_it_panic(cuts in proptest::collection::vec((0usize..2_000, 0usize..40, any::<char>()), 0..6)) {
        let mut text = file("<body><cb:div type=\"xu\"><head>序</head><p>甲<note place=\"inline\">乙<app><lem>丙</lem>\
            <rdg wit=\"【宋】\">丁</rdg></app></note></p></cb:div></body><back><app from=\"#a\" to=\"#b\"><lem/></app></back>");
        for (at, length, c) in cuts {
            let places: Vec<_> = text.char_indices().map(|(at, _)| at).collect();
            let start = places[at % places.len()];
            let end = places.get(at % places.len() + length).copied().unwrap_or(text.len());
            text.replace_range(start..end, &c.to_string());
        }
        let _ = read(text.as_bytes());
    }
}
