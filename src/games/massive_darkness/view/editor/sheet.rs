//! The quest on the sheet: where its Zones lie, and its picture. The sheet never moves under the hand: a Zone lies at the
//! same place whatever else is laid, and storeys lie far apart.

use super::check::is_large;
use super::layers::{self, Layers};
use super::pages::Fix;
use crate::games::massive_darkness::quest::circles::circles;
use crate::games::massive_darkness::quest::edit::{FAR, STOREYS, Thing};
use crate::games::massive_darkness::quest::lint::{Advice, advice_about};
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::massive_darkness::quest::own_tiles::sides;
use crate::games::massive_darkness::quest::plan::overlaps;
use crate::games::massive_darkness::quest::{Problem, Quest, draft};
use crate::games::massive_darkness::rules::dungeon::Dungeon;
use crate::games::massive_darkness::session::MassiveDarknessRules;
use crate::games::massive_darkness::view::board::map::{Bounds, DrawnMap, Geometry, Hidden};
use crate::games::tiles::board::hand::{Step, Zone, nearest_border};
use crate::house::text::Texts;
use crate::kernel::board::{BoardState, SpaceId};
use egui::{Pos2, Rect, Vec2, pos2};
use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Columns from one storey to the next.
const STOREY: i32 = 256;

/// The picture of a quest.
#[derive(Default)]
pub(super) struct Sheet {
    /// As the map shows it.
    pub(super) map: DrawnMap,
    /// What keeps it from being played.
    pub(super) problems: Vec<Problem>,
    /// What can hardly be meant, the gravest first.
    pub(super) advice: Vec<Advice>,
    /// What settles each line of the list, as far as it is known.
    pub(super) fixes: OnceCell<Vec<Option<Fix>>>,
    /// Zones over which more than one tile lies.
    pub(super) overlaps: Vec<Spot>,
    /// Rules that can set each other off for ever.
    pub(super) circles: Vec<Vec<usize>>,
    /// What lies where no tile is. The map has no place for it.
    pub(super) loose: Vec<Loose>,
    /// Its Zones, by number.
    pub(super) spots: Vec<Spot>,
    /// Their numbers.
    numbers: BTreeMap<Spot, SpaceId>,
    /// Laid out, as far as that can be done.
    pub(super) dungeon: Option<Arc<Dungeon>>,
    /// Which doors are open at the start.
    pub(super) board: BoardState,
}

/// A thing that lies where no tile is.
pub(super) struct Loose {
    pub(super) thing: Thing,
    pub(super) at: Spot,
}

impl Sheet {
    /// Draws a quest.
    pub(super) fn draw(
        rules: &MassiveDarknessRules,
        quest: &Quest,
        texts: &Texts,
        layers: &Layers,
        before: &Self,
    ) -> Self {
        let (dungeon, problems) = draft(quest, &rules.library.tiles);
        // A large quest is looked at beside the window; until then what was found before stays.
        let advice =
            if is_large(quest) { before.advice.clone() } else { advice_about(quest, dungeon.as_ref(), &problems) };
        let circles = circles(quest);
        let overlaps = overlaps(quest, &sides(quest, &rules.library.tiles));
        let Some(dungeon) = dungeon else {
            let mut loose = loose(quest, |_| false);
            // On an empty sheet nothing has been laid yet, the start neither.
            loose.retain(|loose| loose.thing != Thing::Start);
            return Self { problems, advice, overlaps, circles, loose, ..Self::default() };
        };
        let spots: Vec<Spot> =
            dungeon.zones.iter().map(|zone| Spot { x: zone.x, y: zone.y, storey: zone.storey }).collect();
        let numbers: BTreeMap<Spot, SpaceId> = spots.iter().copied().zip((0..).map(SpaceId)).collect();
        let loose = loose(quest, |at| numbers.contains_key(&at));
        let hidden = Hidden { start: loose.iter().any(|loose| loose.thing == Thing::Start), ..layers::hidden(layers) };
        // Laid out, what lies nowhere lies on the first Zone; there nobody shall see it.
        let seen = if loose.is_empty() { None } else { draft(&without(quest, &loose), &rules.library.tiles).0 };
        let seen = seen.as_ref().unwrap_or(&dungeon);
        let map = DrawnMap::of(seen, texts, &geometry(seen), hidden).after(&before.map);
        let mut board = BoardState::default();
        for door in &dungeon.open_doors {
            board.open(&dungeon.board, *door);
        }
        let dungeon = Some(Arc::new(dungeon));
        let fixes = OnceCell::new();
        Self { map, problems, advice, fixes, overlaps, circles, loose, spots, numbers, dungeon, board }
    }

    /// What players call a Zone; none where no tile lies.
    pub(super) fn name(&self, spot: Spot) -> Option<Arc<str>> {
        self.map.board.space(self.number(spot)?).map(|zone| Arc::clone(&zone.name))
    }

    /// The Zone at a place.
    pub(super) fn number(&self, spot: Spot) -> Option<SpaceId> {
        self.numbers.get(&spot).copied()
    }

