//! Our theme, said in egui's words.

use super::{Colour, Theme, display};
use egui::style::{Selection, WidgetVisuals, Widgets};
use egui::{CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, TextStyle, vec2};
use std::collections::BTreeMap;

/// The style of one theme.
pub(super) fn style(theme: &Theme) -> egui::Style {
    let mut style = egui::Style {
        text_styles: text_styles(theme),
        animation_time: 0.14,
        visuals: visuals(theme),
        ..egui::Style::default()
    };
    let step = theme.sizes.step;
    let spacing = &mut style.spacing;
    spacing.item_spacing = vec2(2.0 * step, 2.0 * step);
    spacing.button_padding = vec2(3.0 * step, step);
    spacing.window_margin = Margin::same(margin(4.0 * step));
    spacing.menu_margin = Margin::same(margin(2.0 * step));
    spacing.indent = 5.0 * step;
    spacing.interact_size = vec2(10.0 * step, theme.sizes.control_height);
    spacing.icon_width = 5.0 * step;
    spacing.icon_width_inner = 3.0 * step;
    spacing.icon_spacing = 2.0 * step;
    spacing.slider_width = 40.0 * step;
    spacing.tooltip_width = theme.sizes.tooltip_width;
    style
}

fn margin(points: f32) -> i8 {
    points.clamp(0.0, 127.0) as i8
}

fn text_styles(theme: &Theme) -> BTreeMap<TextStyle, FontId> {
    let sizes = &theme.sizes;
    let proportional = |size| FontId::new(size, FontFamily::Proportional);
    BTreeMap::from([
        (TextStyle::Small, proportional(sizes.text_small)),
        (TextStyle::Body, proportional(sizes.text)),
        (TextStyle::Button, proportional(sizes.text)),
        (TextStyle::Monospace, FontId::new(sizes.text_code, FontFamily::Monospace)),
        (TextStyle::Heading, display(sizes.title)),
    ])
}

fn visuals(theme: &Theme) -> egui::Visuals {
    let base = if theme.dark { egui::Visuals::dark() } else { egui::Visuals::light() };
    let card = CornerRadius::from(theme.sizes.corner_card);
    let accent = theme.signal.accent;
    let shadow = |blur: u8| Shadow { offset: [0, 4], blur, spread: 0, color: theme.surface.cast.egui() };
    let mut visuals = egui::Visuals {
        dark_mode: theme.dark,
        weak_text_color: Some(theme.text.muted.egui()),
        widgets: widgets(theme),
        selection: Selection {
            bg_fill: theme.line.selection.egui(),
            stroke: Stroke::new(theme.sizes.line, theme.text.strong),
        },
        hyperlink_color: theme.signal.special.egui(),
        faint_bg_color: theme.surface.raised.fade(0.5).egui(),
        extreme_bg_color: theme.surface.sunken.egui(),
        code_bg_color: theme.surface.sunken.egui(),
        warn_fg_color: accent.egui(),
        error_fg_color: theme.signal.danger.egui(),
        window_corner_radius: card,
        window_shadow: shadow(24),
        window_fill: theme.surface.raised.egui(),
        window_stroke: Stroke::new(theme.sizes.line, theme.line.seam),
        menu_corner_radius: card,
        panel_fill: theme.surface.panel.egui(),
        popup_shadow: shadow(16),
        slider_trailing_fill: true,
        ..base
    };
    visuals.text_cursor.stroke = Stroke::new(theme.sizes.line_focus, accent);
    visuals
}

fn widgets(theme: &Theme) -> Widgets {
    let (surface, line, text) = (&theme.surface, &theme.line, &theme.text);
    let widget = |fill: Colour, outline: (f32, Colour), writing: Colour| WidgetVisuals {
        bg_fill: fill.egui(),
        weak_bg_fill: fill.egui(),
        bg_stroke: Stroke::new(outline.0, outline.1),
        corner_radius: CornerRadius::from(theme.sizes.corner),
        fg_stroke: Stroke::new(theme.sizes.line_focus, writing),
        expansion: 0.0,
    };
    let (thin, thick) = (theme.sizes.line, theme.sizes.line_focus);
    let hovered = surface.raised.mix(line.selection, 0.35);
    Widgets {
        noninteractive: widget(surface.panel, (thin, line.seam), text.normal),
        inactive: widget(surface.raised, (thin, line.control), text.normal),
        hovered: widget(hovered, (thin, line.control_hovered), text.strong),
        // Pressed, or holding the keyboard: this outline is the focus ring.
        active: widget(surface.raised.mix(line.selection, 0.7), (thick, line.focus), text.strong),
        open: widget(surface.sunken, (thin, line.control_hovered), text.strong),
    }
}
