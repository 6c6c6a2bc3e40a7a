//! Which text of FoJin each work opens, as the files of one master say it, and where they contradict each other.
//! Shared by every family that meets FoJin links; each places its own code on what is found here.

use std::collections::BTreeMap;

use super::Found;
use crate::model::{
    Declared, FojinLink, Master, Place, SourceFile, WorkId, find_fojin_links, mentions,
};

/// A link and the works it stands beside; one of them is what it should open.
struct Use {
    works: Vec<WorkId>,
    number: String,
    place: Place,
    /// Whether the front matter says so, which settles the matter.
    settled: bool,
}

/// What a master's files say about links.
pub struct LinkMap {
    uses: Vec<Use>,
    /// For each work the numbers it is taken to have.
    numbers: BTreeMap<WorkId, Vec<String>>,
    /// Undeclared works among those named, which are reported as such: there the link may well be right.
    undeclared: Vec<WorkId>,
}

/// Whether `text_id` can be opened: FoJin knows texts by number only (fojin-api.md §3.1).
#[must_use]
pub fn is_numeric(text_id: &str) -> bool {
    !text_id.is_empty() && text_id.bytes().all(|b| b.is_ascii_digit())
}

/// Each link of `file` whose text is not a number (`text`, the words behind `/texts/`).
#[must_use]
pub fn links_without_number(file: &SourceFile) -> Vec<Found> {
    links(file)
        .into_iter()
        .filter(|link| !is_numeric(&link.text_id) && !is_pattern(file, link))
        .map(|link| Found::at(Place::span(file, link.span)).with("text", link.text_id))
        .collect()
}

/// The links of `file`; a cheap look first, since most texts have none.
fn links(file: &SourceFile) -> Vec<FojinLink> {
    if file.text.contains("fojin.app/texts/") {
        find_fojin_links(&file.text)
    } else {
        Vec::new()
    }
}

/// Whether a link only shows how links are written: `…/texts/{text_id}`, `…/texts/<number>`.
fn is_pattern(file: &SourceFile, link: &FojinLink) -> bool {
    let behind = &file.text[link.span.end..];
    link.text_id.is_empty() || link.text_id.contains(['{', '}']) || behind.starts_with(['<', '＜'])
}

impl LinkMap {
    /// Reads the front matter, INDEX, excerpts and references of `master`.
    #[must_use]
    pub fn of(master: &Master) -> Self {
        let mut uses = front_matter(master);
        for markdown in master.markdown() {
            uses.extend(beside_links(&markdown.file));
        }
        let numbers = numbers(&uses);
        let declared = Declared::of(master);
        let works = uses.iter().flat_map(|used| used.works.iter());
        let undeclared = works
            .filter(|work| {
                let declared = declared.as_ref();
                declared.is_some_and(|d| d.standing(work).is_undeclared())
            })
            .cloned()
            .collect();
        Self {
            uses,
            numbers,
            undeclared,
        }
    }

    /// The links of `file` that open another work than the one they stand beside (`number`, `work`, and
    /// `elsewhere`, what the other files say).
    #[must_use]
    pub fn mismatches(&self, file: &SourceFile) -> Vec<Found> {
        self.uses
            .iter()
            .filter(|used| used.place.file == file.path && !used.settled)
            .filter_map(|used| {
                let elsewhere = self.contradiction(used)?;
                let works: Vec<&str> = used.works.iter().map(|w| w.canonical.as_str()).collect();
                let found = Found::at(used.place.clone())
                    .with("number", &used.number)
                    .with("work", works.join("/"))
                    .with("elsewhere", elsewhere);
                Some(found)
            })
            .collect()
    }

    /// Each link that stands beside one work alone: the work, the number, the place.
    pub fn works(&self) -> impl Iterator<Item = (&WorkId, &str, &Place)> {
        self.uses.iter().filter_map(|used| match &used.works[..] {
            [work] => Some((work, used.number.as_str(), &used.place)),
            _ => None,
        })
    }

