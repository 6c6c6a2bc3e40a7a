//! Tests of the catalogue as a whole: every check has words in every language, a sample that fires and one that
//! stays silent, and the sample masters raise nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::{CATALOGUE, Check, Edit, Found, Run, Sample, check, check_by_code, check_quotations};
use crate::formats::load;
use crate::model::{Entry, FileTree, LineStart, RelPath, SourceFile, Text, TextBlock};
use crate::quotation::shelf::Shelf;
use crate::quotation::{What, claims};
use crate::report::{Language, check_words};

fn all() -> impl Iterator<Item = &'static Check> {
    CATALOGUE.iter().flat_map(|family| family.iter()).copied()
}

/// The sample masters.
fn base() -> FileTree {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../masters");
    let mut files = BTreeMap::new();
    collect(&root, "", &mut files);
    assert!(!files.is_empty(), "no sample masters in {}", root.display());
    files
        .into_iter()
        .map(|(path, text)| entry(&path, text))
        .collect()
}

fn collect(folder: &Path, prefix: &str, files: &mut BTreeMap<String, String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let path = format!("{prefix}{}", entry.file_name().to_str().unwrap());
        if entry.file_type().unwrap().is_dir() {
            collect(&entry.path(), &format!("{path}/"), files);
        } else {
            files.insert(path, std::fs::read_to_string(entry.path()).unwrap());
        }
    }
}

fn entry(path: &str, text: String) -> (RelPath, Entry) {
    let path = RelPath::new(path);
    (path.clone(), Entry::Read(SourceFile::new(path, text)))
}

fn apply(mut files: FileTree, code: &str, sample: Sample) -> FileTree {
    for edit in sample {
        let path = RelPath::new(edit.file());
        let old = files
            .remove(&path)
            .and_then(|e| e.read().map(|f| f.text.clone()));
        let there = || {
            old.clone()
                .unwrap_or_else(|| panic!("{code}: no file {path}"))
        };
        let text = match *edit {
            Edit::Replace { find, with, .. } => {
                assert!(there().contains(find), "{code}: {path} has no {find:?}");
                there().replacen(find, with, 1)
            }
            Edit::Append { text, .. } => old.unwrap_or_default() + text,
            Edit::Write { text, .. } => text.to_owned(),
            Edit::Remove { .. } => {
                drop(there());
                continue;
            }
            Edit::Spoil { why, .. } => {
                files.insert(path, Entry::Unreadable(why()));
                continue;
            }
        };
        files.extend([entry(edit.file(), text)]);
    }
    files
}

/// The works that the sample masters quote, with no more words than are quoted: a block for each passage.
fn shelf() -> Shelf {
    let workspace = load(base());
    let mut works = BTreeMap::<String, Text>::new();
    for claimed in workspace.masters().flat_map(claims) {
        let (What::Passage, Some(claim)) = (claimed.what, claimed.claim) else {
            continue;
        };
        let id = claim.work.canonical;
        let text = works.entry(id.clone()).or_insert_with(|| Text {
            id,
            ..Text::default()
        });
        text.blocks.push(TextBlock {
            juan: claim.juan,
            lines: vec![LineStart {
                at: 0,
                locator: format!("{:04}a01", text.blocks.len() + 1),
            }],
            text: claimed.words,
            ..TextBlock::default()
        });
    }
    Shelf(works.into_values().collect())
}

/// What one check alone finds, which is what its samples are about.
fn found(check: &Check, files: FileTree) -> Vec<Found> {
    let workspace = load(files);
    let masters = workspace.masters();
    match check.run {
        Run::Master(run) => masters.flat_map(run).collect(),
        Run::Persona(run) => workspace.personas().flat_map(run).collect(),
        Run::Among(run) => masters.flat_map(|m| run(m, &workspace)).collect(),
        Run::Workspace(run) => run(&workspace),
        Run::Files(run) => masters
            .flat_map(|m| run(&m.files))
            .chain(run(&workspace.rest))
            .collect(),
        Run::Quotations(_) => {
            let shelf = shelf();
            let findings = masters.flat_map(|m| check_quotations(m, &shelf).unwrap().0);
            let of_check = findings.filter(|finding| finding.code == check.code);
            let found = of_check.map(|finding| Found {
                place: finding.place,
                params: finding.params,
            });
            found.collect()
        }
    }
}

