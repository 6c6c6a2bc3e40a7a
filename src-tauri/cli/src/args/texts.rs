//! Arguments of the commands around texts: import, library, search, quotations.

use std::path::PathBuf;

use clap::{Subcommand, ValueEnum};

use super::{Format, Lang, Writing};

/// How files are read.
#[derive(Debug, clap::Args)]
pub struct Reading {
    /// The format, where it cannot be told: cbeta, 84000, bilara, epub, csv, tsv, json, jsonl, markdown, text
    #[arg(long = "as", value_name = "FORMAT")]
    pub read_as: Option<String>,
    /// The encoding, where it is not certain: utf-8, utf-16le, utf-16be, big5, gb18030
    #[arg(long)]
    pub encoding: Option<String>,
    /// Write a report for others into this file
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
}

/// Arguments of `import`.
#[derive(Debug, clap::Args)]
pub struct ImportArgs {
    /// Files and folders
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// The master that gets the passages
    #[arg(long, value_name = "SLUG")]
    pub into: String,
    /// The identifier of the work, where the files do not say it or say another
    #[arg(long, value_name = "ID")]
    pub source: Option<String>,
    /// The title of the work
    #[arg(long)]
    pub title: Option<String>,
    /// The type of source, for a work that is declared anew
    #[arg(long = "type", value_name = "TYPE")]
    pub kind: Option<String>,
    /// The day on which the licence was looked up, for a work that is declared anew: 2026-12-01
    #[arg(long, value_name = "DATE")]
    pub accessed: Option<String>,
    /// Prefaces and appendices too
    #[arg(long)]
    pub paratext: bool,
    /// Passages too that are nearly the same as one that is there
    #[arg(long)]
    pub near: bool,
    #[command(flatten)]
    pub reading: Reading,
    #[command(flatten)]
    pub writing: Writing,
}

/// How anything about texts is printed.
#[derive(Debug, clap::Args)]
pub struct Printing {
    /// How to print it
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,
    /// Language of the words
    #[arg(long, value_enum, default_value_t)]
    pub lang: Lang,
}

/// `library` and what follows it.
#[derive(Debug, Subcommand)]
pub enum LibraryArgs {
    /// Put whole texts in; goes on with what an earlier one left undone
    Add(LibraryAdd),
    /// List the texts
    List(Printing),
    /// Take a text out
    Remove(LibraryRemove),
    /// Bring the database into step with the originals
    Rebuild(Printing),
    /// Look whether everything is whole
    Verify(Printing),
}

impl LibraryArgs {
    /// How it is printed.
    pub const fn printing(&self) -> &Printing {
        match self {
            Self::Add(args) => &args.printing,
            Self::Remove(args) => &args.printing,
            Self::List(printing) | Self::Rebuild(printing) | Self::Verify(printing) => printing,
        }
    }
}

/// Arguments of `library add`.
#[derive(Debug, clap::Args)]
pub struct LibraryAdd {
    /// Files and folders; none: only what an earlier call left undone
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub reading: Reading,
    #[command(flatten)]
    pub printing: Printing,
}

/// Arguments of `library remove`.
#[derive(Debug, clap::Args)]
pub struct LibraryRemove {
    /// Its number, as `library list` prints it
    pub id: u32,
    #[command(flatten)]
    pub printing: Printing,
}

/// Where to look.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum ScopeName {
    /// The texts of the library
    #[default]
    Library,
    /// The passages of the masters
    Masters,
    /// The questions and demands of fidelity cases
    Tests,
}

/// What a search overlooks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum FoldName {
    /// Simplified, traditional and variant forms
    Script,
    /// Full and half width
    Width,
    /// Capitals
    Case,
    /// Diacritics
    Diacritics,
    /// Punctuation and white space
    Punctuation,
    /// Notes printed within the words
    Notes,
}

/// Arguments of `search`.
#[derive(Debug, clap::Args)]
pub struct SearchArgs {
    /// Words, "phrases", begin*, NEAR(a b, 10), /patterns/, -without
    pub query: String,
    /// Where to look
    #[arg(long, value_enum, default_value_t)]
    pub scope: ScopeName,
    /// Only in this work; may be given several times
    #[arg(long = "work", value_name = "ID")]
    pub works: Vec<String>,
    /// Do not overlook this difference; may be given several times
    #[arg(long = "strict", value_enum, value_name = "DIFFERENCE")]
    pub strict: Vec<FoldName>,
    /// Every hit in the middle of its line, sorted by what follows it
    #[arg(long)]
    pub kwic: bool,
    /// Most hits
    #[arg(long, default_value_t = 50)]
    pub limit: usize,
    /// The folder of masters, for other scopes than the library
    #[arg(long, default_value = ".", value_name = "DIR")]
    pub dir: PathBuf,
    #[command(flatten)]
    pub printing: Printing,
}

/// `quote` and what follows it.
#[derive(Debug, Subcommand)]
pub enum QuoteArgs {
    /// Look up every quotation of the masters of a folder, or one that is given
    Verify(QuoteVerify),
}

/// Arguments of `quote verify`.
#[derive(Debug, clap::Args)]
pub struct QuoteVerify {
    /// A master, a folder of masters, or a repository of them
    #[arg(default_value = ".", value_name = "DIR")]
    pub folder: PathBuf,
    /// One quotation, instead of a folder
    #[arg(long)]
    pub text: Option<String>,
    /// The work that the quotation is said to be from
    #[arg(long, value_name = "ID", requires = "text")]
    pub work: Option<String>,
    #[command(flatten)]
    pub printing: Printing,
}
