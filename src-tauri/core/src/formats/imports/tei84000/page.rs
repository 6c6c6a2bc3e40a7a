//! The blocks of a translation, their white space made one, with the folios and passages that begin in them.

use crate::formats::imports::xml::without_layout;
use crate::model::{ContentsEntry, LineStart, Reading, TextBlock, TextRole};

/// What was read so far.
#[derive(Debug, Default)]
pub struct Page {
    blocks: Vec<TextBlock>,
    contents: Vec<ContentsEntry>,
    block: TextBlock,
    is_open: bool,
    /// Whether only words began the block that stands open.
    by_words: bool,
    folio: Option<String>,
    /// Whether the folio has had no word yet.
    folio_begins: bool,
    /// Passages, and folios of other texts, that have had no word yet.
    others: Vec<String>,
    /// Whether a blank stands between what was written and what comes.
    blank: bool,
}

impl Page {
    /// Begins a block, ending one that stands open.
    pub fn open(&mut self, role: TextRole) {
        self.close();
        self.block.role = role;
        self.is_open = true;
        self.by_words = false;
    }

    /// The role of the block that stands open, where an element began it.
    pub fn role(&self) -> Option<TextRole> {
        (self.is_open && !self.by_words).then_some(self.block.role)
    }

    /// Ends the block that stands open.
    pub fn close(&mut self) {
        self.is_open = false;
        self.blank = false;
        if self.block.text.is_empty() {
            self.block = TextBlock::default();
            return;
        }
        let mut block = std::mem::take(&mut self.block);
        // What it grew in is used for the next.
        let text = block.text.clone();
        self.block.text = std::mem::replace(&mut block.text, text);
        self.block.text.clear();
        self.blocks.push(block);
    }

    /// Ends a heading, and lists it.
    pub fn close_heading(&mut self, level: u8) {
        let title = self.block.text.clone();
        if !title.is_empty() {
            let block = self.blocks.len();
            self.contents.push(ContentsEntry {
                level,
                title,
                block,
            });
        }
        self.close();
    }

    /// A folio begins.
    pub fn folio(&mut self, folio: String) {
        self.folio = Some(folio);
        self.folio_begins = true;
    }

    /// A passage begins, or a folio of another text.
    pub fn other(&mut self, locator: String) {
        self.others.push(locator);
    }

    /// A blank comes before the next word.
    pub const fn blank(&mut self) {
        self.blank = true;
    }

    /// Where the last word ends.
    pub fn here(&self) -> usize {
        self.block.text.len()
    }

    /// A remark about the block that stands open; whether one does.
    pub fn remark(&mut self, reading: Reading) -> bool {
        if self.is_open {
            self.block.apparatus.push(reading);
        }
        self.is_open
    }

    /// A line of verse ends.
    pub fn end_verse(&mut self) {
        self.blank = false;
        if !self.block.text.is_empty() {
            self.block.text.push('\n');
        }
    }

    /// Words; those outside of every block are layout or begin one.
    pub fn words(&mut self, words: &str) {
        let trimmed = words.trim_matches(is_blank);
        if trimmed.is_empty() {
            self.blank |= !words.is_empty();
            return;
        }
        if !self.is_open {
            self.open(TextRole::Prose);
            self.by_words = true;
        }
        self.blank |= words.starts_with(is_blank);
        for line in without_layout(trimmed) {
            if memchr::memmem::find(line.as_bytes(), b"  ").is_none() {
                self.stretch(line);
            } else {
                line.split(' ').for_each(|word| self.stretch(word));
            }
        }
        self.blank = words.ends_with(is_blank);
    }

    /// Words with one blank between them, and one behind them.
    fn stretch(&mut self, words: &str) {
        if !words.is_empty() {
            self.push(words);
            self.blank = true;
        }
    }

    fn push(&mut self, piece: &str) {
        let text = &mut self.block.text;
        if self.blank && !text.is_empty() && !text.ends_with('\n') {
            text.push(' ');
        }
        let at = text.len();
        if let Some(folio) = self.folio.as_ref().filter(|_| at == 0 || self.folio_begins) {
            self.block.lines.push(LineStart {
                at,
                locator: folio.clone(),
            });
        }
        self.folio_begins = false;
        if !self.others.is_empty() {
            let others = self.others.drain(..);
            let others = others.map(|locator| LineStart { at, locator });
            self.block.other_lines.extend(others);
        }
        self.block.text.push_str(piece);
    }

    /// What was read.
    pub fn finish(mut self) -> (Vec<TextBlock>, Vec<ContentsEntry>) {
        self.close();
        (self.blocks, self.contents)
    }
}

/// Whether it is white space of XML.
const fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\n' | '\t' | '\r')
}
