//! Brackets `【…】` that cite a work, with the link to FoJin behind them (masters.md §1.11, §6.2).

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
/// What may stand between a citation and its link (fojin-api.md §9.3).
const ARROWS: [&str; 8] = ["→", "⇒", "->", "=>", "—", "–", ":", "："];
/// Blanks that may stand between a citation, its parenthesis, the arrow and the link.
const BLANKS: [char; 3] = [' ', '\t', '\u{3000}'];

/// The citations under `within`; `links` are those of the whole text, in order.
pub(super) fn citations(text: &str, within: Span, links: &[FojinLink]) -> Vec<Citation> {
    brackets(text, within)
        .into_iter()
        .filter(|inner| !is_placeholder(inner.of(text)))
        .map(|inner| citation(text, inner, within.end, links))
        .collect()
}

/// The brackets under `within` that hold only the pattern of a citation, signs included.
#[must_use]
pub fn placeholders(text: &str, within: Span) -> Vec<Span> {
    brackets(text, within)
        .into_iter()
        .filter(|inner| is_placeholder(inner.of(text)))
        .map(|inner| Span::new(inner.start - '【'.len_utf8(), inner.end + '】'.len_utf8()))
        .collect()
}

/// What stands between `【` and `】` on one line, without nesting.
fn brackets(text: &str, within: Span) -> Vec<Span> {
    let mut found = Vec::new();
    let mut at = within.start;
    while let Some(open) = Span::new(at, within.end).of(text).find('【') {
        at += open + '【'.len_utf8();
        let rest = Span::new(at, within.end).of(text);
        let Some(close) = rest.find(['【', '】', '\n']) else {
            break;
        };
        if rest[close..].starts_with('】') {
            found.push(Span::new(at, at + close));
            at += close + '】'.len_utf8();
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

fn citation(text: &str, inner: Span, limit: usize, links: &[FojinLink]) -> Citation {
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
        span: Span::new(inner.start - '【'.len_utf8(), end),
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

/// The parenthesis that begins at byte `at`, with its signs and the blanks before it.
fn parenthesis(text: &str, at: usize, limit: usize) -> Option<Span> {
    let rest = Span::new(at, limit).of(text);
    let inner = rest.trim_start_matches(BLANKS).strip_prefix(['（', '('])?;
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
    let rest = behind.of(text).trim_start_matches(BLANKS);
    let arrow = ARROWS.iter().find_map(|arrow| rest.strip_prefix(arrow));
    let rest = arrow.unwrap_or(rest).trim_start_matches(BLANKS);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::find_fojin_links;

    fn read(text: &str) -> Vec<Citation> {
        citations(text, Span::new(0, text.len()), &find_fojin_links(text))
    }

    /// A text with one citation; its words, title, locator, identifiers joined by `+`, number of the link.
    const CITED: [[&str; 6]; 10] = [
        [
            "【《信心铭·序品》，T48n2010】→ https://fojin.app/texts/58",
            "【《信心铭·序品》，T48n2010】",
            "信心铭",
            "序品",
            "T48n2010",
            "58",
        ],
        [
            "【《止观》卷五上，T1911】→[53](https://fojin.app/texts/53/read?juan=5)",
            "【《止观》卷五上，T1911】",
            "止观",
            "卷五上",
            "T1911",
            "53",
        ],
        [
            "【《玄义》卷八引《法华》卷二，T1716/T0262】<https://fojin.app/texts/x>",
            "【《玄义》卷八引《法华》卷二，T1716/T0262】",
            "玄义",
            "卷八引《法华》卷二",
            "T1716+T0262",
            "x",
        ],
        [
            "【《入中论》§第六章】（Toh 3861）：https://fojin.app/texts/7",
            "【《入中论》§第六章】（Toh 3861）",
            "入中论",
            "§第六章",
            "Toh 3861",
            "7",
        ],
        [
            "【《灯论》(Lam sgron)】 (BDRC: W22272)",
            "【《灯论》(Lam sgron)】 (BDRC: W22272)",
            "灯论",
            "",
            "BDRC: W22272",
            "",
        ],
        [
            "【《广论》§止观（末）】（见全集） -> https://fojin.app/texts/9",
            "【《广论》§止观（末）】",
            "广论",
            "§止观（末）",
            "",
            "9",
        ],
        [
            "【《Visuddhimagga》§VIII】（PTS Vism）",
            "【《Visuddhimagga》§VIII】（PTS Vism）",
            "Visuddhimagga",
            "§VIII",
            "PTS Vism",
            "",
        ],
        [
            "【SC: MN 118 / Sutta】 x https://fojin.app/texts/1",
            "【SC: MN 118 / Sutta】",
            "",
            "",
            "SC: MN 118",
            "",
        ],
        [
            "【《续编》·遍复，X62n1183】",
            "【《续编》·遍复，X62n1183】",
            "续编",
            "遍复",
            "X62n1183",
            "",
        ],
        [
            "【Vinaya, Vibhaṅga】",
            "【Vinaya, Vibhaṅga】",
            "",
            "",
            "",
            "",
        ],
    ];

    #[test]
    fn a_citation_has_title_locator_identifiers_and_link() {
        for [text, words, title, locator, ids, link] in CITED {
            let found = read(text);
            let [one] = found.as_slice() else {
                panic!("{text}: {found:?}");
            };
            assert!(one.ids.iter().all(|(id, at)| at.of(text) == id));
            let spelt: Vec<_> = one.ids.iter().map(|(id, _)| id.as_str()).collect();
            let actual = [
                one.span.of(text),
                one.title.as_deref().unwrap_or(""),
                one.locator.as_deref().unwrap_or(""),
                &spelt.join("+"),
                one.link.as_ref().map_or("", |l| &l.text_id),
            ];
            assert_eq!(actual, [words, title, locator, ids, link], "{text}");
        }
    }

    #[test]
    fn placeholders_and_open_brackets_cite_nothing() {
        let text = "【《{title}》】【SC: <N>】【《书》卷N，T1】【《书》，TxxXXn】【《典籍名》】【《经名》】【】【 】【甲\n】【乙";
        assert_eq!(read(text), []);
        assert_eq!(read("【甲【《乙》】】").len(), 1);
    }
}
