//! The tiers of the rules of conduct: whether a persona may be made, and from what (masters.md §4.1 E2 to E7).

use crate::checks::meta::Era;
use crate::model::Meta;

/// The year these rules were published. The core has no clock, and a finding must not depend on the day it is made.
pub const RULES_OF_YEAR: i32 = 2026;

/// Years after a death until works are free in the countries with the long term.
pub const COPYRIGHT_YEARS: i32 = 70;

/// What `ethics_tier` says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tier {
    /// A: the works are free.
    Free,
    /// B: in copyright, used by written permission.
    ByPermission,
    /// B, special case: in copyright, summaries only, marked as such.
    SummariesOnly,
    /// C: no persona may be made.
    Refused,
    /// D: to be judged case by case, with the reason.
    CaseByCase,
}

impl Tier {
    /// The tier that `words` name: a letter, or `B-special-case`; case and a leading `Tier` do not matter.
    pub fn parse(words: &str) -> Option<Self> {
        let words = words.trim().to_lowercase();
        match words.strip_prefix("tier").unwrap_or(&words).trim_start() {
            "a" => Some(Self::Free),
            "b" => Some(Self::ByPermission),
            "b-special-case" => Some(Self::SummariesOnly),
            "c" => Some(Self::Refused),
            "d" => Some(Self::CaseByCase),
            _ => None,
        }
    }

    /// The tier that a master declares.
    pub fn of(meta: &Meta) -> Option<Self> {
        Self::parse(meta.str("ethics_tier")?)
    }
}

/// The last year in which works may be in copyright, where that year is not past.
pub fn copyright_until(meta: &Meta) -> Option<i32> {
    let until = Era::parse(meta.str("era")?)?.end? + COPYRIGHT_YEARS;
    (until >= RULES_OF_YEAR).then_some(until)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiers_are_read_in_their_spellings() {
        assert_eq!(Tier::parse("B-special-case"), Some(Tier::SummariesOnly));
        assert_eq!(Tier::parse("Tier B"), Some(Tier::ByPermission));
        assert_eq!(Tier::parse(" a "), Some(Tier::Free));
        assert_eq!(Tier::parse("E"), None);
        assert_eq!(Tier::parse("Both"), None);
    }
}
