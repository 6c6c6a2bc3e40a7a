//! Every value of a complete `meta.json`, made one of another kind or taken away: each such fault is found where it is,
//! and by one check.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::check;
use crate::formats::load;
use crate::model::{Entry, FileTree, Finding, RelPath, SourceFile};

fn complete() -> Value {
    json!({
        "name": "甲",
        "name_meaning": "甲",
        "slug": "jia",
        "tradition": "汉传",
        "school": "禅宗",
        "era": "638-713",
        "languages": ["zh"],
        "fojin_entity_id": 7,
        "sources": [
            {"type": "cbeta", "id": "T48n2010", "title": "信心铭", "note": "一卷"},
            {"type": "compiled_teaching", "id": "Jia:Sayings", "title": "语录"}
        ],
        "citation_contract": {
            "version": 1,
            "claim_policy": "declared_sources_only",
            "required_for": ["doctrinal_claim", "practice_guidance", "text_interpretation"],
            "allowed_source_types": ["cbeta", "compiled_teaching"],
            "minimum_claim_coverage": 0.9,
            "live_retrieval_allowed": true
        },
        "version": "1.0.0",
        "created_at": "2026-11-30",
        "updated_at": "2026-11-30",
        "disclaimer": "由程序生成。",
        "ethics_tier": "A",
        "search_scope": {
            "primary_source_ids": ["T48n2010"],
            "traditions": ["禅宗"],
            "dictionary_sources": ["foguang"],
            "keywords": ["心"]
        },
        "starter_questions": [{"q": "如何是心？", "why": "入门"}],
        "signature_phrases": ["一", "二", "三"],
        "style": {"all": "一".repeat(30), "qa": "一".repeat(80), "monologue": "一".repeat(40)},
        "cross_critique": [{"target_master": "yi", "position": "一".repeat(10), "citation": "T48n2010"}]
    })
}

/// What the families of `meta.json` find beyond information, with `meta` as that of one of two masters.
fn findings(meta: &Value) -> Vec<Finding> {
    let other = json!({"slug": "yi", "sources": [], "signature_phrases": []});
    let files = [("master-jia", meta), ("master-yi", &other)].map(|(folder, meta)| {
        let path = RelPath::new(&format!("{folder}/meta.json"));
        let text = serde_json::to_string_pretty(meta).unwrap();
        (path.clone(), Entry::Read(SourceFile::new(path, text)))
    });
    let report = check(
        &load(FileTree::from(files)),
        &BTreeSet::from(["jia".to_owned()]),
    );
    let families = [
        "meta/",
        "sources/",
        "contract/",
        "search/",
        "style/",
        "phrases/",
        "critique/",
        "ethics/",
    ];
    let mine = |f: &Finding| {
        families.iter().any(|family| f.code.starts_with(family))
            && !f.code.ends_with("nowhere-in-files")
    };
    report
        .findings
        .into_iter()
        .filter(mine)
        .filter(|f| f.code != "critique/one-way")
        .collect()
}

fn pointers(value: &Value, at: &str, list: &mut Vec<String>) {
    let children: Vec<_> = match value {
        Value::Object(members) => members
            .iter()
            .map(|(k, v)| (format!("{at}/{k}"), v))
            .collect(),
        Value::Array(items) => items
            .iter()
            .enumerate()
            .map(|(i, v)| (format!("{at}/{i}"), v))
            .collect(),
        _ => return,
    };
    for (pointer, child) in children {
        pointers(child, &pointer, list);
        list.push(pointer);
    }
}

fn kind(value: &Value) -> u8 {
    match value {
        Value::Null => 0,
        Value::Bool(_) => 1,
        Value::Number(_) => 2,
        Value::String(_) => 3,
        Value::Array(_) => 4,
        Value::Object(_) => 5,
    }
}

fn codes_at(meta: &Value, pointer: &str) -> Vec<&'static str> {
    let here = |f: &Finding| f.place.pointer.as_deref() == Some(pointer);
    findings(meta)
        .into_iter()
        .filter(here)
        .map(|f| f.code)
        .collect()
}

#[test]
fn a_complete_record_has_no_fault() {
    let found: Vec<_> = findings(&complete())
        .into_iter()
        .map(|f| (f.code, f.place.pointer))
        .collect();
    assert_eq!(found, []);
}

#[test]
fn every_value_of_the_wrong_kind_is_found_once_and_in_its_place() {
    let meta = complete();
    let mut all = Vec::new();
    pointers(&meta, "", &mut all);
    let mut wrong = Vec::new();
    for pointer in all {
        for other in [
            json!(null),
            json!(true),
            json!(7.5),
            json!("  "),
            json!([]),
            json!({}),
        ] {
            let mut changed = meta.clone();
            let value = changed.pointer_mut(&pointer).unwrap();
            if kind(value) == kind(&other) || (pointer == "/fojin_entity_id" && other.is_null()) {
                continue;
            }
            *value = other.clone();
            let codes = codes_at(&changed, &pointer);
            // The three claims are judged as one list.
            let place = pointer.starts_with("/citation_contract/required_for/")
                || pointer.starts_with("/citation_contract/allowed_source_types/");
            let found = if place {
                codes_at(&changed, pointer.rsplit_once('/').unwrap().0)
            } else {
                codes
            };
            if found.len() != 1 {
                wrong.push(format!("{pointer} as {other}: {found:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_key_that_is_missing_is_found_once_unless_it_may_be() {
    let optional = [
        "/name_meaning",
        "/fojin_entity_id",
        "/sources/0/note",
        "/ethics_tier",
        "/starter_questions",
        "/cross_critique",
        "/search_scope/traditions",
        "/search_scope/dictionary_sources",
    ];
    let meta = complete();
    let mut all = Vec::new();
    pointers(&meta, "", &mut all);
    let mut wrong = Vec::new();
    for pointer in all {
        let (parent, key) = pointer.rsplit_once('/').unwrap();
        let mut changed = meta.clone();
        let Some(object) = changed.pointer_mut(parent).and_then(Value::as_object_mut) else {
            continue;
        };
        object.remove(key);
        let at = if key == "primary_source_ids" {
            parent
        } else {
            pointer.as_str()
        };
        let found = codes_at(&changed, at);
        if found.len() != usize::from(!optional.contains(&pointer.as_str())) {
            wrong.push(format!("{pointer}: {found:?}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
