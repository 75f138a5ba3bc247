//! What has to be laid out before anything is put on it: Tiles with their turns, Bridges, and what the colours of the map say.

use super::{ABYSS, DARK, DARK_ROOM, LIGHT, LIGHT_ROOM, LISTED, PAPER, places};
use crate::games::massive_darkness_2::content::{CoreBox, zone_name};
use crate::games::massive_darkness_2::describe::tiles::{is_ours, side_said};
use crate::games::massive_darkness_2::rules::Dungeon;
use crate::games::massive_darkness_2::rules::dungeon::Zone;
use crate::games::massive_darkness_2::rules::quest::{PlacedTile, Quest};
use crate::house::paper::flow::{Lead, PICTURE};
use crate::house::paper::ink::{Ink, Mark, Path, at};
use crate::house::paper::{BLACK, GREY};
use crate::house::text::Texts;
use crate::tr;

/// Degrees of a quarter turn.
const QUARTER: i64 = 90;

/// All Tiles: which side lies where, how it is turned, and from how many Heroes on.
pub(super) fn tiles(quest: &Quest, all: &CoreBox, texts: &Texts) -> String {
    let told = |tile: &PlacedTile| {
        let turn = i64::from(tile.turn % 4) * QUARTER;
        let corner = zone_name(tile.at.0, tile.at.1);
        let turned = (turn > 0).then(|| tr!(texts, "sheet-md2-turned", turn = turn).to_string());
        let many = (tile.heroes > 1).then(|| tr!(texts, "sheet-md2-from", count = i64::from(tile.heroes)).to_string());
        let where_and_how: Vec<String> = [Some(corner), turned, many].into_iter().flatten().collect();
        format!("{} ({})", side_said(&tile.side, is_ours(&tile.side, quest, all), texts), where_and_how.join(LISTED))
    };
    quest.tiles.iter().map(told).collect::<Vec<_>>().join(LISTED)
}

/// A line for each Bridge.
pub(super) fn bridges(quest: &Quest, texts: &Texts) -> Vec<(Lead, String)> {
    let told = quest.bridges.iter().map(|((x, y), ends)| {
        tr!(texts, "sheet-md2-bridge", zone = zone_name(*x, *y), ends = places(ends)).to_string()
    });
    told.map(|line| (Lead::Box(None), line)).collect()
}

/// The colour of a Zone on the map.
pub(super) fn ink(zone: &Zone) -> Ink {
    match (zone.abyss, zone.shadow, zone.chamber.is_some()) {
        (true, ..) => ABYSS,
        (_, false, false) => LIGHT,
        (_, false, true) => LIGHT_ROOM,
        (_, true, false) => DARK,
        (_, true, true) => DARK_ROOM,
    }
}

/// What the colours on the map stand for, as far as they are there.
pub(super) fn legend(dungeon: &Dungeon, texts: &Texts) -> Vec<(Lead, String)> {
    let inks = [
        (LIGHT, tr!(texts, "map-md2-light-corridor")),
        (DARK, tr!(texts, "map-md2-shadow-corridor")),
        (LIGHT_ROOM, tr!(texts, "map-md2-light-chamber")),
        (DARK_ROOM, tr!(texts, "map-md2-shadow-chamber")),
        (ABYSS, tr!(texts, "map-md2-abyss")),
    ];
    let is_there = |ink: Ink| dungeon.zones.iter().any(|zone| self::ink(zone) == ink);
    let colours = inks.into_iter().filter(|(ink, _)| is_there(*ink)).map(|(ink, said)| (patch(ink), said.to_string()));
    let doors = [(false, PAPER, tr!(texts, "sheet-md2-door")), (true, GREY, tr!(texts, "sheet-md2-gate"))];
    let is_laid = |special: bool| dungeon.gates.iter().any(|gate| gate.number.is_some() == special);
    let doors =
        doors.into_iter().filter(|(special, ..)| is_laid(*special)).map(|(_, ink, said)| (leaf(ink), said.to_string()));
    colours.chain(doors).map(|(picture, said)| (Lead::Picture(picture), said)).collect()
}

fn patch(ink: Ink) -> Vec<Mark> {
    outlined(Path::rect(at(0.0, 0.0), PICTURE, PICTURE), ink)
}

fn leaf(ink: Ink) -> Vec<Mark> {
    let (wide, high) = (PICTURE, PICTURE / 3.0);
    outlined(Path::rect(at(0.0, high), wide, high), ink)
}

fn outlined(path: Path, ink: Ink) -> Vec<Mark> {
    vec![Mark::Area { path: path.clone(), ink }, Mark::Line { path, width: 0.8, dash: 0.0, ink: BLACK }]
}
