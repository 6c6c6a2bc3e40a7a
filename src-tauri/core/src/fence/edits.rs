//! Changes to a text, applied in layers, with the way back to the bytes of the first text.

use super::{Change, ChangeKind, Sanitised};
use crate::text::Span;

/// Replace the bytes under `span` (never empty) by `with`.
pub(super) struct Edit {
    pub span: Span,
    pub with: &'static str,
    pub kind: ChangeKind,
}

/// Bytes before and after one edit.
struct Moved {
    from: Span,
    to: Span,
}

/// A text that remembers where each of its bytes was in the input.
pub(super) struct Traced {
    text: String,
    layers: Vec<Vec<Moved>>,
    changes: Vec<Change>,
}

impl Traced {
    pub fn new(text: &str) -> Self {
        Self {
            text: text.to_owned(),
            layers: Vec::new(),
            changes: Vec::new(),
        }
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    /// Applies edits of the present text, which are in order and do not overlap.
    pub fn apply(&mut self, edits: &[Edit]) {
        if edits.is_empty() {
            return;
        }
        let mut text = String::with_capacity(self.text.len() + edits.len());
        let mut layer = Vec::with_capacity(edits.len());
        let mut done = 0;
        for edit in edits {
            text.push_str(Span::new(done, edit.span.start).of(&self.text));
            let start = text.len();
            text.push_str(edit.with);
            layer.push(Moved {
                from: edit.span,
                to: Span::new(start, text.len()),
            });
            self.changes.push(Change {
                span: self.origin(edit.span),
                kind: edit.kind,
            });
            done = edit.span.end;
        }
        text.push_str(Span::new(done, self.text.len()).of(&self.text));
        self.text = text;
        self.layers.push(layer);
    }

    pub fn finish(mut self) -> Sanitised {
        self.changes
            .sort_by_key(|change| (change.span, change.kind));
        Sanitised {
            text: self.text,
            changes: self.changes,
        }
    }

    /// The bytes of the input from which `span` of the present text came.
    fn origin(&self, span: Span) -> Span {
        self.layers.iter().rev().fold(span, |span, layer| {
            Span::new(start_before(layer, span.start), end_before(layer, span.end))
        })
    }
}

/// Where a span that starts at `at` started before the layer; what was removed directly before it stays outside.
fn start_before(layer: &[Moved], at: usize) -> usize {
    match layer[..layer.partition_point(|m| m.to.start <= at)].last() {
        None => at,
        Some(m) if at < m.to.end => m.from.start,
        Some(m) => m.from.end + (at - m.to.end),
    }
}

/// Where a span that ends at `at` ended before the layer; what was removed directly behind it stays outside.
fn end_before(layer: &[Moved], at: usize) -> usize {
    match layer[..layer.partition_point(|m| m.to.start < at)].last() {
        None => at,
        Some(m) if at <= m.to.end => m.from.end,
        Some(m) => m.from.end + (at - m.to.end),
    }
}
