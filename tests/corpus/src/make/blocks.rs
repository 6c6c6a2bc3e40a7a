//! Fascicles, divisions and blocks.

use super::Maker;
use super::words::Place;
use crate::document::{Block, Inline, Item, Kind, Node, Part};
use crate::words;

const DIVISIONS: [&str; 12] = [
    "jing",
    "pin",
    "other",
    "xu",
    "w",
    "hui",
    "fen",
    "orig",
    "commentary",
    "note",
    "jing",
    "pin",
];
const UNKNOWN: [&str; 2] = ["cb:enigma", "enigma"];

impl Maker {
    pub(super) fn body(&mut self) -> Vec<Node> {
        let mut nodes = Vec::new();
        let juans = self.random.within(1, self.shape.juans);
        // juan 10 comes first in some files, and some files say nothing of juans
        let mut number = self.random.pick(&[1, 1, 1, 1, 10, 4]);
        let says_juans = !self.random.chance(12);
        for juan in 0..juans {
            if says_juans {
                self.juan_begins(number, juan == 0, &mut nodes);
            }
            self.add_lines(&mut nodes);
            if self.random.chance(70) {
                self.juan_title(number, true, &mut nodes);
            }
            for _ in 0..self.random.within(1, self.shape.divisions) {
                let division = self.division(0);
                nodes.push(division);
            }
            if self.random.chance(40) {
                self.juan_title(number, false, &mut nodes);
            }
            number += if self.random.chance(15) { 2 } else { 1 };
        }
        nodes
    }

    /// The milestone stands before its line or behind it; the line is of the new fascicle in either case.
    fn juan_begins(&mut self, number: u32, is_first: bool, nodes: &mut Vec<Node>) {
        if is_first && self.random.chance(10) {
            // words before the first milestone
            self.add_lines(nodes);
            let block = self.block(Kind::Paragraph, self.shape.pieces);
            nodes.push(Node::Block(block));
        }
        if self.random.chance(50) {
            self.add_lines(nodes);
        }
        nodes.push(Node::Milestone(number));
        if self.random.chance(40) {
            nodes.push(Node::Page(self.lines.page_and_column()));
        }
        if is_first && self.random.chance(60) {
            self.add_lines(nodes);
            let numbers = self.random.within(1, 2999);
            nodes.push(Node::DocumentNumber(format!("No. {numbers}")));
        }
    }

    fn juan_title(&mut self, number: u32, opens: bool, nodes: &mut Vec<Node>) {
        self.add_lines(nodes);
        let words = self.words(Place::BLOCK, 4);
        let in_head = self.random.chance(80);
        nodes.push(Node::Juan(number, opens, words, in_head));
    }

    fn add_lines(&mut self, nodes: &mut Vec<Node>) {
        nodes.extend(self.next_lines().into_iter().map(Node::Line));
    }

    fn division(&mut self, depth: u32) -> Node {
        let kind = self.random.pick(&DIVISIONS);
        let mut nodes = Vec::new();
        if self.random.chance(60) {
            nodes.push(self.contents());
        }
        if self.random.chance(50) {
            self.add_lines(&mut nodes);
            nodes.push(Node::Block(self.block(Kind::Head, 4)));
        }
        for _ in 0..self.random.within(1, self.shape.blocks) {
            if self.random.chance(85) {
                self.add_lines(&mut nodes);
            }
            let node = self.node(depth);
            nodes.push(node);
        }
        Node::Division(kind, nodes)
    }

    fn contents(&mut self) -> Node {
        let kind = self.random.pick(&["品", "經", "其他", "卷"]);
        let level = u8::try_from(self.random.within(1, 4)).unwrap_or(1);
        let is_empty = self.random.chance(15);
        let title = if is_empty {
            String::new()
        } else {
            words::title(&mut self.random)
        };
        Node::Contents(level, kind, title)
    }

