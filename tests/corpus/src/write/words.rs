//! Words as markup, and the apparatus in the way of the dialect.

use super::Writer;
use crate::document::{Dialect, Inline, NoteKind, Printed, Variant};

/// Markup that is nothing to read.
const NOTHING: [&str; 5] = [
    "<!-- <p>no text</p> -->",
    "<?editor no text?>",
    "anchor",
    "ref",
    "anchor type",
];

impl Writer<'_> {
    pub(super) fn words(&mut self, words: &[Inline]) {
        for word in words {
            self.word(word);
        }
    }

    fn word(&mut self, word: &Inline) {
        match word {
            Inline::Text(text) => self.out.text(text),
            Inline::Line(line) => {
                self.out.gap();
                self.line(line);
            }
            Inline::Page(number) => self.page(number),
            Inline::Milestone(number) => self.milestone(*number),
            Inline::Character(number) => self.character(*number),
            Inline::Printed(printed, words) => self.printed(*printed, words),
            Inline::Paragraph(words) => self.around("p", words),
            Inline::Verse(verses) => {
                self.out.open("lg", &[]);
                verses.iter().for_each(|words| self.around("l", words));
                self.out.close("lg");
            }
            Inline::Note(kind, words) => self.note(*kind, words),
            Inline::Variants(lemma, variants, parallel, repeats) => {
                let parallel = parallel.as_deref();
                self.variants(parallel, *repeats, variants, None, |w| w.words(lemma));
            }
            Inline::Choice(chosen, other, corrected) => self.choice(chosen, other, *corrected),
            Inline::Parallel(words, language, other, below) => {
                self.parallel(words, language, other, *below);
            }
            Inline::Pronounced(word, sound, as_yin) => {
                let name = if *as_yin { "cb:yin" } else { "cb:fan" };
                self.out.open(name, &[]);
                self.around("cb:zi", word);
                self.around("cb:sg", sound);
                self.out.close(name);
            }
            Inline::Unclear(None) => self.out.empty("unclear", &[]),
            Inline::Unclear(Some(text)) => self.out.whole("unclear", &[("cert", "high")], text),
            Inline::Space(quantity) => {
                let quantity = quantity.to_string();
                let attributes = [("quantity", &*quantity), ("unit", "chars")];
                self.out.empty("space", &attributes);
            }
            Inline::Caesura => self.out.empty("caesura", &[]),
            Inline::Transparent(name, words) | Inline::Unknown(name, words) => {
                self.around(name, words);
            }
            Inline::Dropped(text) => {
                let attributes = [("xml:lang", "sa"), ("cb:place", "foot")];
                self.out.whole("foreign", &attributes, text);
            }
            Inline::Figure => self.figure("圖"),
            Inline::Nothing(which) => self.nothing(*which as usize),
        }
    }

    fn around(&mut self, name: &str, words: &[Inline]) {
        self.out.open(name, &[]);
        self.words(words);
        self.out.close(name);
    }

    fn nothing(&mut self, which: usize) {
        match NOTHING[which % NOTHING.len()] {
            "anchor" => {
                let id = format!("fnTx{}", self.tie());
                self.out.empty("anchor", &[("xml:id", &id)]);
            }
            "anchor type" => self.out.empty("anchor", &[("type", "circle")]),
            "ref" => self.out.empty("ref", &[("target", "../T/T01.xml")]),
            markup => self.out.raw(markup),
        }
    }

    fn character(&mut self, number: usize) {
        if let Some(character) = self.document.characters.get(number) {
            let private = character.private.to_string();
            let reference = format!("#{}", character.code);
            self.out.whole("g", &[("ref", &reference)], &private);
        }
    }

    fn printed(&mut self, printed: Printed, words: &[Inline]) {
        let attribute = match printed {
            Printed::Place(place) => ("place", place),
            Printed::Authorial => ("type", "authorial"),
        };
        self.out.open("note", &[attribute]);
        self.words(words);
        self.out.close("note");
    }

    fn note(&mut self, kind: NoteKind, words: &[Inline]) {
        let number = self.tie();
        let name = match kind {
            NoteKind::Type(name) => name,
            NoteKind::Foot => "foot",
        };
        let id = format!("nkr_note_{name}_{number}");
        let target = format!("#{id}");
        let place = match kind {
            NoteKind::Type("orig") => Some("foot text"),
            NoteKind::Type("equivalent") | NoteKind::Foot => Some("foot"),
            NoteKind::Type(_) => None,
        };
        let mut attributes = vec![("n", &*number)];
        attributes.extend(place.map(|place| ("place", place)));
        if let NoteKind::Type(name) = kind {
            attributes.push(("type", name));
        }
        if name == "star" {
            attributes.push(("corresp", "#0001001"));
        }
        if self.dialect == Dialect::P5a {
            self.out.open("note", &attributes);
            self.words(words);
            self.out.close("note");
            return;
        }
        let anchor = [("xml:id", &*id), ("n", &*number)];
        self.out.empty("anchor", &anchor);
        attributes.push(("target", &target));
        self.behind(true, |writer| {
            writer.out.open("note", &attributes);
            writer.words(words);
            writer.out.close("note");
        });
    }

    /// An `app`. The lemma is written by `lemma`; `around` is the element around each reading.
    pub(super) fn variants(
        &mut self,
        parallel: Option<&str>,
        repeats: bool,
        variants: &[Variant],
        around: Option<&str>,
        lemma: impl Fn(&mut Self),
    ) {
        let number = self.tie();
        let mut attributes = vec![("n", &*number)];
        if repeats {
            attributes.extend([("type", "star"), ("corresp", "#0001001")]);
        }
        if self.dialect == Dialect::P5a {
            self.out.open("app", &attributes);
            self.out.open("lem", &[]);
            self.collation(parallel);
            lemma(self);
            self.out.close("lem");
            self.readings(variants, around);
            self.out.close("app");
            return;
        }
        let (from, to) = self.between(&number, &lemma);
        attributes.extend([("from", &*from), ("to", &*to)]);
        self.behind(false, |writer| {
            writer.out.open("app", &attributes);
            writer.out.open("lem", &[("wit", "#wit1")]);
            writer.collation(parallel);
            writer.out.text("底本");
            writer.out.close("lem");
            writer.readings(variants, around);
            writer.out.close("app");
        });
    }

    fn collation(&mut self, parallel: Option<&str>) {
        if let Some(place) = parallel {
            self.out.whole("note", &[("type", "cf1")], place);
        }
    }

    fn readings(&mut self, variants: &[Variant], around: Option<&str>) {
        for variant in variants {
            let witnesses = self.witnesses(variant);
            let mut attributes = vec![("resp", "#resp1"), ("wit", &*witnesses)];
            attributes.extend(variant.kind.map(|kind| ("type", kind)));
            self.out.open("rdg", &attributes);
            match around {
                _ if variant.words.is_empty() => self.out.empty("space", &[("quantity", "0")]),
                Some(name) if name != "l" => self.around(name, &variant.words),
                _ => self.words(&variant.words),
            }
            self.out.close("rdg");
        }
    }

    fn witnesses(&self, variant: &Variant) -> String {
        let sigla = &self.document.head.witnesses;
        let name = |number: &usize| match self.dialect {
            Dialect::P5 => format!("#wit{}", number + 1),
            Dialect::P5a => sigla
                .get(*number)
                .map(|name| (*name).to_owned())
                .unwrap_or_default(),
        };
        let names: Vec<_> = variant.witnesses.iter().map(name).collect();
        names.join(if self.dialect == Dialect::P5 { " " } else { "" })
    }

    fn choice(&mut self, chosen: &[Inline], other: &[Inline], corrected: bool) {
        let (good, bad) = if corrected {
            ("corr", "sic")
        } else {
            ("reg", "orig")
        };
        if self.dialect == Dialect::P5a {
            self.out.open("choice", &[("cb:resp", "CBETA")]);
            if self.out.either() {
                self.around(bad, other);
                self.around(good, chosen);
            } else {
                self.around(good, chosen);
                self.around(bad, other);
            }
            self.out.close("choice");
            return;
        }
        let number = self.tie();
        let (from, to) = self.between(&number, |writer| writer.words(chosen));
        self.behind(false, |writer| {
            let attributes = [("cb:from", &*from), ("cb:to", &*to)];
            writer.out.open("choice", &attributes);
            writer.out.whole(good, &[], "正");
            writer.around(bad, other);
            writer.out.close("choice");
        });
    }

    fn parallel(&mut self, words: &[Inline], language: &str, other: &str, below: bool) {
        let place: &[_] = if below { &[("place", "foot")] } else { &[] };
        let foreign: Vec<_> = [("xml:lang", language)]
            .into_iter()
            .chain(place.iter().copied())
            .collect();
        if self.dialect == Dialect::P5 && below {
            let number = self.tie();
            let (from, to) = self.between(&number, |writer| writer.words(words));
            self.behind(false, |writer| {
                let attributes = [("type", "app"), ("from", &*from), ("to", &*to)];
                writer.out.open("cb:tt", &attributes);
                writer.out.whole("cb:t", &[("xml:lang", "zh-Hant")], "同");
                writer.out.whole("cb:t", &foreign, other);
                writer.out.close("cb:tt");
            });
            return;
        }
        self.out.open("cb:tt", &[]);
        let comes_first = self.out.either();
        if comes_first {
            self.out.whole("cb:t", &foreign, other);
        }
        let chinese = if self.out.either() { "zh" } else { "zh-Hant" };
        self.out.open("cb:t", &[("xml:lang", chinese)]);
        self.words(words);
        self.out.close("cb:t");
        self.out.maybe_gap();
        if !comes_first {
            self.out.whole("cb:t", &foreign, other);
        }
        self.out.close("cb:tt");
    }

    /// A number for the next anchor.
    fn tie(&mut self) -> String {
        self.ties += 1;
        format!("{:07}", self.ties)
    }

    /// Words between two anchors, and the references to these.
    fn between(&mut self, number: &str, words: impl Fn(&mut Self)) -> (String, String) {
        let (from, to) = (format!("beg{number}"), format!("end{number}"));
        self.out
            .empty("anchor", &[("xml:id", &from), ("n", number)]);
        words(self);
        self.out.empty("anchor", &[("xml:id", &to)]);
        (format!("#{from}"), format!("#{to}"))
    }

    /// Writes something behind the body.
    fn behind(&mut self, is_note: bool, write: impl FnOnce(&mut Self)) {
        let swap = |writer: &mut Self| {
            let behind = if is_note {
                &mut writer.notes
            } else {
                &mut writer.readings
            };
            std::mem::swap(&mut writer.out, behind);
        };
        swap(self);
        self.out.gap();
        write(self);
        swap(self);
    }
}
