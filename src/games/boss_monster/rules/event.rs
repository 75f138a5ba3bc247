//! What happened, in the past tense; what only some may know has a form for all others (BM-KERN-06).

use crate::answer::Use;
use crate::ids::{Back, CardId, Phase};
use crate::state::Lasting;

/// A fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Event {
    // ---- Setup ----
    /// A Boss was dealt openly.
    BossDealt {
        seat: u8,
        card: CardId,
    },
    /// A Boss was dealt to choose from; only its seat knows which.
    BossOffered {
        seat: u8,
        card: CardId,
    },
    /// Of two Bosses with equal XP this one comes first.
    ComesFirst {
        card: CardId,
    },
    /// A seat has given its sealed answer.
    Sealed {
        seat: u8,
    },
    /// A seat has drawn a new hand.
    HandReturned {
        seat: u8,
    },
    // ---- the round ----
    RoundBegan {
        round: u16,
    },
    PhaseBegan {
        phase: Phase,
    },
    BaitBegan,
    TurnBegan {
        seat: u8,
    },
    HeroCame {
        hero: CardId,
    },
    Reshuffled {
        back: Back,
    },
    Lured {
        hero: CardId,
        seat: u8,
    },
    Stayed {
        hero: CardId,
    },
    Eliminated {
        seat: u8,
    },
    Won {
        seat: u8,
    },
    // ---- cards ----
    /// A card was drawn; only its owner knows which.
    Drew {
        seat: u8,
        back: Back,
        card: CardId,
    },
    /// A card of a deck went to the discard pile.
    Milled {
        card: CardId,
    },
    Discarded {
        seat: u8,
        card: CardId,
    },
    /// A card came openly into a hand.
    ToHand {
        seat: u8,
        card: CardId,
    },
    /// A card went from hand to hand; only the two know which.
    Took {
        seat: u8,
        from: u8,
        back: Back,
        card: CardId,
    },
    /// A seat has looked at a hand.
    Looked {
        seat: u8,
        at: u8,
    },
    /// A seat has shown so many Minibosses of its hand.
    Showed {
        seat: u8,
        number: u8,
    },
    // ---- coins ----
    Gained {
        seat: u8,
        coins: u16,
    },
    Paid {
        seat: u8,
        coins: u16,
    },
    Gave {
        seat: u8,
        to: u8,
        coins: u16,
    },
    CoinsPlaced {
        seat: u8,
        room: CardId,
        coins: u16,
    },
    CoinsLost {
        room: CardId,
        coins: u16,
    },
    HoardsSwapped {
        seat: u8,
        with: u8,
    },
    // ---- building ----
    /// A card was laid face down; only its owner knows which.
    Laid {
        seat: u8,
        card: CardId,
        on: CardId,
    },
    /// It was taken back.
    Lifted {
        seat: u8,
        card: CardId,
    },
    Revealed {
        seat: u8,
        card: CardId,
    },
    Built {
        seat: u8,
        card: CardId,
    },
    MinibossLost {
        seat: u8,
        card: CardId,
    },
    Promoted {
        seat: u8,
        card: CardId,
        level: u8,
    },
    Reset {
        card: CardId,
    },
    LeveledUp {
        seat: u8,
    },
    Destroyed {
        seat: u8,
        card: CardId,
    },
    Uncovered {
        seat: u8,
        card: CardId,
    },
    Deactivated {
        card: CardId,
    },
    Swapped {
        one: CardId,
        other: CardId,
    },
    AsBuilt {
        card: CardId,
    },
    Lasts {
        what: Lasting,
    },
    // ---- Spells and abilities ----
    Declared {
        seat: u8,
        how: Use,
    },
    Triggered {
        seat: u8,
        card: CardId,
        ability: u8,
    },
    Resolved {
        seat: u8,
        card: CardId,
    },
    /// The target was gone.
    Fizzled {
        seat: u8,
        card: CardId,
    },
    Cancelled {
        seat: u8,
        spell: CardId,
    },
    Taxed {
        seat: u8,
        by: u8,
    },
    // ---- heroes ----
    Entered {
        hero: CardId,
        room: CardId,
        damage: u16,
    },
    Skipped {
        hero: CardId,
        room: CardId,
    },
    Struck {
        hero: CardId,
        damage: u16,
    },
    Healthier {
        hero: CardId,
        health: u16,
    },
    Died {
        hero: CardId,
        seat: u8,
        room: CardId,
    },
    SurvivedRoom {
        hero: CardId,
        room: CardId,
    },
    Wounded {
        hero: CardId,
        seat: u8,
    },
    SoulTaken {
        hero: CardId,
        seat: u8,
    },
    HeroRemoved {
        hero: CardId,
    },
    SentToTown {
        hero: CardId,
    },
    SentToEntrance {
        hero: CardId,
        seat: u8,
    },
    Delayed {
        hero: CardId,
    },
    Healed {
        hero: CardId,
        seat: u8,
    },
}
