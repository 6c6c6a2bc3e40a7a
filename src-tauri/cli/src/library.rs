//! `colophon library`: whole texts, put in, listed, taken out, and looked after.

use std::io::Write;

use colophon_core::model::Params;
use colophon_core::report::{Language, fill, report_words, visible};
use colophon_service::import::{Outcome, ToLibrary, add_to_library, gather, unfinished};
use colophon_service::jobs::{Control, Job, Order};
use colophon_service::library::{Fault, Library, TextId};
use colophon_service::settings::{cache_folder, data_folder, state_folder};
use colophon_service::workspace::Cancel;
use colophon_service::{ApiError, ErrorCode};
use serde::Serialize;

use crate::args::{Format, LibraryAdd, LibraryArgs, LibraryRemove, Printing};
use crate::document::{Head, print_json};
use crate::failure::Failure;
use crate::import::{choice, now, tell};

/// Runs the command.
///
/// # Errors
/// Where the library cannot be read or written, a path or number makes no sense, or nothing can be printed.
pub fn library(
    args: LibraryArgs,
    out: &mut impl Write,
    err: &mut impl Write,
) -> Result<u8, Failure> {
    match args {
        LibraryArgs::Add(args) => add(&args, out, err),
        LibraryArgs::List(printing) => list(&printing, out),
        LibraryArgs::Remove(args) => remove(&args, out),
        LibraryArgs::Rebuild(printing) => rebuild(&printing, out, err),
        LibraryArgs::Verify(printing) => verify(&printing, out),
    }
}

/// The library of this user, in step with its originals.
///
/// # Errors
/// Where it cannot be opened or brought into step.
pub fn open() -> Result<Library, ApiError> {
    let mut library = Library::open(&data_folder(None)?, &cache_folder(None)?)?;
    if library.stale()? > 0 {
        library.rebuild(&Cancel::default(), |_, _| {})?;
    }
    Ok(library)
}

fn add(args: &LibraryAdd, out: &mut impl Write, err: &mut impl Write) -> Result<u8, Failure> {
    let language = args.printing.lang.into();
    choice(&args.reading)?;
    let jobs = state_folder(None)?.join("jobs");
    let mut library = open()?;
    let mut work = unfinished(&jobs);
    let items = gather(&args.files)?;
    if !items.is_empty() {
        let task = ToLibrary {
            format: args.reading.read_as.clone(),
            encoding: args.reading.encoding.clone(),
        };
        work.push(Job::begin(&jobs, Order { task, items })?);
    }
    let mut outcomes = Vec::new();
    for job in work {
        let total = job.order.items.len();
        let mut told = |done: usize| {
            // A line that stays the last one; a file that is refused is told in the end.
            let _ = write!(err, "\r{done}/{total}");
        };
        outcomes.extend(add_to_library(
            &mut library,
            &job,
            &Control::default(),
            now(),
            &mut told,
        )?);
        writeln!(err)?;
        job.forget()?;
    }
    match args.printing.format {
        Format::Json => print_json(&AddJson::new(&outcomes, language), out)?,
        Format::Text => tell(&outcomes, &args.reading, language, out)?,
    }
    Ok(u8::from(
        outcomes.iter().any(|outcome| outcome.refused.is_some()),
    ))
}

#[derive(Serialize)]
struct AddJson<'a> {
    #[serde(flatten)]
    head: Head,
    files: &'a [Outcome],
}

impl<'a> AddJson<'a> {
    fn new(files: &'a [Outcome], language: Language) -> Self {
        Self {
            head: Head::new(language),
            files,
        }
    }
}

#[derive(Serialize)]
struct ListJson {
    #[serde(flatten)]
    head: Head,
    texts: Vec<TextJson>,
}

#[derive(Serialize)]
struct TextJson {
    id: u32,
    work: String,
    title: Option<String>,
    author: Option<String>,
    language: String,
    blocks: u32,
    characters: u64,
    file: String,
    sha256: String,
    licence: Option<String>,
}

fn list(printing: &Printing, out: &mut impl Write) -> Result<u8, Failure> {
    let texts = open()?.list()?.into_iter();
    let texts: Vec<_> = texts
        .map(|entry| TextJson {
            id: entry.id.0,
            work: entry.record.work,
            title: entry.record.title,
            author: entry.record.author,
            language: entry.record.language,
            blocks: entry.blocks,
            characters: entry.characters,
            file: entry.record.source.name,
            sha256: entry.record.source.hash,
            licence: entry.record.licence,
        })
        .collect();
    match printing.format {
        Format::Json => {
            let head = Head::new(printing.lang.into());
            print_json(&ListJson { head, texts }, out)?;
        }
        Format::Text => {
            for text in texts {
                let title = text.title.unwrap_or_default();
                writeln!(
                    out,
                    "{:>5}  {}  {}  ({})  {}",
                    text.id,
                    visible(&text.work),
                    visible(&title),
                    text.characters,
                    visible(&text.file)
                )?;
            }
        }
    }
    Ok(0)
}

fn remove(args: &LibraryRemove, out: &mut impl Write) -> Result<u8, Failure> {
    let record = open()?.remove(TextId(args.id))?;
    writeln!(out, "{}  {}", args.id, visible(&record.source.name))?;
    Ok(0)
}

fn rebuild(printing: &Printing, out: &mut impl Write, err: &mut impl Write) -> Result<u8, Failure> {
    let words = report_words(printing.lang.into());
    let mut library = Library::open(&data_folder(None)?, &cache_folder(None)?)?;
    library.clear()?;
    let rebuilt = library.rebuild(&Cancel::default(), |done, total| {
        let _ = write!(err, "\r{done}/{total}");
    })?;
    writeln!(err)?;
    let params = Params::from([
        ("read", rebuilt.read.to_string()),
        ("removed", rebuilt.removed.to_string()),
        ("failed", rebuilt.failed.len().to_string()),
    ]);
    writeln!(out, "{}", fill(&words.library_rebuilt, &params))?;
    for (id, reason) in &rebuilt.failed {
        writeln!(out, "{id}: {}", visible(reason))?;
    }
    Ok(u8::from(!rebuilt.failed.is_empty()))
}

fn verify(printing: &Printing, out: &mut impl Write) -> Result<u8, Failure> {
    let words = report_words(printing.lang.into());
    let library = Library::open(&data_folder(None)?, &cache_folder(None)?)?;
    let verified = library.verify()?;
    if verified.faults.is_empty() {
        let params = Params::from([
            ("texts", verified.texts.to_string()),
            ("blocks", verified.blocks.to_string()),
        ]);
        writeln!(out, "{}", fill(&words.library_whole, &params))?;
        return Ok(0);
    }
    for fault in verified.faults {
        let (template, id) = match fault {
            Fault::Record(id) => (&words.library_fault_record, id.to_string()),
            Fault::Original(id) => (&words.library_fault_original, id.to_string()),
            Fault::Rows(id) => (&words.library_fault_rows, id.to_string()),
            Fault::Index => (&words.library_fault_index, String::new()),
        };
        writeln!(out, "{}", fill(template, &Params::from([("id", id)])))?;
    }
    Ok(ErrorCode::LibraryRefused.kind().exit_status())
}
