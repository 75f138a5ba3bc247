//! Quests that come from elsewhere and go elsewhere. A file from elsewhere is not trusted: it may be cut off, huge, of
//! another program, or name itself after a folder. Whatever it is, nothing of the user's is touched before it is understood.

use super::edit::{FAR, everything_is_near};
use super::model::{FORMAT, MAX_TILES, Quest};
use super::problem::Speaker;
use super::size::sizes;
use crate::games::massive_darkness::folders::OwnFolders as _;
use crate::house::storage::{
    DataDirs, DocumentShelf, LONGEST_DOCUMENT_NAME as LONGEST_NAME, SavingLock, StorageError, Trouble, document_bytes,
    may_replace, read_document, write_document, write_new,
};
use std::path::{Path, PathBuf};

/// Most things of a kind that a quest may bring to be opened. What can be played is less.
const MOST: usize = 4 * MAX_TILES;
/// The same for what nobody lays on the map.
const FEW: usize = 256;

/// Why a file is no quest that can be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Unusable {
    /// It cannot be read or understood.
    #[error(transparent)]
    File(#[from] StorageError),
    /// A folder, a device or a pipe.
    #[error("{} is no file", .0.display())]
    NotAFile(PathBuf),
    /// More of something than anybody lays.
    #[error("{} holds {count} × {what}; at most {most} can be opened", file.display())]
    TooMuch {
        file: PathBuf,
        /// Of what kind of thing.
        what: &'static str,
        /// How many there are.
        count: usize,
        /// How many can be opened.
        most: usize,
    },
    /// A rule or something else with parts has more of them than anybody writes.
    #[error("in {} {by} has {count} parts; at most {most} can be opened", file.display())]
    TooLong {
        file: PathBuf,
        by: Speaker,
        /// How many parts it has.
        count: usize,
        /// How many can be opened.
        most: usize,
    },
    /// Something lies farther out than the drawing board reaches.
    #[error("in {} something lies more than {FAR} zones from the corner of the map", file.display())]
    TooFar {
        file: PathBuf,
        /// The tile that does, if it is one.
        tile: Option<String>,
        /// How far it may lie.
        most: i16,
    },
}

/// Reads a quest that can be opened on the drawing board.
///
/// # Errors
/// Why it cannot; the file is left alone.
pub fn open(file: &Path) -> Result<Quest, Unusable> {
    // A pipe would never end, and a folder has no text.
    if std::fs::metadata(file).is_ok_and(|about| !about.is_file()) {
        return Err(Unusable::NotAFile(file.to_owned()));
    }
    let quest: Quest = read_document(file, FORMAT)?;
    check(file, &quest)?;
    Ok(quest)
}

/// The quests in the user's folder that can be opened, with their files, by name.
#[must_use]
pub fn own_quests(dirs: &DataDirs) -> Vec<(PathBuf, Quest)> {
    let entries = std::fs::read_dir(dirs.quests()).into_iter().flatten();
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "ron"));
    files.sort();
    files.into_iter().filter_map(|file| open(&file).ok().map(|quest| (file, quest))).collect()
}

/// Can this quest be opened on the drawing board? `file` is only named in errors.
///
/// # Errors
/// Why it cannot.
pub fn check(file: &Path, quest: &Quest) -> Result<(), Unusable> {
    // Formats are counted from 1.
    if quest.format == 0 {
        return Err(StorageError::untouched(file, Trouble::NoFormat).into());
    }
    if let Some((by, count)) = sizes(quest).into_iter().find(|(_, count)| *count > FEW) {
        return Err(Unusable::TooLong { file: file.to_owned(), by: by.cut(LONGEST_NAME), count, most: FEW });
    }
    match excess(quest) {
        Some((what, count, most)) => Err(Unusable::TooMuch { file: file.to_owned(), what, count, most }),
        None if !everything_is_near(quest) => {
            let is_far = |at: i16| at.unsigned_abs() > FAR.unsigned_abs();
            let tile = quest.tiles.iter().find(|tile| is_far(tile.at.x) || is_far(tile.at.y));
            Err(Unusable::TooFar {
                file: file.to_owned(),
                tile: tile.map(|tile| tile.tile.chars().take(LONGEST_NAME).collect()),
                most: FAR,
            })
        }
        None => Ok(()),
    }
}

