//! How characters that cannot be seen are named to people.

use std::collections::BTreeSet;

/// How many characters are spelt out before the rest is only counted.
const SPELT_OUT: usize = 8;

/// The code points of `text`: `U+202E U+2066`, the rest counted where there are many.
pub fn points(text: &str) -> String {
    let all: Vec<String> = text.chars().map(point).collect();
    let rest = all.len().saturating_sub(SPELT_OUT);
    let mut list = all[..all.len() - rest].join(" ");
    if rest > 0 {
        list.push_str(&format!(" … (+{rest})"));
    }
    list
}

/// The Unicode names of the characters of `text`, each once.
pub fn names(text: &str) -> String {
    let names: BTreeSet<&str> = text.chars().map(name).collect();
    names.into_iter().collect::<Vec<_>>().join(", ")
}

/// `text` with every character that cannot be seen replaced by its code point.
pub fn shown(text: &str) -> String {
    let visible = |c: char| {
        if c.is_control() || name(c) != OTHER {
            format!("[{}]", point(c))
        } else {
            c.to_string()
        }
    };
    text.chars().map(visible).collect()
}

fn point(c: char) -> String {
    format!("U+{:04X}", u32::from(c))
}

const OTHER: &str = "DEFAULT IGNORABLE";

fn name(c: char) -> &'static str {
    match c {
        '\u{ad}' => "SOFT HYPHEN",
        '\u{34f}' => "COMBINING GRAPHEME JOINER",
        '\u{61c}' => "ARABIC LETTER MARK",
        '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' => "HANGUL FILLER",
        '\u{180b}'..='\u{180f}' => "MONGOLIAN VARIATION SELECTOR",
        '\u{200b}' => "ZERO WIDTH SPACE",
        '\u{200c}' => "ZERO WIDTH NON-JOINER",
        '\u{200d}' => "ZERO WIDTH JOINER",
        '\u{200e}' => "LEFT-TO-RIGHT MARK",
        '\u{200f}' => "RIGHT-TO-LEFT MARK",
        '\u{2028}' => "LINE SEPARATOR",
        '\u{2029}' => "PARAGRAPH SEPARATOR",
        '\u{202a}' => "LEFT-TO-RIGHT EMBEDDING",
        '\u{202b}' => "RIGHT-TO-LEFT EMBEDDING",
        '\u{202c}' => "POP DIRECTIONAL FORMATTING",
        '\u{202d}' => "LEFT-TO-RIGHT OVERRIDE",
        '\u{202e}' => "RIGHT-TO-LEFT OVERRIDE",
        '\u{2060}' => "WORD JOINER",
        '\u{2061}'..='\u{2064}' => "INVISIBLE OPERATOR",
        '\u{2066}' => "LEFT-TO-RIGHT ISOLATE",
        '\u{2067}' => "RIGHT-TO-LEFT ISOLATE",
        '\u{2068}' => "FIRST STRONG ISOLATE",
        '\u{2069}' => "POP DIRECTIONAL ISOLATE",
        '\u{206a}'..='\u{206f}' => "DEPRECATED FORMAT CHARACTER",
        '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}' => "VARIATION SELECTOR",
        '\u{feff}' => "ZERO WIDTH NO-BREAK SPACE",
        '\u{fff9}'..='\u{fffb}' => "INTERLINEAR ANNOTATION",
        '\u{e0000}'..='\u{e007f}' => "TAG",
        _ => OTHER,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_are_named_and_long_runs_are_counted() {
        assert_eq!(points("\u{202e}\u{e0041}"), "U+202E U+E0041");
        assert_eq!(
            points(&"\u{200b}".repeat(10)),
            format!("{} … (+2)", ["U+200B"; 8].join(" "))
        );
        assert_eq!(names("\u{200b}\u{e0041}\u{e0042}"), "TAG, ZERO WIDTH SPACE");
        assert_eq!(shown("<\u{200b}a\u{1b}"), "<[U+200B]a[U+001B]");
    }
}
