//! What a person types into a search field, read: words, `"phrases"`, `begin*`, `NEAR(a b, 10)`, `/patterns/`, and `-`
//! before what must not occur.

use std::collections::BTreeMap;

/// How many characters a query may have.
const LONGEST: usize = 2_000;
/// How many clauses a query may have, and words a NEAR.
const MOST_CLAUSES: usize = 32;
/// How far apart the words of a NEAR may be where it does not say.
const NEAR: usize = 10;
/// How far apart at most.
const FARTHEST: usize = 1_000;

/// A query. A block fits where every wanted clause occurs in it and no unwanted one does.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Query {
    /// What must occur; never empty.
    pub wanted: Vec<Clause>,
    /// What must not.
    pub unwanted: Vec<Clause>,
}

/// A part of a query.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Clause {
    /// Words in their order.
    Phrase(Phrase),
    /// Phrases in any order, with at most so many other characters and words in all between them.
    Near(Vec<Phrase>, usize),
    /// A regular expression over the text as it is printed.
    Pattern(String),
}

/// Words in their order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Phrase {
    /// As typed, without quotes and star.
    pub text: String,
    /// Whether its last word may go on.
    pub open: bool,
}

/// Why a query cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QueryError {
    /// The code, as the service names it.
    pub code: &'static str,
    /// Values for the wording.
    pub params: BTreeMap<&'static str, String>,
}

impl QueryError {
    pub(super) fn new(code: &'static str, params: &[(&'static str, &str)]) -> Self {
        let params = params
            .iter()
            .map(|(name, value)| (*name, (*value).to_owned()));
        Self {
            code,
            params: params.collect(),
        }
    }
}

impl Query {
    /// Reads `typed`.
    ///
    /// # Errors
    /// Where quotes, brackets or slashes are not closed, a NEAR is not one, or there is nothing to look for.
    pub fn parse(typed: &str) -> Result<Self, QueryError> {
        if typed.chars().count() > LONGEST {
            return Err(too_long());
        }
        let mut reader = Reader { rest: typed };
        let mut query = Self::default();
        while let Some((unwanted, clause)) = reader.clause()? {
            let clauses = if unwanted {
                &mut query.unwanted
            } else {
                &mut query.wanted
            };
            clauses.push(clause);
        }
        if query.wanted.is_empty() {
            return Err(QueryError::new("query-empty", &[]));
        }
        if query.wanted.len() + query.unwanted.len() > MOST_CLAUSES {
            return Err(too_long());
        }
        Ok(query)
    }

    /// The query that looks for `text` and nothing else.
    #[must_use]
    pub fn phrase(text: &str) -> Self {
        let text = text.to_owned();
        Self {
            wanted: vec![Clause::Phrase(Phrase { text, open: false })],
            unwanted: Vec::new(),
        }
    }
}

fn too_long() -> QueryError {
    let limits = [
        ("characters", LONGEST.to_string()),
        ("clauses", MOST_CLAUSES.to_string()),
    ];
    let limits = limits
        .each_ref()
        .map(|(name, limit)| (*name, limit.as_str()));
    QueryError::new("query-too-long", &limits)
}

