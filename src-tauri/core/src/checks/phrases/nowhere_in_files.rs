//! A signature phrase that none of the master's own texts contains (masters.md §1.6).

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity, SourceFile, Workspace};
use crate::text::{Folded, fold};

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

fn run(master: &Master, _: &Workspace) -> Vec<Found> {
    let Some(meta) = master.meta() else {
        return Vec::new();
    };
    let texts: Vec<_> = texts(master).collect();
    let phrases = meta.root().items("signature_phrases").iter().enumerate();
    let unseen: Vec<_> = phrases
        .filter_map(|(index, phrase)| {
            Some((index, phrase.as_str().filter(|p| !p.trim().is_empty())?))
        })
        // Folding is the dear part; most phrases stand in the texts letter by letter.
        .filter(|(_, phrase)| !texts.iter().any(|file| file.text.contains(phrase)))
        .collect();
    if unseen.is_empty() {
        return Vec::new();
    }
    let folded: Vec<Folded> = texts.iter().map(|file| fold(&file.text)).collect();
    unseen
        .into_iter()
        .map(|(index, phrase)| (index, phrase, fold(phrase)))
        .filter(|(_, _, key)| !folded.iter().any(|text| text.contains(key)))
        .map(|(index, phrase, _)| {
            let place = Place::json(&meta.doc, format!("/signature_phrases/{index}"));
            Found::at(place).with("phrase", phrase)
        })
        .collect()
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
