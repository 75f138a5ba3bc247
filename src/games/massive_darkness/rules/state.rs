//! Everything that changes while a quest is played: flat, `Copy`, integers only.

use super::ask::{Ask, Choice};
use super::frames::Frame;
use super::ids::{AbilityUse, Actor, CardId, ClassId, Enemy, EnemyCardId, Hero, HeroId};
use crate::kernel::board::{BoardState, SpaceId};
use crate::kernel::deck::Deck;
use crate::kernel::game::Outcome;
use crate::kernel::list::List;
use serde::{Deserialize, Serialize};

/// COMP-16: most Heroes in a game.
pub const MAX_HEROES: usize = 6;
/// Most Enemies (cards) on the board. The box can bring 15.
pub const MAX_ENEMIES: usize = 24;
/// Most Minions of one Mob.
pub const MAX_MINIONS: usize = 12;
/// Most cards of one Hero.
pub const MAX_CARDS: usize = 64;
/// Most tokens on the board.
pub const MAX_TOKENS: usize = 96;
/// Most options of one question.
pub const MAX_OPTIONS: usize = 64;
/// Most resolutions inside each other.
pub const MAX_FRAMES: usize = 20;

/// ROUND-01: the phases.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Phase {
    /// Before the first round.
    #[default]
    Setup,
    Heroes,
    Enemies,
    Experience,
    Event,
    End,
}

/// EQUIP-02: where a card of a Hero lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Slot {
    /// Not equipped; Items and Consumables work from here (EQUIP-06).
    #[default]
    Pack,
    /// The Body slot.
    Body,
    /// The first Hand slot; a Two-Handed card lies here and blocks the other (EQUIP-04).
    FirstHand,
    /// The second Hand slot.
    SecondHand,
}

/// A card in a Hero's Inventory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    /// By its number in the library.
    pub card: CardId,
    /// Where it lies.
    pub slot: Slot,
}

/// A Hero of this game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeroState {
    /// Which Hero of the box it is.
    pub card: HeroId,
    /// Class Sheet.
    pub class: ClassId,
    /// Where the miniature stands.
    pub zone: SpaceId,
    /// HERO-03, HERO-04.
    pub health: u8,
    /// HERO-12: 0–30.
    pub xp: u8,
    /// STORY-03: 0–4; none outside Story Mode.
    #[serde(default)]
    pub micro_xp: u8,
    /// HERO-06: dead until resurrected.
    pub dead: bool,
    /// STUN-01.
    pub stunned: bool,
    /// OQ-30: left through the Exit.
    pub escaped: bool,
    /// ARTIFACT-05: tokens that are carried like Items, by [`TokenKind`].
    pub carried: [u8; 5],
    /// CLASS-04: bought Skills by line, from the left.
    pub skills: [u8; 8],
    /// Equipment.
    pub cards: List<Held, MAX_CARDS>,
}

/// EPHASE-21, OQ-14: which way an Enemy patrols while all Heroes are hidden.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Patrol {
    /// Towards the Hero Starting Zone.
    #[default]
    ToStart,
    /// Towards the Exit Zone.
    ToExit,
}

/// An Enemy on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EnemyState {
    /// Is this place in the list taken?
    pub present: bool,
    /// By its number in the library.
    pub card: EnemyCardId,
    /// Where it stands; the figures of a Mob never split (ENEMY-17).
    pub zone: SpaceId,
    /// Does the leader (Boss, Agent, monster) live? False: only Minions are left (ENEMY-22).
    pub leader: bool,
    /// Wounds of the leader.
    pub wounds: u8,
    /// Wounds of each living Minion.
    pub minions: List<u8, MAX_MINIONS>,
    /// STUN-01, STUN-06.
    pub stunned: bool,
    /// ENEMY-33: its Equipment, or none.
    pub treasure: CardId,
    /// OQ-14.
    pub patrol: Patrol,
    /// CARD-T3: Attack dice lost in its Counter-Attack.
    pub weakened: u8,
    /// ENEMY-32: does not count as a Roaming Monster for Event cards.
    pub uncounted: bool,
    /// A figure of the quest: its place in the quest, counted from 1; 0 = none.
    pub foe: u8,
    /// QC-07: not an Enemy but an object of the quest: its place in the quest, counted from 1; 0 = none.
    pub object: u8,
    /// A card whose dice and text are added to those of its own.
    pub second_card: Option<EnemyCardId>,
}

/// COMP-06: kinds of tokens that lie in Zones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum TokenKind {
    /// ACT-PICKUP-03.
    #[default]
    Treasure,
    /// ACT-PICKUP-05.
    SpecialTreasure,
    /// TOKEN-01.
    Artifact,
    /// TOKEN-01.
    Lair,
    /// TOKEN-01.
    Library,
}

impl TokenKind {
    /// All kinds.
    pub const ALL: [Self; 5] = [Self::Treasure, Self::SpecialTreasure, Self::Artifact, Self::Lair, Self::Library];
}

