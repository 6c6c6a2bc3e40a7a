//! Sizes: Rust files are discussed at 400 lines and fail at 800, components fail at 400. Tables and generated files
//! apart.

use crate::sources::files;

const RUST: usize = 800;
const COMPONENT: usize = 400;

#[test]
fn no_file_outgrows_its_norm() {
    let rust = files("", &[".rs"]).into_iter().map(|f| (f, RUST));
    let page = files("ui/src", &[".svelte", ".ts"])
        .into_iter()
        .map(|f| (f, COMPONENT));
    let long: Vec<_> = rust
        .chain(page)
        .filter_map(|((path, text), most)| {
            let lines = text.lines().count();
            (lines > most).then(|| format!("{path}: {lines} lines, at most {most}"))
        })
        .collect();
    assert!(long.is_empty(), "{long:#?}");
}
