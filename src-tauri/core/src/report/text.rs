//! A report for people at a terminal: by master and file, each finding with its words underlined.

use std::fmt::Write as _;

use super::quote::quote;
use super::visible::visible;
use super::{Language, Places, Totals, fill, finding_words, report_words};
use crate::checks::{Examined, Quotations, Report};
use crate::model::{Finding, Params, Workspace};

/// The whole report, worded in `language`. Nothing in it can steer a terminal: what a master says is made visible.
#[must_use]
pub fn text(workspace: &Workspace, report: &Report, language: Language) -> String {
    let mut places = Places::new(workspace);
    let mut out = String::new();
    let mut before: Option<&Finding> = None;
    for finding in &report.findings {
        let new_master = before.is_none_or(|b| b.master != finding.master);
        if new_master || before.is_none_or(|b| b.place.file != finding.place.file) {
            let line = if before.is_some() { "\n" } else { "" };
            out.push_str(line);
        }
        if new_master {
            heading(&mut out, workspace, finding);
        }
        one(&mut out, finding, &mut places, language);
        before = Some(finding);
    }
    if before.is_some() {
        out.push('\n');
    }
    out.push_str(&totals(report, language));
    out
}

fn heading(out: &mut String, workspace: &Workspace, finding: &Finding) {
    let master = finding
        .master
        .as_deref()
        .and_then(|slug| workspace.master(slug));
    if let Some(master) = master {
        let _ = writeln!(
            out,
            "{} · {}",
            visible(&master.slug),
            visible(master.name())
        );
    }
}

fn one(out: &mut String, finding: &Finding, places: &mut Places<'_>, language: Language) {
    let words = finding_words(finding, language);
    let range = places.range(&finding.place);
    let _ = write!(out, "{}", visible(finding.place.file.as_str()));
    match range {
        Some(range) => {
            let _ = write!(out, ":{}:{}", range.from.line, range.from.column);
        }
        None => out.push_str(
            &finding
                .place
                .line
                .map_or_else(String::new, |n| format!(":{n}")),
        ),
    }
    let message = visible(&words.message);
    let _ = writeln!(
        out,
        ": {}: {message} [{}]",
        finding.severity.name(),
        finding.code
    );
    if let Some((file, span)) = places.file(&finding.place).zip(finding.place.span) {
        let (line, mark) = quote(file, span);
        let _ = writeln!(out, "    | {line}\n    | {mark}");
    }
    let _ = writeln!(out, "    = {}", visible(&words.next));
}

/// How many findings there are, and what was examined.
fn totals(report: &Report, language: Language) -> String {
    let Totals {
        errors,
        warnings,
        infos,
    } = Totals::of(&report.findings);
    let Examined {
        masters,
        files,
        unreadable,
        passages,
        cases,
        checks,
        quotations,
    } = report.examined;
    let params: Params = [
        ("errors", errors),
        ("warnings", warnings),
        ("infos", infos),
        ("masters", masters),
        ("files", files),
        ("unreadable", unreadable),
        ("passages", passages),
        ("cases", cases),
        ("checks", checks),
    ]
    .map(|(name, n)| (name, n.to_string()))
    .into();
    let words = report_words(language);
    let quotations = quotations.map_or_else(String::new, |counts| quoted(&counts, language) + "\n");
    format!(
        "{}\n{}\n{quotations}",
        fill(&words.totals, &params),
        fill(&words.examined, &params)
    )
}

/// What became of quotations, in one line.
#[must_use]
pub fn quoted(counts: &Quotations, language: Language) -> String {
    let params: Params = [
        ("exact", counts.exact),
        ("variant", counts.variant),
        ("elided", counts.elided),
        ("faulty", counts.faulty),
        ("unchecked", counts.not_checkable),
    ]
    .map(|(name, n)| (name, n.to_string()))
    .into();
    fill(&report_words(language).quotations, &params)
}
