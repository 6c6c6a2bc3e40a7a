//! The Markdown of a passage and of a new excerpt file (masters.md §1.11, the scripture dialect).

use super::{ExcerptedWork, NewPassage};
use crate::model::{IdKind, WorkId};

/// Between two passages.
const RULE: &str = "\n---\n\n";

/// A passage under its heading.
pub fn section(work: &ExcerptedWork, id: &str, passage: &NewPassage) -> String {
    let quoted: String = passage
        .words
        .lines()
        .map(|line| format!("> {line}").trim_end().to_owned() + "\n")
        .collect();
    let link = passage
        .link
        .as_deref()
        .map_or_else(String::new, |link| format!("→ {link}"));
    let citation = citation(&work.title, id, passage);
    let heading = heading(passage);
    format!("## {heading}\n\n原典（节选）：\n\n{quoted}\n**引用格式：**{citation}{link}\n")
}

/// A new file of passages of `work`.
pub fn file(work: &ExcerptedWork, id: &str, sections: &[String]) -> String {
    let title = &work.title;
    let edition = work
        .edition
        .as_deref()
        .map_or_else(String::new, |edition| format!("> 版本：{edition}\n"));
    let body = sections.join(RULE);
    format!("# 《{title}》摘录\n\n> 编号：{id}。\n{edition}\n{body}")
}

/// `text` with more passages at its end, its line ends kept.
pub fn appended(text: &str, sections: &[String]) -> String {
    let end = if text.contains("\r\n") { "\r\n" } else { "\n" };
    let body = text.trim_end();
    let ruled = body.ends_with("---");
    let more = sections.join(RULE);
    let between = if ruled { "\n\n" } else { "\n\n---\n\n" };
    let behind = format!("{between}{more}").replace('\n', end);
    format!("{body}{behind}")
}

/// `topic（卷1，p0376b20）`.
fn heading(passage: &NewPassage) -> String {
    let juan = passage.juan.map(|juan| format!("卷{juan}"));
    let lines = match (&passage.first, &passage.last) {
        (Some(first), Some(last)) if first != last => Some(format!("{}–{last}", page(first))),
        (Some(first), _) => Some(page(first)),
        (None, _) => None,
    };
    let parts: Vec<_> = juan.into_iter().chain(lines).collect();
    if parts.is_empty() {
        return passage.topic.clone();
    }
    format!("{}（{}）", passage.topic, parts.join("，"))
}

/// A page of a canon has a `p` before it; segments and folios stand for themselves.
fn page(line: &str) -> String {
    let is_page = line.len() >= 6 && line.bytes().all(|b| b.is_ascii_alphanumeric());
    let prefix = if is_page { "p" } else { "" };
    format!("{prefix}{line}")
}

/// The citation in the form that masters use for the family of the identifier (masters.md §1.11): `id` as it is declared,
/// `title` without `《》`.
#[must_use]
pub fn citation(title: &str, id: &str, passage: &NewPassage) -> String {
    if WorkId::parse(id).kind == IdKind::Cbeta {
        let juan = passage
            .juan
            .map_or_else(String::new, |juan| format!("卷{juan}"));
        return format!("【《{title}》{juan}，{id}】");
    }
    let section = passage
        .first
        .as_deref()
        .map_or_else(String::new, |first| format!("§{first}"));
    let id = id.replacen("Toh:", "Toh ", 1);
    format!("【《{title}》{section}】（{id}）")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn passage(juan: Option<u32>, first: Option<&str>, last: Option<&str>) -> NewPassage {
        NewPassage {
            topic: "念处".to_owned(),
            words: "甲\n乙".to_owned(),
            juan,
            first: first.map(str::to_owned),
            last: last.map(str::to_owned),
            link: None,
        }
    }

    #[test]
    fn headings_name_the_place_as_far_as_it_is_known() {
        let cases = [
            (
                passage(Some(1), Some("0376b20"), Some("0376b22")),
                "念处（卷1，p0376b20–0376b22）",
            ),
            (
                passage(Some(1), Some("0376b20"), Some("0376b20")),
                "念处（卷1，p0376b20）",
            ),
            (passage(None, Some("mn10:4.2"), None), "念处（mn10:4.2）"),
            (passage(None, Some("F.282.b"), None), "念处（F.282.b）"),
            (passage(None, None, None), "念处"),
        ];
        for (passage, expected) in cases {
            assert_eq!(heading(&passage), expected);
        }
    }

    #[test]
    fn citations_have_the_form_of_their_family() {
        let of = |id, first| citation("书", id, &passage(Some(3), first, None));
        assert_eq!(of("T48n2010", Some("0376b20")), "【《书》卷3，T48n2010】");
        assert_eq!(
            of("Toh:41", Some("F.282.b")),
            "【《书》§F.282.b】（Toh 41）"
        );
        assert_eq!(
            of("SC MN 10", Some("mn10:4.2")),
            "【《书》§mn10:4.2】（SC MN 10）"
        );
    }

    #[test]
    fn line_ends_of_the_file_are_kept() {
        let sections = ["## 乙\n文\n".to_owned()];
        assert_eq!(
            appended("## 甲\r\n文\r\n", &sections),
            "## 甲\r\n文\r\n\r\n---\r\n\r\n## 乙\r\n文\r\n"
        );
        assert_eq!(
            appended("## 甲\n文\n\n---\n", &sections),
            "## 甲\n文\n\n---\n\n## 乙\n文\n"
        );
    }
}
