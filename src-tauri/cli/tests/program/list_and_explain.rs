//! `colophon list` and `colophon explain`.

use serde_json::json;

use crate::bench::Bench;

#[test]
fn masters_are_listed_unchecked() {
    let bench = Bench::empty();
    bench.write(
        "master-jia/meta.json",
        "{\"name\": \"甲\", \"sources\": [{}, {}]}",
    );
    bench.write("master-longer/SKILL.md", "");
    let ran = bench.run(&["list"]);
    let wanted = "\
jia     甲      persona        sources   2  passages    0  cases    0
longer  longer  teaching-mode  sources   0  passages    0  cases    0
";
    assert_eq!(
        (ran.status, ran.out.as_str(), ran.err.as_str()),
        (0, wanted, "")
    );
    let list = bench.run(&["list", "--format", "json"]).json();
    let jia = json!({
        "slug": "jia", "name": "甲", "kind": "persona", "folder": "master-jia", "school": null,
        "sources": 2, "passages": 0, "cases": 0,
    });
    assert_eq!(list["masters"][0], jia);
    assert_eq!(Bench::empty().run(&["list"]).status, 3);
}

#[test]
fn the_manual_is_printed_in_three_languages() {
    let bench = Bench::empty();
    for (lang, heading) in [
        ("en", "Why it matters"),
        ("zh-Hans", "为什么重要"),
        ("zh-Hant", "為什麼重要"),
    ] {
        let ran = bench.run(&["explain", "files/hidden-characters", "--lang", lang]);
        assert_eq!((ran.status, ran.err.as_str()), (0, ""));
        assert!(
            ran.out.starts_with("files/hidden-characters (error)\n"),
            "{}",
            ran.out
        );
        assert!(ran.out.contains(heading), "{}", ran.out);
        assert!(
            ran.out
                .contains("master-sengcan/sources/xinxinming-excerpts.md\n"),
            "{}",
            ran.out
        );
        assert!(
            !ran.out.contains('\u{200b}') && ran.out.contains("<U+200B>"),
            "{}",
            ran.out
        );
    }
}

#[test]
fn an_unknown_check_names_the_nearest() {
    let ran = Bench::empty().run(&["explain", "files/hiden-character"]);
    let wanted = "\
colophon: There is no check files/hiden-character.
  Nearest: files/hidden-characters.
";
    assert_eq!(
        (ran.status, ran.out.as_str(), ran.err.as_str()),
        (2, "", wanted)
    );
}
