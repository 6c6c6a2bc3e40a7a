//! Passages in tables: CSV and TSV with a head, a JSON list of objects, JSON Lines. Columns are known by their names in
//! English and Chinese; what a row lacks is told with its line.

use serde_json::{Map, Value};

use super::rows::{Row, texts};
use super::{Doubt, ImportError, ParseReport, Parsed};

/// The fields of a passage, and what their columns may be called.
const COLUMNS: [(Field, &[&str]); 6] = [
    (
        Field::Id,
        &["id", "work", "source", "编号", "編號", "经号", "經號"],
    ),
    (
        Field::Title,
        &["title", "book", "书名", "書名", "典籍", "经名", "經名"],
    ),
    (
        Field::Topic,
        &["topic", "heading", "主题", "主題", "标题", "標題"],
    ),
    (
        Field::Words,
        &[
            "text", "words", "quote", "passage", "原典", "原文", "内容", "內容",
        ],
    ),
    (Field::Juan, &["juan", "fascicle", "卷"]),
    (
        Field::Locator,
        &["locator", "line", "segment", "folio", "place", "位置", "行"],
    ),
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Field {
    Id,
    Title,
    Topic,
    Words,
    Juan,
    Locator,
}

impl Field {
    fn named(name: &str) -> Option<Self> {
        let name = name.trim().trim_start_matches('\u{feff}').to_lowercase();
        let mut columns = COLUMNS.into_iter();
        columns
            .find(|(_, names)| names.contains(&name.as_str()))
            .map(|(field, _)| field)
    }
}

/// Reads columns between `delimiter`.
///
/// # Errors
/// Where no column holds the words, or no row has any.
pub fn read_columns(text: &str, delimiter: char) -> Result<Vec<Parsed>, ImportError> {
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(u8::try_from(delimiter).unwrap_or(b','))
        .flexible(true)
        .from_reader(text.as_bytes());
    let head: Vec<_> = reader.headers().map_or_else(
        |_| Vec::new(),
        |head| head.iter().map(str::to_owned).collect(),
    );
    let fields: Vec<_> = head.iter().map(|name| Field::named(name)).collect();
    let mut report = ParseReport::default();
    for (name, field) in head.iter().zip(&fields) {
        if field.is_none() {
            report.skip(&format!("column {name}"));
        }
    }
    if !fields.contains(&Some(Field::Words)) {
        return Err(ImportError::new("import-no-words-column").with("columns", head.join(", ")));
    }
    let mut rows = Vec::new();
    for record in reader.records() {
        match record {
            Ok(record) => {
                let line = record.position().map_or(0, csv::Position::line);
                let cells = fields.iter().zip(record.iter());
                let given = cells.filter_map(|(field, cell)| Some(((*field)?, cell.to_owned())));
                rows.extend(row(given.collect(), line, &mut report));
            }
            Err(error) => {
                let line = error.position().map_or(0, csv::Position::line);
                report.doubts.push(bad("import-row-malformed", line));
            }
        }
    }
    finished(rows, report)
}

/// Reads a JSON list of objects.
///
/// # Errors
/// Where it is none, or no object has words; line and column of a fault are named.
pub fn read_json(text: &str) -> Result<Vec<Parsed>, ImportError> {
    let list: Vec<Value> = serde_json::from_str(text).map_err(|error| malformed(text, &error))?;
    let mut report = ParseReport::default();
    let mut rows = Vec::new();
    for (number, value) in (1..).zip(&list) {
        rows.extend(object(value, number, &mut report));
    }
    finished(rows, report)
}

/// Reads JSON Lines.
///
/// # Errors
/// Where no line has words.
pub fn read_json_lines(text: &str) -> Result<Vec<Parsed>, ImportError> {
    let mut report = ParseReport::default();
    let mut rows = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        if line.trim().is_empty() {
            continue;
        }
        match serde_json::from_str(line) {
            Ok(value) => rows.extend(object(&value, number, &mut report)),
            Err(_) => report.doubts.push(bad("import-row-malformed", number)),
        }
    }
    finished(rows, report)
}

fn malformed(text: &str, error: &serde_json::Error) -> ImportError {
    let lines = text
        .split_inclusive('\n')
        .take(error.line().saturating_sub(1));
    let before: usize = lines.map(str::len).sum();
    let at = before + error.column().saturating_sub(1);
    ImportError::new("import-json").at(text.as_bytes(), at)
}

