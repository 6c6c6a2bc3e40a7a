//! The attributes of a start tag.

use std::borrow::Cow;

use super::names::{Namespaces, shortened, split};
use super::references::attribute_value;
use super::{MAX_ATTRIBUTE_BYTES, MAX_ATTRIBUTES, is_same};
use crate::formats::imports::ImportError;

/// An attribute.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attribute<'x> {
    /// The namespace; empty where the name has no prefix.
    pub namespace: &'x str,
    /// The name without its prefix.
    pub local: &'x str,
    /// The value, references resolved.
    pub value: Cow<'x, str>,
    prefix: &'x str,
}

/// An error with the part of the document it is about.
pub(super) type Fault<'x> = (ImportError, &'x str);

/// Reads the attributes of a tag from `raw`, what follows its name, into `found`, and declares its namespaces.
pub(super) fn read<'x>(
    raw: &'x str,
    depth: usize,
    namespaces: &mut Namespaces<'x>,
    found: &mut Vec<Attribute<'x>>,
) -> Result<(), Fault<'x>> {
    found.clear();
    let mut rest = raw;
    let mut count = 0;
    while let Some((name, value, after)) = next(rest)? {
        count += 1;
        if count > MAX_ATTRIBUTES {
            let most = MAX_ATTRIBUTES.to_string();
            return Err((ImportError::new("xml-attributes").with("most", most), name));
        }
        let (prefix, local) = split(name).map_err(|e| (e, name))?;
        let declared = match (prefix, local) {
            ("", "xmlns") => Some(""),
            ("xmlns", prefix) => Some(prefix),
            _ => None,
        };
        let read = attribute_value(value).map_err(|(e, at)| (e, &value[at..]))?;
        if let Some(prefix) = declared {
            let declared = namespaces.declare(depth, prefix, value);
            declared.map_err(|e| (e, name))?;
        } else {
            found.push(Attribute {
                namespace: "",
                local,
                value: read,
                prefix,
            });
        }
        rest = after;
    }
    resolve(namespaces, found)
}

/// Name and raw value of the attribute `rest` begins with, and what follows it.
#[allow(clippy::type_complexity)]
fn next(rest: &str) -> Result<Option<(&str, &str, &str)>, Fault<'_>> {
    let trimmed = trimmed(rest);
    if trimmed.is_empty() {
        return Ok(None);
    }
    let malformed = |at| (ImportError::new("xml-malformed"), at);
    if trimmed.len() == rest.len() {
        return Err(malformed(rest));
    }
    let (name, after) = cut(trimmed, b'=').ok_or(malformed(trimmed))?;
    let after = self::trimmed(after);
    let quote = match after.as_bytes().first() {
        Some(quote @ (b'"' | b'\'')) => *quote,
        _ => return Err(malformed(after)),
    };
    let (value, after) = cut(&after[1..], quote).ok_or(malformed(after))?;
    if value.len() > MAX_ATTRIBUTE_BYTES {
        let most = MAX_ATTRIBUTE_BYTES.to_string();
        let error = ImportError::new("xml-attribute-long").with("most", most);
        return Err((error, value));
    }
    Ok(Some((name.trim_end_matches(is_space), value, after)))
}

/// What stands before and behind the first `byte`, which is ASCII. Both are short, so that a plain loop is the fastest.
fn cut(text: &str, byte: u8) -> Option<(&str, &str)> {
    let at = text.bytes().position(|b| b == byte)?;
    Some((&text[..at], &text[at + 1..]))
}

/// `text` without the white space it begins with.
fn trimmed(text: &str) -> &str {
    let blanks = text
        .bytes()
        .take_while(|b| is_space(char::from(*b)))
        .count();
    &text[blanks..]
}

pub(super) fn is_space(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\n' | '\r')
}

/// Gives the attributes their namespaces, now that all are declared, and refuses one that comes twice.
fn resolve<'x>(namespaces: &Namespaces<'x>, found: &mut [Attribute<'x>]) -> Result<(), Fault<'x>> {
    for at in 0..found.len() {
        let (earlier, rest) = found.split_at_mut(at);
        let this = &mut rest[0];
        if !this.prefix.is_empty() {
            this.namespace = namespaces.of(this.prefix).map_err(|e| (e, this.local))?;
        }
        let twin = |a: &&mut Attribute| {
            is_same(a.local, this.local) && is_same(a.namespace, this.namespace)
        };
        if earlier.iter_mut().any(|a| twin(&a)) {
            let error = ImportError::new("xml-attribute-twice").with("name", shortened(this.local));
            return Err((error, this.local));
        }
    }
    Ok(())
}
