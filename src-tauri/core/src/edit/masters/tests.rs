//! Operations over whole masters, on the sample masters and on real ones.

use std::collections::BTreeSet;

use super::super::sample_tests::{Folder, comparable, errors, findings};
use super::*;
use crate::model::{Master, Workspace};

const FREE: Free<'_> = &|_| true;

fn content(folder: &Folder, of: &str) -> Vec<(RelPath, Vec<u8>)> {
    let inside = folder.0.iter().filter(|(path, _)| path.below(of).is_some());
    inside
        .map(|(path, bytes)| (path.clone(), bytes.clone()))
        .collect()
}

fn movable(workspace: &Workspace) -> Vec<Master> {
    workspace
        .masters()
        .filter(|m| !m.folder.is_empty())
        .cloned()
        .collect()
}

fn manifest(folder: &Folder, path: &str) -> (RelPath, Vec<u8>) {
    let path = RelPath::new(path);
    let bytes = folder.0[&path].clone();
    (path, bytes)
}

#[test]
fn a_new_master_has_no_error_and_says_what_is_to_be_filled_in() {
    let mut folder = Folder::samples();
    let before = codes(&folder.workspace());
    let profile = Profile {
        name: "惠能".to_owned(),
        school: Some("禅宗".to_owned()),
        ..Profile::default()
    };
    let set = new_master(&folder.workspace(), "huineng", &profile, FREE).unwrap();
    folder.make(&set);
    let workspace = folder.workspace();
    assert_eq!(errors(&workspace), Default::default());
    let new: BTreeSet<_> = codes(&workspace).difference(&before).copied().collect();
    let expected = [
        "meta/era-unreadable",
        "meta/usual-key-missing",
        "search/no-primary-list",
        "skill/field-missing",
    ];
    assert_eq!(new, BTreeSet::from(expected));
    assert_eq!(workspace.master("huineng").unwrap().name(), "惠能");
    assert!(
        folder
            .text("skill-catalog.json")
            .contains("\"master-huineng\"")
    );
    folder.take_back(&set);
    assert_eq!(folder.difference(&Folder::samples()), [""; 0]);
}

fn codes(workspace: &Workspace) -> BTreeSet<&'static str> {
    findings(workspace)
        .into_iter()
        .map(|finding| finding.code)
        .collect()
}

#[test]
fn slugs_and_names_that_cannot_be_used_are_refused() {
    let workspace = Folder::samples().workspace();
    let profile = |name: &str| Profile {
        name: name.to_owned(),
        ..Profile::default()
    };
    for (slug, name, code) in [
        ("Huineng", "惠能", "slug-unusable"),
        ("hui--neng", "惠能", "slug-unusable"),
        ("-hui", "惠能", "slug-unusable"),
        ("", "惠能", "slug-unusable"),
        ("master-hui", "惠能", "slug-unusable"),
        ("archive", "惠能", "slug-unusable"),
        ("../hui", "惠能", "slug-unusable"),
        ("a-vs-b", "惠能", "slug-unusable"),
        ("con", "惠能", "slug-unusable"),
        ("sengcan", "惠能", "slug-taken"),
        ("yongjia", "惠能", "slug-taken"),
        ("huineng", "惠\"能", "words-unusable"),
        ("huineng", " ", "words-unusable"),
        ("huineng", "惠\u{202e}能", "words-unusable"),
        ("huineng", "惠\u{200b}能", "words-unusable"),
    ] {
        let error = new_master(&workspace, slug, &profile(name), FREE).unwrap_err();
        assert_eq!(error.code, code, "{slug} {name}");
    }
}

#[test]
fn a_name_that_cannot_be_a_keyword_leads_nowhere_and_raises_no_error() {
    // One character; within a keyword of another situation; the name of YAML's list and mapping marks.
    for name in ["能", "生气", "[x] - *y & ?"] {
        let mut folder = Folder::samples();
        let profile = Profile {
            name: name.to_owned(),
            era: Some("? - 713".to_owned()),
            ..Profile::default()
        };
        let set = new_master(&folder.workspace(), "huineng", &profile, FREE).unwrap();
        folder.make(&set);
        assert_eq!(errors(&folder.workspace()), Default::default(), "{name}");
        let routed = folder.text("routing.json").contains("huineng");
        assert_eq!(routed, name.starts_with('['), "{name}");
    }
}

#[test]
fn a_new_master_lies_where_the_others_do_and_is_listed_as_they_are() {
    let mut folder = Folder::samples().below("prebuilt/");
    let catalog = RelPath::new("prebuilt/skill-catalog.json");
    let text = folder
        .text(catalog.as_str())
        .replace("\"source\": \"", "\"source\": \"./skills/");
    folder.0.insert(catalog.clone(), text.into_bytes());
    let profile = Profile {
        name: "惠能".to_owned(),
        ..Profile::default()
    };
    let set = new_master(&folder.workspace(), "huineng", &profile, FREE).unwrap();
    folder.make(&set);
    assert_eq!(
        folder.workspace().master("huineng").unwrap().folder,
        "prebuilt/master-huineng"
    );
    let expected =
        "\"source\": \"./skills/master-huineng\",\n      \"install_dir\": \"master-huineng\"";
    assert!(folder.text(catalog.as_str()).contains(expected));
    assert_eq!(errors(&folder.workspace()), Default::default());
}

