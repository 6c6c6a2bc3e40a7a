//! The forms in which identifiers are written (fojin-api.md §9.2), in the order of its table, and how each is read.

use std::sync::LazyLock;

use regex::{Captures, Regex};

use super::{IdKind, MANY_VOLUMES, WorkId};

/// Where a form counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Scope {
    /// Everywhere.
    Anywhere,
    /// Inside brackets, and where the whole of a string is read.
    Brackets,
    /// Only where the whole of a string is read: canonical forms that are too short to be looked for.
    Whole,
}

/// One form.
pub(super) struct Form {
    /// Where it counts.
    pub scope: Scope,
    /// Whether a run of letters and digits that begins with these letters and this next character may begin it.
    pub begins: Begins,
    /// The form from its first character to one character behind it, which is no letter or digit.
    pub pattern: Regex,
    /// The identifier it names.
    pub read: Read,
}

type Begins = fn(&str, char) -> bool;
type Read = fn(&Captures) -> WorkId;

/// All forms in table order.
pub(super) static FORMS: LazyLock<Vec<Form>> = LazyLock::new(|| {
    use Scope::{Anywhere, Brackets, Whole};
    let forms: [(Scope, Begins, &str, Read); 17] = [
        (Anywhere, a_canon, FULL, cbeta),
        (Anywhere, a_canon, NUMBERED, cbeta),
        (Anywhere, a_canon, SHORT, cbeta),
        (Brackets, a_canon, SHORT_IN_BRACKETS, cbeta),
        (Whole, a_canon, CANONICAL, cbeta),
        (Brackets, a_prefix, PREFIXED, prefixed),
        (Anywhere, |head, _| is(head, "toh"), TOH, toh),
        (Anywhere, |head, _| is(head, "bdrc"), BDRC, bdrc),
        (Brackets, a_record, BARE_RECORD, bdrc),
        (Anywhere, |head, _| is(head, "pts"), PTS, pts),
        (Brackets, |head, _| is(head, "pts"), PTS_SPACED, pts),
        (Anywhere, |head, _| is(head, "vism"), VISM, pts),
        (Anywhere, a_sutta, SUTTA, sutta),
        (Anywhere, a_sutta, SUTTA_LOW, sutta),
        (Whole, a_sutta, SUTTA_CANONICAL, sutta),
        (Brackets, a_capital, COMPILED, compiled),
        (Brackets, |head, _| is(head, "bdrc"), BDRC_WORD, bdrc_word),
    ];
    forms
        .into_iter()
        .filter_map(|(scope, begins, form, read)| {
            let pattern = Regex::new(&expanded(form)).ok()?;
            Some(Form {
                scope,
                begins,
                pattern,
                read,
            })
        })
        .collect()
});

const CANON: &str = "(?<canon>CC|DA|GA|GB|LC|TX|YP|ZS|ZW|[A-Z])";
/// Where letters of either case count, these are the letters of ASCII alone.
const LETTER: &str = "(?-i:[A-Za-z])";
const PAGE: &str = r"p(?<page>LETTER?\d{3,4})(?<column>LETTER)(?<line>\d{1,2})";
const RANGE: &str = r"(?<range>\s?[-–~]\s?(?:p?LETTER?\d{3,4})?LETTER\d{1,2})";
const PTS_LOCATOR: &str = r"(?<locator>[IVXLC]+\.\d+|[ivxlc]+\s\d+|\d+(?:[-–]\d+)?)";
const SUTTA_NUMBER: &str =
    r"(?<number>\d{1,3}(?:\.\d{1,3})?(?:[-–]\d{1,3})?)(?::(?<locator>\d+(?:\.\d+)*))?";

const FULL: &str = r"(?i:CANON(?<volume>\d{2,3})n(?<number>\d{4}|\d{3}|[ABa]\d{3})(?<suffix>LETTER?)(?:_?PAGERANGE?)?)";
const NUMBERED: &str = r"(?i:CANON(?<volume>\d{2,3})\s*,\s*no\.\s*(?<number>\d{1,4})(?<suffix>LETTER?)(?:\s*,\s*p\.\s*(?<page>\d{1,4})(?<column>LETTER)(?<line>\d{1,2})(?<range>[-–]LETTER?\d{1,2})?)?)";
const SHORT: &str =
    r"(?:(?<canon>[TX])(?<number>\d{3,4})(?<suffix>[A-Za-z]?)|(?<jiaxing>J[AB]\d{3}))";
