//! Copies of one card, each of which makes an answer of its own: whose it is, whether it is worn, or which of several.

use super::describe::{Words, slot_name};
use super::rules::{Answer, Ask, CardId, Content, MassiveDarkness2, Slot, Source};
use crate::kernel::game::Game as _;
use crate::tr;
use std::sync::Arc;

/// The card that an answer is about, where it says by its name which one it is.
fn card_of(ask: Option<Ask>, answer: &Answer) -> Option<CardId> {
    match *answer {
        Answer::Use(how) => match how.what.source {
            Source::Item(card) => Some(card),
            _ => None,
        },
        Answer::Equip { card, .. } | Answer::Give { card, .. } => Some(card),
        Answer::Card(card) if matches!(ask, Some(Ask::Forge { .. })) => Some(card),
        _ => None,
    }
}

/// The same answer about another card.
fn about(answer: Answer, other: CardId) -> Answer {
    match answer {
        Answer::Use(mut how) => {
            how.what.source = Source::Item(other);
            Answer::Use(how)
        }
        Answer::Equip { hero, slot, .. } => Answer::Equip { hero, card: other, slot },
        Answer::Give { to, .. } => Answer::Give { card: other, to },
        _ => Answer::Card(other),
    }
}

/// The first of all copies of a card.
pub(super) fn first_copy(content: &Content, card: CardId) -> CardId {
    let Some(item) = content.item(card) else { return card };
    let is_copy = |other: &CardId| content.item(*other).is_some_and(|other| other.id == item.id);
    (0..card.0).map(CardId).find(is_copy).unwrap_or(card)
}

impl Words<'_> {
    /// The words of an answer, with what tells it from the same answer about a copy of its card, where that can be given as well.
    pub(super) fn told_from_copies(&self, game: &MassiveDarkness2, answer: &Answer, label: Arc<str>) -> Arc<str> {
        let which = self.which_copy(game, answer);
        if which.is_empty() {
            return label;
        }
        tr!(self.texts, "label-copy", what = label.as_ref(), which = which.join(", "))
    }

    /// What is taken off; from where, if a copy of it is worn elsewhere.
    pub(super) fn taken_off(&self, game: &MassiveDarkness2, hero: u8, slot: Slot) -> Arc<str> {
        let texts = self.texts;
        let Some(figure) = game.state().heroes.get(usize::from(hero)) else { return tr!(texts, "nobody") };
        let card = figure.slot(slot);
        let label = tr!(texts, "label-take-off", card = self.item(card).as_ref());
        let first = first_copy(self.content, card);
        let has_twin = figure.equipped().any(|other| other != card && first_copy(self.content, other) == first);
        match has_twin {
            true => tr!(texts, "label-copy", what = label.as_ref(), which = slot_name(slot, texts).as_ref()),
            false => label,
        }
    }

    fn which_copy(&self, game: &MassiveDarkness2, answer: &Answer) -> Vec<Arc<str>> {
        let (texts, state) = (self.texts, game.state());
        let numbered = |number: usize| tr!(texts, "copy-number", number = number as i64);
        if let Answer::Use(how) = answer
            && let Source::Lifebringer(token) = how.what.source
        {
            return if state.spent > 1 { vec![numbered(usize::from(token) + 1)] } else { Vec::new() };
        }
        let Some(card) = card_of(state.asked, answer) else { return Vec::new() };
        let first = first_copy(self.content, card);
        let is_twin = |other: CardId| other != card && first_copy(self.content, other) == first;
        let mut held = state.heroes.iter().flat_map(|hero| hero.items.iter());
        if !held.any(|other| is_twin(CardId(other as u8))) {
            return Vec::new();
        }
        let mut offered = Vec::new();
        game.answers(&mut offered);
        let twins = offered.iter().filter(|other| about(**other, card) == *answer);
        let twins: Vec<CardId> =
            twins.filter_map(|other| card_of(state.asked, other)).filter(|other| is_twin(*other)).collect();
        let owner = |card: CardId| state.seats().find(|seat| state.hero(*seat).items.contains(card.index()));
        let is_worn = |card: CardId| owner(card).is_some_and(|seat| state.hero(seat).wears(card));
        let (own, others): (Vec<CardId>, Vec<CardId>) = twins.into_iter().partition(|twin| owner(*twin) == owner(card));
        let mut which = Vec::new();
        if let (false, Some(seat)) = (others.is_empty(), owner(card)) {
            which.push(tr!(texts, "copy-of-hero", hero = self.seat(game, seat).as_ref()));
        }
        let alike = || own.iter().filter(|twin| is_worn(**twin) == is_worn(card));
        if alike().count() < own.len() {
            which.push(if is_worn(card) { tr!(texts, "copy-worn") } else { tr!(texts, "copy-packed") });
        }
        if alike().next().is_some() {
            which.push(numbered(1 + alike().filter(|twin| twin.0 < card.0).count()));
        }
        which
    }
}
