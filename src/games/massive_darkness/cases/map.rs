//! The map of a case: drawn with letters, read into Zones, edges and tiles.

use crate::games::massive_darkness::rules::dungeon::{Tile, Zone};
use crate::kernel::board::{Direction, Edge, EdgeId, Passage, SpaceId};

/// What a drawing says.
#[derive(Clone, Debug, Default)]
pub struct CaseMap {
    /// By space.
    pub zones: Vec<Zone>,
    /// Tiles, each with the Level of its digit.
    pub tiles: Vec<Tile>,
    /// Edges between Zones.
    pub edges: Vec<Edge>,
    /// Doors that stand open.
    pub open_doors: Vec<EdgeId>,
    /// Zones with a Level token.
    pub level_tokens: Vec<(SpaceId, u8)>,
    digits: Vec<u8>,
    starred: Vec<bool>,
}

/// A Zone as it is drawn.
struct Drawn {
    column: usize,
    room: bool,
    shadow: bool,
    digit: u8,
    starred: bool,
}

/// A sign between Zones.
struct Sign {
    column: usize,
    letter: char,
}

/// A line of the drawing.
struct Line {
    number: usize,
    zones: Vec<Drawn>,
    signs: Vec<Sign>,
}

/// Reads a drawing.
///
/// # Errors
/// What cannot be read, with the line of the drawing.
pub fn parse(drawing: &str) -> Result<CaseMap, String> {
    let lines = lines_of(drawing)?;
    let columns = columns_of(&lines)?;
    let mut map = CaseMap::default();
    let mut grid: Vec<Vec<Option<SpaceId>>> = Vec::new();
    for (y, line) in lines.iter().step_by(2).enumerate() {
        let mut row = vec![None; columns.len()];
        for drawn in line.zones.iter() {
            let Some(x) = columns.iter().position(|column| *column == drawn.column) else { continue };
            row[x] = Some(SpaceId(map.zones.len() as u16));
            let zone = Zone { room: drawn.room, shadow: drawn.shadow, x: x as i16, y: y as i16, ..Zone::default() };
            map.zones.push(zone);
            map.digits.push(drawn.digit);
            map.starred.push(drawn.starred);
        }
        grid.push(row);
    }
    for (y, line) in lines.iter().enumerate() {
        if y % 2 == 0 {
            read_row(&mut map, line, &columns, &grid[y / 2])?;
        } else {
            let below = grid.get(y / 2 + 1).cloned().unwrap_or_else(|| vec![None; columns.len()]);
            read_between(&mut map, line, &columns, &grid[y / 2], &below)?;
        }
    }
    Ok(map)
}

fn lines_of(drawing: &str) -> Result<Vec<Line>, String> {
    let written: Vec<(usize, &str)> = drawing.lines().enumerate().map(|(at, text)| (at + 1, text.trim_end())).collect();
    let first = written.iter().position(|(_, text)| !text.is_empty()).ok_or("the map is empty")?;
    let last = written.iter().rposition(|(_, text)| !text.is_empty()).unwrap_or(first);
    let mut lines = Vec::new();
    for (at, (number, text)) in written[first..=last].iter().enumerate() {
        let line = line_of(*number, text)?;
        if at % 2 == 0 && line.zones.is_empty() {
            return Err(format!("map line {number}: here a row of Zones is expected (every other line)"));
        }
        if at % 2 == 1 && !line.zones.is_empty() {
            return Err(format!("map line {number}: here the signs between two rows are expected (. # + /)"));
        }
        lines.push(line);
    }
    Ok(lines)
}

fn line_of(number: usize, text: &str) -> Result<Line, String> {
    let mut line = Line { number, zones: Vec::new(), signs: Vec::new() };
    let letters: Vec<char> = text.chars().collect();
    let mut at = 0;
    while let Some(letter) = letters.get(at).copied() {
        let column = at;
        at += 1;
        match letter {
            ' ' | '_' => {}
            '.' | '#' | '+' | '/' => line.signs.push(Sign { column, letter }),
            'L' | 'S' => {
                let mut drawn = Drawn { column, room: false, shadow: letter == 'S', digit: 1, starred: false };
                while let Some(mark) = letters.get(at) {
                    match mark {
                        'R' => drawn.room = true,
                        '*' => drawn.starred = true,
                        '0'..='5' => drawn.digit = *mark as u8 - b'0',
                        _ => break,
                    }
                    at += 1;
                }
                line.zones.push(drawn);
            }
            other => {
                return Err(format!(
                    "map line {number}, column {}: “{other}” is no sign (L S R 0-5 * . # + / _)",
                    column + 1
                ));
            }
        }
    }
    Ok(line)
}

fn columns_of(lines: &[Line]) -> Result<Vec<usize>, String> {
    let mut columns: Vec<usize> = lines.iter().flat_map(|line| line.zones.iter().map(|zone| zone.column)).collect();
    columns.sort_unstable();
    columns.dedup();
    for line in lines {
        for zone in &line.zones {
            if let Some(near) = columns.iter().find(|near| **near != zone.column && near.abs_diff(zone.column) < 2) {
                return Err(format!(
                    "map line {}: the Zone at column {} is not below the Zones at column {}; align them",
                    line.number,
                    zone.column + 1,
                    near + 1
                ));
            }
        }
    }
    Ok(columns)
}

