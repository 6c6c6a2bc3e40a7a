//! Arguments of the commands that change masters as a whole, and what all commands that edit share.

use std::path::PathBuf;

use super::{Format, Lang};

/// Where, and in which words.
#[derive(Debug, clap::Args)]
pub struct Place {
    /// A master, a folder of masters, or a repository of them
    #[arg(long, default_value = ".", value_name = "DIR")]
    pub dir: PathBuf,
    /// Language of the words
    #[arg(long, value_enum, default_value_t)]
    pub lang: Lang,
}

/// What all commands share that write.
#[derive(Debug, clap::Args)]
pub struct Writing {
    #[command(flatten)]
    pub place: Place,
    /// Print what would change, and write nothing
    #[arg(long)]
    pub dry_run: bool,
    /// How to print the change; see docs/schema/change-set.schema.json
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,
}

/// Arguments of `new`.
#[derive(Debug, clap::Args)]
pub struct NewArgs {
    /// Its slug: `huineng`
    pub slug: String,
    /// Its display name
    #[arg(long)]
    pub name: String,
    /// Its school
    #[arg(long)]
    pub school: Option<String>,
    /// Its tradition
    #[arg(long)]
    pub tradition: Option<String>,
    /// When the teacher lived
    #[arg(long)]
    pub era: Option<String>,
    #[command(flatten)]
    pub writing: Writing,
}

/// Arguments of `duplicate`.
#[derive(Debug, clap::Args)]
pub struct DuplicateArgs {
    /// The master
    pub slug: String,
    /// Slug of the copy
    #[arg(value_name = "NEW")]
    pub copy: String,
    /// Display name of the copy; that of the master where it is left out
    #[arg(long)]
    pub name: Option<String>,
    #[command(flatten)]
    pub writing: Writing,
}

/// Arguments of `rename`.
#[derive(Debug, clap::Args)]
pub struct RenameArgs {
    /// The master
    pub slug: String,
    /// Its new slug
    pub new: String,
    #[command(flatten)]
    pub writing: Writing,
}

/// Arguments of `archive` and `trash`.
#[derive(Debug, clap::Args)]
pub struct MasterArgs {
    /// The master
    pub slug: String,
    #[command(flatten)]
    pub writing: Writing,
}
