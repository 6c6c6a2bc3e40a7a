//! What the quotation check asks of the library.

use colophon_core::model::WorkId;
use colophon_core::quotation::{At, Corpus, Locus, Stretch};
use colophon_core::text::{Folded, fold};
use rusqlite::types::Value;
use rusqlite::{OptionalExtension as _, params_from_iter};

use super::database::{BLOCKS, place_of, row_of, rows_of};
use super::{Library, TextId};
use crate::error::ApiError;

impl Corpus for Library {
    type Error = ApiError;

    fn holds(&self, work: &WorkId) -> Result<bool, ApiError> {
        let held = || {
            let mut texts = self
                .database
                .connection
                .prepare_cached("SELECT 1 FROM texts WHERE canonical = ? LIMIT 1")?;
            texts.query_row([&work.canonical], |_| Ok(())).optional()
        };
        let held = held().map_err(|error| self.database.failed(&error))?;
        Ok(held.is_some())
    }

    fn frequency(&self, c: char) -> Result<u64, ApiError> {
        let count = || {
            let mut words = self
                .database
                .connection
                .prepare_cached("SELECT cnt FROM vocabulary WHERE term = ?")?;
            words
                .query_row([c.to_string()], |row| row.get(0))
                .optional()
        };
        let count = count().map_err(|error| self.database.failed(&error))?;
        // A letter stands within words, which the index does not count.
        Ok(count.unwrap_or(if stands_alone(c) {
            0
        } else {
            u64::from(u32::MAX)
        }))
    }

    fn find(&self, seed: &[char], work: Option<&WorkId>, most: usize) -> Result<Vec<At>, ApiError> {
        let failed = |error: rusqlite::Error| self.database.failed(&error);
        let needle: String = seed.iter().collect();
        let needle = fold(&needle);
        let mut values = Vec::new();
        let mut sql = if seed.iter().copied().all(stands_alone) {
            let spaced: Vec<_> = seed.iter().map(char::to_string).collect();
            values.push(Value::from(format!("printed : \"{}\"", spaced.join(" "))));
            "SELECT blocks.id, text FROM tokens CROSS JOIN blocks ON blocks.id = tokens.rowid WHERE tokens MATCH ?"
                .to_owned()
        } else {
            "SELECT blocks.id, text FROM blocks WHERE words = 1".to_owned()
        };
        if let Some(work) = work {
            values.push(Value::from(work.canonical.clone()));
            sql.push_str(&format!(
                " AND blocks.id / {BLOCKS} IN (SELECT id FROM texts WHERE canonical = ?)"
            ));
        }
        sql.push_str(" ORDER BY blocks.id");
        let mut rows = self
            .database
            .connection
            .prepare_cached(&sql)
            .map_err(failed)?;
        let mut rows = rows.query(params_from_iter(&values)).map_err(failed)?;
        let mut found = Vec::new();
        while let Some(row) = rows.next().map_err(failed)? {
            let (id, text) = (row.get(0).map_err(failed)?, row.get_ref(1).map_err(failed)?);
            let text = text.as_str().unwrap_or_default();
            places(&fold(text), &needle, id, most, &mut found);
            if found.len() >= most {
                break;
            }
        }
        Ok(found)
    }

    fn around(&self, at: At, before: usize, after: usize) -> Result<Stretch, ApiError> {
        let id = TextId(u32::try_from(at.text).unwrap_or(0));
        let middle = row_of(id, at.block);
        let (first, last) = rows_of(id);
        let mut blocks = Vec::new();
        for (sql, limit, wanted) in [
            (
                "SELECT id, text, role FROM blocks WHERE id BETWEEN ? AND ? ORDER BY id DESC",
                (first, middle),
                before,
            ),
            (
                "SELECT id, text, role FROM blocks WHERE id BETWEEN ? AND ? ORDER BY id",
                (middle + 1, last),
                after,
            ),
        ] {
            self.outward(sql, limit, (middle, wanted), &mut blocks)?;
        }
        blocks.sort_unstable_by_key(|(block, _)| *block);
        Ok(Stretch::new(at.text, blocks))
    }

    fn locus(&self, at: At) -> Result<Locus, ApiError> {
        let id = TextId(u32::try_from(at.text).unwrap_or(0));
        let block = self
            .database
            .block(row_of(id, at.block))?
            .unwrap_or_default();
        Ok(Locus {
            work: self.database.work(id)?,
            juan: block.juan,
            line: block.locator(at.byte).map(str::to_owned),
        })
    }
}

impl Library {
    /// Adds blocks of quotable words until they have as many characters as wanted; the block in the middle counts for
    /// nothing.
    fn outward(
        &self,
        sql: &str,
        (first, last): (i64, i64),
        (middle, wanted): (i64, usize),
        blocks: &mut Vec<(usize, String)>,
    ) -> Result<(), ApiError> {
        let failed = |error: rusqlite::Error| self.database.failed(&error);
        let mut rows = self
            .database
            .connection
            .prepare_cached(sql)
            .map_err(failed)?;
        let mut rows = rows.query([first, last]).map_err(failed)?;
        let mut had = 0;
        while had < wanted || blocks.is_empty() {
            let Some(row) = rows.next().map_err(failed)? else {
                break;
            };
            let (id, text): (i64, String) =
                (row.get(0).map_err(failed)?, row.get(1).map_err(failed)?);
            let role: u8 = row.get(2).map_err(failed)?;
            if id != middle {
                if !super::marks::role_of(role).is_quotable() {
                    continue;
                }
                had += fold(&text).chars.len();
            }
            blocks.push((place_of(id).1, text));
            if wanted == 0 {
                break;
            }
        }
        Ok(())
    }
}

/// Every place of `needle` in a block, into `found` up to `most`.
fn places(text: &Folded, needle: &Folded, rowid: i64, most: usize, found: &mut Vec<At>) {
    let (id, block) = place_of(rowid);
    let mut from = 0;
    while let Some(at) = text.find_from(needle, from) {
        if found.len() >= most {
            return;
        }
        found.push(At {
            text: u64::from(id.0),
            block,
            byte: text.spans.get(at).map_or(0, |span| span.start),
        });
        from = at + 1;
    }
}

/// Whether a folded character is a token by itself.
fn stands_alone(c: char) -> bool {
    !c.is_ascii()
        && super::database::line_of_tokens(&format!("{c}{c}"))
            .0
            .trim_end()
            .contains(' ')
}
