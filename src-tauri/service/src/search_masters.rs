//! Searching what is not in the library: the passages of masters, and their fidelity cases. Few enough to be looked through.

use colophon_core::model::{Master, Role, SourceFile};
use colophon_core::search::concordance::Context;
use colophon_core::search::{Folds, Query, Search};
use colophon_core::text::Span;

use crate::error::ApiError;
use crate::session::Session;

/// Where to look in masters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Within {
    /// Scripture and paraphrases of excerpt files.
    Passages,
    /// Lines of fidelity cases.
    Cases,
}

/// A hit in a master.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MasterHit {
    /// Slug.
    pub master: String,
    /// Path inside the workspace.
    pub file: String,
    /// Line, from 1.
    pub line: u32,
    /// What stands around it.
    pub context: Context,
    /// The folds without which it would not have been found.
    pub folds: Folds,
}

/// Looks for `query`, at most `most` hits, with `width` characters on either side; whether these are all.
///
/// # Errors
/// Where a regular expression cannot be used.
pub fn search_masters(
    session: &Session,
    query: &Query,
    folds: Folds,
    within: Within,
    (width, most): (usize, usize),
) -> Result<(Vec<MasterHit>, bool), ApiError> {
    let search = Search::new(query, folds)?;
    let mut hits = Vec::new();
    for master in session.workspace.masters() {
        for (file, span) in stretches(master, within) {
            let words = span.of(&file.text);
            for found in search.find(words, &[]) {
                if hits.len() == most {
                    return Ok((hits, false));
                }
                hits.push(MasterHit {
                    master: master.slug.clone(),
                    file: file.path.to_string(),
                    line: file.lines.line(span.start + found.span.start),
                    context: Context::new(words, found.span, width),
                    folds: found.folds,
                });
            }
        }
    }
    Ok((hits, true))
}

/// The stretches of a master's files that are looked through.
fn stretches(master: &Master, within: Within) -> Vec<(&SourceFile, Span)> {
    match within {
        Within::Passages => master
            .excerpts
            .iter()
            .flat_map(|file| {
                let blocks = file.passages.iter().flat_map(|passage| &passage.blocks);
                let quoted =
                    blocks.filter(|block| matches!(block.role, Role::Scripture | Role::Paraphrase));
                quoted.map(|block| (&file.markdown.file, block.span))
            })
            .collect(),
        Within::Cases => {
            let suite = master.fidelity.read();
            let file = suite.map(|suite| &suite.file);
            let lines = file.map(|file| {
                (1..=u32::try_from(file.lines.count()).unwrap_or(0))
                    .filter_map(|line| file.lines.span(&file.text, line))
            });
            let spans = lines.into_iter().flatten();
            spans.filter_map(|span| Some((file?, span))).collect()
        }
    }
}
