//! The characters a step may have to act on. The others, which ordinary text is made of, are passed over quickly.

/// The characters of `text` that are not plain, with their places in bytes.
pub(super) fn notable(text: &str) -> Vec<(usize, char)> {
    let mut notable = Vec::new();
    let mut at = 0;
    while let Some(byte) = text.as_bytes().get(at) {
        match byte {
            0xe4..=0xe9 => at += 3, // U+4000 to U+9FFF
            0..=0x7f if is_plain_ascii(*byte) => at += 1,
            _ => {
                let Some(c) = text[at..].chars().next() else {
                    break;
                };
                if !is_plain(c) {
                    notable.push((at, c));
                }
                at += c.len_utf8();
            }
        }
    }
    notable
}

/// Whether no step ever acts on `c`. (Not every such character is listed.)
pub(super) const fn is_plain(c: char) -> bool {
    match c {
        '\0'..='\x7f' => is_plain_ascii(c as u8),
        '\u{a0}'..='\u{aa}' | '\u{b0}'..='\u{ba}' | '\u{c0}'..='\u{2ff}' => true,
        '\u{2012}'..='\u{2027}' | '\u{2190}'..='\u{21ff}' | '\u{2500}'..='\u{25ff}' => true,
        '\u{3000}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' => true,
        '\u{ff01}'..='\u{ff1b}' | '\u{ff1f}' => true,
        _ => false,
    }
}

const fn is_plain_ascii(byte: u8) -> bool {
    matches!(byte, b'\t' | b'\n' | b' '..=b';' | b'=' | b'?'..=b'E' | b'G'..=b'e' | b'g'..=b'{' | b'}' | b'~')
}
