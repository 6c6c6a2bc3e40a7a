//! Tells when other programs change files of a workspace. What changed is for [`super::outside()`] to find out: own
//! writes are told here too, and are no news there.
//!
//! Events are gathered for a moment, and a file is told only once it stopped growing, so that nobody reads half a text.
//! Where the system cannot watch (too many folders, some network mounts), the folder is looked through every few
//! seconds instead. Network mounts that pretend to watch tell nothing of what other computers do; what they did is seen
//! when the window gets the focus, and before anything is written.

mod look;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use colophon_core::model::RelPath;
use notify::{Config, ErrorKind, RecommendedWatcher, RecursiveMode};
use notify_debouncer_full::{DebounceEventResult, Debouncer, NoCache, new_debouncer_opt};

use super::scan::skipped;
use look::{Look, Snapshot, look};

/// Events are gathered for so long.
const GATHER: Duration = Duration::from_millis(200);
/// A file that did not change for so long is at rest.
const REST: Duration = Duration::from_millis(100);
/// How often a folder is looked through that cannot be watched.
const LOOK: Duration = Duration::from_secs(2);
/// A watcher that was dropped ends so soon.
const IDLE: Duration = Duration::from_millis(500);

/// What changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Changed {
    /// These files, or files in these folders.
    Paths(BTreeSet<RelPath>),
    /// Perhaps anything: events were lost.
    Anything,
}

/// Watches until it is dropped; what was found just then may still be told.
#[derive(Debug)]
pub struct Watcher {
    stop: Arc<AtomicBool>,
}

impl Watcher {
    /// Watches the folder at `root` and calls `tell`, on a thread of its own.
    pub fn start(root: &Path, tell: impl FnMut(Changed) + Send + 'static) -> Self {
        Self::run(root, false, tell)
    }

    /// The same, looking the folder through instead of being told by the system.
    pub fn start_looking(root: &Path, tell: impl FnMut(Changed) + Send + 'static) -> Self {
        Self::run(root, true, tell)
    }

