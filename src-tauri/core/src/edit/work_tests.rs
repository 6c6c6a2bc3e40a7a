//! Tests of what is done to declared works, on the sample masters and on real ones.

use serde_json::json;

use super::identify::identify;
use super::references::{self, Owner};
use super::sample_tests::{Folder, comparable, errors, findings};
use super::usage::usage;
use super::{
    ChangeSet, EditError, Given, SourceFields, add_source, edit_source, move_source, remove_source,
    rename_work,
};
use crate::model::{Declared, DeclaredWork, Finding, IdKind, Master, Rights, WorkId};

const META: &str = "master-sengcan/meta.json";

fn files(set: &ChangeSet) -> Vec<&str> {
    set.changes().iter().map(|c| c.file.as_str()).collect()
}

/// The text between `from` and `to` of the file.
fn between<'a>(folder: &'a Folder, file: &str, from: &str, to: &str) -> &'a str {
    let text = folder.text(file);
    let start = text.find(from).unwrap();
    let end = text[start..].find(to).unwrap();
    &text[start..start + end]
}

fn source(kind: &str, id: &str, title: &str) -> SourceFields {
    SourceFields {
        kind: Some(kind.to_owned()),
        id: Some(id.to_owned()),
        title: Some(title.to_owned()),
        ..SourceFields::default()
    }
}

#[test]
fn a_source_is_added_where_it_is_wanted_and_the_contract_follows() {
    let mut folder = Folder::samples();
    let before = folder.clone();
    let mut fields = source("pali_canon", "SC MN 10", "念处经");
    fields.rights = Given::Is(Rights {
        licence: Some("CC0".to_owned()),
        redistribution: Some("yes".to_owned()),
        ..Rights::default()
    });
    let set = add_source(&folder.workspace(), "sengcan", &fields, Some(0)).unwrap();
    assert_eq!(set.label.code, "source-add");
    assert_eq!(files(&set), [META]);
    folder.make(&set);
    let expected = r#""sources": [
    {
      "type": "pali_canon",
      "id": "SC MN 10",
      "title": "念处经",
      "rights": {
        "licence": "CC0",
        "redistribution": "yes"
      }
    },
    {
      "type": "cbeta","#;
    assert!(
        folder.text(META).contains(expected),
        "{}",
        folder.text(META)
    );
    let expected = r#""allowed_source_types": [
      "cbeta",
      "pali_canon"
    ],"#;
    assert!(
        folder.text(META).contains(expected),
        "{}",
        folder.text(META)
    );
    assert_eq!(errors(&folder.workspace()), Default::default());
    let set = remove_source(&folder.workspace(), "sengcan", 0).unwrap();
    folder.make(&set);
    assert!(folder == before, "{:?}", folder.difference(&before));
}

#[test]
fn only_given_fields_of_a_source_change() {
    let mut folder = Folder::samples();
    let with_page = folder.text(META).replacen(
        "\"title\": \"信心铭\"",
        "\"page\": 376,\n      \"title\": \"信心铭\",\n      \"rights\": {\"corpus\": \"CBETA\", \"terms\": 1}",
        1,
    );
    let path = crate::model::RelPath::new(META);
    folder.0.insert(path, with_page.into_bytes());
    let fields = SourceFields {
        title: Some("信心銘".to_owned()),
        note: Given::Is("一卷".to_owned()),
        rights: Given::Is(Rights {
            licence: Some("公有领域".to_owned()),
            ..Rights::default()
        }),
        ..SourceFields::default()
    };
    folder.make(&edit_source(&folder.workspace(), "sengcan", 0, &fields).unwrap());
    let expected = r#""sources": [
    {
      "type": "cbeta",
      "id": "T48n2010",
      "page": 376,
      "title": "信心銘",
      "rights": {"terms": 1, "licence": "公有领域"},
      "note": "一卷"
    }
  "#;
    assert_eq!(between(&folder, META, "\"sources\"", "],"), expected);
    let without = SourceFields {
        note: Given::Without,
        rights: Given::Without,
        ..SourceFields::default()
    };
    folder.make(&edit_source(&folder.workspace(), "sengcan", 0, &without).unwrap());
    let expected = r#""sources": [
    {
      "type": "cbeta",
      "id": "T48n2010",
      "page": 376,
      "title": "信心銘"
    }
  "#;
    assert_eq!(between(&folder, META, "\"sources\"", "],"), expected);
    let workspace = folder.workspace();
    let same = SourceFields {
        kind: Some("cbeta".to_owned()),
        note: Given::Without,
        ..SourceFields::default()
    };
    assert!(
        edit_source(&workspace, "sengcan", 0, &same)
            .unwrap()
            .is_empty()
    );
}

