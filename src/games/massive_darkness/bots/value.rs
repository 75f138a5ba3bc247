//! How likely the Heroes win from a position: what is looked at, and how much each of it counts. The counts come from games
//! (`examples/fit.rs`), but for those of which a game says something else than a decision does; `docs/lab.md` names them.

use super::fight::{self, Chances};
use super::goods;
use super::hints::Hints;
use super::outlook::Feared;
use super::way::{Costs, NO_WAY};
use crate::kernel::board::Passage;
use crate::kernel::game::Outcome;
use crate::kernel::looked::{Looked, exponential, looked, sum};
use crate::rules::MassiveDarkness;
use crate::rules::cards::Role;
use crate::rules::ids::{CardId, Enemy, Hero};
use crate::rules::state::TokenKind;

/// All that is looked at, in the order of [`seen`].
pub const LOOKED: [Looked; 26] = [
    looked("tokens on the Lifebringer", 0.98),
    looked("share of Heroes who are dead", -0.6),
    looked("mean Health", 0.17),
    looked("share of Heroes with 1 or 2 Health", -0.1),
    looked("mean XP in Skills, in tens", 0.47),
    looked("mean XP to spend, in tens", 0.41),
    looked("mean power of Equipment, in hundreds", 0.15),
    looked("Level", -0.32),
    looked("Health of Enemies for each Hero", -0.045),
    looked("Wounds a round that Enemies near would deal, for each Hero", -0.1),
    looked("Agents", -0.1),
    looked("share of Heroes who may fall at once", -0.1),
    looked("share of objectives met", 0.8),
    looked("mean way to the objective, in tens", -0.3),
    looked("longest way to the objective, in tens", 0.0),
    looked("share of Heroes who are held", -0.13),
    looked("share of Heroes who have escaped", 1.0),
    looked("closed doors", -0.3),
    looked("rounds, in tens", -0.8),
    looked("mean way between Heroes, in tens", -0.2),
    looked("Health of the quest's figures for each Hero, in tens", -0.13),
    looked("objects of the quest", -0.2),
    looked("Treasure in reach for each Hero", 0.02),
    looked("share of Heroes nobody knows of", -0.1),
    looked("tokens of the quest taken", 0.1),
    looked("a constant", -0.5),
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
    let is_agent =
        |enemy: &&Enemy| game.library.kind(game.library.enemy(state.enemy(**enemy).card).kind).role == Role::Agent;
    let taken: u8 = [TokenKind::Artifact, TokenKind::Lair, TokenKind::Library]
        .into_iter()
        .map(|kind| state.picked_up[kind as usize])
        .sum();
    [
        f64::from(state.lifebringer.min(4)),
        share(state.hero_ids().filter(|hero| state.hero(*hero).dead).count(), all),
        mean(&|hero| f64::from(state.hero(hero).health)),
        count(&|hero| state.hero(hero).health <= 2),
        everybody(&|hero| f64::from(in_skills(game, hero)) / 10.0),
        everybody(&|hero| f64::from(state.hero(hero).xp) / 10.0),
        everybody(&|hero| f64::from(goods::power(game, &cards(hero))) / 100.0),
        f64::from(state.level),
        health_of(&|enemy| state.enemy(enemy).foe == 0) / heroes,
        threat / heroes,
        enemies.iter().filter(is_agent).count() as f64,
        count(&|hero| harm[hero.index() & 7] >= i32::from(state.hero(hero).health) * 100),
        share(usize::from(state.goals_met), game.dungeon.goals.len()),
        mean(&way) / 10.0,
        living.iter().map(|hero| way(*hero)).fold(0.0, f64::max) / 10.0,
        count(&|hero| !game.may_leave(hero)),
        share(state.hero_ids().filter(|hero| state.hero(*hero).escaped).count(), all),
        closed.count() as f64,
        f64::from(state.round) / 10.0,
        mean(&between) / 10.0,
        health_of(&|enemy| state.enemy(enemy).foe > 0) / heroes / 10.0,
        state.object_ids().count() as f64,
        treasures.count() as f64 / heroes,
        count(&|hero| enemies.iter().all(|enemy| !notices(game, *enemy, hero))),
        f64::from(taken),
        1.0,
    ]
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
    let odds = exponential(sum(&seen(game, chances), &LOOKED).clamp(-20.0, 20.0));
    odds / (1.0 + odds)
}
