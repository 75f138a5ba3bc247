//! The two ends of a log: its first line and its last ones, without what lies between. So a list of many games takes as
//! long as a list of many names.

use std::io::{BufRead as _, BufReader, Read as _, Seek as _, SeekFrom};
use std::path::Path;

use super::error::{Action, StorageError, Trouble};
use super::read::{DOCUMENT_LIMIT, MARK, open};

/// Longer first lines are not read. A game carries whatever is played in there, so it may be as long as a document.
const FIRST_LIMIT: u64 = DOCUMENT_LIMIT;
/// So many of the last bytes are read.
const LAST_LIMIT: u64 = 64 * 1024;

/// The first line of a log and its last ones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ends {
    /// The first line, without its line end.
    pub first: String,
    /// The last lines that are whole, in their order, as many as lie in the last bytes.
    pub last: Vec<String>,
}

/// Reads the first line of a log and its last ones; neither is looked at.
pub fn read_ends(path: &Path) -> Result<Ends, StorageError> {
    let failed = |error: std::io::Error| StorageError::from_io(path, Action::Read, &error);
    let (file, size) = open(path)?;
    let mut reader = BufReader::with_capacity(64 * 1024, file);
    let mut first = Vec::new();
    reader.by_ref().take(FIRST_LIMIT + 1).read_until(b'\n', &mut first).map_err(failed)?;
    if first.len() as u64 > FIRST_LIMIT {
        return Err(StorageError::untouched(path, Trouble::LongBeginning { limit: FIRST_LIMIT }));
    }
    let from = size.saturating_sub(LAST_LIMIT);
    reader.seek(SeekFrom::Start(from)).map_err(failed)?;
    let mut bytes = Vec::new();
    reader.take(LAST_LIMIT).read_to_end(&mut bytes).map_err(failed)?;
    let text = String::from_utf8_lossy(&bytes);
    // What the file ends with is torn, what begins before these bytes is cut off.
    let lines = text.split_inclusive('\n').skip(usize::from(from > 0));
    let last = lines.filter_map(|line| line.strip_suffix('\n')).map(|line| line.trim_end_matches('\r').to_owned());
    let last = last.collect();
    let first = String::from_utf8_lossy(&first);
    let first = first.trim_start_matches(MARK).trim_end_matches(['\n', '\r']).to_owned();
    Ok(Ends { first, last })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn only_the_ends_are_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.log");
        fs::write(&path, "head\r\none\ntwo\nto").unwrap();
        let ends = read_ends(&path).unwrap();
        assert_eq!((ends.first.as_str(), ends.last), ("head", ["head", "one", "two"].map(String::from).to_vec()));
        // Some editors put a mark before it, which every other reader passes over, too.
        fs::write(&path, "\u{feff}head\none\n").unwrap();
        assert_eq!(read_ends(&path).unwrap().first, "head");
        let long = format!("head\n{}\n{}last\n", "x".repeat(300), "middle\n".repeat(50_000));
        fs::write(&path, &long).unwrap();
        let ends = read_ends(&path).unwrap();
        assert_eq!((ends.first.as_str(), ends.last.last().map(String::as_str)), ("head", Some("last")));
        assert!(ends.last.len() < 10_000 && ends.last.iter().rev().skip(1).all(|line| line == "middle"));
    }

    #[test]
    fn a_first_line_as_long_as_a_document_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.log");
        let head = "h".repeat(FIRST_LIMIT as usize - 1);
        fs::write(&path, format!("{head}\nlast\n")).unwrap();
        let ends = read_ends(&path).unwrap();
        assert_eq!((ends.first.len(), ends.last.last().map(String::as_str)), (head.len(), Some("last")));
    }

    #[test]
    fn what_has_no_end_or_is_no_file_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(read_ends(folder.path()).unwrap_err().trouble, Trouble::NotAFile);
        assert_eq!(read_ends(&folder.path().join("none")).unwrap_err().trouble, Trouble::NotFound);
        let path = folder.path().join("endless");
        fs::File::create(&path).unwrap().set_len(FIRST_LIMIT + 10).unwrap();
        // Of the file as a whole nothing is said: twice as much of it would be read.
        assert_eq!(read_ends(&path).unwrap_err().trouble, Trouble::LongBeginning { limit: FIRST_LIMIT });
    }
}
