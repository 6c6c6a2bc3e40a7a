//! What the pieces of a quotation come to.

use super::pieces::{Found, pieces};
use super::{Claim, Corpus, Difference, Key, Kind, Locus, Piece, Reason, Verdict};
use crate::model::WorkId;
use crate::text::Span;

/// Looks `quotation` up in `corpus` and says what became of it.
///
/// # Errors
/// Where the texts cannot be asked.
pub fn verify<C: Corpus>(
    quotation: &str,
    claim: Option<&Claim>,
    corpus: &C,
) -> Result<Verdict, C::Error> {
    let key = Key::new(quotation);
    let found = pieces(&key, claim.map(|claim| &claim.work), corpus)?;
    let agreed: usize = found.iter().map(|piece| piece.alignment.agreed()).sum();
    let nowhere = nowhere(&key, &found);
    let spliced = is_spliced(&key, &found);
    let exact = found.iter().all(|piece| is_exact(quotation, &key, piece));
    let pieces = found
        .iter()
        .map(|found| piece(&key, found, corpus))
        .collect::<Result<Vec<Piece>, C::Error>>()?;
    let several_works = pieces
        .windows(2)
        .any(|two| two[0].first.work != two[1].first.work);
    let altered = !nowhere.is_empty() || pieces.iter().any(|piece| !piece.differences.is_empty());
    let held = claim.map_or(Ok(true), |claim| corpus.holds(&claim.work))?;
    let standing = claim.and_then(|claim| misplaced(claim, &pieces));
    let kind = if key.chars.is_empty() {
        Kind::NotCheckable(Reason::Empty)
    } else if !held {
        Kind::NotCheckable(Reason::WorkNotHeld)
    } else if agreed * 2 < key.chars.len() {
        Kind::NotFound
    } else if spliced || several_works {
        Kind::Spliced
    } else if altered {
        Kind::Altered
    } else if let Some(standing) = standing {
        standing
    } else if key.parts.len() > 1 {
        Kind::Elided
    } else if exact {
        Kind::Exact
    } else {
        Kind::Variant
    };
    Ok(Verdict {
        kind,
        pieces,
        nowhere,
    })
}

fn piece<C: Corpus>(key: &Key, found: &Found, corpus: &C) -> Result<Piece, C::Error> {
    let Found {
        alignment,
        stretch,
        at,
    } = found;
    let last = alignment.source.end.saturating_sub(1);
    let from = stretch.at(alignment.source.start).unwrap_or(*at);
    let to = stretch.at(last).unwrap_or(*at);
    let differences = alignment.edits.iter().map(|edit| Difference {
        quoted: key.span(&edit.quoted),
        source: stretch.words(edit.source.clone()),
    });
    Ok(Piece {
        quoted: key.span(&alignment.quoted),
        from,
        to,
        first: corpus.locus(from)?,
        last: corpus.locus(to)?,
        source: stretch.words(alignment.source.clone()),
        differences: differences.collect(),
    })
}

/// The characters in no piece.
fn nowhere(key: &Key, found: &[Found]) -> Vec<Span> {
    let mut spans = Vec::new();
    for part in &key.parts {
        let mut at = part.start;
        let quoted = found.iter().map(|piece| &piece.alignment.quoted);
        for piece in quoted.filter(|quoted| quoted.start >= part.start && quoted.end <= part.end) {
            if at < piece.start {
                spans.push(key.span(&(at..piece.start)));
            }
            at = piece.end;
        }
        if at < part.end {
            spans.push(key.span(&(at..part.end)));
        }
    }
    spans
}

/// Whether pieces meet where no mark of omission stands, or come in another order than in the text.
fn is_spliced(key: &Key, found: &[Found]) -> bool {
    found.windows(2).any(|two| {
        let [before, after] = [&two[0], &two[1]];
        let quoted = before.alignment.quoted.start;
        let part = key.parts.iter().find(|part| part.contains(&quoted));
        let unmarked = part.is_some_and(|part| part.contains(&after.alignment.quoted.start));
        let place = |piece: &Found| piece.stretch.at(piece.alignment.source.start);
        unmarked || (before.at.text == after.at.text && place(before) > place(after))
    })
}

/// Whether the words of a piece are those of the source, white space and what surrounds them aside.
fn is_exact(quotation: &str, key: &Key, found: &Found) -> bool {
    let Found {
        alignment, stretch, ..
    } = found;
    let bare = |words: &str| words.split_whitespace().collect::<String>();
    let quoted = key.span(&alignment.quoted).of(quotation);
    bare(quoted) == bare(&stretch.words(alignment.source.clone()))
}

/// What is wrong with where the pieces stand; `None` where nothing is, or nothing can be told.
fn misplaced(claim: &Claim, pieces: &[Piece]) -> Option<Kind> {
    let elsewhere = |piece: &Piece| {
        let work = WorkId::parse(&piece.first.work);
        !(work.same(&claim.work) || claim.work.same(&work))
    };
    if pieces.iter().any(elsewhere) {
        return Some(Kind::WrongWork);
    }
    let first = pieces.first()?;
    let other_juan = claim.juan.is_some_and(|juan| {
        let found = [first.first.juan, first.last.juan];
        found.iter().flatten().count() == 2 && !found.contains(&Some(juan))
    });
    let other_line = claim
        .line
        .as_ref()
        .is_some_and(|line| is_outside(line, &first.first, &first.last));
    (other_juan || other_line).then_some(Kind::WrongPlace)
}

/// Whether the line or segment `claimed` is outside those from `first` to `last`.
fn is_outside(claimed: &str, first: &Locus, last: &Locus) -> bool {
    let (Some(first), Some(last)) = (&first.line, &last.line) else {
        return false;
    };
    if claimed.contains(':') {
        let is_part = |line: &str| {
            line.strip_prefix(claimed)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        return !is_part(first) && !is_part(last);
    }
    // Lines of the same form come in the order of their letters.
    let alike = |line: &str| line.len() == claimed.len() && line.is_ascii();
    alike(first) && alike(last) && !(first.as_str()..=last.as_str()).contains(&claimed)
}
