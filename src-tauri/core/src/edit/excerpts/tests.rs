//! Passages written into the sample masters and read again.

use std::collections::BTreeSet;

use super::*;
use crate::edit::sample_tests::{Folder, findings};
use crate::quotation::{What, claims};

const FILE: &str = "master-sengcan/sources/xinxinming-excerpts.md";

fn work(id: &str, title: &str) -> ExcerptedWork {
    ExcerptedWork {
        id: id.to_owned(),
        title: title.to_owned(),
        ..ExcerptedWork::default()
    }
}

fn passage(topic: &str, words: &str, juan: u32, first: &str) -> NewPassage {
    NewPassage {
        topic: topic.to_owned(),
        words: words.to_owned(),
        juan: Some(juan),
        first: Some(first.to_owned()),
        ..NewPassage::default()
    }
}

fn added(folder: &Folder, batches: &[Batch], near: Near) -> Written {
    add_passages(&folder.workspace(), "sengcan", batches, near).unwrap()
}

fn codes(folder: &Folder) -> BTreeSet<&'static str> {
    let all = findings(&folder.workspace()).into_iter();
    all.map(|finding| finding.code).collect()
}

#[test]
fn a_passage_of_a_known_work_goes_to_the_end_of_its_file() {
    let mut folder = Folder::samples();
    let words = "欲得現前，莫存順逆。\n違順相爭，是為心病。";
    let batch = Batch {
        work: work("T2010", "信心铭"),
        passages: vec![passage("莫存顺逆", words, 1, "0376b22")],
    };
    let before = folder.text(FILE).to_owned();
    let written = added(&folder, &[batch], Near::LeftOut);
    let files: Vec<_> = written
        .set
        .changes()
        .iter()
        .map(|c| c.file.as_str())
        .collect();
    assert_eq!(files, [FILE]);
    folder.make(&written.set);
    let expected = "\n\n---\n\n## 莫存顺逆（卷1，p0376b22）\n\n原典（节选）：\n\n> 欲得現前，莫存順逆。\n\
                    > 違順相爭，是為心病。\n\n**引用格式：**【《信心铭》卷1，T48n2010】\n";
    assert_eq!(
        folder.text(FILE),
        format!("{}{expected}", before.trim_end())
    );
    assert_eq!(codes(&folder), BTreeSet::new());
    let workspace = folder.workspace();
    let last = claims(workspace.master("sengcan").unwrap())
        .into_iter()
        .rfind(|claimed| claimed.what == What::Passage)
        .unwrap();
    let claim = last.claim.unwrap();
    assert_eq!(last.words, words);
    assert_eq!(
        (claim.work.canonical.as_str(), claim.juan),
        ("T2010", Some(1))
    );
}

#[test]
fn a_new_work_is_declared_and_listed_in_one_step_that_can_be_taken_back() {
    let mut folder = Folder::samples();
    let before = folder.clone();
    let rights = Rights {
        corpus: Some("CBETA".to_owned()),
        accessed: Some("2026-12-01".to_owned()),
        ..Rights::default()
    };
    let mut text = work("T08n0235", "金刚般若波罗蜜经");
    text.rights = Some(rights);
    text.edition = Some("大正藏".to_owned());
    let batch = Batch {
        work: text,
        passages: vec![
            passage("应无所住", "應無所住而生其心。", 1, "0749c22"),
            passage("凡所有相", "凡所有相，皆是虛妄。", 1, "0749a24"),
        ],
    };
    let written = added(&folder, &[batch], Near::LeftOut);
    folder.make(&written.set);
    let new = "master-sengcan/sources/t08n0235-excerpts.md";
    assert!(folder.text(new).starts_with(
        "# 《金刚般若波罗蜜经》摘录\n\n> 编号：T08n0235。\n> 版本：大正藏\n\n## 应无所住"
    ));
    let index = folder.text("master-sengcan/sources/INDEX.md");
    assert!(
        index.contains(
            "| `t08n0235-excerpts.md` | 《金刚般若波罗蜜经》 | T08n0235 | 应无所住、凡所有相 |"
        ),
        "{index}"
    );
    let meta = folder.text("master-sengcan/meta.json");
    assert!(
        meta.contains("\"T08n0235\"") && meta.contains("\"corpus\": \"CBETA\""),
        "{meta}"
    );
    let raised = codes(&folder);
    assert!(
        raised.iter().all(|code| code.starts_with("skill/")),
        "{raised:?}"
    );
    folder.take_back(&written.set);
    assert!(folder == before, "{:?}", folder.difference(&before));
}

#[test]
fn what_is_there_already_is_named_and_not_written_twice() {
    let folder = Folder::samples();
    let same = "至道无难，唯嫌拣择；但莫憎爱，洞然明白！毫厘有差，天地悬隔";
    let near = "至道無難，唯嫌揀擇。但莫憎愛，洞然明白。毫釐有差，天地懸。";
    let passages = vec![
        passage("一", same, 1, "0376b20"),
        passage("二", near, 1, "0376b20"),
        passage("三", same, 2, "0376b20"),
        passage("四", "絕學無為閒道人。", 1, "0395c09"),
        passage("五", "絕學無為閒道人", 1, "0395c09"),
    ];
    let batch = Batch {
        work: work("T48n2010", "信心铭"),
        passages,
    };
    let written = added(&folder, std::slice::from_ref(&batch), Near::LeftOut);
    let twins: Vec<_> = written.twins[0]
        .iter()
        .map(|twin| {
            twin.as_ref().map(|twin| {
                (
                    twin.exact,
                    twin.place.as_ref().map(|place| place.line.unwrap()),
                )
            })
        })
        .collect();
    assert_eq!(
        twins,
        [
            Some((true, Some(10))),
            Some((false, Some(10))),
            Some((false, Some(10))),
            None,
            Some((true, None)),
        ]
    );
    let count = |written: &Written| written.set.label.params["count"].clone();
    assert_eq!(count(&written), "1");
    assert_eq!(count(&added(&folder, &[batch], Near::Written)), "3");
}
