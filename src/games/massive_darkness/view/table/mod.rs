//! The screen of a running game: phase rail, heroes, map, question, story, dice.
//!
//! | what is seen | file |
//! |---|---|
//! | the game as plain data, made when it has changed | `model`, `party`, `names`, `face` |
//! | above: the phases; whoever fights or acts; the ribbon of a test | `rail`, `fighters`, `ribbon` |
//! | the map with what lies on the table beside it, and its pages | `sides`, `side`, `sheets`, `pages` |
//! | the Heroes, and cards that are put in order | `heroes`, `arrange` |
//! | the question and its answers: asked, foreseen, looked for in vain | `asking`, `question`, `foresee`, `why_not` |
//! | dice and cards of a real table, typed in; the last fight | `typing`, `draw`, `dice_tray` |
//! | what has happened, one beat after the other, and what the app has played meanwhile | `beats`, `beats_of_table`, `meanwhile` |
//! | before the first turn, hints of a first game, and the end | `introduction`, `guide`, `result`, `over` |
//! | answers that are not on the disk | `unwritten` |
//!
//! What is not here: the map itself (`view/board`), what things look like (`view/art`), and any rule: what can be done, the game
//! says.

mod arrange;
mod asking;
mod beats;
mod beats_of_table;
mod dice_row;
mod dice_tray;
pub mod draw;
pub mod face;
mod fighters;
mod foresee;
mod guide;
mod heroes;
mod introduction;
mod meanwhile;
pub mod model;
mod names;
mod over;
mod pages;
mod party;
mod question;
mod rail;
mod result;
mod ribbon;
mod sheets;
mod side;
mod sides;
#[cfg(test)]
mod tests;
mod typing;
mod unwritten;
mod why_not;

