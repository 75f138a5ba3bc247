//! Any card, as the card editor lists and changes it.

use crate::games::boss_monster::rules::Printed;
use crate::games::boss_monster::rules::cards::{BossCard, HeroCard, MinibossCard, RoomCard, SpellCard};
use crate::games::boss_monster::rules::language::Ability;

/// Any card (BM-CARD-01).
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Card {
    Room(RoomCard),
    Miniboss(MinibossCard),
    Spell(SpellCard),
    Hero(HeroCard),
    Boss(BossCard),
}

/// What kind of card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Deck {
    Boss,
    Room,
    Miniboss,
    Spell,
    Hero,
}

impl Deck {
    /// All, in the order in which they are listed.
    pub const ALL: [Self; 5] = [Self::Boss, Self::Room, Self::Miniboss, Self::Spell, Self::Hero];

    /// How a name begins in the messages.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Boss => "boss",
            Self::Room => "room",
            Self::Miniboss => "miniboss",
            Self::Spell => "spell",
            Self::Hero => "hero",
        }
    }
}

/// The same for each kind of card.
macro_rules! of_each {
    ($card:expr, $read:ident => $value:expr) => {
        match $card {
            Card::Room($read) => $value,
            Card::Miniboss($read) => $value,
            Card::Spell($read) => $value,
            Card::Hero($read) => $value,
            Card::Boss($read) => $value,
        }
    };
}

impl Card {
    /// Every card, deck by deck, in the order of the files.
    #[must_use]
    pub fn all(printed: &Printed) -> Vec<Self> {
        let bosses = printed.bosses.iter().cloned().map(Self::Boss);
        let rooms = printed.rooms.iter().cloned().map(Self::Room);
        let minibosses = printed.minibosses.iter().cloned().map(Self::Miniboss);
        let spells = printed.spells.iter().cloned().map(Self::Spell);
        let heroes = printed.heroes.iter().cloned().map(Self::Hero);
        bosses.chain(rooms).chain(minibosses).chain(spells).chain(heroes).collect()
    }

    /// The card with this code.
    #[must_use]
    pub fn of(printed: &Printed, code: &str) -> Option<Self> {
        Self::all(printed).into_iter().find(|card| card.code() == code)
    }

    /// What it is known by.
    #[must_use]
    pub fn code(&self) -> &str {
        of_each!(self, card => &card.code)
    }

    /// Its name in the names of messages, and that of its picture.
    #[must_use]
    pub fn id(&self) -> &str {
        of_each!(self, card => &card.id)
    }

    /// The picture of another card, with its name where this one has none of its own.
    pub fn set_id(&mut self, id: &str) {
        of_each!(self, card => id.clone_into(&mut card.id));
    }

    /// The same card under another code.
    #[must_use]
    pub fn with_code(mut self, code: &str) -> Self {
        of_each!(&mut self, card => code.clone_into(&mut card.code));
        self
    }

    /// What kind of card it is.
    #[must_use]
    pub fn deck(&self) -> Deck {
        match self {
            Self::Room(_) => Deck::Room,
            Self::Miniboss(_) => Deck::Miniboss,
            Self::Spell(_) => Deck::Spell,
            Self::Hero(_) => Deck::Hero,
            Self::Boss(_) => Deck::Boss,
        }
    }

    /// What it can do.
    #[must_use]
    pub fn abilities(&self) -> &Vec<Ability> {
        of_each!(self, card => &card.abilities)
    }

    /// The same, to be changed.
    pub fn abilities_mut(&mut self) -> &mut Vec<Ability> {
        of_each!(self, card => &mut card.abilities)
    }

    /// Puts it among others, in the place of one with its code, else last in its deck. Of another kind with its code nothing is
    /// replaced: that is told when the cards are laid.
    pub fn put_into(&self, printed: &mut Printed) {
        match self {
            Self::Room(card) => put(&mut printed.rooms, card, |other| other.code == card.code),
            Self::Miniboss(card) => put(&mut printed.minibosses, card, |other| other.code == card.code),
            Self::Spell(card) => put(&mut printed.spells, card, |other| other.code == card.code),
            Self::Hero(card) => put(&mut printed.heroes, card, |other| other.code == card.code),
            Self::Boss(card) => put(&mut printed.bosses, card, |other| other.code == card.code),
        }
    }

    /// Takes the card with this code out.
    pub fn take_out_of(printed: &mut Printed, code: &str) {
        printed.rooms.retain(|card| card.code != code);
        printed.minibosses.retain(|card| card.code != code);
        printed.spells.retain(|card| card.code != code);
        printed.heroes.retain(|card| card.code != code);
        printed.bosses.retain(|card| card.code != code);
    }
}

fn put<T: Clone>(list: &mut Vec<T>, card: &T, is_it: impl Fn(&T) -> bool) {
    match list.iter_mut().find(|other| is_it(other)) {
        Some(place) => place.clone_from(card),
        None => list.push(card.clone()),
    }
}