#[test]
fn what_no_field_can_show_is_not_taken_out() {
    let mut folder = Folder::samples();
    let odd = [
        "\"title\": 7, \"note\": [\"a\"], \"rights\": \"CC0\"",
        "\"title\": 7, \"note\": [\"a\"], \"rights\": {\"accessed\": 2026}",
    ];
    let emptied = [
        Given::Without,
        Given::Is(Rights {
            licence: Some("CC0".to_owned()),
            ..Rights::default()
        }),
    ];
    let kept = ["\"CC0\"", "{\"accessed\": 2026, \"licence\": \"CC0\"}"];
    let sample = folder.text(META).to_owned();
    for ((odd, rights), kept) in odd.iter().zip(emptied).zip(kept) {
        let text = sample.replacen("\"title\": \"信心铭\"", odd, 1);
        let path = crate::model::RelPath::new(META);
        folder.0.insert(path, text.into_bytes());
        let fields = SourceFields {
            title: Some(String::new()),
            note: Given::Without,
            rights,
            ..SourceFields::default()
        };
        folder.make(&edit_source(&folder.workspace(), "sengcan", 0, &fields).unwrap());
        let expected = format!("\"title\": 7, \"note\": [\"a\"], \"rights\": {kept}\n");
        let found = between(&folder, META, "\"title\": 7", "    }");
        assert_eq!(found, expected);
    }
}

#[test]
fn another_type_changes_the_contract_and_a_lost_one_is_made() {
    let mut folder = Folder::samples();
    let fields = source("compiled_teaching", "Sengcan:Xinxinming", "信心铭");
    folder.make(&edit_source(&folder.workspace(), "sengcan", 0, &fields).unwrap());
    let types = between(&folder, META, "\"allowed_source_types\"", "],");
    assert!(
        types.contains("\"compiled_teaching\"") && !types.contains("cbeta"),
        "{types}"
    );

    let meta = folder
        .workspace()
        .master("sengcan")
        .unwrap()
        .path("meta.json");
    let bare = json!({"slug": "sengcan", "citation_contract": "none"}).to_string();
    folder.0.insert(meta, bare.into_bytes());
    folder.make(&add_source(&folder.workspace(), "sengcan", &fields, None).unwrap());
    let workspace = folder.workspace();
    let master = workspace.master("sengcan").unwrap();
    let contract: Vec<_> = findings(&workspace)
        .into_iter()
        .filter(|f| f.code.starts_with("contract/") || f.code.starts_with("sources/"))
        .map(|f| f.code)
        .collect();
    assert_eq!(contract, [""; 0]);
    assert_eq!(master.meta().unwrap().sources().count(), 1);
}

#[test]
fn a_moved_source_moves_and_nothing_else_does() {
    let mut folder = Folder::samples();
    let before = folder.clone();
    let ids = |folder: &Folder| -> Vec<String> {
        let workspace = folder.workspace();
        let meta = workspace.master("yongjia-xuanjue").unwrap().meta().unwrap();
        meta.sources().map(|s| s.id.unwrap().to_owned()).collect()
    };
    folder.make(&move_source(&folder.workspace(), "yongjia-xuanjue", 2, 0).unwrap());
    assert_eq!(ids(&folder), ["T51n2076", "T48n2014", "T48n2013"]);
    folder.make(&move_source(&folder.workspace(), "master-yongjia-xuanjue", 0, 2).unwrap());
    assert!(folder == before, "{:?}", folder.difference(&before));
}

#[test]
fn what_is_not_there_is_named() {
    let mut folder = Folder::samples();
    let workspace = folder.workspace();
    let fields = SourceFields::default();
    let unknown = EditError::new("unknown-master")
        .with("slug", "sengzan")
        .with(
            "nearest",
            "sengcan, santideva, yongjia-xuanjue, compare-masters",
        );
    assert_eq!(
        add_source(&workspace, "sengzan", &fields, None),
        Err(unknown)
    );
    let source = EditError::new("unknown-source").with("number", "2");
    assert_eq!(
        edit_source(&workspace, "sengcan", 1, &fields),
        Err(source.clone())
    );
    assert_eq!(remove_source(&workspace, "sengcan", 1), Err(source.clone()));
    assert_eq!(
        rename_work(&workspace, "sengcan", 1, "T48n2011"),
        Err(source)
    );
    let place = EditError::new("unknown-source").with("number", "6");
    assert_eq!(move_source(&workspace, "sengcan", 0, 5), Err(place.clone()));
    assert_eq!(
        add_source(&workspace, "sengcan", &fields, Some(5)),
        Err(place)
    );
    let missing = EditError::new("file-missing").with("file", "compare-masters/meta.json");
    assert_eq!(
        remove_source(&workspace, "compare-masters", 0),
        Err(missing)
    );
    let unusable = EditError::new("id-unusable").with("id", "T48`");
    assert_eq!(
        rename_work(&workspace, "sengcan", 0, "T48` "),
        Err(unusable)
    );
    let declared = EditError::new("id-declared")
        .with("id", "T2013")
        .with("number", "2");
    assert_eq!(
        rename_work(&workspace, "yongjia-xuanjue", 0, "T2013"),
        Err(declared)
    );
    folder
        .0
        .insert(crate::model::RelPath::new(META), b"{,}".to_vec());
    let broken = EditError::new("file-not-json").with("file", META);
    assert_eq!(
        remove_source(&folder.workspace(), "sengcan", 0),
        Err(broken)
    );
}

