//! A file whose header names one work while its passages cite others only.

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{ExcerptFile, Master, Mentioned, Place, Severity, WorkId, mentioned};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "excerpts/header-names-another-work",
    severity: Severity::Warning,
    run: Run::Master(run),
    fires: &[Edit::Replace {
        file: "master-yongjia-xuanjue/sources/zhengdaoge-excerpts.md",
        find: "CBETA：T48n2014",
        with: "CBETA：T48n2013",
    }],
    silent: &[Edit::Replace {
        file: "master-yongjia-xuanjue/sources/zhengdaoge-excerpts.md",
        find: "CBETA：T48n2014",
        with: "CBETA：T48n2014，另见 T48n2013",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    master.excerpts.iter().filter_map(differs).collect()
}

fn differs(file: &ExcerptFile) -> Option<Found> {
    let named = mentioned(file.text(file.header));
    let first = named.first()?;
    let cited: Vec<(&str, WorkId)> = file
        .passages
        .iter()
        .flat_map(|p| &p.citations)
        .flat_map(|c| &c.ids)
        .map(|(spelling, _)| (spelling.as_str(), WorkId::parse(spelling)))
        .collect();
    let (other, _) = cited.first()?;
    let agrees = |m: &Mentioned| cited.iter().any(|(_, id)| id.same(&m.id));
    if named.iter().any(agrees) {
        return None;
    }
    let span = first.first.shifted(file.header.start);
    let found = Found::at(Place::span(&file.markdown.file, span))
        .with("header", &first.spelling)
        .with("cited", *other);
    Some(found)
}
