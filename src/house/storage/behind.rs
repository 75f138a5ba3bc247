//! Documents that are written behind the hand: whoever types never waits for the disk, and what was typed is on it half
//! a second later at most.

use std::fmt;
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use serde::Serialize;

use super::document::document_bytes;
use super::error::StorageError;
use super::label::Document;
use super::shared::SharedFile;

/// How long changes are gathered before they are written. With the writing itself this stays below half a second.
const GATHERED: Duration = Duration::from_millis(250);

/// What could not be written is tried again after this.
const AGAIN: Duration = Duration::from_secs(2);

/// Writes one document again and again, in a thread of its own. What has been handed over is on the disk when it is
/// dropped, or at the latest 250 ms and one write after it came; [`DocumentWriter::flush`] waits for it.
#[derive(Debug)]
pub struct DocumentWriter<D> {
    desk: Arc<Desk<D>>,
    /// None where the system gives us no thread: then everything is written at once.
    thread: Option<JoinHandle<()>>,
}

/// What has become of what was handed over.
#[derive(Debug)]
pub struct Written<D> {
    /// The newest version that is on the disk, if there is one since this was asked last.
    pub document: Option<Arc<D>>,
    /// Why the newest version is not there, or why the one it replaced could not be kept.
    pub trouble: Option<StorageError>,
}

/// What both threads work on. Whoever writes holds the file, so writes come one after another; the tray is only held for
/// moments.
#[derive(Debug)]
struct Desk<D> {
    file: Mutex<SharedFile>,
    tray: Mutex<Tray<D>>,
    bell: Condvar,
}

struct Tray<D> {
    /// Handed over, and not on the disk.
    waiting: Option<Arc<D>>,
    /// When the thread shall write it.
    due: Option<Instant>,
    /// It could not be written, and nothing newer has come since.
    has_failed: bool,
    written: Written<D>,
    /// Tells whoever looks after it that there is news.
    wake: Option<Box<dyn Fn() + Send>>,
    is_closed: bool,
}

impl<D> fmt::Debug for Tray<D> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Tray").field("is_waiting", &self.waiting.is_some()).finish_non_exhaustive()
    }
}

impl<D: Document + Serialize + Send + Sync + 'static> DocumentWriter<D> {
    /// A writer for this file.
    #[must_use]
    pub fn new(file: SharedFile) -> Self {
        let written = Written { document: None, trouble: None };
        let tray = Tray { waiting: None, due: None, has_failed: false, written, wake: None, is_closed: false };
        let desk = Arc::new(Desk { file: Mutex::new(file), tray: Mutex::new(tray), bell: Condvar::new() });
        let other = Arc::clone(&desk);
        let thread = std::thread::Builder::new().name("document-writer".to_owned()).spawn(move || other.work());
        Self { desk, thread: thread.ok() }
    }

    /// Calls this after each write, from the thread that has written.
    pub fn wake_by(&self, wake: impl Fn() + Send + 'static) {
        held(&self.desk.tray).wake = Some(Box::new(wake));
    }

    /// Takes a version over to be written; never waits for the disk.
    pub fn hand_over(&self, document: Arc<D>) {
        let mut tray = held(&self.desk.tray);
        tray.waiting = Some(document);
        tray.has_failed = false;
        let gathered = Instant::now() + GATHERED;
        tray.due = Some(tray.due.map_or(gathered, |due| due.min(gathered)));
        drop(tray);
        match self.thread {
            Some(_) => self.desk.bell.notify_one(),
            None => self.desk.write(),
        }
    }

    /// Is there anything that is not on the disk?
    #[must_use]
    pub fn is_behind(&self) -> bool {
        held(&self.desk.tray).waiting.is_some()
    }

    /// Is there anything new that will be written? What could not be written is no more: it is only tried again from time to time.
    #[must_use]
    pub fn is_due(&self) -> bool {
        let tray = held(&self.desk.tray);
        tray.due.is_some() && !tray.has_failed
    }

    /// Writes what is not on the disk yet, also what could not be written before, and waits for it.
    pub fn flush(&self) {
        self.desk.write();
    }

    /// What has become of it since this was asked last; never waits for the disk.
    pub fn look(&self) -> Written<D> {
        let mut tray = held(&self.desk.tray);
        Written { document: tray.written.document.take(), trouble: tray.written.trouble.clone() }
    }

    /// Forgets what is not on the disk yet. Afterwards nothing is being written.
    pub fn forget(&self) {
        let _nobody_writes = held(&self.desk.file);
        let mut tray = held(&self.desk.tray);
        (tray.waiting, tray.due, tray.has_failed) = (None, None, false);
        tray.written = Written { document: None, trouble: None };
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> PathBuf {
        held(&self.desk.file).path().to_owned()
    }

    /// The file as such; waits for a write that is going on.
    pub fn with_file<R>(&self, work: impl FnOnce(&mut SharedFile) -> R) -> R {
        work(&mut held(&self.desk.file))
    }
}

