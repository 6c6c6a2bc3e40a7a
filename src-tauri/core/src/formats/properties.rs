//! Properties of reading that hold for any bytes: it never panics, keeps the text, and every span lies in its file on
//! character boundaries.

use proptest::prelude::*;

use super::load;
use crate::model::{
    Citation, Entry, FileTree, Heading, Master, Node, RelPath, SourceFile, Value, YamlNode,
    YamlValue,
};
use crate::text::Span;

/// Every kind of file, with a valid sample.
const SAMPLES: [(&str, &str); 8] = [
    (
        "meta.json",
        "{\"slug\": \"x\", \"sources\": [{\"type\": \"cbeta\", \"id\": \"T48n2010\"}], \"n\": 1.50, \"n\": null}\n",
    ),
    (
        "SKILL.md",
        "---\nname: master-x\ndescription: 问「心」时用\nsources:\n  - title: 信心铭\n    cbeta_id: T48n2010\nlist: [a, {b: 'c'}]\nlong: |\n  行\n---\n# 甲\n\n读 `sources/a-excerpts.md` §乙 + §丙、丁\n",
    ),
    (
        "sources/INDEX.md",
        "# 目录\n\n| 文件 | 典籍 |\n|---|---|\n| `a-excerpts.md` | [7](https://fojin.app/texts/7) |\n",
    ),
    (
        "sources/a-excerpts.md",
        "# 甲\n\n> 题记\n\n## 乙（卷1）\n\n原典（节选）：\n\n> 至道無難\n\n**引用格式：**【《信心铭·序》卷1，T48n2010】（Toh 1）→ https://fojin.app/texts/7/read?juan=1\n\n**教义要点：**\n- 丙\n\n---\n",
    ),
    (
        "sources/b-excerpts.md",
        "# 甲\n\n> 转述\n\n## §乙\n\n引言\n\n### 丙\n\n文。\n\n**主旨**：丁\n\n> 出处：【SC: MN 118 / Sutta】（SuttaCentral）+【{x}】\n",
    ),
    (
        "references/voice.md",
        "# 声\n\n## Layer 0\n\n```\n# code\n```\n",
    ),
    ("references/more.md", "~~~\n## x\n~~~\n###### y ##\n"),
    (
        "tests/fidelity.jsonl",
        "{\"q\": \"问\", \"must_cite\": [\"T2010\"]}\r\n\n{\"q\": 1}\n",
    ),
];

fn tree(files: &[(&str, &str)]) -> FileTree {
    let read = |(path, text): &(&str, &str)| {
        let path = RelPath::new(&format!("master-x/{path}"));
        (
            path.clone(),
            Entry::Read(SourceFile::new(path, (*text).to_owned())),
        )
    };
    files.iter().map(read).collect()
}

/// Loads a master whose file `path` says `text`, the others as in the samples, and checks what must hold.
fn holds(path: &'static str, text: &str) {
    let others = SAMPLES.iter().filter(|(p, _)| *p != path).copied();
    hold(&others.chain([(path, text)]).collect::<Vec<_>>());
}

fn hold(files: &[(&str, &str)]) {
    let workspace = load(tree(files));
    assert_eq!(workspace.masters.len(), 1);
    let master = &workspace.masters[0];
    keeps_texts(master, files);
    for (file, spans) in spans(master) {
        for span in spans {
            let fits = file.text.get(span.start..span.end).is_some();
            assert!(fits, "{} {span:?}", file.path);
        }
    }
    blocks_stand_apart(master);
}

fn keeps_texts(master: &Master, files: &[(&str, &str)]) {
    let text_at = |path: &RelPath| {
        let inside = path.below("master-x").unwrap();
        files.iter().find(|(p, _)| *p == inside).unwrap().1
    };
    let parsed = master.markdown().map(|m| &m.file);
    let json = master.meta().map(|m| &m.doc.file);
    let suite = master.fidelity.read().map(|s| &s.file);
    let mut seen = 0;
    for file in master.texts().chain(parsed).chain(json).chain(suite) {
        assert_eq!(file.text, text_at(&file.path), "{}", file.path);
        seen += 1;
    }
    assert!(
        seen >= 2 * files.len() - 1,
        "every file is read, and all but a broken one parsed"
    );
}

