//! The walk over the body: what is text goes to the page, what is about it to the remarks.

use super::header::Header;
use super::meaning::Meaning;
use super::page::{Mark, Page, without_layout};
use super::remarks::{Remark, Remarks};
use crate::formats::imports::xml::{XML, XmlEvent, XmlReader};
use crate::formats::imports::{ImportError, ParseReport};
use crate::model::{RunKind, TextRole};

/// What stands where nothing can be read.
const UNREADABLE: &str = "▆";

/// The walk.
pub struct Walk<'a, 'x> {
    xml: &'a mut XmlReader<'x>,
    header: &'a Header,
    page: &'a mut Page,
    remarks: &'a mut Remarks,
    report: &'a mut ParseReport,
}

impl<'a, 'x> Walk<'a, 'x> {
    /// A walk that begins behind the start of an element.
    pub const fn new(
        xml: &'a mut XmlReader<'x>,
        header: &'a Header,
        page: &'a mut Page,
        remarks: &'a mut Remarks,
        report: &'a mut ParseReport,
    ) -> Self {
        Self {
            xml,
            header,
            page,
            remarks,
            report,
        }
    }

    /// Everything to the end of the element.
    pub fn contents(&mut self) -> Result<(), ImportError> {
        loop {
            let meaning = match self.xml.next()? {
                Some(XmlEvent::Start(element)) => Meaning::of(&element),
                Some(XmlEvent::Text(words)) => {
                    self.page.words(&words, &self.header.glyphs);
                    continue;
                }
                Some(XmlEvent::End) | None => return Ok(()),
            };
            self.element(meaning)?;
        }
    }

    fn element(&mut self, meaning: Meaning) -> Result<(), ImportError> {
        match meaning {
            Meaning::Line(edition, number) => self.page.begin_line(&edition, number),
            Meaning::Juan(number) => self.page.juan = Some(number),
            Meaning::Anchor(name) => {
                if let Some(name) = name {
                    self.remarks.anchor(name, self.page.here());
                }
            }
            Meaning::Block(role, editorial) => return self.block(role, editorial),
            Meaning::Stanza => return self.block(TextRole::Verse, false),
            Meaning::Verse => return self.verse(),
            Meaning::Caesura => self.page.push("\u{3000}"),
            Meaning::Contents(level, of_juan) => return self.heading(level, of_juan),
            Meaning::Division(apart) => return self.division(apart),
            Meaning::List => return self.list(),
            Meaning::Item | Meaning::Row => return self.item(),
            Meaning::Cell => {
                if self.page.here().byte > 0 {
                    self.page.push("\u{3000}");
                }
            }
            Meaning::Printed => return self.marked(RunKind::Note),
            Meaning::Note(kind) => return self.note(&kind),
            Meaning::Variants => return self.variants(),
            Meaning::Choice => return self.choice(),
            Meaning::Parallel => return self.parallel(),
            Meaning::Pronounced => return self.pronounced(),
            Meaning::Glyph(code) => {
                self.page.glyph(code, &self.header.glyphs);
                return self.skip();
            }
            Meaning::Unclear => return self.unclear(),
            Meaning::Space(quantity) => self.page.push(&"\u{3000}".repeat(quantity.min(100))),
            Meaning::Nothing(name) => {
                self.report.skip(&name);
                return self.skip();
            }
            Meaning::Transparent => {}
            Meaning::Unknown(name) => self.report.meet_unknown(&name),
        }
        self.contents()
    }

    /// A block of its own, unless one stands open in which it is only a part.
    fn block(&mut self, role: TextRole, editorial: bool) -> Result<(), ImportError> {
        if self.page.is_open() {
            return self.contents();
        }
        self.page.open(role, editorial);
        self.contents()?;
        self.page.close();
        Ok(())
    }

    fn verse(&mut self) -> Result<(), ImportError> {
        if !self.page.is_open() {
            self.page.open(TextRole::Verse, false);
            self.contents()?;
            self.page.push("\n");
            self.page.close();
            return Ok(());
        }
        self.contents()?;
        self.page.push("\n");
        Ok(())
    }

    fn heading(&mut self, level: u8, of_juan: bool) -> Result<(), ImportError> {
        let title = self.aside()?;
        if !of_juan && !title.is_empty() {
            self.page.heading(level, title);
        }
        Ok(())
    }

    fn division(&mut self, apart: bool) -> Result<(), ImportError> {
        self.page.close_words();
        self.page.apart += usize::from(apart);
        self.contents()?;
        self.page.close_words();
        self.page.apart -= usize::from(apart);
        Ok(())
    }

    /// A list; one inside an item ends what stands open, and words behind it begin anew.
    fn list(&mut self) -> Result<(), ImportError> {
        let inside = self.page.is_open();
        self.page.close();
        self.contents()?;
        if inside {
            self.page.open(TextRole::Item, false);
        }
        Ok(())
    }

    fn item(&mut self) -> Result<(), ImportError> {
        self.page.open(TextRole::Item, false);
        self.contents()?;
        self.page.close();
        Ok(())
    }

    fn marked(&mut self, kind: RunKind) -> Result<(), ImportError> {
        let start = self.page.here().byte;
        self.page.push("（");
        self.contents()?;
        self.page.push("）");
        self.page.mark_run(start, kind);
        Ok(())
    }

