//! Writing a file as a whole or not at all, in the place of another one or under a name that is free.
//!
//! The content is written into a temporary file of the same folder, brought to the disk, and only then given its name.
//! Whoever writes holds a lock on the temporary file, so that [`super::sweep`] never takes it away from under him.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::cause::Cause;
use super::error::{Action, Safe, StorageError, Trouble};
use super::names::check_name;
use super::patient::patiently;
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
    check_name(path)
        .and_then(|()| write())
        .map_err(|error| StorageError::from_io(path, Action::Write, &error).but_safe(kept))
}

/// Writes a new file as a whole or not at all. Whatever already has this name is never touched, also if it came there a
/// moment ago: the system itself refuses a name that is taken.
pub fn write_new(path: &Path, bytes: &[u8]) -> Result<(), StorageError> {
    let failed = |error: io::Error| StorageError::from_io(path, Action::Write, &error);
    check_name(path).map_err(failed)?;
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
    check_name(to).map_err(|error| StorageError::from_io(to, Action::Write, &error))?;
    if cfg!(windows) {
        let moved = patiently(|| rename_where_free(from, to));
        return moved.map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => StorageError::untouched(to, Trouble::Exists),
            _ => failed(error),
        });
    }
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

/// Windows renames a file only where nothing has the new name, if it is told so. A second name for a moment is no way there:
/// of a file that somebody looks into neither could be taken away.
fn rename_where_free(from: &Path, to: &Path) -> io::Result<()> {
    let to = long_name(to);
    let mut moving = tempfile::TempPath::try_from_path(long_name(from))?;
    // Whatever happens, it is a file of the user.
    moving.disable_cleanup(true);
    moving.persist_noclobber(&to).map_err(|failed| failed.error)?;
    // With it the new name goes to the disk. Where it is not ours to write it goes there a moment later.
    if let Ok(file) = File::options().write(true).open(&to) {
        file.sync_all()?;
    }
    Ok(())
}

/// The same where a file can have one name only: what stands in it is written under the new one, which the system refuses
/// where it is taken. Killed in between, it lies there twice: nothing is lost.
fn move_without_links(from: &Path, to: &Path) -> Result<(), StorageError> {
    let failed = |error: io::Error| StorageError::from_io(from, Action::Write, &error);
    match copy_new(from, to) {
        Ok(()) => remove_file(from).map_err(failed),
        // A folder, or more than we ever write: there is no other way than to look first.
        Err(error) if matches!(error.trouble, Trouble::NotAFile | Trouble::TooLarge { .. }) => {
            if to.symlink_metadata().is_ok() {
                return Err(StorageError::untouched(to, Trouble::Exists));
            }
            rename(from, to).map_err(failed)
        }
        Err(error) => Err(error),
    }
}

/// A name is only certain to be there after a crash when its folder is on the disk too. Windows can bring no folder to the disk:
/// there the names go with the file that was renamed ([`Staged::settle`]), and with a file that is made and brought to the disk.
pub(super) fn sync_folder_of(path: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder_of(path))?.sync_all() } else { Ok(()) }
}

/// Puts a file in the place of another one, which somebody may just be reading.
pub(super) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    patiently(|| fs::rename(from, to))
}

/// Removes a file, which somebody may just be reading.
pub(super) fn remove_file(path: &Path) -> io::Result<()> {
    patiently(|| fs::remove_file(path))
}

/// The content of a file to be: whole and on the disk, but not under its name yet. Dropped, it is gone.
pub(super) struct Staged(NamedTempFile);

impl Staged {
    /// Brings the content to the disk.
    pub(super) fn write(folder: &Path, bytes: &[u8]) -> io::Result<Self> {
        let mut builder = tempfile::Builder::new();
        builder.prefix(TEMPORARY).suffix(PART).rand_bytes(RANDOM);
        // Made by ourselves: not for its owner alone, but as the user wants new files to be, and not as one that Windows may
        // keep in its memory.
        let make = |path: &Path| File::options().read(true).write(true).create_new(true).open(path);
        let mut staged = builder.make_in(with_room(folder), make)?;
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
        // What must not be written must not be replaced either.
        #[cfg(not(unix))]
        if about.permissions().readonly() {
            return Err(ErrorKind::PermissionDenied.into());
        }
        Ok(())
    }

    /// Puts it in the place of whatever has this name, also while somebody reads that.
    pub(super) fn replace(self, path: &Path) -> io::Result<()> {
        self.let_read();
        rename(self.0.path(), path)?;
        self.settle(path)
    }

    /// Gives it this name, if nothing has it.
    fn name(self, path: &Path) -> io::Result<()> {
        self.let_read();
        let to = long_name(path);
        let mut staged = Some(self.0);
        let named = patiently(|| match staged.take().map(|staged| staged.persist_noclobber(&to)) {
            Some(Ok(file)) => Ok(Some(file)),
            Some(Err(failed)) => {
                staged = Some(failed.file);
                Err(failed.error)
            }
            None => Ok(None),
        })?;
        if let Some(file) = named.filter(|_| cfg!(windows)) {
            file.sync_all()?;
        }
        sync_folder_of(path)
    }

    /// On Windows a lock keeps out readers, too: nobody may meet it under the name of the file.
    fn let_read(&self) {
        if cfg!(windows) {
            let _ = self.0.as_file().unlock();
        }
    }

    /// Returns when the new name is certain to stay. Of a file that has it already its temporary name is gone.
    fn settle(self, path: &Path) -> io::Result<()> {
        if cfg!(windows) {
            self.0.as_file().sync_all()?;
        }
        sync_folder_of(path)
    }
}

/// The path as Windows takes it also where it is longer than 260 letters.
fn long_name(path: &Path) -> PathBuf {
    path.file_name().map_or_else(|| path.to_owned(), |name| with_room(folder_of(path)).join(name))
}

/// The folder as Windows takes it also where names below it are longer than 260 letters.
fn with_room(folder: &Path) -> PathBuf {
    let long = if cfg!(windows) { folder.canonicalize().ok() } else { None };
    // Some disks that exist only in memory cannot say what they are called.
    long.unwrap_or_else(|| folder.to_owned())
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
    let is_unable = Cause::of(error) == Cause::Unable;
    is_unable || matches!(error.kind(), ErrorKind::PermissionDenied | ErrorKind::InvalidInput)
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
        // A disk of Windows that cannot say what it is called has no links either.
        if cfg!(windows) && folder_of(&path).is_dir() && folder_of(&path).canonicalize().is_err() {
            return Ok(path);
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
    // They lead in a circle, which the system says in its own way.
    path.canonicalize()
}

#[cfg(test)]
mod tests;
