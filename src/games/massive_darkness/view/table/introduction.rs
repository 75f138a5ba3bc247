//! Before the first turn: what the page tells that all games of tiles have ([`crate::games::tiles::introduction`]).

use crate::games::massive_darkness::describe::{Words, goals_of_quest, rules_of_quest};
use crate::games::massive_darkness::session::Play;
use crate::games::massive_darkness::view::art::people::portrait_at;
use crate::games::massive_darkness::view::commands::{BOOK, Situation};
use crate::games::massive_darkness::view::quest_picture::quest_picture;
use crate::games::tiles::introduction::{self, Introduction, Onward, Traveller, Turned};
use crate::house::text::{Texts, plain, shown};
use crate::kit::commands::Command;
use egui::Ui;

/// What is told of a game.
pub(super) fn introduction(play: &Play, texts: &Texts) -> Introduction {
    let (game, quest) = (play.game(), &play.session().header().setup.quest);
    let (words, language) = (Words::new(game, texts), texts.language());
    let traveller = |hero| Traveller { look: game.state.hero(hero).card.index(), name: words.hero(hero) };
    Introduction {
        language,
        title: shown(quest.title(language.code())),
        story: plain(quest.story(language.code())).into_owned(),
        goals: goals_of_quest(texts, quest),
        rules: rules_of_quest(texts, quest),
        picture: Some(quest_picture(&game.dungeon)),
        heroes: game.state.hero_ids().map(traveller).collect(),
    }
}

/// Draws the page.
pub(super) fn introduction_ui(ui: &mut Ui, texts: &Texts, page: &mut Introduction, now: &Situation) -> Option<Turned> {
    let away = if now.is_of_a_book { BOOK } else { Command::Home };
    let onward = Onward { offers: &now.offers(), away, is_read_again: false };
    introduction::introduction_ui(ui, texts, page, &onward, &|ui, place, look| portrait_at(ui, place, look, true))
}
