//! The board of a Quest that is drawn: no game, nobody on it, everything seen well.

use super::things::{self, Lying, Tokens};
use super::{BoardModel, Site, WALL, ground};
use crate::games::massive_darkness_2::describe::Words;
use crate::games::massive_darkness_2::rules::Thing;
use crate::kernel::board::{BoardState, Passage, SpaceId};
use crate::kit::map::doors::DOORWAY;
use crate::kit::map::places::{Crowd, place};
use crate::kit::map::{BoardView, LightWay, Lighting, Line, Outline, SpaceView, spoken};
use crate::kit::theme::Stone;
use crate::tr;
use egui::{Rect, pos2};
use std::sync::Arc;

/// The board is as large as the drawing board, so that nothing moves under the hand.
fn bounds(wide: u8) -> Rect {
    Rect::from_min_max(pos2(-1.0, -1.0), pos2(f32::from(wide) + 1.0, f32::from(wide) + 1.0))
}

/// What is left out of the picture.
#[derive(Clone, Copy, Debug, Default)]
pub(in super::super) struct Hidden {
    pub(in super::super) doors: bool,
    pub(in super::super) tokens: bool,
}

impl BoardModel {
    /// What has been laid out of a Quest.
    pub(in super::super) fn drawn(words: &Words<'_>, wide: u8, state: u64, hidden: Hidden) -> Self {
        let dungeon = words.dungeon;
        let mut open = BoardState::default();
        dungeon.open_doors.iter().for_each(|door| _ = open.open(&dungeon.board, *door));
        let site = Site { words: *words, board: &open };
        let tokens = if hidden.tokens { Tokens::default() } else { tokens(&site) };
        let ways = dungeon.board.edges().filter(|(_, edge)| edge.passage != Passage::Wall);
        let ways = ways.filter_map(|(_, edge)| {
            let ([from, to], inset) = (site.border(&edge)?, (1.0 - DOORWAY) / 2.0);
            Some(LightWay { ends: [edge.a, edge.b], line: [from.lerp(to, inset), from.lerp(to, 1.0 - inset)] })
        });
        let board = BoardView {
            ground: Arc::new(site.stone(hidden.doors)),
            stone: Stone::Slate,
            bounds: bounds(wide),
            lighting: Arc::new(Lighting { dusk: Vec::new(), ways: ways.collect(), lamps: Vec::new() }),
            spaces: dungeon.board.spaces().map(|space| space_view(&site, space)).collect(),
            tokens: tokens.views,
            heaps: tokens.heaps,
            labels: ground::margins(&site),
            state,
            ..BoardView::default()
        };
        Self { board, discs: Vec::new(), tokens: tokens.looks }
    }
}

fn space_view(site: &Site<'_>, space: SpaceId) -> SpaceView {
    let (words, rect) = (&site.words, site.rect(space));
    let name = tr!(words.texts, "map-md2-zone", zone = words.zone(space));
    let kind = super::kind_of(words.dungeon.zone(space), words.texts);
    let about = vec![Line::title(Arc::clone(&name)), Line::fact(kind)];
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

fn tokens(site: &Site<'_>) -> Tokens {
    let dungeon = site.words.dungeon;
    let things = dungeon.things.iter().map(|(thing, space)| (*space, Lying::Thing(*thing)));
    let portals = dungeon.portals.iter().map(|(portal, space)| (*space, Lying::Portal(*portal)));
    let heaps = things::heaps(site, things.chain(portals));
    let room = |heap: &things::Heap| {
        let floor = site.rect(heap.space).shrink(WALL);
        (heap.space, place(&Crowd { floor, radii: &[], above: 0, tokens: heap.kinds.len(), built: None }))
    };
    things::tokens(site, &heaps, &heaps.iter().map(room).collect())
}

/// The name of the picture of a token.
pub(in super::super) fn picture_of(thing: Thing) -> String {
    things::picture_of(thing, &[])
}
