//! What a workspace of masters is, once read: plain values with the places they were read from.
//!
//! Nothing here judges (that is `checks`) or parses (that is `formats`).

mod catalogue;
mod declared;
mod excerpts;
mod fidelity;
mod file;
mod finding;
mod id_form;
mod index;
mod json;
mod markdown;
mod master;
mod mentions;
mod meta;
mod rights;
mod skill;
mod text;
mod work_id;
mod workspace;

pub use catalogue::{CatalogEntry, Repository};
pub use declared::{Declared, DeclaredWork, Standing};
pub use excerpts::{Block, Citation, Dialect, ExcerptFile, FojinLink, Passage, Role};
pub use fidelity::{CaseLine, Suite};
pub use file::{Entry, FileTree, RelPath, SourceFile, Unreadable};
pub use finding::{Finding, Params, Place, Severity};
pub use id_form::IdForm;
pub use index::{IndexFile, IndexRow};
pub use json::{JsonDoc, JsonError, JsonErrorKind, Member, Node, Value, pointer_below};
pub use markdown::{Heading, MarkdownFile};
pub use master::{Layout, Master, MasterKind, Part};
pub use mentions::{Mentioned, brackets, mentioned, mentions};
pub use meta::{Critique, LoreTrigger, Meta, Source};
pub use rights::Rights;
pub use skill::{FrontMatter, FrontSource, SectionRef, SkillFile, YamlError, YamlNode, YamlValue};
pub use text::{
    ContentsEntry, Family, Gaiji, GaijiForm, LineStart, Reading, Run, RunKind, Text, TextBlock,
    TextRole,
};
pub use work_id::{
    Comparison, Context, FoundId, IdKind, WorkId, find_fojin_links, find_ids, respell,
};
pub use workspace::Workspace;
