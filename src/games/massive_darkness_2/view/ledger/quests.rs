//! The Quests that a book can speak of: those of the box, those that the user has drawn, and those that stand in the book though nobody
//! has them any more. A book knows one of the box by its id, any other by its title, so it loses nothing when a file goes.

use crate::games::massive_darkness_2::book::Standing;
use crate::games::massive_darkness_2::book::taken::name_of_quest;
use crate::games::massive_darkness_2::book::tally::Tally;
use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::own_quests::OwnQuests;
use crate::games::massive_darkness_2::rules::quest::Quest;
use crate::house::storage::DataDirs;
use crate::kit::coming::{Coming, LOOK};
use egui::Context;

/// A Quest that can be picked.
#[derive(Clone, Copy)]
pub(super) struct Offered<'q> {
    /// As the book knows it.
    pub(super) name: &'q str,
    /// What is played; none where it is only known what it was called.
    pub(super) quest: Option<&'q Quest>,
}

/// A Quest that is there, and how books know it.
struct Known {
    name: String,
    quest: Quest,
}

/// The Quests that are there.
pub(super) struct Quests {
    /// Those of the box first.
    known: Vec<Known>,
    coming: Coming<Vec<Known>>,
}

impl Quests {
    /// Those of the box at once, the user's own as soon as they are read.
    pub(super) fn read(all: &CoreBox, dirs: &DataDirs) -> Self {
        let known: Vec<Known> =
            all.quests.iter().map(|quest| Known { name: quest.id.clone(), quest: quest.clone() }).collect();
        let (all, dirs) = (all.clone(), dirs.clone());
        let read = move || {
            let own = OwnQuests::read(&dirs, &all).quests.into_iter();
            own.map(|(_, quest)| Known { name: name_of_quest(&quest), quest }).collect()
        };
        let mut quests = Self { known, coming: Coming::begin("book-quests", read) };
        let own = quests.coming.take_soon();
        quests.take(own);
        quests
    }

    /// Two with the same title are one for a book.
    fn take(&mut self, own: Option<Vec<Known>>) {
        for quest in own.into_iter().flatten() {
            if self.of(&quest.name).is_none() {
                self.known.push(quest);
            }
        }
    }

    /// Takes what has come meanwhile.
    pub(super) fn look(&mut self, ctx: &Context) {
        let own = self.coming.take();
        self.take(own);
        if self.coming.is_on_its_way() {
            ctx.request_repaint_after(LOOK);
        }
    }

    /// The Quest that a book knows by this name, if it is there.
    pub(super) fn of(&self, name: &str) -> Option<&Quest> {
        self.known.iter().find(|known| known.name == name).map(|known| &known.quest)
    }

    /// All that a book can speak of, those of the box first, and last those of which it alone knows.
    pub(super) fn offered<'q>(&'q self, standing: &'q Standing, tally: &'q Tally) -> Vec<Offered<'q>> {
        let known = self.known.iter().map(|known| Offered { name: &known.name, quest: Some(&known.quest) });
        let mut offered: Vec<Offered<'q>> = known.collect();
        let spoken_of = tally.quests.iter().map(|of| of.quest.as_str()).chain(standing.next.as_deref());
        for name in spoken_of {
            if offered.iter().all(|offered| offered.name != name) {
                offered.push(Offered { name, quest: None });
            }
        }
        offered
    }
}
