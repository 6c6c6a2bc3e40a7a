//! Where passages of a work go: the excerpt file that is about it alone, or a new one.

use crate::edit::{EditError, target};
use crate::model::{Context, Dialect, ExcerptFile, Master, RelPath, SourceFile, WorkId, find_ids};

/// Numbers that are tried behind a name that is taken.
const TRIED: u32 = 100;

/// The identifier under which the master declares the work of `id`.
pub fn declared<'a>(master: &'a Master, id: &str) -> Option<&'a str> {
    let work = WorkId::parse(id);
    let mut ids = master.meta.read()?.sources().filter_map(|source| source.id);
    ids.find(|declared| WorkId::parse(declared).same(&work))
}

/// The file in the scripture dialect whose passages, or whose head, are of `work` and of no other.
pub fn file_of<'a>(master: &'a Master, work: &WorkId) -> Option<&'a SourceFile> {
    let scripture = |file: &&ExcerptFile| file.dialect == Dialect::Scripture;
    let mut files = master.excerpts.iter().filter(scripture);
    let file = files.find(|file| is_about(file, work))?;
    Some(&file.markdown.file)
}

fn is_about(file: &ExcerptFile, work: &WorkId) -> bool {
    let text = &file.markdown.file.text;
    let cited = file.passages.iter().flat_map(|passage| &passage.citations);
    let mut ids: Vec<WorkId> = cited
        .flat_map(|citation| &citation.ids)
        .map(|(id, _)| WorkId::parse(id))
        .collect();
    let in_head = find_ids(file.header.of(text), Context::Running);
    ids.extend(in_head.into_iter().map(|found| found.id));
    !ids.is_empty() && ids.iter().all(|id| id.same(work))
}

/// A path for the excerpts of the work `id` at which nothing lies.
pub fn free_path(master: &Master, id: &str) -> Result<RelPath, EditError> {
    let stem = stem(id);
    let numbered = (2..TRIED).map(|number| format!("sources/{stem}-{number}-excerpts.md"));
    let mut names = [format!("sources/{stem}-excerpts.md")]
        .into_iter()
        .chain(numbered);
    let free = names.find_map(|name| {
        let path = master.path(&name);
        matches!(target::text(master, &path), Ok(None)).then_some(path)
    });
    free.ok_or_else(|| EditError::new("file-exists").with("file", stem))
}

/// `id` as the beginning of a file name.
fn stem(id: &str) -> String {
    let plain = |c: char| {
        if c.is_ascii_alphanumeric() {
            c.to_ascii_lowercase()
        } else {
            '-'
        }
    };
    let name: String = id.chars().map(plain).collect();
    let parts: Vec<_> = name.split('-').filter(|part| !part.is_empty()).collect();
    if parts.is_empty() {
        return "texts".to_owned();
    }
    parts.join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_names_come_from_identifiers() {
        let stems = ["T48n2010", "Toh:4465", "SC MN 10", "大乘"].map(stem);
        assert_eq!(stems, ["t48n2010", "toh-4465", "sc-mn-10", "texts"]);
    }
}
