//! What is chosen before a game: how many play, edition switches and variants (BM-ED-01 to BM-ED-14, BM-VAR-01 to BM-VAR-05), and
//! where each seat wants to be asked.

use serde::{Deserialize, Serialize};

/// What a game begins with. The default is the German box with all Spells.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// How many play, 2 to 4.
    pub seats: u8,
    /// How it is played.
    pub options: Options,
    /// Codes of cards that are left out (BM-OQ-01, BM-OQ-07).
    pub without: Vec<String>,
    /// Where each seat wants to be asked; seats without a line everywhere.
    pub stops: Vec<Stops>,
}

/// Edition switches and variants. All off: the German rulebook.
///
/// BM-ED-05, BM-ED-07 to BM-ED-09 and BM-ED-12 have no switch: their two wordings cannot be told apart in play (AMENDMENTS).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// BM-ED-02: all 7 cards are kept, and the discard pile begins with 4 cards of the Room deck and 2 Spells.
    pub keep_all_seven: bool,
    /// BM-ED-03: a hand that is drawn anew goes back into the decks.
    pub mulligan_shuffled: bool,
    /// BM-ED-04: the oldest hero is handled first.
    pub oldest_first: bool,
    /// BM-ED-06: a cancel that is a Spell can be cancelled.
    pub cancel_cancels: bool,
    /// BM-ED-11: the owner says how many Minibosses he reveals from the hand.
    pub minibosses_revealed: bool,
    /// BM-ED-13: the Miniboss of a destroyed Room moves to the Room beneath.
    pub miniboss_stays: bool,
    /// BM-ED-14: windows of the Adventure phase only after the damage in a Room.
    pub fewer_windows: bool,
    /// BM-OQ-45: a laid card stays where it lies.
    pub laid_is_laid: bool,
    /// BM-VAR-01: two Bosses to choose from.
    pub two_bosses: bool,
    /// BM-VAR-02: Intrigue.
    pub intrigue: bool,
    /// BM-VAR-03: without the ordinary heroes of health 4.
    pub hard: bool,
    /// BM-VAR-04: once per round a Room card of the hand may be discarded for a coin.
    pub mixed_sets: bool,
    /// BM-ED-10, BM-VAR-05: nobody is eliminated.
    pub unlimited_lives: bool,
}

/// A moment at which a window opens (BM-PRIO-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Moment {
    /// The turn of a player in the Build phase.
    Build,
    /// Before a hero enters (BM-ADV-03).
    BeforeHero,
    /// In a Room, after the damage (BM-ADV-07).
    InRoom,
    /// The turn of a player without heroes (BM-OQ-16).
    Idle,
}

/// Where a seat that is not active wants to be asked, as an answer given beforehand (BM-KERN-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Stops {
    /// While others build.
    pub build: bool,
    /// Before a hero enters another dungeon.
    pub before_hero: bool,
    /// When a hero has been hurt in another dungeon.
    pub in_room: bool,
    /// In the turn of another player without heroes.
    pub idle: bool,
}

impl Default for Stops {
    fn default() -> Self {
        Self { build: true, before_hero: true, in_room: true, idle: true }
    }
}

impl Stops {
    /// Does the seat want to be asked then?
    #[must_use]
    pub fn at(self, moment: Moment) -> bool {
        match moment {
            Moment::Build => self.build,
            Moment::BeforeHero => self.before_hero,
            Moment::InRoom => self.in_room,
            Moment::Idle => self.idle,
        }
    }
}
