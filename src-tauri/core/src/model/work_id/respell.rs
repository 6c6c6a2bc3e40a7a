//! One work in the spelling that a place uses for another: `T2008` becomes `T0235` where `T48n2008` becomes `T08n0235`,
//! and what is not the work itself (separators, page, wide letters) stays.

use regex::Captures;

use super::find::longest;
use super::forms::{Form, Scope};
use super::scan::{Scan, is_wide, widened};
use super::{IdKind, WorkId};
use crate::text::Span;

/// How many digits the number of a text of CBETA is written with.
const DIGITS: usize = 4;

/// The work of `spelling` written as `words` writes another one. `None` where that spelling cannot write it, because it
/// is of another catalogue or has no such form.
#[must_use]
pub fn respell(words: &str, spelling: &str) -> Option<String> {
    let scan = Scan::new(words);
    let (form, _) = longest(&scan.text, Scope::Whole)?;
    let captures = form.pattern.captures(&scan.text)?;
    let work = WorkId::parse(spelling);
    if (form.read)(&captures).kind != work.kind {
        return None;
    }
    let mut written = words.to_owned();
    let mut parts = parts(&work, spelling)?;
    // Before a name that says it all, the letters of the collection are a mark and not part of the work.
    parts.retain(|(name, _)| {
        *name != "collection" || captures.name("name").is_none() || work.kind == IdKind::Collection
    });
    parts.sort_by_key(|(name, _)| captures.name(name).map(|m| m.start()));
    for (name, part) in parts.iter().rev() {
        let Some(old) = captures.name(name) else {
            continue;
        };
        let at = scan.original(Span::new(old.start(), old.end()));
        let part = in_style(name, old.as_str(), part, &captures[0]);
        let wide = at.of(words).contains(is_wide);
        let part = if wide { widened(&part) } else { part };
        written.replace_range(at.start..at.end, &part);
    }
    is_found(&written, form, &captures, &work).then_some(written)
}

/// Whether a reader who finds the old spelling at its place finds `work` in the new one.
fn is_found(written: &str, form: &Form, old: &Captures, work: &WorkId) -> bool {
    let scan = Scan::new(written).text;
    let Some((form, length)) = longest(&scan, form.scope) else {
        return false;
    };
    let Some(captures) = form.pattern.captures(&scan) else {
        return false;
    };
    let found = (form.read)(&captures);
    let whole = length + 1 == scan.len();
    let volume = old.name("volume").is_none() || found.volume == work.volume;
    whole && found.same(work) && volume
}

/// The parts of `work` by the names that the forms have for them. The volume is taken as `spelling` writes it, since
/// some canons count volumes with three digits.
fn parts(work: &WorkId, spelling: &str) -> Option<Vec<(&'static str, String)>> {
    let canonical = work.canonical.as_str();
    let own = |name| Some(vec![(name, canonical.to_owned())]);
    match work.kind {
        IdKind::Cbeta => cbeta(work, spelling),
        IdKind::Toh => {
            let number = canonical.strip_prefix("Toh ")?;
            Some(vec![
                ("number", number.to_owned()),
                ("name", format!("toh{number}")),
            ])
        }
        IdKind::Bdrc => {
            let record = canonical.strip_prefix("BDRC:")?;
            Some(vec![
                ("record", record.to_owned()),
                ("word", record.to_owned()),
            ])
        }
        IdKind::Pts => Some(vec![("work", canonical.strip_prefix("PTS:")?.to_owned())]),
        IdKind::SuttaCentral => {
            let letters = canonical.bytes().take_while(u8::is_ascii_lowercase).count();
            let (collection, number) = canonical.split_at(letters);
            Some(vec![
                ("collection", collection.to_owned()),
                ("number", number.to_owned()),
                ("name", canonical.to_owned()),
            ])
        }
        IdKind::Compiled => own("whole"),
        IdKind::Collection => {
            let (collection, name) = canonical.split_once('-')?;
            Some(vec![
                ("collection", collection.to_owned()),
                ("name", name.to_owned()),
            ])
        }
        IdKind::Other => None,
    }
}

fn cbeta(work: &WorkId, spelling: &str) -> Option<Vec<(&'static str, String)>> {
    let canonical = work.canonical.as_str();
    let mut letters = canonical.bytes().take_while(u8::is_ascii_uppercase).count();
    // In the Jiaxing canon a letter belongs to the number.
    if canonical.starts_with('J') {
        letters = 1;
    }
    let (canon, number) = canonical.split_at(letters);
    let digits = number.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let mut parts = vec![
        ("canon", canon.to_owned()),
        ("number", digits.to_owned()),
        ("suffix", number[digits.len()..].to_owned()),
        ("jiaxing", canonical.to_owned()),
    ];
    let scan = Scan::new(spelling.trim());
    let (form, _) = longest(&scan.text, Scope::Whole)?;
    let captures = form.pattern.captures(&scan.text)?;
    let volume = captures.name("volume").map(|m| m.as_str().to_owned());
    parts.extend(volume.map(|volume| ("volume", volume)));
    Some(parts)
}

