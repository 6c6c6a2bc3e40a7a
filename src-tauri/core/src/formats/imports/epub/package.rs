//! The package document: what the book says of itself, and its parts in reading order.

use std::collections::BTreeMap;

use crate::formats::imports::ImportError;
use crate::formats::imports::xml::{Doctype, XmlEvent, XmlReader};

/// Most parts of a spine.
const PARTS: usize = 10_000;

/// What a book says of itself.
#[derive(Debug, Default)]
pub struct Package {
    pub title: Option<String>,
    pub creator: Option<String>,
    pub rights: Option<String>,
    pub language: Option<String>,
    pub identifier: Option<String>,
    /// The parts in reading order.
    pub spine: Vec<Item>,
}

/// A part of a book.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Item {
    /// Its name in the manifest.
    pub id: String,
    /// Its name in the archive.
    pub path: String,
    /// Whether it is read in its place, and not only where a link leads to it.
    pub linear: bool,
}

/// Where the package document is, by the container.
pub fn path(container: &[u8]) -> Result<String, ImportError> {
    let mut xml = XmlReader::new(container, Doctype::Refused)?;
    while let Some(event) = xml.next()? {
        if let XmlEvent::Start(element) = event
            && element.local == "rootfile"
            && let Some(path) = element.attribute("full-path")
        {
            return Ok(path.to_owned());
        }
    }
    Err(ImportError::new("import-not-epub"))
}

impl Package {
    /// Reads the document that lies at `path`.
    pub fn read(bytes: &[u8], path: &str) -> Result<Self, ImportError> {
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let mut xml = XmlReader::new(bytes, Doctype::NameOnly)?;
        let mut package = Self::default();
        let mut manifest = BTreeMap::new();
        let mut field: Option<String> = None;
        while let Some(event) = xml.next()? {
            match event {
                XmlEvent::Start(element) => {
                    let value = |name: &str| element.attribute(name).unwrap_or_default().to_owned();
                    field = None;
                    match element.local {
                        "item" if !value("properties").split(' ').any(|word| word == "nav") => {
                            manifest.insert(value("id"), joined(folder, &value("href")));
                        }
                        "itemref" if package.spine.len() < PARTS => {
                            let id = value("idref");
                            package
                                .spine
                                .extend(manifest.get(&id).cloned().flatten().map(|path| Item {
                                    id,
                                    path,
                                    linear: element.attribute("linear") != Some("no"),
                                }));
                        }
                        local => field = Some(local.to_owned()),
                    }
                }
                XmlEvent::Text(words) => package.take(field.as_deref(), words.trim()),
                XmlEvent::End => field = None,
            }
        }
        Ok(package)
    }

    /// Of several values of a field the first counts.
    fn take(&mut self, field: Option<&str>, words: &str) {
        let field = match field {
            Some("title") => &mut self.title,
            Some("creator") => &mut self.creator,
            Some("rights") => &mut self.rights,
            Some("language") => &mut self.language,
            Some("identifier") => &mut self.identifier,
            _ => return,
        };
        if field.is_none() && !words.is_empty() {
            *field = Some(words.to_owned());
        }
    }
}

/// `href` seen from `folder`; `None` where it leads out of the archive.
fn joined(folder: &str, href: &str) -> Option<String> {
    let href = unescaped(href.split('#').next().unwrap_or(href))?;
    if href.contains(':') || href.starts_with('/') {
        return None;
    }
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in href.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()?),
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// Percent escapes read.
fn unescaped(href: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(href.len());
    let mut rest = href.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let digit = |byte: Option<u8>| char::from(byte?).to_digit(16);
        let value = digit(rest.next())? * 16 + digit(rest.next())?;
        bytes.push(u8::try_from(value).ok()?);
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::joined;

    #[test]
    fn references_are_seen_from_the_package() {
        let of = |href| joined("OEBPS", href);
        assert_eq!(of("text/a.xhtml#b").as_deref(), Some("OEBPS/text/a.xhtml"));
        assert_eq!(of("../b.xhtml").as_deref(), Some("b.xhtml"));
        assert_eq!(of("%E6%96%87.xhtml").as_deref(), Some("OEBPS/文.xhtml"));
        assert_eq!(
            [of("../../c"), of("http://x/y"), of("/c"), of("%zz")],
            [None, None, None, None]
        );
    }
}