impl<D: Document + Serialize> Desk<D> {
    /// The life of the thread.
    fn work(&self) {
        loop {
            let mut tray = held(&self.tray);
            loop {
                let now = Instant::now();
                tray = match tray.due {
                    _ if tray.is_closed => {
                        drop(tray);
                        return self.write();
                    }
                    Some(due) if due <= now => break,
                    Some(due) => self.bell.wait_timeout(tray, due - now).unwrap_or_else(PoisonError::into_inner).0,
                    None => self.bell.wait(tray).unwrap_or_else(PoisonError::into_inner),
                };
            }
            drop(tray);
            self.write();
        }
    }

    /// Writes what waits. The file is taken first, so that nothing taken from the tray is ever overtaken.
    fn write(&self) {
        let mut file = held(&self.file);
        let mut tray = held(&self.tray);
        tray.due = None;
        let Some(document) = tray.waiting.clone() else { return };
        drop(tray);
        let written = document_bytes(file.path(), &*document).and_then(|bytes| file.write(&bytes));
        let mut tray = held(&self.tray);
        match written {
            Ok(not_kept) => {
                // Something newer may have come meanwhile.
                if tray.waiting.as_ref().is_some_and(|waiting| Arc::ptr_eq(waiting, &document)) {
                    tray.waiting = None;
                }
                tray.written = Written { document: Some(document), trouble: not_kept };
            }
            Err(trouble) => {
                tray.written.trouble = Some(trouble);
                // Something newer that has come meanwhile has not failed yet.
                tray.has_failed = tray.waiting.as_ref().is_some_and(|waiting| Arc::ptr_eq(waiting, &document));
                tray.due.get_or_insert_with(|| Instant::now() + AGAIN);
                // Who has written may be another than the thread, which sleeps without a time while nothing is due.
                self.bell.notify_one();
            }
        }
        if let Some(wake) = &tray.wake {
            wake();
        }
    }
}

impl<D> Drop for DocumentWriter<D> {
    fn drop(&mut self) {
        held(&self.desk.tray).is_closed = true;
        self.desk.bell.notify_one();
        if let Some(thread) = self.thread.take() {
            // It has nothing to say that is not in the tray.
            let _ = thread.join();
        }
    }
}

