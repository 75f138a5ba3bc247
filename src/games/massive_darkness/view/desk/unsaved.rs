//! What speaks against leaving a screen: a quest, own cards, a game or a campaign book that could not be saved, or that
//! another window has saved as well.

use super::{MassiveDarknessDesk, Screen};
use crate::games::massive_darkness::view::editor::Unsaved;
use crate::kit::desk::Doubt;
use std::sync::Arc;

fn of_quest(unsaved: Unsaved) -> Doubt {
    match unsaved {
        Unsaved::Trouble(told) => Doubt::of("unsaved-title", told, "unsaved-hint"),
        Unsaved::Elsewhere(told) => {
            Doubt { title: "elsewhere-title", told, hint: "elsewhere-hint", leave: "elsewhere-leave", can_try: false }
        }
    }
}

fn of_cards(told: Arc<str>) -> Doubt {
    Doubt::of("unsaved-cards-title", told, "unsaved-cards-hint")
}

fn of_book(told: Arc<str>) -> Doubt {
    Doubt::of("unsaved-book-title", told, "unsaved-book-hint")
}

impl MassiveDarknessDesk {
    /// What speaks against leaving the screen, after another attempt to save.
    pub(super) fn against_leaving(&mut self) -> Option<Doubt> {
        let texts = Arc::clone(&self.base.texts);
        let shown = match &mut self.screen {
            Screen::Cards(cards) => return cards.unsaved(&texts).map(of_cards),
            Screen::Table(table) if table.play.trouble().is_some() => return table.unsaved(&texts).map(Doubt::of_game),
            Screen::Ledger(ledger) if ledger.is_waiting() => return ledger.unsaved(&texts).map(of_book),
            Screen::Editor(editor) => Some(editor),
            _ => None,
        };
        // A quest that is being tried lies behind its game.
        shown.or(self.editor.as_mut()).and_then(|editor| editor.unsaved(&texts)).map(of_quest)
    }

    /// A game that went on elsewhere is brought back before it is left; if that cannot be, it is told where it lies.
    pub(super) fn bring_game_back(&mut self) {
        if let Screen::Table(table) = &mut self.screen {
            self.base.bring_back(&mut table.play);
        }
    }
}
