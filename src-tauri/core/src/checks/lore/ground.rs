//! What each clause of a trigger's quotation stands on.
//!
//! A quotation may leave words out, within a passage and between passages, but may not change their order within one.
//! Its clauses are laid on the passages in runs, the longest first from the front, so that a short clause counts only
//! together with its neighbours.

use super::clauses::{Clause, clauses, quotation_and_remark};
use super::evidence::{Text, texts};
use super::triggers::{Trigger, triggers};
use crate::checks::Found;
use crate::model::{Declared, Entry, Layout, Master, Role, WorkId};
use crate::text::Span;

/// Characters of the longest content that is compared. The time grows with the square of its clauses; one so long is
/// reported for its length.
const COMPARED: usize = 3_000;

/// What a clause stands on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ground {
    /// Scripture of the work named.
    Named,
    /// Scripture of another work.
    Another(String),
    /// A paraphrase.
    Paraphrase,
    /// The editor's own words.
    Editor,
    /// No passage.
    Nothing,
}

/// The words of a quotation that stand on one ground, as faults at `content`, one for each trigger that has such words
/// (`words`, `source`, and `work` where it is another). Nothing while excerpts are missing or cannot be read, which is
/// reported as such: what was not seen is not known to be missing.
pub fn faults(master: &Master, of: impl Fn(&Ground) -> bool) -> Vec<Found> {
    let triggers = triggers(master);
    if triggers.is_empty() || !has_all_excerpts(master) {
        return Vec::new();
    }
    let texts = texts(master);
    let mut found = Vec::new();
    for trigger in &triggers {
        let comparable = |content: &&str| content.chars().take(COMPARED + 1).count() <= COMPARED;
        let Some(content) = trigger.content().filter(comparable) else {
            continue;
        };
        let (quotation, _) = quotation_and_remark(content);
        let clauses = clauses(quotation);
        let grounds = grounds(&clauses, &texts, named_work(master, trigger).as_ref());
        let chosen: Vec<usize> = (0..clauses.len()).filter(|at| of(&grounds[*at])).collect();
        let Some(first) = chosen.first() else {
            continue;
        };
        let mut fault = trigger
            .fault("content")
            .with("words", words(quotation, &clauses, &chosen))
            .with("source", trigger.source().map_or("", |(id, _)| id));
        if let Ground::Another(work) = &grounds[*first] {
            fault = fault.with("work", work);
        }
        found.push(fault);
    }
    found
}

/// The work whose words a trigger says it quotes; `None` where it names none that is declared, so that any will do.
fn named_work(master: &Master, trigger: &Trigger<'_>) -> Option<WorkId> {
    let (id, _) = trigger.source()?;
    let work = WorkId::parse(id);
    let undeclared = Declared::of(master)?.standing(&work).is_undeclared();
    (!undeclared).then_some(work)
}

/// Whether the master has excerpts and all of them were read. In the generator's layout there are none to miss.
pub fn has_all_excerpts(master: &Master) -> bool {
    let folder = master.path("sources");
    let unread = |entry: &Entry| matches!(entry, Entry::Unreadable(_));
    let mut below = master
        .files
        .iter()
        .filter(|(path, _)| path.below(folder.as_str()).is_some());
    let missing = master.layout == Layout::Normal && master.excerpts.is_empty();
    !missing && !below.any(|(_, entry)| unread(entry))
}

fn grounds(clauses: &[Clause], texts: &[Text], named: Option<&WorkId>) -> Vec<Ground> {
    let mut grounds = vec![Ground::Nothing; clauses.len()];
    let scripture = |text: &Text| text.role == Role::Scripture;
    let of_named = |text: &Text| named.is_none_or(|work| text.is_of(work));
    let another = |text: &Text| {
        let work = text.works.first();
        Ground::Another(work.map_or_else(String::new, |w| w.canonical.clone()))
    };
    let mut lay = |wanted: &dyn Fn(&Text) -> bool, ground: &dyn Fn(&Text) -> Ground| {
        let texts: Vec<&Text> = texts.iter().filter(|text| wanted(text)).collect();
        lay_on(clauses, &texts, &mut grounds, ground);
    };
    lay(&|t| scripture(t) && of_named(t), &|_| Ground::Named);
    lay(&|t| scripture(t) && !of_named(t), &another);
    lay(&|t| t.role == Role::Paraphrase, &|_| Ground::Paraphrase);
    lay(&|t| t.role == Role::Editor, &|_| Ground::Editor);
    grounds
}

