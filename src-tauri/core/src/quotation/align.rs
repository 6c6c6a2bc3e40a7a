//! How two folded texts agree around a place where they do: from there both ways, over small differences.

use std::ops::Range;

/// Of this many characters that agree again, a difference is at its end.
const ANCHOR: usize = 4;
/// The most characters of the quotation in one difference.
const MOST_QUOTED: usize = 16;
/// The most characters of the source in one difference: where more are left out, two places are put together.
const MOST_SOURCE: usize = 16;
/// The most characters in which the very beginning or end may differ.
const MOST_AT_EDGE: usize = 3;

/// A stretch in which quotation and source agree but for differences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Alignment {
    /// The characters of the quotation.
    pub quoted: Range<usize>,
    /// The characters of the source.
    pub source: Range<usize>,
    /// Where they differ, in order.
    pub edits: Vec<Edit>,
}

/// Characters of the quotation that stand in the place of characters of the source. One of the two may be empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edit {
    /// The characters of the quotation.
    pub quoted: Range<usize>,
    /// The characters of the source.
    pub source: Range<usize>,
}

impl Alignment {
    /// How many characters of the quotation stand in the source.
    #[must_use]
    pub fn agreed(&self) -> usize {
        let differing: usize = self.edits.iter().map(|edit| edit.quoted.len()).sum();
        self.quoted.len().saturating_sub(differing)
    }
}

/// Aligns `quoted` with `source` from the place where the first number in `quoted` and the second in `source` agree,
/// within the characters `bounds` of the quotation.
#[must_use]
pub fn align(
    quoted: &[char],
    source: &[char],
    from: (usize, usize),
    bounds: Range<usize>,
) -> Alignment {
    let (at, there) = from;
    let before = reversed(&quoted[bounds.start..at]);
    let source_before = reversed(&source[there.saturating_sub(reach(before.len()))..there]);
    let left = run(&before, &source_before);
    let right = run(&quoted[at..bounds.end], &source[there..]);
    let left_edits = left.edits.iter().rev().map(|edit| Edit {
        quoted: at - edit.quoted.end..at - edit.quoted.start,
        source: there - edit.source.end..there - edit.source.start,
    });
    let right_edits = right.edits.iter().map(|edit| Edit {
        quoted: at + edit.quoted.start..at + edit.quoted.end,
        source: there + edit.source.start..there + edit.source.end,
    });
    Alignment {
        edits: left_edits.chain(right_edits).collect(),
        quoted: at - left.quoted..at + right.quoted,
        source: there - left.source..there + right.source,
    }
}

/// How much of a source can be under a quotation of `length` characters.
pub(super) fn reach(length: usize) -> usize {
    length.saturating_mul(2).saturating_add(MOST_SOURCE)
}

fn reversed(chars: &[char]) -> Vec<char> {
    chars.iter().rev().copied().collect()
}

struct Run {
    quoted: usize,
    source: usize,
    edits: Vec<Edit>,
}

/// How far two texts agree from their beginnings on.
fn run(quoted: &[char], source: &[char]) -> Run {
    let (mut q, mut s) = (0, 0);
    let mut edits = Vec::new();
    loop {
        let same = quoted[q..]
            .iter()
            .zip(&source[s..])
            .take_while(|(a, b)| a == b);
        let same = same.count();
        q += same;
        s += same;
        let Some((more, skipped)) = next_agreement(&quoted[q..], &source[s..]) else {
            break;
        };
        edits.push(Edit {
            quoted: q..q + more,
            source: s..s + skipped,
        });
        q += more;
        s += skipped;
        if q == quoted.len() {
            break;
        }
    }
    Run {
        quoted: q,
        source: s,
        edits,
    }
}

