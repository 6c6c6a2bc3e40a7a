//! What must hold when a folder is opened again after a fault: its content is that of before or of after, nothing is
//! left lying about, the history is whole and says the same, and what was to be done can be done or taken back.

use std::path::{Path, PathBuf};

use colophon_service::workspace::Writer;
use colophon_service::workspace::lock::Holder;
use rusqlite::Connection;

use crate::folder::{contents, difference};
use crate::stage::{Stage, succeeds};
use crate::tally::Found;

/// What files of the program that are in the making are called.
const TEMPORARY: (&str, &str) = (".colophon-", ".tmp");

/// Opens `folder` as the program does, and judges it.
///
/// # Errors
/// What does not hold.
pub fn judge(stage: &Stage, folder: &Path) -> Result<Found, String> {
    reopen(folder)?;
    let found = state(stage, folder)?;
    history_is_whole(folder)?;
    // What can be done next must come to the same as if nothing had happened.
    match found {
        Found::After => {
            let back = back(stage);
            succeeds(back, folder)?;
            same(stage, folder, Found::Before)?;
        }
        _ => {
            succeeds(stage.operation.command, folder)?;
            same(stage, folder, Found::After)?;
        }
    }
    Ok(found)
}

/// What takes the operation back.
fn back(stage: &Stage) -> &'static [&'static str] {
    match stage.operation.command {
        ["undo", ..] => &["redo", "--dir", "DIR"],
        _ => &["undo", "--dir", "DIR"],
    }
}

/// Opens the folder for writing, which completes or drops what was begun, and closes it.
///
/// # Errors
/// Where it cannot be opened.
pub fn reopen(folder: &Path) -> Result<(), String> {
    let holder = Holder::this("test", 1);
    let state = folder.with_extension("state");
    let (writer, _) = Writer::open(folder, &state, &holder).map_err(|error| error.to_string())?;
    drop(writer);
    Ok(())
}

/// Whether `folder` is as before or as after.
fn state(stage: &Stage, folder: &Path) -> Result<Found, String> {
    let found = contents(folder).map_err(|error| error.to_string())?;
    if let Some(left) = found.keys().find(|path| is_temporary(path)) {
        return Err(format!("{left} was left behind"));
    }
    let before = difference(&stage.before, &found);
    let after = difference(&stage.after, &found);
    match (before.is_empty(), after.is_empty()) {
        (true, _) => Ok(Found::Before),
        (_, true) => Ok(Found::After),
        _ => Err(format!(
            "neither as before ({}) nor as after ({})",
            before.join(", "),
            after.join(", ")
        )),
    }
}

fn same(stage: &Stage, folder: &Path, wanted: Found) -> Result<(), String> {
    match state(stage, folder)? {
        found if found == wanted => Ok(()),
        found => Err(format!("then it is {found:?} and not {wanted:?}")),
    }
}

fn is_temporary(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    name.starts_with(TEMPORARY.0) && name.ends_with(TEMPORARY.1)
}

/// SQLite's own check, and no step that is neither done nor taken back.
fn history_is_whole(folder: &Path) -> Result<(), String> {
    let file = history(folder);
    if !file.exists() {
        return Ok(());
    }
    let check = || {
        let connection = Connection::open(&file)?;
        let text = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, String>(0));
        let checked = text("PRAGMA integrity_check")?;
        let pending = text("SELECT CAST(count(*) AS TEXT) FROM steps WHERE state = 'pending'")?;
        Ok((checked, pending))
    };
    match check().map_err(|error: rusqlite::Error| error.to_string())? {
        (checked, pending) if checked == "ok" && pending == "0" => Ok(()),
        (checked, pending) => Err(format!("history: {checked}, {pending} pending steps")),
    }
}

fn history(folder: &Path) -> PathBuf {
    folder.join(".colophon/history.sqlite")
}
