//! Brackets `【…】` that cite a work, and links to FoJin (masters.md §1.11, §6.2).

use std::sync::LazyLock;

use regex::Regex;

use super::markdown::span_of;
use crate::model::{Citation, Context, FojinLink, find_ids};
use crate::text::Span;

/// What only the pattern of a citation holds, never a citation.
const PLACEHOLDERS: [&str; 9] = [
    "{",
    "<",
    "｛",
    "＜",
    "卷N",
    "卷Ｎ",
    "典籍名",
    "经名",
    "經名",
];
/// What stands between a citation and its link.
const ARROWS: [&str; 5] = ["→", "⇒", "➜", "->", "=>"];

static LINK: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let number = r"(?P<text>[^\s/?#\x22'`<>()\[\]|（）【】《》「」，。；、]*)";
    let rest = r"(?:[/?#][^\s\x22'`<>()\[\]|（）【】《》「」，。；、]*)?";
    Regex::new(&format!(
        r"https?://(?:www\.)?fojin\.app/texts/{number}{rest}"
    ))
    .ok()
});

/// Every link to a text of FoJin.
pub(super) fn fojin_links(text: &str) -> Vec<FojinLink> {
    let Some(pattern) = LINK.as_ref() else {
        return Vec::new();
    };
    let found = pattern.captures_iter(text).filter_map(|c| {
        let whole = c.get(0)?;
        Some(FojinLink {
            text_id: c.name("text")?.as_str().to_owned(),
            juan: juan(whole.as_str()),
            span: Span::new(whole.start(), whole.end()),
        })
    });
    found.collect()
}

fn juan(link: &str) -> Option<String> {
    let query = link.split_once('?')?.1.split('#').next()?;
    let values = query
        .split('&')
        .filter_map(|pair| pair.strip_prefix("juan="));
    values.map(str::to_owned).next()
}

/// The citations under `within`; `links` are those of the whole text, in order.
pub(super) fn citations(text: &str, within: Span, links: &[FojinLink]) -> Vec<Citation> {
    let mut found = Vec::new();
    let mut at = within.start;
    while let Some(open) = Span::new(at, within.end).of(text).find('【') {
        let start = at + open;
        at = start + '【'.len_utf8();
        let rest = Span::new(at, within.end).of(text);
        let Some(close) = rest.find(['【', '】', '\n']) else {
            break;
        };
        if rest[close..].starts_with('】') {
            let inner = Span::new(at, at + close);
            at = inner.end + '】'.len_utf8();
            if !is_placeholder(inner.of(text)) {
                found.push(citation(text, start, inner, within.end, links));
            }
        }
    }
    found
}

fn is_placeholder(inner: &str) -> bool {
    let blank = inner.trim().is_empty();
    blank
        || PLACEHOLDERS.iter().any(|word| inner.contains(word))
        || inner
            .as_bytes()
            .windows(4)
            .any(|w| w.eq_ignore_ascii_case(b"xxxx"))
}

fn citation(text: &str, start: usize, inner: Span, limit: usize, links: &[FojinLink]) -> Citation {
    let mut ids = ids_in(text, inner);
    let first_id = ids.first().map_or(inner.end, |(_, at)| at.start);
    let (title, locator) = title_and_locator(Span::new(inner.start, first_id).of(text));
    let mut end = inner.end + '】'.len_utf8();
    let mut behind = end;
    if let Some(parenthesis) = parenthesis(text, end, limit) {
        behind = parenthesis.end;
        let outer = ids_in(text, parenthesis);
        if !outer.is_empty() {
            end = parenthesis.end;
            ids.extend(outer);
        }
    }
    Citation {
        span: Span::new(start, end),
        title,
        locator,
        ids,
        link: link_behind(text, Span::new(behind, limit), links),
    }
}

fn ids_in(text: &str, within: Span) -> Vec<(String, Span)> {
    let found = find_ids(within.of(text), Context::Bracketed).into_iter();
    let shifted = found.map(|f| f.span.shifted(within.start));
    shifted.map(|at| (at.of(text).to_owned(), at)).collect()
}

/// The parenthesis that begins at byte `at`, with its signs.
fn parenthesis(text: &str, at: usize, limit: usize) -> Option<Span> {
    let rest = Span::new(at, limit).of(text);
    let inner = rest.strip_prefix(['（', '('])?;
    let close = inner.find(['）', ')', '【', '\n'])?;
    let sign = inner[close..]
        .chars()
        .next()
        .filter(|c| matches!(c, '）' | ')'))?;
    let length = rest.len() - inner.len() + close + sign.len_utf8();
    Some(Span::new(at, at + length))
}

/// The title between `《` and `》` up to a middle dot, and what stands behind it.
fn title_and_locator(words: &str) -> (Option<String>, Option<String>) {
    let Some((_, rest)) = words.split_once('《') else {
        return (None, None);
    };
    let (name, behind) = rest.split_once('》').unwrap_or((rest, ""));
    let (title, part) = name.split_once(['·', '•']).unwrap_or((name, ""));
    let parts = [part.trim(), locator_in(behind)];
    let parts: Vec<&str> = parts.into_iter().filter(|p| !p.is_empty()).collect();
    let some = |words: String| (!words.is_empty()).then_some(words);
    (some(title.trim().to_owned()), some(parts.join("·")))
}

/// What stands behind a title, without separators and without another name for the title in parentheses.
fn locator_in(behind: &str) -> &str {
    let behind = behind.trim_start();
    let behind = match behind.strip_prefix(['(', '（']) {
        Some(gloss) => gloss.split_once([')', '）']).map_or("", |(_, rest)| rest),
        None => behind,
    };
    let separator = |c: char| c.is_whitespace() || "，,、；;：:·•+(（".contains(c);
    behind.trim_matches(separator)
}

fn link_behind(text: &str, behind: Span, links: &[FojinLink]) -> Option<FojinLink> {
    let rest = behind.of(text).trim_start_matches([' ', '\t']);
    let arrow = ARROWS.iter().find_map(|arrow| rest.strip_prefix(arrow));
    let rest = arrow.unwrap_or(rest).trim_start_matches([' ', '\t']);
    let rest = match rest.strip_prefix('[') {
        Some(named) => {
            let close = named.find(['[', ']', '【', '\n'])?;
            named[close..].strip_prefix("](")?
        }
        None => rest.strip_prefix(['<', '(', '（']).unwrap_or(rest),
    };
    let start = span_of(text, 0, rest).start;
    let at = links.binary_search_by_key(&start, |link| link.span.start);
    at.ok().map(|at| links[at].clone())
}
