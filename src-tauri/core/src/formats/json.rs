//! Strict JSON (RFC 8259) with the place of every value, over the `jsonc-parser` crate with its extensions off.
//! A leading byte order mark is passed over; spans count from the start of the file all the same.

use jsonc_parser::ast;
use jsonc_parser::common::Ranged;
use jsonc_parser::errors::ParseErrorKind;
use jsonc_parser::{CollectOptions, CommentCollectionStrategy, ParseOptions, parse_to_ast};

use crate::model::{JsonError, JsonErrorKind, Member, Node, Value};
use crate::text::Span;

const STRICT: ParseOptions = ParseOptions {
    allow_comments: false,
    allow_loose_object_property_names: false,
    allow_trailing_commas: false,
    allow_missing_commas: false,
    allow_single_quoted_strings: false,
    allow_hexadecimal_numbers: false,
    allow_unary_plus_numbers: false,
    allow_bare_decimal_point_numbers: false,
    allow_non_finite_numbers: false,
    allow_extended_string_escapes: false,
};

/// Parses `text`, whose first byte is byte `offset` of its file; all spans are in bytes of the file.
///
/// # Errors
/// Where the text is not one JSON value, or is nested deeper than 512 levels.
pub fn parse_json(text: &str, offset: usize) -> Result<Node, JsonError> {
    let (text, offset) = match text.strip_prefix('\u{feff}') {
        Some(rest) => (rest, offset + '\u{feff}'.len_utf8()),
        None => (text, offset),
    };
    let collect = CollectOptions {
        comments: CommentCollectionStrategy::Off,
        tokens: false,
    };
    let parsed = parse_to_ast(text, &collect, &STRICT).map_err(|error| {
        let kind = match error.kind() {
            ParseErrorKind::NestingDepthExceeded => JsonErrorKind::TooDeep,
            _ => JsonErrorKind::Syntax,
        };
        let range = error.range();
        JsonError {
            kind,
            span: Span::new(range.start, range.end).shifted(offset),
        }
    })?;
    match parsed.value {
        Some(value) => Ok(node(value, offset)),
        None => Err(JsonError {
            kind: JsonErrorKind::Empty,
            span: Span::new(offset, offset),
        }),
    }
}

fn node(value: ast::Value<'_>, offset: usize) -> Node {
    let range = value.range();
    let span = Span::new(range.start, range.end).shifted(offset);
    let value = match value {
        ast::Value::NullKeyword(_) => Value::Null,
        ast::Value::BooleanLit(b) => Value::Bool(b.value),
        ast::Value::NumberLit(n) => Value::Number(n.value.to_owned()),
        ast::Value::StringLit(s) => Value::String(s.value.into_owned()),
        ast::Value::Array(a) => {
            Value::Array(a.elements.into_iter().map(|e| node(e, offset)).collect())
        }
        ast::Value::Object(o) => Value::Object(
            o.properties
                .into_iter()
                .map(|p| member(p, offset))
                .collect(),
        ),
    };
    Node { value, span }
}

fn member(prop: ast::ObjectProp<'_>, offset: usize) -> Member {
    let range = prop.name.range();
    Member {
        key_span: Span::new(range.start, range.end).shifted(offset),
        key: prop.name.into_string(),
        node: node(prop.value, offset),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_order_duplicates_spelling_and_places() {
        let text = "\u{feff}{\"b\": 1.50, \"a\": [null, \"\\u4e00\"], \"b\": true}";
        let root = parse_json(text, 0).unwrap();
        let keys: Vec<_> = root
            .as_object()
            .unwrap()
            .iter()
            .map(|m| m.key.as_str())
            .collect();
        assert_eq!(keys, ["b", "a", "b"]);
        assert_eq!(
            root.as_object().unwrap()[0].node.value,
            Value::Number("1.50".into())
        );
        assert_eq!(root.at("/a/1").and_then(Node::as_str), Some("一"));
        assert_eq!(root.at("/a/1").unwrap().span.of(text), "\"\\u4e00\"");
        assert_eq!(root.get("b").and_then(Node::as_bool), Some(true));
    }

    #[test]
    fn refuses_what_is_not_strict_json() {
        for text in [
            "{\"a\":1,}",
            "{a:1}",
            "// x\n{}",
            "{'a':1}",
            "{} {}",
            "[1 2]",
            "+1",
            "0x1",
            "\"\\x41\"",
            "nul",
        ] {
            assert_eq!(
                parse_json(text, 0).map_err(|e| e.kind),
                Err(JsonErrorKind::Syntax),
                "{text}"
            );
        }
        assert_eq!(
            parse_json(" \n", 0).map_err(|e| e.kind),
            Err(JsonErrorKind::Empty)
        );
        let deep = "[".repeat(10_000);
        assert_eq!(
            parse_json(&deep, 0).map_err(|e| e.kind),
            Err(JsonErrorKind::TooDeep)
        );
    }
}
