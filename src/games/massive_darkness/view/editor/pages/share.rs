//! What leaves the program: the quest as a file for others, and its sheet on paper.

use crate::games::massive_darkness::print::sheet;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::exchange::{export, plain_name};
use crate::games::massive_darkness::texts;
use crate::games::massive_darkness::view::editor::EditorScreen;
use crate::house::text::{Texts, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::files::{Chooser, Chosen, Purpose, Wanted, Windows};
use crate::kit::sheets::{SheetOf, SheetPage};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, heading};
use crate::tr;
use egui::{RichText, Ui};
use std::path::Path;
use std::sync::Arc;

/// What is chosen on this page.
#[derive(Default)]
pub(in crate::games::massive_darkness::view::editor) struct Fields {
    pub(in crate::games::massive_darkness::view::editor) windows: Windows,
    /// The file is being named into which the quest is copied.
    chooser: Option<Chooser>,
    told: Option<Result<Arc<str>, Arc<str>>>,
    sheet: SheetPage<Quest>,
}

impl EditorScreen {
    /// Files are named here.
    pub(crate) fn name_files_in(&mut self, windows: Windows) {
        self.pages.share.windows = windows;
    }

    pub(super) fn share_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        self.copied_ui(ui, texts);
        let theme = Theme::of(ui.ctx());
        match &self.pages.share.told {
            Some(Ok(told)) => drop(ui.label(told.as_ref())),
            Some(Err(told)) => drop(ui.label(RichText::new(told.as_ref()).color(theme.signal.danger.egui()))),
            None => {}
        }
        heading(ui, &tr!(texts, "share-file"));
        ui.label(tr!(texts, "share-file-text").as_ref());
        let name = match plain_name(&self.history.current().id) {
            name if name.is_empty() => "quest".to_owned(),
            name => name,
        };
        let share = &mut self.pages.share;
        if ui.add(Action::new(Icon::Save, &tr!(texts, "share-quest"))).clicked() {
            let purpose = Purpose::Write(format!("{name}.ron"));
            let wanted = Wanted { title: "share-quest-title", purpose, ending: "ron" };
            share.chooser = Some(Chooser::open(&share.windows, wanted));
            share.told = None;
            share.sheet.forget_news();
        }
        heading(ui, &tr!(texts, "share-sheet"));
        let library = &self.rules.library;
        let of = SheetOf {
            document: self.history.current(),
            name: &name,
            words: texts::of,
            set: &|quest, texts, paper| sheet(quest, library, texts, paper),
            windows: &share.windows,
        };
        if share.sheet.ui(ui, texts, &of) {
            share.told = None;
        }
    }

    /// A copy of the quest, where a file was named for it.
    fn copied_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let Some(chooser) = &mut self.pages.share.chooser else { return };
        let Some(chosen) = chooser.ui(ui, texts) else { return };
        self.pages.share.chooser = None;
        if let Chosen::File(file) = chosen {
            self.pages.share.told = Some(self.copy_to(texts, &file));
        }
    }

    fn copy_to(&self, texts: &Texts, file: &Path) -> Result<Arc<str>, Arc<str>> {
        let written = export(self.history.current(), file).map_err(|error| error.say(texts));
        written.map(|()| tr!(texts, "cli-sheet-written", file = shown_path(file)))
    }
}
