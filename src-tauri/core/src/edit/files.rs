//! The files of a master's folder: one made, one taken away, one given another path.

use unicode_normalization::UnicodeNormalization as _;

use super::replace::{Replacement, replaced};
use super::{Change, ChangeSet, EditError, Label, target};
use crate::model::{Master, RelPath, SourceFile, Workspace};
use crate::text::Span;

/// Files without which a folder is no master's.
const NEEDED: [&str; 2] = ["SKILL.md", "meta.json"];
/// What a text of a master can be called at its end.
const ENDINGS: [&str; 3] = [".md", ".json", ".jsonl"];
/// What no name can hold on every system.
const UNUSABLE: [char; 9] = ['\\', ':', '*', '?', '"', '<', '>', '|', '`'];
/// Folders below the master's that a text can lie in.
const DEPTH: usize = 3;

/// A new text in the folder of a master, at `file` inside it.
///
/// # Errors
/// Where there is no such master, the path cannot be used, or a file of that name is there.
pub fn new_file(
    workspace: &Workspace,
    slug: &str,
    file: &str,
    text: &str,
) -> Result<ChangeSet, EditError> {
    let master = target::master(workspace, slug)?;
    let path = free_path(master, file, None)?;
    let label = label("file-new", master, &path);
    Ok(ChangeSet::new(
        label,
        [Change::create(path, text.to_owned())],
    ))
}

/// A text taken away.
///
/// # Errors
/// Where there is no such master or file, it cannot be read, or the master needs it.
pub fn remove_file(workspace: &Workspace, slug: &str, file: &str) -> Result<ChangeSet, EditError> {
    let master = target::master(workspace, slug)?;
    let (path, text) = removable(master, file)?;
    let change = Change {
        before: Some(text.as_bytes().to_vec()),
        after: None,
        file: path.clone(),
    };
    Ok(ChangeSet::new(
        label("file-remove", master, &path),
        [change],
    ))
}

/// Another path for a text inside its master's folder. Where other texts of the master name it in backticks, they
/// follow.
///
/// # Errors
/// As [`new_file`] and [`remove_file`].
pub fn rename_file(
    workspace: &Workspace,
    slug: &str,
    file: &str,
    to: &str,
) -> Result<ChangeSet, EditError> {
    let master = target::master(workspace, slug)?;
    let (from, text) = removable(master, file)?;
    let path = free_path(master, to, Some(&from))?;
    let label = label("file-rename", master, &from).with("to", path.as_str());
    let moved = [
        Change {
            before: Some(text.as_bytes().to_vec()),
            after: None,
            file: from.clone(),
        },
        Change::create(path.clone(), text.to_owned()),
    ];
    let inside = |path: &RelPath| path.below(&master.folder).unwrap_or_default().to_owned();
    let renamed = Renamed {
        from: inside(&from),
        to: inside(&path),
    };
    let others = master.texts().filter(|other| other.path != from);
    let named = others.filter_map(|other| renamed.in_text(other));
    Ok(ChangeSet::new(label, moved.into_iter().chain(named)))
}

fn label(code: &str, master: &Master, path: &RelPath) -> Label {
    Label::new(code)
        .with("master", &master.slug)
        .with("file", path.as_str())
}

fn removable<'a>(master: &'a Master, file: &str) -> Result<(RelPath, &'a str), EditError> {
    let path = master.path(file);
    if NEEDED.contains(&file) {
        return Err(EditError::new("file-needed").with("file", path.as_str()));
    }
    let text = target::text(master, &path)?;
    let text = text.ok_or_else(|| EditError::new("file-missing").with("file", path.as_str()))?;
    Ok((path, text))
}

/// The path of `file` in the workspace, where it can be used and is not taken (by another than `own`).
fn free_path(master: &Master, file: &str, own: Option<&RelPath>) -> Result<RelPath, EditError> {
    let usable = file.split('/').all(usable_name)
        && file.split('/').count() <= DEPTH + 1
        && ENDINGS.iter().any(|ending| file.ends_with(ending))
        && file.nfc().eq(file.chars());
    if !usable {
        return Err(EditError::new("file-name-unusable").with("file", file));
    }
    let path = master.path(file);
    let twin = |other: &&RelPath| folded(other) == folded(&path) && Some(*other) != own;
    match master.files.keys().find(twin) {
        Some(twin) => Err(EditError::new("file-exists").with("file", twin.as_str())),
        None => Ok(path),
    }
}

