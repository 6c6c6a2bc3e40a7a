//! The element table (fojin-api.md §5.1): what an element of the body is.

use std::borrow::Cow;

use super::{CBETA, TEI};
use crate::formats::imports::xml::{Element, XML};
use crate::model::TextRole;

/// Where a note stands that is part of the print.
const PRINTED: &[&str] = &["inline", "inline2", "interlinear"];

/// What an element is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Meaning<'x> {
    /// A line begins: edition, number.
    Line(Cow<'x, str>, Cow<'x, str>),
    /// A fascicle begins.
    Juan(u32),
    /// A point with a name.
    Anchor(Option<Cow<'x, str>>),
    /// A block; whether an editor began it.
    Block(TextRole, bool),
    /// A stanza.
    Stanza,
    /// A line of verse.
    Verse,
    /// A pause within one.
    Caesura,
    /// An entry of the contents.
    Contents(u8, bool),
    /// A division, or what someone says; whether it is a preface or an appendix.
    Division(bool),
    /// An item.
    Item,
    /// A list, inside an item too.
    List,
    /// A row of a table.
    Row,
    /// A cell of it.
    Cell,
    /// A note that is part of the print.
    Printed,
    /// Another note; its kind.
    Note(Cow<'x, str>),
    /// A lemma with readings.
    Variants,
    /// A choice.
    Choice,
    /// The same in several languages.
    Parallel,
    /// A character with its pronunciation.
    Pronounced,
    /// A character by its code.
    Glyph(Cow<'x, str>),
    /// What is hard to read.
    Unclear,
    /// So many blanks.
    Space(usize),
    /// No text, with all that is in it.
    Nothing(String),
    /// Nothing but what is in it.
    Transparent,
    /// Not known.
    Unknown(String),
}

impl<'x> Meaning<'x> {
    /// What `element` is.
    pub fn of(element: &Element<'_, 'x>) -> Self {
        match element.namespace {
            TEI => Self::of_tei(element),
            CBETA => Self::of_cbeta(element),
            _ => Self::Unknown(element.name.to_owned()),
        }
    }

    fn of_tei(element: &Element<'_, 'x>) -> Self {
        let value = |name: &str| element.value("", name).unwrap_or_default();
        match element.local {
            "lb" if element.attribute("type") == Some("old") => Self::Anchor(None),
            "lb" => Self::Line(value("ed"), value("n")),
            "anchor" => Self::Anchor(element.value(XML, "id")),
            "p" => Self::paragraph(element),
            "l" => Self::Verse,
            "caesura" => Self::Caesura,
            "g" => Self::Glyph(bare(value("ref"))),
            "note" => Self::note(element),
            "app" => Self::Variants,
            "lg" => Self::Stanza,
            "pb" => Self::Anchor(None),
            "milestone" => Self::milestone(element),
            "head" => Self::Block(TextRole::Heading, false),
            "byline" => Self::Block(TextRole::Byline, false),
            "trailer" => Self::Block(TextRole::Paratext, false),
            "entry" => Self::Block(TextRole::Item, false),
            "sp" => Self::Division(false),
            "list" => Self::List,
            "item" => Self::Item,
            "row" => Self::Row,
            "cell" => Self::Cell,
            "choice" => Self::Choice,
            "unclear" => Self::Unclear,
            "space" => Self::Space(value("quantity").parse().unwrap_or(1)),
            "foreign" if element.attribute_in(CBETA, "place") == Some("foot") => {
                Self::Nothing("foreign cb:place=foot".to_owned())
            }
            "figure" | "graphic" | "index" => Self::Nothing(element.local.to_owned()),
            local if is_transparent(local) => Self::Transparent,
            local => Self::Unknown(local.to_owned()),
        }
    }

    fn of_cbeta(element: &Element<'_, 'x>) -> Self {
        match element.local {
            "tt" => Self::Parallel,
            "yin" | "fan" => Self::Pronounced,
            "div" => Self::Division(matches!(element.attribute("type"), Some("xu" | "w"))),
            "mulu" => {
                let level = element.attribute("level");
                let level = level.and_then(|level| level.parse().ok()).unwrap_or(1);
                Self::Contents(level, element.attribute("type") == Some("卷"))
            }
            "juan" | "jhead" => Self::Block(TextRole::JuanTitle, false),
            "dialog" => Self::Division(false),
            "docNumber" => Self::Nothing("cb:docNumber".to_owned()),
            "def" | "event" | "sg" | "t" | "zi" => Self::Transparent,
            local => Self::Unknown(format!("cb:{local}")),
        }
    }

    fn milestone(element: &Element<'_, 'x>) -> Self {
        let number = element.attribute("n").and_then(|n| n.trim().parse().ok());
        match (element.attribute("unit"), number) {
            (Some("juan"), Some(number)) => Self::Juan(number),
            _ => Self::Anchor(None),
        }
    }

    fn paragraph(element: &Element<'_, 'x>) -> Self {
        let own = |name: &str| {
            let cb = element.attribute_in(CBETA, name);
            cb.or_else(|| element.attribute(name))
        };
        let role = match own("type") {
            Some("dharani") => TextRole::Dharani,
            Some(kind) if kind.starts_with("head") => TextRole::Heading,
            _ => TextRole::Prose,
        };
        let rend = element.attribute("rend").unwrap_or_default();
        let inline =
            own("place") == Some("inline") || rend.split([';', ' ']).any(|one| one == "inline");
        Self::Block(role, inline)
    }

    fn note(element: &Element<'_, 'x>) -> Self {
        let (kind, place) = (element.attribute("type"), element.attribute("place"));
        let printed =
            place.is_some_and(|place| PRINTED.contains(&place)) || kind == Some("authorial");
        if printed {
            return Self::Printed;
        }
        let foot = place.is_some_and(|place| place.contains("foot"));
        let bare = if foot { "foot" } else { "note" };
        Self::Note(element.value("", "type").unwrap_or(Cow::Borrowed(bare)))
    }
}

/// Whether the words of an element of TEI are read as if it were not there.
fn is_transparent(local: &str) -> bool {
    holds_blocks(local) || is_phrase(local)
}

fn holds_blocks(local: &str) -> bool {
    matches!(
        local,
        "ab" | "body"
            | "cit"
            | "closer"
            | "def"
            | "div"
            | "div1"
            | "div2"
            | "div3"
            | "floatingText"
            | "form"
            | "formula"
            | "list"
            | "listBibl"
            | "opener"
            | "q"
            | "quote"
            | "said"
            | "salute"
            | "signed"
            | "speaker"
            | "table"
            | "text"
    )
}

fn is_phrase(local: &str) -> bool {
    matches!(
        local,
        "abbr"
            | "add"
            | "bibl"
            | "biblScope"
            | "corr"
            | "date"
            | "expan"
            | "foreign"
            | "g"
            | "gap"
            | "geogName"
            | "hi"
            | "ident"
            | "idno"
            | "label"
            | "lem"
            | "mentioned"
            | "name"
            | "num"
            | "orgName"
            | "orig"
            | "persName"
            | "placeName"
            | "rdg"
            | "ref"
            | "reg"
            | "roleName"
            | "rs"
            | "s"
            | "seg"
            | "sic"
            | "soCalled"
            | "supplied"
            | "term"
            | "title"
            | "w"
    )
}

/// A reference without its mark.
fn bare(reference: Cow<'_, str>) -> Cow<'_, str> {
    match reference {
        Cow::Borrowed(text) => Cow::Borrowed(text.trim_start_matches('#')),
        Cow::Owned(text) => Cow::Owned(text.trim_start_matches('#').to_owned()),
    }
}
