//! The excerpts of a master as ruled pages.

use colophon_core::model::{self, Declared, ExcerptFile, Master, Passage, WorkId};
use colophon_core::text::CodePoints;

use super::languages::language;
use crate::convert::{count, file_id, points, range};
use crate::ctx::Ctx;
use crate::error::ApiError;
use crate::nearest::find_master;
use crate::wire::{
    BlockView, CitationView, CitedId, Dialect, ExcerptView, LinkView, MasterArgs, PassageView, Role,
};

/// The excerpts of one master.
pub fn excerpts(ctx: &Ctx, args: MasterArgs) -> Result<Vec<ExcerptView>, ApiError> {
    let session = ctx.session()?;
    let master = find_master(&session.workspace, &args.slug)?;
    Ok(master
        .excerpts
        .iter()
        .map(|excerpt| excerpt_view(master, excerpt))
        .collect())
}

fn excerpt_view(master: &Master, excerpt: &ExcerptFile) -> ExcerptView {
    let page = Page {
        master,
        excerpt,
        points: points(&excerpt.markdown.file),
        declared: Declared::of(master),
    };
    let file = file_id(master, &excerpt.markdown.file.path);
    let title = excerpt.markdown.headings.iter().find(|h| h.level == 1);
    ExcerptView {
        title: title.map_or_else(|| file.clone(), |h| h.text.clone()),
        file,
        dialect: match excerpt.dialect {
            model::Dialect::Scripture => Dialect::Scripture,
            model::Dialect::Paraphrase => Dialect::Paraphrase,
        },
        header: excerpt.text(excerpt.header).to_owned(),
        header_start: count(page.points.before(excerpt.header.start)),
        passages: excerpt
            .passages
            .iter()
            .map(|passage| page.passage(passage))
            .collect(),
    }
}

/// The heading that the one at position `at` stands under, where it is a smaller section of one.
pub fn parent_heading(excerpt: &ExcerptFile, at: usize) -> Option<&model::Heading> {
    let headings = &excerpt.markdown.headings;
    let level = headings.get(at)?.level;
    headings[..at]
        .iter()
        .rev()
        .find(|h| h.level < level)
        .filter(|h| h.level > 1)
}

/// One excerpt file being drawn.
struct Page<'a> {
    master: &'a Master,
    excerpt: &'a ExcerptFile,
    points: CodePoints<'a>,
    declared: Option<Declared<'a>>,
}

impl Page<'_> {
    fn passage(&self, passage: &Passage) -> PassageView {
        let heading = &self.excerpt.markdown.headings[passage.heading];
        let citations: Vec<_> = passage.citations.iter().map(|c| self.citation(c)).collect();
        PassageView {
            index: count(passage.index),
            heading: heading.text.clone(),
            heading_range: range(&self.points, heading.span),
            parent: parent_heading(self.excerpt, passage.heading).map(|h| h.text.clone()),
            anchor: anchor(&citations),
            blocks: passage
                .blocks
                .iter()
                .map(|block| self.block(block))
                .collect(),
            citations,
        }
    }

    fn block(&self, block: &model::Block) -> BlockView {
        let text = self.excerpt.text(block.span);
        BlockView {
            role: match block.role {
                model::Role::Scripture => Role::Scripture,
                model::Role::Paraphrase => Role::Paraphrase,
                model::Role::Citation => Role::Citation,
                model::Role::Editor => Role::Editor,
            },
            text: text.to_owned(),
            lang: language(self.master, block.role, text).to_owned(),
            range: range(&self.points, block.span),
        }
    }

    fn citation(&self, citation: &model::Citation) -> CitationView {
        CitationView {
            range: range(&self.points, citation.span),
            title: citation.title.clone(),
            locator: citation.locator.clone(),
            ids: citation
                .ids
                .iter()
                .map(|(text, span)| self.cited(text, *span))
                .collect(),
            link: citation.link.as_ref().map(|link| LinkView {
                text_id: link.text_id.clone(),
                juan: link.juan.clone(),
                range: range(&self.points, link.span),
            }),
        }
    }

    fn cited(&self, text: &str, span: colophon_core::text::Span) -> CitedId {
        let id = WorkId::parse(text);
        let standing = self
            .declared
            .as_ref()
            .map(|declared| declared.standing(&id));
        CitedId {
            text: text.to_owned(),
            canonical: id.canonical,
            declared: standing.is_some_and(|standing| !standing.is_undeclared()),
            range: range(&self.points, span),
        }
    }
}

fn anchor(citations: &[CitationView]) -> Option<String> {
    let first = citations.first()?;
    let id = || first.ids.first().map(|id| id.text.clone());
    first.locator.clone().or_else(id)
}
