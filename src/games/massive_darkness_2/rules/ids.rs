//! The small words of the game: dice, symbols, rarities, slots, classes, cards and enemies by number.

use crate::kernel::dice::{DieId, SymbolId};
use serde::{Deserialize, Serialize};

// An Item card.
pub use crate::kernel::card::CardId;

/// At most so many Heroes (M2-COMP-14).
pub const MOST_HEROES: usize = 6;
/// Kinds of Mobs (M2-COMP-07).
pub const MOBS: usize = 8;
/// Kinds of Roaming Monsters (M2-COMP-07).
pub const ROAMERS: usize = 4;
/// Minion miniatures of each kind (M2-SPAWN-14).
pub const MOST_MINIONS: u8 = 6;
/// The track of a Hero ends here (M2-HERO-11).
pub const MOST_XP: u8 = 59;
/// The highest Level (M2-HERO-09).
pub const MOST_LEVEL: u8 = 5;

/// The colours of dice (M2-COMP-04); their numbers are their places in the set of dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Die {
    /// An Attack die.
    Yellow,
    /// The stronger Attack die.
    Orange,
    /// The Defense die.
    Blue,
    /// The Shadow die.
    Purple,
    /// The Enemy die.
    Black,
}

impl Die {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Yellow, Self::Orange, Self::Blue, Self::Purple, Self::Black];
    /// M2-DICE-11: how many of each can be in one roll.
    pub const LIMITS: [u8; 5] = [3, 3, 5, 1, 6];

    /// As the kernel knows it.
    #[must_use]
    pub const fn id(self) -> DieId {
        DieId(self as u8)
    }

    /// The colour of a die of the set.
    #[must_use]
    pub fn of(id: DieId) -> Option<Self> {
        Self::ALL.get(usize::from(id.0)).copied()
    }

    /// As it is written in cards: `Y`, `O`, `B`, `P`, `K`.
    #[must_use]
    pub const fn letter(self) -> char {
        ['Y', 'O', 'B', 'P', 'K'][self as usize]
    }
}

/// The symbols of dice (M2-DICE-05 to M2-DICE-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Symbol {
    /// One damage.
    Sword,
    /// The attacking Hero gets one.
    Mana,
    /// Blocks one damage.
    Shield,
    /// Pays for abilities of Enemies.
    Claw,
    /// The Hero of the combat suffers a Wound.
    Scratch,
    /// The Hero may use the Shadow ability.
    Shadow,
}

impl Symbol {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Sword, Self::Mana, Self::Shield, Self::Claw, Self::Scratch, Self::Shadow];

    /// As the kernel knows it.
    #[must_use]
    pub const fn id(self) -> SymbolId {
        SymbolId(self as u8)
    }

    /// As it is written on faces: `S`, `M`, `H`, `C`, `W`, `X`.
    #[must_use]
    pub const fn letter(self) -> char {
        ['S', 'M', 'H', 'C', 'W', 'X'][self as usize]
    }
}

/// Numbers of dice by colour, written as in `"YYO"`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Dice(pub [u8; 5]);

impl Dice {
    /// So many of one colour.
    #[must_use]
    pub fn of(die: Die, count: u8) -> Self {
        let mut dice = Self::default();
        dice.0[die as usize] = count;
        dice
    }

    /// How many of a colour.
    #[must_use]
    pub fn count(self, die: Die) -> u8 {
        self.0[die as usize]
    }

    /// Both together.
    #[must_use]
    pub fn plus(mut self, other: Self) -> Self {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine = mine.saturating_add(theirs);
        }
        self
    }

    /// These without the others, as far as they are there.
    #[must_use]
    pub fn less(mut self, others: Self) -> Self {
        for (mine, theirs) in self.0.iter_mut().zip(others.0) {
            *mine = mine.saturating_sub(theirs);
        }
        self
    }

    /// M2-DICE-11: what is above the limits is lost.
    #[must_use]
    pub fn capped(mut self) -> Self {
        for (mine, limit) in self.0.iter_mut().zip(Die::LIMITS) {
            *mine = (*mine).min(limit);
        }
        self
    }

    /// M2-DICE-12: of other dice those that can join these.
    #[must_use]
    pub fn room_for(self, mut others: Self) -> Self {
        for ((other, there), limit) in others.0.iter_mut().zip(self.0).zip(Die::LIMITS) {
            *other = (*other).min(limit.saturating_sub(there));
        }
        others
    }

    /// How many in all.
    #[must_use]
    pub fn total(self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
    }
}

impl TryFrom<String> for Dice {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let mut dice = Self::default();
        for letter in text.chars() {
            let die = Die::ALL.into_iter().find(|die| die.letter() == letter).ok_or_else(|| text.clone())?;
            let count = &mut dice.0[die as usize];
            *count = count.checked_add(1).ok_or_else(|| text.clone())?;
        }
        Ok(dice)
    }
}

impl From<Dice> for String {
    fn from(dice: Dice) -> Self {
        Die::ALL.into_iter().flat_map(|die| std::iter::repeat_n(die.letter(), usize::from(dice.count(die)))).collect()
    }
}

