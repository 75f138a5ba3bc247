//! What of a board lies where, so that large boards are painted as fast for each zone as small ones.

use super::{BoardPlan, EdgeKind, Towards, ZonePlan, canonical, zone_rect};
use egui::Pos2;
use std::collections::BTreeSet;

/// Zones and walls of a plan by their place.
#[derive(Clone, Debug, Default)]
pub struct PlanIndex {
    zones: BTreeSet<(i32, i32)>,
    /// Whole walls: the zone to the right or below, and whether they run from left to right.
    walls: BTreeSet<(i32, i32, bool)>,
}

impl PlanIndex {
    /// Looks through a plan.
    #[must_use]
    pub fn new(plan: &BoardPlan) -> Self {
        let walls = plan.edges.iter().filter(|edge| edge.kind == EdgeKind::Wall);
        Self {
            zones: plan.zones.iter().map(|zone| (zone.column, zone.row)).collect(),
            walls: walls.map(|edge| key(edge.canonical())).collect(),
        }
    }

    /// Is there a zone?
    pub(super) fn has(&self, column: i32, row: i32) -> bool {
        self.zones.contains(&(column, row))
    }

    /// Is there a wall without a door on this side of a zone?
    pub(super) fn is_walled(&self, column: i32, row: i32, side: Towards) -> bool {
        self.walls.contains(&key(canonical(column, row, side)))
    }

    /// Where the torch of a zone stands when zones are one point wide, if it has one: nothing else should stand there.
    #[must_use]
    pub fn torch_of(&self, zone: &ZonePlan) -> Option<Pos2> {
        zone.has_torch().then(|| zone.torch(self).place(zone_rect(zone.column, zone.row, 1.0)))
    }
}

fn key((column, row, side): (i32, i32, Towards)) -> (i32, i32, bool) {
    (column, row, matches!(side, Towards::North | Towards::South))
}
