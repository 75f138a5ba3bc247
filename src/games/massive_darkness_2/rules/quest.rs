//! QUESTS as data: what is laid out, what Heroes can do there, what that brings, what wins. The vocabulary is this game's own.
//!
//! ```ron
//! tasks: [
//!     (name: "scroll", at: "scroll", pay: Point, do: [Take, XpForAll(5)]),
//!     (name: "rift", at: "rift", pay: Action, needs: [Carries("scroll")], do: []),
//! ],
//! goals: [Did("scroll", 1), Did("rift", 1)],
//! ```

use crate::dungeon::Portal;
use crate::state::Thing;
use serde::{Deserialize, Serialize};

/// A place of the map: Zones from the left, from the top.
pub type Spot = (u8, u8);

/// A side of a Tile (M2-TILE-01, M2-TILE-08).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the data file explains its letters")]
pub struct TileSide {
    pub id: String,
    pub rows: (String, String, String),
    pub north: String,
    pub east: String,
    pub south: String,
    pub west: String,
}

/// A Tile as it lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedTile {
    /// Which side.
    pub side: String,
    /// Its Zone in the north-west.
    pub at: Spot,
    /// Quarter turns clockwise.
    #[serde(default)]
    pub turn: u8,
}

/// A door.
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
}

/// What is paid for a task (M2-INTERACT-05, M2-SPECIAL-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pay {
    /// A Movement Point, as an interaction: not with Enemies in the Zone.
    Point,
    /// A Movement Point, whatever Enemies are there: leaving, travelling.
    PointAnyway,
    /// An action.
    Action,
}

/// What must be so for a task. `N` is a name in the document, a number in the laid-out Quest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Need<N> {
    /// A task has been done so often by anybody.
    Did(N, u8),
    /// The Hero carries a token of this kind.
    Carries(N),
    /// All Heroes that carry such a token are in this Zone.
    CarriersHere(N),
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
}

/// Something that a Hero can do in a Zone with an Objective token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Task<N> {
    /// Its name.
    pub name: N,
    /// The kind of token.
    pub at: N,
    /// What is paid.
    pub pay: Pay,
    /// What must be so.
    #[serde(default = "Vec::new")]
    pub needs: Vec<Need<N>>,
    /// What it brings.
    pub r#do: Vec<Bring<N>>,
}

/// What happens once a task has been done so often.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule<N> {
    /// The task, and how often.
    pub when: (N, u8),
    /// What it brings.
    pub r#do: Vec<Bring<N>>,
}

/// An objective (M2-WIN-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Goal<N> {
    /// A task has been done so often.
    Did(N, u8),
    /// All Heroes have left the Dungeon.
    AllLeft,
}

/// A Quest, as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quest {
    /// Its id.
    pub id: String,
    /// The Tiles.
    pub tiles: Vec<PlacedTile>,
    /// Bridges: where each lies, and the Zones that it is adjacent to (M2-TOKEN-16).
    #[serde(default)]
    pub bridges: Vec<(Spot, Vec<Spot>)>,
    /// The doors.
    pub doors: Vec<PlacedDoor>,
    /// The Hero Starting Zone.
    pub start: Spot,
    /// Starting Mob Zones.
    #[serde(default)]
    pub mobs: Vec<Spot>,
    /// Portals.
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
    /// What wins.
    pub goals: Vec<Goal<String>>,
}

/// What the engine plays of it: names have become numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Story {
    /// Kinds of Objective tokens, by number.
    pub kinds: Vec<String>,
    /// Special doors by number; their edges are in the Dungeon.
    pub gates: Vec<String>,
    /// Names of tasks, by number.
    pub names: Vec<String>,
    /// Tasks.
    pub tasks: Vec<Task<u8>>,
    /// Rules.
    pub rules: Vec<Rule<u8>>,
    /// Objectives.
    pub goals: Vec<Goal<u8>>,
}

/// No Quest has more tasks, or more kinds of tokens.
pub const MOST_TASKS: usize = 12;

impl Story {
    /// Turns names into numbers.
    ///
    /// # Errors
    /// A name that nothing has, or too many of them.
    pub fn new(
        kinds: Vec<String>,
        gates: Vec<String>,
        tasks: &[Task<String>],
        rules: &[Rule<String>],
        goals: &[Goal<String>],
    ) -> Result<Self, String> {
        let names: Vec<String> = tasks.iter().map(|task| task.name.clone()).collect();
        for list in [&kinds, &gates, &names] {
            if list.len() > MOST_TASKS {
                return Err(list[MOST_TASKS].clone());
            }
        }
        let mut story = Self { kinds, gates, names, ..Self::default() };
        story.tasks = tasks
            .iter()
            .map(|task| {
                let needs = task.needs.iter().map(|need| story.need(need)).collect::<Result<_, _>>()?;
                Ok(Task {
                    name: find(&story.names, &task.name)?,
                    at: find(&story.kinds, &task.at)?,
                    pay: task.pay,
                    needs,
                    r#do: story.brings(&task.r#do)?,
                })
            })
            .collect::<Result<_, String>>()?;
        story.rules = rules
            .iter()
            .map(|rule| {
                let when = (find(&story.names, &rule.when.0)?, rule.when.1);
                Ok(Rule { when, r#do: story.brings(&rule.r#do)? })
            })
            .collect::<Result<_, String>>()?;
        let goal = |goal: &Goal<String>| {
            Ok(match goal {
                Goal::Did(name, times) => Goal::Did(find(&story.names, name)?, *times),
                Goal::AllLeft => Goal::AllLeft,
            })
        };
        story.goals = goals.iter().map(goal).collect::<Result<_, String>>()?;
        Ok(story)
    }

    fn need(&self, need: &Need<String>) -> Result<Need<u8>, String> {
        Ok(match need {
            Need::Did(name, times) => Need::Did(find(&self.names, name)?, *times),
            Need::Carries(kind) => Need::Carries(find(&self.kinds, kind)?),
            Need::CarriersHere(kind) => Need::CarriersHere(find(&self.kinds, kind)?),
        })
    }

    fn brings(&self, brings: &[Bring<String>]) -> Result<Vec<Bring<u8>>, String> {
        let number = |bring: &Bring<String>| {
            Ok(match bring {
                Bring::Take => Bring::Take,
                Bring::Remove => Bring::Remove,
                Bring::Xp(xp) => Bring::Xp(*xp),
                Bring::XpForAll(xp) => Bring::XpForAll(*xp),
                Bring::Leave => Bring::Leave,
                Bring::OpenGate(name) => Bring::OpenGate(find(&self.gates, name)?),
            })
        };
        brings.iter().map(number).collect()
    }
}

fn find(names: &[String], name: &str) -> Result<u8, String> {
    names.iter().position(|known| known == name).map(|at| at as u8).ok_or_else(|| name.to_owned())
}
