//! What an identifier means that somebody typed in any spelling: the work, the title where the workspace knows it, how it
//! is declared, and where it is none, why.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use regex::Regex;

use super::references::Ids;
use crate::model::{Comparison, Declared, FoundId, IdForm, IdKind, Master, WorkId, Workspace};

/// How many declared identifiers are named that may have been meant, and how far they may be.
const NEAREST: usize = 3;
const SLIPS: usize = 2;
/// Longer ones are not compared, which takes time by both lengths.
const LONGEST: usize = 64;

/// The canons that CBETA has.
const CANONS: [&str; 29] = [
    "A", "B", "C", "CC", "D", "DA", "F", "G", "GA", "GB", "I", "J", "K", "L", "LC", "M", "N", "P",
    "R", "S", "T", "TX", "U", "W", "X", "Y", "YP", "ZS", "ZW",
];

/// How far the numbers of a collection go: by kind and the letters before the number.
const LAST: [(IdKind, &str, u32); 7] = [
    (IdKind::Cbeta, "T", 2920),
    (IdKind::Cbeta, "X", 1671),
    (IdKind::Toh, "Toh ", 4569),
    (IdKind::SuttaCentral, "dn", 34),
    (IdKind::SuttaCentral, "mn", 152),
    (IdKind::SuttaCentral, "sn", 56),
    (IdKind::SuttaCentral, "an", 11),
];

/// Letters, digits, `n`, digits: what a full identifier of CBETA is made of, however wrong.
static LIKE_CBETA: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(r"^(?<canon>[A-Za-z]{1,3})(?<volume>\d*)[nN][A-Za-z]?(?<number>\d*)[A-Za-z]?$").ok()
});
/// Letters and digits: what a short one is made of.
static LIKE_SHORT: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r"^(?<canon>[A-Za-z]{1,2})(?<number>\d+)[A-Za-z]?$").ok());

/// What was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Identified {
    /// How the work is declared; what was typed where that cannot be told.
    pub spelling: String,
    /// The identifier behind all spellings; `None` where it is none.
    pub canonical: Option<String>,
    /// The family of identifiers: `cbeta`, `toh`, `bdrc`, `pts`, `sutta-central`, `named`.
    pub family: Option<&'static str>,
    /// The type of source under which it is declared.
    pub kind: Option<String>,
    /// The title, where a master of the workspace declares the work.
    pub title: Option<String>,
    /// That master's slug.
    pub known_from: Option<String>,
    /// What is wrong with it.
    pub problem: Option<Problem>,
}

/// What is wrong with an identifier: a code with values for its wording. Every problem has `nearest`, the declared
/// identifiers that may have been meant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// `empty`, `not-an-identifier`, `unknown-name`, `unknown-collection`, `no-volume`, `too-short`, `too-long`,
    /// `no-such-number`, `other-volume`.
    pub code: &'static str,
    /// Values for the wording.
    pub params: BTreeMap<&'static str, String>,
}

impl Problem {
    fn new(code: &'static str) -> Self {
        Self {
            code,
            params: BTreeMap::new(),
        }
    }

    fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.params.insert(name, value.into());
        self
    }
}

/// Explains `text`; the sources of `master` are looked at before those of the others.
#[must_use]
pub fn identify(workspace: &Workspace, text: &str, master: Option<&str>) -> Identified {
    let typed = inner(text);
    let id = WorkId::parse(&typed);
    let known = Known::of(workspace, master);
    if let Some(work) = known.find(&id) {
        return work.identified(&id);
    }
    let problem = known.problem(&typed, &id);
    let problem = problem.map(|problem| problem.with("nearest", known.nearest(&typed)));
    let none = problem
        .as_ref()
        .is_some_and(|problem| problem.code != "other-volume");
    let form = declared_form(&typed, &id);
    let (kind, spelling) = form.unzip();
    Identified {
        spelling: spelling.unwrap_or(typed),
        canonical: (!none || id.kind != IdKind::Other).then(|| id.canonical.clone()),
        family: (!none || id.kind != IdKind::Other).then(|| family(id.kind)),
        kind,
        title: None,
        known_from: None,
        problem,
    }
}

