//! How far Zones are from some others, on foot.

use crate::kernel::board::{BoardState, Passage, SpaceId};
use crate::kernel::game::Game as _;
use massive_darkness_2_rules::quest::Opening;
use massive_darkness_2_rules::{MassiveDarkness2, Thing};

/// No way leads there.
pub(crate) const FAR: u8 = u8::MAX;

/// Whoever is so far away from Enemies needs not go farther.
const MOST_AWAY: u8 = 40;

/// How many steps each Zone is from the nearest of some Zones.
pub(crate) struct Steps(Vec<u8>);

impl Steps {
    /// As the doors of this board stand.
    pub(crate) fn to(game: &MassiveDarkness2, doors: &BoardState, goals: &[SpaceId]) -> Self {
        let dungeon = &game.table().dungeon;
        let passages: Vec<SpaceId> = dungeon.story.passages.map_or(Vec::new(), |kind| marks(game, kind).collect());
        let mut steps = vec![FAR; dungeon.board.space_count()];
        let mut queue: Vec<SpaceId> = Vec::with_capacity(steps.len());
        let mut reach = |zone: SpaceId, far: u8, queue: &mut Vec<SpaceId>| {
            let known = &mut steps[zone.index()];
            if *known == FAR {
                *known = far;
                queue.push(zone);
            }
            *known
        };
        for goal in goals.iter().filter(|goal| goal.index() < dungeon.board.space_count()) {
            reach(*goal, 0, &mut queue);
        }
        let mut done = 0;
        while let Some(zone) = queue.get(done).copied() {
            done += 1;
            let next = reach(zone, 0, &mut queue) + 1;
            for (other, _) in dungeon.board.neighbours(doors, zone) {
                if !dungeon.zone(other).abyss {
                    reach(other, next, &mut queue);
                }
            }
            if passages.contains(&zone) {
                passages.iter().for_each(|other| {
                    reach(*other, next, &mut queue);
                });
            }
        }
        Self(steps)
    }

    /// The other way round: what is farthest is nearest. Where no way led is as far as can be.
    pub(crate) fn away(mut self) -> Self {
        self.0.iter_mut().for_each(|steps| *steps = MOST_AWAY - (*steps).min(MOST_AWAY));
        self
    }

    /// From this Zone; [`FAR`] where no way leads.
    pub(crate) fn of(&self, zone: SpaceId) -> u8 {
        self.0.get(zone.index()).copied().unwrap_or(FAR)
    }
}

/// The doors as they stand once this Hero has opened all that Heroes can open.
pub(crate) fn opened(game: &MassiveDarkness2, hero: u8) -> BoardState {
    let dungeon = &game.table().dungeon;
    let mut board = game.state().board;
    for (id, edge) in dungeon.board.edges().filter(|(_, edge)| edge.passage == Passage::Door) {
        let special = dungeon.gate_at(id).filter(|gate| gate.number.is_some());
        let opens = special.is_none_or(|gate| match gate.opening {
            Opening::ByRule => false,
            Opening::ByHeroes => gate.needs.iter().all(|need| game.holds(*need, hero)),
            Opening::TileClear => game.passes_gates(hero),
        });
        if opens && !board.is_removed(edge.a) && !board.is_removed(edge.b) {
            board.open(&dungeon.board, id);
        }
    }
    board
}

/// Where tokens of this kind lie.
pub(crate) fn marks(game: &MassiveDarkness2, kind: u8) -> impl Iterator<Item = SpaceId> + '_ {
    let things = game.state().things.iter();
    things.filter(move |lying| lying.thing == Thing::Mark(kind)).map(|lying| lying.zone)
}
