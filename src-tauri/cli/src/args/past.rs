//! Arguments of the commands that look back or go back: history, undo and redo, what was put away.

use super::{Format, Place, Writing};

/// Arguments of `restore`.
#[derive(Debug, clap::Args)]
pub struct RestoreArgs {
    /// A master that was put away, as `shelved` names it
    #[arg(required_unless_present = "file", conflicts_with = "file")]
    pub entry: Option<String>,
    /// A file, as `history` names it
    #[arg(long, value_name = "MASTER/PATH", requires = "step")]
    pub file: Option<String>,
    /// As it was at this step
    #[arg(long, value_name = "N", requires = "file")]
    pub step: Option<u64>,
    /// Before the step, not after it
    #[arg(long, requires = "step")]
    pub before: bool,
    #[command(flatten)]
    pub writing: Writing,
}

/// Arguments of `shelved`.
#[derive(Debug, clap::Args)]
pub struct ShelvedArgs {
    /// How to print the list
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,
    #[command(flatten)]
    pub place: Place,
}

/// Arguments of `history`.
#[derive(Debug, clap::Args)]
pub struct HistoryArgs {
    /// Only steps that changed this file
    #[arg(long, value_name = "MASTER/PATH")]
    pub file: Option<String>,
    /// How many steps at most
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=500))]
    pub count: u32,
    /// How to print the list
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,
    #[command(flatten)]
    pub place: Place,
}

/// Arguments of `undo` and `redo`.
#[derive(Debug, clap::Args)]
pub struct TurnArgs {
    #[command(flatten)]
    pub writing: Writing,
}
