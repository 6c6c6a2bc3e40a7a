//! The years of a life, read from the free words of `era` (masters.md §1.2): `638-713`, `约150-250`, `5世纪`, `1950-`.

use std::sync::LazyLock;

use regex::{Captures, Regex};

/// Around when somebody lived. Years before the common era are negative.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Era {
    /// Year of birth, or the first year of the century; `None` where it is not known.
    pub start: Option<i32>,
    /// Year of death, or the last year of the century; `None` where none is given, so that the person may be alive.
    pub end: Option<i32>,
}

const ABOUT: &str = r"(?:(?:约|約|大约|大約|c\.|ca\.|circa)\s*)?";
const BEFORE: &str = r"(公元前|西元前|前|BCE?\s)?(?:公元|西元)?\s*";
const TO: &str = r"\s*[-–—－~～〜至]+\s*";

/// A remark in brackets may follow.
const REMARK: &str = r"\s*(?:[（(].*[）)])?$";

static YEARS: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let open = "今|至今|现在|現在|present|now";
    Regex::new(&format!(
        r"(?i)^{ABOUT}{BEFORE}(\d{{1,4}}|[?？])年?{TO}{ABOUT}{BEFORE}(\d{{1,4}}|[?？]|{open})?年?{REMARK}"
    ))
    .ok()
});

static CENTURIES: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(&format!(
        r"(?i)^{ABOUT}{BEFORE}(\d{{1,2}})(?:st|nd|rd|th)?(?:{TO}(\d{{1,2}})(?:st|nd|rd|th)?)?\s*(?:世纪|世紀|centur(?:y|ies))\S*{REMARK}"
    ))
    .ok()
});

impl Era {
    /// The years that `words` say; `None` where they say none, or say that somebody died before being born.
    #[must_use]
    pub fn parse(words: &str) -> Option<Self> {
        let words = words.trim();
        let years = YEARS.as_ref()?.captures(words).map(|c| Self::of_years(&c));
        let era =
            years.or_else(|| Some(Self::of_centuries(&CENTURIES.as_ref()?.captures(words)?)))?;
        let backwards = matches!((era.start, era.end), (Some(start), Some(end)) if end < start);
        (!backwards).then_some(era)
    }

    fn of_years(captures: &Captures) -> Self {
        let before = captures.get(1).is_some();
        let start = number(captures, 2).map(|year| if before { -year } else { year });
        // "前563-483": the word stands before the first year and counts for both, where the second is the smaller.
        let still_before =
            captures.get(3).is_some() || (before && number(captures, 4) < number(captures, 2));
        let end = number(captures, 4).map(|year| if still_before { -year } else { year });
        // A year of death that is said to be unknown is a death all the same, within a lifetime of the birth.
        let unknown = captures
            .get(4)
            .is_some_and(|m| matches!(m.as_str(), "?" | "？"));
        let end = end.or_else(|| start.filter(|_| unknown).map(|year| year + 100));
        Self { start, end }
    }

    fn of_centuries(captures: &Captures) -> Self {
        let first = number(captures, 2).unwrap_or(1);
        let last = number(captures, 3).unwrap_or(first);
        let (start, end) = if captures.get(1).is_some() {
            (-first * 100, -(last - 1) * 100 - 1)
        } else {
            ((first - 1) * 100 + 1, last * 100)
        };
        Self {
            start: Some(start),
            end: Some(end),
        }
    }
}

fn number(captures: &Captures, group: usize) -> Option<i32> {
    captures.get(group)?.as_str().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_spellings_in_use_are_read() {
        let cases = [
            ("638-713", Some(638), Some(713)),
            ("约150-250", Some(150), Some(250)),
            ("約 150–約 250", Some(150), Some(250)),
            ("5世纪", Some(401), Some(500)),
            ("約4—5世紀", Some(301), Some(500)),
            ("5th century", Some(401), Some(500)),
            ("前563-483", Some(-563), Some(-483)),
            ("公元前1-2世纪", Some(-100), Some(-101)),
            ("前10-20", Some(-10), Some(20)),
            ("c. 980 - 1054 (Tibetan reckoning)", Some(980), Some(1054)),
            ("?-713", None, Some(713)),
            ("638-?", Some(638), Some(738)),
            ("1950-", Some(1950), None),
            ("1950–present", Some(1950), None),
            ("1950年至今", Some(1950), None),
        ];
        for (words, start, end) in cases {
            let wanted = Some(Era { start, end }).filter(|e| e.start <= e.end || e.end.is_none());
            assert_eq!(Era::parse(words), wanted, "{words}");
        }
    }

    #[test]
    fn other_words_are_not() {
        for words in [
            "",
            "唐",
            "713-638",
            "long ago",
            "638",
            "638/713",
            "99999-100000",
        ] {
            assert_eq!(Era::parse(words), None, "{words}");
        }
    }
}
