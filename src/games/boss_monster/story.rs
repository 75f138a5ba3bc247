//! What happened, as lines of the story.

use super::describe::card_name;
use super::rules::{Back, CardBox, CardId, Event, MOST_SEATS, Phase};
use crate::house::plug::Rank;
use crate::house::seating::{Sitter, name_at};
use crate::house::text::Texts;
use crate::tr;
use std::sync::Arc;

/// Who tells a line: the cards, the language, and what seats are called.
pub(super) struct Teller<'t> {
    pub cards: &'t CardBox,
    pub texts: &'t Texts,
    /// By who sits there.
    pub sitters: &'t [Sitter],
    /// Where nobody sits, by the Boss that everybody sees there.
    pub bosses: [CardId; MOST_SEATS],
}

/// How a line is set off.
pub(super) fn rank(event: &Event) -> Rank {
    match event {
        Event::RoundBegan { .. } | Event::PhaseBegan { .. } | Event::BaitBegan => Rank::Heading,
        Event::TurnBegan { .. }
        | Event::HeroCame { .. }
        | Event::Declared { .. }
        | Event::Revealed { .. }
        | Event::LeveledUp { .. }
        | Event::Eliminated { .. }
        | Event::Won { .. } => Rank::Turn,
        _ => Rank::Detail,
    }
}

