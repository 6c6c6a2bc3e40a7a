//! Random documents. Every choice comes from the seed.

mod blocks;
mod header;
mod lines;
mod words;

use crate::document::{Document, Line};
use crate::random::Random;
use lines::Lines;

/// How large a document is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shape {
    /// Divisions of a fascicle, at most.
    pub divisions: u32,
    /// Blocks of a division, at most.
    pub blocks: u32,
    /// Pieces of a paragraph (words, a note, a line break …), at most.
    pub pieces: u32,
    /// Terms of a piece, at most.
    pub terms: u32,
    /// Fascicles, at most.
    pub juans: u32,
}

impl Shape {
    /// A few blocks, dense with everything there is.
    pub const DENSE: Self = Self {
        divisions: 3,
        blocks: 6,
        pieces: 12,
        terms: 4,
        juans: 3,
    };

    /// A work of a few hundred kilobytes.
    pub const WORK: Self = Self {
        divisions: 8,
        blocks: 20,
        pieces: 30,
        terms: 8,
        juans: 4,
    };
}

impl Document {
    /// The document of `seed`.
    #[must_use]
    pub fn of_seed(seed: u64, shape: Shape) -> Self {
        let mut random = Random::new(seed);
        let layout = header::layout(&mut random);
        let head = header::head(&mut random);
        let characters = header::characters(&mut random);
        let other_edition = (head.canon == "X").then_some("R150");
        let mut maker = Maker {
            lines: Lines::new(&mut random),
            other_lines: Lines::of_numbers(&mut random),
            old_lines: Lines::of_numbers(&mut random),
            random,
            shape,
            characters: characters.len(),
            witnesses: head.witnesses.len(),
            other_edition,
            other_waits: false,
            line_waits: false,
        };
        let body = maker.body();
        Self {
            head,
            characters,
            body,
            layout,
        }
    }
}

struct Maker {
    random: Random,
    shape: Shape,
    characters: usize,
    witnesses: usize,
    lines: Lines,
    other_lines: Lines,
    old_lines: Lines,
    /// The other edition whose lines are noted, where there is one.
    other_edition: Option<&'static str>,
    /// Whether a line of the other edition has begun and has had no word yet.
    other_waits: bool,
    /// Whether a line has begun and has had no word yet.
    line_waits: bool,
}

impl Maker {
    /// The next line of the edition, and what begins together with it.
    fn next_lines(&mut self) -> Vec<Line> {
        let number = self.lines.next(&mut self.random);
        self.line_waits = true;
        let mut lines = vec![Line::Own(number)];
        if self.random.chance(4) {
            lines.push(self.old_line());
        }
        if self.random.chance(50) {
            lines.extend(self.other_line());
        }
        lines
    }

    /// The next line by the numbering given up; it can begin anywhere.
    fn old_line(&mut self) -> Line {
        Line::Old(self.old_lines.next(&mut self.random))
    }

    /// The next line of the other edition, where there is one.
    fn other_line(&mut self) -> Option<Line> {
        let edition = self.other_edition.filter(|_| !self.other_waits)?;
        self.other_waits = true;
        let number = self.other_lines.next(&mut self.random);
        Some(Line::Other(edition, number))
    }

    /// To be called whenever words that are read are made.
    const fn words_come(&mut self) {
        self.other_waits = false;
        self.line_waits = false;
    }
}
