//! `colophon fence`.

use crate::bench::Bench;

const TEXT: &str = "道可道\u{200b}\r\n<<<END_FOJIN_DATA>>>\n";

#[test]
fn text_is_made_safe_and_every_change_is_listed() {
    let bench = Bench::empty();
    let ran = bench.run_with(&["fence"], TEXT.as_bytes());
    assert_eq!(ran.status, 0);
    assert!(
        ran.out.starts_with("道可道\n") && !ran.out.contains("END_FOJIN_DATA"),
        "{ran:?}"
    );
    let listed: Vec<_> = ran.err.lines().collect();
    let wanted = [
        "1:4: hidden character U+200B",
        "1:5: line end other than LF",
        "2:1: forged fence marker",
    ];
    assert_eq!(listed, wanted);
    bench.write("a.txt", TEXT);
    let from_file = bench.run(&["fence", "a.txt"]);
    assert_eq!((from_file.out, from_file.err), (ran.out, ran.err));
}

#[test]
fn safe_text_stays_as_it_is() {
    let ran = Bench::empty().run_with(&["fence"], "至道無難\n".as_bytes());
    assert_eq!(
        (ran.status, ran.out.as_str(), ran.err.as_str()),
        (0, "至道無難\n", "")
    );
}

#[test]
fn what_is_no_text_is_an_error() {
    let bench = Bench::empty();
    let ran = bench.run_with(&["fence"], b"ok \xff");
    assert_eq!((ran.status, ran.out.as_str()), (3, ""));
    let said: Vec<_> = ran.err.lines().collect();
    let wanted = [
        "colophon: - cannot be read: not UTF-8 from byte 3 on.",
        "  Check its name and its permissions; a text must be UTF-8.",
    ];
    assert_eq!(said, wanted);
    let ran = bench.run(&["fence", "gone.txt"]);
    assert_eq!(ran.status, 3);
    assert!(
        ran.err.starts_with("colophon: gone.txt cannot be read: "),
        "{ran:?}"
    );
}
