//! The table: the map with everybody on it, what is asked, the Heroes below, the dice over the map, and what was told.
//!
//! `asking` puts the question, `chances` and `reckoned` say what an attack comes to, `typed` takes what fell on a real table;
//! `introduction` is read before the first turn; `heroes`, `sheets`, `header` and `side` stand around the map, `tray` has the last fight; `show` and `beats` show what has
//! happened, `guide` hints at what helps in a first game.
//!
//! All know everything here, so there is nothing to be covered: whoever sits before the screen answers for the Hero who is asked.
//! What is not here: the map (`view/board`) and any rule.

mod asking;
mod beats;
mod chances;
mod folded;
mod grid;
mod guide;
mod header;
mod heroes;
mod introduction;
mod reckoned;
mod result;
mod sheets;
mod show;
mod side;
mod tray;
mod typed;

use super::board::{BoardModel, Look, Pieces, Subject, subject_of};
use crate::games::massive_darkness_2::book::taken::taken_over;
use crate::games::massive_darkness_2::book::{Place, Played};
use crate::games::massive_darkness_2::content::ours::Ours;
use crate::games::massive_darkness_2::describe::{Words, quest_name};
use crate::games::massive_darkness_2::rules::combat::Combat;
use crate::games::massive_darkness_2::rules::{Answer, MassiveDarkness2};
use crate::games::massive_darkness_2::ruleset::HellscapeRules;
use crate::house::play::{Dice, Play};
use crate::house::storage::Pace;
use crate::house::text::Texts;
use crate::kernel::game::{Asked, Game as _};
use crate::kit::commands::{Command, Offers};
use crate::kit::files::Windows;
use crate::kit::map::{Clicked, Glide, MapView, Motion, map_ui};
use crate::kit::numbers::Numbers;
use crate::kit::question::Odds;
use crate::kit::settle::settle;
use crate::kit::theme::Theme;
use crate::kit::unwritten::{OnDisk, Unwritten};
use crate::tr;
use asking::{Entry, Group};
use egui::{CentralPanel, Frame, Panel, Rect, RichText, Ui};
use guide::{Guide, Panels};
use introduction::Reading;
use reckoned::Reckoned;
use result::End;
use show::Show;
use std::sync::Arc;
use typed::Typed;

/// Width of the column with what is asked and what was told.
const SIDE: f32 = 330.0;

/// A running game before one screen.
pub(super) struct Table {
    play: Play<HellscapeRules>,
    /// What was made of the game, and of which revision.
    seen: Option<Seen>,
    map: MapView,
    /// The answers that are looked at together.
    group: Option<Group>,
    /// What the number keys stand for, and what an attack among it can be expected to do.
    entries: Vec<Entry>,
    odds: Vec<Option<Odds>>,
    /// The dice that the answer is about at which somebody points, a bit each.
    dice_meant: u32,
    /// What takes longer to be reckoned.
    reckoned: Reckoned,
    numbers: Numbers,
    /// What fell and what was drawn, as far as it is typed in.
    typed: Typed,
    /// What the Quest is about, while it is read in the place of the table.
    reading: Option<Box<Reading>>,
    /// Whose sheet lies open.
    subject: Option<Subject>,
    /// The fight that is past and looked at all the same.
    opened: Option<Combat>,
    /// The fight that was past once, and stays so whoever acts then.
    gone_by: Option<Combat>,
    unwritten: Unwritten,
    /// In which file the game goes on, where it could not be written to its own.
    goes_on: Option<Arc<str>>,
    /// It is left to the drawing board.
    is_trial: bool,
    /// It is a game of bots, and what is done again is shown.
    is_watched: bool,
    /// Another Quest of the box follows this one.
    has_next: bool,
    show: Show,
    end: End,
    /// Hints on the way, while they are wanted.
    guide: Option<Guide>,
    /// What of the box we have designed.
    ours: Arc<Ours>,
}