    /// What speaks against `used`: another number for its works, or its number for another work.
    fn contradiction(&self, used: &Use) -> Option<String> {
        let known: Vec<_> = used.works.iter().filter_map(|w| self.known(w)).collect();
        if known.iter().any(|(_, n)| n.contains(&used.number)) {
            return None;
        }
        if let [(work, numbers), ..] = known[..] {
            return Some(format!("{} = {}", work.canonical, numbers.join(", ")));
        }
        if used.works.iter().all(|w| self.undeclared.contains(w)) {
            return None;
        }
        self.owner(&used.number)
            .map(|work| format!("{} = {}", work.canonical, used.number))
    }

    fn known(&self, work: &WorkId) -> Option<(&WorkId, &Vec<String>)> {
        self.numbers.iter().find(|(known, _)| known.same(work))
    }

    fn owner(&self, number: &String) -> Option<&WorkId> {
        let mut owners = self.numbers.iter().filter(|(_, n)| n.contains(number));
        owners.next().map(|(work, _)| work)
    }
}

fn front_matter(master: &Master) -> Vec<Use> {
    let Some(skill) = master.skill.read() else {
        return Vec::new();
    };
    let Some(Ok(front)) = &skill.front else {
        return Vec::new();
    };
    front
        .sources()
        .filter_map(|source| {
            let (number, span) = source.fojin.filter(|(words, _)| is_numeric(words))?;
            let (_, id, _) = source.ids.first()?;
            Some(Use {
                works: vec![WorkId::parse(id)],
                number: number.to_owned(),
                place: Place::span(&skill.markdown.file, span),
                settled: true,
            })
        })
        .collect()
}

/// The numbered links of a file with the works named on the same line: as many links as works go in pairs, one link
/// goes with any of the works, and anything else says nothing certain.
fn beside_links(file: &SourceFile) -> Vec<Use> {
    let mut by_line: BTreeMap<u32, Vec<FojinLink>> = BTreeMap::new();
    for link in links(file).into_iter().filter(|l| is_numeric(&l.text_id)) {
        let line = file.lines.line(link.span.start);
        by_line.entry(line).or_default().push(link);
    }
    let mut uses = Vec::new();
    for (line, links) in by_line {
        let span = file.lines.span(&file.text, line).unwrap_or_default();
        let works = distinct(span.of(&file.text));
        let pairs = works.len() == links.len();
        if works.is_empty() || !(pairs || links.len() == 1) {
            continue;
        }
        for (at, link) in links.into_iter().enumerate() {
            uses.push(Use {
                works: if pairs {
                    vec![works[at].clone()]
                } else {
                    works.clone()
                },
                place: Place::span(file, link.span),
                number: link.text_id,
                settled: false,
            });
        }
    }
    uses
}

fn distinct(line: &str) -> Vec<WorkId> {
    let mut works: Vec<WorkId> = Vec::new();
    for found in mentions(line) {
        if !works.iter().any(|w| w.same(&found.id)) {
            works.push(found.id);
        }
    }
    works
}

/// The number of each work: what the front matter says, or else what most links that stand beside this work alone
/// say, or else (on a tie) the first of them. A number goes to the work that most links give it to.
fn numbers(uses: &[Use]) -> BTreeMap<WorkId, Vec<String>> {
    let mut numbers: BTreeMap<WorkId, Vec<String>> = BTreeMap::new();
    for used in uses.iter().filter(|used| used.settled) {
        for work in &used.works {
            let known = numbers.entry(work.clone()).or_default();
            known.push(used.number.clone());
        }
    }
    let mut votes = votes(uses);
    votes.retain(|(work, _)| !numbers.keys().any(|known| known.same(work)));
    for (work, votes) in votes {
        let best = votes.into_iter().rev().max_by_key(|(_, count)| *count);
        let Some((number, _)) = best else { continue };
        let taken = numbers.values().any(|n| n.iter().any(|n| n == number));
        if !taken {
            numbers.insert(work, vec![number.to_owned()]);
        }
    }
    numbers
}

