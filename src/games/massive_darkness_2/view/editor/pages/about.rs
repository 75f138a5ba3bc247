//! What the Quest says to those who play it, in each language.

use super::super::EditorScreen;
use crate::games::massive_darkness_2::rules::quest::{AuthorTexts, InLanguages};
use crate::house::history::Merge;
use crate::house::text::{Language, Texts};
use crate::kernel::game::MessageId;
use crate::kit::widgets::{heading, lasting_field};
use crate::tr;
use egui::{TextEdit, Ui};

/// A story is no longer, in letters: what is read aloud before a game.
const LONGEST: usize = 2_000;

/// A text of the Quest.
struct Field {
    /// What it is called, and what changing it is called among the steps.
    name: MessageId,
    of: fn(&mut AuthorTexts) -> &mut InLanguages,
    rows: usize,
}

static FIELDS: [Field; 3] = [
    Field { name: "about-md2-title", of: |told| &mut told.title, rows: 1 },
    Field { name: "about-md2-story", of: |told| &mut told.story, rows: 7 },
    Field { name: "about-md2-special", of: |told| &mut told.special, rows: 7 },
];

impl EditorScreen {
    pub(super) fn about_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        ui.horizontal(|ui| {
            for language in Language::ALL {
                let name = texts.get(language.message_id());
                ui.radio_value(&mut self.pages.language, language, name.as_ref());
            }
        });
        let language = self.pages.language.code();
        for field in &FIELDS {
            let name = texts.get(field.name);
            let mut told = self.quest().told.clone();
            let mut text = (field.of)(&mut told).get(language).cloned().unwrap_or_default();
            let response = if field.rows == 1 {
                heading(ui, &name);
                lasting_field(ui, &name, &name, &mut text)
            } else {
                heading(ui, &name);
                let id = ui.make_persistent_id(("md2-about", field.name));
                let edit = TextEdit::multiline(&mut text).id(id).desired_rows(field.rows).char_limit(LONGEST);
                let response = ui.add(edit.desired_width(f32::INFINITY));
                ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name.as_ref()));
                response
            };
            if response.changed() {
                let key = format!("{}-{language}", field.name);
                self.edit(texts, field.name, Merge::With(&key), |quest| {
                    let texts = (field.of)(&mut quest.told);
                    match text.is_empty() {
                        true => drop(texts.remove(language)),
                        false => drop(texts.insert(language.to_owned(), text)),
                    }
                });
            }
            if response.lost_focus() {
                self.history.end_merging();
            }
        }
        ui.label(tr!(texts, "about-md2-hint").as_ref());
    }

    /// What something is called in the language in which words are written: a field, and what it changes.
    pub(super) fn name_field(&mut self, ui: &mut Ui, texts: &Texts, key: &str, shown: &str) {
        let language = self.pages.language.code();
        let mut name = self.quest().told.names.get(key).and_then(|names| names.get(language)).cloned();
        let mut written = name.take().unwrap_or_default();
        let label = tr!(texts, "about-md2-name", language = texts.get(self.pages.language.message_id()).as_ref());
        let response = ui.push_id(key, |ui| lasting_field(ui, &label, shown, &mut written)).inner;
        if response.changed() {
            let merge = format!("name-{key}-{language}");
            self.edit(texts, "step-md2-name", Merge::With(&merge), |quest| {
                crate::house::packs::set_name(&mut quest.told.names, key, language, &written);
            });
        }
        if response.lost_focus() {
            self.history.end_merging();
        }
    }
}