    fn note(&mut self, kind: &str) -> Result<(), ImportError> {
        let (here, text) = (self.page.here(), self.aside()?);
        self.remarks.between(here, here, Remark::new(kind, text));
        Ok(())
    }

    /// `app`: the lemma is read, each other reading kept with its witnesses.
    fn variants(&mut self) -> Result<(), ImportError> {
        let from = self.page.here();
        let mut to = from;
        while let Some((local, attributes)) = self.child(&["wit", "type"])? {
            let [witnesses, kind] = attributes;
            match local {
                "lem" => {
                    self.contents()?;
                    to = self.page.here();
                }
                "rdg" => {
                    let text = self.aside()?;
                    let kind = if kind.is_empty() {
                        "rdg".to_owned()
                    } else {
                        kind
                    };
                    let remark = Remark {
                        kind,
                        witnesses,
                        text,
                    };
                    self.remarks.between(from, to, remark);
                }
                _ => self.skip()?,
            }
        }
        Ok(())
    }

    fn choice(&mut self) -> Result<(), ImportError> {
        let from = self.page.here();
        let mut others = Vec::new();
        while let Some((local, [])) = self.child(&[])? {
            match local {
                "corr" | "reg" | "expan" => self.contents()?,
                "sic" | "orig" | "abbr" => others.push((local, self.aside()?)),
                _ => self.skip()?,
            }
        }
        let to = self.page.here();
        for (kind, text) in others {
            self.remarks.between(from, to, Remark::new(kind, text));
        }
        Ok(())
    }

    /// `cb:tt`: what is Chinese is read, what is not is kept beside it.
    fn parallel(&mut self) -> Result<(), ImportError> {
        let from = self.page.here();
        let mut others = Vec::new();
        while let Some((_, [language, place])) = self.child(&["xml:lang", "place"])? {
            if language.starts_with("zh") && place != "foot" {
                self.contents()?;
            } else {
                others.push((language, self.aside()?));
            }
        }
        let to = self.page.here();
        for (language, text) in others {
            self.remarks.between(from, to, Remark::new(&language, text));
        }
        Ok(())
    }

    fn pronounced(&mut self) -> Result<(), ImportError> {
        while let Some((local, [])) = self.child(&[])? {
            if local == "sg" {
                self.marked(RunKind::Pronunciation)?;
            } else {
                self.contents()?;
            }
        }
        Ok(())
    }

    fn unclear(&mut self) -> Result<(), ImportError> {
        let before: Mark = self.page.here();
        self.contents()?;
        if self.page.here() == before {
            self.page.push(UNREADABLE);
        }
        Ok(())
    }

    /// The next element inside this one, its start read, with some of its attributes; `None` at the end. Words between
    /// such elements are layout, lines and anchors between them are as everywhere.
    fn child<const N: usize>(
        &mut self,
        names: &[&str; N],
    ) -> Result<Option<(&'x str, [String; N])>, ImportError> {
        loop {
            let meaning = match self.xml.next()? {
                Some(XmlEvent::Start(element)) => match Meaning::of(&element) {
                    meaning @ (Meaning::Line(..) | Meaning::Anchor(_) | Meaning::Juan(_)) => {
                        meaning
                    }
                    _ => {
                        let value = |name: &str| match name.strip_prefix("xml:") {
                            Some(local) => element.attribute_in(XML, local),
                            None => element.attribute(name),
                        };
                        let values = names.map(|name| value(name).unwrap_or_default().to_owned());
                        return Ok(Some((element.local, values)));
                    }
                },
                Some(XmlEvent::Text(_)) => continue,
                Some(XmlEvent::End) | None => return Ok(None),
            };
            self.element(meaning)?;
        }
    }

    fn aside(&mut self) -> Result<String, ImportError> {
        aside(self.xml, self.header)
    }

    fn skip(&mut self) -> Result<(), ImportError> {
        skip(self.xml)
    }
}

/// The words of an element whose start was read, for the apparatus: without lines, notes and other readings.
pub fn aside(xml: &mut XmlReader<'_>, header: &Header) -> Result<String, ImportError> {
    let (mut text, mut depth) = (String::new(), 0);
    loop {
        let meaning = match xml.next()? {
            Some(XmlEvent::Start(element)) => Meaning::of(&element),
            Some(XmlEvent::Text(words)) => {
                text.push_str(&without_layout(&words));
                continue;
            }
            Some(XmlEvent::End) if depth > 0 => {
                depth -= 1;
                continue;
            }
            Some(XmlEvent::End) | None => return Ok(text),
        };
        match meaning {
            Meaning::Glyph(code) => {
                text.push_str(header.glyphs.shown(&code).0);
                skip(xml)?;
            }
            Meaning::Caesura => {
                text.push('\u{3000}');
                depth += 1;
            }
            Meaning::Space(quantity) => {
                text.push_str(&"\u{3000}".repeat(quantity.min(100)));
                depth += 1;
            }
            Meaning::Note(_) | Meaning::Nothing(_) => skip(xml)?,
            _ => depth += 1,
        }
    }
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
