//! Phrases near each other: the smallest stretches that hold all of them.

use std::ops::Range;

/// The smallest stretches of pieces in which each of `places` has at least one, and which are at most `longest` pieces
/// long; in order. A stretch that holds a smaller one is none of them.
pub fn stretches(places: &[Vec<Range<usize>>], longest: usize) -> Vec<Range<usize>> {
    let mut starts: Vec<_> = places.iter().flatten().map(|place| place.start).collect();
    starts.sort_unstable();
    starts.dedup();
    let mut next = vec![0; places.len()];
    let mut found: Vec<Range<usize>> = Vec::new();
    for start in starts {
        let Some(end) = end_of_all(places, &mut next, start) else {
            break;
        };
        // The same end from a later start is a smaller stretch.
        if found.last().is_some_and(|last| last.end == end) {
            found.pop();
        }
        found.push(start..end);
    }
    found.retain(|stretch| stretch.len() <= longest);
    found
}

/// Where the first of each of `places` that begin at `start` or later have all ended.
fn end_of_all(places: &[Vec<Range<usize>>], next: &mut [usize], start: usize) -> Option<usize> {
    let mut end = 0;
    for (of_one, next) in places.iter().zip(next) {
        while of_one.get(*next)?.start < start {
            *next += 1;
        }
        end = end.max(of_one[*next].end);
    }
    Some(end)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Every stretch of at most `longest` pieces that holds all, and no smaller one does.
    fn slow(places: &[Vec<Range<usize>>], longest: usize) -> Vec<Range<usize>> {
        let holds = |stretch: &Range<usize>| {
            let inside =
                |place: &Range<usize>| stretch.start <= place.start && place.end <= stretch.end;
            places.iter().all(|of_one| of_one.iter().any(inside))
        };
        let all = (0..40).flat_map(|start| (start..40).map(move |end| start..end));
        all.filter(|stretch| holds(stretch))
            .filter(|s| !holds(&(s.start + 1..s.end)) && !holds(&(s.start..s.end - 1)))
            .filter(|stretch| stretch.len() <= longest)
            .collect()
    }

    proptest! {
        #[test]
        fn stretches_are_those_found_by_trying_all(
            starts in prop::collection::vec(prop::collection::btree_set(0..30_usize, 0..8), 1..4),
            lengths in prop::collection::vec(1..4_usize, 3),
            longest in 1..20_usize,
        ) {
            let place = |length: usize| move |start: &usize| *start..start + length;
            let places: Vec<Vec<_>> = starts.iter().zip(&lengths).map(|(of, length)| of.iter().map(place(*length)).collect()).collect();
            prop_assert_eq!(stretches(&places, longest), slow(&places, longest));
        }
    }
}
