//! A quotation of a master that has been looked up, and how findings about it name places and words.

use crate::checks::Found;
use crate::model::{Place, SourceFile};
use crate::quotation::{Claimed, Difference, Kind, Locus, Piece, Verdict};
use crate::text::Span;

/// Characters of a quotation that a message repeats.
const SHOWN: usize = 24;

/// A quotation that has been looked up.
pub struct Quoted<'a> {
    /// The file it stands in.
    pub file: &'a SourceFile,
    /// The words and what they claim.
    pub claimed: &'a Claimed,
    /// What became of them.
    pub verdict: &'a Verdict,
}

impl Quoted<'_> {
    /// A fault of the whole quotation.
    pub(super) fn whole(&self) -> Found {
        Found::at(self.claimed.place.clone()).with("words", brief(&self.claimed.words))
    }

    /// A fault of the bytes `words` of the quotation; of the character before them where they are none.
    pub(super) fn part(&self, words: Span) -> Found {
        let all = &self.claimed.words;
        let before = || {
            all[..words.start]
                .chars()
                .next_back()
                .map_or(0, char::len_utf8)
        };
        let start = words.start - if words.is_empty() { before() } else { 0 };
        let mut place = self.claimed.place.clone();
        if let Some(span) = self.claimed.in_file(Span::new(start, words.end)) {
            place = Place {
                line: Some(self.file.lines.line(span.start)),
                span: Some(span),
                ..place
            };
        }
        Found::at(place).with("words", words.of(all))
    }

    /// The differences of an altered quotation, each with the piece it is in.
    pub(super) fn differences(&self) -> impl Iterator<Item = (&Piece, &Difference)> {
        let altered = self.verdict.kind == Kind::Altered;
        let pieces = self.verdict.pieces.iter().filter(move |_| altered);
        pieces.flat_map(|piece| piece.differences.iter().map(move |one| (piece, one)))
    }

    /// The work that the quotation says it is from, as it spells it.
    pub(super) fn work(&self) -> Option<&str> {
        let claim = self.claimed.claim.as_ref()?;
        Some(&claim.work.canonical)
    }
}

/// The beginning of `words`, on one line.
pub(super) fn brief(words: &str) -> String {
    let line = words.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut chars = line.chars();
    let shown: String = chars.by_ref().take(SHOWN).collect();
    let more = if chars.next().is_some() { "…" } else { "" };
    shown + more
}

/// Where a piece begins: `T48n2010, 0376b20`, or the fascicle where the text has no lines.
pub(super) fn shown(locus: &Locus) -> String {
    let juan = || locus.juan.map(|juan| format!("卷{juan}"));
    let place = locus.line.clone().or_else(juan);
    let parts = [Some(locus.work.clone()), place];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_words_are_cut_and_places_are_named() {
        assert_eq!(brief("至道無難，\n唯嫌揀擇。"), "至道無難， 唯嫌揀擇。");
        assert_eq!(brief(&"一".repeat(25)), format!("{}…", "一".repeat(24)));
        let locus = |juan, line: Option<&str>| Locus {
            work: "T48n2010".to_owned(),
            juan,
            line: line.map(str::to_owned),
        };
        let shown = [
            shown(&locus(Some(1), Some("0376b20"))),
            shown(&locus(Some(1), None)),
            shown(&locus(None, None)),
        ];
        assert_eq!(shown, ["T48n2010, 0376b20", "T48n2010, 卷1", "T48n2010"]);
    }
}
