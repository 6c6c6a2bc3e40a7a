//! Every command over a real folder, without a window.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};

use colophon_service::commands::{METHODS, run};
use colophon_service::{Ctx, ErrorKind, Host, Paths};
use serde_json::{Value, json};

const META: &str = r#"{
  "name": "甲师",
  "tradition": "汉传",
  "school": "禅宗",
  "era": "600-700",
  "languages": ["zh-classical"],
  "sources": [{"type": "cbeta", "id": "T48n2010", "title": "信心铭", "note": "一卷"}],
  "search_scope": {"keywords": ["道", "心"]},
  "starter_questions": [{"q": "何谓道？", "why": "入口"}],
  "signature_phrases": ["至道无难"],
  "style": {"qa": "短句𠀀"},
  "lore_triggers": [{"keys": ["道"], "secondary_keys": ["难"], "selective": true,
    "content": "至道無難——释", "source_ref": "T48n2010"}],
  "cross_critique": [{"target_master": "yi", "position": "异同", "citation": "T48n2010"}]
}
"#;
const EXCERPT: &str = "\
# 摘录

> 出自大正藏

## 一

原典（节选）：

> 至道無難，唯嫌揀擇。

**引用格式：**【《信心铭》卷1，T48n2010】
";
const SUITE: &str = r#"{"q": "何谓道？", "must_cite": ["T2010"], "must_cite_only_existing_sources": true, "difficulty": "basic"}
not json
"#;

struct Fixed(Option<PathBuf>);

impl Host for Fixed {
    fn pick_folder(&self) -> Option<PathBuf> {
        self.0.clone()
    }

    fn pick_files(&self) -> Option<Vec<PathBuf>> {
        None
    }
    fn now(&self) -> u64 {
        1_000
    }
}

struct Bench {
    ctx: Ctx,
    folder: tempfile::TempDir,
}

/// Two masters, a configuration folder, and a host whose person always picks the folder of masters.
fn bench() -> Bench {
    let folder = tempfile::tempdir().unwrap();
    let masters = folder.path().join("文集");
    for (path, text) in [
        ("master-jia/meta.json", META),
        ("master-jia/SKILL.md", "---\nname: master-jia\n---\n# 甲\n"),
        ("master-jia/sources/a-excerpts.md", EXCERPT),
        ("master-jia/tests/fidelity.jsonl", SUITE),
        (
            "master-yi/meta.json",
            "{\"name\": \"乙师\", \"sources\": []}",
        ),
    ] {
        write(&masters.join(path), text);
    }
    let paths = Paths {
        config: folder.path().join("config"),
        state: folder.path().join("state"),
        data: folder.path().join("data"),
        cache: folder.path().join("cache"),
        samples: None,
        start: None,
    };
    let ctx = Ctx::new(Box::new(Fixed(Some(masters))), paths);
    Bench { ctx, folder }
}