#[test]
fn nothing_is_made_where_something_lies() {
    let folder = Folder::samples();
    let workspace = folder.workspace();
    let profile = Profile {
        name: "惠能".to_owned(),
        ..Profile::default()
    };
    let taken: Free<'_> = &|path| path != "master-huineng";
    let files = content(&folder, "master-sengcan");
    for error in [
        new_master(&workspace, "huineng", &profile, taken).unwrap_err(),
        duplicate_master(&workspace, "sengcan", "huineng", None, &files, taken).unwrap_err(),
        rename_master(&workspace, "sengcan", "huineng", &files, taken).unwrap_err(),
        // Case makes no difference on many disks.
        new_master(&workspace, "compare-masters", &profile, FREE).unwrap_err(),
    ] {
        assert_eq!(error.code, "slug-taken");
    }
}

#[test]
fn a_master_renamed_is_named_so_everywhere_and_back_is_as_before() {
    for original in Folder::all() {
        for master in movable(&original.workspace()) {
            let mut folder = original.clone();
            let before = findings(&folder.workspace());
            let files = content(&folder, &master.folder);
            let set =
                rename_master(&folder.workspace(), &master.slug, "zz-new", &files, FREE).unwrap();
            folder.make(&set);
            let workspace = folder.workspace();
            let renamed = workspace.master("zz-new").unwrap().folder.clone();
            assert!(workspace.master(&master.slug).is_none(), "{}", master.slug);
            let names = [
                (renamed.clone(), master.folder.clone()),
                ("zz-new".to_owned(), master.slug.clone()),
            ];
            let after = findings(&workspace);
            assert_eq!(
                comparable(&after, &names),
                comparable(&before, &[]),
                "{}",
                master.slug
            );
            let files = content(&folder, &renamed);
            let back = rename_master(&workspace, "zz-new", &master.slug, &files, FREE).unwrap();
            folder.make(&back);
            assert_eq!(folder.difference(&original), [""; 0], "{}", master.slug);
        }
    }
}

#[test]
fn a_copy_names_itself_and_changes_nobody_else() {
    for original in Folder::all() {
        for master in movable(&original.workspace()) {
            let mut folder = original.clone();
            let before = errors(&folder.workspace());
            let files = content(&folder, &master.folder);
            let set = duplicate_master(
                &folder.workspace(),
                &master.slug,
                "zz-new",
                Some("新"),
                &files,
                FREE,
            );
            folder.make(&set.unwrap());
            let workspace = folder.workspace();
            let copy = workspace.master("zz-new").unwrap();
            assert!(copy.meta().is_none() || copy.name() == "新");
            let own = |(_, words): &&(&str, String)| !words.contains("zz-new");
            let after = errors(&workspace);
            let others: BTreeSet<_> = after.iter().filter(own).cloned().collect();
            assert_eq!(others, before, "{}", master.slug);
        }
    }
}

#[test]
fn what_is_put_away_comes_back_byte_for_byte() {
    for original in Folder::all() {
        for master in movable(&original.workspace()) {
            let name = place::name(&master.folder);
            let archive = place::join(place::container(&master.folder), "archive");
            let trash = format!(".colophon/trash/7-{}", master.slug);
            for (shelf, at, restore) in [
                (
                    Shelf::Archive,
                    format!("{archive}/{name}"),
                    format!("{archive}/{name}.restore.json"),
                ),
                (
                    Shelf::Trash(7),
                    format!("{trash}/{name}"),
                    format!("{trash}/restore.json"),
                ),
            ] {
                let mut folder = original.clone();
                let files = content(&folder, &master.folder);
                let set =
                    shelve_master(&folder.workspace(), &master.slug, shelf, &files, FREE).unwrap();
                folder.make(&set);
                let workspace = folder.workspace();
                assert!(workspace.master(&master.slug).is_none(), "{}", master.slug);
                let (path, bytes) = manifest(&folder, &restore);
                let files = content(&folder, &at);
                let set = restore_master(&workspace, &at, (&path, &bytes), &files, FREE).unwrap();
                folder.make(&set);
                assert_eq!(
                    folder.difference(&original),
                    [""; 0],
                    "{} {shelf:?}",
                    master.slug
                );
            }
        }
    }
}

#[test]
fn putting_away_leaves_no_error_but_the_critiques_of_others() {
    let original = Folder::samples();
    for master in movable(&original.workspace()) {
        let mut folder = original.clone();
        let files = content(&folder, &master.folder);
        let set = shelve_master(
            &folder.workspace(),
            &master.slug,
            Shelf::Trash(1),
            &files,
            FREE,
        )
        .unwrap();
        folder.make(&set);
        let codes: BTreeSet<_> = errors(&folder.workspace())
            .into_iter()
            .map(|e| e.0)
            .collect();
        let left: Vec<_> = codes
            .into_iter()
            .filter(|c| !c.starts_with("critique/"))
            .collect();
        assert_eq!(left, [""; 0], "{}", master.slug);
    }
}
