//! `colophon restore`: a master taken back from where it was put away, or a file as it was at a step.

use std::io::Write;

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
    match (args.file, args.step) {
        (Some(file), Some(step)) => edit(
            &args.writing,
            |session| {
                Ok(Edit::RestoreFile {
                    step,
                    file: file_ref(session, &file),
                    side,
                    hunks: None,
                })
            },
            out,
        ),
        _ => {
            let entry = args.entry.unwrap_or_default();
            edit(&args.writing, |_| Ok(Edit::RestoreTrashed { entry }), out)
        }
    }
}
