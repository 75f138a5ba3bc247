//! From a quest document to the dungeon that is played: Zones, walls, doors, tokens.
//!
//! A wall stands on every border between a Room Zone and a Corridor Zone, and round a room at the edge of its tile; rooms
//! of one tile that touch are one Chamber. Doors replace walls.

use super::model::{Built, BuiltEdge, MAX_TILES, PlacedBorder, PlacedDoor, PlacedTile, Quest, Spot};
use super::own_tiles::TileFault;
use super::problem::{Place, Problem};
use crate::games::massive_darkness::rules::cards::{EdgeKind, TileSide};
use crate::games::massive_darkness::rules::dungeon::{Border, Dungeon, NamedDoor, Tile, Zone};
use crate::games::massive_darkness::rules::language::quest::{Goal, Object, QuestRule};
use crate::games::massive_darkness::rules::state::{MAX_BAGS, MAX_WORN_TILES, Token, TokenKind};
use crate::games::tiles::sides::{turned, turned_edges};
use crate::kernel::board::{Board, BoardError, Direction, Edge, EdgeId, MAX_DOORS, MAX_SPACES, Passage, SpaceId};
use std::collections::BTreeMap;

/// So many Zones are laid at most. What can be played is far less; on the drawing board the rest of the tiles is missing.
const MOST_LAID: usize = 20_000;

/// Lays a quest out.
///
/// # Errors
/// Everything that keeps it from being played.
pub fn lay_out(quest: &Quest, sides: &[TileSide]) -> Result<Dungeon, Vec<Problem>> {
    match draft(quest, sides) {
        (Some(dungeon), problems) if problems.is_empty() => Ok(dungeon),
        (_, problems) => Err(problems),
    }
}

/// Lays out what can be laid out, for somebody who is still at it: the dungeon may lack whatever the problems speak of,
/// and what lies nowhere is put on the first Zone. None where there is no Zone at all.
#[must_use]
pub fn draft(quest: &Quest, sides: &[TileSide]) -> (Option<Dungeon>, Vec<Problem>) {
    let sides = &*super::own_tiles::sides(quest, sides);
    let mut plan = Plan { problems: super::own_tiles::problems(quest), ..Plan::default() };
    if quest.tiles.len() > MAX_TILES {
        return (None, vec![Problem::TooMany { what: "tile", count: quest.tiles.len(), most: MAX_TILES }]);
    }
    plan.lay_all(&quest.tiles, sides);
    plan.join();
    for built in &quest.built {
        plan.build(built);
    }
    for door in &quest.doors {
        plan.hang(door);
    }
    plan.climb(quest);
    plan.mark_borders(quest);
    if quest.tiles.is_empty() {
        plan.problems.push(Problem::NoTiles);
    }
    plan.problems.extend(hopeless(quest));
    plan.problems.extend(super::check::problems_off_the_map(quest));
    plan.finish(quest)
}

/// Objectives that nobody can ever meet (WIN-03).
fn hopeless(quest: &Quest) -> Vec<Problem> {
    let mut problems = Vec::new();
    if quest.goals.is_empty() {
        problems.push(Problem::NoGoal);
    }
    for goal in &quest.goals {
        match *goal {
            // More Treasure comes with the doors.
            Goal::PickUp(TokenKind::Treasure | TokenKind::SpecialTreasure, _) => {}
            Goal::PickUp(kind, wanted) => {
                let hidden = quest.face_down.iter().flat_map(|group| &group.kinds).filter(|(of, _)| *of == kind);
                let there = quest.tokens.iter().filter(|token| token.kind == kind && !token.fixed).count()
                    + hidden.map(|(_, count)| usize::from(*count)).sum::<usize>();
                if there < usize::from(wanted) {
                    problems.push(Problem::TooFewTokens { kind, wanted, there });
                }
            }
            Goal::AllEscape | Goal::Escapes(..) if quest.exit.is_none() => {
                if !problems.contains(&Problem::NoExit) {
                    problems.push(Problem::NoExit);
                }
            }
            Goal::AllEscape
            | Goal::Escapes(..)
            | Goal::ClearBoard
            | Goal::Kill(_)
            | Goal::Survive(_)
            | Goal::Task { .. } => {}
        }
    }
    problems
}

