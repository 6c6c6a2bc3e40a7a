//! The front matter of `SKILL.md` (masters.md §1.9): a key set to a scalar, or taken out. YAML has many spellings and no
//! editor that keeps them, so lines are edited, and the result is read again: where it does not say exactly what was
//! meant, nothing is changed.

use serde_json::Value;

use super::{Change, ChangeSet, EditError, Label, target};
use crate::formats::parse_skill;
use crate::model::{FrontMatter, Part, SkillFile, SourceFile, Workspace, YamlValue};
use crate::text::Span;

/// With what no plain scalar can begin.
const INDICATORS: &str = ",[]{}#&*!|>'\"%@`";
/// With what one can begin only where something other than a blank follows.
const BEFORE_BLANK: &str = "-?:";

/// Sets `key` to `value` (a string, a number or a switch), or takes it out where `value` is null.
///
/// # Errors
/// Where there is no such master, it has no `SKILL.md` that can be read, or the front matter is written in a way that
/// cannot be edited line by line.
pub fn set_front_matter(
    workspace: &Workspace,
    slug: &str,
    key: &str,
    value: &Value,
) -> Result<ChangeSet, EditError> {
    let master = target::master(workspace, slug)?;
    let path = master.path("SKILL.md");
    let at = |code| EditError::new(code).with("file", path.as_str());
    let skill = match &master.skill {
        Part::Read(skill) => skill,
        Part::Absent => return Err(at("file-missing")),
        _ => return Err(at("file-unreadable")),
    };
    let not_editable = || at("front-matter-not-editable").with("key", key);
    let file = &skill.markdown.file;
    let words = words(value).ok_or_else(not_editable)?;
    let text = edited(skill, key, words.as_deref()).ok_or_else(not_editable)?;
    let meant = says(&file.path, &text, skill, key, words.as_deref());
    if !meant {
        return Err(not_editable());
    }
    let label = Label::new("front-matter")
        .with("master", &master.slug)
        .with("key", key);
    Ok(ChangeSet::new(
        label,
        [Change::text(&path, &file.text, text)],
    ))
}

/// The words of a scalar; `Some(None)` for null.
fn words(value: &Value) -> Option<Option<String>> {
    match value {
        Value::Null => Some(None),
        Value::Bool(switch) => Some(Some(switch.to_string())),
        Value::Number(number) => Some(Some(number.to_string())),
        Value::String(words) => Some(Some(words.clone())),
        Value::Array(_) | Value::Object(_) => None,
    }
}

fn edited(skill: &SkillFile, key: &str, words: Option<&str>) -> Option<String> {
    let text = &skill.markdown.file.text;
    let Some(front) = &skill.front else {
        return words
            .map(|words| with_front(text, key, words))
            .or_else(|| Some(text.clone()));
    };
    let front = front.as_ref().ok()?;
    let known = value_of(front, key);
    match (known, words) {
        (None, None) => Some(text.clone()),
        (None, Some(words)) => {
            let line = format!("{key}: {}{}", spelt(words, ""), line_end(text));
            Some(spliced(
                text,
                Span::new(front.span.end, front.span.end),
                &line,
            ))
        }
        (Some(_), None) => without(text, front, key),
        (Some(YamlValue::Scalar(old)), Some(new)) if old == new => Some(text.clone()),
        (Some(_), Some(words)) => with(text, front, key, words),
    }
}

/// A front matter where there was none.
fn with_front(text: &str, key: &str, words: &str) -> String {
    let end = line_end(text);
    let mark = if text.starts_with('\u{feff}') {
        '\u{feff}'.len_utf8()
    } else {
        0
    };
    let front = format!("---{end}{key}: {}{end}---{end}", spelt(words, ""));
    spliced(text, Span::new(mark, mark), &front)
}

