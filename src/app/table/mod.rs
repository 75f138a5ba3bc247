//! The screen of a running game: phase rail, heroes, map, question, story, dice.

mod arrange;
mod dice_tray;
pub mod face;
mod heroes;
pub mod model;
mod question;
mod rail;
mod side;

use crate::app::board::map::{MapAction, MapModel, MapView, map_ui};
use crate::app::commands::{Command, Place, Situation};
use crate::app::play::Play;
use crate::app::theme::Theme;
use crate::engine::kernel::game::Game as _;
use crate::engine::kernel::journal::EntryId;
use crate::engine::massive_darkness::Answer;
use crate::engine::massive_darkness::ids::Actor;
use crate::text::Texts;
use crate::tr;
use arrange::Draft;
use egui::{Panel, ScrollArea, Ui};
use face::{CardFace, face_ui};
pub use heroes::{disc_ui, hero_figure};
use model::{Form, TableModel};

/// What the user wants.
#[derive(Clone, Debug, PartialEq)]
pub enum TableAction {
    /// Give these answers, one after the other.
    Answer(Vec<Answer>),
    /// Go back to just before a decision.
    UndoTo(EntryId),
    /// See a card.
    Look(Box<CardFace>),
    /// Give a command; what is not the table's is the window's.
    Command(Command),
}

/// Which page the right panel shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Page {
    #[default]
    Story,
    Enemies,
    Decks,
    Undo,
}

/// The screen and what is half typed into it.
pub struct TableScreen {
    /// The game.
    pub play: Play,
    model: TableModel,
    seen: Option<u64>,
    page: Page,
    open_hero: Option<usize>,
    picked: u64,
    typed: Vec<Option<u8>>,
    filter: String,
    draft: Draft,
    refusal: Option<String>,
    face: Option<CardFace>,
    map: MapModel,
    map_view: MapView,
}

impl TableScreen {
    /// The screen of a game.
    #[must_use]
    pub fn new(play: Play, reduce_motion: bool) -> Self {
        Self {
            play,
            model: TableModel::default(),
            seen: None,
            page: Page::default(),
            open_hero: None,
            picked: 0,
            typed: Vec::new(),
            filter: String::new(),
            draft: Draft::default(),
            refusal: None,
            face: None,
            map: MapModel::default(),
            map_view: if reduce_motion { MapView::still() } else { MapView::default() },
        }
    }

    /// Draws the screen. Tells which command was given that is not the table's.
    pub fn ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Command> {
        self.look_again(texts);
        let now = self.situation();
        let mut actions = Vec::new();
        self.keys(ui, &mut actions);
        let theme = Theme::of(ui.ctx());
        Panel::top("rail").show(ui, |ui| rail::rail_ui(ui, texts, &self.model, &now, &mut actions));
        Panel::left("heroes").default_size(300.0).size_range(220.0..=420.0).show(ui, |ui| {
            ScrollArea::vertical().id_salt("heroes").auto_shrink([false, false]).show(ui, |ui| {
                heroes::heroes_ui(ui, texts, &self.model, &mut self.open_hero, &mut actions);
            });
        });
        Panel::right("side").default_size(380.0).size_range(280.0..=560.0).show(ui, |ui| {
            self.question_ui(ui, texts, &mut actions);
            ui.add_space(theme.space(2.0));
            side::side_ui(ui, texts, &self.model, &self.play.story, &mut self.page, &mut actions);
        });
        Panel::bottom("tray")
            .default_size(150.0)
            .size_range(80.0..=320.0)
            .show(ui, |ui| dice_tray::tray_ui(ui, texts, &self.play));
        egui::CentralPanel::default().show(ui, |ui| self.centre_ui(ui, texts, &mut actions));
        if self.face.as_ref().is_some_and(|face| face_ui(ui, texts, face)) {
            self.face = None;
        }
        let mut wished = None;
        for action in actions {
            wished = self.act(texts, action).or(wished);
        }
        wished
    }

    /// What commands need to know of the game.
    #[must_use]
    pub fn situation(&self) -> Situation {
        let (can_undo, can_redo) = (!self.model.undo.is_empty(), self.model.can_redo);
        Situation { place: Place::Table, has_running_game: true, can_undo, can_redo }
    }

    /// The listed answers of the pending question, if it is answered by one of a list.
    #[must_use]
    pub fn listed_answers(&self) -> &[(Answer, std::sync::Arc<str>)] {
        match &self.model.question.form {
            Form::One(answers) => answers,
            _ => &[],
        }
    }

    /// Gives an answer, as if its control had been pressed.
    pub fn answer(&mut self, texts: &Texts, answer: Answer) {
        self.act(texts, TableAction::Answer(vec![answer]));
    }

    /// A new look at the game if it has changed.
    fn look_again(&mut self, texts: &Texts) {
        if self.seen == Some(self.play.revision) {
            return;
        }
        self.seen = Some(self.play.revision);
        self.model = TableModel::new(&self.play, texts);
        let map = MapModel::new(self.play.game(), texts).after(&self.map);
        self.map_view.watch(&self.play.take_fresh(), &self.map, &map);
        self.map = map;
        self.picked = 0;
        self.filter.clear();
        self.typed.clear();
        self.draft = Draft::default();
        if let Some(hero) = self.model.question.hero {
            self.open_hero = Some(hero.index());
        }
    }

