//! What was told, in the column at the right: the newest line at the bottom.

use super::Seen;
use crate::house::plug::Rank;
use crate::house::text::Texts;
use crate::kit::theme::Theme;
use crate::kit::widgets::heading;
use crate::tr;
use egui::{RichText, ScrollArea, Ui};

/// Draws the story of whoever sits there.
pub(super) fn story_ui(ui: &mut Ui, texts: &Texts, seen: &Seen) {
    let Some(open) = &seen.open else { return };
    let theme = Theme::of(ui.ctx());
    heading(ui, &tr!(texts, "plain-story"));
    let height = ui.text_style_height(&egui::TextStyle::Body);
    let area = ScrollArea::vertical().id_salt("bm-story").auto_shrink([false, false]).stick_to_bottom(true);
    // Long stories: only what is seen is laid out, line by line of equal height.
    area.show_rows(ui, height, open.story.len(), |ui, rows| {
        for line in open.story.get(rows).unwrap_or_default() {
            let text = RichText::new(line.text.as_str());
            let text = match line.rank {
                Rank::Heading => text.strong().color(theme.signal.accent.egui()),
                Rank::Turn => text.strong(),
                Rank::Detail => text.color(theme.text.muted.egui()),
            };
            ui.add(egui::Label::new(text).truncate()).on_hover_text(line.rule);
        }
    });
}
