//! What each command does: convert, ask the session, convert back. No rule is decided here.

mod excerpts;
mod explain;
mod files;
mod findings;
mod languages;
mod master;
mod masters;
mod opening;
mod persona;
mod quick_open;
mod sources;
mod state;

pub use excerpts::excerpts;
pub use explain::{explain, manual_page};
pub use files::file;
pub use findings::findings;
pub use master::master;
pub use masters::masters;
pub use opening::{cancel_open, open_folder, open_recent, open_samples, open_start, reload};
pub use quick_open::quick_open;
pub use state::{set_settings, state};