/// Every span of the model with its file.
fn spans(master: &Master) -> Vec<(&SourceFile, Vec<Span>)> {
    let mut all: Vec<(&SourceFile, Vec<Span>)> = Vec::new();
    for markdown in master.markdown() {
        let sections = (0..markdown.headings.len()).map(|at| markdown.section(at));
        all.push((
            &markdown.file,
            markdown
                .headings
                .iter()
                .map(|h: &Heading| h.span)
                .chain(sections)
                .collect(),
        ));
    }
    if let Some(meta) = master.meta() {
        all.push((&meta.doc.file, node_spans(&meta.doc.root)));
    }
    if let Some(skill) = master.skill.read() {
        all.push((&skill.markdown.file, skill_spans(skill)));
    }
    for row in master.index.read().iter().flat_map(|index| &index.rows) {
        let cells = row.cells.iter().map(|(_, at)| *at);
        all.push((
            &master.index.read().unwrap().markdown.file,
            cells.chain([row.span, row.file_span]).collect(),
        ));
    }
    for excerpt in &master.excerpts {
        let links = excerpt.links.iter().map(|l| l.span);
        let passages = excerpt.passages.iter().flat_map(|p| {
            let cited = p.citations.iter().flat_map(citation_spans);
            p.blocks.iter().map(|b| b.span).chain(cited).chain([p.span])
        });
        all.push((
            &excerpt.markdown.file,
            links.chain(passages).chain([excerpt.header]).collect(),
        ));
    }
    for line in master.fidelity.read().iter().flat_map(|suite| &suite.lines) {
        let inside = line.node.as_ref().map_or_else(|e| vec![e.span], node_spans);
        all.push((
            &master.fidelity.read().unwrap().file,
            [vec![line.span], inside].concat(),
        ));
    }
    all
}

fn skill_spans(skill: &crate::model::SkillFile) -> Vec<Span> {
    let refs = skill.section_refs.iter().map(|r| r.span);
    let front = match &skill.front {
        None => Vec::new(),
        Some(Err(error)) => vec![error.span],
        Some(Ok(front)) => {
            let mut found = vec![front.span];
            yaml_spans(&front.root, front.span, &mut found);
            found
        }
    };
    refs.chain(front)
        .chain([Span::new(0, skill.body_start)])
        .collect()
}

/// Spans below `node`, each inside the one of its parent.
fn yaml_spans(node: &YamlNode, parent: Span, found: &mut Vec<Span>) {
    assert!(parent.contains(node.span), "{parent:?} {:?}", node.span);
    found.push(node.span);
    match &node.value {
        YamlValue::Sequence(items) => items.iter().for_each(|n| yaml_spans(n, node.span, found)),
        YamlValue::Mapping(members) => {
            members
                .iter()
                .for_each(|(_, n)| yaml_spans(n, node.span, found));
        }
        YamlValue::Null | YamlValue::Scalar(_) => {}
    }
}

fn node_spans(node: &Node) -> Vec<Span> {
    let below = match &node.value {
        Value::Array(items) => items.iter().flat_map(node_spans).collect(),
        Value::Object(members) => members
            .iter()
            .flat_map(|m| [vec![m.key_span], node_spans(&m.node)].concat())
            .collect(),
        _ => Vec::new(),
    };
    [vec![node.span], below].concat()
}

fn citation_spans(citation: &Citation) -> Vec<Span> {
    let link = citation.link.iter().map(|l| l.span);
    citation
        .ids
        .iter()
        .map(|(_, at)| *at)
        .chain(link)
        .chain([citation.span])
        .collect()
}

