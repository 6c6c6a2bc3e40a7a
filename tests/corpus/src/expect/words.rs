//! Words: what of them is text, and what stands beside it.

use std::ops::Range;

use super::Walk;
use crate::document::{Dialect, Inline, Line, NoteKind, Variant};
use crate::outcome::{Remark, RunOf};

impl Walk<'_> {
    pub(super) fn words(&mut self, words: &[Inline]) {
        for word in words {
            self.word(word);
        }
    }

    fn word(&mut self, word: &Inline) {
        match word {
            Inline::Text(text) => self.text(text),
            Inline::Line(line) => self.begin_line(line),
            Inline::Milestone(number) => self.juan = Some(*number),
            Inline::Page(_) | Inline::Nothing(_) => {}
            Inline::Dropped(_) => self.skip("foreign cb:place=foot"),
            Inline::Figure => self.skip("figure"),
            Inline::Character(number) => self.character(*number),
            Inline::Printed(_, words) => self.marked(RunOf::Note, words),
            Inline::Paragraph(words) | Inline::Transparent(_, words) => self.words(words),
            Inline::Verse(verses) => verses.iter().for_each(|words| self.verse(words)),
            Inline::Note(kind, words) => {
                let at = self.block.text.len();
                self.remark(at..at, kind.name(), words);
            }
            Inline::Variants(lemma, variants, parallel, _) => {
                self.inline_variants(lemma, variants, parallel.as_deref());
            }
            Inline::Choice(chosen, other, corrected) => {
                let span = self.span_of(chosen);
                self.remark(span, if *corrected { "sic" } else { "orig" }, other);
            }
            Inline::Parallel(words, language, other, _) => {
                let span = self.span_of(words);
                self.remark(span, language, &[Inline::Text(other.clone())]);
            }
            Inline::Pronounced(word, sound, _) => {
                self.words(word);
                self.marked(RunOf::Pronunciation, sound);
            }
            Inline::Unclear(text) => self.text(text.as_deref().unwrap_or("▆")),
            Inline::Space(quantity) => self.text(&"\u{3000}".repeat(*quantity as usize)),
            Inline::Caesura => self.text("\u{3000}"),
            Inline::Unknown(name, words) => {
                self.meet(name);
                self.words(words);
            }
        }
    }

    /// The only place at which words enter a block, and with them the lines they begin.
    pub(super) fn text(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        let at = self.block.text.len();
        if at == 0 {
            self.block.juan = self.juan;
        }
        if (at == 0 || self.line_begins)
            && let Some(line) = &self.line
        {
            self.block.lines.push((at, line.clone()));
        }
        self.line_begins = false;
        let others = self.others.drain(..).map(|line| (at, line));
        self.block.other_lines.extend(others);
        self.block.text.push_str(text);
    }

    pub(super) fn begin_line(&mut self, line: &Line) {
        match line {
            Line::Own(number) => {
                self.line = Some(number.clone());
                self.line_begins = true;
            }
            Line::Old(_) => {}
            Line::Other(edition, number) => self.others.push(format!("{edition}_{number}")),
        }
    }

    fn character(&mut self, number: usize) {
        let Some(character) = self.document.characters.get(number) else {
            return;
        };
        let (text, glyph) = character.shown();
        let at = self.block.text.len();
        self.text(&text);
        let entry = (at..self.block.text.len(), character.code.clone(), glyph);
        self.block.gaiji.push(entry);
    }

    fn marked(&mut self, kind: RunOf, words: &[Inline]) {
        let start = self.block.text.len();
        self.text("（");
        self.words(words);
        self.text("）");
        self.block.runs.push((start..self.block.text.len(), kind));
    }

    fn inline_variants(&mut self, lemma: &[Inline], variants: &[Variant], parallel: Option<&str>) {
        let start = self.block.text.len();
        let span = self.span_of(lemma);
        self.variants(span.clone(), variants);
        if let Some(place) = parallel {
            // in P5 it stands in the lemma of `back`, which is about the whole of it
            let about = match self.dialect {
                Dialect::P5 => span,
                Dialect::P5a => start..start,
            };
            self.remark(about, "cf1", &[Inline::Text(place.to_owned())]);
        }
    }

    fn span_of(&mut self, words: &[Inline]) -> Range<usize> {
        let start = self.block.text.len();
        self.words(words);
        start..self.block.text.len()
    }

    pub(super) fn variants(&mut self, span: Range<usize>, variants: &[Variant]) {
        for variant in variants {
            self.remark(span.clone(), variant.kind.unwrap_or("rdg"), &variant.words);
            let sigla = &self.document.head.witnesses;
            if let Some(remark) = self.block.apparatus.last_mut() {
                let names = variant.witnesses.iter().filter_map(|n| sigla.get(*n));
                remark.witnesses = names.map(|name| (*name).to_owned()).collect();
            }
        }
    }

    fn remark(&mut self, span: Range<usize>, kind: &str, words: &[Inline]) {
        let text = self.beside(words);
        self.block.apparatus.push(Remark {
            span,
            kind: kind.to_owned(),
            witnesses: Vec::new(),
            text,
        });
    }

    /// Words that are not part of a block: nothing but text and characters.
    fn beside(&self, words: &[Inline]) -> String {
        let piece = |word: &Inline| match word {
            Inline::Text(text) => text.clone(),
            Inline::Character(number) => self
                .document
                .characters
                .get(*number)
                .map(|character| character.shown().0)
                .unwrap_or_default(),
            _ => String::new(),
        };
        words.iter().map(piece).collect()
    }

    pub(super) fn skip(&mut self, name: &str) {
        *self.outcome.skipped.entry(name.to_owned()).or_default() += 1;
    }

    pub(super) fn meet(&mut self, name: &str) {
        *self.outcome.unknown.entry(name.to_owned()).or_default() += 1;
    }
}

impl NoteKind {
    /// What the kind is called in the apparatus.
    const fn name(self) -> &'static str {
        match self {
            Self::Type(kind) => kind,
            Self::Foot => "foot",
        }
    }
}
