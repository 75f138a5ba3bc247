//! What is asked: whom, by which rule, in which words.

use crate::ids::{Back, CardId};
use crate::kernel::game::{Asked, Kind, Question};
use crate::language::What;
use crate::state::NOBODY;
use serde::{Deserialize, Serialize};

/// A question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Ask {
    // ---- chance ----
    /// The Boss that a seat is dealt.
    Deal { seat: u8 },
    /// Which of two Bosses of equal XP comes first (BM-OQ-02).
    Tie,
    /// The next hero.
    Hero,
    /// A card that a seat draws.
    Draw { seat: u8, back: Back },
    /// A card that goes from a deck to the discard pile.
    Mill { back: Back },
    /// A card of a hand at random; it goes to `taker`, or to the discard pile.
    AtRandom { from: u8, back: Back, taker: u8 },
    // ---- several seats at once ----
    /// Which Boss is kept.
    Keep { seats: u8 },
    /// Is the hand drawn anew?
    Mulligan { seats: u8 },
    /// Which two cards are discarded?
    Discards { seats: u8 },
    /// Are the revealed Minibosses paid for?
    Pays { seats: u8 },
    // ---- one seat ----
    /// Which Room is laid face down before the first round?
    FirstRoom { seat: u8 },
    /// The own turn in the Build phase.
    Turn { seat: u8 },
    /// A window; `declares`: the seat is not the active one.
    Window { seat: u8, declares: bool },
    /// Is the declared Spell answered?
    Cancel { seat: u8, caster: u8, spell: CardId },
    /// Is a coin paid for the declared Spell?
    Tax { seat: u8, spell: CardId },
    /// Which of the own triggers comes first?
    Order { seat: u8 },
    /// How an ability that has come up is used.
    Trigger { seat: u8, card: CardId, ability: u8 },
    /// How many coins are put on a Room.
    Coins { seat: u8, card: CardId, most: u8 },
    /// How many Minibosses of the hand are shown.
    Show { seat: u8, card: CardId },
    /// A card of the discard pile.
    Salvage { seat: u8 },
    /// A card of the hand of somebody else.
    Take { seat: u8, from: u8 },
    /// A card of the own hand to be discarded.
    Discard { seat: u8, what: What },
    /// Is the damage doubled?
    Double { seat: u8, card: CardId },
    /// Is a card built at once?
    Build { seat: u8 },
    /// BM-RULING-05: is the ability used now?
    Granted { seat: u8, card: CardId, ability: u8 },
    /// BM-VAR-02.
    Intrigue { seat: u8 },
}

impl Ask {
    /// The question in which this is asked.
    pub(crate) fn put(self) -> Question<Self> {
        use Asked::{Chance, Each, Seat};
        let put = |asked, kind, rule, message| Question { asked, kind, rule, message, ask: self };
        match self {
            Self::Deal { .. } => put(Chance, Kind::Chance, "BM-SETUP-04", "ask-bm-deal"),
            Self::Tie => put(Chance, Kind::Chance, "BM-SETUP-05", "ask-bm-tie"),
            Self::Hero => put(Chance, Kind::Chance, "BM-BEGIN-01", "ask-bm-hero"),
            Self::Draw { back: Back::Rooms, .. } => put(Chance, Kind::Chance, "BM-EFFECT-12", "ask-bm-draw-room"),
            Self::Draw { back: Back::Spells, .. } => put(Chance, Kind::Chance, "BM-SPELL-01", "ask-bm-draw-spell"),
            Self::Mill { .. } => put(Chance, Kind::Chance, "BM-RULING-49", "ask-bm-mill"),
            Self::AtRandom { taker: NOBODY, .. } => put(Chance, Kind::Chance, "BM-GLOSS-02", "ask-bm-at-random"),
            Self::AtRandom { .. } => put(Chance, Kind::Chance, "BM-GLOSS-21", "ask-bm-at-random"),
            Self::Keep { seats } => put(Each(seats), Kind::PickOne, "BM-VAR-01", "ask-bm-keep"),
            Self::Mulligan { seats } => put(Each(seats), Kind::May, "BM-SETUP-08", "ask-bm-mulligan"),
            Self::Discards { seats } => put(Each(seats), Kind::PickOne, "BM-SETUP-09", "ask-bm-discards"),
            Self::Pays { seats } => put(Each(seats), Kind::May, "BM-MINI-05", "ask-bm-pays"),
            Self::FirstRoom { seat } => put(Seat(seat), Kind::PickOne, "BM-SETUP-11", "ask-bm-first-room"),
            Self::Turn { seat } => put(Seat(seat), Kind::Act, "BM-BUILD-02", "ask-bm-turn"),
            Self::Window { seat, declares: false } => put(Seat(seat), Kind::Act, "BM-PRIO-02", "ask-bm-window"),
            Self::Window { seat, declares: true } => put(Seat(seat), Kind::Act, "BM-PRIO-03", "ask-bm-declare"),
            Self::Cancel { seat, .. } => put(Seat(seat), Kind::PickOne, "BM-PRIO-19", "ask-bm-cancel"),
            Self::Tax { seat, .. } => put(Seat(seat), Kind::May, "BM-PRIO-20", "ask-bm-tax"),
            Self::Order { seat } => put(Seat(seat), Kind::PickOne, "BM-PRIO-15", "ask-bm-order"),
            Self::Trigger { seat, .. } => put(Seat(seat), Kind::PickOne, "BM-RULING-01", "ask-bm-trigger"),
            Self::Coins { seat, .. } => put(Seat(seat), Kind::PickOne, "BM-RULING-34", "ask-bm-coins"),
            Self::Show { seat, .. } => put(Seat(seat), Kind::PickOne, "BM-RULING-32", "ask-bm-show"),
            Self::Salvage { seat } => put(Seat(seat), Kind::PickOne, "BM-RULING-34", "ask-bm-salvage"),
            Self::Take { seat, .. } => put(Seat(seat), Kind::PickOne, "BM-RULING-17", "ask-bm-take"),
            Self::Discard { seat, .. } => put(Seat(seat), Kind::PickOne, "BM-RULING-30", "ask-bm-discard"),
            Self::Double { seat, .. } => put(Seat(seat), Kind::May, "BM-RULING-22", "ask-bm-double"),
            Self::Build { seat } => put(Seat(seat), Kind::PickOne, "BM-BUILD-26", "ask-bm-build"),
            Self::Granted { seat, .. } => put(Seat(seat), Kind::PickOne, "BM-RULING-05", "ask-bm-granted"),
            Self::Intrigue { seat } => put(Seat(seat), Kind::PickOne, "BM-VAR-02", "ask-bm-intrigue"),
        }
    }

    /// The one seat that is asked, where it is one.
    #[must_use]
    pub fn seat(self) -> Option<u8> {
        match self.put().asked {
            Asked::Seat(seat) => Some(seat),
            Asked::Chance | Asked::Each(_) | Asked::Group => None,
        }
    }
}
