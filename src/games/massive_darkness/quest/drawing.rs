//! A laid out quest as text.

use crate::games::massive_darkness::rules::dungeon::{Dungeon, Zone};
use crate::kernel::board::{Passage, SpaceId};

/// A dungeon's storey as text: `L`/`D` rooms, `l`/`d` corridors, `#` walls, `+` closed doors, `/` open doors, `S` and `X`
/// beside a Zone for start and exit, digits for Level tokens.
#[must_use]
pub fn ascii(dungeon: &Dungeon, storey: u8) -> String {
    let here: Vec<&Zone> = dungeon.zones.iter().filter(|zone| zone.storey == storey).collect();
    let (Some(west), Some(north)) = (here.iter().map(|zone| zone.x).min(), here.iter().map(|zone| zone.y).min()) else {
        return String::new();
    };
    let width = here.iter().map(|zone| zone.x - west).max().unwrap_or(0) as usize + 1;
    let height = here.iter().map(|zone| zone.y - north).max().unwrap_or(0) as usize + 1;
    let mut signs = vec![vec![' '; width * 4]; height * 2];
    for (number, zone) in dungeon.zones.iter().enumerate().filter(|(_, zone)| zone.storey == storey) {
        let (column, row) = ((zone.x - west) as usize * 4, (zone.y - north) as usize * 2);
        signs[row][column] = zone_sign(zone);
        signs[row][column + 1] = mark(dungeon, SpaceId(number as u16));
    }
    for (id, edge) in dungeon.board.edges() {
        let (a, b) = (dungeon.zone(edge.a), dungeon.zone(edge.b));
        if a.storey != storey || b.storey != storey {
            continue;
        }
        let (column, row) = ((a.x.min(b.x) - west) as usize * 4, (a.y.min(b.y) - north) as usize * 2);
        let sign = match edge.passage {
            Passage::Open => '.',
            Passage::Wall => '#',
            Passage::Door if dungeon.open_doors.contains(&id) => '/',
            Passage::Door => '+',
        };
        if a.y == b.y {
            signs[row][column + 2] = sign;
        } else {
            signs[row + 1][column] = sign;
        }
    }
    let lines: Vec<String> =
        signs.into_iter().map(|line| line.into_iter().collect::<String>().trim_end().to_owned()).collect();
    lines.join("\n").trim_end().to_owned()
}

fn zone_sign(zone: &Zone) -> char {
    match (zone.room, zone.shadow) {
        (true, false) => 'L',
        (true, true) => 'D',
        (false, false) => 'l',
        (false, true) => 'd',
    }
}

fn mark(dungeon: &Dungeon, zone: SpaceId) -> char {
    let level = dungeon.level_tokens.iter().find(|(at, _)| *at == zone).map(|(_, level)| *level);
    if zone == dungeon.start {
        'S'
    } else if dungeon.exit == Some(zone) {
        'X'
    } else if let Some(level) = level {
        char::from(b'0' + level.min(9))
    } else {
        ' '
    }
}
