//! What stands among words.

use super::Maker;
use crate::document::{Inline, NoteKind, Printed, Variant};
use crate::words;

const PRINTED: [Printed; 4] = [
    Printed::Place("inline"),
    Printed::Place("inline2"),
    Printed::Place("interlinear"),
    Printed::Authorial,
];
const NOTES: [NoteKind; 13] = [
    NoteKind::Type("orig"),
    NoteKind::Type("mod"),
    NoteKind::Type("add"),
    NoteKind::Type("rest"),
    NoteKind::Type("star"),
    NoteKind::Type("equivalent"),
    NoteKind::Type("cf1"),
    NoteKind::Type("cf2"),
    NoteKind::Type("cf3"),
    NoteKind::Type("cf4"),
    NoteKind::Type("cf5"),
    NoteKind::Type("cf6"),
    NoteKind::Foot,
];
const TRANSPARENT: [&str; 7] = ["ref", "term", "foreign", "title", "hi", "seg", "quote"];
const UNKNOWN: [&str; 2] = ["cb:riddle", "riddle"];
const RDG_KINDS: [&str; 3] = ["correctionRemark", "variantRemark", "cbetaRemark"];
const LANGUAGES: [&str; 3] = ["sa", "pi", "sa-Sidd"];

/// Where words stand.
#[derive(Clone, Copy)]
pub(super) struct Place {
    /// How many elements that hold words are around them.
    depth: u32,
    /// Whether they are in verse.
    verse: bool,
}

impl Place {
    pub(super) const BLOCK: Self = Self {
        depth: 0,
        verse: false,
    };
    pub(super) const VERSE: Self = Self {
        depth: 0,
        verse: true,
    };

    const fn inner(self) -> Self {
        Self {
            depth: self.depth + 1,
            ..self
        }
    }
}

impl Maker {
    /// Words that begin with text and in which every line that begins has text.
    pub(super) fn words(&mut self, place: Place, most: u32) -> Vec<Inline> {
        let most = (most >> (2 * place.depth)).max(1);
        let pieces = self.random.within(1, most);
        let mut found = Vec::with_capacity(pieces as usize + 2);
        // an element may begin with anything that has text
        if self.random.chance(80) {
            found.push(self.text());
        }
        for _ in 0..pieces {
            self.piece(place, &mut found);
        }
        if self.line_waits || self.other_waits || found.iter().all(|word| !is_text(word)) {
            found.push(self.text());
        }
        found
    }

    fn text(&mut self) -> Inline {
        self.words_come();
        Inline::Text(words::words(&mut self.random, self.shape.terms))
    }

    fn piece(&mut self, place: Place, found: &mut Vec<Inline>) {
        let dice = self.random.below(100);
        let piece = match dice {
            0..=11 => {
                found.extend(self.next_lines().into_iter().map(Inline::Line));
                return;
            }
            12 => Inline::Line(self.old_line()),
            13..=14 => match self.other_line() {
                Some(line) => Inline::Line(line),
                None => self.text(),
            },
            15..=21 => {
                self.words_come();
                let last = u32::try_from(self.characters).unwrap_or(1) - 1;
                Inline::Character(self.random.within(0, last) as usize)
            }
            22..=27 => self.note(),
            28..=65 => self.element(place, dice),
            66 => Inline::Page(self.lines.page_and_column()),
            67..=68 => Inline::Nothing(self.random.below(5)),
            69 => Inline::Figure,
            70 => Inline::Dropped(words::latin(&mut self.random)),
            71..=72 => {
                self.words_come();
                Inline::Text(words::latin(&mut self.random))
            }
            _ => self.text(),
        };
        found.push(piece);
    }

