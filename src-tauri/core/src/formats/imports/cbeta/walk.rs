//! The walk over the body: what is text goes to the page, what is about it to the remarks.

use super::aside::{Aside, aside, skip};
use super::header::Header;
use super::meaning::Meaning;
use super::page::{BLANK, Mark, Page};
use super::remarks::{Remark, Remarks};
use crate::formats::imports::xml::{XML, XmlEvent, XmlReader};
use crate::formats::imports::{ImportError, ParseReport};
use crate::model::{RunKind, TextRole};

/// What stands where nothing can be read.
pub const UNREADABLE: &str = "▆";

/// Most blanks an element may stand for.
const MOST_BLANKS: usize = 100;

/// So many blanks.
pub fn blanks(quantity: usize) -> String {
    BLANK.to_string().repeat(quantity.min(MOST_BLANKS))
}

/// A block that an element began: its role, and whether it is an editor's.
type Holder = Option<(TextRole, bool)>;

/// The walk.
pub struct Walk<'a, 'x> {
    xml: &'a mut XmlReader<'x>,
    header: &'a Header,
    page: &'a mut Page,
    remarks: &'a mut Remarks<'x>,
    report: &'a mut ParseReport,
    /// The block that stands open, where an element began it.
    holder: Holder,
    /// In how many printed notes and pronunciations we are; nothing in them is a block of its own.
    runs: usize,
    /// Whether the row has had no cell yet.
    row_begins: bool,
}

