//! A signature phrase that none of the master's own texts contains (masters.md §1.6).

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity, SourceFile};
use crate::text::fold;

/// The check.
pub const CHECK: Check = Check {
    code: "phrases/nowhere-in-files",
    severity: Severity::Info,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"唯嫌拣择\"",
        with: "\"一念三千\"",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"唯嫌拣择\"",
        with: "\"唯嫌揀擇\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let Some(meta) = master.meta() else {
        return Vec::new();
    };
    let phrases = meta.root().items("signature_phrases").iter().enumerate();
    let mut unseen: Vec<_> = phrases
        .filter_map(|(index, phrase)| Some((index, phrase.as_str()?)))
        // Folding the texts is the dear part, and most phrases stand in them letter by letter.
        .filter(|(_, phrase)| !texts(master).any(|file| file.text.contains(phrase)))
        .map(|(index, phrase)| (index, phrase, fold(phrase)))
        .filter(|(_, _, key)| !key.chars.is_empty())
        .collect();
    for file in texts(master) {
        if unseen.is_empty() {
            break;
        }
        let text = fold(&file.text);
        unseen.retain(|(_, _, key)| !text.contains(key));
    }
    let found = unseen.into_iter().map(|(index, phrase, _)| {
        let place = Place::json(&meta.doc, format!("/signature_phrases/{index}"));
        Found::at(place).with("phrase", phrase)
    });
    found.collect()
}

/// What the master says: excerpts and references. The list of phrases itself and the tests prove nothing.
fn texts(master: &Master) -> impl Iterator<Item = &SourceFile> {
    let excerpts = master.excerpts.iter().map(|e| &e.markdown);
    excerpts
        .chain(master.teaching.read())
        .chain(master.voice.read())
        .chain(&master.references)
        .map(|markdown| &markdown.file)
}