/// A token on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Token {
    /// What; without meaning while it lies face down.
    pub kind: TokenKind,
    /// Where.
    pub zone: SpaceId,
    /// TOKEN-03: it lies face down and is one of this bag of the quest, counted from 1; 0 = it lies open.
    pub bag: u8,
    /// QC-06: the quest uses it for something else than being picked up.
    pub fixed: bool,
    /// A quest had it turned over: it has done what it does.
    pub used: bool,
}

impl Token {
    /// An open token that can be picked up.
    #[must_use]
    pub fn new(kind: TokenKind, zone: SpaceId) -> Self {
        Self { kind, zone, ..Self::default() }
    }

    /// TOKEN-03: does nobody know yet what it is?
    #[must_use]
    pub fn is_face_down(&self) -> bool {
        self.bag > 0
    }

    /// Does it lie open and show this kind?
    #[must_use]
    pub fn is(&self, kind: TokenKind) -> bool {
        self.bag == 0 && self.kind == kind
    }
}

/// How often an ability was used (COMBAT-17, OQ-10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct UsedMark {
    /// Which, whose.
    pub ability: AbilityUse,
    /// When the mark is taken off.
    pub until: Until,
}

/// When a mark is taken off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Until {
    /// When the Activation of any Actor ends.
    #[default]
    Activation,
    /// When the round ends.
    Round,
    /// Never.
    Quest,
}

/// TOKEN-03: most bags of face-down tokens in a quest.
pub const MAX_BAGS: usize = 4;

/// What can still be drawn, and what was discarded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decks {
    /// By Level.
    pub guards: [Deck; 5],
    /// By Level.
    pub treasures: [Deck; 5],
    /// Lesser Roaming Monsters.
    pub lesser: Deck,
    /// Greater Roaming Monsters.
    pub greater: Deck,
    /// Door cards.
    pub doors: Deck,
    /// Event cards.
    pub events: Deck,
    /// ARTIFACT-02; only quests let them be drawn.
    pub artifacts: Deck,
    /// TOKEN-03: what the face-down tokens can still be, by bag of the quest.
    pub face_down: [Deck; MAX_BAGS],
}

/// Most counters of a quest.
pub const MAX_COUNTERS: usize = 16;
/// Most roles of Heroes in a quest.
pub const MAX_ROLES: usize = 4;
/// Wound tokens can lie on so many tiles, the first ones of the quest.
pub const MAX_WORN_TILES: usize = 16;

/// What a quest keeps account of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuestState {
    /// In the order in which the quest names them.
    pub counters: [i16; MAX_COUNTERS],
    /// Who has which role.
    pub roles: [Hero; MAX_ROLES],
    /// Wound tokens on tiles.
    pub tile_wounds: [u8; MAX_WORN_TILES],
    /// Doors that have been unlocked, a bit each.
    pub unlocked: u32,
    /// Borders whose bar has been turned over: barred ones are free, others barred; a bit each.
    pub turned_bars: u32,
    /// Figures that have appeared, a bit each.
    pub appeared: u32,
    /// Figures that were killed or are gone, a bit each.
    pub gone: u32,
    /// Objects that have been destroyed, a bit each.
    pub destroyed: u32,
}

impl Default for QuestState {
    fn default() -> Self {
        Self {
            counters: [0; MAX_COUNTERS],
            roles: [Hero::NONE; MAX_ROLES],
            tile_wounds: [0; MAX_WORN_TILES],
            unlocked: 0,
            turned_bars: 0,
            appeared: 0,
            gone: 0,
            destroyed: 0,
        }
    }
}

/// Everything that changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// From 1.
    pub round: u16,
    /// ROUND-01.
    pub phase: Phase,
    /// LEVEL-06: the Current Level.
    pub level: u8,
    /// SETUP-10.
    pub first_player: Hero,
    /// The Hero whose Activation runs, or none (GLOSS-01).
    pub active: Hero,
    /// SETUP-08: tokens left on the Lifebringer.
    pub lifebringer: u8,
    /// SETUP-14: Heroes that began.
    pub starting_heroes: u8,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// In turn order.
    pub heroes: List<HeroState, MAX_HEROES>,
    /// Places for Enemies; some empty.
    pub enemies: List<EnemyState, MAX_ENEMIES>,
    /// On the board.
    pub tokens: List<Token, MAX_TOKENS>,
    /// Doors and removed Zones.
    pub board: BoardState,
    /// ACT-DOOR-05: Zones of Chambers that have been opened.
    pub opened: crate::kernel::bits::Bits<4>,
    /// What can still be drawn, and what was discarded.
    pub decks: Decks,
    /// WIN-02: objectives met so far, in order.
    pub goals_met: u8,
    /// Tokens picked up, by [`TokenKind`].
    pub picked_up: [u8; 5],
    /// Special rules that have applied (a bit each).
    pub rules_used: u64,
    /// What the quest keeps account of.
    pub quest: QuestState,
    /// Uses of limited abilities.
    pub used: List<UsedMark, 32>,
    /// Resolutions in progress; the last one is the innermost.
    pub frames: List<Frame, MAX_FRAMES>,
    /// The pending question.
    pub ask: Ask,
    /// Its options, where it is a choice.
    pub options: List<Choice, MAX_OPTIONS>,
}

