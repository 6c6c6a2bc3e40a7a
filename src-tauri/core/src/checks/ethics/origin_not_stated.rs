//! A disclaimer that does not say the words were generated (masters.md §4.1 E1).

use crate::checks::{Check, Edit, Found, Run, shape};
use crate::model::{Master, Severity};

/// The check.
pub const CHECK: Check = Check {
    code: "ethics/origin-not-stated",
    severity: Severity::Warning,
    run: Run::Persona(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "以下内容由程序依据历史文献生成，不是僧璨本人的话，只供学习参考。",
        with: "只供学习参考。",
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "以下内容由程序依据历史文献生成",
        with: "AI-generated; 以下",
    }],
};

/// Ways of saying so, in lower case; one is enough.
const ORIGIN: [&str; 14] = [
    "生成",
    "程序",
    "程式",
    "产生",
    "產生",
    "合成",
    "人工智能",
    "人工智慧",
    "模型",
    "ai",
    "generated",
    "artificial",
    "synthe",
    "language model",
];

fn run(master: &Master) -> Vec<Found> {
    shape::text_unless(master, "disclaimer", |words| {
        let words = words.to_lowercase();
        ORIGIN.iter().any(|origin| words.contains(origin))
    })
}
