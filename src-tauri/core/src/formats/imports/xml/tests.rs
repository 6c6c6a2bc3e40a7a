//! What the reader gives and what it refuses, shape by shape.

use std::fmt::Write as _;

use proptest::prelude::*;

use super::*;
use crate::formats::imports::{ImportError, MAX_BYTES};

/// The events as text: `<{namespace}local a=v>`, `>` at an end, `"text"`.
fn shown(document: &[u8], doctype: Doctype) -> Result<String, ImportError> {
    let mut reader = XmlReader::new(document, doctype)?;
    let mut shown = String::new();
    while let Some(event) = reader.next()? {
        match event {
            XmlEvent::Start(element) => {
                let _ = write!(shown, "<{{{}}}{}", element.namespace, element.local);
                for a in element.attributes {
                    let _ = write!(shown, " {{{}}}{}={}", a.namespace, a.local, a.value);
                }
            }
            XmlEvent::End => shown.push('>'),
            XmlEvent::Text(text) => {
                let _ = write!(shown, "{text:?}");
            }
        }
    }
    Ok(shown)
}

fn refused(document: impl AsRef<[u8]>) -> (String, Option<(u32, u32)>) {
    let error = shown(document.as_ref(), Doctype::Refused).unwrap_err();
    (
        error.code.to_owned(),
        error.place.map(|p| (p.line, p.column)),
    )
}

#[test]
fn gives_names_attributes_and_text() {
    let cases = [
        ("<a/>", "<{}a>"),
        ("<a xmlns='u' b=\"1\"/>", "<{u}a {}b=1>"),
        (
            "<p:a xmlns:p='u' p:b='1' b='2'><c xmlns='v'/><d/></p:a>",
            "<{u}a {u}b=1 {}b=2<{v}c><{}d>>",
        ),
        (
            "<a xml:id='x'/>",
            "<{}a {http://www.w3.org/XML/1998/namespace}id=x>",
        ),
        ("<a xmlns='u'><b xmlns=''/><c/></a>", "<{u}a<{}b><{u}c>>"),
        ("<a b='&lt;&#x6C34;\r\n&#10;\t'/>", "<{}a {}b=<水 \n >"),
        (
            "<a>x&amp;<!-- - -->y<?pi z?><![CDATA[<&]]>&#27700;\r\nz\r</a>",
            "<{}a\"x&y<&水\\nz\\n\">",
        ),
        (
            "\u{FEFF}<?xml version='1.0' encoding='utf-8'?>\n<!-- c --><a>\u{20000}</a>\n<!-- d -->\n",
            "<{}a\"\u{20000}\">",
        ),
        ("<a  b = '1'\n\tc='2' ></a >", "<{}a {}b=1 {}c=2>"),
        ("<名 值='一'/>", "<{}名 {}值=一>"),
    ];
    for (document, expected) in cases {
        assert_eq!(
            shown(document.as_bytes(), Doctype::Refused).as_deref(),
            Ok(expected),
            "{document}"
        );
    }
}

#[test]
fn malformed_documents_are_refused_with_line_and_column() {
    let cases = [
        ("", "xml-malformed", (1, 1)),
        ("text", "xml-malformed", (1, 1)),
        ("<a>\n<b></a>", "xml-mismatched", (2, 4)),
        ("<a>\n水<b>", "xml-unclosed", (2, 5)),
        ("<a/><b/>", "xml-malformed", (1, 5)),
        ("<a/>x", "xml-malformed", (1, 5)),
        ("<a/>&amp;", "xml-malformed", (1, 5)),
        ("</a>", "xml-malformed", (1, 1)),
        ("<a", "xml-malformed", (1, 1)),
        ("<a><b c=d/></a>", "xml-malformed", (1, 9)),
        ("<a b='1'c='2'/>", "xml-malformed", (1, 9)),
        ("<a b/>", "xml-malformed", (1, 4)),
        ("<a b='<'/>", "xml-malformed", (1, 7)),
        ("<a b='&x'/>", "xml-malformed", (1, 7)),
        ("<a b='1' b='2'/>", "xml-attribute-twice", (1, 10)),
        (
            "<a xmlns:p='u' xmlns:q='u' p:b='1' q:b='2'/>",
            "xml-attribute-twice",
            (1, 38),
        ),
        ("<a><!-- -- --></a>", "xml-malformed", (1, 9)),
        ("<a><!-- </a>", "xml-malformed", (1, 4)),
        ("<a><![CDATA[</a>", "xml-malformed", (1, 4)),
        ("<a>& b</a>", "xml-malformed", (1, 4)),
        ("<a>\n<?xml version='1.0'?></a>", "xml-malformed", (2, 1)),
        ("<?xml version='1.1'?><a/>", "xml-version", (1, 1)),
        ("<?xml?><a/>", "xml-malformed", (1, 1)),
        ("<1/>", "xml-name", (1, 1)),
        ("<a><b:c:d/></a>", "xml-name", (1, 4)),
        ("<:a/>", "xml-name", (1, 1)),
        ("<a 1='x'/>", "xml-name", (1, 4)),
        ("<a\u{0}/>", "xml-character", (1, 3)),
        ("<p:a/>", "xml-prefix", (1, 1)),
        ("<a p:b=''/>", "xml-prefix", (1, 6)),
        ("<a xmlns:xml='u'/>", "xml-prefix", (1, 4)),
        ("<a xmlns:xmlns='u'/>", "xml-prefix", (1, 4)),
        ("<a xmlns:p=''/>", "xml-prefix", (1, 4)),
    ];
    for (document, code, place) in cases {
        assert_eq!(
            refused(document),
            (code.to_owned(), Some(place)),
            "{document}"
        );
    }
}

