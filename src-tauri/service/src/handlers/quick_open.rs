//! Going anywhere by typing a part of its name: folded, so script, width and case do not matter.

use colophon_core::checks::CATALOGUE;
use colophon_core::model::{Entry, Master};
use colophon_core::text::fold;

use crate::convert::{count, file_id};
use crate::ctx::Ctx;
use crate::error::ApiError;
use crate::session::Session;
use crate::wire::{Hit, HitKind, QuickOpenArgs};

/// Hits in one answer.
const MAX_HITS: usize = 200;

/// Masters, sources, passages, files and checks by a part of their name; without a workspace, checks only.
pub fn quick_open(ctx: &Ctx, args: QuickOpenArgs) -> Result<Vec<Hit>, ApiError> {
    let query = folded(&args.query);
    let limit = (args.limit as usize).min(MAX_HITS);
    let session = ctx.session().ok();
    let places = session.as_deref().map_or_else(Vec::new, places);
    let mut hits: Vec<_> = places
        .into_iter()
        .chain(checks())
        .filter_map(|hit| Some((rank(&query, &hit)?, hit)))
        .collect();
    hits.sort_by(|(a, x), (b, y)| (a, key(x)).cmp(&(b, key(y))));
    Ok(hits.into_iter().take(limit).map(|(_, hit)| hit).collect())
}

/// How well a hit fits: the name before its detail, the beginning before the middle, the short before the long.
/// `None` where it does not fit.
fn rank(query: &[char], hit: &Hit) -> Option<(bool, bool, usize)> {
    let label = folded(&hit.label);
    if let Some(at) = find(&label, query) {
        return Some((false, at > 0, label.len()));
    }
    let detail = folded(&hit.detail);
    find(&detail, query).map(|at| (true, at > 0, detail.len()))
}

fn find(text: &[char], query: &[char]) -> Option<usize> {
    if query.is_empty() {
        return Some(0);
    }
    text.windows(query.len()).position(|window| window == query)
}

/// What decides between hits that fit equally well; no two hits have the same.
fn key(hit: &Hit) -> (HitKind, &str, &Option<String>, &Option<String>, Option<u32>) {
    (hit.kind, &hit.label, &hit.master, &hit.file, hit.index)
}

fn folded(text: &str) -> Vec<char> {
    fold(text).chars
}

fn places(session: &Session) -> Vec<Hit> {
    let workspace = &session.workspace;
    let mut hits: Vec<_> = workspace.masters().flat_map(of_master).collect();
    let beside = workspace
        .rest
        .iter()
        .filter(|(_, entry)| matches!(entry, Entry::Read(_)));
    hits.extend(beside.map(|(path, _)| Hit {
        file: Some(path.to_string()),
        ..hit(HitKind::File, path.as_str(), "")
    }));
    hits
}

fn of_master(master: &Master) -> Vec<Hit> {
    let mut hits = vec![hit(HitKind::Master, master.name(), &master.slug)];
    hits.extend(sources(master));
    hits.extend(passages(master));
    hits.extend(files(master));
    for hit in &mut hits {
        hit.master = Some(master.slug.clone());
    }
    hits
}

fn sources(master: &Master) -> impl Iterator<Item = Hit> {
    let sources = master.meta().into_iter().flat_map(|meta| meta.sources());
    sources.map(|source| {
        let id = source.id.unwrap_or_default();
        Hit {
            index: Some(count(source.index)),
            ..hit(HitKind::Source, source.title.unwrap_or(id), id)
        }
    })
}

fn passages(master: &Master) -> impl Iterator<Item = Hit> {
    master.excerpts.iter().flat_map(move |excerpt| {
        let file = &excerpt.markdown.file;
        excerpt.passages.iter().map(move |passage| {
            let heading = &excerpt.markdown.headings[passage.heading];
            Hit {
                file: Some(file_id(master, &file.path)),
                index: Some(count(passage.index)),
                line: Some(file.lines.line(heading.span.start)),
                ..hit(HitKind::Passage, &heading.text, master.name())
            }
        })
    })
}

fn files(master: &Master) -> impl Iterator<Item = Hit> {
    master.texts().map(|file| {
        let id = file_id(master, &file.path);
        Hit {
            file: Some(id.clone()),
            ..hit(HitKind::File, &id, master.name())
        }
    })
}

fn checks() -> impl Iterator<Item = Hit> {
    CATALOGUE
        .iter()
        .flat_map(|family| family.iter())
        .map(|check| Hit {
            code: Some(check.code.to_owned()),
            ..hit(HitKind::Check, check.code, "")
        })
}

fn hit(kind: HitKind, label: &str, detail: &str) -> Hit {
    Hit {
        kind,
        label: label.to_owned(),
        detail: detail.to_owned(),
        master: None,
        file: None,
        index: None,
        line: None,
        code: None,
    }
}
