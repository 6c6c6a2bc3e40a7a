//! Divisions, blocks, lists and tables as markup.

use super::Writer;
use crate::document::{Block, Dialect, Inline, Item, Kind, Line, Node, Part, Variant};

impl Writer<'_> {
    pub(super) fn nodes(&mut self, nodes: &[Node]) {
        for node in nodes {
            self.node(node);
        }
    }

    fn node(&mut self, node: &Node) {
        match node {
            Node::Milestone(number) => {
                self.out.gap();
                self.milestone(*number);
            }
            Node::Line(line) => {
                self.out.gap();
                self.line(line);
            }
            Node::Page(number) => {
                self.out.gap();
                self.page(number);
            }
            Node::Division(kind, nodes) => {
                self.out.open("cb:div", &[("type", kind)]);
                self.nodes(nodes);
                self.out.close("cb:div");
            }
            Node::Block(block) => self.block(block),
            Node::BlockVariant(block, variants) => self.block_variant(block, variants),
            Node::Verse(parts) => self.stanza(parts),
            Node::Juan(number, opens, words, in_head) => {
                self.juan(*number, *opens, words, *in_head);
            }
            Node::Contents(level, kind, title) => {
                let level = level.to_string();
                let attributes = [("level", &*level), ("type", *kind)];
                self.out.whole("cb:mulu", &attributes, title);
            }
            Node::DocumentNumber(number) => self.out.whole("cb:docNumber", &[], number),
            Node::List(items) => self.list(items),
            Node::Table(rows) => self.table(rows),
            Node::Entry(form, definition) => {
                self.out.open("entry", &[]);
                self.element("form", form);
                self.out.maybe_gap();
                self.element("cb:def", definition);
                self.out.close("entry");
            }
            Node::Speech(blocks) => self.speech(blocks),
            Node::Figure(description) => self.figure(description),
            Node::Unknown(name, nodes) => {
                self.out.open(name, &[("rend", "strange")]);
                self.nodes(nodes);
                self.out.close(name);
            }
        }
    }

    fn element(&mut self, name: &str, words: &[Inline]) {
        self.out.open(name, &[]);
        self.words(words);
        self.out.close(name);
    }

    fn block(&mut self, block: &Block) {
        let head;
        let inline = match self.dialect {
            Dialect::P5 => ("cb:place", "inline"),
            Dialect::P5a => ("rend", "inline"),
        };
        let (name, attributes) = match block.kind {
            Kind::Paragraph => ("p", None),
            Kind::Editorial => ("p", Some(inline)),
            Kind::Dharani => ("p", Some(("cb:type", "dharani"))),
            Kind::HeadLike(level) => {
                head = format!("head{level}");
                ("p", Some(("cb:type", &*head)))
            }
            Kind::Head => ("head", None),
            Kind::Byline => ("byline", Some(("cb:type", "translator"))),
            Kind::JuanHead => ("cb:jhead", None),
            Kind::Trailer => ("trailer", None),
        };
        self.out.open(name, attributes.as_slice());
        self.words(&block.words);
        self.out.close(name);
        self.out.maybe_gap();
    }

    fn block_variant(&mut self, block: &Block, variants: &[Variant]) {
        let name = match block.kind {
            Kind::Head => "head",
            Kind::Byline => "byline",
            _ => "p",
        };
        self.variants(None, false, variants, Some(name), |writer| {
            writer.block(block);
        });
    }

    fn stanza(&mut self, parts: &[Part]) {
        self.out.open("lg", &[("type", "regular")]);
        for part in parts {
            match part {
                Part::Verse(words) => self.element("l", words),
                Part::Line(line) => {
                    self.out.gap();
                    self.line(line);
                }
                Part::Variant(verses, variants) => {
                    self.variants(None, false, variants, Some("l"), |writer| {
                        verses.iter().for_each(|words| writer.element("l", words));
                    });
                }
            }
            self.out.maybe_gap();
        }
        self.out.close("lg");
    }

    fn juan(&mut self, number: u32, opens: bool, words: &[Inline], in_head: bool) {
        let n = format!("{number:03}");
        let fun = if opens { "open" } else { "close" };
        self.out.open("cb:juan", &[("n", &n), ("fun", fun)]);
        if opens {
            self.out.empty("cb:mulu", &[("n", &n), ("type", "卷")]);
        }
        if in_head {
            self.element("cb:jhead", words);
        } else {
            self.words(words);
        }
        self.out.close("cb:juan");
    }

    fn list(&mut self, items: &[Item]) {
        self.out.open("list", &[]);
        for item in items {
            self.out.maybe_gap();
            self.out.open("item", &[]);
            if item.in_paragraph {
                self.element("p", &item.words);
            } else {
                self.words(&item.words);
            }
            if !item.inner.is_empty() {
                self.list(&item.inner);
            }
            self.words(&item.after);
            self.out.close("item");
        }
        self.out.close("list");
    }

    fn table(&mut self, rows: &[Vec<Vec<Inline>>]) {
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0).to_string();
        self.out.open("table", &[("cols", &columns)]);
        for row in rows {
            self.out.maybe_gap();
            self.out.open("row", &[]);
            for cell in row {
                self.element("cell", cell);
                self.out.maybe_gap();
            }
            self.out.close("row");
        }
        self.out.close("table");
    }

    fn speech(&mut self, blocks: &[Block]) {
        self.out.open("cb:dialog", &[("type", "qa")]);
        for block in blocks {
            self.out.open("sp", &[("cb:type", "question")]);
            self.block(block);
            self.out.close("sp");
        }
        self.out.close("cb:dialog");
    }

    pub(super) fn figure(&mut self, description: &str) {
        self.out.open("figure", &[]);
        self.out
            .empty("graphic", &[("url", "../figures/T48p0001.gif")]);
        self.out.whole("figDesc", &[], description);
        self.out.close("figure");
    }

    pub(super) fn milestone(&mut self, number: u32) {
        let number = number.to_string();
        let attributes = [("n", &*number), ("unit", "juan")];
        self.out.empty("milestone", &attributes);
    }

    pub(super) fn page(&mut self, number: &str) {
        let canon = self.document.head.canon;
        self.out.empty("pb", &[("n", number), ("ed", canon)]);
    }

    pub(super) fn line(&mut self, line: &Line) {
        let canon = self.document.head.canon;
        match line {
            Line::Own(n) => self.out.empty("lb", &[("n", n), ("ed", canon)]),
            Line::Old(n) => {
                let attributes = [("n", &**n), ("ed", canon), ("type", "old")];
                self.out.empty("lb", &attributes);
            }
            Line::Other(edition, n) => self.out.empty("lb", &[("ed", edition), ("n", n)]),
        }
    }
}
