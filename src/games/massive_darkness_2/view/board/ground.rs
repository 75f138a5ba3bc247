//! Doors, light, and what stands beside the board.

use super::{Look, Site};
use crate::games::massive_darkness_2::content::zone_name;
use crate::games::massive_darkness_2::rules::Zone;
use crate::kernel::board::{Edge, EdgeId, Passage, SpaceId};
use crate::kit::map::doors::DOORWAY;
use crate::kit::map::outlines::across;
use crate::kit::map::{
    BoardView, Closed, Dusk, EdgeLook, EdgeView, FigureView, Label, LabelLook, Lamp, LightWay, Lighting, Line,
};
use crate::tr;
use egui::pos2;
use std::sync::Arc;

/// How far the lantern of whoever acts reaches, in Zones, and how bright it is.
const LANTERN: f32 = 0.75;
const BRIGHT: f32 = 1.5;
/// How far from the board the letters and numbers stand.
const BESIDE: f32 = 0.21;

/// Does the ground look as on the board before? Doors that have opened and Tiles that were taken away change it.
pub(super) fn is_same(site: &Site<'_>, before: &BoardView) -> bool {
    let now = doors(site);
    now.len() == before.edges.len()
        && now.iter().zip(&before.edges).all(|(now, then)| now.look == then.look && now.edge == then.edge)
        && site.bounds() == Some(before.bounds)
}

/// Doors, with what is said of each.
pub(super) fn doors(site: &Site<'_>) -> Vec<EdgeView> {
    let (words, board) = (&site.words, &site.words.dungeon.board);
    let texts = words.texts;
    let door = |(id, edge): (EdgeId, Edge)| {
        let line = site.border(&edge).filter(|_| edge.passage == Passage::Door)?;
        if site.is_gone(edge.a) && site.is_gone(edge.b) {
            return None;
        }
        let shown = site.look_of(id, &edge);
        let (one, other) = (words.zone(edge.a), words.zone(edge.b));
        let gate = words.dungeon.gate_at(id).filter(|gate| gate.number.is_some());
        let name = match gate {
            Some(_) => tr!(texts, "map-md2-gate", zone = one, other = other),
            None => tr!(texts, "map-md2-door", zone = one, other = other),
        };
        let mut about = vec![Line::title(Arc::clone(&name))];
        about.push(Line::fact(match shown {
            EdgeLook::DoorOpen => tr!(texts, "map-md2-open"),
            _ => tr!(texts, "map-md2-closed"),
        }));
        let is_shut = shown == EdgeLook::DoorClosed;
        Some(EdgeView {
            edge: id,
            ends: [edge.a, edge.b],
            line,
            look: shown,
            closed: gate.filter(|_| is_shut).map(|_| Closed::Locked),
            area: Some(across(line, 0.5, 0.24)),
            name,
            about,
        })
    };
    board.edges().filter_map(door).collect()
}

/// What Heroes see, what they have seen, where light goes, and the lantern of whoever acts.
pub(super) fn lighting(look: &Look<'_>, figures: &[FigureView]) -> Lighting {
    let (state, board) = (look.state(), &look.words.dungeon.board);
    let heroes: Vec<SpaceId> = state.heroes.iter().filter(|hero| !hero.gone).map(|hero| hero.zone).collect();
    let site = look.site();
    // Where there is no stone nothing lies in the dark: a shade would be seen on the table by day.
    let is_bare = |space: SpaceId| site.is_gone(space) || look.words.dungeon.zone(space).abyss;
    let dusk = |space: SpaceId| {
        let zone = look.words.dungeon.zone(space);
        let is_hidden = zone.chamber.is_some_and(|chamber| !state.revealed.contains(usize::from(chamber)));
        match () {
            () if is_bare(space) => Dusk::Clear,
            () if heroes.iter().any(|from| look.game.range(*from, space).is_some()) => Dusk::Clear,
            () if is_hidden => Dusk::Unseen,
            () => Dusk::Dim,
        }
    };
    let way = |(id, edge): (EdgeId, Edge)| {
        let [from, to] = site.border(&edge)?;
        let ends = [edge.a, edge.b];
        if ends.into_iter().any(is_bare) {
            return None;
        }
        match site.look_of(id, &edge) {
            EdgeLook::Opening | EdgeLook::Seam => Some(LightWay { ends, line: [from, to] }),
            EdgeLook::DoorOpen => {
                let inset = (1.0 - DOORWAY) / 2.0;
                Some(LightWay { ends, line: [from.lerp(to, inset), from.lerp(to, 1.0 - inset)] })
            }
            EdgeLook::Wall | EdgeLook::DoorClosed => None,
        }
    };
    let acting = look.bearer();
    let bearer = figures.iter().find(|figure| Some(figure.piece) == acting);
    let lamp = bearer.map(|figure| Lamp {
        space: figure.space,
        at: figure.place.centre,
        reach: LANTERN,
        strength: BRIGHT,
        heat: 0.5,
        bearer: Some(figure.piece),
    });
    Lighting {
        dusk: board.spaces().map(dusk).collect(),
        ways: board.edges().filter_map(way).collect(),
        lamps: lamp.into_iter().collect(),
    }
}

/// The letters of the columns and the numbers of the rows.
pub(super) fn margins(site: &Site<'_>) -> Vec<Label> {
    let zones: Vec<Zone> = site.spaces().map(|space| site.words.dungeon.zone(space)).collect();
    let (Some(left), Some(top)) = (zones.iter().map(|zone| zone.x).min(), zones.iter().map(|zone| zone.y).min()) else {
        return Vec::new();
    };
    let mut columns: Vec<u8> = zones.iter().map(|zone| zone.x).collect();
    let mut rows: Vec<u8> = zones.iter().map(|zone| zone.y).collect();
    for numbers in [&mut columns, &mut rows] {
        numbers.sort_unstable();
        numbers.dedup();
    }
    let column = |x: u8| {
        let text = zone_name(x, 0).chars().filter(|sign| sign.is_alphabetic()).collect();
        Label { at: pos2(f32::from(x) + 0.5, f32::from(top) - BESIDE), text, look: LabelLook::Column }
    };
    let row = |y: u8| Label {
        at: pos2(f32::from(left) - BESIDE, f32::from(y) + 0.5),
        text: (u16::from(y) + 1).to_string(),
        look: LabelLook::Row,
    };
    columns.iter().map(|x| column(*x)).chain(rows.iter().map(|y| row(*y))).collect()
}
