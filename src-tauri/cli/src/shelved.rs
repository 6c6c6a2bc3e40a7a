//! `colophon shelved`: the masters in the archive and in the trash, by the names under which they are taken back.

use std::io::Write;

use colophon_core::report::{report_words, visible};
use colophon_service::wire::ShelvedRow;
use serde::Serialize;

use crate::args::{Format, ShelvedArgs};
use crate::desk::look;
use crate::document::{Head, print_json};
use crate::failure::Failure;

#[derive(Serialize)]
struct ShelvedJson {
    #[serde(flatten)]
    head: Head,
    trash: Vec<ShelvedRow>,
    archive: Vec<ShelvedRow>,
}

/// Runs the command.
///
/// # Errors
/// Where the folder cannot be read, or nothing can be printed.
pub fn shelved(args: &ShelvedArgs, out: &mut impl Write) -> Result<u8, Failure> {
    let shelved = look(&args.place)?.shelved()?;
    let language = args.place.lang.into();
    if args.format == Format::Json {
        let list = ShelvedJson {
            head: Head::new(language),
            trash: shelved.trash,
            archive: shelved.archive,
        };
        print_json(&list, out)?;
        return Ok(0);
    }
    let words = report_words(language);
    for (shelf, rows) in [
        (&words.trash, &shelved.trash),
        (&words.archive, &shelved.archive),
    ] {
        for row in rows {
            let (entry, name) = (visible(&row.entry), visible(&row.name));
            writeln!(out, "{entry}  {name}  ({shelf})")?;
        }
    }
    Ok(0)
}
