//! What was done, and what is different from how the quest was before: as it was opened, or as it was kept at an earlier
//! sitting. An earlier version is brought back as one more step, so nothing is lost by it.

use crate::games::massive_darkness::describe::changes_of_quest;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::exchange;
use crate::games::massive_darkness::quest::shelf::KEPT_VERSIONS;
use crate::games::massive_darkness::view::editor::EditorScreen;
use crate::house::history::Merge;
use crate::house::text::{Texts, shown};
use crate::house::wrong::Wrong as _;
use crate::kit::earlier::{Earlier, EarlierOf};
use crate::kit::widgets::title;
use crate::tr;
use egui::{Button, Rect, RichText, Ui, vec2};
use std::sync::Arc;

/// Steps this far outside the page are drawn, too, in points.
const BEYOND: f32 = 120.0;

impl EditorScreen {
    /// The title of the quest; with a star as long as the disk does not hold it as it is.
    pub(in crate::games::massive_darkness::view::editor) fn title_ui(&self, ui: &mut Ui, texts: &Texts) {
        let name = shown(self.quest().title(texts.language().code()));
        // What is being typed follows by itself in a moment.
        if self.history.is_modified() && self.trouble.is_some() {
            title(ui, &tr!(texts, "editor-title-modified", title = name));
        } else {
            title(ui, &name);
        }
    }

    pub(super) fn history_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let position = self.history.position();
        let mut to = None;
        if ui.selectable_label(position == 0, tr!(texts, "editor-opened").as_ref()).clicked() {
            to = Some(0);
        }
        let row = vec2(ui.available_width(), ui.spacing().interact_size.y);
        for (at, name) in self.history.names().enumerate() {
            // A long list is drawn as far as it is seen, and a little farther for the keyboard.
            let place = Rect::from_min_size(ui.cursor().min, row);
            if !ui.clip_rect().expand(BEYOND).intersects(place) {
                ui.allocate_space(row);
                continue;
            }
            let words = RichText::new(name.as_ref());
            let words = if at < position { words } else { words.weak() };
            let step = ui.add(Button::selectable(position == at + 1, words).truncate());
            if step.on_hover_text(name.as_ref()).clicked() {
                to = Some(at + 1);
            }
        }
        if let Some(to) = to {
            self.history.jump(to);
            self.changed(texts);
        }
        let (now, first) = (Arc::clone(self.history.current()), Arc::clone(self.history.first()));
        let of = EarlierOf {
            now: &now,
            opened: &first,
            opened_name: &tr!(texts, "compare-opened"),
            file: &self.file,
            backups: &self.dirs.backups_of(&self.file),
            count: KEPT_VERSIONS,
            read: &|file| exchange::open(file).map_err(|error| error.say(texts)),
            changes: &|before, after| changes_of_quest(texts, before, after),
        };
        if let Some(before) = self.pages.earlier.ui(ui, texts, &of) {
            self.step(texts, "edit-bring-back", Merge::Never, Quest::clone(&before));
            self.changed(texts);
        }
    }

    /// The quest is in another file now, or another window has changed what was kept.
    pub(in crate::games::massive_darkness::view::editor) fn forget_versions(&mut self) {
        self.pages.earlier = Earlier::default();
    }
}
