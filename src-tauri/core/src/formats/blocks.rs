//! The lines of a passage as blocks of one role: scripture, paraphrase, citation, editor (masters.md §1.11).

use std::sync::LazyLock;

use regex::Regex;

use super::markdown::lines;
use crate::model::{Block, Dialect, Role};
use crate::text::Span;

/// Words before a colon that say that a citation follows.
static CITES: LazyLock<Option<Regex>> =
    LazyLock::new(|| label("出处|出處|来源|來源|引用格式|sources?|citations?(?: format)?"));
/// Words before a colon that say that the editor speaks.
static EDITS: LazyLock<Option<Regex>> = LazyLock::new(|| {
    label(
        "注|註|注释|註釋|按|编者按|編者按|主旨|要点|要點|教义要点|教義要點|原典(?:要义|要義)?|\
         notes?|points?|gist|original(?: text)?",
    )
});
/// Words above a quote block of the scripture dialect that say it gives the meaning only.
const GIST: [&str; 12] = [
    "要义",
    "要義",
    "义旨",
    "義旨",
    "大意",
    "主旨",
    "意译",
    "意譯",
    "转述",
    "轉述",
    "gist",
    "paraphrase",
];

/// A label: one of `words`, perhaps with a remark in brackets, perhaps bold, then a colon.
fn label(words: &str) -> Option<Regex> {
    Regex::new(&format!(
        r"^(?i)[*_\s]*(?:{words})[*_\s]*(?:[（(][^）)]*[）)])?[*_\s]*[:：]"
    ))
    .ok()
}

fn is_label(of: &LazyLock<Option<Regex>>, words: &str) -> bool {
    of.as_ref().is_some_and(|pattern| pattern.is_match(words))
}

/// The blocks under `within`; under a warning (`⚠`) all running text is the editor's.
pub(super) fn blocks(text: &str, within: Span, dialect: Dialect, warning: bool) -> Vec<Block> {
    let mut reader = Reader {
        dialect,
        warning,
        gist: false,
        open: None,
        blocks: Vec::new(),
    };
    for line in lines(text, within) {
        reader.line(line, line.of(text).trim());
    }
    reader.blocks
}

struct Reader {
    dialect: Dialect,
    warning: bool,
    /// Whether the last label announced the meaning only.
    gist: bool,
    /// Whether the last block goes on: in quoted lines, or in plain ones.
    open: Option<bool>,
    blocks: Vec<Block>,
}

impl Reader {
    fn line(&mut self, span: Span, words: &str) {
        if words.is_empty() || is_rule(words) {
            self.open = None;
        } else if let Some(quoted) = words.strip_prefix('>') {
            let quoted = quoted.trim_start_matches(['>', ' ', '\t']);
            if !quoted.is_empty() || self.open == Some(true) {
                let role = self.quoted_role(quoted);
                self.add(span, role, true);
            }
        } else {
            let role = self.plain_role(words);
            self.add(span, role, false);
            if words.starts_with('#') {
                self.open = None;
            }
            let ends_in_colon = words.trim_end_matches('*').ends_with([':', '：']);
            self.gist = ends_in_colon && GIST.iter().any(|gist| words.contains(gist));
        }
    }

    fn quoted_role(&self, words: &str) -> Role {
        if is_label(&CITES, words) {
            return Role::Citation;
        }
        if is_label(&EDITS, words) {
            return Role::Editor;
        }
        match (self.open, self.blocks.last()) {
            (Some(true), Some(block)) => block.role,
            _ if self.dialect == Dialect::Paraphrase || self.gist => Role::Paraphrase,
            _ => Role::Scripture,
        }
    }

    fn plain_role(&self, words: &str) -> Role {
        if is_label(&CITES, words) {
            return Role::Citation;
        }
        if is_label(&EDITS, words) || words.starts_with(['#', '⚠']) {
            return Role::Editor;
        }
        let before = self.blocks.last().map(|b| b.role);
        match (self.open, before) {
            (Some(false), Some(Role::Citation)) if words.starts_with(['【', '→', '[']) => {
                Role::Citation
            }
            (Some(false), Some(Role::Editor)) => Role::Editor,
            _ if self.dialect == Dialect::Paraphrase && !self.warning => Role::Paraphrase,
            _ => Role::Editor,
        }
    }

