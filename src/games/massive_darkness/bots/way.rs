//! How far it is to where the Heroes want to go, with doors that still have to be opened.

use super::hints::{self, Hints};
use super::inclination::attacks_from;
use super::outlook::Feared;
use crate::kernel::board::{BoardState, EdgeId, Passage, SpaceId};
use crate::rules::MassiveDarkness;
use crate::rules::ids::{Enemy, Hero};
use crate::rules::language::quest::Goal;
use crate::rules::state::TokenKind;
use std::collections::VecDeque;

/// No way leads there.
pub const NO_WAY: u16 = u16::MAX;
/// A closed door costs a Movement Point more than an open one, and what is behind it costs blood.
const DOOR: u16 = 3;

/// A way that leaves the Level as it is may be longer by so much.
const CLIMB: u16 = 6;

/// The costs from every Zone to the nearest of some Zones.
#[derive(Clone, Debug, Default)]
pub struct Costs(Vec<u16>);

impl Costs {
    /// To the nearest of these Zones.
    pub fn to(game: &MassiveDarkness, goals: impl Iterator<Item = SpaceId>) -> Self {
        let mut costs = vec![NO_WAY; game.dungeon.zones.len()];
        let mut waiting = VecDeque::new();
        for goal in goals {
            costs[goal.index()] = 0;
            waiting.push_back(goal);
        }
        // The boards are small and the costs nearly equal: whoever became nearer tells its neighbours again.
        while let Some(zone) = waiting.pop_front() {
            for (next, edge) in game.dungeon.board.edges_of(zone) {
                let Some(price) = price(game, *edge, *next) else { continue };
                let cost = costs[zone.index()].saturating_add(price).saturating_add(climb(game, *next, zone));
                if cost < costs[next.index()] {
                    costs[next.index()] = cost;
                    waiting.push_back(*next);
                }
            }
        }
        Self(costs)
    }

    /// How far it is from this Zone.
    pub fn from(&self, zone: SpaceId) -> u16 {
        self.0.get(zone.index()).copied().unwrap_or(NO_WAY)
    }
}

fn price(game: &MassiveDarkness, edge: EdgeId, to: SpaceId) -> Option<u16> {
    if game.state.board.is_removed(to) || (!game.dungeon.borders.is_empty() && game.is_barred(edge)) {
        return None;
    }
    if game.dungeon.board.passable(&game.state.board, edge) {
        return Some(1);
    }
    let door = game.dungeon.board.edge(edge).is_some_and(|edge| edge.passage == Passage::Door);
    (door && !game.is_locked(edge)).then_some(DOOR)
}

/// LEVEL-03, LEVEL-08: whoever goes up to a higher Level makes every Guard stronger that comes from now on.
fn climb(game: &MassiveDarkness, from: SpaceId, to: SpaceId) -> u16 {
    let (below, above) = (game.dungeon.tile_level(from), game.dungeon.tile_level(to));
    if above > game.state.level && above > below { CLIMB } else { 0 }
}

/// The costs to the objective.
#[derive(Clone, Debug, Default)]
pub struct Ways {
    known: Option<(Hints, BoardState, u64, u8)>,
    posted: bool,
    to_goal: Costs,
}

impl Ways {
    /// Has the Hero asked for last a post of his own?
    pub fn is_posted(&self) -> bool {
        self.posted
    }

    /// The costs to where the current objective is met, for this Hero; kept until they change.
    pub fn costs_to_goal(&mut self, game: &MassiveDarkness, hero: Hero, feared: Feared) -> &Costs {
        let mut hints = Hints::of(game, feared);
        let post = hints::post_of(game, &hints.posts, hero);
        self.posted = post.is_some();
        if let Some(post) = post {
            hints = Hints::at_post(post);
        }
        let bars = bars(game);
        if self.known.as_ref() != Some(&(hints.clone(), game.state.board, bars, game.state.level)) {
            let here = game.state.hero(hero).zone;
            self.to_goal = Costs::to(game, hints.zones(game).into_iter());
            if self.to_goal.from(here) == NO_WAY && bars > 0 {
                let mut keys = hints.clone();
                keys.add_keys(game);
                self.to_goal = Costs::to(game, keys.zones(game).into_iter());
            }
            self.known = Some((hints, game.state.board, bars, game.state.level));
        }
        &self.to_goal
    }
}

