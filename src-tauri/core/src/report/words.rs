//! The words of the checks in every language, read from the catalogues of the page, so that window, command line and
//! manual say the same.

use std::borrow::Borrow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::model::Finding;

/// A language of the interface.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Chinese in simplified script.
    ZhHans,
    /// Chinese in traditional script, for readers in Taiwan.
    ZhHant,
}

/// The words of one check. `{name}` stands for the parameter of that name.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CheckWords {
    /// One finding, in one or two sentences: what is wrong here. With parameters.
    pub message: String,
    /// What to do about it: one sentence. With parameters.
    pub next: String,
    /// What the check looks at and demands.
    pub what: String,
    /// Why it matters to a reader of the persona.
    pub why: String,
    /// When it is wrong, and what to do then.
    pub exceptions: String,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 3] = [Self::En, Self::ZhHans, Self::ZhHant];

    /// The language tag (BCP 47).
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::ZhHans => "zh-Hans",
            Self::ZhHant => "zh-Hant",
        }
    }
}

macro_rules! families {
    ($language:literal: $($family:literal)*) => {
        [$(include_str!(concat!("../../../../ui/messages/checks/", $language, "/", $family, ".json"))),*]
    };
}

macro_rules! catalogue {
    ($language:literal) => {
        families!($language:
            "files"
            "meta"
            "sources"
            "contract"
            "search"
            "style"
            "phrases"
            "lore"
            "critique"
            "skill"
            "excerpts"
            "index"
            "references"
            "voice"
            "fidelity"
            "ethics"
            "routing"
            "catalog"
            "curriculum"
            "modes"
            "links"
            "quotations"
        )
    };
}

type Catalogue = BTreeMap<String, CheckWords>;

static EN: LazyLock<Catalogue> = LazyLock::new(|| read(&catalogue!("en")));
static ZH_HANS: LazyLock<Catalogue> = LazyLock::new(|| read(&catalogue!("zh-Hans")));
static ZH_HANT: LazyLock<Catalogue> = LazyLock::new(|| read(&catalogue!("zh-Hant")));

/// The catalogues are part of the program and a test reads every one, so a file that does not parse cannot ship.
fn read(files: &[&str]) -> Catalogue {
    files
        .iter()
        .filter_map(|text| serde_json::from_str::<Catalogue>(text).ok())
        .flatten()
        .collect()
}

/// The words of the check `code`; `None` where the catalogue has none.
#[must_use]
pub fn check_words(language: Language, code: &str) -> Option<&'static CheckWords> {
    let catalogue = match language {
        Language::En => &EN,
        Language::ZhHans => &ZH_HANS,
        Language::ZhHant => &ZH_HANT,
    };
    catalogue.get(code)
}

/// The words of one finding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FindingWords {
    /// What is wrong.
    pub message: String,
    /// What to do about it.
    pub next: String,
}

/// The words of `finding`; its code alone where the catalogue has none.
#[must_use]
pub fn finding_words(finding: &Finding, language: Language) -> FindingWords {
    match check_words(language, finding.code) {
        Some(words) => FindingWords {
            message: fill(&words.message, &finding.params),
            next: fill(&words.next, &finding.params),
        },
        None => FindingWords {
            message: finding.code.to_owned(),
            next: String::new(),
        },
    }
}

/// `template` with each `{name}` replaced by the parameter of that name; a name without parameter stays as it is.
#[must_use]
pub fn fill<Name: Borrow<str> + Ord>(template: &str, params: &BTreeMap<Name, String>) -> String {
    let mut out = String::with_capacity(template.len());
    let mut rest = template;
    while let Some(open) = rest.find('{') {
        out.push_str(&rest[..open]);
        rest = &rest[open..];
        let name = rest.find('}').map(|close| (close, &rest[1..close]));
        match name.and_then(|(close, name)| params.get(name).map(|value| (close, value))) {
            Some((close, value)) => {
                out.push_str(value);
                rest = &rest[close + 1..];
            }
            None => {
                out.push('{');
                rest = &rest[1..];
            }
        }
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Params;

    #[test]
    fn fills_known_names_and_leaves_the_rest() {
        let params = Params::from([("id", "T48n2008".to_owned())]);
        assert_eq!(fill("{id}: {other} {", &params), "T48n2008: {other} {");
    }
}
