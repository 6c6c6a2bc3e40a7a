//! Set up by the member it belongs to.

fn main() {}
