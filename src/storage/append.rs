//! The file of a running game: lines of text, only ever appended, each on the disk before the next
//! question is asked.
//!
//! A program that is killed can leave the last line torn. Opening the log cuts it off and says so; every
//! line that was complete survives. One program at a time may append; anybody may read.
//!
//! Windows differs: a file opened only for appending can be neither locked nor cut off, and its locks would keep readers
//! out, this program's own ones included. There the log is opened so that nobody else can open it for writing.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use super::error::{Action, Safe, StorageError, Trouble};
use super::read::{MARK, check_is_file, read_log_lines};

/// A log that is open for appending.
#[derive(Debug)]
pub struct LineLog {
    path: PathBuf,
    file: File,
    /// Where the last complete line ends.
    end: u64,
    /// A failed append could not be taken back: what the file ends with is unknown.
    spoiled: bool,
}

/// What a log holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadLog {
    /// The complete lines, without their line ends.
    pub lines: Vec<String>,
    /// The torn last line that was left out.
    pub cut: Option<CutLine>,
}

/// A last line that was torn by a crash.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CutLine {
    /// Its number, counted from 1.
    pub number: usize,
    /// What was left of it, as far as it is text.
    pub text: String,
}

impl LineLog {
    /// Makes a new, empty log. A file that is already there is never touched.
    pub fn create(path: &Path) -> Result<Self, StorageError> {
        let failed = |error: std::io::Error| StorageError::from_io(path, Action::Write, &error);
        let file = for_writing().create_new(true).open(path).map_err(failed)?;
        lock(path, &file)?;
        file.sync_all().map_err(failed)?;
        sync_folder_of(path).map_err(failed)?;
        Ok(Self { path: path.to_path_buf(), file, end: 0, spoiled: false })
    }

    /// Opens a log to go on with it. A last line without line end, or one that `is_sound` rejects, is cut
    /// off the file; [`ReadLog::cut`] tells.
    pub fn open(path: &Path, is_sound: impl Fn(&str) -> bool) -> Result<(Self, ReadLog), StorageError> {
        let failed = |error: std::io::Error| StorageError::from_io(path, Action::Write, &error);
        let file = lock_log(path)?;
        let (read, end) = read_complete_lines(path, is_sound)?;
        if read.cut.is_some() {
            file.set_len(end).and_then(|()| file.sync_all()).map_err(failed)?;
        }
        Ok((Self { path: path.to_path_buf(), file, end, spoiled: false }, read))
    }

    /// Opens a log to go on with it, and loses nothing: a last line that lacks only its line end, as `is_whole` tells,
    /// gets it. Any other one is cut off and told by [`ReadLog::cut`]; `keep` may copy the file before.
    pub fn open_keeping(
        path: &Path,
        is_whole: impl Fn(&CutLine) -> bool,
        keep: impl FnOnce() -> Result<(), StorageError>,
    ) -> Result<(Self, ReadLog), StorageError> {
        let failed = |error: std::io::Error| StorageError::from_io(path, Action::Write, &error);
        let file = lock_log(path)?;
        let (mut read, end) = read_complete_lines(path, |_| true)?;
        let length = file.metadata().map_err(failed)?.len();
        let mut log = Self { path: path.to_path_buf(), file, end, spoiled: false };
        let Some(cut) = read.cut.take() else { return Ok((log, read)) };
        let is_whole = is_whole(&cut);
        let as_it_stands = end + cut.text.len() as u64 == length && !cut.text.contains(char::REPLACEMENT_CHARACTER);
        if is_whole && as_it_stands {
            // The line itself is not touched: a kill at this moment takes nothing away.
            write_at_end(&mut log.file, b"\n").map_err(failed)?;
            log.end = length + 1;
            read.lines.push(cut.text);
            return Ok((log, read));
        }
        keep()?;
        log.file.set_len(end).and_then(|()| log.file.sync_all()).map_err(failed)?;
        if is_whole {
            log.append(&cut.text)?;
            read.lines.push(cut.text);
        } else {
            read.cut = Some(cut);
        }
        Ok((log, read))
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Appends one line and returns when it is on the disk. After an error the log is as before the call
    /// and may be tried again.
    pub fn append(&mut self, line: &str) -> Result<(), StorageError> {
        let failed = |error: std::io::Error| {
            StorageError::from_io(&self.path, Action::Write, &error).but_safe(Safe::CompleteLines)
        };
        if line.contains(['\n', '\r']) {
            let reason = "a line of the log holds a line end".to_owned();
            return Err(StorageError::untouched(&self.path, Trouble::Unwritable(reason)));
        }
        if self.spoiled {
            self.file.set_len(self.end).map_err(failed)?;
            self.spoiled = false;
        }
        // One write: a kill between two would tear every line, not just the one in flight.
        let mut bytes = Vec::with_capacity(line.len() + 1);
        bytes.extend_from_slice(line.as_bytes());
        bytes.push(b'\n');
        if let Err(error) = write_at_end(&mut self.file, &bytes) {
            self.spoiled = self.file.set_len(self.end).is_err();
            return Err(failed(error));
        }
        self.end += bytes.len() as u64;
        Ok(())
    }
}

/// Reads a log without changing it, also while it is being written.
pub fn read_log(path: &Path, is_sound: impl Fn(&str) -> bool) -> Result<ReadLog, StorageError> {
    read_complete_lines(path, is_sound).map(|(read, _)| read)
}

/// Every line of a log as far as it is text, the last one also without a line end: to see what of a damaged log can be
/// saved. `None`: a line that is no text.
pub fn read_lines(path: &Path) -> Result<Vec<Option<String>>, StorageError> {
    let text = |line| std::str::from_utf8(line).ok().map(|text: &str| text.trim_end_matches(['\n', '\r']).to_owned());
    let mut lines: Vec<Option<String>> = read_log_lines(path)?.lines().map(text).collect();
    without_mark(lines.first_mut().and_then(Option::as_mut));
    Ok(lines)
}

/// Holds a log, so that nobody else writes in it until the file is dropped. Nothing is read or changed.
pub fn lock_log(path: &Path) -> Result<File, StorageError> {
    let failed = |error: std::io::Error| StorageError::from_io(path, Action::Write, &error);
    // Opening a pipe would wait for whoever reads it.
    check_is_file(path)?;
    let file = for_writing().open(path).map_err(failed)?;
    lock(path, &file)?;
    Ok(file)
}

/// At the end, and by nobody else meanwhile.
#[cfg(not(windows))]
fn for_writing() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.append(true);
    options
}

