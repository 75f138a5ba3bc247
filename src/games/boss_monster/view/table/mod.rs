//! The table of Boss Monster: the own dungeon large, those of the others small, the town, the hand, what is asked and what was told.
//!
//! It shows one seat's view of the game and nothing else ([`seen`]); between two people the curtain of the kit is down. What is
//! pressed becomes an answer here; bots think in a thread of their own.
//!
//! `layout` says where what lies: `header`, `dungeon`, `town`, `piles`, `hand`, `side`; `things` on it can be pressed. `asking`
//! puts the question, `strip` shows the open window, `foresee` and `chances` say what would come; `bots` think, `beats` show what
//! has happened, `taking_back` asks the table, `guide` helps in a first game, `export` makes a file of it.

mod asking;
mod beats;
mod bots;
mod chances;
mod dungeon;
mod export;
mod foresee;
mod guide;
mod hand;
mod header;
mod layout;
mod piles;
mod seen;
mod side;
mod strip;
mod taking_back;
mod things;
mod town;

use super::faces::Faces;
use crate::games::boss_monster::foresee::Foreseen;
use crate::games::boss_monster::rules::{Answer, BossMonster};
use crate::games::boss_monster::ruleset::BossMonsterRules;
use crate::house::lab::thinking::Thinking;
use crate::house::play::Play;
use crate::house::storage::Pace;
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use crate::kit::art::Icon;
use crate::kit::commands::{Command, Offers};
use crate::kit::curtain::{Before, Curtain};
use crate::kit::files::Windows;
use crate::kit::numbers::Numbers;
use crate::kit::settle::settle;
use crate::kit::show::{Director, is_heard};
use crate::kit::theme::Theme;
use crate::kit::unwritten::{OnDisk, Unwritten};
use crate::kit::widgets::{Action, Emphasis, Sheet, at_least, heading, sheet};
use crate::tr;
use asking::{Entry, Picked};
use beats::{Beat, beat_ui, length, score};
use egui::{CentralPanel, Frame, Panel, Rect, ScrollArea, Ui, Vec2, vec2};
use export::Export;
use layout::Layout;
use seen::{Open, Seen, Sight, Sitting, people};
use std::sync::Arc;

pub(super) use bots::{bot_name, known_bots};
pub(super) use guide::Guided;

/// Width of the column with what is asked and what was told.
const SIDE: f32 = 320.0;
/// Its height from which on the story lies below the question, and what cards need to be told apart, in points.
const LOW: f32 = 460.0;
const LEAST: Vec2 = vec2(680.0, 540.0);

/// What a table has from the desk on which it lies.
pub(super) struct Beside {
    /// Where files are named.
    pub(super) windows: Windows,
    /// What has been explained already.
    pub(super) guided: Guided,
}

/// A running game before one screen.
pub(super) struct Table {
    play: Play<BossMonsterRules>,
    rules: BossMonsterRules,
    faces: Faces,
    curtain: Curtain,
    seen: Option<Seen>,
    /// What follows from the view that was drawn last.
    foreseen: Option<Foreseen>,
    /// What was pressed on the way to an answer.
    picked: Picked,
    /// What the lines of the list would change.
    compared: Option<asking::Compared>,
    /// What the number keys stand for.
    entries: Vec<Entry>,
    numbers: Numbers,
    asks: Option<taking_back::Asks>,
    thinking: Option<Thinking<Answer>>,
    /// Shows what has happened, at this pace.
    director: Director<Beat>,
    /// What has happened while it showed something else.
    waiting: Vec<Beat>,
    /// Who looked at the table last, and what he saw.
    looked_like: Option<(u8, Arc<BossMonster>)>,
    pace: Pace,
    unwritten: Unwritten,
    export: Export,
    /// What somebody wants to know of what is hidden.
    wondering: chances::Asked,
    /// What is explained beside a question.
    guided: Guided,
    /// A command that is given in the column.
    wants: Option<Command>,
    /// What has to be said: in which file the game goes on, or why nothing is taken back.
    said: Option<Arc<str>>,
}

