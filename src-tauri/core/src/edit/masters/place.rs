//! Where a master lies and where another may: slugs, folders and what stands in the way.

use super::super::EditError;
use super::super::references::Slug;
use crate::model::{Master, Workspace};

/// No name of a skill is longer.
const LONGEST: usize = 64;
/// Names of folders beside the masters that mean something else.
const RESERVED: [&str; 7] = [
    "archive",
    "masters",
    "prebuilt",
    "versions",
    "target",
    "node_modules",
    "trash",
];

/// The folder of a master called `slug`, named and placed as `like` (or as most are).
///
/// # Errors
/// Where the slug cannot be used or is taken.
pub fn free_folder(
    workspace: &Workspace,
    slug: &str,
    like: Option<&Master>,
) -> Result<String, EditError> {
    usable(slug)?;
    let like = like
        .or_else(|| workspace.personas().next())
        .or_else(|| workspace.masters().next());
    let container = like.map_or("", |master| container(&master.folder));
    let plain = like.is_some_and(|master| Slug::of(master, slug).plain);
    let name = if plain {
        slug.to_owned()
    } else {
        format!("master-{slug}")
    };
    let folder = join(container, &name);
    let lower = folder.to_lowercase();
    let same_folder = |other: &Master| other.folder.to_lowercase() == lower;
    if workspace
        .masters()
        .any(|other| other.slug == slug || same_folder(other))
    {
        return Err(EditError::new("slug-taken").with("slug", slug));
    }
    Ok(folder)
}

/// Lower-case letters, digits and single hyphens between them, as skills are named.
fn usable(slug: &str) -> Result<(), EditError> {
    let letters = |part: &str| {
        part.bytes()
            .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
    };
    let parts = slug
        .split('-')
        .all(|part| !part.is_empty() && letters(part));
    let prefixed = slug.starts_with("master-");
    let long = slug.len() + "master-".len() > LONGEST;
    if !parts || prefixed || long || RESERVED.contains(&slug) {
        return Err(EditError::new("slug-unusable").with("slug", slug));
    }
    Ok(())
}

/// The folder of `master`, which must not be the opened folder itself.
///
/// # Errors
/// Where it is.
pub fn own_folder(master: &Master) -> Result<&str, EditError> {
    if master.folder.is_empty() {
        return Err(EditError::new("master-is-the-folder").with("slug", &master.slug));
    }
    Ok(&master.folder)
}

/// The folder that `folder` lies in.
pub fn container(folder: &str) -> &str {
    folder.rsplit_once('/').map_or("", |(above, _)| above)
}

/// The last part of `folder`.
pub fn name(folder: &str) -> &str {
    folder.rsplit('/').next().unwrap_or(folder)
}

/// `name` below `container`.
pub fn join(container: &str, name: &str) -> String {
    if container.is_empty() {
        name.to_owned()
    } else {
        format!("{container}/{name}")
    }
}
