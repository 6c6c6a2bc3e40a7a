//! White space that only lays a file out.

/// The pieces of `text` between tabs and line ends, without the blanks beside those.
pub fn without_layout(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let words = rest?;
        let Some(at) = memchr::memchr3(b'\n', b'\t', b'\r', words.as_bytes()) else {
            rest = None;
            return Some(words);
        };
        rest = Some(words[at..].trim_start_matches([' ', '\n', '\t', '\r']));
        Some(words[..at].trim_end_matches(' '))
    })
}
