//! Copy and paste, also from Quest to Quest and from window to window: what is copied is a piece of a Quest as text.

use super::super::EditorScreen;
use crate::games::massive_darkness_2::edit::Refused;
use crate::games::massive_darkness_2::edit::copy::{self, Pasted};
use crate::games::massive_darkness_2::own_quests::QuestFile;
use crate::house::history::Merge;
use crate::house::text::Texts;
use crate::kernel::game::MessageId;
use crate::kit::clipboard::{Clipboard, Clips};
use egui::Ui;

/// Pieces of Quests.
pub(in super::super) const PIECES: Clipboard = Clipboard { name: "massive-darkness-2", longest: 1 << 20 };

impl Clips for EditorScreen {
    fn copy(&mut self, ui: &Ui) {
        let part = copy::part(self.quest(), &self.picked);
        if copy::corner(&part).is_some() {
            PIECES.put(ui.ctx(), &QuestFile::of(part));
        }
    }

    fn cut(&mut self, ui: &Ui, texts: &Texts) {
        if !self.picked.is_empty() {
            self.copy(ui);
            self.remove_picked(texts);
        }
    }

    /// Where the hand or the keyboard is, or east of it where Tiles lie already.
    fn paste(&mut self, texts: &Texts, text: &str) {
        let Some(QuestFile { quest: part, .. }) = PIECES.read(text) else { return };
        let pasted = copy::paste(self.quest(), &part, self.place(), &self.all.sides);
        self.lay_pasted(texts, "step-md2-paste", pasted);
    }
}

impl EditorScreen {
    /// What is picked once more, beside itself.
    pub(in super::super) fn double(&mut self, texts: &Texts) {
        if !self.picked.is_empty() {
            let pasted = copy::double(self.quest(), &self.picked, &self.all.sides);
            self.lay_pasted(texts, "step-md2-double", pasted);
        }
    }

    fn lay_pasted(&mut self, texts: &Texts, step: MessageId, pasted: Result<Pasted, Refused>) {
        match pasted {
            Ok(Pasted { quest, pieces }) => {
                self.step(texts, step, Merge::Never, quest);
                self.picked = pieces;
            }
            Err(refused) => self.refused = Some(refused),
        }
    }
}
