//! Tidiness of the tree: arrows, sizes, heads, and that ARCHITECTURE.md speaks of what is there.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // clippy only sees tests in functions marked as such

mod architecture;
mod arrows;
mod manual;
mod sizes;
mod sources;
