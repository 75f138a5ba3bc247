//! Pickers for objectives.

use super::names::token_pick;
use super::{Choice, Pen, condition_list, name_pick, names_pick, number, pick, row, word};
use crate::games::massive_darkness::quest::edit::rename::Kind;
use crate::games::massive_darkness::quest::edit::{Command, SetUp};
use crate::games::massive_darkness::rules::language::quest::{Check, Condition, Goal, Load};
use crate::games::massive_darkness::rules::state::TokenKind;
use crate::kit::widgets::text_field;
use crate::tr;
use egui::Ui;

impl Choice for Goal {
    const WHAT: &'static str = "goal";
    fn all(pen: &Pen<'_>) -> Vec<Vec<Self>> {
        let foes = Kind::Foe.names(pen.quest);
        let role = super::names::first(pen, Kind::Role);
        vec![vec![
            Self::PickUp(TokenKind::Artifact, 1),
            Self::Kill(foes),
            Self::ClearBoard,
            Self::Survive(6),
            any_goal(pen),
            Self::AllEscape,
            Self::Escapes(role, Load::Nothing),
        ]]
    }
}

/// An objective in the quest's own words, with a name that no other has.
fn any_goal(pen: &Pen<'_>) -> Goal {
    let taken: Vec<String> = pen.quest.words.keys().cloned().collect();
    let name =
        crate::games::massive_darkness::quest::edit::templates::free_name(&tr!(pen.texts, "name-of-task"), &taken);
    Goal::Task { name, at: Check::Always, all: vec![Condition::NoEnemies] }
}

/// An objective. Its own words are written here, too, in the language of the window.
pub(in crate::games::massive_darkness::view::editor) fn goal_ui(ui: &mut Ui, pen: &Pen<'_>, goal: &mut Goal) {
    if ui.horizontal(|ui| pick(ui, pen, goal, 0.0)).inner {
        name_task(pen, goal);
    }
    match goal {
        Goal::PickUp(kind, count) => {
            number(ui, pen, "block-number", count, (1, 30));
            token_pick(ui, pen, kind);
        }
        Goal::AllEscape | Goal::ClearBoard => {}
        Goal::Escapes(role, load) => {
            name_pick(ui, pen, Kind::Role, role);
            row(ui, |ui| pick(ui, pen, load, 0.0));
        }
        Goal::Kill(foes) => names_pick(ui, pen, Kind::Foe, foes),
        Goal::Survive(rounds) => number(ui, pen, "block-rounds", rounds, (1, 99)),
        Goal::Task { at, .. } => {
            row(ui, |ui| pick(ui, pen, at, 0.0));
        }
    }
    if let Goal::Task { name, all, .. } = goal {
        words_ui(ui, pen, name);
        word(ui, pen.texts, "block-all-of");
        condition_list(ui, pen, all, None);
    }
}

/// An objective without words cannot be played: a new one gets its name, in this language.
fn name_task(pen: &Pen<'_>, goal: &Goal) {
    if let Goal::Task { name, .. } = goal {
        let words = SetUp::Words(name.clone(), pen.texts.language().code().to_owned(), name.clone());
        pen.desk.borrow_mut().besides.push(Command::SetUp(Box::new(words)));
    }
}

/// What an objective is called. Words in another language are written where all words are.
fn words_ui(ui: &mut Ui, pen: &Pen<'_>, name: &str) {
    let mut text = pen.said().written_words(name).unwrap_or(name).to_owned();
    let label = pen.name(&tr!(pen.texts, "block-words"));
    if text_field(ui, &label, "", &mut text).changed() {
        let words = SetUp::Words(name.to_owned(), pen.texts.language().code().to_owned(), text);
        pen.desk.borrow_mut().besides.push(Command::SetUp(Box::new(words)));
    }
}
