//! A persona that does not say what it is: a disclaimer missing or blank (masters.md §1.2, §4.1 E1).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "meta/disclaimer-missing",
    severity: Severity::Error,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"disclaimer\": \"以下内容由程序依据历史文献生成，不是僧璨本人的话，只供学习参考。\",\n  ",
        with: "",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"以下内容由程序依据历史文献生成",
        with: "\"以下文字由程序依据文献生成",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    let mut found = shape::missing(master, "", &["disclaimer"]);
    found.extend(shape::blank(master, "", &["disclaimer"]));
    found
}
