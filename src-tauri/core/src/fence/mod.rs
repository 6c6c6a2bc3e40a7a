//! The sanitiser for text that came from elsewhere (fojin-api.md §8). Instruction-like text is kept: it is data.
//!
//! Five steps, each in its own file, look at a text and name the places to change. A step whose characters do not
//! occur is not run, so clean text costs one look at each character.

mod bracket_runs;
mod characters;
mod edits;
mod line_ends;
mod markers;
mod template_tokens;
#[cfg(test)]
mod tests;
mod tokens;

use crate::text::Span;
use edits::{Edit, Traced};

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

struct Step {
    /// Whether a text with this character may need the step.
    concerns: fn(char) -> bool,
    edits: fn(&str) -> Vec<Edit>,
}

const STEPS: [Step; 5] = [
    Step {
        concerns: line_ends::concerns,
        edits: line_ends::edits,
    },
    Step {
        concerns: characters::concerns,
        edits: characters::edits,
    },
    Step {
        concerns: markers::concerns,
        edits: markers::edits,
    },
    Step {
        concerns: bracket_runs::concerns,
        edits: bracket_runs::edits,
    },
    Step {
        concerns: template_tokens::concerns,
        edits: template_tokens::edits,
    },
];

/// Makes `text` safe (§8, steps 1 to 5). Idempotent; never fails.
#[must_use]
pub fn sanitise(text: &str) -> Sanitised {
    let mut traced = Traced::new(text);
    for (step, concerned) in STEPS.iter().zip(concerned_steps(text)) {
        if concerned {
            let edits = (step.edits)(traced.text());
            traced.apply(&edits);
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

/// Which steps the characters of `text` call for. Later steps only ever meet characters of the input, line feeds,
/// spaces and `[removed]`, which call for none.
fn concerned_steps(text: &str) -> [bool; 5] {
    let mut concerned = [false; 5];
    for c in text.chars().filter(|c| !is_plain(*c)) {
        for (step, concerned) in STEPS.iter().zip(&mut concerned) {
            *concerned |= (step.concerns)(c);
        }
    }
    concerned
}

/// The characters ordinary text is made of, known to concern no step.
const fn is_plain(c: char) -> bool {
    match c {
        '\u{80}'.. => {
            matches!(c, '\u{3400}'..='\u{9fff}' | '\u{2014}'..='\u{201f}' | '\u{3000}'..='\u{303f}' | '\u{ff01}' | '\u{ff08}'..='\u{ff1b}' | '\u{ff1f}')
        }
        _ => {
            matches!(c, '\t' | '\n' | ' '..=';' | '=' | '?'..='E' | 'G'..='e' | 'g'..='{' | '}' | '~')
        }
    }
}

fn one_line(text: &str) -> String {
    let words = text
        .split([' ', '\n', '\t'])
        .filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ").trim().to_owned()
}