#[test]
fn the_sample_masters_raise_nothing() {
    let report = check(&load(base()), &BTreeSet::new());
    let raised: Vec<_> = report
        .findings
        .iter()
        .map(|f| (f.code, f.place.file.as_str(), f.place.line, &f.params))
        .collect();
    assert!(raised.is_empty(), "{raised:#?}");
    assert!(report.examined.masters >= 3, "{:?}", report.examined);
    assert!(
        report.examined.passages > 0 && report.examined.cases > 0,
        "{:?}",
        report.examined
    );
}

#[test]
fn every_passage_of_the_sample_masters_is_exact() {
    let (workspace, shelf) = (load(base()), shelf());
    let mut counts = super::Quotations::default();
    for master in workspace.masters() {
        counts.add(check_quotations(master, &shelf).unwrap().1);
    }
    assert_eq!((counts.exact, counts.total()), (EXACT, EXACT));
}

/// Passages of scripture in the sample masters.
const EXACT: usize = 19;

#[test]
fn every_check_fires_on_one_sample_and_is_silent_on_the_other() {
    let base = base();
    let mut wrong = Vec::new();
    for check in all() {
        if found(check, apply(base.clone(), check.code, check.fires)).is_empty() {
            wrong.push(format!("{} does not fire on its sample", check.code));
        }
        if !found(check, apply(base.clone(), check.code, check.silent)).is_empty() {
            wrong.push(format!("{} fires on its silent sample", check.code));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_check_is_named_for_its_fault_and_only_once() {
    let mut seen = BTreeSet::new();
    for check in all() {
        let (family, fault) = check.code.split_once('/').unwrap();
        let word =
            |s: &str| !s.is_empty() && s.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
        assert!(word(family) && word(fault), "{}", check.code);
        assert!(seen.insert(check.code), "{} is listed twice", check.code);
        assert!(check_by_code(check.code).is_some());
    }
}

#[test]
fn every_check_has_words_in_every_language() {
    let mut wrong = Vec::new();
    for check in all() {
        let names = |language| {
            check_words(language, check.code)
                .map(|w| (placeholders(&w.message), placeholders(&w.next)))
        };
        for language in Language::ALL {
            let Some(words) = check_words(language, check.code) else {
                wrong.push(format!("{}: no words in {}", check.code, language.tag()));
                continue;
            };
            let texts = [
                &words.message,
                &words.next,
                &words.what,
                &words.why,
                &words.exceptions,
            ];
            if texts.iter().any(|t| t.trim().is_empty()) {
                wrong.push(format!(
                    "{}: an empty text in {}",
                    check.code,
                    language.tag()
                ));
            }
            if names(language) != names(Language::En) {
                wrong.push(format!(
                    "{}: parameters differ in {}",
                    check.code,
                    language.tag()
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

fn placeholders(template: &str) -> BTreeSet<String> {
    template
        .split('{')
        .skip(1)
        .filter_map(|t| t.split_once('}'))
        .map(|(name, _)| name.to_owned())
        .collect()
}

/// Every parameter a message asks for is given: no finding may show a bare `{name}`.
#[test]
fn every_finding_fills_its_message() {
    let base = base();
    for check in all() {
        for finding in found(check, apply(base.clone(), check.code, check.fires)) {
            for language in Language::ALL {
                let Some(words) = check_words(language, check.code) else {
                    continue;
                };
                let asked: BTreeSet<_> = placeholders(&words.message)
                    .union(&placeholders(&words.next))
                    .cloned()
                    .collect();
                let given: BTreeSet<_> = finding.params.keys().map(|k| (*k).to_owned()).collect();
                assert!(
                    asked.is_subset(&given),
                    "{}: asks {asked:?}, given {given:?}",
                    check.code
                );
            }
        }
    }
}
