//! TILES: from a written Quest to the Dungeon that is played.

use crate::bounds::{Excess, excess};
use crate::dungeon::{Dungeon, Gate, Zone};
use crate::kernel::board::{Board, Direction, Edge, EdgeId, Passage, SpaceId};
use crate::own_tiles::{EdgeKind, TileFault, TileSide, faults, sides as sides_of};
use crate::quest::{BossFight, Need, Opening, PlacedDoor, PlacedTile, Quest, Spot};
use crate::state::Thing;
use crate::story::{Story, Written};
use std::collections::BTreeMap;
use tile_sides::{InTile, turned, turned_edges};

/// Why a Quest cannot be laid out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unlaid {
    /// There is no such side.
    #[error("there is no Tile {0:?}")]
    NoTile(String),
    /// The letters of a side are none.
    #[error("the Tile {0:?} cannot be read")]
    Tile(String),
    /// A Tile that the Quest brings is none.
    #[error("the Tile {0:?} of the Quest's own: {1}")]
    OwnTile(String, TileFault),
    /// Two Zones lie upon each other.
    #[error("two Zones lie at {0:?}")]
    Twice(Spot),
    /// Nothing lies there.
    #[error("no Zone lies at {0:?}")]
    Nowhere(Spot),
    /// M2-DOOR-01: a door stands between a Chamber and another Zone.
    #[error("no door can stand between {0:?} and {1:?}")]
    Door(Spot, Spot),
    /// A name that nothing has.
    #[error("nothing is named {0:?}")]
    Name(String),
    /// More of something than is laid out.
    #[error("there are {} {:?}, at most {} are laid out", .0.count, .0.what, .0.what.most())]
    Excess(Excess),
    /// It cannot be played.
    #[error("the Dungeon cannot be played")]
    Broken,
}

/// The Zones that a Tile covers as it lies, with their letters, row by row.
///
/// # Errors
/// There is no such side, or it cannot be read.
pub fn zones_of(placed: &PlacedTile, sides: &[TileSide]) -> Result<[(Spot, char); 9], Unlaid> {
    let side = side_of(placed, sides)?;
    let mut letters = turned(side, placed.turn);
    letters.sort_unstable_by_key(|(x, y, _)| (*y, *x));
    let mut zones = [((0, 0), '#'); 9];
    if letters.len() != zones.len() {
        return Err(Unlaid::Tile(side.id.clone()));
    }
    for (zone, (x, y, letter)) in zones.iter_mut().zip(letters) {
        *zone = ((placed.at.0.saturating_add(x as u8), placed.at.1.saturating_add(y as u8)), letter);
    }
    Ok(zones)
}

fn side_of<'s>(placed: &PlacedTile, sides: &'s [TileSide]) -> Result<&'s TileSide, Unlaid> {
    let side = sides.iter().find(|side| side.id == placed.side);
    side.ok_or_else(|| Unlaid::NoTile(placed.side.clone()))
}

/// Where a Zone of a Tile lies, or the one beside it; none where nothing can lie.
fn spot(placed: &PlacedTile, (x, y): InTile) -> Option<Spot> {
    let far = |from: u8, by: i16| u8::try_from(i16::from(from).saturating_add(by)).ok();
    Some((far(placed.at.0, x)?, far(placed.at.1, y)?))
}

#[derive(Default)]
struct Plan {
    dungeon: Dungeon,
    at: BTreeMap<Spot, SpaceId>,
    /// What Tiles themselves say of the border from a Zone to the one beside it.
    drawn: BTreeMap<(Spot, Spot), EdgeKind>,
    edges: Vec<Edge>,
    faults: Vec<Unlaid>,
}

impl Plan {
    fn zone(&self, spot: Spot) -> Result<SpaceId, Unlaid> {
        self.at.get(&spot).copied().ok_or(Unlaid::Nowhere(spot))
    }

