//! The kinds of resolution that can be in progress. Each belongs to the chapter that steps it.

pub use super::combat_frame::{Combat, CombatStep, CombatUse, FallenDie, Figures};
use super::ids::{AbilityUse, Actor, CardId, Enemy, EnemyCardId, Hero, SourceId};
use super::language::{Spawned, Style};
pub use super::quest_frames::{QuestRuleFrame, Reveal, Script};
use super::state::MAX_OPTIONS;
use crate::kernel::board::{EdgeId, SpaceId};
use crate::kernel::game::RuleId;
use crate::kernel::list::List;
use serde::{Deserialize, Serialize};

/// A resolution in progress. The state is flat on purpose: a frame is copied, never boxed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Frame {
    #[default]
    Nothing,
    /// A whole round (`round.rs`).
    Round(Round),
    /// HPHASE-01: a Hero's Activation (`hero_phase.rs`).
    Activation(Activation),
    /// One free or commanded Action of a Hero outside his menu (`hero_phase.rs`).
    FreeAction(FreeAction),
    /// ACT-MOVE-01: a Move Action (`movement.rs`).
    MoveAction(MoveAction),
    /// SKILL-11, SKILL-16, SKILL-19: movement by a Skill (`movement.rs`).
    SkillMove(SkillMove),
    /// ACT-DOOR-04: what follows the opening of a door (`doors.rs`).
    Door(Door),
    /// Treasure or Artifact cards are being drawn by a Hero (`treasure.rs`).
    Gain(Gain),
    /// ACT-TRADE-01: cards are rearranged (`reorganize.rs`).
    Arrange(Arrange),
    /// ACT-TRANS-01 (`transmute.rs`).
    Transmute(Transmute),
    /// An attack from its dice to its last wound (`combat/`).
    Combat(Combat),
    /// An ability outside combat is being carried out (`effects.rs`).
    Effects(Effects),
    /// EPHASE-01: an Enemy's Activation (`enemy_phase/`).
    EnemyActivation(EnemyActivation),
    /// Several Enemies are activated, in an order that players choose (`enemy_phase/`).
    ActivateAll(ActivateAll),
    /// An Enemy appears (`spawn.rs`).
    Spawn(Spawn),
    /// ENEMY-25: the Agents call reinforcement (`spawn.rs`).
    Reinforcement(Reinforcement),
    /// XP-04: a Hero may buy Skills (`experience.rs`).
    Experience(Experience),
    /// EVENT-01: an Event card (`event_phase.rs`).
    Event(EventFrame),
    /// TOKEN-03: face-down tokens are turned over before they are taken (`treasure.rs`).
    Reveal(Reveal),
    /// A special rule of the quest is being carried out (`quest_rules/`).
    QuestRule(QuestRuleFrame),
    /// A figure of the quest acts in its own way (`quest_rules/script.rs`).
    Script(Script),
    /// ED-01: a Hero chooses what to pay a Signature with (`story/price.rs`).
    SignaturePrice(SignaturePrice),
}

/// Steps of a round, in printed order (ROUND-01, ROUND-02).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names are the phases")]
pub enum RoundStep {
    #[default]
    Resurrection,
    StartOfRound,
    Heroes,
    HeroTurns,
    Enemies,
    EnemyTurns,
    Reinforcement,
    EndOfEnemies,
    Experience,
    Event,
    DrawEvent,
    End,
    PassToken,
}

/// ROUND-01: its phases in their order (`round.rs`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Round {
    /// Where it is.
    pub step: RoundStep,
    /// Heroes that have had their turn in this step.
    pub turn: u8,
}

/// The Activation of a Hero, in the order in which it goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ActivationStep {
    /// SKILL-14.
    #[default]
    Start,
    /// The Hero chooses what to do next, until nothing is left.
    Menu,
    /// COUNTER-01.
    Counter,
    /// Marks are taken off.
    End,
    /// LEVEL-03: an Action has just ended.
    AfterAction,
}

/// Actions left that are limited to a kind (SKILL-09), and where they come from (SKILL-07).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExtraAction {
    /// The kind.
    pub style: Style,
    /// A Move Action instead of a Combat Action?
    pub is_move: bool,
    /// How many.
    pub count: u8,
    /// What grants them.
    pub source: SourceId,
}

/// HPHASE-01: a Hero's Activation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Activation {
    /// Whose.
    pub hero: Hero,
    /// Where it is.
    pub step: ActivationStep,
    /// HPHASE-03: Actions of any kind left.
    pub actions: u8,
    /// Actions of a kind left.
    pub extra: List<ExtraAction, 6>,
    /// ACT-COMBAT-06: Enemies attacked, a bit each.
    pub attacked: u32,
    /// CARD-T5: an extra Activation has been won.
    pub again: bool,
    /// CARD-T5: this is the extra Activation, not the Hero's normal one.
    pub extra_turn: bool,
}