#[test]
fn every_place_that_names_a_work_follows_in_its_own_spelling() {
    let mut folder = Folder::samples();
    let add = |folder: &mut Folder, path: &str, text: &str| {
        let path = crate::model::RelPath::new(path);
        let file = folder.0.entry(path).or_default();
        file.extend_from_slice(text.as_bytes());
    };
    add(
        &mut folder,
        "master-sengcan/references/more.md",
        "T2010、T48n2010_p0376b20、T48n2010a、`Ｔ４８ｎ２０１０`。\n【T48n2010】→ https://x.net/zh/T48n2010\n至道無難\n",
    );
    add(
        &mut folder,
        "master-curriculum/SKILL.md",
        "---\nname: master-curriculum\nkind: meta-skill\n---\n先读 T48n2010。\n",
    );
    add(
        &mut folder,
        "master-sengcan/tests/fidelity.jsonl",
        "{\"q\": \"见\\nT48n2010\", \"must_cite\": [\"T2010\"]}\n",
    );
    let set = rename_work(&folder.workspace(), "sengcan", 0, "T08n0235").unwrap();
    assert_eq!(
        files(&set),
        [
            "master-curriculum/SKILL.md",
            "master-sengcan/SKILL.md",
            "master-sengcan/meta.json",
            "master-sengcan/references/more.md",
            "master-sengcan/references/teaching.md",
            "master-sengcan/sources/INDEX.md",
            "master-sengcan/sources/xinxinming-excerpts.md",
            "master-sengcan/tests/fidelity.jsonl",
        ]
    );
    folder.make(&set);
    assert_eq!(
        folder.text("master-sengcan/references/more.md"),
        "T0235、T08n0235_p0376b20、T48n2010a、`Ｔ０８ｎ０２３５`。\n【T08n0235】→ https://x.net/zh/T08n0235\n至道無難\n"
    );
    assert!(
        folder
            .text("master-sengcan/tests/fidelity.jsonl")
            .ends_with("{\"q\": \"见\\nT08n0235\", \"must_cite\": [\"T0235\"]}\n")
    );
    let set = rename_work(&folder.workspace(), "sengcan", 0, "Toh:16").unwrap();
    folder.make(&set);
    assert!(
        folder
            .text("master-sengcan/references/more.md")
            .starts_with("Toh:16、Toh:16、T48n2010a、`Toh:16`。")
    );
}

#[test]
fn shared_files_stay_where_another_master_declares_the_work() {
    let mut folder = Folder::samples();
    let path = crate::model::RelPath::new("compare-masters/references/a.md");
    folder.0.insert(path, "见 T48n2010。\n".into());
    let fields = source("cbeta", "T48n2010", "信心铭");
    folder.make(&add_source(&folder.workspace(), "yongjia-xuanjue", &fields, None).unwrap());
    let set = rename_work(&folder.workspace(), "sengcan", 0, "T48n2011").unwrap();
    assert!(
        files(&set)
            .iter()
            .all(|file| file.starts_with("master-sengcan/")),
        "{:?}",
        files(&set)
    );
}

/// An identifier of the same kind and length that nobody declares.
fn fresh(id: &str) -> String {
    match WorkId::parse(id).kind {
        IdKind::Cbeta | IdKind::Toh => {
            let digits = id.trim_end_matches(|c: char| c.is_ascii_digit());
            let number = "9".repeat(id.len() - digits.len());
            format!("{digits}{number}")
        }
        IdKind::Bdrc | IdKind::Pts | IdKind::Compiled => format!("{}q", &id[..id.len() - 1]),
        _ => "q".repeat(id.len()),
    }
}

