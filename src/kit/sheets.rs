//! A document on paper, on a page of its editor: language and paper are chosen, the sheet is seen as it will come out of the printer, and
//! it is written as PDF or as pictures. What stands on it the game says ([`SheetOf`]).

use crate::house::paper::{Paper, Printed};
use crate::house::printing::{Form, files, left_out, write};
use crate::house::text::{Language, Texts, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::copying::{News, news_ui};
use crate::kit::files::{Chooser, Chosen, Purpose, Wanted, Windows, paper_ui};
use crate::kit::widgets::{Action, icon_button};
use crate::tr;
use egui::{ColorImage, Image, TextureHandle, TextureOptions, Ui, vec2};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Dots to the inch on the screen, and in pictures that are written.
const SHOWN_DPI: u16 = 110;
const WRITTEN_DPI: u16 = 150;

/// What is printed.
pub(crate) struct SheetOf<'s, D> {
    /// The document: another one whenever something in it has changed.
    pub document: &'s Arc<D>,
    /// What its file is called, without an ending.
    pub name: &'s str,
    /// The words of the game.
    pub words: fn(Language) -> Texts,
    /// Sets the sheet.
    pub set: &'s dyn Fn(&D, &Texts, Paper) -> Printed,
    /// Where files are named.
    pub windows: &'s Windows,
}

/// What is chosen on the page.
pub(crate) struct SheetPage<D> {
    chooser: Option<(Form, Chooser)>,
    language: Option<Language>,
    paper: Paper,
    page: usize,
    shown: Option<Shown<D>>,
    /// Files that are there already, and would be written over.
    over: Option<(Form, PathBuf)>,
    told: News,
}

impl<D> Default for SheetPage<D> {
    fn default() -> Self {
        let (paper, page) = (Paper::default(), 0);
        Self { chooser: None, language: None, paper, page, shown: None, over: None, told: None }
    }
}

/// The sheet as it is shown, and what it was made of.
struct Shown<D> {
    document: Arc<D>,
    texts: Arc<Texts>,
    paper: Paper,
    printed: Printed,
    page: usize,
    picture: Option<TextureHandle>,
}

/// The question for a file, by the form.
fn title(form: Form) -> &'static str {
    match form {
        Form::Pdf => "sheet-pdf-title",
        Form::Pictures(_) => "sheet-png-title",
    }
}

impl<D> SheetPage<D> {
    /// Shows the page; is a file for the sheet being named from now on? Then what was told of another one is no news any more.
    pub(crate) fn ui(&mut self, ui: &mut Ui, texts: &Texts, of: &SheetOf<'_, D>) -> bool {
        self.chosen_ui(ui, texts, of);
        news_ui(ui, &self.told);
        self.over_ui(ui, texts, of);
        let language = self.language.get_or_insert(texts.language());
        ui.horizontal_wrapped(|ui| {
            for one in Language::ALL {
                ui.selectable_value(language, one, texts.get(one.message_id()).as_ref());
            }
        });
        ui.horizontal_wrapped(|ui| paper_ui(ui, texts, &mut self.paper));
        let mut form = None;
        ui.horizontal_wrapped(|ui| {
            if ui.add(Action::new(Icon::Book, &tr!(texts, "sheet-pdf"))).clicked() {
                form = Some(Form::Pdf);
            }
            if ui.add(Action::new(Icon::Grid, &tr!(texts, "sheet-png"))).clicked() {
                form = Some(Form::Pictures(WRITTEN_DPI));
            }
        });
        if let Some(form) = form {
            self.choose(form, of);
        }
        self.shown_ui(ui, texts, of);
        form.is_some()
    }

    /// What was told of a sheet is no news any more.
    pub(crate) fn forget_news(&mut self) {
        (self.told, self.over) = (None, None);
    }

    /// The sheet of the document as it is now, in the chosen language.
    fn printed(&mut self, texts: &Texts, of: &SheetOf<'_, D>) -> &mut Shown<D> {
        let (paper, language) = (self.paper, self.language.unwrap_or(texts.language()));
        let is_same = |shown: &Shown<D>| {
            Arc::ptr_eq(&shown.document, of.document) && shown.paper == paper && shown.texts.language() == language
        };
        let shown = match self.shown.take() {
            Some(shown) if is_same(&shown) => shown,
            known => {
                let spoken = known.map(|shown| shown.texts).filter(|spoken| spoken.language() == language);
                let texts = spoken.unwrap_or_else(|| Arc::new((of.words)(language)));
                let printed = (of.set)(of.document, &texts, paper);
                Shown { document: Arc::clone(of.document), texts, paper, printed, page: 0, picture: None }
            }
        };
        self.shown.insert(shown)
    }

