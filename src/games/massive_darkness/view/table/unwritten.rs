//! A game whose last answers are not on the disk: told in the place of the question, which waits as long.

use super::TableScreen;
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use crate::kit::files::Windows;
use crate::kit::unwritten::OnDisk;
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
        match self.unwritten.game_ui(ui, texts, &mut self.play) {
            OnDisk::Whole => return false,
            OnDisk::Waits => {}
            OnDisk::Elsewhere(line) => self.news = Some(line),
        }
        true
    }
}
