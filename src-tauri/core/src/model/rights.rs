//! What may be done with the text of a source (fojin-api.md §6): the optional `rights` of its declaration.

use super::json::Node;

/// The fields, and which of them are given as text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Rights {
    /// The corpus the text comes from.
    pub corpus: Option<String>,
    /// The licence as the corpus states it.
    pub licence: Option<String>,
    /// The day on which that was looked up.
    pub accessed: Option<String>,
    /// Whether the text may be passed on: one of [`Rights::REDISTRIBUTION`].
    pub redistribution: Option<String>,
    /// The words that must go with it.
    pub attribution: Option<String>,
}

impl Rights {
    /// The keys, in the order in which they are written.
    pub const KEYS: [&str; 5] = [
        "corpus",
        "licence",
        "accessed",
        "redistribution",
        "attribution",
    ];

    /// What `redistribution` may say.
    pub const REDISTRIBUTION: [&str; 4] = ["yes", "non-commercial", "excerpt-only", "no"];

    /// The fields of `node`; `None` where it is no object.
    #[must_use]
    pub fn of(node: &Node) -> Option<Self> {
        node.as_object()?;
        let [corpus, licence, accessed, redistribution, attribution] =
            Self::KEYS.map(|key| node.str(key).map(str::to_owned));
        Some(Self {
            corpus,
            licence,
            accessed,
            redistribution,
            attribution,
        })
    }

    /// The keys with their fields.
    #[must_use]
    pub fn fields(&self) -> [(&'static str, Option<&str>); 5] {
        let fields = [
            &self.corpus,
            &self.licence,
            &self.accessed,
            &self.redistribution,
            &self.attribution,
        ];
        let mut fields = fields.into_iter().map(Option::as_deref);
        Self::KEYS.map(|key| (key, fields.next().flatten()))
    }
}
