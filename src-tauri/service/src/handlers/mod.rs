//! What each command does: convert, ask the session, convert back. No rule is decided here.

mod edits;
mod excerpts;
mod explain;
mod files;
mod findings;
mod front_matter;
mod history;
mod identify;
mod languages;
mod master;
mod masters;
mod opening;
mod persona;
mod quick_open;
mod sources;
mod state;
mod text;
mod writing;

pub use edits::{apply_edit, preview_edit};
pub use excerpts::excerpts;
pub use explain::{explain, manual_page};
pub use files::file;
pub use findings::findings;
pub use front_matter::front_matter;
pub use history::{history, redo, revision, shelved, undo};
pub use identify::identify;
pub use master::master;
pub use masters::masters;
pub use opening::{cancel_open, open_folder, open_recent, open_samples, open_start, reload};
pub use quick_open::quick_open;
pub use state::{set_settings, state};
pub use text::{drop_draft, keep_draft, save_text, text};
pub use writing::{take_over, writing};
