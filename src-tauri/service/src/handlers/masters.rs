//! The list of masters.

use colophon_core::model::Master;

use crate::convert::count;
use crate::ctx::Ctx;
use crate::error::ApiError;
use crate::session::Session;
use crate::wire::{MasterRow, MastersPage, Nothing};

/// The list of masters.
pub fn masters(ctx: &Ctx, _: Nothing) -> Result<MastersPage, ApiError> {
    let session = ctx.session()?;
    let masters = session.workspace.masters();
    Ok(MastersPage {
        rows: masters.map(|master| master_row(&session, master)).collect(),
        workspace_counts: session.counts(None),
    })
}

/// One master of the list.
pub fn master_row(session: &Session, master: &Master) -> MasterRow {
    let text = |key| {
        let text = master.meta().and_then(|meta| meta.str(key));
        text.map(str::to_owned)
    };
    MasterRow {
        slug: master.slug.clone(),
        name: master.name().to_owned(),
        school: text("school"),
        tradition: text("tradition"),
        era: text("era"),
        kind: master.kind.into(),
        layout: master.layout.into(),
        counts: session.counts(Some(&master.slug)),
        passages: count(master.excerpts.iter().map(|e| e.passages.len()).sum()),
        cases: count(master.fidelity.read().map_or(0, |suite| suite.lines.len())),
        sources: count(master.meta().map_or(0, |meta| meta.sources().count())),
    }
}
