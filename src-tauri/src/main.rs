//! The window.

fn main() {}
