//! What is being done when the fault happens: operations of the command line that change files, at least one of each
//! kind. `DIR` stands for the folder.

/// An operation.
#[derive(Debug)]
pub struct Operation {
    /// What it is.
    pub name: &'static str,
    /// What was done before.
    pub before: &'static [&'static [&'static str]],
    /// What is being done.
    pub command: &'static [&'static str],
}

const ADD: &[&str] = &[
    "source",
    "add",
    "sengcan",
    "cbeta",
    "T51n2076",
    "--title",
    "景德傳燈錄",
    "--dir",
    "DIR",
];
const TRASH: &[&str] = &["trash", "sengcan", "--dir", "DIR"];
const ARCHIVE: &[&str] = &["archive", "sengcan", "--dir", "DIR"];
const RENAME: &[&str] = &["rename", "sengcan", "jianzhi", "--dir", "DIR"];
const UNDO: &[&str] = &["undo", "--dir", "DIR"];

/// Every operation.
pub const OPERATIONS: &[Operation] = &[
    Operation {
        name: "declare a source",
        before: &[],
        command: ADD,
    },
    Operation {
        name: "edit a source",
        before: &[],
        command: &[
            "source", "edit", "sengcan", "T48n2010", "--note", "一卷", "--dir", "DIR",
        ],
    },
    Operation {
        name: "remove a source",
        before: &[ADD],
        command: &["source", "remove", "sengcan", "T51n2076", "--dir", "DIR"],
    },
    Operation {
        name: "rename a work everywhere",
        before: &[],
        command: &[
            "source", "rename", "sengcan", "T48n2010", "T48n2011", "--dir", "DIR",
        ],
    },
    Operation {
        name: "new master",
        before: &[],
        command: &["new", "huineng", "--name", "惠能", "--dir", "DIR"],
    },
    Operation {
        name: "duplicate a master",
        before: &[],
        command: &["duplicate", "sengcan", "jianzhi", "--dir", "DIR"],
    },
    Operation {
        name: "rename a master everywhere",
        before: &[],
        command: RENAME,
    },
    Operation {
        name: "archive a master",
        before: &[],
        command: ARCHIVE,
    },
    Operation {
        name: "restore from the archive",
        before: &[ARCHIVE],
        command: &["restore", "master-sengcan", "--dir", "DIR"],
    },
    Operation {
        name: "throw a master away",
        before: &[],
        command: TRASH,
    },
    Operation {
        name: "restore from the trash",
        before: &[TRASH],
        command: &["restore", "1-sengcan", "--dir", "DIR"],
    },
    Operation {
        name: "undo a rename",
        before: &[RENAME],
        command: UNDO,
    },
    Operation {
        name: "redo a rename",
        before: &[RENAME, UNDO],
        command: &["redo", "--dir", "DIR"],
    },
];
