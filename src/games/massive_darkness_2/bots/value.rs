//! How likely the Heroes win from a position: what is looked at, and how much each of it counts. The counts come from games
//! (`examples/fit.rs`); `docs/lab.md` says which.

use crate::gear;
use crate::goals::{Place, runs_out};
use crate::kernel::game::{Game as _, Outcome};
use crate::kernel::looked::{Looked, chance, looked};
use crate::manner::Manner;
use crate::ways::{FAR, Steps, opened};
use massive_darkness_2_rules::ids::ESCORT;
use massive_darkness_2_rules::quest::{Goal, Need};
use massive_darkness_2_rules::{EnemyId, MassiveDarkness2};

/// All that is looked at, in the order of [`seen`].
pub const LOOKED: [Looked; 31] = [
    looked("tokens on the Lifebringer", 0.22),
    looked("mean share of Health", 0.61),
    looked("share of Heroes with 1 or 2 Health", -0.37),
    looked("least share of Health", 0.27),
    looked("share of Heroes who are down", -3.15),
    looked("mean Mana", 0.01),
    looked("mean Level", -0.26),
    looked("mean XP to spend, in tens", 0.48),
    looked("mean strength by Equipment, in tens", 0.29),
    looked("Skills for each Hero", 0.44),
    looked("Health of Enemies for each Hero, in tens", -0.28),
    looked("Minions for each Hero", -0.12),
    looked("Enemies beside Heroes for each Hero", -0.04),
    looked("Enemy dice of Mobs near for each Hero", 0.03),
    looked("Swords of Enemies near for each Hero", 0.01),
    looked("Roaming Monsters", -0.01),
    looked("Enemies with Treasure", -0.08),
    looked("mean of what is met of each objective", 1.63),
    looked("share of tasks that were done", -0.08),
    looked("tokens of the Quest that Heroes carry", 0.35),
    looked("what is counted, by what is needed of it", 0.18),
    looked("mean way to what the Quest asks for, in tens", -1.63),
    looked("shortest way to what the Quest asks for, in tens", 0.64),
    looked("share of Heroes who have left", -1.42),
    looked("mean way between Heroes, in tens", -0.58),
    looked("rounds, in tens", -1.14),
    looked("share of Chambers that were seen", 2.43),
    looked("rounds until it has run out, in tens", 0.30),
    looked("the Boss fight goes on", 3.00),
    looked("Wounds of whom the Quest leads", 0.07),
    looked("a constant", -2.56),
];

/// Ways longer than this are not told apart.
const LONG: f64 = 20.0;
/// Enemies farther away than this do not come this round: two actions (M2-MOB-01).
const NEAR: u8 = 2;

fn share(count: usize, of: usize) -> f64 {
    count as f64 / of.max(1) as f64
}

/// Wounds that an Enemy can still take.
pub(crate) fn left_of(game: &MassiveDarkness2, enemy: EnemyId) -> i32 {
    let state = game.state();
    let each = i32::from(game.health_of(enemy));
    match (enemy.as_mob(), enemy.as_roamer()) {
        (Some(kind), _) => {
            let mob = &state.mobs[kind];
            each * i32::from(1 + mob.minions) - i32::from(mob.hurt + mob.leader)
        }
        (_, Some(kind)) => each - i32::from(state.roamers[kind].wounds),
        _ => each - i32::from(state.boss.wounds),
    }
}

