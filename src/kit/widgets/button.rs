//! Buttons: the big one with an icon, a verb and its key, and the small one that is only an icon.

use crate::kit::art::icons::{self, Icon, Weight};
use crate::kit::theme::{Colour, Theme};
use egui::{
    Align2, FontId, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, Widget, WidgetInfo,
    pos2, vec2,
};

/// How much a button asks to be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emphasis {
    /// The obvious next step: one on a screen.
    Primary,
    /// Any other.
    Plain,
    /// Loses something.
    Danger,
}

/// A big button: what it does, and which key does the same.
#[derive(Clone, Copy, Debug)]
#[must_use = "add it to a Ui"]
pub struct Action<'a> {
    icon: Icon,
    label: &'a str,
    shortcut: &'a str,
    emphasis: Emphasis,
    chance: Option<(u8, &'a str)>,
}

impl<'a> Action<'a> {
    /// A plain button with an icon and a verb.
    pub fn new(icon: Icon, label: &'a str) -> Self {
        Self { icon, label, shortcut: "", emphasis: Emphasis::Plain, chance: None }
    }

    /// Show the key that does the same.
    pub fn shortcut(self, shortcut: &'a str) -> Self {
        Self { shortcut, ..self }
    }

    /// Show how likely it succeeds: percent as a bar, and what that means in words below the verb.
    pub fn chance(self, percent: u8, words: &'a str) -> Self {
        Self { chance: Some((percent.min(100), words)), ..self }
    }

    /// Say how much it asks to be pressed.
    pub fn emphasis(self, emphasis: Emphasis) -> Self {
        Self { emphasis, ..self }
    }
}

/// Ground, writing and outline of a button.
struct Paint {
    ground: Colour,
    writing: Colour,
    outline: Colour,
}

impl Emphasis {
    fn paint(self, theme: &Theme, response: &Response) -> Paint {
        let (surface, line) = (&theme.surface, &theme.line);
        let plain = Paint { ground: surface.raised, writing: theme.text.normal, outline: line.control };
        let paint = match self {
            Self::Primary => Paint {
                ground: theme.signal.accent_fill,
                writing: theme.text.on_accent,
                outline: theme.signal.accent_fill.darker(0.3),
            },
            Self::Plain => plain,
            Self::Danger => Paint { writing: theme.signal.danger, outline: theme.signal.danger, ..plain },
        };
        if response.is_pointer_button_down_on() {
            Paint { ground: paint.ground.mix(surface.table, 0.25), ..paint }
        } else if response.hovered() {
            let ground = match self {
                Self::Primary => paint.ground.lighter(0.12),
                Self::Plain | Self::Danger => paint.ground.mix(line.selection, 0.4),
            };
            Paint { ground, outline: paint.outline.mix(line.control_hovered, 0.8), ..paint }
        } else {
            paint
        }
    }
}

impl Widget for Action<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let theme = Theme::of(ui.ctx());
        let sizes = &theme.sizes;
        let font = TextStyle::Button.resolve(ui.style());
        let (pad, gap) = (theme.space(3.0), theme.space(2.0));
        // A long answer takes more lines, never more room than there is; where its key would leave it none, the key goes.
        let is_row = ui.layout().is_horizontal();
        let beside = pad + sizes.icon_large + gap + pad;
        let line =
            || ui.painter().layout_no_wrap(self.label.to_owned(), font.clone(), theme.text.normal.egui()).size().x;
        let has_room =
            |key: &f32| is_row || *key < ui.available_width() * 0.4 || beside + key + line() <= ui.available_width();
        let key = Some(key_width(ui, theme, self.shortcut)).filter(has_room).unwrap_or_default();
        let around = beside + key;
        let room = if is_row { f32::INFINITY } else { (ui.available_width() - around).max(theme.space(20.0)) };
        let galley = ui.painter().layout(self.label.to_owned(), font, theme.text.normal.egui(), room);
        let small = TextStyle::Small.resolve(ui.style());
        let words =
            self.chance.map(|(_, words)| ui.painter().layout(words.to_owned(), small, theme.text.muted.egui(), room));
        let below = words.as_ref().map_or(0.0, |words| words.size().y + theme.space(3.0));
        let wanted = around + galley.size().x.max(words.as_ref().map_or(0.0, |words| words.size().x));
        let width = if ui.layout().horizontal_justify() { ui.available_width().max(wanted) } else { wanted };
        let height = sizes.action_height.max(galley.size().y + below + theme.space(3.0));
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), self.label));
        if let Some((_, words)) = self.chance {
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(words));
        }
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let paint = self.emphasis.paint(theme, &response);
        let painter = ui.painter();
        let stroke = Stroke::new(sizes.line, paint.outline);
        painter.rect(rect, sizes.corner, paint.ground, stroke, StrokeKind::Inside);
        let spot = pos2(rect.left() + pad + sizes.icon_large / 2.0, rect.center().y);
        let icon = Rect::from_center_size(spot, Vec2::splat(sizes.icon_large * 0.86));
        icons::show(painter, self.icon, icon, paint.writing, Weight::Bold);
        let left = rect.left() + pad + sizes.icon_large + gap;
        let at = pos2(left, rect.center().y - (galley.size().y + below) / 2.0);
        let under = at.y + galley.size().y;
        painter.galley_with_override_text_color(at, galley, paint.writing.egui());
        if let (Some(words), Some((percent, _))) = (words, self.chance) {
            let muted = paint.writing.mix(paint.ground, 0.25);
            let bar = Rect::from_min_max(
                pos2(left, under + theme.space(0.5)),
                pos2(rect.right() - pad - key, under + theme.space(2.0)),
            );
            bar_of_chance(painter, theme, bar, percent, &paint);
            painter.galley_with_override_text_color(pos2(left, bar.bottom() + theme.space(0.5)), words, muted.egui());
        }
        if key > 0.0 {
            let inner = Rect::from_min_max(pos2(rect.right() - pad - key + gap, rect.top()), rect.max - vec2(pad, 0.0));
            key_cap(ui, theme, inner, self.shortcut, paint.writing);
        }
        focus_ring(ui, theme, rect, &response);
        response
    }
}

