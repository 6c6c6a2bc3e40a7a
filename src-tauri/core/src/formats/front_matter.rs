//! YAML front matter, over the events of the `saphyr-parser` crate, so that duplicate keys, spellings and places
//! stay, and nothing is resolved. Anchors and aliases are refused: they can make a small text a huge value.

use saphyr_parser::{Event, Parser, ScalarStyle, ScanError};

use crate::model::{FrontMatter, YamlError, YamlNode, YamlValue};
use crate::text::Span;

/// Deepest nesting of sequences and mappings.
const DEPTH: usize = 64;

/// Reads the YAML mapping under `span` of `text`.
pub(super) fn parse_front_matter(text: &str, span: Span) -> Result<FrontMatter, YamlError> {
    let places = Places::new(text, span);
    if let Some(at) = span.of(text).find('\0') {
        let at = span.start + at;
        return Err(refuse("a NUL character", Span::new(at, at + 1)));
    }
    let mut reader = Reader::new(span.start);
    for event in Parser::new_from_str(span.of(text)) {
        let (event, at) = event.map_err(|e| places.error(&e))?;
        reader.take(event, places.span(at))?;
    }
    match reader.root {
        Some(root) if matches!(root.value, YamlValue::Mapping(_)) => Ok(FrontMatter { root, span }),
        Some(root) => Err(refuse("not a mapping", root.span)),
        None => Err(refuse("nothing but comments and white space", span)),
    }
}

fn refuse(reason: &str, span: Span) -> YamlError {
    YamlError {
        reason: reason.to_owned(),
        span,
    }
}

/// Bytes of the file for the character counts of the YAML parser.
struct Places<'a> {
    text: &'a str,
    within: Span,
    /// Byte of each character; empty where all are one byte long.
    bytes: Vec<usize>,
}

impl<'a> Places<'a> {
    fn new(text: &'a str, within: Span) -> Self {
        let front = within.of(text);
        let bytes = if front.is_ascii() {
            Vec::new()
        } else {
            front.char_indices().map(|(at, _)| at).collect()
        };
        Self {
            text,
            within,
            bytes,
        }
    }

    fn byte(&self, character: usize) -> usize {
        let length = self.within.end - self.within.start;
        let at = if self.bytes.is_empty() {
            character.min(length)
        } else {
            self.bytes.get(character).copied().unwrap_or(length)
        };
        self.within.start + at
    }

    /// The bytes under `span`, without the white space that the parser counts in after a scalar.
    fn span(&self, span: saphyr_parser::Span) -> Span {
        let (start, end) = (self.byte(span.start.index()), self.byte(span.end.index()));
        let words = Span::new(start, end).of(self.text).trim_end();
        Span::new(start, start + words.len())
    }

    fn error(&self, error: &ScanError) -> YamlError {
        let at = self.byte(error.marker().index());
        let end = self.byte(error.marker().index() + 1);
        refuse(error.info(), Span::new(at, end))
    }
}

/// A sequence or mapping that has begun.
struct Open {
    value: YamlValue,
    span: Span,
    /// The key that waits for its value.
    key: Option<String>,
}

/// Builds the value from events, without recursion.
struct Reader {
    open: Vec<Open>,
    root: Option<YamlNode>,
    /// End of the last words read, where an empty value stands.
    last: usize,
}

impl Reader {
    fn new(start: usize) -> Self {
        Self {
            open: Vec::new(),
            root: None,
            last: start,
        }
    }

    fn take(&mut self, event: Event<'_>, span: Span) -> Result<(), YamlError> {
        match event {
            Event::Alias(_) => Err(refuse("an alias", span)),
            Event::Scalar(_, _, anchor, _)
            | Event::SequenceStart(anchor, _)
            | Event::MappingStart(anchor, _)
                if anchor != 0 =>
            {
                Err(refuse("an anchor", span))
            }
            Event::Scalar(words, style, ..) => self.scalar(&words, style, span),
            Event::SequenceStart(..) => self.begin(YamlValue::Sequence(Vec::new()), span),
            Event::MappingStart(..) => self.begin(YamlValue::Mapping(Vec::new()), span),
            Event::SequenceEnd | Event::MappingEnd => self.end(span),
            Event::DocumentStart(_) if self.root.is_some() => {
                Err(refuse("more than one document", span))
            }
            _ => Ok(()),
        }
    }

