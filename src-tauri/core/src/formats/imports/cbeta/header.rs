//! The header: what the file says of itself, its witnesses, and the characters it declares.

use std::collections::BTreeMap;

use super::CBETA;
use super::glyphs::{Glyph, Glyphs, point};
use crate::formats::imports::ImportError;
use crate::formats::imports::xml::{Element, XML, XmlEvent, XmlReader};

/// What the header says.
#[derive(Debug, Default)]
pub struct Header {
    /// The identifier of the file.
    pub id: String,
    /// Author and translator.
    pub author: String,
    /// `1卷`.
    pub extent: String,
    /// Date or version.
    pub edition: String,
    /// The terms.
    pub rights: String,
    /// Who provided the text.
    pub provider: String,
    /// Who made the punctuation.
    pub punctuation: Option<String>,
    /// Sigla, by their identifiers.
    pub witnesses: BTreeMap<String, String>,
    /// The declared characters.
    pub glyphs: Glyphs,
    /// The title of the work in an element of its own.
    work_title: String,
    /// The title of the file, behind its number.
    file_title: String,
    /// Canon, volume, number.
    numbers: [String; 3],
}

impl Header {
    /// The title of the work.
    pub fn title(&self) -> Option<String> {
        let titles = [&self.work_title, &self.file_title];
        let mut given = titles.into_iter().filter(|title| !title.is_empty());
        given.next().cloned()
    }

    /// The letters of the canon.
    pub fn canon(&self) -> String {
        let letters = self.id.chars().take_while(char::is_ascii_uppercase);
        let of_id: String = letters.collect();
        if of_id.is_empty() {
            self.numbers[0].clone()
        } else {
            of_id
        }
    }

    /// The identifier by the numbers, where it names another canon, volume or work than the file's own.
    pub fn other_id(&self) -> Option<String> {
        let [canon, volume, number] = &self.numbers;
        if self.id.is_empty() || [canon, volume, number].iter().any(|part| part.is_empty()) {
            return None;
        }
        let bare = |part: &str| part.trim_start_matches('0').to_lowercase();
        let own = self.id.strip_prefix(canon.as_str());
        let (_, of_id) = own
            .and_then(|rest| rest.split_once('n'))
            .unwrap_or_default();
        // A file of a work in several has a letter behind the number, and another volume than the first.
        let same = bare(of_id).starts_with(&bare(number));
        (!same).then(|| format!("{canon}{volume}n{number}"))
    }
}

/// Reads the header, whose start was read.
pub fn read(xml: &mut XmlReader<'_>, header: &mut Header) -> Result<(), ImportError> {
    let mut open = Vec::new();
    loop {
        let field = match xml.next()? {
            Some(XmlEvent::Start(element)) => {
                open.push(element.local);
                Field::of(&element, &open)
            }
            Some(XmlEvent::End) => {
                if open.pop().is_none() {
                    return Ok(());
                }
                continue;
            }
            Some(XmlEvent::Text(_)) => continue,
            None => return Ok(()),
        };
        match field {
            Field::None => {}
            Field::Punctuation(who) => header.punctuation = Some(who),
            Field::Character(code) => {
                let glyph = characters(xml)?;
                header.glyphs.declare(code, glyph);
                open.pop();
            }
            field => {
                let words = words(xml)?;
                open.pop();
                header.take(field, words);
            }
        }
    }
}

/// What an element of the header is.
enum Field {
    None,
    WorkTitle,
    FileTitle,
    Author,
    Extent,
    Date,
    Rights,
    Provider,
    Number(usize),
    Witness(String),
    Punctuation(String),
    Character(String),
}

