//! The table: whose turn it is, what he is asked, what he has been told, and what became of it all.

use crate::house::play::{Decision, Undone};
use crate::house::plug::{Asking, Line, Rank, Running};
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::commands::{Command, Offers};
use crate::kit::curtain::{Before, Curtain};
use crate::kit::files::Windows;
use crate::kit::numbers::Numbers;
use crate::kit::question::{Choice, Listed, choices_ui, icon_of, scrolled};
use crate::kit::story::keep_newest_in_view;
use crate::kit::theme::Theme;
use crate::kit::unwritten::{OnDisk, Unwritten};
use crate::kit::widgets::{Action, Emphasis, Sheet, heading, sheet, title};
use crate::tr;
use egui::{CentralPanel, Panel, RichText, ScrollArea, Ui};
use std::sync::Arc;

/// Width of the story, and of the sheet with the question.
const STORY: f32 = 360.0;
pub(super) const MIDDLE: f32 = 480.0;
/// How much of the height is free above that sheet.
pub(super) const ABOVE: f32 = 0.16;

/// A running game before one window.
pub(super) struct TableScreen {
    pub(super) running: Box<dyn Running>,
    /// Between two seats the table is covered.
    curtain: Curtain,
    /// A decision that is only taken back if all agree.
    asks: Option<Decision>,
    /// What is shown, made anew whenever something has changed.
    seen: Option<Seen>,
    numbers: Numbers,
    unwritten: Unwritten,
    /// What has to be said: in which file the game goes on, or why nothing is taken back.
    said: Option<Arc<str>>,
}

/// What he who sits before the window sees, or everybody while it is covered.
struct Seen {
    /// The game and the seat that it was made of.
    of: (u64, Option<u8>),
    /// Whose answer is waited for.
    asked: Option<u8>,
    /// What he is asked, if he sits there.
    put: Option<Put>,
    /// Nothing while it is covered.
    story: Vec<Line>,
    can_undo: bool,
}

/// A question that is put.
struct Put {
    asking: Asking,
    /// What can be answered.
    offers: Vec<Arc<str>>,
}

impl TableScreen {
    pub(super) fn new(running: Box<dyn Running>, windows: Windows, texts: &Texts) -> Self {
        let unwritten = Unwritten::new(windows);
        let numbers = Numbers::default();
        let curtain = Curtain::where_secrets(running.has_secrets());
        let mut table = Self { running, curtain, asks: None, seen: None, numbers, unwritten, said: None };
        table.look_again(texts);
        table
    }

    /// From now on it speaks this language.
    pub(super) fn speak(&mut self, texts: &Texts) {
        self.running.speak(texts);
        self.seen = None;
        self.look_again(texts);
    }

    /// Looks at the game if it has changed, or if somebody else sits before the window.
    fn look_again(&mut self, texts: &Texts) {
        if self.seen.as_ref().is_some_and(|seen| seen.of == (self.running.revision(), self.curtain.seat())) {
            return;
        }
        let people: Vec<u8> = (0..self.running.seats()).collect();
        let before = self.curtain.look(&people, |seat| self.running.asked(seat, texts).is_some());
        let put = self.curtain.seat().and_then(|seat| {
            let asking = self.running.asked(seat, texts)?;
            Some(Put { asking, offers: self.running.offers(seat, texts) })
        });
        let asked = match before {
            Before::Handed(seat) => Some(seat),
            Before::Seat(seat) => put.is_some().then_some(seat),
            Before::Nobody => None,
        };
        self.numbers.change(self.offers(), put.as_ref().map(|put| put.offers.clone()).unwrap_or_default());
        // When the game is over there is nothing left to hide.
        let reader = self.curtain.seat().or(asked.is_none().then_some(0));
        let story = reader.map(|seat| self.running.story(seat)).unwrap_or_default();
        let can_undo = !self.running.decisions(0).is_empty();
        let of = (self.running.revision(), self.curtain.seat());
        self.seen = Some(Seen { of, asked, put, story, can_undo });
    }

    /// What he who sits there may answer.
    pub(super) fn offers(&self) -> Vec<Arc<str>> {
        let put = self.seen.as_ref().and_then(|seen| seen.put.as_ref());
        put.map(|put| put.offers.clone()).unwrap_or_default()
    }

    pub(super) fn can_undo(&self) -> bool {
        self.running.trouble().is_none() && self.seen.as_ref().is_some_and(|seen| seen.can_undo)
    }

    pub(super) fn can_redo(&self) -> bool {
        self.running.trouble().is_none() && self.running.can_redo()
    }

    pub(super) fn give(&mut self, number: usize, texts: &Texts) {
        let Some(seat) = self.curtain.seat() else { return };
        if self.running.give(seat, number, texts).is_ok() {
            (self.asks, self.said) = (None, None);
        }
        self.look_again(texts);
    }

    pub(super) fn undo(&mut self, texts: &Texts) {
        match self.running.undo(texts) {
            Undone::Done => self.curtain.cover(),
            Undone::Nothing => {}
            Undone::Holds => self.said = Some(tr!(texts, "plain-undo-holds")),
            Undone::AsksTheTable(entry) => {
                self.asks = self.running.decisions(0).into_iter().find(|decision| decision.entry == entry);
            }
        }
        self.look_again(texts);
    }

    pub(super) fn redo(&mut self, texts: &Texts) {
        self.running.redo(texts);
        self.asks = None;
        self.curtain.cover();
        self.look_again(texts);
    }

