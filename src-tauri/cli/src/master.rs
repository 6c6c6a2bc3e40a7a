//! The commands that change masters as a whole: made, copied, renamed, put away.

use std::io::Write;

use colophon_service::wire::Edit;

use crate::args::{DuplicateArgs, MasterArgs, NewArgs, RenameArgs};
use crate::desk::edit;
use crate::failure::Failure;

/// `colophon new`: a master from the template.
///
/// # Errors
/// As for [`edit`].
pub fn new(args: NewArgs, out: &mut impl Write) -> Result<u8, Failure> {
    let new = Edit::NewMaster {
        slug: args.slug,
        name: args.name,
        school: args.school,
        tradition: args.tradition,
        era: args.era,
    };
    edit(&args.writing, |_| Ok(new), out)
}

/// `colophon duplicate`: a copy under another slug.
///
/// # Errors
/// As for [`edit`].
pub fn duplicate(args: DuplicateArgs, out: &mut impl Write) -> Result<u8, Failure> {
    let duplicate = Edit::DuplicateMaster {
        master: args.slug,
        slug: args.copy,
        name: args.name,
    };
    edit(&args.writing, |_| Ok(duplicate), out)
}

/// `colophon rename`: another slug, with every reference.
///
/// # Errors
/// As for [`edit`].
pub fn rename(args: RenameArgs, out: &mut impl Write) -> Result<u8, Failure> {
    let rename = Edit::RenameMaster {
        master: args.slug,
        slug: args.new,
    };
    edit(&args.writing, |_| Ok(rename), out)
}

/// `colophon archive`: a master put away beside the masters.
///
/// # Errors
/// As for [`edit`].
pub fn archive(args: MasterArgs, out: &mut impl Write) -> Result<u8, Failure> {
    let archive = Edit::ArchiveMaster { master: args.slug };
    edit(&args.writing, |_| Ok(archive), out)
}

/// `colophon trash`: a master thrown away.
///
/// # Errors
/// As for [`edit`].
pub fn trash(args: MasterArgs, out: &mut impl Write) -> Result<u8, Failure> {
    let trash = Edit::TrashMaster { master: args.slug };
    edit(&args.writing, |_| Ok(trash), out)
}