    fn centre_ui(&mut self, ui: &mut Ui, texts: &Texts, actions: &mut Vec<TableAction>) {
        if let Form::Arrange { heroes, trade, transmute } = &self.model.question.form {
            let heroes = heroes.clone();
            arrange::arrange_ui(
                ui,
                texts,
                &self.model,
                (&heroes, *trade, transmute.as_ref()),
                &mut self.draft,
                actions,
            );
            return;
        }
        for action in map_ui(ui, texts, &self.map, &mut self.map_view) {
            match action {
                MapAction::Answer(answers) => actions.push(TableAction::Answer(answers)),
                MapAction::Select(Actor::Hero(hero)) => self.open_hero = Some(hero.index()),
                MapAction::Select(Actor::Enemy(_)) => self.page = Page::Enemies,
            }
        }
    }

    fn question_ui(&mut self, ui: &mut Ui, texts: &Texts, actions: &mut Vec<TableAction>) {
        if let Some(refusal) = &self.refusal {
            let danger = Theme::of(ui.ctx()).signal.danger.egui();
            ui.colored_label(danger, refusal.as_str());
        }
        let state = question::Typing { picked: &mut self.picked, typed: &mut self.typed, filter: &mut self.filter };
        let chance = |answer: &Answer| self.map_view.chance(&self.map, answer);
        question::question_ui(ui, texts, (&self.model.question, self.play.game()), &chance, state, actions);
    }

    /// Keys that work wherever the focus is, unless something is being typed.
    fn keys(&mut self, ui: &Ui, actions: &mut Vec<TableAction>) {
        // What is written, and what is asked on top, comes first.
        if ui.ctx().text_edit_focused() || ui.ctx().memory(|memory| memory.top_modal_layer().is_some()) {
            return;
        }
        // On a focused control Space presses that control.
        let is_anything_focused = ui.ctx().memory(|memory| memory.focused().is_some());
        let numbers = [
            egui::Key::Num1,
            egui::Key::Num2,
            egui::Key::Num3,
            egui::Key::Num4,
            egui::Key::Num5,
            egui::Key::Num6,
            egui::Key::Num7,
            egui::Key::Num8,
            egui::Key::Num9,
        ];
        let plain = egui::Modifiers::NONE;
        ui.input_mut(|input| {
            if let Form::One(answers) = &self.model.question.form {
                // The obvious next step; Space also pans and skips on the map, so it counts when it is let go.
                let is_step =
                    input.key_released(egui::Key::Space) && !is_anything_focused && !self.map_view.has_taken_space();
                let first = model::obvious(answers).and_then(|at| answers.get(at));
                if let (true, Some((answer, _))) = (is_step, first) {
                    actions.push(TableAction::Answer(vec![answer.clone()]));
                    return;
                }
                for (key, (answer, _)) in numbers.into_iter().zip(answers) {
                    if input.consume_key(plain, key) {
                        actions.push(TableAction::Answer(vec![answer.clone()]));
                        return;
                    }
                }
            }
        });
    }

    fn act(&mut self, texts: &Texts, action: TableAction) -> Option<Command> {
        self.refusal = None;
        match action {
            TableAction::Answer(answers) => {
                for (at, answer) in answers.into_iter().enumerate() {
                    // Something else may be asked on the way; then that comes first.
                    if at > 0 && self.play.game().check(&answer).is_err() {
                        break;
                    }
                    if let Err(refusal) = self.play.answer(texts, answer) {
                        let why = texts.get(refusal.message);
                        self.refusal =
                            Some(tr!(texts, "table-refused", why = why.as_ref(), rule = refusal.rule).to_string());
                        break;
                    }
                }
            }
            TableAction::UndoTo(entry) => self.play.undo_to(texts, entry),
            TableAction::Look(face) => self.face = Some(*face),
            TableAction::Command(command) => return self.command(texts, command),
        }
        None
    }

    /// Does what a command says; gives it back if it is not the table's.
    pub fn command(&mut self, texts: &Texts, command: Command) -> Option<Command> {
        match command {
            Command::Undo => self.play.undo(texts),
            Command::Redo => self.play.redo(texts),
            Command::NewDice => {
                self.play.new_dice();
                self.refusal = Some(tr!(texts, "table-new-dice-done").to_string());
            }
            Command::Story => self.page = Page::Story,
            Command::Enemies => self.page = Page::Enemies,
            Command::Quest => self.page = Page::Decks,
            Command::History => self.page = Page::Undo,
            Command::Palette
            | Command::Keys
            | Command::SwitchTheme
            | Command::Home
            | Command::Continue
            | Command::NewGame
            | Command::Editor
            | Command::Ledger
            | Command::Cards
            | Command::Settings => return Some(command),
        }
        None
    }
}