/// A free Action (SKILL-11, SKILL-12, SKILL-16).
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct FreeAction {
    /// Whose.
    pub hero: Hero,
    /// Limited to this combat type; `None`: any Action.
    pub only: Option<Style>,
    /// What grants it.
    pub source: SourceId,
    /// COUNTER-11: commanded by another Hero, so no Counter-Attack follows.
    pub commanded: bool,
    /// It has been taken.
    pub taken: bool,
}

/// ACT-MOVE-01: a Move Action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MoveAction {
    /// Whose.
    pub hero: Hero,
    /// Movement Points left.
    pub points: u8,
}

/// Movement by a Skill.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SkillMove {
    /// Whose.
    pub hero: Hero,
    /// Zones that must still be moved.
    pub least: u8,
    /// Zones that may still be moved.
    pub most: u8,
    /// SKILL-15.
    pub slippery: bool,
    /// SKILL-11.
    pub to_enemy: bool,
}

impl SkillMove {
    /// The rule of the next step: Charge ends with an Enemy, Safe Shot has to move, Teleport may.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        match (self.to_enemy, self.least) {
            (true, _) => "SKILL-11",
            (false, 1..) => "SKILL-16",
            (false, 0) => "SKILL-19",
        }
    }
}

/// Steps of opening a door.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum DoorStep {
    /// LEVEL-03 (b).
    #[default]
    Level,
    /// ACT-DOOR-05: is a Chamber opened by it?
    Draw,
    /// ACT-DOOR-04: the Door card.
    Card,
    /// ACT-DOOR-08: which Room is the next block's.
    Room,
    /// ACT-DOOR-09: the block.
    Block,
    /// The Treasure tokens of the block.
    Tokens,
    /// Done.
    End,
}

/// What follows the opening of a door.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Door {
    /// Who opened it.
    pub hero: Hero,
    /// The door.
    pub edge: EdgeId,
    /// Where it is.
    pub step: DoorStep,
    /// The Door card.
    pub card: u16,
    /// The block, from 0.
    pub block: u8,
    /// A rule of the quest opened it: there is no Door card.
    pub by_rule: bool,
    /// Rooms of the blocks so far.
    pub rooms: List<SpaceId, 3>,
}

/// What a Hero draws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum GainFrom {
    /// ACT-PICKUP-03: for Treasure tokens (Luck works).
    #[default]
    Token,
    /// ACT-TRANS-02.
    Transmute,
    /// A card or rule.
    Effect,
    /// ENEMY-41: the Equipment of a killed Guardian; nothing is drawn.
    Loot,
    /// ARTIFACT-02: from the Artifact deck.
    Artifact,
}

/// Steps of gaining cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum GainStep {
    /// Cards come from their deck one by one, each a question to chance.
    #[default]
    Draw,
    /// ACT-PICKUP-06: give to one other Hero.
    Give,
    /// Which of the cards are given.
    GiveCards,
    /// Reorganize for free.
    Arrange,
    /// Done.
    End,
}

/// Cards are being gained by a Hero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Gain {
    /// To whom they go.
    pub hero: Hero,
    /// By which rule they come.
    pub from: GainFrom,
    /// Where it is.
    pub step: GainStep,
    /// Levels still to be drawn.
    pub levels: List<u8, 24>,
    /// Cards got so far.
    pub got: List<CardId, 24>,
    /// The other Hero who gets some of them.
    pub to: Hero,
}

/// ACT-TRADE-01: cards are rearranged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Arrange {
    /// Who answers.
    pub hero: Hero,
    /// Heroes involved, a bit each.
    pub heroes: u8,
    /// ACT-TRADE-02: cards may change hands.
    pub trade: bool,
    /// Part of a Reorganize/Trade Action, so Transmute is allowed (ACT-TRANS-05).
    pub action: bool,
    /// ARTIFACT-05: the cards are arranged, carried tokens may change hands.
    pub tokens: bool,
    /// Tokens that have changed hands: each can once, so that a Trade ends.
    pub handed: u8,
}

/// ACT-TRANS-01.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Transmute {
    /// Who gives cards away for a better one.
    pub hero: Hero,
    /// The cards are discarded; the new one is drawn or was drawn.
    pub paid: bool,
    /// The drawing has been pushed.
    pub drawn: bool,
}

