//! What quests are called: those of the box at once, those of the user's own as soon as they are read.

use crate::games::massive_darkness::campaign::words::Titles;
use crate::games::massive_darkness::view::new_game::own_quests;
use crate::house::storage::DataDirs;
use crate::kit::coming::Coming;

/// The titles that are known so far.
pub(super) struct KnownTitles {
    titles: Titles,
    coming: Coming<Titles>,
}

impl KnownTitles {
    /// Begins to read; a few quests have been read by the time that this is over.
    pub(super) fn read(dirs: &DataDirs) -> Self {
        let dirs = dirs.clone();
        Self::beside(Coming::begin("titles", move || Titles::with(&own_quests(&dirs))))
    }

    /// Those of the box, beside own ones that are on their way.
    fn beside(coming: Coming<Titles>) -> Self {
        let mut known = Self { titles: Titles::with([]), coming };
        if let Some(titles) = known.coming.take_soon() {
            known.titles = titles;
        }
        known
    }

    /// Takes what has come; true while something is still on its way.
    pub(super) fn look(&mut self) -> bool {
        if let Some(titles) = self.coming.take() {
            self.titles = titles;
        }
        self.coming.is_on_its_way()
    }

    /// As far as they are known.
    pub(super) fn titles(&self) -> &Titles {
        &self.titles
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::content::shipped_quests;
    use crate::games::massive_darkness::folders::OwnFolders as _;
    use std::sync::mpsc::channel;
    use std::time::{Duration, Instant};

    #[test]
    fn a_shelf_with_a_thousand_quests_beside_it_waits_for_none_of_them() {
        let folder = tempfile::tempdir().unwrap();
        let dirs = DataDirs::at(folder.path());
        std::fs::create_dir_all(dirs.quests()).unwrap();
        let (_, text) = shipped_quests().next().unwrap();
        for number in 0..1000 {
            std::fs::write(dirs.quests().join(format!("{number}.ron")), text).unwrap();
        }
        let (go_on, held_up) = channel::<()>();
        let mut known = KnownTitles::beside(Coming::begin("test", move || {
            // However quick the machine is, they come late.
            held_up.recv().unwrap();
            Titles::with(&own_quests(&dirs))
        }));
        assert!(known.look(), "that we are here shows that nobody waits");
        assert!(!known.titles().known().is_empty(), "those of the box are known at once");
        go_on.send(()).unwrap();
        let until = Instant::now() + Duration::from_secs(120);
        while known.look() && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(20));
        }
        assert!(!known.look());
    }
}