    /// What will come out of the printer.
    fn shown_ui(&mut self, ui: &mut Ui, texts: &Texts, of: &SheetOf<'_, D>) {
        let wanted = self.page;
        let shown = self.printed(texts, of);
        let page = wanted.min(shown.printed.pages().saturating_sub(1));
        if shown.picture.is_none() || shown.page != page {
            shown.page = page;
            shown.picture = shown.printed.picture(page, SHOWN_DPI).map(|picture| {
                let size = [picture.width as usize, picture.height as usize];
                let image = ColorImage::from_rgb(size, &picture.dots);
                ui.ctx().load_texture("sheet", image, TextureOptions::LINEAR)
            });
        }
        let (count, picture) = (shown.printed.pages(), shown.picture.clone());
        let mut to = page;
        let name = tr!(texts, "sheet-page", page = page as i64 + 1, count = count as i64);
        if count > 1 {
            ui.horizontal(|ui| {
                ui.add_enabled_ui(page > 0, |ui| {
                    if icon_button(ui, Icon::ChevronLeft, &tr!(texts, "sheet-page-before")).clicked() {
                        to = page - 1;
                    }
                });
                ui.label(name.as_ref());
                ui.add_enabled_ui(page + 1 < count, |ui| {
                    if icon_button(ui, Icon::ChevronRight, &tr!(texts, "sheet-page-next")).clicked() {
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
        self.page = to;
    }

    /// Lets the user name a file.
    fn choose(&mut self, form: Form, of: &SheetOf<'_, D>) {
        let name = format!("{}.{}", of.name, form.ending());
        let wanted = Wanted { title: title(form), purpose: Purpose::Write(name), ending: form.ending() };
        self.chooser = Some((form, Chooser::open(of.windows, wanted)));
        (self.told, self.over) = (None, None);
    }

    fn chosen_ui(&mut self, ui: &mut Ui, texts: &Texts, of: &SheetOf<'_, D>) {
        let Some((form, chooser)) = &mut self.chooser else { return };
        let form = *form;
        let Some(chosen) = chooser.ui(ui, texts) else { return };
        self.chooser = None;
        if let Chosen::File(file) = chosen {
            // One name was asked about; the pages of a sheet have several.
            let mut others =
                files(&self.printed(texts, of).printed, form, &file).into_iter().filter(|other| *other != file);
            if others.any(|other| other.exists()) {
                self.over = Some((form, file));
            } else {
                self.write(texts, of, form, &file);
            }
        }
    }

    /// Pages that are there already are written over only if the user says so.
    fn over_ui(&mut self, ui: &mut Ui, texts: &Texts, of: &SheetOf<'_, D>) {
        let Some((form, file)) = self.over.clone() else { return };
        let all = files(&self.printed(texts, of).printed, form, &file);
        let there = all.into_iter().filter(|file| file.exists()).count();
        ui.label(tr!(texts, "sheet-over-text", count = there as i64).as_ref());
        ui.horizontal_wrapped(|ui| {
            if ui.add(Action::new(Icon::Save, &tr!(texts, "sheet-over"))).clicked() {
                self.over = None;
                self.write(texts, of, form, &file);
            }
            if ui.add(Action::new(Icon::Close, &tr!(texts, "files-cancel"))).clicked() {
                self.over = None;
            }
        });
    }

    fn write(&mut self, texts: &Texts, of: &SheetOf<'_, D>, form: Form, file: &Path) {
        let printed = &self.printed(texts, of).printed;
        let told = match write(printed, form, file) {
            Ok(files) => {
                let names: Vec<String> = files.iter().map(shown_path).collect();
                let written = tr!(texts, "cli-sheet-written", file = names.join(", ").as_str());
                let cut = left_out(printed, form, texts);
                Ok(cut.map_or(Arc::clone(&written), |cut| format!("{written}\n{cut}").into()))
            }
            Err(error) => Err(error.say(texts)),
        };
        self.told = Some(told);
    }
}