impl Teller<'_> {
    pub(super) fn seat(&self, seat: u8) -> Arc<str> {
        if let Some(name) = name_at(self.sitters, seat) {
            return name.into();
        }
        match self.bosses.get(usize::from(seat)) {
            Some(boss) if self.cards.boss(*boss).is_some() => self.card(*boss),
            _ => tr!(self.texts, "seat-name", number = i64::from(seat) + 1),
        }
    }

    pub(super) fn card(&self, card: CardId) -> Arc<str> {
        card_name(self.cards, card, self.texts)
    }

    /// The line of an event.
    pub(super) fn line(&self, event: &Event) -> Arc<str> {
        let texts = self.texts;
        match *event {
            Event::ComesFirst { card } => tr!(texts, "log-bm-comes-first", card = self.card(card).as_ref()),
            Event::RoundBegan { round } => tr!(texts, "log-bm-round", round = i64::from(round)),
            Event::PhaseBegan { phase: Phase::Build } => tr!(texts, "log-bm-phase-build"),
            Event::PhaseBegan { phase: Phase::Adventure } => tr!(texts, "log-bm-phase-adventure"),
            Event::BaitBegan => tr!(texts, "log-bm-bait"),
            Event::HeroCame { hero } => tr!(texts, "log-bm-hero-came", card = self.card(hero).as_ref()),
            Event::Reshuffled { back: Back::Rooms } => tr!(texts, "log-bm-reshuffled-rooms"),
            Event::Reshuffled { back: Back::Spells } => tr!(texts, "log-bm-reshuffled-spells"),
            Event::Stayed { hero } => tr!(texts, "log-bm-stayed", card = self.card(hero).as_ref()),
            Event::Milled { card } => tr!(texts, "log-bm-milled", card = self.card(card).as_ref()),
            Event::CoinsLost { room, .. } => tr!(texts, "log-bm-coins-lost", card = self.card(room).as_ref()),
            Event::Reset { card } => tr!(texts, "log-bm-reset", card = self.card(card).as_ref()),
            Event::Deactivated { card } => tr!(texts, "log-bm-deactivated", card = self.card(card).as_ref()),
            Event::Swapped { one, other } => {
                tr!(texts, "log-bm-swapped", card = self.card(one).as_ref(), other = self.card(other).as_ref())
            }
            Event::AsBuilt { card } => tr!(texts, "log-bm-as-built", card = self.card(card).as_ref()),
            Event::Lasts { .. } => tr!(texts, "log-bm-lasts"),
            Event::Entered { .. }
            | Event::Skipped { .. }
            | Event::Struck { .. }
            | Event::Healthier { .. }
            | Event::Died { .. }
            | Event::SurvivedRoom { .. }
            | Event::HeroRemoved { .. }
            | Event::SentToTown { .. }
            | Event::Delayed { .. } => self.of_hero(event),
            _ => self.of_seat(event),
        }
    }

    /// What happens to a hero.
    fn of_hero(&self, event: &Event) -> Arc<str> {
        let texts = self.texts;
        match *event {
            Event::Entered { hero, room, damage } => tr!(
                texts,
                "log-bm-entered",
                card = self.card(hero).as_ref(),
                room = self.card(room).as_ref(),
                damage = i64::from(damage)
            ),
            Event::Skipped { hero, room } => {
                tr!(texts, "log-bm-skipped", card = self.card(hero).as_ref(), room = self.card(room).as_ref())
            }
            Event::Struck { hero, damage } => {
                tr!(texts, "log-bm-struck", card = self.card(hero).as_ref(), damage = i64::from(damage))
            }
            Event::Healthier { hero, health } => {
                tr!(texts, "log-bm-healthier", card = self.card(hero).as_ref(), health = i64::from(health))
            }
            Event::Died { hero, room, .. } => {
                tr!(texts, "log-bm-died", card = self.card(hero).as_ref(), room = self.card(room).as_ref())
            }
            Event::SurvivedRoom { hero, room } => {
                tr!(texts, "log-bm-survived", card = self.card(hero).as_ref(), room = self.card(room).as_ref())
            }
            Event::HeroRemoved { hero } => tr!(texts, "log-bm-hero-removed", card = self.card(hero).as_ref()),
            Event::SentToTown { hero } => tr!(texts, "log-bm-sent-to-town", card = self.card(hero).as_ref()),
            Event::Delayed { hero } => tr!(texts, "log-bm-delayed", card = self.card(hero).as_ref()),
            _ => Arc::default(),
        }
    }

    /// What a seat does, or what happens to it.
    fn of_seat(&self, event: &Event) -> Arc<str> {
        let texts = self.texts;
        let (seat, card, coins) = match *event {
            Event::BossDealt { seat, card }
            | Event::BossOffered { seat, card }
            | Event::Drew { seat, card, .. }
            | Event::Discarded { seat, card }
            | Event::ToHand { seat, card }
            | Event::Took { seat, card, .. }
            | Event::Laid { seat, card, .. }
            | Event::Lifted { seat, card }
            | Event::Revealed { seat, card }
            | Event::Built { seat, card }
            | Event::MinibossLost { seat, card }
            | Event::Promoted { seat, card, .. }
            | Event::Destroyed { seat, card }
            | Event::Uncovered { seat, card }
            | Event::Triggered { seat, card, .. }
            | Event::Resolved { seat, card }
            | Event::Fizzled { seat, card } => (seat, card, 0),
            Event::Cancelled { seat, spell } => (seat, spell, 0),
            Event::Declared { seat, how } => (seat, how.card, 0),
            Event::Lured { hero, seat }
            | Event::Wounded { hero, seat }
            | Event::SoulTaken { hero, seat }
            | Event::SentToEntrance { hero, seat }
            | Event::Healed { hero, seat } => (seat, hero, 0),
            Event::Gained { seat, coins } | Event::Paid { seat, coins } | Event::Gave { seat, coins, .. } => {
                (seat, CardId::NONE, i64::from(coins))
            }
            Event::CoinsPlaced { seat, room, coins } => (seat, room, i64::from(coins)),
            Event::Sealed { seat }
            | Event::HandReturned { seat }
            | Event::TurnBegan { seat }
            | Event::Eliminated { seat }
            | Event::Won { seat }
            | Event::LeveledUp { seat }
            | Event::Looked { seat, .. }
            | Event::Counted { seat, .. }
            | Event::Showed { seat, .. }
            | Event::HoardsSwapped { seat, .. }
            | Event::Taxed { seat, .. } => (seat, CardId::NONE, 0),
            _ => return Arc::default(),
        };
        let (seat, hidden) = (self.seat(seat), card == CardId::UNKNOWN);
        let (seat, card) = (seat.as_ref(), self.card(card));
        let card = card.as_ref();
        let other = |seat| self.seat(seat);
        match *event {
            Event::BossDealt { .. } => tr!(texts, "log-bm-boss-dealt", seat = seat, card = card),
            Event::BossOffered { .. } if hidden => tr!(texts, "log-bm-boss-offered-hidden", seat = seat),
            Event::BossOffered { .. } => tr!(texts, "log-bm-boss-offered", seat = seat, card = card),
            Event::Sealed { .. } => tr!(texts, "log-bm-sealed", seat = seat),
            Event::HandReturned { .. } => tr!(texts, "log-bm-hand-returned", seat = seat),
            Event::TurnBegan { .. } => tr!(texts, "log-bm-turn", seat = seat),
            Event::Lured { .. } => tr!(texts, "log-bm-lured", seat = seat, card = card),
            Event::Eliminated { .. } => tr!(texts, "log-bm-eliminated", seat = seat),
            Event::Won { .. } => tr!(texts, "log-bm-won", seat = seat),
            Event::Drew { back: Back::Rooms, .. } if hidden => tr!(texts, "log-bm-drew-room-hidden", seat = seat),
            Event::Drew { back: Back::Spells, .. } if hidden => tr!(texts, "log-bm-drew-spell-hidden", seat = seat),
            Event::Drew { .. } => tr!(texts, "log-bm-drew", seat = seat, card = card),
            Event::Discarded { .. } => tr!(texts, "log-bm-discarded", seat = seat, card = card),
            Event::ToHand { .. } => tr!(texts, "log-bm-to-hand", seat = seat, card = card),
            Event::Took { from, back: Back::Rooms, .. } if hidden => {
                tr!(texts, "log-bm-took-room-hidden", seat = seat, other = other(from).as_ref())
            }
            Event::Took { from, .. } if hidden => {
                tr!(texts, "log-bm-took-spell-hidden", seat = seat, other = other(from).as_ref())
            }
            Event::Took { from, .. } => {
                tr!(texts, "log-bm-took", seat = seat, card = card, other = other(from).as_ref())
            }
            Event::Looked { at, .. } => tr!(texts, "log-bm-looked", seat = seat, other = other(at).as_ref()),
            Event::Counted { number, .. } => tr!(texts, "log-bm-counted", seat = seat, number = i64::from(number)),
            Event::Showed { number, .. } => tr!(texts, "log-bm-showed", seat = seat, number = i64::from(number)),
            Event::Gained { .. } => tr!(texts, "log-bm-gained", seat = seat, coins = coins),
            Event::Paid { .. } => tr!(texts, "log-bm-paid", seat = seat, coins = coins),
            Event::Gave { to, .. } => {
                tr!(texts, "log-bm-gave", seat = seat, other = other(to).as_ref(), coins = coins)
            }
            Event::CoinsPlaced { .. } => tr!(texts, "log-bm-coins-placed", seat = seat, card = card, coins = coins),
            Event::HoardsSwapped { with, .. } => {
                tr!(texts, "log-bm-hoards-swapped", seat = seat, other = other(with).as_ref())
            }
            Event::Laid { .. } if hidden => tr!(texts, "log-bm-laid-hidden", seat = seat),
            Event::Laid { .. } => tr!(texts, "log-bm-laid", seat = seat, card = card),
            Event::Lifted { .. } if hidden => tr!(texts, "log-bm-lifted-hidden", seat = seat),
            Event::Lifted { .. } => tr!(texts, "log-bm-lifted", seat = seat, card = card),
            Event::Revealed { .. } => tr!(texts, "log-bm-revealed", seat = seat, card = card),
            Event::Built { .. } => tr!(texts, "log-bm-built", seat = seat, card = card),
            Event::MinibossLost { .. } => tr!(texts, "log-bm-miniboss-lost", seat = seat, card = card),
            Event::Promoted { level, .. } => {
                tr!(texts, "log-bm-promoted", seat = seat, card = card, level = i64::from(level))
            }
            Event::LeveledUp { .. } => tr!(texts, "log-bm-leveled-up", seat = seat),
            Event::Destroyed { .. } => tr!(texts, "log-bm-destroyed", seat = seat, card = card),
            Event::Uncovered { .. } => tr!(texts, "log-bm-uncovered", seat = seat, card = card),
            Event::Declared { how, .. } => {
                tr!(texts, "log-bm-declared", seat = seat, card = self.aimed_card(&how).as_ref())
            }
            Event::Triggered { .. } => tr!(texts, "log-bm-triggered", seat = seat, card = card),
            Event::Resolved { .. } => tr!(texts, "log-bm-resolved", seat = seat, card = card),
            Event::Fizzled { .. } => tr!(texts, "log-bm-fizzled", seat = seat, card = card),
            Event::Cancelled { .. } => tr!(texts, "log-bm-cancelled", seat = seat, card = card),
            Event::Taxed { by, .. } => tr!(texts, "log-bm-taxed", seat = seat, other = other(by).as_ref()),
            Event::Wounded { .. } => tr!(texts, "log-bm-wounded", seat = seat, card = card),
            Event::SoulTaken { .. } => tr!(texts, "log-bm-soul", seat = seat, card = card),
            Event::SentToEntrance { .. } => tr!(texts, "log-bm-sent-to-entrance", seat = seat, card = card),
            Event::Healed { .. } => tr!(texts, "log-bm-healed", seat = seat, card = card),
            _ => Arc::default(),
        }
    }
}
