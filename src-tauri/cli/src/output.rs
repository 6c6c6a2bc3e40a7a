//! Output to a reader who may leave early.

use std::io::{self, ErrorKind, Write};

/// Passes everything on until the reader has gone (`| head`), and drops the rest: the exit status still says what was
/// found.
pub struct Output<W>(pub W);

impl<W: Write> Write for Output<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        unless_gone(self.0.write(bytes), bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        unless_gone(self.0.flush(), ())
    }
}

fn unless_gone<T>(done: io::Result<T>, dropped: T) -> io::Result<T> {
    match done {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(dropped),
        done => done,
    }
}
