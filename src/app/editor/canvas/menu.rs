//! What can be done at a place of the map.

use super::super::EditorScreen;
use crate::app::board::map::Canvas;
use crate::quest::edit::command::Way;
use crate::quest::edit::{Command, Thing};
use crate::text::Texts;
use crate::tr;
use egui::Ui;

impl EditorScreen {
    pub(super) fn menu(&mut self, texts: &Texts, canvas: &Canvas) {
        let mut chosen = None;
        canvas.floor.context_menu(|ui| {
            let has_tile = self.picked.iter().any(|thing| matches!(thing, Thing::Tile(_)));
            let entry =
                |ui: &mut Ui, name: &str, key: &str| ui.add(egui::Button::new(name).shortcut_text(key)).clicked();
            if has_tile {
                if entry(ui, &tr!(texts, "editor-turn"), "R") {
                    chosen = Some(Command::Turn(self.picked.clone(), Way::Clockwise));
                }
                if entry(ui, &tr!(texts, "editor-flip"), "F") {
                    chosen = Some(Command::Flip(self.picked.clone()));
                }
            }
            if entry(ui, &tr!(texts, "editor-start-here"), "") {
                chosen = Some(Command::Start(self.cursor));
            }
            if entry(ui, &tr!(texts, "editor-exit-here"), "") {
                chosen = Some(Command::Exit(self.cursor));
            }
            if !self.picked.is_empty() && entry(ui, &tr!(texts, "editor-remove"), &tr!(texts, "key-delete")) {
                chosen = Some(Command::Remove(self.picked.clone()));
            }
        });
        if let Some(command) = chosen {
            self.command(texts, &command);
        }
    }
}
