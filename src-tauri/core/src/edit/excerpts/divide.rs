//! A text of the library, or of a file that is imported, cut into passages: one under each heading, and where that is
//! long, one for so many characters, cut between paragraphs. Each is sanitised, and what that changed is told.

use super::NewPassage;
use crate::fence::{Change, sanitise, sanitise_line};
use crate::model::{Text, TextBlock, TextRole};

/// No further paragraph is added to a passage that has as many characters.
const ENOUGH: usize = 300;
/// Characters of the words that stand for a heading where there is none.
const TOPIC: usize = 12;

/// A passage before and after the sanitiser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cleaned {
    /// What is to be written.
    pub passage: NewPassage,
    /// The words as the file has them.
    pub original: String,
    /// What the sanitiser removed or changed in them.
    pub changes: Vec<Change>,
}

/// The passages of `text` in its order. Prefaces and the like are in only where `paratext` says so; titles and names
/// never are.
#[must_use]
pub fn divide(text: &Text, paratext: bool) -> Vec<Cleaned> {
    let mut found = Vec::new();
    let mut open = Open::default();
    for block in &text.blocks {
        let wanted = match block.role {
            TextRole::Heading => {
                open.close(&mut found);
                open.topic = sanitise_line(&block.text);
                false
            }
            TextRole::Paratext => paratext,
            role => role.is_quotable(),
        };
        if !wanted || block.text.trim().is_empty() {
            continue;
        }
        if open.is_full() || open.is_elsewhere(block) {
            open.close(&mut found);
        }
        open.blocks.push(block);
    }
    open.close(&mut found);
    found
}

/// The passage that is being put together.
#[derive(Default)]
struct Open<'a> {
    topic: String,
    blocks: Vec<&'a TextBlock>,
}

impl Open<'_> {
    fn is_full(&self) -> bool {
        let length = |block: &&TextBlock| block.text.chars().count();
        self.blocks.iter().map(length).sum::<usize>() >= ENOUGH
    }

    /// Whether `block` is in another fascicle than the others.
    fn is_elsewhere(&self, block: &TextBlock) -> bool {
        self.blocks
            .last()
            .is_some_and(|last| last.juan != block.juan)
    }

    /// Ends the passage; the next one stands under the same heading, until another comes.
    fn close(&mut self, found: &mut Vec<Cleaned>) {
        let blocks = std::mem::take(&mut self.blocks);
        let (Some(first), Some(last)) = (blocks.first(), blocks.last()) else {
            return;
        };
        let words: Vec<_> = blocks.iter().map(|block| block.text.trim_end()).collect();
        let original = words.join("\n");
        let sanitised = sanitise(&original);
        let topic = if self.topic.is_empty() {
            beginning(&sanitised.text)
        } else {
            self.topic.clone()
        };
        let end = last.lines.last().map(|line| line.locator.clone());
        let passage = NewPassage {
            topic,
            words: sanitised.text,
            juan: first.juan,
            first: first.locator(0).map(str::to_owned),
            last: end,
            link: None,
        };
        found.push(Cleaned {
            passage,
            original,
            changes: sanitised.changes,
        });
    }
}

/// The first words, up to a mark of punctuation.
fn beginning(words: &str) -> String {
    let mut lines = words.lines().map(sanitise_line);
    let line = lines.find(|line| !line.is_empty()).unwrap_or_default();
    let plain = |c: &char| c.is_alphanumeric() || *c == ' ';
    let start = line.trim_start_matches(|c: char| !c.is_alphanumeric());
    let topic: String = start.chars().take_while(plain).take(TOPIC).collect();
    let topic = topic.trim().to_owned();
    if topic.is_empty() {
        "摘录".to_owned()
    } else {
        topic
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::LineStart;

    fn block(role: TextRole, juan: u32, line: &str, text: &str) -> TextBlock {
        TextBlock {
            role,
            juan: Some(juan),
            text: text.to_owned(),
            lines: vec![LineStart {
                at: 0,
                locator: line.to_owned(),
            }],
            ..TextBlock::default()
        }
    }

    fn cut(
        blocks: Vec<TextBlock>,
        paratext: bool,
    ) -> Vec<(String, String, Option<u32>, String, String)> {
        let text = Text {
            blocks,
            ..Text::default()
        };
        let place = |place: Option<String>| place.unwrap_or_default();
        let row = |cleaned: Cleaned| {
            let passage = cleaned.passage;
            (
                passage.topic,
                passage.words,
                passage.juan,
                place(passage.first),
                place(passage.last),
            )
        };
        divide(&text, paratext).into_iter().map(row).collect()
    }

    fn row(
        topic: &str,
        words: &str,
        juan: u32,
        first: &str,
        last: &str,
    ) -> (String, String, Option<u32>, String, String) {
        (
            topic.into(),
            words.into(),
            Some(juan),
            first.into(),
            last.into(),
        )
    }

    #[test]
    fn headings_and_fascicles_begin_passages() {
        let blocks = || {
            vec![
                block(TextRole::Paratext, 1, "0376a01", "序文"),
                block(TextRole::JuanTitle, 1, "0376b18", "信心銘"),
                block(TextRole::Byline, 1, "0376b19", "僧璨作"),
                block(TextRole::Verse, 1, "0376b20", "至道無難\n唯嫌揀擇\n"),
                block(TextRole::Heading, 1, "0376b25", "第二"),
                block(TextRole::Prose, 1, "0376b26", "一"),
                block(TextRole::Prose, 1, "0376b27", "二"),
                block(TextRole::Prose, 2, "0377a01", "三"),
            ]
        };
        let own = [
            row("至道無難", "至道無難\n唯嫌揀擇", 1, "0376b20", "0376b20"),
            row("第二", "一\n二", 1, "0376b26", "0376b27"),
            row("第二", "三", 2, "0377a01", "0377a01"),
        ];
        assert_eq!(cut(blocks(), false), own);
        let first = row("序文", "序文\n至道無難\n唯嫌揀擇", 1, "0376a01", "0376b20");
        let [_, second, third] = own;
        assert_eq!(cut(blocks(), true), [first, second, third]);
    }

    #[test]
    fn a_long_section_is_cut_between_paragraphs() {
        let long = "字".repeat(200);
        let blocks = (0..5)
            .map(|_| block(TextRole::Prose, 1, "0001a01", &long))
            .collect();
        let lengths: Vec<_> = cut(blocks, false)
            .iter()
            .map(|row| row.1.chars().count())
            .collect();
        assert_eq!(lengths, [401, 401, 200]);
    }

    #[test]
    fn what_the_sanitiser_changes_is_told() {
        let blocks = vec![block(TextRole::Prose, 1, "0001a01", "如\u{200b}是")];
        let text = Text {
            blocks,
            ..Text::default()
        };
        let cleaned = divide(&text, false).remove(0);
        assert_eq!(
            (cleaned.passage.words.as_str(), cleaned.original.as_str()),
            ("如是", "如\u{200b}是")
        );
        assert_eq!(cleaned.changes.len(), 1);
    }
}
