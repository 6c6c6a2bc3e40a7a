//! The three parts of `style` and how their length is counted (masters.md §1.6).

use crate::checks::Found;
use crate::model::{Master, Place};

/// The parts.
pub const KEYS: [&str; 3] = ["all", "qa", "monologue"];

/// The parts that are text and of which `fault` holds. Parameters: `key`, `length`.
pub fn parts_if(master: &Master, fault: impl Fn(&str) -> bool) -> Vec<Found> {
    let Some(meta) = master.meta() else {
        return Vec::new();
    };
    let parts = KEYS
        .into_iter()
        .filter_map(|key| Some((key, meta.root().get("style")?.str(key)?)));
    parts
        .filter(|(_, words)| fault(words))
        .map(|(key, words)| {
            let place = Place::json(&meta.doc, format!("/style/{key}"));
            Found::at(place)
                .with("key", key)
                .with("length", length(words).to_string())
        })
        .collect()
}

/// Characters (code points) without the blanks at both ends.
pub fn length(words: &str) -> usize {
    words.trim().chars().count()
}

/// Whether there are no words, or more blanks than other characters.
pub fn is_padded(words: &str) -> bool {
    let blanks = words.chars().filter(|c| c.is_whitespace()).count();
    words.trim().is_empty() || blanks * 2 > words.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_do_not_make_a_text_longer() {
        assert_eq!(length("  一二三  "), 3);
        assert!(
            is_padded("")
                && is_padded(&" ".repeat(40))
                && is_padded(&format!("一{}二", " ".repeat(28)))
        );
        assert!(!is_padded("a b c d e f g") && !is_padded("一二三"));
    }
}
