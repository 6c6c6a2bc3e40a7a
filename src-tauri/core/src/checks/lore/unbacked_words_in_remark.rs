//! A remark that quotes, in quotation marks, words which no passage carries.

use super::clauses::quotation_and_remark;
use super::evidence::texts;
use super::ground::has_all_excerpts;
use super::triggers::triggers;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Role, Severity};
use crate::text::fold;

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "lore/unbacked-words-in-remark",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "——此处以月与水影",
        with: "——师又说：“七日之内必见自心光明。”此处以月与水影",
    }],
    silent: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "——此处以月与水影",
        with: "——与“豁達空，撥因果”对读，此处以月与水影",
    }],
};

const MARKS: [(char, char); 4] = [('“', '”'), ('「', '」'), ('『', '』'), ('"', '"')];
/// Shorter words in quotation marks are terms, not quotations.
const LEAST: usize = 7;

fn run(master: &Master) -> Vec<Found> {
    let triggers = triggers(master);
    let quoting: Vec<_> = triggers
        .iter()
        .filter_map(|trigger| {
            let (_, remark) = quotation_and_remark(trigger.content()?);
            let quoted = quoted(remark?);
            (!quoted.is_empty()).then_some((trigger, quoted))
        })
        .collect();
    if quoting.is_empty() || !has_all_excerpts(master) {
        return Vec::new();
    }
    let texts = texts(master);
    let carried = |folded: &str| {
        let mut texts = texts.iter().filter(|t| t.role != Role::Editor);
        texts.any(|t| t.holds(folded))
    };
    let mut found = Vec::new();
    for (trigger, quoted) in quoting {
        let unbacked = quoted.into_iter().filter(|(_, folded)| !carried(folded));
        found.extend(unbacked.map(|(words, _)| trigger.fault("content").with("words", words)));
    }
    found
}

/// The words in quotation marks that are long enough to be a quotation, as written and folded.
fn quoted(remark: &str) -> Vec<(&str, String)> {
    let mut all = Vec::new();
    for (open, close) in MARKS {
        let mut rest = remark;
        while let Some((words, behind)) = rest
            .split_once(open)
            .and_then(|(_, inner)| inner.split_once(close))
        {
            let folded = fold(words).chars;
            if folded.len() >= LEAST {
                all.push((words, folded.into_iter().collect()));
            }
            rest = behind;
        }
    }
    all
}
