//! Writing a file as a whole or not at all, in the place of another one or under a name that is free.
//!
//! The content is written into a temporary file of the same folder, brought to the disk, and only then given its name.
//! Whoever writes holds a lock on the temporary file, so that [`super::sweep`] never takes it away from under him.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::error::{Action, Safe, StorageError, Trouble};
use super::read::{LOG_LIMIT, read_bytes};

/// How many symbolic links are followed before a chain counts as a loop.
const LINKS_FOLLOWED: usize = 16;

/// What the names of temporary files begin with. They do not repeat the name of what they will be: it may be as long as
/// names can be.
pub(super) const TEMPORARY: &str = ".delvewright-";

/// What they end with.
pub(super) const PART: &str = ".part";

/// So many letters and digits stand in between.
pub(super) const RANDOM: usize = 12;

/// Writes `bytes` to `path`: afterwards the file holds either all of them or what it held before, whatever
/// happens in between. A symbolic link stays a link; the file it points to is replaced.
pub fn write_atomic(path: &Path, bytes: &[u8]) -> Result<(), StorageError> {
    let kept = if path.exists() { Safe::LastSaved } else { Safe::Untouched };
    let write = || -> io::Result<()> { Replacement::write(path, bytes)?.commit() };
    write().map_err(|error| StorageError::from_io(path, Action::Write, &error).but_safe(kept))
}

/// Writes a new file as a whole or not at all. Whatever already has this name is never touched, also if it came there a
/// moment ago: the system itself refuses a name that is taken.
pub fn write_new(path: &Path, bytes: &[u8]) -> Result<(), StorageError> {
    let failed = |error: io::Error| StorageError::from_io(path, Action::Write, &error);
    // Nobody waits for a large file to be written only to hear that. A link that leads nowhere is somebody's as well.
    if path.symlink_metadata().is_ok() {
        return Err(StorageError::untouched(path, Trouble::Exists));
    }
    let staged = Staged::write(folder_of(path), bytes).map_err(failed)?;
    match staged.name(path) {
        // Some file systems can neither rename without replacing nor give a file a second name.
        Err(error) if is_beyond_it(&error) => write_reserved(path, bytes).map_err(failed),
        named => named.map_err(failed),
    }
}

/// Copies a file to a name that is free. The copy is whole or not there at all; a file that is open for writing here can
/// be copied too, on every system.
pub fn copy_new(from: &Path, to: &Path) -> Result<(), StorageError> {
    write_new(to, &read_bytes(from, LOG_LIMIT)?)
}

/// Gives a file another name that is free, also in another folder of the same disk, and returns when that is certain to
/// stay so. Whatever already has the new name is never touched.
pub fn move_new(from: &Path, to: &Path) -> Result<(), StorageError> {
    let failed = |error: io::Error| StorageError::from_io(from, Action::Write, &error);
    match fs::hard_link(from, to) {
        // Killed in between, it has both names: nothing is lost.
        Ok(()) => fs::remove_file(from).map_err(failed)?,
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            return Err(StorageError::untouched(to, Trouble::Exists));
        }
        Err(error) if is_beyond_it(&error) => move_without_links(from, to)?,
        Err(error) => return Err(failed(error)),
    }
    sync_folder_of(to).and_then(|()| sync_folder_of(from)).map_err(failed)
}

/// The same where a file can have one name only: what stands in it is written under the new one, which the system refuses
/// where it is taken. Killed in between, it lies there twice: nothing is lost.
fn move_without_links(from: &Path, to: &Path) -> Result<(), StorageError> {
    let failed = |error: io::Error| StorageError::from_io(from, Action::Write, &error);
    match copy_new(from, to) {
        Ok(()) => fs::remove_file(from).map_err(failed),
        // A folder, or more than we ever write: there is no other way than to look first.
        Err(error) if matches!(error.trouble, Trouble::NotAFile | Trouble::TooLarge { .. }) => {
            if to.symlink_metadata().is_ok() {
                return Err(StorageError::untouched(to, Trouble::Exists));
            }
            fs::rename(from, to).map_err(failed)
        }
        Err(error) => Err(error),
    }
}

/// A name is only certain to be there after a crash when its folder is on the disk too.
pub(super) fn sync_folder_of(path: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder_of(path))?.sync_all() } else { Ok(()) }
}

/// The content of a file to be: whole and on the disk, but not under its name yet. Dropped, it is gone.
pub(super) struct Staged(NamedTempFile);

impl Staged {
    /// Brings the content to the disk.
    pub(super) fn write(folder: &Path, bytes: &[u8]) -> io::Result<Self> {
        let mut builder = tempfile::Builder::new();
        builder.prefix(TEMPORARY).suffix(PART).rand_bytes(RANDOM);
        // Not for its owner alone, but as the user wants new files to be.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let mut staged = builder.tempfile_in(folder)?;
        // Where the file system knows no locks, what is swept is told by its age alone.
        let _ = staged.as_file().try_lock();
        staged.as_file_mut().write_all(bytes)?;
        staged.as_file().sync_all()?;
        Ok(Self(staged))
    }

