//! How far it is to where the Heroes want to go, with doors that still have to be opened.

use crate::engine::kernel::board::{BoardState, EdgeId, Passage, SpaceId};
use crate::engine::massive_darkness::MassiveDarkness;
use crate::engine::massive_darkness::ids::Hero;
use crate::engine::massive_darkness::language::quest::Goal;
use crate::engine::massive_darkness::state::{Token, TokenKind};

/// No way leads there.
pub const NO_WAY: u16 = u16::MAX;
/// A closed door costs a Movement Point more than an open one, and what is behind it costs blood.
const DOOR: u16 = 3;

/// The costs from every Zone to the nearest of some Zones.
#[derive(Clone, Debug, Default)]
pub struct Costs(Vec<u16>);

impl Costs {
    /// To the nearest of these Zones.
    pub fn to(game: &MassiveDarkness, goals: impl Iterator<Item = SpaceId>) -> Self {
        let mut costs = vec![NO_WAY; game.dungeon.zones.len()];
        let mut waiting = Vec::new();
        for goal in goals {
            costs[goal.index()] = 0;
            waiting.push(goal);
        }
        // The boards are small and the costs nearly equal: whoever became nearer tells its neighbours again.
        while let Some(zone) = waiting.pop() {
            for (next, edge) in game.dungeon.board.edges_of(zone) {
                let Some(price) = price(game, *edge, *next) else { continue };
                let cost = costs[zone.index()].saturating_add(price);
                if cost < costs[next.index()] {
                    costs[next.index()] = cost;
                    waiting.insert(0, *next);
                }
            }
        }
        Self(costs)
    }

    /// From this Zone.
    pub fn from(&self, zone: SpaceId) -> u16 {
        self.0.get(zone.index()).copied().unwrap_or(NO_WAY)
    }
}

fn price(game: &MassiveDarkness, edge: EdgeId, to: SpaceId) -> Option<u16> {
    if game.state.board.is_removed(to) {
        return None;
    }
    if game.dungeon.board.passable(&game.state.board, edge) {
        return Some(1);
    }
    let door = game.dungeon.board.edge(edge).is_some_and(|edge| edge.passage == Passage::Door);
    door.then_some(DOOR)
}

/// What the costs depend on.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Situation {
    board: BoardState,
    goals_met: u8,
    tokens: usize,
    round: u16,
}

/// The costs to the objective, kept until they change.
#[derive(Clone, Debug, Default)]
pub struct Ways {
    situation: Option<Situation>,
    to_goal: Costs,
}

impl Ways {
    /// The costs to where the current objective is met.
    pub fn costs_to_goal(&mut self, game: &MassiveDarkness) -> &Costs {
        let state = &game.state;
        let moving = matches!(goal(game), Some(Goal::ClearBoard | Goal::Survive(_)) | None);
        let situation = Situation {
            board: state.board,
            goals_met: state.goals_met,
            tokens: state.tokens.len(),
            round: if moving { state.round } else { 0 },
        };
        if self.situation != Some(situation) || moving {
            self.situation = Some(situation);
            self.to_goal = Costs::to(game, goal_zones(game).into_iter());
        }
        &self.to_goal
    }
}

/// WIN-02: the objective that has to be met now.
pub fn goal(game: &MassiveDarkness) -> Option<&Goal> {
    game.dungeon.goals.get(usize::from(game.state.goals_met))
}

fn goal_zones(game: &MassiveDarkness) -> Vec<SpaceId> {
    match goal(game) {
        Some(Goal::PickUp(kind, _)) => tokens(game, *kind),
        Some(Goal::AllEscape) => game.dungeon.exit.into_iter().collect(),
        Some(Goal::ClearBoard) => game.state.enemy_ids().map(|enemy| game.state.enemy(enemy).zone).collect(),
        Some(Goal::Survive(_) | Goal::Escapes(..) | Goal::Kill(_) | Goal::Task { .. }) | None => {
            vec![game.dungeon.start]
        }
    }
}

fn tokens(game: &MassiveDarkness, kind: TokenKind) -> Vec<SpaceId> {
    let all = game.state.tokens.iter().filter(|token| !token.fixed && may_be(game, token, kind));
    all.map(|token| token.zone).collect()
}

/// TOKEN-03: a face-down token may be whatever is left in its bag.
fn may_be(game: &MassiveDarkness, token: &Token, kind: TokenKind) -> bool {
    token.is(kind) || (token.is_face_down() && game.left_in_bag(token.bag - 1, kind) > 0)
}

/// Zones with Treasure that can be taken, and how far they may be.
pub fn costs_to_treasure(game: &MassiveDarkness) -> Costs {
    let treasures = game.state.tokens.iter().filter(|token| {
        matches!(token.kind, TokenKind::Treasure | TokenKind::SpecialTreasure)
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
