//! A few texts in memory, searched character by character, and a master of one file: what the tests work on.

use std::convert::Infallible;

use super::{At, Corpus, Locus, Stretch};
use crate::formats::load;
use crate::model::{Entry, LineStart, Master, RelPath, SourceFile, Text, TextBlock, WorkId};
use crate::text::fold;

pub(crate) struct Shelf(pub Vec<Text>);

impl Shelf {
    fn text(&self, number: u64) -> &Text {
        &self.0[usize::try_from(number).unwrap()]
    }

    fn folded(&self) -> impl Iterator<Item = (u64, usize, crate::text::Folded, &Text)> {
        (0u64..).zip(&self.0).flat_map(|(number, text)| {
            let blocks = text.blocks.iter().enumerate();
            blocks.map(move |(at, block)| (number, at, fold(&block.text), text))
        })
    }
}

impl Corpus for Shelf {
    type Error = Infallible;

    fn holds(&self, work: &WorkId) -> Result<bool, Infallible> {
        Ok(self.0.iter().any(|text| WorkId::parse(&text.id).same(work)))
    }

    fn frequency(&self, c: char) -> Result<u64, Infallible> {
        let count = |chars: &[char]| chars.iter().filter(|other| **other == c).count() as u64;
        Ok(self
            .folded()
            .map(|(_, _, folded, _)| count(&folded.chars))
            .sum())
    }

    fn find(
        &self,
        seed: &[char],
        work: Option<&WorkId>,
        most: usize,
    ) -> Result<Vec<At>, Infallible> {
        let mut found = Vec::new();
        for (text, block, folded, whole) in self.folded() {
            if work.is_some_and(|work| !WorkId::parse(&whole.id).same(work)) {
                continue;
            }
            let windows = folded.chars.windows(seed.len()).enumerate();
            found.extend(
                windows
                    .filter(|(_, window)| *window == seed)
                    .map(|(at, _)| At {
                        text,
                        block,
                        byte: folded.spans[at].start,
                    }),
            );
        }
        found.truncate(most);
        Ok(found)
    }

    fn around(&self, at: At, before: usize, after: usize) -> Result<Stretch, Infallible> {
        let blocks = &self.text(at.text).blocks;
        let length = |block: usize| fold(&blocks[block].text).chars.len();
        let (mut first, mut last) = (at.block, at.block);
        let (mut before_left, mut after_left) = (before, after);
        while first > 0 && before_left > 0 {
            first -= 1;
            before_left = before_left.saturating_sub(length(first));
        }
        while last + 1 < blocks.len() && after_left > 0 {
            last += 1;
            after_left = after_left.saturating_sub(length(last));
        }
        let words = |block: usize| (block, blocks[block].text.clone());
        Ok(Stretch::new(at.text, (first..=last).map(words).collect()))
    }

    fn locus(&self, at: At) -> Result<Locus, Infallible> {
        let text = self.text(at.text);
        let block = &text.blocks[at.block];
        Ok(Locus {
            work: text.id.clone(),
            juan: block.juan,
            line: block.locator(at.byte).map(str::to_owned),
        })
    }
}

/// A text of blocks: fascicle, and lines with their locators.
pub(crate) fn text(id: &str, blocks: &[(u32, &[(&str, &str)])]) -> Text {
    let block = |(juan, lines): &(u32, &[(&str, &str)])| {
        let mut block = TextBlock {
            juan: Some(*juan),
            ..TextBlock::default()
        };
        for (locator, words) in *lines {
            block.lines.push(LineStart {
                at: block.text.len(),
                locator: (*locator).to_owned(),
            });
            block.text.push_str(words);
        }
        block
    };
    Text {
        id: id.to_owned(),
        blocks: blocks.iter().map(block).collect(),
        ..Text::default()
    }
}

/// A master with this file and no other but `SKILL.md`.
pub(crate) fn master(file: &str, text: &str) -> Master {
    let read = |(file, text): (&str, &str)| {
        let path = RelPath::new(&format!("master-a/{file}"));
        (
            path.clone(),
            Entry::Read(SourceFile::new(path, text.to_owned())),
        )
    };
    let files = [("SKILL.md", "---\nname: master-a\n---\n"), (file, text)];
    let workspace = load(files.map(read).into_iter().collect());
    workspace.masters().next().unwrap().clone()
}