/// An ability outside combat is being carried out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Effects {
    /// Which, whose.
    pub ability: AbilityUse,
    /// Position of the effect.
    pub at: u8,
    /// Inside [`super::language::Effect::Choose`]: the chosen list + 1, and the position in it.
    pub chosen: u8,
    /// Position in the chosen list.
    pub inner: u8,
    /// The chosen target of the current effect.
    pub target: Option<Actor>,
    /// STUN-06: who of a Mob was chosen.
    #[serde(default)]
    pub figures: Figures,
    /// HERO-15, HERO-16: the Wounds that the die of this effect brings, once it has fallen.
    #[serde(default)]
    pub rolled: Option<u8>,
    /// Attacker of the combat this belongs to, if any.
    pub attacker: Option<Actor>,
    /// Defender of the combat this belongs to, if any.
    pub defender: Option<Actor>,
    /// The event card whose effects these are + 1, instead of an ability.
    pub event: u16,
    /// Only the effect at this position, as part of a combat.
    pub single: bool,
    /// The single effect is done.
    pub finished: bool,
    /// COND-03: the tribute has been paid.
    pub tribute_paid: bool,
}

/// Steps of an Enemy's Activation (EPHASE-01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum EnemyStep {
    /// EPHASE-05, COUNTER-05: does it act at all?
    #[default]
    Start,
    /// Step 1.
    FirstAttack,
    /// Step 2.
    FirstMove,
    /// Step 3.
    SecondAttack,
    /// Step 4.
    SecondMove,
    /// Done.
    End,
}

/// EPHASE-01: an Enemy's Activation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct EnemyActivation {
    /// Whose.
    pub enemy: Enemy,
    /// COUNTER-02: the only possible target.
    pub only: Option<Hero>,
    /// Where it is.
    pub step: EnemyStep,
    /// The chosen target or goal of the step.
    pub hero: Option<Hero>,
    /// EPHASE-03: it has made its attack.
    pub attacked: bool,
    /// It has moved or got up, or it is known why it did not.
    pub acted: bool,
    /// It attacks if it can and does not move.
    pub rooted: bool,
    /// OQ-10: marks of used abilities that were there before; younger ones end with this Activation.
    pub older_marks: u8,
}

/// Several Enemies are activated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ActivateAll {
    /// Still to come, a bit each.
    pub pending: u32,
    /// COUNTER-02: the only possible target.
    pub only: Option<Hero>,
}

/// Steps of an Enemy's appearance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum SpawnStep {
    /// Where, if players choose.
    #[default]
    Place,
    /// Which card.
    Draw,
    /// MINI-01: are there miniatures?
    Miniatures,
    /// ENEMY-33.
    Treasure,
    /// Done.
    End,
}

/// An Enemy appears.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub struct Spawn {
    /// A Guard, what is drawn from a deck, or one certain card.
    pub what: SpawnWhat,
    /// Where; meaningful after the place is chosen.
    pub zone: SpaceId,
    /// Where it is.
    pub step: SpawnStep,
    /// Where it may appear, while players choose.
    pub zones: List<SpaceId, MAX_OPTIONS>,
    pub card: EnemyCardId,
    /// The Enemy, once it stands.
    pub enemy: Enemy,
    /// ENEMY-32.
    pub uncounted: bool,
    /// ENEMY-25: the Agent that calls it.
    pub caller: Option<Enemy>,
    /// A figure of the quest: its place in the quest, counted from 1; 0 = none.
    pub foe: u8,
}

/// What appears.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum SpawnWhat {
    /// LEVEL-08: a Guard of the Current Level.
    #[default]
    Guard,
    /// ENEMY-27: a Guard of this Level.
    GuardOfLevel(u8),
    /// ENEMY-31.
    Roaming,
    /// From the Lesser deck.
    Lesser,
    /// From the Greater deck.
    Greater,
    /// This very card.
    Card(EnemyCardId),
}

impl From<Spawned> for SpawnWhat {
    fn from(spawned: Spawned) -> Self {
        match spawned {
            Spawned::Guard => SpawnWhat::Guard,
            Spawned::GuardOfLevel(level) => SpawnWhat::GuardOfLevel(level),
            Spawned::Roaming => SpawnWhat::Roaming,
            Spawned::Lesser => SpawnWhat::Lesser,
            Spawned::Greater => SpawnWhat::Greater,
        }
    }
}

/// ENEMY-25: the Agents call reinforcement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Reinforcement {
    /// Agents still to call, a bit each (OQ-07: those present when the step began).
    pub pending: u32,
}

/// XP-04: a Hero may buy Skills.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Experience {
    /// Whose Skills are bought.
    pub hero: Hero,
    /// He buys nothing more.
    pub done: bool,
}

/// ED-01, STORY-04: Micro-XP or XP?
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SignaturePrice {
    /// Who pays.
    pub hero: Hero,
    /// How much.
    pub amount: u8,
    /// It has been paid.
    pub paid: bool,
}

/// EVENT-01: an Event card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct EventFrame {
    /// The card + 1, once drawn.
    pub card: u16,
    /// Its effects have been pushed.
    pub resolved: bool,
}
