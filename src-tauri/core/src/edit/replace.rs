//! Words of a text replaced at their places.

use crate::text::Span;

/// New words for the bytes under a span.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Replacement {
    /// The bytes.
    pub span: Span,
    /// What is to stand there.
    pub with: String,
}

/// `text` with all `replacements` made. Their spans are of `text` as it is; of two that overlap the first counts.
#[must_use]
pub fn replaced(text: &str, mut replacements: Vec<Replacement>) -> String {
    replacements.sort();
    let mut result = String::with_capacity(text.len());
    let mut done = 0;
    for replacement in replacements {
        if replacement.span.start < done {
            continue;
        }
        result.push_str(&text[done..replacement.span.start]);
        result.push_str(&replacement.with);
        done = replacement.span.end;
    }
    result + &text[done..]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_replaced_once() {
        let at = |start, end, with: &str| Replacement {
            span: Span::new(start, end),
            with: with.to_owned(),
        };
        let all = vec![at(6, 7, "Z"), at(0, 1, "xx"), at(0, 3, "y"), at(3, 3, "+")];
        assert_eq!(replaced("abc甲d", all), "xxbc+甲Z");
        assert_eq!(replaced("", Vec::new()), "");
    }
}