/// Rarities in rising order (M2-TREAS-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Rarity {
    /// Green.
    Common,
    /// Blue.
    Rare,
    /// Purple.
    Epic,
}

impl Rarity {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Common, Self::Rare, Self::Epic];

    /// M2-TOKEN-13: one step above; three Epic cards give an Epic one (M2-OQ-32).
    #[must_use]
    pub fn next(self) -> Self {
        if self == Self::Common { Self::Rare } else { Self::Epic }
    }
}

/// Numbers of Treasure tokens by rarity.
pub type Tokens = [u8; 3];

/// Attack types (M2-LOS-06 to M2-LOS-08).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum AttackType {
    /// The same Zone.
    #[default]
    Melee,
    /// The same Zone or the next one.
    Magic,
    /// Other Zones.
    Ranged,
}

impl AttackType {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Melee, Self::Magic, Self::Ranged];

    /// Does it reach so far along a Line of Sight?
    #[must_use]
    pub fn reaches(self, range: u8) -> bool {
        match self {
            Self::Melee => range == 0,
            Self::Magic => range <= 1,
            Self::Ranged => range >= 1,
        }
    }
}

/// Where an item lies on the dashboard (M2-HERO-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Slot {
    Head,
    Body,
    Legs,
    Misc,
    /// One hand.
    Left,
    /// The other hand.
    Right,
}

impl Slot {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Head, Self::Body, Self::Legs, Self::Misc, Self::Left, Self::Right];
}

/// Where an item can be equipped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Place {
    Head,
    Body,
    Legs,
    Misc,
    /// Either hand.
    #[default]
    Hand,
    /// Both hands.
    TwoHands,
    /// Nowhere: a Consumable (M2-ITEM-04).
    Consumable,
}

impl Place {
    /// Can it be laid there? A two-handed item is laid into the left hand and covers both.
    #[must_use]
    pub fn takes(self, slot: Slot) -> bool {
        match self {
            Self::Head => slot == Slot::Head,
            Self::Body => slot == Slot::Body,
            Self::Legs => slot == Slot::Legs,
            Self::Misc => slot == Slot::Misc,
            Self::Hand => matches!(slot, Slot::Left | Slot::Right),
            Self::TwoHands => slot == Slot::Left,
            Self::Consumable => false,
        }
    }
}

/// The Classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "names of the rulebook")]
pub enum Class {
    Berserker,
    Paladin,
    Ranger,
    Rogue,
    Shaman,
    Wizard,
}

/// The Elements of the Shaman (M2-SHAM-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "names of tracks")]
pub enum Element {
    Fire,
    Water,
    Earth,
    Air,
}

impl Element {
    /// All of them, in the order of their tracks.
    pub const ALL: [Self; 4] = [Self::Fire, Self::Water, Self::Earth, Self::Air];
}

/// The Spirits of the Shaman (M2-SHAM-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "names of cards")]
pub enum Spirit {
    Fire,
    Frost,
}

/// Those who fight beside the Heroes without being one: both Spirits, and whom a Quest leads through the Dungeon.
pub const ALLIES: usize = 3;
/// The place of the one whom a Quest leads.
pub const ESCORT: u8 = 2;
/// Enemies choose between Heroes, by their seats, and the others, by their places after them (M2-SHAM-14).
pub const MOST_TARGETS: usize = MOST_HEROES + ALLIES;

/// The place of an ally among all targets.
#[must_use]
pub const fn target_of(ally: u8) -> u8 {
    MOST_HEROES as u8 + ally
}

/// The ally behind the number of a target; none for the seat of a Hero.
#[must_use]
pub fn ally_of(target: u8) -> Option<u8> {
    target.checked_sub(MOST_HEROES as u8).filter(|ally| usize::from(*ally) < ALLIES)
}

/// A kind of Enemy: Mobs first, then Roaming Monsters. At most one of each is in the Dungeon (M2-SPAWN-07).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EnemyId(pub u8);

impl EnemyId {
    /// The Boss of the Quest (M2-BOSS-16).
    pub const BOSS: Self = Self((MOBS + ROAMERS) as u8);

    /// A kind of Mob.
    #[must_use]
    pub const fn mob(kind: usize) -> Self {
        Self(kind as u8)
    }

    /// A kind of Roaming Monster.
    #[must_use]
    pub const fn roamer(kind: usize) -> Self {
        Self((MOBS + kind) as u8)
    }

    /// The kind of Mob, if it is one.
    #[must_use]
    pub fn as_mob(self) -> Option<usize> {
        (usize::from(self.0) < MOBS).then_some(usize::from(self.0))
    }

    /// The kind of Roaming Monster, if it is one.
    #[must_use]
    pub fn as_roamer(self) -> Option<usize> {
        usize::from(self.0).checked_sub(MOBS).filter(|kind| *kind < ROAMERS)
    }

    /// All kinds, the Boss last.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..=Self::BOSS.0).map(Self)
    }
}

/// M2-SPAWN-03: the place of the decks for a Dungeon Level: 1–2, 3–4, 5.
#[must_use]
pub fn tier_of(level: u8) -> u8 {
    match level {
        0..=2 => 0,
        3..=4 => 1,
        _ => 2,
    }
}
