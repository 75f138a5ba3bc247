//! What leaves the program: the quest as a file for others, and its sheet on paper.

use crate::games::massive_darkness::print::sheet;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::exchange::{export, plain_name};
use crate::games::massive_darkness::texts;
use crate::games::massive_darkness::view::editor::EditorScreen;
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use crate::kit::copying::{CopyOf, Copying};
use crate::kit::files::{Purpose, Windows};
use crate::kit::sheets::{SheetOf, SheetPage};
use crate::kit::widgets::heading;
use crate::tr;
use egui::Ui;

/// What is chosen on this page.
#[derive(Default)]
pub(in crate::games::massive_darkness::view::editor) struct Fields {
    pub(in crate::games::massive_darkness::view::editor) windows: Windows,
    copy: Copying,
    sheet: SheetPage<Quest>,
}

impl EditorScreen {
    /// Files are named here.
    pub(crate) fn name_files_in(&mut self, windows: Windows) {
        self.pages.share.windows = windows;
    }

    pub(super) fn share_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        heading(ui, &tr!(texts, "share-file"));
        ui.label(tr!(texts, "share-file-text").as_ref());
        let name = match plain_name(&self.history.current().id) {
            name if name.is_empty() => "quest".to_owned(),
            name => name,
        };
        let (share, quest) = (&mut self.pages.share, self.history.current());
        let copy = CopyOf {
            button: "share-quest",
            title: "share-quest-title",
            purpose: Purpose::Write(format!("{name}.ron")),
            ending: "ron",
            windows: &share.windows,
            write: &|file| export(quest, file).map_err(|error| error.say(texts)),
        };
        if share.copy.ui(ui, texts, copy) {
            share.sheet.forget_news();
        }
        heading(ui, &tr!(texts, "share-sheet"));
        let library = &self.rules.library;
        let of = SheetOf {
            document: quest,
            name: &name,
            words: texts::of,
            set: &|quest, texts, paper| sheet(quest, library, texts, paper),
            windows: &share.windows,
        };
        if share.sheet.ui(ui, texts, &of) {
            share.copy.forget_news();
        }
    }
}
