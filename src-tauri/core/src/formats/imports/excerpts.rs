//! Excerpt files of other masters, in both dialects (masters.md §1.11): the passages with the works that they cite.

use super::rows::{Row, texts};
use super::{Doubt, ImportError, ParseReport, Parsed};
use crate::formats::parse_excerpts;
use crate::model::{Context, ExcerptFile, Passage, RelPath, Role, SourceFile, find_ids};
use crate::text::Span;

/// Reads an excerpt file, one text for each work.
///
/// # Errors
/// Where there is no passage in it.
pub fn read(text: String) -> Result<Vec<Parsed>, ImportError> {
    let file = parse_excerpts(SourceFile::new(RelPath::new("excerpts.md"), text));
    let mut report = ParseReport::default();
    let rows: Vec<_> = file
        .passages
        .iter()
        .filter_map(|passage| row(&file, passage, &mut report))
        .collect();
    if rows.is_empty() {
        return Err(ImportError::new("import-no-passage"));
    }
    if rows.iter().any(|row| !row.is_scripture) {
        report.doubts.push(Doubt::new("import-paraphrase"));
    }
    Ok(texts(rows, report))
}

/// A passage; `None`, and counted, where it quotes nothing.
fn row(file: &ExcerptFile, passage: &Passage, report: &mut ParseReport) -> Option<Row> {
    let of = |role| {
        let blocks = passage
            .blocks
            .iter()
            .filter(move |block| block.role == role);
        let words: Vec<_> = blocks.map(|block| unquoted(file, block.span)).collect();
        words.join("\n")
    };
    let (scripture, paraphrase) = (of(Role::Scripture), of(Role::Paraphrase));
    let is_scripture = !scripture.is_empty();
    let words = if is_scripture { scripture } else { paraphrase };
    if words.is_empty() {
        report.skip("passage without words");
        return None;
    }
    let heading = file.markdown.headings.get(passage.heading);
    let heading = heading.map_or("", |heading| heading.text.as_str());
    let cited = passage.citations.first();
    let of_head = || {
        let head = find_ids(file.text(file.header), Context::Running);
        head.first()
            .map(|found| found.span.of(file.text(file.header)).to_owned())
    };
    let id = cited.and_then(|citation| citation.ids.first().map(|(id, _)| id.clone()));
    let (topic, place) = split(heading);
    Some(Row {
        id: id.or_else(of_head).unwrap_or_default(),
        title: cited
            .and_then(|citation| citation.title.clone())
            .unwrap_or_default(),
        topic: topic.to_owned(),
        words,
        juan: cited
            .and_then(|citation| juan(citation.locator.as_deref()?))
            .or_else(|| juan(place)),
        locator: line(place).to_owned(),
        is_scripture,
    })
}

/// The words of a quote block.
fn unquoted(file: &ExcerptFile, span: Span) -> String {
    let bare = |line: &str| line.trim_start().trim_start_matches('>').trim().to_owned();
    let lines: Vec<_> = file.text(span).lines().map(bare).collect();
    lines.join("\n").trim().to_owned()
}

/// `topic（卷1，p0376b20）` as topic and place.
fn split(heading: &str) -> (&str, &str) {
    let heading = heading.trim_start_matches(['§', ' ']);
    match heading.rfind(['（', '(']) {
        Some(at) => {
            let place = heading[at..].trim_start_matches(['（', '(']);
            (heading[..at].trim(), place.trim_end_matches(['）', ')']))
        }
        None => (heading.trim(), ""),
    }
}

/// The fascicle of `卷5`, `卷第十二`.
fn juan(place: &str) -> Option<u32> {
    let behind = place.split_once('卷')?.1.trim_start_matches('第');
    let digits: String = behind.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

/// The line of `卷1，p0376b20–0376b22`.
fn line(place: &str) -> &str {
    let mut parts = place.split(['，', ',', ' ']);
    let line =
        parts.find(|part| part.starts_with('p') || part.contains(':') || part.starts_with("F."));
    let line = line.map_or("", |line| line.strip_prefix('p').unwrap_or(line));
    line.split(['–', '-', '~']).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passages_are_told_by_the_works_they_cite() {
        let text = "# 摘录\n\n> CBETA：T48n2010。\n\n## 至道（卷1，p0376b20–0376b22）\n\n原典（节选）：\n\n> 至道無難，\n> 唯嫌揀擇。\n\n\
                    **引用格式：**【《信心铭》卷1，T48n2010】\n\n---\n\n## 二\n\n> 君不見，\n\n**引用格式：**【《证道歌》卷1，T48n2014】\n\n## 三\n";
        let read = read(text.to_owned()).unwrap();
        let ids: Vec<_> = read
            .iter()
            .map(|parsed| (parsed.text.id.as_str(), parsed.text.title.as_deref()))
            .collect();
        assert_eq!(
            ids,
            [("T48n2010", Some("信心铭")), ("T48n2014", Some("证道歌"))]
        );
        let blocks = &read[0].text.blocks;
        assert_eq!(
            (blocks[0].text.as_str(), blocks[1].text.as_str()),
            ("至道", "至道無難，\n唯嫌揀擇。")
        );
        assert_eq!(
            (blocks[1].juan, blocks[1].locator(0)),
            (Some(1), Some("0376b20"))
        );
        assert_eq!(read[0].report.skipped["passage without words"], 1);
    }

    #[test]
    fn paraphrases_are_no_scripture_and_said_to_be_none() {
        let text = "# 转述\n\n> 以下是转述。编号：Toh:3940。\n\n## §布施\n\n> 布施不是抛掉。\n\n> 出处：【《学集论》§布施品】（Toh:3940）\n";
        let read = read(text.to_owned()).unwrap();
        assert_eq!(
            read[0].text.blocks[1].role,
            crate::model::TextRole::Paratext
        );
        assert_eq!(read[0].report.doubts[0].code, "import-paraphrase");
        assert_eq!(
            super::read("# 无\n".to_owned()).unwrap_err().code,
            "import-no-passage"
        );
    }
}
