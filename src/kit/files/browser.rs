//! Our own page for naming a file: a folder, what is in it, and a field for its name. Works by mouse and by keyboard.

use super::{Chosen, Purpose, Wanted};
use crate::house::storage::Cause;
use crate::house::text::{Language, Order, Texts, shown};
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, icon_button, text_field};
use crate::tr;
use egui::{Key, RichText, ScrollArea, Ui};
use std::path::{Path, PathBuf};

/// Entries of a folder that are shown; the others can be typed.
const MOST_SHOWN: usize = 1_000;

/// Something in a folder.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    path: PathBuf,
    shown: String,
    is_folder: bool,
}

/// The page.
pub(super) struct Browser {
    folder: PathBuf,
    /// The folder as it is written, and may be changed.
    written: String,
    entries: Result<Vec<Entry>, Cause>,
    name: String,
    /// What was pressed in the list, and what it is called there: not every name can be written.
    pressed: Option<(String, PathBuf)>,
    filter: String,
    /// A file of this name is there, and it was asked whether it shall be replaced.
    replaces: Option<PathBuf>,
    /// It has been seen: from then on the keys belong to whatever they are given to.
    seen: bool,
}

impl Browser {
    pub(super) fn open(wanted: &Wanted, folder: &Path) -> Self {
        let name = match &wanted.purpose {
            Purpose::Read => String::new(),
            Purpose::Write(name) | Purpose::WriteNew(name) => name.clone(),
        };
        let mut browser = Self {
            folder: PathBuf::new(),
            written: String::new(),
            entries: Ok(Vec::new()),
            name,
            pressed: None,
            filter: String::new(),
            replaces: None,
            seen: false,
        };
        browser.go(wanted, folder);
        browser
    }

    fn go(&mut self, wanted: &Wanted, folder: &Path) {
        folder.clone_into(&mut self.folder);
        self.written = folder.display().to_string();
        self.entries = listed(folder, wanted.ending).map_err(|error| Cause::of(&error));
        self.filter.clear();
        self.replaces = None;
        if wanted.purpose == Purpose::Read {
            self.name.clear();
        }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts, wanted: &Wanted, height: f32) -> Option<Chosen> {
        self.folder_ui(ui, texts, wanted);
        let entered = self.entries_ui(ui, texts, wanted, height);
        let name = tr!(texts, "files-name");
        ui.label(name.as_ref());
        let field = text_field(ui, &name, "", &mut self.name);
        if field.changed() {
            self.replaces = None;
        }
        // Whoever agrees with the name presses Enter and is done.
        if !std::mem::replace(&mut self.seen, true) {
            field.request_focus();
        }
        let entered = entered || (field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)));
        self.finish_ui(ui, texts, wanted, entered)
    }

    /// Where we are, and ways out of it.
    fn folder_ui(&mut self, ui: &mut Ui, texts: &Texts, wanted: &Wanted) {
        let mut to = None;
        ui.horizontal(|ui| {
            ui.add_enabled_ui(self.folder.parent().is_some(), |ui| {
                if icon_button(ui, Icon::ChevronUp, &tr!(texts, "files-up")).clicked() {
                    to = self.folder.parent().map(Path::to_owned);
                }
            });
            if let Some(home) = directories::UserDirs::new()
                && icon_button(ui, Icon::Home, &tr!(texts, "files-home")).clicked()
            {
                to = Some(home.home_dir().to_owned());
            }
            ui.spacing_mut().text_edit_width = ui.available_width();
            let name = tr!(texts, "files-folder");
            let field = text_field(ui, &name, &name, &mut self.written);
            if field.lost_focus() && Path::new(&self.written) != self.folder {
                to = Some(PathBuf::from(self.written.trim()));
            }
        });
        ui.spacing_mut().text_edit_width = ui.available_width();
        let name = tr!(texts, "files-filter");
        text_field(ui, &name, &name, &mut self.filter);
        if let Some(to) = to {
            self.go(wanted, &to);
        }
    }

    /// What is in the folder; true when a file was taken at once.
    fn entries_ui(&mut self, ui: &mut Ui, texts: &Texts, wanted: &Wanted, height: f32) -> bool {
        let (mut to, mut taken, mut picked) = (None, false, None);
        let theme = Theme::of(ui.ctx());
        let list = ScrollArea::vertical().id_salt("file-entries").max_height(height.max(120.0));
        list.auto_shrink([false, false]).show(ui, |ui| {
            let entries = match &self.entries {
                Ok(entries) => entries,
                Err(reason) => {
                    let said = texts.with(reason.message_id(), &[("code", reason.code().into())]);
                    let told = tr!(texts, "files-closed", reason = said.as_ref());
                    ui.label(RichText::new(told.as_ref()).color(theme.signal.danger.egui()));
                    return;
                }
            };
            let sought = self.filter.to_lowercase();
            let fits = |entry: &&Entry| sought.is_empty() || entry.shown.to_lowercase().contains(&sought);
            let mut count = 0;
            for entry in entries.iter().filter(fits).take(MOST_SHOWN) {
                count += 1;
                let is_picked = !entry.is_folder && entry.shown == self.name;
                let label = if entry.is_folder {
                    tr!(texts, "files-enter", name = entry.shown.as_str())
                } else {
                    entry.shown.as_str().into()
                };
                let row = ui.selectable_label(is_picked, label.as_ref());
                if entry.is_folder && row.clicked() {
                    to = Some(entry.path.clone());
                } else if row.clicked() {
                    picked = Some((entry.shown.clone(), entry.path.clone()));
                    taken |= row.double_clicked();
                }
            }
            if count == 0 {
                ui.label(RichText::new(tr!(texts, "files-nothing", ending = wanted.ending).as_ref()).weak());
            } else if entries.len() > MOST_SHOWN {
                ui.label(RichText::new(tr!(texts, "files-more").as_ref()).weak());
            }
        });
        if let Some((name, path)) = picked {
            self.name.clone_from(&name);
            self.pressed = Some((name, path));
            self.replaces = None;
        }
        if let Some(to) = to {
            self.go(wanted, &to);
        }
        taken
    }

    /// What the name means: a folder to look into, a file to take.
    fn finish_ui(&mut self, ui: &mut Ui, texts: &Texts, wanted: &Wanted, entered: bool) -> Option<Chosen> {
        let pressed = self.pressed.as_ref().filter(|(name, _)| *name == self.name).map(|(_, path)| path.clone());
        let path = pressed.unwrap_or_else(|| self.folder.join(self.name.trim()));
        let theme = Theme::of(ui.ctx());
        let is_named = !self.name.trim().is_empty();
        let is_there = is_named && path.is_file();
        let is_reading = wanted.purpose == Purpose::Read;
        let is_taken = matches!(wanted.purpose, Purpose::WriteNew(_))
            && is_named
            && !path.is_dir()
            && wanted.complete(path.clone()).symlink_metadata().is_ok();
        let note = if is_reading && is_named && !path.exists() {
            Some(tr!(texts, "files-missing"))
        } else if is_taken {
            Some(tr!(texts, "files-taken-name"))
        } else if self.replaces.is_some() {
            Some(tr!(texts, "files-replace"))
        } else {
            None
        };
        ui.label(RichText::new(note.as_deref().unwrap_or_default()).color(theme.signal.danger.egui()));
        let can = is_named && !is_taken && (!is_reading || path.exists());
        let (mut done, mut chosen) = (entered && can, None);
        ui.horizontal(|ui| {
            let (verb, icon) = match (&wanted.purpose, &self.replaces) {
                (Purpose::Read, _) => ("files-open", Icon::Folder),
                (Purpose::Write(_) | Purpose::WriteNew(_), None) => ("files-save", Icon::Save),
                (Purpose::Write(_) | Purpose::WriteNew(_), Some(_)) => ("files-save-over", Icon::Save),
            };
            let verb = texts.get(verb);
            done |= ui.add_enabled(can, Action::new(icon, &verb).emphasis(Emphasis::Primary)).clicked();
            if ui.add(Action::new(Icon::Close, &tr!(texts, "files-cancel"))).clicked() {
                chosen = Some(Chosen::Nothing);
            }
        });
        if !done {
            return chosen;
        }
        if path.is_dir() {
            self.go(wanted, &path);
            return None;
        }
        let file = wanted.complete(path);
        if is_reading {
            return is_there.then_some(Chosen::File(file));
        }
        // Only what the user has been asked about is replaced.
        if file.exists() && self.replaces.as_ref() != Some(&file) {
            self.replaces = Some(file);
            return None;
        }
        Some(Chosen::File(file))
    }
}

