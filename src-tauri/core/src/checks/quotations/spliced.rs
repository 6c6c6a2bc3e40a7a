//! A quotation put together from several places as if it were one.

use super::Quoted;
use super::quoted::{brief, shown};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::Severity;
use crate::quotation::Kind;

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "quotations/spliced",
    severity: Severity::Error,
    run: Run::Quotations(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "洞然明白。毫釐有差，天地懸隔。",
        with: "洞然明白。信心不二，不二信心。",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "洞然明白。毫釐有差，天地懸隔。",
        with: "洞然明白。……信心不二，不二信心。",
    }],
};

fn run(quoted: &Quoted<'_>) -> Vec<Found> {
    if quoted.verdict.kind != Kind::Spliced {
        return Vec::new();
    }
    let piece = |piece: &crate::quotation::Piece| {
        let words = piece.quoted.of(&quoted.claimed.words);
        format!("{} ({})", brief(words), shown(&piece.first))
    };
    let pieces: Vec<_> = quoted.verdict.pieces.iter().map(piece).collect();
    vec![quoted.whole().with("pieces", pieces.join("; "))]
}