fn named(master: &Master, index: usize) -> usize {
    let declared = Declared::of(master).unwrap();
    let places = references::works(Owner::Master(master), Some(&declared)).into_iter();
    places
        .filter(|p| declared.named(&p.id).is_some_and(|w| w.index == index))
        .count()
}

#[test]
fn a_renamed_work_is_renamed_everywhere_and_back() {
    let (mut renamed, mut places) = (0, 0);
    for folder in Folder::all() {
        let workspace = folder.workspace();
        let before = findings(&workspace);
        for master in &workspace.masters {
            let declared = Declared::of(master);
            for work in declared.iter().flat_map(Declared::works) {
                places += rename_and_back(&folder, master, work, &before);
                renamed += 1;
            }
        }
    }
    println!("{renamed} works renamed in {places} places");
    assert!(renamed >= 6 && places >= 40, "{renamed} {places}");
}

/// Gives `work` a fresh identifier and its old one again; the number of places.
fn rename_and_back(
    folder: &Folder,
    master: &Master,
    work: &DeclaredWork<'_>,
    before: &[Finding],
) -> usize {
    let (slug, new) = (master.slug.as_str(), fresh(work.spelling));
    let mut changed = folder.clone();
    let set = rename_work(&folder.workspace(), slug, work.index, &new).unwrap();
    changed.make(&set);
    let after = changed.workspace();
    let again = after.master(slug).unwrap();
    let places = named(master, work.index);
    assert_eq!(named(again, work.index), places, "{slug} {new}");
    let old = Declared::of(master).unwrap();
    let left = references::works(Owner::Master(again), Some(&old)).into_iter();
    let left: Vec<_> = left
        .filter(|p| p.id.canonical == work.id.canonical)
        .collect();
    // A corpus holds the works in it, which another word in its place does not. Of a number declared in two volumes both are
    // meant until one is renamed.
    let twice = old.holders(&WorkId::parse(&work.id.canonical)).count() > 1;
    if work.spelling != "SuttaCentral" && !twice {
        assert!(left.is_empty(), "{slug} {new}: {left:?}");
        let forms = |id: &str| {
            [
                id.to_owned(),
                WorkId::parse(id).canonical,
                id.replace(':', " "),
            ]
        };
        let pairs: Vec<_> = forms(&new).into_iter().zip(forms(work.spelling)).collect();
        let now = comparable(&findings(&after), &pairs);
        let then = comparable(before, &pairs);
        let other: Vec<_> = now.iter().filter(|f| !then.contains(f)).collect();
        assert!(
            now.len() == then.len() && other.is_empty(),
            "{slug} {new}: {other:#?}"
        );
    }
    let back = rename_work(&after, slug, work.index, work.spelling).unwrap();
    changed.make(&back);
    assert!(
        changed == *folder,
        "{slug} {new}: {:?}",
        changed.difference(folder)
    );
    changed.take_back(&back);
    changed.take_back(&set);
    assert!(
        changed == *folder,
        "{slug} {new}: {:?}",
        changed.difference(folder)
    );
    places
}

#[test]
fn each_source_knows_where_it_is_used() {
    let folder = Folder::samples();
    let workspace = folder.workspace();
    let counts = |slug: &str| -> Vec<[usize; 4]> {
        let usage = usage(&workspace, workspace.master(slug).unwrap());
        assert!(usage.missing.is_empty(), "{:?}", usage.missing);
        let sources = usage.sources.into_values();
        sources
            .map(|s| {
                [
                    s.excerpted.len(),
                    s.tested.len(),
                    s.cited.len(),
                    s.referenced.len(),
                ]
            })
            .collect()
    };
    assert_eq!(
        counts("yongjia-xuanjue"),
        [[6, 3, 2, 12], [6, 2, 2, 10], [2, 1, 0, 5]]
    );
    assert_eq!(counts("santideva"), [[9, 3, 1, 13], [2, 1, 0, 6]]);
    assert_eq!(counts("sengcan"), [[3, 3, 1, 6]]);
}

#[test]
fn a_work_that_is_used_and_not_declared_is_missing() {
    let mut folder = Folder::samples();
    let path = crate::model::RelPath::new("master-sengcan/references/teaching.md");
    let file = folder.0.get_mut(&path).unwrap();
    file.extend_from_slice("见 T48n2005 与 T2005、T48n2005，T49n2010。\n".as_bytes());
    let workspace = folder.workspace();
    let usage = usage(&workspace, workspace.master("sengcan").unwrap());
    let missing: Vec<_> = usage
        .missing
        .iter()
        .map(|m| (m.spelling.as_str(), m.places.len()))
        .collect();
    assert_eq!(missing, [("T48n2005", 2), ("T2005", 1), ("T49n2010", 1)]);
}

