//! A screen that needs a certain room: in a smaller window it keeps it, and the window shows a part of it.

use egui::scroll_area::ScrollSource;
use egui::{Align, Layout, ScrollArea, Sense, Ui, UiBuilder, Vec2};

/// Draws a screen in all the room there is, and in no less than this. What does not fit is reached by the bars at its edges and by
/// the keyboard; the wheel goes on doing what it does on the screen itself.
pub fn at_least<R>(ui: &mut Ui, least: Vec2, add: impl FnOnce(&mut Ui) -> R) -> R {
    let room = ui.available_size();
    if room.x >= least.x && room.y >= least.y {
        return add(ui);
    }
    let usual = ui.spacing().scroll;
    // These bars are the way: they have a place of their own and are always seen.
    ui.spacing_mut().scroll.floating = false;
    let size = (room - Vec2::splat(ui.spacing().scroll.allocated_width())).max(least);
    let area = ScrollArea::both().id_salt("at-least").auto_shrink([false, false]);
    let shown = area.scroll_source(ScrollSource::SCROLL_BAR).show(ui, |ui| {
        ui.spacing_mut().scroll = usual;
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let whole = UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min));
        ui.scope_builder(whole, add).inner
    });
    ui.spacing_mut().scroll = usual;
    shown.inner
}