fn write(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

impl Bench {
    fn call(&self, method: &str, params: Value) -> Value {
        run(&self.ctx, method, params).unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    fn fails(&self, method: &str, params: Value) -> Value {
        let error = run(&self.ctx, method, params).unwrap_err();
        serde_json::to_value(error).unwrap()
    }

    fn opened() -> Self {
        let bench = bench();
        bench.call("open_folder", json!({}));
        bench
    }
}

#[test]
fn nothing_is_open_at_first() {
    let bench = bench();
    let state = bench.call("state", json!({}));
    assert_eq!(state["workspace"], Value::Null);
    assert_eq!(state["recents"], json!([]));
    assert_eq!(state["hasSamples"], false);
    assert_eq!(
        state["settings"],
        json!({"language": null, "theme": "system", "preedit": true, "singleKeys": true})
    );
    for method in ["masters", "reload"] {
        let error = bench.fails(method, json!({}));
        assert_eq!(
            error,
            json!({"kind": "usage", "code": "no-workspace", "params": {}})
        );
    }
    assert_eq!(bench.fails("open_samples", json!({}))["code"], "no-samples");
}

#[test]
fn opening_shows_the_workspace_and_remembers_it() {
    let bench = bench();
    let mut events = bench.ctx.events();
    let opened = bench.call("open_folder", json!({}));
    assert_eq!(opened["outcome"], "opened");
    let workspace = &opened["workspace"];
    assert_eq!(workspace["generation"], 1);
    assert_eq!(workspace["name"], "文集");
    assert_eq!(workspace["examined"]["masters"], 2);
    assert_eq!(workspace["examined"]["files"], 5);
    assert_eq!(workspace["examined"]["passages"], 1);
    assert_eq!(workspace["examined"]["cases"], 2);

    let mut told = Vec::new();
    while let Ok(event) = events.try_recv() {
        told.push(serde_json::to_value(event).unwrap());
    }
    let last = json!({"type": "workspaceChanged", "generation": 1});
    assert_eq!(told.last(), Some(&last));
    for phase in ["reading", "checking"] {
        let done = json!({"type": "opening", "phase": phase, "done": 2, "total": 2});
        assert!(told.contains(&done), "{told:?}");
    }

    let state = bench.call("state", json!({}));
    assert_eq!(&state["workspace"], workspace);
    assert_eq!(state["recents"][0]["name"], "文集");
    assert_eq!(state["recents"][0]["openedAt"], 1_000);
    let again = bench.call("open_recent", json!({"id": state["recents"][0]["id"]}));
    assert_eq!(again["workspace"]["generation"], 2);
    assert_eq!(
        bench.call("reload", json!({}))["workspace"]["generation"],
        3
    );
    assert_eq!(
        bench.fails("open_recent", json!({"id": "/etc"}))["code"],
        "unknown-recent"
    );
}

#[test]
fn what_was_open_stays_open_when_an_opening_fails() {
    let bench = Bench::opened();
    let empty = bench.folder.path().join("empty");
    fs::create_dir(&empty).unwrap();
    let error = bench.ctx.open(&empty).unwrap_err();
    assert_eq!(
        (error.kind, error.code.name()),
        (ErrorKind::Environment, "no-masters")
    );
    let error = bench
        .ctx
        .open(&bench.folder.path().join("gone"))
        .unwrap_err();
    assert_eq!(error.code.name(), "folder-missing");
    let file = bench.folder.path().join("文集/master-jia/meta.json");
    assert_eq!(
        bench.ctx.open(&file).unwrap_err().code.name(),
        "not-a-folder"
    );
    assert_eq!(bench.call("state", json!({}))["workspace"]["generation"], 1);
}

#[test]
fn masters_are_listed_by_slug() {
    let bench = Bench::opened();
    let page = bench.call("masters", json!({}));
    let slugs: Vec<_> = page["rows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|r| &r["slug"])
        .collect();
    assert_eq!(slugs, ["jia", "yi"]);
    let row = &page["rows"][0];
    assert_eq!(row["name"], "甲师");
    assert_eq!(row["school"], "禅宗");
    assert_eq!(row["kind"], "persona");
    assert_eq!(row["layout"], "normal");
    assert_eq!(
        (&row["passages"], &row["cases"], &row["sources"]),
        (&json!(1), &json!(2), &json!(1))
    );
}

#[test]
fn a_master_shows_its_sources_with_their_uses() {
    let bench = Bench::opened();
    let page = bench.call("master", json!({"slug": "master-jia"}));
    let source = &page["sources"][0];
    assert_eq!(source["id"], "T48n2010");
    assert_eq!(source["canonical"], "T2010");
    assert_eq!(source["note"], "一卷");
    assert_eq!(source["range"]["line"], 7);
    let passage =
        json!({"file": "sources/a-excerpts.md", "passage": 0, "heading": "一", "line": 5});
    assert_eq!(source["excerpted"], json!([passage]));
    assert_eq!(
        source["tested"],
        json!([{"line": 1, "question": "何谓道？"}])
    );
    let fact = |key: &str| {
        let facts = page["facts"].as_array().unwrap();
        facts
            .iter()
            .find(|f| f["key"] == key)
            .map(|f| f["values"].clone())
    };
    assert_eq!(fact("school"), Some(json!(["禅宗"])));
    assert_eq!(fact("search_scope.keywords"), Some(json!(["道", "心"])));
    assert_eq!(fact("starter_questions"), Some(json!(["何谓道？"])));
    assert_eq!(fact("style"), None);
}

#[test]
fn a_master_shows_its_persona() {
    let bench = Bench::opened();
    let page = bench.call("master", json!({"slug": "jia"}));
    let persona = &page["persona"];
    assert_eq!(persona["style"][0]["key"], "qa");
    assert_eq!(persona["style"][0]["length"], 3);
    let range = &persona["phrases"][0]["occurrences"][0]["range"];
    let text = bench.call(
        "file",
        json!({"master": "jia", "file": "sources/a-excerpts.md", "from": 1, "count": 99}),
    );
    let line = &text["lines"][range["line"].as_u64().unwrap() as usize - 1];
    assert_eq!(line["text"], "> 至道無難，唯嫌揀擇。");
    assert_eq!(range["column"], 3);
    assert_eq!(range["endColumn"], 7);
    assert_eq!(range["start"], line["start"].as_u64().unwrap() + 2);
    let lore = &persona["lore"][0];
    assert_eq!(
        (&lore["quotation"], &lore["gloss"]),
        (&json!("至道無難"), &json!("释"))
    );
    assert_eq!(lore["selective"], true);
    let critique = &persona["critiquesOfOthers"][0];
    assert_eq!(
        (&critique["otherName"], &critique["answered"]),
        (&json!("乙师"), &json!(false))
    );
    let yi = bench.call("master", json!({"slug": "yi"}));
    assert_eq!(yi["persona"]["critiquesByOthers"][0]["other"], "jia");
}

#[test]
fn a_master_shows_its_tests_and_files() {
    let bench = Bench::opened();
    let page = bench.call("master", json!({"slug": "jia"}));
    let cases = &page["tests"]["cases"];
    assert_eq!(cases[0]["difficulty"], "basic");
    let assertions = json!([
        {"key": "must_cite", "values": ["T2010"]},
        {"key": "must_cite_only_existing_sources", "values": ["true"]},
    ]);
    assert_eq!(cases[0]["assertions"], assertions);
    assert_eq!(
        (&cases[1]["line"], &cases[1]["readable"]),
        (&json!(2), &json!(false))
    );
    let files: Vec<_> = page["files"]
        .as_array()
        .unwrap()
        .iter()
        .map(|f| &f["id"])
        .collect();
    let wanted = [
        "SKILL.md",
        "meta.json",
        "sources/a-excerpts.md",
        "tests/fidelity.jsonl",
    ];
    assert_eq!(files, wanted);
    assert_eq!(page["files"][1]["size"], META.len());
    assert_eq!(page["files"][1]["state"], json!({"state": "read"}));
}

#[test]
fn front_matter_is_shown_key_by_key() {
    let bench = bench();
    let skill = "---\nname: master-jia\nversion: 1.0\nempty:\nsources:\n  - title: 甲\n---\n# 甲\n";
    let file = bench.folder.path().join("文集/master-jia/SKILL.md");
    write(&file, skill);
    bench.call("open_folder", json!({}));
    let view = bench.call("front_matter", json!({"slug": "jia"}));
    let rows = json!([
        {"key": "name", "value": "master-jia"},
        {"key": "version", "value": "1.0"},
        {"key": "empty", "value": ""},
        {"key": "sources", "value": null},
    ]);
    assert_eq!(view, json!({"readable": true, "rows": rows}));
    let none = bench.call("front_matter", json!({"slug": "yi"}));
    assert_eq!(none, json!({"readable": true, "rows": []}));
    write(&file, "---\n- [\n---\n");
    bench.call("reload", json!({}));
    let broken = bench.call("front_matter", json!({"slug": "jia"}));
    assert_eq!(broken, json!({"readable": false, "rows": []}));
}

#[test]
fn excerpts_are_ruled_pages() {
    let bench = Bench::opened();
    let pages = bench.call("excerpts", json!({"slug": "jia"}));
    let page = &pages[0];
    assert_eq!(page["title"], "摘录");
    assert_eq!(page["dialect"], "scripture");
    let passage = &page["passages"][0];
    assert_eq!(passage["heading"], "一");
    assert_eq!(passage["anchor"], "卷1");
    let blocks = passage["blocks"].as_array().unwrap();
    let scripture = blocks.iter().find(|b| b["role"] == "scripture").unwrap();
    assert_eq!(scripture["text"], "> 至道無難，唯嫌揀擇。");
    assert_eq!(scripture["lang"], "lzh");
    let before = EXCERPT[..EXCERPT.find("> 至道").unwrap()].chars().count();
    assert_eq!(scripture["range"]["start"], before);
    let id = &passage["citations"][0]["ids"][0];
    assert_eq!(
        (&id["text"], &id["declared"]),
        (&json!("T48n2010"), &json!(true))
    );
}

#[test]
fn files_are_given_by_lines_and_by_name_only() {
    let bench = Bench::opened();
    let args = json!({"master": "jia", "file": "sources/a-excerpts.md", "from": 3, "count": 2});
    let text = bench.call("file", args);
    assert_eq!(text["total"], 12);
    let lines = json!([
        {"number": 3, "start": 6, "text": "> 出自大正藏", "cut": false},
        {"number": 4, "start": 14, "text": "", "cut": false},
    ]);
    assert_eq!(text["lines"], lines);
    for file in ["../master-yi/meta.json", "/etc/passwd", "gone.md", ""] {
        let args = json!({"master": "jia", "file": file, "from": 1, "count": 1});
        assert_eq!(bench.fails("file", args)["code"], "unknown-file", "{file}");
    }
}

#[test]
fn findings_are_chosen_by_master_family_and_severity() {
    let bench = Bench::opened();
    let all = bench.call(
        "findings",
        json!({"families": [], "severities": [], "from": 0, "count": 1000}),
    );
    let rows = all["rows"].as_array().unwrap();
    assert_eq!(all["total"], rows.len());
    let counts = &bench.call("state", json!({}))["workspace"]["counts"];
    let sum = ["errors", "warnings", "infos"]
        .map(|k| counts[k].as_u64().unwrap())
        .iter()
        .sum::<u64>();
    assert_eq!(all["total"], sum);
    for master in ["jia", "yi"] {
        let args = json!({"master": master, "families": [], "severities": ["error"], "from": 0, "count": 2});
        let page = bench.call("findings", args);
        assert!(page["rows"].as_array().unwrap().len() <= 2);
        for row in page["rows"].as_array().unwrap() {
            assert_eq!(
                (&row["master"], &row["severity"]),
                (&json!(master), &json!("error"))
            );
        }
    }
    let none = json!({"families": ["no-such"], "severities": [], "from": 0, "count": 9});
    assert_eq!(bench.call("findings", none)["total"], 0);
}

#[test]
fn quick_open_folds_script_and_ranks_names_first() {
    let bench = Bench::opened();
    let hits = bench.call("quick_open", json!({"query": "信心銘", "limit": 5}));
    assert_eq!(hits[0]["kind"], "source");
    assert_eq!(
        (&hits[0]["label"], &hits[0]["index"]),
        (&json!("信心铭"), &json!(0))
    );
    let hits = bench.call("quick_open", json!({"query": "META.json", "limit": 5}));
    let found: Vec<_> = hits
        .as_array()
        .unwrap()
        .iter()
        .map(|h| (&h["master"], &h["file"]))
        .collect();
    let file = json!("meta.json");
    assert_eq!(found, [(&json!("jia"), &file), (&json!("yi"), &file)]);
    assert_eq!(
        bench.call("quick_open", json!({"query": "zzz", "limit": 5})),
        json!([])
    );
}

#[test]
fn explain_prints_the_manual_and_names_the_nearest() {
    let bench = bench();
    let args = json!({"code": "files/hidden-characters", "language": "zh-Hant"});
    let page = bench.call("explain", args);
    assert_eq!(page["code"], "files/hidden-characters");
    assert!(!page["failing"].as_array().unwrap().is_empty());
    let error = bench.fails(
        "explain",
        json!({"code": "files/hiden-characters", "language": "en"}),
    );
    assert_eq!(error["code"], "unknown-check");
    assert_eq!(error["params"]["nearest"], "files/hidden-characters");
}

#[test]
fn settings_change_one_by_one() {
    let bench = bench();
    let settings = bench.call("set_settings", json!({"language": "zh-Hant"}));
    assert_eq!(
        settings,
        json!({"language": "zh-Hant", "theme": "system", "preedit": true, "singleKeys": true})
    );
    let settings = bench.call("set_settings", json!({"theme": "dark"}));
    assert_eq!(
        settings,
        json!({"language": "zh-Hant", "theme": "dark", "preedit": true, "singleKeys": true})
    );
    assert_eq!(
        bench.fails("set_settings", json!({"theme": "pink"}))["code"],
        "bad-params"
    );
}

#[test]
fn arguments_that_do_not_fit_are_errors() {
    let bench = Bench::opened();
    assert_eq!(bench.fails("no_such", json!({}))["code"], "unknown-method");
    for method in METHODS.iter().filter(|m| !matches!(**m, "set_settings")) {
        for params in [
            json!(null),
            json!([1]),
            json!({"slug": 1}),
            json!({"x": "y"}),
        ] {
            let error = bench.fails(method, params.clone());
            assert_eq!(error["code"], "bad-params", "{method} {params}");
        }
    }
    let error = bench.fails("master", json!({"slug": "bing"}));
    assert_eq!(error["code"], "unknown-master");
    assert_eq!(
        error["params"],
        json!({"slug": "bing", "nearest": "jia, yi"})
    );
}

#[test]
fn a_person_who_picks_nothing_keeps_what_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let paths = Paths {
        config: folder.path().to_owned(),
        state: folder.path().join("state"),
        data: folder.path().join("data"),
        cache: folder.path().join("cache"),
        samples: None,
        start: None,
    };
    let ctx = Ctx::new(Box::new(Fixed(None)), paths);
    assert_eq!(
        run(&ctx, "open_folder", json!({})).unwrap(),
        json!({"outcome": "cancelled"})
    );
    assert_eq!(run(&ctx, "cancel_open", json!({})).unwrap(), Value::Null);
}