/// Which borders no Hero can cross now, a bit each.
fn bars(game: &MassiveDarkness) -> u64 {
    let borders = game.dungeon.borders.iter().enumerate().filter(|(_, border)| game.is_barred(border.edge));
    borders.fold(0, |mask, (at, _)| mask | 1 << (at & 63))
}

/// WIN-02: the objective that has to be met now.
pub fn goal(game: &MassiveDarkness) -> Option<&Goal> {
    game.dungeon.goals.get(usize::from(game.state.goals_met))
}

/// Off a floor that is about to fall.
pub fn costs_to_safety(game: &MassiveDarkness) -> Costs {
    let safe = |zone: &SpaceId| !hints::is_about_to_fall(game, *zone) && !game.state.board.is_removed(*zone);
    Costs::to(game, game.dungeon.board.spaces().filter(safe))
}

/// Zones with Treasure that can be taken, and how far they may be.
pub fn costs_to_treasure(game: &MassiveDarkness) -> Costs {
    let treasures = game.state.tokens.iter().filter(|token| {
        (matches!(token.kind, TokenKind::Treasure | TokenKind::SpecialTreasure)
            || hints::gives_a_card(game, token.kind))
            && !token.is_face_down()
            && !token.fixed
            && game.state.enemy_in(token.zone).is_none()
    });
    Costs::to(game, treasures.map(|token| token.zone))
}

/// How far the Hero who is farthest from the objective is.
pub fn rearmost(game: &MassiveDarkness, costs: &Costs, without: Hero) -> u16 {
    let others = game.state.living_heroes().filter(|hero| *hero != without);
    let cost = |hero: Hero| costs.from(game.state.hero(hero).zone);
    others.map(cost).filter(|cost| *cost != NO_WAY).max().unwrap_or(0)
}

/// Zones from which a Hero can attack somebody: those from afar, where there are any.
pub fn costs_to_attack(game: &MassiveDarkness, hero: Hero, enemy: Enemy) -> Costs {
    let there = game.state.enemy(enemy).zone;
    let from = |zone: &SpaceId| attacks_from(game, hero, *zone, enemy);
    let far = game.dungeon.board.spaces().filter(|zone| *zone != there).filter(from);
    let far = Costs::to(game, far);
    if far.from(game.state.hero(hero).zone) == NO_WAY { Costs::to(game, [there].into_iter()) } else { far }
}

/// A Hero walks so far in an Activation.
const WALK: u8 = 6;

/// The Zones within a walk that are farthest from Enemies; out of their sight counts as three steps.
pub fn costs_away(game: &MassiveDarkness, hero: Hero) -> Costs {
    let here = game.state.hero(hero).zone;
    let far = |zone: SpaceId| -> u8 {
        let from = |enemy: Enemy| {
            let at = game.state.enemy(enemy).zone;
            let steps = game.steps_between(at, zone).unwrap_or(u8::MAX - 3);
            steps + if game.range_between(at, zone).is_some() { 0 } else { 3 }
        };
        game.state.enemy_ids().map(from).min().unwrap_or(0)
    };
    let near = |zone: &SpaceId| game.steps_between(here, *zone).is_some_and(|steps| steps <= WALK);
    let zones: Vec<(u8, SpaceId)> = game.dungeon.board.spaces().filter(near).map(|zone| (far(zone), zone)).collect();
    let most = zones.iter().map(|(far, _)| *far).max().unwrap_or(0);
    Costs::to(game, zones.into_iter().filter(|(far, _)| *far == most).map(|(_, zone)| zone))
}

/// Shadow Zones that no Enemy sees.
pub fn costs_into_the_dark(game: &MassiveDarkness) -> Costs {
    let is_hidden = |zone: &SpaceId| {
        let sees = |enemy: Enemy| game.range_between(game.state.enemy(enemy).zone, *zone).is_some();
        game.dungeon.zone(*zone).shadow && !game.state.board.is_removed(*zone) && !game.state.enemy_ids().any(sees)
    };
    Costs::to(game, game.dungeon.board.spaces().filter(is_hidden))
}
