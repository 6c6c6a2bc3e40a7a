//! The manual page of a check.

use colophon_core::checks::{Edit, Sample, check_by_code};
use colophon_core::report::check_words;

use crate::ctx::Ctx;
use crate::error::{ApiError, ErrorCode};
use crate::nearest::nearest_code;
use crate::wire::{ExplainArgs, LanguageTag, ManualPage, SampleChange};

/// The manual page of a check.
pub fn explain(_: &Ctx, args: ExplainArgs) -> Result<ManualPage, ApiError> {
    manual_page(&args.code, args.language)
}

/// The manual page of a check, for callers without a workspace.
///
/// # Errors
/// Where there is no such check; the error names the nearest.
pub fn manual_page(code: &str, language: LanguageTag) -> Result<ManualPage, ApiError> {
    let check = check_by_code(code);
    let words = check_words(language.into(), code);
    let (Some(check), Some(words)) = (check, words) else {
        return Err(ApiError::new(ErrorCode::UnknownCheck)
            .with("code", code)
            .with("nearest", nearest_code(code)));
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
    let change = |edit: &Edit| SampleChange {
        file: edit.file().to_owned(),
        text: edit.shown().map(str::to_owned),
    };
    sample.iter().map(change).collect()
}
