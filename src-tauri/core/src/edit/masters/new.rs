//! A new master from a template that has no error.

use super::super::{Change, ChangeSet, EditError, Label};
use super::{Free, beside, place};
use crate::fence::sanitise;
use crate::model::{RelPath, Workspace};

/// The files of the template, with `{…}` for what is given.
const TEMPLATE: [(&str, &str); 7] = [
    (
        "SKILL.md",
        include_str!("../../../templates/master/SKILL.md"),
    ),
    (
        "meta.json",
        include_str!("../../../templates/master/meta.json"),
    ),
    (
        "references/teaching.md",
        include_str!("../../../templates/master/references/teaching.md"),
    ),
    (
        "references/voice.md",
        include_str!("../../../templates/master/references/voice.md"),
    ),
    (
        "sources/INDEX.md",
        include_str!("../../../templates/master/sources/INDEX.md"),
    ),
    (
        "sources/kaishi-excerpts.md",
        include_str!("../../../templates/master/sources/kaishi-excerpts.md"),
    ),
    (
        "tests/fidelity.jsonl",
        include_str!("../../../templates/master/tests/fidelity.jsonl"),
    ),
];

/// What a name, which stands in JSON, YAML, Markdown and citations alike, cannot hold.
const UNUSABLE: [char; 14] = [
    '"', '\\', '`', '|', '【', '】', '《', '》', '{', '}', '<', '>', ':', '#',
];

/// No name is longer: it stands in the description, which may have 500 characters.
const LONGEST: usize = 100;
/// A keyword is never shorter.
const SHORTEST: usize = 2;

/// What is known of a new master. What is not given is filled with the usual.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Profile {
    /// Display name.
    pub name: String,
    /// `school`.
    pub school: Option<String>,
    /// `tradition`.
    pub tradition: Option<String>,
    /// `era`.
    pub era: Option<String>,
}

/// Makes a master called `slug`, with an entry in the catalogue and a situation in the routing where there are such.
///
/// # Errors
/// Where the slug cannot be used, or a word of the profile.
pub fn new_master(
    workspace: &Workspace,
    slug: &str,
    profile: &Profile,
    free: Free<'_>,
) -> Result<ChangeSet, EditError> {
    let folder = place::free_folder(workspace, slug, None, free)?;
    beside::unclaimed(workspace, slug, None)?;
    let given = |words: &Option<String>, usual: &str| {
        let words = words
            .as_deref()
            .map(str::trim)
            .filter(|words| !words.is_empty());
        words.unwrap_or(usual).to_owned()
    };
    let words = |words: String| {
        let odd = words.contains(|c: char| c.is_control() || UNUSABLE.contains(&c));
        let hidden = !sanitise(&words).changes.is_empty();
        if odd || hidden || words.is_empty() || words.chars().count() > LONGEST {
            return Err(EditError::new("words-unusable").with("words", words));
        }
        Ok(words)
    };
    let name = words(profile.name.trim().to_owned())?;
    let routing = beside::routed(workspace, slug, &name)?;
    let short = name.chars().count() < SHORTEST;
    let keyword = if short { "{name}开示" } else { "{name}" };
    let filled = [
        ("{keyword}", keyword.to_owned()),
        ("{name}", name),
        ("{slug}", slug.to_owned()),
        ("{work}", format!("{}:Kaishi", capitals(slug))),
        ("{folder}", place::name(&folder).to_owned()),
        ("{tradition}", words(given(&profile.tradition, "汉传"))?),
        ("{school}", words(given(&profile.school, "未定"))?),
        ("{era}", words(given(&profile.era, "年代未定"))?),
    ];
    let fill = |text: &str| {
        let fill = |text: String, (mark, words): &(&str, String)| text.replace(mark, words);
        filled.iter().fold(text.to_owned(), fill)
    };
    let file = |(path, text): (&str, &str)| {
        Change::create(RelPath::new(&format!("{folder}/{path}")), fill(text))
    };
    let entry = beside::entered(workspace, &folder, slug, "persona")?;
    let label = Label::new("master-new").with("slug", slug);
    Ok(ChangeSet::new(
        label,
        TEMPLATE.into_iter().map(file).chain(entry).chain(routing),
    ))
}

/// `da-zhu` as `DaZhu`, the way identifiers of compiled teachings begin.
fn capitals(slug: &str) -> String {
    let capital = |part: &str| {
        let mut letters = part.chars();
        let first = letters.next().map(|c| c.to_ascii_uppercase());
        first.into_iter().chain(letters).collect::<String>()
    };
    slug.split('-').map(capital).collect()
}
