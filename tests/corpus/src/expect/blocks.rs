//! Divisions, blocks, lists and tables: which blocks come of them, and what each is.

use std::cmp::Reverse;

use super::Walk;
use crate::document::{Block, Inline, Item, Kind, Node, Part};
use crate::outcome::{OutBlock, Role};

impl Walk<'_> {
    pub(super) fn nodes(&mut self, nodes: &[Node]) {
        for node in nodes {
            self.node(node);
        }
    }

    fn node(&mut self, node: &Node) {
        match node {
            Node::Milestone(number) => self.juan = Some(*number),
            Node::Line(line) => self.begin_line(line),
            Node::Page(_) => {}
            Node::DocumentNumber(_) => self.skip("cb:docNumber"),
            Node::Figure(_) => self.skip("figure"),
            Node::Division(kind, nodes) => {
                let apart = usize::from(matches!(*kind, "xu" | "w"));
                self.apart += apart;
                self.nodes(nodes);
                self.apart -= apart;
            }
            Node::Block(block) => self.words_block(block),
            Node::BlockVariant(block, variants) => {
                self.open(role(block.kind), block.kind == Kind::Editorial);
                self.words(&block.words);
                self.variants(0..self.block.text.len(), variants);
                self.close();
            }
            Node::Verse(parts) => self.stanza(parts),
            Node::Juan(_, _, words, _) => self.block_of(Role::JuanTitle, words),
            Node::Contents(level, kind, title) => {
                if !title.is_empty() && *kind != "卷" {
                    let entry = (*level, title.clone(), self.outcome.blocks.len());
                    self.outcome.contents.push(entry);
                }
            }
            Node::List(items) => self.items(items),
            Node::Table(rows) => rows.iter().for_each(|row| self.row(row)),
            Node::Entry(form, definition) => {
                self.open(Role::Item, false);
                self.words(form);
                self.words(definition);
                self.close();
            }
            Node::Speech(blocks) => blocks.iter().for_each(|block| self.words_block(block)),
            Node::Unknown(name, nodes) => {
                self.meet(name);
                self.nodes(nodes);
            }
        }
    }

    fn words_block(&mut self, block: &Block) {
        self.open(role(block.kind), block.kind == Kind::Editorial);
        self.words(&block.words);
        self.close();
    }

    fn block_of(&mut self, role: Role, words: &[Inline]) {
        self.open(role, false);
        self.words(words);
        self.close();
    }

    fn stanza(&mut self, parts: &[Part]) {
        self.open(Role::Verse, false);
        for part in parts {
            match part {
                Part::Verse(words) => self.verse(words),
                Part::Line(line) => self.begin_line(line),
                Part::Variant(verses, variants) => {
                    let start = self.block.text.len();
                    verses.iter().for_each(|words| self.verse(words));
                    self.variants(start..self.block.text.len(), variants);
                }
            }
        }
        self.close();
    }

    pub(super) fn verse(&mut self, words: &[Inline]) {
        self.words(words);
        self.text("\n");
    }

    fn items(&mut self, items: &[Item]) {
        for item in items {
            self.block_of(Role::Item, &item.words);
            self.items(&item.inner);
            self.block_of(Role::Item, &item.after);
        }
    }

    fn row(&mut self, cells: &[Vec<Inline>]) {
        self.open(Role::Item, false);
        for (number, cell) in cells.iter().enumerate() {
            if number > 0 {
                self.text("\u{3000}");
            }
            self.words(cell);
        }
        self.close();
    }

    fn open(&mut self, role: Role, editorial: bool) {
        self.block = OutBlock {
            role: if self.apart > 0 { Role::Paratext } else { role },
            editorial,
            ..OutBlock::default()
        };
    }

    fn close(&mut self) {
        let mut block = std::mem::take(&mut self.block);
        if block.text.is_empty() {
            return;
        }
        block
            .runs
            .sort_by_key(|(span, kind)| (span.start, Reverse(span.end), *kind));
        block.apparatus.sort_by(|a, b| a.order().cmp(&b.order()));
        self.outcome.blocks.push(block);
    }
}

const fn role(kind: Kind) -> Role {
    match kind {
        Kind::Paragraph | Kind::Editorial => Role::Prose,
        Kind::Dharani => Role::Dharani,
        Kind::HeadLike(_) | Kind::Head => Role::Heading,
        Kind::Byline => Role::Byline,
        Kind::JuanHead => Role::JuanTitle,
        Kind::Trailer => Role::Paratext,
    }
}
