//! The few buttons on the map itself: rulers, storeys, zoom.

use super::super::EditorScreen;
use super::rulers::Ruler;
use crate::games::massive_darkness::quest::edit::STOREYS;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::map::Canvas;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Toggle, icon_button, icon_toggle};
use crate::tr;
use egui::{Align, CornerRadius, Frame, Key, Layout, Margin, Modifiers, Rect, Ui, UiBuilder, vec2};

/// Empty floor round the tiles, in zones.
const MARGIN: f32 = 0.3;
/// How much a press zooms.
const PRESS: f32 = 1.3;

impl EditorScreen {
    pub(super) fn controls_ui(&mut self, ui: &mut Ui, texts: &Texts, canvas: &Canvas) {
        let theme = Theme::of(ui.ctx());
        let step = theme.sizes.step;
        let button = theme.sizes.control_height + step;
        if canvas.rect.height() < 9.0 * button || canvas.rect.width() < 6.0 * button {
            return;
        }
        let size = vec2(button + 2.0 * step, 7.0 * button);
        let area = Rect::from_min_size(canvas.rect.right_top() + vec2(-size.x - 2.0 * step, 2.0 * step), size);
        let frame = Frame::new()
            .fill(theme.surface.panel.fade(0.86).egui())
            .corner_radius(CornerRadius::from(theme.sizes.corner))
            .inner_margin(Margin::from(step));
        ui.scope_builder(UiBuilder::new().max_rect(area).layout(Layout::top_down(Align::Center)), |ui| {
            frame.show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = step;
                for ruler in Ruler::ALL {
                    let state = if self.doing.ruler == ruler { Toggle::On } else { Toggle::Off };
                    if icon_toggle(ui, ruler.icon(), &ruler.name(texts), state).clicked() {
                        self.doing.ruler = if self.doing.ruler == ruler { Ruler::Off } else { ruler };
                    }
                }
            });
            ui.add_space(step);
            frame.show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = step;
                self.storeys_ui(ui, texts);
            });
            ui.add_space(step);
            frame.show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = step;
                let bounds = self.sheet.map.board.bounds;
                let camera = &mut self.view.camera;
                if icon_button(ui, Icon::ZoomIn, &tr!(texts, "map-zoom-in")).clicked() {
                    camera.zoom_at(canvas.rect, canvas.rect.center(), PRESS, bounds);
                }
                if icon_button(ui, Icon::ZoomOut, &tr!(texts, "map-zoom-out")).clicked() {
                    camera.zoom_at(canvas.rect, canvas.rect.center(), 1.0 / PRESS, bounds);
                }
                if icon_button(ui, Icon::Fit, &tr!(texts, "map-fit")).clicked() {
                    self.show_everything(ui, canvas);
                }
            });
        });
    }

    fn storeys_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let highest = self.quest().tiles.iter().map(|tile| tile.at.storey).max().unwrap_or(0);
        let can_rise = self.storey <= highest && self.storey + 1 < STOREYS;
        let up = ui.add_enabled_ui(can_rise, |ui| icon_button(ui, Icon::ChevronUp, &tr!(texts, "storey-up")));
        if up.inner.clicked() {
            self.show_storey(self.storey + 1);
        }
        ui.label((self.storey + 1).to_string()).on_hover_text(tr!(texts, "editor-storey").as_ref());
        let can_sink = self.storey > 0;
        let down = ui.add_enabled_ui(can_sink, |ui| icon_button(ui, Icon::ChevronDown, &tr!(texts, "storey-down")));
        if down.inner.clicked() {
            self.show_storey(self.storey.saturating_sub(1));
        }
    }

    /// The part of the board that is worth seeing, and beside it room for the buttons, so that they hide nothing.
    pub(super) fn content(&self, ui: &Ui, view: Rect) -> Rect {
        let theme = Theme::of(ui.ctx());
        let strip = theme.sizes.control_height + 8.0 * theme.sizes.step;
        let content = self.sheet.content(self.storey).expand(MARGIN);
        let zoom = ((view.width() - strip) / content.width()).min(view.height() / content.height());
        let free = view.width() - content.width() * zoom;
        let room = if free > 2.0 * strip { 0.0 } else { strip / zoom.max(1.0) };
        Rect::from_min_max(content.min, content.max + vec2(room, 0.0))
    }

    /// All tiles of the storey, or what is picked if there is something.
    fn show_everything(&mut self, ui: &Ui, canvas: &Canvas) {
        let picked = self.picked.iter().flat_map(|thing| self.rects_of(thing)).reduce(Rect::union);
        let content = self.content(ui, canvas.rect);
        let is_all = picked.is_none_or(|picked| {
            content.contains_rect(picked) && self.view.camera.seen(canvas.rect).contains_rect(picked)
        });
        let part = if is_all { content } else { picked.map_or(content, |picked| picked.expand(1.0)) };
        self.view.camera.frame(canvas.rect, part);
        self.view.camera.arrive();
    }

    /// Keys of the buttons.
    pub(super) fn control_keys(&mut self, ui: &Ui, canvas: &Canvas) {
        let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
        // With Ctrl it is the size of everything.
        if pressed(Modifiers::NONE, Key::Num0) || pressed(Modifiers::COMMAND, Key::Num0) {
            self.show_everything(ui, canvas);
        }
        for (key, ruler) in [(Key::L, Ruler::Light), (Key::V, Ruler::Sight), (Key::D, Ruler::Distance)] {
            if pressed(Modifiers::NONE, key) {
                self.doing.ruler = if self.doing.ruler == ruler { Ruler::Off } else { ruler };
            }
        }
    }
}
