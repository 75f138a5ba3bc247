//! The file of a running game or of a campaign book: lines of text, only ever appended, each on the disk before the next
//! question is asked.
//!
//! A program that is killed can leave the last line torn. Nothing is cut off before the owner of the log has understood
//! what stands in it ([`LineLog::hold`]), and then only after a copy of the file has been kept. One program at a time may
//! append; anybody may read.
//!
//! A log knows what it has written: where its file is deleted or its disk goes away, it notices at the next line, and can
//! be set up again at its old place or elsewhere.
//!
//! Windows differs: a file opened only for appending can be neither locked nor cut off, and its locks would keep readers
//! out, this program's own ones included. There the log is opened so that nobody else can open it for writing.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::atomic::{copy_new, sync_folder_of, write_atomic, write_new};
use super::error::{Action, Safe, StorageError, Trouble};
use super::names::{check_name, free_beside};
use super::patient::{is_held, patiently};
use super::read::{LOG_LIMIT, MARK, MOST_LINES, check_is_file, read_log_lines};

/// How long it is waited for somebody to let go of a log: a program that is being started, on Windows a virus scanner, too.
const PATIENCE: Duration = Duration::from_millis(if cfg!(windows) { 400 } else { 100 });

/// A log that is open for appending.
#[derive(Debug)]
pub struct LineLog {
    path: PathBuf,
    file: File,
    /// The complete lines that stand in the file. With them it can be set up again where the file itself is gone.
    content: Vec<u8>,
    /// A failed append could not be taken back: what the file ends with is unknown.
    spoiled: bool,
    /// What is safe where nothing more can be written: its lines, by what they are called.
    lines_are: Safe,
    /// Dropped after the file, which Windows does not take away while it is open.
    made: Made,
}

/// The file of a log that was made here, as long as nothing stands in it: it goes with the log, so that nobody finds a log
/// that holds nothing.
#[derive(Debug, Default)]
struct Made(Option<PathBuf>);

impl Drop for Made {
    fn drop(&mut self) {
        let Some(path) = self.0.take() else { return };
        let is_empty = path.symlink_metadata().is_ok_and(|about| about.is_file() && about.len() == 0);
        if is_empty && fs::remove_file(&path).is_ok() {
            // Where that is not certain to stay so, it is an empty file at worst.
            _ = sync_folder_of(&path);
        }
    }
}