    /// The Zone there; if there is none, that is a fault.
    fn find(&mut self, spot: Spot) -> Option<SpaceId> {
        let found = self.zone(spot);
        self.take(found)
    }

    /// What was found; why nothing was is a fault.
    fn take<T>(&mut self, found: Result<T, Unlaid>) -> Option<T> {
        found.map_err(|fault| self.faults.push(fault)).ok()
    }

    fn put(&mut self, spot: Spot, zone: Zone) {
        if self.at.contains_key(&spot) {
            self.faults.push(Unlaid::Twice(spot));
            return;
        }
        self.at.insert(spot, SpaceId(self.dungeon.zones.len() as u16));
        self.dungeon.zones.push(Zone { x: spot.0, y: spot.1, ..zone });
    }

    fn lay(&mut self, tile: u8, placed: &PlacedTile, sides: &[TileSide]) -> Result<(), Unlaid> {
        for (spot, letter) in zones_of(placed, sides)? {
            let (room, shadow, abyss) = match letter {
                'L' => (true, false, false),
                'D' => (true, true, false),
                'l' => (false, false, false),
                'd' => (false, true, false),
                '#' => (false, false, true),
                _ => return Err(Unlaid::Tile(placed.side.clone())),
            };
            self.put(spot, Zone { shadow, abyss, tile, chamber: room.then_some(0), ..Zone::default() });
        }
        for (here, there, kind) in turned_edges(side_of(placed, sides)?, placed.turn) {
            if let (Some(here), Some(there)) = (spot(placed, here), spot(placed, there)) {
                self.drawn.insert((here, there), kind);
            }
        }
        Ok(())
    }

    /// M2-TILE-03, M2-TILE-04, M2-TILE-07: a wall round each Chamber and each Abyss at the border of its Tile; what else touches is open.
    /// A Tile of one's own can have it otherwise. Where two Tiles touch, the wall of one is enough.
    fn join(&mut self) {
        let spots: Vec<(Spot, SpaceId)> = self.at.iter().map(|(spot, space)| (*spot, *space)).collect();
        for (spot, a) in spots {
            for (next, way) in [
                ((spot.0.saturating_add(1), spot.1), Direction::East),
                ((spot.0, spot.1.saturating_add(1)), Direction::South),
            ] {
                let Some(b) = self.at.get(&next).copied().filter(|b| *b != a) else { continue };
                let (one, other) = (self.dungeon.zones[a.index()], self.dungeon.zones[b.index()]);
                let is_inside = one.tile == other.tile;
                let drawn = [(spot, next), (next, spot)].map(|border| self.drawn.get(&border).copied());
                let is_open = if is_inside {
                    let by_floors = one.chamber.is_some() == other.chamber.is_some();
                    let drawn = drawn.into_iter().flatten().min();
                    drawn.map_or(by_floors, |kind| kind == EdgeKind::Opening)
                } else {
                    [one, other].into_iter().zip(drawn).all(|(zone, drawn)| match drawn {
                        Some(kind) => kind == EdgeKind::Opening,
                        None => zone.chamber.is_none() && !zone.abyss && !is_bridge(&zone),
                    })
                };
                let passage = if is_open { Passage::Open } else { Passage::Wall };
                self.edges.push(Edge { a, b, way: Some(way), passage });
            }
        }
    }

    /// Chamber Zones of a Tile that touch are one Chamber (M2-TILE-04).
    fn number_chambers(&mut self) {
        let mut numbers: Vec<Option<usize>> =
            self.dungeon.zones.iter().enumerate().map(|(at, zone)| zone.chamber.map(|_| at)).collect();
        for _ in 0..numbers.len() {
            for edge in self.edges.iter().filter(|edge| edge.passage == Passage::Open) {
                if let (Some(a), Some(b)) = (numbers[edge.a.index()], numbers[edge.b.index()]) {
                    let least = Some(a.min(b));
                    (numbers[edge.a.index()], numbers[edge.b.index()]) = (least, least);
                }
            }
        }
        let mut known = Vec::new();
        for (zone, number) in self.dungeon.zones.iter_mut().zip(numbers) {
            zone.chamber = number.map(|number| match known.iter().position(|other| *other == number) {
                Some(at) => at as u8,
                None => {
                    known.push(number);
                    (known.len() - 1) as u8
                }
            });
        }
    }

