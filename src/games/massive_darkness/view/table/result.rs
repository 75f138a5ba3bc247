//! The end of a game: what the page tells that all games of tiles have ([`crate::games::tiles::result`]), and which ways lead on.

use super::model::{HeroCard, TableModel};
use crate::games::massive_darkness::content::shipped_quests;
use crate::games::massive_darkness::rules::Event;
use crate::games::massive_darkness::session::Play;
use crate::games::massive_darkness::view::art::people::portrait_at;
use crate::games::massive_darkness::view::ledger::plots::{Curve, look};
use crate::games::massive_darkness::view::quest_picture::quest_picture;
use crate::games::tiles::course::{Round, Turn};
use crate::games::tiles::result::{self, MOST_TURNS, Person, TurningPoint, Way};
use crate::house::text::{Texts, shown};
use crate::kernel::game::{Game as _, Outcome};
use crate::kit::art::Icon;
use crate::tr;
use egui::{Rect, Ui};
use std::sync::Arc;

/// What is wanted at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// See the board once more.
    Board,
    /// The same quest with the same Heroes.
    Again,
    /// The next quest of the box with the same Heroes.
    Next,
    /// Back to the book of the campaign.
    Book,
    /// To the start screen.
    Home,
}

/// What is told at the end, and where it leads.
pub(super) struct ResultPage {
    page: result::ResultPage,
    ways: Vec<Way<Wish>>,
}

impl ResultPage {
    /// Of a game that is over, and of this campaign if it is of one.
    pub(super) fn new(play: &Play, model: &TableModel, book: Option<&str>, texts: &Texts) -> Self {
        let (game, course) = (play.game(), &play.beside().tally.course);
        let quest = &play.session().header().setup.quest;
        let person = |card: &HeroCard| Person {
            name: Arc::clone(&card.name),
            class: Arc::clone(&card.class),
            look: card.look,
            is_alive: card.health.0 > 0,
            deeds: course.heroes[card.hero.index()],
        };
        let curve = |card: &HeroCard| {
            let at = |round: &Round| (u32::from(round.number), u32::from(round.health[card.hero.index()]));
            Curve { name: card.name.to_string(), look: look(card.look), points: course.rounds.iter().map(at).collect() }
        };
        let told = |turn: &Turn<Event>| TurningPoint {
            round: turn.round,
            sign: sign(&turn.what),
            words: in_words(model, turn),
        };
        let quest_file = format!("{}.ron", quest.id);
        let has_next = shipped_quests().skip_while(|(file, _)| *file != quest_file).nth(1).is_some();
        let is_won = game.outcome() == Some(Outcome::Won);
        let page = result::ResultPage {
            is_won,
            ending: Arc::clone(&model.question.sentence),
            why: None,
            title: shown(quest.title(texts.language().code())),
            rounds: game.state.round,
            picture: Some(quest_picture(&game.dungeon)),
            beyond: book.map(|_| tr!(texts, "table-over-book")),
            heroes: model.heroes.iter().map(person).collect(),
            curves: model.heroes.iter().map(curve).collect(),
            objectives: Vec::new(),
            turns: course.turns.iter().rev().take(MOST_TURNS).map(told).collect(),
        };
        Self { page, ways: ways(book, is_won, has_next, texts) }
    }
}

/// The book; or the next one, once more, away from here. Whoever has lost tries again first.
fn ways(book: Option<&str>, is_won: bool, has_next: bool, texts: &Texts) -> Vec<Way<Wish>> {
    let mut ways = Vec::new();
    match book {
        Some(name) => ways.push(Way::new(Icon::Book, tr!(texts, "table-to-the-book", name = name), Wish::Book)),
        None => {
            ways.push(Way::new(Icon::Around, tr!(texts, "result-again"), Wish::Again));
            if has_next {
                let at = usize::from(!is_won);
                ways.insert(at, Way::new(Icon::ChevronRight, tr!(texts, "result-next"), Wish::Next));
            }
            ways.push(Way::new(Icon::Home, tr!(texts, "table-leave"), Wish::Home));
        }
    }
    ways.push(Way::new(Icon::Eye, tr!(texts, "result-board"), Wish::Board));
    ways
}

/// What happened; of an objective what it was.
fn in_words(model: &TableModel, turn: &Turn<Event>) -> String {
    let goal = match turn.what {
        Event::GoalMet { goal } => model.goals.get(usize::from(goal)),
        _ => None,
    };
    goal.map_or_else(|| turn.told.clone(), |(goal, _)| format!("{}: {goal}", turn.told.trim_end_matches('.')))
}

fn sign(event: &Event) -> Icon {
    match event {
        Event::HeroDied { .. } => Icon::Skull,
        Event::HeroResurrected { .. } => Icon::Heart,
        Event::HeroEscaped { .. } => Icon::Door,
        Event::GoalMet { .. } => Icon::Flag,
        Event::LevelRose { .. } => Icon::ChevronUp,
        _ => Icon::Sword,
    }
}

/// Draws the page.
pub(super) fn result_ui(ui: &mut Ui, texts: &Texts, of: &mut ResultPage) -> Option<Wish> {
    let portrait = |ui: &Ui, place: Rect, person: &Person| portrait_at(ui, place, person.look, person.is_alive);
    result::result_ui(ui, texts, &mut of.page, &of.ways, &portrait)
}
