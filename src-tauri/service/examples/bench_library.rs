//! The library on a corpus of CBETA's TEI: reading against hashing the same files, import against bare insertion into the same
//! kind of index, the first hits against `rg` over the de-lined text, and a long quotation against the whole. Run by
//! `cargo xtask bench library`, in release, on a folder that `cargo xtask corpus` made.
#![allow(clippy::print_stdout, reason = "what it measures is its output")]

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use colophon_core::edit::Digest;
use colophon_core::formats::imports::cbeta;
use colophon_core::quotation::verify;
use colophon_core::search::{Folds, Query, tokens};
use colophon_service::import::gather;
use colophon_service::library::record::Source;
use colophon_service::library::{Library, Order, Scope};
use rusqlite::Connection;

/// How much longer than reading and hashing parsing may take.
const PARSE: f64 = 8.0;
/// How much of the speed of bare insertion an import has at least.
const IMPORT: f64 = 0.8;
/// How much of the time of `rg` the first hits may take.
const SEARCH: f64 = 0.25;
const HITS: usize = 50;
const QUOTATION: usize = 2_000;
const VERIFY: Duration = Duration::from_millis(50);
const REPEATS: usize = 11;
/// Bytes after which an import makes lasting what it added.
const TOGETHER: usize = 16 << 20;

type Outcome<T> = Result<T, Box<dyn Error>>;