    /// An element that holds words, unless there are enough of them around.
    fn element(&mut self, place: Place, dice: u32) -> Inline {
        if place.depth > 2 {
            return self.text();
        }
        match dice {
            28..=33 => self.printed(place),
            34..=42 => self.variants(place),
            43..=45 => {
                let chosen = self.words(place.inner(), 4);
                Inline::Choice(chosen, self.beside(), self.random.chance(60))
            }
            46..=48 => {
                let words = self.words(place.inner(), 4);
                let language = self.random.pick(&LANGUAGES);
                let other = words::latin(&mut self.random);
                Inline::Parallel(words, language, other, self.random.chance(50))
            }
            49..=51 => {
                let word = vec![self.text()];
                let sound = self.words(place.inner().inner(), 2);
                Inline::Pronounced(word, sound, self.random.chance(50))
            }
            52..=53 => self.unclear(),
            54..=56 => {
                let quantity = self.random.below(4);
                if quantity > 0 {
                    self.words_come();
                }
                Inline::Space(quantity)
            }
            57..=58 => self.unknown(place),
            59 => self.mixed(),
            _ => {
                let name = self.random.pick(&TRANSPARENT);
                Inline::Transparent(name, self.words(place.inner(), 4))
            }
        }
    }

    fn unclear(&mut self) -> Inline {
        let readable = self.random.chance(50);
        let text = readable.then(|| words::han(&mut self.random).to_string());
        self.words_come();
        Inline::Unclear(text)
    }

    fn unknown(&mut self, place: Place) -> Inline {
        let name = self.random.pick(&UNKNOWN);
        Inline::Unknown(name, self.words(place.inner(), 4))
    }

    /// Pali among Chinese.
    fn mixed(&mut self) -> Inline {
        self.words_come();
        let latin = words::latin(&mut self.random);
        Inline::Transparent("foreign", vec![Inline::Text(latin)])
    }

    fn printed(&mut self, place: Place) -> Inline {
        let how = self.random.pick(&PRINTED);
        // the mark before the note is the first word of a line that has begun
        self.words_come();
        let inside = place.inner();
        let words = match self.random.below(10) {
            0..=1 if !place.verse => (0..self.random.within(1, 2))
                .map(|_| Inline::Paragraph(self.words(inside, 8)))
                .collect(),
            2..=3 if !place.verse => {
                let verses = (0..self.random.within(1, 3)).map(|_| self.words(inside, 4));
                vec![Inline::Verse(verses.collect())]
            }
            _ => self.words(inside, self.shape.pieces),
        };
        Inline::Printed(how, words)
    }

    fn variants(&mut self, place: Place) -> Inline {
        let lemma = if self.random.chance(8) {
            vec![Inline::Space(0)]
        } else {
            self.words(place.inner(), 16)
        };
        let parallel = self.random.chance(10);
        let parallel = parallel.then(|| format!("T02n{:04}", self.random.within(1, 200)));
        let variants = self.readings();
        Inline::Variants(lemma, variants, parallel, self.random.chance(10))
    }

    pub(super) fn readings(&mut self) -> Vec<Variant> {
        (0..self.random.within(1, 3))
            .map(|_| {
                let first = self.random.chance(30);
                let start = if first { 0 } else { self.witnesses / 2 };
                let count = self.random.within(1, 2) as usize;
                let end = (start + count).min(self.witnesses);
                let typed = self.random.chance(15);
                let kind = typed.then(|| self.random.pick(&RDG_KINDS));
                let omitted = self.random.chance(12);
                Variant {
                    witnesses: (start..end).collect(),
                    kind,
                    words: if omitted { Vec::new() } else { self.beside() },
                }
            })
            .collect()
    }

    fn note(&mut self) -> Inline {
        let kind = self.random.pick(&NOTES);
        Inline::Note(kind, self.beside())
    }

    /// Words that are not read with the others: text and characters only.
    fn beside(&mut self) -> Vec<Inline> {
        let mut words = vec![Inline::Text(words::words(&mut self.random, 3))];
        if self.random.chance(15) {
            let last = u32::try_from(self.characters).unwrap_or(1) - 1;
            let character = self.random.within(0, last) as usize;
            words.push(Inline::Character(character));
        }
        if self.random.chance(10) {
            words.push(Inline::Text(words::latin(&mut self.random)));
        }
        words
    }

    /// A verse; mostly of two halves.
    pub(super) fn verse(&mut self) -> Vec<Inline> {
        let mut words = self.words(Place::VERSE, 3);
        if self.random.chance(60) {
            words.push(Inline::Caesura);
            words.extend(self.words(Place::VERSE, 3));
        }
        words
    }
}

const fn is_text(word: &Inline) -> bool {
    matches!(
        word,
        Inline::Text(_) | Inline::Character(_) | Inline::Printed(..) | Inline::Pronounced(..)
    )
}
