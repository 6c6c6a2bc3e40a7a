//! Variant readings: `lemma → reading (ed, ed); reading (ed) | lemma → …` (fojin-api.md §5.2).

/// One reading.
#[derive(Debug, PartialEq, Eq)]
pub struct Variant {
    /// The words it is about; empty where it is an addition.
    pub lemma: String,
    /// The other words.
    pub reading: String,
    /// The editions that have them.
    pub editions: Vec<String>,
}

/// Reads a list of variants.
pub fn read(list: &str) -> Vec<Variant> {
    let mut found = Vec::new();
    for one in list.split('|') {
        let Some((lemma, readings)) = one.split_once('→') else {
            continue;
        };
        let lemma = lemma.trim();
        let lemma = if lemma == "()" { "" } else { lemma };
        for reading in readings.split(';') {
            let (words, editions) = reading.split_once('(').unwrap_or((reading, ""));
            let editions = editions
                .trim_end()
                .trim_end_matches(')')
                .split(',')
                .map(str::trim);
            found.push(Variant {
                lemma: lemma.to_owned(),
                reading: words.trim().to_owned(),
                editions: editions
                    .filter(|name| !name.is_empty())
                    .map(str::to_owned)
                    .collect(),
            });
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lemmas_readings_and_editions_are_told_apart() {
        let variant = |lemma: &str, reading: &str, editions: &[&str]| Variant {
            lemma: lemma.to_owned(),
            reading: reading.to_owned(),
            editions: editions.iter().map(|name| (*name).to_owned()).collect(),
        };
        assert_eq!(
            read("evaṁ → evam (bj, pts1ed); eva (sya-all) | () → iti (bj)"),
            [
                variant("evaṁ", "evam", &["bj", "pts1ed"]),
                variant("evaṁ", "eva", &["sya-all"]),
                variant("", "iti", &["bj"]),
            ]
        );
        assert_eq!(read("no arrow"), []);
    }
}
