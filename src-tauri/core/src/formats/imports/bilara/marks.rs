//! Inline marks of segmented texts, which are no words: counters, emphasis, quoted root words (fojin-api.md §5.2).

/// `words` without them.
pub fn stripped(words: &str) -> String {
    let mut kept = String::with_capacity(words.len());
    let mut rest = words.chars().peekable();
    let mut before = ' ';
    while let Some(c) = rest.next() {
        let counter = c == '#' && rest.peek().is_some_and(char::is_ascii_digit);
        if counter {
            while rest.peek().is_some_and(char::is_ascii_digit) {
                rest.next();
            }
        } else if c != '*' && !(c == '_' && is_edge(before, rest.peek().copied())) {
            kept.push(c);
        }
        before = c;
    }
    kept
}

/// Whether a low line between these is a mark and not part of a word.
fn is_edge(before: char, after: Option<char>) -> bool {
    let word = |c: char| c.is_alphanumeric();
    !(word(before) && after.is_some_and(word))
}

#[cfg(test)]
mod tests {
    use super::stripped;

    #[test]
    fn marks_go_and_words_stay() {
        let cases = [
            ("*evaṁ* me **sutaṁ** ", "evaṁ me sutaṁ "),
            ("#12one _dhamma_ word", "one dhamma word"),
            ("a_b # c …pe…", "a_b # c …pe…"),
        ];
        for (words, expected) in cases {
            assert_eq!(stripped(words), expected);
        }
    }
}
