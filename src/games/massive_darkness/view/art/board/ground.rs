//! A dungeon as the map paints it: whole, in parts, or as it looks from far away.

use super::{BoardPlan, PlanIndex, paint, sketch};
use crate::kit::art::Brush;
use crate::kit::map::Ground;
use crate::kit::theme::Theme;
use egui::Rect;

/// A plan, ready to be painted again and again.
#[derive(Clone, Debug, Default)]
pub struct DungeonGround {
    plan: BoardPlan,
    index: PlanIndex,
}

impl DungeonGround {
    /// Looks through a plan.
    #[must_use]
    pub fn new(plan: BoardPlan) -> Self {
        Self { index: PlanIndex::new(&plan), plan }
    }

    /// What is painted.
    #[must_use]
    pub fn plan(&self) -> &BoardPlan {
        &self.plan
    }

    /// What of it lies where.
    #[must_use]
    pub fn index(&self) -> &PlanIndex {
        &self.index
    }
}

impl Ground for DungeonGround {
    fn size(&self) -> usize {
        self.plan.zones.len()
    }

    fn paint(&self, brush: &mut Brush, theme: &Theme, unit: f32, part: Option<Rect>) {
        let Some(part) = part else { return paint(brush, &self.plan, &self.index, theme, unit) };
        // With the zones around it, so that walls and shadows go on where two parts meet.
        let (from, to) = (part.min.floor(), part.max.ceil());
        let around = self.plan.part(from.x as i32 - 1..to.x as i32 + 1, from.y as i32 - 1..to.y as i32 + 1);
        paint(brush, &around, &self.index, theme, unit);
    }

    fn sketch(&self, brush: &mut Brush, theme: &Theme, unit: f32) {
        sketch::sketch(brush, &self.plan, theme, unit);
    }
}
