//! Everything that changes while playing: flat, copied as a whole.

use crate::ask::Ask;
use crate::frames::{Doing, Frame};
use crate::ids::{CardId, MOST_ROOMS, MOST_SEATS, Phase, RoomType, Treasure};
use crate::kernel::bits::Bits;
use crate::kernel::list::List;
use serde::{Deserialize, Serialize};

/// A set of cards.
pub type Cards = Bits<3>;
/// Heroes in an order.
pub type Queue = List<CardId, 64>;

/// No seat.
pub const NOBODY: u8 = 255;

/// A position of a dungeon (BM-ROOM-07).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stack {
    /// The topmost card that lies face up; none under a first face-down card at the left end.
    pub top: CardId,
    /// The card laid on it face down.
    pub face_down: CardId,
    /// The Miniboss under the top card.
    pub miniboss: CardId,
    /// Its Level, from 1; 0 without one, and while it has still to be paid.
    pub level: u8,
    /// Coins on the Room.
    pub coins: u16,
    /// BM-GLOSS-03.
    pub deactivated: bool,
    /// BM-MINI-24: the Miniboss was built in this round.
    pub fresh: bool,
    /// The Room has just been revealed, and what follows from that is still to come.
    pub just_built: bool,
}

impl Stack {
    /// BM-EFFECT-13: face up, on top, not deactivated, not beneath a face-down card.
    #[must_use]
    pub fn is_active(&self) -> bool {
        self.top.is_some() && !self.face_down.is_some() && !self.deactivated
    }
}

/// Until when a seat passes without being asked (BM-KERN-18).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Until {
    /// It is asked.
    #[default]
    Now,
    /// Until somebody uses something, or its own turn.
    Action,
    /// Until its own turn.
    Turn,
    /// Until the next phase.
    Phase,
}

/// What a seat has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub struct Player {
    pub boss: CardId,
    /// BM-BOSS-04: the Level Up has happened.
    pub leveled: bool,
    /// The hoard.
    pub coins: u16,
    /// How many cards of each back are in the hand.
    pub in_hand: [u8; 2],
    /// Those of them that the reader knows.
    pub hand: Cards,
    /// The dungeon, from the entrance to the Boss.
    pub row: List<Stack, MOST_ROOMS>,
    /// Heroes at the entrance; the first enters first.
    pub entrance: Queue,
    /// Dead heroes of the score area.
    pub souls: Cards,
    /// Heroes that reached the Boss.
    pub wounds: Cards,
    /// The round in which the seat was eliminated; 0 while it plays.
    pub out: u16,
    /// BM-MINI-09: the promotion of this round is used.
    pub promoted: bool,
    /// A Room was built this round besides the normal build.
    pub built_room: bool,
    /// BM-RULING-25: no Room this round.
    pub no_room: bool,
    /// BM-RULING-28: Advanced Rooms need no match this round.
    pub free_advanced: bool,
    /// BM-PRIO-10: coins per Spell this round.
    pub tax: u8,
    /// BM-BAIT-14: heroes lured this round.
    pub lured: u8,
    /// BM-VAR-04: used this round.
    pub sold: bool,
    /// Souls when the round began (BM-VAR-02).
    pub souls_before: u8,
    /// Until when it passes by itself.
    pub until: Until,
}

/// What is known of a card of the table besides its place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mark {
    /// The card beneath it in a stack.
    pub beneath: CardId,
    /// While it is in a hand: which other seats know it, as bits.
    pub known: u8,
    /// Abilities used this round (bits 0 to 3), and by which seats (bits 4 to 7).
    pub used: u8,
}

/// What a hero bears until the end of the round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HeroMark {
    /// Damage so far (BM-ADV-06).
    pub damage: u16,
    /// Additional health (BM-EFFECT-08).
    pub bonus: u16,
    /// BM-ADV-21.
    pub delayed: bool,
}

/// The hero that is inside a dungeon (BM-ADV-22).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Walker {
    /// The hero, by its card.
    pub hero: CardId,
    /// In whose dungeon.
    pub seat: u8,
    /// It is in the Room left of `next`; otherwise between Rooms.
    pub inside: bool,
    /// The position that it comes to next.
    pub next: u8,
    /// BM-EFFECT-16: the first Room, if it skips that one.
    pub skips: CardId,
}

impl Walker {
    /// The position of the Room in which it is.
    #[must_use]
    pub fn room(&self) -> Option<usize> {
        (self.hero.is_some() && self.inside).then(|| usize::from(self.next) - 1)
    }
}

