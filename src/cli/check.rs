//! `check`: rules cases are run, those of the game that can read them.

use super::whose::{no_cases, refuse_foreign};
use super::words::line;
use super::{Answer, CommandLine, Fault, Games, Said};
use crate::house::plug::{Checked, Plug};
use crate::house::storage::{Action, StorageError, Wanted, read_text};
use crate::house::text::{Texts, shown_path};
use clap::Args;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// What the command is called.
pub(crate) const NAME: &str = "check";

/// The arguments of `check`.
#[derive(Args)]
pub(crate) struct Check {
    /// Files with cases, or folders with such files
    #[arg(required = true, value_name = "CASES")]
    files: Vec<PathBuf>,
}

impl Check {
    /// Runs cases of this game.
    pub(crate) fn run(&self, game: &dyn Plug, texts: &Texts) -> Answer {
        let mut gathered = Gathered::default();
        let mut faults: Vec<Fault> = self.files.iter().filter_map(|path| gathered.add(path, 0).err()).collect();
        let files = gathered.files;
        let Some(cases) = game.cases() else { return Err(Fault::message("cli-check-no-cases")) };
        let cases = cases.map_err(|trouble| Fault::because("cli-reason", trouble))?;
        let check = |path: &PathBuf| -> Result<Checked, Fault> {
            let file = shown_path(path);
            refuse_foreign(path, Wanted::Unlabelled, game.id())?;
            let checked = cases.check(&file, &read_text(path)?);
            let none = |trouble| Fault::because("cli-no-cases", trouble).with("file", file);
            checked.map_err(|trouble| no_cases(none(trouble), path, game.id()))
        };
        // What makes no sense among many is said before all others are run.
        let is_strange = |path: &&PathBuf| read_text(path).map_or(true, |text| !game.reads_cases(&text));
        faults.extend(files.iter().filter(|_| files.len() > 1).filter(is_strange).filter_map(|path| check(path).err()));
        if !faults.is_empty() {
            return Ok(Said::in_part(String::new(), faults));
        }
        let (mut text, mut failed, mut all) = (String::new(), 0, 0);
        for path in &files {
            let checked = check(path)?;
            failed += checked.failed;
            all += checked.all;
            text += &checked.told;
        }
        if all == 0 {
            let names: Vec<String> = self.files.iter().map(shown_path).collect();
            return Err(Fault::message("cli-no-cases-there").with("files", names.join(", ")));
        }
        text += &line(
            texts,
            "cli-checked",
            &[("cases", all.into()), ("files", files.len().into()), ("failed", failed.into())],
        );
        Ok(if failed == 0 { Said::well(text) } else { Said::badly(text) })
    }
}

/// The game whose rules cases lie in the first file that is found on these paths. Cases say nowhere whose they are: each game has to
/// look at them.
pub(super) fn owner(games: &Games, paths: &[&Path]) -> Option<&'static dyn CommandLine> {
    let mut gathered = Gathered { is_one_enough: true, ..Gathered::default() };
    // What keeps a folder from being looked into is told by whoever runs the cases.
    paths.iter().find(|path| gathered.add(path, 0).is_err() || !gathered.files.is_empty())?;
    let file = gathered.files.first()?;
    let text = read_text(file).ok()?;
    games.iter().find(|game| game.plug().reads_cases(&text)).copied()
}

/// So many files with cases are run at once: who names the root of the disk does not mean it.
const MOST_FILES: usize = 5000;

/// So many folders are looked into for them.
const MOST_FOLDERS: usize = 1000;

/// So deep lie folders with cases.
const DEEPEST: usize = 32;

/// The files that were found, and the folders that were looked into: a link that leads back to one leads in a circle.
#[derive(Default)]
struct Gathered {
    files: Vec<PathBuf>,
    folders: BTreeSet<PathBuf>,
    /// No more than one file is wanted.
    is_one_enough: bool,
}

impl Gathered {
    /// Adds the file, or all files of cases below the folder, in a stable order.
    fn add(&mut self, path: &Path, depth: usize) -> Result<(), Fault> {
        if !path.is_dir() {
            self.files.push(path.to_path_buf());
            if self.files.len() > MOST_FILES {
                return Err(Fault::message("cli-check-too-many").with("most", MOST_FILES));
            }
            return Ok(());
        }
        let real = path.canonicalize().map_err(|error| StorageError::from_io(path, Action::Folder, &error))?;
        if depth > DEEPEST || !self.folders.insert(real) {
            return Ok(());
        }
        if self.folders.len() > MOST_FOLDERS {
            return Err(Fault::message("cli-check-too-many-folders").with("most", MOST_FOLDERS));
        }
        let mut inside = folder(path)?;
        inside.sort();
        for path in inside {
            if self.is_one_enough && !self.files.is_empty() {
                break;
            }
            if path.is_dir() || path.extension().is_some_and(|ending| ending == "ron") {
                self.add(&path, depth + 1)?;
            }
        }
        Ok(())
    }
}

fn folder(path: &Path) -> Result<Vec<PathBuf>, StorageError> {
    let listed = std::fs::read_dir(path).and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect());
    listed.map_err(|error| StorageError::from_io(path, Action::Folder, &error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_names_the_root_of_the_disk_is_told_so_before_all_of_it_was_looked_into() {
        let folder = tempfile::tempdir().unwrap();
        for number in 0..=MOST_FOLDERS {
            std::fs::create_dir(folder.path().join(number.to_string())).unwrap();
        }
        let mut gathered = Gathered::default();
        assert!(gathered.add(folder.path(), 0).is_err());
        assert!(gathered.folders.len() <= MOST_FOLDERS + 1 && gathered.files.is_empty());
        // Whose cases they are is told by the first of them.
        std::fs::write(folder.path().join("0/cases.ron"), "").unwrap();
        let mut first = Gathered { is_one_enough: true, ..Gathered::default() };
        assert!(first.add(folder.path(), 0).is_ok());
        assert_eq!((first.files.len(), first.folders.len()), (1, 2));
    }
}