/// Lays the clauses that still stand on nothing on `texts`, run by run.
fn lay_on(
    clauses: &[Clause],
    texts: &[&Text],
    grounds: &mut [Ground],
    ground: &dyn Fn(&Text) -> Ground,
) {
    let mut reached = vec![0; texts.len()];
    let mut at = 0;
    while at < clauses.len() {
        let open = grounds[at..]
            .iter()
            .take_while(|g| **g == Ground::Nothing)
            .count();
        let mut best: Option<(usize, usize, usize)> = None;
        for (text, from) in reached.iter().enumerate() {
            let run = texts[text].longest_run(&clauses[at..at + open], *from);
            if let Some((count, end)) = run.filter(|(n, _)| best.is_none_or(|(most, ..)| *n > most))
            {
                best = Some((count, text, end));
            }
        }
        let Some((count, text, end)) = best else {
            at += 1;
            continue;
        };
        grounds[at..at + count].fill(ground(texts[text]));
        reached[text] = end;
        at += count;
    }
}

/// The chosen clauses as they are written; what lies between two that are not neighbours is left out.
fn words(quotation: &str, clauses: &[Clause], chosen: &[usize]) -> String {
    let mut runs: Vec<(usize, Span)> = Vec::new();
    for &at in chosen {
        let span = clauses[at].span;
        match runs.last_mut() {
            Some((last, run)) if *last + 1 == at => (*last, run.end) = (at, span.end),
            _ => runs.push((at, span)),
        }
    }
    let words = runs.iter().map(|(_, span)| span.of(quotation).trim());
    words.collect::<Vec<_>>().join(" … ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(work: &str, role: Role, words: &str) -> Text {
        Text::new(role, vec![WorkId::parse(work)], [words].into_iter())
    }

    /// One letter for the ground of each clause: named, another, paraphrase, editor, or a dash.
    fn letters(quotation: &str) -> String {
        let texts = [
            of(
                "T48n2008",
                Role::Scripture,
                "> 甲乙丙丁，戊己庚辛壬。子丑，寅卯辰巳。",
            ),
            of("T48n2008", Role::Scripture, "> 不可先定后慧，天地玄黄。"),
            of("T46n1911", Role::Scripture, "> 宇宙洪荒，日月盈昃。"),
            of("T48n2008", Role::Paraphrase, "> 辰宿列张。"),
            of("T48n2008", Role::Editor, "- 寒来暑往"),
        ];
        let named = WorkId::parse("T2008");
        grounds(&clauses(quotation), &texts, Some(&named))
            .iter()
            .map(|ground| match ground {
                Ground::Named => 'n',
                Ground::Another(_) => 'a',
                Ground::Paraphrase => 'p',
                Ground::Editor => 'e',
                Ground::Nothing => '-',
            })
            .collect()
    }

    #[test]
    fn each_clause_stands_on_the_best_ground_there_is() {
        for (quotation, expected) in [
            ("甲乙丙丁，戊己庚辛壬。", "nn"),
            ("甲乙丙丁戊己庚辛壬", "n"),
            ("戊己庚辛壬，天地玄黄，寅卯辰巳", "nnn"),
            ("寅卯辰巳，甲乙丙丁", "n-"),
            ("子丑", "-"),
            ("子丑，寅卯辰巳", "nn"),
            ("子丑，天地玄黄", "-n"),
            ("先定后慧", "-"),
            ("不可先定后慧", "n"),
            ("天地玄黄，宇宙洪荒", "na"),
            ("辰宿列张，寒来暑往，秋收冬藏", "pe-"),
        ] {
            assert_eq!(letters(quotation), expected, "{quotation}");
        }
    }

    #[test]
    fn left_out_words_are_marked() {
        let quotation = "一二，三四，五六。七八";
        let clauses = clauses(quotation);
        assert_eq!(words(quotation, &clauses, &[0, 1, 3]), "一二，三四 … 七八");
    }
}
