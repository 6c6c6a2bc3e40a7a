//! One master: its folder, and each of its files read, broken, unreadable or absent.

use super::excerpts::ExcerptFile;
use super::fidelity::Suite;
use super::file::{Entry, FileTree, RelPath, SourceFile, Unreadable};
use super::index::IndexFile;
use super::json::JsonError;
use super::markdown::MarkdownFile;
use super::meta::Meta;
use super::skill::SkillFile;

/// A file with a fixed place in a master's folder. Unreadable is not absent, and broken is neither.
#[derive(Debug, Clone)]
pub enum Part<T> {
    /// No such file.
    Absent,
    /// A file that could not be read as text.
    Unreadable(Unreadable),
    /// A JSON file whose text is not JSON, or whose value is not an object (`None`).
    Broken(SourceFile, Option<JsonError>),
    /// A file that was read.
    Read(T),
}

impl<T> Part<T> {
    /// The content, where it was read.
    #[must_use]
    pub const fn read(&self) -> Option<&T> {
        match self {
            Self::Read(value) => Some(value),
            _ => None,
        }
    }

    /// Whether there is no such file.
    #[must_use]
    pub const fn is_absent(&self) -> bool {
        matches!(self, Self::Absent)
    }
}

/// The two ways a master's folder is laid out (masters.md §1.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Layout {
    /// `sources/`, `references/`, `tests/`.
    Normal,
    /// As a generator writes it: `teaching.md` and `voice.md` beside `SKILL.md`; no `sources/`, no `tests/`.
    Generated,
}

/// What the folder is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MasterKind {
    /// A persona of a teacher.
    Persona,
    /// A mode that brings personas together (comparison, debate, curriculum); it need not have a `meta.json`.
    TeachingMode,
}

/// A master's folder, read.
#[derive(Debug, Clone)]
pub struct Master {
    /// Folder name without `master-`.
    pub slug: String,
    /// Folder inside the workspace; empty where the workspace is itself the master.
    pub folder: String,
    /// How it is laid out.
    pub layout: Layout,
    /// What it is for. A `kind` in `meta.json` does not make a persona a teaching mode (§2.5, structure).
    pub kind: MasterKind,
    /// Every entry of the folder, with paths inside the workspace.
    pub files: FileTree,
    /// `meta.json`.
    pub meta: Part<Meta>,
    /// `SKILL.md`.
    pub skill: Part<SkillFile>,
    /// `sources/INDEX.md`.
    pub index: Part<IndexFile>,
    /// Markdown files of `sources/` other than INDEX that could be read.
    pub excerpts: Vec<ExcerptFile>,
    /// `references/teaching.md`, in the generated layout `teaching.md`.
    pub teaching: Part<MarkdownFile>,
    /// `references/voice.md`, in the generated layout `voice.md`.
    pub voice: Part<MarkdownFile>,
    /// Other Markdown files of `references/`.
    pub references: Vec<MarkdownFile>,
    /// `tests/fidelity.jsonl`.
    pub fidelity: Part<Suite>,
}

impl Master {
    /// The workspace path of `inside`, a path inside this master's folder.
    #[must_use]
    pub fn path(&self, inside: &str) -> RelPath {
        RelPath::new(&format!("{}/{inside}", self.folder))
    }

    /// The path of the file that holds the teaching, in either layout.
    #[must_use]
    pub fn teaching_path(&self) -> RelPath {
        self.path(if self.layout == Layout::Normal {
            "references/teaching.md"
        } else {
            "teaching.md"
        })
    }

    /// The path of the file that holds the voice, in either layout.
    #[must_use]
    pub fn voice_path(&self) -> RelPath {
        self.path(if self.layout == Layout::Normal {
            "references/voice.md"
        } else {
            "voice.md"
        })
    }

    /// `meta.json`, where it was read.
    #[must_use]
    pub const fn meta(&self) -> Option<&Meta> {
        self.meta.read()
    }

    /// The display name: `name` of `meta.json`, or else the slug.
    #[must_use]
    pub fn name(&self) -> &str {
        self.meta()
            .and_then(|m| m.str("name"))
            .filter(|n| !n.trim().is_empty())
            .unwrap_or(&self.slug)
    }

    /// Every file of the folder that was read, in path order.
    pub fn texts(&self) -> impl Iterator<Item = &SourceFile> {
        self.files.values().filter_map(Entry::read)
    }

    /// Every Markdown file with structure: SKILL, references, INDEX and excerpts.
    pub fn markdown(&self) -> impl Iterator<Item = &MarkdownFile> {
        let skill = self.skill.read().map(|s| &s.markdown);
        let index = self.index.read().map(|i| &i.markdown);
        skill
            .into_iter()
            .chain(self.teaching.read())
            .chain(self.voice.read())
            .chain(&self.references)
            .chain(index)
            .chain(self.excerpts.iter().map(|e| &e.markdown))
    }
}