/// For each work the numbers of links that stand beside it alone, in order of place, and how often; the work with
/// most of them first.
fn votes(uses: &[Use]) -> Vec<(WorkId, Vec<(&str, usize)>)> {
    let mut votes: Vec<(WorkId, Vec<(&str, usize)>)> = Vec::new();
    for used in uses.iter().filter(|used| !used.settled) {
        let [work] = &used.works[..] else { continue };
        let at = votes.iter().position(|(known, _)| known.same(work));
        let at = at.unwrap_or_else(|| {
            votes.push((work.clone(), Vec::new()));
            votes.len() - 1
        });
        let numbers = &mut votes[at].1;
        match numbers.iter_mut().find(|(n, _)| *n == used.number) {
            Some((_, count)) => *count += 1,
            None => numbers.push((&used.number, 1)),
        }
    }
    let total = |numbers: &[(&str, usize)]| numbers.iter().map(|(_, n)| n).sum::<usize>();
    votes.sort_by_key(|(_, numbers)| std::cmp::Reverse(total(numbers)));
    votes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::load;
    use crate::model::{Entry, RelPath};

    /// The spans of the links that contradict the others in `a-excerpts.md`, with what speaks against them.
    fn mismatches(front: &str, excerpts: &str) -> Vec<(String, String)> {
        let files = [
            ("SKILL.md", format!("---\nname: master-a\nsources:\n{front}---\n# A\n")),
            ("meta.json", r#"{"sources": [{"type": "cbeta", "id": "T48n2010"}, {"type": "cbeta", "id": "T48n2014"}]}"#.to_owned()),
            ("sources/a-excerpts.md", excerpts.to_owned()),
        ];
        let entry = |(path, text): (&str, String)| {
            let path = RelPath::new(&format!("master-a/{path}"));
            (path.clone(), Entry::Read(SourceFile::new(path, text)))
        };
        let workspace = load(files.into_iter().map(entry).collect());
        let master = &workspace.masters[0];
        let file = &master.excerpts[0].markdown.file;
        LinkMap::of(master)
            .mismatches(file)
            .into_iter()
            .map(|f| {
                let link = f.place.span.unwrap().of(&file.text).to_owned();
                (link, f.params["elsewhere"].clone())
            })
            .collect()
    }

    fn link(number: u32) -> String {
        format!("https://fojin.app/texts/{number}")
    }

    #[test]
    fn the_front_matter_decides_or_else_the_majority() {
        let line = |work: &str, number: u32| format!("【《a》，{work}】→ {}\n", link(number));
        let front = "  - cbeta_id: T2010\n    fojin_text_id: 7\n";
        for (front, lines, expected) in [
            (
                front,
                vec![("T48n2010", 7), ("T2010", 8)],
                Some((8, "T2010 = 7")),
            ),
            (
                front,
                vec![("T48n2010", 8), ("T48n2010", 8)],
                Some((8, "T2010 = 7")),
            ),
            (
                "",
                vec![("T48n2010", 8), ("T48n2010", 7), ("T48n2010", 7)],
                Some((8, "T2010 = 7")),
            ),
            (
                "",
                vec![("T48n2010", 7), ("T48n2010", 8)],
                Some((8, "T2010 = 7")),
            ),
            (front, vec![("T48n2014", 7)], Some((7, "T2010 = 7"))),
            (front, vec![("T48n2015", 7)], None),
            (front, vec![("T48n2014/T48n2010", 7)], None),
            ("", vec![("T48n2014", 9), ("T48n2010", 7)], None),
        ] {
            let text: String = lines
                .iter()
                .map(|(work, number)| line(work, *number))
                .collect();
            let found = mismatches(front, &format!("# a\n\n## b\n\n{text}"));
            let first = found
                .first()
                .map(|(at, other)| (at.clone(), other.as_str()));
            assert_eq!(first, expected.map(|(n, other)| (link(n), other)), "{text}");
        }
    }
}