/// An effect until the end of the round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Lasting {
    #[default]
    Nothing,
    /// A Room deals more or less.
    Damage { card: CardId, number: i16 },
    /// The damage of a Room is doubled so often.
    Doubled { card: CardId, times: u8 },
    /// All Rooms of a type of a dungeon deal more or less.
    OfType { seat: u8, kind: RoomType, number: i16 },
    /// All other Rooms of a type of a dungeon deal more for each icon.
    PerIcon { seat: u8, kind: RoomType, except: CardId, number: i16 },
    /// A Room has no text.
    Blank { card: CardId },
    /// A Room has one of each treasure.
    AllIcons { card: CardId },
    /// A Room has no treasure; nor has the Miniboss that it had then.
    NoIcons { card: CardId, miniboss: CardId },
    /// A dungeon has more of a treasure.
    Icon { seat: u8, treasure: Treasure, number: u8 },
    /// Heroes skip the first Room of a dungeon.
    SkipFirst { seat: u8 },
    /// Heroes ignore the text of the Rooms of a dungeon.
    IgnoreRooms { seat: u8 },
    /// An ability of a card is off.
    Off { card: CardId, ability: u8 },
}

/// A trigger that has not resolved yet (BM-PRIO-23).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub struct Trigger {
    /// Whose.
    pub seat: u8,
    pub card: CardId,
    /// Its place among the abilities of the card, from 0.
    pub ability: u8,
    /// The hero or the opponent that it is about.
    pub about: u8,
    /// 0 as long as it waits; otherwise the batch in which it resolves.
    pub batch: u8,
}

/// BM-RULING-05: an ability that may be used in this round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub struct Right {
    /// Whose right.
    pub seat: u8,
    /// Against whom.
    pub against: u8,
    /// The card that gave it.
    pub card: CardId,
    pub ability: u8,
}

/// What a seat has answered that nobody else knows yet (BM-PRIO-16).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sealed {
    /// It has answered.
    pub given: bool,
    /// Yes or no, where that was asked; a view of another seat says no.
    pub yes: bool,
    /// The cards that were chosen; unknown in the view of another seat.
    pub cards: [CardId; 2],
}

/// So many resolutions can be in progress inside each other.
pub const MAX_FRAMES: usize = 16;

/// Everything that changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// How many play.
    pub seats: u8,
    /// The round; 0 in Setup.
    pub round: u16,
    /// The phase in which something can be used, while there is one.
    pub phase: Option<Phase>,
    /// Who is active, or [`NOBODY`].
    pub active: u8,
    /// The seats by descending XP (BM-BOSS-05).
    pub order: [u8; MOST_SEATS],
    /// What each seat has.
    pub players: [Player; MOST_SEATS],
    /// Undrawn cards of each back, and in a view those that others hold.
    pub deck: [Cards; 2],
    /// How many cards are in each deck.
    pub left: [u8; 2],
    /// The discard pile.
    pub discard: Cards,
    /// Undrawn heroes: ordinary, epic.
    pub heroes: [Cards; 2],
    /// Undealt Bosses, and in a view those that others choose from.
    pub bosses: Cards,
    /// Declared Spells, and heroes that are dying: nowhere for a moment (BM-PRIO-21).
    pub aloft: Cards,
    /// Back in the box, or removed from the game (BM-GLOSS-19).
    pub gone: Cards,
    /// Heroes in town, the oldest first (BM-HERO-05).
    pub town: Queue,
    /// The hero in a dungeon.
    pub walker: Walker,
    /// Each card.
    pub marks: List<Mark, 192>,
    /// Each hero, by its place among the heroes.
    pub bearing: List<HeroMark, 64>,
    /// Effects until the end of the round.
    pub lasting: List<Lasting, 64>,
    /// Triggers that wait.
    pub triggers: List<Trigger, 40>,
    /// Abilities granted for this round.
    pub rights: List<Right, 16>,
    /// Cards that each seat has discarded from the hand since triggers were last resolved.
    pub shed: [Cards; MOST_SEATS],
    /// Actions that are declared and wait (BM-PRIO-05).
    pub queue: List<Doing, 32>,
    /// Sealed answers.
    pub sealed: [Sealed; MOST_SEATS],
    /// Bosses to choose from (BM-VAR-01).
    pub offered: [[CardId; 2]; MOST_SEATS],
    /// A drawn card that its owner may build at once.
    pub drawn: CardId,
    /// Cards just milled.
    pub milled: Cards,
    /// BM-OQ-09: in this round a hero became a Soul or a Wound, or was removed.
    pub moved: bool,
    /// What is being resolved.
    pub frames: List<Frame, MAX_FRAMES>,
    /// The pending question.
    pub asked: Option<Ask>,
    /// The winner, when it is over.
    pub winner: Option<u8>,
    /// The rules ran in a circle.
    pub stuck: bool,
}

impl State {
    /// The player at a seat; seats come from the engine and are below [`MOST_SEATS`].
    #[must_use]
    pub fn player(&self, seat: u8) -> &Player {
        &self.players[usize::from(seat) % MOST_SEATS]
    }

    pub(crate) fn player_mut(&mut self, seat: u8) -> &mut Player {
        &mut self.players[usize::from(seat) % MOST_SEATS]
    }

    /// The seats that are still in the game, by descending XP.
    pub fn in_game(&self) -> impl Iterator<Item = u8> + '_ {
        self.order.iter().copied().take(usize::from(self.seats)).filter(|seat| self.player(*seat).out == 0)
    }

    /// Is this seat still in the game?
    #[must_use]
    pub fn plays(&self, seat: u8) -> bool {
        seat < self.seats && self.player(seat).out == 0
    }
}
