//! The words around findings in every language: errors, totals, the headings of the manual, the sanitiser's changes.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use super::{Language, fill};

/// The words of one error.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ErrorWords {
    /// What went wrong. With parameters.
    pub message: String,
    /// What to do now. With parameters.
    pub hint: String,
}

/// The words around findings. With parameters where it says so.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ReportWords {
    /// How many findings: `errors`, `warnings`, `infos`.
    pub totals: String,
    /// What was examined: `masters`, `files`, `unreadable`, `passages`, `cases`, `checks`.
    pub examined: String,
    /// Heading of the manual: one finding.
    pub message: String,
    /// Heading of the manual: what to do now.
    pub next: String,
    /// Heading of the manual: what is looked at.
    pub what: String,
    /// Heading of the manual: why it matters.
    pub why: String,
    /// Heading of the manual: when it is wrong.
    pub exceptions: String,
    /// Heading of the manual: a sample that fails.
    pub failing: String,
    /// Heading of the manual: a sample that passes.
    pub passing: String,
    /// In a sample: a file that is not there or cannot be read.
    pub unshown: String,
    /// Sanitiser: a line end other than LF.
    pub line_end: String,
    /// Sanitiser: a character that cannot be seen; `point`.
    pub hidden_character: String,
    /// Sanitiser: a forged fence marker.
    pub forged_marker: String,
    /// Sanitiser: brackets in a row.
    pub bracket_run: String,
    /// Sanitiser: a chat template token.
    pub template_token: String,
    /// Edits: the digest of a change set; `digest`.
    pub digest: String,
    /// Edits: it was made; `step`.
    pub made: String,
    /// Edits: it would change nothing.
    pub nothing_to_change: String,
    /// Edits: it was shown and not made.
    pub dry_run: String,
    /// History: who made a step.
    pub here: String,
    /// History: who made a step.
    pub outside: String,
    /// History: who made a step.
    pub command_line: String,
    /// History: what a step does; `label`.
    pub undo: String,
    /// History: what a step does; `label`.
    pub redo: String,
    /// History: how a step stands.
    pub undone: String,
    /// History: how a step stands.
    pub abandoned: String,
    /// Sources: where one is used; `excerpted`, `tested`, `cited`, `referenced`.
    pub uses: String,
    /// Sources: a work that is used and not declared; `id`, `places`.
    pub missing: String,
    /// Masters that were put away: in the trash.
    pub trash: String,
    /// Masters that were put away: in the archive.
    pub archive: String,
    /// Imports: the heading of a report.
    pub import_report: String,
    /// Imports: the totals; `files`, `texts`, `refused`.
    pub import_totals: String,
    /// Imports: nothing of a file was imported.
    pub import_refused: String,
    /// Imports: a text was there already.
    pub import_known: String,
    /// Imports: how long a text is; `blocks`.
    pub import_blocks: String,
    /// Imports: what was left out on purpose.
    pub import_skipped: String,
    /// Imports: what the reader does not know; its words are in the text.
    pub import_unknown: String,
    /// Imports: what the sanitiser did; `count`.
    pub import_cleaned: String,
    /// Imports: a passage is there already; `topic`, `place`.
    pub import_repeats: String,
    /// Imports: a passage resembles another; `topic`, `place`.
    pub import_resembles: String,
    /// Search: how many hits are shown; `count`.
    pub search_hits: String,
    /// Search: there are more.
    pub search_more: String,
    /// Library: nothing is wrong; `texts`, `blocks`.
    pub library_whole: String,
    /// Library: a record cannot be read; `id`.
    pub library_fault_record: String,
    /// Library: an original is another file; `id`.
    pub library_fault_original: String,
    /// Library: rows are not in step; `id`.
    pub library_fault_rows: String,
    /// Library: the index is damaged.
    pub library_fault_index: String,
    /// Library: it was rebuilt; `read`, `removed`, `failed`.
    pub library_rebuilt: String,
    /// Quotations: what became of them; `exact`, `variant`, `elided`, `faulty`, `unchecked`.
    pub quotations: String,
    /// Quotations: a verdict.
    pub verdict_exact: String,
    /// Quotations: a verdict.
    pub verdict_variant: String,
    /// Quotations: a verdict.
    pub verdict_elided: String,
    /// Quotations: a verdict.
    pub verdict_wrong_place: String,
    /// Quotations: a verdict.
    pub verdict_wrong_work: String,
    /// Quotations: a verdict.
    pub verdict_altered: String,
    /// Quotations: a verdict.
    pub verdict_spliced: String,
    /// Quotations: a verdict.
    pub verdict_not_found: String,
    /// Quotations: a verdict.
    pub verdict_not_checkable: String,
}

static ERRORS: LazyLock<[BTreeMap<String, ErrorWords>; 3]> = LazyLock::new(|| {
    [
        include_str!("../../../../ui/messages/errors/en.json"),
        include_str!("../../../../ui/messages/errors/zh-Hans.json"),
        include_str!("../../../../ui/messages/errors/zh-Hant.json"),
    ]
    .map(|text| serde_json::from_str(text).unwrap_or_default())
});

static REPORTS: LazyLock<[ReportWords; 3]> = LazyLock::new(|| {
    [
        include_str!("../../../../ui/messages/report/en.json"),
        include_str!("../../../../ui/messages/report/zh-Hans.json"),
        include_str!("../../../../ui/messages/report/zh-Hant.json"),
    ]
    .map(|text| serde_json::from_str(text).unwrap_or_default())
});

static STEPS: LazyLock<[BTreeMap<String, String>; 3]> = LazyLock::new(|| {
    [
        include_str!("../../../../ui/messages/steps/en.json"),
        include_str!("../../../../ui/messages/steps/zh-Hans.json"),
        include_str!("../../../../ui/messages/steps/zh-Hant.json"),
    ]
    .map(|text| serde_json::from_str(text).unwrap_or_default())
});

/// What a step of that code is called; the code alone where the catalogue has no words for it.
#[must_use]
pub fn step_words(language: Language, code: &str, params: &BTreeMap<String, String>) -> String {
    match STEPS[language as usize].get(code) {
        Some(words) => fill(words, params),
        None => code.to_owned(),
    }
}

/// The words of the error `code`; `None` where the catalogue has none.
#[must_use]
pub fn error_words(language: Language, code: &str) -> Option<&'static ErrorWords> {
    ERRORS[language as usize].get(code)
}

/// The words around findings.
#[must_use]
pub fn report_words(language: Language) -> &'static ReportWords {
    &REPORTS[language as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_are_there_in_every_language() {
        for language in Language::ALL {
            assert_ne!(
                report_words(language),
                &ReportWords::default(),
                "{}",
                language.tag()
            );
            assert_eq!(
                STEPS[language as usize].keys().collect::<Vec<_>>(),
                STEPS[0].keys().collect::<Vec<_>>(),
                "{}",
                language.tag()
            );
            assert!(
                error_words(language, "no-masters").is_some(),
                "{}",
                language.tag()
            );
        }
    }
}
