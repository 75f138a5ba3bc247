//! Why the system could not do something, sorted into what can be said in every language. Its own sentences are English,
//! so that none of them goes on; what has no words of ours keeps its number.

use std::fmt;
use std::io::{Error, ErrorKind};

/// Why the system could not do it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cause {
    /// There is nothing of that name.
    Missing,
    /// There is something of that name already.
    There,
    /// It is not allowed.
    Forbidden,
    /// The disk is full, or what the user may fill of it.
    Full,
    /// Somebody else uses it.
    InUse,
    /// A folder was expected.
    NoFolder,
    /// A file was expected.
    Folder,
    /// The folder still holds something.
    NotEmpty,
    /// The name cannot be that of a file here: too long, or with forbidden signs.
    Name,
    /// The two places lie on different disks.
    OtherDisk,
    /// The disk holds no files of this size.
    Size,
    /// Whoever stood at the other end is gone: a pipe, a disk in the net.
    Gone,
    /// It took too long.
    Slow,
    /// A signal came in between.
    Interrupted,
    /// It ended before everything was read.
    Short,
    /// There is no memory for it.
    Memory,
    /// The system cannot do that there at all.
    Unable,
    /// A link on the way leads back to itself.
    Circle,
    /// What it lies on does not work, or what it holds is damaged.
    Broken,
    /// More files are open at once than the system lets us.
    TooManyOpen,
    /// Something else, by the number that the system gives it.
    Code(i32),
    /// Something else, and the system says nothing about it.
    Unknown,
}

impl Cause {
    /// Sorts what the system reports.
    #[must_use]
    pub fn of(error: &Error) -> Self {
        if let Some(cause) = error.raw_os_error().and_then(of_this_system) {
            return cause;
        }
        match error.kind() {
            ErrorKind::NotFound => Self::Missing,
            ErrorKind::AlreadyExists => Self::There,
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Self::Forbidden,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full,
            ErrorKind::WouldBlock | ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy | ErrorKind::Deadlock => {
                Self::InUse
            }
            ErrorKind::NotADirectory => Self::NoFolder,
            ErrorKind::IsADirectory => Self::Folder,
            ErrorKind::DirectoryNotEmpty => Self::NotEmpty,
            ErrorKind::InvalidFilename | ErrorKind::InvalidInput | ErrorKind::InvalidData => Self::Name,
            ErrorKind::CrossesDevices => Self::OtherDisk,
            ErrorKind::FileTooLarge => Self::Size,
            ErrorKind::BrokenPipe
            | ErrorKind::StaleNetworkFileHandle
            | ErrorKind::NotConnected
            | ErrorKind::ConnectionReset
            | ErrorKind::ConnectionAborted
            | ErrorKind::HostUnreachable
            | ErrorKind::NetworkUnreachable
            | ErrorKind::NetworkDown => Self::Gone,
            ErrorKind::TimedOut => Self::Slow,
            ErrorKind::Interrupted => Self::Interrupted,
            ErrorKind::UnexpectedEof | ErrorKind::WriteZero => Self::Short,
            ErrorKind::OutOfMemory => Self::Memory,
            ErrorKind::Unsupported | ErrorKind::NotSeekable => Self::Unable,
            _ => error.raw_os_error().map_or(Self::Unknown, Self::Code),
        }
    }

    /// The message that says it, as it stands behind a colon.
    #[must_use]
    pub fn message_id(self) -> &'static str {
        match self {
            Self::Missing => "cause-missing",
            Self::There => "cause-there",
            Self::Forbidden => "cause-forbidden",
            Self::Full => "cause-full",
            Self::InUse => "cause-in-use",
            Self::NoFolder => "cause-no-folder",
            Self::Folder => "cause-folder",
            Self::NotEmpty => "cause-not-empty",
            Self::Name => "cause-name",
            Self::OtherDisk => "cause-other-disk",
            Self::Size => "cause-size",
            Self::Gone => "cause-gone",
            Self::Slow => "cause-slow",
            Self::Interrupted => "cause-interrupted",
            Self::Short => "cause-short",
            Self::Memory => "cause-memory",
            Self::Unable => "cause-unable",
            Self::Circle => "cause-circle",
            Self::Broken => "cause-broken",
            Self::TooManyOpen => "cause-too-many-open",
            Self::Code(_) => "cause-code",
            Self::Unknown => "cause-unknown",
        }
    }

    /// The number that the message may name; nought where it names none.
    #[must_use]
    pub fn code(self) -> i32 {
        match self {
            Self::Code(code) => code,
            _ => 0,
        }
    }
}