impl Field {
    fn of(element: &Element<'_, '_>, open: &[&str]) -> Self {
        let inside = |name: &str| open.contains(&name);
        let id = || {
            element
                .attribute_in(XML, "id")
                .unwrap_or_default()
                .to_owned()
        };
        match element.local {
            "title" if inside("sourceDesc") && element.attribute("level") == Some("m") => {
                Self::WorkTitle
            }
            "title"
                if inside("titleStmt") && element.attribute_in(XML, "lang") == Some("zh-Hant") =>
            {
                Self::FileTitle
            }
            "author" if inside("titleStmt") => Self::Author,
            "extent" => Self::Extent,
            "date" if inside("publicationStmt") || inside("editionStmt") => Self::Date,
            "availability" => Self::Rights,
            "p" if inside("projectDesc") && element.attribute_in(CBETA, "type") == Some("ly") => {
                Self::Provider
            }
            "idno" => match element.attribute("type") {
                Some("canon") => Self::Number(0),
                Some("vol") => Self::Number(1),
                Some("no") => Self::Number(2),
                _ => Self::None,
            },
            "witness" => Self::Witness(id()),
            "punctuation" => element.attribute("resp").map_or(Self::None, |who| {
                Self::Punctuation(who.trim_start_matches('#').to_owned())
            }),
            "char" => Self::Character(id()),
            _ => Self::None,
        }
    }
}

impl Header {
    fn take(&mut self, field: Field, words: String) {
        match field {
            Field::WorkTitle => first(&mut self.work_title, words),
            Field::FileTitle => first(&mut self.file_title, behind_number(&words)),
            Field::Author => first(&mut self.author, words),
            Field::Extent => first(&mut self.extent, words),
            Field::Date => first(&mut self.edition, words),
            Field::Rights => first(&mut self.rights, words),
            Field::Provider => first(&mut self.provider, words),
            Field::Number(part) => first(&mut self.numbers[part], words),
            Field::Witness(id) => drop(self.witnesses.insert(id, words)),
            Field::None | Field::Punctuation(_) | Field::Character(_) => {}
        }
    }
}

/// Of several the first counts.
fn first(field: &mut String, words: String) {
    if field.is_empty() {
        *field = words;
    }
}

/// `藏經數位版, No. 2010 信心銘` without what stands before the title.
fn behind_number(title: &str) -> String {
    let behind = title.split_once("No. ").map_or(title, |(_, rest)| rest);
    let title = behind.split_once(' ').map_or("", |(_, title)| title);
    title.trim().to_owned()
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
    Ok(one_line(&text))
}

/// `text` on one line: a line end between Latin letters is a blank, any other is layout.
fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    let mut rest = text.trim();
    while let Some(at) = rest.find(|c: char| c.is_ascii_whitespace()) {
        let (words, behind) = rest.split_at(at);
        rest = behind.trim_start();
        line.push_str(words);
        let blank = &behind[..behind.len() - rest.len()];
        let latin =
            words.ends_with(|c: char| c.is_ascii()) && rest.starts_with(|c: char| c.is_ascii());
        if latin || !blank.contains(['\n', '\t']) {
            line.push(' ');
        }
    }
    line + rest
}

/// A declaration of a character, whose start was read.
fn characters(xml: &mut XmlReader<'_>) -> Result<Glyph, ImportError> {
    let (mut glyph, mut property, mut depth) = (Glyph::default(), String::new(), 0);
    loop {
        let (local, kind) = match xml.next()? {
            Some(XmlEvent::Start(element)) => (
                element.local,
                element.attribute("type").unwrap_or_default().to_owned(),
            ),
            Some(XmlEvent::End) if depth > 0 => {
                depth -= 1;
                continue;
            }
            Some(XmlEvent::Text(_)) => continue,
            Some(XmlEvent::End) | None => return Ok(glyph),
        };
        match (local, kind.as_str()) {
            ("mapping", "unicode") => glyph.exact = point(&words(xml)?),
            ("mapping", "normal_unicode") => glyph.substitute = point(&words(xml)?),
            ("localName", _) => property = words(xml)?,
            ("value", _) => {
                let value = Some(words(xml)?).filter(|value| !value.is_empty());
                if property == "composition" {
                    glyph.composition = value;
                } else if property == "normalized form" {
                    glyph.normal = value;
                } else if property.starts_with("Romanized form") {
                    glyph.romanised = value;
                }
            }
            _ => depth += 1,
        }
    }
}
