//! The one way by which a file comes in. Whatever lies under the name (a folder, a pipe that never ends, a device, a file
//! as large as the disk, millions of empty lines) it is refused, or read within bounds that hold while it is read.

use std::fs::File;
use std::io::{BufRead as _, BufReader, Read as _};
use std::path::Path;

use super::error::{Action, StorageError, Trouble};
use super::patient::patiently_opened;

/// Larger documents are not read: nothing we write comes near.
pub const DOCUMENT_LIMIT: u64 = 16 * 1024 * 1024;

/// Larger logs are not read: a game of many thousand answers stays far below.
pub const LOG_LIMIT: u64 = 32 * 1024 * 1024;

/// Logs with more lines are not read.
pub const MOST_LINES: usize = 250_000;

/// What some editors put before a text.
pub(super) const MARK: &str = "\u{feff}";

/// Reads a text file of at most [`DOCUMENT_LIMIT`] bytes, without the mark that some editors put first.
///
/// # Errors
/// It cannot be read, is too large, is no file or no text.
pub fn read_text(path: &Path) -> Result<String, StorageError> {
    let bytes = read_bytes(path, DOCUMENT_LIMIT)?;
    let text = as_text(path, &bytes)?;
    Ok(text.strip_prefix(MARK).unwrap_or(text).to_owned())
}

/// What was read from a file, as text.
///
/// # Errors
/// It is none, and where.
pub fn as_text<'b>(path: &Path, bytes: &'b [u8]) -> Result<&'b str, StorageError> {
    std::str::from_utf8(bytes).map_err(|error| {
        let sound = &bytes[..error.valid_up_to()];
        let (line, column) = position_after(&String::from_utf8_lossy(sound));
        StorageError::untouched(path, Trouble::NotText { line, column })
    })
}

/// Reads a whole file unless it is larger than `limit`. The limit also holds for a file that grows while it is read.
///
/// # Errors
/// It cannot be read, is too large or no file.
pub fn read_bytes(path: &Path, limit: u64) -> Result<Vec<u8>, StorageError> {
    let (file, size) = open(path)?;
    let mut bytes = Vec::new();
    if size <= limit {
        let read = file.take(limit + 1).read_to_end(&mut bytes);
        read.map_err(|error| StorageError::from_io(path, Action::Read, &error))?;
    }
    let size = size.max(bytes.len() as u64);
    if size > limit {
        return Err(StorageError::untouched(path, Trouble::TooLarge { bytes: size, limit }));
    }
    Ok(bytes)
}

/// Reads the first line of a log without its line end, as far as it is text and at most `most` bytes of it.
///
/// # Errors
/// It cannot be read, or is no file.
pub fn read_first_line(path: &Path, most: u64) -> Result<String, StorageError> {
    let (file, _) = open(path)?;
    let mut bytes = Vec::new();
    let read = BufReader::new(file.take(most)).read_until(b'\n', &mut bytes);
    read.map_err(|error| StorageError::from_io(path, Action::Read, &error))?;
    let text = String::from_utf8_lossy(&bytes);
    Ok(text.trim_start_matches(MARK).trim_end_matches(['\n', '\r']).to_owned())
}

/// Reads the beginning of a text, at most `most` bytes of it, as far as it is text.
///
/// # Errors
/// It cannot be read, or is no file.
pub fn read_beginning(path: &Path, most: u64) -> Result<String, StorageError> {
    let bytes = read_first_bytes(path, most)?;
    let text = String::from_utf8_lossy(&bytes);
    Ok(text.strip_prefix(MARK).unwrap_or(&text).to_owned())
}

/// Reads the first bytes of a file of any kind, at most so many.
///
/// # Errors
/// It cannot be read, or is no file.
pub(super) fn read_first_bytes(path: &Path, most: u64) -> Result<Vec<u8>, StorageError> {
    let (file, _) = open(path)?;
    let mut bytes = Vec::new();
    let read = file.take(most).read_to_end(&mut bytes);
    read.map_err(|error| StorageError::from_io(path, Action::Read, &error))?;
    Ok(bytes)
}

/// Reads the lines of a log with their line ends, as they stand there.
///
/// # Errors
/// It cannot be read, is too large, has too many lines or is no file.
pub(super) fn read_log_lines(path: &Path) -> Result<LogBytes, StorageError> {
    let bytes = read_bytes(path, LOG_LIMIT)?;
    if bytes.iter().filter(|&&byte| byte == b'\n').count() > MOST_LINES {
        return Err(StorageError::untouched(path, Trouble::TooManyLines { most: MOST_LINES }));
    }
    Ok(LogBytes(bytes))
}

/// The bytes of a log that was read.
pub(super) struct LogBytes(Vec<u8>);

