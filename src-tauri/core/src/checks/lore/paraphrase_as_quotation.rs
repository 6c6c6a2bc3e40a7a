//! A paraphrase quoted as if it were scripture.

use super::ground::{Ground, faults};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "lore/paraphrase-as-quotation",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-santideva/meta.json",
        find: "\"cross_critique\": [",
        with: "\"lore_triggers\": [{\"keys\": [\"走路\"], \"content\": \"好比想去一个地方，和已经走在路上：二者都可贵，而走在路上的人，心中的善不间断。——愿心与行心有别，也前后相承；发愿之后还要真正着手去做，善才不会间断，这是入菩萨行论的次第。\", \"source_ref\": \"Toh:3871\"}],\n  \"cross_critique\": [",
    }],
    silent: &[Edit::Replace {
        file: "master-yongjia-xuanjue/meta.json",
        find: "一性圓通一切性，一法遍含一切法。",
        with: "一性圓通一切性，一法遍含一切法。",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    faults(master, |ground| *ground == Ground::Paraphrase)
}
