//! A first draft: a few wishes, and the map changes with them.

use super::Page;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::edit::Command;
use crate::games::massive_darkness::quest::generate::{Drafter, Template, Wishes, most_tiles};
use crate::games::massive_darkness::view::editor::EditorScreen;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::widgets::{Action, Emphasis, heading};
use crate::tr;
use egui::{RichText, Slider, Ui};

/// The most Chambers one can wish for.
const CHAMBERS: u8 = 15;

/// What is wished for.
pub(in crate::games::massive_darkness::view::editor) struct Draft {
    wishes: Wishes,
    seed: u64,
    /// Made when it is needed first.
    drafter: Option<Drafter>,
    /// What was drafted last: while nobody has changed it, it follows the wishes.
    last: Option<Quest>,
}

impl Default for Draft {
    fn default() -> Self {
        Self { wishes: Wishes::default(), seed: 1, drafter: None, last: None }
    }
}

impl EditorScreen {
    pub(super) fn draft_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        heading(ui, &tr!(texts, "editor-draft"));
        ui.label(RichText::new(tr!(texts, "draft-about").as_ref()).weak());
        let before = (self.pages.draft.wishes, self.pages.draft.seed);
        let is_own = self.pages.draft.last.as_ref() == Some(&**self.history.current());
        let most = most_tiles(&self.rules.library.tiles).max(1);
        let mut wanted = false;
        if is_own {
            let seed = self.pages.draft.seed as i64;
            ui.label(tr!(texts, "draft-number", number = seed).as_ref());
            if ui.add(Action::new(Icon::Die, &tr!(texts, "draft-next")).emphasis(Emphasis::Primary)).clicked() {
                self.pages.draft.seed += 1;
            }
            ui.add_enabled_ui(seed > 1, |ui| {
                if ui.add(Action::new(Icon::ChevronLeft, &tr!(texts, "draft-previous"))).clicked() {
                    self.pages.draft.seed -= 1;
                }
            });
        } else {
            if !self.history.current().tiles.is_empty() {
                ui.label(tr!(texts, "draft-replaces").as_ref());
            }
            wanted = ui.add(Action::new(Icon::Die, &tr!(texts, "draft-do")).emphasis(Emphasis::Primary)).clicked();
        }
        wishes_ui(ui, texts, &mut self.pages.draft.wishes, most);
        let has_changed = (self.pages.draft.wishes, self.pages.draft.seed) != before;
        if wanted || is_own && has_changed {
            self.draft(texts);
            // All of it is to be seen, beside the buttons of the map.
            self.view.camera = crate::kit::map::Camera::default();
        }
    }

    /// A draft instead of an empty page, and the wishes beside it.
    pub(crate) fn begin_with_draft(&mut self, texts: &Texts, number: u64) {
        self.page = Page::Draft;
        self.pages.draft.seed = number;
        self.draft(texts);
    }

    fn draft(&mut self, texts: &Texts) {
        let fields = &mut self.pages.draft;
        let drafter = fields.drafter.get_or_insert_with(Drafter::default);
        let quest = drafter.draft(fields.seed, &fields.wishes, &self.rules.library.tiles);
        self.command(texts, &Command::Draft(Box::new(quest)));
        self.pages.draft.last = Some(Quest::clone(self.history.current()));
        self.storey = 0;
        self.cursor = self.history.current().start;
    }
}

fn wishes_ui(ui: &mut Ui, texts: &Texts, wishes: &mut Wishes, most: u8) {
    for template in Template::ALL {
        let name = texts.get(template.message_id());
        ui.radio_value(&mut wishes.template, template, name.as_ref());
    }
    let mut slider = |value: &mut u8, range, id: &str| {
        ui.label(texts.get(id).as_ref());
        let response = ui.add(Slider::new(value, range));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(texts.get(id).as_ref()));
    };
    slider(&mut wishes.tiles, 1..=most, "draft-tiles");
    slider(&mut wishes.levels.0, 1..=5, "draft-level-low");
    slider(&mut wishes.levels.1, 1..=5, "draft-level-high");
    slider(&mut wishes.chambers, 0..=CHAMBERS, "draft-chambers");
    wishes.levels.1 = wishes.levels.1.max(wishes.levels.0);
}