/// `part` in the style of what it replaces: lower case, without zeros in front.
fn in_style(name: &str, old: &str, part: &str, words: &str) -> String {
    match name {
        "number" if counts_plainly(old, words) => part.trim_start_matches('0').to_owned(),
        "collection" if !is_low(old) => nikaya(part),
        "canon" | "record" if is_low(old) => part.to_ascii_lowercase(),
        _ => part.to_owned(),
    }
}

/// Whether `number` stands in `words` without zeros that would make it four digits long.
fn counts_plainly(number: &str, words: &str) -> bool {
    let short = number.len() < DIGITS || words.to_ascii_lowercase().contains("no.");
    short && !number.starts_with('0')
}

fn is_low(letters: &str) -> bool {
    !letters.bytes().any(|b| b.is_ascii_uppercase())
}

/// The name of a collection of suttas as it is written in running text: `MN`, `Dhp`.
pub(super) fn nikaya(collection: &str) -> String {
    let collected = ["dn", "mn", "sn", "an", "kn"].contains(&collection);
    let capitals = if collected { collection.len() } else { 1 };
    let (first, rest) = collection.split_at(capitals.min(collection.len()));
    first.to_ascii_uppercase() + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_place_keeps_its_spelling() {
        let table = [
            ("T48n2008", "T08n0235", "T08n0235"),
            ("T2008", "T08n0235", "T0235"),
            ("T08n235", "T48n2010", "T48n2010"),
            ("T235", "T09n0262", "T262"),
            ("t48n2008", "X62n1182", "x62n1182"),
            ("Ｔ４８ｎ２００８", "T08n0235", "Ｔ０８ｎ０２３５"),
            ("T48n2008_p0353b12-c03", "T08n0235", "T08n0235_p0353b12-c03"),
            (
                "T48, no. 2008, p. 353b12",
                "T08n0235",
                "T08, no. 235, p. 353b12",
            ),
            ("T48n2008", "T25n1510a", "T25n1510a"),
            ("T25n1510a", "T48n2008", "T48n2008"),
            ("T1510a", "T48n2008", "T2008"),
            ("T48n2008", "J36nB348", "J36nB348"),
            ("T2008", "J36nB348", "JB348"),
            ("JB348", "T48n2008", "T2008"),
            ("J36nB348", "A091n1057", "A091n1057"),
            ("Toh:4465", "Toh 3861", "Toh:3861"),
            ("Toh 4465", "Toh:3861", "Toh 3861"),
            ("toh4465", "Toh:1-1", "toh1-1"),
            ("84K-toh21", "Toh:44", "84K-toh44"),
            ("BDRC:W22272", "BDRC:W1KG14334", "BDRC:W1KG14334"),
            ("BDRC: W22272", "BDRC:W1KG14334", "BDRC: W1KG14334"),
            ("W22272", "BDRC:W99999", "W99999"),
            ("BDRC:gsung-bum", "BDRC:bka-bum", "BDRC:bka-bum"),
            ("PTS:Vism", "PTS:DN-Comm", "PTS:DN-Comm"),
            ("PTS Vism", "PTS:DN-Comm", "PTS DN-Comm"),
            ("PTS:Sv I.85", "PTS:Ps", "PTS:Ps I.85"),
            ("MN 10", "SC DN 22", "DN 22"),
            ("SC: MN 10", "Dhp 1-20", "SC: Dhp 1-20"),
            ("mn10", "SC DN 22", "dn22"),
            ("SC-mn10", "DN 22", "SC-dn22"),
            ("SN 56.11:4.2", "SN 12.2", "SN 12.2:4.2"),
            (
                "AjahnChah:FoodForTheHeart",
                "Mahasi:Manual",
                "Mahasi:Manual",
            ),
        ];
        for (words, spelling, expected) in table {
            assert_eq!(
                respell(words, spelling).as_deref(),
                Some(expected),
                "{words} {spelling}"
            );
        }
    }

    #[test]
    fn what_a_spelling_cannot_write_is_refused() {
        let table = [
            ("T48n2008", "Toh:4465"),
            ("T48n2008", "T0235"),
            ("T2008", "A091n1057"),
            ("Vism IX.12", "PTS:DN-Comm"),
            ("BDRC:W22272", "BDRC:gsung-bum"),
            ("Lam-rim-chen-mo", "Lam-gtso-rnam-gsum"),
            ("T48n2008", "no id"),
        ];
        for (words, spelling) in table {
            assert_eq!(respell(words, spelling), None, "{words} {spelling}");
        }
    }
}
