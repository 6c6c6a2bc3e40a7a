//! What `search_scope` is made of (masters.md §1.5).

/// The two lists that can name the primary works; a master has one of them.
pub const PRIMARY: [&str; 2] = ["primary_cbeta_ids", "primary_source_ids"];

/// All its lists.
pub const LISTS: [&str; 5] = [
    PRIMARY[0],
    PRIMARY[1],
    "keywords",
    "traditions",
    "dictionary_sources",
];