/// The value on the key's own line replaced.
fn with(text: &str, front: &FrontMatter, key: &str, words: &str) -> Option<String> {
    let line = line_of(text, front, key)?;
    let behind = line.of(text).find(':')? + 1;
    let rest = &line.of(text)[behind..];
    let old = rest.trim();
    // A value that goes on below, or has a remark behind it, is left to a person.
    let goes_on = old.starts_with(['|', '>', '[', '{', '&', '*', '!']) || old.contains(" #");
    if goes_on || old.is_empty() && !is_null(front, key) {
        return None;
    }
    let start = line.start + behind + rest.len() - rest.trim_start().len();
    let value = spelt(words, old);
    if old.is_empty() {
        let at = line.start + behind;
        return Some(spliced(text, Span::new(at, at), &format!(" {value}")));
    }
    Some(spliced(text, Span::new(start, start + old.len()), &value))
}

/// The lines of the key taken out, those of its value with them.
fn without(text: &str, front: &FrontMatter, key: &str) -> Option<String> {
    let line = line_of(text, front, key)?;
    let below = &text[line.end..front.span.end];
    let belongs = |line: &&str| line.starts_with([' ', '\t']) || line.starts_with("- ");
    let length: usize = below
        .split_inclusive('\n')
        .take_while(belongs)
        .map(str::len)
        .sum();
    Some(spliced(text, Span::new(line.start, line.end + length), ""))
}

/// The one line that begins with the key, its end included.
fn line_of(text: &str, front: &FrontMatter, key: &str) -> Option<Span> {
    let mut found = None;
    let mut at = front.span.start;
    for line in front.span.of(text).split_inclusive('\n') {
        let is_it = line
            .strip_prefix(key)
            .is_some_and(|rest| rest.starts_with(':'));
        if is_it && found.replace(Span::new(at, at + line.len())).is_some() {
            return None;
        }
        at += line.len();
    }
    found
}

fn value_of<'a>(front: &'a FrontMatter, key: &str) -> Option<&'a YamlValue> {
    let YamlValue::Mapping(members) = &front.root.value else {
        return None;
    };
    let found = members.iter().find(|(name, _)| name == key);
    found.map(|(_, node)| &node.value)
}

fn is_null(front: &FrontMatter, key: &str) -> bool {
    matches!(value_of(front, key), Some(YamlValue::Null))
}

/// `words` as YAML spells them, quoted as `old` was, or where they must be.
fn spelt(words: &str, old: &str) -> String {
    let plain = !words.is_empty()
        && words.trim() == words
        && !words.starts_with(|c| INDICATORS.contains(c))
        && !before_blank(words)
        && !words.starts_with("---")
        && !words.contains(": ")
        && !words.contains(" #")
        && !words.ends_with(':')
        && !words.contains(char::is_control)
        && !matches!(words, "~" | "null" | "Null" | "NULL");
    if old.starts_with('\'') && !words.contains(char::is_control) {
        return format!("'{}'", words.replace('\'', "''"));
    }
    if plain && !old.starts_with('"') {
        return words.to_owned();
    }
    Value::from(words).to_string()
}

/// Whether `words` begin with a sign that a blank or nothing follows.
fn before_blank(words: &str) -> bool {
    let rest = words.strip_prefix(|c| BEFORE_BLANK.contains(c));
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', '\t']))
}

fn line_end(text: &str) -> &'static str {
    let first = text.find('\n').is_some_and(|at| text[..at].ends_with('\r'));
    if first { "\r\n" } else { "\n" }
}

fn spliced(text: &str, span: Span, with: &str) -> String {
    format!("{}{with}{}", &text[..span.start], &text[span.end..])
}

