//! The fidelity cases of a master, one JSON value a line (masters.md §1.13). Lines that an operation is not about stay
//! byte for byte, line ends included. Line numbers count from 1, as in the file, blank lines too.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{Change, ChangeSet, EditError, Label, json as edit_json, target};
use crate::formats::parse_json;
use crate::model::{Master, RelPath, Workspace, pointer_below};

/// Where the cases are.
const FILE: &str = "tests/fidelity.jsonl";
/// How a case is spelt where there is none to follow.
const SPELLING: &str = r#"{"q": ""}"#;

/// One more case, on line `at` or at the end. It is spelt like those that are there.
///
/// # Errors
/// Where there is no such master or line, or its suite cannot be read.
pub fn add_case(
    workspace: &Workspace,
    slug: &str,
    at: Option<u32>,
    value: &Value,
) -> Result<ChangeSet, EditError> {
    let suite = Suite::of(workspace, slug)?;
    let mut lines = suite.lines.clone();
    let at = match at {
        Some(line) => suite.index(line).or_else(|error| {
            let end = line as usize == lines.len() + 1;
            if end { Ok(lines.len()) } else { Err(error) }
        })?,
        None => lines.len(),
    };
    lines.insert(at, suite.spelt(value)?);
    Ok(suite.changed(Label::new("case-add"), lines))
}

/// Another case in the place of the one on `line`. What is equal keeps its spelling.
///
/// # Errors
/// Where there is no such master or line, or its suite cannot be read.
pub fn set_case(
    workspace: &Workspace,
    slug: &str,
    line: u32,
    value: &Value,
) -> Result<ChangeSet, EditError> {
    let suite = Suite::of(workspace, slug)?;
    let index = suite.index(line)?;
    let mut lines = suite.lines.clone();
    lines[index] = match edit_json::set(&lines[index], "", value) {
        Ok(text) if !text.contains('\n') => text,
        _ => suite.spelt(value)?,
    };
    let label = Label::new("case-set").with("line", line.to_string());
    Ok(suite.changed(label, lines))
}

/// The cases on `lines`, taken out.
///
/// # Errors
/// Where there is no such master or line, or its suite cannot be read.
pub fn remove_cases(
    workspace: &Workspace,
    slug: &str,
    lines: &[u32],
) -> Result<ChangeSet, EditError> {
    let suite = Suite::of(workspace, slug)?;
    let gone = suite.indexes(lines)?;
    let kept = suite.lines.iter().enumerate();
    let kept = kept
        .filter(|(index, _)| !gone.contains(index))
        .map(|(_, line)| line.clone());
    let label = Label::new("cases-remove").with("count", gone.len().to_string());
    Ok(suite.changed(label, kept.collect()))
}

/// The case on `line`, put on line `to`.
///
/// # Errors
/// Where there is no such master or line, or its suite cannot be read.
pub fn move_case(
    workspace: &Workspace,
    slug: &str,
    line: u32,
    to: u32,
) -> Result<ChangeSet, EditError> {
    let suite = Suite::of(workspace, slug)?;
    let (from, to) = (suite.index(line)?, suite.position(to)?);
    let mut lines = suite.lines.clone();
    let moved = lines.remove(from);
    lines.insert(to, moved);
    let label = Label::new("case-move").with("line", line.to_string());
    Ok(suite.changed(label, lines))
}

/// `key` of the cases on `lines`: `value`, or taken out where that is null.
///
/// # Errors
/// Where there is no such master or line, a line is no JSON object, or the suite cannot be read.
pub fn change_cases(
    workspace: &Workspace,
    slug: &str,
    lines: &[u32],
    key: &str,
    value: &Value,
) -> Result<ChangeSet, EditError> {
    let suite = Suite::of(workspace, slug)?;
    let indexes = suite.indexes(lines)?;
    let mut changed = suite.lines.clone();
    for &index in &indexes {
        changed[index] = with_key(&changed[index], key, value).map_err(|_| {
            EditError::new("case-not-an-object").with("line", (index + 1).to_string())
        })?;
    }
    let label = Label::new("cases-change")
        .with("key", key)
        .with("count", indexes.len().to_string());
    Ok(suite.changed(label, changed))
}

