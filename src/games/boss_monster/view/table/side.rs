//! What was told, in the column at the right.

use super::Seen;
use crate::games::boss_monster::describe::rule_text;
use crate::house::text::Texts;
use crate::kit::story::{self, LINES};
use crate::kit::widgets::heading;
use crate::tr;
use egui::Ui;

/// Draws the story of whoever sits there; `told`: so far.
pub(super) fn story_ui(ui: &mut Ui, texts: &Texts, seen: &Seen, told: Option<usize>) {
    let Some(open) = &seen.open else { return };
    heading(ui, &tr!(texts, "plain-story"));
    let end = told.unwrap_or(open.story.len()).min(open.story.len());
    let lines = open.story.get(end.saturating_sub(LINES)..end).unwrap_or_default();
    story::story_ui(ui, "bm-story", end as u64, lines, |rule| rule_text(rule, texts));
}
