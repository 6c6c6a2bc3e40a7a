//! A concordance: every hit in the middle of a line, with what stands left and right of it.

use crate::text::{Span, counts, fold_char};

/// Where a hit stands among the words around it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Context {
    /// What stands before it, at most as long as asked for.
    pub left: String,
    /// The hit.
    pub hit: String,
    /// What stands behind it.
    pub right: String,
}

/// What rows are sorted by. Equal rows keep their order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// The words of the hit.
    Hit,
    /// The character so many places before it, and those before that; 1 is the next.
    Left(usize),
    /// The character so many places behind it, and those behind that.
    Right(usize),
}

impl Context {
    /// The hit at `span` of `text`, with `width` characters on either side.
    #[must_use]
    pub fn new(text: &str, span: Span, width: usize) -> Self {
        let (before, after) = (&text[..span.start], &text[span.end..]);
        let start = before.char_indices().rev().take(width).last();
        let end = after.char_indices().nth(width);
        Self {
            left: before[start.map_or(before.len(), |(at, _)| at)..].to_owned(),
            hit: span.of(text).to_owned(),
            right: after[..end.map_or(after.len(), |(at, _)| at)].to_owned(),
        }
    }

    /// What it is sorted by: characters folded, punctuation left out.
    #[must_use]
    pub fn key(&self, by: By) -> Vec<char> {
        let said = |c: &char| counts(*c);
        let from = |place: usize| place.saturating_sub(1);
        match by {
            By::Hit => self.hit.chars().filter(said).map(fold_char).collect(),
            By::Left(place) => {
                let left = self.left.chars().rev().filter(said).map(fold_char);
                left.skip(from(place)).collect()
            }
            By::Right(place) => {
                let right = self.right.chars().filter(said).map(fold_char);
                right.skip(from(place)).collect()
            }
        }
    }
}

/// Sorts rows by the first of `by`, where those are equal by the next.
pub fn sort<R>(rows: &mut [R], by: &[By], context: impl Fn(&R) -> &Context) {
    rows.sort_by_cached_key(|row| {
        let context = context(row);
        by.iter().map(|by| context.key(*by)).collect::<Vec<_>>()
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contexts_are_as_wide_as_asked_and_end_with_the_text() {
        let text = "如是我聞：一時，佛在舍衛國";
        let context = |hit: &str, width| {
            let at = text.find(hit).unwrap();
            let context = Context::new(text, Span::new(at, at + hit.len()), width);
            (context.left, context.hit, context.right)
        };
        let owned = |left: &str, hit: &str, right: &str| {
            (left.to_owned(), hit.to_owned(), right.to_owned())
        };
        assert_eq!(context("一時", 3), owned("我聞：", "一時", "，佛在"));
        assert_eq!(context("如是", 3), owned("", "如是", "我聞："));
        assert_eq!(
            context("衛國", 30),
            owned("如是我聞：一時，佛在舍", "衛國", "")
        );
        assert_eq!(context("佛", 0), owned("", "佛", ""));
    }

    #[test]
    fn rows_are_sorted_by_any_character_beside_the_hit() {
        let rows = ["乙乙佛甲丁", "甲乙佛，乙丙", "乙甲佛甲丙", "佛"];
        let sorted = |by: &[By]| {
            let mut rows = rows.map(|text| {
                let at = text.find('佛').unwrap();
                (text, Context::new(text, Span::new(at, at + 3), 10))
            });
            sort(&mut rows, by, |row| &row.1);
            rows.map(|row| row.0)
        };
        let [a, b, c, d] = rows;
        // 丁 4e01, 丙 4e19, 乙 4e59, 甲 7532
        assert_eq!(sorted(&[By::Left(1)]), [d, a, b, c]);
        assert_eq!(sorted(&[By::Left(2)]), [d, a, c, b]);
        assert_eq!(sorted(&[By::Right(1)]), [d, b, a, c]);
        assert_eq!(sorted(&[By::Right(2), By::Right(1)]), [d, a, b, c]);
        assert_eq!(sorted(&[By::Hit]), rows);
    }
}
