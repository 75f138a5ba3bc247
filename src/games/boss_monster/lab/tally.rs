//! What is counted in many games: by card, by Boss, and by the order of the seats.

use crate::games::boss_monster::rules::{BossMonster, CardBox, CardId, Event, Kind, MOST_SEATS};
use crate::house::lab::bots::{Played, Witness};
use crate::house::lab::statistics::Interval;
use crate::kernel::game::Game as _;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// So many of so many have won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wins {
    /// Who is counted, once for each game.
    pub of: u64,
    /// Of them those who won.
    pub won: u64,
}

impl Wins {
    fn add(&mut self, has_won: bool) {
        self.of += 1;
        self.won += u64::from(has_won);
    }

    fn join(&mut self, other: Self) {
        self.of += other.of;
        self.won += other.won;
    }

    /// The share, and between which bounds it lies.
    #[must_use]
    pub fn share(self) -> Interval {
        Interval::of(self.won, self.of)
    }
}

/// What became of all copies of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardRecord {
    /// How often one came into a hand, of a deck or of somebody else.
    pub came: u64,
    /// Rooms and Minibosses: how often one was built.
    pub built: u64,
    /// Spells: how often one was declared; those that were cancelled are among them.
    pub cast: u64,
    /// Of these how many were cancelled.
    pub cancelled: u64,
    /// How often one was discarded from a hand.
    pub discarded: u64,
    /// How often one lay unused in a hand when the game was over.
    pub dead: u64,
    /// Players who built or cast one, each once in a game; a Boss: those who had it.
    pub players: Wins,
}

impl CardRecord {
    fn join(&mut self, other: Self) {
        let Self { came, built, cast, cancelled, discarded, dead, players } = other;
        self.came += came;
        self.built += built;
        self.cast += cast;
        self.cancelled += cancelled;
        self.discarded += discarded;
        self.dead += dead;
        self.players.join(players);
    }

    /// How often it was put to its use.
    #[must_use]
    pub fn used(&self) -> u64 {
        self.built + self.cast
    }
}

/// What was counted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// What became of each card.
    records: BTreeMap<CardId, CardRecord>,
    /// By place in the order of XP, from 0: who is the first one, the second one and so on.
    order: [Wins; MOST_SEATS],
    /// Of the game that is being played: who has built or declared which card, in this order.
    #[serde(skip)]
    uses: Vec<CardUse>,
    /// And who has which Boss.
    #[serde(skip)]
    bosses: [CardId; MOST_SEATS],
}

/// A card was built, or something of it was declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct CardUse {
    seat: u8,
    card: CardId,
    is_built: bool,
}

/// No card comes, is used or is counted more often in one game: it would have no end.
const MOST_IN_A_GAME: u64 = 10_000;

impl Tally {
    /// Can it be counted in so many games? It may come from a file.
    #[must_use]
    pub fn could_be(&self, games: u64) -> bool {
        let is_few = |count: u64| count <= games.saturating_mul(MOST_IN_A_GAME);
        let is_of = |wins: &Wins| wins.won <= wins.of && is_few(wins.of);
        let is_sound = |record: &CardRecord| {
            let CardRecord { came, built, cast, cancelled, discarded, dead, players } = record;
            [came, built, cast, cancelled, discarded, dead].iter().all(|count| is_few(**count)) && is_of(players)
        };
        self.records.values().all(is_sound) && self.order.iter().all(is_of)
    }

    /// What became of a kind of card: of all its copies.
    #[must_use]
    pub fn record(&self, cards: &CardBox, kind: Kind) -> CardRecord {
        let mut sum = CardRecord::default();
        let of_kind = self.records.iter().filter(|(card, _)| cards.kind(**card) == Some(kind));
        of_kind.for_each(|(_, record)| sum.join(*record));
        sum
    }

    /// How often the seats won that came first, second and so on by XP (BM-BOSS-05).
    pub fn order(&self) -> impl Iterator<Item = Wins> {
        self.order.into_iter().take_while(|wins| wins.of > 0)
    }

    /// Adds what was counted in other games.
    pub fn join(&mut self, other: Self) {
        for (card, record) in other.records {
            self.records.entry(card).or_default().join(record);
        }
        for (own, other) in self.order.iter_mut().zip(other.order) {
            own.join(other);
        }
    }

    fn record_mut(&mut self, card: CardId) -> &mut CardRecord {
        self.records.entry(card).or_default()
    }
}

impl Witness<BossMonster> for Tally {
    fn begins(&mut self, _: &BossMonster, set_up: &[Event]) {
        (self.uses, self.bosses) = (Vec::new(), [CardId::NONE; MOST_SEATS]);
        set_up.iter().for_each(|event| self.sees(event));
    }

    fn sees(&mut self, event: &Event) {
        match *event {
            Event::BossDealt { seat, card } => {
                if let Some(boss) = self.bosses.get_mut(usize::from(seat)) {
                    *boss = card;
                }
            }
            Event::Drew { card, .. } | Event::ToHand { card, .. } | Event::Took { card, .. } => {
                self.record_mut(card).came += 1;
            }
            Event::Discarded { card, .. } => self.record_mut(card).discarded += 1,
            Event::Built { seat, card } => {
                self.record_mut(card).built += 1;
                self.uses.push(CardUse { seat, card, is_built: true });
            }
            Event::Declared { seat, how } => self.uses.push(CardUse { seat, card: how.card, is_built: false }),
            Event::Cancelled { spell, .. } => self.record_mut(spell).cancelled += 1,
            _ => {}
        }
    }

    /// A game that was given up has no winner: what was seen in it counts for cards, but for nobody's wins.
    fn ends(&mut self, game: &BossMonster, played: &Played) {
        let (cards, state) = (&game.table().cards, game.state());
        let mut users: Vec<(u8, Kind)> = Vec::new();
        for CardUse { seat, card, is_built } in std::mem::take(&mut self.uses) {
            let Some(kind) = cards.kind(card) else { continue };
            // Abilities of cards in play are declared as Spells are; those cards were built.
            let is_cast = !is_built && matches!(kind, Kind::Spell(_));
            self.record_mut(card).cast += u64::from(is_cast);
            if (is_built || is_cast) && !users.contains(&(seat, kind)) {
                users.push((seat, kind));
            }
        }
        for seat in 0..state.seats {
            for card in state.player(seat).hand.iter().map(|card| CardId(card as u8)) {
                self.record_mut(card).dead += 1;
            }
        }
        let Some(winner) = state.winner.filter(|_| played.failure.is_none()) else { return };
        for (at, seat) in (0..state.seats).map(usize::from).zip(state.order) {
            self.order[at].add(seat == winner);
        }
        for (seat, kind) in users {
            // It is counted with the first copy of its kind.
            let first = (0..cards.len()).map(|card| CardId(card as u8)).find(|card| cards.kind(*card) == Some(kind));
            if let Some(first) = first {
                self.record_mut(first).players.add(seat == winner);
            }
        }
        for (seat, boss) in (0..state.seats).zip(self.bosses) {
            if boss.is_some() {
                self.record_mut(boss).players.add(seat == winner);
            }
        }
    }

    fn join(&mut self, other: Self) {
        self.join(other);
    }
}

#[cfg(test)]
mod tests;