fn object(value: &Value, number: u64, report: &mut ParseReport) -> Option<Row> {
    let none = Map::new();
    let object = value.as_object().unwrap_or(&none);
    let mut given = Vec::new();
    for (key, value) in object {
        match (Field::named(key), value) {
            (Some(field), Value::String(words)) => given.push((field, words.clone())),
            (Some(field), Value::Number(digits)) => given.push((field, digits.to_string())),
            _ => report.skip(&format!("key {key}")),
        }
    }
    row(given, number, report)
}

/// A row; `None`, and told, where it has no words.
fn row(given: Vec<(Field, String)>, line: u64, report: &mut ParseReport) -> Option<Row> {
    let mut row = Row {
        is_scripture: true,
        ..Row::default()
    };
    for (field, words) in given {
        let words = words.trim().to_owned();
        match field {
            Field::Id => row.id = words,
            Field::Title => row.title = words.trim_matches(['《', '》']).to_owned(),
            Field::Topic => row.topic = words,
            Field::Words => row.words = words,
            Field::Locator => row.locator = words,
            Field::Juan => row.juan = words.trim_start_matches('卷').parse().ok(),
        }
    }
    if row.words.is_empty() {
        report.doubts.push(bad("import-row-empty", line));
        return None;
    }
    Some(row)
}

fn bad(code: &'static str, line: u64) -> Doubt {
    Doubt::new(code).with("line", line.to_string())
}

fn finished(rows: Vec<Row>, report: ParseReport) -> Result<Vec<Parsed>, ImportError> {
    if rows.is_empty() {
        return Err(ImportError::new("import-no-passage"));
    }
    Ok(texts(rows, report))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn shown(read: Result<Vec<Parsed>, ImportError>) -> Vec<(String, Option<u32>, String)> {
        let texts = read.unwrap().into_iter().map(|parsed| parsed.text);
        texts
            .flat_map(|text| {
                let id = text.id.clone();
                text.blocks
                    .into_iter()
                    .map(move |block| (id.clone(), block.juan, block.text))
            })
            .collect()
    }

    fn row(id: &str, juan: Option<u32>, words: &str) -> (String, Option<u32>, String) {
        (id.to_owned(), juan, words.to_owned())
    }

    #[test]
    fn every_kind_of_table_gives_the_same_passages() {
        let expected = [
            row("T48n2010", Some(1), "至道無難，\n唯嫌揀擇。"),
            row("T48n2014", None, "君不見"),
        ];
        let csv = "编号,卷,原文,备注\nT48n2010,1,\"至道無難，\n唯嫌揀擇。\",x\nT48n2014,,君不見,\n";
        assert_eq!(shown(read_columns(csv, ',')), expected);
        assert_eq!(
            shown(read_columns("id\tjuan\ttext\nT48n2010\t卷1\t一\n", '\t')),
            [row("T48n2010", Some(1), "一")]
        );
        let json = r#"[{"id":"T48n2010","juan":1,"text":"至道無難，\n唯嫌揀擇。"},{"id":"T48n2014","text":"君不見"}]"#;
        assert_eq!(shown(read_json(json)), expected);
        let lines = "{\"id\":\"T48n2010\",\"juan\":1,\"text\":\"至道無難，\\n唯嫌揀擇。\"}\n\n{\"id\":\"T48n2014\",\"text\":\"君不見\"}\n";
        assert_eq!(shown(read_json_lines(lines)), expected);
    }

    #[test]
    fn bad_rows_are_told_with_their_lines_and_others_are_read() {
        let read = read_json_lines("{\"text\":\"一\"}\n{\"id\"\n{\"id\":\"x\"}\n").unwrap();
        let doubts: Vec<_> = read[0]
            .report
            .doubts
            .iter()
            .map(|doubt| (doubt.code, doubt.params.get("line").cloned()))
            .collect();
        let line = |line: &str| Some(line.to_owned());
        assert_eq!(
            doubts,
            [
                ("import-no-id", None),
                ("import-row-malformed", line("2")),
                ("import-row-empty", line("3"))
            ]
        );
        let code = |read: Result<Vec<Parsed>, ImportError>| read.unwrap_err().code;
        assert_eq!(
            code(read_columns("a,b\n1,2\n", ',')),
            "import-no-words-column"
        );
        assert_eq!(code(read_json("[]")), "import-no-passage");
        let error = read_json("[\n  {]").unwrap_err();
        assert_eq!(
            (error.code, error.place.map(|place| place.line)),
            ("import-json", Some(2))
        );
    }

    proptest! {
        #[test]
        fn no_text_makes_it_panic(text in "[a-z,\"\\t\\n{}\\[\\]:甲]{0,80}") {
            let _ = read_columns(&text, ',');
            let _ = read_columns(&text, '\t');
            let _ = read_json(&text);
            let _ = read_json_lines(&text);
        }
    }
}