fn with_key(line: &str, key: &str, value: &Value) -> Result<String, EditError> {
    let broken = || EditError::new("file-not-json");
    let node = parse_json(line, 0).map_err(|_| broken())?;
    let has = node
        .as_object()
        .ok_or_else(broken)?
        .iter()
        .any(|member| member.key == key);
    let pointer = pointer_below("", key);
    match (value.is_null(), has) {
        (false, _) => edit_json::set(line, &pointer, value),
        (true, true) => edit_json::remove(line, &pointer),
        (true, false) => Ok(line.to_owned()),
    }
}

/// A suite as lines, without their ends.
struct Suite<'a> {
    master: &'a Master,
    path: RelPath,
    text: Option<&'a str>,
    lines: Vec<String>,
    ends: Vec<&'a str>,
}

impl<'a> Suite<'a> {
    fn of(workspace: &'a Workspace, slug: &str) -> Result<Self, EditError> {
        let master = target::master(workspace, slug)?;
        let path = master.path(FILE);
        let text = target::text(master, &path)?;
        let (mut lines, mut ends) = (Vec::new(), Vec::new());
        for line in text.unwrap_or_default().split_inclusive('\n') {
            let words = line.strip_suffix('\n').unwrap_or(line);
            let words = words.strip_suffix('\r').unwrap_or(words);
            lines.push(words.to_owned());
            ends.push(&line[words.len()..]);
        }
        Ok(Self {
            master,
            path,
            text,
            lines,
            ends,
        })
    }

    /// The place of a line that is not blank in the list.
    fn index(&self, line: u32) -> Result<usize, EditError> {
        let index = self.position(line)?;
        if self.lines[index].trim().is_empty() {
            return Err(unknown_case(line));
        }
        Ok(index)
    }

    fn position(&self, line: u32) -> Result<usize, EditError> {
        let index = (line as usize).checked_sub(1);
        index
            .filter(|index| *index < self.lines.len())
            .ok_or_else(|| unknown_case(line))
    }

    fn indexes(&self, lines: &[u32]) -> Result<BTreeSet<usize>, EditError> {
        lines.iter().map(|line| self.index(*line)).collect()
    }

    /// `value` on one line, spelt like the last case that can be followed.
    fn spelt(&self, value: &Value) -> Result<String, EditError> {
        let spelt = |like: &str| edit_json::set(like, "", value);
        let followed = self.lines.iter().rev().find_map(|line| {
            let object = line.trim_start().starts_with('{');
            spelt(line)
                .ok()
                .filter(|text| object && !text.contains('\n'))
        });
        followed.map_or_else(|| spelt(SPELLING), Ok)
    }

    fn changed(&self, label: Label, lines: Vec<String>) -> ChangeSet {
        let end = self
            .ends
            .first()
            .filter(|end| !end.is_empty())
            .unwrap_or(&"\n");
        // A suite without a last line end stays one; each line keeps the end of its place.
        let closed = self.ends.last().is_none_or(|end| !end.is_empty());
        let count = lines.len();
        let mut text = String::new();
        for (nth, line) in lines.into_iter().enumerate() {
            text.push_str(&line);
            if closed || nth + 1 < count {
                let own = self.ends.get(nth).filter(|end| !end.is_empty());
                text.push_str(own.unwrap_or(end));
            }
        }
        let change = match self.text {
            Some(before) => Change::text(&self.path, before, text),
            None => Change::create(self.path.clone(), text),
        };
        ChangeSet::new(label.with("master", &self.master.slug), [change])
    }
}