/// At the end, and by nobody else meanwhile: others may only read as long as the file is open.
#[cfg(windows)]
fn for_writing() -> OpenOptions {
    use std::os::windows::fs::OpenOptionsExt as _;
    const FILE_SHARE_READ: u32 = 1;
    let mut options = OpenOptions::new();
    options.write(true).share_mode(FILE_SHARE_READ);
    options
}

/// Returns when it is on the disk.
fn write_at_end(file: &mut File, bytes: &[u8]) -> std::io::Result<()> {
    file.seek(SeekFrom::End(0))?;
    file.write_all(bytes)?;
    file.sync_data()
}

fn read_complete_lines(path: &Path, is_sound: impl Fn(&str) -> bool) -> Result<(ReadLog, u64), StorageError> {
    let bytes = read_log_lines(path)?;
    let mut pieces: Vec<&[u8]> = bytes.lines().collect();
    let mut cut = None;
    if let Some(&last) = pieces.last() {
        let text = last.strip_suffix(b"\n").map(std::str::from_utf8);
        if !matches!(text, Some(Ok(line)) if is_sound(line)) {
            cut = Some(CutLine { number: pieces.len(), text: String::from_utf8_lossy(last).trim_end().to_owned() });
            pieces.pop();
        }
    }
    let end = pieces.iter().map(|piece| piece.len() as u64).sum();
    let mut lines = Vec::with_capacity(pieces.len());
    for (index, piece) in pieces.iter().enumerate() {
        let line = std::str::from_utf8(piece).map_err(|error| {
            let column = String::from_utf8_lossy(&piece[..error.valid_up_to()]).chars().count() + 1;
            StorageError::untouched(path, Trouble::NotText { line: index + 1, column })
        })?;
        lines.push(line.trim_end_matches(['\n', '\r']).to_owned());
    }
    without_mark(lines.first_mut());
    Ok((ReadLog { lines, cut }, end))
}

fn without_mark(first: Option<&mut String>) {
    if let Some(first) = first.filter(|first| first.starts_with(MARK)) {
        first.drain(..MARK.len());
    }
}

/// Keeps a second program from appending to the same game. The system lifts the lock when we end, however
/// we end. Where the file system knows no locks we go on without.
fn lock(path: &Path, file: &File) -> Result<(), StorageError> {
    if cfg!(windows) {
        // The way it was opened keeps others out already.
        return Ok(());
    }
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(StorageError::untouched(path, Trouble::InUse)),
        Err(TryLockError::Error(_)) | Ok(()) => Ok(()),
    }
}

