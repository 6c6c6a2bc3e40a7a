//! The text of JSON files, looked at without its escapes, and its strings with their pointers.

use std::borrow::Cow;

use crate::model::{Node, SourceFile, Value};
use crate::text::Span;

/// How many bytes an escape by number has: `\u4e00`.
const BY_NUMBER: usize = 6;

/// `text` with blanks in place of its escapes, byte for byte, so that the `n` of a line end does not belong to the word
/// behind it.
pub fn without_escapes(text: &str) -> Cow<'_, str> {
    if !text.contains('\\') {
        return Cow::Borrowed(text);
    }
    let mut result = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        result.push_str(&rest[..at]);
        let escape = &rest[at..];
        let numbered = escape.as_bytes().get(1) == Some(&b'u');
        let length = if numbered { BY_NUMBER } else { 2 };
        let length = (0..=length.min(escape.len()))
            .rev()
            .find(|end| escape.is_char_boundary(*end))
            .unwrap_or(0)
            .max(1);
        result.extend(std::iter::repeat_n(' ', length));
        rest = &escape[length..];
    }
    Cow::Owned(result + rest)
}

/// Whether a file is JSON, or has a JSON value on each line.
pub fn is_json(file: &SourceFile) -> bool {
    let name = file.path.file_name();
    name.ends_with(".json") || name.ends_with(".jsonl")
}

/// A string of a JSON document: a value or a key.
pub struct JsonString<'a> {
    /// The pointer of the value, with `*` for every place in a list.
    pub pattern: String,
    /// The words.
    pub words: &'a str,
    /// The bytes between the quotation marks.
    pub span: Span,
    /// Whether it is a key.
    pub is_key: bool,
}

/// Every string below `root`, keys included.
pub fn strings(root: &Node) -> Vec<JsonString<'_>> {
    let mut found = Vec::new();
    collect(root, String::new(), &mut found);
    found
}

fn collect<'a>(node: &'a Node, pattern: String, found: &mut Vec<JsonString<'a>>) {
    match &node.value {
        Value::String(words) => found.push(JsonString {
            pattern,
            words,
            span: between_marks(node.span),
            is_key: false,
        }),
        Value::Array(items) => {
            for item in items {
                collect(item, format!("{pattern}/*"), found);
            }
        }
        Value::Object(members) => {
            for member in members {
                let pattern = format!("{pattern}/{}", member.key);
                found.push(JsonString {
                    pattern: pattern.clone(),
                    words: &member.key,
                    span: between_marks(member.key_span),
                    is_key: true,
                });
                collect(&member.node, pattern, found);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn between_marks(span: Span) -> Span {
    Span::new(span.start + 1, span.end - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::parse_json;

    #[test]
    fn escapes_are_blank_and_keep_their_length() {
        for (text, expected) in [
            ("\"a\\nT1\"", "\"a  T1\""),
            ("\\u4e00T1", "      T1"),
            ("\\\\x \\\"", "  x   "),
            ("\\", " "),
            ("\\甲", " 甲"),
            ("甲", "甲"),
        ] {
            let found = without_escapes(text);
            assert_eq!(found, expected);
            assert_eq!(found.len(), text.len());
        }
    }

    #[test]
    fn every_string_has_its_pattern_and_place() {
        let text = r#"{"a": ["x", {"b": "y"}], "c": 1}"#;
        let root = parse_json(text, 0).unwrap();
        let found: Vec<_> = strings(&root)
            .into_iter()
            .map(|s| (s.pattern, s.span.of(text), s.is_key))
            .collect();
        let expected = [
            ("/a", "a", true),
            ("/a/*", "x", false),
            ("/a/*/b", "b", true),
            ("/a/*/b", "y", false),
            ("/c", "c", true),
        ];
        assert_eq!(
            found,
            expected.map(|(pattern, words, key)| (pattern.to_owned(), words, key))
        );
    }
}
