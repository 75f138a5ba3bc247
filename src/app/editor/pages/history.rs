//! What was done.

use crate::app::editor::EditorScreen;
use crate::text::Texts;
use crate::tr;
use egui::{RichText, Ui};

impl EditorScreen {
    pub(super) fn history_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let position = self.history.position();
        let names: Vec<&'static str> = self.history.names().copied().collect();
        let mut to = None;
        if ui.selectable_label(position == 0, tr!(texts, "editor-opened").as_ref()).clicked() {
            to = Some(0);
        }
        for (at, name) in names.iter().enumerate() {
            let words = texts.get(name);
            let words = RichText::new(words.as_ref());
            let words = if at < position { words } else { words.weak() };
            if ui.selectable_label(position == at + 1, words).clicked() {
                to = Some(at + 1);
            }
        }
        if let Some(to) = to {
            self.history.jump(to);
            self.changed(texts);
        }
    }
}
