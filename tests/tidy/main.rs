//! Tidiness of the tree: arrows, sizes, heads, and that ARCHITECTURE.md speaks of what is there.

mod architecture;
mod arrows;
mod manual;
mod sizes;
mod sources;