    /// Draws the table; a command that is not its own.
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts, offers: &Offers) -> Option<Command> {
        self.look_again(texts);
        let mut command = None;
        Panel::top("plain-rail").show(ui, |ui| {
            ui.horizontal(|ui| {
                for which in [Command::Home, Command::Undo, Command::Redo, Command::Palette, Command::Keys] {
                    if offers.button(ui, texts, which) {
                        command = Some(which);
                    }
                }
            });
        });
        if let Some(seat) = self.covered_for() {
            CentralPanel::default().show(ui, |ui| {
                let name = tr!(texts, "plain-seat", number = i64::from(seat) + 1);
                if self.curtain.ui(ui, texts, &name) {
                    self.curtain.lift(seat);
                }
            });
            return command;
        }
        Panel::right("plain-story").exact_size(STORY).show(ui, |ui| self.story_ui(ui, texts));
        CentralPanel::default().show(ui, |ui| {
            ui.add_space(ui.available_height() * ABOVE);
            ui.vertical_centered(|ui| {
                ui.set_max_width(MIDDLE);
                if self.unwritten_ui(ui, texts) {
                    return;
                }
                sheet(ui, Sheet::Raised, |ui| {
                    ui.set_width(ui.available_width());
                    ui.vertical(|ui| self.middle_ui(ui, texts));
                });
            });
        });
        command
    }

    /// Whom the window is handed to. What could not be written, and what all are asked, is said before that.
    fn covered_for(&self) -> Option<u8> {
        let is_calm = self.running.trouble().is_none() && self.asks.is_none() && self.said.is_none();
        let seen = self.seen.as_ref().filter(|seen| is_calm && seen.put.is_none())?;
        seen.asked
    }

    /// Says what could not be written, and does what the user wants about it. False: everything is on the disk.
    fn unwritten_ui(&mut self, ui: &mut Ui, texts: &Texts) -> bool {
        match self.unwritten.game_ui(ui, texts, &mut *self.running) {
            OnDisk::Whole => return false,
            OnDisk::Waits => {}
            OnDisk::Elsewhere(line) => self.said = Some(line),
        }
        true
    }

    fn middle_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        if let Some(line) = &self.said {
            ui.label(line.as_ref());
        }
        if let Some(decision) = self.asks.clone() {
            return self.asks_ui(ui, texts, &decision);
        }
        let Some(seen) = &self.seen else { return };
        let Some(asked) = seen.asked else { return self.over_ui(ui, texts) };
        let name = tr!(texts, "plain-seat", number = i64::from(asked) + 1);
        if let Some(put) = &seen.put {
            ui.label(name.as_ref());
            let chosen = put_ui(ui, put).or_else(|| self.numbers.pressed(ui, put.offers.len(), put.asking.safe));
            if let Some(number) = chosen {
                self.give(number, texts);
            }
            return;
        }
        heading(ui, &tr!(texts, "plain-hand-over", seat = name.as_ref()));
        let ready = tr!(texts, "plain-ready", seat = name.as_ref());
        if ui.add(Action::new(Icon::ChevronRight, &ready).emphasis(Emphasis::Primary)).clicked() {
            self.curtain.lift(asked);
        }
    }

    fn asks_ui(&mut self, ui: &mut Ui, texts: &Texts, decision: &Decision) {
        heading(ui, &tr!(texts, "plain-undo-asks"));
        let (agreed, not) = (tr!(texts, "plain-undo-agreed"), tr!(texts, "plain-undo-not"));
        if ui.add(Action::new(Icon::Undo, &agreed)).clicked() {
            self.running.undo_to(decision, true, texts);
            self.asks = None;
            self.curtain.cover();
        }
        if ui.add(Action::new(Icon::Close, &not).emphasis(Emphasis::Primary)).clicked() {
            self.asks = None;
        }
    }

    fn over_ui(&self, ui: &mut Ui, texts: &Texts) {
        title(ui, &tr!(texts, "plain-over"));
        let places = self.running.ended().ranking.into_iter().flatten().enumerate();
        let mut places: Vec<(u8, usize)> = places.map(|(seat, place)| (place, seat)).collect();
        places.sort_unstable();
        for (place, seat) in places {
            let name = tr!(texts, "plain-seat", number = seat as i64 + 1);
            let line = tr!(texts, "plain-place", seat = name.as_ref(), place = i64::from(place));
            ui.label(RichText::new(line.as_ref()).strong());
        }
    }

    fn story_ui(&self, ui: &mut Ui, texts: &Texts) {
        heading(ui, &tr!(texts, "plain-story"));
        let muted = Theme::of(ui.ctx()).text.muted.egui();
        ScrollArea::vertical().id_salt("story").auto_shrink([false, false]).stick_to_bottom(true).show(ui, |ui| {
            for line in self.seen.iter().flat_map(|seen| &seen.story) {
                let text = RichText::new(line.text.as_str());
                let text = if line.rank == Rank::Detail { text } else { text.strong() };
                ui.horizontal_wrapped(|ui| {
                    ui.label(text);
                    ui.label(RichText::new(line.rule).small().color(muted));
                });
            }
            keep_newest_in_view(ui, "story", self.running.revision());
        });
    }
}

/// Puts a question: a sentence, the rule behind it, and a button for each answer. The one that was pressed.
fn put_ui(ui: &mut Ui, put: &Put) -> Option<usize> {
    let Put { asking, offers } = put;
    heading(ui, &asking.sentence);
    ui.label(RichText::new(asking.rule).color(Theme::of(ui.ctx()).text.muted.egui()).small());
    let choices = offers.iter().map(|label| Choice { label, icon: icon_of(asking.kind), odds: None, in_vain: None });
    scrolled(ui, ui.available_height(), |ui| choices_ui(ui, choices, &Listed::all(asking.safe)))
}