impl Table {
    pub(super) fn new(
        play: Play<BossMonsterRules>,
        rules: &BossMonsterRules,
        Beside { windows, guided }: Beside,
        texts: &Texts,
    ) -> Self {
        let faces = Faces::new(&play.game().table().cards, texts);
        let mut table = Self {
            play,
            rules: rules.clone(),
            faces,
            curtain: Curtain::default(),
            seen: None,
            foreseen: None,
            picked: Picked::default(),
            compared: None,
            entries: Vec::new(),
            numbers: Numbers::default(),
            asks: None,
            thinking: None,
            director: Director::new(length),
            waiting: Vec::new(),
            looked_like: None,
            pace: Pace::AtOnce,
            unwritten: Unwritten::new(windows),
            export: Export::default(),
            wondering: chances::Asked::default(),
            guided,
            wants: None,
            said: None,
        };
        table.look_again(texts);
        table
    }

    /// From now on what happens is shown at this pace; without motion it is seen as it ends.
    pub(super) fn take_pace(&mut self, pace: Pace, is_still: bool) {
        if self.pace == Pace::AtOnce && pace != Pace::AtOnce {
            self.play.keep_moments();
        }
        if pace == Pace::AtOnce {
            self.show_nothing();
        }
        (self.pace, self.director.is_still) = (pace, is_still);
    }

    /// What has happened since somebody looked last is shown to him next. Whatever was shown to another is gone: nobody sees the table
    /// through the eyes of somebody else.
    fn gather_beats(&mut self) {
        let seat = self.seen.as_ref().and_then(|seen| seen.open.as_ref()).map(|open| open.seat);
        if self.looked_like.as_ref().map(|(seat, _)| *seat) != seat {
            self.show_nothing();
        }
        if seat.is_none() {
            self.export.forget();
            self.wondering.forget();
        }
        let Some(open) = self.seen.as_ref().and_then(|seen| seen.open.as_ref()) else { return };
        if self.pace == Pace::AtOnce {
            return;
        }
        let moments = self.play.take_moments(open.seat);
        if !moments.is_empty() || self.looked_like.is_none() {
            let told = moments.iter().flat_map(|moment| &moment.events).filter(|event| event.line.is_some()).count();
            let before = self.looked_like.replace((open.seat, Arc::clone(&open.view))).map(|(_, view)| view);
            self.waiting.extend(score(moments, before, open.story.len().saturating_sub(told)));
        }
        if !self.director.is_running() && !self.waiting.is_empty() {
            self.director.begin(std::mem::take(&mut self.waiting));
        }
    }

    /// What was to be shown is not shown any more.
    fn show_nothing(&mut self) {
        self.director.clear();
        self.waiting.clear();
        self.looked_like = None;
    }

    /// The running game, for whoever has to see to its file.
    pub(super) fn play_mut(&mut self) -> &mut Play<BossMonsterRules> {
        &mut self.play
    }

    /// What has been explained by now, to be kept.
    pub(super) fn guided(&self) -> &Guided {
        &self.guided
    }

    /// From now on it speaks this language.
    pub(super) fn speak(&mut self, texts: &Texts) {
        self.play.speak(texts);
        self.faces = Faces::new(&self.play.game().table().cards, texts);
        self.seen = None;
        self.look_again(texts);
    }

    /// Looks at the game if it has changed, or if somebody else sits before the screen.
    fn look_again(&mut self, texts: &Texts) {
        if self.seen.as_ref().is_some_and(|seen| seen.of == (self.play.revision(), self.curtain.seat())) {
            return;
        }
        let people = people(&self.play.session().header().setup);
        let before = self.curtain.look(&people, |seat| self.play.asked(seat).is_some());
        let asked_before = self.offered();
        self.seen = Some(Seen::of(&self.play, Sitting { before, seat: self.curtain.seat() }, &self.faces, texts));
        if asked_before != self.offered() {
            self.picked = Picked::default();
        }
    }

    /// The answers that are offered to whoever sits there.
    fn offered(&self) -> Vec<Answer> {
        let put = self.seen.as_ref().and_then(|seen| seen.open.as_ref()).and_then(|open| open.put.as_ref());
        put.map(|put| put.offers.iter().map(|offer| offer.answer).collect()).unwrap_or_default()
    }

    /// The same in words; nothing while the curtain is down.
    pub(super) fn offers(&self) -> Vec<Arc<str>> {
        let put = self.seen.as_ref().and_then(|seen| seen.open.as_ref()).and_then(|open| open.put.as_ref());
        put.map(|put| put.offers.iter().map(|offer| Arc::clone(&offer.label)).collect()).unwrap_or_default()
    }

    /// The number key, from 0, that gives the offered answer of this number.
    pub(super) fn key_of(&self, number: usize) -> Option<usize> {
        // While something is shown the list is that of the question before.
        let is_put = !self.director.is_running();
        self.entries.iter().position(|entry| is_put && matches!(entry, Entry::Give(other, _) if *other == number))
    }

