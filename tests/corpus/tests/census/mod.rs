//! Counts what occurs in files, by reading them, so that a promise of the generator is not taken at its word.

use std::collections::BTreeMap;

use colophon_corpus::{Dialect, Glyph, Outcome, Role};
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

/// What each file promises in both dialects: an element, an element with the value of an attribute, an element in
/// another (`head in lem`), or something said in words.
const WANTED: [&str; 137] = [
    // milestones, pages, lines
    "milestone",
    "juan 10 first",
    "no milestone",
    "milestone in p",
    "words before a milestone",
    "pb",
    "lb",
    "lb type=old",
    "lb ed=R150",
    "line repeated",
    "line with a letter",
    // blocks
    "p",
    "p dharani",
    "p head1",
    "p editorial",
    "lg",
    "l",
    "caesura",
    "verse without caesura",
    "head",
    "byline",
    "cb:jhead",
    "trailer",
    "cb:juan fun=open",
    "cb:juan fun=close",
    "cb:jhead in cb:juan",
    "text in cb:juan",
    "cb:mulu",
    "cb:mulu type=卷",
    "cb:mulu empty",
    "cb:docNumber",
    "cb:div type=xu",
    "cb:div type=w",
    "cb:div type=jing",
    "cb:div type=pin",
    "cb:div type=hui",
    "cb:div type=fen",
    "cb:div type=other",
    "cb:div type=orig",
    "cb:div type=commentary",
    "cb:div in cb:div",
    "list",
    "item",
    "list in item",
    "p in item",
    "text in item",
    "table",
    "row",
    "cell",
    "entry",
    "sp",
    "cb:dialog",
    "figure",
    "figDesc",
    // notes
    "note place=inline",
    "note place=inline2",
    "note place=interlinear",
    "note type=authorial",
    "note in note",
    "p in note",
    "l in note",
    "note type=orig",
    "note type=mod",
    "note type=add",
    "note type=rest",
    "note type=star",
    "note type=equivalent",
    "note type=cf1",
    "note type=cf2",
    "note type=cf3",
    "note type=cf4",
    "note type=cf5",
    "note type=cf6",
    "note place=foot",
    "note place=foot text",
    "note in lem",
    // apparatus
    "app",
    "lem",
    "rdg",
    "rdg type=correctionRemark",
    "rdg type=variantRemark",
    "rdg type=cbetaRemark",
    "rdg omitted",
    "app corresp",
    "choice",
    "corr",
    "sic",
    "reg",
    "orig",
    "cb:tt",
    "cb:t",
    "cb:t place=foot",
    "cb:t xml:lang=zh",
    "cb:t xml:lang=zh-Hant",
    "cb:t xml:lang=pi",
    "cb:t xml:lang=sa",
    "cb:yin",
    "cb:fan",
    "cb:zi",
    "cb:sg",
    // characters
    "g CB",
    "g SD",
    "g RJ",
    "gaiji Exact",
    "gaiji Substitute",
    "gaiji Description",
    "gaiji Missing",
    "composition beside a bracket",
    "unclear",
    "unclear empty",
    "space",
    "space quantity=0",
    "□ as text",
    "▆ as text",
    "supplementary plane",
    "NFD",
    // transparent, dropped, unknown
    "anchor",
    "ref",
    "ref empty",
    "term",
    "foreign",
    "foreign cb:place=foot",
    "title",
    "hi",
    "seg",
    "quote",
    "cb:riddle",
    "riddle",
    "enigma",
    "comment",
    "instruction",
    // how it is written
    "CRLF",
    "tab",
    "reference",
    "prefix of TEI",
    "another prefix of CBETA",
    "punctuation resp=AI",
];
/// And only where the apparatus is in the body, since these are read off its elements.
const INLINE: [&str; 6] = [
    "lb in lem",
    "head in lem",
    "l in lem",
    "app in lem",
    "p in lem",
    "byline in lem",
];
/// And only where the apparatus is behind the body.
const BEHIND: [&str; 5] = [
    "app from",
    "choice cb:from",
    "cb:tt from",
    "note target",
    "lb between anchors",
];

/// What has to occur in two hundred files of the dialect.
pub fn wanted(dialect: Dialect) -> Vec<&'static str> {
    let more: &[_] = match dialect {
        Dialect::P5 => &BEHIND,
        Dialect::P5a => &INLINE,
    };
    WANTED.iter().chain(more).copied().collect()
}

type Counts = BTreeMap<String, usize>;

fn add(counts: &mut Counts, what: impl Into<String>) {
    *counts.entry(what.into()).or_default() += 1;
}

/// Adds what occurs in `bytes`.
pub fn count(bytes: &[u8], counts: &mut Counts) {
    let file = str::from_utf8(bytes).unwrap();
    for (mark, what) in [("\r\n", "CRLF"), ("\t", "tab"), ("&#x", "reference")] {
        if file.contains(mark) {
            add(counts, what);
        }
    }
    let body = &file[file.find("body>").unwrap()..];
    if !body.contains("milestone") {
        add(counts, "no milestone");
    }
    let mut census = Census {
        counts,
        around: Vec::new(),
        first_milestone: true,
        paragraph_seen: false,
        last_line: String::new(),
        opened: None,
        between: 0,
    };
    let mut reader = Reader::from_str(file);
    loop {
        match reader.read_event().unwrap() {
            Event::Start(tag) => census.start(&tag, false),
            Event::Empty(tag) => {
                census.start(&tag, true);
                census.end();
            }
            Event::End(_) => census.end(),
            Event::Text(text) => census.text(&text),
            Event::GeneralRef(_) => census.opened = None,
            Event::Comment(_) => add(census.counts, "comment"),
            Event::PI(_) => add(census.counts, "instruction"),
            Event::Eof => break,
            _ => {}
        }
    }
}

