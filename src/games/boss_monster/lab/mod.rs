//! The deck lab: bots play many games with a chosen deck, and what comes of it is counted: who wins with which Boss and which Room,
//! what became of each card, how long it takes, and what it is worth to be first. [`tally`] is what is counted.
//!
//! What is counted holds for these bots only; a share without its bounds says nothing.

pub mod tally;

use super::players::seated;
use super::rules::{BossMonster, CardBox, CardId, Kind, Setup};
use super::ruleset::{BossMonsterRules, Start};
use crate::house::lab::batch::{Plan, Progress, run_before};
use crate::house::lab::bots::{Played, Witness};
use crate::house::lab::places::Places;
use crate::house::lab::seats::{Seated, seed_of_seat};
use crate::house::lab::statistics::Statistics;
use crate::house::plug::{Ruleset as _, SeatBot};
use crate::kernel::game::{Log, MessageId, Refusal};
use std::sync::atomic::AtomicBool;
use tally::{CardRecord, Tally};

/// What is tried out: a deck with its switches, and who plays it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    /// How many play, how, and which cards are left out.
    pub setup: Setup,
    /// Who sits at each seat.
    pub bots: Vec<SeatBot>,
}

/// What came of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Found {
    /// How the games went.
    pub statistics: Statistics,
    /// Who came where, by seat.
    pub places: Places,
    /// What was counted of cards and of the order of the seats.
    pub tally: Tally,
}

impl Found {
    /// Adds what came of other games of the same trial.
    pub fn join(&mut self, other: Self) {
        self.statistics.join(other.statistics);
        self.places.join(other.places);
        self.tally.join(other.tally);
    }
}

impl Witness<BossMonster> for Found {
    fn begins(&mut self, game: &BossMonster, set_up: &[super::rules::Event]) {
        self.tally.begins(game, set_up);
    }

    fn sees(&mut self, event: &super::rules::Event) {
        self.tally.sees(event);
    }

    fn ends(&mut self, game: &BossMonster, played: &Played) {
        self.places.ends(game, played);
        self.tally.ends(game, played);
    }

    fn join(&mut self, other: Self) {
        self.join(other);
    }
}

/// A part of the deck whose cards are told of together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Part {
    Bosses,
    Rooms,
    Minibosses,
    Spells,
    /// Nobody's cards: nobody wins with them.
    Heroes,
}

impl Part {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Bosses, Self::Rooms, Self::Minibosses, Self::Spells, Self::Heroes];
    /// Those whose cards somebody wins with.
    pub const OF_PLAYERS: [Self; 4] = [Self::Bosses, Self::Rooms, Self::Minibosses, Self::Spells];

    /// The part of a kind of card.
    #[must_use]
    pub fn of(kind: Kind) -> Self {
        match kind {
            Kind::Boss(_) => Self::Bosses,
            Kind::Room(_) => Self::Rooms,
            Kind::Miniboss(_) => Self::Minibosses,
            Kind::Spell(_) => Self::Spells,
            Kind::Hero(_) => Self::Heroes,
        }
    }

    /// What it is called.
    #[must_use]
    pub fn message(self) -> MessageId {
        match self {
            Self::Bosses => "lab-part-bosses",
            Self::Rooms => "lab-part-rooms",
            Self::Minibosses => "lab-part-minibosses",
            Self::Spells => "lab-part-spells",
            Self::Heroes => "lab-part-heroes",
        }
    }
}

/// A kind of card, and what became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Copies of one card are one kind.
    pub kind: Kind,
    /// Its first copy.
    pub card: CardId,
    /// What became of all copies.
    pub record: CardRecord,
}

/// All kinds of cards of a part, those first whose players won most often; of those nobody used, in the order of the box.
#[must_use]
pub fn wins_of(cards: &CardBox, tally: &Tally, part: Part) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for card in (0..cards.len()).map(|card| CardId(card as u8)) {
        let Some(kind) = cards.kind(card).filter(|kind| Part::of(*kind) == part) else { continue };
        if rows.iter().all(|row| row.kind != kind) {
            rows.push(Row { kind, card, record: tally.record(cards, kind) });
        }
    }
    rows.sort_by(|one, other| other.record.players.share().share.total_cmp(&one.record.players.share().share));
    rows
}

impl Trial {
    /// Does the deck have cards enough?
    ///
    /// # Errors
    /// The rule that it breaks.
    pub fn check(&self, rules: &BossMonsterRules) -> Result<(), Refusal> {
        rules.set_up(&self.start(rules), &mut |_| {}).map(drop)
    }

    /// What each of its games begins with: own cards are part of the deck, and can be left out like any others.
    #[must_use]
    pub fn start(&self, rules: &BossMonsterRules) -> Start {
        Start { setup: self.setup.clone(), own: rules.own().clone(), ..Start::default() }
    }

    /// Plays the games of a plan. Setting `cancel` ends it after the games that are under way; `tell` is called now and then, from any
    /// worker.
    ///
    /// # Errors
    /// The deck cannot be played.
    pub fn run(
        &self,
        rules: &BossMonsterRules,
        plan: &Plan,
        cancel: &AtomicBool,
        tell: &(dyn Fn(Progress) + Sync),
    ) -> Result<Found, Refusal> {
        self.check(rules)?;
        let start = self.start(rules);
        let seat = |seed: u64, log: Log<'_, _>| {
            let game = rules.set_up(&start, log).map_err(|refusal| refusal.to_string())?;
            let bots = (0..).zip(&self.bots).map(|(seat, bot)| seated(rules, *bot, seed_of_seat(seed, seat)));
            Ok((game, Seated::new(bots.collect())))
        };
        let (statistics, found) = run_before::<_, _, Found>(plan, &seat, &BossMonsterRules::check, cancel, tell);
        Ok(Found { statistics, ..found })
    }
}
