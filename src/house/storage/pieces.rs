//! Work of the machine that takes minutes, kept on the disk piece by piece: whoever closes the program, or loses it, goes on where it was.
//!
//! A file belongs to one thing that is worked at, as one number ([`begin`]). Nothing in it is anybody's own: what is not understood is not
//! believed, and is done again.

use super::{HeldLog, LineLog, StorageError, Trouble, read_first_line, read_log};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The folder below the root of the data.
pub const FOLDER: &str = "checks";
/// How its files end.
const ENDING: &str = "checks";
/// The format of the lines. Where it grows, what older files hold is done anew.
const FORMAT: u32 = 1;
/// First lines are shorter than this, in bytes.
const LONGEST_OPENING: u64 = 512;
/// Files that are kept: those of what was worked at last.
const MOST_FILES: usize = 40;

/// The first line.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Opening {
    /// Whose file it is.
    delvewright: String,
    format: u32,
    /// Of which game.
    game: String,
    /// What is worked at.
    of: String,
}

impl Opening {
    fn of(game: &str, key: u64) -> Self {
        Self { delvewright: ENDING.to_owned(), format: FORMAT, game: game.to_owned(), of: format!("{key:016x}") }
    }

    fn is(&self, line: &str) -> bool {
        serde_json::from_str::<Self>(line).is_ok_and(|opening| opening == *self)
    }

    fn line(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Is it what is left of a file that was just begun when the program was killed? Some disks leave zeros.
    fn is_torn_in(&self, held: &HeldLog) -> bool {
        let is_begun = |text: &str| self.line().starts_with(text.trim_matches('\0'));
        held.read().lines.is_empty() && held.read().cut.as_ref().is_none_or(|cut| is_begun(&cut.text))
    }
}

/// What was done of one thing, open for more.
#[derive(Debug)]
pub struct KeptPieces {
    log: LineLog,
}

fn file(root: &Path, game: &str, key: u64) -> PathBuf {
    root.join(FOLDER).join(format!("{game}-{key:016x}.{ENDING}"))
}

/// Reads a piece; one that is torn or is none ends what is believed.
fn pieces<P: DeserializeOwned>(lines: &[String], opening: &Opening) -> Option<Vec<P>> {
    let (first, others) = lines.split_first()?;
    opening.is(first).then(|| others.iter().map_while(|line| serde_json::from_str(line).ok()).collect())
}

/// What has been done so far; nothing where there is no such file, or where it is none of ours. Nothing is changed.
#[must_use]
pub fn found<P: DeserializeOwned>(root: &Path, game: &str, key: u64) -> Vec<P> {
    let lines = read_log(&file(root, game, key), |_| true).map(|read| read.lines).unwrap_or_default();
    pieces(&lines, &Opening::of(game, key)).unwrap_or_default()
}

/// Takes up the file of what is worked at, or begins it; with the pieces that stand in it. `key` tells it apart from everything else: the
/// thing itself, and by what it is done.
///
/// # Errors
/// The disk; somebody else is at the same just now; or something else lies there.
pub fn begin<P: DeserializeOwned>(root: &Path, game: &str, key: u64) -> Result<(KeptPieces, Vec<P>), StorageError> {
    let (path, opening) = (file(root, game, key), Opening::of(game, key));
    if let Some(folder) = path.parent() {
        // Where it cannot be made, the file says why.
        _ = fs::create_dir_all(folder);
    }
    match LineLog::create(&path) {
        Ok(mut log) => {
            log.append(&opening.line())?;
            forget_the_oldest(&path);
            return Ok((KeptPieces { log }, Vec::new()));
        }
        Err(StorageError { trouble: Trouble::Exists, .. }) => {}
        Err(error) => return Err(error),
    }
    let held = LineLog::hold(&path)?;
    if opening.is_torn_in(&held) {
        let (mut log, _) = held.go_on(0)?;
        log.append(&opening.line())?;
        return Ok((KeptPieces { log }, Vec::new()));
    }
    let Some(known) = pieces::<P>(&held.read().lines, &opening) else {
        return Err(StorageError::untouched(&path, Trouble::Exists));
    };
    // What follows a line that is not understood is done again.
    let (log, _) = held.go_on(known.len() + 1)?;
    Ok((KeptPieces { log }, known))
}

impl KeptPieces {
    /// Keeps a piece, and returns when it is on the disk.
    ///
    /// # Errors
    /// The disk.
    pub fn add<P: Serialize>(&mut self, piece: &P) -> Result<(), StorageError> {
        self.log.append(&serde_json::to_string(piece).unwrap_or_default())
    }
}

/// Of files like this one only the last are kept: each change of what is drawn begins another.
fn forget_the_oldest(begun: &Path) {
    let Some(files) = begun.parent().and_then(|folder| fs::read_dir(folder).ok()) else { return };
    // What says in its first line that it is such a file, with what was kept of torn ones.
    let is_ours = |path: &PathBuf| {
        let opening = read_first_line(path, LONGEST_OPENING).map(|line| serde_json::from_str::<Opening>(&line));
        opening.is_ok_and(|opening| opening.is_ok_and(|opening| opening.delvewright == ENDING))
    };
    let mut ours: Vec<(SystemTime, PathBuf)> = files
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path != begun && is_ours(path))
        .filter_map(|path| Some((path.metadata().ok()?.modified().ok()?, path)))
        .collect();
    ours.sort();
    let too_many = (ours.len() + 1).saturating_sub(MOST_FILES);
    // One that is being worked at was written last. What cannot be removed stays: it harms nobody.
    ours.iter().take(too_many).for_each(|(_, path)| drop(fs::remove_file(path)));
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "caves";

