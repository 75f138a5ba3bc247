//! QUESTS as data: what is laid out, what Heroes can do there, what that brings, what wins. The vocabulary is this game's own.
//!
//! ```ron
//! tasks: [
//!     (name: "scroll", at: "scroll", pay: Point, do: [Take, XpForAll(5)]),
//!     (name: "rift", at: "rift", pay: Action, needs: [Carries("scroll")], do: []),
//! ],
//! goals: [Did("scroll", 1), Did("rift", 1)],
//! // one Soul for each figure of a Mob that falls
//! counters: [("souls", 0)],
//! moments: [(when: MobFigure, do: [Count("souls", 1)])],
//! ```
//!
//! Names become numbers in [`crate::story`].

use crate::dungeon::Portal;
use crate::ids::Dice;
use crate::own_tiles::TileSide;
use crate::state::Thing;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// A place of the map: Zones from the left, from the top.
pub type Spot = (u8, u8);

/// The number of the Tile that has this side: each has two, A and B.
#[must_use]
pub fn tile_number(side: &str) -> &str {
    side.trim_end_matches(['A', 'B'])
}

/// A Tile as it lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedTile {
    /// Its number and letter, as printed, or the name of a Tile of the Quest's own.
    pub side: String,
    /// Its Zone in the north-west.
    pub at: Spot,
    /// Quarter turns clockwise.
    #[serde(default)]
    pub turn: u8,
    /// From how many Heroes on it is in play (M2-Q10-R3).
    #[serde(default)]
    pub heroes: u8,
}

/// How a special door opens (M2-QC-04).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Opening {
    /// A rule of the Quest opens it.
    #[default]
    ByRule,
    /// Heroes open it with a Movement Point, once its needs are met.
    ByHeroes,
    /// It opens by itself once the Tile on its first side has no Enemies and no Chamber that is not revealed.
    TileClear,
}

/// A door between two Zones, as the map of the Quest shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedDoor {
    /// On one side.
    pub from: Spot,
    /// On the other.
    pub to: Spot,
    /// It is open from the start.
    #[serde(default)]
    pub open: bool,
    /// M2-QC-04: a special door, by its name: Heroes cannot open it, a rule of the Quest does.
    #[serde(default)]
    pub gate: Option<String>,
    /// M2-MOVE-12: Enemies pass it while it is closed.
    #[serde(default)]
    pub enemies_pass: bool,
    /// How it opens, if it has a name.
    #[serde(default)]
    pub opens: Opening,
    /// What must be so before Heroes can open it.
    #[serde(default)]
    pub needs: Vec<Need<String>>,
    /// M2-REVEAL-08: no Door card is drawn for it.
    #[serde(default)]
    pub silent: bool,
}

/// What is paid for a task (M2-INTERACT-05, M2-SPECIAL-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pay {
    /// A Movement Point, as an interaction: not with Enemies in the Zone.
    Point,
    /// A Movement Point, whatever Enemies are there: leaving, travelling.
    PointAnyway,
    /// One of the actions of a turn.
    Action,
}

/// What must be so for a task. `N` is a name in the document, a number in the laid-out Quest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Need<N> {
    /// A task has been done so often by anybody.
    Did(N, u8),
    /// The Hero carries a token of this kind.
    Carries(N),
    /// Nobody carries such a token.
    NobodyCarries(N),
    /// All Heroes that carry such a token are in this Zone.
    CarriersHere(N),
    /// A counter has reached so much for each Hero.
    PerHero(N, u8),
    /// Such a token lies on a Tile.
    Lies(N),
    /// None lies on a Tile.
    NoneLies(N),
    /// The Hero has the Quest card equipped.
    Bears,
    /// The Hero stands where the Enemy stands to which the Quest is bound.
    WithBound,
    /// The Boss fight is going on.
    Fighting,
}

/// What a task or a rule brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Bring<N> {
    /// The token lies on the dashboard of the Hero from then on.
    Take,
    /// The token is removed.
    Remove,
    /// XP for the Hero.
    Xp(u8),
    /// XP for every Hero (M2-QC-06).
    XpForAll(u8),
    /// The Hero leaves the Dungeon (M2-QC-05).
    Leave,
    /// A special door opens.
    OpenGate(N),
    /// A counter rises.
    Count(N, u8),
    /// A counter falls by one; if nothing is left of it, the Quest is lost.
    Drain(N),
    /// The token is turned: it becomes one of another kind.
    Become(N),
    /// A Roaming Monster to which the Quest is bound comes to the token (M2-BOSS-14): of this tier, else of that of the Dungeon.
    Spawn(Option<u8>),
    /// The same of tier 5, with a Mob Item that fits it (M2-Q10-R7).
    SpawnArmed,
    /// A token that the Hero carries is put on the Enemy to which the Quest is bound.
    PutOnBound(N),
    /// Tokens on that Enemy are removed.
    ClearBound,
    /// An Enemy die is rolled: Scratch is a Wound, Claw a token of this kind on the dashboard.
    Risk(N),
    /// The Quest cannot be won any more: the players are asked whether it is over.
    OfferEnd,
    /// The Quest is lost (M2-WIN-03).
    Lose,
}

