//! The neutral first turn: the line of Layer 0 that forbids forms of address, and the neutral parts of the sections on
//! opening and address (masters.md §1.12).

use std::sync::LazyLock;

use regex::Regex;

use super::layers::{layer, sections};
use crate::checks::wording::NEUTRAL_FIRST_TURN;
use crate::model::MarkdownFile;
use crate::text::{Span, fold_char};

/// Headings of the section on opening.
pub const OPENING: [&str; 4] = ["开场", "開場", "opening", "greeting"];
/// Headings of the section on address.
pub const ADDRESS: [&str; 5] = ["称呼", "稱呼", "称谓", "稱謂", "address"];

/// What may stand around a form of address.
const MARKS: [char; 12] = [
    '"', '“', '”', '「', '」', '\'', '‘', '’', '*', '`', ' ', '…',
];

/// What a line says before it lists what is forbidden.
static FORBIDS: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(r"(?i)禁用|禁止|不得使用|不得用|不使用|不用|不可用|勿用|避免|never use|do not use|don't use|must not use|not use|avoid|forbidden").ok()
});

/// The line of Layer 0 that states the rule.
pub fn rule(voice: &MarkdownFile) -> Option<Span> {
    let layer = layer(voice, 0)?;
    let text = &voice.file.text;
    lines(text, layer).find(|line| {
        let words = line.of(text);
        NEUTRAL_FIRST_TURN.is_in(words)
    })
}

/// The forms of address that a line forbids: what stands behind the word of forbidding and a colon, up to the end of
/// the sentence; or what stands there in quotation marks.
pub fn forbidden(line: &str) -> Vec<&str> {
    let Some(from) = FORBIDS.as_ref().and_then(|regex| regex.find(line)) else {
        return Vec::new();
    };
    let rest = &line[from.end()..];
    let sentence = &rest[..rest
        .find(['。', '；', ';', '.', '！'])
        .unwrap_or(rest.len())];
    let list = match sentence.split_once(['：', ':']) {
        Some((_, list)) => vec![list],
        None => quoted(sentence),
    };
    list.into_iter().flat_map(forms).collect()
}

fn quoted(sentence: &str) -> Vec<&str> {
    let mut pieces = sentence.split(['"', '“', '”', '「', '」', '\'', '‘', '’']);
    pieces.next();
    // Pieces alternate: in quotation marks, then outside.
    pieces.step_by(2).collect()
}

/// The forms of a list, without what stands in brackets behind them.
fn forms(list: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0_usize;
    let separates = move |c: char| {
        match c {
            '(' | '（' => depth += 1,
            ')' | '）' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0 && ['、', '，', ',', '/', '／', '|'].contains(&c)
    };
    list.split(separates)
        .map(|form| {
            form.split(['（', '('])
                .next()
                .unwrap_or("")
                .trim_matches(MARKS)
        })
        .map(|form| form.strip_prefix("or ").unwrap_or(form))
        .filter(|form| form.chars().any(char::is_alphanumeric))
}

/// The neutral part of a section on opening or address: from a bold line or heading that says so to the next one.
pub fn neutral_part(voice: &MarkdownFile, words: &[&str]) -> Option<Span> {
    let text = &voice.file.text;
    sections(voice, words).find_map(|section| {
        let mut lines = lines(text, section);
        let first = lines.find(|line| is_label(line.of(text)) && is_neutral(line.of(text)))?;
        let next = lines.find(|line| is_label(line.of(text)));
        Some(Span::new(
            first.start,
            next.map_or(section.end, |next| next.start),
        ))
    })
}

fn is_neutral(line: &str) -> bool {
    line.contains("中立") || line.to_lowercase().contains("neutral")
}

/// Whether a line opens a part: a heading, or words in bold.
fn is_label(line: &str) -> bool {
    let line = line.trim_start_matches([' ', '\t', '-']);
    line.starts_with('#') || line.starts_with("**") || line.starts_with("__")
}

/// Where each form of address first stands in `part`, in lines that do not themselves forbid something. Script does not
/// matter; a form in Latin letters must stand by itself.
pub fn uses_of(forms: &[&str], text: &str, part: Span) -> Vec<Span> {
    let forbids = |line: &str| FORBIDS.as_ref().is_some_and(|regex| regex.is_match(line));
    let lines = lines(text, part).filter(|line| !forbids(line.of(text)));
    let folded: Vec<_> = lines.map(|line| (line, fold_line(line.of(text)))).collect();
    let first = |form: &&str| {
        let form: Vec<char> = form.chars().map(fold_char).collect();
        let mut lines = folded.iter();
        lines.find_map(|(line, chars)| find(&form, chars).map(|at| at.shifted(line.start)))
    };
    forms.iter().filter_map(first).collect()
}

/// The characters of a line, folded, with the bytes of each.
fn fold_line(line: &str) -> Vec<(Span, char)> {
    let chars = line.char_indices();
    chars
        .map(|(at, c)| (Span::new(at, at + c.len_utf8()), fold_char(c)))
        .collect()
}

fn find(form: &[char], line: &[(Span, char)]) -> Option<Span> {
    let latin = |c: Option<&(Span, char)>| c.is_some_and(|(_, c)| c.is_ascii_alphanumeric());
    let is_latin = form.first().is_some_and(char::is_ascii_alphanumeric);
    let mut windows = line.windows(form.len().max(1)).enumerate();
    let (start, window) = windows.find(|(start, window)| {
        let before = start.checked_sub(1).and_then(|at| line.get(at));
        let inside = is_latin && (latin(before) || latin(line.get(start + window.len())));
        window.iter().map(|(_, c)| c).eq(form) && !inside
    })?;
    let last = line.get(start + window.len() - 1)?;
    Some(Span::new(window.first()?.0.start, last.0.end))
}

/// The lines under `within`, without their ends.
fn lines(text: &str, within: Span) -> impl Iterator<Item = Span> + '_ {
    let mut start = within.start;
    within.of(text).split_inclusive('\n').map(move |line| {
        let span = Span::new(start, start + line.trim_end().len());
        start += line.len();
        span
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_of_address_are_read_in_every_way_of_listing_them() {
        let table: [(&str, &[&str]); 6] = [
            (
                "- 首轮：禁用于首轮的称谓：居士、道友。这一轮用：您 / 你。",
                &["居士", "道友"],
            ),
            (
                "第一轮禁用：贤友（āvuso / friend）、行者，佛友。",
                &["贤友", "行者", "佛友"],
            ),
            (
                "第一輪禁用「居士/善信」等稱謂；用「您」。",
                &["居士", "善信"],
            ),
            (
                "First turn: never use: dear disciple, friend. Use: you.",
                &["dear disciple", "friend"],
            ),
            ("首轮禁用预设称谓。", &[]),
            ("首轮身份中立。", &[]),
        ];
        for (line, expected) in table {
            assert_eq!(forbidden(line), expected, "{line}");
        }
    }

    #[test]
    fn a_form_is_found_where_it_is_used_and_not_where_it_is_forbidden() {
        let text = "**首轮**：您（不用居士）\n- 居士，\nfriendly friend\n";
        let whole = Span::new(0, text.len());
        let place = |form| {
            let uses = uses_of(&[form], text, whole);
            uses.first().map(|s| (s.start, s.of(text)))
        };
        let second = text.find("- 居士").unwrap() + 2;
        assert_eq!(place("居士"), Some((second, "居士")));
        assert_eq!(
            place("friend"),
            Some((text.rfind("friend").unwrap(), "friend"))
        );
        assert_eq!(place("道友"), None);
    }
}
