//! Findings to documents and words. Formats what it is given; decides nothing.

mod words;

pub use words::{CheckWords, Language, check_words, fill};
