//! The TEI of 84000 (fojin-api.md §5.3): a translation with the folios of the Degé; what editors wrote around it is left out
//! and counted.

mod page;
#[cfg(test)]
mod tests;

use super::xml::{Doctype, Element, XML, XmlEvent, XmlReader};
use super::{Doubt, ImportError, ParseReport, Parsed};
use crate::model::{Family, Reading, Rights, Text, TextRole};
use crate::text::Span;
use page::Page;

/// Elements that stand for nothing but what is in them.
const TRANSPARENT: &[&str] = &[
    "ab",
    "abbr",
    "bibl",
    "body",
    "caesura",
    "cell",
    "date",
    "div",
    "emph",
    "foreign",
    "gap",
    "hi",
    "item",
    "label",
    "lb",
    "lg",
    "list",
    "media",
    "mention",
    "mentioned",
    "milestone",
    "name",
    "num",
    "persName",
    "placeName",
    "ptr",
    "q",
    "quote",
    "ref",
    "row",
    "seg",
    "soCalled",
    "table",
    "term",
    "title",
    "trailer",
];
/// The licence's commercial terms, shared by all texts, stand in the file.
const CORPUS: &str = "84000";

/// Reads a file.
///
/// # Errors
/// Where it is too large, no well-formed XML, or has no translation; the place is named.
pub fn read(bytes: &[u8]) -> Result<Parsed, ImportError> {
    let mut file = File {
        xml: XmlReader::new(bytes, Doctype::Refused)?,
        text: Text::default(),
        page: Page::default(),
        report: ParseReport::default(),
        keys: Vec::new(),
    };
    file.whole()?;
    let File {
        mut text,
        page,
        mut report,
        keys,
        ..
    } = file;
    (text.blocks, text.contents) = page.finish();
    if text.blocks.is_empty() {
        return Err(ImportError::new("import-not-84000"));
    }
    match keys.split_first() {
        None => report.doubts.push(Doubt::new("import-no-id")),
        Some((first, others)) => {
            text.id.clone_from(first);
            if !others.is_empty() {
                let several = Doubt::new("import-several-ids").with("id", first.as_str());
                report
                    .doubts
                    .push(several.with("others", others.join(", ")));
            }
        }
    }
    text.family = Family::Folios;
    "en".clone_into(&mut text.language);
    text.rights.corpus = Some(CORPUS.to_owned());
    Ok(Parsed { text, report })
}

struct File<'x> {
    xml: XmlReader<'x>,
    text: Text,
    page: Page,
    report: ParseReport,
    keys: Vec<String>,
}

/// What an element is, in the header or around the translation.
enum Part {
    Title,
    Author,
    Edition,
    Rights(Option<String>),
    Key(String),
    Translation,
    Aside(String),
    Other,
}

impl Part {
    fn of(element: &Element<'_, '_>) -> Self {
        let kind = element.attribute("type");
        match (element.local, kind) {
            ("title", Some("mainTitle")) if element.attribute_in(XML, "lang") == Some("en") => {
                Self::Title
            }
            ("author", _) if element.attribute("role") == Some("translatorMain") => Self::Author,
            ("edition", _) => Self::Edition,
            ("availability", _) => Self::Rights(element.attribute("status").map(str::to_owned)),
            ("bibl", _) => match element.attribute("key") {
                Some(key) => Self::Key(key.to_owned()),
                None => Self::Other,
            },
            ("div", Some("translation")) => Self::Translation,
            ("div", Some(kind)) => Self::Aside(kind.to_owned()),
            _ => Self::Other,
        }
    }
}

