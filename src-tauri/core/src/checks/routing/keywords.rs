//! The keywords of `routing.json`, and which of them get in each other's way: a keyword within another claims whatever
//! the other claims.

use std::collections::BTreeMap;

use crate::checks::Found;
use crate::checks::beside::words;
use crate::model::{JsonDoc, Place};

/// Longer keywords are not searched for others: no one writes them, and a damaged file must not cost minutes.
const LONGEST_SEARCHED: usize = 64;

/// A keyword, its place, and the row it belongs to.
pub struct Keyword<'a> {
    /// The keyword.
    pub words: &'a str,
    /// Its place.
    pub pointer: String,
    /// The pointer of its row.
    row: String,
}

/// The keywords of one list of rows (`mode_rules`, `situations`, `topic_pairings`).
pub fn keywords<'a>(doc: &'a JsonDoc, group: &str) -> Vec<Keyword<'a>> {
    let all = words(doc, &format!("/{group}/*/keywords/*")).into_iter();
    all.filter(|(_, words)| !words.trim().is_empty())
        .map(|(pointer, words)| {
            let row = pointer
                .split("/keywords/")
                .next()
                .unwrap_or_default()
                .to_owned();
            Keyword {
                words,
                pointer,
                row,
            }
        })
        .collect()
}

/// Each pair of a keyword and another of a different row that lies within it, or is the same.
pub fn within<'k>(
    outer: &'k [Keyword<'k>],
    inner: &'k [Keyword<'k>],
) -> Vec<(&'k Keyword<'k>, &'k Keyword<'k>)> {
    let mut known: BTreeMap<&str, Vec<&Keyword>> = BTreeMap::new();
    for keyword in inner {
        known.entry(keyword.words).or_default().push(keyword);
    }
    let mut pairs = Vec::new();
    for keyword in outer {
        for part in parts(keyword.words) {
            let others = known.get(part).into_iter().flatten();
            pairs.extend(
                others
                    .filter(|o| o.row != keyword.row)
                    .map(|o| (keyword, *o)),
            );
        }
    }
    pairs
}

/// Every different run of characters of `words`.
fn parts(words: &str) -> Vec<&str> {
    let edges = words.char_indices().map(|(at, _)| at).chain([words.len()]);
    let edges: Vec<usize> = edges.take(LONGEST_SEARCHED + 1).collect();
    let mut parts: Vec<&str> = Vec::new();
    for (number, start) in edges.iter().enumerate() {
        parts.extend(edges[number + 1..].iter().map(|end| &words[*start..*end]));
    }
    parts.sort_unstable();
    parts.dedup();
    parts
}

/// A fault at `keyword`, which meets `other`. Parameters: `keyword`, `other`.
pub fn meeting(doc: &JsonDoc, keyword: &Keyword, other: &Keyword) -> Found {
    Found::at(Place::json(doc, keyword.pointer.as_str()))
        .with("keyword", keyword.words)
        .with("other", other.words)
}
