//! A position shorter than 10 or longer than 300 characters, blanks at the ends not counted (masters.md §1.8).

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "critique/position-length",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "证道歌长歌尽兴，辨空有、说因果，条分缕析；铭文只教人看清拣择的一念，繁简不同，可以互相对读。",
        with: "  可以互相对读。     ",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "证道歌长歌尽兴，辨空有、说因果，条分缕析；铭文只教人看清拣择的一念，繁简不同，可以互相对读。",
        with: "繁简不同，可以互相对读。",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(meta) = master.meta() else {
        return Vec::new();
    };
    meta.critiques()
        .filter_map(|c| Some((c.index, c.position?.trim().chars().count())))
        // A blank position is as good as none, and another check's.
        .filter(|(_, length)| *length > 0 && !(10..=300).contains(length))
        .map(|(index, length)| {
            let place = Place::json(&meta.doc, format!("/cross_critique/{index}/position"));
            Found::at(place).with("length", length.to_string())
        })
        .collect()
}
