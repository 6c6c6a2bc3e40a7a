//! The declared sources of a master, where each is used, and the works that are used and not declared.

use colophon_core::edit::usage::{self, SourceUsage, Usage, usage};
use colophon_core::model::{Entry, Master, Node, Place, Rights, Source, WorkId, Workspace};

use crate::convert::{count, file_id, points, range};
use crate::wire::{self, CaseRef, MissingWork, PassageRef, PlaceRef, SourceRow};

/// Code points of a place's words.
const MAX_WORDS: usize = 120;

/// The declared sources in the order of `meta.json`, and what is missing among them.
pub fn sources(workspace: &Workspace, master: &Master) -> (Vec<SourceRow>, Vec<MissingWork>) {
    let mut used = usage(workspace, master);
    let missing = std::mem::take(&mut used.missing);
    let missing = missing.into_iter().map(|work| missing_work(master, work));
    (rows(master, &used), missing.collect())
}

fn rows(master: &Master, used: &Usage) -> Vec<SourceRow> {
    let Some(meta) = master.meta() else {
        return Vec::new();
    };
    let points = points(&meta.doc.file);
    let unused = SourceUsage::default();
    let row = |source: Source<'_>| {
        let used = used.sources.get(&source.index).unwrap_or(&unused);
        SourceRow {
            index: count(source.index),
            kind: source.kind.map(str::to_owned),
            id: source.id.map(str::to_owned),
            canonical: source.id.map(|id| WorkId::parse(id).canonical),
            title: source.title.map(str::to_owned),
            note: source.node.str("note").map(str::to_owned),
            range: range(&points, source.node.span),
            excerpted: excerpted(master, used),
            tested: tested(master, used),
            cited: places(master, &used.cited),
            referenced: places(master, &used.referenced),
            rights: source.node.get("rights").and_then(Rights::of).map(rights),
        }
    };
    meta.sources().map(row).collect()
}

fn rights(rights: Rights) -> wire::Rights {
    wire::Rights {
        corpus: rights.corpus,
        licence: rights.licence,
        accessed: rights.accessed,
        redistribution: rights.redistribution,
        attribution: rights.attribution,
    }
}

fn excerpted(master: &Master, used: &SourceUsage) -> Vec<PassageRef> {
    let passage = |(file, passage): &(usize, usize)| {
        let excerpt = master.excerpts.get(*file)?;
        let passage = excerpt.passages.iter().find(|p| p.index == *passage)?;
        let heading = &excerpt.markdown.headings[passage.heading];
        Some(PassageRef {
            file: file_id(master, &excerpt.markdown.file.path),
            passage: count(passage.index),
            heading: heading.text.clone(),
            line: excerpt.markdown.file.lines.line(heading.span.start),
        })
    };
    used.excerpted.iter().filter_map(passage).collect()
}

fn tested(master: &Master, used: &SourceUsage) -> Vec<CaseRef> {
    let suite = master.fidelity.read().into_iter();
    let cases = suite.flat_map(|suite| suite.objects());
    let asks = cases.filter(|(line, _)| used.tested.contains(&line.line));
    asks.map(|(line, case): (_, &Node)| CaseRef {
        line: line.line,
        question: case.str("q").unwrap_or_default().to_owned(),
    })
    .collect()
}

fn missing_work(master: &Master, work: usage::MissingWork) -> MissingWork {
    MissingWork {
        id: work.spelling,
        canonical: work.id.canonical,
        places: places(master, &work.places),
    }
}

fn places(master: &Master, places: &[Place]) -> Vec<PlaceRef> {
    let place = |place: &Place| PlaceRef {
        file: file_id(master, &place.file),
        line: place.line.unwrap_or(1),
        words: words(master, place),
    };
    places.iter().map(place).collect()
}

/// The line that a place stands on.
fn words(master: &Master, place: &Place) -> Option<String> {
    let file = master.files.get(&place.file).and_then(Entry::read)?;
    let line = file.lines.span(&file.text, place.line?)?;
    Some(line.of(&file.text).trim().chars().take(MAX_WORDS).collect())
}
