//! Work of the machine that takes minutes, kept on the disk piece by piece: whoever closes the program, or loses it, goes on where it was.
//!
//! A file belongs to one thing that is worked at, as one number ([`begin`]). Nothing in it is anybody's own: what is not understood is not
//! believed, and is done again.
//!
//! The number of what belongs to a document is made by [`key`]: so all that was done of it is found, and goes where it goes ([`copy_along`],
//! [`put_away`], [`bring_back`]).

use super::{HeldLog, LineLog, StorageError, Trouble, move_new, read_first_line, read_log, write_new};
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
    /// The game whose file it is, by its id.
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

/// The number of something that is worked at, which belongs to somebody: the first half says whose it is, the other half what.
#[must_use]
pub fn key(whose: u64, what: u64) -> u64 {
    whose << HALF | what & u64::from(u32::MAX)
}

/// Bits of either half of a [`key`].
const HALF: u32 = u32::BITS;

/// All that was done of what belongs to somebody, by its numbers.
fn all_of(folder: &Path, before: &str, whose: u64) -> Vec<(u64, PathBuf)> {
    let number = |file: &PathBuf| {
        let stem = file.file_stem()?.to_str()?.strip_prefix(before)?;
        let is_number = stem.len() == 16 && file.extension().is_some_and(|ending| ending == ENDING);
        u64::from_str_radix(stem, 16).ok().filter(|key| is_number && *key == self::key(whose, *key))
    };
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    entries.filter_map(|file| Some((number(&file)?, file))).collect()
}

/// The numbers of all that was begun of what belongs to somebody ([`key`]).
#[must_use]
pub fn keys(root: &Path, game: &str, whose: u64) -> Vec<u64> {
    all_of(&root.join(FOLDER), &format!("{game}-"), whose).into_iter().map(|(key, _)| key).collect()
}

/// Somebody else begins with what was done of something that is the same.
pub fn copy_along(root: &Path, game: &str, from: u64, to: u64) {
    for (key, known) in all_of(&root.join(FOLDER), &format!("{game}-"), from) {
        let Ok(log) = read_log(&known, |_| true) else { continue };
        let Some((first, others)) = log.lines.split_first() else { continue };
        if !Opening::of(game, key).is(first) {
            continue;
        }
        let key = self::key(to, key);
        let mut text = Opening::of(game, key).line() + "\n";
        others.iter().for_each(|line| text += &format!("{line}\n"));
        said(write_new(&file(root, game, key), text.as_bytes()));
    }
}

/// The document to which it belongs was put away, there: what was done of it lies beside it.
pub fn put_away(root: &Path, game: &str, whose: u64, beside: &Path) {
    let stem = beside.file_stem().unwrap_or_default().to_string_lossy();
    for (key, known) in all_of(&root.join(FOLDER), &format!("{game}-"), whose) {
        said(move_new(&known, &beside.with_file_name(format!("{stem}-{key:016x}.{ENDING}"))));
    }
}

/// It comes back from there.
pub fn bring_back(root: &Path, game: &str, whose: u64, beside: &Path) {
    let (stem, folder) = (beside.file_stem().unwrap_or_default().to_string_lossy(), beside.parent());
    for (key, known) in folder.map(|folder| all_of(folder, &format!("{stem}-"), whose)).unwrap_or_default() {
        // Somebody may have done it again meanwhile.
        let home = file(root, game, key);
        match home.parent().map(fs::create_dir_all) {
            Some(Ok(())) if home.exists() => _ = fs::remove_file(&known),
            _ => said(move_new(&known, &home)),
        }
    }
}

/// What does not come along stays where it is, harms nobody and is done again.
fn said(done: Result<(), StorageError>) {
    if let Err(trouble) = done {
        log::warn!("{trouble}");
    }
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
    fn what_was_done_goes_where_its_document_goes() {
        let folder = tempfile::tempdir().expect("a folder");
        let root = folder.path();
        let (well, attic, copy) = (0x1_0000_0007, 8, 9);
        for (whose, what, piece) in [(well, 1, 3_u32), (well, 2, 4), (attic, 1, 5)] {
            let (mut kept, _) = begin::<u32>(root, GAME, key(whose, what)).expect("it begins");
            kept.add(&piece).expect("it is written");
        }
        let of = |whose| [1, 2].map(|what| found::<u32>(root, GAME, key(whose, what)));
        assert_eq!(of(well), [vec![3], vec![4]]);
        let mut begun = keys(root, GAME, well);
        begun.sort_unstable();
        assert_eq!((begun, keys(root, "attics", well)), (vec![key(well, 1), key(well, 2)], Vec::new()));
        copy_along(root, GAME, well, copy);
        assert_eq!((of(copy), of(well), of(attic)), (of(well), [vec![3], vec![4]], [vec![5], vec![]]));
        // It goes on there, and the other one does not.
        let (mut kept, known) = begin::<u32>(root, GAME, key(copy, 1)).expect("it goes on");
        assert_eq!(known, [3]);
        kept.add(&6).expect("it is written");
        assert_eq!((of(copy)[0].clone(), of(well)[0].clone()), (vec![3, 6], vec![3]));
        // What is put away leaves nothing behind, and comes back to where it was.
        let away = root.join("7-well.ron");
        put_away(root, GAME, well, &away);
        assert_eq!(of(well), [Vec::<u32>::new(), Vec::new()]);
        let files = fs::read_dir(root.join(FOLDER)).expect("a folder").count();
        assert_eq!(files, 3, "two of the copy and one of the attic");
        // What lies beside a document whose name begins alike is none of it.
        bring_back(root, GAME, well, &root.join("7.ron"));
        bring_back(root, GAME, attic, &away);
        assert_eq!(of(well), [Vec::<u32>::new(), Vec::new()]);
        let (mut kept, _) = begin::<u32>(root, GAME, key(well, 2)).expect("it is done again");
        kept.add(&8).expect("it is written");
        bring_back(root, GAME, well, &away);
        assert_eq!(of(well), [vec![3], vec![8]]);
        assert_eq!(fs::read_dir(root).expect("a folder").count(), 1, "nothing lies beside it any more");
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
