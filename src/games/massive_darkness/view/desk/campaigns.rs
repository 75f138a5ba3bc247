//! The way to the campaign books, from there to the board, and back.

use super::{MassiveDarknessDesk, Screen};
use crate::games::massive_darkness::session::Play;
use crate::games::massive_darkness::view::ledger::{Away, LedgerScreen, OfGame, Shown, campaign_of_game};
use crate::games::massive_darkness::view::table::TableScreen;
use crate::kit::commands::Command;
use crate::kit::desk::Wish;
use crate::tr;
use std::path::Path;
use std::sync::Arc;

impl MassiveDarknessDesk {
    /// A game on the board.
    pub(super) fn table_screen(&self, play: Play) -> Screen {
        let screen = TableScreen::new(play, self.manner).name_files_in(self.base.windows.clone());
        Screen::Table(Box::new(self.guided(screen)))
    }

    /// The same for one that has just begun: first it is told what it is about.
    pub(super) fn introduced_screen(&self, play: Play) -> Screen {
        let screen = TableScreen::new(play, self.manner).name_files_in(self.base.windows.clone());
        Screen::Table(Box::new(self.guided(screen.introduced(&self.base.texts))))
    }

    /// The shelf of all books.
    fn ledger(&self) -> Option<LedgerScreen> {
        let mut ledger =
            LedgerScreen::new(&self.base.dirs, self.rules.clone()?, self.base.short_seed(), &self.base.texts);
        ledger.name_files_in(self.base.windows.clone());
        Some(ledger)
    }

    pub(super) fn open_ledger(&mut self) {
        if let Some(ledger) = self.ledger() {
            self.screen = Screen::Ledger(Box::new(ledger));
        }
    }

    pub(super) fn after_ledger(&mut self, away: Away) {
        match away {
            Away::Start => self.base.wish(Wish::Command(Command::Home)),
            Away::Board(shown) => self.show_campaign_game(*shown),
            Away::NewCards => {
                self.take_own_cards();
                if let (Screen::Ledger(ledger), Some(rules)) = (&mut self.screen, &self.rules) {
                    ledger.lay(&self.base.texts, rules.clone());
                }
            }
        }
    }

    /// Shows a game of the campaign whose book is open; the book waits until the game is left.
    fn show_campaign_game(&mut self, shown: Shown) {
        if let Some(notice) = shown.notice {
            self.base.tell(notice);
        }
        let table = TableScreen::new(*shown.play, self.manner).of_campaign(shown.campaign);
        let table = self.guided(table.name_files_in(self.base.windows.clone()).introduced(&self.base.texts));
        let before = std::mem::replace(&mut self.screen, Screen::Table(Box::new(table)));
        if let Screen::Ledger(ledger) = before {
            self.ledger = Some(ledger);
        }
    }

    /// A saved game that a campaign waits for is taken up with its book. False: it is no such game.
    pub(super) fn open_campaign_game(&mut self, file: &Path) -> bool {
        let Some(rules) = &self.rules else { return false };
        match campaign_of_game(&self.base.dirs, rules, file) {
            OfGame::Alone => false,
            OfGame::Former(campaign) => {
                self.base.tell_news(tr!(self.base.texts, "notice-former-game", name = campaign));
                false
            }
            OfGame::Awaited(book) => {
                let Some(mut ledger) = self.ledger() else { return false };
                let texts = Arc::clone(&self.base.texts);
                ledger.open(&texts, book);
                let shown = ledger.take_up_game(&texts);
                self.screen = Screen::Ledger(Box::new(ledger));
                if let Some(shown) = shown {
                    self.show_campaign_game(shown);
                }
                true
            }
        }
    }

    /// From a game of a campaign back to its book, into which the result goes if the game is over. False: the game
    /// belongs to no campaign.
    pub(super) fn back_to_book(&mut self) -> bool {
        let (Screen::Table(table), Some(mut ledger)) = (&self.screen, self.ledger.take()) else { return false };
        ledger.come_home(&self.base.texts, &table.play);
        self.screen = Screen::Ledger(ledger);
        true
    }
}
