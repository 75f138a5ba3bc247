//! Before the first turn: what the page tells that all games of tiles have ([`crate::games::tiles::introduction`]). Whoever wants to
//! know it once more reads it again beside what the Quest wants.

use super::Table;
use crate::games::massive_darkness_2::describe::{quest_name, quest_story};
use crate::games::massive_darkness_2::view::art::{hero_colour, portrait};
use crate::games::massive_darkness_2::view::board::map_of_game;
use crate::games::tiles::introduction::{Introduction, Onward, Traveller, Turned, introduction_ui};
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use crate::kit::commands::{Command, Offers};
use crate::kit::sound;
use egui::{Rect, Ui};

/// The page, while it is read.
pub(super) struct Reading {
    page: Introduction,
    /// So long was the game when it was opened.
    length: usize,
    /// The game had begun.
    is_again: bool,
}

impl Table {
    /// Before the first turn it is told what the Quest is about.
    pub(in crate::games::massive_darkness_2::view) fn introduce(&mut self, texts: &Texts) {
        if self.play.decisions(0).is_empty() && self.game().outcome().is_none() {
            self.read(false, texts);
        }
    }

    /// The same once more.
    pub(super) fn read_again(&mut self, texts: &Texts) {
        self.read(true, texts);
    }

    fn read(&mut self, is_again: bool, texts: &Texts) {
        let length = self.play.session().len();
        self.reading = Some(Box::new(Reading { page: self.introduction(texts), length, is_again }));
    }

    fn introduction(&self, texts: &Texts) -> Introduction {
        let (words, game) = (self.words(texts), self.game());
        let (id, told) = (&words.dungeon.id, &words.dungeon.told);
        let traveller = |seat: u8| {
            let card = game.state().hero(seat).card;
            Traveller { look: usize::from(card), name: words.hero_card(card) }
        };
        Introduction {
            language: texts.language(),
            title: quest_name(id, told, texts).to_string(),
            story: quest_story(id, told, texts).to_string(),
            goals: words.objectives(game).into_iter().map(|objective| objective.text.to_string()).collect(),
            rules: Some(words.special_rules().to_string()).filter(|rules| !rules.is_empty()).into_iter().collect(),
            picture: map_of_game(game, words),
            heroes: game.state().seats().map(traveller).collect(),
        }
    }

    /// Is the page read now? Not any more as soon as anything is answered, by whatever way.
    pub(super) fn is_reading(&mut self) -> bool {
        let length = self.play.session().len();
        let is_on = self.play.trouble().is_none() && self.reading.as_ref().is_some_and(|page| page.length == length);
        if !is_on {
            self.reading = None;
        }
        is_on
    }

    /// Draws the page in the place of the table; a command that is not the table's.
    pub(super) fn reading_ui(&mut self, ui: &mut Ui, texts: &Texts, offers: &Offers) -> Option<Command> {
        sound::room(ui.ctx());
        let mut reading = self.reading.take()?;
        if reading.page.language != texts.language() {
            reading.page = self.introduction(texts);
        }
        let cards = &self.game().table().content.printed.heroes;
        let face = |ui: &Ui, place: Rect, look: usize| {
            if let (Some(card), Ok(number)) = (cards.get(look), u8::try_from(look)) {
                portrait(ui, place, &card.id, Some(hero_colour(number)), true);
            }
        };
        let onward = Onward { offers, away: Command::Home, is_read_again: reading.is_again };
        let turned = introduction_ui(ui, texts, &mut reading.page, &onward, &face);
        if turned != Some(Turned::Read) {
            self.reading = Some(reading);
        }
        match turned {
            Some(Turned::Command(command)) => Some(command),
            _ => None,
        }
    }
}
