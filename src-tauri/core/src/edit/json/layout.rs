//! How a JSON text is laid out, learnt from the text, and new values printed alike.

use serde_json::Value;

use crate::model::{self, Node};

/// The spelling habits of one text.
pub struct Layout {
    /// Line end.
    newline: &'static str,
    /// One step of indentation.
    unit: String,
    /// Between a key and its value.
    pub colon: String,
    /// Between items on one line.
    pub comma: String,
    /// Inside the brackets of an object on one line.
    padding: String,
    /// Whether lists of nothing but scalars stand on one line.
    flat_lists_in_one_line: bool,
}

impl Default for Layout {
    fn default() -> Self {
        Self {
            newline: "\n",
            unit: "  ".to_owned(),
            colon: ": ".to_owned(),
            comma: ", ".to_owned(),
            padding: String::new(),
            flat_lists_in_one_line: false,
        }
    }
}

/// What stands around the items of a list or an object.
pub struct Frame {
    /// Before the first item.
    pub open: String,
    /// Between two items.
    pub separator: String,
    /// After the last item.
    pub close: String,
    /// Indentation of the items' lines.
    pub indent: String,
}

impl Frame {
    /// Whether a further item goes on the same line.
    pub fn one_line(&self) -> bool {
        !self.separator.contains('\n')
    }
}

impl Layout {
    /// Learns from `text`, whose value is `root`: each habit from the first place that shows it.
    pub fn learn(text: &str, root: &Node) -> Self {
        let mut habits = Habits::default();
        habits.read(text, root);
        let usual = Self::default();
        let comma = if habits.colon == Some(":") { "," } else { ", " };
        let crlf = text.find('\n').is_some_and(|at| text[..at].ends_with('\r'));
        Self {
            newline: if crlf { "\r\n" } else { "\n" },
            unit: habits.unit.unwrap_or(usual.unit),
            colon: habits.colon.map_or(usual.colon, str::to_owned),
            comma: habits.comma.unwrap_or(comma).to_owned(),
            padding: habits.padding.unwrap_or_default().to_owned(),
            flat_lists_in_one_line: habits.flat_list_in_one_line.unwrap_or(false),
        }
    }

    /// The frame of a list or object that has no items yet and stands on a line indented by `indent`.
    pub fn frame(&self, is_object: bool, indent: &str, one_line: bool) -> Frame {
        if one_line {
            let padding = if is_object { self.padding.as_str() } else { "" };
            return Frame {
                open: padding.to_owned(),
                separator: self.comma.clone(),
                close: padding.to_owned(),
                indent: indent.to_owned(),
            };
        }
        let below = format!("{indent}{}", self.unit);
        Frame {
            open: format!("{}{below}", self.newline),
            separator: self.separator(&below),
            close: format!("{}{indent}", self.newline),
            indent: below,
        }
    }

    /// Between two items that have a line each.
    pub fn separator(&self, indent: &str) -> String {
        format!(",{}{indent}", self.newline)
    }

    /// Whether `value` has its items on one line where nothing beside it shows how; `line` says whether it must.
    pub fn in_one_line(&self, value: &Value, line: bool) -> bool {
        line || self.flat_lists_in_one_line && is_flat_list(value)
    }

    /// `value` printed; its lines after the first are indented from `indent` on.
    pub fn print(&self, value: &Value, indent: &str, one_line: bool) -> String {
        let (brackets, items) = match value {
            Value::Array(items) if !items.is_empty() => (["[", "]"], items.len()),
            Value::Object(members) if !members.is_empty() => (["{", "}"], members.len()),
            scalar_or_empty => return scalar_or_empty.to_string(),
        };
        let frame = self.frame(value.is_object(), indent, one_line);
        let below =
            |item: &Value| self.print(item, &frame.indent, self.in_one_line(item, one_line));
        let mut printed = Vec::with_capacity(items);
        match value {
            Value::Object(members) => printed.extend(
                members
                    .iter()
                    .map(|(key, item)| self.member(key, &below(item))),
            ),
            _ => printed.extend(value.as_array().into_iter().flatten().map(below)),
        }
        let items = printed.join(&frame.separator);
        format!(
            "{}{}{items}{}{}",
            brackets[0], frame.open, frame.close, brackets[1]
        )
    }

    /// A key with its printed value.
    pub fn member(&self, key: &str, printed: &str) -> String {
        format!("{}{}{printed}", quoted(key), self.colon)
    }
}

/// `string` in quotation marks, escaped where JSON asks for it.
pub fn quoted(string: &str) -> String {
    Value::from(string).to_string()
}

/// Whether `value` is a list of nothing but scalars.
pub fn is_flat_list(value: &Value) -> bool {
    let scalar = |item: &Value| !item.is_array() && !item.is_object();
    value
        .as_array()
        .is_some_and(|items| items.iter().all(scalar))
}

/// White space at the start of the line that holds byte `offset`.
pub fn line_indent(text: &str, offset: usize) -> &str {
    let line = text[..offset].rfind('\n').map_or(0, |at| at + 1);
    let rest = &text[line..];
    &rest[..rest.len() - rest.trim_start_matches([' ', '\t']).len()]
}

/// What was seen so far.
#[derive(Default)]
struct Habits<'a> {
    unit: Option<String>,
    colon: Option<&'a str>,
    comma: Option<&'a str>,
    padding: Option<&'a str>,
    flat_list_in_one_line: Option<bool>,
}

impl<'a> Habits<'a> {
    fn read(&mut self, text: &'a str, node: &Node) {
        let children = super::rewrite::children(node);
        let Some(first) = children.first() else {
            return;
        };
        let opening = &text[node.span.start + 1..first.start];
        if opening.contains('\n') {
            self.see_indent(text, node, first.start);
        }
        if let Some(second) = children.get(1) {
            let gap = &text[first.end..second.start];
            if !gap.contains('\n') {
                self.comma.get_or_insert(gap);
            }
        }
        match &node.value {
            model::Value::Object(members) => {
                if !opening.contains('\n') {
                    self.padding.get_or_insert(opening);
                }
                for member in members {
                    let colon = &text[member.key_span.end..member.node.span.start];
                    if !colon.contains('\n') {
                        self.colon.get_or_insert(colon);
                    }
                    self.read(text, &member.node);
                }
            }
            model::Value::Array(items) => {
                if items
                    .iter()
                    .all(|i| i.as_array().is_none() && i.as_object().is_none())
                {
                    let one_line = !node.span.of(text).contains('\n');
                    self.flat_list_in_one_line.get_or_insert(one_line);
                }
                items.iter().for_each(|item| self.read(text, item));
            }
            _ => {}
        }
    }

    fn see_indent(&mut self, text: &str, node: &Node, first: usize) {
        let outer = line_indent(text, node.span.start);
        let inner = line_indent(text, first);
        if let Some(unit) = inner.strip_prefix(outer).filter(|unit| !unit.is_empty()) {
            self.unit.get_or_insert_with(|| unit.to_owned());
        }
    }
}
