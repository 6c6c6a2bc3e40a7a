//! The report of an import, in words, as a file one can send to a colleague: what was read, what was left out, what is
//! doubtful, what was refused and where.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use colophon_core::report::{Language, error_words, fill, report_words, visible};

use super::{Outcome, Refusal, TextOutcome};

/// The report of `outcomes`, Markdown.
#[must_use]
pub fn report(outcomes: &[Outcome], language: Language) -> String {
    let words = report_words(language);
    let mut page = format!("# {}\n", words.import_report);
    let refused = outcomes
        .iter()
        .filter(|outcome| outcome.refused.is_some())
        .count();
    let texts = outcomes
        .iter()
        .map(|outcome| outcome.texts.len())
        .sum::<usize>();
    let totals = BTreeMap::from([
        ("files", outcomes.len().to_string()),
        ("texts", texts.to_string()),
        ("refused", refused.to_string()),
    ]);
    let _ = writeln!(page, "\n{}", fill(&words.import_totals, &totals));
    for outcome in outcomes {
        let _ = writeln!(page, "\n## {}\n", visible(&outcome.files.join(", ")));
        if let Some(refusal) = &outcome.refused {
            let _ = writeln!(
                page,
                "- {}: {}",
                words.import_refused,
                said(refusal, language)
            );
        }
        for text in &outcome.texts {
            text_lines(&mut page, text, language);
        }
    }
    page
}

fn text_lines(page: &mut String, text: &TextOutcome, language: Language) {
    let words = report_words(language);
    let title = text.title.as_deref().map(|title| format!(" 《{title}》"));
    let known = if text.known {
        words.import_known.as_str()
    } else {
        ""
    };
    let _ = writeln!(
        page,
        "- {}{}: {}{known}",
        visible(if text.work.is_empty() {
            "—"
        } else {
            &text.work
        }),
        visible(&title.unwrap_or_default()),
        fill(
            &words.import_blocks,
            &BTreeMap::from([("blocks", text.blocks.to_string())])
        ),
    );
    for (label, counts) in [
        (&words.import_skipped, &text.skipped),
        (&words.import_unknown, &text.unknown),
    ] {
        if !counts.is_empty() {
            let counts: Vec<_> = counts
                .iter()
                .map(|(what, count)| format!("{} × {count}", visible(what)))
                .collect();
            let _ = writeln!(page, "  - {label}: {}", counts.join(", "));
        }
    }
    for doubt in &text.doubts {
        let _ = writeln!(page, "  - {}", said(doubt, language));
    }
}

/// A code in words, with its place.
fn said(refusal: &Refusal, language: Language) -> String {
    let place = refusal
        .place
        .map_or_else(String::new, |(line, column)| format!("{line}:{column}: "));
    let params: BTreeMap<_, _> = refusal
        .params
        .iter()
        .map(|(name, value)| (name.as_str(), visible(value).into_owned()))
        .collect();
    match error_words(language, &refusal.code) {
        Some(words) => format!(
            "{place}{} {}",
            fill(&words.message, &params),
            fill(&words.hint, &params)
        ),
        None => format!("{place}{}", refusal.code),
    }
}
