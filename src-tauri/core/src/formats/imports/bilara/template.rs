//! The template of a segment: whether a block begins before it or ends behind it, and what block.

use crate::model::TextRole;

/// What is read of a template. Anything else in it is nothing.
#[derive(Debug, PartialEq, Eq)]
pub struct Template {
    /// The block that begins before the segment.
    pub begins: Option<TextRole>,
    /// Whether a block ends behind it.
    pub ends: bool,
    /// Whether a line of verse ends behind it.
    pub breaks: bool,
}

impl Template {
    /// Reads a template, `<p>{}</p>`.
    pub fn of(html: &str) -> Self {
        let (before, behind) = html.split_once("{}").unwrap_or((html, ""));
        let mut begins = None;
        let mut verse = false;
        for tag in tags(before) {
            let class = attribute(tag, "class");
            verse |= class.contains("gatha") || class.contains("verse-line");
            let role = match name(tag) {
                "h1" | "h2" | "h3" | "h4" | "h5" | "h6" => TextRole::Heading,
                "p" | "blockquote" | "dd" | "dt" | "div" | "section" | "article" => TextRole::Prose,
                "li" if class.contains("division") => TextRole::Heading,
                "li" => TextRole::Item,
                _ => continue,
            };
            let colophon = class
                .split(' ')
                .any(|class| class.starts_with("end") || class.starts_with("uddana"));
            begins = Some(match (colophon, begins) {
                (true, _) | (_, Some(TextRole::Paratext)) => TextRole::Paratext,
                _ if verse => TextRole::Verse,
                _ => role,
            });
        }
        let ends = tags(behind).any(|tag| {
            matches!(
                name(tag),
                "/p" | "/blockquote"
                    | "/li"
                    | "/dd"
                    | "/dt"
                    | "/h1"
                    | "/h2"
                    | "/h3"
                    | "/h4"
                    | "/h5"
                    | "/h6"
            )
        });
        let breaks = verse || tags(behind).any(|tag| matches!(name(tag), "br" | "br/"));
        Self {
            begins,
            ends,
            breaks,
        }
    }
}

/// What stands between `<` and `>`, tag by tag.
fn tags(html: &str) -> impl Iterator<Item = &str> {
    let pieces = html.split('<').skip(1);
    pieces.filter_map(|piece| Some(piece.split_once('>')?.0))
}

fn name(tag: &str) -> &str {
    tag.split_ascii_whitespace().next().unwrap_or_default()
}

fn attribute<'a>(tag: &'a str, name: &str) -> &'a str {
    let behind = tag.split_once(name).map_or("", |(_, behind)| behind);
    let value = behind
        .trim_start()
        .strip_prefix('=')
        .map_or("", str::trim_start);
    let quote = value.chars().next().filter(|c| matches!(c, '\'' | '"'));
    let value = quote.and_then(|quote| value[1..].split(quote).next());
    value.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_begin_and_end_as_the_template_says() {
        let read = |html| {
            let template = Template::of(html);
            (template.begins, template.ends, template.breaks)
        };
        let begins = Some;
        assert_eq!(read("<p>{}"), (begins(TextRole::Prose), false, false));
        assert_eq!(read("{}</p>"), (None, true, false));
        assert_eq!(
            read("<header><ul><li class='division'>{}</li>"),
            (begins(TextRole::Heading), true, false)
        );
        assert_eq!(
            read("<h1 class='sutta-title'>{}</h1></header>"),
            (begins(TextRole::Heading), true, false)
        );
        assert_eq!(
            read("<blockquote class='gatha'><p><span class='verse-line'>{}</span>"),
            (begins(TextRole::Verse), false, true)
        );
        assert_eq!(
            read("<span class='verse-line'>{}</span></p></blockquote>"),
            (None, true, true)
        );
        assert_eq!(
            read("<p class='endsutta'>{}</p>"),
            (begins(TextRole::Paratext), true, false)
        );
        assert_eq!(read("{}<br>"), (None, false, true));
        assert_eq!(read("<script>{}"), (None, false, false));
        assert_eq!(read("<<p class="), (None, false, false));
    }
}