/// A log that nobody else can write in, as long as this is kept. Nothing in it has been changed.
#[derive(Debug)]
pub struct HeldLog {
    path: PathBuf,
    file: File,
    bytes: Vec<u8>,
    read: ReadLog,
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
        check_name(path).map_err(failed)?;
        let file = for_writing().create_new(true).open(path).map_err(failed)?;
        let mut log = Self::over(path.to_path_buf(), file, Vec::new());
        log.made = Made(Some(path.to_path_buf()));
        lock(path, &log.file, Instant::now() + PATIENCE)?;
        log.file.sync_all().map_err(failed)?;
        sync_folder_of(path).map_err(failed)?;
        Ok(log)
    }

    /// A file with these lines, open for more.
    fn over(path: PathBuf, file: File, content: Vec<u8>) -> Self {
        Self { path, file, content, spoiled: false, lines_are: Safe::CompleteLines, made: Made::default() }
    }

    /// Takes a log in hand to go on with it. What is cut off is decided when it has been understood:
    /// [`HeldLog::go_on`].
    pub fn hold(path: &Path) -> Result<HeldLog, StorageError> {
        let file = lock_log(path)?;
        let bytes = read_log_lines(path)?.into_bytes();
        let read = complete_lines(path, &bytes, |_| true)?;
        Ok(HeldLog { path: path.to_path_buf(), file, bytes, read })
    }

    /// Opens a log that is known to be ours. A last line without line end, or one that `is_sound` rejects, is cut off;
    /// [`ReadLog::cut`] tells, and the file as it was is kept beside it.
    pub fn open(path: &Path, is_sound: impl Fn(&str) -> bool) -> Result<(Self, ReadLog), StorageError> {
        let held = Self::hold(path)?;
        let read = complete_lines(path, &held.bytes, is_sound)?;
        let (log, _) = held.go_on(read.lines.len())?;
        Ok((log, read))
    }

    /// The same log whose lines are no answers of a game: what is said to be safe where nothing more can be written.
    #[must_use]
    pub fn of(self, lines_are: Safe) -> Self {
        Self { lines_are, ..self }
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Would a line more still be read back?
    pub fn has_room_for(&self, line: &str) -> bool {
        self.has_room(line.len())
    }

    /// Would a line more of so many bytes still be read back?
    pub fn has_room(&self, bytes: usize) -> bool {
        ((self.content.len() + bytes) as u64) < LOG_LIMIT && self.lines() < MOST_LINES
    }

    /// Appends one line and returns when it is on the disk. After an error the log is as before the call
    /// and may be tried again.
    pub fn append(&mut self, line: &str) -> Result<(), StorageError> {
        self.append_all(&[line])
    }

    /// Appends lines and returns when they are on the disk: all of them or, after an error, none.
    ///
    /// # Errors
    /// The disk; the path leads to another file than the one that was opened, or to none; or the log would be larger than
    /// what is read back.
    pub fn append_all(&mut self, lines: &[impl AsRef<str>]) -> Result<(), StorageError> {
        // One write: a kill between two would tear every line, not just the one in flight.
        let mut bytes = Vec::with_capacity(lines.iter().map(|line| line.as_ref().len() + 1).sum());
        for line in lines.iter().map(AsRef::as_ref) {
            if line.contains(['\n', '\r']) {
                let reason = "a line of the log holds a line end".to_owned();
                return Err(StorageError::untouched(&self.path, Trouble::Unwritable(reason)));
            }
            bytes.extend_from_slice(line.as_bytes());
            bytes.push(b'\n');
        }
        let size = (self.content.len() + bytes.len()) as u64;
        if size > LOG_LIMIT {
            let trouble = Trouble::Overflowing { limit: LOG_LIMIT };
            return Err(StorageError::untouched(&self.path, trouble).but_safe(self.still_there()));
        }
        if self.lines() + lines.len() > MOST_LINES {
            let trouble = Trouble::TooManyLines { most: MOST_LINES };
            return Err(StorageError::untouched(&self.path, trouble).but_safe(self.still_there()));
        }
        self.check_place()?;
        let kept = self.still_there();
        let failed =
            |error: std::io::Error| StorageError::from_io(&self.path, Action::Write, &error).but_safe(kept.clone());
        let end = self.content.len() as u64;
        let (file, spoiled) = (&mut self.file, &mut self.spoiled);
        patiently(|| {
            if *spoiled {
                file.set_len(end)?;
                *spoiled = false;
            }
            write_at_end(file, &bytes).inspect_err(|_| *spoiled = file.set_len(end).is_err())
        })
        .map_err(failed)?;
        self.content.append(&mut bytes);
        self.made.0 = None;
        Ok(())
    }

    /// What is not lost where nothing more can be written: of a log that was just made nobody has anything yet.
    fn still_there(&self) -> Safe {
        if self.content.is_empty() { Safe::Untouched } else { self.lines_are.clone() }
    }

    /// How many lines stand in it.
    fn lines(&self) -> usize {
        self.content.iter().filter(|&&byte| byte == b'\n').count()
    }

    /// Is the file that is open still the one at its path, with what we wrote? Lines that go into a deleted file are gone
    /// with it, and a file that somebody else has put there is not ours.
    fn check_place(&self) -> Result<(), StorageError> {
        let wrong = |trouble| Err(StorageError::untouched(&self.path, trouble).but_safe(Safe::StillKnown));
        let about = match fs::metadata(&self.path) {
            Ok(about) => about,
            Err(error) => {
                let told = StorageError::from_io(&self.path, Action::Write, &error);
                // A folder that is gone is named as such.
                let is_deleted = told.trouble == Trouble::NotFound && told.path == self.path;
                return if is_deleted { wrong(Trouble::Deleted) } else { Err(told.but_safe(Safe::StillKnown)) };
            }
        };
        let is_as_written = self.spoiled || about.len() == self.content.len() as u64;
        if is_as_written && is_same_file(&self.file, &about) { Ok(()) } else { wrong(Trouble::Replaced) }
    }

    /// Brings the log back to its path where it has been lost: a file that was deleted is written again with everything
    /// that stood in it, and one that is there again just as it was is taken in hand. Does nothing where all is well.
    ///
    /// # Errors
    /// The file cannot be written, or something else lies there, which stays as it is.
    pub fn set_up_again(&mut self) -> Result<(), StorageError> {
        let Err(lost) = self.check_place() else { return Ok(()) };
        match lost.trouble {
            Trouble::Deleted | Trouble::NotFound => {
                if let Some(folder) = self.path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
                    fs::create_dir_all(folder)
                        .map_err(|error| StorageError::from_io(folder, Action::Folder, &error))?;
                }
                let path = self.path.clone();
                self.go_on_at(&path)
            }
            // A disk that was taken out and put back holds the same in what the system calls another file.
            _ => {
                if fs::metadata(&self.path).is_ok_and(|about| is_same_file(&self.file, &about)) {
                    return Err(lost);
                }
                let held = Self::hold(&self.path).map_err(|error| error.but_safe(Safe::StillKnown))?;
                if held.bytes != self.content {
                    return Err(lost);
                }
                (self.file, self.spoiled) = (held.file, false);
                Ok(())
            }
        }
    }

    /// Goes on in a new file, with everything that has been written so far. The old one stays as it is.
    ///
    /// # Errors
    /// There is a file of that name already, or it cannot be written; then the log stays where it is.
    pub fn go_on_at(&mut self, path: &Path) -> Result<(), StorageError> {
        write_new(path, &self.content)?;
        self.file = lock_log(path)?;
        (self.path, self.spoiled) = (path.to_path_buf(), false);
        Ok(())
    }

    /// Goes back to where the log was before it went on elsewhere, with everything that was written since. The other file
    /// stays as it is.
    ///
    /// # Errors
    /// It cannot be written there, or something else lies there than the log as it was; then the log stays where it is.
    pub fn go_back_to(&mut self, path: &Path) -> Result<(), StorageError> {
        match Self::hold(path) {
            Ok(held) if !self.content.starts_with(&held.bytes) => {
                return Err(StorageError::untouched(path, Trouble::Replaced));
            }
            // Windows replaces no file that is open.
            Ok(held) => drop(held),
            Err(error) if error.trouble == Trouble::NotFound => return self.go_on_at(path),
            Err(error) => return Err(error),
        }
        write_atomic(path, &self.content)?;
        self.file = lock_log(path)?;
        (self.path, self.spoiled) = (path.to_path_buf(), false);
        Ok(())
    }
}

