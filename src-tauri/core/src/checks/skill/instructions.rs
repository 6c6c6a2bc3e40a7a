//! The body of a `SKILL.md`: what it tells the model to do.

use crate::checks::Found;
use crate::checks::wording::Wording;
use crate::model::{Master, Place, SkillFile};

/// The file without its front matter.
pub fn body(skill: &SkillFile) -> &str {
    skill
        .markdown
        .file
        .text
        .get(skill.body_start..)
        .unwrap_or("")
}

/// A finding at the `SKILL.md` whose body speaks of none of the `rules` that would each do; none where it could not be
/// read.
pub fn lacks(master: &Master, rules: &[&Wording]) -> Vec<Found> {
    let Some(skill) = master.skill.read() else {
        return Vec::new();
    };
    if rules.iter().any(|rule| rule.is_in(body(skill))) {
        Vec::new()
    } else {
        vec![Found::at(Place::file(&skill.markdown.file.path))]
    }
}
