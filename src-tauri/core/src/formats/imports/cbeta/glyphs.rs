//! Characters that have no code point of their own in the file: exact, substitute, description, or missing.

use std::collections::BTreeMap;

use crate::model::GaijiForm;

/// What stands where nothing can be shown.
const MISSING: &str = "□";

/// The declared characters, by their code.
#[derive(Debug, Default)]
pub struct Glyphs(BTreeMap<String, Glyph>);

/// One declaration.
#[derive(Debug, Default)]
pub struct Glyph {
    /// The exact character.
    pub exact: Option<String>,
    /// Another that means the same, as a mapping says.
    pub substitute: Option<String>,
    /// Another that means the same, as a property says.
    pub normal: Option<String>,
    /// Its parts.
    pub composition: Option<String>,
    /// Its sound.
    pub romanised: Option<String>,
}

impl Glyphs {
    /// Takes a declaration in.
    pub fn declare(&mut self, code: String, glyph: Glyph) {
        self.0.insert(code, glyph);
    }

    /// What is shown for the character `code`, and how.
    pub fn shown(&self, code: &str) -> (&str, GaijiForm) {
        let Some(glyph) = self.0.get(code) else {
            return (MISSING, GaijiForm::Missing);
        };
        let ways = [
            (&glyph.exact, GaijiForm::Exact),
            (&glyph.substitute, GaijiForm::Substitute),
            (&glyph.normal, GaijiForm::Substitute),
            (&glyph.composition, GaijiForm::Description),
            (&glyph.romanised, GaijiForm::Description),
        ];
        let mut given = ways
            .into_iter()
            .filter_map(|(words, form)| Some((words.as_deref()?, form)));
        given.next().unwrap_or((MISSING, GaijiForm::Missing))
    }
}

/// The code of a private-use character met in plain text.
fn code_of(c: char) -> Option<String> {
    match u32::from(c) {
        point @ 0x10_0000..=0x10_FFFD => Some(format!("RJ-{:04X}", point - 0x10_0000)),
        point @ 0xF_A000..=0xF_FFFD => Some(format!("SD-{:04X}", point - 0xF_A000)),
        point @ 0xF_0000..=0xF_9FFF => Some(format!("CB{:05}", point - 0xF_0000)),
        _ => None,
    }
}

/// The first private-use character of the collection in `words`: what stands before it, its code, what stands behind it.
pub fn private(words: &str) -> Option<(&str, String, &str)> {
    // The first byte of every character from U+C0000 on.
    if words.bytes().fold(0, u8::max) < 0xF3 {
        return None;
    }
    words.char_indices().find_map(|(at, c)| {
        let code = code_of(c)?;
        Some((&words[..at], code, &words[at + c.len_utf8()..]))
    })
}

/// `U+4E00` as the character.
pub fn point(spelt: &str) -> Option<String> {
    let hex = spelt.trim().strip_prefix("U+")?;
    let c = u32::from_str_radix(hex, 16).ok().and_then(char::from_u32)?;
    Some(c.to_string())
}