    fn add(&mut self, span: Span, role: Role, quoted: bool) {
        match self.blocks.last_mut() {
            Some(block) if block.role == role && self.open == Some(quoted) => {
                block.span.end = span.end;
            }
            _ => self.blocks.push(Block { role, span }),
        }
        self.open = Some(quoted);
    }
}

/// Whether the line is a thematic break.
fn is_rule(words: &str) -> bool {
    let mark = words.chars().next().unwrap_or(' ');
    let only_mark = words.chars().all(|c| c == mark || c == ' ');
    matches!(mark, '-' | '*' | '_') && only_mark && words.matches(mark).count() >= 3
}

#[cfg(test)]
mod tests {
    use super::*;
    use Dialect::{Paraphrase, Scripture};

    fn read(text: &str, dialect: Dialect) -> Vec<(Role, &str)> {
        let blocks = blocks(text, Span::new(0, text.len()), dialect, false);
        blocks.iter().map(|b| (b.role, b.span.of(text))).collect()
    }

    #[test]
    fn quoted_lines_are_scripture_or_paraphrase_by_dialect() {
        let text = "> 甲\r\n> 乙\r\n\r\n> 丙\n---\n丁\n>\n> 戊\n";
        let blocks = |quoted, plain| {
            [
                (quoted, "> 甲\r\n> 乙"),
                (quoted, "> 丙"),
                (plain, "丁"),
                (quoted, "> 戊"),
            ]
        };
        assert_eq!(read(text, Scripture), blocks(Role::Scripture, Role::Editor));
        assert_eq!(
            read(text, Paraphrase),
            blocks(Role::Paraphrase, Role::Paraphrase)
        );
    }

    #[test]
    fn labels_tell_citations_and_the_editor_in_any_script() {
        use Role::{Citation, Editor};
        let table = [
            ("> 出处：【甲】", Citation),
            ("> **出處**：【甲】", Citation),
            ("> Source: 【甲】", Citation),
            ("**引用格式：**【甲】", Citation),
            ("**Citation format:** 【甲】", Citation),
            ("> 注：甲", Editor),
            ("> 註（譯者）: 甲", Editor),
            ("**教义要点：**", Editor),
            ("**教義要點**：", Editor),
            ("**Points:**", Editor),
            ("**主旨**：甲", Editor),
            ("主旨：甲", Editor),
            ("原典（節選）：", Editor),
            ("#### 甲", Editor),
            ("⚠️ 甲", Editor),
        ];
        for (line, role) in table {
            for dialect in [Scripture, Paraphrase] {
                assert_eq!(read(line, dialect), [(role, line)], "{dialect:?}");
            }
        }
    }

    #[test]
    fn a_word_that_only_begins_like_a_label_is_none() {
        for line in [
            "> 注心一处",
            "> 来源不明者",
            "> Sources of merit",
            "> 按下不表",
        ] {
            assert_eq!(read(line, Scripture), [(Role::Scripture, line)]);
        }
    }

    #[test]
    fn a_quote_may_end_in_its_citation_and_a_citation_goes_on_below_its_label() {
        let text = "> 甲\n> 出处：【乙】\n> 又【丙】\n\n**引用格式：**\n【丁】\n→ 戊\n己\n";
        let expected = [
            (Role::Scripture, "> 甲"),
            (Role::Citation, "> 出处：【乙】\n> 又【丙】"),
            (Role::Citation, "**引用格式：**\n【丁】\n→ 戊"),
            (Role::Editor, "己"),
        ];
        assert_eq!(read(text, Scripture), expected);
    }

    #[test]
    fn a_label_that_announces_the_meaning_makes_the_quote_below_a_paraphrase() {
        let text = "原典要义：\n\n> 甲\n\n原典（节选）：\n\n> 乙\n";
        let roles: Vec<_> = read(text, Scripture)
            .into_iter()
            .map(|(role, _)| role)
            .collect();
        assert_eq!(
            roles,
            [
                Role::Editor,
                Role::Paraphrase,
                Role::Editor,
                Role::Scripture
            ]
        );
    }

    #[test]
    fn points_go_on_to_the_next_blank_line() {
        let text = "**主旨**：\n- 甲\n- 乙\n\n丙\n";
        let expected = [
            (Role::Editor, "**主旨**：\n- 甲\n- 乙"),
            (Role::Paraphrase, "丙"),
        ];
        assert_eq!(read(text, Paraphrase), expected);
    }
}
