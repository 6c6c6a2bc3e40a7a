//! What every command works with: the host, the desk with the open workspace, the settings, the events.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, Weak};

use tokio::sync::broadcast;

use crate::desk::{Desk, Worker};
use crate::error::{ApiError, ErrorCode};
use crate::host::Host;
use crate::jobs::Control;
use crate::library::Library;
use crate::session::Session;
use crate::settings::SettingsFile;
use crate::wire::{AppEvent, FileRef, How};
use crate::workspace::Cancel;
use crate::workspace::history::Origin;
use crate::workspace::watch::Watcher;

/// Events that a slow listener may lag behind.
const EVENTS_KEPT: usize = 256;
/// The window, as the lock names it.
const WINDOW: &str = "window";

/// Folders the service uses.
#[derive(Debug, Clone)]
pub struct Paths {
    /// Where settings are kept.
    pub config: PathBuf,
    /// Where the history and the drafts of folders are kept that cannot be written.
    pub state: PathBuf,
    /// Where the originals of the library are kept.
    pub data: PathBuf,
    /// Where the database of the library is kept.
    pub cache: PathBuf,
    /// The sample masters, where they came with the program.
    pub samples: Option<PathBuf>,
    /// The folder the program was started on, where one was named.
    pub start: Option<PathBuf>,
}

/// The service, as one shell holds it.
pub struct Ctx {
    pub(crate) paths: Paths,
    settings: Mutex<SettingsFile>,
    pub(crate) opening: Mutex<Option<Cancel>>,
    /// The hand on the job that runs.
    pub(crate) job: Mutex<Option<Control>>,
    library: Mutex<Option<Library>>,
    work: Arc<Work>,
}

/// What the commands share with the thread that watches the folder.
struct Work {
    host: Box<dyn Host>,
    /// The desk, and who tells it of other programs. Whoever writes holds it; whoever only looks asks for the session.
    desk: Mutex<Option<(Desk, Watcher)>>,
    session: RwLock<Option<Arc<Session>>>,
    events: broadcast::Sender<AppEvent>,
}

impl Ctx {
    /// A service with nothing open. A damaged settings file is set aside (see [`crate::wire::StateView`]).
    #[must_use]
    pub fn new(host: Box<dyn Host>, paths: Paths) -> Self {
        let settings = SettingsFile::load(&paths.config);
        Self {
            paths,
            settings: Mutex::new(settings),
            opening: Mutex::new(None),
            job: Mutex::new(None),
            library: Mutex::new(None),
            work: Arc::new(Work {
                host,
                desk: Mutex::new(None),
                session: RwLock::new(None),
                events: broadcast::Sender::new(EVENTS_KEPT),
            }),
        }
    }

    /// Every event from now on.
    #[must_use]
    pub fn events(&self) -> broadcast::Receiver<AppEvent> {
        self.work.events.subscribe()
    }

    /// The settings, to read or to change.
    pub fn settings(&self) -> MutexGuard<'_, SettingsFile> {
        self.settings.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The library, opened and brought into step with its originals where nobody has asked for it yet.
    ///
    /// # Errors
    /// Where it cannot be opened, or those of `work`.
    pub(crate) fn at_library<T>(
        &self,
        work: impl FnOnce(&mut Library) -> Result<T, ApiError>,
    ) -> Result<T, ApiError> {
        let mut slot = self.library.lock().unwrap_or_else(PoisonError::into_inner);
        let library = match &mut *slot {
            Some(library) => library,
            none => none.insert(self.open_library()?),
        };
        work(library)
    }

    /// The library once more, for work that others need not wait for.
    ///
    /// # Errors
    /// Where it cannot be opened.
    pub(crate) fn open_library(&self) -> Result<Library, ApiError> {
        let mut library = Library::open(&self.paths.data, &self.paths.cache)?;
        if library.stale()? > 0 {
            library.rebuild(&Cancel::default(), |_, _| {})?;
        }
        Ok(library)
    }

    /// Whoever runs the service.
    pub(crate) fn host(&self) -> &dyn Host {
        self.work.host.as_ref()
    }

    /// The open workspace, to be looked at.
    ///
    /// # Errors
    /// Where none is open.
    pub(crate) fn session(&self) -> Result<Arc<Session>, ApiError> {
        let session = self
            .work
            .session
            .read()
            .unwrap_or_else(PoisonError::into_inner);
        session
            .clone()
            .ok_or_else(|| ApiError::new(ErrorCode::NoWorkspace))
    }

    /// Whoever works at this service's desk.
    pub(crate) fn worker(&self) -> Worker {
        Worker {
            program: WINDOW,
            origin: Origin::Here,
            state: self.paths.state.clone(),
        }
    }

    /// Puts another desk in the place of the one there was, and watches its folder.
    pub(crate) fn replace_desk(&self, desk: Desk) {
        let session = Arc::clone(desk.session());
        let work = Arc::downgrade(&self.work);
        let watcher = Watcher::start(&session.root, move |changed| {
            if let Some(work) = Weak::upgrade(&work) {
                // What cannot be read now is read when somebody asks for it.
                let _ = work.at_desk(|desk, now| desk.look(&changed, now).map(drop));
            }
        });
        let mut slot = self.work.lock();
        *slot = Some((desk, watcher));
        self.tell(AppEvent::WritingChanged);
        self.work.publish(&session);
    }

    /// Works at the desk: with the session and its writer, and the time. What changed by it is told.
    ///
    /// # Errors
    /// Those of `work`; where nothing is open.
    pub(crate) fn at_desk<T>(
        &self,
        work: impl FnOnce(&mut Desk, u64) -> Result<T, ApiError>,
    ) -> Result<T, ApiError> {
        self.work.at_desk(work)
    }

    /// Tells whoever listens; nobody has to.
    pub(crate) fn tell(&self, event: AppEvent) {
        self.work.tell(event);
    }
}

impl Work {
    fn lock(&self) -> MutexGuard<'_, Option<(Desk, Watcher)>> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn at_desk<T>(
        &self,
        work: impl FnOnce(&mut Desk, u64) -> Result<T, ApiError>,
    ) -> Result<T, ApiError> {
        let mut slot = self.lock();
        let (desk, _) = slot
            .as_mut()
            .ok_or_else(|| ApiError::new(ErrorCode::NoWorkspace))?;
        let before = (desk.session().generation, desk.standing());
        let done = work(desk, self.host.now());
        let after = (desk.session().generation, desk.standing());
        if after.0 != before.0 {
            self.publish(desk.session());
            self.tell_files(desk.take_news());
        }
        if after != before {
            self.tell(AppEvent::WritingChanged);
        }
        done
    }

    /// Shows `session` to whoever looks.
    fn publish(&self, session: &Arc<Session>) {
        let mut slot = self.session.write().unwrap_or_else(PoisonError::into_inner);
        *slot = Some(Arc::clone(session));
        drop(slot);
        let generation = session.generation;
        self.tell(AppEvent::WorkspaceChanged { generation });
    }

    fn tell_files(&self, news: Vec<(FileRef, How)>) {
        for how in [How::Reloaded, How::Merged] {
            let files = news.iter().filter(|news| news.1 == how);
            let files: Vec<_> = files.map(|(file, _)| file.clone()).collect();
            if !files.is_empty() {
                self.tell(AppEvent::FilesChanged { files, how });
            }
        }
    }

    fn tell(&self, event: AppEvent) {
        let _ = self.events.send(event);
    }
}
