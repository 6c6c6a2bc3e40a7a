//! One opened workspace: its masters and every finding.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use colophon_core::checks::{CATALOGUE, Report, check_master, check_workspace, sort};
use colophon_core::model::{Finding, Master, Severity, Workspace};
use rayon::prelude::*;

use crate::error::ApiError;
use crate::wire::{Counts, Phase};
use crate::workspace::{Watch, open};

/// An opened workspace. It never changes; reading the folder again makes a new one.
pub struct Session {
    /// The folder.
    pub root: PathBuf,
    /// Grows with every opening of this run of the program.
    pub generation: u32,
    /// The masters.
    pub workspace: Workspace,
    /// Findings and totals.
    pub report: Report,
    counts: BTreeMap<Option<String>, Counts>,
}

impl Session {
    /// Reads and checks the folder at `root`.
    ///
    /// # Errors
    /// Where the folder cannot be read or holds no master, or the work was cancelled.
    pub fn open(root: &Path, generation: u32, watch: &Watch<'_>) -> Result<Self, ApiError> {
        let workspace = open(root, watch)?;
        let report = check_all(&workspace, &BTreeSet::new(), watch)?;
        let mut counts = BTreeMap::<_, Counts>::new();
        for finding in &report.findings {
            counts
                .entry(finding.master.clone())
                .or_default()
                .add(finding.severity);
        }
        Ok(Self {
            root: root.to_owned(),
            generation,
            workspace,
            report,
            counts,
        })
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
    let masters: Vec<_> = workspace.masters.iter().filter(chosen).collect();
    let done = AtomicUsize::new(0);
    let check_one = |master: &&Master| {
        watch.cancel.check()?;
        let findings = check_master(master, workspace);
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        (watch.progress)(Phase::Checking, done, masters.len());
        Ok(findings)
    };
    let found: Result<Vec<_>, ApiError> = masters.par_iter().map(check_one).collect();
    let mut report = Report {
        findings: found?.into_iter().flatten().collect(),
        ..Report::default()
    };
    masters
        .iter()
        .for_each(|master| report.examined.count(master));
    if only.is_empty() {
        report.findings.extend(check_workspace(workspace));
        report.examined.count_rest(&workspace.rest);
    }
    report.examined.checks = CATALOGUE.iter().map(|family| family.len()).sum();
    sort(&mut report.findings);
    Ok(report)
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