const SHORT_IN_BRACKETS: &str = r"(?<canon>CC|DA|GA|GB|LC|TX|YP|ZS|ZW|[A-IK-SU-WYZ])(?<number>\d{4}|a\d{3})(?<suffix>[A-Za-z]?)";
const CANONICAL: &str = r"CANON(?<number>\d{4}|[ABa]\d{3})(?<suffix>[A-Za-z]?)";
const PREFIXED: &str =
    r"(?<collection>SC|84K|GRETIL|DSBC|VRI|BS|GAND)-(?<name>[A-Za-z0-9_.-]*[A-Za-z0-9_])";
const TOH: &str = r"(?i:Toh\.?\s?:?\s?(?<number>\d{1,4}(?:-\d{1,3})?LETTER?))";
const BDRC: &str = r"(?i:BDRC)\s?:\s?(?<record>[Mm]?[Ww][A-Za-z]{0,3}\d[A-Za-z0-9]*)";
const BARE_RECORD: &str = r"(?<record>M?W[A-Z]{0,3}\d{2,}[A-Z0-9]*)";
const PTS: &str = r"PTS\s?:\s?(?<work>[A-Za-z][A-Za-z-]*)(?:[\s,]\s?LOCATOR)?";
const PTS_SPACED: &str = r"PTS\s(?<work>[A-Z][A-Za-z-]{0,11})(?:[\s,]\s?LOCATOR)?";
const VISM: &str = r"(?<work>Vism)\.?\s(?<locator>[IVXLC]+\.\d+|\d+)";
const SUTTA: &str =
    r"(?:SC\s?[:\- ]\s?)?(?<collection>DN|MN|SN|AN|KN|Dhp|Snp|Ud|Iti|Thag|Thig|Kp|Ja)\s?SUTTA";
const SUTTA_LOW: &str = r"(?:sc:)?(?<collection>dn|mn|sn|an|dhp|snp|ud|iti|thag|thig|kp|ja)SUTTA";
const SUTTA_CANONICAL: &str = r"(?<collection>kn)SUTTA";
const COMPILED: &str = r"(?<whole>[A-Z][A-Za-z]+:[A-Z][A-Za-z0-9]+)";
/// Not in the table of §9.2, but declared by masters (masters.md §1.3): a word in place of a record number.
const BDRC_WORD: &str = r"BDRC:(?<word>[A-Za-z]+(?:-[A-Za-z]+)*)";

fn expanded(form: &str) -> String {
    let form = form
        .replace("CANON", CANON)
        .replace("PAGE", PAGE)
        .replace("RANGE", RANGE)
        .replace("LOCATOR", PTS_LOCATOR)
        .replace("SUTTA", SUTTA_NUMBER)
        .replace("LETTER", LETTER)
        .replace(r"\d", "[0-9]");
    format!("^{form}[^A-Za-z0-9]")
}

/// The letters before the number of a sutta, and `SC` before those.
const SUTTA_HEADS: [&str; 14] = [
    "sc", "dn", "mn", "sn", "an", "kn", "dhp", "snp", "ud", "iti", "thag", "thig", "kp", "ja",
];
const OTHER_HEADS: [&str; 4] = ["toh", "bdrc", "pts", "vism"];

/// Whether a run of letters and digits may begin a form that counts anywhere: a cheap look before the patterns.
pub(super) fn may_begin(head: &str, next: char) -> bool {
    let short = (2..=4).contains(&head.len());
    a_canon(head, next) || short && (a_sutta(head, next) || OTHER_HEADS.iter().any(|h| is(head, h)))
}

fn is(head: &str, word: &str) -> bool {
    head.eq_ignore_ascii_case(word)
}

