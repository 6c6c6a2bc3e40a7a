//! Segmented texts of SuttaCentral with their parallel files (fojin-api.md §5.2): joined by the ids of the segments, in the
//! order of the file, put into paragraphs by the template, which is read and never shown.

mod marks;
mod template;
#[cfg(test)]
mod tests;
mod variants;

use std::collections::BTreeMap;

use super::{Doubt, ImportError, ParseReport, Parsed};
use crate::formats::parse_json;
use crate::model::{ContentsEntry, Family, LineStart, Reading, Text, TextBlock, TextRole};
use crate::text::Span;
use template::Template;

/// What a parallel file holds, by the word behind the first `_` of its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Root,
    Translation,
    Html,
    Variant,
    Reference,
    Comment,
}

impl Part {
    fn of(name: &str) -> Option<Self> {
        let name = name.rsplit('/').next().unwrap_or(name);
        let (_, kind) = name.split_once('_')?;
        let kind = kind.split(['-', '.']).next()?;
        match kind {
            "root" => Some(Self::Root),
            "translation" => Some(Self::Translation),
            "html" => Some(Self::Html),
            "variant" => Some(Self::Variant),
            "reference" => Some(Self::Reference),
            "comment" => Some(Self::Comment),
            _ => None,
        }
    }
}

/// Segments in the order of their file.
type Segments = Vec<(String, String)>;

/// Reads the files of one text, by their names: the root and each translation give a text.
///
/// # Errors
/// Where one is no JSON object of strings, or there is neither root nor translation.
pub fn read(files: &[(String, Vec<u8>)]) -> Result<Vec<Parsed>, ImportError> {
    let mut beside = Beside::default();
    let mut texts = Vec::new();
    for (name, bytes) in files {
        super::check_size(bytes)?;
        let segments = segments(name, bytes)?;
        match Part::of(name).unwrap_or(Part::Root) {
            part @ (Part::Root | Part::Translation) => texts.push((part, name, segments)),
            Part::Html => beside.html = segments.into_iter().collect(),
            Part::Variant => beside.variants = segments.into_iter().collect(),
            Part::Reference => beside.references = segments.into_iter().collect(),
            Part::Comment => beside.comments = segments.into_iter().collect(),
        }
    }
    if texts.is_empty() {
        return Err(ImportError::new("import-no-root"));
    }
    let root = texts.iter().find(|(part, ..)| *part == Part::Root);
    let order: Vec<String> = root
        .or(texts.first())
        .map(|(.., segments)| segments.iter().map(|(id, _)| id.clone()).collect())
        .unwrap_or_default();
    Ok(texts
        .iter()
        .map(|(part, name, segments)| text(*part, name, segments, &order, &beside))
        .collect())
}

/// The files of one text as one: an object with their names and contents.
///
/// # Errors
/// Where one is not UTF-8.
pub fn bundle(files: &[(String, Vec<u8>)]) -> Result<Vec<u8>, ImportError> {
    let mut members = serde_json::Map::new();
    for (name, bytes) in files {
        let text = std::str::from_utf8(bytes).map_err(|error| {
            let error_at = ImportError::new("import-encoding").with("encoding", "utf-8");
            error_at.at(bytes, error.valid_up_to())
        })?;
        members.insert(name.clone(), text.into());
    }
    Ok(serde_json::Value::Object(members).to_string().into_bytes())
}

/// Reads one file, or files bundled.
///
/// # Errors
/// As [`read`].
pub fn read_bundle(name: &str, bytes: &[u8]) -> Result<Vec<Parsed>, ImportError> {
    super::check_size(bytes)?;
    let members: Option<serde_json::Map<String, serde_json::Value>> =
        serde_json::from_slice(bytes).ok();
    let files = members
        .filter(|members| members.keys().all(|key| key.ends_with(".json")) && !members.is_empty());
    let Some(files) = files else {
        return read(&[(name.to_owned(), bytes.to_vec())]);
    };
    let file = |(name, value): (String, serde_json::Value)| {
        let text = value.as_str().unwrap_or_default();
        (name, text.as_bytes().to_vec())
    };
    read(&files.into_iter().map(file).collect::<Vec<_>>())
}

/// What stands beside the words.
#[derive(Debug, Default)]
struct Beside {
    html: BTreeMap<String, String>,
    variants: BTreeMap<String, String>,
    references: BTreeMap<String, String>,
    comments: BTreeMap<String, String>,
}

fn segments(name: &str, bytes: &[u8]) -> Result<Segments, ImportError> {
    let none = || ImportError::new("import-not-segmented").with("file", name);
    let text = std::str::from_utf8(bytes).map_err(|error| {
        ImportError::new("import-encoding")
            .with("encoding", "utf-8")
            .at(bytes, error.valid_up_to())
    })?;
    let text = text.trim_start_matches('\u{feff}');
    let root = parse_json(text, 0).map_err(|_| none())?;
    let members = root.as_object().ok_or_else(none)?;
    let segment = |member: &crate::model::Member| {
        let words = member.node.as_str()?;
        Some((member.key.clone(), words.to_owned()))
    };
    members
        .iter()
        .map(segment)
        .collect::<Option<_>>()
        .ok_or_else(none)
}

