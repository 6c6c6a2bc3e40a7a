//! How lines of CBETA are cited: as anchors, and for people (fojin-api.md §5.1).

/// The anchor of the lines `first` to `last` of the file `id`: `T48n2008_p0353b12`, `T25n1510ap0757b29-c03`.
#[must_use]
pub fn anchor(id: &str, first: &str, last: &str) -> String {
    let id = without_letter(id);
    let joint = if id.ends_with(|c: char| c.is_ascii_digit()) {
        "_"
    } else {
        ""
    };
    let range = match range(first, last) {
        Some(end) => format!("-{end}"),
        None => String::new(),
    };
    format!("{id}{joint}p{first}{range}")
}

/// For people: `T48, no. 2008, p. 353b12`.
#[must_use]
pub fn human(id: &str, first: &str) -> String {
    let page = first.trim_start_matches('0');
    let Some((volume, number)) = without_letter(id).split_once('n') else {
        return format!("{id}, p. {page}");
    };
    format!(
        "{volume}, no. {}, p. {page}",
        number.trim_start_matches('0')
    )
}

/// The files of the longest work, Taishō 220, have a letter that is no part of its number.
fn without_letter(id: &str) -> &str {
    const LONGEST: &str = "n0220";
    let is_taisho = id
        .strip_prefix('T')
        .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    match id.find(LONGEST) {
        Some(at) if is_taisho => &id[..at + LONGEST.len()],
        _ => id,
    }
}

/// The shortest spelling of `last` behind `first`; `None` where they are the same.
fn range<'a>(first: &str, last: &'a str) -> Option<&'a str> {
    const PAGE: usize = 4;
    if first == last {
        return None;
    }
    match (first.get(..PAGE), last.get(..PAGE)) {
        (Some(one), Some(other)) if one == other => Some(&last[PAGE..]),
        _ => Some(last),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn anchors_have_the_form_of_the_collection() {
        let cases = [
            ("T48n2008", "0353b12", "0353b12", "T48n2008_p0353b12"),
            ("T25n1510a", "0757b29", "0757b29", "T25n1510ap0757b29"),
            ("T05n0220a", "0001a06", "0001a06", "T05n0220_p0001a06"),
            ("T48n2008", "0353b12", "0353c03", "T48n2008_p0353b12-c03"),
            (
                "T48n2008",
                "0353b12",
                "0354a01",
                "T48n2008_p0353b12-0354a01",
            ),
            ("X05n0220a", "0001a06", "0001a06", "X05n0220ap0001a06"),
            ("T48n2008", "a001a01", "a001a02", "T48n2008_pa001a01-a02"),
        ];
        for (id, first, last, expected) in cases {
            assert_eq!(anchor(id, first, last), expected);
        }
        assert_eq!(human("T48n2008", "0353b12"), "T48, no. 2008, p. 353b12");
        assert_eq!(human("T08n0235", "0748c17"), "T08, no. 235, p. 748c17");
    }
}
