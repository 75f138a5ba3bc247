//! Where recorded games lie: under which name a new one begins, and how one is put away and taken back.

use std::path::{Path, PathBuf};

use super::atomic::move_new;
use super::dirs::DataDirs;
use super::error::{Action, StorageError};
use super::names::{free_beside, numbered};

/// How the files of recorded games end.
pub const GAME_ENDING: &str = "journal";

/// A free file for a new game, among the games. `name` has to be plain: letters, digits and dashes.
pub fn new_game_file(dirs: &DataDirs, name: &str) -> PathBuf {
    let numbered = (1..).map(|number: u64| dirs.games.join(format!("{name}-{number}.{GAME_ENDING}")));
    // A link that leads nowhere is there, too.
    let mut free = numbered.filter(|file| file.symlink_metadata().is_err());
    free.next().unwrap_or_else(|| dirs.games.join(format!("{name}.{GAME_ENDING}")))
}

/// A game is not lost when it is deleted: it moves into the backups, where this says.
///
/// # Errors
/// The file cannot be moved; then it stays.
pub fn put_game_away(dirs: &DataDirs, file: &Path) -> Result<PathBuf, StorageError> {
    let folder = dirs.backups_of(file);
    let failed = |error: std::io::Error| StorageError::from_io(&folder, Action::Folder, &error);
    std::fs::create_dir_all(&folder).map_err(failed)?;
    let name = file.file_name().unwrap_or(file.as_os_str());
    // Another game may have been called so before.
    let kept = free_beside(&folder.join(name), numbered);
    move_new(file, &kept)?;
    Ok(kept)
}

/// Takes a game back that was put away. False: there is none.
///
/// # Errors
/// The file cannot be moved; then it stays where it is.
pub fn fetch_game(dirs: &DataDirs, file: &Path) -> Result<bool, StorageError> {
    let kept = dirs.backups_of(file).join(file.file_name().unwrap_or(file.as_os_str()));
    if file.exists() || !kept.exists() {
        return Ok(false);
    }
    move_new(&kept, file).map(|()| true)
}
