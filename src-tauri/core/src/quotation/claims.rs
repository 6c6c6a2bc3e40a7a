//! The words of a master that claim to be scripture: passages of excerpts, quotations of lore triggers, and what stands in
//! quotation marks in the references, each with the place it says it comes from.

use super::juan::juan;
use super::{Claim, Key};
use crate::model::{
    Context, ExcerptFile, Master, Meta, Passage, Place, Role, SourceFile, WorkId, brackets,
    find_ids,
};
use crate::text::Span;

/// In quotation marks, fewer characters are a term and no quotation.
const LEAST: usize = 5;
/// No quotation in quotation marks is longer, in bytes: behind a mark that is never closed stands anything.
const LONGEST: usize = 6_000;
/// Marks of quotation, opening and closing.
const MARKS: [(char, char); 4] = [('「', '」'), ('『', '』'), ('“', '”'), ('﹁', '﹂')];

/// What claims to be scripture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum What {
    /// A quote block of an excerpt file in the dialect where such are scripture.
    Passage,
    /// The quotation of a lore trigger.
    Lore,
    /// Words in quotation marks in a file of `references/`.
    Reference,
}

/// Words that claim to be scripture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claimed {
    /// What they are.
    pub what: What,
    /// The words, without the marks of the format.
    pub words: String,
    /// Where they say that they stand; `None` where they say nothing.
    pub claim: Option<Claim>,
    /// All of them in the file.
    pub place: Place,
    /// Where stretches of the words begin: byte of the words, byte of the file. None where the file spells the words
    /// otherwise.
    stretches: Vec<(usize, usize)>,
}

impl Claimed {
    /// The bytes of the file under `words`, bytes of the words; all of them where the file spells the words otherwise.
    #[must_use]
    pub fn in_file(&self, words: Span) -> Option<Span> {
        let moved = |at: usize| {
            let after = self.stretches.partition_point(|(start, _)| *start <= at);
            let (start, file) = self.stretches.get(after.checked_sub(1)?)?;
            Some(file + (at - start))
        };
        match (moved(words.start), moved(words.end)) {
            (Some(start), Some(end)) if start <= end => Some(Span::new(start, end)),
            _ => self.place.span,
        }
    }
}

/// Everything in `master` that claims to be scripture, in the order excerpts, lore, references.
#[must_use]
pub fn claims(master: &Master) -> Vec<Claimed> {
    let mut found = Vec::new();
    for file in &master.excerpts {
        for (passage, block) in file.blocks(Role::Scripture) {
            found.extend(passage_claim(file, passage, block.span));
        }
    }
    if let Some(meta) = master.meta.read() {
        found.extend(lore(meta));
    }
    let fixed = [&master.teaching, &master.voice]
        .into_iter()
        .filter_map(|part| part.read());
    for file in fixed.chain(&master.references) {
        found.extend(references(&file.file));
    }
    found
}

fn passage_claim(file: &ExcerptFile, passage: &Passage, block: Span) -> Option<Claimed> {
    let source = &file.markdown.file;
    let mut words = String::new();
    let mut stretches = Vec::new();
    let mut at = block.start;
    for line in block.of(&source.text).split_inclusive('\n') {
        let bare = line.trim_start().trim_start_matches('>').trim_start();
        stretches.push((words.len(), at + line.len() - bare.len()));
        words.push_str(bare.trim_end());
        words.push('\n');
        at += line.len();
    }
    words.truncate(words.trim_end().len());
    let heading = file.markdown.headings.get(passage.heading);
    let from_heading = || juan(&heading?.text);
    let cited = passage.citations.iter().find_map(|citation| {
        let (_, span) = citation.ids.first()?;
        let id = find_ids(span.of(&source.text), Context::Bracketed)
            .pop()?
            .id;
        let named = citation.locator.as_deref().and_then(juan);
        Some(claim(id, named.or_else(from_heading)))
    });
    let of_file = || {
        let ids = find_ids(file.header.of(&source.text), Context::Running);
        match ids.as_slice() {
            [one] => Some(claim(one.id.clone(), from_heading())),
            _ => None,
        }
    };
    (!words.is_empty()).then(|| Claimed {
        what: What::Passage,
        claim: cited.or_else(of_file),
        place: Place::span(source, block),
        words,
        stretches,
    })
}

/// `id` with the line that its own locator names.
fn claim(id: WorkId, juan: Option<u32>) -> Claim {
    let line = id.locator.as_deref().map(|locator| {
        let start = locator.trim_start_matches('p');
        let start = start.split(['-', '–', '~']).next().unwrap_or(start);
        match id.canonical.as_str() {
            sutta if id.sutta().is_some() => format!("{sutta}:{start}"),
            _ => start.to_owned(),
        }
    });
    Claim {
        work: id,
        juan,
        line,
    }
}