    fn run(root: &Path, looks: bool, tell: impl FnMut(Changed) + Send + 'static) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let root = root.canonicalize().unwrap_or_else(|_| root.to_path_buf());
        let system = (!looks).then(|| Source::system(&root).ok()).flatten();
        let mut round = Round {
            source: system.unwrap_or_else(|| Source::looking(&root)),
            root,
            restless: BTreeMap::new(),
            rest_at: Instant::now(),
            tell,
        };
        let stopped = Arc::clone(&stop);
        std::thread::spawn(move || while !stopped.load(Ordering::Relaxed) && round.run() {});
        Self { stop }
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// Where news come from.
enum Source {
    /// The system tells. The debouncer is held for as long as it shall tell.
    System(
        Debouncer<RecommendedWatcher, NoCache>,
        Receiver<DebounceEventResult>,
    ),
    /// The folder is looked through; as it was the last time.
    Looking(Snapshot, Instant),
}

impl Source {
    fn system(root: &Path) -> notify::Result<Self> {
        let (sender, events) = channel();
        let config = Config::default().with_follow_symlinks(false);
        let mut debouncer = new_debouncer_opt(GATHER, None, sender, NoCache, config)?;
        watch_all(root, &mut debouncer)?;
        Ok(Self::System(debouncer, events))
    }

    fn looking(root: &Path) -> Self {
        Self::Looking(Snapshot::of(root), Instant::now())
    }
}

/// Watches `root`, and everything below those of its folders that are read: version control and what tools leave behind
/// can be larger than all masters.
fn watch_all(
    root: &Path,
    debouncer: &mut Debouncer<RecommendedWatcher, NoCache>,
) -> notify::Result<()> {
    debouncer.watch(root, RecursiveMode::NonRecursive)?;
    for entry in std::fs::read_dir(root)?.flatten() {
        if is_watched(&entry.path()) {
            debouncer.watch(entry.path(), RecursiveMode::Recursive)?;
        }
    }
    Ok(())
}

/// Whether the path is a folder, no link, that masters may lie in.
fn is_watched(path: &Path) -> bool {
    let is_folder = path.symlink_metadata().is_ok_and(|meta| meta.is_dir());
    is_folder && path.file_name().is_some_and(|name| !skipped(name))
}

struct Round<F> {
    root: PathBuf,
    source: Source,
    /// Paths not at rest yet, as they stood last; `None` where not looked at yet.
    restless: BTreeMap<RelPath, Option<Look>>,
    rest_at: Instant,
    tell: F,
}

impl<F: FnMut(Changed)> Round<F> {
    /// Waits for news or for files to come to rest. False where no more news can come.
    fn run(&mut self) -> bool {
        let wait = match self.restless.is_empty() {
            true => IDLE,
            false => self.rest_at.saturating_duration_since(Instant::now()),
        };
        if !self.hear(wait) {
            return false;
        }
        if !self.restless.is_empty() && Instant::now() >= self.rest_at {
            self.tell_resting();
        }
        true
    }

    fn hear(&mut self, wait: Duration) -> bool {
        match &mut self.source {
            Source::System(_, events) => match events.recv_timeout(wait) {
                Ok(told) => self.told(told),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return false,
            },
            Source::Looking(before, at) => {
                std::thread::sleep(wait);
                if at.elapsed() >= LOOK {
                    let now = Snapshot::of(&self.root);
                    let differing: Vec<_> = now.differing(before).cloned().collect();
                    self.source = Source::Looking(now, Instant::now());
                    differing.iter().for_each(|path| self.note(path));
                }
            }
        }
        true
    }

    fn told(&mut self, told: DebounceEventResult) {
        let lost = match told {
            Ok(events) => {
                for event in events.iter().filter(|event| !event.kind.is_access()) {
                    event.paths.iter().for_each(|path| self.note(path));
                }
                events.iter().any(|event| event.need_rescan())
            }
            Err(errors) => {
                let full = |error: &notify::Error| matches!(error.kind, ErrorKind::MaxFilesWatch);
                if errors.iter().any(full) {
                    self.source = Source::looking(&self.root);
                }
                true
            }
        };
        if lost {
            (self.tell)(Changed::Anything);
        }
    }

    /// Something happened at `path`.
    fn note(&mut self, path: &Path) {
        let Ok(inside) = path.strip_prefix(&self.root) else {
            return;
        };
        if inside.iter().any(skipped) {
            return;
        }
        if inside.iter().count() == 1
            && is_watched(path)
            && let Source::System(debouncer, _) = &mut self.source
            && debouncer.watch(path, RecursiveMode::Recursive).is_err()
        {
            self.source = Source::looking(&self.root);
        }
        if self.restless.is_empty() {
            self.rest_at = Instant::now() + REST;
        }
        let inside = RelPath::new(&inside.to_string_lossy());
        self.restless.insert(inside, None);
    }

    /// Tells of what is at rest.
    fn tell_resting(&mut self) {
        let root = &self.root;
        let mut resting = BTreeSet::new();
        self.restless.retain(|path, before| {
            let now = look(&root.join(path.as_str()));
            let rests = before.replace(now) == Some(now);
            if rests {
                resting.insert(path.clone());
            }
            !rests
        });
        self.rest_at = Instant::now() + REST;
        if !resting.is_empty() {
            (self.tell)(Changed::Paths(resting));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn a_file_that_still_grows_is_not_told() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path().canonicalize().unwrap();
        let file = root.join("a.md");
        let mut told = Vec::new();
        let mut round = Round {
            source: Source::looking(&root),
            root,
            restless: BTreeMap::new(),
            rest_at: Instant::now(),
            tell: |changed| told.push(changed),
        };
        for text in ["慢", "慢慢", "慢慢写"] {
            fs::write(&file, text).unwrap();
            round.note(&file);
            round.tell_resting();
            fs::write(&file, format!("{text}。")).unwrap();
            round.tell_resting();
        }
        assert_eq!(round.restless.len(), 1);
        round.tell_resting();
        assert_eq!(round.restless.len(), 0);
        assert_eq!(told, [Changed::Paths([RelPath::new("a.md")].into())]);
    }
}
