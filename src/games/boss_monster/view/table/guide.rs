//! The guided first game: beside a question that somebody meets for the first time stands what it is about, one thing at a time. It
//! comes from what is asked and from nothing else, is put away with one press and does not come again; all of it can be switched off.

use crate::games::boss_monster::rules::{Ask, BossMonster, CardId};
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Sheet, sheet};
use crate::tr;
use egui::{Button, RichText, Ui};
use serde::{Deserialize, Serialize};

/// What somebody has been told already, as it is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Guided {
    /// Nothing is told any more.
    is_off: bool,
    /// What was put away, by name.
    told: Vec<String>,
}

/// What may be said about what a seat is asked, one after the other, by name; the words are the messages `hint-bm-<name>`.
fn fitting(view: &BossMonster, seat: u8) -> &'static [&'static str] {
    let cards = &view.table().cards;
    let holds = |is_meant: &dyn Fn(CardId) -> bool| {
        view.state().player(seat).hand.iter().any(|card| is_meant(CardId(card as u8)))
    };
    match view.question().map(|question| question.ask) {
        Some(Ask::Mulligan { .. }) => &["mulligan"],
        Some(Ask::Discards { .. }) => &["discards"],
        Some(Ask::FirstRoom { .. }) => &["first-room"],
        Some(Ask::Turn { .. }) => {
            let has_miniboss = holds(&|card| cards.is_miniboss(card));
            let has_advanced = holds(&|card| cards.room(card).is_some_and(|room| room.advanced));
            match (has_miniboss, has_advanced) {
                (true, true) => &["turn", "miniboss", "advanced"],
                (true, false) => &["turn", "miniboss"],
                (false, true) => &["turn", "advanced"],
                (false, false) => &["turn"],
            }
        }
        Some(Ask::Window { declares: false, .. }) => &["window"],
        Some(Ask::Window { declares: true, .. }) => &["declare"],
        Some(Ask::Cancel { .. } | Ask::Tax { .. }) => &["cancel"],
        Some(Ask::Pays { .. }) => &["pays"],
        Some(Ask::Order { .. }) => &["order"],
        Some(
            Ask::Trigger { .. }
            | Ask::Coins { .. }
            | Ask::Show { .. }
            | Ask::Salvage { .. }
            | Ask::Take { .. }
            | Ask::Discard { .. }
            | Ask::Double { .. }
            | Ask::Build { .. }
            | Ask::Granted { .. },
        ) => &["choice"],
        _ => &[],
    }
}

impl Guided {
    /// What is said now, by name; nothing where all of it is known.
    fn hint(&self, view: &BossMonster, seat: u8) -> Option<&'static str> {
        let is_new = |name: &&&str| !self.told.iter().any(|told| told == **name);
        fitting(view, seat).iter().find(is_new).copied().filter(|_| !self.is_off)
    }

    /// Draws what is said about the question of a seat.
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts, view: &BossMonster, seat: u8) {
        let Some(name) = self.hint(view, seat) else { return };
        sheet(ui, Sheet::Paper, |ui| {
            ui.set_width(ui.available_width());
            ui.label(texts.get(&format!("hint-bm-{name}")).as_ref());
            ui.horizontal_wrapped(|ui| {
                if ui.add(Action::new(Icon::Check, &tr!(texts, "hint-bm-known"))).clicked() {
                    self.told.push(name.to_owned());
                }
                // On one line: where it has no room beside the other it stands below as a whole.
                let off = RichText::new(tr!(texts, "hint-bm-off").as_ref()).small().weak();
                if ui.add(Button::new(off).frame(false)).clicked() {
                    self.is_off = true;
                }
            });
        });
        ui.add_space(Theme::of(ui.ctx()).space(1.0));
    }

    /// Are there hints?
    pub(crate) fn is_on(&self) -> bool {
        !self.is_off
    }

    /// All hints again from the beginning, or none.
    pub(crate) fn switch(&mut self, on: bool) {
        *self = Self { is_off: !on, told: Vec::new() };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::boss_monster::ruleset::{BossMonsterRules, Start};
    use crate::games::boss_monster::texts;
    use crate::house::lab::bots::{Bot as _, RandomBot};
    use crate::house::lab::seats::awaited;
    use crate::house::plug::Ruleset as _;
    use crate::house::text::Language;
    use crate::kernel::dealer::{Dealer, Stream};
    use crate::kernel::seats::Seats as _;

    /// All hints, by name; their words are the messages `hint-bm-<name>`.
    const HINTS: [&str; 12] = [
        "mulligan",
        "discards",
        "first-room",
        "turn",
        "miniboss",
        "advanced",
        "window",
        "declare",
        "cancel",
        "pays",
        "order",
        "choice",
    ];

    #[test]
    fn every_hint_is_written_in_every_language() {
        for texts in Language::ALL.map(texts::of) {
            for name in HINTS {
                assert!(texts.has(&format!("hint-bm-{name}")), "{name}");
            }
        }
    }

    /// In games of random players each hint comes up, from the view of the seat that is asked, and none twice once it was put away.
    #[test]
    fn hints_come_from_what_is_asked_one_at_a_time_and_none_twice() {
        let rules = BossMonsterRules::open().expect("the cards of the box");
        let mut guided = Guided::default();
        let is_missing = |guided: &Guided, name: &&str| !guided.told.iter().any(|told| told == name);
        for seed in 0..400 {
            if !HINTS.iter().any(|name| is_missing(&guided, name)) {
                break;
            }
            let mut game = rules.set_up(&Start::plain(3), &mut |_| {}).expect("a game");
            let (mut chance, mut bot) = (Stream::new(Dealer::new(seed)), RandomBot::new(seed));
            while game.outcome().is_none() {
                let Some(seat) = awaited(&game) else {
                    let drawn = game.sample(&mut |n| chance.pick(n)).expect("chance");
                    game.answer(&drawn, &mut |_| {}).expect("it is legal");
                    continue;
                };
                let view = game.seen_by(seat);
                if let Some(name) = guided.hint(&view, seat) {
                    assert!(HINTS.contains(&name) && !guided.told.iter().any(|told| told == name), "{name}");
                    guided.told.push(name.to_owned());
                }
                let listed = game.answers_of(seat);
                let answer = bot.answer(&game, &listed);
                game.answer(&answer, &mut |_| {}).expect("it is listed");
            }
        }
        let mut missing: Vec<&str> = HINTS.to_vec();
        missing.retain(|name| is_missing(&guided, name));
        assert_eq!(missing, [] as [&str; 0]);
        guided.switch(false);
        let game = rules.set_up(&Start::plain(2), &mut |_| {}).expect("a game");
        assert_eq!(guided.hint(&game, 0), None, "switched off");
        guided.switch(true);
        assert!(guided.is_on() && guided.told.is_empty());
    }
}
