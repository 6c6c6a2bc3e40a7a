//! The parts of a quotation between marks of omission, folded.

use std::ops::Range;

use crate::text::{Span, fold};

/// What says that something is left out.
const OMISSIONS: [&str; 8] = [
    "……",
    "…",
    "⋯",
    "......",
    "...",
    "（略）",
    "（中略）",
    "〔略〕",
];

/// A quotation ready to be looked up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Key {
    /// The folded characters of all parts.
    pub chars: Vec<char>,
    /// For each of them its bytes in the quotation.
    pub spans: Vec<Span>,
    /// The parts between marks of omission, as numbers of characters; none is empty.
    pub parts: Vec<Range<usize>>,
}

impl Key {
    /// The key of `quotation`.
    #[must_use]
    pub fn new(quotation: &str) -> Self {
        let mut key = Self {
            chars: Vec::new(),
            spans: Vec::new(),
            parts: Vec::new(),
        };
        let mut rest = 0;
        while rest < quotation.len() {
            let omission = next_omission(&quotation[rest..]);
            let (end, next) = omission.map_or((quotation.len(), quotation.len()), |omission| {
                (rest + omission.start, rest + omission.end)
            });
            key.push(&quotation[rest..end], rest);
            rest = next;
        }
        key
    }

    fn push(&mut self, part: &str, at: usize) {
        let folded = fold(part);
        let start = self.chars.len();
        self.chars.extend(folded.chars);
        let moved = |span: Span| Span::new(span.start + at, span.end + at);
        self.spans.extend(folded.spans.into_iter().map(moved));
        if self.chars.len() > start {
            self.parts.push(start..self.chars.len());
        }
    }

    /// The bytes of the quotation under the characters `range` and all between them; where there are none, the point
    /// before the character at its start.
    #[must_use]
    pub fn span(&self, range: &Range<usize>) -> Span {
        let point = || {
            let next = self.spans.get(range.start).map(|span| span.start);
            let last = || self.spans.last().map_or(0, |span| span.end);
            let at = next.unwrap_or_else(last);
            Span::new(at, at)
        };
        match self.spans.get(range.clone()) {
            Some([first, .., last]) => Span::new(first.start, last.end),
            Some([one]) => *one,
            _ => point(),
        }
    }
}

fn next_omission(text: &str) -> Option<Span> {
    let found = OMISSIONS.iter().filter_map(|mark| {
        let at = text.find(mark)?;
        Some(Span::new(at, at + mark.len()))
    });
    found.min_by_key(|span| (span.start, std::cmp::Reverse(span.end)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_stand_between_marks_of_omission() {
        let cases: [(&str, &[&str]); 6] = [
            ("至道無難，唯嫌揀擇。", &["至道无难唯嫌拣择"]),
            ("至道無難……洞然明白", &["至道无难", "洞然明白"]),
            ("……至道無難…（中略）洞然…", &["至道无难", "洞然"]),
            ("evaṁ me sutaṁ ... ekaṁ", &["evammesutam", "ekam"]),
            ("，。", &[]),
            ("", &[]),
        ];
        for (quotation, parts) in cases {
            let key = Key::new(quotation);
            let found: Vec<String> = key
                .parts
                .iter()
                .map(|part| key.chars[part.clone()].iter().collect())
                .collect();
            assert_eq!(found, parts, "{quotation}");
        }
    }

    #[test]
    fn spans_are_bytes_of_the_quotation() {
        let quotation = "至道……無，難";
        let key = Key::new(quotation);
        assert_eq!(key.span(&(2..4)).of(quotation), "無，難");
        assert_eq!(key.span(&(2..2)), Span::new(12, 12));
        assert_eq!(
            key.span(&(4..4)),
            Span::new(quotation.len(), quotation.len())
        );
    }
}
