//! COMPONENTS: what is printed. The content is read elsewhere, checked here once, and shared.

use crate::checks::{dice_of, is_graded, is_playable, names_differ, numbered, outfits_suffice};
use crate::class_cards::{ArrowCard, Boards, BossCard, PowerCard, RogueToken, SkillCard, SpiritCard};
use crate::ids::{AttackType, CardId, Class, Dice, Die, MOBS, Place, ROAMERS, Rarity, Spirit, Symbol, Tokens};
use crate::kernel::bits::Bits;
use crate::kernel::dice::DiceSet;
use crate::language::{Ability, ClawAbility, DoorEffect, Line};
use serde::{Deserialize, Serialize};

/// Whether the figures of a card are known from the box, or designed by us because they are printed nowhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Origin {
    /// From the box: printed, or seen in a picture of the card.
    #[default]
    Known,
    /// Ours.
    Designed,
}

/// A kind of die: what each face shows, in letters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DieFaces {
    /// Which colour.
    pub die: Die,
    /// `S` Sword, `M` Mana, `H` Shield, `C` Claw, `W` Scratch, `X` Shadow.
    pub faces: Vec<String>,
}

/// A Hero card (M2-HERO-04).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroCard {
    /// By this name files and messages call it.
    pub id: String,
    /// Whose skills and rules this Hero plays with.
    pub class: Class,
    /// Initial maximum of Health.
    pub health: u8,
    /// Initial maximum of Mana.
    pub mana: u8,
    /// The Hero ability.
    pub ability: Ability,
    /// The Shadow ability (M2-HERO-05).
    pub shadow: Ability,
    /// Where the figures come from.
    #[serde(default)]
    pub origin: Origin,
}

/// The backs of Item cards (M2-ITEM-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Back {
    /// Starting Items.
    Starting,
    /// A Treasure deck.
    Treasure(Rarity),
    /// Mob Items of a tier, from 0.
    Mob(u8),
}

/// What stands on an Item card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ItemCard {
    /// By this name files and messages call it.
    pub id: String,
    /// Its deck.
    pub back: Back,
    /// Where it is equipped.
    #[serde(default)]
    pub slot: Place,
    /// Attack dice by type.
    #[serde(default)]
    pub attack: Vec<(AttackType, Dice)>,
    /// Dice that it adds to its owner's defense.
    #[serde(default)]
    pub defense: Dice,
    /// Defense dice of its side for five or six Heroes (M2-SETUP-08); those above, where none are named (M2-OQ-04).
    #[serde(default)]
    pub of_many: Option<Dice>,
    /// What it can do.
    #[serde(default)]
    pub abilities: Vec<Ability>,
    /// Only for this Class (M2-ITEM-16).
    #[serde(default)]
    pub only: Option<Class>,
    /// A card of the Set (M2-ITEM-12).
    #[serde(default)]
    pub set: bool,
    /// How many there are.
    #[serde(default = "one")]
    pub copies: u8,
    /// Where the figures come from.
    #[serde(default)]
    pub origin: Origin,
}

fn one() -> u8 {
    1
}

impl ItemCard {
    /// M2-ITEM-03, M2-TOKEN-14, M2-OQ-32: what the Forge counts it as.
    #[must_use]
    pub fn rarity(&self) -> Rarity {
        match self.back {
            _ if self.slot == Place::Consumable => Rarity::Common,
            Back::Starting => Rarity::Common,
            Back::Treasure(rarity) => rarity,
            Back::Mob(tier) => Rarity::ALL[usize::from(tier).min(2)],
        }
    }

    /// Its Attack dice of a type; none where it does not offer it.
    #[must_use]
    pub fn dice(&self, kind: AttackType) -> Option<Dice> {
        self.attack.iter().find(|(offered, _)| *offered == kind).map(|(_, dice)| *dice)
    }
}

/// A Mob card of one tier (M2-ENEMY-08).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MobTier {
    /// Treasure tokens.
    pub reward: u8,
    /// Health of each figure.
    pub health: u8,
    /// Dice when it is attacked.
    pub defense: Dice,
    /// The special ability.
    pub claw: ClawAbility,
}

/// A kind of Mob in its three tiers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MobKind {
    /// By this name files and messages call it.
    pub id: String,
    /// What stands on the cards of Levels 1–2, 3–4 and 5.
    pub tiers: Vec<MobTier>,
}

/// A Roaming Monster card of one tier (M2-ENEMY-12).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoamerTier {
    /// Treasure tokens.
    pub reward: u8,
    /// Cards of the Fixed Reward by rarity (M2-TREAS-05).
    pub fixed: Tokens,
    /// Health for each Hero (M2-ENEMY-13).
    pub health: u8,
    /// Defense dice, its own Enemy dice among them.
    pub defense: Dice,
    /// Attack dice by type, its own Enemy dice among them.
    pub attack: Vec<(AttackType, Dice)>,
    /// The activation: the first line whose condition is met.
    pub lines: Vec<Line>,
    /// The special ability.
    pub claw: ClawAbility,
}

