//! What the header says, the characters it declares, and how the file is written.

use crate::document::{Character, Head, Layout, Substitute};
use crate::random::Random;
use crate::words;

const CANONS: [(&str, usize); 6] = [("T", 2), ("X", 2), ("A", 3), ("GA", 3), ("J", 2), ("L", 3)];
const SIGLA: [&str; 7] = [
    "【大】",
    "【宋】",
    "【元】",
    "【明】",
    "【宮】",
    "【聖】",
    "【CB】",
];
const PREFIXES: [(&str, &str); 8] = [
    ("", "cb:"),
    ("", "cb:"),
    ("", "cb:"),
    ("", "cb:"),
    ("", "cb:"),
    ("", "c:"),
    ("tei:", "cb:"),
    ("t:", "c:"),
];

pub(super) fn layout(random: &mut Random) -> Layout {
    let (tei, cb) = random.pick(&PREFIXES);
    Layout {
        seed: random.next(),
        newline: if random.chance(20) { "\r\n" } else { "\n" },
        tei,
        cb,
    }
}

pub(super) fn head(random: &mut Random) -> Head {
    let (canon, digits) = random.pick(&CANONS);
    let volume = random.within(1, 85);
    let letter = if random.chance(15) {
        random.pick(&["a", "b", "A", "B"])
    } else {
        ""
    };
    let origins = [Some("orig"), Some("CBETA"), Some("DILA"), Some("AI"), None];
    let witnesses = random.within(2, 7) as usize;
    let title = words::title(random);
    let is_apart = random.chance(70);
    Head {
        canon,
        volume: format!("{volume:0digits$}"),
        number: format!("{:04}{letter}", random.within(1, 2999)),
        file_title: if is_apart {
            words::title(random)
        } else {
            title.clone()
        },
        title,
        author: format!("某代 {}譯", words::title(random)),
        extent: format!("{}卷", random.within(1, 100)),
        rights: "Available for non-commercial use when distributed with this header intact."
            .to_owned(),
        contradicts: random.chance(8),
        provider: format!("{}大德提供", words::title(random)),
        date: format!(
            "20{}-0{}-1{}",
            random.within(10, 25),
            random.within(1, 9),
            random.below(10)
        ),
        punctuation: random.pick(&origins),
        witnesses: SIGLA.into_iter().take(witnesses).collect(),
    }
}

/// Characters of every state: exact, two kinds of substitute, composed, romanised, and nothing at all.
pub(super) fn characters(random: &mut Random) -> Vec<Character> {
    (0..8).map(|state| character(state, random)).collect()
}

fn character(state: u32, random: &mut Random) -> Character {
    let number = random.within(1, 34_999);
    let composition = Some(format!("[{}*{}]", words::han(random), words::han(random)));
    let han = |code: String, private: u32| Character {
        code,
        declared: true,
        private: char::from_u32(private).unwrap_or('\u{f0000}'),
        ..Character::default()
    };
    // the last digit is the state, so that no two codes of a document are the same
    let number = number / 10 * 10 + state;
    let rare = han(format!("CB{number:05}"), 0xf_0000 + number);
    let letter = 0xa440 + number % 0x800 / 16 * 16 + state;
    let siddham = han(format!("SD-{letter:04X}"), 0xf_a000 + letter);
    match state {
        0 => Character {
            exact: Some(words::supplementary(random)),
            substitute: Some(Substitute::Property(words::han(random))),
            composition,
            ..rare
        },
        1 => Character {
            exact: Some(words::han(random)),
            substitute: Some(Substitute::Mapping(words::han(random))),
            ..rare
        },
        2 => Character {
            substitute: Some(Substitute::Mapping(words::han(random))),
            composition,
            ..rare
        },
        3 => Character {
            substitute: Some(Substitute::Property(words::han(random))),
            composition,
            ..rare
        },
        4 => Character {
            composition,
            ..rare
        },
        5 => Character {
            romanised: Some(random.pick(&["oṃ", "hūṃ", "a", "svāhā"]).to_owned()),
            ..siddham
        },
        6 => siddham,
        _ => Character {
            code: format!("RJ-{letter:04X}"),
            declared: false,
            private: '\u{10_CCEB}',
            ..siddham
        },
    }
}