fn main() -> Outcome<ExitCode> {
    let folder = PathBuf::from(std::env::args_os().nth(1).ok_or("names no corpus")?);
    let files: Vec<_> = gather(&[folder])?.into_iter().flatten().collect();
    let place = tempfile::tempdir_in(".")?;
    let plain = place.path().join("plain");
    fs::create_dir_all(&plain)?;
    let mut met = parsing(&files, &plain)?;
    let library = importing(&files, place.path(), &mut met)?;
    searching(&library, &plain, &mut met)?;
    quoting(&library, &plain, &mut met)?;
    Ok(if met {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Reading to blocks against reading and hashing; leaves the de-lined text in `plain`.
fn parsing(files: &[PathBuf], plain: &Path) -> Outcome<bool> {
    let start = Instant::now();
    let mut bytes = 0;
    for file in files {
        let content = fs::read(file)?;
        bytes += content.len();
        std::hint::black_box(Digest::of(&content));
    }
    let hashed = start.elapsed();
    let start = Instant::now();
    for file in files {
        std::hint::black_box(cbeta::read(&fs::read(file)?).map_err(|error| error.code)?);
    }
    let parsed = start.elapsed();
    for (number, file) in files.iter().enumerate() {
        let text = cbeta::read(&fs::read(file)?)
            .map_err(|error| error.code)?
            .text;
        let lines: Vec<_> = text
            .blocks
            .iter()
            .map(|block| block.text.replace('\n', " "))
            .collect();
        fs::write(plain.join(format!("{number:05}.txt")), lines.join("\n"))?;
    }
    println!("{} files, {} MB", files.len(), bytes >> 20);
    let ratio = parsed.as_secs_f64() / hashed.as_secs_f64();
    Ok(bar(
        &format!(
            "reading to blocks {} ms, reading and hashing {} ms: ratio {ratio:.1}, at most {PARSE}",
            parsed.as_millis(),
            hashed.as_millis()
        ),
        ratio <= PARSE,
    ))
}

/// Import with index against bare insertion of the same tokens.
fn importing(files: &[PathBuf], place: &Path, met: &mut bool) -> Outcome<Library> {
    let bare = Connection::open(place.join("bare.sqlite"))?;
    bare.pragma_update(None, "journal_mode", "WAL")?;
    bare.pragma_update(None, "synchronous", "NORMAL")?;
    bare.execute_batch("CREATE VIRTUAL TABLE tokens USING fts5 (printed, content = '', tokenize = 'unicode61 remove_diacritics 0')")?;
    let texts: Vec<_> = files
        .iter()
        .map(|file| {
            Ok(cbeta::read(&fs::read(file)?)
                .map_err(|error| error.code)?
                .text)
        })
        .collect::<Outcome<_>>()?;
    let start = Instant::now();
    bare.execute_batch("BEGIN")?;
    let mut insert = bare.prepare("INSERT INTO tokens (printed) VALUES (?)")?;
    for block in texts.iter().flat_map(|text| &text.blocks) {
        let mut line = String::new();
        tokens(&block.text, |key, _| {
            line.push_str(key);
            line.push(' ');
            true
        });
        insert.execute([line])?;
    }
    drop(insert);
    bare.execute_batch("COMMIT")?;
    let inserted = start.elapsed();
    drop(texts);
    let mut library = Library::open(&place.join("data"), &place.join("cache"))?;
    let start = Instant::now();
    let mut waiting = 0;
    for file in files {
        let bytes = fs::read(file)?;
        let parsed = cbeta::read(&bytes).map_err(|error| error.code)?;
        let source = Source {
            hash: Digest::of(&bytes).to_string(),
            name: file.display().to_string(),
            format: "cbeta".to_owned(),
            encoding: None,
            added: 0,
        };
        library.add(&source, &bytes, &[(parsed.text, parsed.report)])?;
        waiting += bytes.len();
        if waiting > TOGETHER {
            waiting = 0;
            library.commit()?;
        }
    }
    library.commit()?;
    let imported = start.elapsed();
    let ratio = inserted.as_secs_f64() / imported.as_secs_f64();
    *met &= bar(
        &format!(
            "import {} ms, bare insertion {} ms: {ratio:.2} of its speed, at least {IMPORT}",
            imported.as_millis(),
            inserted.as_millis()
        ),
        ratio >= IMPORT,
    );
    Ok(library)
}

/// The first hits of words of several lengths against `rg`.
fn searching(library: &Library, plain: &Path, met: &mut bool) -> Outcome<()> {
    let sample = fs::read_to_string(plain.join("00000.txt"))?;
    let han: Vec<_> = sample
        .chars()
        .filter(|c| ('一'..='龥').contains(c))
        .collect();
    let has_rg = Command::new("rg")
        .arg("--version")
        .stdout(Stdio::null())
        .status()
        .is_ok();
    for length in [1, 2, 4, 12] {
        let words: String = han.iter().skip(100).take(length).collect();
        let query = Query::phrase(&words);
        let ours = median(|| {
            library.search(&query, Folds::ALL, &Scope::default(), Order::Document, HITS)?;
            Ok(())
        })?;
        if !has_rg {
            println!(
                "{length} characters: {} µs (rg is not installed: no comparison)",
                ours.as_micros()
            );
            continue;
        }
        let theirs = median(|| {
            Command::new("rg")
                .arg("-c")
                .arg(&words)
                .arg(plain)
                .stdout(Stdio::null())
                .status()?;
            Ok(())
        })?;
        let ratio = ours.as_secs_f64() / theirs.as_secs_f64();
        *met &= bar(
            &format!(
                "{length} characters: {} µs, rg {} µs: ratio {ratio:.2}, at most {SEARCH}",
                ours.as_micros(),
                theirs.as_micros()
            ),
            ratio <= SEARCH,
        );
    }
    Ok(())
}

/// A long quotation against the whole library.
fn quoting(library: &Library, plain: &Path, met: &mut bool) -> Outcome<()> {
    let whole = fs::read_to_string(plain.join("00001.txt"))?;
    let mut words: Vec<_> = whole.chars().skip(2_000).take(QUOTATION).collect();
    for at in (100..words.len()).step_by(400) {
        words[at] = '某';
    }
    let words: String = words.into_iter().collect();
    let ours = median(|| {
        verify(&words, None, library)?;
        Ok(())
    })?;
    *met &= bar(
        &format!(
            "a quotation of {QUOTATION} characters: {} ms, at most {}",
            ours.as_millis(),
            VERIFY.as_millis()
        ),
        ours <= VERIFY,
    );
    Ok(())
}

fn median(mut work: impl FnMut() -> Outcome<()>) -> Outcome<Duration> {
    let mut times = Vec::with_capacity(REPEATS);
    for _ in 0..REPEATS {
        let start = Instant::now();
        work()?;
        times.push(start.elapsed());
    }
    times.sort_unstable();
    Ok(times[REPEATS / 2])
}

fn bar(what: &str, met: bool) -> bool {
    println!("{what}: {}", if met { "met" } else { "MISSED" });
    met
}