fn text(part: Part, name: &str, segments: &Segments, order: &[String], beside: &Beside) -> Parsed {
    let words: BTreeMap<&str, &str> = segments
        .iter()
        .map(|(id, words)| (id.as_str(), words.as_str()))
        .collect();
    let mut report = ParseReport::default();
    let missing = order.iter().filter(|id| {
        words
            .get(id.as_str())
            .is_none_or(|words| words.trim().is_empty())
    });
    let extra: Vec<_> = segments
        .iter()
        .filter(|(id, _)| !order.contains(id))
        .collect();
    for (code, count) in [
        ("import-segments-missing", missing.count()),
        ("import-segments-extra", extra.len()),
    ] {
        if count > 0 {
            report
                .doubts
                .push(Doubt::new(code).with("count", count.to_string()));
        }
    }
    let mut page = Page::default();
    let extra = extra.iter().map(|(id, _)| id);
    for id in order.iter().chain(extra) {
        if let Some(words) = words.get(id.as_str()) {
            page.segment(id, words, beside, part == Part::Root);
        }
    }
    page.close();
    let (language, author) = made_by(name);
    let text = Text {
        id: order.first().map_or_else(String::new, |id| work(id)),
        family: Family::Segments,
        title: page.title,
        author,
        language,
        rights: crate::model::Rights {
            corpus: Some("SuttaCentral".to_owned()),
            ..crate::model::Rights::default()
        },
        contents: page.contents,
        blocks: page.blocks,
        ..Text::default()
    };
    Parsed { text, report }
}

/// The work of a segment, as it is declared: `mn10:4.2` is of `SC mn10`.
fn work(segment: &str) -> String {
    let work = segment.split(':').next().unwrap_or(segment);
    format!("SC {work}")
}

/// Language and author by the name: `mn10_translation-en-sujato.json`.
fn made_by(name: &str) -> (String, Option<String>) {
    let kind = name
        .rsplit('/')
        .next()
        .and_then(|name| name.split_once('_'));
    let kind = kind.map_or("", |(_, kind)| kind.trim_end_matches(".json"));
    let mut parts = kind.split('-').skip(1);
    let language = match parts.next() {
        Some("pli") | None => "pi",
        Some(language) => language,
    };
    (language.to_owned(), parts.next().map(str::to_owned))
}

#[derive(Default)]
struct Page {
    blocks: Vec<TextBlock>,
    contents: Vec<ContentsEntry>,
    title: Option<String>,
    block: TextBlock,
    /// The section the open block is of, where there is no template.
    section: String,
}

impl Page {
    fn segment(&mut self, id: &str, words: &str, beside: &Beside, is_root: bool) {
        let template = beside.html.get(id).map(|html| Template::of(html));
        self.begin(id, template.as_ref());
        let words = marks::stripped(words);
        let text = &mut self.block.text;
        if !words.trim().is_empty() {
            // Values end in the blank that joins them; one that lacks it must not run into the next.
            let words = if text.is_empty() {
                words.trim_start()
            } else {
                &words
            };
            let at = text.len();
            self.block.lines.push(LineStart {
                at,
                locator: id.to_owned(),
            });
            for place in beside
                .references
                .get(id)
                .into_iter()
                .flat_map(|list| list.split(','))
            {
                self.block.other_lines.push(LineStart {
                    at,
                    locator: place.trim().to_owned(),
                });
            }
            text.push_str(words);
            let span = Span::new(at, at + words.trim_end().len());
            self.remarks(id, span, beside, is_root);
        }
        if let Some(template) = template {
            if template.breaks && !self.block.text.is_empty() {
                self.end_line();
            }
            if template.ends {
                self.close();
            }
        }
    }

    /// Begins a block where the template, or a new section, says so.
    fn begin(&mut self, id: &str, template: Option<&Template>) {
        let section = id.rsplit_once('.').map_or(id, |(section, _)| section);
        let begins = template.map_or(section != self.section, |template| {
            template.begins.is_some()
        });
        if begins {
            self.close();
            let heading = section.ends_with(":0") || section.contains(":0.");
            let bare = if heading {
                TextRole::Heading
            } else {
                TextRole::Prose
            };
            self.block.role = template
                .and_then(|template| template.begins)
                .unwrap_or(bare);
        }
        section.clone_into(&mut self.section);
    }

    fn remarks(&mut self, id: &str, span: Span, beside: &Beside, is_root: bool) {
        let listed = beside.variants.get(id).filter(|_| is_root);
        let words = span.of(&self.block.text).to_owned();
        for variant in listed.into_iter().flat_map(|list| variants::read(list)) {
            let found = words
                .find(&variant.lemma)
                .filter(|_| !variant.lemma.is_empty());
            let about = found.map_or(span, |at| {
                Span::new(span.start + at, span.start + at + variant.lemma.len())
            });
            self.block.apparatus.push(Reading {
                span: about,
                kind: "variant".to_owned(),
                witnesses: variant.editions,
                text: variant.reading,
            });
        }
        if let Some(comment) = beside.comments.get(id) {
            self.block.apparatus.push(Reading {
                span,
                kind: "comment".to_owned(),
                witnesses: Vec::new(),
                text: marks::stripped(comment).trim().to_owned(),
            });
        }
    }

    fn end_line(&mut self) {
        let kept = self.block.text.trim_end().len();
        self.block.text.truncate(kept);
        self.block.text.push('\n');
    }

    fn close(&mut self) {
        let mut block = std::mem::take(&mut self.block);
        let verse = block.role == TextRole::Verse;
        let kept = block.text.trim_end().len();
        block.text.truncate(kept);
        if block.text.is_empty() {
            return;
        }
        if verse {
            block.text.push('\n');
        }
        block.apparatus.sort_by_key(|reading| reading.span.start);
        if block.role == TextRole::Heading {
            // The last of the first headings is the title of the text; those before it are its collection.
            if self
                .blocks
                .iter()
                .all(|block| block.role == TextRole::Heading)
            {
                self.title = Some(block.text.clone());
            }
            self.contents.push(ContentsEntry {
                level: 1,
                title: block.text.clone(),
                block: self.blocks.len(),
            });
        }
        self.blocks.push(block);
    }
}
