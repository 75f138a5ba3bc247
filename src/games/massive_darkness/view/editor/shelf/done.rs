//! What was done with whole quests, and how it is taken back.

use super::Shelf;
use crate::games::massive_darkness::quest::shelf::{delete, retitle, take_back};
use crate::house::date::now;
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::widgets::Action;
use crate::tr;
use egui::{Key, Modifiers, Ui};
use std::path::PathBuf;
use std::sync::Arc;

/// Something that was done with a quest as a whole.
pub(super) enum Done {
    /// It was deleted; it lies there now.
    Deleted { file: PathBuf, title: String },
    /// Its title in a language was another one, or it had none in it and another one was shown.
    Renamed { file: PathBuf, language: &'static str, before: Option<String>, shown: String, title: String },
    /// A copy was made.
    Copied { file: PathBuf, title: String },
}

impl Done {
    /// What taking it back would take back.
    fn name(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::Deleted { title, .. } => tr!(texts, "shelf-undo-delete", title = title.as_str()),
            Self::Renamed { shown, title, .. } => {
                tr!(texts, "shelf-undo-rename", old = shown.as_str(), new = title.as_str())
            }
            Self::Copied { title, .. } => tr!(texts, "shelf-undo-copy", title = title.as_str()),
        }
    }
}

impl Shelf {
    /// Remembers what was done, or says why nothing was, and looks into the folder again.
    pub(super) fn after(&mut self, done: Result<Done, Arc<str>>) {
        self.trouble = None;
        match done {
            Ok(done) => self.done.push(done),
            Err(trouble) => self.trouble = Some(trouble),
        }
        self.look_anew();
    }

    /// The button that takes the last thing back.
    pub(super) fn done_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let Some(last) = self.done.last() else { return };
        if ui.add(Action::new(Icon::Undo, &last.name(texts))).clicked() {
            self.take_back(texts);
        }
    }

    /// Ctrl + Z takes the last thing back.
    pub(super) fn keys(&mut self, ui: &Ui, texts: &Texts) {
        let is_busy = ui.ctx().text_edit_focused() || ui.ctx().memory(|memory| memory.top_modal_layer().is_some());
        if !is_busy && ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Z)) {
            self.take_back(texts);
        }
    }

    fn take_back(&mut self, texts: &Texts) {
        let Some(last) = self.done.pop() else { return };
        let trouble = match &last {
            Done::Deleted { file, .. } => take_back(&self.dirs, file).err().map(|error| error.say(texts)),
            Done::Renamed { file, language, before, .. } => {
                retitle(&self.dirs, file, language, before.as_deref()).err().map(|error| error.say(texts))
            }
            // Nothing is thrown away: the copy lies among the deleted ones.
            Done::Copied { file, .. } => delete(&self.dirs, file, now()).err().map(|error| error.say(texts)),
        };
        if trouble.is_some() {
            self.done.push(last);
        }
        self.trouble = trouble;
        self.look_anew();
    }
}
