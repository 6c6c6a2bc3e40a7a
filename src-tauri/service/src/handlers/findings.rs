//! Findings by page, chosen by family and severity.

use std::collections::BTreeMap;

use colophon_core::model::{Entry, Finding, Master, RelPath, SourceFile};
use colophon_core::text::CodePoints;

use crate::convert::{count, file_id, points, range};
use crate::ctx::Ctx;
use crate::error::ApiError;
use crate::nearest::find_master;
use crate::session::Session;
use crate::wire::{Counts, FamilyCount, FindingPlace, FindingRow, FindingsArgs, FindingsPage};

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
    let mut rows = Rows::new(&session);
    let page = chosen
        .iter()
        .skip(args.from as usize)
        .take((args.count as usize).min(MAX_ROWS));
    Ok(FindingsPage {
        total: count(chosen.len()),
        rows: page.map(|(at, finding)| rows.row(*at, finding)).collect(),
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

/// Makes rows; counts the code points of each file once.
struct Rows<'a> {
    session: &'a Session,
    masters: BTreeMap<&'a str, &'a Master>,
    points: BTreeMap<&'a RelPath, CodePoints<'a>>,
}

impl<'a> Rows<'a> {
    fn new(session: &'a Session) -> Self {
        let masters = session.workspace.masters.iter();
        Self {
            session,
            masters: masters
                .map(|master| (master.slug.as_str(), master))
                .collect(),
            points: BTreeMap::new(),
        }
    }

    fn row(&mut self, at: usize, finding: &'a Finding) -> FindingRow {
        let master = finding
            .master
            .as_deref()
            .and_then(|slug| self.masters.get(slug).copied());
        let path = &finding.place.file;
        let file = self.file(master, path);
        let span = finding.place.span;
        FindingRow {
            id: at.to_string(),
            code: finding.code.to_owned(),
            severity: finding.severity.into(),
            master: finding.master.clone(),
            place: FindingPlace {
                file: master.map_or_else(|| path.to_string(), |master| file_id(master, path)),
                readable: file.is_some(),
                pointer: finding.place.pointer.clone(),
                range: file.zip(span).map(|(file, span)| {
                    range(
                        self.points.entry(path).or_insert_with(|| points(file)),
                        span,
                    )
                }),
            },
            params: finding
                .params
                .iter()
                .map(|(k, v)| ((*k).to_owned(), v.clone()))
                .collect(),
            quote: file
                .zip(span)
                .map(|(file, span)| span.of(&file.text).chars().take(MAX_QUOTE).collect()),
        }
    }

    fn file(&self, master: Option<&'a Master>, path: &RelPath) -> Option<&'a SourceFile> {
        let files = master.map_or(&self.session.workspace.rest, |master| &master.files);
        files.get(path).and_then(Entry::read)
    }
}
