//! Doors: as many as are needed to get everywhere, then as many Chambers as are wished for.

use super::DOORS;
use super::map::{one_of, shuffled};
use crate::games::massive_darkness::quest::layout::draft;
use crate::games::massive_darkness::quest::model::{PlacedDoor, Quest, Spot};
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::massive_darkness::rules::dungeon::Dungeon;
use crate::kernel::board::{EdgeId, Passage, SpaceId};
use crate::kernel::dealer::Stream;
use std::collections::{BTreeSet, VecDeque};

/// What is open to itself: a Chamber, or corridors that run into one another.
struct Regions<'d> {
    dungeon: &'d Dungeon,
    /// By Zone.
    of: Vec<usize>,
    count: usize,
}

/// Where a door could hang.
struct Wall {
    /// The regions on both sides.
    between: [usize; 2],
    edge: EdgeId,
}

/// A step of a way from region to region.
#[derive(Clone, Copy)]
struct Step {
    into: usize,
    through: EdgeId,
}

impl<'d> Regions<'d> {
    fn of(dungeon: &'d Dungeon) -> Self {
        let mut of = vec![usize::MAX; dungeon.zones.len()];
        let mut count = 0;
        for zone in dungeon.board.spaces() {
            if of[zone.index()] != usize::MAX {
                continue;
            }
            let mut waiting = vec![zone];
            while let Some(here) = waiting.pop() {
                of[here.index()] = count;
                for (next, edge) in dungeon.board.edges_of(here) {
                    let is_open = dungeon.board.edge(*edge).is_some_and(|edge| edge.passage == Passage::Open);
                    if is_open && of[next.index()] == usize::MAX {
                        waiting.push(*next);
                    }
                }
            }
            count += 1;
        }
        Self { dungeon, of, count }
    }

    fn is_chamber(&self, region: usize) -> bool {
        self.dungeon.board.spaces().any(|zone| self.of[zone.index()] == region && self.dungeon.zone(zone).room)
    }

    /// Walls between two regions: where a door could hang. Between two Chambers only where nothing else helps.
    fn walls(&self) -> Vec<Wall> {
        let walls = self.dungeon.board.edges().filter(|(_, edge)| edge.passage == Passage::Wall);
        let region = |zone: SpaceId| self.of[zone.index()];
        let walls = walls.map(|(id, edge)| Wall { between: [region(edge.a), region(edge.b)], edge: id });
        walls.filter(|wall| wall.between[0] != wall.between[1]).collect()
    }

    fn spot(&self, zone: SpaceId) -> Spot {
        let zone = self.dungeon.zone(zone);
        Spot { x: zone.x, y: zone.y, storey: zone.storey }
    }
}

/// The doors of a quest; none where a box does not hold enough of them.
pub(super) fn hang(quest: &Quest, sides: &[TileSide], chambers: usize, chance: &mut Stream) -> Option<Vec<PlacedDoor>> {
    let (dungeon, _) = draft(quest, sides);
    let dungeon = dungeon?;
    let regions = Regions::of(&dungeon);
    let walls = shuffled(regions.walls(), chance);
    let corridors: Vec<usize> = (0..regions.count).filter(|region| !regions.is_chamber(*region)).collect();
    let mut reached = BTreeSet::from([one_of(&corridors, chance)?]);
    let mut doors: Vec<EdgeId> = Vec::new();
    // First wherever a corridor is.
    while let Some(path) = path_to(&walls, &reached, &|region| corridors.contains(&region)) {
        for step in path {
            reached.insert(step.into);
            doors.push(step.through);
        }
    }
    if corridors.iter().any(|corridor| !reached.contains(corridor)) {
        return None;
    }
    let entered = |reached: &BTreeSet<usize>| reached.iter().filter(|region| regions.is_chamber(**region)).count();
    while entered(&reached) < chambers && doors.len() < DOORS {
        let Some(path) = path_to(&walls, &reached, &|region| regions.is_chamber(region)) else { break };
        for step in path {
            reached.insert(step.into);
            doors.push(step.through);
        }
    }
    extra(&regions, &walls, &reached, &mut doors, quest.tiles.len() / 4);
    (doors.len() <= DOORS).then(|| doors.into_iter().filter_map(|edge| door(&regions, edge)).collect())
}

/// The way with the fewest doors from what is reached to a region that is not, door by door.
fn path_to(walls: &[Wall], reached: &BTreeSet<usize>, is_wanted: &dyn Fn(usize) -> bool) -> Option<Vec<Step>> {
    let mut seen = reached.clone();
    let mut waiting: VecDeque<Vec<Step>> = VecDeque::from([Vec::new()]);
    while let Some(path) = waiting.pop_front() {
        let last = path.last().map(|step| step.into);
        let is_here = |region: usize| last.map_or_else(|| reached.contains(&region), |last| last == region);
        for Wall { between: [a, b], edge } in walls {
            let into = match (is_here(*a), is_here(*b)) {
                (true, false) => *b,
                (false, true) => *a,
                _ => continue,
            };
            if !seen.insert(into) {
                continue;
            }
            let mut longer = path.clone();
            longer.push(Step { into, through: *edge });
            if is_wanted(into) {
                return Some(longer);
            }
            waiting.push_back(longer);
        }
    }
    None
}

/// A few Chambers get a second door elsewhere, so that there is more than one way.
fn extra(regions: &Regions<'_>, walls: &[Wall], reached: &BTreeSet<usize>, doors: &mut Vec<EdgeId>, wanted: usize) {
    let far_apart = |edge: EdgeId, other: EdgeId| {
        let middle = |edge: EdgeId| regions.dungeon.board.edge(edge).map(|edge| regions.spot(edge.a));
        middle(edge).zip(middle(other)).is_some_and(|(a, b)| a.x.abs_diff(b.x) + a.y.abs_diff(b.y) >= 3)
    };
    let mut hung = 0;
    for Wall { between: [a, b], edge } in walls {
        if hung >= wanted || doors.len() >= DOORS {
            return;
        }
        let both = reached.contains(a) && reached.contains(b);
        if both
            && regions.is_chamber(*a) != regions.is_chamber(*b)
            && doors.iter().all(|known| far_apart(*edge, *known))
        {
            doors.push(*edge);
            hung += 1;
        }
    }
}

fn door(regions: &Regions<'_>, edge: EdgeId) -> Option<PlacedDoor> {
    let edge = regions.dungeon.board.edge(edge)?;
    // From the corridor into the Chamber.
    let (from, to) = if regions.dungeon.zone(edge.a).room { (edge.b, edge.a) } else { (edge.a, edge.b) };
    let (from, to) = (regions.spot(from), regions.spot(to));
    Some(PlacedDoor { from, to, open: false, name: String::new(), locked: false })
}
