//! A hint as it is seen: a piece of paper with a tip towards what it speaks of, a ring around that, and two ways to put it away.

use super::{Room, mark, place};
use crate::house::text::Texts;
use crate::kit::art::icons::Weight;
use crate::kit::art::{Icon, icons};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Sheet, on_paper};
use crate::tr;
use egui::{
    Area, AreaState, Button, Galley, Id, Label, Order, Painter, Pos2, Rect, RichText, Shape, Stroke, StrokeKind,
    TextStyle, Ui, Vec2, pos2, vec2,
};
use std::sync::Arc;

/// What came of a hint that was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintOutcome {
    /// It is there to be read.
    Seen,
    /// It has been understood; the next one may come.
    Understood,
    /// No more of them.
    Enough,
}

/// Widths that are tried, one after the other, in points: where it finds no room it gets narrower.
const WIDTHS: [f32; 3] = [320.0, 250.0, 200.0];
/// How far the ring keeps from what it is laid around, and how broad the tip is.
const RING: f32 = 4.0;
const TIP: f32 = 9.0;

/// Draws a hint beside what it speaks of; `key` puts it away. Where it finds no room it is not drawn, nobody waits for it, and nothing
/// is told.
pub fn bubble_ui(ui: &Ui, texts: &Texts, words: &str, key: &str, room: &Room<'_>) -> Option<HintOutcome> {
    let theme = Theme::of(ui.ctx());
    let margin = theme.sizes.panel_margin;
    let below = theme.sizes.control_height + theme.space(2.0);
    let icon = theme.sizes.icon + theme.space(2.0);
    let buttons = Buttons::new(ui, texts, key);
    let fits = |width: f32, room: &Room<'_>| {
        let inner = width - 2.0 * margin;
        let galley = written(ui, theme, words, inner - icon);
        // Where both buttons do not stand side by side they stand one below the other.
        let rows = if buttons.width > inner { 2.0 } else { 1.0 };
        let height = galley.size().y.max(theme.sizes.icon) + below * rows;
        place(vec2(width, height + 2.0 * margin), room).map(|at| (at, galley))
    };
    let in_some_width = |room: &Room<'_>| WIDTHS.into_iter().find_map(|width| fits(width, room));
    let (at, galley) = in_some_width(room).or_else(|| in_some_width(&Room { spoken_of: &[], ..*room }))?;
    mark(ui, "hint", at);
    // A layer that is new stays empty for once: that is not to be seen.
    if AreaState::load(ui.ctx(), Id::unique("hint")).is_none_or(|known| known.size.is_none()) {
        ui.ctx().request_discard("hint-came");
    }
    let layer = Area::new(Id::unique("hint")).order(Order::Middle).fixed_pos(at.min).constrain(false);
    let put_away = layer
        .show(ui.ctx(), |ui| {
            ui.set_max_size(at.size());
            paper(ui.painter(), theme, at, room.thing);
            on_paper(ui);
            let inside = at.shrink(margin);
            let spot = Rect::from_min_size(inside.min, Vec2::splat(theme.sizes.icon));
            icons::show(ui.painter(), Icon::Info, spot, theme.signal.special_on_paper, Weight::Bold);
            let words_at = Rect::from_min_size(inside.min + vec2(icon, 0.0), galley.size());
            ui.put(words_at, Label::new(galley).selectable(false));
            let rest = Rect::from_min_max(
                pos2(inside.left(), words_at.bottom().max(spot.bottom()) + theme.space(2.0)),
                inside.max,
            );
            buttons.ui(ui, rest)
        })
        .inner;
    put_away.or(Some(HintOutcome::Seen))
}

/// The hint and its two ways out, for those who hear it.
struct Buttons<'a> {
    understood: Arc<str>,
    enough: Arc<str>,
    key: &'a str,
    width: f32,
}

impl<'a> Buttons<'a> {
    fn new(ui: &Ui, texts: &Texts, key: &'a str) -> Self {
        let (understood, enough) = (tr!(texts, "hints-understood"), tr!(texts, "hints-enough"));
        let font = TextStyle::Button.resolve(ui.style());
        let ink = Theme::of(ui.ctx()).surface.ink.egui();
        let wide = |words: String| ui.painter().layout_no_wrap(words, font.clone(), ink).size().x;
        // The second one has no frame, and so nothing around it.
        let padding = 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
        let width = wide(format!("{understood} ({key})")) + wide(enough.to_string()) + padding;
        Self { understood, enough, key, width }
    }

    fn ui(&self, ui: &mut Ui, place: Rect) -> Option<HintOutcome> {
        let mut told = None;
        ui.scope_builder(egui::UiBuilder::new().max_rect(place), |ui| {
            ui.horizontal_wrapped(|ui| {
                let understood = format!("{} ({})", self.understood, self.key);
                if ui.add(Button::new(understood)).clicked() {
                    told = Some(HintOutcome::Understood);
                }
                let enough = RichText::new(self.enough.as_ref()).weak();
                if ui.add(Button::new(enough).frame(false)).clicked() {
                    told = Some(HintOutcome::Enough);
                }
            });
        });
        told
    }
}

fn written(ui: &Ui, theme: &Theme, words: &str, width: f32) -> Arc<Galley> {
    let font = TextStyle::Body.resolve(ui.style());
    ui.painter().layout(words.to_owned(), font, theme.surface.ink.egui(), width)
}

/// The paper, its tip, and the ring around what it points at. The ring is the colour of things out of the ordinary: gold is kept for
/// whoever acts and what may be done.
fn paper(painter: &Painter, theme: &Theme, at: Rect, thing: Rect) {
    let around = painter.ctx().layer_painter(painter.layer_id());
    let line = Stroke::new(theme.sizes.line_focus, theme.signal.special.egui());
    around.rect_stroke(thing.expand(RING), theme.sizes.corner, line, StrokeKind::Outside);
    let frame = Sheet::Paper.frame(theme);
    around.add(frame.shadow.as_shape(at, frame.corner_radius));
    let (end, foot) = tip(at, thing.expand(RING));
    let side = (end - foot).normalized().rot90() * TIP;
    if (end - foot).length() > 2.0 {
        let inwards = (foot - end).normalized() * TIP;
        let corners = vec![end, foot + side + inwards, foot - side + inwards];
        around.add(Shape::convex_polygon(corners, theme.surface.paper.egui(), Stroke::NONE));
    }
    around.rect(at, theme.sizes.corner_card, theme.surface.paper.egui(), line, StrokeKind::Inside);
}

/// From the edge of the paper towards the thing: the end of the tip, and its foot. It is never long: it shows the way.
fn tip(at: Rect, thing: Rect) -> (Pos2, Pos2) {
    let nearest = thing.clamp(at.center());
    let (edge, inner) = (at.clamp(nearest), at.shrink(2.0 * TIP));
    // Away from the rounded corners.
    let is_at_the_side = nearest.x < at.left() || nearest.x > at.right();
    let foot = if is_at_the_side { pos2(edge.x, inner.clamp(edge).y) } else { pos2(inner.clamp(edge).x, edge.y) };
    let way = nearest - foot;
    (foot + way.normalized() * way.length().min(3.0 * TIP), foot)
}