    /// It will belong to whom the file belongs that it replaces, as far as we may say so, and be as open to others.
    fn take_rights_of(&self, path: &Path) -> io::Result<()> {
        let Ok(about) = fs::metadata(path) else { return Ok(()) };
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt as _;
            let _ = std::os::unix::fs::fchown(self.0.as_file(), Some(about.uid()), Some(about.gid()));
            self.0.as_file().set_permissions(about.permissions())?;
        }
        // There is nothing else to say elsewhere: what must not be written cannot be replaced either.
        #[cfg(not(unix))]
        let _ = about;
        Ok(())
    }

    /// Puts it in the place of whatever has this name.
    pub(super) fn replace(self, path: &Path) -> io::Result<()> {
        self.0.persist(path).map_err(|failed| failed.error)?;
        sync_folder_of(path)
    }

    /// Gives it this name, if nothing has it.
    fn name(self, path: &Path) -> io::Result<()> {
        self.0.persist_noclobber(path).map_err(|failed| failed.error)?;
        sync_folder_of(path)
    }
}

/// The new content of a file, whole and on the disk, but not in its place yet. Dropped, it is gone.
pub(super) struct Replacement {
    staged: Staged,
    /// With all links followed.
    path: PathBuf,
}

impl Replacement {
    /// Brings the content to the disk, beside the file whose place it will take.
    pub(super) fn write(path: &Path, bytes: &[u8]) -> io::Result<Self> {
        let path = real_path(path)?;
        let staged = Staged::write(folder_of(&path), bytes)?;
        staged.take_rights_of(&path)?;
        Ok(Self { staged, path })
    }

    /// Puts it in its place.
    pub(super) fn commit(self) -> io::Result<()> {
        self.staged.replace(&self.path)
    }
}

/// Can the file system not do it at all, whatever the names are?
fn is_beyond_it(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::Unsupported | ErrorKind::PermissionDenied | ErrorKind::InvalidInput)
}

/// Takes the name first, as every file system lets one do, and then puts the whole content in its place: killed in between, the
/// file is empty, and never half of what it should be. What could not be written goes again.
fn write_reserved(path: &Path, bytes: &[u8]) -> io::Result<()> {
    drop(OpenOptions::new().write(true).create_new(true).open(path)?);
    let written = Staged::write(folder_of(path), bytes).and_then(|staged| staged.replace(path));
    if written.is_err() {
        let _ = fs::remove_file(path);
    }
    written
}

/// The folder that a name is in.
fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."))
}

/// The path with all links followed, also where the last one points to a file that does not exist yet.
fn real_path(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_path_buf();
    for _ in 0..LINKS_FOLLOWED {
        if let Ok(real) = path.canonicalize() {
            return Ok(real);
        }
        let folder = folder_of(&path).canonicalize()?;
        match fs::read_link(&path) {
            Ok(target) => path = folder.join(target),
            Err(_) => {
                let name = path.file_name().ok_or(ErrorKind::IsADirectory)?;
                return Ok(folder.join(name));
            }
        }
    }
    Err(ErrorKind::InvalidInput.into())
}

#[cfg(test)]
mod tests {
    use super::super::testing::{folder_with, names_in};
    use super::*;
    use std::sync::Barrier;

    #[test]
    fn a_file_is_replaced_and_nothing_else_stays_in_the_folder() {
        let folder = folder_with(&[("a.ron", "old")]);
        let path = folder.path().join("a.ron");
        write_atomic(&path, b"new").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new");
        assert_eq!(names_in(folder.path()), ["a.ron"]);
    }