/// What stands between two Zones by the tiles alone; none where no border is.
#[must_use]
pub fn by_tiles(quest: &Quest, sides: &[TileSide], from: Spot, to: Spot) -> Option<Built> {
    let mut plan = Plan::default();
    plan.lay_all(&quest.tiles, sides);
    plan.join();
    let open = plan.edges[plan.edge(from, to)?].passage == Passage::Open;
    Some(if open { Built::Opening } else { Built::Wall })
}

#[derive(Default)]
struct Plan {
    zones: Vec<Zone>,
    tiles: Vec<Tile>,
    at: BTreeMap<Spot, SpaceId>,
    /// What tiles themselves say about a border; the Zone with the smaller place comes first.
    borders_of_tiles: BTreeMap<(Spot, Spot), EdgeKind>,
    edges: Vec<Edge>,
    /// Their numbers, by their Zones as they were joined.
    edge_numbers: BTreeMap<(SpaceId, SpaceId), usize>,
    open_doors: Vec<EdgeId>,
    doors: Vec<NamedDoor>,
    borders: Vec<Border>,
    problems: Vec<Problem>,
}

impl Plan {
    fn lay_all(&mut self, tiles: &[PlacedTile], sides: &[TileSide]) {
        for tile in tiles {
            // What is too large to be played is told by its Zones, and there are too many already.
            if self.zones.len() >= MOST_LAID {
                return;
            }
            self.lay(tile, sides);
        }
    }

    fn lay(&mut self, placed: &PlacedTile, sides: &[TileSide]) {
        let Some(side) = sides.iter().find(|side| side.id == placed.tile) else {
            self.problems.push(Problem::NoSuchTile(placed.tile.clone()));
            return;
        };
        let tile = self.tiles.len() as u16;
        self.tiles.push(Tile { id: placed.tile.clone(), level: 0, wounds: placed.wounds });
        if placed.turn > 3 {
            let fault = TileFault::Turn(placed.turn);
            self.problems.push(Problem::OwnTile { tile: placed.tile.clone(), fault });
        }
        if placed.wounds > 0 && usize::from(tile) >= MAX_WORN_TILES {
            self.problems.push(Problem::WornTile { tile: placed.tile.clone(), most: MAX_WORN_TILES });
        }
        let spot_of = |(x, y): (i16, i16)| Spot {
            x: placed.at.x.saturating_add(x),
            y: placed.at.y.saturating_add(y),
            storey: placed.at.storey,
        };
        for (here, there, kind) in turned_edges(side, placed.turn) {
            let border = self.borders_of_tiles.entry(in_order(spot_of(here), spot_of(there))).or_insert(kind);
            // Two tiles meet: where one has a wall, there is a wall.
            *border = kind.min(*border);
        }
        let mut overlaps = false;
        for (x, y, sign) in turned(side, placed.turn) {
            if sign == '#' {
                continue;
            }
            let spot = spot_of((x, y));
            if self.at.contains_key(&spot) {
                // Once for a tile.
                if !std::mem::replace(&mut overlaps, true) {
                    self.problems.push(Problem::Overlap { tile: placed.tile.clone(), at: Place(spot) });
                }
                continue;
            }
            self.at.insert(spot, SpaceId(self.zones.len() as u16));
            self.zones.push(Zone {
                room: sign.is_ascii_uppercase(),
                shadow: sign.eq_ignore_ascii_case(&'d'),
                tile,
                x: spot.x,
                y: spot.y,
                storey: spot.storey,
            });
        }
    }

    /// Edges between neighbours: open or wall.
    fn join(&mut self) {
        let spots: Vec<(Spot, SpaceId)> = self.at.iter().map(|(spot, zone)| (*spot, *zone)).collect();
        for (spot, a) in spots {
            for (way, x, y) in [(Direction::East, 1, 0), (Direction::South, 0, 1)] {
                let next = Spot { x: spot.x.saturating_add(x), y: spot.y.saturating_add(y), storey: spot.storey };
                let Some(b) = self.at.get(&next).copied().filter(|b| *b != a) else { continue };
                let (here, there) = (self.zones[a.index()], self.zones[b.index()]);
                // Two rooms are open to each other inside one tile, two corridors always.
                let open = match self.borders_of_tiles.get(&in_order(spot, next)) {
                    Some(EdgeKind::Wall) => false,
                    Some(EdgeKind::Opening) => true,
                    None => here.room == there.room && (!here.room || here.tile == there.tile),
                };
                let passage = if open { Passage::Open } else { Passage::Wall };
                self.edge_numbers.insert((a, b), self.edges.len());
                self.edges.push(Edge { a, b, way: Some(way), passage });
            }
        }
    }

