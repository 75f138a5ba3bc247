//! The screen of a running game: phase rail, heroes, map, question, story, dice.

mod arrange;
mod beats;
mod beats_of_table;
mod dice_tray;
pub mod draw;
pub mod face;
mod heroes;
mod meanwhile;
pub mod model;
mod over;
mod question;
mod rail;
mod side;
#[cfg(test)]
mod tests;
mod typing;
mod unwritten;
mod why_not;

use crate::games::massive_darkness::rules::Answer;
use crate::games::massive_darkness::rules::ids::Actor;
use crate::games::massive_darkness::session::{LastCombat, Play};
use crate::games::massive_darkness::view::board::map::{Geometry, MapAction, MapModel, MapView, map_ui};
use crate::games::massive_darkness::view::commands::{AGAIN, ENEMIES, HISTORY, Place, QUEST, STORY, Situation};
use crate::games::massive_darkness::view::manner::Manner;
use crate::house::play::NotTaken;
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use crate::kernel::journal::EntryId;
use crate::kit::commands::Command;
use crate::kit::map::Glide;
use crate::kit::numbers::Numbers;
use crate::kit::question::NUMBERS;
use crate::kit::theme::Theme;
use crate::kit::unwritten::Unwritten;
use crate::tr;
use arrange::Draft;
use beats_of_table::Show;
use draw::Search;
use egui::{
    Align, CornerRadius, Frame, Layout, Margin, Panel, Rect, ScrollArea, Sense, Stroke, Ui, UiBuilder, Vec2, pos2, vec2,
};
use face::{CardFace, face_ui};
pub use heroes::hero_figure;
use model::{Form, QuestPage, Question, TableModel};

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
    is_tray_folded: bool,
    picked: u64,
    typed: Vec<Option<u8>>,
    search: Search,
    draft: Draft,
    refusal: Option<String>,
    face: Option<CardFace>,
    map: MapModel,
    /// Room for the map, for which its storeys are laid out.
    map_size: Vec2,
    map_view: MapView,
    /// Made once: nothing on it changes while a quest is played.
    quest: Option<QuestPage>,
    numbers: Numbers,
    stops: bool,
    show: Show,
    /// The dice that lay there before what is shown now.
    combat_before: LastCombat,
    rules: side::Rules,
    /// The campaign that waits for the result, if there is one.
    book: Option<String>,
    unwritten: Unwritten,
}

impl TableScreen {
    /// The screen of a game.
    #[must_use]
    pub fn new(mut play: Play, manner: Manner) -> Self {
        play.keep_moments();
        Self {
            play,
            model: TableModel::default(),
            seen: None,
            page: Page::default(),
            open_hero: None,
            is_tray_folded: false,
            picked: 0,
            typed: Vec::new(),
            search: Search::default(),
            draft: Draft::default(),
            refusal: None,
            face: None,
            map: MapModel::default(),
            map_size: Vec2::ZERO,
            map_view: map_view(manner),
            quest: None,
            numbers: Numbers::default(),
            stops: manner.stops,
            show: Show::new(manner.beats),
            combat_before: LastCombat::default(),
            rules: side::Rules::wished(manner.rule_ids),
            book: None,
            unwritten: Unwritten::default(),
        }
    }

    /// What was chosen in the settings meanwhile.
    pub fn take_manner(&mut self, manner: Manner) {
        self.stops = manner.stops;
        self.show.take_pace(manner.beats);
        self.rules = side::Rules::wished(manner.rule_ids);
        self.map_view.map.glide = if manner.is_still { Glide::None } else { Glide::Smooth };
    }

    /// From now on it speaks this language.
    pub fn speak(&mut self, texts: &Texts) {
        self.play.speak(texts);
        self.show.stop();
        (self.seen, self.quest, self.face, self.refusal) = (None, None, None, None);
    }

    /// It is a quest of this campaign, whose book is to be told of its end.
    #[must_use]
    pub fn of_campaign(self, name: String) -> Self {
        Self { book: Some(name), ..self }
    }

