//! `colophon import`: passages of files into the excerpt files of a master, as one step.

use std::io::Write;
use std::time::{SystemTime, UNIX_EPOCH};

use colophon_core::edit::excerpts::{Batch, Near, Twin, add_passages};
use colophon_core::formats::imports::{Choice, Format as TextFormat, encoding::Encoding};
use colophon_core::model::Params;
use colophon_core::report::{Language, fill, report_words, visible};
use colophon_service::import::{Given, Outcome, Prepared, gather, prepare, read_files, report};
use colophon_service::wire::Edit;
use colophon_service::{ApiError, ErrorCode};

use crate::args::{ImportArgs, Reading};
use crate::desk::{edit, look};
use crate::failure::Failure;

/// Runs the command; what was read and left out is told on the standard error.
///
/// # Errors
/// Where a path, the master or a choice makes no sense, no file could be read, or the change cannot be made. Nothing is
/// changed then.
pub fn import(
    args: &ImportArgs,
    out: &mut impl Write,
    err: &mut impl Write,
) -> Result<u8, Failure> {
    let language = args.writing.place.lang.into();
    let choice = choice(&args.reading)?;
    let given = Given {
        id: args.source.clone(),
        title: args.title.clone(),
        kind: args.kind.clone(),
        paratext: args.paratext,
        accessed: args.accessed.clone(),
    };
    let (mut outcomes, mut prepared) = (Vec::new(), Vec::new());
    for files in gather(&args.files)? {
        match read_files(&files, choice, now()) {
            Ok(read) => {
                outcomes.push(Outcome::read(&files, &read));
                prepared.extend(read.texts.iter().map(|parsed| prepare(parsed, &given)));
            }
            Err(error) => outcomes.push(Outcome::refused(&files, error)),
        }
    }
    tell(&outcomes, &args.reading, language, err)?;
    if let Some(nameless) = prepared.iter().find(|one| one.batch.id.is_empty()) {
        let topic = nameless
            .batch
            .passages
            .first()
            .map_or("", |passage| &passage.topic);
        return Err(ApiError::new(ErrorCode::ImportWithoutId)
            .with("words", topic)
            .into());
    }
    if prepared.is_empty() {
        return Ok(1);
    }
    tell_passages(args, &prepared, language, err)?;
    let batches: Vec<_> = prepared.into_iter().map(|one| one.batch).collect();
    let refused = outcomes.iter().any(|outcome| outcome.refused.is_some());
    let master = args.into.clone();
    let near = args.near;
    let build = |_: &_| {
        Ok(Edit::AddPassages {
            master,
            batches,
            near,
        })
    };
    let status = edit(&args.writing, build, out)?;
    Ok(status.max(u8::from(refused)))
}

/// What was chosen, spelt as the command line spells it.
///
/// # Errors
/// Where there is no such format or encoding.
pub fn choice(reading: &Reading) -> Result<Choice, ApiError> {
    let unknown = |name: &str| {
        ApiError::new(ErrorCode::BadParams)
            .with("reason", format!("`{name}` is no format or encoding"))
    };
    let format = reading
        .read_as
        .as_deref()
        .map(|name| TextFormat::named(name).ok_or_else(|| unknown(name)));
    let encoding = reading
        .encoding
        .as_deref()
        .map(|name| Encoding::named(name).ok_or_else(|| unknown(name)));
    Ok(Choice {
        format: format.transpose()?,
        encoding: encoding.transpose()?,
    })
}

/// The report, on the standard error, and into a file where one is named.
///
/// # Errors
/// Where it cannot be written.
pub fn tell(
    outcomes: &[Outcome],
    reading: &Reading,
    language: Language,
    err: &mut impl Write,
) -> Result<(), Failure> {
    let page = report(outcomes, language);
    if let Some(path) = &reading.report {
        std::fs::write(path, &page).map_err(|error| {
            ApiError::new(ErrorCode::OutputUnwritable)
                .with("reason", format!("{}: {error}", path.display()))
        })?;
    }
    err.write_all(page.as_bytes())?;
    Ok(())
}

/// What the sanitiser changed, and which passages are there already.
fn tell_passages(
    args: &ImportArgs,
    prepared: &[Prepared],
    language: Language,
    err: &mut impl Write,
) -> Result<(), Failure> {
    let words = report_words(language);
    let changes: usize = prepared
        .iter()
        .flat_map(|one| &one.cleaned)
        .map(|cleaned| cleaned.changes.len())
        .sum();
    if changes > 0 {
        let count = Params::from([("count", changes.to_string())]);
        writeln!(err, "{}", fill(&words.import_cleaned, &count))?;
    }
    let desk = look(&args.writing.place)?;
    let batches: Vec<_> = prepared.iter().map(|one| Batch::from(&one.batch)).collect();
    let written = add_passages(
        &desk.session().workspace,
        &args.into,
        &batches,
        Near::LeftOut,
    )
    .map_err(ApiError::from)?;
    for (batch, twins) in batches.iter().zip(&written.twins) {
        for (passage, twin) in batch.passages.iter().zip(twins) {
            let Some(Twin { exact, place }) = twin else {
                continue;
            };
            let place = place.as_ref().map_or_else(
                || "—".to_owned(),
                |place| format!("{}:{}", place.file, place.line.unwrap_or(0)),
            );
            let params = Params::from([
                ("topic", visible(&passage.topic).into_owned()),
                ("place", place),
            ]);
            let template = if *exact {
                &words.import_repeats
            } else {
                &words.import_resembles
            };
            writeln!(err, "{}", fill(template, &params))?;
        }
    }
    Ok(())
}

/// Seconds since 1970-01-01 UTC.
pub fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}
