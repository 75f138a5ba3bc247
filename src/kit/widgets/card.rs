//! Sheets to write on: bone-white paper, or a raised panel; and tooltips on paper.

use crate::kit::theme::Theme;
use egui::{CornerRadius, Frame, InnerResponse, Margin, Response, Shadow, Stroke, Tooltip, Ui};

/// What a sheet is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// Cards, sheets, pages of a book.
    Paper,
    /// The card of whoever has the turn: paper with a gold edge.
    ChosenPaper,
    /// A group of controls on a panel.
    Raised,
}

impl Sheet {
    /// Ground, edge and margins by the theme.
    pub fn frame(self, theme: &Theme) -> Frame {
        let surface = &theme.surface;
        let (fill, stroke) = match self {
            Self::Paper => (surface.paper, Stroke::new(theme.sizes.line, surface.paper_shade)),
            Self::ChosenPaper => (surface.paper, Stroke::new(theme.sizes.line_focus + 1.0, theme.signal.accent)),
            Self::Raised => (surface.raised, Stroke::new(theme.sizes.line, theme.line.seam)),
        };
        let shadow = Shadow { offset: [0, 3], blur: 10, spread: 0, color: surface.cast.egui() };
        Frame::new()
            .fill(fill.egui())
            .stroke(stroke)
            .corner_radius(CornerRadius::from(theme.sizes.corner_card))
            .inner_margin(Margin::from(theme.sizes.panel_margin))
            .shadow(shadow)
    }
}

/// Write on a sheet.
pub fn sheet<R>(ui: &mut Ui, sheet: Sheet, write: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    let theme = Theme::of(ui.ctx());
    sheet.frame(theme).show(ui, |ui| {
        match sheet {
            Sheet::Paper | Sheet::ChosenPaper => on_paper(ui),
            Sheet::Raised => off_paper(ui),
        }
        write(ui)
    })
}

/// From here on this part of the window is paper: text and controls in ink.
pub fn on_paper(ui: &mut Ui) {
    let theme = Theme::of(ui.ctx());
    let (surface, signal) = (&theme.surface, &theme.signal);
    let (ink, muted) = (surface.ink.egui(), surface.ink_muted.egui());
    let shade = surface.paper_shade;
    let (thin, thick) = (theme.sizes.line, theme.sizes.line_focus);
    let visuals = ui.visuals_mut();
    visuals.weak_text_color = Some(muted);
    visuals.hyperlink_color = signal.special_on_paper.egui();
    visuals.error_fg_color = signal.danger_on_paper.egui();
    visuals.warn_fg_color = signal.accent_on_paper.egui();
    visuals.faint_bg_color = shade.fade(0.5).egui();
    visuals.extreme_bg_color = surface.paper.lighter(0.5).egui();
    visuals.selection.bg_fill = signal.accent_on_paper.mix(surface.paper, 0.6).egui();
    visuals.selection.stroke.color = ink;
    visuals.window_fill = surface.paper.egui();
    let widgets = &mut visuals.widgets;
    widgets.noninteractive.fg_stroke.color = ink;
    widgets.noninteractive.bg_stroke = Stroke::new(thin, shade.darker(0.15));
    let looks = [
        (&mut widgets.inactive, shade, Stroke::new(thin, surface.ink_muted)),
        (&mut widgets.hovered, shade.lighter(0.3), Stroke::new(thin, surface.ink)),
        (&mut widgets.active, shade.darker(0.1), Stroke::new(thick, signal.accent_on_paper)),
        (&mut widgets.open, shade, Stroke::new(thin, surface.ink)),
    ];
    for (look, ground, outline) in looks {
        look.bg_fill = ground.egui();
        look.weak_bg_fill = ground.egui();
        look.bg_stroke = outline;
        look.fg_stroke.color = ink;
    }
}

/// A panel that lies on paper is written on as any other.
fn off_paper(ui: &mut Ui) {
    if ui.visuals().text_color() == Theme::of(ui.ctx()).surface.ink.egui() {
        let usual = ui.ctx().style_of(ui.ctx().theme());
        *ui.visuals_mut() = usual.visuals.clone();
    }
}

/// A tooltip on paper, for more than a line of text. Shown for disabled controls too: they most of
/// all need a reason.
pub fn tooltip(response: &Response, write: impl FnOnce(&mut Ui)) {
    tooltip_of(response).show(on_a_sheet(response, write));
}

/// The same, shown where the keyboard is as well.
pub fn tip(response: &Response, write: impl FnOnce(&mut Ui)) {
    let mut tooltip = tooltip_of(response);
    if response.has_focus() {
        tooltip.popup = tooltip.popup.open(true);
    }
    tooltip.show(on_a_sheet(response, write));
}

fn tooltip_of(response: &Response) -> Tooltip<'_> {
    let mut tooltip = if response.enabled() { Tooltip::for_enabled(response) } else { Tooltip::for_disabled(response) };
    tooltip.popup = tooltip.popup.frame(Sheet::Paper.frame(Theme::of(&response.ctx)));
    tooltip
}

fn on_a_sheet(response: &Response, write: impl FnOnce(&mut Ui)) -> impl FnOnce(&mut Ui) {
    let theme = Theme::of(&response.ctx);
    move |ui| {
        on_paper(ui);
        ui.set_max_width(theme.sizes.tooltip_width);
        write(ui);
    }
}
