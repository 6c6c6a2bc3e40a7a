//! Where each declared source of a master is used, and which works are used and not declared.

use std::collections::BTreeMap;

use super::references::{self, Owner, Use};
use crate::model::{Citation, Declared, IdKind, Master, Node, Place, WorkId, Workspace};
use crate::text::{Span, fold};

/// The sources of one master and the works it lacks.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Usage {
    /// By position in `sources`.
    pub sources: BTreeMap<usize, SourceUsage>,
    /// In order of first place.
    pub missing: Vec<MissingWork>,
}

/// Where one source is used.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SourceUsage {
    /// Passages that cite it, by identifier or, where they give none, by title: the position of the excerpt file, and that of
    /// the passage in it.
    pub excerpted: Vec<(usize, usize)>,
    /// Lines of the fidelity cases that ask for it, by identifier or title.
    pub tested: Vec<u32>,
    /// Lore and critiques that are grounded on it.
    pub cited: Vec<Place>,
    /// Where else it is named: instructions, references, INDEX, search scope, and beside the masters.
    pub referenced: Vec<Place>,
}

/// A work that is used and not declared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MissingWork {
    /// The work.
    pub id: WorkId,
    /// As it is first spelt.
    pub spelling: String,
    /// Where it is used.
    pub places: Vec<Place>,
}

/// The usage of the sources of `master`.
#[must_use]
pub fn usage(workspace: &Workspace, master: &Master) -> Usage {
    let mut usage = Usage::default();
    let Some(meta) = master.meta() else {
        return usage;
    };
    for source in meta.sources() {
        usage.sources.insert(source.index, SourceUsage::default());
    }
    let Some(works) = Works::of(master) else {
        return usage;
    };
    usage.excerpted(master, &works);
    usage.tested(master, &works);
    usage.named(master, Owner::Master(master), &works);
    usage.named(master, Owner::Beside(&workspace.repository), &works);
    usage
}

/// The declared works, ready to be compared.
struct Works<'a> {
    declared: Declared<'a>,
    titles: BTreeMap<String, Vec<usize>>,
}

impl<'a> Works<'a> {
    fn of(master: &'a Master) -> Option<Self> {
        let mut titles: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for source in master.meta()?.sources() {
            let title = folded(source.title.unwrap_or_default());
            titles.entry(title).or_default().push(source.index);
        }
        titles.remove("");
        Some(Self {
            declared: Declared::of(master)?,
            titles,
        })
    }

    fn titled(&self, title: &str) -> Vec<usize> {
        self.titles.get(&folded(title)).cloned().unwrap_or_default()
    }

    fn held(&self, id: &WorkId) -> Vec<usize> {
        self.declared.holders(id).map(|work| work.index).collect()
    }

    fn cited(&self, citation: &Citation) -> Vec<usize> {
        if citation.ids.is_empty() {
            return self.titled(citation.title.as_deref().unwrap_or_default());
        }
        let ids = citation.ids.iter();
        ids.flat_map(|(spelling, _)| self.held(&WorkId::parse(spelling)))
            .collect()
    }
}

fn folded(text: &str) -> String {
    fold(text).chars.into_iter().collect()
}

impl Usage {
    fn of(&mut self, index: usize) -> &mut SourceUsage {
        self.sources.entry(index).or_default()
    }

    fn excerpted(&mut self, master: &Master, works: &Works<'_>) {
        for (file, excerpt) in master.excerpts.iter().enumerate() {
            for passage in &excerpt.passages {
                for index in passage.citations.iter().flat_map(|c| works.cited(c)) {
                    let passages = &mut self.of(index).excerpted;
                    if passages.last() != Some(&(file, passage.index)) {
                        passages.push((file, passage.index));
                    }
                }
            }
        }
    }

    fn tested(&mut self, master: &Master, works: &Works<'_>) {
        let suite = master.fidelity.read().into_iter();
        for (line, case) in suite.flat_map(|suite| suite.objects()) {
            let asked = case.items("must_cite").iter().filter_map(Node::as_str);
            for words in asked {
                let mut held = works.titled(words);
                held.extend(works.held(&WorkId::parse(words)));
                for index in held {
                    let lines = &mut self.of(index).tested;
                    if lines.last() != Some(&line.line) {
                        lines.push(line.line);
                    }
                }
            }
        }
    }

    fn named(&mut self, master: &Master, owner: Owner<'_>, works: &Works<'_>) {
        for found in references::works(owner, Some(&works.declared)) {
            if found.usage == Use::Noted {
                continue;
            }
            for index in works.held(&found.id) {
                let usage = self.of(index);
                match found.usage {
                    Use::Cited => usage.cited.push(found.place.clone()),
                    Use::Referenced => usage.referenced.push(found.place.clone()),
                    Use::Excerpted | Use::Tested | Use::Noted => {}
                }
            }
            let lacks = works.declared.standing(&found.id).is_undeclared();
            if lacks && owner.master().is_some() && found.id.kind != IdKind::Other {
                let span = found.place.span.unwrap_or_default();
                self.miss(
                    found.id,
                    found.place.clone(),
                    spelling(master, &found.place, span),
                );
            }
        }
    }

    fn miss(&mut self, id: WorkId, place: Place, spelling: String) {
        let same = |known: &&mut MissingWork| {
            let known = &known.id;
            (known.kind, &known.canonical, known.volume) == (id.kind, &id.canonical, id.volume)
        };
        match self.missing.iter_mut().find(same) {
            Some(known) => known.places.push(place),
            None => self.missing.push(MissingWork {
                id,
                spelling,
                places: vec![place],
            }),
        }
    }
}

fn spelling(master: &Master, place: &Place, span: Span) -> String {
    let file = master.files.get(&place.file).and_then(|entry| entry.read());
    file.map_or_else(String::new, |file| span.of(&file.text).to_owned())
}
