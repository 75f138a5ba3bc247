//! How much light falls on the dungeon. All of it lies open on the table, so nothing is kept from anybody: what a Chamber nobody
//! has opened looks like is a matter of show. Zones in the line of sight of a Hero are seen, those that open ways lead to have
//! been, and what lies behind closed doors is dark until somebody opens one.

use super::super::geometry::Geometry;
use crate::games::massive_darkness::rules::MassiveDarkness;
use crate::games::massive_darkness::view::art::board::{DungeonGround, Light};
use crate::kernel::bits::Bits;
use crate::kernel::board::{Edge, EdgeId, Passage, SpaceId};
use crate::kit::map::doors::DOORWAY;
use crate::kit::map::{Dusk, FigureView, Lamp, LightWay, Lighting};

/// How far the light of a torch and of a lantern reaches, in Zones; a lantern in a Shadow Zone leaves it a Shadow Zone.
const TORCH: f32 = 1.05;
const LANTERN: f32 = 0.70;
const LANTERN_IN_THE_SHADOW: f32 = 0.55;
/// How bright a lantern is: the light is with whoever acts.
const BRIGHT: f32 = 1.6;

/// What is seen of the dungeon, through which gaps light falls, and what shines where nobody acts.
pub(super) fn lighting(game: &MassiveDarkness, geometry: &Geometry, ground: &DungeonGround) -> Lighting {
    let torches = game.dungeon.board.spaces().zip(&ground.plan().zones).filter_map(|(space, zone)| {
        let at = ground.index().torch_of(zone)?;
        let flame = zone.flame();
        let reach = TORCH * (0.86 + 0.28 * flame.wild);
        Some(Lamp { space, at, reach, strength: flame.size * flame.size, heat: flame.heat, bearer: None })
    });
    Lighting { dusk: dusk(game), ways: ways(game, geometry), lamps: torches.collect() }
}

/// The lantern of whoever acts.
pub(super) fn lantern(figure: &FigureView, ground: &DungeonGround) -> Lamp {
    let zone = ground.plan().zones.get(figure.space.index());
    let is_lit = zone.is_none_or(|zone| zone.light == Light::Lit);
    Lamp {
        space: figure.space,
        at: figure.place.centre,
        reach: if is_lit { LANTERN } else { LANTERN_IN_THE_SHADOW },
        strength: BRIGHT,
        heat: 0.5,
        bearer: Some(figure.piece),
    }
}

fn dusk(game: &MassiveDarkness) -> Vec<Dusk> {
    let heroes: Vec<SpaceId> = (game.state.hero_ids().map(|hero| game.state.hero(hero)))
        .filter(|hero| !hero.escaped)
        .map(|hero| hero.zone)
        .collect();
    let board = &game.dungeon.board;
    let mut joined = Bits::default();
    for from in heroes.iter().copied().chain([game.dungeon.start]) {
        board.reach(&game.state.board, from, |_, _| true, &mut joined);
    }
    // ACT-DOOR-05: a Chamber that was opened once is known, even if its door is closed again.
    let is_known = |space: SpaceId| joined.contains(space.index()) || game.state.opened.contains(space.index());
    let of_one = |space: SpaceId| {
        let is_seen = heroes.iter().any(|from| game.range_between(*from, space).is_some());
        match is_known(space) {
            _ if is_seen || game.state.board.is_removed(space) => Dusk::Clear,
            true => Dusk::Dim,
            false => Dusk::Unseen,
        }
    };
    board.spaces().map(of_one).collect()
}

/// Light goes where no wall and no closed door is.
fn ways(game: &MassiveDarkness, geometry: &Geometry) -> Vec<LightWay> {
    let board = &game.dungeon.board;
    let way = |(id, edge): (EdgeId, Edge)| {
        // Stairs lead elsewhere.
        edge.way?;
        let [from, to] = geometry.border(&edge);
        let ends = [edge.a, edge.b];
        match edge.passage {
            Passage::Wall => None,
            Passage::Open => Some(LightWay { ends, line: [from, to] }),
            Passage::Door if !game.state.board.is_open(board, id) => None,
            Passage::Door => {
                let inset = (1.0 - DOORWAY) / 2.0;
                Some(LightWay { ends, line: [from.lerp(to, inset), from.lerp(to, 1.0 - inset)] })
            }
        }
    };
    board.edges().filter_map(way).collect()
}
