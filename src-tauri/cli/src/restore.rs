//! `colophon restore`: a master taken back from where it was put away, or a file as it was at a step.

use std::io::Write;

use colophon_service::ApiError;
use colophon_service::desk::Desk;
use colophon_service::wire::{Edit, Side};

use crate::args::RestoreArgs;
use crate::desk::edit;
use crate::failure::Failure;
use crate::file_name::file_ref;

/// Runs the command.
///
/// # Errors
/// Where nothing of that name was put away, the step does not know the file, the change cannot be made, or nothing can
/// be printed.
pub fn restore(args: RestoreArgs, out: &mut impl Write) -> Result<u8, Failure> {
    let side = if args.before {
        Side::Before
    } else {
        Side::After
    };
    let restore = |desk: &Desk| match (args.file, args.step) {
        (Some(file), Some(step)) => Ok(Edit::RestoreFile {
            step,
            file: file_ref(desk.session(), &file),
            side,
            hunks: None,
        }),
        _ => taking_back(desk, args.entry.unwrap_or_default()),
    };
    edit(&args.writing, restore, out)
}

/// From the archive what lies there, else from the trash.
fn taking_back(desk: &Desk, entry: String) -> Result<Edit, ApiError> {
    let archive = desk.shelved()?.archive;
    if archive.iter().any(|row| row.entry == entry) {
        return Ok(Edit::RestoreArchived { entry });
    }
    Ok(Edit::RestoreTrashed { entry })
}
