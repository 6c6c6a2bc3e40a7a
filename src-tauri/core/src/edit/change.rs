//! What an operation changes, as a value that can be shown, compared and applied.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::model::RelPath;

/// SHA-256 over the raw bytes of a file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest([u8; 32]);

impl Digest {
    /// Of these bytes.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        Self(Sha256::digest(bytes).into())
    }

    /// From 64 hexadecimal digits, as [`fmt::Display`] prints them.
    #[must_use]
    pub fn parse(hex: &str) -> Option<Self> {
        if hex.len() != 64 || !hex.is_ascii() {
            return None;
        }
        let mut bytes = [0; 32];
        for (at, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).ok()?;
        }
        Some(Self(bytes))
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// One file: what it is now and what it is to become. `None` is no file. Content is bytes, since a folder that is
/// moved may hold files that are no text.
#[derive(Clone, PartialEq, Eq)]
pub struct Change {
    /// Path inside the workspace.
    pub file: RelPath,
    /// Content it was computed from.
    pub before: Option<Vec<u8>>,
    /// Content it is to have.
    pub after: Option<Vec<u8>>,
}

impl Change {
    /// `file` from one text to another.
    #[must_use]
    pub fn text(file: &RelPath, before: &str, after: String) -> Self {
        Self {
            file: file.clone(),
            before: Some(before.as_bytes().to_vec()),
            after: Some(after.into_bytes()),
        }
    }

    /// A file that is not there yet.
    #[must_use]
    pub fn create(file: RelPath, after: String) -> Self {
        Self {
            file,
            before: None,
            after: Some(after.into_bytes()),
        }
    }

    /// The same change the other way round.
    #[must_use]
    pub fn inverse(self) -> Self {
        Self {
            file: self.file,
            before: self.after,
            after: self.before,
        }
    }
}

impl fmt::Debug for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digest = |content: &Option<Vec<u8>>| content.as_deref().map(Digest::of);
        f.debug_struct("Change")
            .field("file", &self.file)
            .field("before", &digest(&self.before))
            .field("after", &digest(&self.after))
            .finish()
    }
}

/// What a step is called: a code with values for its wording. The words are in `ui/messages/steps/<language>.json`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Label {
    /// Names the operation: `source-add`, `typing`.
    pub code: String,
    /// Values for the wording.
    pub params: BTreeMap<String, String>,
}

impl Label {
    /// A label without values.
    #[must_use]
    pub fn new(code: &str) -> Self {
        Self {
            code: code.to_owned(),
            params: BTreeMap::new(),
        }
    }

    /// The same with one more value.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<String>) -> Self {
        self.params.insert(name.to_owned(), value.into());
        self
    }
}

/// Everything one operation changes, at most one change a file, in path order; files that stay as they are left out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChangeSet {
    /// What the step is called.
    pub label: Label,
    changes: Vec<Change>,
}

impl ChangeSet {
    /// The change set of `changes`. Several changes of one file become one: from the first's `before` to the last's
    /// `after`.
    #[must_use]
    pub fn new(label: Label, changes: impl IntoIterator<Item = Change>) -> Self {
        let mut files: BTreeMap<RelPath, Change> = BTreeMap::new();
        for change in changes {
            match files.get_mut(&change.file) {
                Some(earlier) => earlier.after = change.after,
                None => drop(files.insert(change.file.clone(), change)),
            }
        }
        let changes = files.into_values().filter(|c| c.before != c.after);
        Self {
            label,
            changes: changes.collect(),
        }
    }

    /// The changes in path order.
    #[must_use]
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// Whether nothing changes.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.changes.is_empty()
    }

    /// SHA-256 over path, content before and content after of every change. Whoever applies a change set that was
    /// shown names this, and it is computed afresh then.
    #[must_use]
    pub fn digest(&self) -> Digest {
        let side = |content: &Option<Vec<u8>>| {
            let digest = content.as_deref().map(Digest::of);
            digest.map_or_else(|| "-".to_owned(), |digest| digest.to_string())
        };
        let line = |c: &Change| format!("{}\n{}\n{}\n", c.file, side(&c.before), side(&c.after));
        let lines: String = self.changes.iter().map(line).collect();
        Digest::of(lines.as_bytes())
    }
}

/// Why an operation cannot be computed. Each has a code with words in `ui/messages/errors`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EditError {
    /// The code, as the service names it.
    pub code: &'static str,
    /// Values for the wording.
    pub params: BTreeMap<&'static str, String>,
}

impl EditError {
    /// An error without values.
    #[must_use]
    pub const fn new(code: &'static str) -> Self {
        Self {
            code,
            params: BTreeMap::new(),
        }
    }

    /// The same with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.params.insert(name, value.into());
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn change(file: &str, before: Option<&str>, after: Option<&str>) -> Change {
        let bytes = |text: &str| text.as_bytes().to_vec();
        Change {
            file: RelPath::new(file),
            before: before.map(bytes),
            after: after.map(bytes),
        }
    }

    #[test]
    fn changes_of_one_file_become_one_and_none_is_left_out() {
        let set = ChangeSet::new(
            Label::new("x"),
            [
                change("b", Some("1"), Some("2")),
                change("a", None, Some("n")),
                change("b", Some("2"), Some("3")),
                change("c", Some("s"), Some("s")),
            ],
        );
        let expected = [
            change("a", None, Some("n")),
            change("b", Some("1"), Some("3")),
        ];
        assert_eq!(set.changes(), expected);
        assert!(!set.is_empty());
    }

    #[test]
    fn the_digest_changes_with_every_part() {
        let digest = |file, before, after| {
            let set = ChangeSet::new(Label::new("x"), [change(file, before, after)]);
            set.digest()
        };
        let one = digest("a", Some("1"), Some("2"));
        assert_eq!(one, digest("a", Some("1"), Some("2")));
        assert_ne!(one, digest("b", Some("1"), Some("2")));
        assert_ne!(one, digest("a", None, Some("2")));
        assert_ne!(one, digest("a", Some("1"), None));
        assert_eq!(Digest::parse(&one.to_string()), Some(one));
        assert_eq!(Digest::parse("00"), None);
    }
}
