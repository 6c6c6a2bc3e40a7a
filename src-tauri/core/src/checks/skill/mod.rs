//! SKILL.md: front matter, gate, routing pointers (§1.9).

use super::Check;

mod citation_audit_missing;
mod dates_differ;
mod description_long;
mod description_missing;
mod fencing_missing;
mod field_malformed;
mod field_missing;
mod fojin_number_malformed;
mod fojin_number_shared;
mod front;
mod front_matter_broken;
mod front_matter_duplicate_key;
mod front_matter_missing;
mod gate;
mod gate_missing;
mod gate_unclosed;
mod gate_without_citation_rule;
mod gate_without_context_rule;
mod gate_without_sectarian_rule;
mod identifier_undeclared;
mod instructions;
mod missing;
mod name_malformed;
mod name_missing;
mod name_not_the_folder;
mod neutral_first_turn_missing;
mod offline_first_missing;
mod pointer_file_missing;
mod section_missing;
mod section_script_differs;
mod sections;
mod source_form_differs;
mod source_not_listed;
mod source_undeclared;
mod source_unnamed;
#[cfg(test)]
mod tests;
mod too_long;
mod voice_file_not_named;

/// The family.
pub const CHECKS: &[&Check] = &[
    &missing::CHECK,
    &front_matter_missing::CHECK,
    &front_matter_broken::CHECK,
    &front_matter_duplicate_key::CHECK,
    &field_malformed::CHECK,
    &name_missing::CHECK,
    &name_malformed::CHECK,
    &name_not_the_folder::CHECK,
    &description_missing::CHECK,
    &description_long::CHECK,
    &field_missing::CHECK,
    &too_long::CHECK,
    &gate_missing::CHECK,
    &gate_unclosed::CHECK,
    &gate_without_citation_rule::CHECK,
    &gate_without_context_rule::CHECK,
    &gate_without_sectarian_rule::CHECK,
    &fencing_missing::CHECK,
    &offline_first_missing::CHECK,
    &citation_audit_missing::CHECK,
    &voice_file_not_named::CHECK,
    &neutral_first_turn_missing::CHECK,
    &source_unnamed::CHECK,
    &source_undeclared::CHECK,
    &source_form_differs::CHECK,
    &source_not_listed::CHECK,
    &fojin_number_malformed::CHECK,
    &fojin_number_shared::CHECK,
    &dates_differ::CHECK,
    &pointer_file_missing::CHECK,
    &section_missing::CHECK,
    &section_script_differs::CHECK,
    &identifier_undeclared::CHECK,
];
