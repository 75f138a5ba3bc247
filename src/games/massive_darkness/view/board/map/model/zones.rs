//! Zones as the map shows them.

use super::super::geometry::{Geometry, light_of, stair_ends, zone_name};
use super::things::PlacedAll;
use super::words::{Line, enemy as enemy_name, spoken};
use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::ids::Hero;
use crate::games::massive_darkness::view::art::board::Light;
use crate::kernel::board::SpaceId;
use crate::tr;
use egui::{Pos2, Rect};
use std::sync::Arc;

/// A zone.
#[derive(Clone, Debug, PartialEq)]
pub struct ZoneView {
    /// Which.
    pub space: SpaceId,
    /// Its accessible name: "Zone B3".
    pub name: Arc<str>,
    /// The same and more, for the tooltip.
    pub about: Vec<Line>,
    /// What is said of it besides its name.
    pub spoken: String,
    /// Its square, in zones.
    pub rect: Rect,
    /// Light or shadow.
    pub light: Light,
    /// Zones from the acting hero along a line of sight.
    pub in_sight: Option<u8>,
    /// It has been taken away.
    pub is_gone: bool,
    /// The middle of the largest free part of its floor.
    pub free: Pos2,
}

pub(super) fn zones(
    words: &Words<'_>,
    geometry: &Geometry,
    (acting, placed): (Option<Hero>, &PlacedAll),
) -> Vec<ZoneView> {
    let game = words.game;
    let from = acting.filter(|hero| !game.state.hero(*hero).escaped).map(|hero| game.state.hero(hero).zone);
    let view = |space: SpaceId| {
        let in_sight = from.and_then(|from| game.range_between(from, space));
        let about = about(words, geometry, space, (acting, in_sight));
        ZoneView {
            space,
            name: Arc::clone(&about[0].text),
            spoken: spoken(&about[1..]),
            about,
            rect: geometry.rect(space),
            light: light_of(game.dungeon.zone(space)),
            in_sight,
            free: placed.free_floor(space, geometry.rect(space)),
            is_gone: game.state.board.is_removed(space),
        }
    };
    game.dungeon.board.spaces().map(view).collect()
}

fn about(
    words: &Words<'_>,
    geometry: &Geometry,
    space: SpaceId,
    (acting, in_sight): (Option<Hero>, Option<u8>),
) -> Vec<Line> {
    let game = words.game;
    let dungeon = &game.dungeon;
    let zone = dungeon.zone(space);
    let name = zone_name(dungeon, space);
    let mut lines = vec![Line::title(tr!(words.texts, "map-zone", name = name))];
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
        let line = match (in_sight, game.steps_between(from, space)) {
            (Some(0), _) => tr!(words.texts, "map-sight-here", hero = &name),
            (Some(range), _) => tr!(words.texts, "map-sight", hero = &name, range = range),
            (None, Some(steps)) => tr!(words.texts, "map-no-sight", hero = &name, steps = steps),
            (None, None) => tr!(words.texts, "map-no-way", hero = &name),
        };
        lines.push(Line::fact(line));
    }
    lines
}
