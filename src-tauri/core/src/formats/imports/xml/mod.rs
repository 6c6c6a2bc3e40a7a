//! XML from strangers, read as a stream: names with their namespaces, and text with its references resolved.
//!
//! No document type and so no entities but the five of XML and numbers, no inclusion, no other encoding than UTF-8;
//! depth, attributes and size are capped. Nothing outside the bytes is ever looked at.

mod attributes;
mod layout;
mod names;
mod reader;
mod references;
mod source;
#[cfg(test)]
mod tests;

use std::borrow::Cow;

pub use attributes::Attribute;
pub use layout::without_layout;
pub use reader::XmlReader;

/// The namespace of the prefix `xml`.
pub const XML: &str = "http://www.w3.org/XML/1998/namespace";
/// Most elements inside each other.
pub const MAX_DEPTH: usize = 256;
/// Most attributes of an element, declarations of namespaces included.
pub const MAX_ATTRIBUTES: usize = 64;
/// Most bytes of an attribute's value.
pub const MAX_ATTRIBUTE_BYTES: usize = 16 << 10;
/// Most declarations of namespaces in force at once.
pub const MAX_NAMESPACES: usize = 64;

/// Whether a document type may stand before the root.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Doctype {
    /// None.
    Refused,
    /// One that only names itself, as those of XHTML do; it is passed over and never fetched. One that declares
    /// anything is refused.
    NameOnly,
}

/// What comes next in a document. Comments and processing instructions are nothing; an empty element starts and ends.
#[derive(Debug, PartialEq)]
pub enum XmlEvent<'r, 'x> {
    /// An element starts.
    Start(Element<'r, 'x>),
    /// The innermost open element ends.
    End,
    /// The text up to the next start or end, with LF as the only line end.
    Text(Cow<'x, str>),
}

/// An element with its attributes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Element<'r, 'x> {
    /// The namespace as it is spelt in its declaration; empty where the element is in none.
    pub namespace: &'x str,
    /// The name as written, prefix included.
    pub name: &'x str,
    /// The name without its prefix.
    pub local: &'x str,
    /// The attributes in their order, declarations of namespaces left out.
    pub attributes: &'r [Attribute<'x>],
}

impl<'r, 'x> Element<'r, 'x> {
    /// The value of the attribute `local` that is in no namespace.
    #[must_use]
    pub fn attribute(&self, local: &str) -> Option<&'r str> {
        self.attribute_in("", local)
    }

    /// The value of the attribute `local` in `namespace`.
    #[must_use]
    pub fn attribute_in(&self, namespace: &str, local: &str) -> Option<&'r str> {
        self.find(namespace, local).map(|a| &*a.value)
    }

    /// The same, for longer than the event lasts.
    #[must_use]
    pub fn value(&self, namespace: &str, local: &str) -> Option<Cow<'x, str>> {
        self.find(namespace, local).map(|a| a.value.clone())
    }

    fn find(&self, namespace: &str, local: &str) -> Option<&'r Attribute<'x>> {
        let is = |a: &&Attribute| is_same(a.local, local) && is_same(a.namespace, namespace);
        self.attributes.iter().find(is)
    }
}

/// Whether two names or namespaces are the same. Most are empty or of a few bytes, for which a plain loop is faster than
/// a call that compares memory.
fn is_same(one: &str, other: &str) -> bool {
    const FEW: usize = 16;
    if one.len() != other.len() {
        return false;
    }
    if one.len() > FEW {
        return one == other;
    }
    one.bytes().eq(other.bytes())
}
