//! The database itself: how it is opened, what it consists of, and how an older one becomes the present one.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, ErrorCode as Sqlite, OpenFlags};

use crate::error::{ApiError, ErrorCode};

/// Says in the head of the file whose it is: `Colo`.
const APPLICATION: i32 = i32::from_be_bytes(*b"Colo");
/// How long another process that looks may hold a write up.
const PATIENCE: Duration = Duration::from_secs(5);

/// What leads from each version to the next.
const MIGRATIONS: &[&str] = &["
    CREATE TABLE blobs (
        id INTEGER PRIMARY KEY,
        digest BLOB NOT NULL UNIQUE,
        base INTEGER REFERENCES blobs (id),
        depth INTEGER NOT NULL,
        head INTEGER NOT NULL,
        tail INTEGER NOT NULL,
        bytes BLOB NOT NULL
    ) STRICT;
    CREATE TABLE steps (
        seq INTEGER PRIMARY KEY AUTOINCREMENT,
        kind TEXT NOT NULL,
        target INTEGER REFERENCES steps (seq),
        code TEXT NOT NULL,
        params TEXT NOT NULL,
        origin TEXT NOT NULL,
        at INTEGER NOT NULL,
        state TEXT NOT NULL
    ) STRICT;
    CREATE INDEX steps_by_state ON steps (state, seq);
    CREATE INDEX steps_by_target ON steps (target, seq);
    CREATE TABLE changes (
        step INTEGER NOT NULL REFERENCES steps (seq) ON DELETE CASCADE,
        file TEXT NOT NULL,
        before INTEGER REFERENCES blobs (id),
        after INTEGER REFERENCES blobs (id),
        left_alone INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (step, file)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX changes_by_file ON changes (file, step);
    CREATE TABLE litter (folder TEXT PRIMARY KEY) STRICT;
    CREATE TABLE drafts (
        file TEXT PRIMARY KEY,
        base BLOB,
        text TEXT NOT NULL,
        at INTEGER NOT NULL
    ) STRICT;
"];

/// What was found where a history was opened.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Begun {
    /// The new place of a file that was damaged or no history of ours.
    pub set_aside: Option<PathBuf>,
}

/// Opens the database at `path` for writing.
pub fn open(path: &Path) -> Result<(Connection, Begun), ApiError> {
    match prepare(path) {
        Err(Unusable::NotOurs) => {
            let set_aside = set_aside(path)?;
            let connection = prepare(path).map_err(Unusable::into_error)?;
            let set_aside = Some(set_aside);
            Ok((connection, Begun { set_aside }))
        }
        prepared => Ok((prepared.map_err(Unusable::into_error)?, Begun::default())),
    }
}

/// Opens the database at `path` for reading.
pub fn look(path: &Path) -> Result<Connection, ApiError> {
    reading(path, OpenFlags::empty())
}

/// The same for a look that ends at once. Where nobody has the database open, which the log beside it would tell, not
/// even the files are made beside it in which SQLite lets readers and writers know of each other.
pub fn look_once(path: &Path) -> Result<Connection, ApiError> {
    if beside(path, "-wal").exists() {
        return look(path);
    }
    reading(&immutable(path), OpenFlags::SQLITE_OPEN_URI)
}

/// What SQLite calls the file at `path` when nobody writes to it.
#[cfg(unix)]
fn immutable(path: &Path) -> PathBuf {
    let mut uri = String::from("file:");
    for byte in path.as_os_str().as_encoded_bytes() {
        match byte {
            b'/' | b'.' | b'-' | b'_' => uri.push(char::from(*byte)),
            byte if byte.is_ascii_alphanumeric() => uri.push(char::from(*byte)),
            byte => uri.push_str(&format!("%{byte:02X}")),
        }
    }
    uri.push_str("?immutable=1");
    PathBuf::from(uri)
}

/// The same where paths have drives: its own name.
#[cfg(not(unix))]
fn immutable(path: &Path) -> PathBuf {
    path.to_owned()
}

fn reading(path: &Path, how: OpenFlags) -> Result<Connection, ApiError> {
    let mode = flags(OpenFlags::SQLITE_OPEN_READ_ONLY | how);
    let connection = Connection::open_with_flags(path, mode)?;
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    known_version(&connection).map_err(Unusable::into_error)?;
    Ok(connection)
}

/// A database in memory.
pub fn nowhere() -> Result<Connection, ApiError> {
    let connection = Connection::open_in_memory()?;
    migrate(&connection).map_err(Unusable::into_error)?;
    Ok(connection)
}

/// Why a database cannot be used.
enum Unusable {
    /// Damaged, or another program's.
    NotOurs,
    /// Everything else.
    Error(ApiError),
}

impl Unusable {
    fn into_error(self) -> ApiError {
        match self {
            Self::NotOurs => {
                ApiError::new(ErrorCode::HistoryDamaged).with("reason", "not a history")
            }
            Self::Error(error) => error,
        }
    }
}

impl From<rusqlite::Error> for Unusable {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(Sqlite::DatabaseCorrupt | Sqlite::NotADatabase) => Self::NotOurs,
            _ => Self::Error(error.into()),
        }
    }
}

