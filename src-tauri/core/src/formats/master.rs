//! One master from the entries of its folder: each part read, and what the folder is for.

use super::excerpts_md::parse_excerpts;
use super::fidelity_jsonl::parse_suite;
use super::index_md::parse_index;
use super::markdown::parse_markdown;
use super::meta_json::meta;
use super::skill_md::parse_skill;
use crate::model::{
    Entry, FileTree, Layout, Master, MasterKind, Meta, Part, RelPath, SkillFile, SourceFile,
};

/// Fields that only the `meta.json` of a persona has.
const PERSONA_FIELDS: [&str; 8] = [
    "sources",
    "citation_contract",
    "search_scope",
    "signature_phrases",
    "style",
    "lore_triggers",
    "cross_critique",
    "tradition",
];
/// Keys that only the front matter of a persona has.
const PERSONA_KEYS: [&str; 4] = ["lineage", "dates", "sources", "citation_format"];
/// The `kind` of a teaching mode.
const META_SKILL: &str = "meta-skill";

/// Reads the master in `folder` (empty: the workspace itself, a folder named `opened`) from `files`, all of its
/// entries.
pub(super) fn master(folder: &str, opened: &str, files: FileTree) -> Master {
    let folder = Folder {
        path: folder,
        files: &files,
    };
    let layout = folder.layout();
    let [teaching, voice] = match layout {
        Layout::Normal => ["references/teaching.md", "references/voice.md"],
        Layout::Generated => ["teaching.md", "voice.md"],
    };
    let meta = meta(folder.entry("meta.json"));
    let skill = folder.part("SKILL.md", parse_skill);
    let excerpts = folder.markdown_below("sources", &["INDEX.md"]);
    let others = folder.markdown_below("references", &["teaching.md", "voice.md"]);
    Master {
        slug: slug(folder.path, opened, &meta, &skill),
        folder: folder.path.to_owned(),
        layout,
        kind: kind(&meta, &skill, folder.has("sources")),
        index: folder.part("sources/INDEX.md", parse_index),
        excerpts: excerpts.map(|f| parse_excerpts(f.clone())).collect(),
        teaching: folder.part(teaching, parse_markdown),
        voice: folder.part(voice, parse_markdown),
        references: others.map(|f| parse_markdown(f.clone())).collect(),
        fidelity: folder.part("tests/fidelity.jsonl", parse_suite),
        meta,
        skill,
        files,
    }
}

struct Folder<'a> {
    path: &'a str,
    files: &'a FileTree,
}

impl<'a> Folder<'a> {
    fn entry(&self, inside: &str) -> Option<&'a Entry> {
        self.files
            .get(&RelPath::new(&format!("{}/{inside}", self.path)))
    }

    fn part<T>(&self, inside: &str, parse: impl Fn(SourceFile) -> T) -> Part<T> {
        match self.entry(inside) {
            None => Part::Absent,
            Some(Entry::Unreadable(why)) => Part::Unreadable(why.clone()),
            Some(Entry::Read(file)) => Part::Read(parse(file.clone())),
        }
    }

    /// Paths inside the folder, with their entries.
    fn inside(&self) -> impl Iterator<Item = (&'a str, &'a Entry)> + use<'a> {
        let (path, files) = (self.path, self.files);
        files
            .iter()
            .filter_map(move |(file, entry)| Some((file.below(path)?, entry)))
    }

    fn has(&self, subfolder: &str) -> bool {
        self.inside()
            .any(|(path, _)| below(path, subfolder).is_some())
    }

    /// The Markdown files below `subfolder` that could be read, but for the files named.
    fn markdown_below(
        &self,
        subfolder: &'static str,
        except: &'static [&'static str],
    ) -> impl Iterator<Item = &'a SourceFile> + use<'a> {
        self.inside().filter_map(move |(path, entry)| {
            let name = below(path, subfolder)?;
            let wanted = name.ends_with(".md") && !except.contains(&name);
            entry.read().filter(|_| wanted)
        })
    }

    fn layout(&self) -> Layout {
        let normal = ["sources", "references", "tests"];
        let generated = ["teaching.md", "voice.md"];
        if !normal.iter().any(|name| self.has(name))
            && generated.iter().any(|name| self.entry(name).is_some())
        {
            Layout::Generated
        } else {
            Layout::Normal
        }
    }
}

fn below<'a>(path: &'a str, folder: &str) -> Option<&'a str> {
    path.strip_prefix(folder)?.strip_prefix('/')
}

/// The folder's name without `master-`. A workspace that is itself a master may be a checkout of any name; unless
/// it is named like a master's folder, its own files say who it is.
fn slug(folder: &str, opened: &str, meta: &Part<Meta>, skill: &Part<SkillFile>) -> String {
    let declared = || {
        let slug = meta.read().and_then(|m| m.str("slug"));
        slug.or_else(|| front(skill, "name")).unwrap_or_default()
    };
    let name = match folder.rsplit('/').next() {
        Some("") | None if opened.starts_with("master-") => opened,
        Some("") | None => declared(),
        Some(name) => name,
    };
    name.strip_prefix("master-").unwrap_or(name).to_owned()
}

