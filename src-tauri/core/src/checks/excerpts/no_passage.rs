//! An excerpt file whose sections give no words of any work.

use super::{gives_a_work, is_blank};
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Master, Place, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "excerpts/no-passage",
    severity: Severity::Warning,
    run: Run::Master(run),
    fires: &[Edit::Write {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        text: "# 《信心铭》摘录\n\n## 说明\n\n- 待补\n",
    }],
    silent: &[Edit::Write {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        text: "# 《信心铭》摘录\n\n## 至道\n\n> 至道無難，唯嫌揀擇。\n\n【《信心铭》，T48n2010】\n",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    master
        .excerpts
        .iter()
        .filter(|file| !is_blank(file) && !file.passages.iter().any(gives_a_work))
        .map(|file| Found::at(Place::file(&file.markdown.file.path)))
        .collect()
}
