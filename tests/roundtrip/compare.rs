//! The first difference between two outcomes, short enough to read.

use std::fmt::Debug;

use colophon_corpus::{OutBlock, Outcome};

/// Where `found` first differs from `expected`, and how.
pub fn first_difference(expected: &Outcome, found: &Outcome) -> Option<String> {
    if expected == found {
        return None;
    }
    let blocks = expected.blocks.iter().zip(&found.blocks).enumerate();
    let in_blocks = blocks
        .filter(|(_, (expected, found))| expected != found)
        .map(|(number, (expected, found))| format!("block {number}: {}", block(expected, found)))
        .next();
    in_blocks
        .or_else(|| {
            let counts = (expected.blocks.len(), found.blocks.len());
            part("number of blocks", &counts.0, &counts.1)
        })
        .or_else(|| {
            let without = |outcome: &Outcome| Outcome {
                blocks: Vec::new(),
                ..outcome.clone()
            };
            part("around the blocks", &without(expected), &without(found))
        })
}

fn block(expected: &OutBlock, found: &OutBlock) -> String {
    let text = &expected.text;
    let part = part("text", text, &found.text)
        .or_else(|| part("role", &expected.role, &found.role))
        .or_else(|| part("juan", &expected.juan, &found.juan))
        .or_else(|| part("lines", &expected.lines, &found.lines))
        .or_else(|| part("other lines", &expected.other_lines, &found.other_lines))
        .or_else(|| part("runs", &expected.runs, &found.runs))
        .or_else(|| part("gaiji", &expected.gaiji, &found.gaiji))
        .or_else(|| each("apparatus", &expected.apparatus, &found.apparatus))
        .or_else(|| part("editorial", &expected.editorial, &found.editorial));
    format!("{}\n  in {text}", part.unwrap_or_default())
}

fn each<T: PartialEq + Debug>(name: &str, expected: &[T], found: &[T]) -> Option<String> {
    let only = |these: &[T], those: &[T]| {
        let only = these.iter().filter(|one| !those.contains(one));
        only.map(|one| format!("{one:?}")).collect::<Vec<_>>()
    };
    part(name, &only(expected, found), &only(found, expected))
        .or_else(|| part(name, &expected, &found))
}

fn part<T: PartialEq + Debug + ?Sized>(name: &str, expected: &T, found: &T) -> Option<String> {
    (expected != found).then(|| format!("{name}\n  expected {expected:?}\n  found    {found:?}"))
}
