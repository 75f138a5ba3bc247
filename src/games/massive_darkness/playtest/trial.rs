//! Trying a quest out: many games of it, and what can be seen in them besides who won: where Heroes fall, where nobody ever
//! comes, which objectives are met, which rules and doors never matter.

use super::before::{Before, Equals};
use super::goods::{self, Goods, Seeing};
use super::party::Party;
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::massive_darkness::quest::set_up::library_of;
use crate::games::massive_darkness::quest::{Quest, lay_out};
use crate::games::massive_darkness::rules::dungeon::{Dungeon, Setup};
use crate::games::massive_darkness::rules::ids::{Actor, EnemyCardId, Hero};
use crate::games::massive_darkness::rules::invariants::Invariants;
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::state::MAX_HEROES;
use crate::games::massive_darkness::rules::{Event, MassiveDarkness};
use crate::games::massive_darkness::session::{BeginError, MassiveDarknessRules};
use crate::games::tiles::falls::{self, Falls, Felled};
use crate::games::tiles::goods::mark;
use crate::house::lab::batch::{Plan, Progress, run_before};
use crate::house::lab::bots::{Bot, Played, Witness};
use crate::house::lab::counts::{add, join};
use crate::house::lab::statistics::Statistics;
use crate::kernel::board::{EdgeId, Passage, SpaceId};
use crate::kernel::game::{Game as _, Log, Outcome};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// What was seen in many games of one quest, counted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Traces {
    /// Games that were seen.
    pub games: u64,
    /// By Zone: how often a Hero died there (HERO-06).
    pub falls: Vec<u64>,
    /// By Zone: games in which a Hero was there.
    pub entered: Vec<u64>,
    /// By edge: games in which the door there was opened.
    pub opened: Vec<u64>,
    /// By objective: games in which it was met (WIN-02).
    pub goals: Vec<u64>,
    /// By special rule: games in which it applied.
    pub rules: Vec<u64>,
    /// Who fells them: the card of the Enemy that struck last.
    pub fallen: Falls<EnemyCardId>,
    /// What had happened last when somebody fell, and when a game was lost.
    pub before: Before,
    /// What came to somebody's hand, and what became of it.
    pub goods: Goods,
    #[serde(skip)]
    now: Now,
}

/// A Hero who fell.
pub type Fall = falls::Fall<EnemyCardId>;

/// Who fells Heroes.
#[derive(Clone, Copy, Debug)]
pub struct Feller<'a> {
    /// The Enemy's card; none where it was no Enemy's blow.
    pub by: Option<EnemyCardId>,
    /// Whom it felled, and when.
    pub felled: &'a Felled,
    /// Where most of them fell.
    pub zone: Spot,
}

/// The game that is being played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Now {
    seed: u64,
    at: [SpaceId; MAX_HEROES],
    entered: Vec<bool>,
    opened: Vec<bool>,
    rules: Vec<bool>,
    round: u16,
    /// By place in the list of Enemies: what it is.
    enemies: Vec<EnemyCardId>,
    /// Who struck at whom last, since somebody's turn began.
    blow: Option<(EnemyCardId, Hero)>,
    /// Which Event cards are equal.
    equals: Equals,
    /// What is done with what somebody has.
    goods: Seeing,
}

impl Witness<MassiveDarkness> for Traces {
    fn is_of_seed(&mut self, seed: u64) {
        self.now.seed = seed;
    }

    fn begins(&mut self, game: &MassiveDarkness, set_up: &[Event]) {
        self.now = Now { seed: self.now.seed, equals: Equals::of(&game.library), ..Now::default() };
        for hero in game.state.hero_ids() {
            self.now.at[usize::from(hero.0)] = game.state.hero(hero).zone;
        }
        self.now.round = game.state.round;
        // Rules of the quest may have moved them since they were put down (SETUP-09): back to there first.
        for event in set_up.iter().rev() {
            if let Event::Moved { actor: Actor::Hero(Hero(hero)), from, .. } = *event
                && let Some(at) = self.now.at.get_mut(usize::from(hero))
            {
                *at = from;
            }
        }
        for hero in game.state.hero_ids() {
            mark(&mut self.now.entered, self.now.at[usize::from(hero.0)].index());
        }
        let dungeon = &game.dungeon;
        for (counts, length) in [
            (&mut self.falls, dungeon.zones.len()),
            (&mut self.entered, dungeon.zones.len()),
            (&mut self.opened, dungeon.board.edges().count()),
            (&mut self.goals, dungeon.goals.len()),
            (&mut self.rules, dungeon.rules.len()),
        ] {
            counts.resize(length.max(counts.len()), 0);
        }
        self.before.begins();
        self.goods.begins();
        self.looks(game);
        set_up.iter().for_each(|event| self.sees(event));
    }