fn read_row(map: &mut CaseMap, line: &Line, columns: &[usize], row: &[Option<SpaceId>]) -> Result<(), String> {
    for x in 0..columns.len() {
        let end = columns.get(x + 1).copied().unwrap_or(usize::MAX);
        let signs: Vec<&Sign> =
            line.signs.iter().filter(|sign| sign.column > columns[x] && sign.column < end).collect();
        let ends = row[x].zip(row.get(x + 1).copied().flatten());
        add_edge(map, line.number, &signs, ends, Direction::East)?;
    }
    Ok(())
}

fn read_between(
    map: &mut CaseMap,
    line: &Line,
    columns: &[usize],
    above: &[Option<SpaceId>],
    below: &[Option<SpaceId>],
) -> Result<(), String> {
    for x in 0..columns.len() {
        let end = columns.get(x + 1).copied().unwrap_or(usize::MAX);
        let signs: Vec<&Sign> =
            line.signs.iter().filter(|sign| sign.column >= columns[x] && sign.column < end).collect();
        add_edge(map, line.number, &signs, above[x].zip(below[x]), Direction::South)?;
    }
    Ok(())
}

fn add_edge(
    map: &mut CaseMap,
    number: usize,
    signs: &[&Sign],
    ends: Option<(SpaceId, SpaceId)>,
    way: Direction,
) -> Result<(), String> {
    let Some((a, b)) = ends else {
        return match signs.iter().find(|sign| sign.letter != '#') {
            Some(sign) => Err(format!(
                "map line {number}, column {}: “{}” stands between no two Zones",
                sign.column + 1,
                sign.letter
            )),
            None => Ok(()),
        };
    };
    let [sign] = signs else {
        let found = if signs.is_empty() { "nothing stands" } else { "more than one sign stands" };
        return Err(format!(
            "map line {number}: {found} between {} and {}; write one of . (open) # (wall) + (closed door) / (open door)",
            map.place(a),
            map.place(b)
        ));
    };
    let passage = match sign.letter {
        '.' => Passage::Open,
        '#' => Passage::Wall,
        _ => Passage::Door,
    };
    if sign.letter == '/' {
        map.open_doors.push(EdgeId(map.edges.len() as u16));
    }
    map.edges.push(Edge { a, b, way: Some(way), passage });
    Ok(())
}

impl CaseMap {
    /// The coordinates of a Zone as cases write them.
    #[must_use]
    pub fn place(&self, zone: SpaceId) -> String {
        place(&self.zones, zone)
    }

    /// Zones that belong together become tiles: first those of `groups`, then neighbours with the same digit.
    /// Every tile with a Level has its token on the starred Zone, or on its first Zone.
    pub fn lay_tiles(&mut self, groups: &[Vec<SpaceId>]) {
        let mut tile_of: Vec<Option<u16>> = vec![None; self.zones.len()];
        for group in groups {
            for zone in group {
                tile_of[zone.index()] = Some(self.tiles.len() as u16);
            }
            let level = group.first().map_or(0, |zone| self.digits[zone.index()]);
            self.tiles.push(Tile { id: format!("{}V", self.tiles.len() + 1), level, wounds: 0 });
        }
        for first in 0..self.zones.len() {
            if tile_of[first].is_some() {
                continue;
            }
            let number = self.tiles.len() as u16;
            self.tiles.push(Tile { id: format!("{}V", number + 1), level: self.digits[first], wounds: 0 });
            tile_of[first] = Some(number);
            let mut waiting = vec![first];
            while let Some(from) = waiting.pop() {
                for (to, known) in tile_of.iter_mut().enumerate() {
                    if known.is_none() && self.digits[to] == self.digits[from] && self.are_beside(from, to) {
                        *known = Some(number);
                        waiting.push(to);
                    }
                }
            }
        }
        for (zone, tile) in self.zones.iter_mut().zip(&tile_of) {
            zone.tile = tile.unwrap_or_default();
        }
        self.lay_level_tokens();
    }

    fn are_beside(&self, one: usize, other: usize) -> bool {
        let (one, other) = (self.zones[one], self.zones[other]);
        one.x.abs_diff(other.x) + one.y.abs_diff(other.y) == 1
    }

    fn lay_level_tokens(&mut self) {
        for (number, tile) in self.tiles.iter().enumerate() {
            if tile.level == 0 {
                continue;
            }
            let on_tile = || (0..self.zones.len()).filter(|zone| usize::from(self.zones[*zone].tile) == number);
            let starred: Vec<usize> = on_tile().filter(|zone| self.starred[*zone]).collect();
            let zones = if starred.is_empty() { on_tile().take(1).collect() } else { starred };
            self.level_tokens.extend(zones.iter().map(|zone| (SpaceId(*zone as u16), tile.level)));
        }
    }
}

/// The coordinates of a Zone as cases write them.
pub(super) fn place(zones: &[Zone], zone: SpaceId) -> String {
    match zones.get(zone.index()) {
        None => "nowhere".to_owned(),
        Some(zone) if zone.storey == 0 => format!("{},{}", zone.x, zone.y),
        Some(zone) => format!("{},{},{}", zone.x, zone.y, zone.storey),
    }
}
