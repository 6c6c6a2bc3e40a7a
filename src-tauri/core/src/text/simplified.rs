//! Simplified script, character by character, from a table that the build makes from the data of OpenCC.

// `TABLE`: pairs of a character and its simplified form, in order; no form is itself in the first place of a pair.
include!(concat!(env!("OUT_DIR"), "/simplified_table.rs"));

/// The characters nearly all text is written in are looked up by their number.
const FIRST_COMMON: char = '\u{3400}';
const LAST_COMMON: char = '\u{9fff}';
const COMMON_COUNT: usize = LAST_COMMON as usize - FIRST_COMMON as usize + 1;

static COMMON: [char; COMMON_COUNT] = common();

const fn common() -> [char; COMMON_COUNT] {
    let mut common = [FIRST_COMMON; COMMON_COUNT];
    let mut c = FIRST_COMMON;
    while c < LAST_COMMON {
        c = next(c);
        common[c as usize - FIRST_COMMON as usize] = c;
    }
    let mut at = 0;
    while at < TABLE.len() {
        let (from, to) = TABLE[at];
        if FIRST_COMMON as u32 <= from as u32 && from as u32 <= LAST_COMMON as u32 {
            common[from as usize - FIRST_COMMON as usize] = to;
        }
        at += 1;
    }
    common
}

const fn next(c: char) -> char {
    match char::from_u32(c as u32 + 1) {
        Some(next) => next,
        None => c,
    }
}

/// The simplified form of `c`; `c` itself where it has none.
pub(crate) fn simplified(c: char) -> char {
    match c {
        FIRST_COMMON..=LAST_COMMON => COMMON[c as usize - FIRST_COMMON as usize],
        _ => TABLE
            .binary_search_by_key(&c, |(from, _)| *from)
            .map_or(c, |at| TABLE[at].1),
    }
}
