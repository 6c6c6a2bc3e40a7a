//! What stands behind the body in one of the dialects: readings, choices, parallels and notes, tied to it by anchors.

use super::CBETA;
use super::aside::{Aside, aside, skip};
use super::header::Header;
use super::remarks::{Remark, Remarks};
use crate::formats::imports::ImportError;
use crate::formats::imports::xml::{Element, XML, XmlEvent, XmlReader};

/// Reads it; its start was read.
pub fn read(
    xml: &mut XmlReader<'_>,
    header: &Header,
    remarks: &mut Remarks<'_>,
) -> Result<(), ImportError> {
    let mut depth = 0;
    loop {
        let tie = match xml.next()? {
            Some(XmlEvent::Start(element)) => Tie::of(&element),
            Some(XmlEvent::Text(_)) => continue,
            Some(XmlEvent::End) if depth > 0 => {
                depth -= 1;
                continue;
            }
            Some(XmlEvent::End) | None => return Ok(()),
        };
        match tie {
            Some(tie) if tie.kind == Kind::Note => {
                let Aside { text, notes } = aside(xml, header)?;
                remarks.tied(&tie.from, &tie.to, Remark::new(&tie.name, text));
                tie.notes(remarks, notes);
            }
            Some(tie) => parts(xml, header, remarks, &tie)?,
            None => depth += 1,
        }
    }
}

/// An element that is tied to the body.
struct Tie {
    kind: Kind,
    name: String,
    from: String,
    to: String,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Variants,
    Choice,
    Parallel,
    Note,
}

impl Tie {
    fn of(element: &Element<'_, '_>) -> Option<Self> {
        let kind = match element.local {
            "app" => Kind::Variants,
            "choice" => Kind::Choice,
            "tt" => Kind::Parallel,
            "note" => Kind::Note,
            _ => return None,
        };
        let own = |name: &str| {
            element
                .attribute(name)
                .or_else(|| element.attribute_in(CBETA, name))
        };
        let target = element.attribute("target");
        let foot = element
            .attribute("place")
            .is_some_and(|place| place.contains("foot"));
        let bare = if foot { "foot" } else { "note" };
        Some(Self {
            kind,
            name: element.attribute("type").unwrap_or(bare).to_owned(),
            from: own("from").or(target)?.to_owned(),
            to: own("to").or(target)?.to_owned(),
        })
    }

    /// Notes among its words are about the same words as it is.
    fn notes(&self, remarks: &mut Remarks<'_>, notes: Vec<Remark>) {
        for note in notes {
            remarks.tied(&self.from, &self.to, note);
        }
    }
}

/// The parts of an element that is tied to the body: what is not in the body already becomes a remark.
fn parts(
    xml: &mut XmlReader<'_>,
    header: &Header,
    remarks: &mut Remarks<'_>,
    tie: &Tie,
) -> Result<(), ImportError> {
    loop {
        let (local, kind, witnesses, language) = match xml.next()? {
            Some(XmlEvent::Start(element)) => {
                let text = |name: &str| element.attribute(name).unwrap_or_default().to_owned();
                let language = element
                    .attribute_in(XML, "lang")
                    .unwrap_or_default()
                    .to_owned();
                (element.local, text("type"), text("wit"), language)
            }
            Some(XmlEvent::Text(_)) => continue,
            Some(XmlEvent::End) | None => return Ok(()),
        };
        let name = match (tie.kind, local) {
            (Kind::Variants, "lem") => {
                // Its words are in the body.
                tie.notes(remarks, aside(xml, header)?.notes);
                continue;
            }
            (Kind::Variants, "rdg") if kind.is_empty() => "rdg".to_owned(),
            (Kind::Variants, "rdg") => kind,
            (Kind::Choice, "sic" | "orig" | "abbr") => local.to_owned(),
            (Kind::Parallel, _) if !language.starts_with("zh") => language,
            _ => {
                skip(xml)?;
                continue;
            }
        };
        let Aside { text, notes } = aside(xml, header)?;
        let remark = Remark {
            kind: name,
            witnesses,
            text,
        };
        remarks.tied(&tie.from, &tie.to, remark);
        tie.notes(remarks, notes);
    }
}
