//! `SKILL.md` and `INDEX.md` of every master there is: what is set and set back leaves each byte, and what is derived
//! raises nothing.

use serde_json::Value;

use super::sample_tests::{Folder, comparable, findings};
use super::{set_front_matter, write_index};
use crate::model::{Master, Part, RelPath, YamlValue};

/// The scalars of a master's front matter, with their keys.
fn scalars(master: &Master) -> Vec<(String, String)> {
    let Part::Read(skill) = &master.skill else {
        return Vec::new();
    };
    let Some(Ok(front)) = &skill.front else {
        return Vec::new();
    };
    let YamlValue::Mapping(members) = &front.root.value else {
        return Vec::new();
    };
    let scalars = members.iter().filter_map(|(key, node)| match &node.value {
        YamlValue::Scalar(words) => Some((key.clone(), words.clone())),
        _ => None,
    });
    scalars.collect()
}

/// How many lines of `before` and `after` differ, where both have as many.
fn changed_lines(before: &str, after: &str) -> usize {
    assert_eq!(before.lines().count(), after.lines().count());
    let both = before.lines().zip(after.lines());
    both.filter(|(a, b)| a != b).count()
}

#[test]
fn a_key_set_changes_its_line_only_and_set_back_leaves_each_byte() {
    let mut tried = 0;
    let mut left = Vec::new();
    for folder in Folder::all() {
        for master in &folder.workspace().masters {
            let path = master.path("SKILL.md");
            for (key, words) in scalars(master) {
                let mut copy = folder.clone();
                let set = |copy: &Folder, to: &str| {
                    set_front_matter(&copy.workspace(), &master.slug, &key, &Value::from(to))
                };
                let Ok(change) = set(&copy, &format!("{words}，又一句")) else {
                    left.push(format!("{path} {key}"));
                    continue;
                };
                copy.make(&change);
                let (before, after) = (folder.text(path.as_str()), copy.text(path.as_str()));
                assert_eq!(changed_lines(before, after), 1, "{path} {key}");
                copy.make(&set(&copy, &words).unwrap());
                assert_eq!(copy.difference(&folder), Vec::<String>::new(), "{key}");
                tried += 1;
            }
        }
    }
    println!("{tried} keys set and set back; not editable line by line: {left:?}");
    assert!(tried >= 12, "{tried}");
}

/// The masters whose INDEX can be derived, with the folder where it has been made so.
fn derived(folder: &Folder, slug: &str) -> Folder {
    let mut copy = folder.clone();
    copy.make(&write_index(&copy.workspace(), slug).unwrap());
    copy
}

#[test]
fn a_derived_index_raises_nothing_that_was_not_there() {
    for folder in Folder::all() {
        let before = comparable(&findings(&folder.workspace()), &[]);
        for master in &folder.workspace().masters {
            let path = master.path("sources/INDEX.md");
            if master.excerpts.is_empty() || !folder.0.contains_key(&path) {
                continue;
            }
            raises_nothing(&before, &derived(&folder, &master.slug), &path);
            let mut without = folder.clone();
            without.0.remove(&path);
            raises_nothing(&before, &derived(&without, &master.slug), &path);
        }
    }
}

fn raises_nothing(before: &[String], after: &Folder, path: &RelPath) {
    let now = comparable(&findings(&after.workspace()), &[]);
    let new: Vec<_> = now.iter().filter(|line| !before.contains(line)).collect();
    assert!(new.is_empty(), "{path}: {new:#?}");
}