    /// The Boss fight, its places found.
    fn boss(&self, quest: &Quest) -> Result<Option<BossFight<String, SpaceId>>, Unlaid> {
        let Some(fight) = &quest.boss else { return Ok(None) };
        let all = |spots: &[Spot]| spots.iter().map(|spot| self.zone(*spot)).collect::<Result<Vec<_>, _>>();
        let lay = match &fight.lay {
            Some((kind, each, spots)) => Some((kind.clone(), *each, all(spots)?)),
            None => None,
        };
        let (at, starts) = (self.zone(fight.at)?, all(&fight.starts)?);
        let (boss, shield, drains) = (fight.boss.clone(), fight.shield.clone(), fight.drains.clone());
        Ok(Some(BossFight { boss, tile: fight.tile, at, starts, lay, shield, drains }))
    }

    /// Doors, those that are different among them: the names of special doors, and what each that is different needs.
    fn doors<'q>(&mut self, quest: &'q Quest) -> (Vec<String>, Vec<&'q [Need<String>]>) {
        let (mut gates, mut waiting): (Vec<String>, Vec<&[Need<String>]>) = Default::default();
        for door in &quest.doors {
            let found = self.doorway(door);
            let Some(edge) = self.take(found) else { continue };
            self.edges[edge].passage = Passage::Door;
            let id = EdgeId(edge as u16);
            if door.open {
                self.dungeon.open_doors.push(id);
            }
            if door.gate.is_some() || door.enemies_pass || door.silent {
                let number = door.gate.as_ref().map(|name| {
                    gates.push(name.clone());
                    gates.len() as u8 - 1
                });
                let tile = self.at.get(&door.from).map_or(0, |space| self.dungeon.zone(*space).tile);
                let (enemies_pass, opening, silent) = (door.enemies_pass, door.opens, door.silent);
                waiting.push(&door.needs);
                let needs = Vec::new();
                self.dungeon.gates.push(Gate { edge: id, number, enemies_pass, opening, needs, silent, tile });
            }
        }
        (gates, waiting)
    }

    /// M2-DOOR-01: the wall of a Chamber in which a door can stand.
    fn doorway(&self, door: &PlacedDoor) -> Result<usize, Unlaid> {
        let edge = self.edge(door.from, door.to)?;
        let ends = [self.edges[edge].a, self.edges[edge].b];
        let is_room = |space: &SpaceId| self.dungeon.zones[space.index()].chamber.is_some();
        let is_wall = self.edges[edge].passage == Passage::Wall && ends.iter().any(is_room);
        if is_wall { Ok(edge) } else { Err(Unlaid::Door(door.from, door.to)) }
    }

    fn edge(&self, from: Spot, to: Spot) -> Result<usize, Unlaid> {
        let (a, b) = (self.zone(from)?, self.zone(to)?);
        let is_it = |edge: &Edge| (edge.a, edge.b) == (a, b) || (edge.a, edge.b) == (b, a);
        self.edges.iter().position(is_it).ok_or(Unlaid::Door(from, to))
    }
}

/// Bridges are Tiles of their own (M2-TOKEN-16).
fn is_bridge(zone: &Zone) -> bool {
    zone.tile >= BRIDGES
}

const BRIDGES: u8 = 200;

/// Lays a Quest out.
///
/// # Errors
/// What keeps it from being played.
pub fn lay_out(quest: &Quest, sides: &[TileSide]) -> Result<Dungeon, Unlaid> {
    let (dungeon, faults) = draft(quest, sides);
    match faults.into_iter().next() {
        Some(fault) => Err(fault),
        None => Ok(dungeon),
    }
}

