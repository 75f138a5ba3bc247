//! What was told, in the column at the right: the newest line at the bottom.

use super::Seen;
use crate::games::boss_monster::describe::rule_text;
use crate::house::plug::Rank;
use crate::house::text::Texts;
use crate::kit::theme::Theme;
use crate::kit::widgets::heading;
use crate::tr;
use egui::{Align, Id, RichText, ScrollArea, Ui};

/// So many lines are laid out; who wants to know what was before reads the saved game.
const LINES: usize = 160;

/// So many frames until the column has the heights that it stays with.
const FRAMES: u8 = 4;

/// Draws the story of whoever sits there; `told`: so far.
pub(super) fn story_ui(ui: &mut Ui, texts: &Texts, seen: &Seen, told: Option<usize>) {
    let Some(open) = &seen.open else { return };
    let theme = Theme::of(ui.ctx());
    heading(ui, &tr!(texts, "plain-story"));
    // Where the whole column scrolls it is no higher than this.
    let room = ui.available_height();
    let high = if room.is_finite() { room } else { 260.0 };
    let area =
        ScrollArea::vertical().id_salt("bm-story").max_height(high).auto_shrink([false, false]).stick_to_bottom(true);
    let end = told.unwrap_or(open.story.len()).min(open.story.len());
    let first = end.saturating_sub(LINES);
    area.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = theme.space(1.0);
        for line in open.story.get(first..end).unwrap_or_default() {
            let text = RichText::new(line.text.as_str());
            let text = match line.rank {
                Rank::Heading => text.strong().color(theme.signal.accent.egui()),
                Rank::Turn => text.strong(),
                Rank::Detail => text.color(theme.text.muted.egui()),
            };
            ui.label(text).on_hover_ui(|ui| drop(ui.label(rule_text(line.rule, texts))));
        }
        follow(ui, end);
    });
}

/// Once there are other lines the newest is in view, also where the question above has grown meanwhile; then whoever reads what was
/// before is left alone.
fn follow(ui: &Ui, end: usize) {
    let id = Id::unique("bm-story-end");
    let kept: Option<(usize, u8)> = ui.ctx().data(|data| data.get_temp(id));
    let left = match kept {
        Some((known, left)) if known == end => left,
        _ => FRAMES,
    };
    if left > 0 {
        ui.scroll_to_cursor(Some(Align::BOTTOM));
        ui.ctx().request_repaint();
    }
    ui.ctx().data_mut(|data| data.insert_temp(id, (end, left.saturating_sub(1))));
}
