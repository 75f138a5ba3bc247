//! Recorded games that lie elsewhere than among the games, because they could not be written there: they are remembered in the
//! settings, so that lists find them, and come home when they are taken up again and there is room.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::append::LineLog;
use super::error::{StorageError, Trouble};
use super::read::{LOG_LIMIT, read_bytes};

/// A game that was saved elsewhere.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedElsewhere {
    /// Where it lies among the games, as far as it could be written there.
    pub home: PathBuf,
    /// Where all of it lies.
    pub file: PathBuf,
}

/// What is found at the two places of such a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lying {
    /// At home lies as much as elsewhere, or the file elsewhere was deleted: nothing has to be remembered.
    Settled,
    /// It goes on elsewhere, and what lies at home is no more than its beginning.
    Elsewhere,
    /// It goes on elsewhere, or nobody can look there now; what lies at home is a game of its own, or nothing.
    Beside,
}

impl SavedElsewhere {
    /// Looks at both places.
    #[must_use]
    pub fn look(&self) -> Lying {
        let elsewhere = match read_bytes(&self.file, LOG_LIMIT) {
            Ok(bytes) => bytes,
            // Where the folder is there and the file is not, somebody has deleted it; a disk that is away may come back.
            Err(error) if error.trouble == Trouble::NotFound && self.file.parent().is_some_and(Path::is_dir) => {
                return Lying::Settled;
            }
            Err(_) => return Lying::Beside,
        };
        match read_bytes(&self.home, LOG_LIMIT) {
            Ok(home) if home.starts_with(&elsewhere) => Lying::Settled,
            Ok(home) if elsewhere.starts_with(&home) => Lying::Elsewhere,
            Ok(_) | Err(_) => Lying::Beside,
        }
    }

    /// Writes at home what stands elsewhere. The other file stays as it is.
    ///
    /// # Errors
    /// It cannot be written, somebody plays it, or another game lies at home.
    pub fn bring_home(&self) -> Result<(), StorageError> {
        let held = LineLog::hold(&self.file)?;
        let lines = held.read().lines.len();
        let (mut log, _) = held.go_on(lines)?;
        log.go_back_to(&self.home)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn places(home: Option<&str>, file: Option<&str>) -> (SavedElsewhere, tempfile::TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let place = |name: &str, text: Option<&str>| {
            let path = folder.path().join(name);
            if let Some(text) = text {
                fs::write(&path, text).unwrap();
            }
            path
        };
        (SavedElsewhere { home: place("home.journal", home), file: place("elsewhere.journal", file) }, folder)
    }

    #[test]
    fn what_is_remembered_is_looked_at_in_both_places() {
        for (home, file, lying) in [
            (Some("a\n"), Some("a\nb\n"), Lying::Elsewhere),
            (Some(""), Some("a\nb\n"), Lying::Elsewhere),
            (None, Some("a\nb\n"), Lying::Beside),
            // Somebody has gone on with what lay at home.
            (Some("a\nc\n"), Some("a\nb\n"), Lying::Beside),
            (Some("a\nb\n"), Some("a\nb\n"), Lying::Settled),
            (Some("a\nb\nc\n"), Some("a\nb\n"), Lying::Settled),
            (Some("a\n"), None, Lying::Settled),
        ] {
            assert_eq!(places(home, file).0.look(), lying, "{home:?} {file:?}");
        }
        let (mut saved, folder) = places(Some("a\n"), None);
        saved.file = folder.path().join("a stick that is not in").join("elsewhere.journal");
        assert_eq!(saved.look(), Lying::Beside);
    }

    #[test]
    fn a_game_comes_home_whole_and_never_over_another_one() {
        let (saved, _folder) = places(Some("a\n"), Some("a\nb\n"));
        saved.bring_home().unwrap();
        assert_eq!(fs::read_to_string(&saved.home).unwrap(), "a\nb\n");
        assert_eq!(saved.look(), Lying::Settled);
        let (saved, _folder) = places(Some("a\nc\n"), Some("a\nb\n"));
        assert_eq!(saved.bring_home().unwrap_err().trouble, Trouble::Replaced);
        assert_eq!(fs::read_to_string(&saved.home).unwrap(), "a\nc\n");
    }
}
