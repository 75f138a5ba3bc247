//! What was done, and what is different from how the Quest was before. An earlier version is brought back as one more step, so nothing
//! is lost by it.

use super::super::EditorScreen;
use crate::games::massive_darkness_2::describe::changes::changes;
use crate::games::massive_darkness_2::own_quests::{KEPT_VERSIONS, open};
use crate::games::massive_darkness_2::rules::quest::Quest;
use crate::house::history::Merge;
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use crate::kit::earlier::{Earlier, EarlierOf};
use crate::kit::widgets::heading;
use crate::tr;
use egui::{RichText, Ui};
use std::sync::Arc;

/// Steps that are listed, the last ones.
const MOST_STEPS: usize = 60;

impl EditorScreen {
    pub(super) fn history_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let opened = tr!(texts, "history-md2-opened");
        heading(ui, &tr!(texts, "history-md2-steps"));
        let position = self.history.position();
        let mut to = None;
        if ui.selectable_label(position == 0, opened.as_ref()).clicked() {
            to = Some(0);
        }
        let left_out = self.history.names().len().saturating_sub(MOST_STEPS);
        for (at, name) in self.history.names().enumerate().skip(left_out) {
            let words = RichText::new(name.as_ref());
            let words = if at < position { words } else { words.weak() };
            if ui.selectable_label(position == at + 1, words).clicked() {
                to = Some(at + 1);
            }
        }
        if let Some(to) = to {
            self.history.jump(to);
            self.changed(texts);
        }
        let (now, first) = (Arc::clone(self.history.current()), Arc::clone(self.history.first()));
        let (all, file) = (&self.all, &self.file);
        let of = EarlierOf {
            now: &now,
            opened: &first,
            opened_name: &opened,
            file,
            backups: &self.dirs.backups_of(file),
            count: KEPT_VERSIONS,
            read: &|file| open(file, all).map_err(|error| error.say(texts)),
            changes: &|before, after| changes(before, after, all, texts),
        };
        if let Some(before) = self.pages.earlier.ui(ui, texts, &of) {
            // Files are called as they are, whatever they were called before.
            let quest = Quest { id: now.id.clone(), ..Quest::clone(&before) };
            self.step(texts, "step-md2-back", Merge::Never, quest);
        }
    }

    /// The Quest is in another file now.
    pub(in super::super) fn forget_versions(&mut self) {
        self.pages.earlier = Earlier::default();
    }
}