fn a_canon(head: &str, next: char) -> bool {
    next.is_ascii_digit() && (1..=3).contains(&head.len())
}

fn a_record(head: &str, next: char) -> bool {
    next.is_ascii_digit() && head.starts_with(['M', 'W'])
}

fn a_sutta(head: &str, _: char) -> bool {
    SUTTA_HEADS.iter().any(|h| is(head, h))
}

fn a_capital(head: &str, next: char) -> bool {
    next == ':' && head.starts_with(|c: char| c.is_ascii_uppercase())
}

/// `84K` begins with a digit, so its head is empty.
fn a_prefix(head: &str, next: char) -> bool {
    next == '-' || head.is_empty()
}

fn group<'a>(captures: &'a Captures, name: &str) -> Option<&'a str> {
    captures.name(name).map(|m| m.as_str())
}

fn words<'a>(captures: &'a Captures, name: &str) -> &'a str {
    group(captures, name).unwrap_or("")
}

fn cbeta(captures: &Captures) -> WorkId {
    let number = words(captures, "number").replace('b', "B");
    let canonical = match group(captures, "jiaxing") {
        Some(id) => id.to_owned(),
        None => format!(
            "{}{number:0>4}{}",
            words(captures, "canon").to_ascii_uppercase(),
            words(captures, "suffix")
        ),
    };
    let canonical = if canonical.starts_with(MANY_VOLUMES) {
        MANY_VOLUMES.to_owned()
    } else {
        canonical
    };
    WorkId {
        volume: words(captures, "volume").parse().ok(),
        locator: page(captures),
        ..WorkId::new(IdKind::Cbeta, canonical)
    }
}

/// `p`, the page in four places, the column, the line in two, and the range without spaces.
fn page(captures: &Captures) -> Option<String> {
    let page = group(captures, "page")?;
    let (column, line) = (words(captures, "column"), words(captures, "line"));
    let range = words(captures, "range").replace(char::is_whitespace, "");
    Some(format!("p{page:0>4}{column}{line:0>2}{range}").to_ascii_lowercase())
}

/// FoJin's names with a prefix for the collection: behind `SC-` stands SuttaCentral's own name for a text, behind `84K-`
/// a number like `toh21`. A name of neither shape keeps its prefix, to be told from an ordinary word.
fn prefixed(captures: &Captures) -> WorkId {
    let (collection, name) = (words(captures, "collection"), words(captures, "name"));
    let (kind, name) = match collection {
        "SC" => (IdKind::SuttaCentral, name.to_ascii_lowercase()),
        "84K" => (IdKind::Toh, name.to_owned()),
        _ => return WorkId::new(IdKind::Collection, format!("{collection}-{name}")),
    };
    let inner = WorkId::parse(&name);
    if inner.kind == kind {
        return inner;
    }
    WorkId::new(IdKind::Collection, format!("{collection}-{name}"))
}

fn toh(captures: &Captures) -> WorkId {
    WorkId::new(IdKind::Toh, format!("Toh {}", words(captures, "number")))
}

fn bdrc(captures: &Captures) -> WorkId {
    let record = words(captures, "record").to_ascii_uppercase();
    WorkId::new(IdKind::Bdrc, format!("BDRC:{record}"))
}

fn bdrc_word(captures: &Captures) -> WorkId {
    WorkId::new(IdKind::Bdrc, format!("BDRC:{}", words(captures, "word")))
}

fn pts(captures: &Captures) -> WorkId {
    WorkId {
        locator: group(captures, "locator").map(str::to_owned),
        ..WorkId::new(IdKind::Pts, format!("PTS:{}", words(captures, "work")))
    }
}

fn sutta(captures: &Captures) -> WorkId {
    let number = words(captures, "number").replace('–', "-");
    let canonical = format!("{}{number}", words(captures, "collection")).to_ascii_lowercase();
    WorkId {
        locator: group(captures, "locator").map(str::to_owned),
        ..WorkId::new(IdKind::SuttaCentral, canonical)
    }
}

fn compiled(captures: &Captures) -> WorkId {
    WorkId::new(IdKind::Compiled, words(captures, "whole"))
}
