//! A trigger whose chapter no excerpt of its source names.

use super::triggers::triggers;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity, WorkId};
use crate::text::fold;

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "lore/unknown-chapter",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"source_ref\": \"T48n2014#卷1\"",
        with: "\"source_ref\": \"T48n2014#卷3\"",
    }],
    silent: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "\"source_ref\": \"T48n2014#卷1\"",
        with: "\"source_ref\": \"T48n2014#卷一\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let mut found = Vec::new();
    for trigger in triggers(master) {
        let Some((id, Some(chapter))) = trigger.source() else {
            continue;
        };
        let places = places(master, &WorkId::parse(id));
        let wanted = comparable(chapter);
        if !places.is_empty() && !places.iter().any(|place| place.contains(&wanted)) {
            let fault = trigger.fault("source_ref");
            found.push(fault.with("id", id).with("chapter", chapter));
        }
    }
    found
}

/// What the excerpts of `work` say about where they stand: citations and headings.
fn places(master: &Master, work: &WorkId) -> Vec<String> {
    let mut places = Vec::new();
    for file in &master.excerpts {
        for passage in &file.passages {
            let mut cited = passage.citations.iter().filter(|citation| {
                let mut ids = citation.ids.iter();
                ids.any(|(spelling, _)| WorkId::parse(spelling).same(work))
            });
            if let Some(first) = cited.next() {
                let heading = file.markdown.headings.get(passage.heading);
                places.extend(heading.map(|h| comparable(&h.text)));
                let all = std::iter::once(first).chain(cited);
                places.extend(all.map(|citation| comparable(file.text(citation.span))));
            }
        }
    }
    places
}

/// Words for comparison: script does not matter, nor whether numbers are written as digits.
fn comparable(words: &str) -> String {
    let mut out = String::new();
    let mut number = String::new();
    for c in fold(words).chars {
        if value(c).is_some() {
            number.push(c);
        } else {
            out.push_str(&digits(&number));
            number.clear();
            out.push(c);
        }
    }
    out + &digits(&number)
}

/// A number below a thousand written in Han characters, as digits; anything else as it is.
fn digits(number: &str) -> String {
    let mut total = 0;
    let mut last = 0;
    for c in number.chars() {
        match value(c) {
            Some(unit @ (10 | 100)) => {
                total += unit * last.max(1);
                last = 0;
            }
            Some(digit) => last = digit,
            None => return number.to_owned(),
        }
    }
    if number.is_empty() {
        String::new()
    } else {
        (total + last).to_string()
    }
}

fn value(c: char) -> Option<u32> {
    let digit = "〇一二三四五六七八九".chars().position(|d| d == c);
    match c {
        '十' => Some(10),
        '百' => Some(100),
        _ => digit.and_then(|d| u32::try_from(d).ok()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_compare_in_either_writing() {
        for (a, b) in [
            ("卷五上", "卷5上"),
            ("卷十二", "卷12"),
            ("卷二十", "卷20"),
            ("第一百零三", "第一百零三"),
        ] {
            assert_eq!(comparable(a), comparable(b), "{a}");
        }
        assert_eq!(comparable("卷一百二十三"), "卷123");
    }
}
