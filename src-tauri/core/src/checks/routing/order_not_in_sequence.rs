//! Rules for modes whose order is not 1, 2, 3 and so on.

use std::collections::BTreeSet;

use crate::checks::{Check, Edit, Found, Run};
use crate::model::{Place, Severity, Workspace};

/// The check (masters.md §2.1).
pub const CHECK: Check = Check {
    code: "routing/order-not-in-sequence",
    severity: Severity::Error,
    run: Run::Workspace(run),
    fires: &[Edit::Replace {
        file: "routing.json",
        find: "\"order\": 1",
        with: "\"order\": 2",
    }],
    silent: &[Edit::Replace {
        file: "routing.json",
        find: "\"order\": 1",
        with: "\"order\":  1",
    }],
};

fn run(workspace: &Workspace) -> Vec<Found> {
    let Some(doc) = workspace.repository.routing.read() else {
        return Vec::new();
    };
    let rows = doc.root.items("mode_rules");
    let mut left: BTreeSet<String> = (1..=rows.len()).map(|n| n.to_string()).collect();
    let orders = rows.iter().enumerate().filter_map(|(at, row)| {
        let order = row.get("order").filter(|order| order.kind() == "number")?;
        Some((at, order.span.of(&doc.file.text)))
    });
    orders
        .filter(|(_, order)| !left.remove(*order))
        .map(|(at, order)| {
            let found = Found::at(Place::json(doc, format!("/mode_rules/{at}/order")));
            found
                .with("order", order)
                .with("count", rows.len().to_string())
        })
        .collect()
}
