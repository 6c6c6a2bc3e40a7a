//! A `meta.json` nested deeper than the reader goes.

use super::broken::broken;
use crate::checks::{Check, Edit, Found, Run};
use crate::model::{JsonErrorKind, Master, Severity};

macro_rules! tenfold {
    ($($words:tt)*) => {
        concat!(
            $($words)*, $($words)*, $($words)*, $($words)*, $($words)*,
            $($words)*, $($words)*, $($words)*, $($words)*, $($words)*
        )
    };
}

/// The check.
pub const CHECK: Check = Check {
    code: "meta/too-deep",
    severity: Severity::Error,
    run: Run::Master(run),
    fires: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"slug\"",
        with: concat!(
            "\"rights\": ",
            tenfold!(tenfold!(tenfold!("["))),
            ",
  \"slug\""
        ),
    }],
    silent: &[Edit::Replace {
        file: "master-sengcan/meta.json",
        find: "\"slug\"",
        with: "\"rights\": [[[[]]]],\n  \"slug\"",
    }],
};

fn run(master: &Master) -> Vec<Found> {
    broken(master, JsonErrorKind::TooDeep).into_iter().collect()
}
