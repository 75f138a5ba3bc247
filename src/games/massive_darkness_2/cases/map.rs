//! The map of a case: a drawing, read into Zones and edges.

use crate::kernel::board::{Board, Direction, Edge, Passage, SpaceId};
use massive_darkness_2_rules::{Dungeon, Zone};

/// Reads a drawing: rows of Zones (`L`, `S`, `X` for an Abyss, then `R` in a Chamber), with a sign between two of them (`.` open,
/// `#` wall, `+` door), and rows with a sign below each Zone. `_` is nothing.
///
/// # Errors
/// What cannot be read.
pub(crate) fn draw(drawing: &str) -> Result<Dungeon, String> {
    let rows: Vec<Vec<&str>> = drawing
        .lines()
        .map(|line| line.split_whitespace().collect())
        .filter(|row: &Vec<&str>| !row.is_empty())
        .collect();
    let mut dungeon = Dungeon { id: "case".to_owned(), ..Dungeon::default() };
    let mut grid: Vec<Vec<Option<SpaceId>>> = Vec::new();
    for (y, row) in rows.iter().step_by(2).enumerate() {
        let mut places = Vec::new();
        for (x, sign) in row.iter().step_by(2).enumerate() {
            let zone = match sign.as_bytes() {
                b"_" => None,
                [b'L', rest @ ..] => Some((false, false, rest)),
                [b'S', rest @ ..] => Some((true, false, rest)),
                [b'X', rest @ ..] => Some((false, true, rest)),
                _ => return Err(format!("“{sign}” is no Zone")),
            };
            places.push(zone.map(|(shadow, abyss, rest)| {
                let chamber = (rest == b"R").then_some(u8::MAX);
                dungeon.zones.push(Zone { shadow, abyss, chamber, x: x as u8, y: y as u8, ..Zone::default() });
                SpaceId(dungeon.zones.len() as u16 - 1)
            }));
        }
        grid.push(places);
    }
    let mut edges = Vec::new();
    let mut join = |from: Option<SpaceId>, to: Option<SpaceId>, sign: &str, way: Direction| {
        let (Some(a), Some(b)) = (from, to) else { return Ok(()) };
        let passage = match sign {
            "." => Passage::Open,
            "#" => Passage::Wall,
            "+" => Passage::Door,
            _ => return Err(format!("“{sign}” is nothing between two Zones")),
        };
        edges.push(Edge { a, b, way: Some(way), passage });
        Ok(())
    };
    for (y, places) in grid.iter().enumerate() {
        for x in 0..places.len() {
            if x + 1 < places.len() {
                join(places[x], places[x + 1], rows[2 * y].get(2 * x + 1).unwrap_or(&"_"), Direction::East)?;
            }
            let below = grid.get(y + 1).and_then(|row| row.get(x)).copied().flatten();
            let sign = rows.get(2 * y + 1).and_then(|row| row.get(x)).unwrap_or(&"_");
            join(places[x], below, sign, Direction::South)?;
        }
    }
    let chambers = number_chambers(&dungeon.zones, &edges);
    for (zone, chamber) in dungeon.zones.iter_mut().zip(chambers) {
        zone.chamber = zone.chamber.and(chamber);
    }
    dungeon.board = Board::new(dungeon.zones.len(), edges).map_err(|wrong| wrong.to_string())?;
    Ok(dungeon)
}

/// Zones of a Chamber that are open to each other are one.
fn number_chambers(zones: &[Zone], edges: &[Edge]) -> Vec<Option<u8>> {
    let mut numbers: Vec<Option<u8>> = (0..).zip(zones).map(|(at, zone)| zone.chamber.map(|_| at)).collect();
    for _ in zones {
        for edge in edges.iter().filter(|edge| edge.passage == Passage::Open) {
            if let (Some(a), Some(b)) = (numbers[edge.a.index()], numbers[edge.b.index()]) {
                let least = a.min(b);
                (numbers[edge.a.index()], numbers[edge.b.index()]) = (Some(least), Some(least));
            }
        }
    }
    numbers
}

/// The Zone at `"x,y"`.
///
/// # Errors
/// There is none.
pub(crate) fn zone(dungeon: &Dungeon, written: &str) -> Result<SpaceId, String> {
    let place = written.split_once(',').and_then(|(x, y)| Some((x.parse::<u8>().ok()?, y.parse::<u8>().ok()?)));
    let found = dungeon.zones.iter().position(|zone| Some((zone.x, zone.y)) == place);
    found.map(|at| SpaceId(at as u16)).ok_or_else(|| format!("there is no Zone “{written}”"))
}
