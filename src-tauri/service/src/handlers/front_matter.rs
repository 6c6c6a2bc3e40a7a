//! The front matter of a master's `SKILL.md`.

use colophon_core::model::{FrontMatter, YamlError, YamlNode, YamlValue};

use crate::ctx::Ctx;
use crate::error::ApiError;
use crate::nearest::find_master;
use crate::wire::{FrontMatterRow, FrontMatterView, MasterArgs};

/// The keys of the front matter; none where there is no `SKILL.md`.
pub fn front_matter(ctx: &Ctx, args: MasterArgs) -> Result<FrontMatterView, ApiError> {
    let session = ctx.session()?;
    let master = find_master(&session.workspace, &args.slug)?;
    let front = master.skill.read().and_then(|skill| skill.front.as_ref());
    Ok(view(front))
}

fn view(front: Option<&Result<FrontMatter, YamlError>>) -> FrontMatterView {
    let members = match front {
        Some(Ok(front)) => match &front.root.value {
            YamlValue::Mapping(members) => members.as_slice(),
            _ => &[],
        },
        _ => &[],
    };
    FrontMatterView {
        readable: !matches!(front, Some(Err(_))),
        rows: members.iter().map(|(key, node)| row(key, node)).collect(),
    }
}

fn row(key: &str, node: &YamlNode) -> FrontMatterRow {
    FrontMatterRow {
        key: key.to_owned(),
        value: match &node.value {
            YamlValue::Null => Some(String::new()),
            YamlValue::Scalar(words) => Some(words.clone()),
            YamlValue::Sequence(_) | YamlValue::Mapping(_) => None,
        },
    }
}
