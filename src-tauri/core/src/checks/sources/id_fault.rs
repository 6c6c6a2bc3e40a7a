//! What is wrong with a declared identifier: one fault each, the first that explains the others.

use crate::checks::Found;
use crate::fence::{ChangeKind, sanitise};
use crate::model::{IdForm, Master, Place};

/// The fault of one identifier.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum IdFault {
    /// A character that is not seen stands in it.
    Hidden(char),
    /// Blanks stand before or after it.
    Blanks,
    /// It names a work in another spelling than a declaration has.
    Spelling {
        /// The spelling to declare.
        declared: String,
    },
    /// It has not the form of its type.
    Malformed {
        /// An identifier that has.
        example: &'static str,
    },
}

/// The faults of the master's declared identifiers that `pick` takes. Parameters: `number` of the source from 1, `id`,
/// `type`.
pub fn id_faults(master: &Master, pick: impl Fn(&IdFault, Found) -> Option<Found>) -> Vec<Found> {
    let Some(meta) = master.meta() else {
        return Vec::new();
    };
    meta.sources()
        .filter_map(|source| {
            let id = source.id.filter(|id| !id.trim().is_empty())?;
            let kind = source.kind.unwrap_or("");
            let fault = fault(kind, id)?;
            let place = Place::json(&meta.doc, format!("/sources/{}/id", source.index));
            let found = Found::at(place).with("id", id).with("type", kind);
            pick(&fault, found.with("number", (source.index + 1).to_string()))
        })
        .collect()
}

fn fault(kind: &str, id: &str) -> Option<IdFault> {
    if let Some(hidden) = hidden(id) {
        return Some(IdFault::Hidden(hidden));
    }
    if id.trim() != id {
        return Some(IdFault::Blanks);
    }
    let form = IdForm::of_type(kind)?;
    if form.fits(id) {
        return None;
    }
    Some(match form.declared(id) {
        Some(declared) => IdFault::Spelling { declared },
        None => IdFault::Malformed {
            example: form.example,
        },
    })
}

/// The first character of `id` that cannot be seen.
fn hidden(id: &str) -> Option<char> {
    let changes = sanitise(id).changes.into_iter();
    changes
        .filter_map(|change| match change.kind {
            ChangeKind::HiddenCharacter(c) => Some(c),
            _ => None,
        })
        .next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_identifier_has_one_fault() {
        assert_eq!(fault("cbeta", "T48n2008"), None);
        assert_eq!(
            fault("cbeta", " T31n\u{200d}1585"),
            Some(IdFault::Hidden('\u{200d}'))
        );
        assert_eq!(fault("cbeta", "T08n0235 "), Some(IdFault::Blanks));
        assert_eq!(
            fault("no_such_type", "T08n0235\u{3000}"),
            Some(IdFault::Blanks)
        );
        assert_eq!(fault("no_such_type", "what"), None);
        let malformed = |example| Some(IdFault::Malformed { example });
        assert_eq!(fault("cbeta", "T14-0475"), malformed("T48n2008"));
        assert_eq!(
            fault("cbeta", "T2008"),
            malformed("T48n2008"),
            "no volume to be had"
        );
        let spelling = |declared: &str| {
            Some(IdFault::Spelling {
                declared: declared.to_owned(),
            })
        };
        assert_eq!(fault("cbeta", "t12n0366"), spelling("T12n0366"));
        assert_eq!(fault("pali_treatise", "PTS Vism"), spelling("PTS:Vism"));
        assert_eq!(fault("tibetan_canon", "toh4465"), spelling("Toh:4465"));
    }
}
