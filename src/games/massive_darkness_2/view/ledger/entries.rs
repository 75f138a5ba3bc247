//! The entries of a book: besides what is the same in every book, what was played can be corrected, and a saved game looked at.

use crate::games::massive_darkness_2::book::words::{change, sentence};
use crate::games::massive_darkness_2::book::{BookRules, GameFile, PartyBook, PartyCampaign, Played, What};
use crate::house::book::Says as _;
use crate::house::book::travel::game_file;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::books::entries::{self, Beside, Column, Words};
use crate::kit::widgets::icon_button;
use crate::tr;
use egui::Ui;
use std::path::{Path, PathBuf};

/// What the user wants.
pub(super) enum Said {
    /// This is to be entered.
    Enter(What),
    /// The entry of this number is to be corrected; so much counts at present.
    Correct(u32, Box<Played>),
    /// This saved game is to be looked at, which lies in this file.
    Look(GameFile, PathBuf),
}

/// What is kept of an entry.
struct Kept {
    /// What was played, as it counts.
    played: Option<Box<Played>>,
    /// The saved game, where it lies here.
    game: Option<(GameFile, PathBuf)>,
}

/// The column of entries.
#[derive(Default)]
pub(super) struct Entries {
    column: Column<Kept>,
}

/// What is pressed beside an entry.
struct Pressed<'g> {
    /// The folder of saved games.
    games: &'g Path,
    said: Option<Said>,
}

impl Entries {
    /// Draws it; what is wanted.
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts, book: &PartyBook, games: &Path) -> Option<Said> {
        let words = Words { change: &|_, one| change(one, texts), instead: &|_, what| sentence(what, texts) };
        let mut pressed = Pressed { games, said: None };
        let said = self.column.ui(ui, texts, book.campaign(), &words, &mut pressed).map(|said| match said {
            entries::Said::Note(note) => Said::Enter(What::Noted(note)),
            entries::Said::StrikeOut(number) => Said::Enter(What::corrected(number, None, String::new())),
        });
        said.or(pressed.said)
    }
}

impl Beside<BookRules> for Pressed<'_> {
    type Kept = Kept;

    fn keep(&self, campaign: &PartyCampaign, number: u32) -> Kept {
        let is_played = |what: &&What| matches!(what, What::Played(_));
        // What is wrong is corrected by its like.
        let written = campaign.entries().get(number as usize - 1).map(|entry| &entry.what).filter(is_played);
        let Some(What::Played(played)) = written.and_then(|_| campaign.counting(number)) else {
            return Kept { played: None, game: None };
        };
        let game = played.game.clone().map(|game| (game_file(self.games, &game.file), game));
        let game = game.filter(|(file, _)| file.is_file()).map(|(file, game)| (game, file));
        Kept { played: Some(Box::new(played.clone())), game }
    }

    fn can_be_corrected(kept: &Kept) -> bool {
        kept.played.is_some()
    }

    fn correct(&mut self, number: u32, kept: &Kept) {
        self.said = kept.played.clone().map(|played| Said::Correct(number, played));
    }

    fn head_ui(&mut self, ui: &mut Ui, texts: &Texts, number: u32, kept: &Kept) {
        let look = tr!(texts, "book-look", number = i64::from(number));
        if let Some((game, file)) = &kept.game
            && icon_button(ui, Icon::Eye, &look).clicked()
        {
            self.said = Some(Said::Look(game.clone(), file.clone()));
        }
    }
}
