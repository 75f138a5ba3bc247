//! What stands in a rules case. `tests/rules/README.md` explains every word to those who write cases.

use crate::games::massive_darkness::rules::ask::{DeckName, Purpose};
use crate::games::massive_darkness::rules::cards::{ClassSheet, DoorCard, EnemyCard, Equipment, EventCard, SlotSymbol};
use crate::games::massive_darkness::rules::dungeon::{Edition, Mode};
use crate::games::massive_darkness::rules::language::quest::{Foe, Goal, Object, QuestAct, QuestRule, Switch};
use crate::games::massive_darkness::rules::language::{Ability, Side, Spawned, Style};
use crate::games::massive_darkness::rules::readings::Reading;
use crate::games::massive_darkness::rules::state::{Patrol, Phase, Slot, TokenKind};
use crate::games::massive_darkness::rules::story::{QuestEnd, Stage};
use crate::games::massive_darkness::rules::symbol::Symbol;
use crate::kernel::game::Outcome;
use crate::kernel::reading::{Unreadable, read_as};
use ron::extensions::Extensions;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A rules case: where everything stands, what is answered, what must be true then.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the README of the cases explains each field")]
pub struct Case {
    pub name: String,
    pub rules: Vec<String>,
    pub map: String,
    pub quest: Option<String>,
    pub market: Option<Vec<String>>,
    pub after: Option<QuestEnd>,
    pub names: BTreeMap<String, String>,
    pub start: String,
    pub exit: Option<String>,
    pub tiles: Vec<Vec<String>>,
    pub level_tokens: Vec<(String, u8)>,
    pub stairs: Vec<(String, String)>,
    pub edition: Edition,
    pub otherwise: Vec<Reading>,
    pub mode: Mode,
    pub level: Option<u8>,
    pub round: Option<u16>,
    pub phase: Option<Phase>,
    pub lifebringer: Option<u8>,
    pub first_player: Option<String>,
    pub starting_heroes: Option<u8>,
    pub heroes: Vec<HeroLine>,
    pub enemies: Vec<EnemyLine>,
    pub tokens: Vec<(TokenKind, String)>,
    pub fixed: Vec<(TokenKind, String)>,
    pub face_down: Vec<Bag>,
    pub goals: Vec<Goal>,
    pub quest_rules: Vec<QuestRule>,
    pub rules_of: Option<String>,
    pub foes: Vec<Foe>,
    pub objects: Vec<Object<String>>,
    pub borders: Vec<(String, String, String)>,
    pub barred: Vec<(String, String, String)>,
    pub doors: Vec<(String, String, String)>,
    pub locked: Vec<(String, String, String)>,
    pub counters: Vec<String>,
    pub roles: Vec<String>,
    pub acts: Vec<QuestAct>,
    pub placeable: Vec<TokenKind>,
    pub switches: Vec<Switch>,
    pub sought: Option<String>,
    pub tile_wounds: Vec<(String, u8)>,
    pub set_up: Vec<QuestLine>,
    pub decks: Vec<DeckLine>,
    pub with: BTreeMap<String, Vec<Ability>>,
    pub equipment_cards: Vec<Equipment>,
    pub enemy_cards: Vec<EnemyCard>,
    pub door_cards: Vec<DoorCard>,
    pub event_cards: Vec<EventCard>,
    pub class_sheets: Vec<ClassSheet>,
    pub begin: Begin,
    pub go: Vec<Step>,
    pub ends: Option<Asks>,
    pub expect: Vec<Fact>,
}

/// A bag of face-down tokens: a Zone for each, and what they are.
pub type Bag = (Vec<String>, Vec<(TokenKind, u8)>);

