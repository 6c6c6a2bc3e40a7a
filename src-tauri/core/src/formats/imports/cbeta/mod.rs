//! CBETA's TEI P5 in both its dialects: the one that keeps readings and notes behind the body, tied to it by anchors, and the
//! one that has them where they belong (fojin-api.md §5.1). One walk over the file; nothing of it is kept but the text.

mod anchor;
mod aside;
mod back;
mod glyphs;
mod header;
mod meaning;
mod page;
mod remarks;
#[cfg(test)]
mod tests;
mod walk;

use super::xml::{Doctype, XML, XmlEvent, XmlReader};
use super::{Doubt, ImportError, ParseReport, Parsed};
use crate::model::{Family, Rights, Text};

pub use anchor::{anchor, human};
use header::Header;
use page::Page;
use remarks::Remarks;
use walk::Walk;

/// The namespace of CBETA's own elements.
pub const CBETA: &str = "http://www.cbeta.org/ns/1.0";
/// The namespace of TEI.
pub const TEI: &str = "http://www.tei-c.org/ns/1.0";
/// The main language of these texts.
const LANGUAGE: &str = "lzh";

/// Reads a file.
///
/// # Errors
/// Where it is too large, no well-formed XML, or has no `text/body`; the place is named.
pub fn read(bytes: &[u8]) -> Result<Parsed, ImportError> {
    let mut xml = XmlReader::new(bytes, Doctype::Refused)?;
    let mut report = ParseReport::default();
    let mut header = Header::default();
    let mut page = Page::default();
    let mut remarks = Remarks::default();
    let mut has_body = false;
    loop {
        let local = match xml.next()? {
            Some(XmlEvent::Start(element)) => {
                if let ("TEI", Some(id)) = (element.local, element.attribute_in(XML, "id")) {
                    id.clone_into(&mut header.id);
                }
                element.local
            }
            Some(XmlEvent::Text(_) | XmlEvent::End) => continue,
            None => break,
        };
        match local {
            "teiHeader" => header::read(&mut xml, &mut header)?,
            "body" => {
                has_body = true;
                page.canon = header.canon();
                let mut walk = Walk::new(&mut xml, &header, &mut page, &mut remarks, &mut report);
                walk.contents()?;
                page.close();
            }
            "back" => back::read(&mut xml, &header, &mut remarks)?,
            _ => {}
        }
    }
    if !has_body {
        return Err(ImportError::new("import-not-cbeta"));
    }
    let unplaced = remarks.place(&mut page.blocks, &header.witnesses);
    if unplaced > 0 {
        report.skipped.insert("note".to_owned(), unplaced);
    }
    doubts(&header, &mut report);
    let text = text(header, page);
    Ok(Parsed { text, report })
}

fn doubts(header: &Header, report: &mut ParseReport) {
    if header.id.is_empty() {
        report.doubts.push(Doubt::new("import-no-id"));
    }
    if let Some(other) = header.other_id() {
        let differs = Doubt::new("import-id-differs").with("id", header.id.as_str());
        report.doubts.push(differs.with("other", other));
    }
    if header.punctuation.as_deref() == Some("AI") {
        report.doubts.push(Doubt::new("import-ai-punctuation"));
    }
}

fn text(header: Header, page: Page) -> Text {
    let given = |words: String| (!words.is_empty()).then_some(words);
    Text {
        title: header.title(),
        id: header.id,
        family: Family::Cbeta,
        author: given(header.author),
        extent: given(header.extent),
        edition: given(header.edition),
        punctuation: header.punctuation,
        language: LANGUAGE.to_owned(),
        rights: Rights {
            corpus: Some("CBETA".to_owned()),
            licence: given(header.rights),
            attribution: given(header.provider),
            ..Rights::default()
        },
        contents: page.contents,
        blocks: page.blocks,
    }
}
