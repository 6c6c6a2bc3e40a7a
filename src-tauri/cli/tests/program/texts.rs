//! The commands around texts: imported, kept, searched, and asked to prove quotations.

use std::fs;

use serde_json::Value;

use crate::bench::{Bench, Ran};

const FILE: &str = "master-sengcan/sources/xinxinming-excerpts.md";
/// The text format of CBETA, as far as the samples quote it, and two lines more.
const TEXT: &str = "\
T48n2010_p0376b20║至道無難，唯嫌揀擇。但莫憎愛，洞然明白。毫釐有差，天地懸隔。
T48n2010_p0376b21║欲得現前，莫存順逆。違順相爭，是為心病。不識玄旨，徒勞念靜。圓同太虛，無欠無餘。良由取捨，所以不如。
T48n2010_p0377a08║一即一切，一切即一。但能如是，何慮不畢。信心不二，不二信心。言語道斷，非去來今。
";

/// A folder of masters in `m`, and the text beside it.
fn bench() -> Bench {
    let bench = Bench::samples();
    bench.write("text/T48n2010.txt", TEXT);
    bench
}

fn json(ran: &Ran) -> Value {
    serde_json::from_str(&ran.out).unwrap_or_else(|error| panic!("{error}: {ran:?}"))
}

#[test]
fn passages_are_imported_as_one_step_and_not_twice() {
    let bench = bench();
    let file = || fs::read_to_string(bench.root().join(FILE)).unwrap();
    let before = file();
    let import = [
        "import",
        "text/T48n2010.txt",
        "--into",
        "sengcan",
        "--title",
        "信心铭",
    ];
    let dry = bench.run(&[&import[..], &["--dry-run"]].concat());
    assert_eq!(dry.status, 0, "{dry:?}");
    assert!(
        dry.out.contains("+## 至道無難（p0376b20–0377a08）") && file() == before,
        "{dry:?}"
    );
    let made = bench.run(&import);
    assert_eq!(made.status, 0, "{made:?}");
    assert!(
        file().ends_with("**引用格式：**【《信心铭》，T48n2010】\n"),
        "{}",
        file()
    );
    let again = bench.run(&import);
    assert!(
        again
            .err
            .contains("is there already (master-sengcan/sources/xinxinming-excerpts.md:"),
        "{again:?}"
    );
    assert!(again.out.contains("Nothing to change."), "{again:?}");
    assert_eq!(bench.run(&["undo"]).status, 0);
    assert_eq!(file(), before);
}

#[test]
fn what_a_file_does_not_say_is_asked_for_and_one_bad_file_stops_no_other() {
    let bench = bench();
    bench.write("bad/a.txt", "觀自在菩薩，行深般若波羅蜜多時。\n");
    let nameless = bench.run(&["import", "bad/a.txt", "--into", "sengcan"]);
    assert_eq!(nameless.status, 2, "{nameless:?}");
    assert!(nameless.err.contains("--source"), "{nameless:?}");
    bench.write("bad/b.txt", b"\xA6\xDC\xB9\x44");
    bench.write(
        "bad/c.xml",
        "<TEI xmlns:cb=\"http://www.cbeta.org/ns/1.0\">\n<text><body><p>甲</q>",
    );
    let some = bench.run(&[
        "import",
        "bad",
        "--into",
        "sengcan",
        "--source",
        "T08n0251",
        "--title",
        "心经",
        "--report",
        "report.md",
        "--dry-run",
    ]);
    assert_eq!(some.status, 1, "{some:?}");
    let report = fs::read_to_string(bench.root().join("report.md")).unwrap();
    assert!(
        report.contains("Files: 3, texts: 1, refused: 2.")
            && report.contains("it may be big5")
            && report.contains("2:17: "),
        "{report}"
    );
    assert!(
        some.out
            .contains("+++ master-sengcan/sources/t08n0251-excerpts.md"),
        "{some:?}"
    );
    let chosen = bench.run(&["library", "add", "bad/b.txt", "--encoding", "big5"]);
    assert_eq!(chosen.status, 0, "{chosen:?}");
    assert_eq!(
        bench
            .run(&["library", "add", "bad/b.txt", "--encoding", "klingon"])
            .status,
        2
    );
}

