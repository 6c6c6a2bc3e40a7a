//! Contents by digest. One that is a small edit of another is kept as what differs: saving a long text every few
//! seconds must not keep it whole every time.

use colophon_core::edit::Digest;
use rusqlite::{Connection, OptionalExtension as _, params};

use super::History;
use crate::error::{ApiError, ErrorCode};

/// A content is at most this many edits away from one that is kept whole.
const MAX_DEPTH: i64 = 64;

impl History {
    /// The content of that digest, where it is kept.
    pub fn content_of(&self, digest: Digest) -> Result<Option<Vec<u8>>, ApiError> {
        let select = "SELECT id FROM blobs WHERE digest = unhex(?1)";
        let mut select = self.connection.prepare_cached(select)?;
        let id = select.query_row([digest.to_string()], |row| row.get(0));
        id.optional()?
            .map(|id| get(&self.connection, id))
            .transpose()
    }

    /// Keeps a content that no step has brought yet.
    pub fn keep_content(&mut self, bytes: &[u8]) -> Result<(), ApiError> {
        put(&self.connection, bytes, None).map(drop)
    }
}

/// Keeps `bytes`; as an edit of `base` (its id and bytes) where that is much shorter. Returns the id.
pub fn put(
    connection: &Connection,
    bytes: &[u8],
    base: Option<(i64, &[u8])>,
) -> Result<i64, ApiError> {
    let digest = Digest::of(bytes).to_string();
    let known = "SELECT id FROM blobs WHERE digest = unhex(?1)";
    let mut known = connection.prepare_cached(known)?;
    if let Some(id) = known.query_row([&digest], |row| row.get(0)).optional()? {
        return Ok(id);
    }
    let edit = base.and_then(|(id, base)| Edit::between(id, base, bytes));
    let depth = match &edit {
        Some(edit) => 1 + depth(connection, edit.base)?,
        None => 0,
    };
    let edit = edit.filter(|_| depth <= MAX_DEPTH);
    let mut insert = connection.prepare_cached(
        "INSERT INTO blobs (digest, base, depth, head, tail, bytes) VALUES (unhex(?1), ?2, ?3, ?4, ?5, ?6)",
    )?;
    match edit {
        Some(edit) => insert.insert(params![
            digest,
            edit.base,
            depth,
            edit.head,
            edit.tail,
            edit.middle
        ]),
        None => insert.insert(params![digest, None::<i64>, 0, 0, 0, bytes]),
    }
    .map_err(ApiError::from)
}

/// The content of that id.
pub fn get(connection: &Connection, id: i64) -> Result<Vec<u8>, ApiError> {
    let mut select = connection.prepare_cached(
        "SELECT base, head, tail, bytes, lower(hex(digest)) FROM blobs WHERE id = ?1",
    )?;
    let mut edits = Vec::new();
    let (mut next, mut digest) = (id, None);
    let mut bytes = loop {
        let (base, head, tail, bytes, its): (Option<i64>, usize, usize, Vec<u8>, String) =
            select.query_row([next], |row| {
                Ok((
                    row.get(0)?,
                    row.get(1)?,
                    row.get(2)?,
                    row.get(3)?,
                    row.get(4)?,
                ))
            })?;
        digest.get_or_insert(its);
        match base {
            Some(base) => next = base,
            None => break bytes,
        }
        edits.push((head, tail, bytes));
    };
    for (head, tail, middle) in edits.into_iter().rev() {
        let kept = bytes.len().checked_sub(tail).filter(|end| head <= *end);
        let end = kept.ok_or_else(damaged)?;
        bytes.splice(head..end, middle);
    }
    if digest != Some(Digest::of(&bytes).to_string()) {
        return Err(damaged());
    }
    Ok(bytes)
}

fn depth(connection: &Connection, id: i64) -> Result<i64, ApiError> {
    let mut select = connection.prepare_cached("SELECT depth FROM blobs WHERE id = ?1")?;
    Ok(select.query_row([id], |row| row.get(0))?)
}

fn damaged() -> ApiError {
    ApiError::new(ErrorCode::HistoryDamaged).with("reason", "a content does not match its digest")
}

/// A content as what differs from another: so many bytes from its head, the middle, so many from its tail.
struct Edit<'a> {
    base: i64,
    head: usize,
    tail: usize,
    middle: &'a [u8],
}

impl<'a> Edit<'a> {
    /// `None` where it is not much shorter than the whole.
    fn between(base: i64, old: &[u8], new: &'a [u8]) -> Option<Self> {
        let same = |(a, b): &(&u8, &u8)| a == b;
        let head = old.iter().zip(new).take_while(same).count();
        let (old, rest) = (&old[head..], &new[head..]);
        let tail = old
            .iter()
            .rev()
            .zip(rest.iter().rev())
            .take_while(same)
            .count();
        let middle = &rest[..rest.len() - tail];
        (middle.len() < new.len() / 2).then_some(Self {
            base,
            head,
            tail,
            middle,
        })
    }
}
