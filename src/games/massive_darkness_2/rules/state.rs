//! Everything that changes while playing: flat, copied as a whole.

use crate::answer::AbilityRef;
use crate::ask::Ask;
use crate::combat::Combat;
use crate::frames::Frame;
use crate::ids::{ALLIES, CardId, Class, EnemyId, MOBS, MOST_HEROES, ROAMERS, Rarity, Slot, Tokens};
use crate::kernel::bits::Bits;
use crate::kernel::board::{BoardState, SpaceId};
use crate::kernel::deck::Deck;
use crate::kernel::game::Outcome;
use crate::kernel::list::List;
use serde::{Deserialize, Serialize};

/// In the place of a seat, where there is none.
pub const NOBODY: u8 = 255;
/// So many tokens can lie on the Tiles.
pub const MOST_THINGS: usize = 192;

/// A token on a Tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Thing {
    /// A Treasure token.
    Treasure(Rarity),
    /// A Regular Chest, face down (M2-TOKEN-10).
    Chest,
    /// A Greater Chest, face down (M2-TOKEN-11).
    GreatChest,
    /// A Fountain, face down (M2-TOKEN-09).
    Fountain,
    /// A Forge (M2-TOKEN-13).
    Forge,
    /// A Pillar (M2-TOKEN-06).
    Pillar,
    /// A Spike Trap, face down (M2-TOKEN-01).
    SpikeTrap,
    /// A Bear Trap, face down (M2-TOKEN-02).
    BearTrap,
    /// A Spawn token (M2-REVEAL-03).
    Spawn,
    /// A Loot token (M2-REVEAL-05).
    Loot,
    /// An Objective token of the Quest, by its kind (M2-TOKEN-19).
    Mark(u8),
}

impl Default for Thing {
    fn default() -> Self {
        Self::Treasure(Rarity::Common)
    }
}

/// A token and where it lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Lying {
    /// Which token.
    pub thing: Thing,
    /// Where.
    pub zone: SpaceId,
}

/// A Skill of a Hero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Learned {
    /// Its number.
    pub skill: u8,
    /// Where it lies: a stance, a quadrant.
    pub place: u8,
}

/// What a Hero has and bears: the dashboard with its cards and tokens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hero {
    /// Which Hero card, by its place.
    pub card: u8,
    /// Where.
    pub zone: SpaceId,
    /// Health tokens.
    pub health: u8,
    /// Mana tokens.
    pub mana: u8,
    /// XP that are not spent on Levels (M2-LVLUP-04).
    pub xp: u8,
    /// Level, from 1.
    pub level: u8,
    /// All cards of the Hero, equipped or not.
    pub items: Bits<4>,
    /// What is equipped, by slot; a two-handed item lies in both hands.
    pub slots: [CardId; 6],
    /// Fire tokens.
    pub fire: u8,
    /// Frost tokens.
    pub frost: u8,
    /// Knocked Out.
    pub down: bool,
    /// The last Health was lost in the own attack that is still going on (M2-COMBAT-23).
    pub falling: bool,
    /// Has left the Dungeon.
    pub gone: bool,
    /// Has had its turn in this round.
    pub acted: bool,
    /// Actions that are left.
    pub actions: u8,
    /// Actions among them that came from elsewhere (M2-ROGUE-10).
    pub gained: u8,
    /// M2-TOKEN-02: the Move action ends here.
    pub rooted: bool,
    /// What was used that can be used once in a round.
    pub used: List<AbilityRef, 8>,
    /// Skills and where they lie.
    pub skills: List<Learned, 5>,
    /// Skills that a Wizard has covered; they are lost for good (M2-OQ-35).
    pub lost: Bits<2>,
    /// Where the Consecration tokens of the Paladin lie, by column.
    pub consecrated: [Option<SpaceId>; 3],
    /// The Skill that the Paladin has blessed in this round, by its number; 255 for none.
    pub blessed: u8,
    /// The blessing of this round is settled.
    pub blessing: bool,
    /// Objective tokens on the dashboard, by kind.
    pub carries: [u8; 12],
    /// Rage of the Berserker.
    pub rage: u8,
    /// The stance of the Berserker, or the quadrant that the pointer of the Wizard shows.
    pub at: u8,
    /// Treasure tokens beside the dashboard (M2-SETUP-01).
    pub beside: Tokens,
    /// How high the markers of the Shaman are, by Element.
    pub elements: [u8; 4],
    /// The Tile where the Hero has begun.
    pub home: u8,
    /// Markers that have been turned over, by Element (M2-SHAM-06).
    pub mastered: [bool; 4],
}

