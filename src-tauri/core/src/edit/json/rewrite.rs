//! The text of a value after an edit, made of the text it had: what stays is copied with all that stands around it.

use std::collections::BTreeMap;

use serde_json::{Map, Number, Value};

use super::layout::{Frame, Layout, is_flat_list, line_indent};
use crate::model::{self, Node};
use crate::text::Span;

/// An item of a list or a member of an object after the edit.
pub enum Item {
    /// The one that had this index, with the text it has now.
    Old(usize, String),
    /// One that was not there.
    New(String),
}

impl Item {
    fn text(&self) -> &str {
        match self {
            Self::Old(_, text) | Self::New(text) => text,
        }
    }
}

/// One text and how it is laid out.
pub struct Rewriter<'a> {
    text: &'a str,
    layout: Layout,
}

impl<'a> Rewriter<'a> {
    /// For edits of `text`, whose value is `root`.
    pub fn new(text: &'a str, root: &Node) -> Self {
        let layout = Layout::learn(text, root);
        Self { text, layout }
    }

    /// The whole text with `node` spelt anew.
    pub fn replaced(&self, node: &Node, spelt: String) -> String {
        let (before, after) = (&self.text[..node.span.start], &self.text[node.span.end..]);
        [before, spelt.as_str(), after].concat()
    }

    /// The text of `node`, which stands in `parent`, once it equals `value`.
    pub fn rewritten(&self, parent: Option<&Node>, node: &Node, value: &Value) -> String {
        if same(node, value) {
            return node.span.of(self.text).to_owned();
        }
        match (&node.value, value) {
            (model::Value::Array(old), Value::Array(new)) if keeps(old.len(), new.len()) => {
                self.list(node, old, new)
            }
            (model::Value::Object(old), Value::Object(new)) if keeps(old.len(), new.len()) => {
                self.object(node, old, new)
            }
            _ => {
                let indent = line_indent(self.text, node.span.start);
                let one_line = self.in_one_line(parent, node, value);
                self.layout.print(value, indent, one_line)
            }
        }
    }

    /// The items of `container` as they are.
    pub fn items(&self, container: &Node) -> Vec<Item> {
        let spans = children(container).into_iter().enumerate();
        spans
            .map(|(index, span)| Item::Old(index, span.of(self.text).to_owned()))
            .collect()
    }

    /// What stands around the items of `container`, which stands in `parent`; where it is empty, as fits `coming`.
    pub fn frame(&self, parent: Option<&Node>, container: &Node, coming: &Value) -> Frame {
        if !children(container).is_empty() {
            return self.frame_of(container);
        }
        let is_object = container.as_object().is_some();
        let whole = if is_object {
            Value::Object(Map::from_iter([(String::new(), coming.clone())]))
        } else {
            Value::Array(vec![coming.clone()])
        };
        let one_line = self.in_one_line(parent, container, &whole);
        let indent = line_indent(self.text, container.span.start);
        self.layout.frame(is_object, indent, one_line)
    }

    /// `value` printed as the item `index` of `container`.
    pub fn printed(&self, frame: &Frame, container: &Node, index: usize, value: &Value) -> String {
        let one_line = match self.example(container, index, value) {
            Some(example) => !example.span.of(self.text).contains('\n'),
            None => self.layout.in_one_line(value, frame.one_line()),
        };
        self.layout.print(value, &frame.indent, one_line)
    }

    /// A key with its printed value.
    pub fn member(&self, key: &str, printed: &str) -> String {
        self.layout.member(key, printed)
    }

    /// `container` with these items in it; old ones keep their order.
    pub fn composed(&self, container: &Node, frame: &Frame, items: &[Item]) -> String {
        let gaps = self.gaps(container);
        let mut text = frame.open.clone();
        let mut before: Option<&Item> = None;
        for item in items {
            match (before, item) {
                (None, _) => {}
                (Some(_), Item::Old(index, _)) if *index > 0 => text.push_str(gaps[*index]),
                (Some(_), _) => text.push_str(&frame.separator),
            }
            text.push_str(item.text());
            before = Some(item);
        }
        text.push_str(&frame.close);
        self.bracketed(container, if items.is_empty() { "" } else { &text })
    }

    /// `container`, which is not empty, with some of its own items.
    pub fn recomposed(&self, container: &Node, items: &[Item]) -> String {
        self.composed(container, &self.frame_of(container), items)
    }

    /// `container` with its own items in another order.
    pub fn permuted(&self, container: &Node, items: &[Item]) -> String {
        let gaps = self.gaps(container);
        let pairs = gaps.iter().zip(items.iter().map(Item::text).chain([""]));
        let text: String = pairs.flat_map(|(gap, item)| [*gap, item]).collect();
        self.bracketed(container, &text)
    }

    fn bracketed(&self, container: &Node, inside: &str) -> String {
        let own = container.span.of(self.text);
        [&own[..1], inside, &own[own.len() - 1..]].concat()
    }

    /// A list whose items become `new`: what is equal at both ends stays, what is between is rewritten in pairs.
    fn list(&self, node: &Node, old: &[Node], new: &[Value]) -> String {
        let equal = |(a, b): &(&Node, &Value)| same(a, b);
        let head = old.iter().zip(new).take_while(equal).count();
        let (old_rest, new_rest) = (&old[head..], &new[head..]);
        let tail = old_rest.iter().rev().zip(new_rest.iter().rev());
        let tail = tail.take_while(equal).count();
        let pairs = old_rest.len().min(new_rest.len()) - tail;
        let frame = self.frame_of(node);
        let mut items = self.items(node);
        for at in head..head + pairs {
            items[at] = Item::Old(at, self.rewritten(Some(node), &old[at], &new[at]));
        }
        let middle = head + pairs;
        let printed = |value| Item::New(self.printed(&frame, node, middle, value));
        let coming: Vec<Item> = new[middle..new.len() - tail].iter().map(printed).collect();
        items.splice(middle..old.len() - tail, coming);
        self.composed(node, &frame, &items)
    }

