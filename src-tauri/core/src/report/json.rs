//! A report as one JSON document: `docs/schema/check-report.schema.json`.

use serde::Serialize;

use super::{Language, Places, finding_words};
use crate::checks::{Examined, Report};
use crate::model::{Finding, Params, Severity, Workspace};
use crate::text::PointRange;

/// Grows with every change that a reader of older documents would stumble over.
const SCHEMA: u32 = 1;

/// The document, ready to be written.
#[derive(Debug, Serialize)]
pub struct Document<'a> {
    schema: u32,
    tool: Tool<'a>,
    language: &'static str,
    examined: ExaminedJson,
    totals: Totals,
    findings: Vec<FindingJson<'a>>,
}

#[derive(Debug, Serialize)]
struct Tool<'a> {
    name: &'static str,
    version: &'a str,
}

#[derive(Debug, Serialize)]
struct ExaminedJson {
    masters: usize,
    files: usize,
    unreadable: usize,
    passages: usize,
    cases: usize,
    checks: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    quotations: Option<QuotationsJson>,
}

/// What became of quotations.
#[derive(Debug, Serialize)]
struct QuotationsJson {
    exact: usize,
    variant: usize,
    elided: usize,
    faulty: usize,
    not_checkable: usize,
}

/// How many findings of each severity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Totals {
    /// Errors.
    pub errors: usize,
    /// Warnings.
    pub warnings: usize,
    /// Infos.
    pub infos: usize,
}

#[derive(Debug, Serialize)]
struct FindingJson<'a> {
    code: &'static str,
    severity: &'static str,
    master: Option<&'a str>,
    file: &'a str,
    pointer: Option<&'a str>,
    line: Option<u32>,
    span: Option<SpanJson>,
    params: &'a Params,
    message: String,
    next: String,
}

/// Code points of the file; lines and columns from 1.
#[derive(Debug, Serialize)]
struct SpanJson {
    start: usize,
    end: usize,
    line: u32,
    column: u32,
    end_line: u32,
    end_column: u32,
}

/// The document of `report`, worded in `language`.
#[must_use]
pub fn document<'a>(
    workspace: &'a Workspace,
    report: &'a Report,
    version: &'a str,
    language: Language,
) -> Document<'a> {
    let mut places = Places::new(workspace);
    let finding = |finding: &'a Finding| finding_json(finding, &mut places, language);
    Document {
        schema: SCHEMA,
        tool: Tool {
            name: "colophon",
            version,
        },
        language: language.tag(),
        examined: report.examined.into(),
        totals: Totals::of(&report.findings),
        findings: report.findings.iter().map(finding).collect(),
    }
}

fn finding_json<'a>(
    finding: &'a Finding,
    places: &mut Places<'a>,
    language: Language,
) -> FindingJson<'a> {
    let words = finding_words(finding, language);
    FindingJson {
        code: finding.code,
        severity: finding.severity.name(),
        master: finding.master.as_deref(),
        file: finding.place.file.as_str(),
        pointer: finding.place.pointer.as_deref(),
        line: finding.place.line,
        span: places.range(&finding.place).map(SpanJson::from),
        params: &finding.params,
        message: words.message,
        next: words.next,
    }
}

impl Totals {
    /// Counts `findings`.
    #[must_use]
    pub fn of(findings: &[Finding]) -> Self {
        let count = |severity| findings.iter().filter(|f| f.severity == severity).count();
        Self {
            errors: count(Severity::Error),
            warnings: count(Severity::Warning),
            infos: count(Severity::Info),
        }
    }
}

impl From<Examined> for ExaminedJson {
    fn from(examined: Examined) -> Self {
        Self {
            masters: examined.masters,
            files: examined.files,
            unreadable: examined.unreadable,
            passages: examined.passages,
            cases: examined.cases,
            checks: examined.checks,
            quotations: examined.quotations.map(|counts| QuotationsJson {
                exact: counts.exact,
                variant: counts.variant,
                elided: counts.elided,
                faulty: counts.faulty,
                not_checkable: counts.not_checkable,
            }),
        }
    }
}

impl From<PointRange> for SpanJson {
    fn from(range: PointRange) -> Self {
        Self {
            start: range.start,
            end: range.end,
            line: range.from.line,
            column: range.from.column,
            end_line: range.to.line,
            end_column: range.to.column,
        }
    }
}
