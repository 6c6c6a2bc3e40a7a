//! `colophon explain`: the manual page of a check.

use std::io::Write;

use colophon_core::report::{Language, report_words};
use colophon_service::manual_page;
use colophon_service::wire::{LanguageTag, SampleChange, SeverityName};

use crate::args::{ExplainArgs, Lang};
use crate::failure::Failure;

/// Runs the command.
///
/// # Errors
/// Where there is no such check, or nothing can be printed.
pub fn explain(args: &ExplainArgs, out: &mut impl Write) -> Result<u8, Failure> {
    let language = match args.lang {
        Lang::En => LanguageTag::En,
        Lang::ZhHans => LanguageTag::ZhHans,
        Lang::ZhHant => LanguageTag::ZhHant,
    };
    let page = manual_page(&args.code, language)?;
    let labels = report_words(Language::from(args.lang));
    let severity = match page.severity {
        SeverityName::Error => "error",
        SeverityName::Warning => "warning",
        SeverityName::Info => "info",
    };
    writeln!(out, "{} ({severity})", page.code)?;
    for (label, words) in [
        (&labels.what, &page.what),
        (&labels.why, &page.why),
        (&labels.message, &page.message),
        (&labels.next, &page.next),
        (&labels.exceptions, &page.exceptions),
    ] {
        writeln!(out, "\n{label}\n  {words}")?;
    }
    sample(out, &labels.failing, &page.failing, &labels.unshown)?;
    sample(out, &labels.passing, &page.passing, &labels.unshown)?;
    Ok(0)
}

fn sample(
    out: &mut impl Write,
    label: &str,
    changes: &[SampleChange],
    unshown: &str,
) -> Result<(), Failure> {
    for change in changes {
        writeln!(out, "\n{label}: {}", change.file)?;
        let text = change.text.as_deref().unwrap_or(unshown);
        for line in text.trim_matches('\n').lines() {
            writeln!(out, "  {}", colophon_core::report::visible(line))?;
        }
    }
    Ok(())
}