/// When something happens that no Hero does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Happens {
    /// When all is laid out.
    Setup,
    /// At the start of each round, before anybody is woken.
    Round,
    /// In each Darkness Phase.
    Darkness,
    /// A Chamber is revealed, after its Mobs; for each of the tokens named that lie in it.
    Revealed,
    /// A Minion or a Leader was killed.
    MobFigure,
    /// A Roaming Monster was killed.
    Roamer,
    /// Whom the Quest leads has come where he was to come.
    EscortThere,
    /// Whom the Quest leads was killed.
    EscortFell,
    /// All special doors that are in play are open, for the first time.
    GatesOpen,
}

impl Happens {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Setup,
        Self::Round,
        Self::Darkness,
        Self::Revealed,
        Self::MobFigure,
        Self::Roamer,
        Self::EscortThere,
        Self::EscortFell,
        Self::GatesOpen,
    ];
}

/// What then happens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moment<N> {
    /// What has to happen for it.
    pub when: Happens,
    /// At which tokens.
    #[serde(default = "nothing")]
    pub at: Option<N>,
    /// What must be so.
    #[serde(default = "Vec::new")]
    pub needs: Vec<Need<N>>,
    /// What comes of doing it.
    pub r#do: Vec<Bring<N>>,
}

fn nothing<N>() -> Option<N> {
    None
}

/// Somebody whom the Quest leads through the Dungeon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Escort<N> {
    /// His Health.
    pub health: u8,
    /// His Defense dice.
    pub defense: Dice,
    /// From which round on he walks.
    pub round: u16,
    /// How many Zones at the start of each round.
    pub zones: u8,
    /// The special door that he opens on his way.
    pub gate: N,
    /// The kind of token that he walks to then.
    pub to: N,
}

/// An Item that one Hero bears, who suffers for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Burden<N> {
    /// The card, which is taken from its deck.
    pub card: String,
    /// Wounds at the start of each round in a row; one round more, and the Quest is lost.
    pub wounds: Vec<u8>,
    /// The task that makes it stronger.
    pub task: N,
    /// Its additional dice by how often that was done.
    pub dice: Vec<Dice>,
}

/// A Boss fight (M2-BOSS-02).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BossFight<N, S> {
    /// The dashboard.
    pub boss: String,
    /// Its Tile, by its place in the list.
    pub tile: u8,
    /// Where the Boss stands.
    pub at: S,
    /// Where the Heroes are placed.
    pub starts: Vec<S>,
    /// Tokens that are laid when it starts: so many for each Hero, in these Zones as evenly as possible.
    #[serde(default = "nothing")]
    pub lay: Option<(N, u8, Vec<S>)>,
    /// As long as such a token lies on the Tile, nothing harms the Boss.
    #[serde(default = "nothing")]
    pub shield: Option<N>,
    /// The counters that the Boss drains.
    #[serde(default = "Vec::new")]
    pub drains: Vec<N>,
}

/// Something that a Hero can do in a Zone with an Objective token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Task<N> {
    /// By which other rules of the Quest speak of it.
    pub name: N,
    /// The kind of token; anywhere, where none is named.
    #[serde(default = "nothing")]
    pub at: Option<N>,
    /// What is paid.
    pub pay: Pay,
    /// What must be so.
    #[serde(default = "Vec::new")]
    pub needs: Vec<Need<N>>,
    /// What comes of doing it.
    pub r#do: Vec<Bring<N>>,
}

/// What happens once a task has been done so often.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule<N> {
    /// The task, and how often.
    pub when: (N, u8),
    /// What happens then.
    pub r#do: Vec<Bring<N>>,
}

/// An objective (M2-WIN-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Goal<N> {
    /// A task has been done so often.
    Did(N, u8),
    /// All Heroes have left the Dungeon.
    AllLeft,
    /// So many Enemies to which the Quest is bound have been killed.
    BoundKilled(u8),
    /// The Boss has been killed.
    BossKilled,
}

/// A text in several languages, by their codes (`en`, `de`, `pl`).
pub type InLanguages = BTreeMap<String, String>;

