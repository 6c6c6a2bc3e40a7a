//! The header: titles, terms, witnesses, characters.

use super::Writer;
use crate::document::{Character, Substitute};

const TEI: &str = "http://www.tei-c.org/ns/1.0";
const CBETA: &str = "http://www.cbeta.org/ns/1.0";

impl Writer<'_> {
    pub(super) fn header(&mut self) {
        self.out.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
        self.out.gap();
        let layout = &self.document.layout;
        let declares = |prefix: &str| match prefix.trim_end_matches(':') {
            "" => "xmlns".to_owned(),
            prefix => format!("xmlns:{prefix}"),
        };
        let (tei, cb) = (declares(layout.tei), declares(layout.cb));
        let id = self.document.head.id();
        let attributes = [(&*tei, TEI), (&*cb, CBETA), ("xml:id", &*id)];
        self.out.open("TEI", &attributes);
        self.out.gap();
        self.out.open("teiHeader", &[]);
        self.file_description();
        self.encoding();
        self.out.close("teiHeader");
        self.out.gap();
    }

    fn file_description(&mut self) {
        let head = &self.document.head;
        let number = head.number.trim_start_matches('0');
        self.out.gap();
        self.out.open("fileDesc", &[]);
        self.out.open("titleStmt", &[]);
        let english = format!("Tripiṭaka, Electronic version, No. {number}");
        self.out.gap();
        self.out.whole("title", &[("xml:lang", "en")], &english);
        let chinese = format!("藏經數位版, No. {number} {}", head.file_title);
        self.out.gap();
        self.out
            .whole("title", &[("xml:lang", "zh-Hant")], &chinese);
        self.out.gap();
        self.out.whole("author", &[], &head.author);
        self.out.gap();
        self.out.close("titleStmt");
        self.out.gap();
        self.out.whole("extent", &[], &head.extent);
        self.publication(number);
        self.source();
        self.out.gap();
        self.out.close("fileDesc");
    }

    fn publication(&mut self, number: &str) {
        let head = &self.document.head;
        self.out.gap();
        self.out.open("publicationStmt", &[]);
        self.out.open("idno", &[("type", "CBETA")]);
        let other = format!("1{number}");
        let number = if head.contradicts { &other } else { number };
        let volume = head.volume.trim_start_matches('0');
        let (canon, vol, no) = ("canon", "vol", "no");
        for (kind, value) in [(canon, head.canon), (vol, volume), (no, number)] {
            self.out.whole("idno", &[("type", kind)], value);
        }
        self.out.close("idno");
        self.out.gap();
        self.out.open("availability", &[]);
        self.out.gap();
        self.out.whole("p", &[], &head.rights);
        self.out.gap();
        self.out.close("availability");
        self.out.gap();
        self.out.whole("date", &[], &head.date);
        self.out.close("publicationStmt");
    }

    fn source(&mut self) {
        let head = &self.document.head;
        self.out.gap();
        self.out.open("sourceDesc", &[]);
        self.out.open("bibl", &[]);
        let attributes = [("level", "s"), ("xml:lang", "zh-Hant")];
        self.out.whole("title", &attributes, "藏經");
        if head.title != head.file_title {
            let attributes = [("level", "m"), ("xml:lang", "zh-Hant")];
            self.out.whole("title", &attributes, &head.title);
        }
        self.out.close("bibl");
        self.out.gap();
        self.out.open("listWit", &[]);
        for (number, name) in head.witnesses.iter().enumerate() {
            let id = format!("wit{}", number + 1);
            self.out.gap();
            self.out.whole("witness", &[("xml:id", &id)], name);
        }
        self.out.close("listWit");
        self.out.close("sourceDesc");
    }

    fn encoding(&mut self) {
        self.out.gap();
        self.out.open("encodingDesc", &[]);
        self.out.open("projectDesc", &[]);
        let attributes = [("xml:lang", "zh-Hant"), ("cb:type", "ly")];
        self.out
            .whole("p", &attributes, &self.document.head.provider);
        self.out.close("projectDesc");
        if let Some(origin) = self.document.head.punctuation {
            self.out.open("editorialDecl", &[]);
            self.out.open("punctuation", &[("resp", origin)]);
            self.out.whole("p", &[], "標點");
            self.out.close("punctuation");
            self.out.close("editorialDecl");
        }
        self.out.gap();
        self.out.open("charDecl", &[]);
        for character in self.document.characters.iter().filter(|c| c.declared) {
            self.character_declaration(character);
        }
        self.out.gap();
        self.out.close("charDecl");
        self.out.close("encodingDesc");
    }

    fn character_declaration(&mut self, character: &Character) {
        self.out.gap();
        self.out.open("char", &[("xml:id", &character.code)]);
        let name = format!("CBETA CHARACTER {}", character.code);
        self.out.whole("charName", &[], &name);
        let normal = match character.substitute {
            Some(Substitute::Property(c)) => Some(c.to_string()),
            _ => None,
        };
        let roman = "Romanized form in Unicode transcription";
        for (name, value) in [
            ("composition", &character.composition),
            ("normalized form", &normal),
            (roman, &character.romanised),
        ] {
            if let Some(value) = value {
                self.out.gap();
                self.out.open("charProp", &[]);
                self.out.whole("localName", &[], name);
                self.out.gap();
                self.out.whole("value", &[], value);
                self.out.close("charProp");
            }
        }
        let point = |c: char| format!("U+{:X}", u32::from(c));
        let normal = match character.substitute {
            Some(Substitute::Mapping(c)) => Some(point(c)),
            _ => None,
        };
        let private = Some(point(character.private));
        for (kind, value) in [
            ("normal_unicode", normal),
            ("PUA", private),
            ("unicode", character.exact.map(point)),
        ] {
            if let Some(value) = value {
                self.out.gap();
                self.out.whole("mapping", &[("type", kind)], &value);
            }
        }
        self.out.gap();
        self.out.close("char");
    }
}
