//! Tags, text and white space as bytes.

use crate::document::Layout;
use crate::random::Random;

/// Bytes being written.
pub(super) struct Markup<'a> {
    pub(super) bytes: Vec<u8>,
    layout: &'a Layout,
    random: Random,
}

/// Attributes: name and value.
pub(super) type Attributes<'a> = &'a [(&'a str, &'a str)];

impl<'a> Markup<'a> {
    pub(super) const fn new(layout: &'a Layout) -> Self {
        Self {
            bytes: Vec::new(),
            layout,
            random: Random::new(layout.seed),
        }
    }

    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// As it is.
    pub(super) fn raw(&mut self, text: &str) {
        self.bytes.extend_from_slice(text.as_bytes());
    }

    /// `<name …>`. CBETA's names begin in `cb:`, whatever the prefix of the file.
    pub(super) fn open(&mut self, name: &str, attributes: Attributes<'_>) {
        self.start(name, attributes);
        self.raw(">");
    }

    /// `<name …/>`, or the same as two tags.
    pub(super) fn empty(&mut self, name: &str, attributes: Attributes<'_>) {
        self.start(name, attributes);
        if self.random.chance(3) {
            self.raw(">");
            self.close(name);
        } else {
            self.raw("/>");
        }
    }

    pub(super) fn close(&mut self, name: &str) {
        self.raw("</");
        self.name(name);
        self.raw(">");
    }

    /// `<name …>text</name>`.
    pub(super) fn whole(&mut self, name: &str, attributes: Attributes<'_>, text: &str) {
        self.open(name, attributes);
        self.text(text);
        self.close(name);
    }

    fn start(&mut self, name: &str, attributes: Attributes<'_>) {
        self.raw("<");
        self.name(name);
        for (name, value) in attributes {
            self.raw(" ");
            if name.starts_with("cb:") {
                self.name(name);
            } else {
                self.raw(name);
            }
            self.raw("=\"");
            self.escaped(value);
            self.raw("\"");
        }
    }

    fn name(&mut self, name: &str) {
        if let Some(name) = name.strip_prefix("cb:") {
            self.raw(self.layout.cb);
            self.raw(name);
        } else {
            self.raw(self.layout.tei);
            self.raw(name);
        }
    }

    /// Text, some of its Han characters as references and, seldom, white space between them.
    pub(super) fn text(&mut self, text: &str) {
        if self.random.chance(6) {
            self.varied(text);
        } else {
            self.escaped(text);
        }
    }

    fn varied(&mut self, text: &str) {
        let mut after_han = false;
        for c in text.chars() {
            let han = ('\u{4e00}'..='\u{9fff}').contains(&c);
            if han && after_han && self.random.chance(5) {
                self.gap();
            }
            if han && self.random.chance(10) {
                self.raw(&format!("&#x{:X};", u32::from(c)));
            } else if han && self.random.chance(5) {
                self.raw(&format!("&#{};", u32::from(c)));
            } else {
                self.escaped(c.encode_utf8(&mut [0; 4]));
            }
            after_han = han;
        }
    }

    fn escaped(&mut self, text: &str) {
        let mut rest = text;
        while let Some(at) = rest.bytes().position(|byte| b"&<>\"".contains(&byte)) {
            let (before, from) = rest.split_at(at);
            self.raw(before);
            self.raw(match from.as_bytes()[0] {
                b'&' => "&amp;",
                b'<' => "&lt;",
                b'>' => "&gt;",
                _ => "&quot;",
            });
            rest = &from[1..];
        }
        self.raw(rest);
    }

    /// White space that is layout: a line end, with tabs or spaces beside it.
    pub(super) fn gap(&mut self) {
        self.raw(self.layout.newline);
        match self.random.below(12) {
            0 => self.raw("\t"),
            1 => self.raw("  "),
            2 => self.raw("\t  \t"),
            3 => self.raw(self.layout.newline),
            _ => {}
        }
    }

    /// Which of two orders that mean the same.
    pub(super) const fn either(&mut self) -> bool {
        self.random.chance(50)
    }

    /// The same, or nothing.
    pub(super) fn maybe_gap(&mut self) {
        if self.random.chance(20) {
            self.gap();
        }
    }
}