/// What a table shows, made once for each revision of the game.
struct Seen {
    revision: u64,
    /// The seat that is asked; the first one where all decide together.
    seat: u8,
    offers: Vec<(Answer, Arc<str>)>,
    /// The offer that does no harm, and what is asked.
    safe: Option<usize>,
    sentence: Arc<str>,
    board: BoardModel,
}

impl Table {
    pub(super) fn new(play: Play<HellscapeRules>, windows: Windows, texts: &Texts, ours: &Arc<Ours>) -> Self {
        let mut table = Self {
            play,
            seen: None,
            map: MapView::default(),
            group: None,
            entries: Vec::new(),
            odds: Vec::new(),
            dice_meant: 0,
            reckoned: Reckoned::default(),
            numbers: Numbers::default(),
            typed: Typed::default(),
            reading: None,
            subject: None,
            opened: None,
            gone_by: None,
            unwritten: Unwritten::new(windows),
            goes_on: None,
            is_trial: false,
            is_watched: false,
            has_next: false,
            show: Show::new(),
            end: End::default(),
            guide: None,
            ours: Arc::clone(ours),
        };
        table.play.keep_moments();
        table.look_again(texts);
        table
    }

    /// A Quest of the drawing board is tried: nothing of it is for a book.
    pub(super) fn for_a_try(self) -> Self {
        Self { is_trial: true, ..self }
    }

    /// It is a game of bots at its beginning: what is done again is shown, and a line says how.
    pub(super) fn watched(self) -> Self {
        Self { is_watched: true, ..self }
    }

    /// From now on what happens is shown at this pace, with motion or without.
    pub(super) fn take_pace(&mut self, pace: Pace, is_still: bool, texts: &Texts) {
        self.map.glide = if is_still || pace == Pace::AtOnce { Glide::None } else { Glide::Smooth };
        if self.show.take_pace(pace) {
            self.play.keep_moments();
            self.recall(texts);
        }
    }

    /// What the last decision has brought can be seen again, also where it was not seen at this table.
    fn recall(&mut self, texts: &Texts) {
        let Some(last) = self.play.last_moments(0) else { return };
        let words = self.words(texts);
        let board = BoardModel::new(&Look { game: &last.before, words, listed: &[], revision: 0, acts: None }, None);
        self.show.recall(last, board);
    }

    /// Is there anything that can be shown again?
    pub(super) fn has_beats(&self) -> bool {
        self.show.has_beats()
    }

    /// Shows once more what has happened since the last decision.
    pub(super) fn show_again(&mut self) {
        self.show.again();
    }

    /// The running game, for whoever has to see to its file.
    pub(super) fn play_mut(&mut self) -> &mut Play<HellscapeRules> {
        &mut self.play
    }

    /// Whether another Quest of the box follows this one.
    pub(super) fn goes_on_with(&mut self, has_next: bool) {
        self.has_next = has_next;
    }

    /// Is it over, and all of it on the disk? Then it can be entered into a book.
    pub(super) fn can_be_entered(&self) -> bool {
        !self.is_trial && self.game().outcome().is_some() && self.play.trouble().is_none()
    }

    /// What the game has come to, for a book.
    pub(super) fn played(&self) -> Played {
        let played = taken_over(self.play.session(), self.play.first_file(), &[]);
        let place = if self.play.dice == Dice::Typed { Place::Table } else { Place::Here };
        Played { place, ..played }
    }

    fn game(&self) -> &MassiveDarkness2 {
        self.play.game()
    }

    fn words<'t>(&'t self, texts: &'t Texts) -> Words<'t> {
        Words { content: &self.game().table().content, dungeon: &self.game().table().dungeon, texts }
    }

    /// From now on it speaks this language.
    pub(super) fn speak(&mut self, texts: &Texts) {
        self.play.speak(texts);
        // What is shown is told in another language.
        self.show.clear();
        self.end.look_again();
        self.look_again(texts);
        if self.show.is_wished() {
            self.recall(texts);
        }
    }