    /// The edge between two Zones that touch.
    fn edge(&self, from: Spot, to: Spot) -> Option<usize> {
        let (a, b) = (*self.at.get(&from)?, *self.at.get(&to)?);
        self.edge_numbers.get(&(a, b)).or_else(|| self.edge_numbers.get(&(b, a))).copied()
    }

    /// What the quest builds comes before its doors, so that one can stand in a wall that was built.
    fn build(&mut self, built: &BuiltEdge) {
        match self.edge(built.from, built.to) {
            Some(at) => {
                self.edges[at].passage = match built.kind {
                    Built::Wall => Passage::Wall,
                    Built::Opening => Passage::Open,
                }
            }
            None => {
                let what = match built.kind {
                    Built::Wall => "a wall",
                    Built::Opening => "an opening",
                };
                self.problems.push(Problem::Outside { what, at: Place(built.from) });
            }
        }
    }

    fn hang(&mut self, door: &PlacedDoor) {
        let (from, to) = (Place(door.from), Place(door.to));
        let Some(at) = self.edge(door.from, door.to) else {
            self.problems.push(Problem::DoorNowhere { from, to });
            return;
        };
        match self.edges[at].passage {
            Passage::Open => self.problems.push(Problem::DoorInOpening { from, to }),
            Passage::Wall | Passage::Door => {
                self.edges[at].passage = Passage::Door;
                if !door.name.is_empty() || door.locked {
                    self.doors.push(NamedDoor {
                        name: door.name.clone(),
                        edge: EdgeId(at as u16),
                        locked: door.locked,
                    });
                }
                if door.open {
                    self.open_doors.push(EdgeId(at as u16));
                }
            }
        }
    }

    /// QC-08: stairs join Zones that do not touch; no line of sight runs along them.
    fn climb(&mut self, quest: &Quest) {
        for stairs in &quest.stairs {
            let (a, b) = (self.zone("a stair", stairs.from), self.zone("a stair", stairs.to));
            if a == b {
                self.problems.push(border_nowhere(stairs));
                continue;
            }
            self.borders.push(Border {
                name: stairs.name.clone(),
                edge: EdgeId(self.edges.len() as u16),
                barred: stairs.barred,
            });
            self.edge_numbers.entry((a, b)).or_insert(self.edges.len());
            self.edges.push(Edge { a, b, way: None, passage: Passage::Open });
        }
    }

    fn mark_borders(&mut self, quest: &Quest) {
        for border in &quest.borders {
            let Some(at) = self.edge(border.from, border.to) else {
                self.problems.push(border_nowhere(border));
                continue;
            };
            self.borders.push(Border { name: border.name.clone(), edge: EdgeId(at as u16), barred: border.barred });
        }
    }

    fn zone(&mut self, what: &'static str, spot: Spot) -> SpaceId {
        self.at.get(&spot).copied().unwrap_or_else(|| {
            self.problems.push(Problem::Outside { what, at: Place(spot) });
            SpaceId(0)
        })
    }

    /// TOKEN-03: a face-down token on each spot, and what is in the bags they come from.
    fn shuffle(&mut self, quest: &Quest, tokens: &mut Vec<Token>) -> Vec<Vec<TokenKind>> {
        if quest.face_down.len() > MAX_BAGS {
            let count = quest.face_down.len();
            self.problems.push(Problem::TooMany { what: "face-down group", count, most: MAX_BAGS });
        }
        let mut bags = Vec::new();
        for (number, group) in quest.face_down.iter().enumerate() {
            let count = group.kinds.iter().map(|(_, count)| usize::from(*count)).sum::<usize>();
            if count != group.spots.len() {
                self.problems.push(Problem::FaceDown { tokens: count, spots: group.spots.len() });
            }
            // One for each spot, whatever the quest says.
            let kinds = group.kinds.iter().flat_map(|(kind, count)| std::iter::repeat_n(*kind, usize::from(*count)));
            let bag: Vec<TokenKind> = kinds.take(group.spots.len()).collect();
            for spot in &group.spots {
                let zone = self.zone("a face-down token", *spot);
                tokens.push(Token { zone, bag: number as u8 + 1, ..Token::default() });
            }
            bags.push(bag);
        }
        bags
    }

