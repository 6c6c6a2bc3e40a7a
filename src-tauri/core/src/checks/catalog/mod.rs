//! skill-catalog.json beside the masters (§1.14).

mod alias_shadows_name;
mod entry_without_folder;
mod folder_without_entry;
mod not_json;
mod path_leaves_folder;
mod unknown_kind;
mod value_missing;
mod value_repeated;
mod version_not_one;
mod wrong_kind_of_value;

use super::Check;
use super::beside::Expected;

/// The family.
pub const CHECKS: &[&Check] = &[
    &not_json::CHECK,
    &version_not_one::CHECK,
    &value_missing::CHECK,
    &wrong_kind_of_value::CHECK,
    &unknown_kind::CHECK,
    &value_repeated::CHECK,
    &alias_shadows_name::CHECK,
    &path_leaves_folder::CHECK,
    &entry_without_folder::CHECK,
    &folder_without_entry::CHECK,
];

/// What the file is made of.
const EXPECTED: &[Expected] = &[
    Expected::required("/version", "number"),
    Expected::required("/skills", "array"),
    Expected::required("/skills/*", "object"),
    Expected::required("/skills/*/name", "string"),
    Expected::required("/skills/*/kind", "string"),
    Expected::required("/skills/*/source", "string"),
    Expected::required("/skills/*/install_dir", "string"),
    Expected::optional("/skills/*/aliases", "array"),
    Expected::optional("/skills/*/aliases/*", "string"),
    Expected::optional("/skills/*/bundle_paths", "array"),
    Expected::optional("/skills/*/bundle_paths/*", "string"),
];

/// The last part of a path, which names the folder wherever the repository keeps it.
fn last_part(path: &str) -> &str {
    let path = path.trim_end_matches('/');
    path.rsplit('/').next().unwrap_or(path)
}