/// A lock that a panic elsewhere does not take away: all that is kept under it are whole values.
fn held<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::storage::{DataDirs, Safe, Trouble};
    use std::fs;
    use std::sync::atomic::{AtomicUsize, Ordering};

    impl Document for String {
        const GAME: Option<&'static str> = None;
        const KIND: &'static str = "letters";
    }

    struct Home {
        folder: tempfile::TempDir,
        dirs: DataDirs,
    }

    impl Home {
        fn new() -> Self {
            let folder = tempfile::tempdir().unwrap();
            let dirs = DataDirs::at(folder.path());
            dirs.create().unwrap();
            Self { folder, dirs }
        }

        fn file(&self) -> PathBuf {
            self.dirs.games.join("letters.ron")
        }

        fn writer(&self) -> DocumentWriter<String> {
            DocumentWriter::new(SharedFile::look(&self.dirs, &self.file(), 3))
        }

        fn text(&self) -> String {
            let text = fs::read_to_string(self.file()).unwrap_or_default();
            text.strip_prefix("// Delvewright: letters, format 1\n").unwrap_or(&text).to_owned()
        }
    }

    fn words(text: &str) -> Arc<String> {
        Arc::new(text.to_owned())
    }

    /// Waits for what another thread does; a busy machine may need its time.
    fn soon(is_so: impl Fn() -> bool) -> bool {
        let until = Instant::now() + Duration::from_secs(20);
        while !is_so() && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(5));
        }
        is_so()
    }

    #[test]
    fn what_was_handed_over_comes_to_the_disk_by_itself_and_in_few_writes() {
        let (home, writes) = (Home::new(), Arc::new(AtomicUsize::new(0)));
        let writer = home.writer();
        let count = Arc::clone(&writes);
        writer.wake_by(move || {
            count.fetch_add(1, Ordering::Relaxed);
        });
        let mut typed = String::new();
        for letter in "a sentence that somebody types in a quarter of a second".chars() {
            typed.push(letter);
            writer.hand_over(words(&typed));
            std::thread::sleep(Duration::from_millis(1));
        }
        assert!(soon(|| home.text().contains(&typed)), "{}", home.text());
        assert!(soon(|| !writer.is_behind()));
        let news = writer.look();
        assert_eq!((news.document, news.trouble), (Some(Arc::new(typed)), None));
        assert!(writes.load(Ordering::Relaxed) <= 5, "{writes:?} writes for 55 letters");
        assert!(GATHERED <= Duration::from_millis(300), "half a second with the writing itself");
        assert_eq!(writer.look().document, None, "told once");
    }

    #[test]
    fn nobody_who_hands_something_over_waits_for_a_slow_disk() {
        let home = Home::new();
        let writer = home.writer();
        let (begun, wait) = std::sync::mpsc::channel();
        let (go_on, held_up) = std::sync::mpsc::channel::<()>();
        std::thread::scope(|threads| {
            let writer = &writer;
            // A write that does not come to its end.
            threads.spawn(move || {
                writer.with_file(|_| {
                    begun.send(()).unwrap();
                    held_up.recv().unwrap();
                });
            });
            wait.recv().unwrap();
            for number in 0..1000 {
                writer.hand_over(words(&number.to_string()));
                assert!(writer.is_behind());
                assert_eq!(writer.look().document, None);
            }
            // That we are here shows that nothing above has waited.
            go_on.send(()).unwrap();
        });
        writer.flush();
        assert_eq!(home.text(), "\"999\"\n");
    }

    #[test]
    fn flushed_and_dropped_means_written() {
        let home = Home::new();
        let writer = home.writer();
        for number in 0..20 {
            writer.hand_over(words(&number.to_string()));
            writer.flush();
            assert_eq!(home.text(), format!("\"{number}\"\n"));
            assert!(!writer.is_behind());
        }
        writer.hand_over(words("last"));
        drop(writer);
        assert_eq!(home.text(), "\"last\"\n");
        let writer = home.writer();
        writer.hand_over(words("forgotten"));
        writer.forget();
        drop(writer);
        assert_eq!(home.text(), "\"last\"\n");
    }

    #[test]
    fn what_cannot_be_written_is_told_and_tried_again() {
        let home = Home::new();
        let writer = home.writer();
        writer.hand_over(words("one"));
        writer.flush();
        let away = home.folder.path().join("away");
        fs::rename(&home.dirs.games, &away).unwrap();
        writer.hand_over(words("two"));
        assert!(soon(|| writer.look().trouble.is_some()), "told without being asked to flush");
        assert!(writer.is_behind());
        writer.hand_over(words("three"));
        writer.flush();
        assert!(writer.is_behind() && writer.look().trouble.is_some());
        assert!(!writer.is_due(), "nobody waits for what only fails again");
        fs::rename(&away, &home.dirs.games).unwrap();
        assert!(soon(|| !writer.is_behind()), "written as soon as there is room again, without being asked to");
        let news = writer.look();
        assert_eq!((news.document, news.trouble), (Some(words("three")), None));
        assert_eq!(home.text(), "\"three\"\n");
    }

    #[test]
    fn what_a_flush_could_not_write_is_tried_again_by_the_thread_that_slept() {
        let home = Home::new();
        let writer = home.writer();
        let away = home.folder.path().join("away");
        fs::rename(&home.dirs.games, &away).unwrap();
        // Nothing is due: the thread sleeps until it is called.
        held(&writer.desk.tray).waiting = Some(words("one"));
        std::thread::sleep(GATHERED);
        writer.flush();
        assert!(writer.is_behind() && writer.look().trouble.is_some());
        fs::rename(&away, &home.dirs.games).unwrap();
        assert!(soon(|| !writer.is_behind()), "nobody has called the thread");
        assert_eq!(home.text(), "\"one\"\n");
    }

    #[test]
    fn another_window_is_noticed_and_nothing_of_it_is_replaced() {
        let home = Home::new();
        let writer = home.writer();
        writer.hand_over(words("mine"));
        writer.flush();
        fs::write(home.file(), "theirs").unwrap();
        writer.hand_over(words("mine again"));
        writer.flush();
        let trouble = writer.look().trouble.unwrap();
        assert_eq!((trouble.trouble, trouble.safe), (Trouble::ChangedElsewhere, Safe::NotReplaced));
        drop(writer);
        assert_eq!(home.text(), "theirs");
    }
}
