//! EPUB (fojin-api.md §5.5): an archive of XHTML, read in the order of its spine. No anchors are stable in it; the place of a
//! block is its item of the spine and the nearest element with a name. What is protected is refused.

mod archive;
mod package;
mod page;
#[cfg(test)]
mod tests;

use super::xml::{Doctype, XmlReader};
use super::{Doubt, ImportError, ParseReport, Parsed};
use crate::model::{Family, Rights, Text};
use archive::Archive;
use package::Package;
use page::Page;

const MIMETYPE: &[u8] = b"application/epub+zip";
const CONTAINER: &str = "META-INF/container.xml";
const ENCRYPTION: &str = "META-INF/encryption.xml";
/// Ways to hide fonts, which are no protection of the words.
const FONTS: [&str; 2] = [
    "http://www.idpf.org/2008/embedding",
    "http://ns.adobe.com/pdf/enc#RC",
];

/// Reads a book.
///
/// # Errors
/// Where it is no such archive, is protected, breaks a limit, or a part of it is malformed; the part is named.
pub fn read(bytes: &[u8]) -> Result<Parsed, ImportError> {
    super::check_size(bytes)?;
    let mut archive = Archive::open(bytes)?;
    if archive.first()? != MIMETYPE {
        return Err(ImportError::new("import-not-epub"));
    }
    if archive.has(ENCRYPTION) && is_protected(&archive.read(ENCRYPTION)?)? {
        return Err(ImportError::new("import-protected"));
    }
    let container = archive.read(CONTAINER)?;
    let path = package::path(&container).map_err(|error| in_file(error, CONTAINER))?;
    let package =
        Package::read(&archive.read(&path)?, &path).map_err(|error| in_file(error, &path))?;
    let mut page = Page::default();
    let mut report = ParseReport::default();
    for item in &package.spine {
        if !archive.has(&item.path) {
            report
                .doubts
                .push(Doubt::new("import-part-missing").with("part", item.path.as_str()));
            continue;
        }
        let content = archive.read(&item.path)?;
        page.item(&content, item, &mut report)
            .map_err(|error| in_file(error, &item.path))?;
    }
    if page.blocks.is_empty() {
        return Err(ImportError::new("import-empty"));
    }
    report.doubts.push(Doubt::new("import-no-id"));
    report.doubts.push(Doubt::new("import-no-locator"));
    Ok(Parsed {
        text: text(package, page),
        report,
    })
}

fn text(package: Package, page: Page) -> Text {
    Text {
        family: Family::Spine,
        title: package.title,
        author: package.creator,
        edition: package.identifier,
        language: package.language.unwrap_or_else(|| "und".to_owned()),
        rights: Rights {
            licence: package.rights,
            ..Rights::default()
        },
        contents: page.contents,
        blocks: page.blocks,
        ..Text::default()
    }
}

/// Whether anything but fonts is encrypted.
fn is_protected(bytes: &[u8]) -> Result<bool, ImportError> {
    use super::xml::XmlEvent;
    let mut xml =
        XmlReader::new(bytes, Doctype::Refused).map_err(|error| in_file(error, ENCRYPTION))?;
    let mut protected = false;
    while let Some(event) = xml.next().map_err(|error| in_file(error, ENCRYPTION))? {
        if let XmlEvent::Start(element) = event
            && element.local == "EncryptionMethod"
        {
            protected |= !element
                .attribute("Algorithm")
                .is_some_and(|way| FONTS.contains(&way));
        }
    }
    Ok(protected)
}

/// The same error about a part of the archive.
fn in_file(error: ImportError, part: &str) -> ImportError {
    error.with("part", part)
}