/// Adds what occurs in an outcome.
pub fn count_outcome(outcome: &Outcome, counts: &mut Counts) {
    for block in &outcome.blocks {
        for (span, _, glyph) in &block.gaiji {
            add(counts, format!("gaiji {glyph:?}"));
            let (before, after) = (&block.text[..span.start], &block.text[span.end..]);
            if *glyph == Glyph::Description && (before.ends_with('[') || after.starts_with(']')) {
                add(counts, "composition beside a bracket");
            }
        }
        if block.role == Role::Verse && !block.text.contains('\u{3000}') {
            add(counts, "verse without caesura");
        }
    }
}

struct Census<'a> {
    counts: &'a mut Counts,
    around: Vec<String>,
    first_milestone: bool,
    paragraph_seen: bool,
    last_line: String,
    /// The element that has just been opened and has had nothing yet.
    opened: Option<String>,
    /// How many stretches between anchors are open.
    between: usize,
}

impl Census<'_> {
    fn start(&mut self, tag: &BytesStart<'_>, is_empty: bool) {
        let name = self.name(tag.name().as_ref());
        add(self.counts, name.clone());
        let mut values = BTreeMap::new();
        for attribute in tag.attributes() {
            let attribute = attribute.unwrap();
            let key = attribute.key.as_ref().replace("c:", "cb:");
            let value = attribute.value.into_owned();
            add(self.counts, format!("{name} {key}={value}"));
            add(self.counts, format!("{name} {key}"));
            values.insert(key, value);
        }
        for outer in &self.around {
            add(self.counts, format!("{name} in {outer}"));
        }
        self.paragraph_seen |= name == "p" && self.around.iter().any(|outer| outer == "body");
        if is_empty {
            add(self.counts, format!("{name} empty"));
        }
        self.special(&name, &values);
        self.opened = Some(name.clone());
        self.around.push(name);
    }

    /// Names as if the prefixes were the usual ones.
    fn name(&mut self, name: &str) -> String {
        if let Some(name) = name.strip_prefix("c:") {
            add(self.counts, "another prefix of CBETA");
            return format!("cb:{name}");
        }
        for prefix in ["tei:", "t:"] {
            if let Some(name) = name.strip_prefix(prefix) {
                add(self.counts, "prefix of TEI");
                return name.to_owned();
            }
        }
        name.to_owned()
    }

    fn special(&mut self, name: &str, values: &BTreeMap<String, String>) {
        let value = |key: &str| values.get(key).map_or("", String::as_str);
        match name {
            "milestone" => {
                if self.first_milestone && value("n") == "10" {
                    add(self.counts, "juan 10 first");
                }
                if self.first_milestone && self.paragraph_seen {
                    add(self.counts, "words before a milestone");
                }
                self.first_milestone = false;
            }
            "lb" if value("ed") != "R150" && value("type") != "old" => {
                if self.last_line == value("n") {
                    add(self.counts, "line repeated");
                }
                if value("n").starts_with(|c: char| c.is_ascii_alphabetic()) {
                    add(self.counts, "line with a letter");
                }
                if self.between > 0 {
                    add(self.counts, "lb between anchors");
                }
                value("n").clone_into(&mut self.last_line);
            }
            "anchor" if value("xml:id").starts_with("beg") => self.between += 1,
            "anchor" if value("xml:id").starts_with("end") => self.between -= 1,
            "g" => add(self.counts, format!("g {}", &value("ref")[1..3])),
            "p" if value("cb:type") == "dharani" => add(self.counts, "p dharani"),
            "p" if value("cb:type") == "head1" => add(self.counts, "p head1"),
            "p" if [value("cb:place"), value("rend")].contains(&"inline") => {
                add(self.counts, "p editorial");
            }
            "space" if self.around.last().is_some_and(|outer| outer == "rdg") => {
                add(self.counts, "rdg omitted");
            }
            _ => {}
        }
    }

    fn text(&mut self, text: &str) {
        let empty = text.trim().is_empty();
        if let (false, Some(parent)) = (empty, self.around.last()) {
            add(self.counts, format!("text in {parent}"));
        }
        for (mark, what) in [("□", "□ as text"), ("▆", "▆ as text"), ("\u{304}", "NFD")] {
            if text.contains(mark) {
                add(self.counts, what);
            }
        }
        if text.contains(|c: char| ('\u{20000}'..'\u{30000}').contains(&c)) {
            add(self.counts, "supplementary plane");
        }
        if !empty {
            self.opened = None;
        }
    }

    fn end(&mut self) {
        let name = self.around.pop().unwrap();
        if self.opened.take().is_some_and(|opened| opened == name) {
            add(self.counts, format!("{name} empty"));
        }
    }
}