/// A Hero of a case.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the README of the cases explains each field")]
pub struct HeroLine {
    pub hero: String,
    pub class: Option<String>,
    pub at: Option<String>,
    pub health: Option<u8>,
    pub xp: u8,
    pub micro_xp: u8,
    pub skills: Vec<(String, u8)>,
    pub equip: Vec<String>,
    pub pack: Vec<String>,
    pub stunned: bool,
    pub dead: bool,
    pub escaped: bool,
    pub carried: Vec<(TokenKind, u8)>,
}

/// What a quest has come to before the case begins.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the README of the cases explains each")]
pub enum QuestLine {
    Counter(String, i16),
    Role(String, String),
    Met(u8),
    Struck(String, u8),
    Gone(String),
    Fallen(String),
}

/// An Enemy of a case.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the README of the cases explains each field")]
pub struct EnemyLine {
    pub card: String,
    pub at: String,
    #[serde(default)]
    pub id: Option<String>,
    #[serde(default)]
    pub minions: Option<u8>,
    #[serde(default)]
    pub minion_wounds: Vec<u8>,
    #[serde(default)]
    pub wounds: u8,
    #[serde(default = "yes")]
    pub leader: bool,
    #[serde(default)]
    pub treasure: Option<String>,
    #[serde(default)]
    pub stunned: bool,
    #[serde(default)]
    pub patrol: Patrol,
    #[serde(default)]
    pub uncounted: bool,
    #[serde(default)]
    pub foe: Option<String>,
    #[serde(default)]
    pub second: Option<String>,
}

fn yes() -> bool {
    true
}

/// A change to a deck before the case begins.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum DeckLine {
    /// The draw pile holds just these cards; the others are out of the game.
    Only(DeckName, Vec<String>),
    /// Nothing is in the draw pile and on the discards.
    Empty(DeckName),
    /// These cards lie on the discard pile.
    Discarded(DeckName, Vec<String>),
    /// These cards are known to lie on top; the first is drawn first.
    Top(DeckName, Vec<String>),
}

/// Where a case begins.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the README of the cases explains each")]
pub enum Begin {
    #[default]
    HeroPhase,
    Activation(String),
    EnemyPhase,
    Enemy(String),
    Counter(String, Vec<String>),
    Reinforcement,
    Experience,
    Event,
    EndOfRound,
    RoundStart,
    Combat(String, String, Style),
    Spawn(Spawned, String),
    Setup,
}

/// One step of a case: an answer to the pending question, or a look at it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the README of the cases explains each")]
pub enum Step {
    // ---- a Hero's menu ----
    Move,
    Step(String),
    Open(String),
    PickUp,
    Escape,
    EndMove,
    Lay(TokenKind),
    Act(String),
    Strike(Style, String),
    Attack(Style, String),
    SwordAndSpell(String),
    Reorganize,
    Transmute,
    GetUp,
    Use(String),
    Signature,
    Nothing,
    // ---- cards ----
    Keep,
    Equip(String, Slot),
    Give(String, String),
    Arrange(Vec<(String, String, Slot)>),
    // ---- in town ----
    Sell(String, String),
    Trade(String, Vec<String>, Vec<String>),
    Replace(String, String, String),
    Repeat,
    GoOn,
    // ---- choices ----
    Choose(String),
    Pick(Vec<String>),
    Discard(Vec<String>),
    Buy(String, u8),
    Enough,
    Yes,
    No,
    // ---- chance ----
    Roll(Vec<String>),
    Draw(String),
    // ---- looking ----
    Refuse(Box<Step>, String),
    Asks(Asks),
    Offers(Vec<Step>),
    OffersNot(Vec<Step>),
    OffersOnly(Vec<Step>),
    Check(Vec<Fact>),
    PassUntil(Fact),
}

/// What the pending question must look like; what is left out does not matter.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the README of the cases explains each field")]
pub struct Asks {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub purpose: Option<Purpose>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dice: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<DeckName>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub least: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<u8>,
}

/// The fields of a card that can hold dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names are those of the fields")]
pub enum Field {
    Melee,
    Ranged,
    Magic,
    Defense,
}

