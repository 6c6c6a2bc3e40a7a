//! routing.json beside the masters (§1.14).

mod keyword_of_a_mode;
mod keyword_too_short;
mod keywords;
mod keywords_overlap;
mod master_not_named;
mod not_json;
mod order_not_in_sequence;
mod unknown;
mod unknown_master;
mod unknown_mode;
mod value_missing;
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
    &unknown_mode::CHECK,
    &unknown_master::CHECK,
    &keywords_overlap::CHECK,
    &keyword_of_a_mode::CHECK,
    &keyword_too_short::CHECK,
    &order_not_in_sequence::CHECK,
    &master_not_named::CHECK,
];

/// The lists of rows with keywords.
const GROUPS: [&str; 3] = ["mode_rules", "situations", "topic_pairings"];

/// Where masters are named.
const MASTERS: [&str; 3] = [
    "/situations/*/masters/*",
    "/topic_pairings/*/masters/*",
    "/default_pairing/*",
];

/// What the file is made of.
const EXPECTED: &[Expected] = &[
    Expected::required("/version", "number"),
    Expected::required("/weights", "object"),
    Expected::required("/weights/keyword_hit", "number"),
    Expected::required("/min_keyword_length", "number"),
    Expected::required("/mode_rules", "array"),
    Expected::required("/mode_rules/*", "object"),
    Expected::required("/mode_rules/*/mode", "string"),
    Expected::required("/mode_rules/*/order", "number"),
    Expected::required("/mode_rules/*/keywords", "array"),
    Expected::required("/mode_rules/*/keywords/*", "string"),
    Expected::required("/situations", "array"),
    Expected::required("/situations/*", "object"),
    Expected::required("/situations/*/id", "string"),
    Expected::required("/situations/*/keywords", "array"),
    Expected::required("/situations/*/keywords/*", "string"),
    Expected::required("/situations/*/masters", "array"),
    Expected::required("/situations/*/masters/*", "string"),
    Expected::required("/topic_pairings", "array"),
    Expected::required("/topic_pairings/*", "object"),
    Expected::optional("/topic_pairings/*/id", "string"),
    Expected::required("/topic_pairings/*/keywords", "array"),
    Expected::required("/topic_pairings/*/keywords/*", "string"),
    Expected::required("/topic_pairings/*/masters", "array"),
    Expected::required("/topic_pairings/*/masters/*", "string"),
    Expected::required("/default_pairing", "array"),
    Expected::required("/default_pairing/*", "string"),
];
