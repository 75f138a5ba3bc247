//! What is seen in many games besides who won: where Heroes fall, which doors are opened, which objectives are reached.

use crate::games::massive_darkness_2::rules::quest::Spot;
use crate::games::massive_darkness_2::rules::{Dungeon, Event, MassiveDarkness2};
use crate::games::tiles::check::can_be_counts;
use crate::house::lab::bots::{Played, Witness};
use crate::house::lab::counts::{add, join};
use crate::kernel::board::{EdgeId, Passage, SpaceId};
use crate::kernel::game::Game as _;
use serde::{Deserialize, Serialize};

/// What was seen.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Traces {
    /// In so many games.
    pub games: u64,
    /// By Zone: how often Heroes fell there (M2-KO-01).
    falls: Vec<u64>,
    /// By edge of the board: in how many games a door was opened there.
    opened: Vec<u64>,
    /// By objective, in the order of the Quest: in how many games it was reached.
    pub goals: Vec<u64>,
    #[serde(skip)]
    now: Now,
}

/// The game that is being played.
#[derive(Clone, Debug, Default, PartialEq)]
struct Now {
    /// Where each Hero is.
    at: Vec<SpaceId>,
    opened: Vec<bool>,
}

impl Witness<MassiveDarkness2> for Traces {
    fn begins(&mut self, game: &MassiveDarkness2, _: &[Event]) {
        let dungeon = &game.table().dungeon;
        self.now = Now { at: Vec::new(), opened: vec![false; dungeon.board.edges().count()] };
        // Where nothing ever happens there is a nought, and not nothing.
        self.falls.resize(dungeon.zones.len(), 0);
        self.opened.resize(self.now.opened.len(), 0);
        self.goals.resize(dungeon.story.goals.len(), 0);
        self.looks(game);
    }

    fn looks(&mut self, game: &MassiveDarkness2) {
        let heroes = game.state().heroes.iter().map(|hero| hero.zone);
        self.now.at.clear();
        self.now.at.extend(heroes);
    }

    fn sees(&mut self, event: &Event) {
        match *event {
            Event::Moved { hero, to: zone, .. } | Event::HeroPlaced { hero, zone } => {
                if let Some(at) = self.now.at.get_mut(usize::from(hero)) {
                    *at = zone;
                }
            }
            Event::KnockedOut { hero } => {
                if let Some(at) = self.now.at.get(usize::from(hero)) {
                    add(&mut self.falls, at.index(), 1);
                }
            }
            Event::DoorOpened { edge, .. } => {
                if let Some(opened) = self.now.opened.get_mut(edge.index()) {
                    *opened = true;
                }
            }
            _ => {}
        }
    }

    fn ends(&mut self, game: &MassiveDarkness2, _: &Played) {
        self.games += 1;
        self.now.opened.iter().enumerate().for_each(|(edge, opened)| add(&mut self.opened, edge, u64::from(*opened)));
        let goals = &game.table().dungeon.story.goals;
        goals.iter().enumerate().for_each(|(at, goal)| add(&mut self.goals, at, u64::from(game.is_achieved(goal))));
    }

    fn join(&mut self, other: Self) {
        self.games += other.games;
        join(&mut self.falls, &other.falls);
        join(&mut self.opened, &other.opened);
        join(&mut self.goals, &other.goals);
        self.now = Now::default();
    }
}

impl Traces {
    /// Could they have been seen in this Dungeon?
    #[must_use]
    pub fn is_of(&self, dungeon: &Dungeon) -> bool {
        can_be_counts(&self.falls, dungeon.zones.len())
            && can_be_counts(&self.opened, dungeon.board.edges().count())
            && can_be_counts(&self.goals, dungeon.story.goals.len())
    }

    /// All Zones, and how often Heroes fell there.
    pub fn falls_by_zone<'a>(&'a self, dungeon: &'a Dungeon) -> impl Iterator<Item = (Spot, u64)> + 'a {
        (0..).zip(&self.falls).map(|(zone, falls)| (dungeon.spot(SpaceId(zone)), *falls))
    }

    /// Doors that were closed at the start, by the Zones on both sides, and in how many games they were opened.
    pub fn doors_opened<'a>(&'a self, dungeon: &'a Dungeon) -> impl Iterator<Item = ((Spot, Spot), u64)> + 'a {
        let closed = |edge: EdgeId| !dungeon.open_doors.contains(&edge);
        let doors = dungeon.board.edges().filter(move |(id, edge)| edge.passage == Passage::Door && closed(*id));
        doors.filter_map(|(id, edge)| {
            let (one, other) = (dungeon.spot(edge.a), dungeon.spot(edge.b));
            Some(((one.min(other), one.max(other)), *self.opened.get(id.index())?))
        })
    }
}
