//! What an entry of `sources` is made of (masters.md §1.3).

/// Its fields. `rights`, the terms a text may be used under, is this project's addition; no other tool reads it.
pub const FIELDS: [&str; 5] = ["type", "id", "title", "note", "rights"];
