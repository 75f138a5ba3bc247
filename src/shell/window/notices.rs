//! What is told that no screen has a place for: one line at the top, however much it is, so that nothing is pushed away below it.
//! Everything is read in a list that lies over the screen. It stays until it has been put away.

use crate::house::text::Texts;
use crate::kit::theme::Theme;
use crate::tr;
use egui::{
    Align, Align2, Area, Color32, Frame, Id, Key, Label, Layout, Modifiers, Order, Panel, RichText, ScrollArea,
    TextStyle, Ui,
};
use std::sync::Arc;

/// Width and height of the list, at most.
const LIST: [f32; 2] = [760.0, 320.0];

#[derive(Clone, Debug, PartialEq, Eq)]
struct Notice {
    line: Arc<str>,
    /// Something is wrong.
    is_trouble: bool,
}

impl Notice {
    fn colour(&self, theme: &Theme) -> Color32 {
        if self.is_trouble { theme.signal.danger.egui() } else { theme.text.normal.egui() }
    }
}

/// What was told, the last at the end.
#[derive(Debug, Default)]
pub(super) struct Notices {
    told: Vec<Notice>,
    is_list_open: bool,
}

impl Notices {
    /// Tells what is wrong.
    pub(super) fn trouble(&mut self, line: &str) {
        self.add(line, true);
    }

    /// Tells what has happened, and all is well.
    pub(super) fn news(&mut self, line: &str) {
        self.add(line, false);
    }

    fn add(&mut self, lines: &str, is_trouble: bool) {
        for line in lines.lines().filter(|line| !line.is_empty()) {
            // What is told again is the last thing that was told.
            self.told.retain(|told| told.line.as_ref() != line);
            self.told.push(Notice { line: line.into(), is_trouble });
        }
    }

    /// Draws the line, and the list if it was asked for.
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let Some(last) = self.told.last().cloned() else {
            // Whoever types below keeps the keyboard when something is told.
            return ui.skip_ahead_auto_ids(1);
        };
        let theme = Theme::of(ui.ctx());
        // What hangs over a screen goes before the screen does.
        if self.is_list_open && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            self.is_list_open = false;
        }
        let mut is_put_away = false;
        let mut button = None;
        let panel = Panel::top("notice").show(ui, |ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                is_put_away = ui.button(tr!(texts, "notice-close").as_ref()).clicked();
                let font = TextStyle::Body.resolve(ui.style());
                let width = ui.painter().layout_no_wrap(last.line.to_string(), font, last.colour(theme)).size().x;
                if self.told.len() > 1 || width > ui.available_width() {
                    let all = tr!(texts, "notice-all", count = self.told.len() as i64);
                    let all = button.insert(ui.selectable_label(self.is_list_open, all.as_ref()));
                    self.is_list_open ^= all.clicked();
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add(Label::new(RichText::new(last.line.as_ref()).color(last.colour(theme))).truncate());
                });
            });
        });
        if self.is_list_open && !is_put_away {
            let below = panel.response.rect;
            // Below its button, which stands on the right.
            let area = Area::new(Id::unique("notices")).order(Order::Foreground).pivot(Align2::RIGHT_TOP);
            let list = area.fixed_pos(below.right_bottom()).show(ui.ctx(), |ui| {
                Frame::popup(ui.style()).show(ui, |ui| {
                    ui.set_width(LIST[0].min(below.width() - theme.space(6.0)));
                    ScrollArea::vertical().max_height(LIST[1]).auto_shrink([false, true]).show(ui, |ui| {
                        for told in &self.told {
                            ui.colored_label(told.colour(theme), told.line.as_ref());
                        }
                    });
                });
            });
            let is_button = button.is_some_and(|button| button.clicked());
            self.is_list_open &= is_button || !list.response.clicked_elsewhere();
        }
        if is_put_away {
            *self = Self::default();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_again_stands_there_once_and_last() {
        let mut notices = Notices::default();
        notices.trouble("one\ntwo");
        notices.news("three");
        notices.trouble("one");
        let told: Vec<(&str, bool)> = notices.told.iter().map(|told| (told.line.as_ref(), told.is_trouble)).collect();
        assert_eq!(told, [("two", true), ("three", false), ("one", true)]);
    }
}
