//! Somebody who types at the end of an excerpt, at the pace of the page: a draft at least every 400 ms, a save when
//! nothing was typed for 500 ms.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::thread::sleep;
use std::time::{Duration, Instant};

use colophon_service::commands::run;
use colophon_service::{Ctx, Host, Paths};
use serde_json::{Value, json};

/// The master, the file in its folder, and the path of the file.
const MASTER: &str = "sengcan";
const FILE: &str = "sources/xinxinming-excerpts.md";
/// Path of the file in the workspace.
pub const PATH: &str = "master-sengcan/sources/xinxinming-excerpts.md";

const DRAFT: Duration = Duration::from_millis(400);
const PAUSE: Duration = Duration::from_millis(500);
const KEY: Duration = Duration::from_millis(23);
/// After so many characters the typist thinks.
const THOUGHT: usize = 29;

struct Nobody;

impl Host for Nobody {
    fn pick_folder(&self) -> Option<std::path::PathBuf> {
        None
    }

    fn pick_files(&self) -> Option<Vec<std::path::PathBuf>> {
        None
    }

    fn now(&self) -> u64 {
        1
    }
}

/// What is typed, for ever.
pub fn characters() -> impl Iterator<Item = char> {
    "至道無難唯嫌揀擇但莫憎愛洞然明白\n".chars().cycle()
}

/// Opens `folder` and types until somebody ends it.
///
/// # Errors
/// Where a command is refused.
pub fn work(folder: &Path, home: &Path, out: &mut impl Write) -> Result<(), String> {
    let ctx = open(folder, home)?;
    let answer = ask(&ctx, "text", file())?;
    let mut text = string(&answer, "text")?;
    let mut base = string(&answer, "digest")?;
    let mut kept = Instant::now();
    for (nth, character) in characters().enumerate() {
        text.push(character);
        writeln!(out, "{nth}")
            .and_then(|()| out.flush())
            .map_err(|error| error.to_string())?;
        if kept.elapsed() >= DRAFT {
            ask(&ctx, "keep_draft", with_text(&base, &text))?;
            kept = Instant::now();
        }
        sleep(KEY);
        if nth % THOUGHT == THOUGHT - 1 {
            sleep(PAUSE);
            let saved = ask(&ctx, "save_text", with_text(&base, &text))?;
            base = string(&saved, "digest")?;
        }
    }
    Ok(())
}

/// The text that the page would show: the draft, or else the file.
///
/// # Errors
/// Where a command is refused.
pub fn found(folder: &Path, home: &Path) -> Result<String, String> {
    let ctx = open(folder, home)?;
    let answer = ask(&ctx, "text", file())?;
    match answer.get("draft").filter(|draft| !draft.is_null()) {
        Some(draft) => string(draft, "text"),
        None => string(&answer, "text"),
    }
}

fn open(folder: &Path, home: &Path) -> Result<Arc<Ctx>, String> {
    let paths = Paths {
        config: home.join("config"),
        state: home.join("state"),
        data: home.join("data"),
        cache: home.join("cache"),
        samples: None,
        start: Some(folder.to_owned()),
    };
    let ctx = Arc::new(Ctx::new(Box::new(Nobody), paths));
    ask(&ctx, "open_start", json!({}))?;
    Ok(ctx)
}

fn ask(ctx: &Arc<Ctx>, method: &str, params: Value) -> Result<Value, String> {
    run(ctx, method, params).map_err(|error| format!("{method}: {error}"))
}

fn file() -> Value {
    json!({ "master": MASTER, "file": FILE })
}

fn with_text(base: &str, text: &str) -> Value {
    json!({ "file": file(), "base": base, "text": text })
}

fn string(answer: &Value, key: &str) -> Result<String, String> {
    let found = answer.get(key).and_then(Value::as_str);
    found
        .map(str::to_owned)
        .ok_or_else(|| format!("no {key} in {answer}"))
}