/// What there is too much of: checks on a quest may compare everything with everything.
fn excess(quest: &Quest) -> Option<(&'static str, usize, usize)> {
    let counts = [
        ("tile", quest.tiles.len(), MAX_TILES),
        ("door", quest.doors.len(), MOST),
        ("token", quest.tokens.len(), MOST),
        ("level token", quest.level_tokens.len(), MOST),
        ("token", quest.face_down.iter().map(|group| group.spots.len()).sum(), MOST),
        ("token", quest.face_down.iter().map(|group| group.kinds.len()).max().unwrap_or(0), FEW),
        ("border", quest.own_tiles.iter().map(|tile| tile.edges.len()).max().unwrap_or(0), MOST),
        ("face-down group", quest.face_down.len(), FEW),
        ("named zone", quest.names.len(), MOST),
        ("border", quest.borders.len() + quest.stairs.len(), MOST),
        ("objective", quest.goals.len(), FEW),
        ("special rule", quest.rules.len(), FEW),
        ("figure", quest.foes.len(), FEW),
        ("object", quest.objects.len(), FEW),
        ("counter", quest.counters.len(), FEW),
        ("role", quest.roles.len(), FEW),
        ("act", quest.acts.len(), FEW),
        ("words", quest.words.len(), MOST),
        ("border", quest.built.len(), MOST),
        ("zone", quest.bridges.len(), MOST),
        ("words", quest.notes.len(), MOST),
        ("words", quest.meant.len(), FEW),
        ("tile", quest.own_tiles.len(), MAX_TILES),
    ];
    counts.into_iter().find(|(_, count, most)| count > most)
}

/// Takes a quest from elsewhere into the user's own: a copy under a name that is free. Returns the copy.
///
/// # Errors
/// The file is no quest, or the copy cannot be written.
pub fn import(file: &Path, dirs: &DataDirs) -> Result<PathBuf, Unusable> {
    let quest = open(file)?;
    let stem = match plain_name(&quest.id) {
        name if name.is_empty() => plain_name(&file.file_stem().unwrap_or_default().to_string_lossy()),
        name => name,
    };
    Ok(put_new(quest, &stem, dirs)?.1)
}

/// Puts a quest into the user's folder as a new file whose name begins with `stem`; the quest gets the name as its id.
///
/// # Errors
/// The file cannot be written; then nothing was.
pub fn put_new(mut quest: Quest, stem: &str, dirs: &DataDirs) -> Result<(Quest, PathBuf), StorageError> {
    // Two windows do not take the same name.
    let _lock = SavingLock::take(dirs)?;
    let (id, file) = free_name(&dirs.quests(), stem);
    quest.id = id;
    write_new(&file, &document_bytes(&file, &quest)?)?;
    Ok((quest, file))
}

/// Writes a quest to where the user wants it. What is replaced there can only be another quest.
///
/// # Errors
/// It cannot be written, or something else lies there; a file that was there is as it was.
pub fn export(quest: &Quest, file: &Path) -> Result<(), StorageError> {
    if file.is_dir() {
        return Err(StorageError::untouched(file, Trouble::Exists));
    }
    may_replace(file, |file| open(file).is_ok())?;
    write_document(file, quest)
}

/// The folder of the user's quests.
#[must_use]
pub fn shelf(dirs: &DataDirs) -> DocumentShelf {
    shelf_in(&dirs.quests())
}

fn shelf_in(folder: &Path) -> DocumentShelf {
    DocumentShelf { folder: folder.to_owned(), word: "quest" }
}

/// A name from letters, digits and dashes that is safe as the name of a file on every system.
#[must_use]
pub fn plain_name(wanted: &str) -> String {
    shelf_in(Path::new("")).plain_name(wanted)
}

/// The first name of this kind in a folder that no file has, with its path.
#[must_use]
pub fn free_name(folder: &Path, stem: &str) -> (String, PathBuf) {
    shelf_in(folder).free_name(stem)
}

/// The same where some names are promised already.
#[must_use]
pub fn free_name_besides(folder: &Path, stem: &str, is_taken: impl Fn(&Path) -> bool) -> (String, PathBuf) {
    shelf_in(folder).free_name_besides(stem, is_taken)
}

#[cfg(test)]
mod tests;
