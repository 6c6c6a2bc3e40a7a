//! Where findings lie, in code points and with the words there.

use std::collections::BTreeMap;

use crate::model::{Entry, Place, RelPath, SourceFile, Workspace};
use crate::text::{CodePoints, PointRange};

/// Finds places of one workspace; the code points of each file are counted once.
#[derive(Debug)]
pub struct Places<'a> {
    files: BTreeMap<&'a RelPath, &'a SourceFile>,
    points: BTreeMap<&'a RelPath, CodePoints<'a>>,
}

impl<'a> Places<'a> {
    /// Every file of `workspace` that was read.
    #[must_use]
    pub fn new(workspace: &'a Workspace) -> Self {
        let of_masters = workspace.masters().flat_map(|master| &master.files);
        let all = of_masters.chain(&workspace.rest);
        Self {
            files: all
                .filter_map(|(path, entry)| Some((path, Entry::read(entry)?)))
                .collect(),
            points: BTreeMap::new(),
        }
    }

    /// The file of `place`, where it was read.
    #[must_use]
    pub fn file(&self, place: &Place) -> Option<&'a SourceFile> {
        self.files.get(&place.file).copied()
    }

    /// The code points of `place`, where it has a span in a file that was read.
    pub fn range(&mut self, place: &Place) -> Option<PointRange> {
        let file = self.file(place)?;
        let count = || CodePoints::new(&file.text, &file.lines);
        let points = self.points.entry(&file.path).or_insert_with(count);
        Some(points.range(place.span?))
    }
}
