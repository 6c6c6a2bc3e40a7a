//! The list of checks in the manual is printed from the catalogue. `UPDATE_DOCS=1 cargo test -p colophon-tests --test
//! tidy` writes it anew.

use std::fmt::Write as _;
use std::fs;

use colophon_core::checks::{CATALOGUE, Check, Sample};
use colophon_core::report::{Language, check_words, report_words, visible};
use colophon_tests::root;

const TITLES: [(Language, &str); 2] = [
    (Language::En, "Every check"),
    (Language::ZhHans, "全部检查项"),
];

#[test]
fn the_list_of_checks_is_current() {
    for (language, title) in TITLES {
        let path = root()
            .join("docs/manual")
            .join(language.tag())
            .join("checks.md");
        let current = page(language, title);
        if std::env::var_os("UPDATE_DOCS").is_some() {
            fs::write(&path, &current).unwrap();
        }
        let committed = fs::read_to_string(&path).unwrap_or_default();
        assert!(
            committed == current,
            "{} is not current: UPDATE_DOCS=1 writes it anew",
            path.display()
        );
    }
}

fn page(language: Language, title: &str) -> String {
    let mut page = format!("# {title}\n");
    for family in CATALOGUE.iter().filter(|family| !family.is_empty()) {
        let name = family[0].code.split('/').next().unwrap();
        let _ = write!(page, "\n## {name}\n");
        for check in *family {
            section(&mut page, language, check);
        }
    }
    page
}

fn section(page: &mut String, language: Language, check: &Check) {
    let words = check_words(language, check.code).unwrap();
    let labels = report_words(language);
    let _ = write!(
        page,
        "\n### `{}` ({})\n\n{}\n\n",
        check.code,
        check.severity.name(),
        words.what
    );
    for (label, text) in [
        (&labels.why, &words.why),
        (&labels.next, &words.next),
        (&labels.exceptions, &words.exceptions),
    ] {
        let _ = writeln!(page, "- **{label}**: {text}");
    }
    sample(page, &labels.failing, &labels.unshown, check.fires);
    sample(page, &labels.passing, &labels.unshown, check.silent);
}

fn sample(page: &mut String, label: &str, unshown: &str, sample: Sample) {
    for edit in sample {
        let _ = write!(page, "\n{label} `{}`\n\n", edit.file());
        for line in edit.shown().unwrap_or(unshown).trim_matches('\n').lines() {
            let _ = writeln!(page, "    {}", visible(line));
        }
    }
}