    /// The part of the board that is worth seeing.
    pub(super) fn content(&self, storey: u8) -> Rect {
        let loose = self.loose.iter().map(|loose| &loose.at);
        let here = self.spots.iter().chain(loose).filter(|spot| spot.storey == storey);
        let rect = here.map(|spot| zone_rect(*spot)).reduce(Rect::union);
        rect.unwrap_or_else(|| Rect::from_min_size(corner(Spot { x: 0, y: 0, storey }), Vec2::new(6.0, 6.0)))
    }
}

/// The things of a quest that lie where no Zone is.
fn loose(quest: &Quest, is_zone: impl Fn(Spot) -> bool) -> Vec<Loose> {
    let placed = |thing: Thing| thing.place(quest).map(|at| Loose { thing, at });
    Thing::all(quest).into_iter().filter_map(placed).filter(|loose| !is_zone(loose.at)).collect()
}

/// A quest without these things, as far as they are painted on a Zone.
fn without(quest: &Quest, loose: &[Loose]) -> Quest {
    let mut rest = quest.clone();
    let lies = |thing: Thing| loose.iter().all(|loose| loose.thing != thing);
    rest.tokens.retain(|token| lies(Thing::Token(token.kind, token.at)));
    rest.level_tokens.retain(|token| lies(Thing::Level(token.at)));
    rest.face_down.iter_mut().for_each(|group| group.spots.retain(|spot| lies(Thing::FaceDown(*spot))));
    rest.names.retain(|named| lies(Thing::Name(named.name.clone(), named.at)));
    rest.objects.retain(|object| lies(Thing::Object(object.name.clone())));
    rest.bridges.retain(|spot| lies(Thing::Bridge(*spot)));
    rest.exit = rest.exit.filter(|_| lies(Thing::Exit));
    rest
}

fn geometry(dungeon: &Dungeon) -> Geometry {
    let cells = dungeon.zones.iter().map(|zone| cell(Spot { x: zone.x, y: zone.y, storey: zone.storey })).collect();
    let bounds = Bounds { columns: STOREY * i32::from(STOREYS), rows: 2 * i32::from(FAR) };
    Geometry { cells, bounds }
}

fn cell(spot: Spot) -> (i32, i32) {
    (i32::from(spot.x) + i32::from(FAR) + STOREY * i32::from(spot.storey), i32::from(spot.y) + i32::from(FAR))
}

/// The north-west corner of a Zone on the board.
pub(super) fn corner(spot: Spot) -> Pos2 {
    let (column, row) = cell(spot);
    pos2(column as f32, row as f32)
}

/// The square of a Zone on the board.
pub(super) fn zone_rect(spot: Spot) -> Rect {
    Rect::from_min_size(corner(spot), Vec2::splat(1.0))
}

/// The Zone at a position of the board, on a storey.
pub(super) fn spot_at(on_board: Pos2, storey: u8) -> Spot {
    let origin = corner(Spot { x: 0, y: 0, storey });
    let limit = |number: f32| number.floor().clamp(-f32::from(FAR), f32::from(FAR)) as i16;
    Spot { x: limit(on_board.x - origin.x), y: limit(on_board.y - origin.y), storey }
}

/// The border that is nearest to a position of the board: the Zone it is in, and the one behind that side; with how far
/// the border is, in zones.
pub(super) fn border_at(on_board: Pos2, storey: u8) -> (Spot, Spot, f32) {
    let spot = spot_at(on_board, storey);
    let (next, far) = nearest_border(spot, on_board);
    (spot, next, far)
}

impl Zone for Spot {
    fn square(self) -> Rect {
        zone_rect(self)
    }

    fn steps_to(self, other: Self) -> Step {
        Step { x: other.x - self.x, y: other.y - self.y }
    }

    fn after(self, Step { x, y }: Step) -> Option<Self> {
        Some(Self { x: self.x.saturating_add(x), y: self.y.saturating_add(y), ..self })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_and_zones_are_each_other_s_and_storeys_lie_apart() {
        for spot in [Spot { x: 0, y: 0, storey: 0 }, Spot { x: -7, y: 12, storey: 2 }] {
            assert_eq!(spot_at(zone_rect(spot).center(), spot.storey), spot);
        }
        let (below, above) = (Spot { x: 90, y: 0, storey: 0 }, Spot { x: -90, y: 0, storey: 1 });
        assert!(corner(above).x - corner(below).x > 10.0);
    }

    #[test]
    fn the_nearest_border_is_found_from_both_sides() {
        let spot = Spot { x: 3, y: 4, storey: 0 };
        let east = Spot { x: 4, ..spot };
        let at = corner(spot) + Vec2::new(0.9, 0.5);
        assert_eq!((border_at(at, 0).0, border_at(at, 0).1), (spot, east));
        let at = corner(east) + Vec2::new(0.1, 0.5);
        assert_eq!((border_at(at, 0).0, border_at(at, 0).1), (east, spot));
    }
}
