//! Passages that come one by one, with the work each is from: put together by work.

use super::{Doubt, ParseReport, Parsed};
use crate::model::{Family, IdKind, LineStart, Text, TextBlock, TextRole, WorkId};

/// A passage of a table or of an excerpt file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Row {
    /// The identifier of the work; empty where none is given.
    pub id: String,
    /// The title of the work.
    pub title: String,
    /// The heading of the passage.
    pub topic: String,
    /// The words.
    pub words: String,
    /// The fascicle.
    pub juan: Option<u32>,
    /// Line, segment or folio.
    pub locator: String,
    /// Whether the words are those of the work, and no paraphrase.
    pub is_scripture: bool,
}

/// The rows as texts, one a work, in the order of their first rows. `report` goes to the first.
pub fn texts(rows: Vec<Row>, report: ParseReport) -> Vec<Parsed> {
    let mut texts: Vec<Parsed> = Vec::new();
    for row in rows {
        let known = texts.iter().position(|parsed| parsed.text.id == row.id);
        let at = known.unwrap_or_else(|| {
            texts.push(begun(&row));
            texts.len() - 1
        });
        if let Some(parsed) = texts.get_mut(at) {
            add(&mut parsed.text, row);
        }
    }
    if let Some(first) = texts.first_mut() {
        first.report.skipped.extend(report.skipped);
        first.report.unknown.extend(report.unknown);
        first.report.doubts.extend(report.doubts);
    }
    texts
}

fn begun(row: &Row) -> Parsed {
    let mut report = ParseReport::default();
    if row.id.is_empty() {
        report.doubts.push(Doubt::new("import-no-id"));
    }
    let family = match WorkId::parse(&row.id).kind {
        IdKind::Cbeta => Family::Cbeta,
        IdKind::SuttaCentral => Family::Segments,
        IdKind::Toh => Family::Folios,
        _ => Family::Free,
    };
    let text = Text {
        id: row.id.clone(),
        title: Some(row.title.clone()).filter(|title| !title.is_empty()),
        family,
        ..Text::default()
    };
    Parsed { text, report }
}

fn add(text: &mut Text, row: Row) {
    if !row.topic.is_empty() {
        text.blocks.push(TextBlock {
            role: TextRole::Heading,
            juan: row.juan,
            text: row.topic,
            ..TextBlock::default()
        });
    }
    let role = if row.is_scripture {
        TextRole::Prose
    } else {
        TextRole::Paratext
    };
    let line = LineStart {
        at: 0,
        locator: row.locator,
    };
    text.blocks.push(TextBlock {
        role,
        juan: row.juan,
        text: row.words,
        lines: Some(line)
            .filter(|line| !line.locator.is_empty())
            .into_iter()
            .collect(),
        ..TextBlock::default()
    });
}
