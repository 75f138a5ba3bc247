//! The table: whose turn it is, what he is asked, what he has been told, and what became of it all.

use super::question::question_ui;
use crate::house::play::{Decision, Undone};
use crate::house::plug::{Rank, Running};
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::commands::{Command, Offers};
use crate::kit::theme::Theme;
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
    /// Who sits before the window; nobody: it is covered.
    seat: Option<u8>,
    /// A decision that is only taken back if all agree.
    asks: Option<Decision>,
    /// Somebody has taken something back, so that it can be given again.
    has_undone: bool,
}

impl TableScreen {
    pub(super) fn new(running: Box<dyn Running>) -> Self {
        Self { running, seat: None, asks: None, has_undone: false }
    }

    /// Whose answer is waited for: who sits there, if he is asked, else the next one.
    fn asked(&self, texts: &Texts) -> Option<u8> {
        let is_asked = |seat: &u8| self.running.asked(*seat, texts).is_some();
        self.seat.filter(is_asked).or_else(|| (0..self.running.seats()).find(is_asked))
    }

    /// What he who sits there may answer.
    pub(super) fn offers(&self, texts: &Texts) -> Vec<Arc<str>> {
        self.seat.map(|seat| self.running.offers(seat, texts)).unwrap_or_default()
    }

    pub(super) fn can_undo(&self) -> bool {
        self.running.trouble().is_none() && !self.running.decisions(0).is_empty()
    }

    pub(super) fn can_redo(&self) -> bool {
        self.running.trouble().is_none() && self.has_undone
    }

    pub(super) fn give(&mut self, number: usize, texts: &Texts) {
        let Some(seat) = self.seat else { return };
        if self.running.give(seat, number, texts).is_ok() {
            (self.has_undone, self.asks) = (false, None);
            self.cover_for_the_next(texts);
        }
    }

    /// Who is not asked any more leaves the window to the next one.
    fn cover_for_the_next(&mut self, texts: &Texts) {
        if self.seat != self.asked(texts) && self.running.standing().over.is_none() {
            self.seat = None;
        }
    }

    pub(super) fn undo(&mut self, texts: &Texts) {
        match self.running.undo(texts) {
            Undone::Done => {
                (self.has_undone, self.seat) = (true, None);
            }
            Undone::Nothing => {}
            Undone::AsksTheTable(entry) => {
                self.asks = self.running.decisions(0).into_iter().find(|decision| decision.entry == entry);
            }
        }
    }

    pub(super) fn redo(&mut self, texts: &Texts) {
        self.has_undone = self.running.redo(texts);
        self.seat = None;
    }

    /// Draws the table; a command that is not its own.
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts, offers: &Offers) -> Option<Command> {
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
        Panel::right("plain-story").exact_size(STORY).show(ui, |ui| self.story_ui(ui, texts));
        CentralPanel::default().show(ui, |ui| {
            ui.add_space(ui.available_height() * ABOVE);
            ui.vertical_centered(|ui| {
                ui.set_max_width(MIDDLE);
                sheet(ui, Sheet::Raised, |ui| {
                    ui.set_width(ui.available_width());
                    ui.vertical(|ui| self.middle_ui(ui, texts));
                });
            });
        });
        command
    }

    fn middle_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        if let Some(trouble) = self.running.trouble() {
            ui.colored_label(Theme::of(ui.ctx()).signal.danger.egui(), trouble.say(texts).as_ref());
            return;
        }
        if let Some(decision) = self.asks.clone() {
            return self.asks_ui(ui, texts, &decision);
        }
        let Some(asked) = self.asked(texts) else { return self.over_ui(ui, texts) };
        let name = tr!(texts, "plain-seat", number = i64::from(asked) + 1);
        match self.running.asked(asked, texts).filter(|_| self.seat == Some(asked)) {
            Some(asking) => {
                ui.label(name.as_ref());
                let offers = self.running.offers(asked, texts);
                if let Some(number) = question_ui(ui, &asking, &offers) {
                    self.give(number, texts);
                }
            }
            None => {
                heading(ui, &tr!(texts, "plain-hand-over", seat = name.as_ref()));
                let ready = tr!(texts, "plain-ready", seat = name.as_ref());
                if ui.add(Action::new(Icon::ChevronRight, &ready).emphasis(Emphasis::Primary)).clicked() {
                    self.seat = Some(asked);
                }
            }
        }
    }

    fn asks_ui(&mut self, ui: &mut Ui, texts: &Texts, decision: &Decision) {
        heading(ui, &tr!(texts, "plain-undo-asks"));
        let (agreed, not) = (tr!(texts, "plain-undo-agreed"), tr!(texts, "plain-undo-not"));
        if ui.add(Action::new(Icon::Undo, &agreed)).clicked() {
            self.has_undone = self.running.undo_to(decision, true, texts) == Undone::Done;
            (self.asks, self.seat) = (None, None);
        }
        if ui.add(Action::new(Icon::Close, &not).emphasis(Emphasis::Primary)).clicked() {
            self.asks = None;
        }
    }

    fn over_ui(&self, ui: &mut Ui, texts: &Texts) {
        title(ui, &tr!(texts, "plain-over"));
        let mut places: Vec<(u8, usize)> =
            self.running.ranking().into_iter().flatten().enumerate().map(|(seat, place)| (place, seat)).collect();
        places.sort_unstable();
        for (place, seat) in places {
            let name = tr!(texts, "plain-seat", number = seat as i64 + 1);
            let line = tr!(texts, "plain-place", seat = name.as_ref(), place = i64::from(place));
            ui.label(RichText::new(line.as_ref()).strong());
        }
    }

    /// While it is covered, only what everybody knows could be shown; so it waits, too. When the game is over there is
    /// nothing left to hide.
    fn story_ui(&self, ui: &mut Ui, texts: &Texts) {
        heading(ui, &tr!(texts, "plain-story"));
        let is_over = self.running.standing().over.is_some();
        let Some(seat) = self.seat.or(is_over.then_some(0)) else { return };
        let muted = Theme::of(ui.ctx()).text.muted.egui();
        ScrollArea::vertical().id_salt("story").auto_shrink([false, false]).stick_to_bottom(true).show(ui, |ui| {
            for line in self.running.story(seat) {
                let text = RichText::new(line.text.as_str());
                let text = if line.rank == Rank::Detail { text } else { text.strong() };
                ui.horizontal_wrapped(|ui| {
                    ui.label(text);
                    ui.label(RichText::new(line.rule).small().color(muted));
                });
            }
        });
    }
}
