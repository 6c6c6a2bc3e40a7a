//! XHTML to blocks: scripts, styles and navigation are nothing, notes go beside the text, ruby keeps its base.

use super::package::Item;
use crate::formats::imports::xml::{Doctype, Element, XmlEvent, XmlReader};
use crate::formats::imports::{ImportError, ParseReport};
use crate::model::{ContentsEntry, LineStart, Reading, TextBlock, TextRole};
use crate::text::{Span, is_han};

/// Elements that are no text.
const NOTHING: &[&str] = &[
    "script", "style", "nav", "head", "rt", "rp", "svg", "math", "template", "object", "iframe",
];
/// Names of characters that older books use; the document type that declares them is never read.
const ENTITIES: [(&str, &str); 12] = [
    ("&nbsp;", "\u{a0}"),
    ("&mdash;", "—"),
    ("&ndash;", "–"),
    ("&hellip;", "…"),
    ("&ldquo;", "“"),
    ("&rdquo;", "”"),
    ("&lsquo;", "‘"),
    ("&rsquo;", "’"),
    ("&middot;", "·"),
    ("&copy;", "©"),
    ("&times;", "×"),
    ("&bull;", "•"),
];

/// What was read so far.
#[derive(Debug, Default)]
pub struct Page {
    /// Blocks.
    pub blocks: Vec<TextBlock>,
    /// Headings.
    pub contents: Vec<ContentsEntry>,
    block: TextBlock,
    /// The item, and the nearest element with a name.
    place: String,
    /// Whether a blank stands between what was written and what comes.
    blank: Blank,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Blank {
    #[default]
    No,
    /// Blanks alone.
    Space,
    /// With a line end among them: nothing between Han.
    Line,
}

/// What an element is.
enum Kind {
    Nothing,
    Note,
    Break,
    Heading(u8),
    Block(TextRole),
    Inline,
}

impl Kind {
    fn of(element: &Element<'_, '_>) -> Self {
        let note = element
            .attributes
            .iter()
            .filter(|attribute| matches!(attribute.local, "type" | "role"))
            .any(|attribute| {
                ["footnote", "endnote", "rearnote"]
                    .iter()
                    .any(|word| attribute.value.contains(word))
            });
        match element.local {
            name if NOTHING.contains(&name) => Self::Nothing,
            "aside" | "li" | "div" | "p" if note => Self::Note,
            "br" => Self::Break,
            "h1" => Self::Heading(1),
            "h2" => Self::Heading(2),
            "h3" => Self::Heading(3),
            "h4" | "h5" | "h6" => Self::Heading(4),
            "li" | "tr" | "dt" | "dd" => Self::Block(TextRole::Item),
            "p" | "div" | "blockquote" | "section" | "article" | "figure" | "figcaption"
            | "pre" | "ul" | "ol" | "dl" | "table" | "body" | "header" | "footer" | "aside"
            | "hr" => Self::Block(TextRole::Prose),
            _ => Self::Inline,
        }
    }
}

impl Page {
    /// Reads a part.
    pub fn item(
        &mut self,
        bytes: &[u8],
        item: &Item,
        report: &mut ParseReport,
    ) -> Result<(), ImportError> {
        let bytes = with_entities(bytes);
        let mut xml = XmlReader::new(&bytes, Doctype::NameOnly)?;
        self.place.clone_from(&item.id);
        let first = self.blocks.len();
        self.contents_of(&mut xml, &item.id, report)?;
        self.close(TextRole::Prose);
        if !item.linear {
            for block in self.blocks.iter_mut().skip(first) {
                block.role = TextRole::Paratext;
            }
        }
        Ok(())
    }

