//! Looks for identifiers and for links to FoJin in running text: leftmost, then longest, then in table order.

use std::sync::LazyLock;

use regex::Regex;

use super::forms::{FORMS, Form, Scope, may_begin};
use super::scan::{END, Scan};
use super::{Context, FoundId, WorkId};
use crate::model::FojinLink;
use crate::text::Span;

static FOJIN_URL: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let id = r"(?<id>[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*)";
    let rest = r"(?:/[A-Za-z0-9/_-]*)?(?:\?(?<query>[A-Za-z0-9=&_%-]*))?";
    Regex::new(&format!(r"^https?://(?:www\.)?fojin\.app/texts/{id}{rest}")).ok()
});

static OTHER_URL: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(r"^https?://[A-Za-z0-9.-]+(?:[:/?#][^\s\x00】)>〉》」』,。;、]*)?").ok()
});

/// Every identifier in `text`, leftmost and longest first, not overlapping; addresses (URLs) are passed over.
#[must_use]
pub fn find_ids(text: &str, context: Context) -> Vec<FoundId> {
    let scan = Scan::new(text);
    let mut found = Vec::new();
    for_each_word(&scan.text, |at, word| {
        if let Some(end) = url_end(&scan.text, at, word) {
            return end;
        }
        let rest = &scan.text[at..];
        let (head, next) = head(rest);
        if context == Context::Running && !may_begin(head, next) {
            return at + word.len();
        }
        let scope = match context {
            Context::Running => Scope::Anywhere,
            Context::Bracketed => Scope::Brackets,
        };
        let Some((form, length)) = longest(rest, scope) else {
            return at + word.len();
        };
        let span = scan.original(Span::new(at, at + length));
        found.extend(read(form, rest).map(|id| FoundId { id, span }));
        at + length
    });
    found
}

/// Every link to a text of FoJin, in order (§9.2, first row).
#[must_use]
pub fn find_fojin_links(text: &str) -> Vec<FojinLink> {
    let scan = Scan::new(text);
    let mut found = Vec::new();
    for_each_word(&scan.text, |at, word| {
        let Some(end) = url_end(&scan.text, at, word) else {
            return at + word.len();
        };
        let start = url_start(at, word);
        let captures = FOJIN_URL
            .as_ref()
            .and_then(|url| url.captures(&scan.text[start..end]));
        found.extend(captures.and_then(|captures| {
            let query = captures.name("query").map_or("", |m| m.as_str());
            let juan = query.split('&').find_map(|pair| pair.strip_prefix("juan="));
            Some(FojinLink {
                text_id: captures.name("id")?.as_str().to_owned(),
                juan: juan.map(str::to_owned),
                span: scan.original(Span::new(start, end)),
            })
        }));
        end
    });
    found
}

/// The identifier that the whole of `spelling` is.
pub(super) fn whole(spelling: &str) -> Option<WorkId> {
    let scan = Scan::new(spelling).text;
    let (form, length) = longest(&scan, Scope::Whole)?;
    (length + END.len_utf8() == scan.len()).then(|| read(form, &scan))?
}

/// Calls `look` with each run of letters and digits and its place; it tells where to go on.
fn for_each_word(text: &str, mut look: impl FnMut(usize, &str) -> usize) {
    let bytes = text.as_bytes();
    let mut at = 0;
    while let Some(skipped) = bytes[at..].iter().position(u8::is_ascii_alphanumeric) {
        let start = at + skipped;
        let word = bytes[start..]
            .iter()
            .take_while(|b| b.is_ascii_alphanumeric())
            .count();
        at = look(start, &text[start..start + word]);
    }
}

/// The letters `rest` begins with, and the character behind them.
fn head(rest: &str) -> (&str, char) {
    let letters = rest.bytes().take_while(u8::is_ascii_alphabetic).count();
    let next = rest[letters..].chars().next().unwrap_or(END);
    (&rest[..letters], next)
}

/// The form with the longest match at the beginning of `rest`, and the length of that.
pub(super) fn longest(rest: &str, scope: Scope) -> Option<(&'static Form, usize)> {
    let (head, next) = head(rest);
    let mut longest = None;
    for form in FORMS
        .iter()
        .filter(|form| form.scope <= scope && (form.begins)(head, next))
    {
        let Some(matched) = form.pattern.find(rest) else {
            continue;
        };
        let behind = matched
            .as_str()
            .chars()
            .next_back()
            .map_or(0, char::len_utf8);
        let length = matched.end() - behind;
        if longest.is_none_or(|(_, best)| length > best) {
            longest = Some((form, length));
        }
    }
    longest
}

fn read(form: &Form, rest: &str) -> Option<WorkId> {
    form.pattern
        .captures(rest)
        .map(|captures| (form.read)(&captures))
}

/// Where the address ends that begins within `word`, the run at byte `at`. A link to FoJin ends by its own rule.
fn url_end(text: &str, at: usize, word: &str) -> Option<usize> {
    if !text[at + word.len()..].starts_with("://") {
        return None;
    }
    let start = url_start(at, word);
    let urls = [&FOJIN_URL, &OTHER_URL];
    let matched = urls
        .iter()
        .find_map(|url| url.as_ref()?.find(&text[start..]))?;
    Some(start + matched.end())
}

/// Where the scheme begins at the end of `word`: other letters may stand before it.
fn url_start(at: usize, word: &str) -> usize {
    let scheme = if word.ends_with("https") { 5 } else { 4 };
    at + word.len().saturating_sub(scheme)
}
