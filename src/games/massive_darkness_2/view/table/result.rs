//! The end of a game: what the page tells that all games of tiles have ([`crate::games::tiles::result`]), and which ways lead on. Who
//! wants to see the board once more finds the way back beside it.

use super::Table;
use crate::games::massive_darkness_2::describe::{class_name, quest_name, quests};
use crate::games::massive_darkness_2::rules::{EnemyId, Event};
use crate::games::massive_darkness_2::view::art::{hero_colour, portrait};
use crate::games::massive_darkness_2::view::board::map_of_game;
use crate::games::massive_darkness_2::view::{ENTER, PLAY_AGAIN, PLAY_NEXT};
use crate::games::tiles::course::{Round, Turn};
use crate::games::tiles::result::{MOST_TURNS, Objective, Person, ResultPage, TurningPoint, Way, result_ui};
use crate::house::text::Texts;
use crate::kernel::game::{Game as _, Outcome};
use crate::kit::art::Icon;
use crate::kit::commands::Command;
use crate::kit::plots::{Curve, Look};
use crate::kit::theme::{Colour, Theme};
use crate::kit::widgets::{Action, Emphasis, Sheet, sheet, title};
use crate::tr;
use egui::{Rect, Ui};
use std::sync::Arc;

/// What is wanted at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    /// See the board once more.
    Board,
    /// What is not the table's.
    Command(Command),
}

/// The page at the end, while there is one.
#[derive(Default)]
pub(super) struct End {
    /// Made when it is seen first.
    page: Option<Box<ResultPage>>,
    /// Somebody wants to see the board once more.
    is_board_wished: bool,
}

impl End {
    /// The game has moved on, or speaks another language.
    pub(super) fn look_again(&mut self) {
        self.page = None;
    }
}

impl Table {
    /// Is the game over, and has everything been seen that led to it?
    fn is_result_due(&self) -> bool {
        self.game().outcome().is_some() && self.play.trouble().is_none() && !self.is_showing()
    }

    /// Does the page at the end lie in the place of the board? Not while somebody looks at that.
    pub(super) fn is_at_its_end(&mut self) -> bool {
        let is_due = self.is_result_due();
        self.end.is_board_wished &= is_due;
        is_due && !self.end.is_board_wished
    }

    /// Draws that page; a command that is not the table's.
    pub(super) fn end_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Command> {
        let mut page = self.end.page.take().unwrap_or_else(|| Box::new(self.result_page(texts)));
        let cards = &self.game().table().content.printed.heroes;
        let face = |ui: &Ui, place: Rect, person: &Person| {
            if let (Some(card), Ok(number)) = (cards.get(person.look), u8::try_from(person.look)) {
                portrait(ui, place, &card.id, Some(hero_colour(number)), person.is_alive);
            }
        };
        let wish = result_ui(ui, texts, &mut page, &self.ways(texts), &face);
        self.end.page = Some(page);
        match wish? {
            Wish::Board => self.end.is_board_wished = true,
            Wish::Command(command) => return Some(command),
        }
        None
    }

    /// The drawing board for a Quest that was only tried. Else the book first, and whoever has lost tries again before the next one.
    fn ways(&self, texts: &Texts) -> Vec<Way<Wish>> {
        let way = |icon, name, command| Way::new(icon, name, Wish::Command(command));
        let mut ways = Vec::new();
        if self.is_trial {
            ways.push(way(Icon::Pencil, tr!(texts, "editor-md2-back"), Command::Home));
        } else {
            ways.push(way(Icon::Pencil, tr!(texts, "result-enter"), ENTER));
            ways.push(way(Icon::Around, tr!(texts, "result-again"), PLAY_AGAIN));
            if self.has_next {
                let at = if self.game().outcome() == Some(Outcome::Won) { 1 } else { 2 };
                ways.insert(at, way(Icon::ChevronRight, tr!(texts, "result-next"), PLAY_NEXT));
            }
            ways.push(way(Icon::Home, tr!(texts, "result-home"), Command::Home));
        }
        ways.push(Way::new(Icon::Eye, tr!(texts, "result-board"), Wish::Board));
        ways
    }

