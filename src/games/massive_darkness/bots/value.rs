//! How likely the Heroes win from a position: what is looked at, and how much each of it counts. The counts come from games
//! (`examples/fit.rs`); `docs/lab.md` says which.

use super::fight::{self, Chances};
use super::goods;
use super::hints::Hints;
use super::outlook::Feared;
use super::way::{Costs, NO_WAY};
use crate::kernel::board::Passage;
use crate::kernel::game::Outcome;
use crate::kernel::looked::{Looked, chance, looked};
use crate::rules::MassiveDarkness;
use crate::rules::cards::Role;
use crate::rules::ids::{Actor, CardId, Enemy, Hero};
use crate::rules::state::TokenKind;
use crate::rules::symbol::Colour;

/// All that is looked at, in the order of [`seen`].
pub const LOOKED: [Looked; 37] = [
    looked("tokens on the Lifebringer", 0.55),
    looked("mean Health", 0.15),
    looked("share of Heroes with 1 or 2 Health", -0.28),
    looked("mean XP in Skills, in tens", 0.34),
    looked("mean XP to spend, in tens", 0.25),
    looked("mean power of Equipment, in hundreds", 0.11),
    looked("Level", 0.05),
    looked("Health of Enemies for each Hero", -0.04),
    looked("Wounds a round that Enemies near would deal, for each Hero", -0.06),
    looked("Agents", 0.08),
    looked("share of Heroes who may fall at once", 0.27),
    looked("share of objectives met", 1.05),
    looked("mean way to the objective, in tens", -0.56),
    looked("longest way to the objective, in tens", 0.16),
    looked("share of Heroes who have escaped", -0.73),
    looked("closed doors", -0.11),
    looked("rounds, in tens", -0.42),
    looked("mean way between Heroes, in tens", -1.32),
    looked("Health of the quest's figures for each Hero, in tens", -0.22),
    looked("objects of the quest", -0.21),
    looked("Treasure in reach for each Hero", 0.09),
    looked("share of Heroes nobody knows of", -0.27),
    looked("tokens of the quest taken", 0.35),
    looked("least Health of a living Hero", -0.04),
    looked("shortest way to the objective, in tens", 0.07),
    looked("price of the Enemies near, by blood", -0.11),
    looked("price of all Enemies, by blood", -0.24),
    looked("greatest share of a Hero's Health that Enemies near may take", -0.06),
    looked("share of Heroes in sight of an Enemy", -0.04),
    looked("Roaming Monsters", 0.10),
    looked("Health of Enemies nearer to the objective for each Hero", -0.46),
    looked("price of Enemies with held Heroes, by blood", -0.11),
    looked("tokens on the Lifebringer for each Hero", 0.68),
    looked("Wounds that a Hero's attack deals to an Enemy, on average", 0.11),
    looked("mean defense", 0.17),
    looked("objectives met, times the mean way to the next one, in tens", -0.24),
    looked("a constant", -1.85),
];

/// Ways longer than this are not told apart.
const FAR: f64 = 30.0;
/// Enemies farther away than this do not come this round.
const NEAR: u8 = 3;

fn share(count: usize, of: usize) -> f64 {
    count as f64 / of.max(1) as f64
}