    #[test]
    fn a_failed_write_leaves_the_old_file_and_says_so() {
        let folder = folder_with(&[]);
        let missing = folder.path().join("no-such-folder/a.ron");
        let error = write_atomic(&missing, b"new").unwrap_err();
        assert_eq!((error.trouble, error.safe), (Trouble::NotFound, Safe::Untouched));
        let error = write_atomic(folder.path(), b"new").unwrap_err();
        assert_eq!(error.safe, Safe::LastSaved);
        assert!(folder.path().is_dir());
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link_and_its_target_is_written_even_if_new() {
        let folder = folder_with(&[("real.ron", "old")]);
        for target in ["real.ron", "not-yet.ron"] {
            let link = folder.path().join(format!("link-to-{target}"));
            std::os::unix::fs::symlink(target, &link).unwrap();
            write_atomic(&link, b"new").unwrap();
            assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
            assert_eq!(fs::read(folder.path().join(target)).unwrap(), b"new");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_link_to_itself_is_an_error_and_no_endless_loop() {
        let folder = folder_with(&[]);
        let link = folder.path().join("loop.ron");
        std::os::unix::fs::symlink("loop.ron", &link).unwrap();
        assert!(write_atomic(&link, b"new").is_err());
    }

    #[cfg(unix)]
    #[test]
    fn the_rights_of_a_file_survive_a_save_and_a_new_one_is_no_secret() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = folder_with(&[("a.ron", "old")]);
        let path = folder.path().join("a.ron");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
        write_atomic(&path, b"new").unwrap();
        let rights = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!(rights(&path), 0o640);
        fs::write(folder.path().join("plain"), "as the user wants it").unwrap();
        let usual = rights(&folder.path().join("plain"));
        write_atomic(&folder.path().join("b.ron"), b"new").unwrap();
        write_new(&folder.path().join("c.ron"), b"new").unwrap();
        assert_eq!((rights(&folder.path().join("b.ron")), rights(&folder.path().join("c.ron"))), (usual, usual));
    }

    #[test]
    fn a_name_may_be_as_long_as_the_disk_lets_it_be() {
        for length in [249, 255] {
            let folder = folder_with(&[]);
            let path = folder.path().join(format!("{}.ron", "n".repeat(length - 4)));
            write_new(&path, b"one").unwrap();
            write_atomic(&path, b"two").unwrap();
            assert_eq!(fs::read(&path).unwrap(), b"two", "{length}");
        }
    }

    #[test]
    fn of_many_who_write_one_new_file_one_does_and_the_others_are_refused() {
        for round in 0..20 {
            let folder = folder_with(&[]);
            let path = folder.path().join("game.journal");
            let barrier = Barrier::new(4);
            let write = |number: usize| {
                barrier.wait();
                write_new(&path, format!("game {number}").as_bytes()).map(|()| number)
            };
            let results: Vec<_> = std::thread::scope(|scope| {
                let write = &write;
                let writers: Vec<_> = (0..4).map(|number| scope.spawn(move || write(number))).collect();
                writers.into_iter().map(|writer| writer.join().unwrap()).collect()
            });
            let written: Vec<usize> = results.iter().filter_map(|result| result.as_ref().ok().copied()).collect();
            assert_eq!(written.len(), 1, "round {round}: {results:?}");
            assert!(results.iter().filter_map(|result| result.as_ref().err()).all(|e| e.trouble == Trouble::Exists));
            assert_eq!(fs::read_to_string(&path).unwrap(), format!("game {}", written[0]), "round {round}");
            assert_eq!(names_in(folder.path()), ["game.journal"]);
        }
    }

    #[test]
    fn a_disk_that_cannot_refuse_a_name_is_written_on_without_replacing_either() {
        let folder = folder_with(&[("a.ron", "old")]);
        let error = write_reserved(&folder.path().join("a.ron"), b"new").unwrap_err();
        assert_eq!(error.kind(), ErrorKind::AlreadyExists);
        write_reserved(&folder.path().join("b.ron"), b"new").unwrap();
        assert_eq!(names_in(folder.path()), ["a.ron", "b.ron"]);
        assert_eq!(fs::read(folder.path().join("a.ron")).unwrap(), b"old");
        assert_eq!(fs::read(folder.path().join("b.ron")).unwrap(), b"new");
    }

    #[test]
    fn a_file_that_is_moved_replaces_nothing() {
        let folder = folder_with(&[("a.ron", "mine"), ("b.ron", "yours")]);
        let path = |name: &str| folder.path().join(name);
        assert_eq!(move_new(&path("a.ron"), &path("b.ron")).unwrap_err().trouble, Trouble::Exists);
        assert_eq!(fs::read(path("b.ron")).unwrap(), b"yours");
        move_new(&path("a.ron"), &path("c.ron")).unwrap();
        assert_eq!(names_in(folder.path()), ["b.ron", "c.ron"]);
        assert_eq!(move_new(&path("none"), &path("d.ron")).unwrap_err().trouble, Trouble::NotFound);
    }

    #[test]
    fn a_file_that_is_moved_without_links_replaces_nothing_either() {
        let folder = folder_with(&[("a.ron", "mine"), ("b.ron", "yours")]);
        let path = |name: &str| folder.path().join(name);
        assert_eq!(move_without_links(&path("a.ron"), &path("b.ron")).unwrap_err().trouble, Trouble::Exists);
        assert_eq!(
            (fs::read(path("a.ron")).unwrap(), fs::read(path("b.ron")).unwrap()),
            (b"mine".into(), b"yours".into())
        );
        move_without_links(&path("a.ron"), &path("c.ron")).unwrap();
        assert_eq!(
            (names_in(folder.path()), fs::read(path("c.ron")).unwrap()),
            (["b.ron", "c.ron"].map(String::from).into(), b"mine".into())
        );
        fs::create_dir(path("d")).unwrap();
        assert_eq!(move_without_links(&path("d"), &path("b.ron")).unwrap_err().trouble, Trouble::Exists);
        move_without_links(&path("d"), &path("e")).unwrap();
        assert!(path("e").is_dir() && !path("d").exists());
    }
}
