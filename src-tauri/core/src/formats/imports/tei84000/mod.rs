//! The TEI of 84000 (fojin-api.md §5.3): a translation with the folios of the Degé; what editors wrote around it is left out
//! and counted.

mod page;
#[cfg(test)]
mod tests;
mod translation;

use super::xml::{Doctype, Element, XML, XmlEvent, XmlReader};
use super::{Doubt, ImportError, ParseReport, Parsed};
use crate::model::{Family, Text};
use page::Page;

/// The corpus in the rights of its texts.
const CORPUS: &str = "84000";
/// Languages of titles, the one preferred first.
const LANGUAGES: [&str; 5] = ["en", "Sa-Ltn", "Pi-Ltn", "Bo-Ltn", "bo"];

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
        titles: Default::default(),
        status: None,
        stage: None,
    };
    file.whole()?;
    file.finish()
}

struct File<'x> {
    xml: XmlReader<'x>,
    text: Text,
    page: Page,
    report: ParseReport,
    /// The texts of the canon it translates.
    keys: Vec<String>,
    /// Titles by their languages.
    titles: [Option<String>; LANGUAGES.len()],
    /// How far the translation is.
    status: Option<String>,
    /// The last of the stages it went through, for files that say no more.
    stage: Option<String>,
}

/// What an element is, in the header or around the translation.
enum Part {
    Title(usize),
    Author,
    Edition,
    Publication(Option<String>),
    Stage(Option<String>),
    Publisher,
    Rights(Option<String>),
    Key(String),
    Body,
    Back,
    Translation,
    Aside(String),
    Other,
}

impl Part {
    fn of(element: &Element<'_, '_>) -> Self {
        let kind = element.attribute("type");
        let status = || element.attribute("status").map(str::to_owned);
        match (element.local, kind) {
            ("title", Some("mainTitle")) => {
                let language = element.attribute_in(XML, "lang");
                let number = LANGUAGES.iter().position(|one| language == Some(one));
                number.map_or(Self::Other, Self::Title)
            }
            ("author", _) if element.attribute("role") == Some("translatorMain") => Self::Author,
            ("edition", _) => Self::Edition,
            ("publicationStmt", _) => Self::Publication(status()),
            ("publisher", _) => Self::Publisher,
            ("availability", _) => Self::Rights(status()),
            ("note", _) if element.attribute("update") == Some("translation-status") => {
                Self::Stage(element.attribute("value").map(str::to_owned))
            }
            ("bibl", _) => match element.attribute("key") {
                Some(key) => Self::Key(key.to_owned()),
                None => Self::Other,
            },
            ("body", _) => Self::Body,
            ("back", _) => Self::Back,
            ("div", Some("translation")) => Self::Translation,
            ("div", Some(kind)) => Self::Aside(kind.to_owned()),
            _ => Self::Other,
        }
    }
}

impl File<'_> {
    fn whole(&mut self) -> Result<(), ImportError> {
        let mut in_body = false;
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
                Part::Title(number) => {
                    let words = words(&mut self.xml)?;
                    self.titles[number].get_or_insert(words);
                }
                Part::Author => set(&mut self.text.author, words(&mut self.xml)?),
                Part::Edition => set(&mut self.text.edition, words(&mut self.xml)?),
                Part::Publication(status) => self.status = self.status.take().or(status),
                Part::Stage(stage) => self.stage = stage,
                Part::Publisher => {
                    set(&mut self.text.rights.attribution, words(&mut self.xml)?);
                }
                Part::Rights(status) => {
                    set(&mut self.text.rights.licence, words(&mut self.xml)?);
                    self.status = self.status.take().or(status);
                }
                Part::Key(key) if !in_text => self.keys.extend(spelt(&key)),
                Part::Body => in_body = true,
                Part::Back => in_body = false,
                Part::Translation if in_body => {
                    self.contents(0)?;
                    self.page.close();
                }
                Part::Translation => {
                    self.report.skip("div type=translation");
                    self.skip()?;
                }
                Part::Aside(kind) if in_text => {
                    self.report.skip(&format!("div type={kind}"));
                    self.skip()?;
                }
                Part::Key(_) | Part::Aside(_) | Part::Other => {}
            }
        }
    }
}

impl File<'_> {
    /// What was read.
    fn finish(self) -> Result<Parsed, ImportError> {
        let Self {
            mut text,
            page,
            mut report,
            keys,
            titles,
            status,
            stage,
            ..
        } = self;
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
                    let several = several.with("others", others.join(", "));
                    report.doubts.push(several);
                }
            }
        }
        if let Some(status) = status.or(stage).filter(|status| !is_published(status)) {
            report
                .doubts
                .push(Doubt::new("import-unpublished").with("status", status));
        }
        text.title = titles.into_iter().flatten().find(|title| !title.is_empty());
        text.family = Family::Folios;
        "en".clone_into(&mut text.language);
        text.rights.corpus = Some(CORPUS.to_owned());
        Ok(Parsed { text, report })
    }

    /// Passes over an element whose start was read.
    fn skip(&mut self) -> Result<(), ImportError> {
        let outside = self.xml.depth().saturating_sub(1);
        while self.xml.depth() > outside && self.xml.next()?.is_some() {}
        Ok(())
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
    let mut line = String::with_capacity(text.len());
    for word in text.split_ascii_whitespace() {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    Ok(line)
}

/// Of several the first counts.
fn set(field: &mut Option<String>, words: String) {
    if !words.is_empty() && field.is_none() {
        *field = Some(words);
    }
}

/// `1`, and `1.a` and so on while it is being put out; higher numbers are work in progress.
fn is_published(status: &str) -> bool {
    status.split('.').next() == Some("1")
}

/// `toh41` as `Toh 41`; `toh1-1` as `Toh 1-1`.
fn spelt(key: &str) -> Option<String> {
    let number = key.strip_prefix("toh")?;
    let is_number = number.starts_with(|c: char| c.is_ascii_digit());
    is_number.then(|| format!("Toh {number}"))
}