/// What can be seen in a position, as numbers.
#[must_use]
pub fn seen(game: &MassiveDarkness, chances: &mut Chances) -> [f64; LOOKED.len()] {
    let state = &game.state;
    let all = usize::from(state.starting_heroes).max(1);
    let heroes = all as f64;
    let living: Vec<Hero> = state.living_heroes().collect();
    let mean = |of: &dyn Fn(Hero) -> f64| living.iter().map(|hero| of(*hero)).sum::<f64>() / living.len().max(1) as f64;
    let count = |of: &dyn Fn(Hero) -> bool| share(living.iter().filter(|hero| of(**hero)).count(), all);
    let enemies: Vec<Enemy> = state.enemy_ids().filter(|enemy| !game.is_immune(*enemy)).collect();
    let everybody = |of: &dyn Fn(Hero) -> f64| state.hero_ids().map(of).sum::<f64>() / heroes;
    let cards = |hero: Hero| -> Vec<CardId> { state.hero(hero).cards.iter().map(|held| held.card).collect() };

    let mut threat = 0.0;
    let mut harm = [0; 8];
    for enemy in enemies.iter().copied().filter(|enemy| game.is_active(*enemy) && !state.enemy(*enemy).stunned) {
        let near = living.iter().copied().filter(|hero| {
            let (at, here) = (state.enemy(enemy).zone, state.hero(*hero).zone);
            game.steps_between(at, here).is_some_and(|steps| steps <= NEAR) && notices(game, enemy, *hero)
        });
        let dangers: Vec<(Hero, i32)> = near.map(|hero| (hero, fight::danger(chances, game, enemy, hero))).collect();
        for (hero, danger) in &dangers {
            harm[hero.index() & 7] += *danger;
        }
        threat += f64::from(dangers.iter().map(|(_, danger)| *danger).max().unwrap_or(0)) / 100.0;
    }
    let ways = Costs::to(game, Hints::of(game, Feared::default()).zones(game).into_iter());
    let way = |hero: Hero| -> f64 {
        let cost = ways.from(state.hero(hero).zone);
        if cost == NO_WAY { FAR } else { f64::from(cost).min(FAR) }
    };
    let between = |hero: Hero| -> f64 {
        let steps = |other: &Hero| game.steps_between(state.hero(hero).zone, state.hero(*other).zone);
        let others = living.iter().filter(|other| **other != hero);
        let all: Vec<f64> = others.map(|other| f64::from(steps(other).unwrap_or(20))).collect();
        all.iter().sum::<f64>() / all.len().max(1) as f64
    };
    let board = &game.dungeon.board;
    let closed = board.edges().filter(|(id, edge)| edge.passage == Passage::Door && !board.passable(&state.board, *id));
    let health_of = |of: &dyn Fn(Enemy) -> bool| -> f64 {
        enemies.iter().filter(|enemy| of(**enemy)).map(|enemy| f64::from(fight::health_of_enemy(game, *enemy))).sum()
    };
    let treasures = state.tokens.iter().filter(|token| {
        matches!(token.kind, TokenKind::Treasure | TokenKind::SpecialTreasure) && !token.is_face_down() && !token.fixed
    });
    let role = |enemy: &Enemy| game.library.kind(game.library.enemy(state.enemy(*enemy).card).kind).role;
    let is_awake = |enemy: &Enemy| game.is_active(*enemy) && game.object(*enemy).is_none();
    let awake: Vec<Enemy> = enemies.iter().copied().filter(is_awake).collect();
    let within = |far: u8| -> Vec<Enemy> {
        let steps = |enemy: Enemy, hero: Hero| game.steps_between(state.enemy(enemy).zone, state.hero(hero).zone);
        let is_near = |enemy: &Enemy| living.iter().any(|hero| steps(*enemy, *hero).is_some_and(|steps| steps <= far));
        awake.iter().copied().filter(is_near).collect()
    };
    let mut price = |enemies: &[Enemy]| Price::of(game, chances, &living, enemies);
    let everybody_awake = price(&awake);
    let nearest = living.iter().map(|hero| way(*hero)).fold(FAR, f64::min);
    let is_before = |enemy: &&Enemy| f64::from(ways.from(state.enemy(**enemy).zone)) <= nearest;
    let health = |enemy: &Enemy| f64::from(fight::health_of_enemy(game, *enemy));
    let sees = |enemy: Enemy, hero: Hero| game.range_between(state.enemy(enemy).zone, state.hero(hero).zone).is_some();
    let taken_of = |hero: Hero| {
        let of = f64::from(harm[hero.index() & 7]) / 100.0 / f64::from(state.hero(hero).health.max(1));
        of.min(2.0)
    };
    let taken: u8 = [TokenKind::Artifact, TokenKind::Lair, TokenKind::Library]
        .into_iter()
        .map(|kind| state.picked_up[kind as usize])
        .sum();
    [
        f64::from(state.lifebringer.min(4)),
        mean(&|hero| f64::from(state.hero(hero).health)),
        count(&|hero| state.hero(hero).health <= 2),
        everybody(&|hero| f64::from(in_skills(game, hero)) / 10.0),
        everybody(&|hero| f64::from(state.hero(hero).xp) / 10.0),
        everybody(&|hero| f64::from(goods::power(game, &cards(hero))) / 100.0),
        f64::from(state.level),
        health_of(&|enemy| state.enemy(enemy).foe == 0) / heroes,
        threat / heroes,
        enemies.iter().filter(|enemy| role(enemy) == Role::Agent).count() as f64,
        count(&|hero| harm[hero.index() & 7] >= i32::from(state.hero(hero).health) * 100),
        share(usize::from(state.goals_met), game.dungeon.goals.len()),
        mean(&way) / 10.0,
        living.iter().map(|hero| way(*hero)).fold(0.0, f64::max) / 10.0,
        share(state.hero_ids().filter(|hero| state.hero(*hero).escaped).count(), all),
        closed.count() as f64,
        f64::from(state.round) / 10.0,
        mean(&between) / 10.0,
        health_of(&|enemy| state.enemy(enemy).foe > 0) / heroes / 10.0,
        state.object_ids().count() as f64,
        treasures.count() as f64 / heroes,
        count(&|hero| enemies.iter().all(|enemy| !notices(game, *enemy, hero))),
        f64::from(taken),
        living.iter().map(|hero| f64::from(state.hero(*hero).health)).fold(8.0, f64::min),
        nearest / 10.0,
        price(&within(4)).blood,
        everybody_awake.blood,
        living.iter().map(|hero| taken_of(*hero)).fold(0.0, f64::max),
        count(&|hero| enemies.iter().any(|enemy| sees(*enemy, hero))),
        enemies.iter().filter(|enemy| role(enemy) == Role::Roaming).count() as f64,
        awake.iter().filter(|enemy| is_before(enemy)).map(health).sum::<f64>() / heroes / 10.0,
        price(&within(0)).blood,
        f64::from(state.lifebringer.min(6)) / heroes,
        everybody_awake.deals,
        mean(&|hero| defense(game, hero)),
        f64::from(state.goals_met) * mean(&way) / 10.0,
        1.0,
    ]
}

