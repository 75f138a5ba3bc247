//! Recorded games and books that go on elsewhere than where they are looked for, because they could not be written there: they are
//! remembered in the settings, so that lists find them, and come home when they are taken up again and there is room.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::append::lock_log;
use super::atomic::{write_atomic, write_new};
use super::dirs::DataDirs;
use super::error::{StorageError, Trouble};
use super::read::{LOG_LIMIT, read_bytes};
use super::settings::read_settings;

/// A game or a book that was saved elsewhere.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedElsewhere {
    /// Where it is looked for: among the games or on the shelf, as far as it could be written there.
    pub home: PathBuf,
    /// Where all of it lies.
    pub file: PathBuf,
}

/// What is found at the two places.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lying {
    /// At home lies as much as elsewhere, or the file elsewhere was deleted: nothing has to be remembered.
    Settled,
    /// It goes on elsewhere, and what lies at home is no more than its beginning.
    Elsewhere,
    /// It goes on elsewhere, or nobody can look there now; what lies at home goes on otherwise, or is nothing.
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

    /// Writes at home what stands elsewhere, every byte of it: what of it is torn is seen, kept and told where it is taken up. The
    /// other file stays as it is, and need not be one that can be written.
    ///
    /// # Errors
    /// It cannot be written, somebody writes in it, or something else lies at home.
    pub fn bring_home(&self) -> Result<(), StorageError> {
        let _held = match lock_log(&self.file) {
            Err(error) if matches!(error.trouble, Trouble::InUse | Trouble::NotFound) => return Err(error),
            // Where this program may not write, nobody goes on while it is read.
            held => held.ok(),
        };
        let bytes = read_bytes(&self.file, LOG_LIMIT)?;
        // Windows replaces no file that is open: whether it is held is looked at, no more.
        match lock_log(&self.home).map(drop) {
            Ok(()) if !bytes.starts_with(&read_bytes(&self.home, LOG_LIMIT)?) => {
                Err(StorageError::untouched(&self.home, Trouble::Replaced))
            }
            Ok(()) => write_atomic(&self.home, &bytes),
            Err(error) if error.trouble == Trouble::NotFound => write_new(&self.home, &bytes),
            Err(error) => Err(error),
        }
    }

    /// Is all that this one holds, and maybe more, in that one?
    #[must_use]
    pub fn is_older_than(&self, other: &Self) -> bool {
        self.home == other.home
            && read_bytes(&self.file, LOG_LIMIT)
                .is_ok_and(|mine| read_bytes(&other.file, LOG_LIMIT).is_ok_and(|theirs| theirs.starts_with(&mine)))
    }

    /// All that is remembered.
    #[must_use]
    pub fn all(dirs: &DataDirs) -> Vec<Self> {
        // Settings that cannot be read are told by whoever reads them to use them.
        read_settings(&dirs.settings_file).map(|settings| settings.elsewhere).unwrap_or_default()
    }

    /// What is remembered of a file that is looked for here, if it was saved elsewhere.
    #[must_use]
    pub fn of(dirs: &DataDirs, home: &Path) -> Option<Self> {
        Self::all(dirs).into_iter().rev().find(|saved| saved.home == home)
    }

    /// Where a file that was saved elsewhere is looked for; a file that was not, where it lies.
    #[must_use]
    pub fn home_of(dirs: &DataDirs, file: &Path) -> PathBuf {
        let saved = Self::all(dirs).into_iter().find(|saved| saved.file == file);
        saved.map_or_else(|| file.to_owned(), |saved| saved.home)
    }
}

/// Where the whole of a game or a book lies that is looked for at `home`. Nothing is written.
#[must_use]
pub fn lies_at(dirs: &DataDirs, home: &Path) -> PathBuf {
    match SavedElsewhere::of(dirs, home).map(|saved| (saved.look(), saved)) {
        Some((Lying::Elsewhere, saved)) => saved.file,
        Some((Lying::Beside, saved)) if !home.exists() => saved.file,
        Some(_) | None => home.to_owned(),
    }
}

/// Brings a game or a book home that was saved elsewhere, and tells where it can be gone on with: at home, or elsewhere as long as
/// there is no room for it. Going on with its beginning would make two of it.
#[must_use]
pub fn fetch_home(dirs: &DataDirs, home: &Path) -> PathBuf {
    let Some(saved) = SavedElsewhere::of(dirs, home) else { return home.to_owned() };
    match saved.look() {
        Lying::Settled => home.to_owned(),
        Lying::Elsewhere | Lying::Beside => match saved.bring_home() {
            Ok(()) => home.to_owned(),
            // What lies at home has gone on by itself: both are there, and this one was asked for.
            Err(error) if error.trouble == Trouble::Replaced => home.to_owned(),
            Err(_) => saved.file,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::super::append::LineLog;
    use super::super::settings::Settings;
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

    #[test]
    fn the_file_elsewhere_stays_byte_for_byte_and_may_be_protected() {
        let (saved, folder) = places(Some("a\n"), Some("a\nb\nto"));
        let mut protected = fs::metadata(&saved.file).unwrap().permissions();
        protected.set_readonly(true);
        fs::set_permissions(&saved.file, protected).unwrap();
        saved.bring_home().unwrap();
        for file in [&saved.file, &saved.home] {
            assert_eq!(fs::read_to_string(file).unwrap(), "a\nb\nto", "{}", file.display());
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "nothing is laid beside what is not ours");
    }

    #[test]
    fn what_was_saved_elsewhere_is_looked_for_at_home_and_found_whole() {
        let (saved, folder) = places(Some("a\n"), Some("a\nb\n"));
        let dirs = DataDirs::at(folder.path());
        dirs.create().unwrap();
        assert_eq!(fetch_home(&dirs, &saved.home), saved.home, "nothing is remembered");
        Settings { elsewhere: vec![saved.clone()], ..Settings::default() }.save(&dirs.settings_file).unwrap();
        assert_eq!(lies_at(&dirs, &saved.home), saved.file);
        assert_eq!(SavedElsewhere::home_of(&dirs, &saved.file), saved.home);
        let held = LineLog::hold(&saved.home).unwrap();
        assert_eq!(fetch_home(&dirs, &saved.home), saved.file, "it cannot be written at home");
        drop(held);
        assert_eq!(fetch_home(&dirs, &saved.home), saved.home);
        assert_eq!(fs::read_to_string(&saved.home).unwrap(), "a\nb\n");
        assert_eq!(lies_at(&dirs, &saved.home), saved.home);
    }

    #[test]
    fn saved_elsewhere_twice_the_first_place_is_the_older_one() {
        let (first, folder) = places(Some("a\n"), Some("a\nb\n"));
        let second = SavedElsewhere { home: first.home.clone(), file: folder.path().join("second.journal") };
        fs::write(&second.file, "a\nb\nc\n").unwrap();
        assert!(first.is_older_than(&second));
        assert!(!second.is_older_than(&first));
        fs::write(&second.file, "a\nd\n").unwrap();
        assert!(!first.is_older_than(&second));
    }
}