/// What is still to be read.
struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    fn clause(&mut self) -> Result<Option<(bool, Clause)>, QueryError> {
        self.rest = self.rest.trim_start();
        let unwanted = self.next(&['-', '－']);
        if unwanted && self.at_end_of_word() {
            // A dash between words excludes nothing.
            return self.clause();
        }
        if self.rest.is_empty() {
            return Ok(None);
        }
        let clause = if self.next(&['/']) {
            Clause::Pattern(self.closed(&['/'], "/")?)
        } else if let Some(rest) = near(self.rest) {
            self.rest = rest;
            self.near()?
        } else {
            Clause::Phrase(self.phrase(&[])?)
        };
        Ok(Some((unwanted, clause)))
    }

    /// Whether one of `chars` comes next; it is read then.
    fn next(&mut self, chars: &[char]) -> bool {
        let rest = self.rest.strip_prefix(chars);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn at_end_of_word(&self) -> bool {
        self.rest.chars().next().is_none_or(char::is_whitespace)
    }

    /// A phrase in quotes, or a word, which ends at white space or one of `ends`.
    fn phrase(&mut self, ends: &[char]) -> Result<Phrase, QueryError> {
        if self.next(&['"', '“', '”', '＂']) {
            let text = self.closed(&['"', '“', '”', '＂'], "\"")?;
            if text.trim().is_empty() {
                return Err(QueryError::new("query-empty", &[]));
            }
            let open = self.next(&['*']);
            return Ok(Phrase { text, open });
        }
        let ends_here = |c: char| c.is_whitespace() || ends.contains(&c);
        let end = self.rest.find(ends_here).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        let open = word.strip_suffix('*').filter(|word| !word.is_empty());
        Ok(Phrase {
            text: open.unwrap_or(word).to_owned(),
            open: open.is_some(),
        })
    }

    /// Everything up to one of `ends`, which is read too. A backslash takes an end as it is.
    fn closed(&mut self, ends: &[char], mark: &str) -> Result<String, QueryError> {
        let mut text = String::new();
        let mut chars = self.rest.char_indices().peekable();
        while let Some((at, c)) = chars.next() {
            if ends.contains(&c) {
                self.rest = &self.rest[at + c.len_utf8()..];
                return Ok(text);
            }
            let escaped = chars.next_if(|(_, next)| c == '\\' && ends.contains(next));
            text.push(escaped.map_or(c, |(_, end)| end));
        }
        Err(QueryError::new("query-unclosed", &[("mark", mark)]))
    }

    /// The rest of a NEAR.
    fn near(&mut self) -> Result<Clause, QueryError> {
        let mut phrases = Vec::new();
        let mut apart = NEAR;
        loop {
            self.rest = self.rest.trim_start();
            if self.rest.is_empty() {
                return Err(QueryError::new("query-unclosed", &[("mark", "NEAR(")]));
            }
            if self.next(&[')', '）']) {
                break;
            }
            if self.next(&[',', '，']) {
                apart = self.number()?;
                continue;
            }
            phrases.push(self.phrase(&[',', '，', ')', '）'])?);
        }
        if !(2..=MOST_CLAUSES).contains(&phrases.len()) {
            return Err(QueryError::new("query-near", &[]));
        }
        Ok(Clause::Near(phrases, apart))
    }

    fn number(&mut self) -> Result<usize, QueryError> {
        self.rest = self.rest.trim_start();
        let end = self.rest.find(|c: char| !c.is_ascii_digit());
        let (digits, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        let number = digits.parse().ok().filter(|number| *number <= FARTHEST);
        self.rest = rest.trim_start();
        let closed = self.rest.starts_with([')', '）']);
        number
            .filter(|_| closed || self.rest.is_empty())
            .ok_or_else(|| QueryError::new("query-near", &[]))
    }
}

/// What follows `NEAR(`, where that comes next.
fn near(rest: &str) -> Option<&str> {
    rest.strip_prefix("NEAR")?.strip_prefix(['(', '（'])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(text: &str) -> Phrase {
        let (text, open) = (text.trim_end_matches('*').to_owned(), text.ends_with('*'));
        Phrase { text, open }
    }

    fn read(typed: &str) -> (Vec<Clause>, Vec<Clause>) {
        let query = Query::parse(typed).unwrap_or_else(|error| panic!("{typed}: {error:?}"));
        (query.wanted, query.unwanted)
    }

    #[test]
    fn words_phrases_and_beginnings() {
        let phrase = |text: &str| Clause::Phrase(word(text));
        let cases: &[(&str, &[&str], &[&str])] = &[
            ("道", &["道"], &[]),
            (" 至道　無難 ", &["至道", "無難"], &[]),
            (
                "\"at the end\" “至道 無難”",
                &["at the end", "至道 無難"],
                &[],
            ),
            ("nāg* \"of nāg\"*", &["nāg*", "of nāg*"], &[]),
            ("道 -\"難 易\" －擇", &["道"], &["難 易", "擇"]),
            ("道 - 難", &["道", "難"], &[]),
            (r#""say \"so\"" \"#, &["say \"so\"", "\\"], &[]),
            ("NEAR 道-德", &["NEAR", "道-德"], &[]),
            ("*", &[], &[]),
        ];
        for (typed, wanted, unwanted) in cases {
            let wanted: Vec<_> = wanted.iter().map(|text| phrase(text)).collect();
            let unwanted: Vec<_> = unwanted.iter().map(|text| phrase(text)).collect();
            if !wanted.is_empty() {
                assert_eq!(read(typed), (wanted, unwanted), "{typed}");
            }
        }
        assert_eq!(
            read("*").0,
            [Clause::Phrase(Phrase {
                text: "*".to_owned(),
                open: false
            })]
        );
    }

    #[test]
    fn near_and_patterns() {
        let near =
            |words: &[&str], apart| Clause::Near(words.iter().map(|w| word(w)).collect(), apart);
        let pattern = |text: &str| Clause::Pattern(text.to_owned());
        assert_eq!(read("NEAR(佛 法)").0, [near(&["佛", "法"], NEAR)]);
        assert_eq!(
            read("NEAR（佛 \"法 僧\" nāg*， 3 ）").0,
            [near(&["佛", "法 僧", "nāg*"], 3)]
        );
        assert_eq!(read("-NEAR(佛 法,0) 道").1, [near(&["佛", "法"], 0)]);
        assert_eq!(
            read(r"/色即.{1,3}空/ /a\/b\d/").0,
            [pattern("色即.{1,3}空"), pattern(r"a/b\d")]
        );
    }

    #[test]
    fn what_cannot_be_read() {
        let long = "道".repeat(LONGEST + 1);
        let many = "道 ".repeat(MOST_CLAUSES + 1);
        let cases = [
            ("", "query-empty"),
            (" 　", "query-empty"),
            ("-道", "query-empty"),
            ("道 \" \"", "query-empty"),
            ("\"道", "query-unclosed"),
            ("/道", "query-unclosed"),
            ("NEAR(道 德", "query-unclosed"),
            ("NEAR(道)", "query-near"),
            ("NEAR(道 德, x)", "query-near"),
            ("NEAR(道 德, 1001)", "query-near"),
            ("NEAR(道 德, 3 佛)", "query-near"),
            (&long, "query-too-long"),
            (&many, "query-too-long"),
        ];
        for (typed, code) in cases {
            assert_eq!(
                Query::parse(typed).map_err(|error| error.code),
                Err(code),
                "{typed}"
            );
        }
    }
}
