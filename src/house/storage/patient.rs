//! Waiting for somebody who holds a file only for a moment. On Windows whoever looks into a file may keep others from renaming,
//! removing or opening it meanwhile: a virus scanner, an index of the system, another program that shows it. That passes, so it is
//! tried again within a bound; after it the trouble is told as it is. Elsewhere nobody can be in the way like that, and nothing is
//! tried twice.

use std::io;
use std::time::{Duration, Instant};

use super::cause::{Cause, of_windows};

/// How long it is waited altogether. A virus scanner takes some milliseconds for a file of ours, hundreds where it is busy.
const LONGEST: Duration = Duration::from_millis(700);

/// The first pause; each one after it is twice as long.
const FIRST: Duration = Duration::from_millis(2);

/// Does it, and on Windows again where somebody may be in the way for a moment only.
///
/// # Errors
/// What the last attempt said.
pub(super) fn patiently<T>(attempt: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    within(LONGEST, may_pass, attempt)
}

/// The same for a file that is only opened: what is forbidden then stays forbidden, and lists of files do not wait for it.
///
/// # Errors
/// What the last attempt said.
pub(super) fn patiently_opened<T>(attempt: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    within(LONGEST, |error| cfg!(windows) && is_held(error), attempt)
}

/// Does it again and again until it is done, fails for a reason that does not pass, or the time is over.
fn within<T>(
    longest: Duration,
    may_pass: impl Fn(&io::Error) -> bool,
    mut attempt: impl FnMut() -> io::Result<T>,
) -> io::Result<T> {
    let until = Instant::now() + longest;
    let mut pause = FIRST;
    loop {
        match attempt() {
            Err(error) if may_pass(&error) && Instant::now() + pause < until => std::thread::sleep(pause),
            done => return done,
        }
        pause *= 2;
    }
}

/// Is somebody in the way who may be gone in a moment? Windows says of a file that is open elsewhere also that it is forbidden to
/// replace or remove it.
fn may_pass(error: &io::Error) -> bool {
    cfg!(windows) && error.raw_os_error().is_some_and(may_pass_on_windows)
}

/// The same, by the number that Windows gives the reason.
fn may_pass_on_windows(code: i32) -> bool {
    const ERROR_ACCESS_DENIED: i32 = 5;
    code == ERROR_ACCESS_DENIED || of_windows(code) == Some(Cause::InUse)
}

/// Is it held by somebody else right now?
pub(super) fn is_held(error: &io::Error) -> bool {
    Cause::of(error) == Cause::InUse
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::ErrorKind;

    const MOMENT: Duration = Duration::from_millis(40);

    fn is_busy(error: &io::Error) -> bool {
        error.kind() == ErrorKind::ResourceBusy
    }

    #[test]
    fn what_passes_is_waited_for() {
        let mut tries = 0;
        let done = within(Duration::from_secs(20), is_busy, || {
            tries += 1;
            if tries < 4 { Err(ErrorKind::ResourceBusy.into()) } else { Ok(tries) }
        });
        assert_eq!(done.unwrap(), 4);
    }

    #[test]
    fn what_does_not_pass_is_told_at_once_and_what_lasts_is_told_in_the_end() {
        let mut tries = 0;
        let mut fail_with = |kind: ErrorKind| {
            tries = 0;
            let failed = within(MOMENT, is_busy, || -> io::Result<()> {
                tries += 1;
                Err(kind.into())
            });
            (failed.unwrap_err().kind(), tries)
        };
        assert_eq!(fail_with(ErrorKind::StorageFull), (ErrorKind::StorageFull, 1));
        let (kind, tries) = fail_with(ErrorKind::ResourceBusy);
        assert_eq!(kind, ErrorKind::ResourceBusy);
        // Pauses that double fit only so often into the time.
        assert!((1..=6).contains(&tries), "{tries}");
    }

    #[test]
    fn what_windows_says_while_a_file_is_open_elsewhere_may_pass_and_a_full_disk_does_not() {
        for code in [5, 32, 33, 1224] {
            assert!(may_pass_on_windows(code), "{code}");
        }
        for code in [2, 3, 19, 39, 80, 112, 123, 183] {
            assert!(!may_pass_on_windows(code), "{code}");
        }
    }
}
