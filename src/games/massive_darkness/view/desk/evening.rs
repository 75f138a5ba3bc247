//! The first evening: its quest is played with hints on the way, and what they have explained is remembered.

use super::{MassiveDarknessDesk, Screen};
use crate::games::massive_darkness::view::evening::evening;
use crate::games::massive_darkness::view::table::TableScreen;

impl MassiveDarknessDesk {
    /// With hints, if it is the quest of the first evening and somebody wants them.
    pub(super) fn guided(&self, screen: TableScreen) -> TableScreen {
        let is_it = screen.play.session().header().setup.quest.id == evening().quest;
        match is_it && self.remembered.hints {
            true => screen.guided(self.remembered.explained.clone()),
            false => screen,
        }
    }

    /// Remembers what was explained at the table.
    pub(super) fn keep_what_was_learned(&mut self) {
        let Screen::Table(screen) = &mut self.screen else { return };
        let Some(learned) = screen.learned() else { return };
        self.remembered.hints &= !learned.enough;
        self.remembered.explained.extend(learned.explained);
        self.remembered.keep_in(&mut self.kept);
    }

    /// The hints are wanted, or not any more; with `anew` all of them come once more.
    pub(super) fn wish_for_hints(&mut self, are_wanted: bool, anew: bool) {
        self.remembered.hints = are_wanted;
        if anew {
            self.remembered.explained.clear();
        }
        self.remembered.keep_in(&mut self.kept);
        if let Screen::Table(screen) = std::mem::replace(&mut self.screen, Screen::Nothing) {
            self.screen = Screen::Table(Box::new(self.guided(screen.without_hints())));
        }
    }
}