/// How many characters of each differ before both agree again: as few as can be. `None` where they do not, or where
/// nothing is left of the quotation.
fn next_agreement(quoted: &[char], source: &[char]) -> Option<(usize, usize)> {
    let left = quoted.len();
    if left == 0 {
        return None;
    }
    let most = MOST_QUOTED.min(left);
    for total in 1..=most + MOST_SOURCE {
        for more in total.saturating_sub(MOST_SOURCE)..=most.min(total) {
            let skipped = total - more;
            let anchor = ANCHOR.min(left - more);
            // Fewer characters agree by chance, unless the difference is as small.
            let proves = anchor == ANCHOR || more.max(skipped) <= MOST_AT_EDGE;
            let next = source.get(skipped..skipped + anchor);
            let agrees = next.is_some_and(|next| next == &quoted[more..more + anchor]);
            if anchor > 0 && proves && agrees {
                return Some((more, skipped));
            }
        }
    }
    // At the very end nothing follows that could agree: the same number of characters stands there.
    (left <= MOST_AT_EDGE).then(|| (left, left.min(source.len())))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn chars(text: &str) -> Vec<char> {
        text.chars().collect()
    }

    /// The differences as words: what is quoted, what the source has.
    fn differences(
        quoted: &str,
        source: &str,
        from: (usize, usize),
    ) -> (String, Vec<(String, String)>) {
        let (q, s) = (chars(quoted), chars(source));
        let found = align(&q, &s, from, 0..q.len());
        let text = |chars: &[char]| chars.iter().collect::<String>();
        let edits = found.edits.iter();
        (
            text(&q[found.quoted.clone()]),
            edits
                .map(|edit| (text(&q[edit.quoted.clone()]), text(&s[edit.source.clone()])))
                .collect(),
        )
    }

    #[test]
    fn differences_are_as_small_as_they_are() {
        let source = "信心铭曰至道无难唯嫌拣择但莫憎爱洞然明白毫厘有差天地悬隔";
        type Case = (
            &'static str,
            (usize, usize),
            &'static [(&'static str, &'static str)],
        );
        let cases: [Case; 6] = [
            ("至道无难唯嫌拣择但莫憎爱", (0, 4), &[]),
            ("至道无难惟嫌拣择但莫憎爱", (0, 4), &[("惟", "唯")]),
            ("至道无难唯嫌拣择洞然明白", (0, 4), &[("", "但莫憎爱")]),
            ("至道无难真的唯嫌拣择但莫憎爱", (6, 8), &[("真的", "")]),
            ("大道无难唯嫌拣择", (1, 5), &[("大", "至")]),
            ("至道无难唯嫌拣别", (0, 4), &[("别", "择")]),
        ];
        for (quoted, from, edits) in cases {
            let (agreed, found) = differences(quoted, source, from);
            assert_eq!(agreed, quoted);
            let found: Vec<_> = found
                .iter()
                .map(|(q, s)| (q.as_str(), s.as_str()))
                .collect();
            assert_eq!(found, edits, "{quoted}");
        }
    }

    #[test]
    fn what_does_not_agree_again_is_left_out() {
        let source = "至道无难唯嫌拣择但莫憎爱洞然明白";
        let (agreed, edits) =
            differences("至道无难唯嫌拣择行亦禅坐亦禅语默动静体安然", source, (0, 0));
        assert_eq!(agreed, "至道无难唯嫌拣择");
        assert_eq!(edits, []);
    }

    proptest! {
        #[test]
        fn what_an_alignment_says_is_so(
            source in "[甲乙丙丁]{8,60}",
            cut in 0usize..8,
            changed in prop::collection::vec((0usize..60, prop::char::range('戊', '戌')), 0..4),
        ) {
            let source = chars(&source);
            let mut quoted = source[cut..].to_vec();
            let length = quoted.len();
            for (at, c) in changed {
                quoted[at % length] = c;
            }
            let Some(at) = (0..length).find(|at| quoted[*at] == source[cut + at]) else {
                return Ok(());
            };
            let found = align(&quoted, &source, (at, cut + at), 0..length);
            // Between the differences both are equal, character by character.
            let (mut q, mut s) = (found.quoted.start, found.source.start);
            let end = Edit {
                quoted: found.quoted.end..found.quoted.end,
                source: found.source.end..found.source.end,
            };
            for edit in found.edits.iter().chain([&end]) {
                prop_assert_eq!(&quoted[q..edit.quoted.start], &source[s..edit.source.start]);
                (q, s) = (edit.quoted.end, edit.source.end);
            }
            prop_assert_eq!((q, s), (found.quoted.end, found.source.end));
        }
    }
}