fn prepare(path: &Path) -> Result<Connection, Unusable> {
    let writing = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
    let connection = Connection::open_with_flags(path, flags(writing))?;
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    known_version(&connection)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    let damage: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if damage != "ok" {
        return Err(Unusable::NotOurs);
    }
    migrate(&connection)?;
    Ok(connection)
}

/// The last part of the path is never followed, should it be a link.
fn flags(mode: OpenFlags) -> OpenFlags {
    mode | OpenFlags::SQLITE_OPEN_NOFOLLOW | OpenFlags::SQLITE_OPEN_NO_MUTEX
}

/// The version of the database: 0 where it is empty.
fn known_version(connection: &Connection) -> Result<usize, Unusable> {
    let number =
        |pragma: &str| connection.pragma_query_value(None, pragma, |row| row.get::<_, i32>(0));
    let (application, version) = (number("application_id")?, number("user_version")?);
    let tables = "SELECT count(*) FROM sqlite_schema";
    let tables: u32 = connection.query_row(tables, [], |row| row.get(0))?;
    if application != APPLICATION && (application, version, tables) != (0, 0, 0) {
        return Err(Unusable::NotOurs);
    }
    match usize::try_from(version) {
        Ok(version) if version <= MIGRATIONS.len() => Ok(version),
        _ => {
            let error = ApiError::new(ErrorCode::HistoryNewer).with("version", version.to_string());
            Err(Unusable::Error(error))
        }
    }
}

/// Brings the database to the present version, in one transaction.
fn migrate(connection: &Connection) -> Result<(), Unusable> {
    let version = known_version(connection)?;
    if version == MIGRATIONS.len() {
        return Ok(());
    }
    let transaction = connection.unchecked_transaction()?;
    for migration in &MIGRATIONS[version..] {
        transaction.execute_batch(migration)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", MIGRATIONS.len())?;
    Ok(transaction.commit()?)
}

/// Gives the database and the files beside it a name that is free.
fn set_aside(path: &Path) -> Result<PathBuf, ApiError> {
    let name = |n: u32| path.with_extension(format!("damaged-{n}.sqlite"));
    let free = (1..).map(name).find(|name| !name.exists());
    let free = free.unwrap_or_else(|| name(0));
    for ending in ["-wal", "-shm", ""] {
        let (from, to) = (beside(path, ending), beside(&free, ending));
        if from.exists() {
            std::fs::rename(from, to).map_err(|error| {
                ApiError::new(ErrorCode::HistoryFailed).with("reason", error.to_string())
            })?;
        }
    }
    Ok(free)
}

/// One of the files of the database at `path`.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut path = path.as_os_str().to_owned();
    path.push(ending);
    PathBuf::from(path)
}