fn lore(meta: &Meta) -> Vec<Claimed> {
    let file = &meta.doc.file;
    let claimed = meta.lore_triggers().filter_map(|trigger| {
        let (quotation, _) = trigger.quotation_and_gloss()?;
        let node = trigger.node.get("content")?;
        let work = trigger
            .source_ref
            .map(|source| source.split('#').next().unwrap_or(source));
        // In the file the words may be spelt with escapes; then the whole value is the place.
        let inner = Span::new(node.span.start + 1, node.span.end.saturating_sub(1));
        let plain = file.text.get(inner.start..inner.end) == trigger.content;
        Some(Claimed {
            what: What::Lore,
            words: quotation.to_owned(),
            claim: work.map(|work| claim(WorkId::parse(work), None)),
            place: Place::json(
                &meta.doc,
                format!("/lore_triggers/{}/content", trigger.index),
            ),
            stretches: if plain {
                vec![(0, inner.start)]
            } else {
                Vec::new()
            },
        })
    });
    claimed
        .filter(|claimed| !claimed.words.trim().is_empty())
        .collect()
}

fn references(file: &SourceFile) -> Vec<Claimed> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(inner) = next_quoted(&file.text, from) {
        from = inner.end;
        let words = inner.of(&file.text);
        if Key::new(words).chars.len() < LEAST {
            continue;
        }
        let rest = &file.text[inner.end..];
        let line = &rest[..rest.find('\n').unwrap_or(rest.len())];
        let cited = brackets(line).next().and_then(|bracket| {
            let bracket = bracket.of(line);
            let id = find_ids(bracket, Context::Bracketed).into_iter().next()?.id;
            Some(claim(id, juan(bracket)))
        });
        found.push(Claimed {
            what: What::Reference,
            words: words.to_owned(),
            claim: cited,
            place: Place::span(file, inner),
            stretches: vec![(0, inner.start)],
        });
    }
    found
}

/// The bytes between the next marks of quotation from byte `from` on, those of the outermost where they nest.
fn next_quoted(text: &str, from: usize) -> Option<Span> {
    let (at, open) = text[from..]
        .char_indices()
        .find(|(_, c)| MARKS.iter().any(|(open, _)| open == c))?;
    let (_, close) = MARKS.iter().find(|(mark, _)| *mark == open)?;
    let start = from + at + open.len_utf8();
    let paragraph = &text[start..];
    let paragraph = &paragraph[..paragraph.find("\n\n").unwrap_or(paragraph.len())];
    let mut depth = 1;
    for (at, c) in paragraph.char_indices().take_while(|(at, _)| *at < LONGEST) {
        depth += i32::from(c == open) - i32::from(c == *close);
        if depth == 0 {
            return Some(Span::new(start, start + at));
        }
    }
    // Never closed: what stands behind it may be.
    next_quoted(text, start)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quotation::shelf::master;

    /// What claims to be scripture in a file of the sample masters: the words, work and fascicle, and what the file has.
    fn found(file: &str, text: &str) -> Vec<(String, Option<String>, Option<u32>)> {
        let found = claims(&master(file, text)).into_iter();
        found
            .map(|claimed| {
                let all = claimed.in_file(Span::new(0, claimed.words.len())).unwrap();
                if claimed.what != What::Passage {
                    assert_eq!(all.of(text), claimed.words);
                }
                let work = claimed
                    .claim
                    .as_ref()
                    .map(|claim| claim.work.canonical.clone());
                let juan = claimed.claim.and_then(|claim| claim.juan);
                (claimed.words, work, juan)
            })
            .collect()
    }

    #[test]
    fn quotations_in_references_have_the_citation_behind_them() {
        let text = "# 教义\n\n经云「至道無難，唯嫌揀擇」【《信心铭》卷1，T48n2010】。所谓“拣择”是取舍。\n\
                    又说“但莫憎愛，『洞然』明白”。「没有收尾的引文\n\n第二段「一即一切，一切即一」\n";
        let quoted = |words: &str, work: Option<&str>, juan| {
            (words.to_owned(), work.map(str::to_owned), juan)
        };
        assert_eq!(
            found("references/teaching.md", text),
            [
                quoted("至道無難，唯嫌揀擇", Some("T2010"), Some(1)),
                quoted("但莫憎愛，『洞然』明白", None, None),
                quoted("一即一切，一切即一", None, None),
            ]
        );
    }

    #[test]
    fn passages_claim_the_work_and_fascicle_they_cite() {
        let text = "# 摘录\n\n> CBETA：T48n2010。\n\n## 一（卷2）\n\n> 至道無難，\n> 唯嫌揀擇。\n\n\
                    ## 二\n\n> 但莫憎愛。\n\n**引用格式：**【《信心铭》卷1，T48n2010】\n";
        let passage = |words: &str, juan| (words.to_owned(), Some("T2010".to_owned()), Some(juan));
        assert_eq!(
            found("sources/a-excerpts.md", text),
            [
                passage("至道無難，\n唯嫌揀擇。", 2),
                passage("但莫憎愛。", 1)
            ]
        );
    }

    #[test]
    fn a_byte_of_the_words_has_its_byte_in_the_file() {
        let text = "# 摘录\n\n> CBETA：T48n2010。\n\n## 一\n\n> 至道無難，\n>   唯嫌揀擇。\n";
        let claimed = claims(&master("sources/a-excerpts.md", text)).remove(0);
        let at = claimed.words.find("嫌").unwrap();
        let span = claimed.in_file(Span::new(at, at + "嫌".len())).unwrap();
        assert_eq!(span.of(text), "嫌");
    }
}
