//! The two ways to read a block: as it is printed, and its running words without the notes within them.

use std::cell::OnceCell;

use super::folds::{Fold, Folds};
use super::keyed::Keyed;
use crate::text::Span;

/// The running words of a block.
#[derive(Debug, Default)]
pub struct Running {
    /// The words.
    pub text: String,
    /// Where stretches of them begin here and in the block.
    starts: Vec<(usize, usize)>,
}

impl Running {
    /// The words of `text` without the stretches `aside`, which are in order.
    #[must_use]
    pub fn new(text: &str, aside: &[Span]) -> Self {
        let mut running = Self::default();
        let mut at = 0;
        for span in aside {
            running.push(text, at, span.start);
            at = at.max(span.end);
        }
        running.push(text, at, text.len());
        running
    }

    fn push(&mut self, text: &str, from: usize, to: usize) {
        if let Some(words) = text.get(from..to).filter(|words| !words.is_empty()) {
            self.starts.push((self.text.len(), from));
            self.text.push_str(words);
        }
    }

    /// Where `span` is in the block, with what stands aside within it.
    fn original(&self, span: Span) -> Span {
        let last = span.end.saturating_sub(1);
        Span::new(self.byte(span.start), self.byte(last) + span.end - last)
    }

    fn byte(&self, at: usize) -> usize {
        let after = self.starts.partition_point(|(here, _)| *here <= at);
        let start = after
            .checked_sub(1)
            .and_then(|before| self.starts.get(before));
        start.map_or(at, |(here, there)| there + at - here)
    }
}

/// A text to look through.
pub struct Layer<'a> {
    /// The text.
    pub text: &'a str,
    running: Option<&'a Running>,
    /// The text cut with its marks, and without them.
    cut: [OnceCell<Keyed>; 2],
}

impl<'a> Layer<'a> {
    /// A block as it is printed.
    pub fn printed(text: &'a str) -> Self {
        Self {
            text,
            running: None,
            cut: Default::default(),
        }
    }

    /// Its running words.
    pub fn running(running: &'a Running) -> Self {
        Self {
            running: Some(running),
            ..Self::printed(&running.text)
        }
    }

    /// Whether it is the block as it is printed.
    pub const fn is_printed(&self) -> bool {
        self.running.is_none()
    }

    /// The fold that reads it.
    pub fn folds(&self) -> Folds {
        self.running.iter().map(|_| Fold::Notes).collect()
    }

    /// The text cut under `folds`, which differ from call to call in nothing but whether punctuation is folded.
    pub fn keyed(&self, folds: Folds) -> &Keyed {
        let cut = &self.cut[usize::from(folds.has(Fold::Punctuation))];
        cut.get_or_init(|| Keyed::new(self.text, folds))
    }

    /// Where `span` is in the block.
    pub fn original(&self, span: Span) -> Span {
        self.running.map_or(span, |running| running.original(span))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn running_words_know_where_they_stand() {
        let text = "差（音雌）別（又）也";
        let aside = [Span::new(3, 15), Span::new(18, 27)];
        let running = Running::new(text, &aside);
        assert_eq!(running.text, "差別也");
        let of = |start, end| running.original(Span::new(start, end)).of(text);
        assert_eq!(
            [of(0, 6), of(3, 6), of(3, 9), of(6, 9)],
            ["差（音雌）別", "別", "別（又）也", "也"]
        );
        let overlapping = [Span::new(3, 15), Span::new(6, 9)];
        assert_eq!(Running::new(text, &overlapping).text, "差別（又）也");
    }
}
