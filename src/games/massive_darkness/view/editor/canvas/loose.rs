//! What lies where no tile is, because its tile was taken away. The map has no place for it, so it is shown over the empty sheet,
//! where it lies.

use super::super::EditorScreen;
use super::super::layers::Layer;
use super::super::sheet::{Loose, zone_rect};
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::tiles::board::layers::Layer as _;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::art::icons::{self, Weight};
use crate::kit::map::Canvas;
use crate::kit::theme::Theme;
use crate::tr;
use egui::{FontId, Id, Rect, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, pos2};
use std::collections::BTreeMap;

/// Smaller Zones have no room for words, in points.
const READABLE: f32 = 44.0;
/// Height of writing, in zones, and in points at least and at most.
const WRITING: (f32, f32, f32) = (0.12, 9.0, 15.0);

impl EditorScreen {
    pub(super) fn loose(&self, ui: &Ui, texts: &Texts, canvas: &Canvas) {
        let mut places: BTreeMap<Spot, Vec<String>> = BTreeMap::new();
        for Loose { thing, at } in &self.sheet.loose {
            if at.storey == self.storey && self.layers.shows(Layer::of(thing)) {
                places.entry(*at).or_default().push(self.thing_name(texts, thing));
            }
        }
        for (at, names) in places {
            let zone = canvas.look.screen_rect(canvas.rect, zone_rect(at));
            if zone.intersects(canvas.rect) {
                let told = tr!(texts, "editor-loose", what = names.join(", "));
                let response = ui.interact(zone, Id::unique(("editor-loose", at)), Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, told.as_ref()));
                loose_ui(ui, canvas, zone, &names);
            }
        }
    }
}

/// A frame around the Zone where a tile would be, with a sign and what lies there.
fn loose_ui(ui: &Ui, canvas: &Canvas, zone: Rect, names: &[String]) {
    let theme = Theme::of(ui.ctx());
    let painter = ui.painter().with_clip_rect(canvas.rect);
    let danger = theme.signal.danger;
    let frame = zone.shrink(zone.width() * 0.12);
    let corners = [frame.left_top(), frame.right_top(), frame.right_bottom(), frame.left_bottom()];
    let around = [corners.as_slice(), &corners[..1]].concat();
    painter.extend(Shape::dashed_line(&around, Stroke::new(1.5, danger.egui()), 6.0, 4.0));
    let middle = pos2(zone.center().x, zone.top() + zone.height() * 0.32);
    let sign = Rect::from_center_size(middle, Vec2::splat(zone.width() * 0.24));
    icons::show(&painter, Icon::Warning, sign, danger, Weight::Bold);
    if canvas.look.zoom >= READABLE {
        let font = FontId::proportional((canvas.look.zoom * WRITING.0).clamp(WRITING.1, WRITING.2));
        let writing = theme.text.strong.egui();
        let inside = painter.with_clip_rect(frame.intersect(canvas.rect));
        let mut top = zone.top() + zone.height() * 0.48;
        for name in names {
            let words = painter.layout(name.clone(), font.clone(), writing, frame.width());
            inside.galley(pos2(zone.center().x - words.size().x / 2.0, top), words.clone(), writing);
            top += words.size().y;
        }
    }
}
