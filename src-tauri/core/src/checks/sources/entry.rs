//! What an entry of `sources` is made of (masters.md §1.3).

/// Its fields that hold text.
pub const TEXTS: [&str; 4] = ["type", "id", "title", "note"];

/// All its fields. `rights`, what may be done with the text, is this project's addition; no other tool reads it.
pub const FIELDS: [&str; 5] = ["type", "id", "title", "note", "rights"];