    fn result_page(&self, texts: &Texts) -> ResultPage {
        let (game, words, tally) = (self.game(), self.words(texts), &self.play.beside().tally);
        let outcome = game.outcome().unwrap_or(Outcome::Stuck);
        let quest = &self.play.session().header().setup.quest;
        let person = |seat: u8| {
            let hero = game.state().hero(seat);
            let (class, level) = (class_name(game.class(seat), texts), i64::from(hero.level));
            Person {
                name: words.hero_card(hero.card),
                class: tr!(texts, "result-hero", class = class.as_ref(), level = level),
                look: usize::from(hero.card),
                is_alive: hero.is_up(),
                deeds: tally.course.heroes[usize::from(seat)],
            }
        };
        let curve = |seat: u8| {
            let card = game.state().hero(seat).card;
            let at = |round: &Round| (u32::from(round.number), u32::from(round.health[usize::from(seat)]));
            Curve {
                name: words.hero_card(card).to_string(),
                look: Look { mark: usize::from(card), colours },
                points: tally.course.rounds.iter().map(at).collect(),
            }
        };
        let objective = |of: quests::Objective| Objective { is_met: of.is_met, text: of.text };
        let told =
            |turn: &Turn<Event>| TurningPoint { round: turn.round, sign: sign(&turn.what), words: turn.told.clone() };
        ResultPage {
            is_won: outcome == Outcome::Won,
            ending: ending(outcome, texts).1,
            why: words.lost_by(&tally.lost_by, game, quest),
            title: quest_name(&words.dungeon.id, &words.dungeon.told, texts).to_string(),
            rounds: game.state().round.max(1),
            picture: map_of_game(game, words),
            beyond: None,
            heroes: game.state().seats().map(person).collect(),
            curves: game.state().seats().map(curve).collect(),
            objectives: words.objectives(game).into_iter().map(objective).collect(),
            turns: tally.course.turns.iter().rev().take(MOST_TURNS).map(told).collect(),
        }
    }

    /// Beside the board of a game that is over: how it ended, and the way back to the page that says more.
    pub(super) fn over_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let Some(outcome) = self.game().outcome() else { return };
        let (head, about) = ending(outcome, texts);
        let mut is_back = false;
        sheet(ui, Sheet::Raised, |ui| {
            ui.set_width(ui.available_width());
            title(ui, &head);
            ui.label(about.as_ref());
            ui.vertical_centered_justified(|ui| {
                let back = tr!(texts, "result-show");
                is_back = ui.add(Action::new(Icon::ChevronLeft, &back).emphasis(Emphasis::Primary)).clicked();
            });
        });
        if is_back {
            self.end.is_board_wished = false;
        }
    }
}

/// How it ended, in a word and in a sentence.
fn ending(outcome: Outcome, texts: &Texts) -> (Arc<str>, Arc<str>) {
    match outcome {
        Outcome::Won => (tr!(texts, "result-won"), tr!(texts, "result-won-about")),
        Outcome::Lost => (tr!(texts, "result-lost"), tr!(texts, "result-lost-about")),
        Outcome::Stuck => (tr!(texts, "result-stuck"), tr!(texts, "result-stuck-about")),
    }
}

fn sign(event: &Event) -> Icon {
    match event {
        Event::KnockedOut { .. } | Event::AllyFell { .. } => Icon::Skull,
        Event::Woken { .. } => Icon::Heart,
        Event::LeftDungeon { .. } => Icon::Door,
        Event::TaskDone { .. } | Event::AllyArrived { .. } => Icon::Flag,
        Event::LeveledUp { .. } => Icon::ChevronUp,
        Event::FightBegan { .. } | Event::EnemyFell { enemy: EnemyId::BOSS } => Icon::Crown,
        _ => Icon::Sword,
    }
}

/// The colours of Heroes, by their places in the box.
fn colours(card: usize, _: &Theme) -> Colour {
    hero_colour(u8::try_from(card).unwrap_or_default())
}