/// Entities that grow inside the document.
fn bombs() -> Vec<String> {
    let many = |unit: &str, count: usize| unit.repeat(count);
    vec![
        // Ten levels of ten.
        format!(
            "<!DOCTYPE l [<!ENTITY l0 \"l\">{}]><l>&l9;</l>",
            (1..10)
                .map(|n| format!("<!ENTITY l{n} \"{}\">", many(&format!("&l{};", n - 1), 10)))
                .collect::<String>()
        ),
        // One long entity, often.
        format!(
            "<!DOCTYPE q [<!ENTITY a \"{}\">]><q>{}</q>",
            many("a", 50_000),
            many("&a;", 50_000)
        ),
        // One that contains itself, directly and in a ring.
        "<!DOCTYPE r [<!ENTITY a \"&a;\">]><r>&a;</r>".to_owned(),
        "<!DOCTYPE r [<!ENTITY a \"&b;\"><!ENTITY b \"&a;\">]><r>&a;</r>".to_owned(),
        // In an attribute, as the default of an attribute, in the declaration of another.
        "<!DOCTYPE r [<!ENTITY a \"aa\">]><r b=\"&a;\"/>".to_owned(),
        "<!DOCTYPE r [<!ENTITY a \"aa\"><!ATTLIST r b CDATA \"&a;&a;\">]><r/>".to_owned(),
    ]
}

/// Entities and document types from elsewhere, and some that are not even begun well.
fn foreign() -> Vec<String> {
    vec![
        // Parameter entities, doubled and redoubled.
        "<!DOCTYPE r [<!ENTITY % a \"x\"><!ENTITY % b \"%a;%a;\">%b;]><r/>".to_owned(),
        "<!DOCTYPE r [<!ENTITY % p SYSTEM \"file:///etc/passwd\">%p;]><r/>".to_owned(),
        // From outside: a file, an address, a whole document type.
        "<!DOCTYPE r [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><r>&x;</r>".to_owned(),
        "<!DOCTYPE r [<!ENTITY x PUBLIC \"p\" \"http://127.0.0.1/x\">]><r>&x;</r>".to_owned(),
        "<!DOCTYPE r SYSTEM \"http://127.0.0.1/x.dtd\"><r/>".to_owned(),
        "<!DOCTYPE r [<!NOTATION n SYSTEM \"x\"><!ENTITY u SYSTEM \"x\" NDATA n>]><r/>".to_owned(),
        // Not even begun well.
        "<!DOCTYPE".to_owned(),
        "<!doctype r><r/>".to_owned(),
        "<r><!DOCTYPE r></r>".to_owned(),
    ]
}

#[test]
fn entities_of_every_shape_are_refused() {
    let types: Vec<String> = bombs().into_iter().chain(foreign()).collect();
    for bomb in &types {
        assert_eq!(refused(bomb).0, "xml-doctype", "{:.80}", bomb);
    }
    let references = [
        "<a>&x;</a>",
        "<a b='&x;'/>",
        "<a>&nbsp;</a>",
        "<a>&Amp;</a>",
    ];
    for document in references {
        assert_eq!(refused(document).0, "xml-entity", "{document}");
    }
    let numbers = [
        "#0",
        "#x0",
        "#8",
        "#xD800",
        "#x110000",
        "#xFFFE",
        "#xFFFFFFFFFFF",
        "#",
        "#x",
        "#-1",
        "#+65",
        "#X41",
    ];
    for number in numbers {
        assert_eq!(
            refused(format!("<a>&{number};</a>")).0,
            "xml-character",
            "{number}"
        );
    }
    println!(
        "{} document types, {} entities, {} numbers refused",
        types.len(),
        references.len(),
        numbers.len()
    );
}

