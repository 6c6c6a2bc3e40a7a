//! What JSON documents of the commands that edit have in common.

use std::collections::BTreeMap;
use std::io::Write;

use colophon_core::report::Language;
use serde::Serialize;

use crate::failure::Failure;

/// Grows with every change that a reader of older documents would stumble over.
const SCHEMA: u32 = 1;

/// The first keys.
#[derive(Serialize)]
pub struct Head {
    schema: u32,
    tool: Tool,
    language: &'static str,
}

#[derive(Serialize)]
struct Tool {
    name: &'static str,
    version: &'static str,
}

/// What a step is called.
#[derive(Serialize)]
pub struct LabelJson<'a> {
    pub code: &'a str,
    pub params: &'a BTreeMap<String, String>,
    pub words: String,
}

impl Head {
    /// Of a document whose words are in `language`.
    pub fn new(language: Language) -> Self {
        Self {
            schema: SCHEMA,
            tool: Tool {
                name: "colophon",
                version: env!("CARGO_PKG_VERSION"),
            },
            language: language.tag(),
        }
    }
}

/// Prints a document.
///
/// # Errors
/// Where nothing can be printed.
pub fn print_json(document: &impl Serialize, out: &mut impl Write) -> Result<(), Failure> {
    serde_json::to_writer_pretty(&mut *out, document)?;
    out.write_all(b"\n")?;
    Ok(())
}
