//! The rules of the routing in their sequence: their orders are 1, 2, 3 and so on, wherever they stand in the file.

use serde_json::json;

use super::super::{EditError, json as edit_json};
use crate::formats::parse_json;
use crate::model::{Node, Value};

/// The list of rules.
pub const RULES: &str = "/mode_rules";

/// The number, where it is a whole one.
pub fn number(node: &Node) -> Option<usize> {
    match &node.value {
        Value::Number(digits) => digits.parse().ok(),
        _ => None,
    }
}

/// Whether the rules are in sequence. One that is not is for its author to put right.
pub fn is_kept(routing: &Node) -> bool {
    let mut orders = orders(routing);
    orders.sort_unstable();
    let rules = routing.items(&RULES[1..]).len();
    orders.into_iter().map(|(order, _)| order).eq(1..=rules)
}

/// `text` with its rules in sequence again. Of two that have the same order, the one at `first` goes ahead.
///
/// # Errors
/// Where an order cannot be set.
pub fn kept(text: &str, first: Option<usize>) -> Result<String, EditError> {
    let Ok(routing) = parse_json(text, 0) else {
        return Ok(text.to_owned());
    };
    let mut orders = orders(&routing);
    orders.sort_by_key(|(order, at)| (*order, Some(*at) != first));
    let mut ranks = orders.iter().zip(1_usize..);
    ranks.try_fold(text.to_owned(), |text, ((_, at), rank)| {
        edit_json::set(&text, &format!("{RULES}/{at}/order"), &json!(rank))
    })
}

/// The orders, with the index of each rule.
fn orders(routing: &Node) -> Vec<(usize, usize)> {
    let rules = routing.items(&RULES[1..]).iter().enumerate();
    let orders = rules.filter_map(|(at, rule)| Some((number(rule.get("order")?)?, at)));
    orders.collect()
}
