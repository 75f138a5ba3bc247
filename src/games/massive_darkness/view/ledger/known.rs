//! What quests are called. Those of the user's own are read in a thread: where there are a thousand it takes seconds, and a shelf of
//! books opens at once.

use crate::games::massive_darkness::campaign::words::Titles;
use crate::games::massive_darkness::quest::exchange::own_quests;
use crate::house::storage::DataDirs;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

/// So long nobody notices that he waits; a few quests have come by then.
const SHORT: Duration = Duration::from_millis(50);

/// The titles that are known so far, and the rest on its way.
pub(super) struct KnownTitles {
    titles: Titles,
    coming: Option<Receiver<Titles>>,
}

impl KnownTitles {
    /// The titles of the quests of the box, and those of the user's own as soon as they are read.
    pub(super) fn read(dirs: &DataDirs) -> Self {
        let ((send, coming), dirs) = (channel(), dirs.clone());
        let work = move || {
            let own: Vec<_> = own_quests(&dirs).into_iter().map(|(_, quest)| quest).collect();
            // Whoever has gone back meanwhile does not want them any more.
            let _ = send.send(Titles::with(&own));
        };
        if let Err(error) = std::thread::Builder::new().name("titles".to_owned()).spawn(work) {
            log::warn!("own quests are called by their ids: {error}");
        }
        let mut known = Self { titles: Titles::with([]), coming: Some(coming) };
        known.take(SHORT);
        known
    }

    /// Takes what has come; true while something is still on its way.
    pub(super) fn look(&mut self) -> bool {
        self.take(Duration::ZERO);
        self.coming.is_some()
    }

    /// As far as they are known.
    pub(super) fn titles(&self) -> &Titles {
        &self.titles
    }

    fn take(&mut self, patience: Duration) {
        let Some(coming) = &self.coming else { return };
        match coming.recv_timeout(patience) {
            Ok(titles) => self.titles = titles,
            Err(RecvTimeoutError::Timeout) => return,
            Err(RecvTimeoutError::Disconnected) => {}
        }
        self.coming = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::content::shipped_quests;
    use crate::games::massive_darkness::folders::OwnFolders as _;
    use std::time::Instant;

    #[test]
    fn a_shelf_with_a_thousand_quests_beside_it_waits_for_none_of_them() {
        let folder = tempfile::tempdir().unwrap();
        let dirs = DataDirs::at(folder.path());
        std::fs::create_dir_all(dirs.quests()).unwrap();
        let (_, text) = shipped_quests().next().unwrap();
        for number in 0..1000 {
            std::fs::write(dirs.quests().join(format!("{number}.ron")), text).unwrap();
        }
        let mut known = KnownTitles::read(&dirs);
        assert!(known.look(), "they are not read within {SHORT:?}");
        assert!(!known.titles().known().is_empty(), "those of the box are known at once");
        let until = Instant::now() + Duration::from_secs(120);
        while known.look() && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(20));
        }
        assert!(!known.look());
    }
}
