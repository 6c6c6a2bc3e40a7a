//! Another identifier for a declared work, in the declaration and wherever else the work is named.

use std::collections::BTreeMap;

use super::references::{self, Owner};
use super::replace::{Replacement, replaced};
use super::sources::usable;
use super::{Change, ChangeSet, EditError, Label, target};
use crate::model::{
    Declared, FileTree, Master, MasterKind, RelPath, SourceFile, WorkId, Workspace, respell,
};
use crate::text::Span;

/// Gives the source at `index` another id. Each place that names the work keeps its spelling where the new id has one of
/// that kind (`T2008` becomes `T0235`), and gets the id as it is declared where it has none. Files of the teaching modes
/// and those beside the masters follow where no other master declares the work.
///
/// # Errors
/// Where there is no such master or source, the source has no id, or the new id cannot be used or is declared already.
pub fn rename_work(
    workspace: &Workspace,
    slug: &str,
    index: usize,
    id: &str,
) -> Result<ChangeSet, EditError> {
    let master = target::master(workspace, slug)?;
    let meta = target::meta(master)?;
    let source = target::source(meta, index)?;
    let number = || (index + 1).to_string();
    let declared = Declared::of(master);
    let old = declared
        .as_ref()
        .and_then(|d| d.works().find(|work| work.index == index));
    let (Some(declared), Some(old), Some(node)) = (&declared, old, source.node.get("id")) else {
        return Err(EditError::new("source-without-id").with("number", number()));
    };
    let id = usable(id)?;
    let other = declared
        .named(&WorkId::parse(id))
        .filter(|work| work.index != index);
    if let Some(other) = other.filter(|_| !WorkId::parse(id).same(&old.id)) {
        let number = (other.index + 1).to_string();
        return Err(EditError::new("id-declared")
            .with("id", id)
            .with("number", number));
    }
    let mut places = Places {
        declared,
        index,
        spans: BTreeMap::new(),
    };
    places.add(Owner::Master(master));
    if !declared_by_another(workspace, master, &old.id) {
        let modes = workspace
            .masters
            .iter()
            .filter(|m| m.kind == MasterKind::TeachingMode);
        modes.for_each(|mode| places.add(Owner::Master(mode)));
        places.add(Owner::Beside(&workspace.repository));
    }
    let declaration = (&meta.doc.file.path, node.span);
    let label = Label::new("work-rename")
        .with("master", &master.slug)
        .with("from", old.spelling)
        .with("to", id);
    Ok(ChangeSet::new(
        label,
        places.renamed(workspace, id, declaration),
    ))
}

fn declared_by_another(workspace: &Workspace, master: &Master, work: &WorkId) -> bool {
    let others = workspace.personas().filter(|m| m.folder != master.folder);
    others
        .filter_map(Declared::of)
        .any(|declared| declared.holders(work).next().is_some())
}

/// Where the work is named, by file.
struct Places<'a> {
    declared: &'a Declared<'a>,
    index: usize,
    spans: BTreeMap<RelPath, Vec<Span>>,
}

impl Places<'_> {
    fn add(&mut self, owner: Owner<'_>) {
        let is_it = |id: &WorkId| {
            self.declared
                .named(id)
                .is_some_and(|w| w.index == self.index)
        };
        let found = references::works(owner, Some(self.declared)).into_iter();
        for place in found
            .filter(|found| is_it(&found.id))
            .map(|found| found.place)
        {
            self.spans.entry(place.file).or_default().extend(place.span);
        }
    }

    fn renamed(
        mut self,
        workspace: &Workspace,
        id: &str,
        declaration: (&RelPath, Span),
    ) -> Vec<Change> {
        let (declared_in, declared_at) = declaration;
        self.spans
            .entry(declared_in.clone())
            .or_default()
            .push(declared_at);
        let files = self.spans.into_iter().filter_map(|(path, spans)| {
            let file = file(workspace, &path)?;
            let replacements = spans.into_iter().map(|span| {
                let with = if (&path, span) == declaration {
                    serde_json::Value::from(id).to_string()
                } else {
                    respell(span.of(&file.text), id).unwrap_or_else(|| id.to_owned())
                };
                Replacement { span, with }
            });
            let after = replaced(&file.text, replacements.collect());
            Some(Change::text(&path, &file.text, after))
        });
        files.collect()
    }
}

/// The readable file at `path`, of a master or beside them.
fn file<'a>(workspace: &'a Workspace, path: &RelPath) -> Option<&'a SourceFile> {
    let in_tree = |tree: &'a FileTree| tree.get(path)?.read();
    let masters = workspace.masters.iter().map(|m| &m.files);
    masters.chain([&workspace.rest]).find_map(in_tree)
}
