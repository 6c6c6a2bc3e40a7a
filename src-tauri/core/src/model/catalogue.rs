//! Files that stand beside the masters of a repository (masters.md §1.14).

use super::json::{JsonDoc, Node};
use super::master::Part;

/// What stands beside the masters.
#[derive(Debug, Clone)]
pub struct Repository {
    /// `routing.json`.
    pub routing: Part<JsonDoc>,
    /// `skill-catalog.json`.
    pub catalog: Part<JsonDoc>,
}

/// One entry of the catalog's `skills`.
#[derive(Debug, Clone, Copy)]
pub struct CatalogEntry<'a> {
    /// Position in the list.
    pub index: usize,
    /// The entry.
    pub node: &'a Node,
    /// `name`, where it is a string.
    pub name: Option<&'a str>,
    /// `kind`, where it is a string: persona, teaching-mode or generator.
    pub kind: Option<&'a str>,
}

impl Repository {
    /// The entries of the catalog that are objects; none where there is no readable catalog.
    pub fn catalog_entries(&self) -> impl Iterator<Item = CatalogEntry<'_>> {
        let skills = self
            .catalog
            .read()
            .map_or(&[][..], |doc| doc.root.items("skills"));
        skills
            .iter()
            .enumerate()
            .filter(|(_, n)| n.as_object().is_some())
            .map(|(index, node)| CatalogEntry {
                index,
                node,
                name: node.str("name"),
                kind: node.str("kind"),
            })
    }
}
