//! The top-level fields of `meta.json` (masters.md §1.2), and what a slug may be made of.

/// The fields that hold text.
pub const TEXTS: [&str; 25] = [
    "name",
    "slug",
    "tradition",
    "school",
    "era",
    "version",
    "created_at",
    "updated_at",
    "disclaimer",
    "name_en",
    "name_sa",
    "name_skt",
    "name_bo",
    "name_tib",
    "name_wylie",
    "name_pali",
    "name_thai",
    "name_burmese",
    "name_meaning",
    "honorific",
    "tibetan_honorific",
    "lay_name",
    "birthplace",
    "ethics_tier",
    "ethics_note",
];

/// The fields of this family that hold lists.
pub const LISTS: [&str; 2] = ["languages", "starter_questions"];

/// The fields that hold neither text nor a list of this family.
const OTHERS: [&str; 9] = [
    "kind",
    "fojin_entity_id",
    "sources",
    "citation_contract",
    "search_scope",
    "signature_phrases",
    "style",
    "lore_triggers",
    "cross_critique",
];

/// Every field there is.
pub const KNOWN: [&str; TEXTS.len() + LISTS.len() + OTHERS.len()] = {
    let mut known = [""; TEXTS.len() + LISTS.len() + OTHERS.len()];
    let mut at = 0;
    while at < known.len() {
        known[at] = if at < TEXTS.len() {
            TEXTS[at]
        } else if at < TEXTS.len() + LISTS.len() {
            LISTS[at - TEXTS.len()]
        } else {
            OTHERS[at - TEXTS.len() - LISTS.len()]
        };
        at += 1;
    }
    known
};

/// The one value of `kind` there is; it belongs to teaching modes.
pub const MODE_KIND: &str = "meta-skill";

/// Most slips between a key and the field it is meant to be.
const SLIPS: usize = 2;

/// The known field that `key` is most likely meant to be: two slips away at most, and no more than a third of it.
pub fn nearest(key: &str) -> Option<&'static str> {
    let length = key.chars().count();
    let key = key.to_lowercase();
    // The distance takes time and space by both lengths, so a long key must not come to it.
    let near = KNOWN
        .into_iter()
        .filter(|known| known.len().abs_diff(length) <= SLIPS);
    let (slips, known) = near
        .map(|known| (strsim::damerau_levenshtein(&key, known), known))
        .min()?;
    (slips <= SLIPS && slips * 3 <= known.len()).then_some(known)
}

/// Whether `slug` is made of letters, digits, `-` and `_` of ASCII alone, so that it can never leave the folder (§1.1).
pub fn is_slug(slug: &str) -> bool {
    slug.bytes()
        .all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_leads_to_the_field_and_a_new_word_to_none() {
        assert_eq!(nearest("discalimer"), Some("disclaimer"));
        assert_eq!(nearest("Starter_question"), Some("starter_questions"));
        assert_eq!(nearest("ear"), Some("era"));
        assert_eq!(nearest("arc"), None);
        assert_eq!(nearest("favourite_colour"), None);
    }

    #[test]
    fn a_slug_never_leaves_its_folder() {
        assert!(is_slug("mahasi-sayadaw_2"));
        for slug in ["../x", "a/b", "a b", "慧能", "a.b"] {
            assert!(!is_slug(slug), "{slug}");
        }
    }
}