impl Hero {
    /// M2-WIZ-02, M2-BERS-02: where the pointer or the Stance token begins.
    pub(crate) fn start(&mut self, class: Class, start: u8) {
        self.at = match class {
            Class::Berserker => start % 3,
            Class::Wizard => start % 4,
            Class::Paladin | Class::Ranger | Class::Rogue | Class::Shaman => 0,
        };
    }

    /// Is it on the board and on its feet?
    #[must_use]
    pub fn is_up(&self) -> bool {
        !self.down && !self.gone
    }

    /// What lies in a slot.
    #[must_use]
    pub fn slot(&self, slot: Slot) -> CardId {
        self.slots[slot as usize]
    }

    /// Each equipped card once.
    pub fn equipped(&self) -> impl Iterator<Item = CardId> + '_ {
        let slots = self.slots;
        self.slots.iter().copied().enumerate().filter_map(move |(at, card)| {
            let is_first = card.is_some() && slots.iter().position(|other| *other == card) == Some(at);
            is_first.then_some(card)
        })
    }

    /// Is the card equipped?
    #[must_use]
    pub fn wears(&self, card: CardId) -> bool {
        card.is_some() && self.slots.contains(&card)
    }
}

/// A Mob; there is at most one of a kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mob {
    /// Is it in the Dungeon?
    pub here: bool,
    /// The tier of its card, from 0.
    pub tier: u8,
    /// Where.
    pub zone: SpaceId,
    /// Living Minions.
    pub minions: u8,
    /// Wounds of the Minion that is hurt (M2-COMBAT-19).
    pub hurt: u8,
    /// Wounds of the Leader.
    pub leader: u8,
    /// Its Mob Item.
    pub item: CardId,
    /// Treasure tokens on the card.
    pub tokens: Tokens,
    /// Fire tokens.
    pub fire: u8,
    /// Frost tokens.
    pub frost: u8,
    /// The Poison token beside it: its number, from 1.
    pub poison: u8,
    /// Has been activated in this phase, or came during it.
    pub acted: bool,
}

/// A Roaming Monster.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Roamer {
    /// Is it in play?
    pub here: bool,
    /// M2-ROAM-08: its own card has taken it off the board.
    pub away: bool,
    /// The tier of its card, from 0.
    pub tier: u8,
    /// Where.
    pub zone: SpaceId,
    /// Health tokens on the card.
    pub wounds: u8,
    /// Treasure tokens on the card.
    pub tokens: Tokens,
    /// Fire tokens.
    pub fire: u8,
    /// Frost tokens.
    pub frost: u8,
    /// The Poison token beside it: its number, from 1.
    pub poison: u8,
    /// Has been activated in this phase, or came during it.
    pub acted: bool,
    /// A Mob Item that the Quest has given it (M2-Q10-R7).
    pub item: CardId,
}

/// The Boss (M2-BOSS-02).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Boss {
    /// The fight starts as soon as what is going on is over.
    pub starting: bool,
    /// The fight goes on.
    pub fighting: bool,
    /// It has been killed.
    pub beaten: bool,
    /// It is to act, because a turn has ended (M2-BOSS-10).
    pub due: bool,
    /// Where.
    pub zone: SpaceId,
    /// Health tokens on the card.
    pub wounds: u8,
    /// The marker on its track, from 0.
    pub marker: u8,
    /// Fire tokens.
    pub fire: u8,
    /// Frost tokens.
    pub frost: u8,
    /// The Poison token beside it: its number, from 1.
    pub poison: u8,
}

