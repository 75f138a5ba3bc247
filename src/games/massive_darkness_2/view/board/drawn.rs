//! The board of a Quest that is drawn: no game, nobody on it, everything seen well.

use super::{BoardModel, TokenLook, WALL, ground, things};
use crate::games::massive_darkness_2::describe::Words;
use crate::games::massive_darkness_2::rules::Thing;
use crate::kernel::board::{Edge, EdgeId, Passage, SpaceId};
use crate::kit::map::doors::DOORWAY;
use crate::kit::map::outlines::square;
use crate::kit::map::places::{Crowd, place};
use crate::kit::map::{
    BoardView, EdgeLook, Floor, HeapView, LightWay, Lighting, Line, Outline, SpaceView, StoneGround, TokenView, spoken,
};
use crate::tr;
use egui::{Pos2, Rect, pos2};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The board is as large as the drawing board, so that nothing moves under the hand.
fn bounds(wide: u8) -> Rect {
    Rect::from_min_max(pos2(-1.0, -1.0), pos2(f32::from(wide) + 1.0, f32::from(wide) + 1.0))
}

/// The square of a Zone.
fn rect(words: &Words<'_>, space: SpaceId) -> Rect {
    let zone = words.dungeon.zone(space);
    square(i32::from(zone.x), i32::from(zone.y))
}

fn line(words: &Words<'_>, edge: &Edge) -> Option<[Pos2; 2]> {
    Outline::rect(rect(words, edge.a)).shared_side(&Outline::rect(rect(words, edge.b)))
}

fn look(words: &Words<'_>, id: EdgeId, passage: Passage) -> EdgeLook {
    match passage {
        Passage::Wall => EdgeLook::Wall,
        Passage::Open => EdgeLook::Opening,
        Passage::Door if words.dungeon.open_doors.contains(&id) => EdgeLook::DoorOpen,
        Passage::Door => EdgeLook::DoorClosed,
    }
}

impl BoardModel {
    /// What has been laid out of a Quest.
    pub(in super::super) fn drawn(words: &Words<'_>, wide: u8, state: u64) -> Self {
        let dungeon = words.dungeon;
        let floor = |space: &SpaceId| {
            let kind = if dungeon.zone(*space).shadow { Floor::Dark } else { Floor::Bright };
            (kind, vec![Outline::rect(rect(words, *space))])
        };
        let is_floor = |space: &SpaceId| !dungeon.zone(*space).abyss;
        let floors: Vec<_> = dungeon.board.spaces().filter(is_floor).map(|space| floor(&space)).collect();
        let edges = || dungeon.board.edges().filter_map(|(id, edge)| Some((id, edge, line(words, &edge)?)));
        let lines: Vec<_> = edges().map(|(id, edge, line)| (line, look(words, id, edge.passage))).collect();
        let (tokens, looks, heaps) = tokens(words);
        let ways = edges().filter(|(_, edge, _)| edge.passage != Passage::Wall);
        let ways = ways.map(|(_, edge, [from, to])| {
            let inset = (1.0 - DOORWAY) / 2.0;
            LightWay { ends: [edge.a, edge.b], line: [from.lerp(to, inset), from.lerp(to, 1.0 - inset)] }
        });
        let board = BoardView {
            ground: Arc::new(StoneGround::lay(&floors, &lines)),
            bounds: bounds(wide),
            lighting: Arc::new(Lighting { dusk: Vec::new(), ways: ways.collect(), lamps: Vec::new() }),
            spaces: dungeon.board.spaces().map(|space| space_view(words, space)).collect(),
            tokens,
            heaps,
            labels: ground::margins_of(dungeon.board.spaces().map(|space| dungeon.zone(space)).collect()),
            state,
            ..BoardView::default()
        };
        Self { board, discs: Vec::new(), tokens: looks }
    }
}

fn space_view(words: &Words<'_>, space: SpaceId) -> SpaceView {
    let (texts, zone, rect) = (words.texts, words.dungeon.zone(space), rect(words, space));
    let name = tr!(texts, "map-md2-zone", zone = words.zone(space));
    let about = vec![Line::title(Arc::clone(&name)), Line::fact(super::kind_of(zone, texts))];
    SpaceView {
        space,
        outline: Outline::rect(rect),
        floor: Outline::rect(rect.shrink(WALL)),
        middle: rect.center(),
        free: rect.center(),
        in_sight: None,
        spoken: spoken(&about[1..]),
        name,
        about,
    }
}

/// Tokens and Portals, Zone by Zone, several of a kind on each other.
fn tokens(words: &Words<'_>) -> (Vec<TokenView>, Vec<TokenLook>, Vec<HeapView>) {
    let dungeon = words.dungeon;
    let mut by_space: BTreeMap<SpaceId, Vec<(String, Arc<str>, usize)>> = BTreeMap::new();
    let mut lay = |space: SpaceId, picture: String, name: Arc<str>| {
        let kinds = by_space.entry(space).or_default();
        match kinds.iter_mut().find(|(known, called, _)| (known, called) == (&picture, &name)) {
            Some((_, _, count)) => *count += 1,
            None => kinds.push((picture, name, 1)),
        }
    };
    for (thing, space) in &dungeon.things {
        lay(*space, things::picture_of(*thing, &dungeon.story.kinds), words.thing(*thing));
    }
    for (portal, space) in &dungeon.portals {
        lay(*space, "portal".to_owned(), words.portal(*portal));
    }
    let (mut views, mut looks, mut heaps) = (Vec::new(), Vec::new(), Vec::new());
    for (space, kinds) in by_space {
        let floor = rect(words, space).shrink(WALL);
        let placed = place(&Crowd { floor, radii: &[], above: 0, tokens: kinds.len(), built: None });
        let names: Vec<&str> = kinds.iter().map(|(_, name, _)| name.as_ref()).collect();
        let name = tr!(words.texts, "map-md2-heap", names = names.join(", "), zone = words.zone(space));
        let about = vec![Line::title(Arc::clone(&name))];
        let mut around: Option<Rect> = None;
        for ((picture, _, count), circle) in kinds.iter().zip(&placed.tokens) {
            views.push(TokenView { space, place: *circle, is_loose: true });
            looks.push(TokenLook { picture: picture.clone(), count: *count });
            around = Some(around.map_or(circle.square(), |rect| rect.union(circle.square())));
        }
        heaps.extend(around.map(|rect| HeapView { space, rect, name, about }));
    }
    (views, looks, heaps)
}

/// The name of the picture of a token.
pub(in super::super) fn picture_of(thing: Thing) -> String {
    things::picture_of(thing, &[])
}
