//! The sanitiser for text that came from elsewhere (fojin-api.md §8). Instruction-like text is kept: it is data.
//!
//! Five steps, each in its own file, look at the notable characters of a text and name the places to change, so clean
//! text costs one look at each byte.

mod bracket_runs;
mod characters;
mod edits;
mod line_ends;
mod markers;
mod notable;
mod template_tokens;
#[cfg(test)]
mod tests;
mod tokens;

use crate::text::Span;
use edits::{Edit, Traced};
use notable::notable;

/// The line before fenced text.
pub const OPENING_MARKER: &str = "<<<FOJIN_DATA>>>";
/// The line after fenced text.
pub const CLOSING_MARKER: &str = "<<<END_FOJIN_DATA>>>";

/// A text made safe to stand between the fence markers, and what was done to it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sanitised {
    /// The safe text.
    pub text: String,
    /// What was removed or changed, in order of place; empty exactly where `text` is the input.
    pub changes: Vec<Change>,
}

/// One thing the sanitiser removed or changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The bytes of the input it is about; never empty. A forged marker may span hidden characters reported on their own.
    pub span: Span,
    /// Why.
    pub kind: ChangeKind,
}

/// Why the sanitiser changed something (the steps of §8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ChangeKind {
    /// Step 1: a line end other than LF.
    LineEnd,
    /// Step 2: a character that cannot be seen, or steers how others are shown.
    HiddenCharacter(char),
    /// Step 3: a forged fence marker.
    ForgedMarker,
    /// Step 4: three or more brackets in a row; the span is that of the brackets beyond the second.
    BracketRun,
    /// Step 5: a chat template token; the span is that of the character a space was put behind.
    TemplateToken,
}

/// What a step changes in a text, given its notable characters.
type Step = fn(&str, &[(usize, char)]) -> Vec<Edit>;

const STEPS: [Step; 5] = [
    line_ends::edits,
    characters::edits,
    markers::edits,
    bracket_runs::edits,
    template_tokens::edits,
];

/// Makes `text` safe (§8, steps 1 to 5). Idempotent; never fails.
#[must_use]
pub fn sanitise(text: &str) -> Sanitised {
    let mut traced = Traced::new(text);
    let mut noted = notable(text);
    for step in STEPS {
        let edits = step(traced.text(), &noted);
        if !edits.is_empty() {
            traced.apply(&edits);
            noted = notable(traced.text());
        }
    }
    traced.finish()
}

/// Makes `text` safe for a field of one line: like [`sanitise`], then every line feed or tab becomes a space, runs of
/// spaces become one, and the ends are trimmed. Joining lines can bring the halves of a marker together, so the line
/// is made safe once more.
#[must_use]
pub fn sanitise_line(text: &str) -> String {
    let line = one_line(&sanitise(text).text);
    one_line(&sanitise(&line).text)
}

/// Safe texts between the two marker lines, each beginning on a line of its own.
#[must_use]
pub fn wrap<'a>(parts: impl IntoIterator<Item = &'a Sanitised>) -> String {
    let mut fenced = format!("{OPENING_MARKER}\n");
    for part in parts {
        fenced.push_str(&part.text);
        fenced.push('\n');
    }
    fenced.push_str(CLOSING_MARKER);
    fenced
}

fn one_line(text: &str) -> String {
    let words = text
        .split([' ', '\n', '\t'])
        .filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ").trim().to_owned()
}