impl<'a, 'x> Walk<'a, 'x> {
    /// A walk that begins behind the start of an element.
    pub const fn new(
        xml: &'a mut XmlReader<'x>,
        header: &'a Header,
        page: &'a mut Page,
        remarks: &'a mut Remarks<'x>,
        report: &'a mut ParseReport,
    ) -> Self {
        Self {
            xml,
            header,
            page,
            remarks,
            report,
            holder: None,
            runs: 0,
            row_begins: false,
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

    fn element(&mut self, meaning: Meaning<'x>) -> Result<(), ImportError> {
        match meaning {
            Meaning::Line(edition, number) => self.page.begin_line(&edition, &number),
            Meaning::Juan(number) => self.page.juan = Some(number),
            Meaning::Anchor(name) => {
                if let Some(name) = name {
                    self.remarks.anchor(name, self.page.here());
                }
            }
            Meaning::Block(role, editorial) => return self.block(role, editorial),
            Meaning::Stanza => return self.block(TextRole::Verse, false),
            Meaning::Verse => return self.verse(),
            Meaning::Caesura => self.page.push(&blanks(1)),
            Meaning::Contents(level, of_juan) => return self.heading(level, of_juan),
            Meaning::Division(apart) => return self.division(apart),
            Meaning::List => return self.list(),
            Meaning::Item => return self.item(),
            Meaning::Row => return self.row(),
            Meaning::Cell => {
                if !std::mem::take(&mut self.row_begins) {
                    self.page.push(&blanks(1));
                }
            }
            Meaning::Printed => return self.marked(RunKind::Note),
            Meaning::Note(kind) => return self.note(&kind),
            Meaning::Variants => return self.variants(),
            Meaning::Choice => return self.choice(),
            Meaning::Parallel => return self.parallel(),
            Meaning::Pronounced => return self.pronounced(),
            Meaning::Glyph(code) => {
                self.page.glyph(code.into_owned(), &self.header.glyphs);
                return self.skip();
            }
            Meaning::Unclear => return self.unclear(),
            Meaning::Space(quantity) => self.page.push(&blanks(quantity)),
            Meaning::Nothing(name) => return self.leave_out(&name),
            Meaning::Transparent => {}
            Meaning::Unknown(name) => self.report.meet_unknown(&name),
        }
        self.contents()
    }

    /// A block begins; the one that stands open ends, and is given back.
    fn enter(&mut self, role: TextRole, editorial: bool) -> Holder {
        self.page.open(role, editorial);
        self.holder.replace((role, editorial))
    }

    /// The block ends. Words behind it go on with the one it interrupted.
    fn leave(&mut self, interrupted: Holder) {
        self.page.close();
        self.holder = interrupted;
        if let Some((role, editorial)) = interrupted {
            self.page.open(role, editorial);
        }
    }

    /// A block of its own, unless it is only a part of a note, an item or a title.
    fn block(&mut self, role: TextRole, editorial: bool) -> Result<(), ImportError> {
        let has_parts = |(role, _)| {
            matches!(
                role,
                TextRole::Item
                    | TextRole::JuanTitle
                    | TextRole::Heading
                    | TextRole::Byline
                    | TextRole::Paratext
            )
        };
        if self.runs > 0 || self.holder.is_some_and(has_parts) {
            return self.contents();
        }
        let interrupted = self.enter(role, editorial);
        self.contents()?;
        self.leave(interrupted);
        Ok(())
    }

    fn verse(&mut self) -> Result<(), ImportError> {
        if self.runs > 0 || self.holder.is_some() {
            self.contents()?;
            self.page.push("\n");
            return Ok(());
        }
        let interrupted = self.enter(TextRole::Verse, false);
        self.contents()?;
        self.page.push("\n");
        self.leave(interrupted);
        Ok(())
    }

    fn heading(&mut self, level: u8, of_juan: bool) -> Result<(), ImportError> {
        let title = self.aside()?.text;
        if !of_juan && !title.is_empty() {
            self.page.heading(level, title);
        }
        Ok(())
    }

    fn division(&mut self, apart: bool) -> Result<(), ImportError> {
        if self.runs > 0 {
            return self.contents();
        }
        self.page.close_words();
        self.page.apart += usize::from(apart);
        self.contents()?;
        self.page.close_words();
        self.page.apart -= usize::from(apart);
        Ok(())
    }

    /// A list; one inside an item ends what stands open, and words behind it begin anew.
    fn list(&mut self) -> Result<(), ImportError> {
        if self.runs > 0 {
            return self.contents();
        }
        self.page.close();
        let interrupted = self.holder.take();
        self.contents()?;
        self.leave(interrupted);
        Ok(())
    }

    fn item(&mut self) -> Result<(), ImportError> {
        if self.runs > 0 {
            return self.contents();
        }
        let interrupted = self.enter(TextRole::Item, false);
        self.contents()?;
        self.leave(interrupted);
        Ok(())
    }

    fn row(&mut self) -> Result<(), ImportError> {
        self.row_begins = true;
        if self.runs > 0 {
            return self.contents();
        }
        let interrupted = self.enter(TextRole::Item, false);
        self.contents()?;
        self.page.close_row();
        self.leave(interrupted);
        Ok(())
    }

    fn marked(&mut self, kind: RunKind) -> Result<(), ImportError> {
        let start = self.page.here().byte;
        self.page.push("（");
        self.runs += 1;
        self.contents()?;
        self.runs -= 1;
        self.page.push("）");
        self.page.mark_run(start, kind);
        Ok(())
    }

    fn note(&mut self, kind: &str) -> Result<(), ImportError> {
        let (here, Aside { text, notes }) = (self.page.here(), self.aside()?);
        self.remarks.between(here, here, Remark::new(kind, text));
        self.remarks.all_between(here, here, notes);
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
                    let Aside { text, notes } = self.aside()?;
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
                    self.remarks.all_between(from, to, notes);
                }
                "note" => self.note(&kind)?,
                other => self.leave_out(other)?,
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
                "sic" | "orig" | "abbr" => others.push((local, self.aside()?.text)),
                other => self.leave_out(other)?,
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
                others.push((language, self.aside()?.text));
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

    fn leave_out(&mut self, name: &str) -> Result<(), ImportError> {
        self.report.skip(name);
        self.skip()
    }

    fn aside(&mut self) -> Result<Aside, ImportError> {
        aside(self.xml, self.header)
    }

    fn skip(&mut self) -> Result<(), ImportError> {
        skip(self.xml)
    }
}
