//! Line ends of more than one kind in one file, or line ends that are a lone carriage return.

use super::whole;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Entry, FileTree, Severity};

/// See the catalogue.
pub const CHECK: Check = Check {
    code: "files/mixed-line-ends",
    severity: Severity::Info,
    run: Run::Files(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/sources/xinxinming-excerpts.md",
        find: "原典（节选）：\n",
        with: "原典（节选）：\r\n",
    }],
    silent: &[Edit::Write {
        file: "master-sengcan/notes.md",
        text: "一\r\n二\r\n",
    }],
};

fn run(tree: &FileTree) -> Vec<Found> {
    tree.values()
        .filter_map(Entry::read)
        .filter(|file| file.text.contains('\r'))
        .filter_map(|file| {
            let both = file.text.matches("\r\n").count();
            let lf = file.text.matches('\n').count() - both;
            let cr = file.text.matches('\r').count() - both;
            let mixed = cr > 0 || (lf > 0 && both > 0);
            mixed.then(|| {
                whole(&file.path)
                    .with("lf", lf.to_string())
                    .with("crlf", both.to_string())
                    .with("cr", cr.to_string())
            })
        })
        .collect()
}
