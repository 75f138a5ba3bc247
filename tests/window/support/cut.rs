//! What does not fit where it stands.

use delvewright::shell::App;
use egui::Rect;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

/// What reaches beyond the room it has, by the side.
pub fn cut_off(window: &Harness<'_, App>) -> Vec<String> {
    let reaches_out = |rect: Rect, seen: Rect| {
        seen.is_positive() && (rect.left() < seen.left() - 1.0 || rect.right() > seen.right() + 1.0)
    };
    let cut: Vec<Rect> = window.ctx.viewport(|viewport| {
        let widgets = viewport.prev_pass.widgets.layers().flat_map(|(_, widgets)| widgets);
        widgets.filter(|widget| reaches_out(widget.rect, widget.interact_rect)).map(|widget| widget.rect).collect()
    });
    let name = |rect: &Rect| {
        let mut nodes = window.query_all_by_label_contains("").filter(|node| node.rect() == *rect);
        nodes.find_map(|node| node.accesskit_node().label().or_else(|| node.accesskit_node().value()))
    };
    cut.iter().filter_map(name).collect()
}
