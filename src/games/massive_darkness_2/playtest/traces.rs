//! What is seen in many games besides who won: where, when and by whom Heroes are knocked out and after what, which doors are opened, which
//! objectives are reached, and what was never used.

use crate::games::massive_darkness_2::rules::ids::{CardId, EnemyId};
use crate::games::massive_darkness_2::rules::language::When;
use crate::games::massive_darkness_2::rules::quest::Spot;
use crate::games::massive_darkness_2::rules::{Content, Dungeon, Event, MassiveDarkness2, Source};
use crate::games::tiles::before::Before;
use crate::games::tiles::check::{MOST, can_be_counts};
use crate::games::tiles::falls::{Fall, Falls};
use crate::games::tiles::goods::{Deed, Goods, Unused, is_marked, mark};
use crate::house::lab::bots::{Played, Witness};
use crate::house::lab::counts::{add, join};
use crate::kernel::board::{EdgeId, Passage, SpaceId};
use crate::kernel::game::{Game as _, Outcome};
use serde::{Deserialize, Serialize};

/// What comes over the Heroes without their doing, and is told of what happened after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Happening {
    /// A Door card, by its place among those of the box (M2-TILE-09).
    DoorCard(u8),
    /// The Darkness has come to this space (M2-DARK-01).
    Darkness(u8),
}

/// What was seen.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Traces {
    /// In so many games.
    pub games: u64,
    /// By Zone: how often Heroes fell there (M2-KO-01).
    falls: Vec<u64>,
    /// By Zone: in how many games a Hero was there.
    entered: Vec<u64>,
    /// By edge of the board: in how many games a door was opened there.
    opened: Vec<u64>,
    /// By objective, in the order of the Quest: in how many games it was reached.
    pub goals: Vec<u64>,
    /// Who knocks them out: the Enemy of the last fight.
    pub fallen: Falls<EnemyId>,
    /// What had happened last when somebody fell, and when a game was lost.
    pub before: Before<Happening>,
    /// What came to somebody's hand, and what became of it; Skills by their numbers.
    pub goods: Goods<u8>,
    #[serde(skip)]
    now: Now,
}

/// The game that is being played.
#[derive(Clone, Debug, Default, PartialEq)]
struct Now {
    seed: u64,
    round: u16,
    /// Where each Hero is.
    at: Vec<SpaceId>,
    entered: Vec<bool>,
    opened: Vec<bool>,
    /// Who fought last since somebody's turn began.
    fights: Option<EnemyId>,
    /// By number of a Door card: its place in the box.
    doors: Vec<u8>,
    /// By number: Skills that somebody has, and those that were used.
    learned: Vec<bool>,
    skills_used: Vec<bool>,
}

impl Witness<MassiveDarkness2> for Traces {
    fn is_of_seed(&mut self, seed: u64) {
        self.now.seed = seed;
    }

    fn begins(&mut self, game: &MassiveDarkness2, set_up: &[Event]) {
        let table = game.table();
        let dungeon = &table.dungeon;
        let doors = doors_of(&table.content);
        self.now = Now { seed: self.now.seed, round: game.state().round, doors, ..Now::default() };
        self.now.opened = vec![false; dungeon.board.edges().count()];
        // Where nothing ever happens there is a nought, and not nothing.
        self.falls.resize(dungeon.zones.len(), 0);
        self.entered.resize(dungeon.zones.len(), 0);
        self.opened.resize(self.now.opened.len(), 0);
        self.goals.resize(dungeon.story.goals.len(), 0);
        self.before.begins();
        self.goods.begins();
        self.looks(game);
        let skills = set_up.iter().filter(|event| matches!(event, Event::Learned { .. }));
        skills.for_each(|event| self.sees(event));
    }

    fn looks(&mut self, game: &MassiveDarkness2) {
        self.now.at.clear();
        for hero in &game.state().heroes {
            self.now.at.push(hero.zone);
            mark(&mut self.now.entered, hero.zone.index());
            hero.items.iter().for_each(|card| self.goods.comes(card));
            let worn = hero.slots.iter().filter(|card| **card != CardId::NONE);
            worn.for_each(|card| self.goods.is_used(card.index()));
            hero.skills.iter().for_each(|learned| mark(&mut self.now.learned, usize::from(learned.skill)));
        }
    }

