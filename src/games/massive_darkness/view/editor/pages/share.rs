//! What leaves the program: the quest as a file for others, and its sheet on paper.

use crate::games::massive_darkness::print::{Paper, Printed, left_out, sheet, write_pages};
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::exchange::{export, plain_name};
use crate::games::massive_darkness::texts;
use crate::games::massive_darkness::view::editor::EditorScreen;
use crate::house::storage::{StorageError, Trouble};
use crate::house::text::{Language, Texts, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::files::{Chooser, Chosen, Purpose, Wanted, Windows, paper_ui};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, heading, icon_button};
use crate::tr;
use egui::{ColorImage, Image, RichText, TextureHandle, TextureOptions, Ui, vec2};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Dots to the inch on the screen, and in pictures that are written.
const SHOWN_DPI: u16 = 110;
const WRITTEN_DPI: u16 = 150;

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

    fn title(self) -> &'static str {
        match self {
            Self::Quest => "share-quest-title",
            Self::Pdf => "share-pdf-title",
            Self::Pictures => "share-png-title",
        }
    }
}

/// What is chosen on this page.
#[derive(Default)]
pub(in crate::games::massive_darkness::view::editor) struct Fields {
    pub(in crate::games::massive_darkness::view::editor) windows: Windows,
    chooser: Option<(Form, Chooser)>,
    language: Option<Language>,
    paper: Paper,
    page: usize,
    shown: Option<Shown>,
    /// Files that are there already, and would be written over.
    over: Option<(Form, PathBuf)>,
    told: Option<Result<Arc<str>, Arc<str>>>,
}

/// The sheet as it is shown, and what it was made of.
struct Shown {
    quest: Arc<Quest>,
    texts: Arc<Texts>,
    paper: Paper,
    printed: Printed,
    page: usize,
    picture: Option<TextureHandle>,
}

impl EditorScreen {
    /// Files are named here.
    pub(crate) fn name_files_in(&mut self, windows: Windows) {
        self.pages.share.windows = windows;
    }

