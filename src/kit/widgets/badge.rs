//! Badges: a word or a number on a coloured ground.

use crate::kit::theme::{Colour, Theme};
use egui::text::{LayoutJob, TextWrapping};
use egui::{Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, vec2};

/// What a badge means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadgeLook {
    /// A fact.
    Plain,
    /// Chosen, current.
    Accent,
    /// Losses.
    Danger,
    /// Healing, done.
    Success,
    /// Something out of the ordinary.
    Special,
}

impl BadgeLook {
    fn ground(self, theme: &Theme) -> Colour {
        let signal = &theme.signal;
        match self {
            Self::Plain => theme.surface.raised.mix(theme.line.control, 0.25),
            Self::Accent => signal.accent_fill,
            Self::Danger => signal.danger_on_paper,
            Self::Success => signal.success_on_paper,
            Self::Special => signal.special_on_paper,
        }
    }
}

/// A badge with a text.
pub fn badge(ui: &mut Ui, text: &str, look: BadgeLook) -> Response {
    let theme = Theme::of(ui.ctx());
    let ground = look.ground(theme);
    let writing = match look {
        BadgeLook::Plain => theme.text.strong,
        BadgeLook::Accent => theme.text.on_accent,
        BadgeLook::Danger | BadgeLook::Success | BadgeLook::Special => theme.figure.bone.lighter(0.6),
    };
    let font = TextStyle::Small.resolve(ui.style());
    let padding = vec2(theme.space(4.0), theme.space(1.0));
    // It is never wider than its place: what does not fit is told to whoever points at it.
    let mut job = LayoutJob::simple_singleline(text.to_owned(), font, writing.egui());
    job.wrap = TextWrapping::truncate_at_width((ui.max_rect().width() - padding.x).max(theme.space(8.0)));
    let galley = ui.painter().layout_job(job);
    let size = galley.size() + padding;
    let size = vec2(size.x.max(size.y), size.y);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    let stroke = Stroke::new(theme.sizes.line, ground.shade(if theme.dark { 0.25 } else { -0.2 }));
    ui.painter().rect(rect, size.y / 2.0, ground, stroke, StrokeKind::Inside);
    let (at, is_cut) = (rect.center() - galley.size() / 2.0, galley.elided);
    ui.painter().galley_with_override_text_color(at, galley, writing.egui());
    if is_cut { response.on_hover_text(text) } else { response }
}

/// How wide one is that has all the room it wants, in points.
#[must_use]
pub fn badge_width(ui: &Ui, text: &str) -> f32 {
    let theme = Theme::of(ui.ctx());
    let font = TextStyle::Small.resolve(ui.style());
    let written = ui.painter().layout_no_wrap(text.to_owned(), font, theme.text.strong.egui()).size();
    (written.x + theme.space(4.0)).max(written.y + theme.space(1.0))
}