fn unknown_case(line: u32) -> EditError {
    EditError::new("unknown-case").with("line", line.to_string())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::formats::load;
    use crate::model::{Entry, SourceFile};

    fn workspace(suite: Option<&str>) -> Workspace {
        let files = [
            ("master-a/SKILL.md", Some("# a\n")),
            ("master-a/tests/fidelity.jsonl", suite),
        ];
        let entry = |(path, text): (&str, Option<&str>)| {
            let path = RelPath::new(path);
            Some((
                path.clone(),
                Entry::Read(SourceFile::new(path, text?.to_owned())),
            ))
        };
        load(files.into_iter().filter_map(entry).collect())
    }

    fn after(set: Result<ChangeSet, EditError>) -> String {
        let set = set.unwrap();
        let change = set.changes().first().unwrap();
        String::from_utf8(change.after.clone().unwrap()).unwrap()
    }

    const SUITE: &str = "{\"q\":\"一\", \"n\": 1.50}\r\n\nnot json\r\n{\"q\":\"二\"}";

    #[test]
    fn a_case_is_added_in_the_spelling_of_the_others() {
        let a = workspace(Some(SUITE));
        assert_eq!(
            after(add_case(
                &a,
                "a",
                None,
                &json!({"q": "三", "must_cite": ["T1"]})
            )),
            format!("{SUITE}\r\n{{\"q\":\"三\",\"must_cite\":[\"T1\"]}}")
        );
        assert_eq!(
            after(add_case(&a, "a", Some(1), &json!({"q": "零"}))),
            format!(
                "{{\"q\":\"零\"}}\r\n{}",
                SUITE.replacen("\r\n\nnot", "\n\r\nnot", 1)
            )
        );
        let none = workspace(None);
        assert_eq!(
            after(add_case(
                &none,
                "a",
                None,
                &json!({"q": "一", "must_cite": []})
            )),
            "{\"q\": \"一\", \"must_cite\": []}\n"
        );
    }

    #[test]
    fn a_case_is_changed_where_it_differs_and_replaced_where_it_is_broken() {
        let a = workspace(Some(SUITE));
        assert_eq!(
            after(set_case(&a, "a", 1, &json!({"q": "壹", "n": 1.5}))),
            SUITE.replace('一', "壹")
        );
        assert_eq!(
            after(set_case(&a, "a", 3, &json!({"q": "三"}))),
            SUITE.replace("not json", "{\"q\":\"三\"}")
        );
        let same = set_case(&a, "a", 4, &json!({"q": "二"})).unwrap();
        assert!(same.is_empty());
    }

    #[test]
    fn cases_are_taken_out_moved_and_changed_together() {
        let a = workspace(Some(SUITE));
        assert_eq!(after(remove_cases(&a, "a", &[1, 3])), "\r\n{\"q\":\"二\"}");
        assert_eq!(
            after(move_case(&a, "a", 4, 1)),
            "{\"q\":\"二\"}\r\n{\"q\":\"一\", \"n\": 1.50}\n\r\nnot json"
        );
        assert_eq!(
            after(change_cases(
                &a,
                "a",
                &[1, 4],
                "difficulty",
                &json!("basic")
            )),
            SUITE
                .replace("1.50}", "1.50, \"difficulty\":\"basic\"}")
                .replace("二\"}", "二\",\"difficulty\":\"basic\"}")
        );
        assert_eq!(
            after(change_cases(&a, "a", &[1, 4], "n", &Value::Null)),
            SUITE.replace(", \"n\": 1.50", "")
        );
    }

    #[test]
    fn what_is_not_there_is_named() {
        let a = workspace(Some(SUITE));
        let error = |set: Result<ChangeSet, EditError>| {
            let error = set.unwrap_err();
            (error.code, error.params.get("line").cloned())
        };
        let line = |line: &str| Some(line.to_owned());
        assert_eq!(
            error(remove_cases(&a, "a", &[2])),
            ("unknown-case", line("2"))
        );
        assert_eq!(
            error(set_case(&a, "a", 0, &json!({}))),
            ("unknown-case", line("0"))
        );
        assert_eq!(error(move_case(&a, "a", 1, 9)), ("unknown-case", line("9")));
        assert_eq!(
            error(change_cases(&a, "a", &[3], "q", &json!("x"))),
            ("case-not-an-object", line("3"))
        );
        assert_eq!(
            error(add_case(&a, "b", None, &json!({}))).0,
            "unknown-master"
        );
    }
}