#[test]
fn a_document_type_that_only_names_itself_passes_where_allowed() {
    let read = |document: &str| shown(document.as_bytes(), Doctype::NameOnly);
    for good in [
        "<!DOCTYPE html><html/>",
        "<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.1//EN\" \"http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd\"><html/>",
    ] {
        assert_eq!(read(good).as_deref(), Ok("<{}html>"), "{good}");
    }
    for bad in [
        "<!DOCTYPE html [<!ENTITY a 'b'>]><html/>",
        "<html><!DOCTYPE html></html>",
    ] {
        assert_eq!(read(bad).unwrap_err().code, "xml-doctype", "{bad}");
    }
}

#[test]
fn an_inclusion_is_an_element_like_any_other() {
    let document = "<a xmlns:xi='http://www.w3.org/2001/XInclude'><xi:include href='file:///etc/passwd' parse='text'/></a>";
    let expected =
        "<{}a<{http://www.w3.org/2001/XInclude}include {}href=file:///etc/passwd {}parse=text>>";
    assert_eq!(
        shown(document.as_bytes(), Doctype::Refused).as_deref(),
        Ok(expected)
    );
}

#[test]
fn false_encodings_are_refused() {
    let utf16 = |text: &str, big: bool| -> Vec<u8> {
        let unit = |u: u16| {
            if big {
                u.to_be_bytes()
            } else {
                u.to_le_bytes()
            }
        };
        text.encode_utf16().flat_map(unit).collect()
    };
    let declaring =
        |encoding: &str| format!("<?xml version='1.0' encoding='{encoding}'?><a>水</a>");
    let lies: Vec<(Vec<u8>, &str)> = vec![
        (utf16("\u{FEFF}<a/>", true), "xml-encoding"),
        (utf16("\u{FEFF}<a/>", false), "xml-encoding"),
        (utf16("<a/>", true), "xml-encoding"),
        (utf16("<a/>", false), "xml-encoding"),
        (b"\xFF\xFE\0\0<\0\0\0".to_vec(), "xml-encoding"),
        (b"\0\0\0<\0\0\0a".to_vec(), "xml-encoding"),
        (b"+/v8APABhAC8APg-".to_vec(), "xml-encoding"),
        (b"\x4C\x6F\xA7\x94".to_vec(), "xml-encoding"),
        (declaring("Big5").into_bytes(), "xml-encoding"),
        (declaring("UTF-16").into_bytes(), "xml-encoding"),
        (declaring("US-ASCII").into_bytes(), "xml-encoding"),
        (declaring("").into_bytes(), "xml-encoding"),
        (
            b"<?xml version='1.0' encoding='Big5'?><a>\xA4\xF4</a>".to_vec(),
            "xml-encoding",
        ),
        (
            b"<?xml version='1.0' encoding='UTF-8'?><a>\xA4\xF4</a>".to_vec(),
            "xml-not-utf8",
        ),
        (b"<a>\xC0\xAF</a>".to_vec(), "xml-not-utf8"),
        (b"<a>\xED\xA0\x80</a>".to_vec(), "xml-not-utf8"),
        (b"<a>\xF4\x90\x80\x80</a>".to_vec(), "xml-not-utf8"),
        (b"<a>\n\xE6\xB0\xB4\xFF</a>".to_vec(), "xml-not-utf8"),
    ];
    for (bytes, code) in &lies {
        assert_eq!(
            refused(bytes).0,
            *code,
            "{:?}",
            String::from_utf8_lossy(bytes)
        );
    }
    let (last, _) = lies.last().unwrap();
    assert_eq!(refused(last).1, Some((2, 2)));
    let ascii = b"<?xml version='1.0' encoding='us-ascii'?><a/>";
    assert_eq!(shown(ascii, Doctype::Refused).as_deref(), Ok("<{}a>"));
    println!("{} false encodings refused", lies.len());
}

