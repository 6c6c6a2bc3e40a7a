//! The layers of a voice file and the sections inside them (masters.md §1.12).

use crate::model::{Heading, MarkdownFile};
use crate::text::Span;

/// Ways to write that a heading opens a layer, before its number.
const LAYER: [&str; 6] = ["layer", "层级", "層級", "层", "層", "第"];
/// Ways to write the numbers from 0 on.
const NUMBERS: [&[&str]; 4] = [&["0", "零", "〇"], &["1", "一"], &["2", "二"], &["3", "三"]];

/// The section of layer `number` (0 to 3): the place of its heading and the bytes under it.
pub fn layer(voice: &MarkdownFile, number: usize) -> Option<Span> {
    let at = voice
        .headings
        .iter()
        .position(|heading| opens(heading, number))?;
    Some(voice.section(at))
}

fn opens(heading: &Heading, number: usize) -> bool {
    let words = heading
        .text
        .trim_start_matches(['*', '[', '【'])
        .to_lowercase();
    let spelt = NUMBERS.get(number).copied().unwrap_or_default();
    LAYER.iter().any(|layer| {
        let rest = words.strip_prefix(layer).map(str::trim_start);
        rest.is_some_and(|rest| spelt.iter().any(|n| is_number(rest, n, *layer == "第")))
    })
}

/// Whether `rest` begins with the number and goes on with something else; behind 第 with the word for layer.
fn is_number(rest: &str, number: &str, ordinal: bool) -> bool {
    rest.strip_prefix(number).is_some_and(|after| {
        if ordinal {
            after.trim_start().starts_with(['层', '層'])
        } else {
            !after.starts_with(|c: char| c.is_ascii_digit())
        }
    })
}

/// The sections under headings that have one of `words`.
pub fn sections<'a>(
    voice: &'a MarkdownFile,
    words: &'a [&str],
) -> impl Iterator<Item = Span> + use<'a> {
    let named = voice.headings.iter().enumerate().filter(|(_, heading)| {
        let heading = heading.text.to_lowercase();
        words.iter().any(|word| heading.contains(word))
    });
    named.map(|(at, _)| voice.section(at))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_layer_is_known_by_its_number() {
        let table = [
            ("Layer 0：硬规则", 0, true),
            ("layer 1 - identity", 1, true),
            ("第零層：硬規則", 0, true),
            ("第三层 教学", 3, true),
            ("层级2", 2, true),
            ("Layer zero：", 0, false),
            ("Layer 10", 1, false),
            ("第一章", 1, false),
        ];
        for (text, number, expected) in table {
            let heading = Heading {
                level: 2,
                text: text.to_owned(),
                span: Span::default(),
            };
            assert_eq!(opens(&heading, number), expected, "{text}");
        }
    }
}
