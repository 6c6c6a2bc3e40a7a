//! What the loaded model of one master counts, against its record in `masters-expected.json` (masters.md §6.2).

use std::collections::{BTreeMap, BTreeSet};

use colophon_core::model::{
    Context, ExcerptFile, IdKind, Master, MasterKind, Node, Role, WorkId, find_ids,
};
use serde_json::{Value, json};

/// The places where `master` differs from `expected`, its record; empty where all is equal.
pub fn compare(master: &Master, expected: &Value) -> Vec<String> {
    let actual = record(master);
    let mut differences = Vec::new();
    differ("", &actual, expected, &mut differences);
    differences
}

/// The parts of a record that follow from the model alone.
fn record(master: &Master) -> Value {
    let sources: Vec<_> = master
        .meta()
        .map_or_else(Vec::new, |m| m.sources().collect());
    json!({
        "kind": match master.kind {
            MasterKind::Persona => "persona",
            MasterKind::TeachingMode => "teaching_mode",
        },
        "has_meta_json": !master.meta.is_absent(),
        "declared_source_ids": sources.iter().filter_map(|s| s.id).collect::<Vec<_>>(),
        "declared_source_types": sources.iter().filter_map(|s| s.kind).collect::<BTreeSet<_>>(),
        "index_rows": master.index.read().map_or(0, |index| index.rows.len()),
        "excerpts": excerpts(&master.excerpts),
        "fidelity": fidelity(master),
    })
}

fn differ(path: &str, actual: &Value, expected: &Value, differences: &mut Vec<String>) {
    match (actual, expected) {
        (Value::Object(fields), Value::Object(_)) => {
            for (key, value) in fields {
                differ(&format!("{path}/{key}"), value, &expected[key], differences);
            }
        }
        (Value::Array(items), Value::Array(wanted)) if items.len() == wanted.len() => {
            for (at, (item, wanted)) in items.iter().zip(wanted).enumerate() {
                differ(&format!("{path}/{at}"), item, wanted, differences);
            }
        }
        _ if actual == expected => {}
        _ => differences.push(format!("{path}: {actual}, not {expected}")),
    }
}

fn excerpts(files: &[ExcerptFile]) -> Value {
    let per_file: Vec<_> = files.iter().map(excerpt_file).collect();
    let total = |key: &str| -> u64 { per_file.iter().filter_map(|f| f[key].as_u64()).sum() };
    let ids: BTreeSet<_> = files.iter().flat_map(ids_cited).collect();
    json!({
        "files": files.len(),
        "h2_sections": total("h2_sections"),
        "leaf_sections": total("leaf_sections"),
        "passages": total("passages"),
        "quote_blocks": total("quote_blocks"),
        "citations": total("citations"),
        "ids_cited": ids,
        "per_file": per_file,
    })
}

fn excerpt_file(file: &ExcerptFile) -> Value {
    let headings = &file.markdown.headings;
    let cited = file.passages.iter().filter(|p| !p.citations.is_empty());
    let quotes = [Role::Scripture, Role::Paraphrase]
        .into_iter()
        .flat_map(|role| file.blocks(role))
        .filter(|(_, block)| file.text(block.span).starts_with('>'));
    json!({
        "file": file.markdown.file.path.file_name(),
        "h2_sections": headings.iter().filter(|h| h.level == 2).count(),
        "leaf_sections": file.passages.len(),
        "passages": cited.count(),
        "quote_blocks": quotes.count(),
        "citations": file.passages.iter().map(|p| p.citations.len()).sum::<usize>(),
        "fojin_links": file.links.len(),
        "chars": file.markdown.file.text.chars().count(),
    })
}

/// The works that a file names, in citations or in running text.
fn ids_cited(file: &ExcerptFile) -> BTreeSet<String> {
    let cited = file.passages.iter().flat_map(|p| &p.citations);
    let cited = cited.flat_map(|c| &c.ids).map(|(id, _)| WorkId::parse(id));
    let named = find_ids(&file.markdown.file.text, Context::Running);
    cited
        .chain(named.into_iter().map(|found| found.id))
        .filter(|id| id.canonical != "SuttaCentral")
        .map(|id| spelt(&id))
        .collect()
}

/// The spelling of the expected file: the volume in CBETA numbers, `SC` before suttas.
fn spelt(id: &WorkId) -> String {
    match (id.kind, id.volume) {
        (IdKind::Cbeta, Some(volume)) => {
            let canon = id
                .canonical
                .trim_end_matches(|c: char| c.is_ascii_alphanumeric() && !c.is_ascii_uppercase());
            format!("{canon}{volume:02}n{}", &id.canonical[canon.len()..])
        }
        (IdKind::SuttaCentral, _) => {
            let number = id
                .canonical
                .trim_start_matches(|c: char| c.is_ascii_lowercase());
            let collection = &id.canonical[..id.canonical.len() - number.len()];
            format!("SC {} {number}", collection.to_uppercase())
        }
        _ => id.canonical.clone(),
    }
}

fn fidelity(master: &Master) -> Value {
    let cases: Vec<&Node> = master.fidelity.read().map_or_else(Vec::new, |suite| {
        suite.objects().map(|(_, node)| node).collect()
    });
    let assertions = cases.iter().filter_map(|c| c.as_object()).flatten();
    let assertions = assertions
        .map(|m| m.key.as_str())
        .filter(|k| k.starts_with("must_"));
    json!({
        "total": cases.len(),
        "by_test_type": tally(cases.iter().map(|c| c.str("test_type").unwrap_or("untyped"))),
        "by_difficulty": tally(cases.iter().map(|c| c.str("difficulty").unwrap_or("none"))),
        "by_boundary": tally(cases.iter().filter_map(|c| c.str("boundary"))),
        "by_pressure": tally(cases.iter().filter_map(|c| c.str("pressure"))),
        "by_assertion": tally(assertions),
        "bait_terms_in_own_question": cases.iter().map(|c| bait(c)).sum::<usize>(),
    })
}

fn tally<'a>(words: impl Iterator<Item = &'a str>) -> BTreeMap<&'a str, usize> {
    let mut counts = BTreeMap::new();
    for word in words {
        *counts.entry(word).or_default() += 1;
    }
    counts
}

/// Forbidden words that stand in the question itself.
fn bait(case: &Node) -> usize {
    let question = case.str("q").unwrap_or_default();
    ["must_not_contain", "must_not_contain_first_turn"]
        .iter()
        .flat_map(|key| case.items(key))
        .filter_map(Node::as_str)
        .filter(|word| question.contains(word))
        .count()
}
