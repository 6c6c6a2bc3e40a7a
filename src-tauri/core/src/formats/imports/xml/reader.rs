//! The stream of events.

use std::borrow::Cow;

use quick_xml::errors::{IllFormedError, SyntaxError};
use quick_xml::events::{BytesDecl, BytesStart, Event};
use quick_xml::{Error, Reader};

use super::attributes::{self, Attribute, is_space};
use super::names::{self, Namespaces, shortened};
use super::references::resolve;
use super::source::{check_declared, decode};
use super::{Doctype, Element, MAX_DEPTH, XmlEvent};
use crate::formats::imports::ImportError;

/// Reads a document event by event.
pub struct XmlReader<'x> {
    text: &'x str,
    reader: Reader<&'x [u8]>,
    doctype: Doctype,
    /// What was read beyond the text just given.
    ahead: Option<Markup<'x>>,
    /// Where the event begins that is being read.
    at: usize,
    /// The names of the open elements as written.
    open: Vec<&'x str>,
    namespaces: Namespaces<'x>,
    attributes: Vec<Attribute<'x>>,
    /// Whether the element that was started last is empty, so that its end comes next.
    is_empty: bool,
    had_root: bool,
}

/// What is not text.
enum Markup<'x> {
    Start(BytesStart<'x>, bool),
    End,
    Eof,
}