#[test]
fn characters_that_xml_does_not_allow_are_refused_wherever_they_stand() {
    let bad: Vec<char> = (0..0x20)
        .filter_map(char::from_u32)
        .filter(|c| !matches!(c, '\t' | '\n' | '\r'))
        .chain(['\u{FFFE}', '\u{FFFF}'])
        .collect();
    for c in &bad {
        for document in [
            format!("<a>{}\n水{c}</a>", "x".repeat(5000)),
            format!("<a b='{c}'/>"),
            format!("<a><!--{c}--></a>"),
        ] {
            let error = shown(document.as_bytes(), Doctype::Refused).unwrap_err();
            assert_eq!(error.code, "xml-character");
            assert_eq!(
                error.params["character"],
                format!("U+{:04X}", u32::from(*c))
            );
        }
    }
    assert_eq!(
        refused(format!("<a>{}\n水\u{1}</a>", "x".repeat(5000))).1,
        Some((2, 2))
    );
    println!("{} characters refused in 3 places each", bad.len());
}

#[test]
fn depth_attributes_and_size_have_limits() {
    let nested = |depth: usize| format!("{}{}", "<a>".repeat(depth), "</a>".repeat(depth));
    assert!(shown(nested(MAX_DEPTH).as_bytes(), Doctype::Refused).is_ok());
    assert_eq!(refused(nested(MAX_DEPTH + 1)).0, "xml-depth");
    assert_eq!(refused("<a>".repeat(100_000)).0, "xml-depth");

    let with = |count: usize| {
        let attributes: String = (0..count).map(|n| format!(" a{n}=''")).collect();
        format!("<a{attributes}/>")
    };
    assert!(shown(with(MAX_ATTRIBUTES).as_bytes(), Doctype::Refused).is_ok());
    assert_eq!(refused(with(MAX_ATTRIBUTES + 1)).0, "xml-attributes");
    assert_eq!(refused(with(1_000_000)).0, "xml-attributes");

    let long = |length: usize| format!("<a b='{}'/>", "x".repeat(length));
    assert!(shown(long(MAX_ATTRIBUTE_BYTES).as_bytes(), Doctype::Refused).is_ok());
    assert_eq!(
        refused(long(MAX_ATTRIBUTE_BYTES + 1)).0,
        "xml-attribute-long"
    );

    let declared =
        |depth: usize| -> String { (0..depth).map(|n| format!("<a xmlns:p{n}='u'>")).collect() };
    assert_eq!(refused(declared(MAX_NAMESPACES + 1)).0, "xml-namespaces");
    assert_eq!(
        refused(vec![b' '; MAX_BYTES + 1]),
        ("import-too-large".to_owned(), None)
    );
    let name = "n".repeat(10_000_000);
    assert_eq!(refused(format!("<{name}></{name}x>")).0, "xml-mismatched");
}

proptest! {
    #[test]
    fn never_panics_on_changed_bytes(
        changes in prop::collection::vec((0usize..200, any::<u8>()), 0..6),
        cut in 0usize..200,
    ) {
        let sample = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\r\n<!-- c --><a xmlns='u' xmlns:p='v'><p:b p:c='1&lt;2' d=\"水\">x&#x6C34;<![CDATA[y]]></p:b><?pi?><e/></a>";
        let mut bytes = sample.as_bytes().to_vec();
        for (at, byte) in changes {
            if let Some(b) = bytes.get_mut(at) {
                *b = byte;
            }
        }
        bytes.truncate(bytes.len().saturating_sub(cut / 8));
        if let Err(error) = shown(&bytes, Doctype::Refused) {
            prop_assert!(error.place.is_some() || error.code == "xml-encoding");
        }
        let _ = shown(&bytes, Doctype::NameOnly);
    }

    #[test]
    fn text_and_values_survive_being_escaped(text in "[a-z<>&'\"水\u{20000} ]{0,40}") {
        let escaped: String = text.chars().map(|c| match c {
            '<' => "&lt;".to_owned(),
            '&' => "&amp;".to_owned(),
            '\'' => "&apos;".to_owned(),
            '水' => "&#x6C34;".to_owned(),
            c => c.to_string(),
        }).collect();
        let document = format!("<a b='{escaped}'>{escaped}</a>");
        let inside = if text.is_empty() { String::new() } else { format!("{text:?}") };
        prop_assert_eq!(shown(document.as_bytes(), Doctype::Refused), Ok(format!("<{{}}a {{}}b={text}{inside}>")));
    }
}
