//! A concordance of the library: every hit in the middle of a line, sorted by what stands beside it, grouped as one likes.

use colophon_core::search::concordance::{By, Context, sort};
use colophon_core::search::{Folds, Query};

use super::database::row_of;
use super::search::{Hit, Order, Scope};
use super::{Library, TextId};
use crate::error::ApiError;

/// A row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Where it is.
    pub hit: Hit,
    /// What stands around it.
    pub context: Context,
    /// The fascicle.
    pub juan: Option<u32>,
    /// Line, segment or folio.
    pub locator: Option<String>,
}

/// Rows, sorted, and what they were made from.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Concordance {
    /// The rows.
    pub rows: Vec<Row>,
    /// Whether these are all there are.
    pub complete: bool,
}

impl Library {
    /// The concordance of `query` with `width` characters on either side, at most `most` rows.
    ///
    /// # Errors
    /// As [`Self::search`].
    pub fn concordance(
        &self,
        query: &Query,
        folds: Folds,
        scope: &Scope,
        (width, most): (usize, usize),
        by: &[By],
    ) -> Result<Concordance, ApiError> {
        let found = self.search(query, folds, scope, Order::Document, most)?;
        let mut rows = Vec::with_capacity(found.hits.len());
        let mut last = None;
        for hit in found.hits {
            let at = row_of(hit.text, hit.block);
            if last.as_ref().is_none_or(|(known, _)| *known != at) {
                last = self.database.block(at)?.map(|block| (at, block));
            }
            if let Some((_, block)) = &last {
                rows.push(Row {
                    context: Context::new(&block.text, hit.span, width),
                    juan: block.juan,
                    locator: block.locator(hit.span.start).map(str::to_owned),
                    hit,
                });
            }
        }
        sort(&mut rows, by, |row| &row.context);
        Ok(Concordance {
            rows,
            complete: found.complete,
        })
    }

    /// The works of texts, for grouping.
    ///
    /// # Errors
    /// Where the database cannot be read.
    pub fn work(&self, id: TextId) -> Result<String, ApiError> {
        self.database.work(id)
    }
}