    /// An object whose members become `new`, in the order they have; what is new comes last.
    fn object(&self, node: &Node, old: &[model::Member], new: &Map<String, Value>) -> String {
        let frame = self.frame_of(node);
        let last: BTreeMap<&str, usize> = indices(old).collect();
        let mut items = self.items(node);
        for (key, value) in new {
            if let Some(at) = last.get(key.as_str()) {
                let member = &old[*at];
                let name = Span::new(member.key_span.start, member.node.span.start).of(self.text);
                let value = self.rewritten(Some(node), &member.node, value);
                items[*at] = Item::Old(*at, format!("{name}{value}"));
            }
        }
        items.retain(|item| matches!(item, Item::Old(at, _) if new.contains_key(&old[*at].key)));
        for (key, value) in new
            .iter()
            .filter(|(key, _)| !last.contains_key(key.as_str()))
        {
            let printed = self.printed(&frame, node, old.len(), value);
            items.push(Item::New(self.member(key, &printed)));
        }
        self.composed(node, &frame, &items)
    }

    fn frame_of(&self, container: &Node) -> Frame {
        let gaps = self.gaps(container);
        let last = children(container)
            .last()
            .map_or(container.span.start, |s| s.start);
        let indent = line_indent(self.text, last).to_owned();
        let (open, close) = (gaps[0], gaps[gaps.len() - 1]);
        let before_last = gaps[gaps.len() - 2];
        let separator = if before_last.contains('\n') {
            self.layout.separator(&indent)
        } else if gaps.len() > 2 {
            before_last.to_owned()
        } else {
            self.layout.comma.clone()
        };
        Frame {
            open: open.to_owned(),
            separator,
            close: close.to_owned(),
            indent,
        }
    }

    /// Whether `value` in place of `node` in `parent` has its items on one line.
    fn in_one_line(&self, parent: Option<&Node>, node: &Node, value: &Value) -> bool {
        let Some(parent) = parent else {
            return self.layout.in_one_line(value, false);
        };
        let own = |child: &&Node| node.span == child.span;
        let index = values(parent).iter().position(own).unwrap_or(0);
        match self.example(parent, index, value) {
            Some(example) => !example.span.of(self.text).contains('\n'),
            None => self
                .layout
                .in_one_line(value, self.frame_of(parent).one_line()),
        }
    }

    /// The item of `container` nearest to `index` that is of the kind of `value` and not empty: new values are laid
    /// out as it is.
    fn example<'n>(&self, container: &'n Node, index: usize, value: &Value) -> Option<&'n Node> {
        let alike = |node: &Node| match &node.value {
            model::Value::Object(members) => value.is_object() && !members.is_empty(),
            model::Value::Array(items) => {
                let flat = items.iter().all(|item| children(item).is_empty());
                value.is_array() && !items.is_empty() && flat == is_flat_list(value)
            }
            _ => false,
        };
        let candidates = values(container).into_iter().enumerate();
        candidates
            .filter(|(_, node)| alike(node))
            .min_by_key(|(at, _)| at.abs_diff(index))
            .map(|(_, node)| node)
    }

    /// What stands before, between and after the items of `container`.
    fn gaps(&self, container: &Node) -> Vec<&'a str> {
        let mut from = container.span.start + 1;
        let mut gaps = Vec::new();
        for child in children(container) {
            gaps.push(&self.text[from..child.start]);
            from = child.end;
        }
        gaps.push(&self.text[from..container.span.end - 1]);
        gaps
    }
}

/// Whether an old list or object shows where items go and has a use for it.
const fn keeps(old: usize, new: usize) -> bool {
    old > 0 && new > 0
}

/// The spans of the items, or of the members with their keys.
pub fn children(node: &Node) -> Vec<Span> {
    match &node.value {
        model::Value::Array(items) => items.iter().map(|item| item.span).collect(),
        model::Value::Object(members) => members
            .iter()
            .map(|m| Span::new(m.key_span.start, m.node.span.end))
            .collect(),
        _ => Vec::new(),
    }
}

fn values(node: &Node) -> Vec<&Node> {
    match &node.value {
        model::Value::Array(items) => items.iter().collect(),
        model::Value::Object(members) => members.iter().map(|m| &m.node).collect(),
        _ => Vec::new(),
    }
}

fn indices(members: &[model::Member]) -> impl Iterator<Item = (&str, usize)> {
    members
        .iter()
        .enumerate()
        .map(|(at, m)| (m.key.as_str(), at))
}

/// Whether `node` says `value`. Spelling, order of keys and earlier duplicates do not count.
fn same(node: &Node, value: &Value) -> bool {
    match (&node.value, value) {
        (model::Value::Null, Value::Null) => true,
        (model::Value::Bool(a), Value::Bool(b)) => a == b,
        (model::Value::Number(a), Value::Number(b)) => {
            serde_json::from_str::<Number>(a).is_ok_and(|a| a == *b)
        }
        (model::Value::String(a), Value::String(b)) => a == b,
        (model::Value::Array(a), Value::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b))
        }
        (model::Value::Object(a), Value::Object(b)) => {
            let last: BTreeMap<&str, usize> = indices(a).collect();
            let equal = |(key, at): (&&str, &usize)| {
                b.get(*key).is_some_and(|value| same(&a[*at].node, value))
            };
            last.len() == b.len() && last.iter().all(equal)
        }
        _ => false,
    }
}
