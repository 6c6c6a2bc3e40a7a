//! The database: a row for each text and each block, and an index with one Han character, or one word, a token. It holds
//! nothing that cannot be made again, so one that is damaged, or of another version, is thrown away.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use colophon_core::model::{RunKind, Text, TextBlock, WorkId};
use colophon_core::search::{Running, tokens};
use colophon_core::text::Span;
use rusqlite::{Connection, OptionalExtension as _, Row, params};

use super::record::Record;
use super::{TextId, marks};
use crate::error::{ApiError, ErrorCode};

const FILE: &str = "library.sqlite";
/// Grows with every change of the tables or of how tokens are made.
const VERSION: i32 = 1;
/// Blocks of one text have numbers below this; rows are in the order of texts and blocks.
pub const BLOCKS: i64 = 1 << 24;

const TABLES: &str = "
    CREATE TABLE texts (
        id INTEGER PRIMARY KEY,
        work TEXT NOT NULL,
        canonical TEXT NOT NULL,
        title TEXT,
        period TEXT,
        blocks INTEGER NOT NULL,
        characters INTEGER NOT NULL
    );
    CREATE INDEX texts_by_work ON texts (canonical);
    CREATE TABLE blocks (
        id INTEGER PRIMARY KEY,
        role INTEGER NOT NULL,
        juan INTEGER,
        words INTEGER NOT NULL,
        text TEXT NOT NULL,
        marks TEXT NOT NULL
    );
    CREATE INDEX blocks_with_words ON blocks (id) WHERE words = 1;
    CREATE VIRTUAL TABLE tokens USING fts5 (
        printed, running, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0'
    );
    CREATE VIRTUAL TABLE vocabulary USING fts5vocab (tokens, 'row');
";

/// The database.
pub struct Database {
    pub(super) connection: Connection,
    path: PathBuf,
    in_transaction: bool,
}

impl Database {
    /// Opens the database in the folder `cache`, or makes it.
    pub fn open(cache: &Path) -> Result<Self, ApiError> {
        let refused = |reason: String| {
            ApiError::new(ErrorCode::LibraryRefused)
                .with("path", cache.display().to_string())
                .with("reason", reason)
        };
        fs::create_dir_all(cache).map_err(|error| refused(error.to_string()))?;
        let path = cache.join(FILE);
        let connection = match sound(&path) {
            Some(connection) => connection,
            None => {
                discard(&path);
                made(&path).map_err(|error| refused(error.to_string()))?
            }
        };
        Ok(Self {
            connection,
            path,
            in_transaction: false,
        })
    }

    /// Puts a text in.
    pub fn insert(&mut self, id: TextId, record: &Record, text: &Text) -> Result<(), ApiError> {
        let inserted = self
            .begin()
            .and_then(|()| self.insert_rows(id, record, text));
        inserted.map_err(|error| self.failed(&error))
    }

    fn insert_rows(&self, id: TextId, record: &Record, text: &Text) -> rusqlite::Result<()> {
        let connection = &self.connection;
        let characters: usize = text
            .blocks
            .iter()
            .map(|block| block.text.chars().count())
            .sum();
        connection
            .prepare_cached("INSERT OR REPLACE INTO texts VALUES (?, ?, ?, ?, ?, ?, ?)")?
            .execute(params![
                id.0,
                record.work,
                WorkId::parse(&record.work).canonical,
                record.title,
                record.author,
                text.blocks.len(),
                characters
            ])?;
        let mut block_row =
            connection.prepare_cached("INSERT INTO blocks VALUES (?, ?, ?, ?, ?, ?)")?;
        let mut token_row = connection
            .prepare_cached("INSERT INTO tokens (rowid, printed, running) VALUES (?, ?, ?)")?;
        for (number, block) in text.blocks.iter().enumerate() {
            let rowid = row_of(id, number);
            let (printed, has_words) = line_of_tokens(&block.text);
            let running = running(block).map_or_else(String::new, |words| line_of_tokens(&words).0);
            block_row.execute(params![
                rowid,
                marks::role_number(block.role),
                block.juan,
                has_words,
                block.text,
                marks::written(block)
            ])?;
            token_row.execute(params![rowid, printed, running])?;
        }
        Ok(())
    }

    /// Takes a text out.
    pub fn remove(&mut self, id: TextId) -> Result<(), ApiError> {
        let (first, last) = rows_of(id);
        let removed = self.begin().and_then(|()| {
            let connection = &self.connection;
            connection.execute(
                "DELETE FROM tokens WHERE rowid BETWEEN ? AND ?",
                params![first, last],
            )?;
            connection.execute(
                "DELETE FROM blocks WHERE id BETWEEN ? AND ?",
                params![first, last],
            )?;
            connection.execute("DELETE FROM texts WHERE id = ?", params![id.0])
        });
        removed.map(drop).map_err(|error| self.failed(&error))
    }

    fn begin(&mut self) -> rusqlite::Result<()> {
        if !self.in_transaction {
            self.connection.execute_batch("BEGIN")?;
            self.in_transaction = true;
        }
        Ok(())
    }

    /// Makes what was done lasting.
    pub fn commit(&mut self) -> Result<(), ApiError> {
        if std::mem::take(&mut self.in_transaction) {
            self.connection
                .execute_batch("COMMIT")
                .map_err(|error| self.failed(&error))?;
        }
        Ok(())
    }

    /// The texts there are.
    pub fn ids(&self) -> Result<BTreeSet<TextId>, ApiError> {
        let ids = || {
            let mut texts = self.connection.prepare_cached("SELECT id FROM texts")?;
            let rows = texts.query_map([], |row| Ok(TextId(row.get(0)?)))?;
            rows.collect::<rusqlite::Result<_>>()
        };
        ids().map_err(|error| self.failed(&error))
    }

