//! How a master speaks: style, phrases, lore and critiques.

use colophon_core::model::{Critique, MarkdownFile, Master, Meta, Node, Workspace};
use colophon_core::text::{CodePoints, Folded, fold};

use crate::convert::{count, file_id, points, range};
use crate::wire::{CritiqueRow, LoreRow, Occurrence, PersonaView, PhraseRow, StyleRow};

/// Style, phrases, lore and critiques of `master`.
pub fn persona(workspace: &Workspace, master: &Master) -> PersonaView {
    let Some(meta) = master.meta() else {
        return PersonaView {
            style: Vec::new(),
            phrases: Vec::new(),
            lore: Vec::new(),
            critiques_of_others: Vec::new(),
            critiques_by_others: critiques_by_others(workspace, master),
        };
    };
    let points = points(&meta.doc.file);
    PersonaView {
        style: style(meta, &points),
        phrases: phrases(master, meta, &points),
        lore: lore(meta, &points),
        critiques_of_others: critiques_of_others(workspace, master, meta),
        critiques_by_others: critiques_by_others(workspace, master),
    }
}

fn style(meta: &Meta, points: &CodePoints<'_>) -> Vec<StyleRow> {
    let members = meta
        .root()
        .get("style")
        .and_then(Node::as_object)
        .unwrap_or(&[]);
    let row = |member: &colophon_core::model::Member| {
        let text = member.node.as_str()?;
        Some(StyleRow {
            key: member.key.clone(),
            text: text.to_owned(),
            length: count(text.chars().count()),
            range: range(points, member.node.span),
        })
    };
    members.iter().filter_map(row).collect()
}

fn phrases(master: &Master, meta: &Meta, points: &CodePoints<'_>) -> Vec<PhraseRow> {
    let texts: Vec<_> = searched(master)
        .map(|file| (file, fold(&file.file.text)))
        .collect();
    let row = |node: &Node| {
        let text = node.as_str()?;
        Some(PhraseRow {
            text: text.to_owned(),
            range: range(points, node.span),
            occurrences: occurrences(master, &texts, text),
        })
    };
    meta.root()
        .items("signature_phrases")
        .iter()
        .filter_map(row)
        .collect()
}

/// The files that a phrase should occur in: excerpts and references.
fn searched(master: &Master) -> impl Iterator<Item = &MarkdownFile> {
    let excerpts = master.excerpts.iter().map(|excerpt| &excerpt.markdown);
    excerpts
        .chain(master.teaching.read())
        .chain(master.voice.read())
        .chain(&master.references)
}

fn occurrences(
    master: &Master,
    texts: &[(&MarkdownFile, Folded)],
    phrase: &str,
) -> Vec<Occurrence> {
    let phrase = fold(phrase);
    let found = texts.iter().filter_map(|(markdown, folded)| {
        let span = folded.find(&phrase)?;
        Some(Occurrence {
            file: file_id(master, &markdown.file.path),
            range: range(&points(&markdown.file), span),
        })
    });
    found.collect()
}

fn lore(meta: &Meta, points: &CodePoints<'_>) -> Vec<LoreRow> {
    let row = |trigger: colophon_core::model::LoreTrigger<'_>| {
        let parts = trigger.quotation_and_gloss();
        LoreRow {
            keys: strings(trigger.node.items("keys")),
            secondary_keys: strings(trigger.node.items("secondary_keys")),
            selective: trigger.node.get("selective").and_then(Node::as_bool) == Some(true),
            quotation: parts.map(|(quotation, _)| quotation.to_owned()),
            gloss: parts
                .map(|(_, gloss)| gloss.to_owned())
                .filter(|gloss| !gloss.is_empty()),
            source_ref: trigger.source_ref.map(str::to_owned),
            range: range(points, trigger.node.span),
        }
    };
    meta.lore_triggers().map(row).collect()
}

fn critiques_of_others(workspace: &Workspace, master: &Master, meta: &Meta) -> Vec<CritiqueRow> {
    let row = |critique: Critique<'_>| {
        let slug = critique.target.unwrap_or_default();
        let other = workspace.master(slug);
        CritiqueRow {
            other: slug.to_owned(),
            other_name: other.map(|other| other.name().to_owned()),
            answered: other.is_some_and(|other| criticises(other, master)),
            ..said(&critique)
        }
    };
    meta.critiques().map(row).collect()
}

fn critiques_by_others(workspace: &Workspace, master: &Master) -> Vec<CritiqueRow> {
    let mut rows = Vec::new();
    for other in workspace
        .masters()
        .filter(|other| other.slug != master.slug)
    {
        let critiques = other.meta().into_iter().flat_map(Meta::critiques);
        for critique in critiques.filter(|c| c.target == Some(&master.slug)) {
            rows.push(CritiqueRow {
                other: other.slug.clone(),
                other_name: Some(other.name().to_owned()),
                answered: criticises(master, other),
                ..said(&critique)
            });
        }
    }
    rows
}

fn said(critique: &Critique<'_>) -> CritiqueRow {
    CritiqueRow {
        other: String::new(),
        other_name: None,
        position: critique.position.map(str::to_owned),
        citation: critique.citation.map(str::to_owned),
        answered: false,
    }
}

fn criticises(master: &Master, target: &Master) -> bool {
    let mut critiques = master.meta().into_iter().flat_map(Meta::critiques);
    critiques.any(|critique| critique.target == Some(&target.slug))
}

/// The strings of a list.
pub fn strings(nodes: &[Node]) -> Vec<String> {
    nodes
        .iter()
        .filter_map(Node::as_str)
        .map(str::to_owned)
        .collect()
}
