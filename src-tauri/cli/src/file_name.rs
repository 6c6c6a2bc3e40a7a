//! Files as people name them: `MASTER/PATH`, or the path in the folder.

use colophon_service::session::Session;
use colophon_service::wire::FileRef;

/// The file that is called `name`. What is no master's is a path in the folder.
pub fn file_ref(session: &Session, name: &str) -> FileRef {
    let of_master = name.split_once('/').and_then(|(slug, file)| {
        let master = session.workspace.master(slug)?;
        Some(FileRef {
            master: Some(master.slug.clone()),
            file: file.to_owned(),
        })
    });
    of_master.unwrap_or_else(|| FileRef {
        master: None,
        file: name.to_owned(),
    })
}

/// What `file` is called.
pub fn file_name(file: &FileRef) -> String {
    match &file.master {
        Some(slug) => format!("{slug}/{}", file.file),
        None => file.file.clone(),
    }
}
