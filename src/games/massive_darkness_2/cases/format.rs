//! What stands in a rules case. `tests/rules/massive-darkness-2/README.md` explains every word to those who write cases.

use crate::kernel::game::Outcome;
use massive_darkness_2_rules::quest::{Goal, Rule, Task};
use massive_darkness_2_rules::{AttackType, Element, Phase, Portal, Rarity, Slot, Symbol, Thing};
use serde::Deserialize;

/// A rules case: where everything stands, what is answered, what must be true then.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the README of the cases explains each field")]
pub struct Case {
    pub name: String,
    pub rules: Vec<String>,
    pub map: String,
    pub quest: Option<String>,
    pub start: Option<String>,
    pub marks: Vec<(String, String)>,
    pub tasks: Vec<Task<String>>,
    pub quest_rules: Vec<Rule<String>>,
    pub goals: Vec<Goal<String>>,
    /// Special doors: name, where; then: do Enemies pass?
    pub gates: Vec<(String, String, String, bool)>,
    pub heroes: Vec<HeroLine>,
    pub mobs: Vec<MobLine>,
    pub roaming: Vec<RoamerLine>,
    pub allies: Vec<AllyLine>,
    pub boss: Option<BossLine>,
    /// Roaming Monsters to which the Quest is bound, with the tokens that lie on them.
    pub bound: Vec<(String, u8)>,
    pub bound_killed: u8,
    pub counters: Vec<(String, u8)>,
    pub did: Vec<(String, u8)>,
    /// For so many rounds in a row the card of the Quest has been borne.
    pub borne: u8,
    /// The seat of the Hero who takes the card of the Quest.
    pub bearer: u8,
    /// Spots where Objective tokens of the Quest do not lie any more.
    pub gone: Vec<(String, String)>,
    pub things: Vec<(Thing, String)>,
    pub portals: Vec<(Portal, String)>,
    pub mob_zones: Vec<String>,
    pub revealed: Vec<String>,
    pub open: Vec<(String, String)>,
    pub bag: Option<(u8, u8, u8)>,
    pub supply: Option<(u8, u8, u8)>,
    pub states: Option<u8>,
    pub lifebringer: Option<(u8, u8)>,
    pub darkness: Option<u8>,
    pub round: Option<u16>,
    pub only: Vec<(Pile, Vec<String>)>,
    pub discarded: Vec<String>,
    pub hellbreaker: bool,
    pub ranged_mob_steps_away: bool,
    pub fire_before_frost_roaming: bool,
    pub attack_spell_needs_magic_attack: bool,
    pub summoner_draws_enemies: bool,
    pub travel_is_not_leaving: bool,
    pub begin: Begin,
    pub go: Vec<Step>,
    pub expect: Vec<Fact>,
}

/// A Hero. It is called by its card.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the README of the cases explains each field")]
pub struct HeroLine {
    pub hero: String,
    pub at: Option<String>,
    pub health: Option<u8>,
    pub mana: Option<u8>,
    pub xp: u8,
    pub level: Option<u8>,
    pub equip: Vec<String>,
    pub pack: Vec<String>,
    pub weapon: Option<String>,
    pub vial: Option<String>,
    /// Tokens of the Rogue that are ready.
    pub tools: Vec<String>,
    /// Skills with their places.
    pub skills: Vec<(String, u8)>,
    pub rage: u8,
    /// Stance or quadrant.
    pub start: u8,
    /// Objective tokens on the dashboard.
    pub carries: Vec<(String, u8)>,
    /// How high the markers of the Shaman are: fire, water, earth, air.
    pub elements: (u8, u8, u8, u8),
    /// Markers of the Shaman that are turned over.
    pub mastered: Vec<Element>,
    pub fire: u8,
    pub frost: u8,
    pub down: bool,
    pub acted: bool,
}

/// A Mob that stands on the board before the first step.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the README of the cases explains each field")]
pub struct MobLine {
    pub mob: String,
    /// From 1.
    pub tier: Option<u8>,
    pub at: String,
    pub minions: Option<u8>,
    pub hurt: u8,
    pub leader: u8,
    pub item: Option<String>,
    pub tokens: (u8, u8, u8),
    pub fire: u8,
    pub frost: u8,
}

/// A Roaming Monster.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the README of the cases explains each field")]
pub struct RoamerLine {
    pub kind: String,
    /// From 1.
    pub tier: Option<u8>,
    pub at: String,
    pub wounds: u8,
    pub tokens: (u8, u8, u8),
    pub fire: u8,
    pub frost: u8,
    pub away: bool,
}

/// One who fights beside the Heroes: `fire-spirit`, `frost-spirit`, `escort`.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the README of the cases explains each field")]
pub struct AllyLine {
    pub ally: String,
    pub at: String,
    pub wounds: u8,
}

/// A Boss fight that is going on.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the README of the cases explains each field")]
pub struct BossLine {
    pub at: String,
    pub wounds: u8,
    /// From 1.
    pub marker: u8,
    pub fire: u8,
    pub frost: u8,
}

