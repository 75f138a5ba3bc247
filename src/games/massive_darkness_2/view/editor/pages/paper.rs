//! What leaves the program: the Quest as a file for others, and its sheet on paper.

use super::super::EditorScreen;
use crate::games::massive_darkness_2::own_quests::{export, shelf};
use crate::games::massive_darkness_2::print::sheet;
use crate::games::massive_darkness_2::texts;
use crate::house::paper::{Paper, Printed};
use crate::house::storage::{StorageError, Together, Trouble};
use crate::house::text::{Texts, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::files::{Chooser, Chosen, Purpose, Wanted, paper_ui};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, heading};
use crate::tr;
use egui::Ui;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Dots to the inch in pictures.
const DPI: u16 = 150;

/// What is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Quest,
    Pdf,
    Pictures,
}

impl Form {
    fn ending(self) -> &'static str {
        match self {
            Self::Quest => "ron",
            Self::Pdf => "pdf",
            Self::Pictures => "png",
        }
    }

    /// What it is called, and what the page is called on which its file is named.
    fn messages(self) -> (&'static str, &'static str) {
        match self {
            Self::Quest => ("paper-md2-quest", "paper-md2-quest-title"),
            Self::Pdf => ("paper-md2-pdf", "paper-md2-pdf-title"),
            Self::Pictures => ("paper-md2-png", "paper-md2-png-title"),
        }
    }
}

/// What is chosen here.
#[derive(Default)]
pub(super) struct OnPaper {
    paper: Paper,
    chooser: Option<(Form, Chooser)>,
    told: Option<Result<Arc<str>, Arc<str>>>,
}

impl EditorScreen {
    pub(super) fn paper_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        heading(ui, &tr!(texts, "paper-md2-title"));
        ui.horizontal_wrapped(|ui| paper_ui(ui, texts, &mut self.pages.on_paper.paper));
        ui.horizontal_wrapped(|ui| {
            for (form, icon) in [(Form::Pdf, Icon::Book), (Form::Pictures, Icon::Grid), (Form::Quest, Icon::Save)] {
                if ui.add(Action::new(icon, &texts.get(form.messages().0))).clicked() {
                    self.choose(form);
                }
            }
        });
        self.named_ui(ui, texts);
        match &self.pages.on_paper.told {
            Some(Ok(told)) => _ = ui.label(told.as_ref()),
            Some(Err(told)) => _ = ui.colored_label(Theme::of(ui.ctx()).signal.danger.egui(), told.as_ref()),
            None => {}
        }
    }

    /// Lets the user name a file. Nothing that lies there is replaced.
    fn choose(&mut self, form: Form) {
        let name = shelf(&self.dirs).plain_name(&self.quest().id);
        let name = format!("{}.{}", if name.is_empty() { "quest" } else { &name }, form.ending());
        let wanted = Wanted { title: form.messages().1, purpose: Purpose::WriteNew(name), ending: form.ending() };
        self.pages.on_paper.chooser = Some((form, Chooser::open(&self.windows, wanted)));
        self.pages.on_paper.told = None;
    }

    fn named_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let Some((form, chooser)) = &mut self.pages.on_paper.chooser else { return };
        let form = *form;
        let Some(chosen) = chooser.ui(ui, texts) else { return };
        self.pages.on_paper.chooser = None;
        if let Chosen::File(file) = chosen {
            let written = self.write(form, &file);
            self.pages.on_paper.told = Some(match written {
                Ok(files) => {
                    let names: Vec<String> = files.iter().map(shown_path).collect();
                    Ok(tr!(texts, "paper-md2-written", file = names.join(", ")))
                }
                Err(error) => Err(error.say(texts)),
            });
        }
    }

    fn write(&self, form: Form, file: &Path) -> Result<Vec<PathBuf>, StorageError> {
        if form == Form::Quest {
            return export(self.quest(), file, &self.all).map(|()| vec![file.to_owned()]);
        }
        // In the language in which the words are written.
        let texts = texts::of(self.pages.language);
        let printed = sheet(self.quest(), &self.all, &texts, self.pages.on_paper.paper);
        let files = pages(&printed, form, file)?;
        let names = files.iter().map(|(file, _)| file.clone()).collect();
        let mut together = Together::default();
        for (file, bytes) in files {
            together.create(file, bytes);
        }
        together.write()?;
        Ok(names)
    }
}

/// Everything is drawn before the first file is written.
fn pages(printed: &Printed, form: Form, file: &Path) -> Result<Vec<(PathBuf, Vec<u8>)>, StorageError> {
    let failed = |reason| StorageError::untouched(file, Trouble::Unwritable(reason));
    let page = |page: usize| Ok((printed.page_file(file, page), printed.png(page, DPI).map_err(failed)?));
    match form {
        Form::Pictures => (0..printed.pictures()).map(page).collect(),
        Form::Quest | Form::Pdf => Ok(vec![(file.to_owned(), printed.pdf().map_err(failed)?)]),
    }
}
