//! A work that opens one FoJin text in one master and another in the next.

use std::collections::BTreeMap;

use crate::checks::fojin_links::LinkMap;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{IdKind, Place, Severity, Workspace};

/// The check (masters.md §1.15).
pub const CHECK: Check = Check {
    code: "links/work-with-two-numbers",
    severity: Severity::Error,
    run: Run::Workspace(run),
    fires: &[
        Edit::Write {
            file: "master-sengcan/references/more.md",
            text: "见【《信心铭》，T48n2010】→ https://fojin.app/texts/60\n",
        },
        Edit::Write {
            file: "master-santideva/references/more.md",
            text: "见【《信心铭》，T48n2010】→ https://fojin.app/texts/61\n",
        },
    ],
    silent: &[
        Edit::Write {
            file: "master-sengcan/references/more.md",
            text: "见【《信心铭》，T48n2010】→ https://fojin.app/texts/60\n",
        },
        Edit::Write {
            file: "master-santideva/references/more.md",
            text: "见【《信心铭》，T2010】→ https://fojin.app/texts/60/read?juan=1\n",
        },
    ],
};

/// A master, the number it gives a work, and where it first does.
struct Claim<'a> {
    master: &'a str,
    number: String,
    place: Place,
}

fn run(workspace: &Workspace) -> Vec<Found> {
    let mut claims: BTreeMap<(IdKind, String), Vec<Claim>> = BTreeMap::new();
    for master in &workspace.masters {
        for (work, number, place) in LinkMap::of(master).works() {
            let claims = claims
                .entry((work.kind, work.canonical.clone()))
                .or_default();
            if !claims.iter().any(|c| c.master == master.slug) {
                let (master, number, place) =
                    (master.slug.as_str(), number.to_owned(), place.clone());
                claims.push(Claim {
                    master,
                    number,
                    place,
                });
            }
        }
    }
    claims
        .iter()
        .flat_map(|((_, work), claims)| conflicts(work, claims))
        .collect()
}

/// The claims that the first of another number contradicts; the number that most masters give stays unreported.
fn conflicts(work: &str, claims: &[Claim]) -> Vec<Found> {
    let votes = |number: &str| claims.iter().filter(|c| c.number == number).count();
    let most = claims.iter().map(|c| votes(&c.number)).max().unwrap_or(0);
    let usual = claims.iter().find(|c| votes(&c.number) == most);
    claims
        .iter()
        .filter_map(|claim| {
            let usual = usual.filter(|usual| usual.number != claim.number)?;
            let found = Found::at(claim.place.clone());
            let found = found.with("work", work).with("number", &claim.number);
            Some(
                found
                    .with("other", &usual.number)
                    .with("master", usual.master),
            )
        })
        .collect()
}
