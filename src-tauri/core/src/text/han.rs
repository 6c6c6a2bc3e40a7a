//! Which characters are Han.

/// Whether `c` is a Han character.
#[must_use]
pub const fn is_han(c: char) -> bool {
    matches!(c, '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3fffd}')
}

#[cfg(test)]
mod tests {
    use super::is_han;

    #[test]
    fn han_are_characters_and_no_marks_or_kana() {
        let han = "一㐀豈𠀀".chars().all(is_han);
        let others = "，。〇あa　".chars().any(is_han);
        assert_eq!((han, others), (true, false));
    }
}