/// What is typed | how it is declared | canonical form | family | title | from whom | problem.
const TYPED: [&str; 27] = [
    "T48n2010 | T48n2010 | T2010 | cbeta | 信心铭 | sengcan | ",
    " t2010  | T48n2010 | T2010 | cbeta | 信心铭 | sengcan | ",
    "CBETA：T48n2010 | T48n2010 | T2010 | cbeta | 信心铭 | sengcan | ",
    "https://x.net/zh/T48n2010 | T48n2010 | T2010 | cbeta | 信心铭 | sengcan | ",
    "【《信心铭》，T2010】 | T48n2010 | T2010 | cbeta | 信心铭 | sengcan | ",
    "toh 3871 | Toh:3871 | Toh 3871 | toh | 入菩萨行论 | santideva | ",
    "T49n2010 | T49n2010 | T2010 | cbeta |  |  | other-volume",
    "t08n235 | T08n0235 | T0235 | cbeta |  |  | ",
    "Toh 4465 | Toh 4465 | Toh 4465 | toh |  |  | ",
    "toh4465 | Toh:4465 | Toh 4465 | toh |  |  | ",
    "mn10 | SC MN 10 | mn10 | sutta-central |  |  | ",
    "PTS Vism | PTS:Vism | PTS:Vism | pts |  |  | ",
    "W22272 | BDRC:W22272 | BDRC:W22272 | bdrc |  |  | ",
    "AjahnChah:LivingDhamma | AjahnChah:LivingDhamma | AjahnChah:LivingDhamma | named |  |  | ",
    " |  |  |  |  |  | empty",
    "信心铭 | 信心铭 |  |  |  |  | not-an-identifier",
    "hello | hello |  |  |  |  | not-an-identifier",
    "Lam-rim-chen-mo | Lam-rim-chen-mo |  |  |  |  | unknown-name",
    "Q48n2008 | Q48n2008 | Q2008 | cbeta |  |  | unknown-collection",
    "ABC48n2008 | ABC48n2008 |  |  |  |  | unknown-collection",
    "T48n20 | T48n20 |  |  |  |  | too-short",
    "T4n2008 | T4n2008 |  |  |  |  | too-short",
    "T48n20081 | T48n20081 |  |  |  |  | too-long",
    "T2008 | T2008 | T2008 | cbeta |  |  | no-volume",
    "T85n2921 | T85n2921 | T2921 | cbeta |  |  | no-such-number",
    "MN 153 | MN 153 | mn153 | sutta-central |  |  | no-such-number",
    "Toh:4570 | Toh:4570 | Toh 4570 | toh |  |  | no-such-number",
];

#[test]
fn an_identifier_in_any_spelling_is_explained() {
    let workspace = Folder::samples().workspace();
    for row in TYPED {
        let (typed, expected) = row.split_once(" | ").unwrap();
        let found = identify(&workspace, typed, None);
        let words = |words: Option<String>| words.unwrap_or_default();
        let found = [
            found.spelling,
            words(found.canonical),
            words(found.family.map(str::to_owned)),
            words(found.title),
            words(found.known_from),
            words(found.problem.map(|p| p.code.to_owned())),
        ];
        assert_eq!(found.join(" | "), expected, "{typed:?}");
    }
}

#[test]
fn a_wrong_identifier_names_those_that_may_have_been_meant() {
    let workspace = Folder::samples().workspace();
    let nearest =
        |typed: &str| identify(&workspace, typed, None).problem.unwrap().params["nearest"].clone();
    assert_eq!(nearest("T48n20100"), "T48n2010, T48n2013, T48n2014");
    assert_eq!(nearest("toh:38711"), "Toh:3871");
    assert_eq!(nearest("什么"), "");
    let volume = identify(&workspace, "T49n2010", None).problem.unwrap();
    assert_eq!(
        (
            volume.params["declared"].as_str(),
            volume.params["master"].as_str()
        ),
        ("T48n2010", "sengcan")
    );
}

#[test]
fn the_title_comes_from_the_master_it_is_for() {
    let mut folder = Folder::samples();
    let fields = source("cbeta", "T48n2010", "信心銘（一卷）");
    folder.make(&add_source(&folder.workspace(), "yongjia-xuanjue", &fields, None).unwrap());
    let workspace = folder.workspace();
    let title = |master| identify(&workspace, "T2010", master).title.unwrap();
    assert_eq!(title(None), "信心铭");
    assert_eq!(title(Some("yongjia-xuanjue")), "信心銘（一卷）");
}