/// Something that must be true.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the README of the cases explains each")]
pub enum Fact {
    Not(Box<Fact>),
    // ---- figures ----
    At(String, String),
    Stunned(String),
    Present(String),
    Gone(String),
    // ---- Heroes ----
    Health(String, u8),
    MaxHealth(String, u8),
    Xp(String, u8),
    MicroXp(String, u8),
    Dead(String),
    Alive(String),
    Escaped(String),
    Holds(String, String),
    Cards(String, u8),
    Equipped(String, String),
    InSlot(String, String, Slot),
    OnSale(String),
    Stage(Stage),
    /// 1 is the quest that is over, 2 the one after it.
    NextQuest(u8),
    Bought(String, String, u8),
    SkillActive(String, String, u8),
    AbilityActive(String, String),
    MovesOf(String, u8),
    // ---- Enemies ----
    Wounds(String, u8),
    Minions(String, u8),
    MinionWounds(String, Vec<u8>),
    Leader(String, bool),
    EnemyCard(String, String),
    Treasure(String, String),
    NoTreasure(String),
    Enemies(u8),
    EnemiesAt(String, u8),
    // ---- dice and cards ----
    FullHealth(String, u8),
    AttackDice(String, Style, String),
    DefenseDice(String, String),
    CanAttack(String, Style, String, bool),
    CardHas(String, Field, bool),
    CardDice(String, Field, String),
    CardSlot(String, SlotSymbol),
    Symbols(Side, Symbol, u8),
    Unspent(Side, Symbol, u8),
    // ---- the game ----
    Level(u8),
    LevelTokenActive(u8, bool),
    Round(u16),
    Phase(Phase),
    FirstPlayer(String),
    Lifebringer(u8),
    Actions(u8),
    MovementPoints(u8),
    Outcome(Outcome),
    Reported(QuestEnd),
    Running,
    // ---- the board ----
    Tokens(TokenKind, String, u8),
    FaceDown(String, u8),
    // ---- the quest ----
    Counter(String, i16),
    Role(String, String),
    Carries(String, TokenKind, u8),
    ObjectWounds(String, u8),
    Destroyed(String, bool),
    Removed(String, bool),
    Locked(String, bool),
    Barred(String, bool),
    TileWounds(String, u8),
    GoalsMet(u8),
    Foe(String, bool),
    Active(String, bool),
    Turned(TokenKind, String, bool),
    Slippery(String, bool),
    DoorOpen(String, String, bool),
    Sees(String, String, bool),
    Range(String, String, u8),
    Distance(String, String, u8),
    Adjacent(String, String, bool),
    Room(String),
    Corridor(String),
    Light(String),
    Shadow(String),
    SameChamber(String, String, bool),
    TileLevel(String, u8),
    // ---- decks ----
    DeckSize(DeckName, u16),
    DiscardSize(DeckName, u16),
    InDeck(DeckName, String),
    Discarded(DeckName, String),
    // ---- what happened ----
    Event(String),
    Events(String, u16),
    InOrder(Vec<String>),
    Rule(String),
    Asked(Asks),
}

/// Reads the cases of one file.
///
/// # Errors
/// Line, column and what is wrong there.
pub fn read(text: &str) -> Result<Vec<Case>, Unreadable> {
    let options = ron::Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME)
        .with_default_extension(Extensions::UNWRAP_VARIANT_NEWTYPES);
    read_as(&options, text)
}

impl Step {
    /// The step as somebody would write it.
    #[must_use]
    pub fn written(&self) -> String {
        written(self)
    }
}

/// A value of this format as somebody would write it.
pub(super) fn written<T: Serialize>(value: &T) -> String {
    let options = ron::Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME)
        .with_default_extension(Extensions::UNWRAP_VARIANT_NEWTYPES);
    options.to_string(value).unwrap_or_else(|error| error.to_string())
}
