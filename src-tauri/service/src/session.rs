//! One opened workspace: its masters and every finding.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use colophon_core::checks::{
    self, Quotations, Report, check_among, check_master, check_workspace, sort,
};
use colophon_core::edit::Change;
use colophon_core::formats::reload;
use colophon_core::model::{Finding, Master, Severity, Workspace};
use rayon::prelude::*;

use crate::error::ApiError;
use crate::library::Library;
use crate::wire::{Counts, Phase};
use crate::workspace::{Watch, entry_of, folder_name, open};

/// An opened workspace. It never changes; an edit or another reading of the folder makes a new one.
pub struct Session {
    /// The folder.
    pub root: PathBuf,
    /// Grows with every session of this run of the program.
    pub generation: u32,
    /// The masters.
    pub workspace: Workspace,
    /// Findings and totals.
    pub report: Report,
    /// Name of the folder.
    name: String,
    /// What the checks of each master by itself found, in the order of the masters.
    own: Vec<Arc<[Finding]>>,
    counts: BTreeMap<Option<String>, Counts>,
}

impl Session {
    /// Reads and checks the folder at `root`.
    ///
    /// # Errors
    /// Where the folder cannot be read or holds no master, or the work was cancelled.
    pub fn open(root: &Path, generation: u32, watch: &Watch<'_>) -> Result<Self, ApiError> {
        let workspace = open(root, watch)?;
        let masters: Vec<_> = workspace.masters().collect();
        let own = check_each(&masters, watch)?;
        let name = folder_name(root);
        Ok(Self::of(root.to_owned(), name, generation, workspace, own))
    }

    /// The session after `changes` were made on disk. Only masters with a changed file are read and checked by
    /// themselves again; the result is that of opening the folder afresh.
    #[must_use]
    pub fn with(&self, changes: &[Change]) -> Self {
        let itself = self.workspace.masters().any(|m| m.folder.is_empty());
        let entry = |change: &Change| {
            let entry = change
                .after
                .as_deref()
                .and_then(|bytes| entry_of(&change.file, bytes, itself));
            (change.file.clone(), entry)
        };
        let changed = changes.iter().map(entry).collect();
        let workspace = reload(&self.workspace, &self.name, &changed);
        let known = self.workspace.masters.iter().zip(&self.own);
        let known: BTreeMap<_, _> = known
            .map(|known| (known.0.folder.as_str(), known))
            .collect();
        let own = |master: &Arc<Master>| match known.get(master.folder.as_str()) {
            Some((same, own)) if Arc::ptr_eq(same, master) => Arc::clone(own),
            _ => check_master(master).into(),
        };
        let own = workspace.masters.par_iter().map(own).collect();
        let (root, name) = (self.root.clone(), self.name.clone());
        Self::of(root, name, self.generation + 1, workspace, own)
    }

    fn of(
        root: PathBuf,
        name: String,
        generation: u32,
        workspace: Workspace,
        own: Vec<Arc<[Finding]>>,
    ) -> Self {
        let masters: Vec<_> = workspace.masters().collect();
        let mut report = report(&workspace, &masters, &own);
        add_workspace(&workspace, &mut report);
        sort(&mut report.findings);
        let mut counts = BTreeMap::<_, Counts>::new();
        for finding in &report.findings {
            counts
                .entry(finding.master.clone())
                .or_default()
                .add(finding.severity);
        }
        Self {
            root,
            generation,
            workspace,
            report,
            name,
            own,
            counts,
        }
    }

    /// How many findings a master has; those of no master for `None`.
    #[must_use]
    pub fn counts(&self, master: Option<&str>) -> Counts {
        let key = master.map(str::to_owned);
        self.counts.get(&key).copied().unwrap_or_default()
    }

    /// How many findings there are.
    #[must_use]
    pub fn all_counts(&self) -> Counts {
        let mut all = Counts::default();
        for counts in self.counts.values() {
            all.errors += counts.errors;
            all.warnings += counts.warnings;
            all.infos += counts.infos;
        }
        all
    }

    /// Findings of one master, or of all.
    pub fn findings<'a>(&'a self, master: Option<&'a str>) -> impl Iterator<Item = &'a Finding> {
        let wanted = move |f: &&Finding| master.is_none() || f.master.as_deref() == master;
        self.report.findings.iter().filter(wanted)
    }
}

/// Every check over the masters of `only` (all where it is empty), the masters side by side. The same report as that
/// of [`colophon_core::checks::check`].
///
/// # Errors
/// Where the work was cancelled.
pub fn check_all(
    workspace: &Workspace,
    only: &BTreeSet<String>,
    watch: &Watch<'_>,
) -> Result<Report, ApiError> {
    let chosen = |master: &&Master| only.is_empty() || only.contains(&master.slug);
    let masters: Vec<_> = workspace.masters().filter(chosen).collect();
    let own = check_each(&masters, watch)?;
    let mut report = report(workspace, &masters, &own);
    if only.is_empty() {
        add_workspace(workspace, &mut report);
    }
    sort(&mut report.findings);
    Ok(report)
}

/// Adds to `report` what the quotations of the masters of `only` (all where it is empty) come to in `library`.
///
/// # Errors
/// Where the library cannot be asked.
pub fn check_quotations(
    workspace: &Workspace,
    only: &BTreeSet<String>,
    library: &Library,
    report: &mut Report,
) -> Result<(), ApiError> {
    let chosen = |master: &&Master| only.is_empty() || only.contains(&master.slug);
    let mut counts = Quotations::default();
    for master in workspace.masters().filter(chosen) {
        let (findings, of_master) = checks::check_quotations(master, library)?;
        report.findings.extend(findings);
        counts.add(of_master);
    }
    report.examined.quotations = Some(counts);
    report.examined.checks = checks::count(true);
    sort(&mut report.findings);
    Ok(())
}

/// What the checks of each master by itself find.
fn check_each(masters: &[&Master], watch: &Watch<'_>) -> Result<Vec<Arc<[Finding]>>, ApiError> {
    let done = AtomicUsize::new(0);
    let check_one = |master: &&Master| {
        watch.cancel.check()?;
        let findings = check_master(master);
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        (watch.progress)(Phase::Checking, done, masters.len());
        Ok(findings.into())
    };
    masters.par_iter().map(check_one).collect()
}

/// What is found in `masters`, by themselves and among the others, and how much was examined.
fn report(workspace: &Workspace, masters: &[&Master], own: &[Arc<[Finding]>]) -> Report {
    let among = masters
        .par_iter()
        .flat_map_iter(|m| check_among(m, workspace));
    let among: Vec<_> = among.collect();
    let mut report = Report {
        findings: own
            .iter()
            .flat_map(|own| own.iter().cloned())
            .chain(among)
            .collect(),
        ..Report::default()
    };
    masters
        .iter()
        .for_each(|master| report.examined.count(master));
    report.examined.checks = colophon_core::checks::count(false);
    report
}

fn add_workspace(workspace: &Workspace, report: &mut Report) {
    report.findings.extend(check_workspace(workspace));
    report.examined.count_rest(&workspace.rest);
}

impl Counts {
    /// Counts one more.
    pub fn add(&mut self, severity: Severity) {
        match severity {
            Severity::Error => self.errors += 1,
            Severity::Warning => self.warnings += 1,
            Severity::Info => self.infos += 1,
        }
    }
}
