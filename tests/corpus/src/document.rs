//! A document in the abstract: what stands in it, whatever the dialect in which it is written.

/// The two ways CBETA writes the apparatus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dialect {
    /// In `back`, tied to the body by anchors.
    P5,
    /// Where it belongs, in the body.
    P5a,
}

/// A document.
#[derive(Debug, Clone)]
pub struct Document {
    /// What the header says.
    pub head: Head,
    /// The characters it declares or, some, fails to declare.
    pub characters: Vec<Character>,
    /// The body.
    pub body: Vec<Node>,
    /// How it is written.
    pub layout: Layout,
}

/// How a document is written; nothing of it is content.
#[derive(Debug, Clone)]
pub struct Layout {
    /// Seed of white space and of characters written as references.
    pub seed: u64,
    /// Line feed, or carriage return and line feed.
    pub newline: &'static str,
    /// Prefix of TEI's names, mostly empty.
    pub tei: &'static str,
    /// Prefix of CBETA's names.
    pub cb: &'static str,
}

/// What the header says.
#[derive(Debug, Clone)]
pub struct Head {
    /// The canon: `T`.
    pub canon: &'static str,
    /// The volume with its zeros: `48`.
    pub volume: String,
    /// The number of the work: `2008`, `1510a`.
    pub number: String,
    /// The title.
    pub title: String,
    /// The title of the file, behind the number; where it differs, the title of the work has an element of its own.
    pub file_title: String,
    /// Author and translator.
    pub author: String,
    /// `1卷`.
    pub extent: String,
    /// The terms.
    pub rights: String,
    /// Whether the number of the work is another than the identifier says.
    pub contradicts: bool,
    /// Who gave the text.
    pub provider: String,
    /// The day of the file.
    pub date: String,
    /// `orig`, `CBETA`, `DILA` or `AI`.
    pub punctuation: Option<&'static str>,
    /// Sigla: `【大】`.
    pub witnesses: Vec<&'static str>,
}

impl Head {
    /// `T48n2008`.
    #[must_use]
    pub fn id(&self) -> String {
        format!("{}{}n{}", self.canon, self.volume, self.number)
    }
}

/// A character without a code point of its own, as the header declares it.
#[derive(Debug, Clone, Default)]
pub struct Character {
    /// `CB00849`, `SD-A5A9`, `RJ-CBD3`.
    pub code: String,
    /// Whether the header declares it at all.
    pub declared: bool,
    /// The exact character.
    pub exact: Option<char>,
    /// Another that means the same.
    pub substitute: Option<Substitute>,
    /// `[木*魚]`.
    pub composition: Option<String>,
    /// `oṃ`.
    pub romanised: Option<String>,
    /// The private-use character the file has in its place.
    pub private: char,
}

/// The two ways a substitute is declared.
#[derive(Debug, Clone, Copy)]
pub enum Substitute {
    /// `mapping type="normal_unicode"`.
    Mapping(char),
    /// The property `normalized form`.
    Property(char),
}

