//! Arguments of `source`.

use clap::Subcommand;
use colophon_core::model::Rights;

use super::{Format, Place, Writing};

/// What to do with sources.
#[derive(Debug, Subcommand)]
pub enum SourceArgs {
    /// Declare one more source
    Add(SourceAdd),
    /// Change a source; what no option names stays as it is
    Edit(SourceEdit),
    /// Give a source another identifier, and every reference to it
    Rename(SourceRename),
    /// Declare a source no longer; references to it stay
    Remove(SourceRemove),
    /// List the sources and how often each is used
    List(SourceList),
}

/// Arguments of `source add`.
#[derive(Debug, clap::Args)]
pub struct SourceAdd {
    /// The master
    pub slug: String,
    /// Type of the source: `cbeta`
    #[arg(value_name = "TYPE")]
    pub kind: String,
    /// Its identifier: `T48n2010`
    pub id: String,
    /// Its title
    #[arg(long)]
    pub title: String,
    #[command(flatten)]
    pub fields: FieldArgs,
    /// Its position in the list, from 1; at the end where it is left out
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub at: Option<u32>,
    #[command(flatten)]
    pub writing: Writing,
}

/// Arguments of `source edit`.
#[derive(Debug, clap::Args)]
pub struct SourceEdit {
    /// The master
    pub slug: String,
    /// The source
    pub id: String,
    /// Its type
    #[arg(long = "type", value_name = "TYPE")]
    pub kind: Option<String>,
    /// Its title
    #[arg(long)]
    pub title: Option<String>,
    #[command(flatten)]
    pub fields: FieldArgs,
    #[command(flatten)]
    pub writing: Writing,
}

/// The optional fields of a source. An empty value takes a field out.
#[derive(Debug, clap::Args)]
pub struct FieldArgs {
    /// A note
    #[arg(long)]
    pub note: Option<String>,
    /// Rights: the corpus the text comes from
    #[arg(long)]
    pub corpus: Option<String>,
    /// Rights: the licence as the corpus states it
    #[arg(long)]
    pub licence: Option<String>,
    /// Rights: the day on which that was looked up, `2026-01-31`
    #[arg(long, value_name = "DAY")]
    pub accessed: Option<String>,
    /// Rights: whether the text may be passed on
    #[arg(long, value_parser = redistribution())]
    pub redistribution: Option<String>,
    /// Rights: the words that must go with it
    #[arg(long)]
    pub attribution: Option<String>,
}

fn redistribution() -> clap::builder::PossibleValuesParser {
    let values = Rights::REDISTRIBUTION.into_iter().chain([""]);
    values
        .map(clap::builder::PossibleValue::new)
        .collect::<Vec<_>>()
        .into()
}

/// Arguments of `source rename`.
#[derive(Debug, clap::Args)]
pub struct SourceRename {
    /// The master
    pub slug: String,
    /// The source
    pub id: String,
    /// Its new identifier
    #[arg(value_name = "NEWID")]
    pub new: String,
    #[command(flatten)]
    pub writing: Writing,
}

/// Arguments of `source remove`.
#[derive(Debug, clap::Args)]
pub struct SourceRemove {
    /// The master
    pub slug: String,
    /// The source
    pub id: String,
    #[command(flatten)]
    pub writing: Writing,
}

/// Arguments of `source list`.
#[derive(Debug, clap::Args)]
pub struct SourceList {
    /// The master
    pub slug: String,
    /// How to print the list
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,
    #[command(flatten)]
    pub place: Place,
}

impl SourceArgs {
    /// Where, and in which words.
    pub const fn place(&self) -> &Place {
        match self {
            Self::Add(args) => &args.writing.place,
            Self::Edit(args) => &args.writing.place,
            Self::Rename(args) => &args.writing.place,
            Self::Remove(args) => &args.writing.place,
            Self::List(args) => &args.place,
        }
    }
}
