//! Searching: the index gives the blocks that can have a hit, the matcher of the rules decides; so a search finds what looking
//! through every text would find.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use colophon_core::model::{TextBlock, WorkId};
use colophon_core::search::{Clause, Folds, Phrase, Query, Search, tokens};
use colophon_core::text::Span;
use rusqlite::params_from_iter;
use rusqlite::types::Value;

use super::database::{BLOCKS, aside, block_of, place_of};
use super::{Library, TextId};
use crate::error::{ApiError, ErrorCode};

/// Above so many blocks there is no ranking.
const RANKED: u64 = 20_000;
/// Steps that a regular expression may take over all texts.
const BUDGET: u64 = 40_000_000_000;

/// Where to look.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Scope {
    /// Only in texts of these works; in all where there are none.
    pub works: Vec<String>,
}

/// In which order hits come.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Order {
    /// That of the texts.
    #[default]
    Document,
    /// The best first, exact ones before others; that of the texts where there are too many.
    Rank,
}

/// A hit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hit {
    /// The text.
    pub text: TextId,
    /// The number of the block.
    pub block: usize,
    /// The bytes of the block.
    pub span: Span,
    /// The folds without which it would not have been found.
    pub folds: Folds,
}

/// What was found.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Found {
    /// How many blocks can have a hit.
    pub blocks: u64,
    /// Hits, in their order.
    pub hits: Vec<Hit>,
    /// Whether these are all there are.
    pub complete: bool,
    /// Whether they are ranked.
    pub ranked: bool,
}

impl Library {
    /// Looks for `query`; at most `most` hits.
    ///
    /// # Errors
    /// Where a regular expression cannot be used or takes too many steps, or the database cannot be read.
    pub fn search(
        &self,
        query: &Query,
        folds: Folds,
        scope: &Scope,
        order: Order,
        most: usize,
    ) -> Result<Found, ApiError> {
        let search = Search::new(query, folds)?;
        let candidates = Candidates::of(query, scope);
        let blocks = self.count(&candidates)?;
        let ranked = order == Order::Rank && candidates.expression.is_some() && blocks <= RANKED;
        let mut found = Found {
            blocks,
            complete: true,
            ranked,
            ..Found::default()
        };
        let mut steps: u64 = 0;
        self.each_block(&candidates, ranked, |rowid, block| {
            steps = steps.saturating_add(search.steps(block.text.len()));
            if candidates.expression.is_none() && steps > BUDGET {
                return Err(ApiError::new(ErrorCode::SearchTooLong));
            }
            let (text, number) = place_of(rowid);
            for one in search.find(&block.text, &aside(block)) {
                if found.hits.len() == most {
                    found.complete = false;
                    return Ok(false);
                }
                found.hits.push(Hit {
                    text,
                    block: number,
                    span: one.span,
                    folds: one.folds,
                });
            }
            Ok(true)
        })?;
        if ranked {
            found.hits.sort_by_key(|hit| hit.folds.count());
        }
        Ok(found)
    }

    fn count(&self, candidates: &Candidates) -> Result<u64, ApiError> {
        let count = || {
            let sql = candidates.sql("count(*)", "");
            let mut rows = self.database.connection.prepare_cached(&sql)?;
            rows.query_row(params_from_iter(&candidates.values), |row| row.get(0))
        };
        count().map_err(|error| self.database.failed(&error))
    }

    /// Calls `each` with every block that can have a hit, as long as it answers `true`.
    fn each_block(
        &self,
        candidates: &Candidates,
        ranked: bool,
        mut each: impl FnMut(i64, &TextBlock) -> Result<bool, ApiError>,
    ) -> Result<(), ApiError> {
        let failed = |error: rusqlite::Error| self.database.failed(&error);
        let order = if ranked {
            "ORDER BY tokens.rank, blocks.id"
        } else {
            "ORDER BY blocks.id"
        };
        let sql = candidates.sql("blocks.id, role, juan, text, marks", order);
        let mut rows = self
            .database
            .connection
            .prepare_cached(&sql)
            .map_err(failed)?;
        let mut rows = rows
            .query(params_from_iter(&candidates.values))
            .map_err(failed)?;
        while let Some(row) = rows.next().map_err(failed)? {
            let rowid = row.get(0).map_err(failed)?;
            let block = block_of(row, 1).map_err(failed)?;
            if !each(rowid, &block)? {
                return Ok(());
            }
        }
        Ok(())
    }
}

/// Which blocks can have a hit.
struct Candidates {
    /// What the index is asked; nothing where it cannot help.
    expression: Option<String>,
    values: Vec<Value>,
    works: usize,
}

impl Candidates {
    fn of(query: &Query, scope: &Scope) -> Self {
        let expression = expression(query);
        let mut values: Vec<_> = expression.iter().cloned().map(Value::from).collect();
        let works: BTreeSet<_> = scope
            .works
            .iter()
            .map(|work| WorkId::parse(work).canonical)
            .collect();
        values.extend(works.iter().cloned().map(Value::from));
        Self {
            expression,
            values,
            works: works.len(),
        }
    }

    fn sql(&self, columns: &str, order: &str) -> String {
        let mut sql = match self.expression {
            Some(_) => format!(
                "SELECT {columns} FROM tokens CROSS JOIN blocks ON blocks.id = tokens.rowid WHERE tokens MATCH ?"
            ),
            None => format!("SELECT {columns} FROM blocks WHERE 1"),
        };
        if columns == "count(*)" && self.works == 0 && self.expression.is_some() {
            "SELECT count(*) FROM tokens WHERE tokens MATCH ?".clone_into(&mut sql);
        }
        if self.works > 0 {
            let marks = vec!["?"; self.works].join(", ");
            let _ = write!(
                sql,
                " AND blocks.id / {BLOCKS} IN (SELECT id FROM texts WHERE canonical IN ({marks}))"
            );
        }
        format!("{sql} {order}")
    }
}

/// What the index is asked for `query`: less than the query says, so that nothing is missed.
fn expression(query: &Query) -> Option<String> {
    let clauses = query.wanted.iter().flat_map(|clause| match clause {
        Clause::Phrase(phrase) => vec![phrase_expression(phrase)],
        Clause::Near(phrases, _) => phrases.iter().map(phrase_expression).collect(),
        Clause::Pattern(_) => Vec::new(),
    });
    let clauses: Vec<_> = clauses.flatten().collect();
    (!clauses.is_empty()).then(|| clauses.join(" AND "))
}

fn phrase_expression(phrase: &Phrase) -> Option<String> {
    let mut words = Vec::new();
    tokens(&phrase.text, |key, _| {
        words.push(key.to_owned());
        true
    });
    // What the index cannot tell apart from nothing must not be asked for.
    words.retain(|word| word.chars().any(char::is_alphanumeric));
    if words.is_empty() {
        return None;
    }
    let star = if phrase.open { " *" } else { "" };
    Some(format!("\"{}\"{star}", words.join(" ").replace('"', " ")))
}