/// One who fights beside the Heroes without being one: a Spirit (M2-SHAM-08), or whom a Quest leads through the Dungeon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ally {
    /// Is it in the Dungeon?
    pub here: bool,
    /// Where.
    pub zone: SpaceId,
    /// Health tokens on the card.
    pub wounds: u8,
    /// M2-SHAM-09: it has been activated in this turn without an action.
    pub led: bool,
}

/// The phases of a round (M2-ROUND-01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Before the first round.
    #[default]
    Setup,
    /// 1.
    Heroes,
    /// 2.
    Enemies,
    /// 3.
    LevelUp,
    /// 4.
    Darkness,
}

/// Face-down tokens: how many of each side nobody has seen, by the place of the side in its list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "names of tokens")]
pub struct Hidden {
    pub spikes: Bits<1>,
    pub bears: Bits<1>,
    pub fountains: Bits<1>,
    pub chests: Bits<1>,
    pub great_chests: Bits<1>,
}

/// So many resolutions can be in progress inside each other.
pub const MAX_FRAMES: usize = 24;

/// Everything that changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// The Heroes, in the order of their seats.
    pub heroes: List<Hero, MOST_HEROES>,
    /// Mobs by kind.
    pub mobs: [Mob; MOBS],
    /// Roaming Monsters by kind.
    pub roamers: [Roamer; ROAMERS],
    /// The only Boss of a Quest; not on the board before it appears.
    pub boss: Boss,
    /// Spirits, and whom the Quest leads.
    pub allies: [Ally; ALLIES],
    /// Treasure decks by rarity.
    pub treasure: [Deck; 3],
    /// Mob Item decks by tier.
    pub mob_items: [Deck; 3],
    /// Mob decks by tier; the cards are kinds.
    pub mob_decks: [Deck; 3],
    /// Roaming decks by tier; the cards are kinds.
    pub roaming: [Deck; 3],
    /// The tokens of the Rogue.
    pub tools: crate::rogue::Tools,
    /// The Arrow deck.
    pub arrows: Deck,
    /// The Door deck.
    pub doors: Deck,
    /// The Treasure bag.
    pub bag: Tokens,
    /// Treasure tokens of the general supply.
    pub supply: Tokens,
    /// Fire and Frost tokens of the supply.
    pub states: u8,
    /// Face-down tokens.
    pub hidden: Hidden,
    /// Lifebringer tokens that can be used.
    pub lifebringer: u8,
    /// Lifebringer tokens that have been used.
    pub spent: u8,
    /// The Darkness marker: a space of the track, from 0; the second side counts on.
    pub darkness: u8,
    /// What lies on the Tiles.
    pub things: List<Lying, MOST_THINGS>,
    /// Doors.
    pub board: BoardState,
    /// Chambers that have been revealed.
    pub revealed: Bits<1>,
    /// The round, from 1; 0 during Setup.
    pub round: u16,
    /// What of the round is being carried out.
    pub phase: Phase,
    /// The Hero whose turn it is.
    pub turn: u8,
    /// The combat that is going on.
    pub combat: Combat,
    /// Cards that were handed over, and those that were equipped, in this Trade & Equip action.
    pub handled: [Bits<4>; 2],
    /// Cards that a Hero lays into a Forge.
    pub melting: List<CardId, 3>,
    /// What is being resolved.
    pub frames: List<Frame, MAX_FRAMES>,
    /// None when the game is over.
    pub asked: Option<Ask>,
    /// The counters of the Quest.
    pub counters: [u8; 12],
    /// Enemies to which the Quest is bound, a bit each.
    pub bound: u16,
    /// How many of them have been killed.
    pub bound_killed: u8,
    /// Tokens that lie on the bound Enemy.
    pub on_bound: u8,
    /// Roaming Monster cards that a bound spawn has put aside, by tier, a bit for each kind (M2-SPAWN-19).
    pub aside: [u8; 3],
    /// All special doors were open once.
    pub gates_told: bool,
    /// The card that one Hero bears.
    pub burden: CardId,
    /// For so many rounds in a row.
    pub borne: u8,
    /// Who bore it when the Trade & Equip action began.
    pub bore: u8,
    /// As if so many Heroes took part; 0 for as many as there are.
    pub as_if: u8,
    /// How often each task of the Quest has been done.
    pub did: [u8; 12],
    /// How it ended.
    pub outcome: Option<Outcome>,
}

