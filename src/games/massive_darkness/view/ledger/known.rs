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
        let coming = Coming::begin("titles", move || Titles::with(&own_quests(&dirs)));
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
