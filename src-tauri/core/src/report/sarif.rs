//! A report as SARIF 2.1.0, for code hosts and editors.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use serde_json::{Value, json};

use super::{Language, Places, check_words, finding_words};
use crate::checks::{Report, check_by_code};
use crate::model::{Finding, Severity, Workspace};
use crate::text::PointRange;

/// The log of `report`, worded in `language`. Only rules with a result are described.
#[must_use]
pub fn sarif(workspace: &Workspace, report: &Report, version: &str, language: Language) -> Value {
    let codes: BTreeSet<_> = report.findings.iter().map(|f| f.code).collect();
    let codes: Vec<_> = codes.into_iter().collect();
    let rules: Vec<_> = codes.iter().map(|code| rule(code, language)).collect();
    let mut places = Places::new(workspace);
    let result = |finding| result(finding, &codes, &mut places, language);
    let results: Vec<_> = report.findings.iter().map(result).collect();
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": {"driver": {"name": "colophon", "version": version, "rules": rules}},
            "columnKind": "unicodeCodePoints",
            "language": language.tag(),
            "results": results,
            "properties": {"examined": {
                "masters": report.examined.masters,
                "files": report.examined.files,
                "unreadable": report.examined.unreadable,
                "passages": report.examined.passages,
                "cases": report.examined.cases,
                "checks": report.examined.checks,
            }},
        }],
    })
}

fn rule(code: &str, language: Language) -> Value {
    let severity = check_by_code(code).map_or(Severity::Error, |check| check.severity);
    let mut rule = json!({
        "id": code,
        "defaultConfiguration": {"level": level(severity)},
    });
    if let Some(words) = check_words(language, code) {
        rule["shortDescription"] = json!({"text": words.what});
        rule["fullDescription"] = json!({"text": words.why});
        rule["help"] =
            json!({"text": format!("{}\n\n{}\n\n{}", words.what, words.why, words.exceptions)});
    }
    rule
}

fn result(finding: &Finding, codes: &[&str], places: &mut Places<'_>, language: Language) -> Value {
    let words = finding_words(finding, language);
    let mut location = json!({
        "physicalLocation": {"artifactLocation": {"uri": uri(finding.place.file.as_str())}},
    });
    if let Some(range) = places.range(&finding.place) {
        location["physicalLocation"]["region"] = region(range);
    }
    if let Some(pointer) = &finding.place.pointer {
        location["logicalLocations"] = json!([{"fullyQualifiedName": pointer}]);
    }
    json!({
        "ruleId": finding.code,
        "ruleIndex": codes.binary_search(&finding.code).ok(),
        "level": level(finding.severity),
        "message": {"text": format!("{} {}", words.message, words.next)},
        "locations": [location],
    })
}

fn region(range: PointRange) -> Value {
    json!({
        "startLine": range.from.line,
        "startColumn": range.from.column,
        "endLine": range.to.line,
        "endColumn": range.to.column,
        "charOffset": range.start,
        "charLength": range.end - range.start,
    })
}

const fn level(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Info => "note",
    }
}

/// A relative URI of `path`, with `/` kept.
fn uri(path: &str) -> String {
    let mut uri = String::with_capacity(path.len());
    for byte in path.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
            uri.push(char::from(byte));
        } else {
            let _ = write!(uri, "%{byte:02X}");
        }
    }
    uri
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_become_uris() {
        assert_eq!(uri("master-a/法 1.md"), "master-a/%E6%B3%95%201.md");
    }
}