/// Whether `text` says what was meant: `key` is `words` or not there, all other keys are what they were, and the body
/// is the same.
fn says(
    path: &crate::model::RelPath,
    text: &str,
    before: &SkillFile,
    key: &str,
    words: Option<&str>,
) -> bool {
    let after = parse_skill(SourceFile::new(path.clone(), text.to_owned()));
    let body = |skill: &SkillFile| {
        let text = &skill.markdown.file.text[skill.body_start..];
        text.trim_start_matches('\u{feff}').to_owned()
    };
    let others = |skill: &SkillFile| match &skill.front {
        Some(Ok(front)) => match &front.root.value {
            YamlValue::Mapping(members) => members
                .iter()
                .filter(|(name, _)| name != key)
                .map(|(name, node)| (name.clone(), plain(&node.value)))
                .collect(),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    };
    let now = match &after.front {
        Some(Ok(front)) => value_of(front, key),
        Some(Err(_)) => return false,
        None => None,
    };
    let is_meant = match (words, now) {
        (None, None) => true,
        (Some(words), Some(YamlValue::Scalar(now))) => words == now,
        (Some(_) | None, _) => false,
    };
    is_meant && others(before) == others(&after) && body(before) == body(&after)
}

/// A value without its places.
fn plain(value: &YamlValue) -> Value {
    match value {
        YamlValue::Null => Value::Null,
        YamlValue::Scalar(words) => Value::from(words.as_str()),
        YamlValue::Sequence(items) => items.iter().map(|item| plain(&item.value)).collect(),
        YamlValue::Mapping(members) => members
            .iter()
            .map(|(key, node)| Value::from(vec![Value::from(key.as_str()), plain(&node.value)]))
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::formats::load;
    use crate::model::{Entry, RelPath};

    fn edit(skill: &str, key: &str, value: &Value) -> Result<String, &'static str> {
        let path = RelPath::new("master-a/SKILL.md");
        let entry = Entry::Read(SourceFile::new(path.clone(), skill.to_owned()));
        let workspace = load([(path, entry)].into_iter().collect());
        let set = set_front_matter(&workspace, "a", key, value).map_err(|error| error.code)?;
        let after = set
            .changes()
            .first()
            .map(|change| change.after.clone().unwrap());
        Ok(after.map_or_else(
            || skill.to_owned(),
            |bytes| String::from_utf8(bytes).unwrap(),
        ))
    }

    const SKILL: &str = "\
---
name: master-a
description: \"甲：乙\"  
version: 1.0.0
kind:
sources:
  - title: 信心铭
license: 'CC0'
# a remark
---

# 甲
name: x
";

    #[test]
    fn one_line_changes_and_keeps_its_quotes() {
        for (key, value, from, to) in [
            (
                "name",
                json!("master-b"),
                "name: master-a",
                "name: master-b",
            ),
            ("version", json!(2), "1.0.0", "2"),
            ("description", json!("丙"), "\"甲：乙\"", "\"丙\""),
            ("license", json!("it's"), "'CC0'", "'it''s'"),
            ("kind", json!("meta-skill"), "kind:", "kind: meta-skill"),
            ("version", json!("a: b"), "1.0.0", "\"a: b\""),
            ("name", json!("- x"), "name: master-a", "name: \"- x\""),
            (
                "lineage",
                json!("汉传"),
                "# a remark\n",
                "# a remark\nlineage: 汉传\n",
            ),
            ("version", json!(null), "version: 1.0.0\n", ""),
            ("sources", json!(null), "sources:\n  - title: 信心铭\n", ""),
        ] {
            assert_eq!(
                edit(SKILL, key, &value),
                Ok(SKILL.replacen(from, to, 1)),
                "{key}"
            );
        }
        assert_eq!(
            edit(SKILL, "name", &json!("master-a")),
            Ok(SKILL.to_owned())
        );
        assert_eq!(edit(SKILL, "absent", &json!(null)), Ok(SKILL.to_owned()));
        let ends = SKILL.replace('\n', "\r\n");
        let expected = ends.replacen("1.0.0", "2", 1);
        assert_eq!(edit(&ends, "version", &json!("2")), Ok(expected));
        assert_eq!(
            edit("\u{feff}# 甲\n", "name", &json!("a")),
            Ok("\u{feff}---\nname: a\n---\n# 甲\n".to_owned())
        );
    }

    #[test]
    fn what_cannot_be_edited_line_by_line_is_left_alone() {
        for (skill, key) in [
            (SKILL, "sources"),
            ("---\n{name: a, kind: b}\n---\n", "name"),
            ("---\nname: >\n  a\n  b\n---\n", "name"),
            ("---\nname: a # why\n---\n", "name"),
            ("---\nname: a\n  b\n---\n", "name"),
            ("---\nname: a\nname: b\n---\n", "name"),
        ] {
            assert_eq!(
                edit(skill, key, &json!("x")),
                Err("front-matter-not-editable"),
                "{skill}"
            );
        }
        assert_eq!(
            edit(SKILL, "name", &json!(["a"])),
            Err("front-matter-not-editable")
        );
    }
}
