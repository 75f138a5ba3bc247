//! The story of a game in a column: the newest line at the bottom, and in view.

use crate::house::plug::{Line, Rank};
use crate::kernel::game::RuleId;
use crate::kit::theme::Theme;
use crate::kit::widgets::rows_in_view;
use egui::style::ScrollAnimation;
use egui::{Align, Id, RichText, ScrollArea, Ui};

/// Whoever wants to know what was before these lines reads the saved game.
pub(crate) const LINES: usize = 160;

/// So many frames until a column has the heights that it stays with.
const FRAMES: u8 = 4;

/// Where a column has no end, because something around it scrolls, it is no higher than this.
const HIGH: f32 = 260.0;

/// Draws these lines; `newest` is another number once there are others, `rule` is what is told of a rule to whoever points at a line.
pub(crate) fn story_ui<'l>(
    ui: &mut Ui,
    id: &'static str,
    newest: u64,
    lines: impl IntoIterator<Item = &'l Line>,
    rule: impl Fn(RuleId) -> String,
) {
    let theme = Theme::of(ui.ctx());
    let room = ui.available_height();
    let high = if room.is_finite() { room } else { HIGH };
    // Where the column has become lower, whoever has read its end goes on reading it.
    let before: Option<(f32, bool)> = ui.ctx().data(|data| data.get_temp(Id::unique(("read", id))));
    if before.is_some_and(|(was_high, was_at_its_end)| was_at_its_end && high < was_high) {
        ui.ctx().data_mut(|data| data.remove::<(u64, u8)>(Id::unique(("newest", id))));
    }
    let area = ScrollArea::vertical().id_salt(id).max_height(high).auto_shrink([false, false]).stick_to_bottom(true);
    let shown = area.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = theme.space(1.0);
        let lines: Vec<&Line> = lines.into_iter().collect();
        // Another game may have just as many.
        let ends = [lines.first(), lines.last()].map(|line| line.map(|line| line.text.as_str()));
        let newest = Id::unique((newest, ends)).value();
        rows_in_view(ui, (), &lines, |ui, line| {
            let text = RichText::new(line.text.as_str());
            let text = match line.rank {
                Rank::Heading => text.strong().color(theme.signal.accent.egui()),
                Rank::Turn => text.strong(),
                Rank::Detail => text.color(theme.text.muted.egui()),
            };
            ui.label(text).on_hover_ui(|ui| drop(ui.label(rule(line.rule))));
        });
        keep_newest_in_view(ui, id, newest);
    });
    let below = shown.content_size.y - shown.inner_rect.height() - shown.state.unclamped_offset().y;
    ui.ctx().data_mut(|data| data.insert_temp(Id::unique(("read", id)), (high, below < theme.space(2.0))));
}

/// Once there are other lines the end of what scrolls is in view, also where what stands above it has grown meanwhile; then whoever
/// reads what was before is left alone.
pub(crate) fn keep_newest_in_view(ui: &Ui, id: &'static str, newest: u64) {
    let id = Id::unique(("newest", id));
    let kept: Option<(u64, u8)> = ui.ctx().data(|data| data.get_temp(id));
    let left = match kept {
        Some((known, left)) if known == newest => left,
        _ => FRAMES,
    };
    if left > 0 {
        ui.scroll_to_cursor_animation(Some(Align::BOTTOM), ScrollAnimation::none());
        ui.ctx().request_repaint();
        ui.ctx().data_mut(|data| data.insert_temp(id, (newest, left - 1)));
    }
}
