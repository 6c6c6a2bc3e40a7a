//! The form of a declared identifier, by the type of its source (masters.md §1.3). It accepts what the catalogues hold:
//! `J36nB348` and `ZW01n0001` are identifiers, whatever other tools say of them.

use std::sync::LazyLock;

use regex::Regex;

use super::work_id::{IdKind, WorkId};

/// The form of identifiers of one type.
pub struct IdForm {
    /// The type, as in `type`.
    name: &'static str,
    /// What an identifier of this type looks like.
    pub example: &'static str,
    pattern: &'static str,
}

const FORMS: [IdForm; 8] = [
    form(
        "cbeta",
        "T48n2008",
        r"[A-Z]{1,2}\d{2,3}n[A-Za-z]?\d{3,4}[A-Za-z]?",
    ),
    form(
        "tibetan_canon",
        "Toh:4465",
        r"Toh[: ]\d[0-9A-Za-z-]*|BDRC:[0-9A-Za-z-]+",
    ),
    form("kadam_corpus", "BDRC:W22272", r"BDRC:[0-9A-Za-z-]+"),
    form(
        "tibetan_treatise",
        "Lam-rim-chen-mo",
        r"[\p{Latin}'’]+(-[\p{Latin}'’]+)*",
    ),
    form(
        "pali_canon",
        "SuttaCentral",
        r"SuttaCentral|SC[: ]\S.*|(DN|MN|SN|AN|KN) ?\d+([.:-]\d+)*",
    ),
    form(
        "pali_commentary",
        "PTS:DN-Comm",
        r"PTS:[\p{Latin}\d][\p{Latin}\d.-]*",
    ),
    form(
        "pali_treatise",
        "PTS:Vism",
        r"PTS:[\p{Latin}\d][\p{Latin}\d.-]*",
    ),
    form(
        "compiled_teaching",
        "AjahnChah:LivingDhamma",
        r"[^\s:]+:\S.+",
    ),
];

const fn form(name: &'static str, example: &'static str, pattern: &'static str) -> IdForm {
    IdForm {
        name,
        example,
        pattern,
    }
}

static PATTERNS: LazyLock<Vec<Option<Regex>>> = LazyLock::new(|| {
    let whole = |form: &IdForm| Regex::new(&format!("^(?:{})$", form.pattern)).ok();
    FORMS.iter().map(whole).collect()
});

impl IdForm {
    /// The form of the source type `name`; `None` where there is no such type.
    pub fn of_type(name: &str) -> Option<&'static Self> {
        FORMS.iter().find(|form| form.name == name)
    }

    /// Whether `id` has this form.
    pub fn fits(&self, id: &str) -> bool {
        let mut patterns = FORMS.iter().zip(PATTERNS.iter());
        let pattern = patterns
            .find(|(form, _)| form.name == self.name)
            .and_then(|(_, p)| p.as_ref());
        pattern.is_some_and(|pattern| pattern.is_match(id))
    }

    /// The spelling of this form for the work that `id` names in another one, where there is such.
    pub fn declared(&self, id: &str) -> Option<String> {
        let work = WorkId::parse(id);
        let spelling = match work.kind {
            IdKind::Cbeta => with_volume(&work)?,
            IdKind::Toh => work.canonical.replacen(' ', ":", 1),
            IdKind::SuttaCentral => format!("SC {}", work.sutta()?),
            IdKind::Other => return None,
            IdKind::Bdrc | IdKind::Pts | IdKind::Collection | IdKind::Compiled => work.canonical,
        };
        self.fits(&spelling).then_some(spelling)
    }
}

/// `T48n2008` from the work `T2008` and its volume; `None` where the spelling named no volume.
fn with_volume(work: &WorkId) -> Option<String> {
    let volume = work.volume?;
    let letters = work
        .canonical
        .bytes()
        .take_while(u8::is_ascii_uppercase)
        .count();
    let (canon, number) = work.canonical.split_at(letters);
    Some(format!("{canon}{volume:02}n{number}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_type_accepts_its_own_forms_only() {
        let right = [
            ("cbeta", "T48n2008"),
            ("cbeta", "J36nB348"),
            ("cbeta", "ZW01n0001"),
            ("cbeta", "T02n0150A"),
            ("cbeta", "A091n1057"),
            ("tibetan_canon", "Toh:4465"),
            ("tibetan_canon", "Toh 1-1"),
            ("tibetan_canon", "BDRC:gsung-bum"),
            ("kadam_corpus", "BDRC:Pha-chos-Bu-chos"),
            ("tibetan_treatise", "sNgags-rim-chen-mo"),
            ("pali_canon", "SuttaCentral"),
            ("pali_canon", "MN 10"),
            ("pali_canon", "SC:mn10"),
            ("pali_commentary", "PTS:DN-Comm"),
            ("pali_treatise", "PTS:Vism"),
            ("compiled_teaching", "Mahasi:ManualOfInsight"),
        ];
        let wrong = [
            ("cbeta", "t12n0366"),
            ("cbeta", "T14-0475"),
            ("cbeta", "T2008"),
            ("cbeta", "PTS:Vism"),
            ("cbeta", "T48n2008 "),
            ("tibetan_canon", "Toh4465"),
            ("tibetan_treatise", "Lam rim"),
            ("pali_canon", "suttacentral"),
            ("pali_commentary", "PTS Vism"),
            ("pali_treatise", "PTS:"),
            ("compiled_teaching", "AjahnChahLivingDhamma"),
            ("compiled_teaching", "Mahasi: Manual"),
            ("compiled_teaching", "Mahasi:M"),
        ];
        for (kind, id) in right {
            assert!(IdForm::of_type(kind).unwrap().fits(id), "{kind} {id}");
        }
        for (kind, id) in wrong {
            assert!(!IdForm::of_type(kind).unwrap().fits(id), "{kind} {id}");
        }
        assert!(IdForm::of_type("sanskrit_canon").is_none());
    }
}
