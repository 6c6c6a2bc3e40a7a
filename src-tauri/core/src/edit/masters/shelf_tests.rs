//! Masters put away and taken back when other things changed meanwhile.

use serde_json::{Value, json};

use super::super::sample_tests::{Folder, errors};
use super::*;
use crate::edit::{ChangeSet, EditError, json as edit_json};

const ROUTING: &str = "routing.json";
const CATALOG: &str = "skill-catalog.json";

fn free(folder: &Folder) -> impl Fn(&str) -> bool + '_ {
    |path| {
        let mut files = folder.0.keys();
        !files.any(|file| file.as_str() == path || file.below(path).is_some())
    }
}

fn content(folder: &Folder, of: &str) -> Vec<(RelPath, Vec<u8>)> {
    let inside = folder.0.iter().filter(|(path, _)| path.below(of).is_some());
    inside
        .map(|(path, bytes)| (path.clone(), bytes.clone()))
        .collect()
}

fn shelve(folder: &Folder, slug: &str, shelf: Shelf) -> Result<ChangeSet, EditError> {
    let workspace = folder.workspace();
    let files = content(folder, &workspace.master(slug).unwrap().folder);
    shelve_master(&workspace, slug, shelf, &files, &free(folder))
}

/// Where the master lies, and its manifest.
fn trashed(number: u32, slug: &str, name: &str) -> (String, String) {
    let entry = format!(".colophon/trash/{number}-{slug}");
    (format!("{entry}/{name}"), format!("{entry}/restore.json"))
}

fn restore(folder: &Folder, (at, manifest): &(String, String)) -> Result<ChangeSet, EditError> {
    let path = RelPath::new(manifest);
    let bytes = folder.0[&path].clone();
    let files = content(folder, at);
    restore_master(
        &folder.workspace(),
        at,
        (&path, &bytes),
        &files,
        &free(folder),
    )
}

fn trash(folder: &mut Folder, number: u32, slug: &str) -> (String, String) {
    let set = shelve(folder, slug, Shelf::Trash(number)).unwrap();
    let name = folder.workspace().master(slug).unwrap().folder.clone();
    folder.make(&set);
    trashed(number, slug, &name)
}

fn edit(folder: &mut Folder, file: &str, change: impl Fn(&str) -> String) {
    let text = change(folder.text(file));
    folder.0.insert(RelPath::new(file), text.into_bytes());
}

fn value(folder: &Folder, file: &str) -> Value {
    serde_json::from_str(folder.text(file)).unwrap()
}

/// A value with its lists in one order, whatever order they have.
fn sorted(value: Value) -> Value {
    match value {
        Value::Array(items) => {
            let mut items: Vec<_> = items.into_iter().map(sorted).collect();
            items.sort_by_key(ToString::to_string);
            Value::Array(items)
        }
        Value::Object(members) => members.into_iter().map(|(k, v)| (k, sorted(v))).collect(),
        other => other,
    }
}

#[test]
fn masters_put_away_come_back_in_any_order() {
    let slugs = ["santideva", "sengcan", "yongjia-xuanjue"];
    for first in slugs {
        for second in slugs.into_iter().filter(|slug| *slug != first) {
            for backwards in [false, true] {
                let original = Folder::samples();
                let mut folder = original.clone();
                let mut places = vec![trash(&mut folder, 1, first), trash(&mut folder, 2, second)];
                if backwards {
                    places.reverse();
                }
                for place in &places {
                    let set = restore(&folder, place).unwrap();
                    folder.make(&set);
                }
                let what = format!("{first}, {second}, {backwards}");
                assert_eq!(errors(&folder.workspace()), Default::default(), "{what}");
                for file in [ROUTING, CATALOG] {
                    let expected = sorted(value(&original, file));
                    assert_eq!(sorted(value(&folder, file)), expected, "{what}: {file}");
                }
                if backwards {
                    assert_eq!(folder.difference(&original), [""; 0], "{what}");
                }
            }
        }
    }
}

#[test]
fn what_changed_meanwhile_stays_and_entries_come_at_the_end() {
    let mut folder = Folder::samples();
    let place = trash(&mut folder, 1, "sengcan");
    // The lists that named the master are written anew, in one line each, so that no line is what it was.
    edit(&mut folder, ROUTING, |text| {
        let kept: Value = serde_json::from_str(text).unwrap();
        kept.to_string()
    });
    edit(&mut folder, CATALOG, |text| {
        let mut kept: Value = serde_json::from_str(text).unwrap();
        kept["skills"].as_array_mut().unwrap().reverse();
        kept.to_string()
    });
    folder.make(&restore(&folder, &place).unwrap());
    assert_eq!(errors(&folder.workspace()), Default::default());
    for file in [ROUTING, CATALOG] {
        let original = Folder::samples();
        assert_eq!(sorted(value(&folder, file)), sorted(value(&original, file)));
    }
}

#[test]
fn what_comes_back_is_spelt_as_it_was_and_what_came_meanwhile_stays() {
    let mut original = Folder::samples();
    let row = r#"{"id": "indecision", "weight": 1.50, "keywords": ["\u5de6右为难"], "masters": ["sengcan"]}"#;
    edit(&mut original, ROUTING, |text| {
        let from = text.find("{\n      \"id\": \"indecision\"").unwrap();
        let to = text[from..].find("\n    }").unwrap() + "\n    }".len();
        format!("{}{row}{}", &text[..from], &text[from + to..])
    });
    let mut folder = original.clone();
    let place = trash(&mut folder, 1, "sengcan");
    let more = |text: &str| {
        let more = json!({"id": "more", "keywords": ["很多"], "masters": ["santideva"]});
        edit_json::insert(text, "/situations/-", &more).unwrap()
    };
    edit(&mut folder, ROUTING, more);
    folder.make(&restore(&folder, &place).unwrap());
    edit(&mut original, ROUTING, more);
    assert_eq!(folder.text(ROUTING), original.text(ROUTING));
    assert_eq!(folder.difference(&original), [""; 0]);
}