    fn sees(&mut self, event: &Event) {
        let now = &mut self.now;
        match *event {
            Event::RoundBegan { round } => (now.round, now.fights) = (round, None),
            Event::PhaseBegan { .. } | Event::TurnBegan { .. } | Event::TurnEnded { .. } | Event::Activated { .. } => {
                now.fights = None;
            }
            Event::Attacked { enemy, .. } | Event::AttackedBy { enemy, .. } | Event::ClawsPaid { enemy } => {
                now.fights = Some(enemy);
            }
            Event::Burning { .. } => now.fights = None,
            Event::Moved { hero, to: zone, .. } | Event::HeroPlaced { hero, zone } => {
                if let Some(at) = now.at.get_mut(usize::from(hero)) {
                    *at = zone;
                    mark(&mut now.entered, zone.index());
                }
            }
            Event::KnockedOut { hero } => {
                if let Some(at) = now.at.get(usize::from(hero)) {
                    add(&mut self.falls, at.index(), 1);
                    self.fallen.sees(Fall { by: now.fights, zone: at.index() }, now.round, now.seed);
                    self.before.falls(now.seed);
                }
            }
            Event::DoorOpened { edge, .. } => {
                self.before.opens(edge.index());
                if let Some(opened) = now.opened.get_mut(edge.index()) {
                    *opened = true;
                }
            }
            Event::DoorCard { number } => {
                now.fights = None;
                if let Some(place) = now.doors.get(usize::from(number)) {
                    self.before.happens(Happening::DoorCard(*place));
                }
            }
            Event::Darkened { space } => self.before.happens(Happening::Darkness(space)),
            Event::Used { what, .. } => match what.source {
                Source::Item(card) => self.goods.is_used(card.index()),
                Source::Skill(skill) => mark(&mut now.skills_used, usize::from(skill)),
                _ => {}
            },
            Event::Drew { card, .. } | Event::TookLoot { card, .. } | Event::Given { card, .. } => {
                self.goods.comes(card.index());
            }
            Event::Learned { skill, .. } => mark(&mut now.learned, usize::from(skill)),
            _ => {}
        }
    }

    fn ends(&mut self, game: &MassiveDarkness2, _: &Played) {
        self.games += 1;
        let now = std::mem::take(&mut self.now);
        for (counts, seen) in [(&mut self.entered, &now.entered), (&mut self.opened, &now.opened)] {
            seen.iter().enumerate().for_each(|(place, seen)| add(counts, place, u64::from(*seen)));
        }
        let goals = &game.table().dungeon.story.goals;
        goals.iter().enumerate().for_each(|(at, goal)| add(&mut self.goals, at, u64::from(game.is_achieved(goal))));
        self.before.ends(game.outcome() == Some(Outcome::Lost));
        let content = &game.table().content;
        let classes: Vec<_> = (0..game.state().heroes.len()).map(|hero| game.class(hero as u8)).collect();
        let skills = (0..).zip(&content.printed.skills).filter(|(_, card)| classes.contains(&card.class));
        let skills = skills.map(|(number, card): (u8, _)| {
            let place = usize::from(number);
            // What is simply there is never said to be used, and tokens and other sides of cards work of themselves.
            let works = card.ability.when == When::Always || !card.tokens.is_empty() || card.poison > 0;
            let deed = match is_marked(&now.learned, place) {
                false => Deed::Sat,
                true if works || is_marked(&now.skills_used, place) => Deed::Used,
                true => Deed::Bought,
            };
            (number, deed)
        });
        self.goods.ends(|card| first_of(content, card), |_| false, skills);
    }

    fn join(&mut self, other: Self) {
        self.games += other.games;
        join(&mut self.falls, &other.falls);
        join(&mut self.entered, &other.entered);
        join(&mut self.opened, &other.opened);
        join(&mut self.goals, &other.goals);
        self.fallen.join(other.fallen);
        self.before.join(other.before);
        self.goods.join(&other.goods);
        self.now = Now::default();
    }
}

/// By number of a Door card: its place among those of the box.
fn doors_of(content: &Content) -> Vec<u8> {
    let place = |number: u8| {
        let id = &content.door(number)?.id;
        content.printed.doors.iter().position(|door| door.id == *id).map(|place| place as u8)
    };
    (0..=u8::MAX).map_while(place).collect()
}

/// The first copy of the same card.
fn first_of(content: &Content, card: usize) -> usize {
    let id = |card: usize| content.item(CardId(card as u8)).map(|item| &item.id);
    (0..card).rev().take_while(|other| id(*other) == id(card)).last().unwrap_or(card)
}

impl Traces {
    /// Could they have been seen in this Dungeon, with these cards?
    #[must_use]
    pub fn is_of(&self, dungeon: &Dungeon, content: &Content) -> bool {
        let (zones, edges) = (dungeon.zones.len(), dungeon.board.edges().count());
        let printed = &content.printed;
        let spaces = printed.printing.track.len() + printed.printing.second.len();
        let is_one = |happening| match happening {
            Happening::DoorCard(place) => usize::from(place) < printed.doors.len(),
            Happening::Darkness(space) => usize::from(space) < spaces,
        };
        can_be_counts(&self.falls, zones)
            && can_be_counts(&self.entered, zones)
            && can_be_counts(&self.opened, edges)
            && can_be_counts(&self.goals, dungeon.story.goals.len())
            && self.fallen.could_be(zones, MOST, |enemy| enemy <= EnemyId::BOSS)
            && self.before.could_be(edges, is_one, self.games, MOST)
            && self.goods.could_be(content.card_count(), self.games, |skill| usize::from(skill) < printed.skills.len())
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

    /// Zones that no Hero entered in any game, by their numbers.
    pub fn never_entered(&self) -> impl Iterator<Item = usize> + '_ {
        self.entered.iter().enumerate().filter(|(_, games)| **games == 0).map(|(zone, _)| zone)
    }

    /// What was never used in any of these games, and what never came.
    #[must_use]
    pub fn unused(&self, content: &Content) -> Unused<CardId, u8> {
        let cards = (0..content.card_count()).filter(|card| first_of(content, *card) == *card);
        self.goods.unused(cards.map(|card| (CardId(card as u8), card)))
    }
}
