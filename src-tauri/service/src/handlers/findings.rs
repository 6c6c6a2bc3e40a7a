//! Findings by page, chosen by family and severity.

use std::collections::BTreeMap;

use colophon_core::model::{Finding, Master, SourceFile, Workspace};
use colophon_core::report::Places;
use colophon_core::text::Span;
use sha2::{Digest, Sha256};

use crate::convert::{count, file_id};
use crate::ctx::Ctx;
use crate::error::ApiError;
use crate::nearest::find_master;
use crate::wire::{
    Counts, FamilyCount, FindingPlace, FindingRow, FindingsArgs, FindingsPage, TextRange,
};

/// Findings in one answer.
const MAX_ROWS: usize = 1_000;
/// Code points of a quotation.
const MAX_QUOTE: usize = 200;

/// Findings, of one master or of all.
pub fn findings(ctx: &Ctx, args: FindingsArgs) -> Result<FindingsPage, ApiError> {
    let session = ctx.session()?;
    let master = args
        .master
        .as_deref()
        .map(|slug| find_master(&session.workspace, slug))
        .transpose()?;
    let slug = master.map(|master| master.slug.as_str());
    let all = session.report.findings.iter().enumerate();
    let in_reach = all.filter(|(_, f)| slug.is_none() || f.master.as_deref() == slug);
    let in_reach: Vec<_> = in_reach.collect();
    let chosen: Vec<_> = in_reach
        .iter()
        .filter(|(_, f)| is_chosen(f, &args))
        .collect();
    let mut rows = Rows::new(&session.workspace);
    let ids = ids(&session.report.findings);
    let page = chosen
        .iter()
        .skip(args.from as usize)
        .take((args.count as usize).min(MAX_ROWS));
    Ok(FindingsPage {
        total: count(chosen.len()),
        rows: page
            .map(|(at, finding)| rows.row(ids[*at].clone(), finding))
            .collect(),
        families: families(in_reach.iter().map(|(_, finding)| *finding)),
    })
}

fn family(code: &str) -> &str {
    code.split('/').next().unwrap_or(code)
}

fn is_chosen(finding: &Finding, args: &FindingsArgs) -> bool {
    let severity = finding.severity.into();
    (args.families.is_empty() || args.families.iter().any(|f| f == family(finding.code)))
        && (args.severities.is_empty() || args.severities.contains(&severity))
}

fn families<'a>(findings: impl Iterator<Item = &'a Finding>) -> Vec<FamilyCount> {
    let mut families = BTreeMap::<&str, Counts>::new();
    for finding in findings {
        families
            .entry(family(finding.code))
            .or_default()
            .add(finding.severity);
    }
    let row = |(family, counts): (&str, Counts)| FamilyCount {
        family: family.to_owned(),
        counts,
    };
    families.into_iter().map(row).collect()
}

/// A name for each finding that stays its own while other things change: by code, file, pointer and parameters, and a
/// number among those that are alike.
fn ids(findings: &[Finding]) -> Vec<String> {
    let mut alike = BTreeMap::<String, u32>::new();
    let mut id = |finding: &Finding| {
        let place = &finding.place;
        let of = (finding.code, &finding.master, &place.file, &place.pointer);
        let digest = Sha256::digest(format!("{of:?}{:?}", finding.params));
        let name: String = digest.iter().take(8).map(|b| format!("{b:02x}")).collect();
        let number = alike.entry(name.clone()).or_default();
        *number += 1;
        format!("{name}-{number}")
    };
    findings.iter().map(&mut id).collect()
}

/// Makes rows.
struct Rows<'a> {
    masters: BTreeMap<&'a str, &'a Master>,
    places: Places<'a>,
}

impl<'a> Rows<'a> {
    fn new(workspace: &'a Workspace) -> Self {
        let masters = workspace.masters();
        Self {
            masters: masters
                .map(|master| (master.slug.as_str(), master))
                .collect(),
            places: Places::new(workspace),
        }
    }

    fn row(&mut self, id: String, finding: &'a Finding) -> FindingRow {
        let master = finding
            .master
            .as_deref()
            .and_then(|slug| self.masters.get(slug));
        let place = &finding.place;
        let file = self.places.file(place);
        let params = finding.params.iter();
        FindingRow {
            id,
            code: finding.code.to_owned(),
            severity: finding.severity.into(),
            master: finding.master.clone(),
            place: FindingPlace {
                file: master.map_or_else(|| place.file.to_string(), |m| file_id(m, &place.file)),
                readable: file.is_some(),
                pointer: place.pointer.clone(),
                range: self.places.range(place).map(TextRange::from),
            },
            params: params
                .map(|(name, value)| ((*name).to_owned(), value.clone()))
                .collect(),
            quote: file.zip(place.span).map(|(file, span)| quote(file, span)),
        }
    }
}

fn quote(file: &SourceFile, span: Span) -> String {
    span.of(&file.text).chars().take(MAX_QUOTE).collect()
}
