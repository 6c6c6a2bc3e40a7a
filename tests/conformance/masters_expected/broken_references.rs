//! The broken and loose references of each real master (masters.md §1.15): every code of the list has its counterpart
//! among the checks, and the two agree on how many there are.

use std::collections::BTreeMap;

use colophon_core::model::{Finding, Workspace};
use serde_json::Value;

/// Code of the list, and the checks that find the same.
const COUNTERPARTS: [(&str, &str); 16] = [
    ("SKILL_SECTION_REF_MISSING", "skill/section-missing"),
    ("SKILL_SECTION_REF_SCRIPT", "skill/section-script-differs"),
    ("SKILL_ID_FORM_DIFFERS", "skill/source-form-differs"),
    ("SKILL_ID_UNDECLARED", "skill/source-undeclared"),
    ("META_ID_MISSING_IN_SKILL", "skill/source-not-listed"),
    ("MUST_CITE_SHORT_FORM", "fidelity/citation-form-differs"),
    ("MUST_CITE_UNDECLARED", "fidelity/citation-undeclared"),
    ("DOC_ID_UNDECLARED", "skill/identifier-undeclared"),
    ("EXCERPT_ID_UNDECLARED", "excerpts/undeclared-work"),
    ("EXCERPT_ID_SHORT_FORM", "excerpts/short-identifier"),
    ("INDEX_ID_UNDECLARED", "index/undeclared-work"),
    ("INDEX_ID_SHORT_FORM", "index/short-identifier"),
    ("CBETA_VOLUME_CONFLICT", "sources/volume-conflict"),
    ("FOJIN_ID_SHARED", "skill/fojin-number-shared"),
    ("FOJIN_ID_NOT_NUMERIC", "skill/fojin-number-malformed"),
    ("DATES_DIFFER", "skill/dates-differ"),
];

/// Where findings of one master and its list differ, each with both numbers; empty where they agree.
pub fn compare(
    slug: &str,
    findings: &[Finding],
    workspace: &Workspace,
    expected: &Value,
) -> Vec<String> {
    let listed = listed(expected, workspace);
    let mut found: BTreeMap<&str, u64> = BTreeMap::new();
    for finding in findings
        .iter()
        .filter(|f| f.master.as_deref() == Some(slug))
    {
        let places = finding
            .params
            .get("count")
            .and_then(|n| n.parse().ok())
            .unwrap_or(1);
        *found.entry(finding.code).or_default() += places;
    }
    let mut pairs = COUNTERPARTS.to_vec();
    pairs.push(("CRITIQUE_ONE_WAY", "critique/one-way"));
    let differs = |(code, check): (&str, &str)| {
        let wanted = listed.get(code).copied().unwrap_or(0);
        let actual = found.get(check).copied().unwrap_or(0);
        (wanted != actual).then(|| format!("{code}: {wanted} listed, {check} found {actual}"))
    };
    let known = |code: &str| pairs.iter().any(|(c, _)| *c == code);
    let unknown = listed
        .keys()
        .filter(|c| !known(c))
        .map(|c| format!("{c} has no counterpart"));
    unknown
        .chain(pairs.iter().copied().filter_map(differs))
        .collect()
}

/// How often each code is listed. A critique of a master that is not in the folder cannot be judged from it
/// (masters.md §6.3, last remarks), so it is left out.
fn listed<'a>(expected: &'a Value, workspace: &Workspace) -> BTreeMap<&'a str, u64> {
    let mut counts = BTreeMap::new();
    for entry in expected["broken_references"]
        .as_array()
        .into_iter()
        .flatten()
    {
        let (Some(code), Some(id)) = (entry["code"].as_str(), entry["id"].as_str()) else {
            continue;
        };
        let target = id.rsplit(" -> ").next().unwrap_or_default();
        if code == "CRITIQUE_ONE_WAY" && workspace.master(target).is_none() {
            continue;
        }
        // One entry stands for several places where it has a count.
        let code = if code == "MUST_CITE_FORM_DIFFERS" {
            "MUST_CITE_SHORT_FORM"
        } else {
            code
        };
        *counts.entry(code).or_default() += entry["count"].as_u64().unwrap_or(1);
    }
    counts
}
