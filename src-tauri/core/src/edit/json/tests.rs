//! Edits in every layout that files have, byte for byte.

use serde_json::{Value, json};

use super::{insert, move_to, one_line, remove, rename_key, set};
use crate::edit::EditError;

const TWO: &str =
    "{\n  \"a\": 1.50,\n  \"b\": [\"x\", \"y\"],\n  \"c\": {\n    \"d\": true\n  }\n}\n";

fn is(result: Result<String, EditError>, expected: &str) {
    assert_eq!(result.as_deref(), Ok(expected));
}

fn is_error(result: Result<String, EditError>, expected: EditError) {
    assert_eq!(result, Err(expected));
}

fn no_such_place(pointer: &str) -> EditError {
    EditError::new("no-such-place").with("pointer", pointer)
}

#[test]
fn an_equal_value_changes_no_byte() {
    let text = "\u{feff}{ \"a\" :1.50,\r\n\t\"k\": \"\\u4e00\", \"a\": [ 1e2 ,{}],\"z\":{\"q\":0, \"p\":-1} }";
    for (pointer, value) in [
        ("/k", json!("一")),
        ("/a", json!([100.0, {}])),
        ("/a/0", json!(100.0)),
        ("/z", json!({"p": -1, "q": 0})),
        (
            "",
            json!({"z": {"p": -1, "q": 0}, "k": "一", "a": [100.0, {}]}),
        ),
    ] {
        is(set(text, pointer, &value), text);
    }
}