    fn contents_of(
        &mut self,
        xml: &mut XmlReader<'_>,
        item: &str,
        report: &mut ParseReport,
    ) -> Result<(), ImportError> {
        // The kinds of the open elements.
        let mut open: Vec<Kind> = Vec::new();
        loop {
            let kind = match xml.next()? {
                Some(XmlEvent::Start(element)) => {
                    if let Some(id) = element.attribute("id") {
                        self.place = format!("{item}#{id}");
                    }
                    let kind = Kind::of(&element);
                    if matches!(kind, Kind::Nothing) {
                        report.skip(element.local);
                    }
                    kind
                }
                Some(XmlEvent::Text(words)) => {
                    self.words(&words);
                    continue;
                }
                Some(XmlEvent::End) => {
                    match open.pop() {
                        Some(Kind::Heading(level)) => self.close_heading(level),
                        Some(Kind::Block(role)) => self.close(role),
                        _ => {}
                    }
                    continue;
                }
                None => return Ok(()),
            };
            match kind {
                Kind::Nothing => {
                    words_of(xml)?;
                }
                Kind::Note => self.note(words_of(xml)?),
                kind => {
                    match kind {
                        Kind::Break => self.end_line(),
                        Kind::Heading(_) => self.close(TextRole::Prose),
                        // A block around others has the words before them as a block of its own.
                        Kind::Block(_) => self.close(TextRole::Prose),
                        _ => {}
                    }
                    open.push(kind);
                }
            }
        }
    }

    fn words(&mut self, words: &str) {
        let is_space = |c: char| c.is_ascii_whitespace();
        for piece in words.split_inclusive(is_space) {
            let word = piece.trim_end_matches(is_space);
            self.push(word);
            if word.len() < piece.len() {
                let line = piece.ends_with(['\n', '\r']) || self.blank == Blank::Line;
                self.blank = if line { Blank::Line } else { Blank::Space };
            }
        }
    }

    fn push(&mut self, word: &str) {
        if word.is_empty() {
            return;
        }
        let text = &mut self.block.text;
        let between_han = text.ends_with(is_han_or_mark) && word.starts_with(is_han_or_mark);
        let blank = match self.blank {
            Blank::No => false,
            Blank::Space => true,
            Blank::Line => !between_han,
        };
        if blank && !text.is_empty() && !text.ends_with('\n') {
            text.push(' ');
        }
        self.blank = Blank::No;
        if text.is_empty() {
            self.block.lines.push(LineStart {
                at: 0,
                locator: self.place.clone(),
            });
        }
        self.block.text.push_str(word);
    }

    fn end_line(&mut self) {
        self.blank = Blank::No;
        if !self.block.text.is_empty() {
            self.block.text.push('\n');
        }
    }

    fn note(&mut self, text: String) {
        // A note before the first words of a block is about the block before it.
        let block = if self.block.text.is_empty() {
            self.blocks.last_mut()
        } else {
            Some(&mut self.block)
        };
        if let Some(block) = block {
            let at = block.text.len();
            block.apparatus.push(Reading {
                span: Span::new(at, at),
                kind: "note".to_owned(),
                witnesses: Vec::new(),
                text,
            });
        }
    }

    fn close(&mut self, role: TextRole) {
        self.blank = Blank::No;
        let mut block = std::mem::take(&mut self.block);
        let kept = block.text.trim_end().len();
        block.text.truncate(kept);
        if block.text.is_empty() {
            return;
        }
        block.role = role;
        self.blocks.push(block);
    }

    fn close_heading(&mut self, level: u8) {
        let title = self.block.text.trim().replace('\n', " ");
        if !title.is_empty() {
            self.contents.push(ContentsEntry {
                level,
                title,
                block: self.blocks.len(),
            });
        }
        self.close(TextRole::Heading);
    }
}

fn is_han_or_mark(c: char) -> bool {
    is_han(c) || matches!(c, '\u{3000}'..='\u{303f}' | '\u{ff00}'..='\u{ffef}')
}

/// The words of an element whose start was read, its white space made one.
fn words_of(xml: &mut XmlReader<'_>) -> Result<String, ImportError> {
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

/// The named characters put in, where there are such.
fn with_entities(bytes: &[u8]) -> std::borrow::Cow<'_, [u8]> {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return bytes.into();
    };
    if !ENTITIES.iter().any(|(name, _)| text.contains(name)) {
        return bytes.into();
    }
    let replaced = ENTITIES
        .iter()
        .fold(text.to_owned(), |text, (name, c)| text.replace(name, c));
    replaced.into_bytes().into()
}