/// What the standard library leaves unsorted of the numbers that the system gives.
fn of_this_system(code: i32) -> Option<Cause> {
    match code {
        _ if cfg!(windows) => of_windows(code),
        _ if cfg!(target_os = "linux") => of_linux(code),
        _ if cfg!(target_os = "macos") => of_macos(code),
        _ => None,
    }
}

/// The same on Linux (`asm-generic/errno.h`).
fn of_linux(code: i32) -> Option<Cause> {
    Some(match code {
        40 => Cause::Circle,
        // The device fails, the file system needs repair, or the device at the other end fails.
        5 | 117 | 121 => Cause::Broken,
        23 | 24 => Cause::TooManyOpen,
        // There is no such device any more, nothing lies in it, or its machine is off.
        6 | 19 | 112 | 123 => Cause::Gone,
        // The file system has no locks, or no further name for one file.
        31 | 37 => Cause::Unable,
        75 => Cause::Size,
        84 => Cause::Name,
        _ => return None,
    })
}

/// The same on macOS (`sys/errno.h`), where some have other numbers.
fn of_macos(code: i32) -> Option<Cause> {
    Some(match code {
        62 => Cause::Circle,
        5 => Cause::Broken,
        23 | 24 => Cause::TooManyOpen,
        6 | 19 | 64 => Cause::Gone,
        31 | 77 => Cause::Unable,
        84 => Cause::Size,
        92 => Cause::Name,
        _ => return None,
    })
}

/// The same on Windows (`winerror.h`).
pub(super) fn of_windows(code: i32) -> Option<Cause> {
    Some(match code {
        // Somebody does not share it, has locked a part of it, or has it in his memory.
        32 | 33 | 1224 => Cause::InUse,
        // The device is not ready, was taken out, is gone from the net, or its volume is no longer the one it was.
        21 | 55 | 59 | 64 | 121 | 433 | 1006 | 1117 | 1167 => Cause::Gone,
        // The file system has no such thing: a second name for a file on a stick, for instance.
        1 | 50 => Cause::Unable,
        // Longer than names or paths can be there.
        111 | 123 | 206 => Cause::Name,
        _ => return None,
    })
}

impl fmt::Display for Cause {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Code(code) => write!(out, "system error {code}"),
            other => write!(out, "{other:?}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_no_words_keeps_its_number() {
        assert_eq!(Cause::of(&ErrorKind::NotADirectory.into()), Cause::NoFolder);
        assert_eq!(Cause::of(&ErrorKind::Other.into()), Cause::Unknown);
        assert_eq!(Cause::of(&Error::other("in English")), Cause::Unknown);
        #[cfg(windows)]
        {
            assert_eq!(Cause::of(&Error::from_raw_os_error(32)), Cause::InUse);
            assert_eq!(Cause::of(&Error::from_raw_os_error(112)), Cause::Full);
            assert_eq!(Cause::of(&Error::from_raw_os_error(19)), Cause::Forbidden);
        }
        #[cfg(target_os = "linux")]
        {
            // A number that files never get.
            assert_eq!(Cause::of(&Error::from_raw_os_error(88)), Cause::Code(88));
            assert_eq!(Cause::of(&Error::from_raw_os_error(28)), Cause::Full);
        }
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn whatever_can_be_wrong_with_a_file_has_words_of_ours() {
        let told = [
            (5, Cause::Broken),
            (6, Cause::Gone),
            (19, Cause::Gone),
            (20, Cause::NoFolder),
            (21, Cause::Folder),
            (24, Cause::TooManyOpen),
            (27, Cause::Size),
            (30, Cause::Forbidden),
            (36, Cause::Name),
            (40, Cause::Circle),
            (75, Cause::Size),
            (107, Cause::Gone),
            (122, Cause::Full),
            (123, Cause::Gone),
        ];
        for (code, cause) in told {
            assert_eq!(Cause::of(&Error::from_raw_os_error(code)), cause, "{code}");
        }
    }

    #[test]
    #[cfg(unix)]
    fn a_link_to_itself_leads_in_a_circle() {
        let folder = tempfile::tempdir().unwrap();
        let link = folder.path().join("link.ron");
        std::os::unix::fs::symlink("link.ron", &link).unwrap();
        assert_eq!(Cause::of(&std::fs::read(&link).unwrap_err()), Cause::Circle);
    }

    #[test]
    fn what_windows_says_by_number_only_has_words_of_ours() {
        for (code, cause) in [(32, Cause::InUse), (1167, Cause::Gone), (50, Cause::Unable), (206, Cause::Name)] {
            assert_eq!(of_windows(code), Some(cause), "{code}");
        }
        // These the standard library sorts.
        for code in [2, 3, 5, 19, 39, 80, 112, 183] {
            assert_eq!(of_windows(code), None, "{code}");
        }
    }
}