/// What was typed or pasted, without what stands around the one identifier in it: an address, a label, brackets. Small
/// letters count as capitals where only those make an identifier.
fn inner(text: &str) -> String {
    let text = text.trim();
    let capitals = text.to_ascii_uppercase();
    if WorkId::parse(text).kind == IdKind::Other && WorkId::parse(&capitals).kind == IdKind::Cbeta {
        return capitals;
    }
    if matches!(WorkId::parse(text).kind, IdKind::Other | IdKind::Compiled) {
        let found = Ids::anywhere(text);
        if let [FoundId { span, .. }] = found[..] {
            return span.of(text).to_owned();
        }
    }
    text.to_owned()
}

const fn family(kind: IdKind) -> &'static str {
    match kind {
        IdKind::Cbeta => "cbeta",
        IdKind::Toh => "toh",
        IdKind::Bdrc => "bdrc",
        IdKind::Pts => "pts",
        IdKind::SuttaCentral => "sutta-central",
        IdKind::Collection | IdKind::Compiled | IdKind::Other => "named",
    }
}

/// The type of source that takes the identifier, and how it is written there.
fn declared_form(typed: &str, id: &WorkId) -> Option<(String, String)> {
    let comments = id.canonical.ends_with("-Comm");
    let kind = match id.kind {
        IdKind::Cbeta => "cbeta",
        IdKind::Toh | IdKind::Bdrc => "tibetan_canon",
        IdKind::Pts if comments => "pali_commentary",
        IdKind::Pts => "pali_treatise",
        IdKind::SuttaCentral => "pali_canon",
        IdKind::Compiled => "compiled_teaching",
        IdKind::Other => "tibetan_treatise",
        IdKind::Collection => return None,
    };
    let form = IdForm::of_type(kind)?;
    let fits = form.fits(typed).then(|| typed.to_owned());
    let spelling = fits.or_else(|| form.declared(typed))?;
    Some((kind.to_owned(), spelling))
}

/// A work that a master declares.
struct KnownWork<'a> {
    master: &'a Master,
    id: WorkId,
    spelling: &'a str,
    kind: Option<&'a str>,
    title: Option<&'a str>,
}

impl KnownWork<'_> {
    fn identified(&self, id: &WorkId) -> Identified {
        Identified {
            spelling: self.spelling.to_owned(),
            canonical: Some(id.canonical.clone()),
            family: Some(family(id.kind)),
            kind: self.kind.map(str::to_owned),
            title: self.title.map(str::to_owned),
            known_from: Some(self.master.slug.clone()),
            problem: None,
        }
    }
}

/// The works that the workspace declares, those of the master asked for first.
struct Known<'a> {
    works: Vec<KnownWork<'a>>,
}

impl<'a> Known<'a> {
    fn of(workspace: &'a Workspace, first: Option<&str>) -> Self {
        let first = first.and_then(|slug| workspace.master(slug));
        let is_first = |m: &&Master| first.is_some_and(|f| f.folder == m.folder);
        let others = workspace.personas().filter(|m| !is_first(m));
        let masters = first.into_iter().chain(others);
        Self {
            works: masters.flat_map(works).collect(),
        }
    }

