//! Words that stand beside the text: other readings, notes, headings of the contents. They have no lines, and of what is
//! given in several ways only what is read.

use super::glyphs::private;
use super::header::Header;
use super::meaning::Meaning;
use super::page::BLANK;
use super::remarks::Remark;
use super::walk::{UNREADABLE, blanks};
use crate::formats::imports::ImportError;
use crate::formats::imports::xml::{XML, XmlEvent, XmlReader, without_layout};

/// What stands beside the text.
#[derive(Debug, Default)]
pub struct Aside {
    /// The words.
    pub text: String,
    /// The notes of the apparatus that were among them.
    pub notes: Vec<Remark>,
}

/// The contents of an element whose start was read.
pub fn aside(xml: &mut XmlReader<'_>, header: &Header) -> Result<Aside, ImportError> {
    let mut aside = Aside::default();
    aside.contents(xml, header)?;
    Ok(aside)
}

/// Passes over an element whose start was read.
pub fn skip(xml: &mut XmlReader<'_>) -> Result<(), ImportError> {
    let mut depth = 0;
    loop {
        match xml.next()? {
            Some(XmlEvent::Start(_)) => depth += 1,
            Some(XmlEvent::Text(_)) => {}
            Some(XmlEvent::End) if depth > 0 => depth -= 1,
            Some(XmlEvent::End) | None => return Ok(()),
        }
    }
}

impl Aside {
    fn contents(&mut self, xml: &mut XmlReader<'_>, header: &Header) -> Result<(), ImportError> {
        loop {
            let meaning = match xml.next()? {
                Some(XmlEvent::Start(element)) => Meaning::of(&element),
                Some(XmlEvent::Text(words)) => {
                    self.words(&words, header);
                    continue;
                }
                Some(XmlEvent::End) | None => return Ok(()),
            };
            self.element(meaning, xml, header)?;
        }
    }

    fn element(
        &mut self,
        meaning: Meaning<'_>,
        xml: &mut XmlReader<'_>,
        header: &Header,
    ) -> Result<(), ImportError> {
        match meaning {
            Meaning::Glyph(code) => {
                self.text.push_str(header.glyphs.shown(&code).0);
                return skip(xml);
            }
            Meaning::Note(kind) => {
                let Aside { text, notes } = aside(xml, header)?;
                self.notes.push(Remark::new(&kind, text));
                self.notes.extend(notes);
                return Ok(());
            }
            Meaning::Printed => {
                self.text.push('（');
                self.contents(xml, header)?;
                self.text.push('）');
                return Ok(());
            }
            Meaning::Unclear => {
                let before = self.text.len();
                self.contents(xml, header)?;
                if self.text.len() == before {
                    self.text.push_str(UNREADABLE);
                }
                return Ok(());
            }
            Meaning::Variants | Meaning::Choice | Meaning::Parallel => {
                return self.chosen(xml, header);
            }
            Meaning::Nothing(_) => return skip(xml),
            Meaning::Caesura => self.text.push(BLANK),
            Meaning::Space(quantity) => self.text.push_str(&blanks(quantity)),
            _ => {}
        }
        self.contents(xml, header)
    }

    /// What is read of several readings, choices or languages.
    fn chosen(&mut self, xml: &mut XmlReader<'_>, header: &Header) -> Result<(), ImportError> {
        loop {
            let is_read = match xml.next()? {
                Some(XmlEvent::Start(element)) => match element.local {
                    "lem" | "corr" | "reg" | "expan" => true,
                    "t" => {
                        let language = element.attribute_in(XML, "lang").unwrap_or_default();
                        language.starts_with("zh") && element.attribute("place") != Some("foot")
                    }
                    _ => false,
                },
                Some(XmlEvent::Text(_)) => continue,
                Some(XmlEvent::End) | None => return Ok(()),
            };
            if is_read {
                self.contents(xml, header)?;
            } else {
                skip(xml)?;
            }
        }
    }

    fn words(&mut self, words: &str, header: &Header) {
        for mut rest in without_layout(words) {
            while let Some((before, code, behind)) = private(rest) {
                self.text.push_str(before);
                self.text.push_str(header.glyphs.shown(&code).0);
                rest = behind;
            }
            self.text.push_str(rest);
        }
    }
}