/// A log that goes on behind its last line.
#[derive(Debug)]
pub struct GoneOn {
    /// Open for more lines; nobody else can write in it meanwhile.
    pub log: LineLog,
    /// What stands in it, and what of it was cut off.
    pub read: ReadLog,
    /// The file as it was before something was cut off.
    pub kept: Option<PathBuf>,
}

impl HeldLog {
    /// What stands in it.
    pub fn read(&self) -> &ReadLog {
        &self.read
    }

    /// Goes on behind the first `lines` lines. Whatever comes after them is cut off; before that the file as it was is
    /// kept beside it, under the name that is returned.
    pub fn go_on(self, lines: usize) -> Result<(LineLog, Option<PathBuf>), StorageError> {
        let end = self.end_of(lines);
        let Self { path, file, mut bytes, .. } = self;
        let mut kept = None;
        if end < bytes.len() {
            let failed = |error: std::io::Error| StorageError::from_io(&path, Action::Write, &error);
            let free = free_beside(&path, |stem, number, ending| format!("{stem}{ending}.torn-{number}"));
            copy_new(&path, &free)?;
            file.set_len(end as u64).and_then(|()| file.sync_all()).map_err(failed)?;
            bytes.truncate(end);
            kept = Some(free);
        }
        Ok((LineLog::over(path, file, bytes), kept))
    }

    /// Goes on behind the last line and loses nothing: one that lacks only its line end, as `is_whole` tells, gets it and
    /// is among the lines. Any other torn one is cut off and told by [`ReadLog::cut`], and the file as it was is kept.
    pub fn go_on_keeping(mut self, is_whole: impl Fn(&CutLine) -> bool) -> Result<GoneOn, StorageError> {
        // What goes on needs only the bytes: a long log is not held twice.
        let mut read = std::mem::replace(&mut self.read, ReadLog { lines: Vec::new(), cut: None });
        let end = self.end_of(read.lines.len());
        let Some(whole) = read.cut.take_if(|cut| is_whole(cut)) else {
            let (log, kept) = self.go_on(read.lines.len())?;
            return Ok(GoneOn { log, read, kept });
        };
        let as_it_stands =
            end + whole.text.len() == self.bytes.len() && !whole.text.contains(char::REPLACEMENT_CHARACTER);
        let (log, kept) = if as_it_stands {
            // The line itself is not touched: a kill at this moment takes nothing away.
            (self.end_last_line()?, None)
        } else {
            let (mut log, kept) = self.go_on(read.lines.len())?;
            log.append(&whole.text)?;
            (log, kept)
        };
        read.lines.push(whole.text);
        Ok(GoneOn { log, read, kept })
    }