    fn find(&self, id: &WorkId) -> Option<&KnownWork<'a>> {
        let named = |w: &&KnownWork<'_>| {
            w.id.same(id) && w.id.canonical.eq_ignore_ascii_case(&id.canonical)
        };
        self.works.iter().find(named)
    }

    fn problem(&self, typed: &str, id: &WorkId) -> Option<Problem> {
        if typed.is_empty() {
            return Some(Problem::new("empty"));
        }
        let conflict = |w: &&KnownWork<'_>| w.id.compare(id) == Comparison::VolumeConflict;
        if let Some(work) = self.works.iter().find(conflict) {
            let problem = Problem::new("other-volume").with("declared", work.spelling);
            return Some(problem.with("master", &work.master.slug));
        }
        shape(typed, id).or_else(|| no_such_number(id))
    }

    /// The declared identifiers nearest to what was typed.
    fn nearest(&self, typed: &str) -> String {
        let typed = typed.to_lowercase();
        let short = typed.chars().count() <= LONGEST;
        let distance =
            |w: &KnownWork<'_>| strsim::damerau_levenshtein(&typed, &w.spelling.to_lowercase());
        let works = self.works.iter().filter(|_| short);
        let near = works.map(|w| (distance(w), w.spelling));
        let mut near: Vec<_> = near.filter(|(slips, _)| *slips <= SLIPS).collect();
        near.sort_unstable();
        near.dedup();
        let near: Vec<&str> = near
            .into_iter()
            .map(|(_, spelling)| spelling)
            .take(NEAREST)
            .collect();
        near.join(", ")
    }
}

fn works(master: &Master) -> Vec<KnownWork<'_>> {
    let (Some(meta), Some(declared)) = (master.meta(), Declared::of(master)) else {
        return Vec::new();
    };
    meta.sources()
        .filter_map(|source| {
            let work = declared.works().find(|work| work.index == source.index)?;
            Some(KnownWork {
                master,
                id: work.id.clone(),
                spelling: work.spelling,
                kind: source.kind,
                title: source.title.filter(|title| !title.trim().is_empty()),
            })
        })
        .collect()
}

/// What is wrong with the letters and digits.
fn shape(typed: &str, id: &WorkId) -> Option<Problem> {
    let like = [&LIKE_CBETA, &LIKE_SHORT].into_iter();
    let captures = like
        .filter_map(|like| like.as_ref()?.captures(typed))
        .next();
    let part = |name| captures.as_ref().and_then(|c| Some(c.name(name)?.as_str()));
    match (id.kind, part("canon")) {
        (IdKind::Cbeta | IdKind::Other, Some(canon)) => {
            let letters = canon.to_ascii_uppercase();
            let known = CANONS.contains(&letters.as_str());
            let digits = part("number").unwrap_or_default().len();
            match () {
                () if !known => Some(Problem::new("unknown-collection").with("collection", canon)),
                () if digits < 3 || part("volume").is_some_and(|v| v.len() < 2) => {
                    Some(Problem::new("too-short").with("example", "T48n2008"))
                }
                () if digits > 4 || part("volume").is_some_and(|v| v.len() > 3) => {
                    Some(Problem::new("too-long").with("example", "T48n2008"))
                }
                () if id.volume.is_none() => {
                    Some(Problem::new("no-volume").with("example", "T48n2008"))
                }
                () => None,
            }
        }
        (IdKind::Cbeta, None) if id.volume.is_none() => {
            Some(Problem::new("no-volume").with("example", "T48n2008"))
        }
        (IdKind::Other, None) if typed.contains('-') && declared_form(typed, id).is_some() => {
            Some(Problem::new("unknown-name"))
        }
        (IdKind::Other, None) => Some(Problem::new("not-an-identifier")),
        _ => None,
    }
}

/// A number that the collection does not go to.
fn no_such_number(id: &WorkId) -> Option<Problem> {
    let (_, collection, last) = LAST.iter().find(|(kind, letters, _)| {
        let number = id.canonical.strip_prefix(letters);
        *kind == id.kind && number.is_some_and(|n| n.starts_with(|c: char| c.is_ascii_digit()))
    })?;
    let number: String = id.canonical[collection.len()..]
        .chars()
        .take_while(char::is_ascii_digit)
        .collect();
    let number: u32 = number.parse().ok()?;
    let problem = Problem::new("no-such-number")
        .with("collection", collection.trim().to_uppercase())
        .with("last", last.to_string());
    (number == 0 || number > *last).then_some(problem)
}
