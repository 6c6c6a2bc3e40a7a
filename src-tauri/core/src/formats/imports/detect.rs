//! Which format a file is in, by its name and its beginning.

use super::cbeta::CBETA;

/// Bytes at the beginning that are looked at.
const LOOKED_AT: usize = 16 << 10;

/// A format that is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Format {
    /// TEI of CBETA.
    Cbeta,
    /// TEI of 84000.
    Tei84000,
    /// Segmented JSON of SuttaCentral.
    Bilara,
    /// EPUB.
    Epub,
    /// Columns between commas.
    Csv,
    /// Columns between tabs.
    Tsv,
    /// A JSON list.
    Json,
    /// JSON, a line each.
    JsonLines,
    /// Excerpts in either dialect.
    Markdown,
    /// Plain text.
    Plain,
}

impl Format {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::Cbeta,
        Self::Tei84000,
        Self::Bilara,
        Self::Epub,
        Self::Csv,
        Self::Tsv,
        Self::Json,
        Self::JsonLines,
        Self::Markdown,
        Self::Plain,
    ];

    /// The name in commands and reports.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cbeta => "cbeta",
            Self::Tei84000 => "84000",
            Self::Bilara => "bilara",
            Self::Epub => "epub",
            Self::Csv => "csv",
            Self::Tsv => "tsv",
            Self::Json => "json",
            Self::JsonLines => "jsonl",
            Self::Markdown => "markdown",
            Self::Plain => "text",
        }
    }

    /// The format of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.name() == name)
    }

    /// Whether it is text in an encoding of its own, which may have to be asked for.
    #[must_use]
    pub const fn is_encoded(self) -> bool {
        matches!(self, Self::Csv | Self::Tsv | Self::Markdown | Self::Plain)
    }
}

/// The format of a file called `name` that begins with `bytes`; `None` where it is none that is read.
#[must_use]
pub fn detect(name: &str, bytes: &[u8]) -> Option<Format> {
    let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
    let has = |word: &str| {
        let beginning = &bytes[..bytes.len().min(LOOKED_AT)];
        memchr::memmem::find(beginning, word.as_bytes()).is_some()
    };
    match ending.to_ascii_lowercase().as_str() {
        "xml" | "tei" if has(CBETA) => Some(Format::Cbeta),
        "xml" | "tei" if has("84000") || has("key=\"toh") => Some(Format::Tei84000),
        "json" if is_segmented(bytes) => Some(Format::Bilara),
        "json" => Some(Format::Json),
        "jsonl" | "ndjson" => Some(Format::JsonLines),
        "epub" => Some(Format::Epub),
        "csv" => Some(Format::Csv),
        "tsv" | "tab" => Some(Format::Tsv),
        "md" | "markdown" => Some(Format::Markdown),
        "txt" | "text" | "" => Some(Format::Plain),
        _ => None,
    }
}

/// Whether the first key is that of a segment.
fn is_segmented(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(&bytes[..bytes.len().min(LOOKED_AT)]);
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let key = text
        .strip_prefix('{')
        .and_then(|rest| rest.trim_start().strip_prefix('"'));
    let key = key
        .and_then(|key| key.split_once('"'))
        .map_or("", |(key, _)| key);
    key.split_once(':').is_some_and(|(work, place)| {
        !work.is_empty() && place.starts_with(|c: char| c.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_are_told_by_name_and_beginning() {
        let cases: [(&str, &[u8], Option<Format>); 12] = [
            (
                "T48n2010.xml",
                b"<TEI xmlns:cb=\"http://www.cbeta.org/ns/1.0\">",
                Some(Format::Cbeta),
            ),
            (
                "a.xml",
                b"<TEI><bibl key=\"toh41\"/>",
                Some(Format::Tei84000),
            ),
            ("a.xml", b"<html/>", None),
            (
                "mn10_root-pli-ms.json",
                b"{\n \"mn10:0.1\": \"x\"",
                Some(Format::Bilara),
            ),
            ("a.json", b"[{\"text\": \"x\"}]", Some(Format::Json)),
            ("a.jsonl", b"", Some(Format::JsonLines)),
            ("A.EPUB", b"PK", Some(Format::Epub)),
            ("a.csv", b"", Some(Format::Csv)),
            ("a.tsv", b"", Some(Format::Tsv)),
            ("a.md", b"", Some(Format::Markdown)),
            ("a.txt", b"", Some(Format::Plain)),
            ("a.png", b"", None),
        ];
        for (name, bytes, expected) in cases {
            assert_eq!(detect(name, bytes), expected, "{name}");
        }
        for format in Format::ALL {
            assert_eq!(Format::named(format.name()), Some(format));
        }
    }
}