fn usable_name(name: &str) -> bool {
    let odd = |c: char| c.is_control() || UNUSABLE.contains(&c);
    let ends = name.starts_with(['.', ' ']) || name.ends_with(['.', ' ']);
    !name.is_empty() && name.len() <= 200 && !ends && !name.contains(odd)
}

/// Names that some systems take for one.
fn folded(path: &RelPath) -> String {
    path.as_str().nfc().collect::<String>().to_lowercase()
}

/// A file's old and new path inside the master's folder.
struct Renamed {
    from: String,
    to: String,
}

impl Renamed {
    fn in_text(&self, file: &SourceFile) -> Option<Change> {
        let mut replacements = self.in_backticks(file, &self.from, &self.to);
        // In INDEX a file of `sources/` is named without its folder.
        if file.path.as_str().ends_with("sources/INDEX.md") {
            let (from, to) = (
                self.from.strip_prefix("sources/"),
                self.to.strip_prefix("sources/"),
            );
            if let (Some(from), Some(to)) = (from, to) {
                replacements.extend(self.in_backticks(file, from, to));
            }
        }
        let after = replaced(&file.text, replacements);
        (after != file.text).then(|| Change::text(&file.path, &file.text, after))
    }

    fn in_backticks(&self, file: &SourceFile, from: &str, to: &str) -> Vec<Replacement> {
        let quoted = format!("`{from}`");
        let found = file.text.match_indices(&quoted);
        found
            .map(|(at, _)| Replacement {
                span: Span::new(at + 1, at + 1 + from.len()),
                with: to.to_owned(),
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::load;
    use crate::model::Entry;

    fn workspace() -> Workspace {
        let files = [
            ("SKILL.md", "读 `sources/a-excerpts.md` §一\n"),
            ("sources/INDEX.md", "| `a-excerpts.md` | 甲 |\n"),
            ("sources/a-excerpts.md", "# 甲\n"),
        ];
        let entry = |(path, text): (&str, &str)| {
            let path = RelPath::new(&format!("master-a/{path}"));
            (
                path.clone(),
                Entry::Read(SourceFile::new(path, text.to_owned())),
            )
        };
        load(files.into_iter().map(entry).collect())
    }

    fn shown(set: &ChangeSet) -> Vec<(String, Option<String>)> {
        let text = |bytes: &Option<Vec<u8>>| bytes.clone().map(|b| String::from_utf8(b).unwrap());
        let show = |c: &Change| (c.file.as_str().to_owned(), text(&c.after));
        set.changes().iter().map(show).collect()
    }

    #[test]
    fn a_renamed_file_is_named_anew() {
        let set = rename_file(&workspace(), "a", "sources/a-excerpts.md", "sources/乙.md").unwrap();
        let row =
            |path: &str, text: Option<&str>| (format!("master-a/{path}"), text.map(str::to_owned));
        assert_eq!(
            shown(&set),
            [
                row("SKILL.md", Some("读 `sources/乙.md` §一\n")),
                row("sources/INDEX.md", Some("| `乙.md` | 甲 |\n")),
                row("sources/a-excerpts.md", None),
                row("sources/乙.md", Some("# 甲\n")),
            ]
        );
        let set = rename_file(
            &workspace(),
            "a",
            "sources/a-excerpts.md",
            "sources/A-excerpts.md",
        );
        assert_eq!(set.unwrap().changes().len(), 4, "only the case differs");
    }

    #[test]
    fn names_that_cannot_be_used_are_refused() {
        let a = workspace();
        for (file, code) in [
            ("../x.md", "file-name-unusable"),
            ("/x.md", "file-name-unusable"),
            (".x.md", "file-name-unusable"),
            ("sources/x.txt", "file-name-unusable"),
            ("sources/a/b/c/x.md", "file-name-unusable"),
            ("sources/x\u{1}.md", "file-name-unusable"),
            ("sources/e\u{301}.md", "file-name-unusable"),
            ("sources/A-Excerpts.md", "file-exists"),
        ] {
            assert_eq!(
                new_file(&a, "a", file, "").unwrap_err().code,
                code,
                "{file}"
            );
        }
        assert_eq!(
            remove_file(&a, "a", "SKILL.md").unwrap_err().code,
            "file-needed"
        );
        assert_eq!(
            remove_file(&a, "a", "x.md").unwrap_err().code,
            "file-missing"
        );
        let set = new_file(&a, "a", "references/voice.md", "# 声\n").unwrap();
        assert_eq!(shown(&set).len(), 1);
        let set = remove_file(&a, "a", "sources/a-excerpts.md").unwrap();
        assert_eq!(
            shown(&set),
            [("master-a/sources/a-excerpts.md".to_owned(), None)]
        );
    }
}
