//! The walk over a translation: its blocks, and what of them is not text.

use super::{File, spelt, words};
use crate::formats::imports::ImportError;
use crate::formats::imports::xml::{Element, XML, XmlEvent};
use crate::model::{Reading, TextRole};
use crate::text::Span;

/// Elements that stand for nothing but what is in them.
const TRANSPARENT: &[&str] = &[
    "abbr",
    "bibl",
    "caesura",
    "date",
    "emph",
    "foreign",
    "gap",
    "hi",
    "label",
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
    "seg",
    "soCalled",
    "table",
    "term",
    "title",
];

/// What an element of the translation is.
enum What {
    /// A folio begins, of the text of a key where the file has several.
    Folio(Option<String>, String),
    Passage(String),
    Note,
    Nothing,
    Head,
    Block(TextRole),
    Verse,
    Break,
    Division,
    Transparent,
    Unknown(String),
}

impl What {
    fn of(element: &Element<'_, '_>) -> Self {
        let text = |value: Option<&str>| value.unwrap_or_default().to_owned();
        match element.local {
            "ref" if element.attribute("rend") == Some("pending") => Self::Nothing,
            "ref" if element.attribute("type") == Some("folio") => Self::Folio(
                element.attribute("key").and_then(spelt),
                text(element.attribute("cRef")),
            ),
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
            "lb" | "cell" => Self::Break,
            "div" => Self::Division,
            name if TRANSPARENT.contains(&name) => Self::Transparent,
            name => Self::Unknown(name.to_owned()),
        }
    }
}

impl File<'_> {
    /// Everything to the end of the element, as words of the translation.
    pub(super) fn contents(&mut self, level: u8) -> Result<(), ImportError> {
        loop {
            let what = match self.xml.next()? {
                Some(XmlEvent::Start(element)) => What::of(&element),
                Some(XmlEvent::Text(words)) => {
                    self.page.words(&words);
                    continue;
                }
                Some(XmlEvent::End) | None => return Ok(()),
            };
            self.element(what, level)?;
        }
    }

    fn element(&mut self, what: What, level: u8) -> Result<(), ImportError> {
        match what {
            What::Folio(key, folio) => {
                match key.filter(|key| self.keys.first().is_some_and(|own| own != key)) {
                    None => self.page.folio(folio),
                    Some(other) => self.page.other(format!("{other}, {folio}")),
                }
                return self.skip();
            }
            What::Passage(id) => {
                self.page.other(id);
                return self.skip();
            }
            What::Note => return self.note(),
            What::Nothing => {
                self.report.skip("ref rend=pending");
                return self.skip();
            }
            What::Head => return self.head(level),
            What::Block(role) => return self.block(role, level),
            What::Division => return self.division(level),
            What::Verse => {
                self.contents(level)?;
                self.page.end_verse();
                return Ok(());
            }
            What::Break => self.page.blank(),
            What::Transparent => {}
            What::Unknown(name) => self.report.meet_unknown(&name),
        }
        self.contents(level)
    }

    /// A block; a paragraph or stanza in an item or heading is a part of that.
    fn block(&mut self, role: TextRole, level: u8) -> Result<(), ImportError> {
        let interrupted = self.page.role();
        let has_parts = |open| {
            matches!(
                open,
                TextRole::Item | TextRole::Heading | TextRole::Paratext
            )
        };
        if role != TextRole::Item && interrupted.is_some_and(has_parts) {
            self.page.blank();
            self.contents(level)?;
            self.page.blank();
            return Ok(());
        }
        self.page.open(role);
        self.contents(level)?;
        self.page.close();
        if let Some(role) = interrupted {
            self.page.open(role);
        }
        Ok(())
    }

    fn head(&mut self, level: u8) -> Result<(), ImportError> {
        self.page.open(TextRole::Heading);
        self.contents(level)?;
        self.page.close_heading(level.max(1));
        Ok(())
    }

    fn division(&mut self, level: u8) -> Result<(), ImportError> {
        self.page.close();
        self.contents(level.saturating_add(1))?;
        self.page.close();
        Ok(())
    }

    fn note(&mut self) -> Result<(), ImportError> {
        let text = words(&mut self.xml)?;
        let at = self.page.here();
        let note = Reading {
            span: Span::new(at, at),
            kind: "note".to_owned(),
            witnesses: Vec::new(),
            text,
        };
        if !self.page.remark(note) {
            self.report.skip("note");
        }
        Ok(())
    }
}
