//! Numbers of lines: page, column, line.

use crate::random::Random;

/// Where an edition has got to.
pub(super) struct Lines {
    /// The letter before the number of a page of front matter.
    letter: Option<char>,
    page: u32,
    column: u8,
    line: u32,
}

impl Lines {
    /// Somewhere in an edition; sometimes in its front matter.
    pub(super) fn new(random: &mut Random) -> Self {
        let letter = random.chance(15).then(|| random.pick(&['a', 'b', 'c']));
        Self {
            letter,
            ..Self::of_numbers(random)
        }
    }

    /// Somewhere behind the front matter.
    pub(super) const fn of_numbers(random: &mut Random) -> Self {
        Self {
            letter: None,
            page: random.within(1, 900),
            column: b'a',
            line: random.below(20),
        }
    }

    /// The next line; now and then the same once more, or one further on.
    pub(super) fn next(&mut self, random: &mut Random) -> String {
        let step = match random.below(40) {
            0 => 0,
            1 => 2,
            _ => 1,
        };
        self.line = (self.line + step).max(1);
        if self.line > 29 {
            self.line = 1;
            self.column += 1;
        }
        if self.column > b'c' {
            self.column = b'a';
            self.page += 1;
            // front matter ends
            if self.letter.is_some() && random.chance(50) {
                self.letter = None;
            }
        }
        let (page, column, line) = (self.page(), char::from(self.column), self.line);
        format!("{page}{column}{line:02}")
    }

    /// The page and its column.
    pub(super) fn page_and_column(&self) -> String {
        format!("{}{}", self.page(), char::from(self.column))
    }

    fn page(&self) -> String {
        let page = self.page;
        self.letter.map_or_else(
            || format!("{page:04}"),
            |letter| format!("{letter}{page:03}"),
        )
    }
}
