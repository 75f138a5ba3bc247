//! What leaves the program: the Quest as a file for others, and its sheet on paper, as it will come out of the printer.

use super::super::EditorScreen;
use crate::games::massive_darkness_2::own_quests::{export, shelf};
use crate::games::massive_darkness_2::print::sheet;
use crate::games::massive_darkness_2::rules::quest::Quest;
use crate::games::massive_darkness_2::texts;
use crate::house::text::{Texts, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::files::{Chooser, Chosen, Purpose, Wanted};
use crate::kit::sheets::{SheetOf, SheetPage};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, heading};
use crate::tr;
use egui::Ui;
use std::path::Path;
use std::sync::Arc;

/// What is chosen here.
#[derive(Default)]
pub(super) struct OnPaper {
    /// The file is being named into which the Quest is copied.
    chooser: Option<Chooser>,
    told: Option<Result<Arc<str>, Arc<str>>>,
    sheet: SheetPage<Quest>,
}

impl EditorScreen {
    pub(super) fn paper_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        self.copied_ui(ui, texts);
        let name = match shelf(&self.dirs).plain_name(&self.quest().id) {
            name if name.is_empty() => "quest".to_owned(),
            name => name,
        };
        heading(ui, &tr!(texts, "paper-md2-others"));
        let page = &mut self.pages.on_paper;
        if ui.add(Action::new(Icon::Save, &tr!(texts, "paper-md2-quest"))).clicked() {
            let purpose = Purpose::WriteNew(format!("{name}.ron"));
            let wanted = Wanted { title: "paper-md2-quest-title", purpose, ending: "ron" };
            page.chooser = Some(Chooser::open(&self.windows, wanted));
            page.told = None;
            page.sheet.forget_news();
        }
        match &page.told {
            Some(Ok(told)) => _ = ui.label(told.as_ref()),
            Some(Err(told)) => _ = ui.colored_label(Theme::of(ui.ctx()).signal.danger.egui(), told.as_ref()),
            None => {}
        }
        heading(ui, &tr!(texts, "paper-md2-title"));
        let all = &self.all;
        let of = SheetOf {
            document: self.history.current(),
            name: &name,
            words: texts::of,
            set: &|quest, texts, paper| sheet(quest, all, texts, paper),
            windows: &self.windows,
        };
        if page.sheet.ui(ui, texts, &of) {
            page.told = None;
        }
    }

    /// A copy of the Quest, where a file was named for it.
    fn copied_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let Some(chooser) = &mut self.pages.on_paper.chooser else { return };
        let Some(chosen) = chooser.ui(ui, texts) else { return };
        self.pages.on_paper.chooser = None;
        if let Chosen::File(file) = chosen {
            self.pages.on_paper.told = Some(self.copy_to(texts, &file));
        }
    }

    fn copy_to(&self, texts: &Texts, file: &Path) -> Result<Arc<str>, Arc<str>> {
        let written = export(self.quest(), file, &self.all).map_err(|error| error.say(texts));
        written.map(|()| tr!(texts, "cli-sheet-written", file = shown_path(file)))
    }
}
