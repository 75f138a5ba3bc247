//! The map of a quest that is being drawn: the same picture as in a game, made from the document alone.

use super::geometry::{Geometry, edge_names, stair_letters};
use super::lying::Lying;
use super::model::TokenLook;
use super::model::{things, zones};
use super::plan::board_plan;
use crate::games::massive_darkness::rules::dungeon::Dungeon;
use crate::games::massive_darkness::view::art::board::{BoardPlan, DungeonGround, EdgeKind, Feature};
use crate::house::text::Texts;
use crate::kernel::hash::hash_of;
use crate::kit::map::{BoardView, EdgeLook};
use std::sync::Arc;

/// What is left out of the picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hidden {
    /// Doors: walls stand there instead.
    pub doors: bool,
    /// Tokens of all kinds, and objects.
    pub tokens: bool,
    /// Start, Exit, stairs and bridges.
    pub places: bool,
    /// Start alone.
    pub start: bool,
}

/// A quest as the map shows it.
#[derive(Clone, Debug, Default)]
pub struct DrawnMap {
    /// As the map shows it.
    pub board: BoardView,
    /// How the tokens of the board are painted, in their order.
    pub tokens: Vec<TokenLook>,
    ground: Arc<DungeonGround>,
}

impl DrawnMap {
    /// Looks at a quest that is laid out, without what is hidden.
    #[must_use]
    pub fn of(dungeon: &Dungeon, texts: &Texts, geometry: &Geometry, hidden: Hidden) -> Self {
        let lying = Lying::at_the_start(dungeon);
        let mut plan = board_plan(&lying, geometry);
        let mut edges = things::edges(&lying, geometry);
        veil(&mut plan, hidden);
        let ground = Arc::new(DungeonGround::new(plan));
        let placed = things::place_all(&lying, None, geometry, &ground);
        let (token_views, tokens) = if hidden.tokens { Default::default() } else { placed.tokens() };
        if hidden.doors {
            edges.retain(|edge| !matches!(edge.look, EdgeLook::DoorClosed | EdgeLook::DoorOpen));
        }
        let mut labels = edge_names(dungeon, geometry);
        labels.extend(stair_letters(dungeon, geometry));
        let board = BoardView {
            ground: Arc::clone(&ground) as _,
            bounds: geometry.bounds.rect(),
            spaces: zones::named(texts, dungeon, geometry, &placed),
            state: state(&lying, &geometry.cells, hidden),
            edges,
            tokens: token_views,
            labels,
            ..BoardView::default()
        };
        Self { board, tokens, ground }
    }

    /// The same, keeping the painted ground of the map before where nothing on it has moved.
    #[must_use]
    pub fn after(self, before: &Self) -> Self {
        if self.ground.plan() != before.ground.plan() {
            return self;
        }
        Self { board: self.board.on_the_ground_of(&before.board), ground: Arc::clone(&before.ground), ..self }
    }
}

/// Takes what is hidden out of the ground.
fn veil(plan: &mut BoardPlan, hidden: Hidden) {
    if hidden.doors {
        for edge in plan.edges.iter_mut().filter(|edge| matches!(edge.kind, EdgeKind::Door(_))) {
            edge.kind = EdgeKind::Wall;
        }
    }
    for zone in plan.zones.iter_mut().filter(|zone| hidden.start && matches!(zone.feature, Feature::Start)) {
        zone.feature = Feature::Plain;
    }
    if hidden.places {
        for zone in &mut plan.zones {
            if matches!(zone.feature, Feature::Start | Feature::WayOut | Feature::Stairs(_) | Feature::Bridge(_)) {
                zone.feature = Feature::Plain;
            }
        }
    }
}

/// A number that is another one whenever what lies on the ground would be painted otherwise.
fn state(lying: &Lying<'_>, cells: &[(i32, i32)], hidden: Hidden) -> u64 {
    let bits = [hidden.doors, hidden.tokens, hidden.places, hidden.start];
    hash_of(&(&*lying.tokens, &lying.dungeon.level_tokens, lying.level, &lying.objects, cells, bits))
        ^ hash_of(&(&lying.locked, &lying.barred, lying.board))
}
