//! Cutting a text into pieces that are compared as wholes. The pieces joined are the text again.

use unicode_normalization::char::is_combining_mark;

/// Marks that end a clause wherever they stand; `|` parts the cells of a table.
const ENDS: &str = "，。、；：！？…．།༎།।॥|";

/// Marks that end a clause where white space follows.
const ENDS_BEFORE_SPACE: &str = ",.;:!?";

/// Marks that belong to the clause they close.
const CLOSERS: &str = "」』”’）】》〉〕］)]\"'";

/// Lines, each with its line end.
pub fn lines(text: &str) -> Vec<&str> {
    text.split_inclusive('\n').collect()
}

/// Clauses, each with the marks and blanks that close it. A line end is a piece of its own.
pub fn clauses(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    for line in text.split_inclusive('\n') {
        let words = line.trim_end_matches(['\r', '\n']);
        let mut rest = words;
        while !rest.is_empty() {
            let (clause, after) = rest.split_at(clause_length(rest));
            pieces.push(clause);
            rest = after;
        }
        if words.len() < line.len() {
            pieces.push(&line[words.len()..]);
        }
    }
    pieces
}

fn clause_length(text: &str) -> usize {
    let spaced = |rest: &str| rest.starts_with(char::is_whitespace);
    let end = text.char_indices().find_map(|(at, c)| {
        let after = &text[at + c.len_utf8()..];
        let ends = ENDS.contains(c) || ENDS_BEFORE_SPACE.contains(c) && spaced(closed(after));
        ends.then_some(after)
    });
    let Some(after) = end else {
        return text.len();
    };
    let marks = after.trim_start_matches(|c| ENDS.contains(c) && c != '|');
    let rest = closed(marks).trim_start_matches(char::is_whitespace);
    text.len() - rest.len()
}

fn closed(after: &str) -> &str {
    after.trim_start_matches(|c| CLOSERS.contains(c))
}

/// Words of alphabetic scripts, single characters of all others; combining marks stay with what they are on.
pub fn units(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut start = 0;
    let mut in_word = false;
    for (at, c) in text.char_indices() {
        let word = is_word(c);
        if at > start && !is_mark(c) && !(in_word && word) {
            pieces.push(&text[start..at]);
            start = at;
        }
        in_word = word || (in_word && is_mark(c));
    }
    if start < text.len() {
        pieces.push(&text[start..]);
    }
    pieces
}

/// Whether `c` is spelt together with its neighbours: letters and digits, not Han, kana or bopomofo.
fn is_word(c: char) -> bool {
    let alone = matches!(c, '\u{2e80}'..='\u{31ff}' | '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{ff66}'..='\u{ff9f}' | '\u{16fe0}'..='\u{18fff}' | '\u{1b000}'..='\u{1b2ff}' | '\u{20000}'..);
    c.is_alphanumeric() && !alone
}

fn is_mark(c: char) -> bool {
    is_combining_mark(c)
        || matches!(c, '\u{200d}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn clauses_end_with_their_marks() {
        for (text, expected) in [
            ("至道无难，唯嫌拣择。", vec!["至道无难，", "唯嫌拣择。"]),
            (
                "「何也？」曰：「无。」\r\n\n乙",
                vec!["「何也？」", "曰：", "「无。」", "\r\n", "\n", "乙"],
            ),
            (
                "See T1.2, p. 3 (x.) end",
                vec!["See T1.2, ", "p. ", "3 (x.) ", "end"],
            ),
            ("| 甲 |  乙……|", vec!["| ", "甲 |  ", "乙……", "|"]),
            ("  ，\n", vec!["  ，", "\n"]),
        ] {
            assert_eq!(clauses(text), expected);
        }
    }

    #[test]
    fn words_stay_whole_and_han_stands_alone() {
        let units = units("法T48n2010,Śānti s\u{304}a葛\u{e0100}x\u{20000}ཞི་བ");
        let expected = [
            "法",
            "T48n2010",
            ",",
            "Śānti",
            " ",
            "s\u{304}a",
            "葛\u{e0100}",
            "x",
            "\u{20000}",
            "ཞི",
            "་",
            "བ",
        ];
        assert_eq!(units, expected);
    }

    proptest! {
        #[test]
        fn pieces_joined_are_the_text(text in "[甲乙，。」 a.,|\r\n\u{304}\u{e0100}1]{0,60}") {
            for cut in [lines, clauses, units] {
                let pieces = cut(&text);
                prop_assert_eq!(pieces.concat(), text.as_str());
                prop_assert!(pieces.iter().all(|piece| !piece.is_empty()));
            }
        }
    }
}
