//! The real program on real folders: what it prints, and its exit status.
#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout)]

mod bad_input;
mod bench;
mod check;
mod editing;
mod fence;
mod list_and_explain;
mod texts;