    fn scalar(&mut self, words: &str, style: ScalarStyle, span: Span) -> Result<(), YamlError> {
        let plain = style == ScalarStyle::Plain;
        let span = if plain && words.is_empty() {
            Span::new(self.last, self.last)
        } else {
            span
        };
        self.last = self.last.max(span.end);
        let awaits_key = self.open.last().is_some_and(Open::awaits_key);
        let null = plain && matches!(words, "" | "~" | "null" | "Null" | "NULL");
        let value = if null && !awaits_key {
            YamlValue::Null
        } else {
            YamlValue::Scalar(words.to_owned())
        };
        self.put(YamlNode { value, span })
    }

    fn begin(&mut self, value: YamlValue, span: Span) -> Result<(), YamlError> {
        if self.open.len() == DEPTH {
            return Err(refuse("nested too deep", span));
        }
        self.last = self.last.max(span.end);
        self.open.push(Open {
            value,
            span,
            key: None,
        });
        Ok(())
    }

    fn end(&mut self, span: Span) -> Result<(), YamlError> {
        let Some(done) = self.open.pop() else {
            return Ok(());
        };
        if span.end > span.start {
            self.last = self.last.max(span.end);
        }
        let span = Span::new(done.span.start, self.last.max(done.span.end));
        self.put(YamlNode {
            value: done.value,
            span,
        })
    }

    fn put(&mut self, node: YamlNode) -> Result<(), YamlError> {
        let Some(open) = self.open.last_mut() else {
            self.root = Some(node);
            return Ok(());
        };
        match (&mut open.value, open.key.take()) {
            (YamlValue::Sequence(items), _) => items.push(node),
            (YamlValue::Mapping(members), Some(key)) => members.push((key, node)),
            (_, _) => match node.value {
                YamlValue::Scalar(key) => open.key = Some(key),
                _ => return Err(refuse("a key that is not a word", node.span)),
            },
        }
        Ok(())
    }
}

impl Open {
    const fn awaits_key(&self) -> bool {
        matches!(self.value, YamlValue::Mapping(_)) && self.key.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(yaml: &str) -> Result<YamlNode, YamlError> {
        let text = format!("---\n{yaml}");
        parse_front_matter(&text, Span::new(4, text.len())).map(|front| front.root)
    }

    #[test]
    fn spellings_repeated_keys_and_places_stay() {
        let yaml = "名: 5.0 # 注\n日: 2026-04-06\n空:\nnull: ~\n\"q\": \"null\"\n名: '甲''乙'\n列:\n  - {a: 1}\n  - 丙\n长: |\n  丁\n";
        let root = read(yaml).unwrap();
        let YamlValue::Mapping(members) = &root.value else {
            panic!("{root:?}");
        };
        let text = format!("---\n{yaml}");
        let read: Vec<_> = members
            .iter()
            .map(|(key, node)| (key.as_str(), node.as_str(), node.span.of(&text)))
            .collect();
        let expected = [
            ("名", Some("5.0"), "5.0"),
            ("日", Some("2026-04-06"), "2026-04-06"),
            ("空", None, ""),
            ("null", None, "~"),
            ("q", Some("null"), "\"null\""),
            ("名", Some("甲'乙"), "'甲''乙'"),
            ("列", None, "- {a: 1}\n  - 丙"),
            ("长", Some("丁\n"), "丁"),
        ];
        assert_eq!(read, expected);
    }

    #[test]
    fn crlf_and_plain_lines_that_go_on_are_placed_too() {
        let yaml = "a: 甲\r\nb: 乙\r\n  丙\r\nc: 丁\r\n";
        let text = format!("---\n{yaml}");
        let root = read(yaml).unwrap();
        let place = |key| root.get(key).unwrap().span.of(&text);
        assert_eq!(["a", "b", "c"].map(place), ["甲", "乙\r\n  丙", "丁"]);
        assert_eq!(root.get("b").unwrap().as_str(), Some("乙 丙"));
    }

    #[test]
    fn what_is_no_plain_mapping_is_refused_with_its_place() {
        let deep = format!("a: {}", "[".repeat(100));
        let table = [
            ("", "nothing but comments and white space"),
            ("# x\n", "nothing but comments and white space"),
            ("- a\n", "not a mapping"),
            ("a: &b 1\n", "an anchor"),
            ("[a]: 1\n", "a key that is not a word"),
            ("a: 1\n...\n---\nb: 1\n", "more than one document"),
            ("a: \0\n", "a NUL character"),
            (deep.as_str(), "nested too deep"),
        ];
        for (yaml, reason) in table {
            assert_eq!(read(yaml).unwrap_err().reason, reason, "{yaml:?}");
        }
        let error = read("a: 1\n甲: [\nb: *x\n").unwrap_err();
        assert!(error.span.start > 4, "{error:?}");
        assert!(read("a: 'open\n").is_err());
    }
}