fn front<'a>(skill: &'a Part<SkillFile>, key: &str) -> Option<&'a str> {
    let front = skill.read()?.front.as_ref()?.as_ref().ok()?;
    front.str(key)
}

/// A persona is what has a persona's fields, whatever `kind` its `meta.json` claims. Where there are none, `kind`
/// decides, and then whether anything else of a persona is there.
fn kind(meta: &Part<Meta>, skill: &Part<SkillFile>, has_sources: bool) -> MasterKind {
    let object = meta.read().map(Meta::root);
    if PERSONA_FIELDS
        .iter()
        .any(|f| object.is_some_and(|o| o.get(f).is_some()))
    {
        return MasterKind::Persona;
    }
    let claims = [front(skill, "kind"), object.and_then(|o| o.str("kind"))];
    let traces = has_sources || PERSONA_KEYS.iter().any(|k| has_front(skill, k));
    if claims.contains(&Some(META_SKILL)) || !traces {
        MasterKind::TeachingMode
    } else {
        MasterKind::Persona
    }
}

fn has_front(skill: &Part<SkillFile>, key: &str) -> bool {
    let front = skill.read().and_then(|s| s.front.as_ref()?.as_ref().ok());
    front.is_some_and(|f| f.root.get(key).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(files: &[(&str, &str)]) -> Master {
        let entry = |(path, text): &(&str, &str)| {
            let path = RelPath::new(&format!("master-x/{path}"));
            (
                path.clone(),
                Entry::Read(SourceFile::new(path, (*text).to_owned())),
            )
        };
        master("master-x", "", files.iter().map(entry).collect())
    }

    #[test]
    fn a_persona_is_what_has_a_personas_fields() {
        let mode = "---\nname: x\nkind: meta-skill\n---\n";
        let persona = "---\nname: x\nlineage: y\n---\n";
        let table: [(&[(&str, &str)], MasterKind); 9] = [
            (
                &[
                    ("meta.json", "{\"kind\": \"meta-skill\", \"sources\": 1}"),
                    ("SKILL.md", mode),
                ],
                MasterKind::Persona,
            ),
            (
                &[
                    ("meta.json", "{\"debate_protocol\": {}}"),
                    ("SKILL.md", mode),
                ],
                MasterKind::TeachingMode,
            ),
            (
                &[("meta.json", "{\"kind\": \"meta-skill\"}")],
                MasterKind::TeachingMode,
            ),
            (
                &[("SKILL.md", mode), ("sources/a.md", "")],
                MasterKind::TeachingMode,
            ),
            (&[("SKILL.md", "# x")], MasterKind::TeachingMode),
            (&[("SKILL.md", persona)], MasterKind::Persona),
            (
                &[("meta.json", "{,}"), ("sources/a.md", "")],
                MasterKind::Persona,
            ),
            (
                &[("meta.json", "[]"), ("SKILL.md", persona)],
                MasterKind::Persona,
            ),
            (&[("sources/a.md", "")], MasterKind::Persona),
        ];
        for (files, kind) in table {
            assert_eq!(read(files).kind, kind, "{files:?}");
        }
    }

    #[test]
    fn the_generated_layout_has_teaching_and_voice_at_the_top() {
        let generated = read(&[
            ("SKILL.md", ""),
            ("teaching.md", "# t"),
            ("versions.md", ""),
        ]);
        assert_eq!(generated.layout, Layout::Generated);
        assert_eq!(generated.teaching.read().unwrap().headings.len(), 1);
        assert!(generated.voice.is_absent());
        let normal = read(&[("teaching.md", ""), ("sources/a.md", "")]);
        assert_eq!(normal.layout, Layout::Normal);
        assert!(normal.teaching.is_absent());
    }

    #[test]
    fn every_part_has_its_place() {
        let master = read(&[
            ("meta.json", "[1]"),
            ("references/curriculum/more.md", ""),
            ("references/voice.md", ""),
            ("sources/INDEX.md", ""),
            ("sources/a-excerpts.md", ""),
            ("sources/b.txt", ""),
            ("tests/fidelity.jsonl", "1\n"),
        ]);
        assert!(matches!(&master.meta, Part::Broken(_, None)));
        assert!(master.skill.is_absent() && master.teaching.is_absent());
        assert!(master.voice.read().is_some() && master.index.read().is_some());
        assert_eq!((master.excerpts.len(), master.references.len()), (1, 1));
        assert_eq!(master.fidelity.read().unwrap().lines.len(), 1);
        assert_eq!(master.files.len(), 7);
    }

    #[test]
    fn an_opened_master_is_named_by_its_folder_or_else_by_its_own_files() {
        let named = |opened: &str, meta: &str| {
            let file = |path: &str, text: &str| {
                let path = RelPath::new(path);
                (
                    path.clone(),
                    Entry::Read(SourceFile::new(path, text.to_owned())),
                )
            };
            let skill = file("SKILL.md", "---\nname: master-b\n---\n");
            master("", opened, FileTree::from([file("meta.json", meta), skill])).slug
        };
        assert_eq!(named("master-c", "{\"slug\": \"a\"}"), "c");
        assert_eq!(named("checkout", "{\"slug\": \"a\"}"), "a");
        assert_eq!(named("checkout", "{}"), "b");
    }
}
