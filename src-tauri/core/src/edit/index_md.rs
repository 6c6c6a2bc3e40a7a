//! `sources/INDEX.md`, derived from the excerpt files (masters.md §1.10): every file has its row. Rows that are there
//! are kept as they are, prose too; rows of files that are gone go, rows of files that are new come after the last.

use super::{Change, ChangeSet, EditError, Label, target};
use crate::model::{ExcerptFile, IndexFile, IndexRow, Master, Part, WorkId, Workspace};

/// What begins an INDEX where there is none. The columns are those in use.
const HEAD: &str = "\n\n离线可用的段落。\n\n";
const COLUMNS: &str = "| 文件 | 典籍 | 编号 | 主题 |\n|---|---|---|---|\n";
/// Topics that are named of one file.
const TOPICS: usize = 12;

/// INDEX, written anew from what the master has.
///
/// # Errors
/// Where there is no such master, or its INDEX cannot be read.
pub fn write_index(workspace: &Workspace, slug: &str) -> Result<ChangeSet, EditError> {
    let master = target::master(workspace, slug)?;
    let path = master.path("sources/INDEX.md");
    let label = Label::new("index-derive").with("master", &master.slug);
    let change = match &master.index {
        Part::Read(index) => {
            let before = &index.markdown.file.text;
            Change::text(&path, before, derived(master, index))
        }
        Part::Absent => Change::create(path, begun(master)),
        _ => return Err(EditError::new("file-unreadable").with("file", path.as_str())),
    };
    Ok(ChangeSet::new(label, [change]))
}

/// An INDEX where there was none.
fn begun(master: &Master) -> String {
    let rows: String = master
        .excerpts
        .iter()
        .map(|e| row(master, e, 3) + "\n")
        .collect();
    format!("# {}：摘录目录{HEAD}{COLUMNS}{rows}", master.name())
}

fn derived(master: &Master, index: &IndexFile) -> String {
    let text = &index.markdown.file.text;
    let listed = |name: &str| index.rows.iter().any(|row| row.file == name);
    let there = |row: &&IndexRow| master.excerpts.iter().any(|e| name(master, e) == row.file);
    let new = master.excerpts.iter().filter(|e| !listed(&name(master, e)));
    let end = if text.contains("\r\n") { "\r\n" } else { "\n" };
    let cells = index.rows.first().map_or(3, |row| row.cells.len());
    let new: String = new.map(|e| row(master, e, cells) + end).collect();
    let gone = index.rows.iter().filter(|row| !there(row));
    let mut lines: Vec<_> = gone
        .map(|row| line_with_end(text, row.span.start, row.span.end))
        .collect();
    let at = place(text, index);
    lines.sort_unstable();
    let mut result = String::new();
    let mut done = 0;
    for (start, stop) in lines {
        result.push_str(&with_inserted(text, done, start, at, &new, end));
        done = stop;
    }
    result + &with_inserted(text, done, text.len(), at, &new, end)
}

/// `text[from..to]`, with `new` at `at` where that lies in it.
fn with_inserted(text: &str, from: usize, to: usize, at: usize, new: &str, end: &str) -> String {
    let here = (from..=to).contains(&at) && (at < to || to == text.len() || from == at);
    if !here || new.is_empty() {
        return text[from..to].to_owned();
    }
    let (before, behind) = (&text[from..at], &text[at..to]);
    let gap = if before.is_empty() || before.ends_with('\n') {
        ""
    } else {
        end
    };
    format!("{before}{gap}{new}{behind}")
}

/// Where new rows go: behind the last row, else behind the head of the table, else at the end.
fn place(text: &str, index: &IndexFile) -> usize {
    if let Some(last) = index.rows.last() {
        return line_with_end(text, last.span.start, last.span.end).1;
    }
    let rule = text.match_indices("|---").next();
    rule.map_or(text.len(), |(at, _)| line_with_end(text, at, at).1)
}

fn line_with_end(text: &str, start: usize, end: usize) -> (usize, usize) {
    let begin = text[..start].rfind('\n').map_or(0, |at| at + 1);
    let stop = text[end..].find('\n').map_or(text.len(), |at| end + at + 1);
    (begin, stop)
}

/// The row of an excerpt file with so many cells behind its name: works, identifiers, topics; what nobody can know from
/// the file is a dash.
fn row(master: &Master, excerpt: &ExcerptFile, cells: usize) -> String {
    let (titles, ids) = cited(master, excerpt);
    let or_dash = |words: String| {
        if words.is_empty() {
            "—".to_owned()
        } else {
            words
        }
    };
    let mut row = vec![
        format!("`{}`", name(master, excerpt)),
        or_dash(titles.iter().map(|title| format!("《{title}》")).collect()),
        or_dash(ids.join("、")),
    ];
    row.extend((3..cells).map(|_| "—".to_owned()));
    row.push(or_dash(topics(excerpt)));
    format!("| {} |", row.join(" | "))
}

