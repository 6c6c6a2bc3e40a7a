//! What the tests of the whole project share: where things are, and masters read from disk.

use std::path::{Path, PathBuf};

use colophon_core::model::{Entry, FileTree, RelPath, SourceFile};

/// The root of the repository.
#[must_use]
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The folder of real masters to test against, where the person has one: `COLOPHON_MASTERS`, without a default.
#[must_use]
pub fn real_masters() -> Option<PathBuf> {
    std::env::var_os("COLOPHON_MASTERS").map(PathBuf::from)
}

/// Every text file below `folder`.
///
/// # Errors
/// Where the folder or a file cannot be read as text.
pub fn read_tree(folder: &Path) -> std::io::Result<FileTree> {
    let mut tree = FileTree::new();
    read_below(folder, "", &mut tree)?;
    Ok(tree)
}

fn read_below(folder: &Path, prefix: &str, tree: &mut FileTree) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let inside = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            read_below(&entry.path(), &format!("{inside}/"), tree)?;
        } else {
            let path = RelPath::new(&inside);
            let text = std::fs::read_to_string(entry.path())?;
            tree.insert(path.clone(), Entry::Read(SourceFile::new(path, text)));
        }
    }
    Ok(())
}