/// A Roaming Monster in its three tiers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoamerKind {
    /// By this name files and messages call it.
    pub id: String,
    /// What stands on the cards of Levels 1–2, 3–4 and 5.
    pub tiers: Vec<RoamerTier>,
}

/// A Door card (M2-TILE-09).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DoorCard {
    /// By this name files and messages call it.
    pub id: String,
    /// What it does.
    pub r#do: Vec<DoorEffect>,
    /// How many there are.
    #[serde(default = "one")]
    pub copies: u8,
    /// Where it comes from.
    #[serde(default)]
    pub origin: Origin,
}

/// A space of the Darkness track (M2-DARK-02 to M2-DARK-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Space {
    /// The pawn goes on and nothing comes.
    Nothing,
    /// A Mob at each Portal.
    Mobs,
    /// A Roaming Monster.
    Roaming,
    /// A token into the bag.
    Token(Rarity),
}

/// What is printed on tokens and boards (M2-COMP-17, M2-COMP-18).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printing {
    /// Treasure tokens of each rarity.
    pub treasure: Tokens,
    /// Rare tokens that lie in the bag at the start (M2-SETUP-21).
    pub rare_in_bag: u8,
    /// Fire and Frost tokens together (M2-OQ-02).
    pub states: u8,
    /// Wounds on each Spike Trap; 0 is blank.
    pub spikes: Vec<u8>,
    /// Actions lost by each Bear Trap; 0 is blank.
    pub bears: Vec<u8>,
    /// Health of each Fountain.
    pub fountains: Vec<u8>,
    /// The rarity of each Regular Chest.
    pub chests: Vec<Rarity>,
    /// The rarity of each Greater Chest.
    pub great_chests: Vec<Rarity>,
    /// Bonus of Health by Level (M2-LVLUP-05).
    pub health: [u8; 5],
    /// Bonus of Mana by Level.
    pub mana: [u8; 5],
    /// What a Level costs that is reached from the one before (M2-LVLUP-02).
    pub costs: [u8; 4],
    /// The token that goes into the bag at Levels 2 to 5 (M2-LVLUP-06).
    pub tokens: [Rarity; 4],
    /// The first side of the Darkness track.
    pub track: Vec<Space>,
    /// The second side, which is gone round and round.
    pub second: Vec<Space>,
    /// The grey side of a Lifebringer token (M2-KO-09).
    pub lifebringer: Ability,
    /// Health of a woken Hero (M2-KO-06).
    pub woken: u8,
    /// The die that a Pillar takes (M2-TOKEN-07).
    pub pillar: Die,
    /// The die of burning (M2-STATE-02).
    pub burning: Die,
}

/// All that is read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "a file for each")]
pub struct Printed {
    pub dice: Vec<DieFaces>,
    pub heroes: Vec<HeroCard>,
    pub items: Vec<ItemCard>,
    pub mobs: Vec<MobKind>,
    pub roamers: Vec<RoamerKind>,
    pub doors: Vec<DoorCard>,
    pub powers: Vec<PowerCard>,
    pub skills: Vec<SkillCard>,
    pub boards: Boards,
    pub arrows: Vec<ArrowCard>,
    pub tools: Vec<RogueToken>,
    pub spirits: Vec<SpiritCard>,
    pub bosses: Vec<BossCard>,
    pub printing: Printing,
}

/// Why content cannot be played with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unplayable {
    /// Two things of one name.
    #[error("{0:?} is there twice")]
    Twice(String),
    /// A number that does not fit the box.
    #[error("the number of {0} does not fit")]
    Number(&'static str),
    /// A Skill above one that is of another Class or of no lower Level (M2-SKILL-02).
    #[error("the Skill {0:?} replaces one that it cannot replace")]
    Grade(String),
    /// A card that cannot be played.
    #[error("the card {0:?} cannot be played")]
    Card(String),
    /// Abilities of two cards pay for each other without end.
    #[error("{0:?} and {1:?} pay for each other")]
    Circle(String, String),
    /// Faces that no set of dice can be made of.
    #[error("the dice cannot be rolled")]
    Dice,
}

/// The content, checked and numbered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content {
    /// What was read.
    pub printed: Printed,
    /// All colours of dice with their faces.
    pub dice: DiceSet,
    /// By [`CardId`]: which item.
    cards: Vec<u8>,
    /// By number of a Door card: which one.
    pub(crate) door_cards: Vec<u8>,
    /// By number of an Arrow card: which one.
    pub(crate) arrow_cards: Vec<u8>,
    /// By number of a token of the Rogue: which one.
    pub(crate) tools: Vec<u8>,
    /// By colour: the Swords on all faces, to compare dice by (M2-OQ-20).
    pub(crate) swords: [u8; 5],
}

/// M2-COMP-08: the box has 220 Item cards. So many there can be with those that somebody adds: a card is known by a number of a byte.
const MOST_CARDS: usize = 250;
/// M2-COMP-06.
const MOST_SKILLS: usize = 78;
/// M2-COMP-05.
const ARROWS: usize = 14;
/// M2-ROGUE-01.
const TOOLS: usize = 24;
/// M2-COMP-10: the box has 30; somebody may add as many.
const MOST_DOORS: usize = 60;