fn blocks_stand_apart(master: &Master) {
    for passage in master.excerpts.iter().flat_map(|e| &e.passages) {
        let mut last = passage.span.start;
        for block in &passage.blocks {
            assert!(last <= block.span.start && block.span.start < block.span.end);
            last = block.span.end;
        }
        assert!(last <= passage.span.end);
    }
}

/// Pieces that the parsers look for, so that arbitrary texts reach them.
const PIECES: [&str; 40] = [
    "\n",
    "\r\n",
    "\r",
    "---\n",
    "# ",
    "## ",
    "## §",
    "### ",
    "> ",
    "> 出处：",
    "> 注：",
    "```\n",
    "【",
    "】",
    "《",
    "》",
    "·",
    "（",
    "）",
    "T48n2010",
    "→ ",
    "https://fojin.app/texts/",
    "?juan=",
    "| ",
    "`",
    "`a.md` §",
    "\u{feff}",
    "\0",
    "- ",
    ": ",
    "&a ",
    "*a",
    "{",
    "[",
    "]",
    "}",
    "\"",
    "'",
    "\\u12",
    "一",
];

fn pieces() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        4 => prop::sample::select(&PIECES[..]).prop_map(str::to_owned),
        1 => any::<String>(),
    ];
    prop::collection::vec(piece, 0..24).prop_map(|p| p.concat())
}

proptest! {
    #[test]
    fn any_text_can_stand_in_any_file(file in 0..SAMPLES.len(), text in pieces()) {
        holds(SAMPLES[file].0, &text);
    }

    #[test]
    fn any_front_matter_is_read_or_refused(front in pieces()) {
        holds("SKILL.md", &format!("---\n{front}\n---\n# x\n"));
    }

    #[test]
    fn any_change_to_a_valid_file_is_read(
        file in 0..SAMPLES.len(),
        from in any::<prop::sample::Index>(),
        length in 0..12_usize,
        with in pieces(),
    ) {
        let (path, sample) = SAMPLES[file];
        let chars: Vec<char> = sample.chars().collect();
        let from = from.index(chars.len());
        let to = chars.len().min(from + length);
        let text: String = chars[..from].iter().copied().chain(with.chars()).chain(chars[to..].iter().copied()).collect();
        holds(path, &text);
    }
}

#[test]
fn extreme_files_are_read_or_refused() {
    let deep = 10_000;
    let long = "一".repeat(1 << 18);
    let texts = [
        "[".repeat(deep),
        "{\"a\":".repeat(deep),
        format!("---\na: {}\n---\n", "[".repeat(deep)),
        format!("---\n{}\n---\n", "- ".repeat(deep)),
        format!("---\n{}\n---\n", "? ".repeat(deep)),
        format!(
            "---\n{}\n---\n",
            (0..1_000)
                .map(|i| format!("{}a:\n", " ".repeat(i)))
                .collect::<String>()
        ),
        format!("---\nk: {long}\n---\n"),
        format!("## §{long}\n> {long}\n{long}"),
        format!("## x\n{}", "【".repeat(1 << 13)),
        format!("## x\n{}", "【《a".repeat(1 << 13)),
        format!("## x\n{}", "【a】(".repeat(1 << 13)),
        format!("## x\n{}", "【a】[".repeat(1 << 13)),
        format!("## x\n{}", "【a】 \t".repeat(1 << 13)),
        format!("x{}", "\r".repeat(1 << 13)),
        format!("x`{}", "`a.md` §".repeat(1 << 13)),
        format!("|`{}", "|\\".repeat(1 << 13)),
        format!("## a\n{}", "### b\n".repeat(1 << 13)),
        format!("# a\n{}", "###### b\n##### c\n".repeat(1 << 13)),
        "https://fojin.app/texts/".repeat(1 << 13),
        "```\n".repeat(1 << 13),
        " ".repeat(1 << 20),
    ];
    for text in texts {
        hold(&SAMPLES.map(|(path, _)| (path, text.as_str())));
    }
}

#[test]
fn samples_are_read_whole() {
    hold(&SAMPLES);
}