/// What it takes to get rid of some Enemies.
#[derive(Clone, Copy)]
struct Price {
    /// The Wounds that it costs, as a share of those that the Heroes can suffer; more than three times as many are not told apart.
    blood: f64,
    /// Wounds that an attack of a Hero is expected to deal to one of them, on average.
    deals: f64,
}

/// Attacks that a Hero makes in a round, on average; some Actions go into getting there.
const ATTACKS: f64 = 2.0;
/// Health of a Hero who was resurrected (HERO-10).
const NEW_LIFE: f64 = 5.0;

impl Price {
    /// All Heroes attack one Enemy after the other; each suffers its Counter-Attacks (COUNTER-01), and those who are still there attack
    /// one Hero a round (EPHASE-02), which is half of them on average.
    fn of(game: &MassiveDarkness, chances: &mut Chances, living: &[Hero], enemies: &[Enemy]) -> Self {
        let heroes = living.len().max(1) as f64;
        let (mut rounds, mut wounds, mut deals, mut harm) = (0.0, 0.0, 0.0, 0.0);
        for enemy in enemies.iter().copied() {
            let dealt = |hero: &Hero| ATTACKS * f64::from(fight::threat(chances, game, *hero, enemy)) / 100.0;
            let in_a_round: f64 = living.iter().map(dealt).sum();
            let suffered = |hero: &Hero| f64::from(fight::danger(chances, game, enemy, *hero)) / 100.0;
            let danger = living.iter().map(suffered).sum::<f64>() / heroes;
            let needed = f64::from(fight::health_of_enemy(game, enemy)) / in_a_round.max(0.3);
            rounds += needed;
            wounds += needed * heroes * danger;
            harm += danger;
            deals += in_a_round / heroes / ATTACKS;
        }
        wounds += 0.5 * rounds * harm;
        let health: f64 = living.iter().map(|hero| f64::from(game.state.hero(*hero).health)).sum();
        let blood = health + NEW_LIFE * f64::from(game.state.lifebringer);
        Self { blood: (wounds / blood.max(1.0)).min(3.0), deals: deals / enemies.len().max(1) as f64 }
    }
}

/// The Defense dice of a Hero. That a green one counts for less than a blue one is how the counts were found, and no truth about dice:
/// who has green ones has better Equipment, too, and that is looked at by itself.
fn defense(game: &MassiveDarkness, hero: Hero) -> f64 {
    let dice = game.defense_dice(Actor::Hero(hero));
    f64::from(dice[Colour::Blue as usize]) + 0.6 * f64::from(dice[Colour::Green as usize])
}

/// SHADOW-03.
fn notices(game: &MassiveDarkness, enemy: Enemy, hero: Hero) -> bool {
    let (at, here) = (game.state.enemy(enemy).zone, game.state.hero(hero).zone);
    !game.dungeon.zone(here).shadow || game.range_between(at, here).is_some()
}

/// XP that a Hero has spent on Skills.
fn in_skills(game: &MassiveDarkness, hero: Hero) -> u32 {
    let state = game.state.hero(hero);
    let lines = &game.library.class(state.class).sheet.lines;
    let of = |(line, bought): (usize, u8)| -> u32 {
        lines[line].skills.iter().take(usize::from(bought)).map(|skill| u32::from(skill.cost)).sum()
    };
    (0..lines.len().min(state.skills.len())).map(|line| of((line, state.skills[line]))).sum()
}

/// How likely the Heroes win from here, from 0 to 1.
#[must_use]
pub fn chance_to_win(game: &MassiveDarkness, chances: &mut Chances) -> f64 {
    match game.state.outcome {
        Some(Outcome::Won) => return 1.0,
        Some(_) => return 0.0,
        None => {}
    }
    chance(&seen(game, chances), &LOOKED)
}
