//! Generated files of every layout: what sets an equal value changes no byte, and what is set is read back, with
//! everything else as it was.

use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{Value, json};

use super::set;
use crate::model::pointer_below;

/// White space as files have it: none, spaces, tabs, line ends of both kinds.
fn space() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec!["", "", " ", "\n", "\n  ", "\n    ", "\n\t", "\r\n  "])
}

/// A number, string or name as somebody may have spelt it.
fn scalar() -> impl Strategy<Value = String> {
    let spelt = [
        "0",
        "-0",
        "1.0",
        "1e3",
        "1E+2",
        "12345678901234567890",
        "true",
        "false",
        "null",
        "\"\"",
        "\"心\"",
        "\"\\u5fc3\"",
        "\"\\ud840\\udc00\"",
        "\"a\\/b\\n\"",
        "\"\u{20000}\"",
        "\"\\\"\"",
    ];
    prop::sample::select(spelt.map(str::to_owned).to_vec())
}

fn key() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec!["a", "b", "名", "a/b", "~", "", "c d"])
}

/// A JSON text of any layout.
fn text() -> impl Strategy<Value = String> {
    let value = scalar().prop_recursive(4, 40, 6, |inner| {
        let item =
            (space(), inner.clone(), space()).prop_map(|(a, value, b)| format!("{a}{value}{b}"));
        let member = (space(), key(), space(), inner)
            .prop_map(|(a, key, b, value)| (key, format!("{a}{}:{b}{value}", json!(key))));
        prop_oneof![
            (vec(item, 0..6), space()).prop_map(|(items, end)| match items.is_empty() {
                true => format!("[{end}]"),
                false => format!("[{}]", items.join(",")),
            }),
            (vec(member, 0..6), space()).prop_map(|(members, end)| {
                let members: Vec<String> = members.into_iter().map(|(_, member)| member).collect();
                format!("{{{}{end}}}", members.join(","))
            }),
        ]
    });
    let start = prop::sample::select(vec!["", "\u{feff}", "\n"]);
    (start, value, space()).prop_map(|(start, value, end)| format!("{start}{value}{end}"))
}

fn places(value: &Value, at: &str, found: &mut Vec<String>) {
    found.push(at.to_owned());
    match value {
        Value::Object(members) => {
            for (key, child) in members {
                places(child, &pointer_below(at, key), found);
            }
        }
        Value::Array(items) => {
            for (number, child) in items.iter().enumerate() {
                places(child, &format!("{at}/{number}"), found);
            }
        }
        _ => {}
    }
}

fn value_of(text: &str) -> Value {
    serde_json::from_str(text.trim_start_matches('\u{feff}')).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn an_equal_value_changes_no_byte_anywhere(text in text()) {
        let value = value_of(&text);
        let mut pointers = Vec::new();
        places(&value, "", &mut pointers);
        for pointer in pointers {
            let same = value.pointer(&pointer).unwrap();
            prop_assert_eq!(&set(&text, &pointer, same).unwrap(), &text, "{}", pointer);
        }
    }

    #[test]
    fn what_is_set_is_there_and_all_else_as_it_was(text in text(), at in any::<prop::sample::Index>()) {
        let mut value = value_of(&text);
        let mut pointers = Vec::new();
        places(&value, "", &mut pointers);
        let pointer = at.get(&pointers);
        let new = json!({"新": ["心", 1]});
        let edited = set(&text, pointer, &new).unwrap();
        *value.pointer_mut(pointer).unwrap() = new;
        prop_assert_eq!(value_of(&edited), value, "{}", edited);
    }
}