/// A draw pile; tiers from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[allow(missing_docs, reason = "names of decks")]
pub enum Pile {
    Treasure(Rarity),
    MobItems(u8),
    Mobs(u8),
    Roaming(u8),
    Doors,
    Arrows,
}

/// Where a case begins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[allow(missing_docs, reason = "the README of the cases explains each")]
pub enum Begin {
    Setup,
    Round,
    #[default]
    Heroes,
    Turn(String),
    Enemies,
    Enemy(String),
    LevelUp,
    Darkness,
}

/// One step of a case.
#[derive(Clone, Debug, Deserialize)]
#[allow(missing_docs, reason = "the README of the cases explains each")]
pub enum Step {
    // ---- what is answered ----
    Hero(String),
    Enemy(String),
    Zone(String),
    Type(AttackType),
    Yes,
    No,
    Done,
    Move,
    Step(String),
    Open(String),
    Interact(Thing),
    Attack(AttackType, String),
    Rest(u8, u8),
    Trade,
    Use(UseLine),
    TakeOff(String),
    EndTurn,
    Stance(u8),
    Pointer,
    Task(String),
    Consecrate(u8, String),
    TakeBack(u8),
    Bless(String),
    Arrow(String),
    Tool(String),
    PointerOf(String),
    Learn(String, u8),
    Element(Element),
    Travel(String),
    Counter(String),
    LeadMove(String),
    LeadAttack(String, AttackType, String),
    Equip(String, Slot),
    Give(String, String),
    Card(String),
    Roll(String),
    Token(Rarity),
    Side(u8),
    Resolve(String, Symbol),
    Shadow(bool),
    Claws(Vec<String>),
    Die(String),
    // ---- what is looked at ----
    /// Nobody is asked about these dice: they fall as they must.
    Refuse(Box<Step>, String),
    Offers(Box<Step>),
    OffersNot(Box<Step>),
    Check(Vec<Fact>),
    /// Rolls show nothing and draws bring whatever until this is so; those who are asked do as little as possible.
    Until(Fact),
}

/// The use of an ability.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the README of the cases explains each field")]
pub struct UseLine {
    pub what: String,
    pub by: Option<String>,
    pub on: Option<String>,
    pub fires: u8,
}

/// Something that must be true.
#[derive(Clone, Debug, Deserialize)]
#[allow(missing_docs, reason = "the README of the cases explains each")]
pub enum Fact {
    Not(Box<Fact>),
    // ---- Heroes ----
    At(String, String),
    Health(String, u8),
    MaxHealth(String, u8),
    Mana(String, u8),
    MaxMana(String, u8),
    Xp(String, u8),
    Level(String, u8),
    Actions(String, u8),
    Up(String),
    Rage(String, u8),
    /// The stance, or the quadrant of the pointer.
    Place(String, u8),
    Knows(String, String),
    /// How high the markers of the Shaman are.
    Elements(String, (u8, u8, u8, u8)),
    Mastered(String, Element),
    Counter(String, u8),
    Bound(String),
    OnBound(u8),
    Bears(String),
    Fighting,
    Marker(u8),
    Immune(String),
    /// An ally is in the Dungeon.
    Stands(String),
    AllyWounds(String, u8),
    Holds(String, String),
    /// The Hero carries so many Objective tokens of a kind.
    Carries(String, String, u8),
    /// So many Objective tokens of a kind lie there.
    Mark(String, String, usize),
    Did(String, u8),
    Wears(String, String),
    Beside(String, (u8, u8, u8)),
    // ---- Heroes and Enemies ----
    Fire(String, u8),
    Frost(String, u8),
    // ---- Enemies ----
    Here(String),
    Tier(String, u8),
    Minions(String, u8),
    Hurt(String, u8),
    Leader(String, u8),
    Wounds(String, u8),
    HealthOf(String, u8),
    Item(String, String),
    OnCard(String, (u8, u8, u8)),
    // ---- tokens and cards ----
    Lies(Thing, String, usize),
    Bag(u8, u8, u8),
    Supply(u8, u8, u8),
    States(u8),
    Lifebringer(u8, u8),
    Discarded(String),
    DoorOpen(String, String),
    Revealed(String),
    // ---- the game ----
    Darkness(u8),
    DungeonLevel(u8),
    Range(String, String, Option<u8>),
    Round(u16),
    Phase(Phase),
    Asks(String),
    AsksHero(String, String),
    /// The dice that are to be rolled.
    Pool(String),
    Aim(u8),
    /// Tokens of the Rogue: how many of a kind are in the bag, ready, turned, discarded.
    Tools(String, (usize, usize, usize, usize)),
    Poisoned(String),
    Ended(Outcome),
    Running,
    // ---- what happened ----
    Event(String),
    Events(String, usize),
    InOrder(Vec<String>),
    Count(String, usize),
}
