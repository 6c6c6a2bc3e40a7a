//! Quotation and remark, and the clauses of a text.

use crate::text::{Span, fold};

/// What separates the quotation from the remark: a double em dash, or the double lines that look like it.
const DASHES: [&str; 3] = ["——", "──", "――"];
/// Signs between clauses. White space is none: Latin words stand apart, and texts are broken inside words.
const SIGNS: &str = "，。；：、！？…·,.;:!?「」『』“”‘’\"《》〈〉（）()【】[]—─―/|*>\n";

/// The words of `content` before and behind the first double dash.
pub fn quotation_and_remark(content: &str) -> (&str, Option<&str>) {
    let cut = DASHES
        .iter()
        .filter_map(|dash| content.find(dash).map(|at| (at, dash.len())))
        .min();
    match cut {
        Some((at, length)) => (&content[..at], Some(&content[at + length..])),
        None => (content, None),
    }
}

/// A clause: its bytes in the text it was cut from, and its folded words.
pub struct Clause {
    /// Its bytes.
    pub span: Span,
    /// Its words, folded.
    pub folded: String,
}

/// The clauses of `text` that hold words.
pub fn clauses(text: &str) -> Vec<Clause> {
    let mut all = Vec::new();
    let mut start = 0;
    for part in text.split(|c| SIGNS.contains(c)) {
        let span = Span::new(start, start + part.len());
        let sign = text[span.end..].chars().next();
        start = span.end + sign.map_or(0, char::len_utf8);
        let folded: String = fold(part).chars.into_iter().collect();
        if !folded.is_empty() {
            all.push(Clause { span, folded });
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_remark_begins_at_the_first_double_dash() {
        assert_eq!(
            quotation_and_remark("甲。——乙──丙"),
            ("甲。", Some("乙──丙"))
        );
        assert_eq!(quotation_and_remark("甲──乙"), ("甲", Some("乙")));
        assert_eq!(quotation_and_remark("甲—乙"), ("甲—乙", None));
    }

    #[test]
    fn clauses_end_at_signs_and_keep_their_places() {
        let text = "色即是空，空 即\u{200b}是色。“so”!";
        let found: Vec<_> = clauses(text)
            .into_iter()
            .map(|c| (c.folded, c.span.of(text).to_owned()))
            .collect();
        let expected = [
            ("色即是空", "色即是空"),
            ("空即是色", "空 即\u{200b}是色"),
            ("so", "so"),
        ];
        assert_eq!(found, expected.map(|(a, b)| (a.to_owned(), b.to_owned())));
    }
}
