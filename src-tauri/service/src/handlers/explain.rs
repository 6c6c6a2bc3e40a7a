//! The manual page of a check.

use colophon_core::checks::{CATALOGUE, Sample, check_by_code};
use colophon_core::report::check_words;

use crate::ctx::Ctx;
use crate::error::{ApiError, ErrorCode};
use crate::wire::{ExplainArgs, ManualPage, SampleChange};

/// The manual page of a check.
pub fn explain(_: &Ctx, args: ExplainArgs) -> Result<ManualPage, ApiError> {
    manual_page(&args)
}

/// The manual page of a check, for callers without a workspace.
///
/// # Errors
/// Where there is no such check; the error names the nearest.
pub fn manual_page(args: &ExplainArgs) -> Result<ManualPage, ApiError> {
    let check = check_by_code(&args.code);
    let words = check_words(args.language.into(), &args.code);
    let (Some(check), Some(words)) = (check, words) else {
        return Err(ApiError::new(ErrorCode::UnknownCheck)
            .with("code", &args.code)
            .with("nearest", nearest(&args.code)));
    };
    Ok(ManualPage {
        code: check.code.to_owned(),
        severity: check.severity.into(),
        message: words.message.clone(),
        next: words.next.clone(),
        what: words.what.clone(),
        why: words.why.clone(),
        exceptions: words.exceptions.clone(),
        failing: changes(check.fires),
        passing: changes(check.silent),
    })
}

fn changes(sample: Sample) -> Vec<SampleChange> {
    let change = |edit: &colophon_core::checks::Edit| SampleChange {
        file: edit.file().to_owned(),
        text: edit.shown().map(str::to_owned),
    };
    sample.iter().map(change).collect()
}

/// The code that takes the fewest edits to reach from `code`.
fn nearest(code: &str) -> &'static str {
    let codes = CATALOGUE
        .iter()
        .flat_map(|family| family.iter())
        .map(|check| check.code);
    codes
        .min_by_key(|known| strsim::damerau_levenshtein(code, known))
        .unwrap_or("")
}