    /// Looks at the game if it has changed; whoever went somewhere walks there.
    fn look_again(&mut self, texts: &Texts) {
        let revision = self.play.revision();
        if self.seen.as_ref().is_some_and(|seen| seen.revision == revision) {
            return;
        }
        self.end.look_again();
        let seat = match self.game().question().map(|question| question.asked) {
            Some(Asked::Seat(seat)) => seat,
            _ => 0,
        };
        let offers =
            self.play.offers(seat, texts).into_iter().map(|offer| (offer.answer, offer.label)).collect::<Vec<_>>();
        let before = self.seen.take().map(|seen| seen.board);
        let look = Look { game: self.play.game(), words: self.words(texts), listed: &offers, revision, acts: None };
        let board = BoardModel::new(&look, before.as_ref());
        let moments = self.play.take_moments(0);
        self.map.settle();
        let is_shown = self.show.begin(&moments, &self.play, before.as_ref());
        if let Some(before) = before.as_ref().filter(|_| !is_shown) {
            self.map.watch(&walked(before, &board), &before.board, &board.board);
        }
        let (safe, sentence) = (self.play.safe(seat), self.play.sentence(seat, texts));
        self.seen = Some(Seen { revision, seat, offers, safe, sentence, board });
        self.look_at(None, texts);
        self.look_at_chance(texts);
    }

    /// The answers in words; none as long as what has happened is to be seen first.
    pub(super) fn offers(&self) -> Vec<Arc<str>> {
        let offers = self
            .seen
            .as_ref()
            .filter(|_| !self.is_held())
            .map(|seen| seen.offers.iter().map(|(_, label)| Arc::clone(label)).collect());
        offers.unwrap_or_default()
    }

    pub(super) fn can_undo(&self) -> bool {
        self.play.trouble().is_none() && !self.play.decisions(0).is_empty()
    }

    pub(super) fn can_redo(&self) -> bool {
        self.play.trouble().is_none() && self.play.session().can_redo()
    }

    /// The number key, from 0, that gives the offered answer of this number.
    pub(super) fn key_of(&self, number: usize) -> Option<usize> {
        let is_put = !self.is_held();
        self.entries.iter().position(|entry| is_put && matches!(entry, Entry::Give(other, _) if *other == number))
    }

    /// Gives the offered answer of this number.
    pub(super) fn give(&mut self, number: usize, texts: &Texts) {
        let answer = self.seen.as_ref().and_then(|seen| seen.offers.get(number)).map(|(answer, _)| *answer);
        if let Some(answer) = answer {
            self.give_this(answer, texts);
        }
    }

    fn give_this(&mut self, answer: Answer, texts: &Texts) {
        self.hint_followed(&answer);
        if self.play.answer(texts, answer).is_ok() {
            self.goes_on = None;
        }
        self.look_again(texts);
    }

    pub(super) fn undo(&mut self, texts: &Texts) {
        // Nobody has a secret here, so nobody has to be asked.
        self.play.undo(texts);
        self.gone_by = None;
        self.look_again(texts);
    }

    pub(super) fn redo(&mut self, texts: &Texts) {
        if self.is_watched {
            self.play.redo_shown(texts);
        } else {
            self.play.redo(texts);
        }
        self.look_again(texts);
    }