    /// Gives the offered answer of this number.
    pub(super) fn give(&mut self, number: usize, texts: &Texts) {
        let Some(answer) = self.offered().get(number).copied() else { return };
        if self.play.answer(texts, answer).is_ok() {
            (self.asks, self.said, self.thinking) = (None, None, None);
            self.director.clear();
            self.waiting.clear();
            self.picked = Picked::default();
        }
        self.look_again(texts);
    }

    /// Draws the table; a command that is not its own.
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts, offers: &Offers) -> Option<Command> {
        self.let_bots_think(ui.ctx(), texts);
        self.look_again(texts);
        self.gather_beats();
        self.director.keys(ui.ctx(), self.pace, is_heard(ui.ctx()));
        settle(ui, "bm-table");
        let mut command = None;
        Panel::top("bm-rail").show(ui, |ui| {
            ui.horizontal(|ui| {
                for which in
                    [Command::Home, Command::Undo, Command::Redo, super::RULES, Command::Palette, Command::Keys]
                {
                    if offers.button(ui, texts, which) {
                        command = Some(which);
                    }
                }
                self.export_ui(ui, texts);
                self.chances_button_ui(ui, texts);
                if let Some(open) = self.seen.as_ref().and_then(|seen| seen.open.as_ref()) {
                    let beat = self.director.current().map(|(_, beat)| beat);
                    let shown = beat.map_or(&open.view, |beat| &beat.view);
                    header::rail_ui(ui, texts, shown, &self.faces, beat.is_some_and(|beat| beat.baits));
                }
            });
        });
        if self.covered_ui(ui, texts) {
            return command;
        }
        let room = ui.available_size();
        Panel::right("bm-side").exact_size(SIDE.min(room.x * 0.46)).show(ui, |ui| {
            // Where it is low, what is asked and what was told scroll together.
            if room.y < LOW {
                ScrollArea::vertical()
                    .id_salt("bm-side")
                    .auto_shrink([false, false])
                    .show(ui, |ui| self.side_ui(ui, texts));
            } else {
                self.side_ui(ui, texts);
            }
        });
        // By day as by night the table has the ground of the theme.
        let ground = Frame::NONE.fill(Theme::of(ui.ctx()).surface.table.egui());
        CentralPanel::default().frame(ground).show(ui, |ui| at_least(ui, LEAST, |ui| self.board_ui(ui, texts)));
        command.or_else(|| self.wants.take())
    }

    /// Draws the curtain; false where it is up. What could not be written is said before it comes down.
    fn covered_ui(&mut self, ui: &mut Ui, texts: &Texts) -> bool {
        if self.play.trouble().is_none() && self.asks.is_some() {
            CentralPanel::default().frame(Frame::NONE).show(ui, |ui| self.asks_ui(ui, texts));
            return true;
        }
        let is_calm = self.play.trouble().is_none() && self.said.is_none();
        let Some(seen) = self.seen.as_ref().filter(|seen| is_calm && seen.open.is_none()) else { return false };
        let handed = match seen.before {
            Before::Handed(seat) => Some((seat, Arc::clone(&seen.names[usize::from(seat)]))),
            Before::Seat(_) | Before::Nobody => None,
        };
        CentralPanel::default().frame(Frame::NONE).show(ui, |ui| match handed {
            Some((seat, name)) => {
                if self.curtain.ui(ui, texts, &name) {
                    self.curtain.lift(seat);
                    self.look_again(texts);
                }
            }
            None => self.curtain.closed_ui(ui, &tr!(texts, "table-bots-think")),
        });
        true
    }

    /// The right column: first what is asked, below it what was told.
    fn side_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        if self.unwritten_ui(ui, texts) {
            return;
        }
        self.exported_ui(ui, texts);
        self.said_ui(ui, texts);
        if self.director.is_running() {
            self.showing_ui(ui, texts);
        } else {
            if let Some(open) = self.seen.as_ref().and_then(|seen| seen.open.as_ref()).filter(|open| open.put.is_some())
            {
                self.guided.ui(ui, texts, &open.view, open.seat);
            }
            if let Some(number) = self.asking_ui(ui, texts) {
                self.give(number, texts);
            }
        }
        if !self.director.is_running() {
            self.chances_ui(ui, texts);
        }
        let told = self.director.current().map(|(_, beat)| beat.told);
        if let Some(seen) = &self.seen {
            side::story_ui(ui, texts, seen, told);
        }
    }

    /// What has to be said, until it has been read.
    fn said_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let Some(line) = self.said.clone() else { return };
        sheet(ui, Sheet::Raised, |ui| {
            ui.set_width(ui.available_width());
            ui.label(line.as_ref());
            if ui.add(Action::new(Icon::Check, &tr!(texts, "hints-understood"))).clicked() {
                self.said = None;
            }
        });
    }

    /// What is being shown, where the question will be.
    fn showing_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let Some(line) = self.director.current().map(|(_, beat)| beat.line.clone()) else { return };
        sheet(ui, Sheet::Raised, |ui| {
            ui.set_width(ui.available_width());
            heading(ui, &line);
            let (go_on, all) = (tr!(texts, "table-go-on"), tr!(texts, "table-skip"));
            let space = tr!(texts, "key-space");
            let button = Action::new(Icon::ChevronRight, &go_on).shortcut(&space).emphasis(Emphasis::Primary);
            ui.vertical_centered_justified(|ui| {
                if ui.add(button).clicked() {
                    self.director.next();
                }
                if ui.add(Action::new(Icon::Skip, &all)).clicked() {
                    self.director.finish();
                    self.waiting.clear();
                }
            });
        });
    }

    /// Says what could not be written, and does what the user wants about it. False: everything is on the disk.
    fn unwritten_ui(&mut self, ui: &mut Ui, texts: &Texts) -> bool {
        match self.unwritten.game_ui(ui, texts, &mut self.play) {
            OnDisk::Whole => return false,
            OnDisk::Waits => {}
            OnDisk::Elsewhere(line) => self.said = Some(line),
        }
        true
    }

    /// Everything that lies on the table, as whoever sits there sees it.
    fn board_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let Some(seen) = self.seen.take() else { return };
        let mut chosen = None;
        if let Some(open) = &seen.open {
            let layout = Layout::of(ui.max_rect(), open.view.state().seats);
            if let Some((_, beat)) = self.director.current() {
                let then = Open { seat: open.seat, view: Arc::clone(&beat.view), put: None, story: Vec::new() };
                let (beat, clock) = (beat.clone(), self.director.clock());
                // The banner lies where the town is.
                let without = Layout { town: Rect::NOTHING, ..layout.clone() };
                self.things_ui(ui, texts, Sight { seen: &seen, open: &then, gliding: beat.gliding(clock) }, &without);
                beat_ui(ui, layout.town, &beat, clock, &self.faces);
            } else {
                chosen = self.things_ui(ui, texts, Sight { seen: &seen, open, gliding: None }, &layout);
            }
        }
        self.seen = Some(seen);
        if let Some(number) = chosen {
            self.give(number, texts);
        }
    }

    fn things_ui(&mut self, ui: &mut Ui, texts: &Texts, sight: Sight<'_>, layout: &Layout) -> Option<usize> {
        let Sight { seen, open, gliding } = sight;
        let foreseen = &*foreseen_of(&mut self.foreseen, open);
        // Beside the table stand the answers.
        let side = ui.ctx().content_rect().with_min_x(ui.max_rect().right());
        let mut hands = things::Hands::new(open, std::mem::take(&mut self.picked), [layout.hand, side]);
        let sitters = self.play.session().header().setup.sitters.as_slice();
        let shown = things::Shown { texts, seen, sitters, open, foreseen, gliding, faces: &self.faces };
        let seats = open.view.state().seats;
        let others = (1..seats).map(|step| (open.seat + step) % seats);
        for (seat, place) in others.zip(&layout.others) {
            dungeon::dungeon_ui(ui, &shown, &mut hands, seat, *place);
        }
        if layout.town.is_positive() {
            town::town_ui(ui, &shown, &mut hands, layout.town);
        }
        dungeon::dungeon_ui(ui, &shown, &mut hands, open.seat, layout.own);
        hand::hand_ui(ui, &shown, &mut hands, layout.hand);
        let passed = strip::strip_ui(ui, &shown, &self.entries, layout.windows);
        let (picked, chosen) = hands.done();
        self.picked = picked;
        chosen.or(passed)
    }
}

/// What follows from a view, found out once for each.
fn foreseen_of<'f>(kept: &'f mut Option<Foreseen>, open: &Open) -> &'f mut Foreseen {
    let known = kept.take().filter(|foreseen| foreseen.is_of(&open.view));
    kept.insert(known.unwrap_or_else(|| Foreseen::of(&open.view, open.seat)))
}
