//! Rules that an instruction can put in many words, in Chinese of either script or in English. Finds whether one block of
//! a text speaks of every part of a rule; whether it says the right thing is for people to judge.

use std::sync::LazyLock;

use regex::Regex;

/// The parts of a rule, each a list of words any of which will do.
pub struct Wording(Vec<Regex>);

/// The rule that the first answer assumes nothing about the reader (masters.md §1.12).
pub static NEUTRAL_FIRST_TURN: LazyLock<Wording> = LazyLock::new(|| {
    Wording::new(&[
        "first[ -](?:turn|reply|answer|response)|首轮|首輪|第一轮|第一輪|第一次回|首次回",
        "neutral|assum|address|identity|中立|身份|身分|称谓|稱謂|预设|預設",
    ])
});

impl Wording {
    /// A rule from its parts, each a regular expression without regard to the case of ASCII letters. Classes, dots and
    /// the like must be ASCII too: such a program is made in a tenth of the time, and every run of Colophon makes it.
    #[must_use]
    pub fn new(parts: &[&str]) -> Self {
        let compile = |part: &&str| Regex::new(&format!("(?i-u:{part})")).ok();
        let compiled: Vec<_> = parts.iter().filter_map(compile).collect();
        debug_assert_eq!(compiled.len(), parts.len(), "{parts:?}");
        Self(compiled)
    }

    /// Whether one block of `text` speaks of every part.
    #[must_use]
    pub fn is_in(&self, text: &str) -> bool {
        blocks(text)
            .into_iter()
            .any(|block| self.is_in_block(block))
    }

    fn is_in_block(&self, block: &str) -> bool {
        self.0.iter().all(|part| part.is_match(block))
    }
}

/// Paragraphs, list items, table rows and headings, each with the lines that continue it.
fn blocks(text: &str) -> Vec<&str> {
    let mut blocks = Vec::new();
    let mut rest = text;
    let mut length = 0;
    for line in text.split_inclusive('\n') {
        if begins_block(line) && length > 0 {
            let (block, after) = rest.split_at(length);
            blocks.push(block);
            rest = after;
            length = 0;
        }
        length += line.len();
    }
    blocks.push(rest);
    blocks
}

fn begins_block(line: &str) -> bool {
    let line = line.trim();
    line.is_empty() || line.starts_with(['-', '*', '|', '#', '>', '+']) || is_numbered(line)
}

fn is_numbered(line: &str) -> bool {
    let rest = line.trim_start_matches(|c: char| c.is_ascii_digit());
    rest.len() < line.len() && rest.starts_with(['.', '、', ')'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_ends_at_a_blank_line_an_item_and_a_row() {
        let text = "a\nb\n\nc\n- d\n  e\n2. f\n| g |\n";
        let found: Vec<_> = blocks(text).into_iter().map(str::trim).collect();
        assert_eq!(found, ["a\nb", "c", "- d\n  e", "2. f", "| g |"]);
        assert_eq!(blocks(text).concat(), text);
    }

    #[test]
    fn every_part_must_stand_in_one_block() {
        let rule = Wording::new(&["first", "中立|neutral"]);
        assert!(rule.is_in("The First turn\nis neutral."));
        assert!(!rule.is_in("The first turn\n\nis neutral."));
        assert!(!rule.is_in("first"));
    }

    #[test]
    fn the_neutral_first_turn_is_known_in_three_ways_of_writing() {
        for text in [
            "**首轮身份中立**：禁用“居士”",
            "第一輪不預設身分",
            "In the first reply assume nothing about the reader.",
        ] {
            assert!(NEUTRAL_FIRST_TURN.is_in(text), "{text}");
        }
        assert!(!NEUTRAL_FIRST_TURN.is_in("第二轮起按自述身份称呼"));
    }
}
