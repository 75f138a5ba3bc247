//! Where the user's files live.

use std::ffi::OsString;
use std::path::{Component, Path, PathBuf};

use super::error::{Action, StorageError, Trouble};

/// The environment variable that moves all data to another folder.
pub const HOME_VARIABLE: &str = "DELVEWRIGHT_HOME";

/// Where a file of this name lies beside the program, all data lie there, too, in the folder [`BESIDE`]: on a stick, for instance.
const PORTABLE: &str = "portable.txt";

/// The folder of the data beside the program.
const BESIDE: &str = "data";

/// The folders of the user's data that every game uses; what else a game keeps lies in folders of its own below the same root.
/// Finding them makes nothing; [`DataDirs::create`] does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DataDirs {
    /// Holds everything else.
    pub root: PathBuf,
    /// Running and finished games, one log each.
    pub games: PathBuf,
    /// Books of campaigns.
    pub campaigns: PathBuf,
    /// Earlier versions of saved documents.
    pub backups: PathBuf,
    /// The settings document.
    pub settings_file: PathBuf,
    /// The games that are installed, as far as that is known: each looks after its own files where those of several lie in one
    /// folder.
    pub installed: Vec<&'static str>,
}

impl DataDirs {
    /// The folders named by `DELVEWRIGHT_HOME`, else those beside a program that a file there calls portable, else those the system
    /// provides for a user's data.
    pub fn find() -> Result<Self, StorageError> {
        Self::from_variable(std::env::var_os(HOME_VARIABLE))
    }

    fn from_variable(home: Option<OsString>) -> Result<Self, StorageError> {
        if let Some(home) = home.filter(|home| !home.is_empty()) {
            return Ok(Self::at(home));
        }
        if let Some(beside) = std::env::current_exe().ok().and_then(|program| beside(&program)) {
            return Ok(Self::at(beside));
        }
        match directories::ProjectDirs::from("", "", "delvewright") {
            Some(project) => Ok(Self::at(project.data_dir())),
            None => Err(StorageError::untouched(Path::new("~"), Trouble::NoHome)),
        }
    }

    /// The folders below an explicit root.
    pub fn at(root: impl Into<PathBuf>) -> Self {
        let root = root.into();
        Self {
            games: root.join("games"),
            campaigns: root.join("campaigns"),
            backups: root.join("backups"),
            settings_file: root.join("settings.ron"),
            root,
            installed: Vec::new(),
        }
    }

    /// The same folders where these games are installed.
    #[must_use]
    pub fn of_games(self, installed: impl IntoIterator<Item = &'static str>) -> Self {
        Self { installed: installed.into_iter().collect(), ..self }
    }

    /// Makes the folders that do not exist yet.
    pub fn create(&self) -> Result<(), StorageError> {
        self.create_with(&[])
    }

    /// Makes the folders that do not exist yet, with those below the root that games keep for themselves.
    ///
    /// # Errors
    /// One cannot be made.
    pub fn create_with(&self, own: &[&str]) -> Result<(), StorageError> {
        let shared = [&self.root, &self.games, &self.campaigns, &self.backups].into_iter().cloned();
        for folder in shared.chain(own.iter().map(|name| self.root.join(name))) {
            let made = std::fs::create_dir_all(&folder);
            made.map_err(|error| StorageError::from_io(&folder, Action::Folder, &error))?;
        }
        Ok(())
    }

    /// The folder for the earlier versions of one file. It mirrors where the file lies, so that two
    /// files of the same name never share their backups.
    pub fn backups_of(&self, file: &Path) -> PathBuf {
        let folder = file.parent().unwrap_or(Path::new(""));
        match folder.strip_prefix(&self.root) {
            Ok(inside) => self.backups.join(inside),
            Err(_) => {
                let named = folder.components().filter(|part| matches!(part, Component::Normal(_)));
                self.backups.join("elsewhere").join(named.collect::<PathBuf>())
            }
        }
    }
}

/// Does a file lie in this very folder, under whatever name either is known?
#[must_use]
pub fn lies_in(file: &Path, folder: &Path) -> bool {
    let here = |folder: &Path| if folder.as_os_str().is_empty() { PathBuf::from(".") } else { folder.to_owned() };
    let real = |folder: &Path| here(folder).canonicalize().ok();
    file.parent().and_then(real).is_some_and(|its| Some(its) == real(folder))
}

/// The folder of the data beside a program, where a file says that they lie there.
fn beside(program: &Path) -> Option<PathBuf> {
    let folder = program.parent()?;
    folder.join(PORTABLE).is_file().then(|| folder.join(BESIDE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_lie_beside_the_program_only_where_a_file_says_so() {
        let folder = tempfile::tempdir().unwrap();
        let program = folder.path().join("delvewright.exe");
        assert_eq!(beside(&program), None);
        std::fs::write(folder.path().join("portable.txt"), "").unwrap();
        assert_eq!(beside(&program), Some(folder.path().join("data")));
    }

    #[test]
    fn a_file_lies_in_its_folder_and_in_no_other() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join("below")).unwrap();
        let file = folder.path().join("below").join("..").join("a.ron");
        assert!(lies_in(&file, folder.path()) && lies_in(Path::new("a.ron"), Path::new("")));
        assert!(!lies_in(&file, &folder.path().join("below")) && !lies_in(&file, &folder.path().join("none")));
        assert!(!lies_in(&folder.path().join("none").join("a.ron"), &folder.path().join("none")));
    }

    #[test]
    fn the_environment_variable_moves_everything() {
        let dirs = DataDirs::from_variable(Some("/tmp/table".into())).unwrap();
        assert_eq!(dirs, DataDirs::at("/tmp/table"));
        assert_eq!(dirs.games, Path::new("/tmp/table/games"));
        assert_eq!(dirs.settings_file, Path::new("/tmp/table/settings.ron"));
    }

    #[test]
    fn an_empty_variable_counts_as_not_set() {
        let empty = DataDirs::from_variable(Some(OsString::new()));
        assert_eq!(empty, DataDirs::from_variable(None));
    }

    #[test]
    fn create_makes_all_folders_and_may_be_repeated() {
        let home = tempfile::tempdir().unwrap();
        let dirs = DataDirs::at(home.path().join("deep/below"));
        dirs.create_with(&["maps", "maps/old"]).unwrap();
        dirs.create().unwrap();
        let own = dirs.root.join("maps").join("old");
        for folder in [&dirs.games, &dirs.campaigns, &dirs.backups, &own] {
            assert!(folder.is_dir(), "{}", folder.display());
        }
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_named() {
        let home = tempfile::tempdir().unwrap();
        let file = home.path().join("a-file");
        std::fs::write(&file, "x").unwrap();
        let error = DataDirs::at(file.join("below")).create().unwrap_err();
        assert!(error.to_string().contains("a-file"), "{error}");
    }

    #[test]
    fn backups_of_equal_names_in_different_folders_are_kept_apart() {
        let dirs = DataDirs::at("/data");
        assert_eq!(dirs.backups_of(Path::new("/data/maps/a.ron")), Path::new("/data/backups/maps"));
        assert_eq!(dirs.backups_of(Path::new("/data/campaigns/a.ron")), Path::new("/data/backups/campaigns"));
        assert_eq!(dirs.backups_of(Path::new("/home/me/a.ron")), Path::new("/data/backups/elsewhere/home/me"));
    }
}
