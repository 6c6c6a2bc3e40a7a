//! The texts of a tree as a program will see them: every file, and every JSON string whose escapes keep characters
//! out of sight (`"\u200d"`).

use std::borrow::Cow;

use crate::formats::parse_json;
use crate::model::{Entry, FileTree, Node, Place, SourceFile, Value, pointer_below};
use crate::text::Span;

/// One text, and where it stands.
pub struct Stretch<'a> {
    /// The file.
    pub file: &'a SourceFile,
    /// The text.
    pub text: Cow<'a, str>,
    value: Option<(String, Span)>,
    /// The JSON values of the whole text, where it is JSON.
    roots: Vec<Node>,
}

impl Stretch<'_> {
    /// The place of `span`, a part of this text. Inside a JSON string that is the whole string: an escape has
    /// other bytes than its character.
    pub fn place(&self, span: Span) -> Place {
        match &self.value {
            None => Place {
                pointer: self.pointer_to(span),
                ..Place::span(self.file, span)
            },
            Some((pointer, string)) => Place {
                pointer: Some(pointer.clone()),
                ..Place::span(self.file, *string)
            },
        }
    }

    /// The pointer of the smallest JSON value that holds `span`, where this is the text of a JSON file.
    fn pointer_to(&self, span: Span) -> Option<String> {
        let at = self.roots.partition_point(|root| root.span.end < span.end);
        self.roots.get(at)?.pointer_to(span)
    }
}

/// The texts of `tree` that `wanted` accepts.
pub fn stretches(tree: &FileTree, wanted: impl Fn(&str) -> bool) -> Vec<Stretch<'_>> {
    let mut all = Vec::new();
    for file in tree.values().filter_map(Entry::read) {
        if wanted(&file.text) {
            all.push(Stretch {
                file,
                text: Cow::Borrowed(&file.text),
                value: None,
                roots: roots(file),
            });
        }
        all.extend(escaped(file).into_iter().filter(|s| wanted(&s.text)));
    }
    all
}

/// The strings of a JSON or JSON Lines file that are written with `\u` escapes, unescaped.
fn escaped(file: &SourceFile) -> Vec<Stretch<'_>> {
    let mut strings = Vec::new();
    if file.text.contains("\\u") {
        for root in roots(file) {
            collect(&root, "", file, &mut strings);
        }
    }
    strings
}

/// The values of a JSON or JSON Lines file; of any other none.
fn roots(file: &SourceFile) -> Vec<Node> {
    let name = file.path.file_name();
    let parts: Vec<&str> = if name.ends_with(".jsonl") {
        file.text.split_inclusive('\n').collect()
    } else if name.ends_with(".json") {
        vec![&file.text]
    } else {
        Vec::new()
    };
    let starts = parts.iter().scan(0, |end, part| {
        *end += part.len();
        Some(*end - part.len())
    });
    let values = parts.iter().zip(starts);
    values
        .filter_map(|(part, start)| parse_json(part, start).ok())
        .collect()
}

fn collect<'a>(node: &Node, pointer: &str, file: &'a SourceFile, into: &mut Vec<Stretch<'a>>) {
    match &node.value {
        Value::String(text) => into.extend(stretch(text, pointer, node.span, file)),
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                collect(item, &format!("{pointer}/{index}"), file, into);
            }
        }
        Value::Object(members) => {
            for member in members {
                let below = pointer_below(pointer, &member.key);
                into.extend(stretch(&member.key, &below, member.key_span, file));
                collect(&member.node, &below, file, into);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn stretch<'a>(text: &str, pointer: &str, span: Span, file: &'a SourceFile) -> Option<Stretch<'a>> {
    let hides = span.of(&file.text).contains("\\u");
    hides.then(|| Stretch {
        file,
        text: Cow::Owned(text.to_owned()),
        value: Some((pointer.to_owned(), span)),
        roots: Vec::new(),
    })
}
