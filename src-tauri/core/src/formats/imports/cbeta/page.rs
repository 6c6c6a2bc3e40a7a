//! The page that is being written: blocks with the lines that begin in them. A line begins where its first word stands; a
//! line without words in a block begins nowhere in it.

use std::cmp::Reverse;

use super::glyphs::{Glyphs, private};
use crate::formats::imports::xml::without_layout;
use crate::model::{ContentsEntry, Gaiji, LineStart, Run, RunKind, TextBlock, TextRole};
use crate::text::Span;

/// A blank as wide as a character.
pub const BLANK: char = '\u{3000}';

/// A point of the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mark {
    /// The number of the block, which may be the next one.
    pub block: usize,
    /// The byte in it.
    pub byte: usize,
}

/// What was read so far.
#[derive(Debug, Default)]
pub struct Page {
    /// The letters of the edition whose lines count.
    pub canon: String,
    /// Finished blocks.
    pub blocks: Vec<TextBlock>,
    /// Headings.
    pub contents: Vec<ContentsEntry>,
    /// The fascicle.
    pub juan: Option<u32>,
    /// In how many prefaces and appendices we are.
    pub apart: usize,
    block: TextBlock,
    open: Open,
    line: Option<String>,
    /// Whether the line has had no word yet.
    line_begins: bool,
    /// Lines of other editions that have had no word yet.
    others: Vec<String>,
}

/// Whether words go into a block.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Open {
    /// There is none.
    #[default]
    No,
    /// Into one that an element began.
    Element,
    /// Into one that words began which stand in no such element.
    Words,
}

impl Page {
    /// Begins a block, ending one that stands open.
    pub fn open(&mut self, role: TextRole, editorial: bool) {
        self.close();
        let apart = self.apart > 0;
        self.block.role = if apart { TextRole::Paratext } else { role };
        self.block.editorial = editorial;
        self.open = Open::Element;
    }

    /// Ends a row, unless there is nothing in it but what stands between its cells.
    pub fn close_row(&mut self) {
        if self.block.text.chars().all(|c| c == BLANK) {
            self.block = TextBlock::default();
        }
        self.close();
    }

    /// Ends the block that stands open; one without words never was. What it grew in is used for the next.
    pub fn close(&mut self) {
        self.open = Open::No;
        if self.block.text.is_empty() {
            return;
        }
        let mut block = std::mem::take(&mut self.block);
        let text = block.text.clone();
        self.block.text = std::mem::replace(&mut block.text, text);
        self.block.text.clear();
        self.block.lines = std::mem::take(&mut block.lines);
        block.lines = self.block.lines.drain(..).collect();
        block
            .runs
            .sort_by_key(|run| (run.span.start, Reverse(run.span.end), run.kind));
        self.blocks.push(block);
    }

    /// Ends a block that only words began.
    pub fn close_words(&mut self) {
        if self.open == Open::Words {
            self.close();
        }
    }

    /// A line of the edition `edition` begins; one that names none is of the edition itself.
    pub fn begin_line(&mut self, edition: &str, number: &str) {
        if edition == self.canon || edition.is_empty() {
            let line = self.line.get_or_insert_default();
            line.clear();
            line.push_str(number);
            self.line_begins = true;
        } else {
            self.others.push(format!("{edition}_{number}"));
        }
    }

    /// Where the next word will stand.
    pub fn here(&self) -> Mark {
        Mark {
            block: self.blocks.len(),
            byte: self.block.text.len(),
        }
    }

    /// Words of the file: layout is taken out, and private-use characters are looked up.
    pub fn words(&mut self, words: &str, glyphs: &Glyphs) {
        if self.open == Open::No && words.trim().is_empty() {
            return;
        }
        for mut rest in without_layout(words) {
            while let Some((before, code, behind)) = private(rest) {
                self.push(before);
                self.glyph(code, glyphs);
                rest = behind;
            }
            self.push(rest);
        }
    }

    /// A character by its code.
    pub fn glyph(&mut self, code: String, glyphs: &Glyphs) {
        let (words, shown) = glyphs.shown(&code);
        let start = self.here().byte;
        self.push(words);
        let span = Span::new(start, self.here().byte);
        self.block.gaiji.push(Gaiji { span, code, shown });
    }

    /// The only place at which words enter a block, and with them the lines they begin.
    pub fn push(&mut self, words: &str) {
        if words.is_empty() {
            return;
        }
        if self.open == Open::No {
            self.open(TextRole::Prose, false);
            self.open = Open::Words;
        }
        let at = self.block.text.len();
        if at == 0 {
            self.block.juan = self.juan;
        }
        if (at == 0 || self.line_begins)
            && let Some(locator) = self.line.clone()
        {
            self.block.lines.push(LineStart { at, locator });
        }
        self.line_begins = false;
        if !self.others.is_empty() {
            let others = self.others.drain(..);
            let others = others.map(|locator| LineStart { at, locator });
            self.block.other_lines.extend(others);
        }
        self.block.text.push_str(words);
    }

    /// Marks the words from byte `start` of the block on as no running words.
    pub fn mark_run(&mut self, start: usize, kind: RunKind) {
        let span = Span::new(start, self.here().byte);
        if !span.is_empty() {
            self.block.runs.push(Run { span, kind });
        }
    }

    /// A heading stands before the next block.
    pub fn heading(&mut self, level: u8, title: String) {
        let block = self.blocks.len();
        self.contents.push(ContentsEntry {
            level,
            title,
            block,
        });
    }
}
