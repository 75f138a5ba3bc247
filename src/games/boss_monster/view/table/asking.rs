//! What is asked, and the way to an answer: what concerns a card is found at the card, on the table or in the list; what concerns none
//! stands in the list at once.

use super::Table;
use super::foresee::changes;
use super::foreseen_of;
use super::seen::{Open, Put, Seen, Sight, aim, picks_two, subject};
use super::strip::{is_wide, stands_in_strip};
use crate::games::boss_monster::describe::rule_text;
use crate::games::boss_monster::rules::{Answer, BossMonster, CardId};
use crate::games::boss_monster::view::faces::Faces;
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use crate::kernel::seats::Seats as _;
use crate::kit::art::Icon;
use crate::kit::commands::Command;
use crate::kit::question::{Choice, Listed, choices_ui, icon_of, scrolled};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, Sheet, heading, sheet, title};
use crate::tr;
use egui::{Key, Modifiers, RichText, Ui};
use std::sync::Arc;

/// How much of the column the answers take at most.
const MOST: f32 = 0.62;

/// What was pressed on the way to an answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Picked {
    /// The card whose answers are looked at.
    pub(super) card: Option<CardId>,
    /// What it is aimed at.
    pub(super) aim: Option<CardId>,
    /// Cards of which two are wanted.
    pub(super) two: Vec<CardId>,
}

impl Picked {
    /// Does this answer fit what was pressed?
    pub(super) fn fits(&self, answer: &Answer) -> bool {
        subject(answer) == self.card && (self.aim.is_none() || aim(answer) == self.aim)
    }
}

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Entry {
    /// Gives the offered answer of this number.
    Give(usize, Arc<str>),
    /// Shows what can be done with a card.
    Look(CardId, Arc<str>),
    /// Picks a card of two, or puts it back.
    Toggle(CardId, Arc<str>),
    /// Back to everything that can be answered.
    Back(Arc<str>),
}

impl Entry {
    fn label(&self) -> &str {
        match self {
            Self::Give(_, label) | Self::Look(_, label) | Self::Toggle(_, label) | Self::Back(label) => label,
        }
    }
}

/// What each line of the list would change for the heroes: found out once for each list, not in every frame.
pub(super) struct Compared {
    of: Arc<BossMonster>,
    changes: Vec<Vec<String>>,
}

/// The lines of the list, as things stand.
fn entries(put: &Put, open: &Open, picked: &Picked, faces: &Faces, texts: &Texts) -> Vec<Entry> {
    let all = || put.offers.iter().enumerate();
    let give = |number: usize| Entry::Give(number, Arc::clone(&put.offers[number].label));
    if picks_two(&open.view) {
        let mut list: Vec<Entry> = Vec::new();
        let is_pair = |answer: &Answer| match answer {
            Answer::Discards { cards, .. } => {
                picked.two.len() == 2 && cards.iter().all(|card| picked.two.contains(card))
            }
            _ => false,
        };
        let hand = open.view.state().player(open.seat).hand;
        // Of two that are picked only these are listed: what is to be done with them is in view.
        let is_listed = |card: &CardId| picked.two.len() < 2 || picked.two.contains(card);
        for card in hand.iter().map(|card| CardId(card as u8)).filter(is_listed) {
            let name = faces.of(card).name.as_ref();
            let label = if picked.two.contains(&card) {
                tr!(texts, "table-put-back", card = name)
            } else {
                tr!(texts, "table-pick", card = name)
            };
            list.push(Entry::Toggle(card, label));
        }
        // Last, so that nobody who presses the number of a card once more discards.
        list.extend(all().filter(|(_, offer)| is_pair(&offer.answer)).map(|(number, _)| give(number)));
        return list;
    }
    if picked.card.is_some() {
        let own = all().filter(|(_, offer)| picked.fits(&offer.answer)).map(|(number, _)| give(number));
        return own.chain([Entry::Back(tr!(texts, "table-something-else"))]).collect();
    }
    let mut list: Vec<Entry> =
        all().filter(|(_, offer)| subject(&offer.answer).is_none()).map(|(number, _)| give(number)).collect();
    let mut listed: Vec<CardId> = Vec::new();
    for (number, offer) in all() {
        let Some(card) = subject(&offer.answer).filter(|card| !listed.contains(card)) else { continue };
        listed.push(card);
        let count = all().filter(|(_, other)| subject(&other.answer) == Some(card)).count();
        list.push(if count == 1 {
            give(number)
        } else {
            let name = faces.of(card).name.as_ref();
            Entry::Look(card, tr!(texts, "table-look", card = name, count = count as i64))
        });
    }
    list
}

impl Table {
    /// Puts the question; the number of the answer that was given.
    pub(super) fn asking_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<usize> {
        let seen = self.seen.take()?;
        let mut chosen = None;
        if let Some(open) = &seen.open {
            match &open.put {
                Some(put) => chosen = self.put_ui(ui, texts, Sight { seen: &seen, open, gliding: None }, put),
                None => self.wants = waiting_ui(ui, texts, &seen, open),
            }
        }
        self.seen = Some(seen);
        chosen
    }