impl Content {
    /// Checks what was read.
    ///
    /// # Errors
    /// What cannot be.
    pub fn new(printed: Printed) -> Result<Self, Unplayable> {
        let dice = dice_of(&printed.dice)?;
        let mut swords = [0; 5];
        for (sum, die) in swords.iter_mut().zip(Die::ALL) {
            let faces = dice.die(die.id()).map_or(&[][..], |die| &die.faces);
            *sum = faces.iter().map(|face| face.count(Symbol::Sword.id())).sum();
        }
        names_differ(&printed)?;
        let cards = numbered(printed.items.iter().map(|item| item.copies));
        let door_cards = numbered(printed.doors.iter().map(|door| door.copies));
        let arrow_cards = numbered(printed.arrows.iter().map(|arrow| arrow.copies));
        for (count, most, what) in [(cards.len(), MOST_CARDS, "items"), (door_cards.len(), MOST_DOORS, "doors")] {
            if !(1..=most).contains(&count) {
                return Err(Unplayable::Number(what));
            }
        }
        let tiers = printed.mobs.iter().map(|mob| mob.tiers.len());
        if printed.mobs.len() != MOBS
            || !tiers.chain(printed.roamers.iter().map(|kind| kind.tiers.len())).all(|n| n == 3)
        {
            return Err(Unplayable::Number("mobs"));
        }
        if printed.roamers.len() != ROAMERS {
            return Err(Unplayable::Number("roamers"));
        }
        let printing = &printed.printing;
        let sides = [&printing.spikes, &printing.bears, &printing.fountains].map(Vec::len);
        let chests = [&printing.chests, &printing.great_chests].map(Vec::len);
        if printing.track.is_empty() || printing.second.is_empty() || sides.iter().chain(&chests).any(|n| *n > 15) {
            return Err(Unplayable::Number("tokens"));
        }
        let tools = numbered(printed.tools.iter().map(|token| token.copies));
        if tools.len() != TOOLS {
            return Err(Unplayable::Number("tools"));
        }
        if arrow_cards.len() != ARROWS {
            return Err(Unplayable::Number("arrows"));
        }
        // M2-COMP-05: one card for each Spirit, in their order.
        if !printed.spirits.iter().map(|card| card.spirit).eq([Spirit::Fire, Spirit::Frost]) {
            return Err(Unplayable::Number("spirits"));
        }
        // M2-BOSS-21: an ability for each number of Claws, also of the dice that the track adds.
        let is_whole = |boss: &BossCard| !boss.track.is_empty() && boss.specials.len() > usize::from(boss.dice);
        if !printed.bosses.iter().all(is_whole) {
            return Err(Unplayable::Number("bosses"));
        }
        if printed.skills.len() > MOST_SKILLS {
            return Err(Unplayable::Number("skills"));
        }
        if let Some(item) = printed.items.iter().find(|item| !is_playable(item)) {
            return Err(Unplayable::Card(item.id.clone()));
        }
        if let Some(skill) = printed.skills.iter().find(|skill| !is_graded(skill, &printed)) {
            return Err(Unplayable::Grade(skill.id.clone()));
        }
        outfits_suffice(&printed)?;
        Ok(Self { dice, cards, door_cards, arrow_cards, tools, swords, printed })
    }

    /// How many Item cards there are.
    #[must_use]
    pub fn card_count(&self) -> usize {
        self.cards.len()
    }

    /// What stands on a card with this number; copies of one share it.
    #[must_use]
    pub fn item(&self, card: CardId) -> Option<&ItemCard> {
        self.cards.get(card.index()).and_then(|item| self.printed.items.get(usize::from(*item)))
    }

    /// All cards of a back.
    #[must_use]
    pub fn of_back(&self, back: Back) -> Bits<4> {
        let all =
            (0..self.cards.len()).filter(|card| self.item(CardId(*card as u8)).is_some_and(|item| item.back == back));
        all.collect()
    }

    /// All copies of a card.
    #[must_use]
    pub fn named(&self, id: &str) -> Vec<CardId> {
        let all = (0..self.cards.len()).map(|card| CardId(card as u8));
        all.filter(|card| self.item(*card).is_some_and(|item| item.id == id)).collect()
    }

    /// A token of the Rogue by its number.
    #[must_use]
    pub fn rogue_token(&self, number: u8) -> Option<&RogueToken> {
        self.tools.get(usize::from(number)).and_then(|token| self.printed.tools.get(usize::from(*token)))
    }

    /// A Door card by its number.
    #[must_use]
    pub fn door(&self, number: u8) -> Option<&DoorCard> {
        self.door_cards.get(usize::from(number)).and_then(|door| self.printed.doors.get(usize::from(*door)))
    }

    /// The Set Power card of a Class.
    #[must_use]
    pub fn power(&self, class: Class) -> Option<&PowerCard> {
        self.printed.powers.iter().find(|power| power.class == class)
    }

    /// M2-OQ-20: Swords on all faces of these dice together.
    #[must_use]
    pub fn weight(&self, dice: Dice) -> u16 {
        self.swords.iter().zip(dice.0).map(|(swords, count)| u16::from(*swords) * u16::from(count)).sum()
    }
}
