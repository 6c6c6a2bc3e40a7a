//! Bytes to model. Parsers of masters never fail as a whole: what cannot be understood becomes part of the model as
//! such. Those of other corpora ([`imports`]) do.

mod blocks;
mod catalogue;
mod citations;
mod excerpts_md;
mod fidelity_jsonl;
mod front_matter;
pub mod imports;
mod index_md;
mod json;
mod markdown;
mod master;
mod meta_json;
mod section_refs;
mod skill_md;
mod workspace;

#[cfg(test)]
mod properties;

pub use citations::placeholders;
pub use excerpts_md::parse_excerpts;
pub use fidelity_jsonl::parse_suite;
pub use index_md::parse_index;
pub use json::parse_json;
pub use markdown::parse_markdown;
pub use skill_md::parse_skill;
pub use workspace::{load, load_opened, reload};
