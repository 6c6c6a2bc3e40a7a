//! The published schema of `meta.json`, against what is published with it: the samples fulfil it, real masters do too, and
//! each of its demands can fail, at the place that it is about.
#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout)] // clippy only sees tests in functions marked as such

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

fn schema() -> Value {
    read(&root().join("docs/schema/meta.schema.json"))
}

/// The `meta.json` of every persona in `folder`, with its path.
fn metas(folder: &Path) -> Vec<(PathBuf, Value)> {
    let entries = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path().join("meta.json"));
    let mut files: Vec<PathBuf> = entries.filter(|file| file.is_file()).collect();
    files.sort();
    files
        .into_iter()
        .map(|file| (file.clone(), read(&file)))
        .collect()
}

/// What is wrong with `value`: the place and the keyword of the demand.
fn faults(value: &Value) -> BTreeSet<(String, String)> {
    let validator = jsonschema::validator_for(&schema()).unwrap();
    let errors = validator.iter_errors(value);
    errors
        .map(|error| {
            (
                error.instance_path().to_string(),
                error.kind().keyword().to_owned(),
            )
        })
        .collect()
}

#[test]
fn it_is_a_schema_and_the_samples_fulfil_it() {
    jsonschema::meta::validate(&schema()).unwrap();
    let samples = metas(&root().join("masters"));
    for (file, meta) in &samples {
        assert_eq!(faults(meta), BTreeSet::new(), "{}", file.display());
    }
    assert_eq!(samples.len(), 3);
}

#[test]
fn real_masters_fulfil_it() {
    let Some(folder) = std::env::var_os("COLOPHON_MASTERS") else {
        println!("schema: the real masters skipped, COLOPHON_MASTERS is not set");
        return;
    };
    let real = metas(Path::new(&folder));
    for (file, meta) in &real {
        assert_eq!(faults(meta), BTreeSet::new(), "{}", file.display());
    }
    println!("schema: {} real masters", real.len());
    assert!(!real.is_empty());
}

#[test]
fn each_demand_fails_where_it_should() {
    let short = json!("短");
    let cases = [
        ("/name", json!(""), "minLength"),
        ("/name", json!(7), "type"),
        ("/slug", json!("僧璨"), "pattern"),
        ("/version", json!("1"), "pattern"),
        ("/sources/0/type", json!(7), "type"),
        ("/sources/0/id", json!(""), "minLength"),
        ("/sources/0/title", json!(""), "minLength"),
        ("/sources/0/rights", json!("CC0"), "type"),
        ("/sources/0/rights/redistribution", json!("maybe"), "enum"),
        ("/style/all", short.clone(), "minLength"),
        ("/style/qa", json!("长".repeat(81)), "maxLength"),
        ("/lore_triggers/0/content", short.clone(), "minLength"),
        ("/lore_triggers/0/keys", json!("一心"), "type"),
        (
            "/cross_critique/0/position",
            json!("长".repeat(301)),
            "maxLength",
        ),
        ("/search_scope/keywords", json!({}), "type"),
        ("/signature_phrases", json!("一心"), "type"),
    ];
    let (_, sample) = metas(&root().join("masters")).pop().unwrap();
    for (pointer, value, keyword) in &cases {
        let mut meta = sample.clone();
        put(&mut meta, pointer, value.clone());
        let expected = BTreeSet::from([((*pointer).to_owned(), (*keyword).to_owned())]);
        assert_eq!(faults(&meta), expected, "{pointer} {value}");
    }
    for key in ["name", "slug", "tradition", "sources"] {
        let mut meta = sample.clone();
        meta.as_object_mut().unwrap().remove(key).unwrap();
        let expected = BTreeSet::from([(String::new(), "required".to_owned())]);
        assert_eq!(faults(&meta), expected, "without {key}");
    }
    println!("schema: {} demands", cases.len() + 4);
}

/// Puts `value` at `pointer`, whose last object is made where it is not there.
fn put(meta: &mut Value, pointer: &str, value: Value) {
    let (above, key) = pointer.rsplit_once('/').unwrap();
    let place = match meta.pointer_mut(above) {
        Some(place) => place,
        None => {
            put(meta, above, json!({}));
            meta.pointer_mut(above).unwrap()
        }
    };
    place[key] = value;
}
