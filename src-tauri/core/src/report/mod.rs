//! Findings to documents and words. Formats what it is given; decides nothing.

mod json;
mod labels;
mod places;
mod quote;
mod sarif;
#[cfg(test)]
mod tests;
mod text;
mod unified;
mod visible;
mod words;

pub use json::{Document, Totals, document};
pub use labels::{ErrorWords, ReportWords, error_words, report_words, step_words};
pub use places::Places;
pub use sarif::sarif;
pub use text::quoted;
pub use text::text;
pub use unified::unified;
pub use visible::visible;
pub use words::{CheckWords, FindingWords, Language, check_words, fill, finding_words};
