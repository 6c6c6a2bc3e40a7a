//! Where a text names a master: `master-<slug>` anywhere, and the bare slug where nothing else can be meant.

use super::SlugPlace;
use super::json_text::JsonString;
use crate::model::{Master, Place, SourceFile};
use crate::text::Span;

/// What stands before the slug in most folders' names and in every command.
pub const PREFIX: &str = "master-";
/// What joins the two masters of a debate.
const VERSUS: &str = "-vs-";

/// The master that is looked for, and the slug it gets.
pub struct Slug<'a> {
    /// Its slug.
    pub old: &'a str,
    /// The slug it gets.
    pub new: &'a str,
    /// Its folder.
    pub folder: &'a str,
    /// Whether the folder bears the bare slug, so that commands and paths do too.
    pub plain: bool,
}

impl<'a> Slug<'a> {
    /// `master`, to be called `new`.
    #[must_use]
    pub fn of(master: &'a Master, new: &'a str) -> Self {
        let name = master.folder.rsplit('/').next().unwrap_or_default();
        Self {
            old: &master.slug,
            new,
            folder: &master.folder,
            plain: !name.starts_with(PREFIX),
        }
    }

    /// A place that becomes the new slug.
    #[must_use]
    pub fn at(&self, file: &SourceFile, span: Span) -> SlugPlace {
        SlugPlace {
            place: Place::span(file, span),
            becomes: self.new.to_owned(),
        }
    }

    /// The places in `text`, which is that of `file` or as long: `master-<slug>`, `--master <slug>`, the slug alone
    /// between backticks, and the parts of paths and commands where the folder bears the bare slug.
    #[must_use]
    pub fn in_text(&self, file: &SourceFile, text: &str) -> Vec<SlugPlace> {
        if self.old.is_empty() {
            return Vec::new();
        }
        let found = text.match_indices(self.old);
        let spans = found.map(|(at, slug)| Span::new(at, at + slug.len()));
        spans
            .filter(|span| self.is_meant(text, *span))
            .map(|span| self.at(file, span))
            .collect()
    }

    fn is_meant(&self, text: &str, span: Span) -> bool {
        let (before, behind) = (&text[..span.start], &text[span.end..]);
        if goes_on(behind) || in_address(before) {
            return false;
        }
        if let Some(before) = before.strip_suffix(PREFIX) {
            return !joins_at_end(before);
        }
        if before.ends_with("--master ") || before.ends_with("--master=") {
            return true;
        }
        let path = before.ends_with('/') || behind.starts_with('/') && !joins_at_end(before);
        let alone = before.ends_with('`') && behind.starts_with('`');
        alone || self.plain && path
    }

    /// Whether the whole of `words` names the master, and which bytes of it then change.
    #[must_use]
    pub fn whole(&self, words: &str) -> Option<Span> {
        let name = words.strip_prefix(PREFIX).unwrap_or(words);
        let start = words.len() - name.len();
        (name == self.old).then(|| Span::new(start, words.len()))
    }

    /// The place of the whole of a JSON string that names the master.
    #[must_use]
    pub fn whole_string(&self, file: &SourceFile, string: &JsonString<'_>) -> Option<SlugPlace> {
        let span = self.whole(string.words)?;
        let unescaped = string.span.of(&file.text) == string.words;
        unescaped.then(|| self.at(file, span.shifted(string.span.start)))
    }

    /// The place of a pair of debaters one of whom is the master. A pair in alphabetical order stays in order.
    #[must_use]
    pub fn pair(&self, file: &SourceFile, string: &JsonString<'_>) -> Option<SlugPlace> {
        let (first, second) = string.words.split_once(VERSUS)?;
        let renamed = |slug| if slug == self.old { self.new } else { slug };
        let mut pair = [renamed(first), renamed(second)];
        if pair == [first, second] {
            return None;
        }
        if first < second {
            pair.sort_unstable();
        }
        Some(SlugPlace {
            place: Place::span(file, string.span),
            becomes: pair.join(VERSUS),
        })
    }
}

/// Whether a letter, digit or `_` comes next, or a hyphen with one behind it.
fn goes_on(behind: &str) -> bool {
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut next = behind.chars();
    match next.next() {
        Some('-') => next.next().is_some_and(word),
        Some(c) => word(c),
        None => false,
    }
}

fn joins_at_end(before: &str) -> bool {
    let last = before.chars().next_back();
    last.is_some_and(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_'))
}

/// Whether what comes next is part of an address (URL), which names a place and not a master of this folder.
fn in_address(before: &str) -> bool {
    let begin = before
        .rfind(|c: char| c.is_whitespace() || "（(<\"'`【".contains(c))
        .map_or(0, |at| at + 1);
    before
        .get(begin..)
        .or_else(|| before.get(begin + 2..))
        .is_some_and(|word| word.contains("://"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::RelPath;

    fn renamed(text: &str, old: &str, new: &str, plain: bool) -> String {
        let file = SourceFile::new(RelPath::new("a.md"), text.to_owned());
        let slug = Slug {
            old,
            new,
            folder: "",
            plain,
        };
        let places = slug.in_text(&file, text);
        let replacements = super::super::replacements(&places, &file);
        crate::edit::replace::replaced(text, replacements)
    }

    #[test]
    fn a_slug_is_found_where_a_master_is_meant() {
        for (text, expected) in [
            (
                "`/master-yin`、/master-yin。",
                "`/master-new`、/master-new。",
            ),
            ("../master-yin/SKILL.md", "../master-new/SKILL.md"),
            ("name: master-yin\n", "name: master-new\n"),
            ("query.py --master yin --q x", "query.py --master new --q x"),
            ("`yin`，`master-yin`", "`new`，`master-new`"),
            (
                "master-yin-yang master-yinguang",
                "master-yin-yang master-yinguang",
            ),
            (
                "grandmaster-yin my-master-yin",
                "grandmaster-yin my-master-yin",
            ),
            ("yin 与 yang，/yin", "yin 与 yang，/yin"),
            (
                "（https://x.net/master-yin）",
                "（https://x.net/master-yin）",
            ),
            ("master-yin- master-yin", "master-new- master-new"),
        ] {
            assert_eq!(renamed(text, "yin", "new", false), expected);
        }
    }

    #[test]
    fn a_bare_folder_is_named_by_its_commands_and_paths_too() {
        for (text, expected) in [
            ("`/compare`，../compare/SKILL.md", "`/new`，../new/SKILL.md"),
            ("compare/SKILL.md", "new/SKILL.md"),
            ("to compare x; sub-compare/x", "to compare x; sub-compare/x"),
        ] {
            assert_eq!(renamed(text, "compare", "new", true), expected);
        }
    }
}
