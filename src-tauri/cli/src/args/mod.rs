//! The arguments.

mod edit;
mod past;
mod source;
mod texts;

use std::path::PathBuf;

use clap::{Parser, Subcommand, ValueEnum};
use colophon_core::report::Language;

pub use edit::{DuplicateArgs, MasterArgs, NewArgs, Place, RenameArgs, Writing};
pub use past::{HistoryArgs, RestoreArgs, ShelvedArgs, TurnArgs};
pub use source::{FieldArgs, SourceAdd, SourceArgs, SourceEdit, SourceList};
pub use texts::{
    FoldName, ImportArgs, LibraryAdd, LibraryArgs, LibraryRemove, Printing, QuoteArgs, QuoteVerify,
    Reading, ScopeName, SearchArgs,
};

/// Checks and edits source-grounded personas of Buddhist teachers kept as plain files.
///
/// Exit status: 0 clean, 1 findings of the denied level, 2 usage, 3 environment.
#[derive(Debug, Parser)]
#[command(name = "colophon", version)]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Check every master of a folder
    Check(CheckArgs),
    /// Print the manual page of a check
    Explain(ExplainArgs),
    /// List the masters of a folder without checking them
    List(ListArgs),
    /// Make text safe to quote: sanitised text on the standard output, what was changed on the standard error
    Fence(FenceArgs),
    /// Declare, change, rename, take out and list the sources of a master
    #[command(subcommand)]
    Source(SourceArgs),
    /// Make a master from the template
    New(NewArgs),
    /// Copy a master under another slug
    Duplicate(DuplicateArgs),
    /// Give a master another slug, and every reference to it
    Rename(RenameArgs),
    /// Put a master away in the archive, beside the masters
    Archive(MasterArgs),
    /// Throw a master away; it can be restored
    Trash(MasterArgs),
    /// Take a master back from the archive or the trash, or make a file what it was at a step
    Restore(RestoreArgs),
    /// List the masters in the archive and in the trash
    Shelved(ShelvedArgs),
    /// Put passages of files into the excerpts of a master
    Import(Box<ImportArgs>),
    /// Keep whole texts, to be searched and to prove quotations by
    #[command(subcommand)]
    Library(LibraryArgs),
    /// Look for words in the library, the masters or their tests
    Search(SearchArgs),
    /// Look up quotations in the library
    #[command(subcommand)]
    Quote(QuoteArgs),
    /// List the steps that were made, the latest first
    History(HistoryArgs),
    /// Take the last step back
    Undo(TurnArgs),
    /// Make the step again that was taken back last
    Redo(TurnArgs),
}

/// Arguments of `check`.
#[derive(Debug, clap::Args)]
pub struct CheckArgs {
    /// A master, a folder of masters, or a repository of them
    #[arg(default_value = ".", value_name = "DIR")]
    pub folder: PathBuf,
    /// Check only this master; may be given several times
    #[arg(long = "master", value_name = "SLUG")]
    pub masters: Vec<String>,
    /// How to print the report
    #[arg(long, value_enum, default_value_t)]
    pub format: ReportFormat,
    /// Findings from which level on make the exit status 1
    #[arg(long, value_enum, default_value_t)]
    pub deny: Deny,
    /// Look up every quotation in the library too
    #[arg(long)]
    pub library: bool,
    /// Language of the report
    #[arg(long, value_enum, default_value_t)]
    pub lang: Lang,
}

/// Arguments of `explain`.
#[derive(Debug, clap::Args)]
pub struct ExplainArgs {
    /// The check, as reports name it: `sources/duplicate-id`
    pub code: String,
    /// Language of the page
    #[arg(long, value_enum, default_value_t)]
    pub lang: Lang,
}

/// Arguments of `list`.
#[derive(Debug, clap::Args)]
pub struct ListArgs {
    /// A master, a folder of masters, or a repository of them
    #[arg(default_value = ".", value_name = "DIR")]
    pub folder: PathBuf,
    /// How to print the list
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,
}

/// Arguments of `fence`.
#[derive(Debug, clap::Args)]
pub struct FenceArgs {
    /// The text; the standard input where it is left out
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
}

/// How a report is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum ReportFormat {
    /// For people
    #[default]
    Text,
    /// One document; see docs/schema/check-report.schema.json
    Json,
    /// SARIF 2.1.0, for code hosts and editors
    Sarif,
}

/// How anything else is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum Format {
    /// For people
    #[default]
    Text,
    /// One document
    Json,
}

/// From which level on findings are denied.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum Deny {
    /// Errors only
    #[default]
    Errors,
    /// Errors and warnings
    Warnings,
    /// Every finding
    Infos,
}

/// Language of words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum Lang {
    /// English
    #[default]
    #[value(name = "en")]
    En,
    /// Simplified Chinese
    #[value(name = "zh-Hans")]
    ZhHans,
    /// Traditional Chinese
    #[value(name = "zh-Hant")]
    ZhHant,
}

impl Args {
    /// The language of errors.
    pub fn language(&self) -> Language {
        match &self.command {
            Command::Check(args) => args.lang.into(),
            Command::Explain(args) => args.lang.into(),
            Command::List(_) | Command::Fence(_) => Language::En,
            Command::Source(args) => args.place().lang.into(),
            Command::New(args) => args.writing.place.lang.into(),
            Command::Duplicate(args) => args.writing.place.lang.into(),
            Command::Rename(args) => args.writing.place.lang.into(),
            Command::Archive(args) | Command::Trash(args) => args.writing.place.lang.into(),
            Command::Restore(args) => args.writing.place.lang.into(),
            Command::Shelved(args) => args.place.lang.into(),
            Command::Import(args) => args.writing.place.lang.into(),
            Command::Library(args) => args.printing().lang.into(),
            Command::Search(args) => args.printing.lang.into(),
            Command::Quote(QuoteArgs::Verify(args)) => args.printing.lang.into(),
            Command::History(args) => args.place.lang.into(),
            Command::Undo(args) | Command::Redo(args) => args.writing.place.lang.into(),
        }
    }
}

impl From<Lang> for Language {
    fn from(lang: Lang) -> Self {
        match lang {
            Lang::En => Self::En,
            Lang::ZhHans => Self::ZhHans,
            Lang::ZhHant => Self::ZhHant,
        }
    }
}
