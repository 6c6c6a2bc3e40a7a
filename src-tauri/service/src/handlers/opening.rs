//! Opening a workspace, and stopping to.

use std::path::{Path, PathBuf};
use std::sync::PoisonError;

use super::state::recent_id;
use crate::convert::count;
use crate::ctx::Ctx;
use crate::desk::Desk;
use crate::error::{ApiError, ErrorCode};
use crate::session::Session;
use crate::wire::{AppEvent, ExaminedView, Nothing, OpenOutcome, Phase, RecentArgs, WorkspaceView};
use crate::workspace::{Cancel, Watch};

/// Progress is told at most this many times a phase.
const STEPS: usize = 50;

/// Asks for a folder and opens it.
pub fn open_folder(ctx: &Ctx, _: Nothing) -> Result<OpenOutcome, ApiError> {
    match ctx.host().pick_folder() {
        Some(folder) => ctx.open(&folder),
        None => Ok(OpenOutcome::Cancelled),
    }
}

/// Opens a folder that was open before.
pub fn open_recent(ctx: &Ctx, args: RecentArgs) -> Result<OpenOutcome, ApiError> {
    let recents = ctx.settings().get().recents.clone();
    let recent = recents.iter().find(|recent| recent_id(recent) == args.id);
    let recent = recent.ok_or_else(|| ApiError::new(ErrorCode::UnknownRecent))?;
    ctx.open(&recent.path)
}

/// Opens the sample masters.
pub fn open_samples(ctx: &Ctx, _: Nothing) -> Result<OpenOutcome, ApiError> {
    let samples = ctx.paths.samples.clone();
    let samples = samples.ok_or_else(|| ApiError::new(ErrorCode::NoSamples))?;
    ctx.open(&samples)
}

/// Opens the folder the program was started on, if one was named.
pub fn open_start(ctx: &Ctx, _: Nothing) -> Result<OpenOutcome, ApiError> {
    match ctx.paths.start.clone() {
        Some(folder) => ctx.open(&folder),
        None => Ok(OpenOutcome::Cancelled),
    }
}

/// Reads the open folder again.
pub fn reload(ctx: &Ctx, _: Nothing) -> Result<OpenOutcome, ApiError> {
    let root = ctx.session()?.root.clone();
    ctx.open(&root)
}

/// Stops the opening under way, if there is one.
pub fn cancel_open(ctx: &Ctx, _: Nothing) -> Result<(), ApiError> {
    let opening = ctx.opening.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(cancel) = opening.as_ref() {
        cancel.cancel();
    }
    Ok(())
}

/// The open workspace as the page sees it.
pub fn workspace_view(session: &Session) -> WorkspaceView {
    let name = session.root.file_name().unwrap_or(session.root.as_os_str());
    let examined = session.report.examined;
    WorkspaceView {
        generation: session.generation,
        name: name.to_string_lossy().into_owned(),
        shown_path: session.root.display().to_string(),
        examined: ExaminedView {
            masters: count(examined.masters),
            files: count(examined.files),
            unreadable: count(examined.unreadable),
            passages: count(examined.passages),
            cases: count(examined.cases),
            checks: count(examined.checks),
        },
        counts: session.all_counts(),
    }
}

impl Ctx {
    /// Opens the folder at `root` in place of what was open, and remembers it.
    ///
    /// # Errors
    /// Where it cannot be read or holds no master (what was open stays open), or another opening is under way.
    pub fn open(&self, root: &Path) -> Result<OpenOutcome, ApiError> {
        let root = absolute(root)?;
        let cancel = self.begin_opening()?;
        let opened = self.read(&root, &cancel);
        self.end_opening();
        match opened {
            Err(error) if error.code == ErrorCode::Cancelled => return Ok(OpenOutcome::Cancelled),
            opened => opened?,
        }
        let now = self.host().now();
        // A list that cannot be kept must not stop anyone from working.
        let _ = self
            .settings()
            .change(|settings| settings.remember(&root, now));
        let workspace = workspace_view(&*self.session()?);
        Ok(OpenOutcome::Opened { workspace })
    }

    /// Whether an opening is under way.
    pub(crate) fn is_opening(&self) -> bool {
        let opening = self.opening.lock().unwrap_or_else(PoisonError::into_inner);
        opening.is_some()
    }

    /// Reads the folder at `root`: again, where it is the one that is open, since its writer holds its lock.
    fn read(&self, root: &Path, cancel: &Cancel) -> Result<(), ApiError> {
        let tell = |phase: Phase, done: usize, total: usize| {
            if done.is_multiple_of((total / STEPS).max(1)) || done == total {
                let (done, total) = (count(done), count(total));
                self.tell(AppEvent::Opening { phase, done, total });
            }
        };
        let watch = Watch {
            progress: &tell,
            cancel,
        };
        let open = self.session().ok();
        if open
            .as_ref()
            .is_some_and(|open| same_folder(&open.root, root))
        {
            return self.at_desk(|desk, now| desk.reload(&watch, now));
        }
        let generation = open.map_or(0, |session| session.generation) + 1;
        let desk = Desk::open(root, self.worker(), generation, &watch, self.host().now())?;
        self.replace_desk(desk);
        Ok(())
    }

    fn begin_opening(&self) -> Result<Cancel, ApiError> {
        let mut opening = self.opening.lock().unwrap_or_else(PoisonError::into_inner);
        if opening.is_some() {
            return Err(ApiError::new(ErrorCode::AlreadyOpening));
        }
        Ok(opening.insert(Cancel::default()).clone())
    }

    fn end_opening(&self) {
        let mut opening = self.opening.lock().unwrap_or_else(PoisonError::into_inner);
        *opening = None;
    }
}

/// Whether two paths lead to the same folder.
fn same_folder(a: &Path, b: &Path) -> bool {
    let real = |path: &Path| path.canonicalize().ok();
    a == b || real(a).is_some() && real(a) == real(b)
}

fn absolute(root: &Path) -> Result<PathBuf, ApiError> {
    std::path::absolute(root).map_err(|error| {
        ApiError::new(ErrorCode::FolderUnreadable)
            .with("path", root.display().to_string())
            .with("reason", error.to_string())
    })
}
