//! One master: what `meta.json` says, the release checklist, sources, tests and files.

use colophon_core::checklist::{Item, State, checklist};
use colophon_core::model::{CaseLine, Master, Member, Meta, Node, Suite, Value};

use super::files::file_rows;
use super::masters::master_row;
use super::persona::{persona, strings};
use super::sources::sources;
use crate::convert::file_id;
use crate::ctx::Ctx;
use crate::error::ApiError;
use crate::nearest::find_master;
use crate::session::Session;
use crate::wire::{
    Assertion, CaseRow, ChecklistRow, ChecklistState, Fact, MasterArgs, MasterPage, TestsView,
};

/// Keys of `meta.json` that have a screen of their own.
const SHOWN_ELSEWHERE: [&str; 5] = [
    "sources",
    "signature_phrases",
    "style",
    "lore_triggers",
    "cross_critique",
];

/// Everything about one master except its texts.
pub fn master(ctx: &Ctx, args: MasterArgs) -> Result<MasterPage, ApiError> {
    let session = ctx.session()?;
    let master = find_master(&session.workspace, &args.slug)?;
    let (sources, missing) = sources(&session.workspace, master);
    Ok(MasterPage {
        row: master_row(&session, master),
        facts: master.meta().map_or_else(Vec::new, facts),
        checklist: checklist_rows(&session, master),
        sources,
        missing,
        persona: persona(&session.workspace, master),
        tests: tests(master),
        files: file_rows(&session, master),
    })
}

fn checklist_rows(session: &Session, master: &Master) -> Vec<ChecklistRow> {
    let row = |item: Item| ChecklistRow {
        id: item.code.to_owned(),
        state: match item.state {
            State::Passed => ChecklistState::Met,
            State::Failed => ChecklistState::Unmet,
            State::NotChecked => ChecklistState::NotChecked,
        },
        codes: item.findings.into_iter().map(str::to_owned).collect(),
    };
    let items = checklist(master, &session.report.findings);
    items.into_iter().map(row).collect()
}

fn facts(meta: &Meta) -> Vec<Fact> {
    let members = meta.root().as_object().unwrap_or(&[]);
    let shown = members
        .iter()
        .filter(|m| !SHOWN_ELSEWHERE.contains(&m.key.as_str()));
    shown
        .flat_map(|member| fact(&member.key, &member.node))
        .collect()
}

/// The facts under one key; an object gives one for each of its members, with the key before.
fn fact(key: &str, node: &Node) -> Vec<Fact> {
    if let Value::Object(members) = &node.value {
        let below = |member: &Member| fact(&format!("{key}.{}", member.key), &member.node);
        return members.iter().flat_map(below).collect();
    }
    let values = values(node);
    let key = key.to_owned();
    if values.is_empty() {
        Vec::new()
    } else {
        vec![Fact { key, values }]
    }
}

fn values(node: &Node) -> Vec<String> {
    match &node.value {
        Value::Null | Value::Object(_) => Vec::new(),
        Value::Bool(b) => vec![b.to_string()],
        Value::Number(n) => vec![n.clone()],
        Value::String(s) => vec![s.clone()],
        // A starter question is an object; its `q` is what a reader sees.
        Value::Array(items) => {
            let shown = |item: &Node| item.as_str().or_else(|| item.str("q")).map(str::to_owned);
            items.iter().filter_map(shown).collect()
        }
    }
}

fn tests(master: &Master) -> TestsView {
    let suite = master.fidelity.read();
    let rows = |suite: &Suite| suite.lines.iter().map(case_row).collect();
    TestsView {
        file: suite.map(|suite| file_id(master, &suite.file.path)),
        cases: suite.map_or_else(Vec::new, rows),
    }
}

fn case_row(line: &CaseLine) -> CaseRow {
    let node = line
        .node
        .as_ref()
        .ok()
        .filter(|node| node.as_object().is_some());
    let text = |key| node.and_then(|node| node.str(key)).map(str::to_owned);
    let members = node.and_then(Node::as_object).unwrap_or(&[]);
    CaseRow {
        line: line.line,
        readable: node.is_some(),
        question: text("q"),
        test_type: text("test_type"),
        boundary: text("boundary"),
        pressure: text("pressure"),
        difficulty: text("difficulty"),
        assertions: members.iter().filter_map(assertion).collect(),
    }
}

fn assertion(member: &Member) -> Option<Assertion> {
    let values = match &member.node.value {
        _ if !member.key.starts_with("must_") => return None,
        Value::Array(items) => strings(items),
        _ => values(&member.node),
    };
    Some(Assertion {
        key: member.key.clone(),
        values,
    })
}
