//! Writes the table of simplified characters that folding uses (`text/simplified.rs`), from the data of OpenCC.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use ferrous_opencc::OpenCC;
use ferrous_opencc::config::BuiltinConfig;

/// Unified and compatibility ideographs.
const HAN: [RangeInclusive<char>; 3] = [
    '\u{3400}'..='\u{9fff}',
    '\u{f900}'..='\u{faff}',
    '\u{20000}'..='\u{323af}',
];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    // The general rule first; what it leaves alone may still be a form of Hong Kong or Taiwan.
    let rules = [BuiltinConfig::T2s, BuiltinConfig::Hk2s, BuiltinConfig::Tw2s];
    let rules = rules
        .into_iter()
        .map(OpenCC::from_config)
        .collect::<Result<Vec<_>, _>>()?;
    let table = settled(&simplified(&rules));
    let mut code = format!("static TABLE: [(char, char); {}] = [\n", table.len());
    for (from, to) in &table {
        writeln!(code, "    ({from:?}, {to:?}),")?;
    }
    code.push_str("];\n");
    let out = std::env::var_os("OUT_DIR").ok_or("OUT_DIR is not set")?;
    std::fs::write(PathBuf::from(out).join("simplified_table.rs"), code)?;
    Ok(())
}

/// Each Han character that a rule turns into exactly one other, with the first such.
fn simplified(rules: &[OpenCC]) -> BTreeMap<char, char> {
    let other = |from: char| {
        let converted = rules
            .iter()
            .map(|rule| rule.convert(from.encode_utf8(&mut [0; 4])));
        let mut single = converted.filter_map(|to| {
            let mut chars = to.chars();
            chars
                .next()
                .filter(|to| chars.next().is_none() && *to != from)
        });
        single.next()
    };
    let han = HAN.into_iter().flatten();
    han.filter_map(|from| Some((from, other(from)?))).collect()
}

/// The same with every chain followed to its end, so that folding twice changes nothing. A circle ends at its least
/// character.
fn settled(table: &BTreeMap<char, char>) -> BTreeMap<char, char> {
    let end = |from: char| {
        let mut seen = vec![from];
        let mut at = from;
        while let Some(next) = table.get(&at) {
            if let Some(start) = seen.iter().position(|c| c == next) {
                return seen[start..].iter().copied().min().unwrap_or(at);
            }
            seen.push(*next);
            at = *next;
        }
        at
    };
    let pairs = table.keys().map(|from| (*from, end(*from)));
    pairs.filter(|(from, to)| from != to).collect()
}
