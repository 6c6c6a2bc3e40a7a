//! Where a master lies and where another may: slugs, folders and what stands in the way.

use super::super::EditError;
use super::super::references::Slug;
use super::Free;
use crate::model::{Master, Workspace};

/// No name of a skill is longer.
const LONGEST: usize = 64;
/// Names of folders beside the masters that mean something else, and those that a system keeps for its devices.
const RESERVED: [&str; 10] = [
    "archive", "masters", "prebuilt", "versions", "target", "trash", "con", "prn", "aux", "nul",
];
/// What joins the slugs of two masters in a debate.
const VERSUS: &str = "-vs-";

/// The folder of a master called `slug`, named and placed as `like` (or as most are).
///
/// # Errors
/// Where the slug cannot be used or is taken, something lies in the folder's place, or the opened folder is itself a
/// master, so that no other can lie in it.
pub fn free_folder(
    workspace: &Workspace,
    slug: &str,
    like: Option<&Master>,
    free: Free<'_>,
) -> Result<String, EditError> {
    usable(slug)?;
    let like = like
        .or_else(|| workspace.personas().next())
        .or_else(|| workspace.masters().next());
    let container = match like {
        Some(master) => container(own_folder(master)?),
        None => "",
    };
    let plain = like.is_some_and(|master| Slug::of(master, slug).plain);
    let name = if plain {
        slug.to_owned()
    } else {
        format!("master-{slug}")
    };
    let folder = join(container, &name);
    not_taken(workspace, slug, &folder, free)?;
    Ok(folder)
}

/// That no master is called `slug`, and nothing lies at `folder`. Case does not tell: on many disks it makes no
/// difference.
///
/// # Errors
/// Where one is, or something does.
pub fn not_taken(
    workspace: &Workspace,
    slug: &str,
    folder: &str,
    free: Free<'_>,
) -> Result<(), EditError> {
    let same = |a: &str, b: &str| a.to_lowercase() == b.to_lowercase();
    let mut others = workspace.masters();
    if others.any(|other| same(&other.slug, slug) || same(&other.folder, folder)) || !free(folder) {
        return Err(EditError::new("slug-taken").with("slug", slug));
    }
    Ok(())
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
    let reserved = RESERVED.contains(&slug) || slug.contains(VERSUS);
    if !parts || prefixed || long || reserved {
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

/// A name without the `master-` that most bear.
pub fn bare(name: &str) -> &str {
    name.strip_prefix("master-").unwrap_or(name)
}
