//! One file, whatever its format.

use super::{
    Format, ImportError, Parsed, bilara, cbeta, detect, encoding, epub, excerpts, plain, tables,
    tei84000,
};
use encoding::Encoding;

/// What the curator chose for a file; what is `None` is found out, or asked for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Choice {
    /// The format.
    pub format: Option<Format>,
    /// The encoding, where the format has several.
    pub encoding: Option<Encoding>,
}

/// Reads the file called `name`: a text, or several where it holds passages of several works.
///
/// # Errors
/// Where the format is none that is read, the encoding is not certain and none was chosen, or the file is not what it
/// claims to be.
pub fn read(name: &str, bytes: &[u8], choice: Choice) -> Result<Vec<Parsed>, ImportError> {
    super::check_size(bytes)?;
    let format = choice.format.or_else(|| detect(name, bytes));
    let Some(format) = format else {
        return Err(ImportError::new("import-format").with("file", name));
    };
    let text = || encoding::text(bytes, choice.encoding);
    let utf8 = || encoding::decode(bytes, Encoding::Utf8);
    match format {
        Format::Cbeta => Ok(vec![cbeta::read(bytes)?]),
        Format::Tei84000 => Ok(vec![tei84000::read(bytes)?]),
        Format::Bilara => bilara::read_bundle(name, bytes),
        Format::Epub => Ok(vec![epub::read(bytes)?]),
        Format::Csv => tables::read_columns(&text()?, ','),
        Format::Tsv => tables::read_columns(&text()?, '\t'),
        Format::Json => tables::read_json(&utf8()?),
        Format::JsonLines => tables::read_json_lines(&utf8()?),
        Format::Markdown => excerpts::read(text()?),
        Format::Plain => Ok(vec![plain::read(&text()?)?]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_read_as_what_it_is_or_as_what_was_chosen() {
        let ids = |name: &str, bytes: &[u8], choice| -> Result<Vec<String>, &'static str> {
            let read = read(name, bytes, choice).map_err(|error| error.code)?;
            Ok(read.into_iter().map(|parsed| parsed.text.id).collect())
        };
        let free = Choice::default();
        let table = "id,text\nT48n2010,至道\nT48n2014,君不見\n".as_bytes();
        assert_eq!(
            ids("a.csv", table, free),
            Ok(vec!["T48n2010".to_owned(), "T48n2014".to_owned()])
        );
        let as_text = Choice {
            format: Some(Format::Plain),
            ..free
        };
        assert_eq!(ids("a.csv", table, as_text), Ok(vec![String::new()]));
        assert_eq!(ids("a.png", b"x", free), Err("import-format"));
        let big5 = b"\xA6\xDC\xB9D";
        assert_eq!(ids("a.txt", big5, free), Err("import-encoding-uncertain"));
        let chosen = Choice {
            encoding: Some(Encoding::Big5),
            ..free
        };
        assert_eq!(ids("a.txt", big5, chosen), Ok(vec![String::new()]));
    }
}
