//! A document as bytes: header, body and, in P5, the apparatus behind it.

mod blocks;
mod header;
mod markup;
mod words;

use crate::document::{Dialect, Document};
use markup::Markup;

impl Document {
    /// The file in this dialect.
    #[must_use]
    pub fn tei(&self, dialect: Dialect) -> Vec<u8> {
        let mut writer = Writer {
            document: self,
            dialect,
            out: Markup::new(&self.layout),
            readings: Markup::new(&self.layout),
            notes: Markup::new(&self.layout),
            ties: 0,
        };
        writer.whole();
        writer.out.into_bytes()
    }

    /// Where CBETA would keep the file: `T/T48/T48n2008.xml`.
    #[must_use]
    pub fn path(&self) -> String {
        let head = &self.head;
        let (canon, volume) = (head.canon, &head.volume);
        format!("{canon}/{canon}{volume}/{}.xml", head.id())
    }
}

struct Writer<'a> {
    document: &'a Document,
    dialect: Dialect,
    out: Markup<'a>,
    /// Readings, choices and parallels that go behind the body.
    readings: Markup<'a>,
    /// Notes that go behind the body.
    notes: Markup<'a>,
    /// How many anchors have been set.
    ties: usize,
}

impl Writer<'_> {
    fn whole(&mut self) {
        self.header();
        self.out.open("text", &[]);
        self.out.gap();
        self.out.open("body", &[]);
        self.nodes(&self.document.body);
        self.out.close("body");
        if self.dialect == Dialect::P5 {
            self.back();
        }
        self.out.close("text");
        self.out.gap();
        self.out.close("TEI");
        self.out.gap();
    }

    fn back(&mut self) {
        self.out.gap();
        self.out.open("back", &[]);
        for (kind, title) in [("apparatus", "校註"), ("cbeta-notes", "CBETA 校註")] {
            let content = if kind == "apparatus" {
                std::mem::take(&mut self.readings.bytes)
            } else {
                std::mem::take(&mut self.notes.bytes)
            };
            if content.is_empty() {
                continue;
            }
            self.out.gap();
            self.out.open("cb:div", &[("type", kind)]);
            self.out.open("head", &[]);
            self.out.text(title);
            self.out.close("head");
            self.out.gap();
            self.out.open("p", &[]);
            self.out.bytes.extend_from_slice(&content);
            self.out.gap();
            self.out.close("p");
            self.out.close("cb:div");
        }
        self.out.gap();
        self.out.close("back");
    }
}