    /// Blocks and characters of each text.
    pub fn sizes(&self) -> Result<BTreeMap<TextId, (u32, u64)>, ApiError> {
        let sizes = || {
            let mut texts = self
                .connection
                .prepare_cached("SELECT id, blocks, characters FROM texts")?;
            let rows = texts.query_map([], |row| {
                Ok((TextId(row.get(0)?), (row.get(1)?, row.get(2)?)))
            })?;
            rows.collect::<rusqlite::Result<_>>()
        };
        sizes().map_err(|error| self.failed(&error))
    }

    /// Blocks of a text, from the number `first` on, at most `most`.
    pub fn blocks(&self, id: TextId, first: u32, most: u32) -> Result<Vec<TextBlock>, ApiError> {
        let (start, last) = rows_of(id);
        let blocks = || {
            let mut blocks = self.connection.prepare_cached(
                "SELECT role, juan, text, marks FROM blocks WHERE id BETWEEN ? AND ? ORDER BY id LIMIT ?",
            )?;
            let rows = blocks.query_map(params![start + i64::from(first), last, most], |row| {
                block_of(row, 0)
            })?;
            rows.collect::<rusqlite::Result<_>>()
        };
        blocks().map_err(|error| self.failed(&error))
    }

    /// One block.
    pub fn block(&self, rowid: i64) -> Result<Option<TextBlock>, ApiError> {
        let block = || {
            let mut block = self
                .connection
                .prepare_cached("SELECT role, juan, text, marks FROM blocks WHERE id = ?")?;
            block.query_row([rowid], |row| block_of(row, 0)).optional()
        };
        block().map_err(|error| self.failed(&error))
    }

    /// The work of a text, as it spells it.
    pub fn work(&self, id: TextId) -> Result<String, ApiError> {
        let work = || {
            let mut work = self
                .connection
                .prepare_cached("SELECT work FROM texts WHERE id = ?")?;
            work.query_row([id.0], |row| row.get(0)).optional()
        };
        Ok(work()
            .map_err(|error| self.failed(&error))?
            .unwrap_or_default())
    }

    /// What the system, or SQLite, refused.
    pub fn failed(&self, error: &rusqlite::Error) -> ApiError {
        ApiError::new(ErrorCode::LibraryRefused)
            .with("path", self.path.display().to_string())
            .with("reason", error.to_string())
    }
}

/// The block in the columns of `row` from `first` on.
pub fn block_of(row: &Row<'_>, first: usize) -> rusqlite::Result<TextBlock> {
    let marks: String = row.get(first + 3)?;
    Ok(marks::read(
        row.get(first)?,
        row.get(first + 1)?,
        row.get(first + 2)?,
        &marks,
    ))
}

/// The row of a block.
pub fn row_of(id: TextId, block: usize) -> i64 {
    i64::from(id.0) * BLOCKS + i64::try_from(block).unwrap_or(BLOCKS - 1).min(BLOCKS - 1)
}

/// The first and the last row that blocks of a text can have.
pub fn rows_of(id: TextId) -> (i64, i64) {
    let first = i64::from(id.0) * BLOCKS;
    (first, first + BLOCKS - 1)
}

/// The text and the block of a row.
pub fn place_of(rowid: i64) -> (TextId, usize) {
    let id = u32::try_from(rowid / BLOCKS).unwrap_or(0);
    (TextId(id), usize::try_from(rowid % BLOCKS).unwrap_or(0))
}

/// The stretches of a block that are no running words.
pub fn aside(block: &TextBlock) -> Vec<Span> {
    let notes = block
        .runs
        .iter()
        .filter(|run| matches!(run.kind, RunKind::Note | RunKind::Pronunciation));
    notes.map(|run| run.span).collect()
}

/// The running words of a block that has others between them.
fn running(block: &TextBlock) -> Option<String> {
    (!block.runs.is_empty()).then(|| Running::new(&block.text, &aside(block)).text)
}

/// The tokens of `text` with blanks between; whether any is a word of letters.
pub fn line_of_tokens(text: &str) -> (String, bool) {
    let mut line = String::with_capacity(text.len() * 4 / 3);
    let mut has_words = false;
    tokens(text, |key, _| {
        has_words |= key.chars().nth(1).is_some() || key.is_ascii();
        line.push_str(key);
        line.push(' ');
        true
    });
    (line, has_words)
}

/// The database at `path`, if it is there, whole and of this version.
fn sound(path: &Path) -> Option<Connection> {
    if !path.is_file() {
        return None;
    }
    let connection = prepared(path).ok()?;
    let version: i32 = connection
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .ok()?;
    let readable = connection
        .prepare("SELECT count(*) FROM texts, tokens LIMIT 1")
        .is_ok();
    (version == VERSION && readable).then_some(connection)
}

fn made(path: &Path) -> rusqlite::Result<Connection> {
    let connection = prepared(path)?;
    connection.execute_batch(TABLES)?;
    connection.pragma_update(None, "user_version", VERSION)?;
    Ok(connection)
}

fn prepared(path: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open(path)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    // What is lost with the power is made again from the originals.
    connection.pragma_update(None, "synchronous", "NORMAL")?;
    connection.pragma_update(None, "cache_size", -65_536)?;
    connection.busy_timeout(std::time::Duration::from_secs(5))?;
    Ok(connection)
}

fn discard(path: &Path) {
    for ending in ["", "-wal", "-shm"] {
        let mut name = path.as_os_str().to_owned();
        name.push(ending);
        // Where it cannot be removed, making it anew says why.
        let _ = fs::remove_file(name);
    }
}
