//! Which encoding a text is in. Only a byte order mark and valid UTF-8 are certain; whatever else is guessed is asked for.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{BIG5, DecoderResult, GB18030, GBK, UTF_8, UTF_16BE, UTF_16LE};

use super::ImportError;

/// An encoding that is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Encoding {
    /// UTF-8.
    Utf8,
    /// UTF-16, the lesser byte first.
    Utf16Le,
    /// UTF-16, the greater byte first.
    Utf16Be,
    /// Big5.
    Big5,
    /// GB18030, and with it GBK and GB2312.
    Gb18030,
}

/// What encoding a text seems to be in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Guess {
    /// The encoding.
    pub encoding: Encoding,
    /// Whether it can be no other.
    pub certain: bool,
}

impl Encoding {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Utf8,
        Self::Utf16Le,
        Self::Utf16Be,
        Self::Big5,
        Self::Gb18030,
    ];

    /// The name in commands and reports.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "utf-8",
            Self::Utf16Le => "utf-16le",
            Self::Utf16Be => "utf-16be",
            Self::Big5 => "big5",
            Self::Gb18030 => "gb18030",
        }
    }

    /// The encoding of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|encoding| encoding.name().eq_ignore_ascii_case(name))
    }

    const fn codec(self) -> &'static encoding_rs::Encoding {
        match self {
            Self::Utf8 => UTF_8,
            Self::Utf16Le => UTF_16LE,
            Self::Utf16Be => UTF_16BE,
            Self::Big5 => BIG5,
            Self::Gb18030 => GB18030,
        }
    }
}

/// The encoding of `bytes`.
#[must_use]
pub fn guess(bytes: &[u8]) -> Guess {
    let certain = |encoding| Guess {
        encoding,
        certain: true,
    };
    match bytes {
        [0xEF, 0xBB, 0xBF, ..] => return certain(Encoding::Utf8),
        [0xFF, 0xFE, ..] => return certain(Encoding::Utf16Le),
        [0xFE, 0xFF, ..] => return certain(Encoding::Utf16Be),
        _ => {}
    }
    if std::str::from_utf8(bytes).is_ok() {
        return certain(Encoding::Utf8);
    }
    Guess {
        encoding: likely(bytes),
        certain: false,
    }
}

fn likely(bytes: &[u8]) -> Encoding {
    // Between Latin letters of UTF-16 every other byte is zero, and nowhere else.
    let zeros = |first: usize| {
        bytes
            .iter()
            .skip(first)
            .step_by(2)
            .filter(|b| **b == 0)
            .count()
    };
    if bytes.len() > 1 && zeros(1) * 4 > bytes.len() / 2 {
        return Encoding::Utf16Le;
    }
    if bytes.len() > 1 && zeros(0) * 4 > bytes.len() / 2 {
        return Encoding::Utf16Be;
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    let found = detector.guess(None, Utf8Detection::Deny);
    if found == BIG5 {
        Encoding::Big5
    } else if found == GBK || found == GB18030 || decode(bytes, Encoding::Gb18030).is_ok() {
        Encoding::Gb18030
    } else {
        Encoding::Utf8
    }
}

/// `bytes` as text, without a byte order mark.
///
/// # Errors
/// Where they are not in that encoding; line and column are named.
pub fn decode(bytes: &[u8], encoding: Encoding) -> Result<String, ImportError> {
    super::check_size(bytes)?;
    let mut decoder = encoding.codec().new_decoder_with_bom_removal();
    let most = decoder.max_utf8_buffer_length_without_replacement(bytes.len());
    let mut text = String::with_capacity(most.unwrap_or(bytes.len()));
    let (result, read) = decoder.decode_to_string_without_replacement(bytes, &mut text, true);
    match result {
        DecoderResult::InputEmpty => Ok(text),
        DecoderResult::Malformed(length, behind) => {
            let at = read.saturating_sub(usize::from(length) + usize::from(behind));
            let error = ImportError::new("import-encoding").with("encoding", encoding.name());
            Err(error.at(bytes, at))
        }
        DecoderResult::OutputFull => Err(ImportError::new("import-too-large")),
    }
}

/// `bytes` in the encoding `chosen`, or in one that is certain.
///
/// # Errors
/// Where none was chosen and none is certain, or they are not in that encoding.
pub fn text(bytes: &[u8], chosen: Option<Encoding>) -> Result<String, ImportError> {
    let guess = guess(bytes);
    match chosen {
        Some(encoding) => decode(bytes, encoding),
        None if guess.certain => decode(bytes, guess.encoding),
        None => {
            Err(ImportError::new("import-encoding-uncertain").with("guess", guess.encoding.name()))
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const WORDS: &str = "至道無難，唯嫌揀擇。但莫憎愛，洞然明白。毫釐有差，天地懸隔。";

    fn encoded(words: &str, encoding: Encoding) -> Vec<u8> {
        match encoding {
            Encoding::Utf8 => words.as_bytes().to_vec(),
            Encoding::Utf16Le => words.encode_utf16().flat_map(u16::to_le_bytes).collect(),
            Encoding::Utf16Be => words.encode_utf16().flat_map(u16::to_be_bytes).collect(),
            Encoding::Big5 | Encoding::Gb18030 => encoding.codec().encode(words).0.into_owned(),
        }
    }

    #[test]
    fn every_encoding_is_read_and_only_what_is_certain_without_asking() {
        for encoding in Encoding::ALL {
            let bytes = encoded(WORDS, encoding);
            assert_eq!(decode(&bytes, encoding).unwrap(), WORDS, "{encoding:?}");
            assert_eq!(guess(&bytes).certain, encoding == Encoding::Utf8);
            assert_eq!(Encoding::named(encoding.name()), Some(encoding));
        }
        let guessed = |encoding| guess(&encoded(WORDS, encoding)).encoding;
        assert_eq!(guessed(Encoding::Big5), Encoding::Big5);
        let simplified = "至道无难，唯嫌拣择。但莫憎爱，洞然明白。毫厘有差，天地悬隔。";
        assert_eq!(
            guess(&encoded(simplified, Encoding::Gb18030)).encoding,
            Encoding::Gb18030
        );
        assert_eq!(
            guess(&encoded("plain words", Encoding::Utf16Le)).encoding,
            Encoding::Utf8
        );
        assert_eq!(
            guess(&encoded("plain é words", Encoding::Utf16Be)).encoding,
            Encoding::Utf16Be
        );
    }

    #[test]
    fn a_byte_order_mark_is_no_text() {
        assert_eq!(text(b"\xEF\xBB\xBFabc", None).unwrap(), "abc");
        assert_eq!(text(b"\xFF\xFEa\0b\0", None).unwrap(), "ab");
    }

    #[test]
    fn doubts_are_asked_and_faults_have_their_place() {
        let big5 = encoded(WORDS, Encoding::Big5);
        let asked = text(&big5, None).unwrap_err();
        assert_eq!(
            (asked.code, asked.params["guess"].as_str()),
            ("import-encoding-uncertain", "big5")
        );
        assert_eq!(text(&big5, Some(Encoding::Big5)).unwrap(), WORDS);
        let fault = decode(b"ab\nc\xFFd", Encoding::Utf8).unwrap_err();
        let place = fault.place.unwrap();
        assert_eq!(
            (fault.code, place.line, place.column),
            ("import-encoding", 2, 2)
        );
    }

    proptest! {
        #[test]
        fn no_bytes_make_it_panic(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
            let _ = guess(&bytes);
            for encoding in Encoding::ALL {
                let _ = decode(&bytes, encoding);
            }
        }
    }
}
