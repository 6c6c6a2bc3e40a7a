//! The table of commands. A command is declared here once: the router, the list of methods and the TypeScript client
//! come from this table.

use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::ctx::Ctx;
use crate::error::{ApiError, ErrorCode};
use crate::handlers::*;
use crate::wire::*;

macro_rules! api {
    ($($(#[doc = $doc:literal])* $name:ident ($args:ty) -> $out:ty;)*) => {
        /// The name of every command.
        pub const METHODS: &[&str] = &[$(stringify!($name)),*];

        /// Runs one command and waits for it.
        ///
        /// # Errors
        /// Those of the command; also where there is no such command or the arguments do not fit it.
        pub fn run(ctx: &Ctx, method: &str, params: Value) -> Result<Value, ApiError> {
            match method {
                $(stringify!($name) => {
                    let out: $out = $name(ctx, arguments::<$args>(params)?)?;
                    answer(&out)
                })*
                other => Err(ApiError::new(ErrorCode::UnknownMethod).with("method", other)),
            }
        }

        /// The TypeScript of every command and type.
        #[cfg(test)]
        pub(crate) fn typescript() -> String {
            let mut bindings = crate::bindings::Bindings::default();
            $(bindings.command::<$args, $out>(stringify!($name), &[$($doc),*]);)*
            bindings.print()
        }
    };
}

api! {
    /// What the program knows at large.
    state(Nothing) -> StateView;
    /// Asks for a folder and opens it.
    open_folder(Nothing) -> OpenOutcome;
    /// Opens a folder that was open before.
    open_recent(RecentArgs) -> OpenOutcome;
    /// Opens the sample masters.
    open_samples(Nothing) -> OpenOutcome;
    /// Opens the folder the program was started on; cancelled where none was named.
    open_start(Nothing) -> OpenOutcome;
    /// Reads the open folder again.
    reload(Nothing) -> OpenOutcome;
    /// Stops the opening under way; what was open stays open.
    cancel_open(Nothing) -> ();
    /// The list of masters.
    masters(Nothing) -> MastersPage;
    /// Everything about one master except its texts.
    master(MasterArgs) -> MasterPage;
    /// The excerpts of one master.
    excerpts(MasterArgs) -> Vec<ExcerptView>;
    /// Lines of one file.
    file(FileArgs) -> FileText;
    /// The front matter of a master's `SKILL.md`.
    front_matter(MasterArgs) -> FrontMatterView;
    /// Findings, of one master or of all.
    findings(FindingsArgs) -> FindingsPage;
    /// Masters, sources, passages, files and checks by a part of their name.
    quick_open(QuickOpenArgs) -> Vec<Hit>;
    /// The manual page of a check.
    explain(ExplainArgs) -> ManualPage;
    /// Changes settings; answers with all of them.
    set_settings(SetSettings) -> SettingsView;
    /// The whole text of a file, to be edited.
    text(FileRef) -> EditorText;
    /// Keeps what is typed, so that nothing can lose it; writes no file of a master.
    keep_draft(TypedText) -> ();
    /// Forgets what was typed.
    drop_draft(FileRef) -> ();
    /// Saves what was typed, merged with what another program wrote meanwhile; the draft is dropped.
    save_text(TypedText) -> SaveOutcome;
    /// What an edit would change.
    preview_edit(PreviewArgs) -> ChangeSetView;
    /// Makes an edit, if it still changes what was shown.
    apply_edit(ApplyArgs) -> Applied;
    /// Takes the last step back.
    undo(Nothing) -> Applied;
    /// Does the step again that was taken back last.
    redo(Nothing) -> Applied;
    /// The steps that were made, newest first.
    history(HistoryArgs) -> HistoryPage;
    /// A file as it was before or after a step.
    revision(RevisionArgs) -> Revision;
    /// Masters in the archive and in the trash.
    shelved(Nothing) -> Shelved;
    /// What an identifier means, in any spelling.
    identify(IdentifyArgs) -> Identified;
    /// The texts of the library.
    library(Nothing) -> LibraryPage;
    /// Asks for files and puts the texts in them into the library.
    add_texts(Nothing) -> ImportReport;
    /// Takes a text out of the library.
    remove_text(TextArgs) -> ();
    /// Blocks of a text of the library.
    text_blocks(TextBlocksArgs) -> TextPage;
    /// Stops the job that runs; what is done stays done.
    cancel_job(Nothing) -> ();
    /// Lets the job that runs wait, or go on.
    pause_job(PauseArgs) -> ();
    /// Words looked for in the library, the masters or their tests.
    search(SearchArgs) -> SearchPage;
    /// What the library says of every quotation of a master.
    quotations(MasterArgs) -> Vec<QuotationRow>;
    /// Passages of files, or of what was pasted, as they would be written.
    import(ImportArgs) -> ImportPreview;
    /// Whether this window may write, and what undo and redo would do.
    writing(Nothing) -> WritingView;
    /// Becomes the writer, where the process that was it is gone.
    take_over(Nothing) -> WritingView;
}

/// Runs one command off the caller's thread, so that neither a dialog nor a long opening holds up the others.
///
/// # Errors
/// Those of [`run`].
pub async fn dispatch(ctx: Arc<Ctx>, method: String, params: Value) -> Result<Value, ApiError> {
    tokio::task::spawn_blocking(move || run(&ctx, &method, params))
        .await
        .unwrap_or_else(|error| Err(internal(&error)))
}

fn arguments<T: DeserializeOwned>(params: Value) -> Result<T, ApiError> {
    // A list would be taken for the fields in their order.
    if !params.is_object() {
        let reason = "the arguments are no object";
        return Err(ApiError::new(ErrorCode::BadParams).with("reason", reason));
    }
    serde_json::from_value(params)
        .map_err(|error| ApiError::new(ErrorCode::BadParams).with("reason", error.to_string()))
}

fn answer<T: Serialize>(out: &T) -> Result<Value, ApiError> {
    serde_json::to_value(out).map_err(|error| internal(&error))
}

fn internal(error: &dyn std::error::Error) -> ApiError {
    ApiError::new(ErrorCode::Internal).with("reason", error.to_string())
}
