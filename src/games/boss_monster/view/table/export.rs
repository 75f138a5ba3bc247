//! A game leaves the table as a file: as the story that the seat before the screen was told, at any time; as the whole recorded game,
//! in which nothing is hidden, once it is over.

use super::Table;
use crate::house::storage::{GAME_ENDING, StorageError, Trouble, write_new};
use crate::house::text::{Texts, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kernel::game::Game as _;
use crate::kit::art::Icon;
use crate::kit::files::{Chooser, Chosen, Purpose, Wanted};
use crate::kit::theme::Theme;
use crate::kit::widgets::icon_button;
use crate::tr;
use egui::{RichText, Ui};
use std::path::Path;
use std::sync::Arc;

/// What is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// What this seat was told.
    StoryOf(u8),
    /// Everything that was answered and dealt.
    Whole,
}

/// A file that is being named, and what was said of the last one.
#[derive(Default)]
pub(super) struct Export {
    naming: Option<Naming>,
    told: Option<Result<Arc<str>, Arc<str>>>,
}

struct Naming {
    form: Form,
    chooser: Chooser,
}

impl Export {
    /// Whoever sits down next is told nothing of it, and names no file that somebody else began to name.
    pub(super) fn forget(&mut self) {
        (self.naming, self.told) = (None, None);
    }
}

impl Table {
    /// The buttons, while somebody sits there.
    pub(super) fn export_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let Some(open) = self.seen.as_ref().and_then(|seen| seen.open.as_ref()) else { return };
        let (seat, is_over) = (open.seat, open.view.outcome().is_some());
        if icon_button(ui, Icon::Note, &tr!(texts, "table-save-story")).clicked() {
            self.name_a_file(Form::StoryOf(seat));
        }
        if is_over && icon_button(ui, Icon::Save, &tr!(texts, "table-save-whole")).clicked() {
            self.name_a_file(Form::Whole);
        }
    }

    fn name_a_file(&mut self, form: Form) {
        let stem = crate::house::plug::Running::file(&self.play);
        let stem = stem.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let (title, ending) = match form {
            Form::StoryOf(_) => ("table-save-story", "txt"),
            Form::Whole => ("table-save-whole", GAME_ENDING),
        };
        let wanted = Wanted { title, purpose: Purpose::WriteNew(format!("{stem}.{ending}")), ending };
        let chooser = Chooser::open(&self.unwritten.windows, wanted);
        self.export = Export { naming: Some(Naming { form, chooser }), told: None };
    }

    /// Lets the file be named and writes it; says what came of it.
    pub(super) fn exported_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        if let Some(naming) = &mut self.export.naming {
            let form = naming.form;
            match naming.chooser.ui(ui, texts) {
                None => {}
                Some(Chosen::Nothing) => self.export.naming = None,
                Some(Chosen::File(file)) => {
                    let written = self.write(form, &file);
                    let said = written.map(|()| tr!(texts, "table-saved", file = shown_path(&file)));
                    self.export = Export { naming: None, told: Some(said.map_err(|error| error.say(texts))) };
                }
            }
        }
        match &self.export.told {
            Some(Ok(line)) => drop(ui.label(line.as_ref())),
            Some(Err(why)) => {
                let danger = Theme::of(ui.ctx()).signal.danger.egui();
                ui.label(RichText::new(why.as_ref()).color(danger));
            }
            None => {}
        }
    }

    /// Whoever was told a story may keep it; the whole game only when there is nothing left to hide.
    fn write(&self, form: Form, file: &Path) -> Result<(), StorageError> {
        let text = match form {
            Form::StoryOf(seat) => {
                let line = |line: &crate::house::plug::Line| format!("{} ({})\n", line.text, line.rule);
                self.play.story(seat).map(line).collect::<String>()
            }
            Form::Whole if self.play.game().outcome().is_none() => return Ok(()),
            Form::Whole => {
                let lines = self.play.session().all_lines();
                let lines =
                    lines.map_err(|error| StorageError::untouched(file, Trouble::Unwritable(error.to_string())));
                lines?.join("\n") + "\n"
            }
        };
        write_new(file, text.as_bytes())
    }
}
