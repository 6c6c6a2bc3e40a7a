//! Routing pointers of a `SKILL.md` beside the headings of the files they name (masters.md §1.9, §1.15).

use std::cell::OnceCell;
use std::collections::BTreeMap;

use crate::checks::Found;
use crate::model::{Heading, MarkdownFile, Master, Place, SectionRef, SkillFile};
use crate::text::fold;

/// How a section's name stands to the headings of its file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Naming {
    /// A heading holds the name.
    Found,
    /// A heading holds it in the other script.
    OtherScript,
    /// No heading holds it.
    Missing,
}

/// Every pointer into a Markdown file that could be read and that stands so to its headings.
pub fn pointers(master: &Master, naming: Naming) -> Vec<Found> {
    let Some(skill) = master.skill.read() else {
        return Vec::new();
    };
    let mut targets: BTreeMap<&str, Option<Target>> = BTreeMap::new();
    let mut found = Vec::new();
    for pointer in &skill.section_refs {
        let target = targets
            .entry(&pointer.file)
            .or_insert_with(|| file(master, &pointer.file).map(|file| Target::new(&file.headings)));
        if target
            .as_ref()
            .is_some_and(|target| target.naming(&pointer.section) == naming)
        {
            found.push(self::found(skill, pointer));
        }
    }
    found
}

fn file<'a>(master: &'a Master, name: &str) -> Option<&'a MarkdownFile> {
    let path = master.path(name);
    master
        .markdown()
        .find(|markdown| markdown.file.path == path)
}

fn found(skill: &SkillFile, pointer: &SectionRef) -> Found {
    Found::at(Place::span(&skill.markdown.file, pointer.span))
        .with("file", &pointer.file)
        .with("section", &pointer.section)
}

/// The headings of a file, in the spellings they are compared in; made only when they are needed.
struct Target<'a> {
    headings: &'a [Heading],
    letters: OnceCell<Vec<String>>,
    folded: OnceCell<Vec<String>>,
}

impl<'a> Target<'a> {
    const fn new(headings: &'a [Heading]) -> Self {
        Self {
            headings,
            letters: OnceCell::new(),
            folded: OnceCell::new(),
        }
    }

    /// Looks for `name`. A heading may say more, and either may hold a gloss in brackets; blanks, punctuation and case
    /// do not matter, nor does a word such as 章 at the end of the name.
    fn naming(&self, name: &str) -> Naming {
        if self
            .headings
            .iter()
            .any(|heading| heading.text.contains(name))
        {
            return Naming::Found;
        }
        let all = |same| {
            self.headings
                .iter()
                .flat_map(|h| spellings(&h.text, same))
                .collect()
        };
        let hold = |headings: &Vec<String>, same| {
            let names = spellings(name, same);
            names.iter().any(|name| {
                headings
                    .iter()
                    .any(|heading| heading.contains(name.as_str()))
            })
        };
        if hold(self.letters.get_or_init(|| all(letters)), letters) {
            Naming::Found
        } else if hold(self.folded.get_or_init(|| all(folded)), folded) {
            Naming::OtherScript
        } else {
            Naming::Missing
        }
    }
}

/// The words with and without what stands in brackets.
fn spellings(words: &str, same: fn(&str) -> String) -> Vec<String> {
    let bare = without_brackets(words);
    let short = bare.trim().trim_end_matches(['章', '品', '节', '節']);
    let mut spellings: Vec<_> = [words, &bare, short].into_iter().map(same).collect();
    spellings.retain(|s| !s.is_empty());
    spellings.dedup();
    spellings
}

fn without_brackets(words: &str) -> String {
    let mut depth = 0_usize;
    let mut kept = String::new();
    for c in words.chars() {
        match c {
            '(' | '（' => depth += 1,
            ')' | '）' => depth = depth.saturating_sub(1),
            _ if depth == 0 => kept.push(c),
            _ => {}
        }
    }
    kept
}

fn letters(words: &str) -> String {
    words
        .chars()
        .filter(|c| c.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect()
}

fn folded(words: &str) -> String {
    fold(words).chars.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Span;

    #[test]
    fn a_heading_may_say_more_than_its_name() {
        let headings = [
            "1. 戒、定、慧三学",
            "§正念（Sati）与觉知",
            "毗钵舍那（vipaśyanā） — 观",
            "Layer 0：硬规则",
        ];
        let headings = headings.map(|text| Heading {
            level: 2,
            text: text.to_owned(),
            span: Span::default(),
        });
        let table = [
            ("戒定慧", Naming::Found),
            ("正念与觉知", Naming::Found),
            ("Sati", Naming::Found),
            ("毗钵舍那（vipaśyanā）章", Naming::Found),
            ("layer 0", Naming::Found),
            ("正念與覺知", Naming::OtherScript),
            ("觉知与正念", Naming::Missing),
            ("章", Naming::Missing),
        ];
        for (name, expected) in table {
            assert_eq!(Target::new(&headings).naming(name), expected, "{name}");
        }
    }
}