    fn end_last_line(self) -> Result<LineLog, StorageError> {
        let Self { path, mut file, mut bytes, .. } = self;
        write_at_end(&mut file, b"\n").map_err(|error| StorageError::from_io(&path, Action::Write, &error))?;
        bytes.push(b'\n');
        Ok(LineLog::over(path, file, bytes))
    }

    /// Where so many lines end, in bytes.
    fn end_of(&self, lines: usize) -> usize {
        self.bytes.split_inclusive(|&byte| byte == b'\n').take(lines).map(<[u8]>::len).sum()
    }
}

/// Reads a log without changing it, also while it is being written.
pub fn read_log(path: &Path, is_sound: impl Fn(&str) -> bool) -> Result<ReadLog, StorageError> {
    complete_lines(path, &read_log_lines(path)?.into_bytes(), is_sound)
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
    let until = Instant::now() + PATIENCE;
    loop {
        // Opening a pipe would wait for whoever reads it.
        check_is_file(path)?;
        let file = match for_writing().open(path) {
            // Only Windows says so here: whoever has it open shares it with nobody who writes.
            Err(error) if is_held(&error) && Instant::now() < until => {
                std::thread::sleep(Duration::from_millis(5));
                continue;
            }
            opened => opened.map_err(failed)?,
        };
        lock(path, &file, until)?;
        // Whoever held it may have put another file in its place while we waited: what we have then nobody reads.
        if fs::metadata(path).is_ok_and(|about| is_same_file(&file, &about)) {
            return Ok(file);
        }
        if Instant::now() >= until {
            return Err(StorageError::untouched(path, Trouble::InUse));
        }
    }
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

/// Is it the file with these data? Windows lets nobody delete or replace a file that we have open.
#[cfg(unix)]
fn is_same_file(file: &File, about: &fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    file.metadata().is_ok_and(|open| (open.dev(), open.ino()) == (about.dev(), about.ino()))
}

/// Is it the file with these data? Windows lets nobody delete or replace a file that we have open, but a disk may have been taken
/// out: then nothing can be said of the open file any more, also when the disk is back.
#[cfg(not(unix))]
fn is_same_file(file: &File, about: &fs::Metadata) -> bool {
    file.metadata().is_ok_and(|open| open.created().ok() == about.created().ok())
}

/// What stands in a log. A last line that is torn, no text, or not sound is left out.
fn complete_lines(path: &Path, bytes: &[u8], is_sound: impl Fn(&str) -> bool) -> Result<ReadLog, StorageError> {
    let mut pieces: Vec<&[u8]> = bytes.split_inclusive(|&byte| byte == b'\n').collect();
    let mut cut = None;
    if let Some(&last) = pieces.last() {
        let text = last.strip_suffix(b"\n").map(std::str::from_utf8);
        if !matches!(text, Some(Ok(line)) if is_sound(line)) {
            cut = Some(CutLine { number: pieces.len(), text: String::from_utf8_lossy(last).trim_end().to_owned() });
            pieces.pop();
        }
    }
    let mut lines = Vec::with_capacity(pieces.len());
    for (index, piece) in pieces.iter().enumerate() {
        let line = std::str::from_utf8(piece).map_err(|error| {
            let column = String::from_utf8_lossy(&piece[..error.valid_up_to()]).chars().count() + 1;
            StorageError::untouched(path, Trouble::NotText { line: index + 1, column })
        })?;
        lines.push(line.trim_end_matches(['\n', '\r']).to_owned());
    }
    without_mark(lines.first_mut());
    Ok(ReadLog { lines, cut })
}

fn without_mark(first: Option<&mut String>) {
    if let Some(first) = first.filter(|first| first.starts_with(MARK)) {
        first.drain(..MARK.len());
    }
}

/// Keeps a second program from appending to the same game. The system lifts the lock when we end, however
/// we end. Where the file system knows no locks we go on without.
fn lock(path: &Path, file: &File, until: Instant) -> Result<(), StorageError> {
    if cfg!(windows) {
        // The way it was opened keeps others out already.
        return Ok(());
    }
    // A program that we are just starting holds for a moment whatever we had open, also what we have let go of.
    loop {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) if Instant::now() < until => std::thread::sleep(Duration::from_millis(2)),
            Err(TryLockError::WouldBlock) => return Err(StorageError::untouched(path, Trouble::InUse)),
            Err(TryLockError::Error(_)) | Ok(()) => return Ok(()),
        }
    }
}

#[cfg(test)]
mod tests;
