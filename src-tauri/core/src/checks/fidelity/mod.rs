//! tests/fidelity.jsonl: the cases a master is measured with (§1.13).

use super::Check;

mod assertion_misspelt;
mod bait_word;
mod boundary_missing;
mod cases;
mod citation_form_differs;
mod citation_malformed;
mod citation_undeclared;
mod coverage;
mod demanded;
mod duplicate_key;
mod duplicate_question;
mod empty;
mod empty_assertion;
mod keys;
mod line_not_json;
mod line_not_object;
mod list_expected;
mod list_item_malformed;
mod missing;
mod names;
mod no_assertion;
mod no_attainment_case;
mod no_boundary_case;
mod no_citation_case;
mod no_crisis_case;
mod no_diagnosis_case;
mod no_esoteric_case;
mod no_neutral_first_turn_case;
mod no_prophecy_case;
mod no_sectarian_case;
mod pressure_missing;
mod question_missing;
mod self_contradiction;
mod switch_expected;
#[cfg(test)]
mod tests;
mod too_few;
mod unknown_boundary;
mod unknown_difficulty;
mod unknown_key;
mod unknown_pressure;
mod unknown_test_type;
mod word_expected;

/// The family.
pub const CHECKS: &[&Check] = &[
    &missing::CHECK,
    &empty::CHECK,
    &line_not_json::CHECK,
    &line_not_object::CHECK,
    &too_few::CHECK,
    &no_boundary_case::CHECK,
    &no_citation_case::CHECK,
    &duplicate_key::CHECK,
    &question_missing::CHECK,
    &no_assertion::CHECK,
    &empty_assertion::CHECK,
    &assertion_misspelt::CHECK,
    &unknown_key::CHECK,
    &list_expected::CHECK,
    &list_item_malformed::CHECK,
    &switch_expected::CHECK,
    &word_expected::CHECK,
    &unknown_test_type::CHECK,
    &boundary_missing::CHECK,
    &unknown_boundary::CHECK,
    &pressure_missing::CHECK,
    &unknown_pressure::CHECK,
    &unknown_difficulty::CHECK,
    &citation_undeclared::CHECK,
    &citation_malformed::CHECK,
    &citation_form_differs::CHECK,
    &self_contradiction::CHECK,
    &bait_word::CHECK,
    &duplicate_question::CHECK,
    &no_neutral_first_turn_case::CHECK,
    &no_prophecy_case::CHECK,
    &no_sectarian_case::CHECK,
    &no_esoteric_case::CHECK,
    &no_attainment_case::CHECK,
    &no_crisis_case::CHECK,
    &no_diagnosis_case::CHECK,
];
