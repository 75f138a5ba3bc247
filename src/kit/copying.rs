//! A copy of a document for others: a button, a file that is named for it, and what came of that, below the button.

use crate::house::text::{Texts, shown_path};
use crate::kernel::game::MessageId;
use crate::kit::art::Icon;
use crate::kit::files::{Chooser, Chosen, Purpose, Wanted, Windows};
use crate::kit::theme::Theme;
use crate::kit::widgets::Action;
use crate::tr;
use egui::Ui;
use std::path::Path;
use std::sync::Arc;

/// What was done, or why it could not be.
pub(crate) type News = Option<Result<Arc<str>, Arc<str>>>;

/// What is copied, and how.
pub(crate) struct CopyOf<'c> {
    /// What stands on the button, and over the file that is named.
    pub button: MessageId,
    pub title: MessageId,
    /// What its file is called, and whether it may be written over.
    pub purpose: Purpose,
    /// How files of this kind end, without the dot.
    pub ending: &'static str,
    /// Where files are named.
    pub windows: &'c Windows,
    /// Writes it; else why that cannot be done.
    pub write: &'c dyn Fn(&Path) -> Result<(), Arc<str>>,
}

/// A file is being named for a copy, or has been.
#[derive(Default)]
pub(crate) struct Copying {
    chooser: Option<Chooser>,
    told: News,
}

impl Copying {
    /// Shows the button and what came of it; is a file being named from now on? Then what was told of another one is no news any more.
    pub(crate) fn ui(&mut self, ui: &mut Ui, texts: &Texts, of: CopyOf<'_>) -> bool {
        if let Some(chosen) = self.chooser.as_mut().and_then(|chooser| chooser.ui(ui, texts)) {
            self.chooser = None;
            if let Chosen::File(file) = chosen {
                let written = (of.write)(&file);
                self.told = Some(written.map(|()| tr!(texts, "cli-sheet-written", file = shown_path(&file))));
            }
        }
        let is_pressed = ui.add(Action::new(Icon::Save, &texts.get(of.button))).clicked();
        if is_pressed {
            let wanted = Wanted { title: of.title, purpose: of.purpose, ending: of.ending };
            self.chooser = Some(Chooser::open(of.windows, wanted));
            self.told = None;
        }
        news_ui(ui, &self.told);
        is_pressed
    }

    /// What was told is no news any more.
    pub(crate) fn forget_news(&mut self) {
        self.told = None;
    }
}

/// Tells what was done, or in the colour of danger why it could not be.
pub(crate) fn news_ui(ui: &mut Ui, told: &News) {
    match told {
        Some(Ok(told)) => _ = ui.label(told.as_ref()),
        Some(Err(told)) => _ = ui.colored_label(Theme::of(ui.ctx()).signal.danger.egui(), told.as_ref()),
        None => {}
    }
}
