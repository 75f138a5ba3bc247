//! Taking back and giving again: where the game is for real a border of information holds; several who practise are asked each time
//! (BM-KERN-11).

use super::Table;
use super::asking::Picked;
use super::seen::{decision_to_take_back, people};
use crate::house::play::{Decision, Undone};
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::commands::{Command, Offers};
use crate::kit::curtain::before_cloth_ui;
use crate::kit::widgets::{Action, Emphasis, heading};
use crate::tr;
use egui::Ui;

/// Why a decision stays as it is.
const HOLDS: &str = "plain-undo-holds";

/// Which way a game goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Back,
    Again,
}

/// A decision that is only taken back, or given again, if all who play agree.
pub(super) struct Asks {
    decision: Decision,
    way: Way,
    /// Who has agreed: whoever wants it himself has.
    agreed: Vec<u8>,
}

/// Whether the last decision can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Back {
    /// There is none of whoever sits there.
    Nothing,
    /// It can be, if need be by asking the others.
    Open,
    /// Somebody has learned something since.
    Holds,
}

impl Table {
    /// With what can be taken back and given again now.
    pub(in super::super) fn offering_back(&self, offers: Offers) -> Offers {
        let is_written = self.play.trouble().is_none();
        let offers = offers.and(Command::Redo, is_written && self.may_redo());
        match self.seen.as_ref().map_or(Back::Nothing, |seen| seen.back) {
            _ if !is_written => offers.and(Command::Undo, false),
            // What is half made is left first, wherever one stands.
            _ if self.picked != Picked::default() => offers.and(Command::Undo, true),
            Back::Holds => offers.without(Command::Undo, HOLDS),
            back => offers.and(Command::Undo, back == Back::Open),
        }
    }

    pub(in super::super) fn undo(&mut self, texts: &Texts) {
        // What is half made is left first.
        if self.picked != Picked::default() {
            self.picked = Picked::default();
            return;
        }
        let sits = self.curtain.seat();
        let Some(decision) = decision_to_take_back(&self.play, sits) else { return };
        let start = &self.play.session().header().setup;
        // One who practises alone has nobody to ask.
        match (start.practice, people(start).len()) {
            (true, 2..) => self.ask_all(decision, Way::Back),
            (true, _) => {
                self.play.undo_agreed(texts, decision.entry);
                self.went_elsewhere();
            }
            (false, _) => match self.play.undo_to(texts, decision.entry) {
                // It was his own: he sits there already.
                Undone::Done => self.leave_what_was_shown(),
                Undone::Nothing | Undone::AsksTheTable(_) => {}
                Undone::Holds => self.said = Some(texts.get(HOLDS)),
            },
        }
        self.look_again(texts);
    }

    /// In a game for real whoever sits there gives his own decisions again, and nobody else's.
    fn may_redo(&self) -> bool {
        let start = &self.play.session().header().setup;
        self.play.next_redo().is_some_and(|decision| {
            start.practice || people(start).len() < 2 || decision.seat.is_some() && decision.seat == self.curtain.seat()
        })
    }

    pub(in super::super) fn redo(&mut self, texts: &Texts) {
        let start = &self.play.session().header().setup;
        let Some(decision) = self.play.next_redo().filter(|_| self.may_redo()) else { return };
        match (start.practice, people(start).len()) {
            (true, 2..) => self.ask_all(decision, Way::Again),
            (true, _) => {
                self.play.redo(texts);
                self.went_elsewhere();
            }
            // It was his own: he sits there already.
            (false, _) => {
                self.play.redo(texts);
                self.leave_what_was_shown();
            }
        }
        self.look_again(texts);
    }

    /// Several have to look at the screen now: the curtain comes down.
    fn ask_all(&mut self, decision: Decision, way: Way) {
        let agreed = self.curtain.seat().into_iter().collect();
        self.went_elsewhere();
        self.asks = Some(Asks { decision, way, agreed });
    }

    fn leave_what_was_shown(&mut self) {
        (self.asks, self.said, self.thinking) = (None, None, None);
        self.picked = Picked::default();
        self.show_nothing();
    }

    fn went_elsewhere(&mut self) {
        self.leave_what_was_shown();
        self.curtain.cover();
    }

    /// Asks everybody who plays whether a decision shall be taken back or given again.
    pub(super) fn asks_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let (Some(asks), Some(seen)) = (&mut self.asks, &self.seen) else { return };
        let people = people(&self.play.session().header().setup);
        let question = match (asks.way, asks.decision.seat) {
            (Way::Back, Some(seat)) => tr!(texts, "table-undo-asks", name = seen.name(seat)),
            (Way::Back, None) => tr!(texts, "table-undo-asks-any"),
            (Way::Again, _) => tr!(texts, "table-redo-asks"),
        };
        let mut is_left = false;
        before_cloth_ui(ui, |ui| {
            heading(ui, &question);
            ui.vertical_centered_justified(|ui| {
                for seat in &people {
                    let name = seen.name(*seat);
                    if asks.agreed.contains(seat) {
                        let has_agreed = tr!(texts, "table-undo-has-agreed", name = name);
                        ui.add_enabled(false, Action::new(Icon::Check, &has_agreed));
                    } else if ui.add(Action::new(Icon::Undo, &tr!(texts, "table-undo-agrees", name = name))).clicked() {
                        asks.agreed.push(*seat);
                    }
                }
                let not = tr!(texts, "plain-undo-not");
                is_left = ui.add(Action::new(Icon::Close, &not).emphasis(Emphasis::Primary)).clicked();
            });
        });
        if is_left {
            self.asks = None;
        } else if people.iter().all(|seat| asks.agreed.contains(seat)) {
            let entry = asks.decision.entry;
            match asks.way {
                Way::Back => _ = self.play.undo_agreed(texts, entry),
                Way::Again => self.play.redo(texts),
            }
            self.went_elsewhere();
            self.look_again(texts);
        }
    }
}