impl File<'_> {
    fn whole(&mut self) -> Result<(), ImportError> {
        let mut in_text = false;
        loop {
            let part = match self.xml.next()? {
                Some(XmlEvent::Start(element)) => {
                    in_text |= element.local == "text";
                    Part::of(&element)
                }
                Some(XmlEvent::Text(_) | XmlEvent::End) => continue,
                None => return Ok(()),
            };
            match part {
                Part::Title => set(&mut self.text.title, words(&mut self.xml)?),
                Part::Author => set(&mut self.text.author, words(&mut self.xml)?),
                Part::Edition => set(&mut self.text.edition, words(&mut self.xml)?),
                Part::Rights(status) => {
                    let words = words(&mut self.xml)?;
                    self.text.rights = Rights {
                        licence: Some(words).filter(|words| !words.is_empty()),
                        attribution: status.map(|status| format!("status: {status}")),
                        ..Rights::default()
                    };
                }
                Part::Key(key) => self.keys.extend(spelt(&key)),
                Part::Translation => self.contents(0)?,
                Part::Aside(kind) if in_text => {
                    self.report.skip(&format!("div type={kind}"));
                    self.skip()?;
                }
                Part::Aside(_) | Part::Other => {}
            }
        }
    }

    /// Everything to the end of the element, as words of the translation.
    fn contents(&mut self, level: u8) -> Result<(), ImportError> {
        loop {
            let what = match self.xml.next()? {
                Some(XmlEvent::Start(element)) => What::of(&element),
                Some(XmlEvent::Text(words)) => {
                    self.page.words(&words);
                    continue;
                }
                Some(XmlEvent::End) | None => return Ok(()),
            };
            match what {
                What::Folio(folio) => {
                    self.page.folio(folio);
                    self.skip()?;
                }
                What::Passage(id) => {
                    self.page.passage(id);
                    self.skip()?;
                }
                What::Note => self.note()?,
                What::Nothing => {
                    self.report.skip("ref rend=pending");
                    self.skip()?;
                }
                What::Head => self.head(level)?,
                What::Block(role) => self.block(role, level)?,
                What::Verse => {
                    self.contents(level)?;
                    self.page.end_verse();
                }
                What::Division => self.contents(level + 1)?,
                What::Transparent => self.contents(level)?,
                What::Unknown(name) => {
                    self.report.meet_unknown(&name);
                    self.contents(level)?;
                }
            }
        }
    }

    fn block(&mut self, role: TextRole, level: u8) -> Result<(), ImportError> {
        let inside = self.page.is_open();
        if !inside {
            self.page.open(role);
        }
        self.contents(level)?;
        if !inside {
            self.page.close();
        }
        Ok(())
    }

    fn head(&mut self, level: u8) -> Result<(), ImportError> {
        self.page.open(TextRole::Heading);
        self.contents(level)?;
        self.page.close_heading(level.max(1));
        Ok(())
    }

    fn note(&mut self) -> Result<(), ImportError> {
        let text = words(&mut self.xml)?;
        let at = self.page.here();
        self.page.remark(Reading {
            span: Span::new(at, at),
            kind: "note".to_owned(),
            witnesses: Vec::new(),
            text,
        });
        Ok(())
    }

    fn skip(&mut self) -> Result<(), ImportError> {
        words(&mut self.xml).map(drop)
    }
}

/// The words of an element whose start was read, its white space made one.
fn words(xml: &mut XmlReader<'_>) -> Result<String, ImportError> {
    let (mut depth, mut text) = (0, String::new());
    loop {
        match xml.next()? {
            Some(XmlEvent::Start(_)) => depth += 1,
            Some(XmlEvent::Text(words)) => text.push_str(&words),
            Some(XmlEvent::End) if depth > 0 => depth -= 1,
            Some(XmlEvent::End) | None => break,
        }
    }
    Ok(text.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// What an element of the translation is.
enum What {
    Folio(String),
    Passage(String),
    Note,
    Nothing,
    Head,
    Block(TextRole),
    Verse,
    Division,
    Transparent,
    Unknown(String),
}

impl What {
    fn of(element: &Element<'_, '_>) -> Self {
        let text = |value: Option<&str>| value.unwrap_or_default().to_owned();
        match element.local {
            "ref" if element.attribute("rend") == Some("pending") => Self::Nothing,
            "ref" if element.attribute("type") == Some("folio") => {
                Self::Folio(text(element.attribute("cRef")))
            }
            "milestone" if element.attribute("unit") == Some("chunk") => {
                Self::Passage(text(element.attribute_in(XML, "id")))
            }
            "note" => Self::Note,
            "head" => Self::Head,
            "p" | "ab" => Self::Block(TextRole::Prose),
            "item" | "row" => Self::Block(TextRole::Item),
            "trailer" => Self::Block(TextRole::Paratext),
            "lg" => Self::Block(TextRole::Verse),
            "l" => Self::Verse,
            "div" => Self::Division,
            name if TRANSPARENT.contains(&name) => Self::Transparent,
            name => Self::Unknown(name.to_owned()),
        }
    }
}

/// Of several the first counts.
fn set(field: &mut Option<String>, words: String) {
    if !words.is_empty() && field.is_none() {
        *field = Some(words);
    }
}

/// `toh41` as `Toh 41`; `toh1-1` as `Toh 1-1`.
fn spelt(key: &str) -> Option<String> {
    let number = key.strip_prefix("toh")?;
    let is_number = number.starts_with(|c: char| c.is_ascii_digit());
    is_number.then(|| format!("Toh {number}"))
}
