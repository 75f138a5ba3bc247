//! Folders for the tests of storage, and those who are in the way.

use std::fs::{self, File, OpenOptions};
use std::path::Path;

/// A folder with these files in it.
pub(super) fn folder_with(files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, content) in files {
        fs::write(folder.path().join(name), content).unwrap();
    }
    folder
}

/// The names of what lies in a folder, in order.
pub(super) fn names_in(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// Opens a file as a virus scanner does: as long as it looks, Windows lets nobody write, rename or remove it.
pub(super) fn looked_into(path: &Path) -> File {
    let mut options = OpenOptions::new();
    options.read(true);
    #[cfg(windows)]
    {
        const FILE_SHARE_READ: u32 = 1;
        std::os::windows::fs::OpenOptionsExt::share_mode(&mut options, FILE_SHARE_READ);
    }
    options.open(path).unwrap()
}

/// Does something while somebody looks into a file who is gone soon.
pub(super) fn while_looked_into<T>(path: &Path, work: impl FnOnce() -> T) -> T {
    let scanner = looked_into(path);
    std::thread::scope(|threads| {
        threads.spawn(move || {
            std::thread::sleep(std::time::Duration::from_millis(60));
            drop(scanner);
        });
        work()
    })
}
