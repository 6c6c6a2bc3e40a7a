//! Bytes to the characters of a document: UTF-8, said truthfully, and only characters that XML allows.

use crate::formats::imports::{ImportError, check_size};

/// The text of a document, without its byte order mark.
pub(super) fn decode(bytes: &[u8]) -> Result<&str, ImportError> {
    check_size(bytes)?;
    if let Some(found) = other_encoding(bytes) {
        return Err(ImportError::new("xml-encoding").with("encoding", found));
    }
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let encoding = declared(bytes).unwrap_or("UTF-8").to_owned();
        let code = if encoding.eq_ignore_ascii_case("UTF-8") {
            "xml-not-utf8"
        } else {
            "xml-encoding"
        };
        ImportError::new(code)
            .with("encoding", encoding)
            .at(bytes, error.valid_up_to())
    })?;
    match forbidden(text) {
        Some(at) => Err(not_allowed(text, at)),
        None => Ok(text),
    }
}

/// Checks the encoding a document says to have, now that it is known to be UTF-8.
pub(super) fn check_declared(encoding: &str, text: &str) -> Result<(), ImportError> {
    let is_ascii = || encoding.eq_ignore_ascii_case("US-ASCII") && text.is_ascii();
    if encoding.eq_ignore_ascii_case("UTF-8") || is_ascii() {
        return Ok(());
    }
    Err(ImportError::new("xml-encoding").with("encoding", encoding))
}

/// An encoding other than UTF-8 that the first bytes give away.
fn other_encoding(bytes: &[u8]) -> Option<&'static str> {
    match bytes {
        [0xFF, 0xFE, 0, 0, ..] | [b'<', 0, 0, 0, ..] => Some("UTF-32LE"),
        [0, 0, 0xFE, 0xFF, ..] | [0, 0, 0, b'<', ..] => Some("UTF-32BE"),
        [0xFF, 0xFE, ..] | [b'<', 0, ..] => Some("UTF-16LE"),
        [0xFE, 0xFF, ..] | [0, b'<', ..] => Some("UTF-16BE"),
        [0x4C, 0x6F, 0xA7, 0x94, ..] => Some("EBCDIC"),
        [b'+', b'/', b'v', b'8' | b'9' | b'+' | b'/', ..] => Some("UTF-7"),
        _ => None,
    }
}

/// The encoding in the declaration of bytes that are not UTF-8.
fn declared(bytes: &[u8]) -> Option<&str> {
    let end = memchr::memmem::find(&bytes[..bytes.len().min(256)], b"?>")?;
    let declaration = std::str::from_utf8(&bytes[..end]).ok()?;
    let (_, after) = declaration.split_once("encoding")?;
    after.split(['"', '\'']).nth(1)
}

/// Where the first character stands that XML 1.0 does not allow.
fn forbidden(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    // Blocks without branches, which the compiler turns into wide instructions.
    let control = |b: u8| b < 0x20 && !matches!(b, b'\t' | b'\n' | b'\r');
    let blocks = bytes.chunks(4096).enumerate();
    let mut with_control =
        blocks.filter(|(_, block)| block.iter().fold(false, |found, &b| found | control(b)));
    let first_control = with_control.next().and_then(|(number, block)| {
        let inside = block.iter().position(|&b| control(b))?;
        Some(number * 4096 + inside)
    });
    let find = |noncharacter: &str| memchr::memmem::find(bytes, noncharacter.as_bytes());
    let places = [first_control, find("\u{FFFE}"), find("\u{FFFF}")];
    places.into_iter().flatten().min()
}

fn not_allowed(text: &str, at: usize) -> ImportError {
    let character = text[at..].chars().next().map_or(0, u32::from);
    ImportError::new("xml-character")
        .with("character", format!("U+{character:04X}"))
        .at(text.as_bytes(), at)
}
