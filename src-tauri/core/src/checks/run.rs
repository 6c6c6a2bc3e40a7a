//! Runs every check over a workspace, in a fixed order, and counts what was examined.

use std::collections::{BTreeMap, BTreeSet};

use super::{CATALOGUE, Check, Found, Quotations, Run, count};
use crate::model::{FileTree, Finding, Master, MasterKind, Workspace};

/// What was looked at, so that nothing examined cannot look like a pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Examined {
    /// Masters and teaching modes.
    pub masters: usize,
    /// Files that were read.
    pub files: usize,
    /// Files that are there and could not be read.
    pub unreadable: usize,
    /// Passages of excerpt files.
    pub passages: usize,
    /// Fidelity cases.
    pub cases: usize,
    /// Checks that were run.
    pub checks: usize,
    /// What became of quotations; `None` where no library was asked, so that none was examined.
    pub quotations: Option<Quotations>,
}

/// The findings in a fixed order (master, file, place, code), and what was examined.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Report {
    /// Findings.
    pub findings: Vec<Finding>,
    /// Totals.
    pub examined: Examined,
}

/// Runs the whole catalogue. `only` limits the per-master checks and the findings to these slugs; empty means all.
#[must_use]
pub fn check(workspace: &Workspace, only: &BTreeSet<String>) -> Report {
    let chosen = |m: &&Master| only.is_empty() || only.contains(&m.slug);
    let mut report = Report::default();
    for master in workspace.masters().filter(chosen) {
        report.findings.extend(check_master(master));
        report.findings.extend(check_among(master, workspace));
        report.examined.count(master);
    }
    if only.is_empty() {
        report.findings.extend(check_workspace(workspace));
        report.examined.count_rest(&workspace.rest);
    }
    report.examined.checks = count(false);
    sort(&mut report.findings);
    report
}

/// Runs the checks that look at one master by itself: as long as none of its files changes, they find the same.
#[must_use]
pub fn check_master(master: &Master) -> Vec<Finding> {
    let run = |run: &Run| match run {
        Run::Master(run) => run(master),
        Run::Persona(run) if master.kind == MasterKind::Persona => run(master),
        Run::Files(run) => run(&master.files),
        Run::Persona(_) | Run::Among(_) | Run::Workspace(_) | Run::Quotations(_) => Vec::new(),
    };
    each(run, |_| Some(master))
}

/// Runs the checks that look at one master among the others.
#[must_use]
pub fn check_among(master: &Master, workspace: &Workspace) -> Vec<Finding> {
    let run = |run: &Run| match run {
        Run::Among(run) => run(master, workspace),
        _ => Vec::new(),
    };
    each(run, |_| Some(master))
}

/// Runs the checks that look at the workspace as a whole.
#[must_use]
pub fn check_workspace(workspace: &Workspace) -> Vec<Finding> {
    let folders = workspace.masters().map(|m| (m.folder.as_str(), m));
    let folders: BTreeMap<_, _> = folders.collect();
    let run = |run: &Run| match run {
        Run::Workspace(run) => run(workspace),
        Run::Files(run) => run(&workspace.rest),
        Run::Master(_) | Run::Persona(_) | Run::Among(_) | Run::Quotations(_) => Vec::new(),
    };
    each(run, |found| {
        let mut around = found.place.file.folders();
        around.find_map(|folder| folders.get(folder).copied())
    })
}

/// What every check finds that `run` runs, each with the master it is about.
pub(super) fn each<'a>(
    run: impl Fn(&Run) -> Vec<Found>,
    owner: impl Fn(&Found) -> Option<&'a Master>,
) -> Vec<Finding> {
    let checks = CATALOGUE.iter().flat_map(|family| family.iter());
    let findings = checks.flat_map(|check| {
        let found = run(&check.run).into_iter();
        found
            .map(|found| {
                let master = owner(&found);
                finding(check, found, master)
            })
            .collect::<Vec<_>>()
    });
    findings.collect()
}

/// Puts findings in the one order all reports use, and drops repeats.
pub fn sort(findings: &mut Vec<Finding>) {
    findings.sort_by(|a, b| {
        (&a.master, &a.place, a.code, &a.params).cmp(&(&b.master, &b.place, b.code, &b.params))
    });
    findings.dedup();
}

impl Examined {
    /// Adds what one master holds.
    pub fn count(&mut self, master: &Master) {
        self.masters += 1;
        self.count_rest(&master.files);
        self.passages += master
            .excerpts
            .iter()
            .map(|e| e.passages.len())
            .sum::<usize>();
        self.cases += master.fidelity.read().map_or(0, |f| f.lines.len());
    }

    /// Adds files that belong to no master.
    pub fn count_rest(&mut self, files: &FileTree) {
        let read = files
            .values()
            .filter(|entry| entry.read().is_some())
            .count();
        self.files += read;
        self.unreadable += files.len() - read;
    }
}

fn finding(check: &Check, found: Found, master: Option<&Master>) -> Finding {
    Finding {
        code: check.code,
        severity: check.severity,
        master: master.map(|m| m.slug.clone()),
        place: found.place,
        params: found.params,
    }
}