    fn finish(mut self, quest: &Quest) -> (Option<Dungeon>, Vec<Problem>) {
        let start = self.zone("the starting zone", quest.start);
        let exit = quest.exit.map(|spot| self.zone("the exit", spot));
        let mut level_tokens = Vec::new();
        for token in &quest.level_tokens {
            if !(1..=5).contains(&token.level) {
                self.problems.push(Problem::Level { at: Place(token.at), level: token.level });
            }
            let zone = self.zone("a level token", token.at);
            level_tokens.push((zone, token.level));
            // OQ-33: of several tokens the highest counts.
            if let Some(zone) = self.zones.get(zone.index()) {
                let tile = &mut self.tiles[usize::from(zone.tile)];
                tile.level = tile.level.max(token.level);
            }
        }
        let mut tokens = Vec::new();
        for token in &quest.tokens {
            let zone = self.zone("a token", token.at);
            tokens.push(Token { fixed: token.fixed, ..Token::new(token.kind, zone) });
        }
        let bags = self.shuffle(quest, &mut tokens);
        let mut bridges: Vec<SpaceId> = quest.bridges.iter().map(|spot| self.zone("a bridge", *spot)).collect();
        bridges.sort_unstable();
        let mut names = Vec::new();
        for named in &quest.names {
            names.push((named.name.clone(), self.zone("a named zone", named.at)));
        }
        let objects: Vec<Object<SpaceId>> = quest
            .objects
            .iter()
            .map(|object| Object {
                name: object.name.clone(),
                at: self.zone("an object", object.at),
                health: object.health,
                by: object.by,
                bars: object.bars.clone(),
                attacks_pass: object.attacks_pass,
            })
            .collect();
        let sought = quest.sought.as_ref().and_then(|name| names.iter().find(|(known, _)| known == name));
        let sought = sought.map(|(_, zone)| *zone);
        let board = Board::new(self.zones.len(), self.edges.clone()).or_else(|error| {
            let (what, count, most) = match error {
                BoardError::TooManyDoors(doors) => ("door", doors, MAX_DOORS),
                _ => ("zone", self.zones.len(), MAX_SPACES),
            };
            self.problems.push(Problem::TooLarge { what, count, most });
            // It can be drawn all the same.
            Board::to_look_at(self.zones.len(), self.edges)
        });
        let Ok(board) = board else { return (None, self.problems) };
        if self.zones.is_empty() {
            return (None, self.problems);
        }
        let dungeon = Dungeon {
            id: quest.id.clone(),
            board,
            zones: self.zones,
            tiles: self.tiles,
            level_tokens,
            start,
            exit,
            open_doors: self.open_doors,
            bridges,
            names,
            tokens,
            bags,
            goals: quest.goals.clone(),
            rules: quest.rules.clone(),
            listens: listens(&quest.rules),
            doors: self.doors,
            borders: self.borders,
            foes: quest.foes.clone(),
            objects,
            counters: quest.counters.clone(),
            roles: quest.roles.clone(),
            acts: quest.acts.clone(),
            placeable: quest.placeable.clone(),
            switches: quest.switches.clone(),
            sought,
            words: quest.words.clone(),
            start_level: quest.start_level.clamp(1, 5),
            experience: quest.party.experience,
        };
        (Some(dungeon), self.problems)
    }
}

fn in_order(a: Spot, b: Spot) -> (Spot, Spot) {
    (a.min(b), a.max(b))
}

/// Which kinds of moments rules wait for, a bit each.
#[must_use]
pub fn listens(rules: &[QuestRule]) -> u32 {
    rules.iter().fold(0, |mask, rule| mask | rule.when.kind().bit())
}

fn border_nowhere(border: &PlacedBorder) -> Problem {
    Problem::BorderNowhere { name: border.name.clone(), from: Place(border.from), to: Place(border.to) }
}

#[cfg(test)]
mod tests;
