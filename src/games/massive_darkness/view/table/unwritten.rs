//! A game whose last answers are not on the disk: told in the place of the question, which waits as long.

use super::TableScreen;
use crate::house::storage::GAME_ENDING;
use crate::house::text::{Texts, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kit::files::Windows;
use crate::kit::unwritten::{Waiting, WayOut};
use crate::tr;
use egui::Ui;
use std::sync::Arc;

impl TableScreen {
    /// Files are named here.
    pub(crate) fn name_files_in(mut self, windows: Windows) -> Self {
        self.unwritten.windows = windows;
        self
    }

    /// Why the last answers are not on the disk, after another attempt to write them; nothing where they are.
    pub(crate) fn unsaved(&mut self, texts: &Texts) -> Option<Arc<str>> {
        if self.play.trouble().is_some() {
            self.play.try_again();
        }
        self.play.trouble().map(|trouble| trouble.say(texts))
    }

    /// Says what could not be written, and does what the user wants about it. False: everything is on the disk.
    pub(super) fn unwritten_ui(&mut self, ui: &mut Ui, texts: &Texts) -> bool {
        let Some(trouble) = self.play.trouble() else {
            self.unwritten.done(ui.ctx());
            return false;
        };
        let file = self.play.file();
        let waiting = Waiting { trouble, hint: "unwritten-game", file: &file, ending: GAME_ENDING };
        match self.unwritten.ui(ui, texts, &waiting) {
            None => {}
            Some(WayOut::Again) => self.play.try_again(),
            Some(WayOut::At(file)) => {
                self.play.save_elsewhere(&file);
                if self.play.trouble().is_none() {
                    let file = shown_path(&file);
                    self.refusal = Some(tr!(texts, "unwritten-game-goes-on", file = file).to_string());
                }
            }
        }
        true
    }
}