/// A chance as a picture: the part of the bar that is filled.
fn bar_of_chance(painter: &Painter, theme: &Theme, rect: Rect, percent: u8, paint: &Paint) {
    let corner = rect.height() / 2.0;
    let (ground, fill) = (paint.writing.mix(paint.ground, 0.75), paint.writing.mix(theme.signal.danger, 0.6));
    painter.rect_filled(rect, corner, ground.egui());
    let width = rect.width() * f32::from(percent) / 100.0;
    painter.rect_filled(rect.with_max_x(rect.left() + width), corner, fill.egui());
}

fn key_font(theme: &Theme) -> FontId {
    FontId::monospace(theme.sizes.text_small)
}

/// A key as it looks on the keyboard, in a line of text.
pub fn key_label(ui: &mut Ui, key: &str) -> Response {
    let theme = Theme::of(ui.ctx());
    let colour = theme.text.normal;
    let galley = ui.painter().layout_no_wrap(key.to_owned(), key_font(theme), colour.egui());
    let size = vec2(galley.size().x + theme.space(2.0) * 2.0, theme.space(6.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, key));
    key_cap(ui, theme, rect, key, colour);
    response
}

fn key_width(ui: &Ui, theme: &Theme, shortcut: &str) -> f32 {
    if shortcut.is_empty() {
        return 0.0;
    }
    let colour = theme.text.muted.egui();
    let galley = ui.painter().layout_no_wrap(shortcut.to_owned(), key_font(theme), colour);
    galley.size().x + theme.space(2.0) * 2.0 + theme.space(2.0)
}

fn key_cap(ui: &Ui, theme: &Theme, rect: Rect, shortcut: &str, colour: Colour) {
    let cap = Rect::from_center_size(rect.center(), vec2(rect.width(), theme.space(5.5)));
    let stroke = Stroke::new(theme.sizes.line, colour.fade(0.55));
    ui.painter().rect_stroke(cap, theme.sizes.corner * 0.7, stroke, StrokeKind::Inside);
    ui.painter().text(cap.center(), Align2::CENTER_CENTER, shortcut, key_font(theme), colour.egui());
}

/// The ring around the control that has the keyboard; a little apart, so that it shows on gold too.
fn focus_ring(ui: &Ui, theme: &Theme, rect: Rect, response: &Response) {
    if response.has_focus() {
        let stroke = Stroke::new(theme.sizes.line_focus, theme.line.focus);
        let corner = theme.sizes.corner + 3.0;
        ui.painter().rect_stroke(rect.expand(3.0), corner, stroke, StrokeKind::Outside);
    }
}

/// How a button stands that keeps what it was pressed to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toggle {
    /// Pressed in: what it stands for holds.
    On,
    /// Not pressed in.
    Off,
}

/// A small button that is only an icon; its name is shown as a tooltip.
pub fn icon_button(ui: &mut Ui, icon: Icon, name: &str) -> Response {
    let response = icon_control(ui, icon, Toggle::Off);
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, name));
    response.on_hover_text(name)
}

/// The same as a toggle.
pub fn icon_toggle(ui: &mut Ui, icon: Icon, name: &str, state: Toggle) -> Response {
    let response = icon_control(ui, icon, state);
    let enabled = ui.is_enabled();
    let is_on = state == Toggle::On;
    response.widget_info(|| WidgetInfo::selected(Role::Button, enabled, is_on, name));
    response.on_hover_text(name)
}

fn icon_control(ui: &mut Ui, icon: Icon, state: Toggle) -> Response {
    let theme = Theme::of(ui.ctx());
    let sizes = &theme.sizes;
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(sizes.control_height), Sense::click());
    if ui.is_rect_visible(rect) {
        let paint = Emphasis::Plain.paint(theme, &response);
        let (ground, writing) = match state {
            Toggle::On => (theme.line.selection, theme.text.strong),
            Toggle::Off if response.hovered() => (paint.ground, theme.text.strong),
            // On paper the ink of the paper.
            Toggle::Off => (Colour::CLEAR, Colour::from_egui(ui.visuals().text_color())),
        };
        let outline = if response.hovered() || state == Toggle::On { paint.outline } else { Colour::CLEAR };
        let stroke = Stroke::new(sizes.line, outline);
        ui.painter().rect(rect, sizes.corner, ground, stroke, StrokeKind::Inside);
        let spot = Rect::from_center_size(rect.center(), Vec2::splat(sizes.icon));
        icons::show(ui.painter(), icon, spot, writing, Weight::Regular);
        focus_ring(ui, theme, rect.shrink(2.0), &response);
    }
    response
}
