//! What leaves the program: the Quest as a file for others, and its sheet on paper, as it will come out of the printer.

use super::super::EditorScreen;
use crate::games::massive_darkness_2::own_quests::{export, shelf};
use crate::games::massive_darkness_2::print::sheet;
use crate::games::massive_darkness_2::rules::quest::Quest;
use crate::games::massive_darkness_2::texts;
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use crate::kit::copying::{CopyOf, Copying};
use crate::kit::files::Purpose;
use crate::kit::sheets::{SheetOf, SheetPage};
use crate::kit::widgets::heading;
use crate::tr;
use egui::Ui;

/// What is chosen here.
#[derive(Default)]
pub(super) struct OnPaper {
    copy: Copying,
    sheet: SheetPage<Quest>,
}

impl EditorScreen {
    pub(super) fn paper_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let name = match shelf(&self.dirs).plain_name(&self.quest().id) {
            name if name.is_empty() => "quest".to_owned(),
            name => name,
        };
        heading(ui, &tr!(texts, "paper-md2-others"));
        let (page, all, quest) = (&mut self.pages.on_paper, &self.all, self.history.current());
        let copy = CopyOf {
            button: "paper-md2-quest",
            title: "paper-md2-quest-title",
            purpose: Purpose::WriteNew(format!("{name}.ron")),
            ending: "ron",
            windows: &self.windows,
            write: &|file| export(quest, file, all).map_err(|error| error.say(texts)),
        };
        if page.copy.ui(ui, texts, copy) {
            page.sheet.forget_news();
        }
        heading(ui, &tr!(texts, "paper-md2-title"));
        let of = SheetOf {
            document: quest,
            name: &name,
            words: texts::of,
            set: &|quest, texts, paper| sheet(quest, all, texts, paper),
            windows: &self.windows,
        };
        if page.sheet.ui(ui, texts, &of) {
            page.copy.forget_news();
        }
    }
}