    fn looks(&mut self, game: &MassiveDarkness) {
        goods::looks(&mut self.goods, game);
    }

    fn sees(&mut self, event: &Event) {
        self.now.equals.tell(&mut self.before, event, self.now.seed);
        self.now.goods.sees(&mut self.goods, event);
        match *event {
            Event::Moved { actor: Actor::Hero(Hero(hero)), to, .. } => {
                if let Some(at) = self.now.at.get_mut(usize::from(hero)) {
                    *at = to;
                }
                mark(&mut self.now.entered, to.index());
            }
            Event::HeroDied { hero: Hero(hero) } => {
                if let Some(at) = self.now.at.get(usize::from(hero)) {
                    add(&mut self.falls, at.index(), 1);
                    let blow = self.now.blow.filter(|(_, struck)| *struck == Hero(hero));
                    let by = blow.map(|(card, _)| card);
                    self.fallen.sees(Fall { by, zone: at.index() }, self.now.round, self.now.seed);
                }
            }
            Event::RoundBegan { round } => (self.now.round, self.now.blow) = (round, None),
            Event::ActivationBegan { .. } | Event::EnemyActivated { .. } | Event::EventDrawn { .. } => {
                self.now.blow = None;
            }
            Event::Spawned { enemy, card, .. } => {
                let enemies = &mut self.now.enemies;
                enemies.resize(enemies.len().max(enemy.index() + 1), EnemyCardId::NONE);
                enemies[enemy.index()] = card;
            }
            Event::Attacked { attacker: Actor::Enemy(enemy), defender: Actor::Hero(struck), .. } => {
                let card = self.now.enemies.get(enemy.index()).filter(|card| **card != EnemyCardId::NONE);
                self.now.blow = card.map(|card| (*card, struck));
            }
            // CARD-C2: the blow meets somebody else.
            Event::TargetChanged { to: Actor::Hero(struck), .. } => {
                self.now.blow = self.now.blow.map(|(card, _)| (card, struck));
            }
            Event::DoorOpened { edge, .. } | Event::DoorMoved { edge, open: true } => {
                mark(&mut self.now.opened, edge.index());
            }
            Event::QuestRuleApplied { rule } => mark(&mut self.now.rules, usize::from(rule)),
            _ => {}
        }
    }

    fn ends(&mut self, game: &MassiveDarkness, _: &Played) {
        self.games += 1;
        for (counts, seen) in [
            (&mut self.entered, &self.now.entered),
            (&mut self.opened, &self.now.opened),
            (&mut self.rules, &self.now.rules),
        ] {
            seen.iter().enumerate().for_each(|(place, seen)| add(counts, place, u64::from(*seen)));
        }
        for goal in 0..usize::from(game.state.goals_met) {
            add(&mut self.goals, goal, 1);
        }
        self.before.ends(game.outcome() == Some(Outcome::Lost));
        std::mem::take(&mut self.now.goods).ends(&mut self.goods, game);
    }

    fn join(&mut self, other: Self) {
        self.games += other.games;
        join(&mut self.falls, &other.falls);
        join(&mut self.entered, &other.entered);
        join(&mut self.opened, &other.opened);
        join(&mut self.goals, &other.goals);
        join(&mut self.rules, &other.rules);
        self.fallen.join(other.fallen);
        self.before.join(other.before);
        self.goods.join(&other.goods);
        self.now = Now::default();
    }
}

/// Where a Zone is, by its number.
#[must_use]
pub fn spot(dungeon: &Dungeon, zone: usize) -> Spot {
    dungeon.zones.get(zone).map_or_else(Spot::default, |zone| Spot { x: zone.x, y: zone.y, storey: zone.storey })
}

impl Traces {
    /// Zones in which Heroes died, and how often; the worst first.
    #[must_use]
    pub fn fallen_in(&self, dungeon: &Dungeon) -> Vec<(Spot, u64)> {
        let mut places: Vec<(Spot, u64)> =
            self.falls.iter().enumerate().map(|(zone, falls)| (spot(dungeon, zone), *falls)).collect();
        places.retain(|(_, falls)| *falls > 0);
        places.sort_by_key(|(spot, falls)| (std::cmp::Reverse(*falls), *spot));
        places
    }