#[test]
fn a_row_that_is_gone_stays_gone_and_what_is_there_is_not_said_twice() {
    let mut folder = Folder::samples();
    let place = trash(&mut folder, 1, "santideva");
    edit(&mut folder, ROUTING, |_| {
        let row = |id: &str, masters: &[&str]| json!({"id": id, "keywords": ["一二"], "masters": masters});
        json!({"situations": [row("anger", &["santideva"])], "topic_pairings": [], "default_pairing": ["santideva"]})
            .to_string()
    });
    folder.make(&restore(&folder, &place).unwrap());
    let routing = value(&folder, ROUTING);
    assert_eq!(routing["situations"].as_array().unwrap().len(), 1);
    assert_eq!(routing["default_pairing"], json!(["santideva"]));
}

#[test]
fn only_entries_go_and_not_those_that_speak_of_the_master() {
    let mut folder = Folder::samples();
    edit(&mut folder, CATALOG, |text| {
        let words = json!("比较 `/master-sengcan`");
        edit_json::set(text, "/skills/3/description", &words).unwrap()
    });
    trash(&mut folder, 1, "sengcan");
    let skills = value(&folder, CATALOG)["skills"].clone();
    let names: Vec<_> = skills
        .as_array()
        .unwrap()
        .iter()
        .map(|s| s["name"].clone())
        .collect();
    assert_eq!(
        names,
        [
            "master-yongjia-xuanjue",
            "master-santideva",
            "compare-masters"
        ]
    );
}

#[test]
fn rules_stay_in_sequence_when_a_mode_goes_and_comes() {
    let mut folder = Folder::samples();
    let mode = "---\nname: debate\ndescription: 辩论\nversion: 1.0.0\nlicense: CC0-1.0\nkind: meta-skill\n---\n\n# 辩论\n";
    folder
        .0
        .insert(RelPath::new("debate/SKILL.md"), mode.as_bytes().to_vec());
    edit(&mut folder, ROUTING, |text| {
        let rule = json!({"mode": "debate", "order": 2, "keywords": ["辩论"]});
        edit_json::insert(text, "/mode_rules/-", &rule).unwrap()
    });
    let original = folder.clone();
    let place = trash(&mut folder, 1, "compare-masters");
    let rules = |folder: &Folder| -> Vec<_> {
        let rules = value(folder, ROUTING)["mode_rules"].clone();
        let rules = rules.as_array().unwrap().iter();
        rules
            .map(|rule| (rule["mode"].clone(), rule["order"].clone()))
            .collect()
    };
    assert_eq!(rules(&folder), [(json!("debate"), json!(1))]);
    let mut same = folder.clone();
    same.make(&restore(&same, &place).unwrap());
    assert_eq!(same.difference(&original), [""; 0]);
    edit(&mut folder, ROUTING, |text| {
        serde_json::from_str::<Value>(text).unwrap().to_string()
    });
    folder.make(&restore(&folder, &place).unwrap());
    assert_eq!(
        rules(&folder),
        [
            (json!("compare-masters"), json!(1)),
            (json!("debate"), json!(2))
        ]
    );
}

#[test]
fn the_archive_keeps_what_it_has() {
    let mut folder = Folder::samples();
    let archived = |folder: &mut Folder| {
        let set = shelve(folder, "sengcan", Shelf::Archive).unwrap();
        folder.make(&set);
    };
    archived(&mut folder);
    let again = content(&Folder::samples(), "master-sengcan");
    folder.0.extend(again);
    archived(&mut folder);
    let entries = ["master-sengcan", "master-sengcan-2"].map(|entry| format!("archive/{entry}"));
    let entries = entries.map(|place| (place.clone(), format!("{place}.restore.json")));
    for (entry, other) in [(0, 1), (1, 0)] {
        assert_eq!(content(&folder, &entries[entry].0).len(), 7);
        let set = restore(&folder, &entries[entry]).unwrap();
        folder.make(&set);
        assert_eq!(
            restore(&folder, &entries[other]).unwrap_err().code,
            "slug-taken"
        );
        folder.take_back(&set);
    }
}

#[test]
fn the_last_master_stays() {
    let mut folder = Folder::samples();
    folder
        .0
        .retain(|path, _| path.below("master-sengcan").is_some());
    let error = shelve(&folder, "sengcan", Shelf::Trash(1)).unwrap_err();
    assert_eq!(error.code, "last-master");
}

#[test]
fn a_manifest_leads_nowhere_but_into_a_folder_for_masters() {
    let mut folder = Folder::samples();
    let place = trash(&mut folder, 1, "sengcan");
    for to in ["", ".git/hooks", "a/.git", "/etc", "../x"] {
        let mut folder = folder.clone();
        edit(&mut folder, &place.1, |text| {
            edit_json::set(text, "/folder", &json!(to)).unwrap()
        });
        let error = restore(&folder, &place).unwrap_err();
        assert_eq!(error.code, "not-restorable", "{to}");
    }
}
