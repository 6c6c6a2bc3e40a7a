//! Small books made by hand, and hostile ones.

use std::io::Write as _;

use proptest::prelude::*;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use super::*;
use crate::model::TextRole;

const CONTAINER_XML: &str = "<container xmlns=\"urn:oasis:names:tc:opendocument:xmlns:container\"><rootfiles>\
    <rootfile full-path=\"OEBPS/a.opf\"/></rootfiles></container>";
const OPF: &str = "<package xmlns:dc=\"http://purl.org/dc/elements/1.1/\"><metadata><dc:title>信心銘</dc:title>\
    <dc:creator>僧璨</dc:creator><dc:language>lzh</dc:language><dc:rights>public domain</dc:rights></metadata>\
    <manifest><item id=\"nav\" href=\"nav.xhtml\" properties=\"nav\"/><item id=\"one\" href=\"t/1.xhtml\"/>\
    <item id=\"two\" href=\"t/2.xhtml\"/></manifest>\
    <spine><itemref idref=\"nav\"/><itemref idref=\"one\"/><itemref idref=\"two\" linear=\"no\"/></spine></package>";
const ONE: &str = "<!DOCTYPE html><html xmlns=\"http://www.w3.org/1999/xhtml\" xmlns:epub=\"http://www.idpf.org/2007/ops\">\
    <head><title>x</title></head><body><h1 id=\"top\">信心<ruby>銘<rt>ming</rt></ruby></h1>\
    <div>引<p>至道無難，\n唯嫌揀擇。<aside epub:type=\"footnote\">注 一</aside></p>尾</div>\
    <p>Two&nbsp;words <b>and</b>\n more<br/>line</p><script>alert(1)</script></body></html>";
const TWO: &str = "<html xmlns=\"http://www.w3.org/1999/xhtml\"><body><p>附</p></body></html>";

type Entry<'a> = (&'a str, &'a [u8]);

fn book(entries: &[Entry<'_>]) -> Vec<u8> {
    let mut zip = ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, content) in entries {
        let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
        zip.start_file(*name, options).unwrap();
        zip.write_all(content).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

fn whole() -> Vec<Entry<'static>> {
    vec![
        ("mimetype", MIMETYPE),
        (CONTAINER, CONTAINER_XML.as_bytes()),
        ("OEBPS/a.opf", OPF.as_bytes()),
        ("OEBPS/nav.xhtml", TWO.as_bytes()),
        ("OEBPS/t/1.xhtml", ONE.as_bytes()),
        ("OEBPS/t/2.xhtml", TWO.as_bytes()),
    ]
}

#[test]
fn a_book_is_read_in_the_order_of_its_spine() {
    let Parsed { text, report } = read(&book(&whole())).unwrap();
    assert_eq!(
        (text.title.as_deref(), text.author.as_deref()),
        (Some("信心銘"), Some("僧璨"))
    );
    assert_eq!(text.rights.licence.as_deref(), Some("public domain"));
    let blocks: Vec<_> = text
        .blocks
        .iter()
        .map(|block| (block.role, block.text.as_str(), block.locator(0).unwrap()))
        .collect();
    assert_eq!(
        blocks,
        [
            (TextRole::Heading, "信心銘", "one#top"),
            (TextRole::Prose, "引", "one#top"),
            (TextRole::Prose, "至道無難，唯嫌揀擇。", "one#top"),
            (TextRole::Prose, "尾", "one#top"),
            (TextRole::Prose, "Two\u{a0}words and more\nline", "one#top"),
            (TextRole::Paratext, "附", "two"),
        ]
    );
    assert_eq!(text.blocks[2].apparatus[0].text, "注 一");
    assert_eq!(
        (text.contents[0].title.as_str(), text.contents[0].block),
        ("信心銘", 0)
    );
    assert_eq!(report.skipped["script"], 1);
}

fn refused(entries: &[Entry<'_>]) -> &'static str {
    read(&book(entries)).unwrap_err().code
}

#[test]
fn hostile_books_are_refused() {
    let with = |name: &'static str, content: &'static [u8]| {
        let mut entries = whole();
        entries.retain(|(known, _)| *known != name);
        entries.push((name, content));
        entries
    };
    let zeros = vec![b' '; 32 << 20];
    let mut bomb = whole();
    bomb.retain(|(name, _)| *name != "OEBPS/t/1.xhtml");
    bomb.push(("OEBPS/t/1.xhtml", &zeros));
    assert_eq!(refused(&bomb), "import-archive-limit");
    assert_eq!(refused(&with("../evil", b"x")), "import-archive-name");
    assert_eq!(refused(&with("/etc/passwd", b"x")), "import-archive-name");
    assert_eq!(refused(&with("OEBPS/t/1.xhtml", b"<p>")), "xml-unclosed");
    assert_eq!(
        refused(&with(
            ENCRYPTION,
            b"<e><EncryptionMethod Algorithm=\"x\"/></e>"
        )),
        "import-protected"
    );
    let fonts = b"<e><EncryptionMethod Algorithm=\"http://www.idpf.org/2008/embedding\"/></e>";
    assert!(read(&book(&with(ENCRYPTION, fonts))).is_ok());
    assert_eq!(refused(&whole()[1..]), "import-not-epub");
    assert_eq!(read(b"PK").unwrap_err().code, "import-archive");
    let missing = whole()
        .into_iter()
        .filter(|(name, _)| *name != "OEBPS/t/2.xhtml")
        .collect::<Vec<_>>();
    let doubts = read(&book(&missing)).unwrap().report.doubts;
    assert_eq!(
        (doubts[0].code, doubts[0].params["part"].as_str()),
        ("import-part-missing", "OEBPS/t/2.xhtml")
    );
    let mut linked = ZipWriter::new_append(std::io::Cursor::new(book(&whole()))).unwrap();
    linked
        .add_symlink("OEBPS/link", "/etc/passwd", SimpleFileOptions::default())
        .unwrap();
    let bytes = linked.finish().unwrap().into_inner();
    assert_eq!(read(&bytes).unwrap_err().code, "import-archive-link");
}

proptest! {
    #[test]
    fn no_damage_makes_it_panic(cuts in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..12)) {
        let mut bytes = book(&whole());
        for (at, byte) in cuts {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        let _ = read(&bytes);
    }
}
