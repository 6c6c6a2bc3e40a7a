//! Small files by hand: every row of the element table, every line of the list of what has to be survived, and what is no
//! such file. Generated files prove that they go together (tests/roundtrip).

mod damage;
mod robust;
mod shown;
mod table;

use super::*;
use crate::model::{TextBlock, TextRole};
use crate::text::Position;

const HEAD: &str = "<teiHeader><fileDesc><titleStmt><title xml:lang=\"zh-Hant\">藏, No. 2010 信心銘</title>\
    </titleStmt><sourceDesc><listWit><witness xml:id=\"wit1\">【大】</witness><witness xml:id=\"wit2\">【宋】</witness></listWit>\
    </sourceDesc></fileDesc><encodingDesc><charDecl><char xml:id=\"CB00001\"><charProp><localName>composition\
    </localName><value>[木*魚]</value></charProp></char><char xml:id=\"CB00002\"><charProp><localName>composition</localName><value>[乙+乙]</value>\
    </charProp><mapping type=\"PUA\">U+F0002</mapping><mapping type=\"unicode\">U+20000</mapping>\
    <mapping type=\"normal_unicode\">U+4E59</mapping></char><char xml:id=\"CB00003\"><charProp><localName>composition\
    </localName><value>[丙+丙]</value></charProp><mapping type=\"normal_unicode\">U+4E19</mapping></char>\
    <char xml:id=\"CB00004\"><charProp><localName>normalized form</localName><value>丁</value></charProp></char>\
    <char xml:id=\"SD-A5AA\"><charProp><localName>Romanized form in CBETA transcription</localName><value>oṃ</value>\
    </charProp></char></charDecl></encodingDesc></teiHeader>";

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
