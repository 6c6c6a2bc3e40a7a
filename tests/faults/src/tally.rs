//! Counts of cases, so that a run in which nothing was tried cannot look like one that passed.

use std::fmt;

/// How a case ended well.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Found {
    /// The folder is as it was before.
    Before,
    /// The folder is as it is afterwards.
    After,
    /// The operation does not come to this fault.
    NotReached,
}

/// Counts of one kind of fault.
#[derive(Debug, Default)]
pub struct Tally {
    before: usize,
    after: usize,
    not_reached: usize,
    skipped: Vec<String>,
    faults: Vec<String>,
}

impl Tally {
    /// Counts one case, `named` so that it can be tried again.
    pub fn add(&mut self, named: &str, case: Result<Found, String>) {
        match case {
            Ok(Found::Before) => self.before += 1,
            Ok(Found::After) => self.after += 1,
            Ok(Found::NotReached) => self.not_reached += 1,
            Err(fault) => self.faults.push(format!("{named}: {fault}")),
        }
    }

    /// Notes that `count` cases cannot be tried here.
    pub fn skip(&mut self, count: usize, why: &str) {
        self.skipped.push(format!("skipped {count} cases: {why}"));
    }

    /// Whether every case ended well, and there was one (or a stated reason why not).
    #[must_use]
    pub fn holds(&self) -> bool {
        self.faults.is_empty() && (self.before + self.after > 0 || !self.skipped.is_empty())
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tried = self.before + self.after + self.faults.len();
        write!(
            f,
            "{tried} cases: {} as before, {} as afterwards, {} wrong; {} faults never reached",
            self.before,
            self.after,
            self.faults.len(),
            self.not_reached
        )?;
        let lines = self.skipped.iter().chain(&self.faults);
        lines
            .into_iter()
            .try_for_each(|line| write!(f, "\n  {line}"))
    }
}