fn name(master: &Master, excerpt: &ExcerptFile) -> String {
    let path = &excerpt.markdown.file.path;
    let inside = path.below(&master.folder).unwrap_or(path.as_str());
    inside.strip_prefix("sources/").unwrap_or(inside).to_owned()
}

/// Titles and identifiers that the passages cite, each once, in order; identifiers as they are declared.
fn cited(master: &Master, excerpt: &ExcerptFile) -> (Vec<String>, Vec<String>) {
    let citations = excerpt.passages.iter().flat_map(|p| &p.citations);
    let (mut titles, mut ids) = (Vec::new(), Vec::new());
    for citation in citations {
        add(&mut titles, citation.title.as_deref());
        citation
            .ids
            .iter()
            .for_each(|(id, _)| add(&mut ids, Some(declared(master, id).unwrap_or(id))));
    }
    (titles, ids)
}

/// The identifier of a declared source that is the same work as `id`.
fn declared<'a>(master: &'a Master, id: &str) -> Option<&'a str> {
    let work = WorkId::parse(id);
    let mut ids = master.meta.read()?.sources().filter_map(|source| source.id);
    ids.find(|declared| WorkId::parse(declared).same(&work))
}

fn add(list: &mut Vec<String>, words: Option<&str>) {
    if let Some(words) = words.filter(|words| !list.iter().any(|known| known == words)) {
        list.push(words.replace('|', "｜"));
    }
}

/// Headings of the passages without their locators.
fn topics(excerpt: &ExcerptFile) -> String {
    let headings = excerpt
        .passages
        .iter()
        .map(|p| &excerpt.markdown.headings[p.heading].text);
    let topic = |words: &String| {
        let words = words.trim_start_matches(['§', ' ']);
        let end = words.find(['（', '(']).unwrap_or(words.len());
        words[..end].trim().replace('|', "｜")
    };
    let topics: Vec<_> = headings
        .map(topic)
        .filter(|t| !t.is_empty())
        .take(TOPICS)
        .collect();
    topics.join("、")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::load;
    use crate::model::{Entry, RelPath, SourceFile};

    const EXCERPT: &str = "\
# 《信心铭》摘录

## 至道无难（卷1）

原典（节选）：

> 至道無難，唯嫌揀擇。

**引用格式：**【《信心铭》卷1，T48n2010】
";

    fn after(index: Option<&str>, files: &[&str]) -> Option<String> {
        let mut tree = vec![("SKILL.md".to_owned(), "# a\n")];
        tree.extend(index.map(|index| ("sources/INDEX.md".to_owned(), index)));
        tree.extend(
            files
                .iter()
                .map(|file| (format!("sources/{file}"), EXCERPT)),
        );
        let entry = |(path, text): (String, &str)| {
            let path = RelPath::new(&format!("master-a/{path}"));
            (
                path.clone(),
                Entry::Read(SourceFile::new(path, text.to_owned())),
            )
        };
        let workspace = load(tree.into_iter().map(entry).collect());
        let set = write_index(&workspace, "a").unwrap();
        let change = set.changes().first()?;
        Some(String::from_utf8(change.after.clone().unwrap()).unwrap())
    }

    const ROW: &str = "| `b.md` | 《信心铭》 | T48n2010 | 至道无难 |\n";

    #[test]
    fn an_index_is_begun_where_there_is_none() {
        let expected = format!("# a：摘录目录{HEAD}{COLUMNS}{ROW}");
        assert_eq!(after(None, &["b.md"]), Some(expected));
    }

    #[test]
    fn rows_come_and_go_with_their_files_and_all_else_stays() {
        let table = |rows: &str| format!("# 目录\n\n话。\n\n{COLUMNS}{rows}\n## 说明\n\n- 一\n");
        let own = "| `a.md` | 手写 | x | y |\n";
        assert_eq!(
            after(Some(&table(own)), &["a.md"]),
            None,
            "nothing to change"
        );
        assert_eq!(
            after(Some(&table(own)), &["a.md", "b.md"]),
            Some(table(&format!("{own}{ROW}")))
        );
        assert_eq!(after(Some(&table(own)), &["b.md"]), Some(table(ROW)));
        assert_eq!(after(Some(&table(own)), &[]), Some(table("")));
        assert_eq!(after(Some(&table("")), &["b.md"]), Some(table(ROW)));
        let last = format!("{COLUMNS}{}", own.trim_end());
        assert_eq!(
            after(Some(&last), &["a.md", "b.md"]),
            Some(format!("{COLUMNS}{own}{ROW}"))
        );
        let five = "| `a.md` | 手写 | x | [1](https://fojin.app/texts/1) | y |\n";
        let new = "| `b.md` | 《信心铭》 | T48n2010 | — | 至道无难 |\n";
        assert_eq!(
            after(Some(five), &["a.md", "b.md"]),
            Some(format!("{five}{new}"))
        );
    }
}
