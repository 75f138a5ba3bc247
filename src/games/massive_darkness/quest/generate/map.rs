//! Tiles side by side, so that corridors meet.

use crate::games::massive_darkness::quest::model::{PlacedTile, Spot};
use crate::games::massive_darkness::quest::own_tiles::tile_number;
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::tiles::sides::turned;
use crate::kernel::dealer::Stream;
use std::collections::BTreeMap;

/// A place on the grid of tiles.
type Cell = (i16, i16);

/// The sides of each tile that can be laid on the grid of tiles, by number: squares without holes, all as large as the
/// first.
pub(super) fn numbers(sides: &[TileSide]) -> Vec<Vec<&TileSide>> {
    let size = sides.first().map_or(0, |side| side.rows.len());
    let fits = |side: &&TileSide| {
        let is_square = side.rows.len() == size && side.rows.iter().all(|row| row.chars().count() == size);
        let signs = || side.rows.iter().flat_map(|row| row.chars());
        is_square && size > 0 && signs().all(|sign| sign != '#') && signs().any(|sign| sign.is_ascii_lowercase())
    };
    let mut numbers: BTreeMap<&str, Vec<&TileSide>> = BTreeMap::new();
    for side in sides.iter().filter(fits) {
        numbers.entry(tile_number(&side.id)).or_default().push(side);
    }
    numbers.into_values().collect()
}

/// One of a list.
pub(super) fn one_of<T: Copy>(list: &[T], chance: &mut Stream) -> Option<T> {
    list.get(chance.pick(list.len() as u32) as usize).copied()
}

/// The same in another order.
pub(super) fn shuffled<T>(mut list: Vec<T>, chance: &mut Stream) -> Vec<T> {
    for last in (1..list.len()).rev() {
        list.swap(last, chance.pick(last as u32 + 1) as usize);
    }
    list
}

/// A tile on the grid: its side, its turn, and its signs by east and south.
struct Laid<'s> {
    side: &'s TileSide,
    turn: u8,
    signs: BTreeMap<(i16, i16), char>,
}

impl<'s> Laid<'s> {
    fn new(side: &'s TileSide, turn: u8) -> Self {
        let signs = turned(side, turn).into_iter().map(|(x, y, sign)| ((x, y), sign)).collect();
        Self { side, turn, signs }
    }

    fn is_corridor(&self, x: i16, y: i16) -> bool {
        self.signs.get(&(x, y)).is_some_and(char::is_ascii_lowercase)
    }

    /// How many corridors run on into a neighbour that lies so many tiles east and south.
    fn meets(&self, other: &Self, (east, south): Cell, size: i16) -> usize {
        let last = size - 1;
        let pair = |along: i16| match (east, south) {
            (1, _) => ((last, along), (0, along)),
            (-1, _) => ((0, along), (last, along)),
            (_, 1) => ((along, last), (along, 0)),
            _ => ((along, 0), (along, last)),
        };
        let runs_on = |along: &i16| {
            let (here, there) = pair(*along);
            self.is_corridor(here.0, here.1) && other.is_corridor(there.0, there.1)
        };
        (0..size).filter(runs_on).count()
    }
}

const AROUND: [Cell; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

/// Lays so many tiles.
pub(super) fn lay(count: usize, sides: &[TileSide], chance: &mut Stream) -> Vec<PlacedTile> {
    let size = sides.first().map_or(1, |side| side.rows.len() as i16);
    let mut map: BTreeMap<Cell, Laid<'_>> = BTreeMap::new();
    for of_number in shuffled(numbers(sides), chance).into_iter().take(count) {
        let all: Vec<(&TileSide, u8)> =
            of_number.iter().flat_map(|side| (0..4).map(move |turn| (*side, turn))).collect();
        if map.is_empty() {
            if let Some((side, turn)) = one_of(&all, chance) {
                map.insert((0, 0), Laid::new(side, turn));
            }
            continue;
        }
        let mut choices: Vec<(Cell, usize, usize)> = Vec::new();
        let laid: Vec<Laid<'_>> = all.iter().map(|(side, turn)| Laid::new(side, *turn)).collect();
        for cell in free_cells(&map) {
            for (number, tile) in laid.iter().enumerate() {
                choices.push((cell, number, contacts(&map, cell, tile, size)));
            }
        }
        // One or two corridors that meet make a way; more make a hall without walls.
        let good: Vec<_> = choices.iter().copied().filter(|(.., contacts)| (1..=2).contains(contacts)).collect();
        let Some((cell, number, _)) = one_of(if good.is_empty() { &choices } else { &good }, chance) else { continue };
        if let Some(tile) = laid.into_iter().nth(number) {
            map.insert(cell, tile);
        }
    }
    placed(&map, size)
}

fn free_cells(map: &BTreeMap<Cell, Laid<'_>>) -> Vec<Cell> {
    let beside = map.keys().flat_map(|(x, y)| AROUND.map(|(east, south)| (x + east, y + south)));
    let mut free: Vec<Cell> = beside.filter(|cell| !map.contains_key(cell)).collect();
    free.sort_unstable();
    free.dedup();
    free
}

fn contacts(map: &BTreeMap<Cell, Laid<'_>>, (x, y): Cell, tile: &Laid<'_>, size: i16) -> usize {
    let meets = |way: &Cell| map.get(&(x + way.0, y + way.1)).map_or(0, |other| tile.meets(other, *way, size));
    AROUND.iter().map(meets).sum()
}

fn placed(map: &BTreeMap<Cell, Laid<'_>>, size: i16) -> Vec<PlacedTile> {
    let west = map.keys().map(|(x, _)| *x).min().unwrap_or(0);
    let north = map.keys().map(|(_, y)| *y).min().unwrap_or(0);
    let spot = |(x, y): Cell| Spot { x: (x - west) * size, y: (y - north) * size, storey: 0 };
    let tile = |(cell, tile): (&Cell, &Laid<'_>)| PlacedTile {
        tile: tile.side.id.clone(),
        at: spot(*cell),
        turn: tile.turn,
        wounds: 0,
    };
    map.iter().map(tile).collect()
}
