//! The element table (fojin-api.md §5.1), row by row, by hand: a body, and all that has to come of it.

use super::shown::{parsed, shown};

/// Body (with `text` around it only where there is something behind it), blocks.
type Row<'a> = (&'a str, &'a [&'a str]);

fn check(rows: &[Row<'_>]) {
    let faults: Vec<_> = rows
        .iter()
        .filter_map(|(body, expected)| {
            let whole = if body.contains("<body>") {
                (*body).to_owned()
            } else {
                format!("<body>{body}</body>")
            };
            let found = shown(&whole);
            (found != *expected)
                .then(|| format!("{body}\n  expected {expected:#?}\n  found    {found:#?}"))
        })
        .collect();
    assert!(
        faults.is_empty(),
        "{} rows:\n{}",
        faults.len(),
        faults.join("\n")
    );
}

#[test]
fn fascicles_and_lines() {
    check(&[
        (
            "<lb n=\"0001a01\" ed=\"T\"/><milestone unit=\"juan\" n=\"10\"/><p>甲</p>\n<lb n=\"0001a02\" ed=\"T\"/>\
             <milestone unit=\"juan\" n=\"12\"/><p>乙</p>",
            &[
                "Prose \"甲\" | juan 10 | lines 0:0001a01",
                "Prose \"乙\" | juan 12 | lines 0:0001a02",
            ],
        ),
        (
            "<milestone unit=\"page\" n=\"3\"/><milestone unit=\"juan\" n=\"x\"/><p>甲</p>",
            &["Prose \"甲\""],
        ),
        (
            "<p><pb n=\"0001a\" ed=\"T\"/><lb n=\"0001a01\" ed=\"T\"/>甲\n<pb n=\"0001b\" ed=\"T\"/>\
             <lb n=\"0001b01\" ed=\"T\"/>乙</p>",
            &["Prose \"甲乙\" | lines 0:0001a01 3:0001b01"],
        ),
        (
            "<p><lb n=\"a001a01\" ed=\"T\"/>甲<lb n=\"a001a01\" ed=\"T\" type=\"old\"/>乙<lb n=\"a001a01\" ed=\"T\"/>丙\
             <lb n=\"0705a02\" ed=\"R150\"/>丁<lb n=\"a001a02\" ed=\"T\" type=\"honorific\"/>戊</p>",
            &[
                "Prose \"甲乙丙丁戊\" | lines 0:a001a01 6:a001a01 12:a001a02 | others 9:R150_0705a02",
            ],
        ),
        // a line that does not say whose it is is the edition's own
        (
            "<p><lb n=\"0001a15\"/>甲</p>",
            &["Prose \"甲\" | lines 0:0001a15"],
        ),
        // a line without words begins nowhere
        (
            "<lb n=\"0001a01\" ed=\"T\"/><lb n=\"0001a02\" ed=\"T\"/><p>甲</p><p>乙</p>",
            &[
                "Prose \"甲\" | lines 0:0001a02",
                "Prose \"乙\" | lines 0:0001a02",
            ],
        ),
    ]);
}

#[test]
fn white_space() {
    check(&[
        (
            "<p>\n\t甲 \r\n 乙\t丙\u{3000}丁 </p>",
            &["Prose \"甲乙丙\u{3000}丁 \""],
        ),
        (
            "<p>名<term>Dīgha Nikāya</term>\n乙</p>",
            &["Prose \"名Dīgha Nikāya乙\""],
        ),
        (
            "\n<p>甲</p>\u{3000}\n<p>乙</p> \n",
            &["Prose \"甲\"", "Prose \"乙\""],
        ),
        ("<p>甲<!-- 註 -->乙<?pi 丙?>丁</p>", &["Prose \"甲乙丁\""]),
    ]);
}

#[test]
fn paragraphs() {
    check(&[
        ("<p>甲</p>", &["Prose \"甲\""]),
        (
            "<p cb:place=\"inline\">甲</p>",
            &["Prose \"甲\" | editorial"],
        ),
        ("<p rend=\"inline\">甲</p>", &["Prose \"甲\" | editorial"]),
        (
            "<p style=\"margin-left:1em\" rend=\"margin-left:1em;inline\">甲</p>",
            &["Prose \"甲\" | editorial"],
        ),
        ("<p cb:type=\"dharani\">甲</p>", &["Dharani \"甲\""]),
        (
            "<p cb:type=\"head1\">甲</p><p cb:type=\"head12\">乙</p>",
            &["Heading \"甲\"", "Heading \"乙\""],
        ),
        ("<p cb:type=\"pre\">甲</p>", &["Prose \"甲\""]),
        ("<p/>", &[]),
        // one inside another is one of its own
        (
            "<p>甲<quote><p>乙</p></quote>丙</p>",
            &["Prose \"甲\"", "Prose \"乙\"", "Prose \"丙\""],
        ),
    ]);
}

#[test]
fn verse() {
    check(&[
        (
            "<lg><l>甲<caesura/>乙</l><l>丙</l></lg>",
            &["Verse \"甲\u{3000}乙\\n丙\\n\""],
        ),
        (
            "<lg type=\"abnormal\"><l>甲\n<lb n=\"0001a02\" ed=\"T\"/>乙</l></lg>",
            &["Verse \"甲乙\\n\" | lines 3:0001a02"],
        ),
        ("<l>甲</l>", &["Verse \"甲\\n\""]),
        (
            "<lg><app><lem><l>甲</l><l>乙</l></lem><rdg wit=\"【明】\">丙</rdg></app><l>丁</l></lg>",
            &["Verse \"甲\\n乙\\n丁\\n\" | 0:甲\n乙\n] rdg 丙【明】"],
        ),
        // inside a paragraph it is a block of its own
        (
            "<p>甲<lg><l>乙</l></lg>丙</p>",
            &["Prose \"甲\"", "Verse \"乙\\n\"", "Prose \"丙\""],
        ),
        (
            "<p cb:place=\"inline\">甲<lg><l>乙</l></lg></p>",
            &["Prose \"甲\" | editorial", "Verse \"乙\\n\""],
        ),
        // inside a printed note it is a part of the note
        (
            "<p>甲<note place=\"inline\">乙<lg><l>丙</l></lg><p>丁</p></note></p>",
            &["Prose \"甲（乙丙\\n丁）\" | note （乙丙\n丁）"],
        ),
        (
            "<lg><head>甲</head><l>乙</l></lg>",
            &["Heading \"甲\"", "Verse \"乙\\n\""],
        ),
    ]);
}

#[test]
fn headings_bylines_and_titles_of_fascicles() {
    check(&[
        ("<head>甲</head>", &["Heading \"甲\""]),
        ("<head>甲<title>乙</title></head>", &["Heading \"甲乙\""]),
        (
            "<byline cb:type=\"Translator\">甲</byline>",
            &["Byline \"甲\""],
        ),
        ("<trailer>甲</trailer>", &["Paratext \"甲\""]),
        ("<cb:jhead>甲</cb:jhead>", &["JuanTitle \"甲\""]),
        (
            "<cb:juan n=\"001\" fun=\"open\"><cb:mulu n=\"001\" type=\"卷\"/><cb:jhead>甲</cb:jhead></cb:juan><p>乙</p>\
             <cb:juan fun=\"close\"><cb:jhead>丙</cb:jhead></cb:juan>",
            &["JuanTitle \"甲\"", "Prose \"乙\"", "JuanTitle \"丙\""],
        ),
        (
            "<list><head>甲</head><item>乙</item></list>",
            &["Heading \"甲\"", "Item \"乙\""],
        ),
    ]);
}

#[test]
fn contents_and_document_numbers_are_no_text() {
    let body = "<body><cb:docNumber>No. 1</cb:docNumber><cb:mulu level=\"1\" type=\"品\">1 甲<note type=\"add\">丙</note>品\
        </cb:mulu><head>甲</head><cb:mulu level=\"2\" type=\"其他\"/><cb:mulu type=\"卷\" n=\"2\">第二</cb:mulu>\
        <cb:mulu level=\"3\" type=\"其他\"><g ref=\"#CB00001\">\u{F0001}</g></cb:mulu><p>乙</p></body>";
    assert_eq!(shown(body), ["Heading \"甲\"", "Prose \"乙\""]);
    let parsed = parsed(body);
    let contents = parsed.text.contents.iter();
    let contents: Vec<_> = contents
        .map(|entry| (entry.level, entry.title.as_str(), entry.block))
        .collect();
    assert_eq!(contents, [(1, "1 甲品", 0), (3, "[木*魚]", 1)]);
    assert_eq!(parsed.report.skipped["cb:docNumber"], 1);
}

#[test]
fn divisions() {
    let kinds = ["jing", "pin", "hui", "fen", "other", "orig", "commentary"];
    for kind in kinds {
        check(&[(
            &format!("<cb:div type=\"{kind}\"><head>甲</head><p>乙</p></cb:div>"),
            &["Heading \"甲\"", "Prose \"乙\""],
        )]);
    }
    check(&[
        (
            "<cb:div type=\"xu\"><head>甲</head><cb:div type=\"other\"><p>乙</p></cb:div></cb:div><p>丙</p>",
            &["Paratext \"甲\"", "Paratext \"乙\"", "Prose \"丙\""],
        ),
        (
            "<cb:div type=\"w\"><lg><l>甲</l></lg>乙</cb:div>丙",
            &["Paratext \"甲\\n\"", "Paratext \"乙\"", "Prose \"丙\""],
        ),
    ]);
}

#[test]
fn notes_that_are_part_of_the_print() {
    check(&[
        (
            "<p>甲<note place=\"inline\">乙</note>丙</p>",
            &["Prose \"甲（乙）丙\" | note （乙）"],
        ),
        (
            "<p>甲<note place=\"inline2\">乙</note></p>",
            &["Prose \"甲（乙）\" | note （乙）"],
        ),
        (
            "<p>甲<note place=\"interlinear\">乙</note></p>",
            &["Prose \"甲（乙）\" | note （乙）"],
        ),
        (
            "<p>甲<note type=\"authorial\">乙</note></p>",
            &["Prose \"甲（乙）\" | note （乙）"],
        ),
        (
            "<p>甲<note place=\"inline\">乙<note place=\"inline\">丙</note>丁</note></p>",
            &["Prose \"甲（乙（丙）丁）\" | note （乙（丙）丁） | note （丙）"],
        ),
        (
            "<p>甲<note place=\"inline\"><p>乙</p>\n<lb n=\"0001a02\" ed=\"T\"/><p>丙</p></note></p>",
            &["Prose \"甲（乙丙）\" | lines 9:0001a02 | note （乙丙）"],
        ),
        // outside of every block, and around lists
        (
            "<note place=\"inline\"><p>甲</p><p>乙</p></note>",
            &["Prose \"（甲乙）\" | note （甲乙）"],
        ),
        (
            "<note place=\"inline\"><lg><l>甲</l></lg></note><p>乙</p>",
            &["Prose \"（甲\\n）\" | note （甲\n）", "Prose \"乙\""],
        ),
        (
            "<p>甲<note place=\"inline\">乙<list><item>丙</item><item>丁</item></list></note>戊</p>",
            &["Prose \"甲（乙丙丁）戊\" | note （乙丙丁）"],
        ),
    ]);
}

#[test]
fn notes_of_the_apparatus() {
    for kind in [
        "orig",
        "mod",
        "add",
        "rest",
        "star",
        "equivalent",
        "cf1",
        "cf6",
    ] {
        let body = format!(
            "<body><p>甲<note n=\"1\" type=\"{kind}\" place=\"foot text\">乙</note>丙</p></body>"
        );
        assert_eq!(shown(&body), [format!("Prose \"甲丙\" | 3:] {kind} 乙")]);
    }
    check(&[
        (
            "<p>甲<note place=\"foot text\">乙</note></p>",
            &["Prose \"甲\" | 3:] foot 乙"],
        ),
        (
            "<p><app><lem wit=\"【CB】\">甲<note type=\"cf1\">T01</note></lem><rdg wit=\"【大】\">乙</rdg></app></p>",
            &["Prose \"甲\" | 0:甲] rdg 乙【大】 | 3:] cf1 T01"],
        ),
        // one in another reading is about the same words
        (
            "<p><app><lem>甲</lem><rdg wit=\"【磧】\">乙<note type=\"cf1\">Q14</note></rdg></app></p>",
            &["Prose \"甲\" | 0:甲] rdg 乙【磧】 | 0:甲] cf1 Q14"],
        ),
        // what stands before a block is at its beginning
        (
            "<note type=\"orig\">乙</note><head>甲</head>",
            &["Heading \"甲\" | 0:] orig 乙"],
        ),
    ]);
}

#[test]
fn readings_where_they_belong() {
    check(&[
        (
            "<p>甲<app n=\"1\"><lem wit=\"【大】\">乙</lem><rdg wit=\"【宋】【元】\">丙</rdg><rdg wit=\"【明】\" \
             type=\"variantRemark\">丁</rdg><rdg wit=\"【宮】\"><space quantity=\"0\"/></rdg></app>戊</p>",
            &[
                "Prose \"甲乙戊\" | 3:乙] rdg 丙【宋】【元】 | 3:乙] variantRemark 丁【明】 | 3:乙] rdg 【宮】",
            ],
        ),
        (
            "<p><app><lem>甲</lem><rdg type=\"correctionRemark\">乙</rdg><rdg type=\"cbetaRemark\">丙</rdg></app></p>",
            &["Prose \"甲\" | 0:甲] correctionRemark 乙 | 0:甲] cbetaRemark 丙"],
        ),
        (
            "<p><app type=\"star\" corresp=\"#1\"><lem>甲</lem><rdg wit=\"【宮】\">乙</rdg></app></p>",
            &["Prose \"甲\" | 0:甲] rdg 乙【宮】"],
        ),
        (
            "<p>甲<app><lem><space quantity=\"0\"/></lem><rdg>乙</rdg></app>丙</p>",
            &["Prose \"甲丙\" | 3:] rdg 乙"],
        ),
        // across a line and around blocks
        (
            "<p><app><lem>甲\n<lb n=\"0001a02\" ed=\"T\"/>乙</lem><rdg>丙</rdg></app></p>",
            &["Prose \"甲乙\" | lines 3:0001a02 | 0:甲乙] rdg 丙"],
        ),
        (
            "<lb n=\"0001a01\" ed=\"T\"/><p>零<app><lem>甲\n<lb n=\"0001a02\" ed=\"T\"/>乙</lem><rdg>丙</rdg></app></p>",
            &["Prose \"零甲乙\" | lines 0:0001a01 6:0001a02 | 3:甲乙] rdg 丙"],
        ),
        (
            "<app><lem><head>甲</head></lem><rdg>乙</rdg></app>",
            &["Heading \"甲\" | 0:甲] rdg 乙"],
        ),
        (
            "<app><lem><p>甲</p><lg><l>乙</l></lg></lem><rdg><space quantity=\"0\"/></rdg></app>",
            &["Prose \"甲\" | 0:甲] rdg ", "Verse \"乙\\n\""],
        ),
        // only the chosen words of a reading are its words
        (
            "<p><app><lem>甲</lem><rdg>乙<app><lem>丙</lem><rdg>丁</rdg></app><choice><corr>戊</corr><sic>己</sic></choice>\
             <note place=\"inline\">庚</note><unclear/><cb:tt><cb:t xml:lang=\"zh\">辛</cb:t><cb:t xml:lang=\"pi\">x</cb:t>\
             </cb:tt>\u{F0001}</rdg></app></p>",
            &["Prose \"甲\" | 0:甲] rdg 乙丙戊（庚）▆辛[木*魚]"],
        ),
    ]);
}

#[test]
fn readings_behind_the_body() {
    check(&[
        (
            "<body><p>甲<anchor xml:id=\"a\"/>乙<anchor xml:id=\"b\"/>丙</p></body><back><cb:div type=\"apparatus\"><p>\
             <app from=\"#a\" to=\"#b\"><lem wit=\"#wit1\">乙</lem><rdg wit=\"#wit2 #wit3\">丁</rdg></app></p></cb:div></back>",
            &["Prose \"甲乙丙\" | 3:乙] rdg 丁【宋】wit3"],
        ),
        (
            "<body><p>甲<anchor xml:id=\"a\"/>乙</p></body><back><note target=\"#a\" type=\"orig\" place=\"foot text\">丙</note>\
             <note target=\"#x\" type=\"mod\">丁</note></back>",
            &["Prose \"甲乙\" | 3:] orig 丙"],
        ),
        (
            "<body><p><anchor xml:id=\"a\"/>甲<anchor xml:id=\"b\"/><anchor xml:id=\"c\"/>乙<anchor xml:id=\"d\"/></p></body>\
             <back><app from=\"#a\" to=\"#b\"><lem>甲<note type=\"cf1\">T01</note></lem><rdg>丙</rdg></app>\
             <app type=\"star\" from=\"#c\" to=\"#d\" corresp=\"#a\"><lem>乙</lem><rdg>丁</rdg></app></back>",
            &["Prose \"甲乙\" | 0:甲] cf1 T01 | 0:甲] rdg 丙 | 3:乙] rdg 丁"],
        ),
        (
            "<body><p><anchor xml:id=\"a\"/>甲<anchor xml:id=\"b\"/></p></body><back><choice cb:from=\"#a\" cb:to=\"#b\">\
             <corr>甲</corr><sic>乙</sic></choice><cb:tt from=\"#a\" to=\"#b\"><cb:t xml:lang=\"zh-Hant\">甲</cb:t>\
             <cb:t xml:lang=\"pi\" place=\"foot\">Gandhabba</cb:t></cb:tt></back>",
            &["Prose \"甲\" | 0:甲] sic 乙 | 0:甲] pi Gandhabba"],
        ),
    ]);
}

#[test]
fn choices_and_parallels() {
    check(&[
        (
            "<p><choice><sic>甲</sic><corr>乙</corr></choice></p>",
            &["Prose \"乙\" | 0:乙] sic 甲"],
        ),
        (
            "<p><choice><orig>甲</orig><reg>乙</reg></choice></p>",
            &["Prose \"乙\" | 0:乙] orig 甲"],
        ),
        (
            "<p>甲<cb:tt><cb:t xml:lang=\"sa-Sidd\"><g ref=\"#SD-A5A9\"/></cb:t>\n<lb n=\"0001a02\" ed=\"T\"/>\
             <cb:t xml:lang=\"zh-Hant\">乙</cb:t></cb:tt></p>",
            &["Prose \"甲乙\" | lines 3:0001a02 | 3:乙] sa-Sidd □"],
        ),
        (
            "<lb n=\"0001a01\" ed=\"T\"/><p><cb:tt type=\"app\"><cb:t xml:lang=\"zh\">甲</cb:t><cb:t xml:lang=\"pi\" place=\"foot\">Nibbāna.\
             </cb:t></cb:tt>丙</p>",
            &["Prose \"甲丙\" | lines 0:0001a01 | 0:甲] pi Nibbāna."],
        ),
    ]);
}

#[test]
fn pronunciations() {
    check(&[
        (
            "<p><cb:yin><cb:zi>甲</cb:zi><cb:sg>二合</cb:sg></cb:yin>乙</p>",
            &["Prose \"甲（二合）乙\" | sound （二合）"],
        ),
        (
            "<p><cb:fan><cb:zi>甲</cb:zi><cb:sg type=\"fangie\">丁以反</cb:sg><cb:sg>引</cb:sg></cb:fan></p>",
            &["Prose \"甲（丁以反）（引）\" | sound （丁以反） | sound （引）"],
        ),
    ]);
}

#[test]
fn characters_blanks_and_what_cannot_be_read() {
    check(&[
        (
            "<p><g ref=\"#CB00001\">\u{F0001}</g><g ref=\"#CB00002\">\u{F0002}</g><g ref=\"#CB00003\"/><g ref=\"#CB00004\"/>\
             <g ref=\"#SD-A5A9\"/><g ref=\"#SD-A5AA\"/><g ref=\"#RJ-CCBA\"/></p>",
            &[
                "Prose \"[木*魚]\u{20000}丙丁□oṃ□\" | CB00001 [木*魚] description | CB00002 \u{20000} exact | CB00003 丙 substitute \
               | CB00004 丁 substitute | SD-A5A9 □ missing | SD-A5AA oṃ description | RJ-CCBA □ missing",
            ],
        ),
        (
            "<p>\u{F0002}甲\u{104CBA}</p>",
            &["Prose \"\u{20000}甲□\" | CB00002 \u{20000} exact | RJ-4CBA □ missing"],
        ),
        (
            "<p><unclear>甲</unclear><unclear/><unclear reason=\"damage\"></unclear></p>",
            &["Prose \"甲▆▆\""],
        ),
        (
            "<p>甲<space quantity=\"2\" unit=\"chars\"/>乙<space quantity=\"0\"/>丙</p>",
            &["Prose \"甲\u{3000}\u{3000}乙丙\""],
        ),
    ]);
}

#[test]
fn lists_tables_entries_and_speeches() {
    check(&[
        (
            "<list><item>甲</item><item><p>乙</p></item></list>",
            &["Item \"甲\"", "Item \"乙\""],
        ),
        (
            "<list><item>甲<list><item>乙</item></list>丙</item></list>",
            &["Item \"甲\"", "Item \"乙\"", "Item \"丙\""],
        ),
        (
            "<p>甲<list><item>乙</item></list>丙</p>",
            &["Prose \"甲\"", "Item \"乙\"", "Prose \"丙\""],
        ),
        (
            "<table><row><cell>甲<note place=\"inline\">乙</note></cell><cell rows=\"2\">丙</cell></row><row><cell/><cell>丁\
             </cell></row><row><cell/><cell/></row></table>",
            &[
                "Item \"甲（乙）\u{3000}丙\" | note （乙）",
                "Item \"\u{3000}丁\"",
            ],
        ),
        (
            "<table><row><cell><p>甲</p></cell><cell>乙<p>丙</p></cell></row></table>",
            &["Item \"甲\u{3000}乙丙\""],
        ),
        (
            "<entry><form>甲</form><cb:def>乙<p>丙</p></cb:def></entry><entry><form>丁</form><def><p>戊</p></def></entry>",
            &["Item \"甲乙丙\"", "Item \"丁戊\""],
        ),
        (
            "<cb:dialog type=\"qa\"><sp cb:type=\"question\"><p>甲</p></sp><sp cb:type=\"answer\"><p>乙</p><p>丙</p></sp>\
             <sp>丁</sp><sp>戊</sp></cb:dialog>",
            &[
                "Prose \"甲\"",
                "Prose \"乙\"",
                "Prose \"丙\"",
                "Prose \"丁\"",
                "Prose \"戊\"",
            ],
        ),
    ]);
}

#[test]
fn what_is_nothing_what_is_seen_through_and_what_is_not_known() {
    let inside = [
        "ref", "term", "foreign", "title", "hi", "seg", "quote", "reg", "bibl", "def", "cb:event",
    ];
    for name in inside {
        let body = format!("<body><p>甲<{name}>乙</{name}></p></body>");
        assert_eq!(shown(&body), ["Prose \"甲乙\""], "{name}");
        assert!(parsed(&body).report.unknown.is_empty(), "{name}");
    }
    let body = "<body><p>甲<anchor xml:id=\"a\" type=\"circle\"/><ref target=\"#x\"/><figure><graphic url=\"x\"/><figDesc>圖\
        </figDesc></figure><foreign cb:place=\"foot\">x</foreign><riddle>乙</riddle><cb:riddle>丙</cb:riddle><riddle/></p></body>";
    assert_eq!(shown(body), ["Prose \"甲乙丙\""]);
    let report = parsed(body).report;
    let counts =
        |counts: std::collections::BTreeMap<String, usize>| counts.into_iter().collect::<Vec<_>>();
    assert_eq!(
        counts(report.unknown),
        [("cb:riddle".to_owned(), 1), ("riddle".to_owned(), 2)]
    );
    assert_eq!(
        counts(report.skipped),
        [
            ("figure".to_owned(), 1),
            ("foreign cb:place=foot".to_owned(), 1)
        ]
    );
}