    /// Draws the table; a command that is not its own.
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts, offers: &Offers) -> Option<Command> {
        self.look_again(texts);
        if self.is_reading() {
            return self.reading_ui(ui, texts, offers);
        }
        settle(ui, "md2-table");
        self.show_on(ui, texts);
        let mut command = None;
        let rail = Panel::top("md2-rail").show(ui, |ui| {
            ui.horizontal(|ui| {
                for which in [Command::Home, Command::Undo, Command::Redo, Command::Palette, Command::Keys] {
                    if offers.button(ui, texts, which) {
                        command = Some(which);
                    }
                }
                header::rail_ui(ui, texts, self.shown());
            });
        });
        if self.is_at_its_end() {
            return command.or(self.end_ui(ui, texts));
        }
        let side = Panel::right("md2-side").exact_size(SIDE).show(ui, |ui| {
            let of_side = self.side_ui(ui, texts);
            command = command.or(of_side);
        });
        let heroes = Panel::bottom("md2-heroes").resizable(false).show(ui, |ui| self.heroes_ui(ui, texts));
        let (mut clicked, mut map) = (Vec::new(), Rect::NOTHING);
        CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
            let room = ui.max_rect();
            map = room;
            self.map.covered_width = tray::width(room);
            self.map.covered = tray::COVERED;
            self.map.covered_above = self.covered_above(ui, texts, room);
            clicked = self.map_ui(ui, texts);
            self.stage_ui(ui, room, self.map.covered);
            if let Some(number) = self.tray_ui(ui, texts, room) {
                clicked.push(Clicked::Offer(number));
            }
            self.caption_ui(ui, texts, room);
            self.sheet_ui(ui, texts, room);
        });
        let [rail, side, heroes] = [rail.response.rect, side.response.rect, heroes.response.rect];
        self.guide_ui(ui, texts, &Panels { rail, side, heroes, map });
        for click in clicked {
            match click {
                // A press that was meant for what was shown over the map.
                Clicked::Offer(_) if self.numbers.is_hasty(ui) => {}
                Clicked::Offer(number) => self.give(number, texts),
                Clicked::Figure(piece) => self.subject = Some(subject_of(piece)),
            }
        }
        command
    }

    /// That it is a game of bots, and how it goes on.
    fn watched_ui(&self, ui: &mut Ui, texts: &Texts) {
        // Whoever has taken it over plays a try.
        if !(self.is_watched && self.can_redo()) {
            return;
        }
        let quest = &self.play.session().header().setup.quest;
        let title = quest_name(&quest.id, &quest.told, texts);
        let key = Command::Redo.entry().map(|entry| entry.key(texts)).unwrap_or_default();
        let again = texts.get("table-redo");
        let words = tr!(texts, "table-watched", title = title.as_ref(), again = again.as_ref(), key = key);
        ui.label(RichText::new(words.as_ref()).color(Theme::of(ui.ctx()).signal.special.egui()));
        ui.separator();
    }

    /// The board as it is shown now; what was decided on it.
    fn map_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Vec<Clicked> {
        let mut map = std::mem::take(&mut self.map);
        let clicked = self.board_shown().map(|shown| map_ui(ui, texts, &shown.board, &mut Pieces(shown), &mut map));
        self.map = map;
        clicked.unwrap_or_default()
    }

    /// The right column: first what is asked, below it what was told.
    fn side_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Command> {
        self.dice_meant = 0;
        match self.unwritten.game_ui(ui, texts, &mut self.play) {
            OnDisk::Whole => {}
            OnDisk::Waits => return None,
            OnDisk::Elsewhere(line) => self.goes_on = Some(line),
        }
        if let Some(line) = &self.goes_on {
            ui.label(line.as_ref());
        }
        self.watched_ui(ui, texts);
        if self.is_held() {
            self.showing_ui(ui, texts);
            self.objectives_ui(ui, texts);
            self.story_ui(ui, texts);
            return None;
        }
        if self.game().outcome().is_some() {
            self.over_ui(ui, texts);
            self.objectives_ui(ui, texts);
            self.story_ui(ui, texts);
            return None;
        }
        if self.game().question().is_some_and(|question| question.asked == Asked::Chance) {
            if let Some(answer) = self.typed_ui(ui, texts) {
                self.give_this(answer, texts);
            }
        } else if let Some(number) = self.asking_ui(ui, texts) {
            self.give(number, texts);
        }
        self.objectives_ui(ui, texts);
        self.story_ui(ui, texts);
        None
    }
}

/// Who has gone from one Zone to another.
fn walked(before: &BoardModel, after: &BoardModel) -> Vec<Motion> {
    let moved = after.board.figures.iter().filter_map(|now| {
        let then = before.board.figure(now.piece)?;
        (then.space != now.space).then_some(Motion::Walk(now.piece, [then.space, now.space]))
    });
    moved.collect()
}
