//! Zones as the map shows them.

use super::super::geometry::{Geometry, stair_ends, zone_name};
use super::things::PlacedAll;
use super::words::enemy as enemy_name;
use crate::games::massive_darkness::describe::{Words, zone_name_at};
use crate::games::massive_darkness::rules::dungeon::Dungeon;
use crate::games::massive_darkness::rules::ids::Hero;
use crate::games::massive_darkness::view::art::board::clear_floor;
use crate::house::text::Texts;
use crate::kernel::board::SpaceId;
use crate::kit::map::{Line, Outline, SpaceView, spoken};
use crate::tr;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Zones without a word about them but their names.
pub(in super::super) fn named(
    texts: &Texts,
    dungeon: &Dungeon,
    geometry: &Geometry,
    placed: &PlacedAll,
) -> Vec<SpaceView> {
    let storeys: BTreeSet<u8> = dungeon.zones.iter().map(|zone| zone.storey).collect();
    let view = |space: SpaceId| {
        let rect = geometry.rect(space);
        let zone = dungeon.zone(space);
        let name = zone_name_at(zone.x, zone.y, (storeys.len() > 1).then_some(zone.storey));
        SpaceView {
            space,
            outline: geometry.outline(space),
            floor: Outline::rect(clear_floor(rect)),
            middle: rect.center(),
            free: placed.free_floor(space, rect),
            in_sight: None,
            name: tr!(texts, "map-zone", name = name),
            about: Vec::new(),
            spoken: String::new(),
        }
    };
    dungeon.board.spaces().map(view).collect()
}

/// Zones as the acting hero sees them.
pub(super) fn zones(
    words: &Words<'_>,
    geometry: &Geometry,
    placed: &PlacedAll,
    acting: Option<Hero>,
) -> Vec<SpaceView> {
    let game = words.game;
    let from = acting.filter(|hero| !game.state.hero(*hero).escaped).map(|hero| game.state.hero(hero).zone);
    let mut zones = named(words.texts, &game.dungeon, geometry, placed);
    for zone in &mut zones {
        zone.in_sight = from.and_then(|from| game.range_between(from, zone.space));
        zone.about = about(words, geometry, zone, acting);
        zone.spoken = spoken(&zone.about[1..]);
    }
    zones
}

fn about(words: &Words<'_>, geometry: &Geometry, view: &SpaceView, acting: Option<Hero>) -> Vec<Line> {
    let game = words.game;
    let (dungeon, space) = (&game.dungeon, view.space);
    let zone = dungeon.zone(space);
    let mut lines = vec![Line::title(Arc::clone(&view.name))];
    if game.state.board.is_removed(space) {
        lines.push(Line::fact(tr!(words.texts, "map-zone-gone")));
        return lines;
    }
    let kind = match (zone.room, zone.shadow) {
        (true, false) => "map-light-room",
        (true, true) => "map-shadow-room",
        (false, false) => "map-light-corridor",
        (false, true) => "map-shadow-corridor",
    };
    lines.push(Line::fact(words.texts.get(kind)));
    match dungeon.tile_level(space) {
        0 => {}
        level => lines.push(Line::aside(tr!(words.texts, "map-tile-level", level = level))),
    }
    if space == dungeon.start {
        lines.push(Line::aside(tr!(words.texts, "map-start")));
    }
    if dungeon.exit == Some(space) {
        lines.push(Line::aside(tr!(words.texts, "map-exit")));
    }
    for end in stair_ends(dungeon, geometry).into_iter().filter(|end| end.zone == space) {
        let to = zone_name(dungeon, end.to);
        lines.push(Line::fact(tr!(words.texts, "map-stairs", letter = end.letter.as_str(), zone = to)));
        if game.is_barred(end.edge) {
            lines.push(Line::aside(tr!(words.texts, "map-stairs-barred")));
        }
    }
    let here =
        game.state.hero_ids().filter(|hero| game.state.hero(*hero).zone == space && !game.state.hero(*hero).escaped);
    let heroes = here.map(|hero| words.hero(hero));
    let enemies = game.state.enemy_ids().filter(|enemy| game.state.enemy(*enemy).zone == space);
    let names: Vec<Arc<str>> = enemies.map(|enemy| enemy_name(words, enemy)).chain(heroes).collect();
    if !names.is_empty() {
        lines.push(Line::fact(tr!(words.texts, "map-zone-figures", names = names.join(", "))));
    }
    if let Some(hero) = acting {
        let name = words.hero(hero);
        let from = game.state.hero(hero).zone;
        let line = match (view.in_sight, game.steps_between(from, space)) {
            (Some(0), _) => tr!(words.texts, "map-sight-here", hero = &name),
            (Some(range), _) => tr!(words.texts, "map-sight", hero = &name, range = range),
            (None, Some(steps)) => tr!(words.texts, "map-no-sight", hero = &name, steps = steps),
            (None, None) => tr!(words.texts, "map-no-way", hero = &name),
        };
        lines.push(Line::fact(line));
    }
    lines
}