/// What can be seen in a position, as numbers.
#[must_use]
pub fn seen(game: &MassiveDarkness2) -> [f64; LOOKED.len()] {
    let (state, table) = (game.state(), game.table());
    let story = &table.dungeon.story;
    let all = state.heroes.len();
    let heroes = all.max(1) as f64;
    let each = |of: &dyn Fn(u8) -> f64| state.seats().map(of).sum::<f64>() / heroes;
    let up: Vec<u8> = state.seats().filter(|seat| state.hero(*seat).is_up()).collect();
    let mean_up = |of: &dyn Fn(u8) -> f64| up.iter().map(|seat| of(*seat)).sum::<f64>() / up.len().max(1) as f64;
    let count = |of: &dyn Fn(u8) -> bool| share(up.iter().filter(|seat| of(**seat)).count(), all);
    let health = |seat: u8| f64::from(state.hero(seat).health) / f64::from(game.max_health(seat).max(1));
    let is_in = |seat: u8| !state.hero(seat).gone;

    let places: Vec<(u8, Place<'_>)> = up.iter().map(|seat| (*seat, Place::of(game, *seat, Manner::BOLD))).collect();
    let near = |zone| places.iter().any(|(_, place)| place.walk().of(zone) <= NEAR);
    let enemies: Vec<_> = state.enemies().filter(|(enemy, _)| *enemy != EnemyId::BOSS).collect();
    let minions = |enemy: EnemyId| enemy.as_mob().map_or(0.0, |kind| f64::from(state.mobs[kind].minions));
    let swords = |enemy: EnemyId| {
        let dice = game.attacks_of(enemy).iter().map(|(_, dice)| table.content.weight(*dice)).max();
        f64::from(dice.unwrap_or(0)) / 6.0
    };
    let of_near = |of: &dyn Fn(EnemyId) -> f64| {
        enemies.iter().filter(|(_, zone)| near(*zone)).map(|(enemy, _)| of(*enemy)).sum::<f64>()
    };
    let beside: f64 = up.iter().map(|seat| f64::from(state.figures(state.hero(*seat).zone))).sum();
    let wounds_left = |enemy: &EnemyId| f64::from(left_of(game, *enemy));

    let ways = places.iter().map(|(seat, place)| {
        let goals = Steps::to(game, &opened(game, *seat), &place.asked_for());
        match goals.of(state.hero(*seat).zone) {
            FAR => LONG,
            steps => f64::from(steps).min(LONG),
        }
    });
    let ways: Vec<f64> = ways.collect();
    let between = places.iter().map(|(seat, place)| {
        let others = up.iter().filter(|other| *other != seat);
        let far: Vec<f64> = others.map(|other| f64::from(place.walk().of(state.hero(*other).zone)).min(LONG)).collect();
        far.iter().sum::<f64>() / far.len().max(1) as f64
    });
    let between = between.sum::<f64>() / places.len().max(1) as f64;

    let boss = if state.boss.fighting {
        f64::from(left_of(game, EnemyId::BOSS)) / f64::from(game.health_of(EnemyId::BOSS).max(1))
    } else {
        0.0
    };
    let met = |goal: &Goal<u8>| match *goal {
        Goal::Did(task, times) => share(usize::from(game.did(task).min(times)), usize::from(times)),
        Goal::AllLeft => share(state.heroes.iter().filter(|hero| hero.gone).count(), all),
        Goal::BoundKilled(times) => share(usize::from(state.bound_killed.min(times)), usize::from(times)),
        Goal::BossKilled if state.boss.fighting => 1.0 - boss,
        Goal::BossKilled => 0.0,
    };
    let done = (0..story.tasks.len()).filter(|task| game.did(*task as u8) > 0).count();
    let needs = story.tasks.iter().flat_map(|task| &task.needs);
    let counted = needs.filter_map(|need| match need {
        Need::PerHero(counter, each) => {
            let needed = f64::from(*each) * f64::from(state.number());
            Some((f64::from(game.counter(*counter)) / needed.max(1.0)).min(1.0))
        }
        _ => None,
    });
    let carried = state.heroes.iter().flat_map(|hero| hero.carries).map(f64::from).sum::<f64>();
    let chambers = table.dungeon.zones.iter().filter_map(|zone| zone.chamber).max().map_or(0, |most| most as usize + 1);
    let escort = state.allies.get(usize::from(ESCORT)).map_or(0.0, |ally| f64::from(ally.wounds));
    [
        f64::from(state.lifebringer),
        each(&|seat| if is_in(seat) { health(seat) } else { 1.0 }),
        count(&|seat| state.hero(seat).health <= 2),
        up.iter().map(|seat| health(*seat)).fold(1.0, f64::min),
        share(state.heroes.iter().filter(|hero| hero.down).count(), all),
        mean_up(&|seat| f64::from(state.hero(seat).mana)),
        each(&|seat| f64::from(state.hero(seat).level)),
        each(&|seat| f64::from(state.hero(seat).xp)) / 10.0,
        each(&|seat| f64::from(gear::strength(game, seat))) / 10.0,
        each(&|seat| state.hero(seat).skills.len() as f64),
        enemies.iter().map(|(enemy, _)| wounds_left(enemy)).sum::<f64>() / heroes / 10.0,
        enemies.iter().map(|(enemy, _)| minions(*enemy)).sum::<f64>() / heroes,
        beside / heroes,
        of_near(&minions) / heroes,
        of_near(&swords) / heroes,
        enemies.iter().filter(|(enemy, _)| enemy.as_roamer().is_some()).count() as f64,
        treasure_with_enemies(game),
        story.goals.iter().map(met).sum::<f64>() / story.goals.len().max(1) as f64,
        share(done, story.tasks.len()),
        carried.min(8.0),
        counted.fold(0.0, f64::max),
        ways.iter().sum::<f64>() / ways.len().max(1) as f64 / 10.0,
        ways.iter().copied().fold(LONG, f64::min) / 10.0,
        share(state.heroes.iter().filter(|hero| hero.gone).count(), all),
        between / 10.0,
        f64::from(state.round) / 10.0,
        share(state.revealed.len(), chambers),
        f64::from(runs_out(game).unwrap_or(0)) / 10.0,
        f64::from(u8::from(state.boss.fighting)),
        escort,
        1.0,
    ]
}

/// Treasure tokens that lie on the cards of Enemies (M2-COMBAT-27, M2-COMBAT-28).
fn treasure_with_enemies(game: &MassiveDarkness2) -> f64 {
    let state = game.state();
    let mobs = state.mobs.iter().filter(|mob| mob.here).map(|mob| &mob.tokens);
    let roamers = state.roamers.iter().filter(|roamer| roamer.here).map(|roamer| &roamer.tokens);
    mobs.chain(roamers).map(|tokens| f64::from(tokens.iter().map(|count| u16::from(*count)).sum::<u16>())).sum()
}

/// How likely the Heroes win from here, from 0 to 1.
#[must_use]
pub fn chance_to_win(game: &MassiveDarkness2) -> f64 {
    match game.outcome() {
        Some(Outcome::Won) => return 1.0,
        Some(_) => return 0.0,
        None => {}
    }
    chance(&seen(game), &LOOKED)
}