    /// Draws the screen. Tells which command was given that is not the table's.
    pub fn ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Command> {
        self.look_again(texts);
        self.show_on(ui, texts);
        let now = self.situation();
        let mut actions = Vec::new();
        self.keys(ui, &mut actions);
        let theme = Theme::of(ui.ctx());
        Panel::top("rail").show(ui, |ui| rail::rail_ui(ui, texts, self.shown(), &now, &mut actions));
        // The board has the most of the window: the Heroes are a strip beside it, whoever is opened and the dice lie over it.
        let width = ui.available_width();
        let strip = Panel::left("heroes").exact_size((width * 0.12).clamp(172.0, 210.0)).resizable(false);
        strip.show(ui, |ui| {
            ScrollArea::vertical().id_salt("heroes").auto_shrink([false, false]).show(ui, |ui| {
                let shown = self.show.model().unwrap_or(&self.model);
                heroes::strip_ui(ui, texts, shown, &mut self.open_hero);
            });
        });
        let right = (width * 0.31).clamp(260.0, 560.0);
        Panel::right("side").default_size((width * 0.25).clamp(260.0, 420.0)).size_range(260.0..=right).show(
            ui,
            |ui| {
                // What could not be written takes as much room as it needs.
                if !self.unwritten_ui(ui, texts) {
                    // A part of its own, as high as a hand has made it: however many answers there are, nothing below it moves.
                    let height = ui.available_height();
                    // Below the answers room is left for its edge, which a hand gets hold of.
                    let edge = Margin { bottom: theme.space(2.0) as i8, ..Margin::ZERO };
                    let part = Panel::top("question").frame(Frame::NONE.inner_margin(edge)).resizable(true);
                    part.default_size(height * 0.55).size_range(height * 0.3..=height * 0.75).show(ui, |ui| {
                        within(ui, |ui| {
                            rail::question_ui(ui, &self.model.question);
                            self.question_ui(ui, texts, &mut actions);
                        });
                    });
                }
                ui.add_space(theme.space(1.0));
                let header = self.play.session().header();
                let quest = self.quest.get_or_insert_with(|| QuestPage::new(texts, &header.setup.quest));
                let told = side::StoryPage { play: &self.play, rules: self.rules };
                side::side_ui(ui, texts, &self.model, quest, told, &mut self.page, &mut actions);
            },
        );
        egui::CentralPanel::default().frame(Frame::NONE.fill(theme.surface.table.egui())).show(ui, |ui| {
            let map = ui.available_rect_before_wrap();
            self.centre_ui(ui, texts, &mut actions);
            self.over_the_map_ui(ui, texts, map, &mut actions);
        });
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
    pub(crate) fn situation(&self) -> Situation {
        let is_going_on = self.play.trouble().is_none();
        let (can_undo, can_redo) = (is_going_on && !self.model.undo.is_empty(), is_going_on && self.model.can_redo);
        let is_of_a_book = self.book.is_some();
        Situation { place: Place::Table, can_undo, can_redo, is_of_a_book, is_trial: false }
    }

    /// The listed answers of the pending question, if it is answered by one of a list.
    #[must_use]
    pub fn listed_answers(&self) -> &[(Answer, std::sync::Arc<str>)] {
        match &self.model.question.form {
            Form::One(answers) if self.play.trouble().is_none() && !self.is_held() => answers,
            _ => &[],
        }
    }

    /// Gives an answer, as if its control had been pressed.
    pub fn answer(&mut self, texts: &Texts, answer: Answer) {
        self.act(texts, TableAction::Answer(vec![answer]));
    }

    /// A new look at the game if it has changed.
    fn look_again(&mut self, texts: &Texts) {
        if self.seen == Some(self.play.revision()) {
            return;
        }
        self.seen = Some(self.play.revision());
        let before = std::mem::take(&mut self.model);
        self.model = TableModel::new(&self.play, texts);
        // Until it has been shown once nobody knows how large the map will be.
        let geometry = match self.map_size.x > 0.0 {
            true => Geometry::for_view(&self.play.game().dungeon, self.map_size),
            false => Geometry::of(&self.play.game().dungeon),
        };
        let map = MapModel::on(self.play.game(), texts, geometry).after(&self.map);
        let moments = self.play.take_moments(0);
        self.begin_show(moments, &before, &map);
        self.map = map;
        self.numbers.change(answers(&before.question), answers(&self.model.question));
        self.picked = 0;
        self.search = Search::default();
        self.typed.clear();
        self.draft = Draft::default();
        // Whoever looks at a Hero looks at the one who is asked.
        if let (Some(hero), Some(_)) = (self.model.question.hero, self.open_hero) {
            self.open_hero = Some(hero.index());
        }
    }

    fn centre_ui(&mut self, ui: &mut Ui, texts: &Texts, actions: &mut Vec<TableAction>) {
        if let Form::Arrange(asked) = &self.model.question.form {
            let asking = arrange::Asking { asked, refused: self.refusal.as_deref() };
            arrange::arrange_ui(ui, texts, &self.model, &asking, &mut self.draft, actions);
            return;
        }
        let view = ui.available_size();
        if self.map_size != view {
            self.map_size = view;
            if let Some(map) = self.map.fitted(self.play.game(), texts, view) {
                self.map = map;
            }
        }
        let map = self.show.map().unwrap_or(&self.map);
        for action in map_ui(ui, texts, map, &mut self.map_view) {
            match action {
                MapAction::Answer(answers) => actions.push(TableAction::Answer(answers)),
                MapAction::Select(Actor::Hero(hero)) => self.open_hero = Some(hero.index()),
                MapAction::Select(Actor::Enemy(_)) => self.page = Page::Enemies,
            }
        }
    }

    /// What lies over the board: the Hero who was opened, and the dice of the last fight.
    fn over_the_map_ui(&mut self, ui: &mut Ui, texts: &Texts, map: Rect, actions: &mut Vec<TableAction>) {
        let gap = Theme::of(ui.ctx()).space(2.0);
        let mut map = map.shrink(gap);
        self.caption_ui(ui, texts, map);
        if let Some(card) = self.open_hero.and_then(|at| self.model.heroes.get(at)) {
            let size = vec2(HERO_WIDTH.min(map.width() * 0.6), map.height());
            let is_left_open = over_ui(ui, Rect::from_min_size(map.min, size), "open-hero", |ui| {
                heroes::open_ui(ui, texts, card, actions)
            });
            if !is_left_open {
                self.open_hero = None;
            }
            // The dice lie beside it.
            map.min.x += size.x;
        }
        // Cards that are put in order take the whole of the middle.
        let combat = self.show.combat(ui, &self.play.beside().combat);
        if dice_tray::is_empty(&combat) || matches!(self.model.question.form, Form::Arrange(_)) {
            return;
        }
        let (play, fold) = (&self.play, &mut self.is_tray_folded);
        let size = if *fold { dice_tray::folded_size(ui) } else { dice_tray::size(map.size()) };
        // Beside the small map in one corner and the buttons in the other.
        let rect = Rect::from_min_size(pos2(map.center().x - size.x / 2.0, map.bottom() - size.y), size);
        over_ui(ui, rect, "tray", |ui| dice_tray::tray_ui(ui, texts, play.game(), &combat, fold));
    }

    fn question_ui(&mut self, ui: &mut Ui, texts: &Texts, actions: &mut Vec<TableAction>) {
        // Why cards cannot lie so stands beside them.
        let is_arranging = matches!(self.model.question.form, Form::Arrange(_));
        if let (Some(refusal), false) = (&self.refusal, is_arranging) {
            let danger = Theme::of(ui.ctx()).signal.danger.egui();
            ui.colored_label(danger, refusal.as_str());
        }
        if self.is_held() {
            if meanwhile::meanwhile_ui(ui, texts, &self.show.lines(), self.rules) {
                self.show_next();
            }
            return;
        }
        if self.has_stopped() {
            if meanwhile::meanwhile_ui(ui, texts, &self.play.beside().meanwhile, self.rules) {
                self.play.beside_mut().meanwhile.clear();
            }
            return;
        }
        if matches!(self.model.question.form, Form::Over) {
            over::party_ui(ui, &self.model.heroes);
        }
        if let (Form::Over, Some(book)) = (&self.model.question.form, &self.book) {
            over::over_ui(ui, texts, &self.model.question.sentence, book, actions);
            return;
        }
        let state = question::Typing { picked: &mut self.picked, typed: &mut self.typed, search: &mut self.search };
        let chance = |answer: &Answer| self.map_view.chance(&self.map, answer);
        question::question_ui(ui, texts, &self.model.question, self.play.game(), &chance, state, actions);
    }

    /// Is what happened meanwhile still to be read?
    fn has_stopped(&self) -> bool {
        self.stops && !self.show.is_wished() && !self.play.beside().meanwhile.is_empty()
    }

    /// Keys that work wherever the focus is, unless something is being typed.
    fn keys(&mut self, ui: &Ui, actions: &mut Vec<TableAction>) {
        // What is written, and what is asked on top, comes first; so does what could not be written down.
        if self.play.trouble().is_some()
            || ui.ctx().text_edit_focused()
            || ui.ctx().memory(|memory| memory.top_modal_layer().is_some())
        {
            return;
        }
        // On a focused control Space presses that control.
        let is_anything_focused = ui.ctx().memory(|memory| memory.focused().is_some());
        let plain = egui::Modifiers::NONE;
        let is_settled = self.numbers.look(ui.input(|input| input.time));
        if self.is_held() {
            return;
        }
        if self.has_stopped() {
            // Letting Space go reads on; a second quick press is not meant for what comes after.
            let is_read = ui.input(|input| input.key_released(egui::Key::Space));
            if is_read && is_settled && !is_anything_focused && !self.map_view.map.has_taken_space() {
                self.play.beside_mut().meanwhile.clear();
                self.numbers.begin_anew();
            }
            return;
        }
        if let Form::Roll(dice) = self.model.question.form {
            typing::dice_keys(ui, dice, &mut self.typed, actions);
            return;
        }
        ui.input_mut(|input| {
            if let Form::One(answers) = &self.model.question.form {
                // The obvious next step; Space also pans and skips on the map, so it counts when it is let go.
                let is_step = input.key_released(egui::Key::Space)
                    && !is_anything_focused
                    && !self.map_view.map.has_taken_space();
                let first = self.model.question.safe.and_then(|at| answers.get(at));
                if let (true, Some((answer, _))) = (is_step, first) {
                    actions.push(TableAction::Answer(vec![answer.clone()]));
                    return;
                }
                for (at, (key, (answer, _))) in NUMBERS.into_iter().zip(answers).enumerate() {
                    if input.consume_key(plain, key) {
                        if !is_settled && self.numbers.means_something_else(at) {
                            return;
                        }
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
                    match self.play.answer(texts, answer) {
                        Ok(()) => {}
                        Err(NotTaken::Refused(refusal)) => {
                            let why = texts.get(refusal.message);
                            // No rule forbids it: there is no room for it.
                            self.refusal = Some(match refusal.rule {
                                "" => why.to_string(),
                                rule => tr!(texts, "table-refused", why = why.as_ref(), rule = rule).to_string(),
                            });
                            break;
                        }
                        // That is told already, in the place of the question.
                        Err(NotTaken::Unwritten | NotTaken::NotOffered) => break,
                    }
                }
            }
            // Everybody knows everything here, so the table need not be asked.
            TableAction::UndoTo(entry) => _ = self.play.undo_to(texts, entry),
            TableAction::Look(face) => self.face = Some(*face),
            TableAction::Command(command) => return self.command(texts, command),
        }
        None
    }

    /// Does what a command says; gives it back if it is not the table's.
    pub fn command(&mut self, texts: &Texts, command: Command) -> Option<Command> {
        match command {
            Command::Undo => _ = self.play.undo(texts),
            Command::Redo => self.play.redo(texts),
            Command::NewDice if self.play.trouble().is_some() => {}
            Command::NewDice => {
                self.play.new_dice();
                self.refusal = Some(tr!(texts, "table-new-dice-done").to_string());
            }
            STORY => self.page = Page::Story,
            ENEMIES => self.page = Page::Enemies,
            QUEST => self.page = Page::Decks,
            HISTORY => self.page = Page::Undo,
            AGAIN => self.show.again(),
            other => return Some(other),
        }
        None
    }
}

/// The map, with room for the dice at its lower edge.
fn map_view(manner: Manner) -> MapView {
    let mut view = if manner.is_still { MapView::still() } else { MapView::default() };
    view.map.covered = dice_tray::HEIGHT;
    view
}

/// How wide a Hero is who was opened, in points.
const HERO_WIDTH: f32 = 300.0;

/// A sheet that lies over the board; nothing goes through it to what is below.
fn over_ui<T>(ui: &mut Ui, rect: Rect, name: &str, add: impl FnOnce(&mut Ui) -> T) -> T {
    let theme = Theme::of(ui.ctx());
    ui.interact(rect, ui.scope_id().with(name), Sense::CLICK | Sense::DRAG);
    let mut inside = ui.new_child(UiBuilder::new().id_salt(name).max_rect(rect).layout(Layout::top_down(Align::Min)));
    inside.set_clip_rect(rect.intersect(ui.clip_rect()));
    let frame = Frame::new()
        .fill(theme.surface.panel.fade(0.94).egui())
        .stroke(Stroke::new(1.0, theme.line.seam.egui()))
        .corner_radius(CornerRadius::from(theme.sizes.corner))
        .inner_margin(Margin::from(theme.space(2.0)));
    frame.show(&mut inside, add).inner
}

/// In the room there is and no more: what would need more never makes it larger.
fn within(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let room = ui.available_rect_before_wrap();
    let mut inside = ui.new_child(UiBuilder::new().max_rect(room).layout(Layout::top_down(Align::Min)));
    inside.shrink_clip_rect(room.expand(inside.spacing().item_spacing.x / 2.0));
    add(&mut inside);
    ui.advance_cursor_after_rect(room);
}

/// What the number keys stand for.
fn answers(question: &Question) -> impl Iterator<Item = &Answer> {
    let listed = match &question.form {
        Form::One(answers) => answers.as_slice(),
        _ => &[],
    };
    listed.iter().map(|(answer, _)| answer)
}
