//! `&…;`: the five entities of XML and numbers of characters, nothing else.

use std::borrow::Cow;

use super::names::shortened;
use crate::formats::imports::ImportError;

/// The character of the reference `name`, which stands between `&` and `;`.
pub(super) fn resolve(name: &str) -> Result<char, ImportError> {
    match name {
        "amp" => Ok('&'),
        "lt" => Ok('<'),
        "gt" => Ok('>'),
        "quot" => Ok('"'),
        "apos" => Ok('\''),
        _ => numbered(name),
    }
}

fn numbered(name: &str) -> Result<char, ImportError> {
    let Some(number) = name.strip_prefix('#') else {
        return Err(ImportError::new("xml-entity").with("name", shortened(name)));
    };
    let (digits, radix) = match number.strip_prefix('x') {
        Some(digits) => (digits, 16),
        None => (number, 10),
    };
    let plain = !digits.is_empty() && digits.chars().all(|c| c.is_digit(radix));
    plain
        .then(|| u32::from_str_radix(digits, radix).ok())
        .flatten()
        .and_then(char::from_u32)
        .filter(|&c| is_allowed(c))
        .ok_or_else(|| {
            ImportError::new("xml-character").with("character", format!("&{};", shortened(name)))
        })
}

/// Whether XML 1.0 allows the character.
fn is_allowed(c: char) -> bool {
    !matches!(c, '\0'..='\u{8}' | '\u{B}' | '\u{C}' | '\u{E}'..='\u{1F}' | '\u{FFFE}' | '\u{FFFF}')
}

/// The value of an attribute: references resolved, white space as spaces. The error tells the byte.
pub(super) fn attribute_value(raw: &str) -> Result<Cow<'_, str>, (ImportError, usize)> {
    let special = |b: u8| matches!(b, b'&' | b'<' | b'\t' | b'\n' | b'\r');
    if !raw.bytes().any(special) {
        return Ok(Cow::Borrowed(raw));
    }
    let mut value = String::with_capacity(raw.len());
    let mut rest = raw;
    while let Some(at) = rest.bytes().position(special) {
        value.push_str(&rest[..at]);
        let place = raw.len() - rest.len() + at;
        match rest.as_bytes()[at] {
            b'<' => return Err((ImportError::new("xml-malformed"), place)),
            b'&' => {
                let Some(end) = rest[at..].find(';') else {
                    return Err((ImportError::new("xml-malformed"), place));
                };
                let character = resolve(&rest[at + 1..at + end]).map_err(|e| (e, place))?;
                value.push(character);
                rest = &rest[at + end + 1..];
            }
            _ => {
                value.push(' ');
                let length = if rest[at..].starts_with("\r\n") { 2 } else { 1 };
                rest = &rest[at + length..];
            }
        }
    }
    value.push_str(rest);
    Ok(Cow::Owned(value))
}
