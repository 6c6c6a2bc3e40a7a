//! The service around the rules: files, settings and long work. It judges no content; every rule is in
//! `colophon-core`. Window, command line and bridge call the same functions, so they cannot disagree.
//!
//! Reading order: [`workspace`] (a folder on disk to a tree of files), [`session`] (an opened folder and its findings),
//! [`settings`], [`wire`] (the shapes that cross to the page), [`commands`] (the table of what a page may ask).

mod convert;
mod handlers;

pub mod commands;
pub mod ctx;
pub mod desk;
pub mod error;
pub mod host;
pub mod import;
pub mod jobs;
pub mod library;
pub mod nearest;
pub mod search_masters;
pub mod session;
pub mod settings;
pub mod wire;
pub mod workspace;

#[cfg(test)]
mod bindings;

pub use commands::{METHODS, dispatch};
pub use ctx::{Ctx, Paths};
pub use error::{ApiError, ErrorCode, ErrorKind};
pub use handlers::manual_page;
pub use host::Host;
