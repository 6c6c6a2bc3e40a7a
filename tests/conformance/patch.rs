//! The changes of a mutation case, applied to the text of one file (masters.md §6.3, patch kinds).

use serde_json::Value;

/// The file after the change; `None` where it was removed.
pub fn apply(patch: &Value, before: Option<&str>) -> Option<String> {
    match patch["kind"].as_str() {
        Some("json") => Some(json_patch(
            before.expect("a file to patch"),
            &patch["patch"],
        )),
        Some("jsonl") => {
            Some(ops(patch).fold(before.unwrap_or("").to_owned(), |text, op| lines(&text, op)))
        }
        Some("text") => ops(patch).fold(before.map(str::to_owned), text),
        other => panic!("unknown kind of patch {other:?}"),
    }
}

fn ops(patch: &Value) -> impl Iterator<Item = &Value> {
    patch["ops"].as_array().expect("ops").iter()
}

fn json_patch(before: &str, patch: &Value) -> String {
    let document = patched(serde_json::from_str(before).unwrap(), patch);
    format!("{}\n", serde_json::to_string_pretty(&document).unwrap())
}

fn patched(mut document: Value, patch: &Value) -> Value {
    let patch: json_patch::Patch = serde_json::from_value(patch.clone()).unwrap();
    json_patch::patch(&mut document, &patch).unwrap();
    document
}

fn text(before: Option<String>, op: &Value) -> Option<String> {
    let words = |key: &str| {
        op[key]
            .as_str()
            .unwrap_or_else(|| panic!("no {key} in {op}"))
    };
    let before_or_empty = before.clone().unwrap_or_default();
    match words("op") {
        "replace_first" => {
            assert!(
                before_or_empty.contains(words("find")),
                "nothing to replace: {op}"
            );
            Some(before_or_empty.replacen(words("find"), words("with"), 1))
        }
        "append" => Some(before_or_empty + words("text")),
        "prepend" => Some(words("text").to_owned() + &before_or_empty),
        "set" | "create" => Some(words("text").to_owned()),
        "remove_file" => None,
        other => panic!("unknown operation {other}"),
    }
}

fn lines(before: &str, op: &Value) -> String {
    let mut lines: Vec<String> = before.lines().map(str::to_owned).collect();
    let line = || usize::try_from(op["line"].as_u64().expect("line")).unwrap() - 1;
    match op["op"].as_str().expect("op") {
        "append_line" => lines.push(op["value"].to_string()),
        "raw_line" => lines[line()] = op["text"].as_str().expect("text").to_owned(),
        "keep_lines" => {
            let keep = op["lines"].as_array().expect("lines");
            lines = keep
                .iter()
                .map(|n| lines[usize::try_from(n.as_u64().unwrap()).unwrap() - 1].clone())
                .collect();
        }
        "remove_where" => {
            let key = op["key"].as_str().expect("key");
            lines.retain(|l| {
                serde_json::from_str::<Value>(l).is_ok_and(|v| v.get(key) != Some(&op["equals"]))
            });
        }
        "patch_line" => {
            let at = line();
            lines[at] =
                patched(serde_json::from_str(&lines[at]).unwrap(), &op["patch"]).to_string();
        }
        other => panic!("unknown operation {other}"),
    }
    lines.iter().map(|l| format!("{l}\n")).collect()
}
