//! The quest itself: title, story, Level, storeys.

use super::number_ui;
use crate::games::massive_darkness::quest::edit::{Command, STOREYS};
use crate::games::massive_darkness::view::editor::EditorScreen;
use crate::house::text::{Language, Texts};
use crate::kit::widgets::{heading, text_field};
use crate::tr;
use egui::{Response, TextEdit, Ui};
use std::collections::BTreeMap;

impl EditorScreen {
    pub(super) fn about_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        self.picked_ui(ui, texts);
        heading(ui, &tr!(texts, "editor-quest"));
        let mut commands = Vec::new();
        let quest = self.history.current();
        let language = language_ui(ui, texts, &mut self.pages.language, &[&quest.title, &quest.story]);
        let code = language.code();
        let spoken = texts.get(language.message_id());
        let name = tr!(texts, "editor-title-in", language = spoken.as_ref());
        let mut title = quest.title.get(code).cloned().unwrap_or_default();
        ui.label(name.as_ref());
        if text_field(ui, &name, "", &mut title).changed() {
            commands.push(Command::Title(code.to_owned(), title));
        }
        let name = tr!(texts, "editor-story-in", language = spoken.as_ref());
        let mut story = quest.story.get(code).cloned().unwrap_or_default();
        ui.label(name.as_ref());
        if lines_field(ui, &name, 5, &mut story).changed() {
            commands.push(Command::Story(code.to_owned(), story));
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
                    self.view.camera = crate::kit::map::Camera::default();
                }
            }
        });
        for command in commands {
            self.command(texts, &command);
        }
        self.layers_ui(ui, texts);
    }
}

/// In which language texts are written; a dot stands at those in which one of these is missing.
pub(super) fn language_ui(
    ui: &mut Ui,
    texts: &Texts,
    chosen: &mut Option<Language>,
    written: &[&BTreeMap<String, String>],
) -> Language {
    let mut language = chosen.unwrap_or(texts.language());
    ui.horizontal_wrapped(|ui| {
        for one in Language::ALL {
            let is_missing = |text: &&&BTreeMap<String, String>| !text.is_empty() && !text.contains_key(one.code());
            let name = texts.get(one.message_id());
            let words = match written.iter().any(|text| is_missing(&text)) {
                true => tr!(texts, "set-up-untranslated", language = name.as_ref()),
                false => name,
            };
            if ui.selectable_label(language == one, words.as_ref()).clicked() {
                language = one;
            }
        }
    });
    *chosen = Some(language);
    language
}

/// A field for several lines of text.
pub(super) fn lines_field(ui: &mut Ui, name: &str, rows: usize, text: &mut String) -> Response {
    let field = ui.add(TextEdit::multiline(text).desired_rows(rows).desired_width(f32::INFINITY));
    ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(name));
    field
}
