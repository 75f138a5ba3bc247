//! The quest itself: title, story, Level, storeys.

use super::number_ui;
use crate::app::editor::EditorScreen;
use crate::app::editor::sheet::STOREYS;
use crate::app::widgets::{heading, text_field};
use crate::quest::edit::Command;
use crate::text::{Language, Texts};
use crate::tr;
use egui::{TextEdit, Ui};

impl EditorScreen {
    pub(super) fn about_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        self.picked_ui(ui, texts);
        heading(ui, &tr!(texts, "editor-quest"));
        let mut commands = Vec::new();
        let quest = self.history.current();
        for language in Language::ALL {
            let code = language.code();
            let mut title = quest.title.get(code).cloned().unwrap_or_default();
            let name = tr!(texts, "editor-title-in", language = texts.get(language.message_id()).as_ref());
            ui.label(name.as_ref());
            if text_field(ui, &name, "", &mut title).changed() {
                commands.push(Command::Title(code.to_owned(), title));
            }
            let mut story = quest.story.get(code).cloned().unwrap_or_default();
            let name = tr!(texts, "editor-story-in", language = texts.get(language.message_id()).as_ref());
            let field = ui.add(TextEdit::multiline(&mut story).desired_rows(2).hint_text(name.as_ref()));
            ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(name.as_ref()));
            if field.changed() {
                commands.push(Command::Story(code.to_owned(), story));
            }
        }
        ui.horizontal(|ui| {
            ui.label(tr!(texts, "editor-start-level").as_ref());
            let mut level = quest.start_level;
            if number_ui(ui, texts, &mut level, 1..=5) {
                commands.push(Command::StartLevel(level));
            }
        });
        let storeys = quest.tiles.iter().map(|tile| tile.at.storey).max().unwrap_or(0).saturating_add(2).min(STOREYS);
        ui.horizontal(|ui| {
            ui.label(tr!(texts, "editor-storey").as_ref());
            for storey in 0..storeys {
                if ui.selectable_label(self.storey == storey, (storey + 1).to_string()).clicked() {
                    self.storey = storey;
                    self.cursor.storey = storey;
                    self.picked.clear();
                    self.view.camera = crate::app::board::map::Camera::default();
                }
            }
        });
        if !quest.rules.is_empty() {
            ui.label(tr!(texts, "editor-rules-kept", count = quest.rules.len() as i64).as_ref());
        }
        for command in commands {
            self.command(texts, &command);
        }
    }
}
