//! The words of the excerpts by what they are, folded for comparison, with the works they come from.

use super::clauses::{Clause, clauses};
use crate::model::{ExcerptFile, Master, Passage, Role, WorkId, mentioned};

/// Fewer characters than this may stand anywhere by chance and back nothing on their own.
const LEAST: usize = 4;
/// Fewer characters than this must be whole clauses of the text: cut out of one, they may say the opposite.
const WHOLE_CLAUSES_BELOW: usize = 8;

/// The words of one role in one passage.
pub struct Text {
    /// What they are.
    pub role: Role,
    /// The works the passage cites; where it cites none, those its file names at the head.
    pub works: Vec<WorkId>,
    folded: String,
    /// Where its clauses begin and end in `folded`, in order.
    edges: Vec<usize>,
}

/// The texts of all passages of `master`.
pub fn texts(master: &Master) -> Vec<Text> {
    let mut texts = Vec::new();
    for file in &master.excerpts {
        let header: Vec<WorkId> = mentioned(file.text(file.header))
            .into_iter()
            .map(|m| m.id)
            .collect();
        for passage in &file.passages {
            let works = works(passage, &header);
            for role in [Role::Scripture, Role::Paraphrase, Role::Editor] {
                texts.extend(text(file, passage, role, &works));
            }
        }
    }
    texts
}

fn works(passage: &Passage, header: &[WorkId]) -> Vec<WorkId> {
    let cited: Vec<WorkId> = passage
        .citations
        .iter()
        .flat_map(|c| &c.ids)
        .map(|(spelling, _)| WorkId::parse(spelling))
        .collect();
    if cited.is_empty() {
        header.to_vec()
    } else {
        cited
    }
}

fn text(file: &ExcerptFile, passage: &Passage, role: Role, works: &[WorkId]) -> Option<Text> {
    let blocks = passage.blocks.iter().filter(|b| b.role == role);
    let text = Text::new(role, works.to_vec(), blocks.map(|b| file.text(b.span)));
    (!text.folded.is_empty()).then_some(text)
}

impl Text {
    /// The words of `blocks`, one behind the other.
    pub fn new<'a>(role: Role, works: Vec<WorkId>, blocks: impl Iterator<Item = &'a str>) -> Self {
        let mut text = Self {
            role,
            works,
            folded: String::new(),
            edges: vec![0],
        };
        for clause in blocks.flat_map(clauses) {
            text.folded.push_str(&clause.folded);
            text.edges.push(text.folded.len());
        }
        text
    }

    /// Whether it comes from `work`; a passage that names no work at all may come from any.
    pub fn is_of(&self, work: &WorkId) -> bool {
        self.works.is_empty() || self.works.iter().any(|w| w.same(work))
    }

    /// Whether `words`, folded, occur anywhere in it.
    pub fn holds(&self, words: &str) -> bool {
        self.folded.contains(words)
    }

    /// How many of the first of `clauses` stand here one behind the other, from byte `from` on, and the byte behind
    /// the last of them; `None` where too little does to prove anything.
    pub fn longest_run(&self, clauses: &[Clause], from: usize) -> Option<(usize, usize)> {
        let mut words = String::new();
        let mut best = None;
        for (at, clause) in clauses.iter().enumerate() {
            words.push_str(&clause.folded);
            if !self.folded[from..].contains(&words) {
                break;
            }
            if let Some(end) = self.proof(&words, from) {
                best = Some((at + 1, end));
            }
        }
        best
    }

    /// The byte behind the first place from `from` on where `words` stand and prove something.
    fn proof(&self, words: &str, from: usize) -> Option<usize> {
        let length = words.chars().count();
        if length < LEAST {
            return None;
        }
        let edge = |at: &usize| self.edges.binary_search(at).is_ok();
        self.folded[from..]
            .match_indices(words)
            .map(|(at, _)| (from + at, from + at + words.len()))
            .find(|(start, end)| length >= WHOLE_CLAUSES_BELOW || (edge(start) && edge(end)))
            .map(|(_, end)| end)
    }
}
