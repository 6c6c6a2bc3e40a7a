//! Words to fill documents with: single terms of Buddhist Chinese in no order, and random characters. No prose.

use crate::random::Random;

const TERMS: [&str; 64] = [
    "般若",
    "波羅蜜",
    "菩提",
    "涅槃",
    "菩薩",
    "如來",
    "世尊",
    "比丘",
    "舍利弗",
    "須菩提",
    "阿難",
    "文殊",
    "觀自在",
    "彌勒",
    "三昧",
    "陀羅尼",
    "五蘊",
    "十二處",
    "十八界",
    "四諦",
    "八正道",
    "緣起",
    "無明",
    "色",
    "受",
    "想",
    "行",
    "識",
    "空",
    "有",
    "法",
    "心",
    "佛",
    "僧",
    "戒",
    "定",
    "慧",
    "解脫",
    "真如",
    "法界",
    "一切",
    "眾生",
    "無量",
    "不可思議",
    "爾時",
    "云何",
    "善哉",
    "如是",
    "我聞",
    "信",
    "願",
    "禪",
    "止觀",
    "二諦",
    "中道",
    "自性",
    "清淨",
    "煩惱",
    "生死",
    "輪迴",
    "大乘",
    "聲聞",
    "獨覺",
    "佛土",
];
const LATIN: [&str; 12] = [
    "Dīgha",
    "nikāya",
    "sutta",
    "Majjhima",
    "saṃyutta",
    "prajñā",
    "Avalokiteśvara",
    "R & D",
    "x < y",
    "D ii 290",
    "Vism 85",
    "a\u{304}tman",
];
const MARKS: [&str; 12] = [
    "。", "，", "、", "；", "：", "「", "」", "？", "（", "）", "[", "]",
];
/// Characters that readers like to take for marks of their own.
const TRAPS: [&str; 10] = [
    "□",
    "▆",
    "\u{3000}",
    "[木*魚]",
    "[[月*犬]]",
    "〔－〕",
    "◎",
    "＊",
    "…",
    "║",
];

/// Adds `terms` terms with some punctuation and rare characters among them.
pub(crate) fn add_words(text: &mut String, terms: u32, random: &mut Random) {
    for _ in 0..terms {
        match random.below(64) {
            0..=5 => text.push_str(random.pick(&MARKS)),
            6 => text.push(supplementary(random)),
            7..=12 => text.push(han(random)),
            13 => text.push_str(random.pick(&TRAPS)),
            _ => text.push_str(random.pick(&TERMS)),
        }
    }
}

/// A few terms.
pub(crate) fn words(random: &mut Random, most: u32) -> String {
    let mut text = String::new();
    let terms = random.within(1, most);
    add_words(&mut text, terms, random);
    text
}

/// Terms and nothing else, for titles.
pub(crate) fn title(random: &mut Random) -> String {
    (0..random.within(1, 3))
        .map(|_| random.pick(&TERMS))
        .collect()
}

/// Words in Latin letters, one space between them and none around.
pub(crate) fn latin(random: &mut Random) -> String {
    let count = random.within(1, 3);
    let words: Vec<_> = (0..count).map(|_| random.pick(&LATIN)).collect();
    words.join(" ")
}

/// A Han character of the basic plane.
pub(crate) fn han(random: &mut Random) -> char {
    char::from_u32(random.within(0x4e00, 0x9fa5)).unwrap_or('一')
}

/// A Han character of extension B.
pub(crate) fn supplementary(random: &mut Random) -> char {
    char::from_u32(random.within(0x20000, 0x2a6d6)).unwrap_or('𠀀')
}
