//! The few buttons on the map itself, for whoever has neither wheel nor keyboard at hand.

use super::board::BoardView;
use super::frame::show_whole;
use super::view::{MapView, Plans};
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::hints::mark;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Toggle, icon_button, icon_toggle};
use crate::tr;
use egui::{Align, CornerRadius, Frame, Layout, Margin, Rect, Ui, UiBuilder, pos2};

/// How much a press zooms.
const PRESS: f32 = 1.3;

/// Zoom in, zoom out, fit, light on everything, what everybody is going to do.
pub(super) fn controls_ui(ui: &mut Ui, texts: &Texts, rect: Rect, board: &BoardView, view: &mut MapView) {
    let theme = Theme::of(ui.ctx());
    let step = theme.sizes.step;
    let is_dark_somewhere = !board.lighting.dusk.is_empty();
    let buttons = 3.0 + f32::from(u8::from(board.all_plans.is_some()) + u8::from(is_dark_somewhere));
    let height = buttons * theme.sizes.control_height + (buttons - 1.0) * step;
    let width = theme.sizes.control_height + 2.0 * step;
    let corner = view.corners(rect, width + 3.0 * step).right_bottom() - egui::vec2(2.0 * step, 2.0 * step);
    let area = Rect::from_min_max(pos2(corner.x - width, corner.y - height - 2.0 * step), corner);
    if area.height() > (corner.y - rect.top()) * 0.7 || area.width() > rect.width() * 0.3 {
        return;
    }
    mark(ui, "map-buttons", area);
    let frame = Frame::new()
        .fill(theme.surface.panel.fade(0.86).egui())
        .corner_radius(CornerRadius::from(theme.sizes.corner))
        .inner_margin(Margin::from(step));
    ui.scope_builder(UiBuilder::new().max_rect(area).layout(Layout::bottom_up(Align::Center)), |ui| {
        frame.show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = step;
            let bounds = board.bounds;
            if icon_button(ui, Icon::Fit, &tr!(texts, "map-fit")).clicked() {
                show_whole(rect, board, view);
            }
            if icon_button(ui, Icon::ZoomOut, &tr!(texts, "map-zoom-out")).clicked() {
                view.camera.zoom_at(rect, rect.center(), 1.0 / PRESS, bounds);
            }
            if icon_button(ui, Icon::ZoomIn, &tr!(texts, "map-zoom-in")).clicked() {
                view.camera.zoom_at(rect, rect.center(), PRESS, bounds);
            }
            if is_dark_somewhere {
                let state = if view.is_all_lit { Toggle::On } else { Toggle::Off };
                if icon_toggle(ui, Icon::Torch, &tr!(texts, "map-light"), state).clicked() {
                    view.is_all_lit = !view.is_all_lit;
                }
            }
            let Some(plans) = &board.all_plans else { return };
            let (state, other) = match view.plans {
                Plans::Pointed => (Toggle::Off, Plans::All),
                Plans::All => (Toggle::On, Plans::Pointed),
            };
            if icon_toggle(ui, Icon::Eye, plans, state).clicked() {
                view.plans = other;
            }
        });
    });
}
