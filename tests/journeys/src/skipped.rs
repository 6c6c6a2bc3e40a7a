//! Journeys that cannot be made here say so, with a count; they are never shown as made.

/// Says that one journey is skipped and why. Shown by `cargo test -- --show-output`.
#[allow(clippy::print_stdout, reason = "what a test prints is its report")]
pub fn one(reason: &str) {
    println!("skipped 1 journey: {reason}");
}
