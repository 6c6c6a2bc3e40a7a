//! Plain text (fojin-api.md §5.5, lines joined as in §3.3): paragraphs between blank lines, the printed line breaks taken out;
//! where lines begin with their place and `║`, as in the text format of CBETA, that is kept.

use super::{Doubt, ImportError, ParseReport, Parsed};
use crate::model::{Family, LineStart, Text, TextBlock};
use crate::text::is_han;

/// What stands between the place of a line and its words.
const HEAD_END: char = '║';

/// Reads a text.
///
/// # Errors
/// Where there are no words in it.
pub fn read(text: &str) -> Result<Parsed, ImportError> {
    let mut page = Page::default();
    let mut id = String::new();
    for line in text.lines() {
        match line.split_once(HEAD_END) {
            Some((head, words)) => {
                let (work, locator) = head_of(head);
                if id.is_empty() {
                    work.clone_into(&mut id);
                }
                if words.is_empty() || words.starts_with('\u{3000}') {
                    page.close();
                }
                page.locator = Some(locator.to_owned());
                page.words(words.trim());
            }
            None if line.trim().is_empty() => page.close(),
            None => page.words(line.trim()),
        }
    }
    page.close();
    if page.blocks.is_empty() {
        return Err(ImportError::new("import-empty"));
    }
    let mut report = ParseReport::default();
    if id.is_empty() {
        report.doubts.push(Doubt::new("import-no-id"));
        report.doubts.push(Doubt::new("import-no-locator"));
    }
    let family = if id.is_empty() {
        Family::Free
    } else {
        Family::Cbeta
    };
    let text = Text {
        id,
        family,
        language: "lzh".to_owned(),
        blocks: page.blocks,
        ..Text::default()
    };
    Ok(Parsed { text, report })
}

/// `T48n2008_p0345c10` as work and line.
fn head_of(head: &str) -> (&str, &str) {
    let head = head.trim();
    match head.rfind('p') {
        Some(at) => (head[..at].trim_end_matches('_'), &head[at + 1..]),
        None => ("", head),
    }
}

#[derive(Default)]
struct Page {
    blocks: Vec<TextBlock>,
    block: TextBlock,
    /// The place of the line that begins.
    locator: Option<String>,
}

impl Page {
    fn words(&mut self, words: &str) {
        if words.is_empty() {
            return;
        }
        let text = &mut self.block.text;
        if !joins(text, words) {
            text.push(' ');
        }
        let at = text.len();
        if let Some(locator) = self.locator.take() {
            self.block.lines.push(LineStart { at, locator });
        }
        self.block.text.push_str(words);
    }

    fn close(&mut self) {
        let block = std::mem::take(&mut self.block);
        if !block.text.is_empty() {
            self.blocks.push(block);
        }
    }
}

/// Whether nothing goes between `before` and `after` where a line ended: a blank goes between Latin words only.
fn joins(before: &str, after: &str) -> bool {
    let is_latin = |c: char| !is_han(c) && c.is_alphanumeric();
    let last = before.chars().next_back();
    match (last, after.chars().next()) {
        (Some(last), Some(first)) => {
            let ends = is_latin(last) || last.is_ascii_punctuation();
            !(ends && is_latin(first))
        }
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn blocks(text: &str) -> Vec<String> {
        let parsed = read(text).unwrap();
        parsed
            .text
            .blocks
            .into_iter()
            .map(|block| block.text)
            .collect()
    }

    #[test]
    fn paragraphs_stand_between_blank_lines_without_the_printed_breaks() {
        assert_eq!(
            blocks("至道無\r\n難唯嫌\n\n  \n揀擇\n"),
            ["至道無難唯嫌", "揀擇"]
        );
        assert_eq!(
            blocks("Thus have\nI heard.\nThen\n"),
            ["Thus have I heard. Then"]
        );
        assert_eq!(read(" \n\n").unwrap_err().code, "import-empty");
    }

    #[test]
    fn line_heads_are_places_and_no_text() {
        let text = "T48n2008_p0345c10║　　行由第一\nT48n2008_p0345c11║　　時，大師至寶\nT48n2008_p0345c12║林，韶州韋刺史\n";
        let Parsed { text, report } = read(text).unwrap();
        assert_eq!((text.id.as_str(), text.family), ("T48n2008", Family::Cbeta));
        let shown: Vec<_> = text
            .blocks
            .iter()
            .map(|block| {
                (
                    block.text.as_str(),
                    block.locator(block.text.len()).unwrap(),
                )
            })
            .collect();
        assert_eq!(
            shown,
            [
                ("行由第一", "0345c10"),
                ("時，大師至寶林，韶州韋刺史", "0345c12")
            ]
        );
        assert_eq!(report.doubts, []);
    }

    proptest! {
        #[test]
        fn no_character_but_white_space_is_lost(text in "[a-c甲乙║\\n \u{3000}]{0,60}") {
            let kept = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
            if text.contains(HEAD_END) {
                let _ = read(&text);
            } else if let Ok(parsed) = read(&text) {
                let all: String = parsed.text.blocks.iter().map(|block| block.text.as_str()).collect();
                prop_assert_eq!(kept(&all), kept(&text));
            }
        }
    }
}