#[test]
fn the_library_is_searched_and_survives_the_loss_of_its_database() {
    let bench = bench();
    let added = bench.run(&["library", "add", "text", "--format", "json"]);
    assert_eq!(
        (
            added.status,
            json(&added)["files"][0]["texts"][0]["work"].as_str()
        ),
        (0, Some("T48n2010"))
    );
    let again = json(&bench.run(&["library", "add", "text", "--format", "json"]));
    assert_eq!(again["files"][0]["texts"][0]["known"], true);
    let hits = |query: &[&str]| {
        let found = json(&bench.run(&[&["search", "--format", "json"], query].concat()));
        let hits = found["hits"].as_array().unwrap().clone();
        let place = |hit: &Value| format!("{} {}", hit["place"].as_str().unwrap(), hit["folds"]);
        hits.iter().map(place).collect::<Vec<_>>()
    };
    assert_eq!(hits(&["心病"]), ["0376b21 []"]);
    assert_eq!(hits(&["无难"]), ["0376b20 [\"script\"]"]);
    assert_eq!(hits(&["无难", "--strict", "script"]), [""; 0]);
    assert_eq!(hits(&["憎爱", "--scope", "masters"]).len(), 1);
    assert_eq!(hits(&["憎爱", "--work", "T2014"]), [""; 0]);
    let before = bench.run(&["search", "一", "--kwic"]);
    fs::remove_dir_all(bench.home().join("cache")).unwrap();
    assert_eq!(bench.run(&["search", "一", "--kwic"]).out, before.out);
    assert_eq!(bench.run(&["library", "verify"]).status, 0);
    assert_eq!(
        bench.run(&["library", "rebuild"]).out,
        "Read again: 1, removed: 0, failed: 0.\n"
    );
    assert_eq!(bench.run(&["library", "remove", "1"]).status, 0);
    assert_eq!(bench.run(&["search", "心病"]).status, 1);
    assert_eq!(bench.run(&["library", "remove", "1"]).status, 2);
    assert_eq!(bench.run(&["search", "\"一"]).status, 2);
}

#[test]
fn quotations_are_proved_or_said_not_to_be() {
    let bench = bench();
    let verdict = |words: &str| {
        json(&bench.run(&[
            "quote", "verify", "--text", words, "--work", "T2010", "--format", "json",
        ]))
    };
    assert_eq!(verdict("至道無難")["verdict"], "not-checkable");
    bench.run(&["library", "add", "text"]);
    assert_eq!(verdict("至道無難，唯嫌揀擇。")["verdict"], "exact");
    assert_eq!(verdict("至道无难唯嫌拣择")["verdict"], "variant");
    let altered = verdict("至道無難，唯嫌分別。但莫憎愛，洞然明白。");
    assert_eq!(
        (
            altered["verdict"].as_str(),
            altered["pieces"][0]["differences"][0]["source"].as_str()
        ),
        (Some("altered"), Some("揀擇"))
    );
    let whole = bench.run(&["check", "--library"]);
    assert_eq!(whole.status, 0, "{whole:?}");
    assert!(
        whole.out.contains("Quotations: 3 exact, 0 but for script"),
        "{whole:?}"
    );
    bench.replace(FILE, "唯嫌揀擇", "唯嫌分別");
    let faulty = bench.run(&["quote", "verify"]);
    assert_eq!(faulty.status, 1, "{faulty:?}");
    assert!(faulty.out.contains("The text has “揀擇” where this quotation has “分別” (T48n2010, 0376b20). [quotations/altered]"), "{faulty:?}");
    assert_eq!(bench.run(&["check", "--library"]).status, 1);
    assert_eq!(
        bench.run(&["check"]).status,
        0,
        "without a library nothing of it is examined"
    );
}