/// What stands in the body or in a division.
#[derive(Debug, Clone)]
pub enum Node {
    /// A fascicle begins.
    Milestone(u32),
    /// A line begins.
    Line(Line),
    /// A page begins.
    Page(String),
    /// `cb:div` of a type.
    Division(&'static str, Vec<Node>),
    /// A block of words.
    Block(Block),
    /// A block that is a lemma as a whole.
    BlockVariant(Block, Vec<Variant>),
    /// A stanza: lines, and between them whatever stands there.
    Verse(Vec<Part>),
    /// The title of a fascicle: number, whether at its beginning, words, and whether these are in a `cb:jhead`.
    Juan(u32, bool, Vec<Inline>, bool),
    /// An entry of the contents: level, type, words.
    Contents(u8, &'static str, String),
    /// `cb:docNumber`.
    DocumentNumber(String),
    /// `list`.
    List(Vec<Item>),
    /// `table`: rows of cells.
    Table(Vec<Vec<Vec<Inline>>>),
    /// `entry`: its form and its definition.
    Entry(Vec<Inline>, Vec<Inline>),
    /// `sp` in a `cb:dialog`, with paragraphs.
    Speech(Vec<Block>),
    /// A picture with a description.
    Figure(String),
    /// An element nobody knows, around blocks.
    Unknown(&'static str, Vec<Node>),
}

/// An item of a list.
#[derive(Debug, Clone, Default)]
pub struct Item {
    /// Its words.
    pub words: Vec<Inline>,
    /// Whether they are in a `p`.
    pub in_paragraph: bool,
    /// A list in it.
    pub inner: Vec<Item>,
    /// Words after that list.
    pub after: Vec<Inline>,
}

/// A block of words.
#[derive(Debug, Clone)]
pub struct Block {
    /// The element.
    pub kind: Kind,
    /// What it contains.
    pub words: Vec<Inline>,
}

/// The elements that are a block of words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// `p`.
    Paragraph,
    /// `p` begun by an editor.
    Editorial,
    /// `p cb:type="dharani"`.
    Dharani,
    /// `p cb:type="head1"` and so on.
    HeadLike(u8),
    /// `head`.
    Head,
    /// `byline`.
    Byline,
    /// `cb:jhead` outside `cb:juan`.
    JuanHead,
    /// `trailer`.
    Trailer,
}

/// What stands in a stanza.
#[derive(Debug, Clone)]
pub enum Part {
    /// `l`.
    Verse(Vec<Inline>),
    /// A line of the edition begins.
    Line(Line),
    /// Lines of verse that are a lemma.
    Variant(Vec<Vec<Inline>>, Vec<Variant>),
}

/// A line begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// Of the edition.
    Own(String),
    /// Of the edition, by a numbering given up.
    Old(String),
    /// Of another edition.
    Other(&'static str, String),
}

/// What stands among words.
#[derive(Debug, Clone)]
pub enum Inline {
    /// Words.
    Text(String),
    /// A line begins.
    Line(Line),
    /// A page begins.
    Page(String),
    /// A fascicle begins, before the first word of a block.
    Milestone(u32),
    /// A character by its number among those declared.
    Character(usize),
    /// A note that is part of the print.
    Printed(Printed, Vec<Inline>),
    /// A paragraph in a printed note.
    Paragraph(Vec<Inline>),
    /// Verse in a printed note.
    Verse(Vec<Vec<Inline>>),
    /// A note below the print.
    Note(NoteKind, Vec<Inline>),
    /// A lemma with its other readings; the number of a collation of another work, where there is one; whether it
    /// repeats an earlier one.
    Variants(Vec<Inline>, Vec<Variant>, Option<String>, bool),
    /// What was chosen, what not, and whether that is a correction (otherwise a regularisation).
    Choice(Vec<Inline>, Vec<Inline>, bool),
    /// Chinese with the same in another language: language and words, and whether those are below the print.
    Parallel(Vec<Inline>, &'static str, String, bool),
    /// A character and its pronunciation; whether as `cb:yin` (otherwise `cb:fan`).
    Pronounced(Vec<Inline>, Vec<Inline>, bool),
    /// Hard to read; nothing where it cannot be read at all.
    Unclear(Option<String>),
    /// So many blanks.
    Space(u32),
    /// A pause within a verse.
    Caesura,
    /// An element that changes nothing.
    Transparent(&'static str, Vec<Inline>),
    /// Foreign words below the print.
    Dropped(String),
    /// A picture with a description.
    Figure,
    /// Nothing to read: an anchor, an empty reference, a comment, an instruction.
    Nothing(u32),
    /// An element nobody knows.
    Unknown(&'static str, Vec<Inline>),
}

/// How a printed note says that it is one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Printed {
    /// `place` with this value.
    Place(&'static str),
    /// `type="authorial"`.
    Authorial,
}

/// How a note below the print says what it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoteKind {
    /// `type` with this value.
    Type(&'static str),
    /// `place="foot"` and no type.
    Foot,
}

/// Another reading.
#[derive(Debug, Clone)]
pub struct Variant {
    /// Witnesses, by their number.
    pub witnesses: Vec<usize>,
    /// Its type.
    pub kind: Option<&'static str>,
    /// Its words; none where these witnesses have none.
    pub words: Vec<Inline>,
}