use crate::games::massive_darkness::rules::Answer;
use crate::games::massive_darkness::rules::ids::Actor;
use crate::games::massive_darkness::session::{LastCombat, Play};
use crate::games::massive_darkness::view::board::map::{Geometry, MapAction, MapModel, MapView, map_ui};
use crate::games::massive_darkness::view::commands::{
    AGAIN, ENEMIES, HINT, HISTORY, NEW_DICE, Place, QUEST, STORY, Situation,
};
use crate::games::massive_darkness::view::manner::Manner;
use crate::house::play::NotTaken;
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use crate::kernel::journal::EntryId;
use crate::kit::commands::Command;
use crate::kit::map::Glide;
use crate::kit::numbers::Numbers;
use crate::kit::settle::settle;
use crate::kit::theme::Theme;
use crate::kit::unwritten::Unwritten;
use crate::tr;
use arrange::Draft;
use beats_of_table::Show;
use draw::Search;
use egui::{Frame, Panel, Rect, Ui, Vec2};
use face::{CardFace, face_ui};
use guide::Guide;
pub use guide::Learned;
pub use heroes::hero_figure;
use model::{Form, QuestPage, Question, TableModel};
use names::Names;
use pages::Pages;
use sheets::within;
use sides::{Build, Leaf};

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
    /// The fight that is looked at though somebody else acts.
    opened: Option<LastCombat>,
    /// The fight that was past once, and stays so whoever acts then.
    gone_by: Option<LastCombat>,
    picked: u64,
    typed: Vec<Option<u8>>,
    search: Search,
    draft: Draft,
    refusal: Option<String>,
    /// It is a test of a quest that is being drawn.
    is_test: bool,
    /// What has happened to the game as a whole, and all is well.
    /// It is a game that bots have played: what is done again is shown.
    is_watched: bool,
    news: Option<std::sync::Arc<str>>,
    face: Option<CardFace>,
    map: MapModel,
    /// What the answers of a question took at most so far, in heights of one.
    most_answers: f32,
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
    /// The revision of the game in which it was looked at.
    combat_seen: Option<u64>,
    rules: side::Rules,
    names: Names,
    /// It has not been shown yet, or not in this language.
    is_new_here: bool,
    /// The campaign that waits for the result, if there is one.
    book: Option<String>,
    unwritten: Unwritten,
    /// Hints on the way, while they are wanted.
    guide: Option<Guide>,
    pages: Pages,
    /// What the place beside a small table shows.
    leaf: Leaf,
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
            opened: None,
            gone_by: None,
            picked: 0,
            typed: Vec::new(),
            search: Search::default(),
            draft: Draft::default(),
            refusal: None,
            is_test: false,
            is_watched: false,
            news: None,
            face: None,
            map: MapModel::default(),
            most_answers: 0.0,
            map_size: Vec2::ZERO,
            map_view: map_view(manner),
            quest: None,
            numbers: Numbers::default(),
            stops: manner.stops,
            show: Show::new(manner.beats),
            combat_before: LastCombat::default(),
            combat_seen: None,
            rules: side::Rules::wished(manner.rule_ids),
            names: Names::default(),
            is_new_here: true,
            book: None,
            unwritten: Unwritten::default(),
            guide: None,
            pages: Pages::default(),
            leaf: Leaf::default(),
        }
    }

    /// What was chosen in the settings meanwhile.
    pub fn take_manner(&mut self, manner: Manner) {
        self.stops = manner.stops;
        self.show.take_pace(manner.beats);
        self.rules = side::Rules::wished(manner.rule_ids);
        self.map_view.map.glide = if manner.is_still { Glide::None } else { Glide::Smooth };
        self.map_view.map.is_all_lit = manner.all_lit;
    }

    /// From now on it speaks this language.
    pub fn speak(&mut self, texts: &Texts) {
        self.play.speak(texts);
        self.is_new_here = true;
        self.show.speak();
        self.pages.look_again();
        (self.seen, self.quest, self.face, self.refusal, self.news) = (None, None, None, None, None);
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
        let mut actions = Vec::new();
        if !self.is_introduced_ui(ui, texts, &mut actions) {
            let all = ui.max_rect();
            self.table_ui(ui, texts, &mut actions);
            self.around_ui(ui, all);
        }
        let mut wished = None;
        for action in actions {
            wished = self.act(texts, action).or(wished);
        }
        // What was decided in this frame is seen in this one, not only in the next.
        if self.seen != Some(self.play.revision()) {
            ui.ctx().request_discard("decided");
        }
        wished
    }

    fn table_ui(&mut self, ui: &mut Ui, texts: &Texts, actions: &mut Vec<TableAction>) {
        settle(ui, "table");
        let (now, all) = (self.situation(), ui.max_rect());
        self.keys(ui, actions);
        self.ribbon_ui(ui, texts);
        let theme = Theme::of(ui.ctx());
        let rail = Panel::top("rail").show(ui, |ui| rail::rail_ui(ui, texts, self.shown(), &now, actions));
        let rail = rail.response.rect;
        if self.is_result_ui(ui, texts, actions) {
            return;
        }
        if self.arranges_alone(all.size()) {
            let panel = egui::CentralPanel::default().frame(Frame::NONE.fill(theme.surface.table.egui()));
            let question = panel.show(ui, |ui| self.arrange_alone_ui(ui, texts, actions)).inner;
            self.guide_ui(ui, texts, guide::Panels { rail, question, map: all });
            return self.looked_at_ui(ui, texts);
        }
        // The board has the most of the window: the Heroes are a strip beside it, whoever is opened and the dice lie over it.
        let build = Build::of(all.size());
        let question = self.sides_ui(ui, texts, build, actions);
        let mut map = Rect::NOTHING;
        // The map paints its own ground.
        egui::CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
            map = ui.available_rect_before_wrap();
            self.map_view.map.covered_above = self.covered_above(ui, texts, map, build);
            self.centre_ui(ui, texts, actions);
            self.over_the_map_ui(ui, texts, map, build, actions);
        });
        self.guide_ui(ui, texts, guide::Panels { rail, question, map });
        self.looked_at_ui(ui, texts);
    }

    /// A card that is looked at, large.
    fn looked_at_ui(&mut self, ui: &Ui, texts: &Texts) {
        if self.face.as_ref().is_some_and(|face| face_ui(ui, texts, face)) {
            self.face = None;
        }
    }

    /// What commands need to know of the game.
    pub(crate) fn situation(&self) -> Situation {
        let is_going_on = self.play.trouble().is_none();
        let (can_undo, can_redo) = (is_going_on && !self.model.undo.is_empty(), is_going_on && self.model.can_redo);
        let is_of_a_book = self.book.is_some();
        let has_hint = self.guide.as_ref().is_some_and(Guide::is_showing);
        Situation { place: Place::Table, can_undo, can_redo, is_of_a_book, has_hint, is_trial: false }
    }

    /// The listed answers of the pending question, if it is answered by one of a list.
    #[must_use]
    pub fn listed_answers(&self) -> &[(Answer, std::sync::Arc<str>)] {
        match &self.model.question.form {
            Form::One(answers) if self.play.trouble().is_none() && !self.is_held() => answers,
            _ => &[],
        }
    }

    /// Those of them that can be given, with their places among all: one that would do nothing is greyed.
    pub(crate) fn given_answers(&self) -> impl Iterator<Item = (usize, &(Answer, std::sync::Arc<str>))> {
        let all = self.listed_answers().iter().enumerate();
        all.filter(|(at, _)| self.model.question.in_vain(*at).is_none())
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
        self.pages.look_again();
        if std::mem::take(&mut self.is_new_here) {
            self.names = Names::of(self.play.game(), texts);
        }
        let before = std::mem::take(&mut self.model);
        self.model = TableModel::new(&self.play, texts);
        // Until it has been shown once nobody knows how large the map will be.
        let geometry = match self.map_size.x > 0.0 {
            true => Geometry::for_view(&self.play.game().dungeon, self.map_size),
            false => Geometry::of(&self.play.game().dungeon),
        };
        let map = MapModel::on(self.play.game(), texts, geometry).after(&self.map);
        let moments = self.play.take_moments(0);
        self.begin_show(texts, moments, &before, &map);
        self.map = map;
        self.numbers.change(answers(&before.question), answers(&self.model.question));
        self.picked = 0;
        self.search = Search::default();
        self.typed.clear();
        self.draft = Draft::default();
        self.leaf = Leaf::Question;
        // Whoever looks at a Hero looks at the one who is asked.
        if let (Some(hero), Some(_)) = (self.model.question.hero, self.open_hero) {
            self.open_hero = Some(hero.index());
        }
    }

    fn open_page(&mut self, page: Page) {
        (self.page, self.leaf) = (page, Leaf::Page);
    }

    fn centre_ui(&mut self, ui: &mut Ui, texts: &Texts, actions: &mut Vec<TableAction>) {
        // What led to it is seen on the board first.
        if let (Form::Arrange(asked), false) = (&self.model.question.form, self.is_held()) {
            ui.painter().rect_filled(ui.available_rect_before_wrap(), 0.0, Theme::of(ui.ctx()).surface.table);
            let scene = arrange::Scene {
                game: self.play.game(),
                texts,
                model: &self.model,
                asked,
                refused: self.refusal.as_deref(),
                is_still: self.map_view.map.glide == Glide::None,
            };
            arrange::arrange_ui(ui, &scene, &mut self.draft, actions);
            return;
        }
        let view = ui.available_size();
        let tray = dice_tray::size(view);
        (self.map_view.map.covered, self.map_view.map.covered_width) = (tray.y, tray.x);
        if self.map_size != view {
            self.map_size = view;
            if let Some(map) = self.map.fitted(self.play.game(), texts, view) {
                self.map = map;
            }
        }
        self.recall(texts);
        let seconds = self.show.seconds();
        let map = self.show.map(seconds).unwrap_or(&self.map);
        for action in map_ui(ui, texts, map, &mut self.map_view) {
            match action {
                MapAction::Answer(answers) => actions.push(TableAction::Answer(answers)),
                MapAction::Select(Actor::Hero(hero)) => self.open_hero = Some(hero.index()),
                MapAction::Select(Actor::Enemy(_)) => self.open_page(Page::Enemies),
            }
        }
    }

    fn act(&mut self, texts: &Texts, action: TableAction) -> Option<Command> {
        (self.refusal, self.news) = (None, None);
        match action {
            TableAction::Answer(answers) => {
                for (at, answer) in answers.into_iter().enumerate() {
                    self.hint_followed(&answer);
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
            Command::Redo if self.is_watched => self.play.redo_shown(texts),
            Command::Redo => self.play.redo(texts),
            NEW_DICE if self.play.trouble().is_some() => {}
            NEW_DICE => {
                self.play.new_dice();
                self.news = Some(tr!(texts, "table-new-dice-done"));
            }
            STORY => self.open_page(Page::Story),
            ENEMIES => self.open_page(Page::Enemies),
            QUEST => self.open_page(Page::Decks),
            HISTORY => self.open_page(Page::Undo),
            AGAIN => self.show.again(),
            HINT => self.hint_understood(),
            other => return Some(other),
        }
        None
    }
}

fn map_view(manner: Manner) -> MapView {
    let mut view = if manner.is_still { MapView::still() } else { MapView::default() };
    view.map.is_all_lit = manner.all_lit;
    view
}

/// What the number keys stand for.
fn answers(question: &Question) -> impl Iterator<Item = &Answer> {
    let listed = match &question.form {
        Form::One(answers) => answers.as_slice(),
        _ => &[],
    };
    listed.iter().map(|(answer, _)| answer)
}
