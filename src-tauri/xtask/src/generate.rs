//! A folder of as many masters as asked for, varied from the sample masters: always the same ones for the same seed.
//! Each batch is one of every sample under a new slug, its passages and cases in another order, its teaching longer.

use std::fs;
use std::io;
use std::path::Path;

use rand::SeedableRng as _;
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom as _, SliceRandom as _};

/// The samples that are varied.
const SAMPLES: [&str; 3] = ["yongjia-xuanjue", "santideva", "sengcan"];
/// Size of a real master's teaching file, in bytes.
const TEACHING: usize = 16_000;

/// Writes `count` masters into `to`, varied from those in `samples`.
pub fn masters(samples: &Path, to: &Path, count: usize, seed: u64) -> io::Result<()> {
    let mut rng = StdRng::seed_from_u64(seed);
    for n in 0..count {
        let slug = SAMPLES[n % SAMPLES.len()];
        let batch = Batch {
            own: slug,
            number: n / SAMPLES.len(),
            whole: count / SAMPLES.len(),
        };
        let from = samples.join(format!("master-{slug}"));
        let folder = to.join(format!("master-{}", batch.renamed(slug)));
        copy(&from, &folder, &batch, &mut rng)?;
    }
    Ok(())
}

/// What a varied master calls itself and the others.
struct Batch {
    own: &'static str,
    number: usize,
    whole: usize,
}

impl Batch {
    /// The slug of this batch; another master of a batch cut short is that of the last whole one.
    fn renamed(&self, slug: &str) -> String {
        let last = self.whole.saturating_sub(1);
        let number = if slug == self.own {
            self.number
        } else {
            self.number.min(last)
        };
        format!("{slug}-{number}")
    }
}

fn copy(from: &Path, to: &Path, batch: &Batch, rng: &mut StdRng) -> io::Result<()> {
    fs::create_dir_all(to)?;
    let mut entries = fs::read_dir(from)?.collect::<io::Result<Vec<_>>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let name = entry.file_name();
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &to.join(&name), batch, rng)?;
        } else {
            let text = fs::read_to_string(entry.path())?;
            let text = varied(&name.to_string_lossy(), &text, rng);
            let text = SAMPLES
                .iter()
                .fold(text, |text, slug| text.replace(slug, &batch.renamed(slug)));
            fs::write(to.join(name), text)?;
        }
    }
    Ok(())
}

/// The text of the file `name` in another order, but just as valid.
fn varied(name: &str, text: &str, rng: &mut StdRng) -> String {
    match name {
        "fidelity.jsonl" => shuffled(text, "\n", rng),
        "teaching.md" => lengthened(text, rng),
        _ if name.ends_with("-excerpts.md") => shuffled_sections(text, rng),
        _ => text.to_owned(),
    }
}

/// The parts of `text` between separators in another order.
fn shuffled(text: &str, separator: &str, rng: &mut StdRng) -> String {
    let end = if text.ends_with('\n') { "\n" } else { "" };
    let mut parts: Vec<_> = text.trim_end().split(separator).collect();
    parts.shuffle(rng);
    parts.join(separator) + end
}

/// The level-2 sections in another order; what stands before them stays.
fn shuffled_sections(text: &str, rng: &mut StdRng) -> String {
    const RULE: &str = "\n\n---\n\n";
    match text.split_once("\n## ") {
        Some((header, sections)) if sections.contains(RULE) => {
            let sections = format!("## {sections}");
            format!("{header}\n{}", shuffled(&sections, RULE, rng))
        }
        _ => text.to_owned(),
    }
}

/// `text` with further lines of its own words, until it is as long as that of a real master.
fn lengthened(text: &str, rng: &mut StdRng) -> String {
    let plain =
        |line: &&str| !line.is_empty() && !line.starts_with(['#', '>', '|', '-', '`', '*', '<']);
    let lines: Vec<_> = text.lines().filter(plain).collect();
    let mut out = text.trim_end().to_owned();
    out.push_str("\n\n## 附录\n");
    while out.len() < TEACHING {
        let Some(line) = lines.choose(rng) else { break };
        out.push('\n');
        out.push_str(line);
        out.push('\n');
    }
    out
}