    pub(super) fn share_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        self.chosen_ui(ui, texts);
        let theme = Theme::of(ui.ctx());
        match &self.pages.share.told {
            Some(Ok(told)) => drop(ui.label(told.as_ref())),
            Some(Err(told)) => drop(ui.label(RichText::new(told.as_ref()).color(theme.signal.danger.egui()))),
            None => {}
        }
        self.over_ui(ui, texts);
        heading(ui, &tr!(texts, "share-file"));
        ui.label(tr!(texts, "share-file-text").as_ref());
        if ui.add(Action::new(Icon::Save, &tr!(texts, "share-quest"))).clicked() {
            self.choose(Form::Quest);
        }
        heading(ui, &tr!(texts, "share-sheet"));
        self.choices_ui(ui, texts);
        ui.horizontal_wrapped(|ui| {
            if ui.add(Action::new(Icon::Book, &tr!(texts, "share-pdf"))).clicked() {
                self.choose(Form::Pdf);
            }
            if ui.add(Action::new(Icon::Grid, &tr!(texts, "share-png"))).clicked() {
                self.choose(Form::Pictures);
            }
        });
        self.shown_ui(ui, texts);
    }

    /// Language and paper.
    fn choices_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let share = &mut self.pages.share;
        let language = share.language.get_or_insert(texts.language());
        ui.horizontal_wrapped(|ui| {
            for one in Language::ALL {
                ui.selectable_value(language, one, texts.get(one.message_id()).as_ref());
            }
        });
        ui.horizontal_wrapped(|ui| paper_ui(ui, texts, &mut share.paper));
    }

    /// The sheet of the quest as it is now, in the chosen language.
    fn printed(&mut self, texts: &Texts) -> &mut Shown {
        let quest = Arc::clone(self.history.current());
        let (library, share) = (&self.rules.library, &mut self.pages.share);
        let language = share.language.unwrap_or(texts.language());
        let known = share.shown.take();
        let is_same = |shown: &Shown| {
            Arc::ptr_eq(&shown.quest, &quest) && shown.paper == share.paper && shown.texts.language() == language
        };
        let shown = match known {
            Some(shown) if is_same(&shown) => shown,
            known => {
                let spoken = known.map(|shown| shown.texts).filter(|spoken| spoken.language() == language);
                let spoken = spoken.unwrap_or_else(|| Arc::new(texts::of(language)));
                let printed = sheet(&quest, library, &spoken, share.paper);
                Shown { quest, texts: spoken, paper: share.paper, printed, page: 0, picture: None }
            }
        };
        share.shown.insert(shown)
    }

    /// What will come out of the printer.
    fn shown_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let wanted = self.pages.share.page;
        let shown = self.printed(texts);
        let page = wanted.min(shown.printed.pages().saturating_sub(1));
        if shown.picture.is_none() || shown.page != page {
            shown.page = page;
            shown.picture = shown.printed.picture(page, SHOWN_DPI).map(|picture| {
                let size = [picture.width as usize, picture.height as usize];
                ui.ctx().load_texture("quest-sheet", ColorImage::from_rgb(size, &picture.dots), TextureOptions::LINEAR)
            });
        }
        let (count, picture) = (shown.printed.pages(), shown.picture.clone());
        let mut to = page;
        let name = tr!(texts, "share-page", page = page as i64 + 1, count = count as i64);
        if count > 1 {
            ui.horizontal(|ui| {
                ui.add_enabled_ui(page > 0, |ui| {
                    if icon_button(ui, Icon::ChevronLeft, &tr!(texts, "share-page-before")).clicked() {
                        to = page - 1;
                    }
                });
                ui.label(name.as_ref());
                ui.add_enabled_ui(page + 1 < count, |ui| {
                    if icon_button(ui, Icon::ChevronRight, &tr!(texts, "share-page-next")).clicked() {
                        to = page + 1;
                    }
                });
            });
        }
        if let Some(picture) = picture {
            let size = picture.size_vec2();
            let width = ui.available_width();
            let image = Image::new((picture.id(), size)).fit_to_exact_size(vec2(width, width * size.y / size.x));
            ui.add(image.alt_text(name.as_ref()));
        }
        self.pages.share.page = to;
    }

    /// Lets the user name a file.
    fn choose(&mut self, form: Form) {
        let name = match plain_name(&self.history.current().id) {
            name if name.is_empty() => "quest".to_owned(),
            name => name,
        };
        let name = format!("{name}.{}", form.ending());
        let wanted = Wanted { title: form.title(), purpose: Purpose::Write(name), ending: form.ending() };
        let share = &mut self.pages.share;
        share.chooser = Some((form, Chooser::open(&share.windows, wanted)));
        (share.told, share.over) = (None, None);
    }

    fn chosen_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let Some((form, chooser)) = &mut self.pages.share.chooser else { return };
        let form = *form;
        let Some(chosen) = chooser.ui(ui, texts) else { return };
        self.pages.share.chooser = None;
        if let Chosen::File(file) = chosen {
            // One name was asked about; the pages of a sheet have several.
            let others = self.files(texts, form, &file).into_iter().filter(|other| *other != file);
            if others.into_iter().any(|other| other.exists()) {
                self.pages.share.over = Some((form, file));
            } else {
                self.write(texts, form, &file);
            }
        }
    }

    /// Pages that are there already are written over only if the user says so.
    fn over_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let Some((form, file)) = self.pages.share.over.clone() else { return };
        let there = self.files(texts, form, &file).into_iter().filter(|file| file.exists()).count();
        ui.label(tr!(texts, "share-over-text", count = there as i64).as_ref());
        ui.horizontal_wrapped(|ui| {
            if ui.add(Action::new(Icon::Save, &tr!(texts, "share-over"))).clicked() {
                self.pages.share.over = None;
                self.write(texts, form, &file);
            }
            if ui.add(Action::new(Icon::Close, &tr!(texts, "files-cancel"))).clicked() {
                self.pages.share.over = None;
            }
        });
    }

    /// The files that would be written.
    fn files(&mut self, texts: &Texts, form: Form, file: &Path) -> Vec<PathBuf> {
        match form {
            Form::Quest | Form::Pdf => vec![file.to_owned()],
            Form::Pictures => {
                let printed = &self.printed(texts).printed;
                (0..printed.pictures()).map(|page| printed.page_file(file, page)).collect()
            }
        }
    }

    fn write(&mut self, texts: &Texts, form: Form, file: &Path) {
        let written = match form {
            Form::Quest => export(self.history.current(), file).map(|()| vec![file.to_owned()]),
            Form::Pdf | Form::Pictures => write_sheet(&self.printed(texts).printed, form, file),
        };
        self.pages.share.told = Some(match written {
            Ok(files) => {
                let names: Vec<String> = files.iter().map(shown_path).collect();
                let written = tr!(texts, "cli-sheet-written", file = names.join(", ").as_str());
                let cut = match form {
                    Form::Quest => None,
                    Form::Pdf | Form::Pictures => left_out(&self.printed(texts).printed, form == Form::Pictures, texts),
                };
                Ok(cut.map_or(Arc::clone(&written), |cut| format!("{written}\n{cut}").into()))
            }
            Err(error) => Err(error.say(texts)),
        });
    }
}

/// Everything is drawn before the first file is written, and all pages are written or none.
fn write_sheet(printed: &Printed, form: Form, file: &Path) -> Result<Vec<PathBuf>, StorageError> {
    let failed = |reason| StorageError::untouched(file, Trouble::Unwritable(reason));
    let page = |page: usize| Ok((printed.page_file(file, page), printed.png(page, WRITTEN_DPI).map_err(failed)?));
    let files: Vec<(PathBuf, Vec<u8>)> = match form {
        Form::Pictures => (0..printed.pictures()).map(page).collect::<Result<_, StorageError>>()?,
        Form::Quest | Form::Pdf => vec![(file.to_owned(), printed.pdf().map_err(failed)?)],
    };
    let names = files.iter().map(|(file, _)| file.clone()).collect();
    write_pages(files)?;
    Ok(names)
}