impl State {
    /// What changes of a Hero of this game.
    #[must_use]
    pub fn hero(&self, hero: Hero) -> &HeroState {
        &self.heroes[hero.index()]
    }

    /// A Hero, to change.
    pub fn hero_mut(&mut self, hero: Hero) -> &mut HeroState {
        &mut self.heroes[hero.index()]
    }

    /// What changes of an Enemy on the board; its place in the list may be free again.
    #[must_use]
    pub fn enemy(&self, enemy: Enemy) -> &EnemyState {
        &self.enemies[enemy.index()]
    }

    /// An Enemy, to change.
    pub fn enemy_mut(&mut self, enemy: Enemy) -> &mut EnemyState {
        &mut self.enemies[enemy.index()]
    }

    /// All Heroes of the game, in turn order.
    pub fn hero_ids(&self) -> impl Iterator<Item = Hero> + use<> {
        (0..self.heroes.len() as u8).map(Hero)
    }

    /// HERO-09: Heroes that take part: neither dead nor escaped.
    pub fn living_heroes(&self) -> impl Iterator<Item = Hero> + '_ {
        self.hero_ids().filter(|hero| !self.hero(*hero).dead && !self.hero(*hero).escaped)
    }

    /// Enemies on the board.
    pub fn enemy_ids(&self) -> impl Iterator<Item = Enemy> + '_ {
        (0..self.enemies.len() as u8).map(Enemy).filter(|enemy| self.is_enemy(*enemy))
    }

    /// Is it on the board, and no object?
    #[must_use]
    pub fn is_enemy(&self, enemy: Enemy) -> bool {
        self.enemies.get(enemy.index()).is_some_and(|state| state.present && state.object == 0)
    }

    /// QC-07: objects on the board, numbered like Enemies.
    pub fn object_ids(&self) -> impl Iterator<Item = Enemy> + '_ {
        let is_object = |enemy: &Enemy| self.enemy(*enemy).present && self.enemy(*enemy).object > 0;
        (0..self.enemies.len() as u8).map(Enemy).filter(is_object)
    }

    /// QC-07: what Heroes may attack: Enemies and objects.
    pub fn target_ids(&self) -> impl Iterator<Item = Enemy> + '_ {
        (0..self.enemies.len() as u8).map(Enemy).filter(|enemy| self.enemy(*enemy).present)
    }

    /// Where an Actor stands.
    #[must_use]
    pub fn zone_of(&self, actor: Actor) -> SpaceId {
        match actor {
            Actor::Hero(hero) => self.hero(hero).zone,
            Actor::Enemy(enemy) => self.enemy(enemy).zone,
        }
    }

    /// The Hero whom special rules of a quest mean at a moment that is nobody's own: the active one; outside an Activation
    /// the First Player or, while he is dead, the next living Hero in turn. The First Player again where nobody lives.
    #[must_use]
    pub fn hero_of_the_moment(&self) -> Hero {
        if self.active.is_some() {
            return self.active;
        }
        let count = self.heroes.len().max(1) as u8;
        (0..count)
            .map(|turn| Hero((self.first_player.0 + turn) % count))
            .find(|hero| self.heroes.get(hero.index()).is_some_and(|state| !state.dead && !state.escaped))
            .unwrap_or(self.first_player)
    }

    /// MOVE-04, MOVE-05: an Enemy that holds Heroes in this Zone.
    #[must_use]
    pub fn holding_enemy(&self, zone: SpaceId) -> Option<Enemy> {
        self.enemy_ids().find(|enemy| self.enemy(*enemy).zone == zone && !self.enemy(*enemy).stunned)
    }

    /// Any Enemy in this Zone, stunned or not (ACT-PICKUP-02).
    #[must_use]
    pub fn enemy_in(&self, zone: SpaceId) -> Option<Enemy> {
        self.enemy_ids().find(|enemy| self.enemy(*enemy).zone == zone)
    }

    /// MOVE-04, MOVE-05: a Hero that holds Enemies in this Zone.
    #[must_use]
    pub fn holding_hero(&self, zone: SpaceId) -> Option<Hero> {
        self.living_heroes().find(|hero| self.hero(*hero).zone == zone && !self.hero(*hero).stunned)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frames;

    #[test]
    fn a_snapshot_fits_into_sixteen_kibibytes() {
        let size = size_of::<State>();
        assert!(size <= 16 * 1024, "{size} bytes; a frame takes {}", size_of::<Frame>());
        assert!(size_of::<frames::Combat>() <= 400);
    }
}