impl State {
    /// The Hero of a seat that is taken.
    #[must_use]
    pub fn hero(&self, seat: u8) -> &Hero {
        &self.heroes[usize::from(seat)]
    }

    pub(crate) fn hero_mut(&mut self, seat: u8) -> &mut Hero {
        &mut self.heroes[usize::from(seat)]
    }

    /// From 0, one for each Hero.
    pub fn seats(&self) -> std::ops::Range<u8> {
        0..self.heroes.len() as u8
    }

    /// M2-COMP-16, M2-SOLO-02: the number of Heroes for everything that is scaled.
    #[must_use]
    pub fn number(&self) -> u8 {
        if self.as_if > 0 { self.as_if } else { self.real_number() }
    }

    /// The number of Heroes that really take part, alone as two (M2-SOLO-02).
    #[must_use]
    pub fn real_number(&self) -> u8 {
        (self.heroes.len() as u8).max(2)
    }

    /// M2-DLEVEL-01.
    #[must_use]
    pub fn dungeon_level(&self) -> u8 {
        self.heroes.iter().map(|hero| hero.level).max().unwrap_or(1)
    }

    /// Is this kind in the Dungeon? One that its own card has taken off the board counts (M2-OQ-55).
    #[must_use]
    pub fn is_here(&self, enemy: EnemyId) -> bool {
        match (enemy.as_mob(), enemy.as_roamer()) {
            (Some(mob), _) => self.mobs[mob].here,
            (_, Some(kind)) => self.roamers[kind].here,
            // M2-BOSS-17: before the fight it is not there for anything.
            _ => self.boss.fighting,
        }
    }

    /// Where an Enemy stands; nowhere when it is not on the board.
    #[must_use]
    pub fn zone_of(&self, enemy: EnemyId) -> Option<SpaceId> {
        match (enemy.as_mob(), enemy.as_roamer()) {
            (Some(mob), _) => Some(&self.mobs[mob]).filter(|mob| mob.here).map(|mob| mob.zone),
            (_, Some(kind)) => {
                Some(&self.roamers[kind]).filter(|roamer| roamer.here && !roamer.away).map(|roamer| roamer.zone)
            }
            _ => self.boss.fighting.then_some(self.boss.zone),
        }
    }

    /// Enemies on the board.
    pub fn enemies(&self) -> impl Iterator<Item = (EnemyId, SpaceId)> + '_ {
        EnemyId::all().filter_map(|enemy| Some((enemy, self.zone_of(enemy)?)))
    }

    /// M2-ENEMY-03: Enemy figures in a Zone.
    #[must_use]
    pub fn figures(&self, zone: SpaceId) -> u8 {
        let mobs = self.mobs.iter().filter(|mob| mob.here && mob.zone == zone).map(|mob| 1 + mob.minions);
        let roamers = self.roamers.iter().filter(|roamer| roamer.here && !roamer.away && roamer.zone == zone).count();
        let boss = self.boss.fighting && self.boss.zone == zone;
        mobs.sum::<u8>() + roamers as u8 + u8::from(boss)
    }

    /// M2-EPHASE-02: nobody in the Dungeon is on his feet.
    #[must_use]
    pub fn all_down(&self) -> bool {
        !self.heroes.iter().any(Hero::is_up)
    }

    /// Things in a Zone.
    pub fn things_in(&self, zone: SpaceId) -> impl Iterator<Item = Thing> + '_ {
        self.things.iter().filter(move |lying| lying.zone == zone).map(|lying| lying.thing)
    }
}
