//! What stands in a rules case. `tests/rules/boss-monster/README.md` explains every word to those who write cases.

use boss_monster_rules::{Back, Options, Phase, Stops, Treasure, Until};
use serde::Deserialize;

/// A rules case: where everything lies, what is answered, what must be true then.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the README of the cases explains each field")]
pub struct Case {
    pub name: String,
    pub rules: Vec<String>,
    pub seats: Vec<SeatLine>,
    pub options: Options,
    pub without: Vec<String>,
    pub stops: Vec<Stops>,
    pub round: Option<u16>,
    pub town: Vec<String>,
    pub discard: Vec<String>,
    pub gone: Vec<String>,
    pub only: Vec<(Pile, Vec<String>)>,
    pub first: Option<String>,
    pub begin: Begin,
    pub go: Vec<Step>,
    pub expect: Vec<Fact>,
}

/// A draw pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Pile {
    /// The Room deck.
    Rooms,
    /// The Spell deck.
    Spells,
    /// The hero deck.
    Heroes,
}

/// What a seat has. It is called by its Boss.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the README of the cases explains each field")]
pub struct SeatLine {
    pub boss: String,
    pub coins: Option<u16>,
    pub leveled: bool,
    pub hand: Vec<String>,
    /// From the entrance to the Boss: "top/beneath + miniboss Level $coins !" (the last: deactivated).
    pub row: Vec<String>,
    pub entrance: Vec<String>,
    pub lured: u8,
    pub souls: Vec<String>,
    pub wounds: Vec<String>,
}

/// Where a case begins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[allow(missing_docs, reason = "the README of the cases explains each")]
pub enum Begin {
    Setup,
    Round,
    #[default]
    Build,
    Reveal,
    Bait,
    Adventure,
    End,
    Judge,
}

/// One step of a case.
#[derive(Clone, Debug, Deserialize)]
#[allow(missing_docs, reason = "the README of the cases explains each")]
pub enum Step {
    /// A seat answers; whoever is asked before passes.
    Do(String, Act),
    /// Chance brings this card; whoever is asked before passes.
    Draw(String),
    /// All pass until this is so.
    Until(Fact),
    /// A seat would be refused, by this rule.
    Refuse(String, Act, String),
    Offers(String, Act),
    OffersNot(String, Act),
    Check(Vec<Fact>),
}

/// An answer.
#[derive(Clone, Debug, Deserialize)]
#[allow(missing_docs, reason = "the README of the cases explains each")]
pub enum Act {
    Lay(String, String),
    Lift,
    Promote(String),
    PromoteFor(String, String),
    Feed(String),
    Sell(String),
    Use(UseLine),
    Pass,
    PassUntil(Until),
    Take(String),
    Number(u8),
    Yes,
    No,
    First(String),
    Pays(bool),
    Discard(String, String),
    Keep(String),
    Mulligan(bool),
}

/// The use of an ability.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the README of the cases explains each field")]
pub struct UseLine {
    pub card: String,
    /// From 1; otherwise the first that can be used.
    pub ability: Option<u8>,
    /// From 1.
    pub way: Option<u8>,
    pub at: Aim,
    pub coins: u8,
    pub pay: Vec<String>,
}

/// What is named.
#[derive(Clone, Debug, Default, Deserialize)]
#[allow(missing_docs, reason = "the names are those of the targets")]
pub enum Aim {
    #[default]
    None,
    Player(String),
    Dungeon(String),
    Icon(String, Treasure),
    Room(String),
    Rooms(String, String),
    Hero(String),
    Miniboss(String),
    Card(String),
}

/// Something that must be true.
#[derive(Clone, Debug, Deserialize)]
#[allow(missing_docs, reason = "the README of the cases explains each")]
pub enum Fact {
    Not(Box<Fact>),
    /// As this seat sees it.
    Seen(String, Box<Fact>),
    // ---- seats ----
    Coins(String, u16),
    InHand(String, u8, u8),
    Holds(String, String),
    Boss(String),
    Leveled(String),
    Souls(String, u8),
    Wounds(String, u8),
    Out(String),
    Order(Vec<String>),
    MayRedraw(String),
    // ---- dungeons ----
    Row(String, Vec<String>),
    FaceDown(String, bool),
    Beneath(String, String),
    Miniboss(String, String, u8),
    NoMiniboss(String),
    CoinsOn(String, u16),
    Damage(String, u16),
    Icons(String, String),
    Lures(String, String),
    Active(String),
    // ---- heroes ----
    Town(Vec<String>),
    Entrance(String, Vec<String>),
    Inside(String, String),
    Health(String, u16),
    Hurt(String, u16),
    LuredBy(String, String),
    Soul(String, String),
    Wound(String, String),
    // ---- piles ----
    Discarded(String),
    Gone(String),
    InDeck(String),
    Left(Pile, usize),
    Pile(usize),
    // ---- the game ----
    Round(u16),
    Phase(Phase),
    Active_(String),
    Asked(String, String),
    AskedAll(String),
    Chance(String),
    Winner(String),
    Places(Vec<(String, u8)>),
    Running,
    Sound,
    /// The number of cards of a back in all.
    Cards(Back, usize),
    // ---- what happened ----
    Event(String),
    Events(String, usize),
    InOrder(Vec<String>),
    Rule(String),
    /// A seat was told this.
    Told(String, String),
    // ---- what is printed ----
    Printed(String, String),
    Count(String, usize),
}