    /// Who fells Heroes, the worst first; of each the Zone where most of its victims fell.
    #[must_use]
    pub fn fellers(&self, dungeon: &Dungeon) -> Vec<Feller<'_>> {
        let all = self.fallen.fellers().into_iter();
        all.map(|one| Feller { by: one.by, felled: one.felled, zone: spot(dungeon, one.zone) }).collect()
    }

    /// By round: how many Heroes fell in it.
    #[must_use]
    pub fn falls_in_rounds(&self) -> Vec<u64> {
        self.fallen.in_rounds()
    }

    /// A fall in this Zone, by this Enemy if it matters by whom, and the first seed in whose game it can be seen.
    #[must_use]
    pub fn fall_at(&self, dungeon: &Dungeon, at: Spot, by: Option<Option<EnemyCardId>>) -> Option<(Fall, u64)> {
        let zone = (0..dungeon.zones.len()).find(|zone| spot(dungeon, *zone) == at)?;
        self.fallen.fall_at(zone, by)
    }

    /// All Zones, and how often Heroes died there.
    pub fn falls_by_zone<'a>(&'a self, dungeon: &'a Dungeon) -> impl Iterator<Item = (Spot, u64)> + 'a {
        self.falls.iter().enumerate().map(|(zone, falls)| (spot(dungeon, zone), *falls))
    }

    /// Doors that were closed at the start, by the Zones on both sides, and in how many games they were opened.
    pub fn doors_opened<'a>(&'a self, dungeon: &'a Dungeon) -> impl Iterator<Item = ((Spot, Spot), u64)> + 'a {
        let closed = |edge: EdgeId| !dungeon.open_doors.contains(&edge);
        let doors = dungeon.board.edges().filter(move |(id, edge)| edge.passage == Passage::Door && closed(*id));
        doors.filter_map(|(id, edge)| {
            let ends = (spot(dungeon, edge.a.index()), spot(dungeon, edge.b.index()));
            Some((ends, *self.opened.get(id.index())?))
        })
    }

    /// Zones that no Hero entered in any game.
    #[must_use]
    pub fn never_entered(&self, dungeon: &Dungeon) -> Vec<Spot> {
        let never = self.entered.iter().enumerate().filter(|(_, games)| **games == 0);
        never.map(|(zone, _)| spot(dungeon, zone)).collect()
    }

    /// Doors that nobody opened in any game, by the Zones on both sides. Those that stood open from the start do not
    /// count.
    #[must_use]
    pub fn never_opened(&self, dungeon: &Dungeon) -> Vec<(Spot, Spot)> {
        self.doors_opened(dungeon).filter(|(_, games)| *games == 0).map(|(ends, _)| ends).collect()
    }

    /// Special rules that applied in no game, by position from 0.
    #[must_use]
    pub fn never_applied(&self) -> Vec<usize> {
        self.rules.iter().enumerate().filter(|(_, games)| **games == 0).map(|(rule, _)| rule).collect()
    }
}

/// What is tried out: a quest, and who plays it how.
#[derive(Clone, Debug, Serialize)]
pub struct Trial {
    /// With the cards that it brings along.
    pub quest: Quest,
    /// The Heroes.
    pub party: Party,
    /// Everything else that is chosen at set-up; its Heroes are those of the party.
    pub setup: Setup,
}

impl Trial {
    /// What is chosen for the game with this seed.
    #[must_use]
    pub fn setup_of_game(&self, library: &Library, seed: u64) -> Setup {
        Setup { heroes: self.party.of_game(library, seed), ..self.setup.clone() }
    }
}

/// Plays a batch of a quest. The window and the command line both try quests out through this door.
///
/// # Errors
/// The quest cannot be laid out, or the choices do not fit.
pub fn try_out<B: Bot<MassiveDarkness>>(
    rules: &MassiveDarknessRules,
    trial: &Trial,
    bot: &(dyn Fn(u64) -> B + Sync),
    plan: &Plan,
    cancel: &AtomicBool,
    tell: &(dyn Fn(Progress) + Sync),
) -> Result<(Statistics, Traces), BeginError> {
    let dungeon = Arc::new(lay_out(&trial.quest, &rules.library.tiles).map_err(BeginError::Quest)?);
    let library = library_of(&trial.quest, &rules.library)?;
    let begin = |seed: u64, log: Log<'_, Event>| {
        let setup = trial.setup_of_game(&library, seed);
        MassiveDarkness::new(Arc::clone(&library), Arc::clone(&dungeon), &setup, log)
    };
    // What does not fit is told before many games have failed by it.
    let invariants = Invariants::new(&begin(plan.first_seed, &mut |_| {})?);
    let seat = |seed: u64, log: Log<'_, Event>| {
        let game = begin(seed, log).map_err(|error| error.to_string())?;
        Ok((game, bot(seed)))
    };
    Ok(run_before(plan, &seat, &|game| invariants.check(game), cancel, tell))
}

#[cfg(test)]
#[path = "trial_tests.rs"]
mod tests;
