//! The element table (fojin-api.md §5.1): what an element of the body is.

use super::{CBETA, TEI};
use crate::formats::imports::xml::{Element, XML};
use crate::model::TextRole;

/// Elements whose words are read as if they were not there.
const TRANSPARENT: &[&str] = &[
    "ab",
    "abbr",
    "add",
    "bibl",
    "biblScope",
    "body",
    "cit",
    "cb:def",
    "cb:event",
    "cb:sg",
    "cb:t",
    "cb:zi",
    "closer",
    "corr",
    "date",
    "def",
    "div",
    "div1",
    "div2",
    "div3",
    "expan",
    "floatingText",
    "foreign",
    "form",
    "formula",
    "g",
    "gap",
    "geogName",
    "hi",
    "ident",
    "idno",
    "label",
    "lem",
    "list",
    "listBibl",
    "mentioned",
    "name",
    "num",
    "opener",
    "orgName",
    "orig",
    "persName",
    "placeName",
    "q",
    "quote",
    "rdg",
    "ref",
    "reg",
    "roleName",
    "rs",
    "s",
    "said",
    "salute",
    "seg",
    "sic",
    "signed",
    "soCalled",
    "speaker",
    "supplied",
    "table",
    "term",
    "text",
    "title",
    "w",
];
/// Elements that are not text, with all that is in them.
const NOTHING: &[&str] = &["cb:docNumber", "figure", "graphic", "index"];
/// Where a note stands that is part of the print.
const PRINTED: &[&str] = &["inline", "inline2", "interlinear"];

/// What an element is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Meaning {
    /// A line begins: edition, number.
    Line(String, String),
    /// A fascicle begins.
    Juan(u32),
    /// A point with a name.
    Anchor(Option<String>),
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
    Note(String),
    /// A lemma with readings.
    Variants,
    /// A choice.
    Choice,
    /// The same in several languages.
    Parallel,
    /// A character with its pronunciation.
    Pronounced,
    /// A character by its code.
    Glyph(String),
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

impl Meaning {
    /// What `element` is.
    pub fn of(element: &Element<'_, '_>) -> Self {
        let text = |name: &str| element.attribute(name).unwrap_or_default().to_owned();
        match (element.namespace, element.local) {
            (TEI, "lb") => Self::line(element),
            (TEI, "pb") => Self::Anchor(None),
            (TEI, "anchor") => Self::Anchor(element.attribute_in(XML, "id").map(str::to_owned)),
            (TEI, "milestone") => Self::milestone(element),
            (TEI, "p") => Self::paragraph(element),
            (TEI, "head") => Self::Block(TextRole::Heading, false),
            (TEI, "byline") => Self::Block(TextRole::Byline, false),
            (TEI, "trailer") => Self::Block(TextRole::Paratext, false),
            (TEI, "entry") => Self::Block(TextRole::Item, false),
            (CBETA, "juan" | "jhead") => Self::Block(TextRole::JuanTitle, false),
            (TEI, "lg") => Self::Stanza,
            (TEI, "l") => Self::Verse,
            (TEI, "caesura") => Self::Caesura,
            (CBETA, "mulu") => {
                let level = element
                    .attribute("level")
                    .and_then(|level| level.parse().ok());
                Self::Contents(level.unwrap_or(1), element.attribute("type") == Some("卷"))
            }
            (CBETA, "div") => Self::Division(matches!(element.attribute("type"), Some("xu" | "w"))),
            (TEI, "sp") | (CBETA, "dialog") => Self::Division(false),
            (TEI, "list") => Self::List,
            (TEI, "item") => Self::Item,
            (TEI, "row") => Self::Row,
            (TEI, "cell") => Self::Cell,
            (TEI, "note") => Self::note(element),
            (TEI, "app") => Self::Variants,
            (TEI, "choice") => Self::Choice,
            (CBETA, "tt") => Self::Parallel,
            (CBETA, "yin" | "fan") => Self::Pronounced,
            (TEI, "g") => Self::Glyph(text("ref").trim_start_matches('#').to_owned()),
            (TEI, "unclear") => Self::Unclear,
            (TEI, "space") => Self::Space(text("quantity").parse().unwrap_or(1)),
            (TEI, "foreign") if element.attribute_in(CBETA, "place") == Some("foot") => {
                Self::Nothing("foreign cb:place=foot".to_owned())
            }
            _ => Self::other(element),
        }
    }

    fn line(element: &Element<'_, '_>) -> Self {
        if element.attribute("type") == Some("old") {
            return Self::Anchor(None);
        }
        let text = |name: &str| element.attribute(name).unwrap_or_default().to_owned();
        Self::Line(text("ed"), text("n"))
    }

    fn milestone(element: &Element<'_, '_>) -> Self {
        let number = element.attribute("n").and_then(|n| n.trim().parse().ok());
        match (element.attribute("unit"), number) {
            (Some("juan"), Some(number)) => Self::Juan(number),
            _ => Self::Anchor(None),
        }
    }

    fn paragraph(element: &Element<'_, '_>) -> Self {
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

    fn note(element: &Element<'_, '_>) -> Self {
        let (kind, place) = (element.attribute("type"), element.attribute("place"));
        let printed =
            place.is_some_and(|place| PRINTED.contains(&place)) || kind == Some("authorial");
        if printed {
            return Self::Printed;
        }
        let foot = place.is_some_and(|place| place.contains("foot"));
        let bare = if foot { "foot" } else { "note" };
        Self::Note(kind.unwrap_or(bare).to_owned())
    }

    fn other(element: &Element<'_, '_>) -> Self {
        let name = match element.namespace {
            TEI => element.local.to_owned(),
            CBETA => format!("cb:{}", element.local),
            _ => element.name.to_owned(),
        };
        if NOTHING.contains(&name.as_str()) {
            Self::Nothing(name)
        } else if TRANSPARENT.contains(&name.as_str()) {
            Self::Transparent
        } else {
            Self::Unknown(name)
        }
    }
}
