//! The user's own cards: laid over the box, and drawn up in the card editor.

use super::{MassiveDarknessDesk, Screen};
use crate::games::massive_darkness::content::lay_packs;
use crate::games::massive_darkness::content::own_cards::lay_others;
use crate::games::massive_darkness::plug::PLUG;
use crate::games::massive_darkness::rules::dungeon::Edition;
use crate::games::massive_darkness::view::cards::CardsScreen;
use crate::house::text::Language;
use crate::house::wrong::Wrong as _;
use std::sync::Arc;

impl MassiveDarknessDesk {
    /// Lays the user's own cards over the box. What cannot be used is told; the box is always there.
    pub(super) fn take_own_cards(&mut self) {
        let language = self.base.texts.language();
        match lay_packs(&self.base.dirs) {
            Ok(laid) => {
                self.base.name_cards(&PLUG, laid.names_in(language.code()));
                for pack in &laid.skipped {
                    self.base.tell(pack.say(&self.base.texts));
                }
                self.rules = Some(laid.into());
            }
            Err(error) => self.base.tell(error.say(&self.base.texts)),
        }
    }

    /// Whoever leaves his cards for another screen has them there.
    pub(super) fn take_cards_from_the_screen(&mut self) {
        if matches!(self.screen, Screen::Cards(_)) {
            self.take_own_cards();
        }
    }

    pub(super) fn open_cards(&mut self) {
        let texts = Arc::clone(&self.base.texts);
        let others = lay_others(&self.base.dirs).map_err(|error| error.say(&texts));
        let open =
            |others| CardsScreen::open(&self.base.dirs, others, self.edition()).map_err(|error| error.say(&texts));
        let opened = others.and_then(open);
        if let Some(mut cards) = self.base.told(opened) {
            cards.name_files_in(self.base.windows.clone());
            self.screen = Screen::Cards(Box::new(cards));
        }
    }

    /// ED-06: the edition whose codes are shown while no game is open: that of the last game if it was chosen, else by the language.
    pub(super) fn edition(&self) -> Edition {
        let chosen = self.remembered.last_game.as_ref().map_or("", |last| last.edition.as_str());
        match (chosen, self.base.texts.language()) {
            ("en", _) | ("", Language::English) => Edition::En,
            (_, Language::English | Language::German | Language::Polish) => Edition::De,
        }
    }
}
