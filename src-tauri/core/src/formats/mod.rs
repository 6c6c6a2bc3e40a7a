//! Bytes to model. Parsers never fail as a whole: what cannot be understood becomes part of the model as such.

mod json;
mod workspace;

pub use json::parse_json;
pub use workspace::load;