impl LogBytes {
    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.0
    }

    /// Its lines with their line ends; the mark that some editors put first is a part of the first.
    pub(super) fn lines(&self) -> impl Iterator<Item = &[u8]> {
        self.0.split_inclusive(|&byte| byte == b'\n')
    }
}

/// Opens a file, and nothing but a file: opening a pipe would wait for whoever writes into it.
pub(super) fn open(path: &Path) -> Result<(File, u64), StorageError> {
    let failed = |error: std::io::Error| StorageError::from_io(path, Action::Read, &error);
    check_is_file(path)?;
    let file = patiently_opened(|| File::open(path)).map_err(failed)?;
    let about = file.metadata().map_err(failed)?;
    if !about.is_file() {
        return Err(StorageError::untouched(path, Trouble::NotAFile));
    }
    Ok((file, about.len()))
}

/// Refuses folders, pipes and devices; where nothing lies, there is nothing to refuse.
///
/// # Errors
/// It is no file, or cannot be looked at.
pub(super) fn check_is_file(path: &Path) -> Result<(), StorageError> {
    let about = std::fs::metadata(path).map_err(|error| StorageError::from_io(path, Action::Read, &error))?;
    if about.is_file() { Ok(()) } else { Err(StorageError::untouched(path, Trouble::NotAFile)) }
}

fn position_after(text: &str) -> (usize, usize) {
    let line = 1 + text.matches('\n').count();
    let column = 1 + text.chars().rev().take_while(|&letter| letter != '\n').count();
    (line, column)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::storage::{LineLog, Settings, copy_new, lock_log, read_document, read_log};

    #[test]
    fn a_file_that_is_too_large_or_missing_is_not_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("huge.ron");
        File::create(&path).unwrap().set_len(DOCUMENT_LIMIT + 1).unwrap();
        let trouble = read_text(&path).unwrap_err().trouble;
        assert_eq!(trouble, Trouble::TooLarge { bytes: DOCUMENT_LIMIT + 1, limit: DOCUMENT_LIMIT });
        assert_eq!(read_text(&folder.path().join("none.ron")).unwrap_err().trouble, Trouble::NotFound);
    }

    #[test]
    fn a_log_of_nothing_but_line_ends_is_not_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.log");
        std::fs::write(&path, "\n".repeat(MOST_LINES)).unwrap();
        assert_eq!(read_log(&path, |_| true).unwrap().lines.len(), MOST_LINES);
        std::fs::write(&path, "\n".repeat(MOST_LINES + 1)).unwrap();
        let trouble = read_log(&path, |_| true).unwrap_err().trouble;
        assert_eq!(trouble, Trouble::TooManyLines { most: MOST_LINES });
    }

    #[test]
    fn of_the_first_line_only_the_beginning_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.log");
        std::fs::write(&path, "\u{feff}first\r\nsecond").unwrap();
        assert_eq!(read_first_line(&path, 100).unwrap(), "first");
        assert_eq!(read_first_line(&path, 6).unwrap(), "fir");
        assert_eq!(read_beginning(&path, 100).unwrap(), "first\r\nsecond");
        assert_eq!(read_beginning(&path, 6).unwrap(), "fir");
    }

    /// Everything that opens a file, tried on something that is none.
    fn refuses(path: &Path) {
        let not_a_file = |result: Result<(), StorageError>| {
            assert_eq!(result.map_err(|error| error.trouble), Err(Trouble::NotAFile), "{}", path.display());
        };
        let free = tempfile::tempdir().unwrap();
        not_a_file(read_text(path).map(drop));
        not_a_file(read_document::<Settings>(path, 1).map(drop));
        not_a_file(read_log(path, |_| true).map(drop));
        not_a_file(super::super::read_lines(path).map(drop));
        not_a_file(read_first_line(path, 9).map(drop));
        not_a_file(read_beginning(path, 9).map(drop));
        not_a_file(lock_log(path).map(drop));
        not_a_file(LineLog::open(path, |_| true).map(drop));
        not_a_file(LineLog::hold(path).map(drop));
        not_a_file(copy_new(path, &free.path().join("copy")));
    }

    #[test]
    fn folders_devices_and_pipes_are_refused_before_they_are_opened() {
        let folder = tempfile::tempdir().unwrap();
        refuses(folder.path());
        if cfg!(windows) {
            // What the system says of them depends on how old it is.
            for device in ["NUL", "nul.ron", "CON", "COM1"] {
                assert!(read_text(Path::new(device)).is_err(), "{device}");
            }
            return;
        }
        refuses(Path::new("/dev/zero"));
        let pipe = folder.path().join("pipe");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        if made.is_ok_and(|status| status.success()) {
            refuses(&pipe);
            assert!(Settings::load(&pipe).trouble.is_some(), "and nobody waits for settings");
        }
    }
}