    fn node(&mut self, depth: u32) -> Node {
        let pieces = self.shape.pieces;
        match self.random.below(100) {
            0..=15 => self.stanza(),
            16..=19 => Node::Block(self.block(Kind::Editorial, pieces)),
            20..=23 => Node::Block(self.block(Kind::Dharani, pieces)),
            24..=26 => {
                let level = u8::try_from(self.random.within(1, 4)).unwrap_or(1);
                Node::Block(self.block(Kind::HeadLike(level), 4))
            }
            27..=30 => Node::Block(self.block(Kind::Byline, 4)),
            31..=32 => Node::Block(self.block(Kind::JuanHead, 4)),
            33..=34 => Node::Block(self.block(Kind::Trailer, 4)),
            35..=39 => Node::List(self.items(depth)),
            40..=43 => self.table(),
            44..=45 => Node::Entry(
                self.words(Place::BLOCK, 2),
                self.words(Place::BLOCK, pieces),
            ),
            46..=48 => self.speech(),
            49 => Node::Figure("圖".to_owned()),
            50..=51 if depth < 2 => {
                let name = self.random.pick(&UNKNOWN);
                Node::Unknown(name, vec![self.node(depth + 1)])
            }
            52..=55 if depth < 2 => self.division(depth + 1),
            56..=58 => self.block_variant(),
            59..=60 => self.block_with_milestone(),
            _ => Node::Block(self.block(Kind::Paragraph, pieces)),
        }
    }

    fn block(&mut self, kind: Kind, pieces: u32) -> Block {
        let mut words = self.words(Place::BLOCK, pieces);
        // the next line may begin before the paragraph ends
        if self.random.chance(8) {
            words.extend(self.next_lines().into_iter().map(Inline::Line));
        }
        Block { kind, words }
    }

    /// A fascicle that begins within a paragraph, before its first word.
    fn block_with_milestone(&mut self) -> Node {
        let mut words = vec![Inline::Milestone(self.random.within(11, 90))];
        let block = self.block(Kind::Paragraph, self.shape.pieces);
        words.extend(block.words);
        Node::Block(Block { words, ..block })
    }

    fn block_variant(&mut self) -> Node {
        let kind = self
            .random
            .pick(&[Kind::Head, Kind::Byline, Kind::Paragraph]);
        let words = self.words(Place::BLOCK, 4);
        Node::BlockVariant(Block { kind, words }, self.readings())
    }

    fn stanza(&mut self) -> Node {
        let mut parts = Vec::new();
        for _ in 0..self.random.within(1, self.shape.blocks) {
            if self.random.chance(10) {
                let verses = (0..self.random.within(1, 2)).map(|_| self.verse());
                let verses = verses.collect();
                parts.push(Part::Variant(verses, self.readings()));
            } else {
                parts.push(Part::Verse(self.verse()));
            }
            if self.random.chance(40) {
                parts.extend(self.next_lines().into_iter().map(Part::Line));
            }
        }
        Node::Verse(parts)
    }

    fn items(&mut self, depth: u32) -> Vec<Item> {
        (0..self.random.within(1, 4))
            .map(|_| {
                let nests = depth < 2 && self.random.chance(25);
                let words = self.words(Place::BLOCK, 6);
                let inner = if nests {
                    self.items(depth + 1)
                } else {
                    Vec::new()
                };
                let goes_on = nests && self.random.chance(30);
                let after = if goes_on {
                    self.words(Place::BLOCK, 4)
                } else {
                    Vec::new()
                };
                Item {
                    words,
                    in_paragraph: self.random.chance(25),
                    inner,
                    after,
                }
            })
            .collect()
    }

    fn table(&mut self) -> Node {
        let columns = self.random.within(1, 4);
        let row = |maker: &mut Self| {
            (0..columns)
                .map(|_| maker.words(Place::BLOCK, 3))
                .collect::<Vec<_>>()
        };
        let rows = (0..self.random.within(1, 4)).map(|_| row(self)).collect();
        Node::Table(rows)
    }

    fn speech(&mut self) -> Node {
        let pieces = self.shape.pieces;
        let blocks = (0..self.random.within(1, 3)).map(|_| self.block(Kind::Paragraph, pieces));
        Node::Speech(blocks.collect())
    }
}
