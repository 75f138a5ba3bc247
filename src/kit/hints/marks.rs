//! Where things are that hints can point at. Whoever draws one says so in each frame; what is no longer drawn is no longer there.

use egui::{Context, Id, Rect, Ui};
use std::fmt::Debug;
use std::hash::Hash;

/// A place, and the pass in which it was said.
#[derive(Clone, Copy, Debug)]
struct Mark {
    pass: u64,
    at: Rect,
}

/// Says where something lies, by whatever name whoever points at it knows. What is cut off is not there.
pub fn mark(ui: &Ui, what: impl Hash + Debug, at: Rect) {
    let at = at.intersect(ui.clip_rect());
    if at.is_positive() {
        let mark = Mark { pass: ui.ctx().cumulative_pass_nr(), at };
        ui.ctx().data_mut(|data| data.insert_temp(id_of(what), mark));
    }
}

/// Where something lies that was drawn in this pass or in the one before.
#[must_use]
pub fn marked(ctx: &Context, what: impl Hash + Debug) -> Option<Rect> {
    let mark: Mark = ctx.data(|data| data.get_temp(id_of(what)))?;
    (mark.pass + 1 >= ctx.cumulative_pass_nr()).then_some(mark.at)
}

fn id_of(what: impl Hash + Debug) -> Id {
    Id::unique(("hint-mark", what))
}
