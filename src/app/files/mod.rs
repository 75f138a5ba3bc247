//! Naming a file: by the window of the system where there is one ([`system`]), else on a page of our own ([`browser`]).
//! [`Chooser`] is asked in each frame until it has an answer.

mod browser;
mod system;

pub(super) use system::listen;

use crate::app::theme::Theme;
use crate::app::widgets::title;
use crate::print::Paper;
use crate::text::Texts;
use crate::tr;
use browser::Browser;
use egui::{Modal, Ui};
use std::path::{Path, PathBuf};
use std::time::Duration;
use system::{Answer, Asked};

/// What is in the printer, to choose from.
pub(super) fn paper_ui(ui: &mut Ui, texts: &Texts, paper: &mut Paper) {
    for one in Paper::ALL {
        ui.selectable_value(paper, one, texts.get(one.message_id()).as_ref());
    }
}

/// How often the answer of the system is looked for.
const LOOK_AGAIN: Duration = Duration::from_millis(150);

/// Where files may be named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Windows {
    /// On our own page only: in tests, and where nobody has said otherwise.
    #[default]
    Own,
    /// In the window of the system if it has one.
    System,
}

/// What a file is wanted for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// To be read.
    Read,
    /// To be written, under this name unless another is given.
    Write(String),
}

/// A file that is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Wanted {
    /// The message that says what for.
    pub(super) title: &'static str,
    /// What is done with it.
    pub(super) purpose: Purpose,
    /// How its name ends, without the dot.
    pub(super) ending: &'static str,
}

impl Wanted {
    /// A path with the ending that was wanted.
    fn complete(&self, path: PathBuf) -> PathBuf {
        let is_named = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(self.ending));
        match (&self.purpose, path.file_name()) {
            (Purpose::Write(_), Some(name)) if !is_named => {
                let mut name = name.to_os_string();
                name.push(".");
                name.push(self.ending);
                path.with_file_name(name)
            }
            _ => path,
        }
    }
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Chosen {
    /// This file.
    File(PathBuf),
    /// None.
    Nothing,
}

/// A file is being named.
pub(super) struct Chooser {
    wanted: Wanted,
    asked: Option<Asked>,
    browser: Browser,
}

impl Chooser {
    /// Begins to ask. Our own page begins in a folder.
    pub(super) fn open(windows: Windows, wanted: Wanted, folder: &Path) -> Self {
        let asked = match windows {
            Windows::Own => None,
            Windows::System => Asked::begin(&wanted, folder),
        };
        Self { browser: Browser::open(&wanted, folder), wanted, asked }
    }

    /// Draws it; the answer comes once.
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Chosen> {
        if let Some(asked) = &self.asked {
            match asked.look() {
                Some(Answer::File(file)) => return Some(Chosen::File(self.wanted.complete(file))),
                Some(Answer::Cancelled) => return Some(Chosen::Nothing),
                // There is no such window: ours is as good.
                Some(Answer::Unavailable) => self.asked = None,
                None => return self.waiting_ui(ui, texts),
            }
        }
        let (mut chosen, theme) = (None, Theme::of(ui.ctx()));
        let modal = Modal::new(ui.scope_id().with("file-browser")).show(ui.ctx(), |ui| {
            let room = ui.ctx().content_rect().size();
            ui.set_width(620.0_f32.min(room.x - 80.0));
            title(ui, &texts.get(self.wanted.title));
            ui.add_space(theme.space(2.0));
            chosen = self.browser.ui(ui, texts, &self.wanted, room.y - 330.0);
        });
        if chosen.is_none() && modal.should_close() {
            chosen = Some(Chosen::Nothing);
        }
        chosen
    }

    /// The window of the system is open, or never will be.
    fn waiting_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Chosen> {
        ui.ctx().request_repaint_after(LOOK_AGAIN);
        let (mut chosen, mut own) = (None, false);
        Modal::new(ui.scope_id().with("file-window")).show(ui.ctx(), |ui| {
            ui.set_width(420.0);
            title(ui, &texts.get(self.wanted.title));
            ui.label(tr!(texts, "files-waiting").as_ref());
            ui.horizontal(|ui| {
                own = ui.button(tr!(texts, "files-own").as_ref()).clicked();
                if ui.button(tr!(texts, "files-cancel").as_ref()).clicked() {
                    chosen = Some(Chosen::Nothing);
                }
            });
        });
        if own {
            // A late answer is nobody's any more.
            self.asked = None;
        }
        chosen
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_written_file_has_its_ending_and_a_read_one_keeps_its_name() {
        let wanted = |purpose| Wanted { title: "files-open", purpose, ending: "pdf" };
        let write = wanted(Purpose::Write("quest.pdf".into()));
        assert_eq!(write.complete("/a/b".into()), PathBuf::from("/a/b.pdf"));
        assert_eq!(write.complete("/a/v1.2".into()), PathBuf::from("/a/v1.2.pdf"));
        assert_eq!(write.complete("/a/b.PDF".into()), PathBuf::from("/a/b.PDF"));
        assert_eq!(wanted(Purpose::Read).complete("/a/b".into()), PathBuf::from("/a/b"));
    }
}