    /// Finds out what the lines of the list would change, unless that is known.
    fn compare(&mut self, Sight { seen, open, .. }: Sight<'_>, put: &Put, texts: &Texts) {
        if self.compared.as_ref().is_some_and(|compared| Arc::ptr_eq(&compared.of, &open.view)) {
            return;
        }
        let foreseen = &*foreseen_of(&mut self.foreseen, open);
        let change = |entry: &Entry| match entry {
            Entry::Give(number, _) => put
                .offers
                .get(*number)
                .map(|offer| changes(foreseen, seen, open.seat, &offer.answer, &self.faces, texts)),
            Entry::Look(..) | Entry::Toggle(..) | Entry::Back(_) => None,
        };
        let changes = self.entries.iter().map(|entry| change(entry).unwrap_or_default()).collect();
        self.compared = Some(Compared { of: Arc::clone(&open.view), changes });
    }

    fn changes_of(&self, at: usize) -> &[String] {
        self.compared.as_ref().and_then(|compared| compared.changes.get(at)).map(Vec::as_slice).unwrap_or_default()
    }

    fn put_ui(&mut self, ui: &mut Ui, texts: &Texts, sight: Sight<'_>, put: &Put) -> Option<usize> {
        let open = sight.open;
        let list = entries(put, open, &self.picked, &self.faces, texts);
        if list != self.entries {
            self.numbers.change(self.entries.iter().map(Entry::label), list.iter().map(Entry::label));
            (self.entries, self.compared) = (list, None);
        }
        self.compare(sight, put, texts);
        let safe = put.safe.and_then(|safe| {
            self.entries.iter().position(|entry| matches!(entry, Entry::Give(number, _) if *number == safe))
        });
        let most = ui.available_height() * MOST;
        let mut taken = None;
        sheet(ui, Sheet::Raised, |ui| {
            ui.set_width(ui.available_width());
            heading(ui, &put.sentence).on_hover_ui(|ui| drop(ui.label(rule_text(put.rule, texts))));
            if let Some(card) = self.picked.card {
                let theme = Theme::of(ui.ctx());
                let name = RichText::new(self.faces.of(card).name.as_ref()).strong().color(theme.signal.accent.egui());
                ui.label(name);
            }
            // How somebody passes stands in the strip; here it has only its numbers.
            let is_wide = is_wide(ui.ctx());
            let passes = |entry: &&Entry| match entry {
                Entry::Give(number, _) => {
                    put.offers.get(*number).is_some_and(|offer| stands_in_strip(&open.view, &offer.answer, is_wide))
                }
                _ => false,
            };
            let from = self.entries.iter().take_while(passes).count();
            let choices = self.entries.iter().skip(from).map(|entry| {
                let icon = match entry {
                    Entry::Give(..) => icon_of(put.kind),
                    Entry::Look(..) | Entry::Toggle(..) => Icon::Cards,
                    Entry::Back(_) => Icon::ChevronLeft,
                };
                Choice { label: entry.label(), icon, odds: None, in_vain: None }
            });
            let more = |at: usize| self.changes_of(at).to_vec();
            // Where somebody chooses between places for a card he can compare; else he is told where he points.
            let listed = Listed { from, more: &more, is_said: self.picked.card.is_some(), ..Listed::all(safe) };
            taken = scrolled(ui, most, |ui| choices_ui(ui, choices, &listed));
        });
        let number = taken.or_else(|| self.numbers.pressed(ui, self.entries.len(), safe));
        if ui.input_mut(|input| self.picked != Picked::default() && input.consume_key(Modifiers::NONE, Key::Escape)) {
            self.picked = Picked::default();
        }
        match self.entries.get(number?)?.clone() {
            Entry::Give(number, _) => return Some(number),
            Entry::Look(card, _) => self.picked.card = Some(card),
            Entry::Toggle(card, _) => toggle(&mut self.picked.two, card),
            Entry::Back(_) => self.picked = Picked::default(),
        }
        None
    }
}

/// Picks a card of two, or puts it back; a third one takes the place of the first.
pub(super) fn toggle(two: &mut Vec<CardId>, card: CardId) {
    if two.contains(&card) {
        two.retain(|known| *known != card);
    } else {
        if two.len() == 2 {
            two.remove(0);
        }
        two.push(card);
    }
}

/// Nobody here is asked: who is waited for, or how it ended and what can be done next.
fn waiting_ui(ui: &mut Ui, texts: &Texts, seen: &Seen, open: &Open) -> Option<Command> {
    let mut command = None;
    sheet(ui, Sheet::Raised, |ui| {
        ui.set_width(ui.available_width());
        if open.view.outcome().is_none() {
            if let Some(bot) = seen.bot {
                ui.label(tr!(texts, "table-thinks", seat = seen.name(bot)).as_ref());
            }
            return;
        }
        title(ui, &tr!(texts, "plain-over"));
        let mut places: Vec<(u8, u8)> = open.view.ranking().into_iter().flatten().zip(0..).collect();
        places.sort_unstable();
        for (place, seat) in places {
            let (souls, wounds) = (open.view.souls(seat), open.view.wounds(seat));
            let line = tr!(texts, "plain-place", seat = seen.name(seat), place = i64::from(place));
            ui.label(RichText::new(line.as_ref()).strong());
            ui.label(tr!(texts, "table-score", souls = i64::from(souls), wounds = i64::from(wounds)).as_ref());
        }
        ui.add_space(Theme::of(ui.ctx()).space(2.0));
        let (again, home) = (tr!(texts, "table-again"), tr!(texts, "back"));
        ui.vertical_centered_justified(|ui| {
            if ui.add(Action::new(Icon::Play, &again).emphasis(Emphasis::Primary)).clicked() {
                command = Some(Command::NewGame);
            }
            if ui.add(Action::new(Icon::ChevronLeft, &home)).clicked() {
                command = Some(Command::Home);
            }
        });
    });
    command
}
