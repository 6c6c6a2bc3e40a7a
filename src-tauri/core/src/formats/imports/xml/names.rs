//! Names and their namespaces.

use super::{MAX_NAMESPACES, XML, is_same};
use crate::formats::imports::ImportError;

/// Prefix and local part of a name; an error where it is no name.
pub(super) fn split(name: &str) -> Result<(&str, &str), ImportError> {
    // Nearly all names are ASCII letters, with a prefix of them or without.
    let bytes = name.as_bytes();
    let letters = |bytes: &[u8]| bytes.iter().take_while(|b| b.is_ascii_alphabetic()).count();
    let first = letters(bytes);
    if first > 0 && first == bytes.len() {
        return Ok(("", name));
    }
    if first > 0
        && bytes[first] == b':'
        && bytes.len() > first + 1
        && letters(&bytes[first + 1..]) == bytes.len() - first - 1
    {
        return Ok((&name[..first], &name[first + 1..]));
    }
    split_any(name)
}

fn split_any(name: &str) -> Result<(&str, &str), ImportError> {
    let (prefix, local) = name.split_once(':').unwrap_or(("", name));
    let good = is_part(local) && (prefix.is_empty() || is_part(prefix)) && !name.starts_with(':');
    if good {
        Ok((prefix, local))
    } else {
        Err(ImportError::new("xml-name").with("name", shortened(name)))
    }
}

/// A name as far as a message should show it.
pub(super) fn shortened(name: &str) -> String {
    name.chars().take(80).collect()
}

fn is_part(part: &str) -> bool {
    let mut chars = part.chars();
    chars.next().is_some_and(starts_name) && chars.all(continues_name)
}

fn starts_name(c: char) -> bool {
    matches!(c, 'a'..='z' | 'A'..='Z' | '_' | '\u{C0}'..='\u{D6}' | '\u{D8}'..='\u{F6}' | '\u{F8}'..='\u{2FF}'
        | '\u{370}'..='\u{37D}' | '\u{37F}'..='\u{1FFF}' | '\u{200C}'..='\u{200D}' | '\u{2070}'..='\u{218F}'
        | '\u{2C00}'..='\u{2FEF}' | '\u{3001}'..='\u{D7FF}' | '\u{F900}'..='\u{FDCF}' | '\u{FDF0}'..='\u{FFFD}'
        | '\u{10000}'..='\u{EFFFF}')
}

fn continues_name(c: char) -> bool {
    starts_name(c)
        || matches!(c, '-' | '.' | '0'..='9' | '\u{B7}' | '\u{300}'..='\u{36F}' | '\u{203F}'..='\u{2040}')
}

/// The declarations in force, innermost last.
#[derive(Debug, Default)]
pub(super) struct Namespaces<'x> {
    bindings: Vec<Binding<'x>>,
}

#[derive(Debug)]
struct Binding<'x> {
    depth: usize,
    prefix: &'x str,
    namespace: &'x str,
}

impl<'x> Namespaces<'x> {
    /// Declares a prefix (empty: the default) for the element at `depth` and what is inside.
    pub(super) fn declare(
        &mut self,
        depth: usize,
        prefix: &'x str,
        namespace: &'x str,
    ) -> Result<(), ImportError> {
        let reserved = prefix == "xmlns" || (prefix == "xml") != (namespace == XML);
        if reserved || (namespace.is_empty() && !prefix.is_empty()) {
            return Err(ImportError::new("xml-prefix").with("prefix", shortened(prefix)));
        }
        if self.bindings.len() == MAX_NAMESPACES {
            let most = MAX_NAMESPACES.to_string();
            return Err(ImportError::new("xml-namespaces").with("most", most));
        }
        self.bindings.push(Binding {
            depth,
            prefix,
            namespace,
        });
        Ok(())
    }

    /// Forgets what the element at `depth` declared.
    pub(super) fn leave(&mut self, depth: usize) {
        while self.bindings.last().is_some_and(|b| b.depth >= depth) {
            self.bindings.pop();
        }
    }

    /// The namespace of a prefix (empty: the default).
    pub(super) fn of(&self, prefix: &str) -> Result<&'x str, ImportError> {
        let mut bindings = self.bindings.iter().rev();
        match prefix {
            "" => Ok(bindings
                .find(|b| b.prefix.is_empty())
                .map_or("", |b| b.namespace)),
            // It cannot be bound to anything else.
            "xml" => Ok(XML),
            _ => bindings
                .find(|b| is_same(b.prefix, prefix))
                .map(|b| b.namespace)
                .ok_or_else(|| ImportError::new("xml-prefix").with("prefix", shortened(prefix))),
        }
    }
}