/// A piece of the document.
enum Piece<'x> {
    Text(Cow<'x, str>),
    Nothing,
    Markup(Markup<'x>),
}

impl<'x> XmlReader<'x> {
    /// A reader of `bytes`; an error where they are too many, not UTF-8, or hold characters that XML does not allow.
    pub fn new(bytes: &'x [u8], doctype: Doctype) -> Result<Self, ImportError> {
        let text = decode(bytes)?;
        let mut reader = Reader::from_str(text);
        reader.config_mut().check_comments = true;
        Ok(Self {
            text,
            reader,
            doctype,
            ahead: None,
            at: 0,
            open: Vec::new(),
            namespaces: Namespaces::default(),
            attributes: Vec::new(),
            is_empty: false,
            had_root: false,
        })
    }

    /// The error with the place of the last event.
    #[must_use]
    pub fn here(&self, error: ImportError) -> ImportError {
        error.at(self.text.as_bytes(), self.at)
    }

    /// How many elements are open.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.open.len()
    }

    /// The next event; `None` at the end of a document that is whole.
    #[allow(clippy::should_implement_trait)]
    pub fn next(&mut self) -> Result<Option<XmlEvent<'_, 'x>>, ImportError> {
        if self.is_empty {
            self.is_empty = false;
            self.leave();
            return Ok(Some(XmlEvent::End));
        }
        let markup = match self.ahead.take() {
            Some(markup) => markup,
            None => match self.text()? {
                (Some(text), markup) => {
                    self.ahead = Some(markup);
                    return Ok(Some(XmlEvent::Text(text)));
                }
                (None, markup) => markup,
            },
        };
        match markup {
            Markup::Start(tag, is_empty) => self.start(&tag, is_empty).map(Some),
            Markup::End => {
                self.leave();
                Ok(Some(XmlEvent::End))
            }
            Markup::Eof => self.finish(),
        }
    }

    /// The text before the next markup, in one piece, and that markup.
    fn text(&mut self) -> Result<(Option<Cow<'x, str>>, Markup<'x>), ImportError> {
        let mut text: Option<Cow<'x, str>> = None;
        loop {
            match self.piece()? {
                Piece::Nothing => {}
                Piece::Markup(markup) => return Ok((text, markup)),
                Piece::Text(more) => match &mut text {
                    None => text = Some(more),
                    Some(text) => text.to_mut().push_str(&more),
                },
            }
        }
    }

    fn piece(&mut self) -> Result<Piece<'x>, ImportError> {
        self.at = offset(self.reader.buffer_position());
        let event = self.reader.read_event().map_err(|e| self.failed(&e))?;
        match event {
            Event::Text(text) if self.open.is_empty() && text.chars().all(is_space) => {
                Ok(Piece::Nothing)
            }
            Event::Text(text) => self.inside(line_ends(text.into_inner())),
            Event::CData(text) => self.inside(line_ends(text.into_inner())),
            Event::GeneralRef(reference) => {
                let character = resolve(&reference).map_err(|e| self.here(e))?;
                self.inside(character.to_string().into())
            }
            Event::Start(tag) => Ok(Piece::Markup(Markup::Start(tag, false))),
            Event::Empty(tag) => Ok(Piece::Markup(Markup::Start(tag, true))),
            Event::End(_) => Ok(Piece::Markup(Markup::End)),
            Event::Eof => Ok(Piece::Markup(Markup::Eof)),
            Event::Comment(_) | Event::PI(_) => Ok(Piece::Nothing),
            Event::Decl(declaration) => self.declaration(&declaration),
            Event::DocType(declaration) => self.document_type(&declaration),
        }
    }

    /// Text may stand only inside the root.
    fn inside(&self, text: Cow<'x, str>) -> Result<Piece<'x>, ImportError> {
        if self.open.is_empty() {
            return Err(self.here(ImportError::new("xml-malformed")));
        }
        Ok(Piece::Text(text))
    }

    fn declaration(&self, declaration: &BytesDecl) -> Result<Piece<'x>, ImportError> {
        let malformed = || self.here(ImportError::new("xml-malformed"));
        let version = declaration.version().map_err(|_| malformed())?;
        if self.at != 0 {
            return Err(malformed());
        }
        if version != "1.0" {
            let error = ImportError::new("xml-version").with("version", shortened(&version));
            return Err(self.here(error));
        }
        if let Some(encoding) = declaration.encoding() {
            let encoding = encoding.map_err(|_| malformed())?;
            check_declared(&encoding, self.text).map_err(|e| self.here(e))?;
        }
        Ok(Piece::Nothing)
    }

    fn document_type(&self, declaration: &str) -> Result<Piece<'x>, ImportError> {
        let is_name_only = !declaration.contains('[') && !self.had_root;
        if self.doctype == Doctype::NameOnly && is_name_only {
            return Ok(Piece::Nothing);
        }
        Err(self.here(ImportError::new("xml-doctype")))
    }

    fn start(
        &mut self,
        tag: &BytesStart<'x>,
        is_empty: bool,
    ) -> Result<XmlEvent<'_, 'x>, ImportError> {
        let raw = &self.text[self.at..];
        let name = &raw[1..=tag.name().as_ref().len()];
        let after = &raw[1 + name.len()..1 + name.len() + tag.attributes_raw().len()];
        if self.open.is_empty() && self.had_root {
            return Err(self.here(ImportError::new("xml-malformed")));
        }
        if self.open.len() == MAX_DEPTH {
            let error = ImportError::new("xml-depth").with("most", MAX_DEPTH.to_string());
            return Err(self.here(error));
        }
        self.open.push(name);
        self.had_root = true;
        self.is_empty = is_empty;
        let depth = self.open.len();
        attributes::read(after, depth, &mut self.namespaces, &mut self.attributes)
            .map_err(|(error, part)| self.about(error, part))?;
        let (prefix, local) = names::split(name).map_err(|e| self.here(e))?;
        let namespace = self.namespaces.of(prefix).map_err(|e| self.here(e))?;
        Ok(XmlEvent::Start(Element {
            namespace,
            name,
            local,
            attributes: &self.attributes,
        }))
    }

    fn leave(&mut self) {
        self.namespaces.leave(self.open.len());
        self.open.pop();
    }

    fn finish(&mut self) -> Result<Option<XmlEvent<'_, 'x>>, ImportError> {
        if let Some(name) = self.open.last() {
            let error = ImportError::new("xml-unclosed").with("name", shortened(name));
            return Err(self.here(error));
        }
        if !self.had_root {
            return Err(self.here(ImportError::new("xml-malformed")));
        }
        self.ahead = Some(Markup::Eof);
        Ok(None)
    }

    /// The error with the place of `part`, a part of the document.
    fn about(&self, error: ImportError, part: &str) -> ImportError {
        let at = part.as_ptr() as usize - self.text.as_ptr() as usize;
        error.at(self.text.as_bytes(), at)
    }

    fn failed(&self, error: &Error) -> ImportError {
        let named = match error {
            Error::Syntax(SyntaxError::UnclosedDoctype)
            | Error::IllFormed(IllFormedError::MissingDoctypeName) => {
                ImportError::new("xml-doctype")
            }
            Error::IllFormed(IllFormedError::MismatchedEndTag { expected, found }) => {
                ImportError::new("xml-mismatched")
                    .with("expected", shortened(expected))
                    .with("found", shortened(found))
            }
            _ => ImportError::new("xml-malformed"),
        };
        named.at(self.text.as_bytes(), offset(self.reader.error_position()))
    }
}

fn line_ends(text: Cow<'_, str>) -> Cow<'_, str> {
    if memchr::memchr(b'\r', text.as_bytes()).is_none() {
        return text;
    }
    Cow::Owned(text.replace("\r\n", "\n").replace('\r', "\n"))
}

fn offset(position: u64) -> usize {
    usize::try_from(position).unwrap_or(usize::MAX)
}