    #[test]
    fn what_was_done_is_there_again_and_goes_on() {
        let folder = tempfile::tempdir().expect("a folder");
        let root = folder.path();
        assert!(found::<u32>(root, GAME, 7).is_empty() && !root.join(FOLDER).exists(), "looking makes nothing");
        let (mut kept, known) = begin::<u32>(root, GAME, 7).expect("it begins");
        assert!(known.is_empty());
        kept.add(&3).expect("it is written");
        kept.add(&4).expect("it is written");
        assert_eq!(found::<u32>(root, GAME, 7), [3, 4], "while it is being worked at");
        assert!(begin::<u32>(root, GAME, 7).is_err(), "somebody is at it");
        drop(kept);
        let (mut kept, known) = begin::<u32>(root, GAME, 7).expect("it goes on");
        assert_eq!(known, [3, 4]);
        kept.add(&5).expect("it is written");
        assert_eq!(found::<u32>(root, GAME, 7), [3, 4, 5]);
        assert!(found::<u32>(root, GAME, 8).is_empty() && found::<u32>(root, "attics", 7).is_empty());
    }

    #[test]
    fn a_line_that_a_crash_tore_is_done_again_and_what_is_not_ours_is_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let (root, path) = (folder.path(), file(folder.path(), GAME, 7));
        let (mut kept, _) = begin::<u32>(root, GAME, 7).expect("it begins");
        kept.add(&3).expect("it is written");
        drop(kept);
        let whole = fs::read_to_string(&path).expect("a file");
        for torn in [format!("{whole}4"), format!("{whole}dear diary\n5\n"), format!("{whole}\0\0")] {
            fs::write(&path, &torn).expect("it is written");
            assert_eq!(found::<u32>(root, GAME, 7), [3], "{torn}");
            let (_, known) = begin::<u32>(root, GAME, 7).expect("it goes on");
            assert_eq!((known, fs::read_to_string(&path).expect("a file")), (vec![3], whole.clone()));
        }
        // Killed while it was being begun.
        let opening = whole.lines().next().expect("a line");
        for begun in ["", "\0\0", &opening[..20], opening] {
            fs::write(&path, begun).expect("it is written");
            assert!(found::<u32>(root, GAME, 7).is_empty());
            let (mut kept, known) = begin::<u32>(root, GAME, 7).expect("it begins again");
            assert!(known.is_empty());
            kept.add(&3).expect("it is written");
            assert_eq!(fs::read_to_string(&path).expect("a file"), whole, "{begun}");
        }
        for foreign in ["dear diary\n", "{}\n", &whole.replace("caves", "attics"), &whole.replace(":1,", ":2,")] {
            fs::write(&path, foreign).expect("it is written");
            assert!(found::<u32>(root, GAME, 7).is_empty());
            assert!(begin::<u32>(root, GAME, 7).is_err(), "{foreign}");
            assert_eq!(fs::read_to_string(&path).expect("a file"), foreign);
        }
    }

    #[test]
    fn files_do_not_pile_up() {
        let folder = tempfile::tempdir().expect("a folder");
        let letter = folder.path().join(FOLDER).join("a letter.checks");
        fs::create_dir_all(folder.path().join(FOLDER)).expect("a folder");
        fs::write(&letter, "dear diary\n").expect("it is written");
        for key in 0..MOST_FILES as u64 + 5 {
            begin::<u32>(folder.path(), GAME, key).expect("it begins");
        }
        let left = fs::read_dir(folder.path().join(FOLDER)).expect("a folder").count();
        assert_eq!(left, MOST_FILES + 1);
        assert!(letter.exists(), "it is none of ours");
    }
}