/// Folders, then files with an ending, by name. What is hidden stays hidden; it can be typed.
fn listed(folder: &Path, ending: &str) -> std::io::Result<Vec<Entry>> {
    let mut entries: Vec<Entry> = std::fs::read_dir(folder)?
        .filter_map(Result::ok)
        .filter_map(|entry| {
            let path = entry.path();
            let name = entry.file_name();
            let is_hidden = name.to_string_lossy().starts_with('.');
            let is_folder = path.is_dir();
            let fits = is_folder || path.extension().is_some_and(|own| own.eq_ignore_ascii_case(ending));
            (fits && !is_hidden).then(|| Entry { shown: shown(&name.to_string_lossy()), path, is_folder })
        })
        .collect();
    // Nobody knows the language of a file's name: letters with marks stand among those without.
    let order = |name: &str| Order::of(name, Language::English);
    entries.sort_by_cached_key(|entry| (!entry.is_folder, order(&entry.shown), entry.path.clone()));
    Ok(entries)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn folders_come_first_then_files_with_the_ending_and_hidden_ones_not_at_all() {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["b.ron", "łuk.ron", "A.RON", "z.ron", "c.txt", ".hidden.ron", "Übung.ron"] {
            fs::write(folder.path().join(name), "").expect("a file");
        }
        fs::create_dir(folder.path().join("zoo")).expect("a folder");
        let names: Vec<String> =
            listed(folder.path(), "ron").expect("a list").into_iter().map(|entry| entry.shown).collect();
        assert_eq!(names, ["zoo", "A.RON", "b.ron", "łuk.ron", "Übung.ron", "z.ron"]);
        assert!(listed(&folder.path().join("none"), "ron").is_err());
    }

    #[cfg(unix)]
    #[test]
    fn a_name_that_is_no_text_is_listed_all_the_same() {
        use std::ffi::OsStr;
        use std::os::unix::ffi::OsStrExt as _;
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join(OsStr::from_bytes(b"\xff\xfe.ron")), "").expect("a file");
        let entries = listed(folder.path(), "ron").expect("a list");
        assert_eq!(entries[0].shown, "\u{fffd}\u{fffd}.ron");
    }
}
