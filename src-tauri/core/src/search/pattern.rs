//! Regular expressions, in linear time and within limits that are counted and not timed.

use regex::{Regex, RegexBuilder};
use regex_automata::nfa::thompson::{self, NFA};

use super::query::QueryError;
use crate::text::Span;

/// How large a compiled expression may be, in bytes.
const LARGEST: usize = 1 << 20;
/// How deep its brackets may be nested.
const DEEPEST: u32 = 50;

/// An expression, compiled.
#[derive(Debug)]
pub struct Pattern {
    regex: Regex,
    states: u64,
}

impl Pattern {
    /// Compiles `source`.
    ///
    /// # Errors
    /// Where it is no regular expression, larger or deeper than the limits, or matches the empty text.
    pub fn new(source: &str) -> Result<Self, QueryError> {
        let refused = |reason: String| QueryError::new("query-pattern", &[("reason", &reason)]);
        let regex = RegexBuilder::new(source)
            .size_limit(LARGEST)
            .dfa_size_limit(LARGEST)
            .nest_limit(DEEPEST)
            .build()
            .map_err(|error| refused(reason(&error)))?;
        if regex.is_match("") {
            return Err(refused("it matches where nothing stands".to_owned()));
        }
        let config = thompson::Config::new().nfa_size_limit(Some(LARGEST));
        let compiled = NFA::compiler().configure(config).build(source);
        let states = compiled
            .map_err(|error| refused(error.to_string()))?
            .states()
            .len();
        Ok(Self {
            regex,
            states: u64::try_from(states).unwrap_or(u64::MAX),
        })
    }

    /// Every place in `text` where it matches; empty matches are none.
    pub fn find_all<'a>(&'a self, text: &'a str) -> impl Iterator<Item = Span> + 'a {
        let found = self.regex.find_iter(text);
        found
            .filter(|found| !found.is_empty())
            .map(|found| Span::new(found.start(), found.end()))
    }

    /// The most steps that each byte of a text can take.
    pub const fn steps_a_byte(&self) -> u64 {
        self.states
    }
}

/// Why an expression was refused, on one line.
fn reason(error: &regex::Error) -> String {
    let text = error.to_string();
    let last = text.lines().last().unwrap_or_default();
    last.trim_start_matches("error: ").to_owned()
}
