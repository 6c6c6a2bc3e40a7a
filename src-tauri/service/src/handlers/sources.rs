//! The declared sources of a master and where each is used.

use colophon_core::model::{CaseLine, Citation, Master, Meta, Node, Source, WorkId};
use colophon_core::text::fold;

use crate::convert::{count, file_id, points, range};
use crate::wire::{CaseRef, PassageRef, Rights, SourceRow};

/// The declared sources in the order of `meta.json`.
pub fn source_rows(master: &Master) -> Vec<SourceRow> {
    let Some(meta) = master.meta() else {
        return Vec::new();
    };
    rows(master, meta)
}

fn rows(master: &Master, meta: &Meta) -> Vec<SourceRow> {
    let points = points(&meta.doc.file);
    let row = |source: Source<'_>| {
        let work = Work::of(&source);
        SourceRow {
            index: count(source.index),
            kind: source.kind.map(str::to_owned),
            id: source.id.map(str::to_owned),
            canonical: work.id.as_ref().map(|id| id.canonical.clone()),
            title: source.title.map(str::to_owned),
            note: source.node.str("note").map(str::to_owned),
            range: range(&points, source.node.span),
            excerpted: excerpted(master, &work),
            tested: tested(master, &work),
            cited: Vec::new(),
            referenced: Vec::new(),
            rights: source.node.get("rights").and_then(rights),
        }
    };
    meta.sources().map(row).collect()
}

fn rights(node: &Node) -> Option<Rights> {
    node.as_object()?;
    let text = |key| node.str(key).map(str::to_owned);
    Some(Rights {
        corpus: text("corpus"),
        licence: text("licence"),
        accessed: text("accessed"),
        redistribution: text("redistribution"),
        attribution: text("attribution"),
    })
}

/// A declared work, ready to be compared.
struct Work {
    id: Option<WorkId>,
    title: String,
}

impl Work {
    fn of(source: &Source<'_>) -> Self {
        Self {
            id: source.id.map(WorkId::parse),
            title: folded(source.title.unwrap_or_default()),
        }
    }

    /// Whether an identifier in any spelling means this work.
    fn is(&self, spelling: &str) -> bool {
        self.id
            .as_ref()
            .is_some_and(|id| id.same(&WorkId::parse(spelling)))
    }

    /// Whether `title` is this work's title, whatever the script.
    fn is_titled(&self, title: &str) -> bool {
        !self.title.is_empty() && self.title == folded(title)
    }

    fn is_cited_by(&self, citation: &Citation) -> bool {
        if citation.ids.is_empty() {
            return citation
                .title
                .as_deref()
                .is_some_and(|title| self.is_titled(title));
        }
        citation.ids.iter().any(|(spelling, _)| self.is(spelling))
    }
}

fn folded(text: &str) -> String {
    fold(text).chars.into_iter().collect()
}

fn excerpted(master: &Master, work: &Work) -> Vec<PassageRef> {
    let mut passages = Vec::new();
    for excerpt in &master.excerpts {
        let cited = |p: &&colophon_core::model::Passage| {
            p.citations
                .iter()
                .any(|citation| work.is_cited_by(citation))
        };
        for passage in excerpt.passages.iter().filter(cited) {
            let heading = &excerpt.markdown.headings[passage.heading];
            passages.push(PassageRef {
                file: file_id(master, &excerpt.markdown.file.path),
                passage: count(passage.index),
                heading: heading.text.clone(),
                line: excerpt.markdown.file.lines.line(heading.span.start),
            });
        }
    }
    passages
}

fn tested(master: &Master, work: &Work) -> Vec<CaseRef> {
    let demands = |node: &Node| {
        let cited = node.items("must_cite").iter().filter_map(Node::as_str);
        cited
            .into_iter()
            .any(|cited| work.is(cited) || work.is_titled(cited))
    };
    let case = |(line, node): (&CaseLine, &Node)| CaseRef {
        line: line.line,
        question: node.str("q").unwrap_or_default().to_owned(),
    };
    let suite = master.fidelity.read();
    let cases = suite.into_iter().flat_map(|suite| suite.objects());
    cases.filter(|(_, node)| demands(node)).map(case).collect()
}