#[test]
fn a_scalar_is_replaced_where_it_stands() {
    for (before, pointer, value, after) in [
        (TWO, "/a", json!(2), TWO.replace("1.50", "2")),
        (
            TWO,
            "/b/1",
            json!("一\"\n"),
            TWO.replace("\"y\"", r#""一\"\n""#),
        ),
        (TWO, "/c/d", json!(null), TWO.replace("true", "null")),
        ("[[[[1]]]]", "/0/0/0/0", json!(2), "[[[[2]]]]".to_owned()),
        (" 1 \n", "", json!("a"), " \"a\" \n".to_owned()),
        (
            r#"{"a/b": {"~": 1}}"#,
            "/a~1b/~0",
            json!(2),
            r#"{"a/b": {"~": 2}}"#.to_owned(),
        ),
        (
            r#"{"k": 1, "k": 2}"#,
            "/k",
            json!(3),
            r#"{"k": 1, "k": 3}"#.to_owned(),
        ),
        ("{\"1\": 0}", "/1", json!(1), "{\"1\": 1}".to_owned()),
        ("{\"\": 0}", "/", json!(1), "{\"\": 1}".to_owned()),
    ] {
        is(set(before, pointer, &value), &after);
    }
}

#[test]
fn a_missing_key_comes_last_in_the_files_own_layout() {
    let tabs = "{\n\t\"a\": {\n\t\t\"b\": 1\n\t}\n}";
    let four = "{\r\n    \"a\": {\r\n        \"b\": 1\r\n    }\r\n}\r\n";
    let value = json!({"x": [1, {"y": 2}], "z": []});
    for (before, pointer, value, after) in [
        (
            TWO,
            "/c/e",
            json!("x"),
            TWO.replace("true\n", "true,\n    \"e\": \"x\"\n"),
        ),
        (
            tabs,
            "/a/n",
            value.clone(),
            "{\n\t\"a\": {\n\t\t\"b\": 1,\n\t\t\"n\": {\n\t\t\t\"x\": [\n\t\t\t\t1,\n\t\t\t\t{\n\t\t\t\t\t\"y\": 2\n\t\t\t\t}\n\t\t\t],\n\t\t\t\"z\": []\n\t\t}\n\t}\n}".to_owned(),
        ),
        (
            four,
            "/n",
            json!({"x": 1}),
            four.replace("    }\r\n}", "    },\r\n    \"n\": {\r\n        \"x\": 1\r\n    }\r\n}"),
        ),
        (
            r#"{"a": 1, "b": {"c": 2}}"#,
            "/b/n",
            value.clone(),
            r#"{"a": 1, "b": {"c": 2, "n": {"x": [1, {"y": 2}], "z": []}}}"#.to_owned(),
        ),
        (
            r#"{"a":1,"b":2}"#,
            "/n",
            value,
            r#"{"a":1,"b":2,"n":{"x":[1,{"y":2}],"z":[]}}"#.to_owned(),
        ),
        (
            r#"{ "a" : { "b" : 1 } }"#,
            "/n",
            json!({"x": 1}),
            r#"{ "a" : { "b" : 1 }, "n" : { "x" : 1 } }"#.to_owned(),
        ),
    ] {
        is(set(before, pointer, &value), &after);
    }
}

#[test]
fn an_empty_list_or_object_is_filled_as_its_neighbours_are() {
    for (before, pointer, value, after) in [
        ("{}\n", "/a", json!(1), "{\n  \"a\": 1\n}\n"),
        (
            "{\n\t\"a\": {\n\t}\n}",
            "/a/b",
            json!(1),
            "{\n\t\"a\": {\n\t\t\"b\": 1\n\t}\n}",
        ),
        (
            "{\n  \"a\": [],\n  \"b\": [\n    1\n  ]\n}",
            "/a",
            json!([2]),
            "{\n  \"a\": [\n    2\n  ],\n  \"b\": [\n    1\n  ]\n}",
        ),
        (
            "{\n  \"a\": [],\n  \"b\": [1]\n}",
            "/a",
            json!([2, 3]),
            "{\n  \"a\": [2, 3],\n  \"b\": [1]\n}",
        ),
        (
            "{\n  \"a\": {},\n  \"b\": {\"x\": [1]}\n}",
            "/a",
            json!({"y": [2]}),
            "{\n  \"a\": {\"y\": [2]},\n  \"b\": {\"x\": [1]}\n}",
        ),
        (
            r#"{"q": "x", "m": []}"#,
            "/m",
            json!(["y"]),
            r#"{"q": "x", "m": ["y"]}"#,
        ),
        (
            r#"{"q": "x", "m": ["y"]}"#,
            "/m",
            json!([]),
            r#"{"q": "x", "m": []}"#,
        ),
        ("{\"a\": [\n 1\n]}", "/a", json!("s"), "{\"a\": \"s\"}"),
    ] {
        is(set(before, pointer, &value), after);
    }
}

#[test]
fn a_list_or_object_set_as_a_whole_keeps_what_is_equal() {
    for (before, pointer, value, after) in [
        (
            "[1.0, 2.0, 3.0,\n  4.0]",
            "",
            json!([1.0, 3.0, 4.0]),
            "[1.0, 3.0,\n  4.0]",
        ),
        (
            "[\n  1.0,\n\n  3.0\n]",
            "",
            json!([1.0, 2, 3.0]),
            "[\n  1.0,\n  2,\n\n  3.0\n]",
        ),
        (
            "[\n  {\"id\": \"a\", \"n\": 1.0},\n  {\"id\": \"b\"}\n]",
            "",
            json!([{"id": "a", "n": 1.0}, {"id": "b", "t": "x"}, {"id": "c"}]),
            "[\n  {\"id\": \"a\", \"n\": 1.0},\n  {\"id\": \"b\", \"t\": \"x\"},\n  {\"id\": \"c\"}\n]",
        ),
        (
            "{\n  \"a\": 1.0,\n  \"b\": 2,\n  \"c\": [3.0]\n}",
            "",
            json!({"d": 4, "c": [3.0, 4], "a": 1.0}),
            "{\n  \"a\": 1.0,\n  \"c\": [3.0, 4],\n  \"d\": 4\n}",
        ),
        (
            "{\"k\": 1, \"x\": 0, \"k\": 2}",
            "",
            json!({"k": 3}),
            "{\"k\": 1, \"k\": 3}",
        ),
    ] {
        is(set(before, pointer, &value), after);
    }
}

#[test]
fn a_list_item_is_inserted_in_the_lists_own_layout() {
    let rows = "[\n  {\"a\": 1},\n  {\"a\": 2}\n]\n";
    let wide = "[{\n  \"a\": 1\n}, {\n  \"a\": 2\n}]\n";
    for (before, pointer, value, after) in [
        ("[1, 2]", "/1", json!("x"), "[1, \"x\", 2]"),
        ("[1,2]", "/-", json!([3, 4]), "[1,2,[3,4]]"),
        ("[]", "/0", json!(1), "[\n  1\n]"),
        ("[\r\n\t1\r\n]", "/0", json!(0), "[\r\n\t0,\r\n\t1\r\n]"),
        ("[\r\n\t1\r\n]", "/1", json!([]), "[\r\n\t1,\r\n\t[]\r\n]"),
        (
            rows,
            "/1",
            json!({"b": [1]}),
            "[\n  {\"a\": 1},\n  {\"b\": [1]},\n  {\"a\": 2}\n]\n",
        ),
        (
            wide,
            "/-",
            json!({"a": 3}),
            "[{\n  \"a\": 1\n}, {\n  \"a\": 2\n}, {\n  \"a\": 3\n}]\n",
        ),
        (r#"{"a": {}}"#, "/a/b", json!(1), r#"{"a": {"b": 1}}"#),
    ] {
        is(insert(before, pointer, &value), after);
    }
    is_error(insert("[1]", "/2", &json!(1)), no_such_place("/2"));
    is_error(insert("[1]", "/+1", &json!(1)), no_such_place("/+1"));
    is_error(insert("[1]", "", &json!(1)), no_such_place(""));
    is_error(insert("[1]", "/0/0", &json!(1)), no_such_place("/0/0"));
    let exists = EditError::new("key-exists").with("key", "a");
    is_error(insert(r#"{"a": 1}"#, "/a", &json!(1)), exists);
}

#[test]
fn what_is_removed_leaves_no_gap() {
    for (before, pointer, after) in [
        (
            TWO,
            "/a",
            "{\n  \"b\": [\"x\", \"y\"],\n  \"c\": {\n    \"d\": true\n  }\n}\n",
        ),
        (
            TWO,
            "/b",
            "{\n  \"a\": 1.50,\n  \"c\": {\n    \"d\": true\n  }\n}\n",
        ),
        (TWO, "/c", "{\n  \"a\": 1.50,\n  \"b\": [\"x\", \"y\"]\n}\n"),
        (
            TWO,
            "/c/d",
            "{\n  \"a\": 1.50,\n  \"b\": [\"x\", \"y\"],\n  \"c\": {}\n}\n",
        ),
        (
            TWO,
            "/b/0",
            "{\n  \"a\": 1.50,\n  \"b\": [\"y\"],\n  \"c\": {\n    \"d\": true\n  }\n}\n",
        ),
        ("{\"k\": 1, \"x\": 0, \"k\": 2}", "/k", "{\"x\": 0}"),
    ] {
        is(remove(before, pointer), after);
    }
    for pointer in ["", "/x", "/b/2", "/b/-", "/b/00", "/a/0", "b"] {
        is_error(remove(TWO, pointer), no_such_place(pointer));
    }
}

#[test]
fn an_item_moves_and_the_space_between_stays() {
    let text = "[ 1.0,  [2],\n  \"3\" ]";
    is(move_to(text, "/0", 2), "[ [2],  \"3\",\n  1.0 ]");
    is(move_to(text, "/2", 0), "[ \"3\",  1.0,\n  [2] ]");
    is(move_to(text, "/1", 1), text);
    is_error(move_to(text, "/1", 3), no_such_place("/3"));
    is_error(move_to(text, "/3", 0), no_such_place("/3"));
    is_error(move_to(TWO, "/a", 0), no_such_place("/a"));
}

#[test]
fn a_key_is_renamed_in_its_place() {
    let twice = "{\"k\": 1, \"x\": 0, \"k\": 2}";
    is(
        rename_key(TWO, "/b", "新\"名"),
        &TWO.replace("\"b\"", r#""新\"名""#),
    );
    is(
        rename_key(twice, "/k", "y"),
        "{\"y\": 1, \"x\": 0, \"y\": 2}",
    );
    is(rename_key(twice, "/k", "k"), twice);
    is_error(
        rename_key(TWO, "/a", "b"),
        EditError::new("key-exists").with("key", "b"),
    );
    is_error(rename_key(TWO, "/b/0", "b"), no_such_place("/b/0"));
    is_error(rename_key(TWO, "/x", "b"), no_such_place("/x"));
    is_error(rename_key(TWO, "", "b"), no_such_place(""));
}

#[test]
fn what_is_not_json_is_named_with_its_place() {
    let at = |line: &str, column: &str| {
        EditError::new("file-not-json")
            .with("line", line)
            .with("column", column)
    };
    is_error(set("{\n  \"一\": x\n}", "/a", &Value::Null), at("2", "8"));
    is_error(insert("", "/a", &Value::Null), at("1", "1"));
    is_error(remove("{} x", "/a"), at("1", "4"));
    is_error(move_to("{'a': 1}", "/a", 0), at("1", "2"));
    is_error(rename_key("{\"a\": 1,}", "/a", "b"), at("1", "8"));
    is_error(set(TWO, "/x/y", &Value::Null), no_such_place("/x"));
    is_error(set(TWO, "/b/2", &Value::Null), no_such_place("/b/2"));
    is_error(set(TWO, "a", &Value::Null), no_such_place("a"));
}

#[test]
fn a_line_has_no_line_breaks() {
    let value = json!({"q": "一\n二", "m": [], "n": ["x", {"y": 1.5}]});
    assert_eq!(
        one_line(&value),
        r#"{"q": "一\n二", "m": [], "n": ["x", {"y": 1.5}]}"#
    );
}