/// Lays as much of a Quest out as can be: with what is wrong in it, and without what lies nowhere.
#[must_use]
pub fn draft(quest: &Quest, sides: &[TileSide]) -> (Dungeon, Vec<Unlaid>) {
    if let Some(excess) = excess(quest) {
        return (Dungeon::default(), vec![Unlaid::Excess(excess)]);
    }
    let mut plan = Plan::default();
    plan.dungeon.id.clone_from(&quest.id);
    plan.dungeon.told.clone_from(&quest.told);
    let broken: Vec<(&str, TileFault)> = faults(quest).collect();
    plan.faults.extend(broken.iter().map(|(name, fault)| Unlaid::OwnTile((*name).to_owned(), *fault)));
    let sides = &*sides_of(quest, sides);
    for (tile, placed) in (0..BRIDGES).zip(&quest.tiles) {
        // What is wrong with a broken one is said already.
        if broken.iter().any(|(name, _)| *name == placed.side) {
            continue;
        }
        let laid = plan.lay(tile, placed, sides);
        plan.take(laid);
    }
    for (number, (spot, _)) in (BRIDGES..=u8::MAX).zip(&quest.bridges) {
        plan.put(*spot, Zone { shadow: true, tile: number, ..Zone::default() });
    }
    plan.join();
    for (spot, neighbours) in &quest.bridges {
        for next in neighbours {
            let edge = plan.edge(*spot, *next);
            if let Some(edge) = plan.take(edge) {
                plan.edges[edge].passage = Passage::Open;
            }
        }
    }
    plan.number_chambers();
    let (gates, waiting) = plan.doors(quest);
    let kinds = Story::kinds_of(quest);
    for (name, spot) in &quest.marks {
        let kind = kinds.iter().position(|known| known == name).unwrap_or_default();
        let zone = plan.find(*spot);
        plan.dungeon.things.extend(zone.map(|zone| (Thing::Mark(kind as u8), zone)));
    }
    for (thing, spot) in &quest.things {
        let zone = plan.find(*spot);
        plan.dungeon.things.extend(zone.map(|zone| (*thing, zone)));
    }
    for (portal, spot) in &quest.portals {
        let zone = plan.find(*spot);
        plan.dungeon.portals.extend(zone.map(|zone| (*portal, zone)));
    }
    for spot in &quest.mobs {
        let zone = plan.find(*spot);
        plan.dungeon.mobs.extend(zone);
    }
    plan.dungeon.start = plan.find(quest.start).unwrap_or_default();
    for spot in &quest.starts {
        let zone = plan.find(*spot);
        plan.dungeon.starts.extend(zone);
    }
    let boss = plan.boss(quest);
    let written = Written { boss: plan.take(boss).flatten(), ..Written::of(quest, kinds, gates) };
    let story = Story::new(&written).map_err(Unlaid::Name);
    plan.dungeon.story = plan.take(story).unwrap_or_default();
    plan.dungeon.story.watched |= plan.dungeon.gates.iter().any(|gate| gate.opening == Opening::TileClear);
    for (gate, needs) in waiting.into_iter().enumerate() {
        let needs = plan.dungeon.story.needs(needs).map_err(Unlaid::Name);
        plan.dungeon.gates[gate].needs = plan.take(needs).unwrap_or_default();
    }
    let board = Board::new(plan.dungeon.zones.len(), std::mem::take(&mut plan.edges)).map_err(|_| Unlaid::Broken);
    plan.dungeon.board = plan.take(board).unwrap_or_default();
    if plan.faults.is_empty() && !plan.dungeon.is_whole() {
        plan.faults.push(Unlaid::Broken);
    }
    (plan.dungeon, plan.faults)
}
