//! Segments in are segments out, and parallel files stand beside them.

use proptest::prelude::*;

use super::*;

fn file(name: &str, segments: &[(&str, &str)]) -> (String, Vec<u8>) {
    let members: serde_json::Map<_, _> = segments
        .iter()
        .map(|(id, words)| ((*id).to_owned(), serde_json::Value::from(*words)))
        .collect();
    (name.to_owned(), serde_json::to_vec(&members).unwrap())
}

const ROOT: [(&str, &str); 6] = [
    ("mn10:0.1", "Majjhima Nikāya 10 "),
    ("mn10:0.2", "Mahāsatipaṭṭhānasutta "),
    ("mn10:1.1", "Evaṁ me sutaṁ—"),
    ("mn10:1.2", "ekaṁ samayaṁ …pe… "),
    ("mn10:2.1", "*Ekāyano* ayaṁ "),
    ("mn10:2.2", "maggo. "),
];

/// What each segment of a text says.
fn said(text: &Text) -> Vec<(String, String)> {
    let of_block = |block: &TextBlock| {
        let ends = block
            .lines
            .iter()
            .skip(1)
            .map(|line| line.at)
            .chain([block.text.len()]);
        let lines = block.lines.iter().zip(ends);
        lines
            .map(|(line, end)| {
                (
                    line.locator.clone(),
                    block.text[line.at..end].trim().to_owned(),
                )
            })
            .collect::<Vec<_>>()
    };
    text.blocks.iter().flat_map(of_block).collect()
}

fn parallel_files() -> [(String, Vec<u8>); 6] {
    [
        file("root/pli/ms/mn10_root-pli-ms.json", &ROOT),
        file(
            "mn10_html.json",
            &[
                ("mn10:0.1", "<header><ul><li class='division'>{}</li></ul>"),
                ("mn10:0.2", "<h1>{}</h1></header>"),
                ("mn10:1.1", "<p>{}"),
                ("mn10:1.2", "{}</p>"),
                (
                    "mn10:2.1",
                    "<blockquote class='gatha'><p><span class='verse-line'>{}</span>",
                ),
                (
                    "mn10:2.2",
                    "<span class='verse-line'>{}</span></p></blockquote>",
                ),
            ],
        ),
        file(
            "mn10_variant-pli-ms.json",
            &[("mn10:1.2", "samayaṁ → kālaṁ (bj)")],
        ),
        file(
            "mn10_reference.json",
            &[("mn10:1.1", "pts-vp-pli1.56, ms9M_302")],
        ),
        file(
            "mn10_comment-en-sujato.json",
            &[("mn10:2.2", "A comment. ")],
        ),
        file(
            "mn10_translation-en-sujato.json",
            &[
                ("mn10:1.1", "So I have heard. "),
                ("mn10:1.2", ""),
                ("mn10:9.9", "Extra. "),
            ],
        ),
    ]
}

#[test]
fn parallel_files_are_joined_by_their_segments() {
    let read = read(&parallel_files()).unwrap();
    let root = &read[0];
    assert_eq!(read.len(), 2);
    let blocks: Vec<_> = root
        .text
        .blocks
        .iter()
        .map(|block| (block.role, block.text.as_str()))
        .collect();
    assert_eq!(
        blocks,
        [
            (TextRole::Heading, "Majjhima Nikāya 10"),
            (TextRole::Heading, "Mahāsatipaṭṭhānasutta"),
            (TextRole::Prose, "Evaṁ me sutaṁ—ekaṁ samayaṁ …pe…"),
            (TextRole::Verse, "Ekāyano ayaṁ\nmaggo.\n"),
        ]
    );
    assert_eq!(
        (root.text.id.as_str(), root.text.title.as_deref()),
        ("SC mn10", Some("Mahāsatipaṭṭhānasutta"))
    );
    let prose = &root.text.blocks[2];
    let variant = &prose.apparatus[0];
    assert_eq!(
        (variant.span.of(&prose.text), variant.text.as_str()),
        ("samayaṁ", "kālaṁ")
    );
    let others: Vec<_> = prose
        .other_lines
        .iter()
        .map(|line| line.locator.as_str())
        .collect();
    assert_eq!(others, ["pts-vp-pli1.56", "ms9M_302"]);
    assert_eq!(root.text.blocks[3].apparatus[0].text, "A comment.");
}

#[test]
fn a_translation_keeps_its_gaps_and_tells_them() {
    let read = read(&parallel_files()).unwrap();
    let translation = &read[1];
    assert_eq!(
        said(&translation.text),
        [
            ("mn10:1.1".to_owned(), "So I have heard.".to_owned()),
            ("mn10:9.9".to_owned(), "Extra.".to_owned())
        ]
    );
    let doubts: Vec<_> = translation
        .report
        .doubts
        .iter()
        .map(|doubt| (doubt.code, doubt.params["count"].as_str()))
        .collect();
    assert_eq!(
        doubts,
        [
            ("import-segments-missing", "5"),
            ("import-segments-extra", "1")
        ]
    );
    assert_eq!(
        (
            translation.text.language.as_str(),
            translation.text.author.as_deref()
        ),
        ("en", Some("sujato"))
    );
}

#[test]
fn what_is_not_segmented_is_refused() {
    let code =
        |name: &str, bytes: &[u8]| read(&[(name.to_owned(), bytes.to_vec())]).unwrap_err().code;
    assert_eq!(code("a_root.json", b"[1]"), "import-not-segmented");
    assert_eq!(code("a_root.json", b"{\"a:1\": 2}"), "import-not-segmented");
    assert_eq!(code("a_html.json", b"{}"), "import-no-root");
    assert_eq!(code("a_root.json", b"{\"a\": \"\xff\"}"), "import-encoding");
}

proptest! {
    #[test]
    fn segments_in_are_segments_out(words in proptest::collection::vec("[a-zāṁ,. ]{0,12}", 1..40), cuts in proptest::collection::vec(1usize..5, 40)) {
        let (mut section, mut left, mut number) = (1, cuts[0], 0);
        let mut segments = Vec::new();
        for words in &words {
            if left == 0 {
                section += 1;
                (left, number) = (cuts[section % cuts.len()], 0);
            }
            left -= 1;
            number += 1;
            segments.push((format!("mn1:{section}.{number}"), format!("{words} ")));
        }
        let given: Vec<_> = segments.iter().map(|(id, words)| (id.as_str(), words.as_str())).collect();
        let read = read(&[file("mn1_root-pli-ms.json", &given)]).unwrap();
        let expected: Vec<_> = segments.iter().filter(|(_, words)| !words.trim().is_empty()).map(|(id, words)| (id.clone(), words.trim().to_owned())).collect();
        prop_assert_eq!(said(&read[0].text), expected);
    }

    #[test]
    fn no_bytes_make_it_panic(bytes in proptest::collection::vec(any::<u8>(), 0..60), html in "[<>a-z'=\"{} /]{0,40}") {
        let template = file("a_html.json", &[("a:1.1", &html)]);
        let _ = read(&[("a_root.json".to_owned(), bytes), template.clone()]);
        let _ = read(&[file("a_root.json", &[("a:1.1", &html)]), template]);
    }
}