/// What the author of a Quest has written for those who play it. Those of the box have nothing of it: the program knows what is
/// said of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct AuthorTexts {
    /// What it is called.
    pub title: InLanguages,
    /// What it is about.
    pub story: InLanguages,
    /// What is different in it.
    pub special: InLanguages,
    /// What its tokens, tasks and counters are called: `mark-scroll`, `task-scroll`, `counter-souls`.
    pub names: BTreeMap<String, InLanguages>,
    /// Hints of these kinds are not told to the author any more, who means it so.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub meant: BTreeSet<String>,
}

impl AuthorTexts {
    /// Is nothing said?
    #[must_use]
    pub fn is_silent(&self) -> bool {
        *self == Self::default()
    }
}

/// A Quest, as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quest {
    /// By this name files and messages call it.
    pub id: String,
    /// What its author says.
    #[serde(default, skip_serializing_if = "AuthorTexts::is_silent")]
    pub told: AuthorTexts,
    /// Tiles that it brings itself, as their author has drawn them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub own_tiles: Vec<TileSide>,
    /// Where each lies, which side is up and how it is turned.
    pub tiles: Vec<PlacedTile>,
    /// Bridges: where each lies, and the Zones that it is adjacent to (M2-TOKEN-16).
    #[serde(default)]
    pub bridges: Vec<(Spot, Vec<Spot>)>,
    /// Doors between Zones; those of Chambers among them.
    pub doors: Vec<PlacedDoor>,
    /// The Hero Starting Zone.
    pub start: Spot,
    /// Starting Zones, where there are several: one Hero after the other.
    #[serde(default)]
    pub starts: Vec<Spot>,
    /// M2-Q10-R2: it is played as if so many Heroes took part.
    #[serde(default)]
    pub as_if: Option<u8>,
    /// Starting Mob Zones.
    #[serde(default)]
    pub mobs: Vec<Spot>,
    /// Portals by colour, and where Enemies come through them.
    pub portals: Vec<(Portal, Spot)>,
    /// Tokens; Loot once for each of its Zones.
    pub things: Vec<(Thing, Spot)>,
    /// Objective tokens by kind.
    pub marks: Vec<(String, Spot)>,
    /// What can be done with them.
    pub tasks: Vec<Task<String>>,
    /// What follows.
    #[serde(default)]
    pub rules: Vec<Rule<String>>,
    /// What is counted, and what each counter begins with.
    #[serde(default)]
    pub counters: Vec<(String, u8)>,
    /// What happens by itself.
    #[serde(default)]
    pub moments: Vec<Moment<String>>,
    /// The kind of token between which one travels for a Movement Point (M2-Q5-R4).
    #[serde(default)]
    pub passages: Option<String>,
    /// Whom the Quest leads.
    #[serde(default)]
    pub escort: Option<Escort<String>>,
    /// What one Hero bears.
    #[serde(default)]
    pub burden: Option<Burden<String>>,
    /// The kind of token without which nothing harms the Enemy to which the Quest is bound (M2-Q6-R2).
    #[serde(default)]
    pub immune_without: Option<String>,
    /// The Boss whom the Quest leads to, where there is one.
    #[serde(default)]
    pub boss: Option<BossFight<String, Spot>>,
    /// What wins.
    pub goals: Vec<Goal<String>>,
}

impl Quest {
    /// Where Heroes begin: all in one Zone, else one after the other (M2-Q10-R1).
    #[must_use]
    pub fn starting_zones(&self) -> &[Spot] {
        if self.starts.is_empty() { std::slice::from_ref(&self.start) } else { &self.starts }
    }

    /// M2-Q10-R3, M2-Q10-R10: what is laid out for a number of Heroes; what lies on a Tile that is not in play lies nowhere.
    #[must_use]
    pub fn for_heroes(&self, heroes: usize) -> Self {
        let mut quest = self.clone();
        let heroes = heroes.max(2);
        quest.tiles.retain(|tile| usize::from(tile.heroes) <= heroes);
        let tiles = quest.tiles.clone();
        let on_tile = move |spot: &Spot| {
            let within = |from: u8, at: u8| (from..from.saturating_add(3)).contains(&at);
            tiles.iter().any(|tile| within(tile.at.0, spot.0) && within(tile.at.1, spot.1))
        };
        if quest.tiles.len() < self.tiles.len() {
            quest.doors.retain(|door| on_tile(&door.from) && on_tile(&door.to));
            quest.starts.retain(&on_tile);
            quest.mobs.retain(&on_tile);
            quest.portals.retain(|(_, spot)| on_tile(spot));
            quest.things.retain(|(_, spot)| on_tile(spot));
            quest.marks.retain(|(_, spot)| on_tile(spot));
        }
        quest
    }
}
