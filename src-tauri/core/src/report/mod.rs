//! Findings to documents and words. Formats what it is given; decides nothing.

mod words;

pub use words::{CheckWords, ErrorWords, Language, check_words, error_words, fill};
