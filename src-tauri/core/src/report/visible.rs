//! Text from masters made safe for a terminal: what cannot be seen, or steers how others are shown, is spelt out.

use std::borrow::Cow;

use unicode_width::UnicodeWidthChar;

/// `text` with every character that has no width of its own spelt as `<U+200B>`; marks that belong on the character
/// before them stay. A tab becomes a space; a line end is spelt out.
pub fn visible(text: &str) -> Cow<'_, str> {
    if text.chars().all(|c| shown(c).is_none()) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match shown(c) {
            Some(shown) => out.push_str(&shown),
            None => out.push(c),
        }
    }
    Cow::Owned(out)
}

/// What stands for `c`, where it is not shown as it is.
pub fn shown(c: char) -> Option<String> {
    if c == '\t' {
        return Some(" ".to_owned());
    }
    let width = c.width();
    let mark = c.is_alphanumeric() || unicode_normalization::char::is_combining_mark(c);
    (c.is_control() || (width == Some(0) && !mark) || steers(c))
        .then(|| format!("<U+{:04X}>", u32::from(c)))
}

/// Characters that turn the order of others, or that fonts draw as nothing at all.
const fn steers(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{e0000}'..='\u{e00ff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_spelt_out() {
        for (text, wanted) in [
            ("道可道", "道可道"),
            ("a\u{200b}b", "a<U+200B>b"),
            ("\u{1b}[2Jx", "<U+001B>[2Jx"),
            ("a\tb\r\n", "a b<U+000D><U+000A>"),
            ("\u{202e}x", "<U+202E>x"),
            ("e\u{301}", "e\u{301}"),
            ("བོད་", "བོད་"),
            ("\u{e0041}", "<U+E0041>"),
        ] {
            assert_eq!(visible(text), wanted, "{text:?}");
        }
    }
}
