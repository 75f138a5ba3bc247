//! The window in which the system lets its user name a file. It may be missing, and it may never answer: it is asked in a
//! thread of its own, and whoever asked need not wait.

use super::{Purpose, Wanted};
use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    File(PathBuf),
    /// The user changed his mind.
    Cancelled,
    /// The system has no such window.
    Unavailable,
}

/// The system has been asked.
pub(super) struct Asked(Receiver<Answer>);

/// So many complaints before an empty answer mean that no window was ever shown.
const HOPELESS: u32 = 2;

thread_local! {
    /// Complaints about the window in this thread.
    static COMPLAINTS: Cell<u32> = const { Cell::new(0) };
}

/// Hears the complaints of the library that opens the window: it has no other way to say that there is none.
struct Ear;

impl log::Log for Ear {
    fn enabled(&self, about: &log::Metadata<'_>) -> bool {
        about.level() == log::Level::Error && about.target().starts_with("rfd")
    }

    fn log(&self, record: &log::Record<'_>) {
        if self.enabled(record.metadata()) {
            COMPLAINTS.with(|complaints| complaints.set(complaints.get() + 1));
        }
    }

    fn flush(&self) {}
}

/// Begins to listen; once, before the window opens.
pub(crate) fn listen() {
    if log::set_logger(&Ear).is_ok() {
        log::set_max_level(log::LevelFilter::Error);
    }
}

impl Asked {
    /// Asks; none if not even that can be done.
    pub(super) fn begin(wanted: &Wanted, folder: &Path) -> Option<Self> {
        let (sender, receiver) = channel();
        let (wanted, folder) = (wanted.clone(), folder.to_owned());
        let thread = std::thread::Builder::new().name("file-window".to_owned()).spawn(move || {
            let window = rfd::FileDialog::new().set_directory(folder);
            let window = window.add_filter(wanted.ending.to_ascii_uppercase(), &[wanted.ending]);
            let file = match wanted.purpose {
                Purpose::Read => window.pick_file(),
                Purpose::Write(name) | Purpose::WriteNew(name) => window.set_file_name(name).save_file(),
            };
            // Whoever asked may have left meanwhile.
            let _ = sender.send(understood(file, COMPLAINTS.with(Cell::get)));
        });
        thread.is_ok().then_some(Self(receiver))
    }

    /// Is there an answer?
    pub(super) fn look(&self) -> Option<Answer> {
        match self.0.try_recv() {
            Ok(answer) => Some(answer),
            Err(TryRecvError::Disconnected) => Some(Answer::Unavailable),
            Err(TryRecvError::Empty) => None,
        }
    }
}

fn understood(file: Option<PathBuf>, complaints: u32) -> Answer {
    match file {
        Some(file) => Answer::File(file),
        None if complaints >= HOPELESS => Answer::Unavailable,
        None => Answer::Cancelled,
    }
}

/// Lets the system show a folder; whether somebody looks at it is not waited for.
///
/// # Errors
/// The system has no program for it.
pub(crate) fn show_folder(folder: &Path) -> std::io::Result<()> {
    const SHOWN_BY: &str = if cfg!(windows) {
        "explorer"
    } else if cfg!(target_os = "macos") {
        "open"
    } else {
        "xdg-open"
    };
    let mut command = std::process::Command::new(SHOWN_BY);
    // Where a folder was named with slashes, the Explorer would show another one.
    let mut shown = command.arg(std::path::absolute(folder)?).spawn()?;
    // Somebody has to hear that it has ended; where there is no thread for it, the system does when we end.
    let heard = std::thread::Builder::new().name("folder-shown".to_owned()).spawn(move || shown.wait());
    drop(heard);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use log::Log as _;

    #[test]
    fn no_answer_with_complaints_means_that_there_is_no_window() {
        assert_eq!(understood(Some("a".into()), 9), Answer::File("a".into()));
        assert_eq!(understood(None, 0), Answer::Cancelled);
        assert_eq!(understood(None, 1), Answer::Cancelled, "one way failed, the other was shown");
        assert_eq!(understood(None, 2), Answer::Unavailable);
    }

    #[test]
    fn only_complaints_about_the_window_count_and_only_in_their_thread() {
        let about = |level, target| {
            Ear.log(&log::Record::builder().level(level).target(target).args(format_args!("no")).build());
            COMPLAINTS.with(Cell::get)
        };
        assert_eq!(about(log::Level::Error, "zbus"), 0);
        assert_eq!(about(log::Level::Warn, "rfd::backend"), 0);
        assert_eq!(about(log::Level::Error, "rfd::backend"), 1);
        let elsewhere = std::thread::spawn(|| COMPLAINTS.with(Cell::get)).join().expect("it counts");
        assert_eq!(elsewhere, 0);
    }

    #[test]
    fn whoever_never_answers_is_not_waited_for() {
        let (sender, receiver) = channel();
        let asked = Asked(receiver);
        assert_eq!(asked.look(), None);
        drop(sender);
        assert_eq!(asked.look(), Some(Answer::Unavailable));
    }
}