/// A new file is only certain to be there after a crash when its folder is on the disk too.
fn sync_folder_of(path: &Path) -> std::io::Result<()> {
    let folder = path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::LOG_LIMIT;
    use std::fs;

    const LINES: [&str; 4] = ["(format: 1)", "answer: open door", "", "Würfel: ⚔ 3"];

    fn anything(_: &str) -> bool {
        true
    }

    fn written_log(folder: &tempfile::TempDir) -> PathBuf {
        let path = folder.path().join("game.log");
        let mut log = LineLog::create(&path).unwrap();
        for line in LINES {
            log.append(line).unwrap();
        }
        path
    }

    #[test]
    fn appended_lines_are_read_back_and_appending_goes_on_after_reopening() {
        let folder = tempfile::tempdir().unwrap();
        let path = written_log(&folder);
        let (mut log, read) = LineLog::open(&path, anything).unwrap();
        assert_eq!(read, ReadLog { lines: LINES.map(String::from).to_vec(), cut: None });
        log.append("and on").unwrap();
        assert_eq!(read_log(&path, anything).unwrap().lines[4], "and on");
    }

    #[test]
    fn cut_at_every_byte_all_complete_lines_survive_and_the_log_can_go_on() {
        let folder = tempfile::tempdir().unwrap();
        let whole = fs::read(written_log(&folder)).unwrap();
        let path = folder.path().join("cut.log");
        for length in 0..=whole.len() {
            fs::write(&path, &whole[..length]).unwrap();
            let complete = whole[..length].iter().filter(|&&byte| byte == b'\n').count();
            let is_torn = length > 0 && whole[length - 1] != b'\n';

            let (mut log, read) = LineLog::open(&path, anything).unwrap();
            assert_eq!(read.lines, LINES[..complete], "cut at {length}");
            assert_eq!(read.cut.map(|cut| cut.number), is_torn.then_some(complete + 1), "cut at {length}");

            log.append("next").unwrap();
            drop(log);
            let again = read_log(&path, anything).unwrap();
            assert_eq!((again.lines.len(), again.cut), (complete + 1, None), "cut at {length}");
            assert_eq!(again.lines[complete], "next");
        }
    }

    #[test]
    fn a_last_line_that_makes_no_sense_is_cut_and_told() {
        let folder = tempfile::tempdir().unwrap();
        let path = written_log(&folder);
        let (_, read) = LineLog::open(&path, |line| !line.starts_with("Würfel")).unwrap();
        assert_eq!(read.lines, LINES[..3]);
        assert_eq!(read.cut, Some(CutLine { number: 4, text: "Würfel: ⚔ 3".into() }));
        assert_eq!(read_log(&path, anything).unwrap().lines, LINES[..3]);
    }

    #[test]
    fn a_tail_of_zeros_as_some_disks_leave_it_is_cut() {
        let folder = tempfile::tempdir().unwrap();
        let path = written_log(&folder);
        let mut bytes = fs::read(&path).unwrap();
        bytes.extend_from_slice(&[0; 512]);
        fs::write(&path, bytes).unwrap();
        assert_eq!(LineLog::open(&path, anything).unwrap().1.lines, LINES);
    }

    #[test]
    fn reading_changes_nothing_even_if_the_last_line_is_torn() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.log");
        fs::write(&path, "one\ntw").unwrap();
        assert_eq!(read_log(&path, anything).unwrap().lines, ["one"]);
        assert_eq!(fs::read(&path).unwrap(), b"one\ntw");
    }

    #[test]
    fn damage_in_the_middle_is_an_error_with_its_place_and_nothing_is_cut() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.log");
        fs::write(&path, b"one\ntw\xff\nthree\n").unwrap();
        let error = LineLog::open(&path, anything).unwrap_err();
        assert_eq!(error.trouble, Trouble::NotText { line: 2, column: 3 });
        assert_eq!(fs::read(&path).unwrap(), b"one\ntw\xff\nthree\n");
    }

    #[test]
    fn a_new_log_never_replaces_an_old_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = written_log(&folder);
        assert_eq!(LineLog::create(&path).unwrap_err().trouble, Trouble::Exists);
        assert_eq!(read_log(&path, anything).unwrap().lines, LINES);
    }

    #[test]
    fn a_second_writer_is_refused_while_the_first_is_open() {
        let folder = tempfile::tempdir().unwrap();
        let path = written_log(&folder);
        let first = LineLog::open(&path, anything).unwrap();
        assert_eq!(LineLog::open(&path, anything).unwrap_err().trouble, Trouble::InUse);
        drop(first);
        assert!(LineLog::open(&path, anything).is_ok());
    }

    #[test]
    fn a_line_with_a_line_end_in_it_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = written_log(&folder);
        let (mut log, _) = LineLog::open(&path, anything).unwrap();
        assert!(matches!(log.append("two\nlines").unwrap_err().trouble, Trouble::Unwritable(_)));
        assert_eq!(read_log(&path, anything).unwrap().lines, LINES);
    }

    #[test]
    fn a_log_that_is_too_large_is_not_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.log");
        File::create(&path).unwrap().set_len(LOG_LIMIT + 1).unwrap();
        assert!(matches!(read_log(&path, anything).unwrap_err().trouble, Trouble::TooLarge { .. }));
    }
}
