//! A link whose host only looks like FoJin.

use std::sync::LazyLock;

use regex::Regex;

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity, SourceFile};
use crate::text::Span;

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "excerpts/look-alike-host",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "**引用格式：**【《信心铭》卷1，T48n2010】\n",
        with: "**引用格式：**【《信心铭》卷1，T48n2010】→ https://fojin.app.example.org/texts/60\n",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "**引用格式：**【《信心铭》卷1，T48n2010】\n",
        with: "**引用格式：**【《信心铭》卷1，T48n2010】→ https://www.fojin.app/texts/60\n",
    }],
};

/// What stands between `//` and the path of an address.
static AUTHORITY: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r"(?i)https?://([^/?#\s\\)）】>」』，。；、]+)").ok());
/// Letters of other scripts, and digits, that pass for those of the name.
const LOOK_ALIKES: [(char, char); 12] = [
    ('0', 'o'),
    ('1', 'i'),
    ('l', 'i'),
    ('о', 'o'),
    ('ο', 'o'),
    ('і', 'i'),
    ('ı', 'i'),
    ('ι', 'i'),
    ('ј', 'j'),
    ('ϳ', 'j'),
    ('ƒ', 'f'),
    ('ո', 'n'),
];

fn run(master: &Master) -> Vec<Found> {
    master
        .excerpts
        .iter()
        .flat_map(|file| look_alikes(&file.markdown.file))
        .collect()
}

fn look_alikes(file: &SourceFile) -> Vec<Found> {
    let addresses = AUTHORITY.iter().flat_map(|r| r.captures_iter(&file.text));
    addresses
        .filter_map(|address| address.get(1))
        .filter(|host| is_look_alike(host.as_str()))
        .map(|host| {
            let place = Place::span(file, Span::new(host.start(), host.end()));
            Found::at(place).with("host", host.as_str())
        })
        .collect()
}

fn is_look_alike(authority: &str) -> bool {
    let host = authority.to_lowercase();
    let genuine = host == "fojin.app" || host.ends_with(".fojin.app");
    let plain = |c: char| {
        let known = LOOK_ALIKES.iter().find(|(strange, _)| *strange == c);
        known.map_or(c, |(_, letter)| *letter)
    };
    let skeleton: String = host.chars().map(plain).collect();
    skeleton.contains("fojin") && (!genuine || host.contains('@'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_real_host_and_its_own_are_trusted() {
        for (host, expected) in [
            ("fojin.app", false),
            ("www.FoJin.app", false),
            ("suttacentral.net", false),
            ("fojin.app.example.org", true),
            ("fojin.app@example.org", true),
            ("x@fojin.app", true),
            ("notfojin.app", true),
            ("f0j1n.app", true),
            ("fоjіn.app", true),
            ("fojin.app:8080", true),
        ] {
            assert_eq!(is_look_alike(host), expected, "{host}");
        }
    }
}
