//! What every command works with: the host, the open workspace, the settings, the events.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};

use tokio::sync::broadcast;

use crate::error::{ApiError, ErrorCode};
use crate::host::Host;
use crate::session::Session;
use crate::settings::SettingsFile;
use crate::wire::AppEvent;
use crate::workspace::Cancel;

/// Events that a slow listener may lag behind.
const EVENTS_KEPT: usize = 256;

/// Folders the service uses.
#[derive(Debug, Clone)]
pub struct Paths {
    /// Where settings are kept.
    pub config: PathBuf,
    /// Where the history and the drafts of folders are kept that cannot be written.
    pub state: PathBuf,
    /// The sample masters, where they came with the program.
    pub samples: Option<PathBuf>,
    /// The folder the program was started on, where one was named.
    pub start: Option<PathBuf>,
}

/// The service, as one shell holds it.
pub struct Ctx {
    pub(crate) host: Box<dyn Host>,
    pub(crate) paths: Paths,
    settings: Mutex<SettingsFile>,
    session: RwLock<Option<Arc<Session>>>,
    pub(crate) opening: Mutex<Option<Cancel>>,
    events: broadcast::Sender<AppEvent>,
}

impl Ctx {
    /// A service with nothing open. A damaged settings file is set aside (see [`crate::wire::StateView`]).
    #[must_use]
    pub fn new(host: Box<dyn Host>, paths: Paths) -> Self {
        let settings = SettingsFile::load(&paths.config);
        Self {
            host,
            paths,
            settings: Mutex::new(settings),
            session: RwLock::new(None),
            opening: Mutex::new(None),
            events: broadcast::Sender::new(EVENTS_KEPT),
        }
    }

    /// Every event from now on.
    #[must_use]
    pub fn events(&self) -> broadcast::Receiver<AppEvent> {
        self.events.subscribe()
    }

    /// The settings, to read or to change.
    pub fn settings(&self) -> MutexGuard<'_, SettingsFile> {
        self.settings.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The open workspace.
    ///
    /// # Errors
    /// Where none is open.
    pub(crate) fn session(&self) -> Result<Arc<Session>, ApiError> {
        let session = self.session.read().unwrap_or_else(PoisonError::into_inner);
        session
            .clone()
            .ok_or_else(|| ApiError::new(ErrorCode::NoWorkspace))
    }

    pub(crate) fn replace_session(&self, session: Arc<Session>) {
        let mut slot = self.session.write().unwrap_or_else(PoisonError::into_inner);
        *slot = Some(session);
    }

    /// Tells whoever listens; nobody has to.
    pub(crate) fn tell(&self, event: AppEvent) {
        let _ = self.events.send(event);
    }
}
