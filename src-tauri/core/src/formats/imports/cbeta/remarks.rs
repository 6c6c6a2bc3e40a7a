//! What the edition says beside its words, and where: collected while reading, put into the blocks in the end, since in one
//! dialect all of it follows the body.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};

use super::page::Mark;
use crate::model::{Reading, TextBlock};
use crate::text::Span;

/// What was collected.
#[derive(Debug, Default)]
pub struct Remarks<'x> {
    anchors: HashMap<Cow<'x, str>, Mark>,
    placed: Vec<Placed>,
    /// Remarks about anchors that do not exist.
    lost: usize,
}

/// A remark about the words between two marks.
#[derive(Debug)]
pub struct Remark {
    /// Its kind.
    pub kind: String,
    /// Witnesses as the file has them.
    pub witnesses: String,
    /// Its words.
    pub text: String,
}

impl Remark {
    /// A remark without witnesses.
    pub fn new(kind: &str, text: String) -> Self {
        Self {
            kind: kind.to_owned(),
            witnesses: String::new(),
            text,
        }
    }
}

/// A remark about the words from one mark to another.
#[derive(Debug)]
struct Placed {
    from: Mark,
    to: Mark,
    remark: Remark,
}

impl<'x> Remarks<'x> {
    /// An anchor stands at `mark`.
    pub fn anchor(&mut self, name: Cow<'x, str>, mark: Mark) {
        self.anchors.insert(name, mark);
    }

    /// A remark about the words from one mark to another.
    pub fn between(&mut self, from: Mark, to: Mark, remark: Remark) {
        self.placed.push(Placed { from, to, remark });
    }

    /// Several remarks about the words from one mark to another.
    pub fn all_between(&mut self, from: Mark, to: Mark, remarks: Vec<Remark>) {
        for remark in remarks {
            self.between(from, to, remark);
        }
    }

    /// A remark about the words from one anchor to another; both are named with or without `#`.
    pub fn tied(&mut self, from: &str, to: &str, remark: Remark) {
        let mark = |name: &str| self.anchors.get(name.trim_start_matches('#')).copied();
        match (mark(from), mark(to)) {
            (Some(from), Some(to)) => self.between(from, to, remark),
            _ => self.lost += 1,
        }
    }

    /// Puts every remark into its block; how many have no place. One about words of several blocks goes to the first, from
    /// where it begins to the end.
    pub fn place(self, blocks: &mut [TextBlock], sigla: &BTreeMap<String, String>) -> usize {
        let mut lost = self.lost;
        for Placed { from, to, remark } in self.placed {
            let Some(block) = blocks.get_mut(from.block) else {
                lost += 1;
                continue;
            };
            let end = if to.block == from.block {
                to.byte
            } else {
                block.text.len()
            };
            block.apparatus.push(Reading {
                span: Span::new(from.byte, end.max(from.byte)),
                kind: remark.kind,
                witnesses: witnesses(&remark.witnesses, sigla),
                text: remark.text,
            });
        }
        for block in blocks {
            block
                .apparatus
                .sort_by_key(|reading| (reading.span.start, reading.span.end));
        }
        lost
    }
}

/// The sigla of `named`: `#wit1 #wit2`, or the sigla themselves, 【大】【宋】.
fn witnesses(named: &str, sigla: &BTreeMap<String, String>) -> Vec<String> {
    let by_name = |name: &str| {
        let id = name.trim_start_matches('#');
        sigla.get(id).cloned().unwrap_or_else(|| id.to_owned())
    };
    if named.contains('【') {
        return named
            .split_inclusive('】')
            .map(str::trim)
            .filter(|one| !one.is_empty())
            .map(str::to_owned)
            .collect();
    }
    named.split_ascii_whitespace().map(by_name).collect()
}
