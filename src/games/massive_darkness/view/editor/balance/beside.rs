//! Checks that go on while their quest is not open: they are seen on the shelf, on the start screen and at the table, and are there again when
//! the quest is opened. On the shelf and on the start screen they can be ended, too.

use super::Effort;
use super::results::Results;
use super::run::Run;
use crate::games::massive_darkness::playtest::Progress;
use crate::house::text::{Texts, shown};
use crate::kit::art::Icon;
use crate::kit::desk::{Beside, Work};
use crate::kit::widgets::{Action, icon_button};
use crate::tr;
use egui::{ProgressBar, Ui};
use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// Width of the bar that says how far one is, in points.
const BAR: f32 = 200.0;
const BAR_HEIGHT: f32 = 14.0;

/// A check whose quest was left.
pub(super) struct Left {
    /// The file of the quest.
    pub(super) file: PathBuf,
    /// What was chosen.
    pub(super) effort: Effort,
    /// The games that are being played.
    pub(super) run: Run,
    /// What was found before.
    pub(super) results: Results,
}

impl Left {
    fn title(&self, texts: &Texts) -> String {
        shown(self.results.check.quest.title(texts.language().code()))
    }

    fn beside(&self, texts: &Texts) -> Beside {
        beside(&self.run, &self.title(texts), texts)
    }
}

/// How far a check of the quest with this title is.
pub(super) fn beside(run: &Run, title: &str, texts: &Texts) -> Beside {
    let open = tr!(texts, "balance-beside-open", title = title);
    if run.is_over() {
        return Beside { told: tr!(texts, "balance-beside-over", title = title), share: 1.0, open };
    }
    let Progress { done, games } = run.progress();
    let told = tr!(texts, "balance-beside", title = title, done = done as i64, games = games as i64);
    Beside { told, share: done as f32 / games.max(1) as f32, open }
}

/// All of them; every screen of the game has the same.
#[derive(Clone, Default)]
pub(crate) struct Checks(Rc<RefCell<Vec<Left>>>);

impl Checks {
    pub(super) fn put(&self, left: Left) {
        self.0.borrow_mut().push(left);
    }

    /// Takes the one of this quest, if there is one.
    pub(super) fn take(&self, file: &Path) -> Option<Left> {
        let mut all = self.0.borrow_mut();
        let at = all.iter().position(|left| left.file == file)?;
        Some(all.remove(at))
    }

    /// Ends the one of this quest.
    pub(crate) fn end(&self, file: &Path) {
        drop(self.take(file));
    }

    /// Ends the one of this number.
    pub(crate) fn end_number(&self, number: usize) {
        let mut all = self.0.borrow_mut();
        if number < all.len() {
            drop(all.remove(number));
        }
    }

    /// What is told of them where nothing else of the game is seen.
    pub(crate) fn told(&self, texts: &Texts) -> Vec<Work> {
        let work = |left: &Left| {
            let title = left.title(texts);
            Work { told: left.beside(texts).told, end: tr!(texts, "balance-beside-stop", title = title.as_str()) }
        };
        self.0.borrow().iter().map(work).collect()
    }

    /// What is told of one of them where a game is played, and its quest: of one that goes on, where there is one.
    pub(crate) fn beside(&self, texts: &Texts) -> Option<(PathBuf, Beside)> {
        let all = self.0.borrow();
        let left = all.iter().find(|left| !left.run.is_over()).or(all.first())?;
        Some((left.file.clone(), left.beside(texts)))
    }

    /// Draws them, each with the ways to look at it and to end it; a quest that is to be opened.
    pub(crate) fn ui(&self, ui: &mut Ui, texts: &Texts) -> Option<PathBuf> {
        let (mut opened, mut ended) = (None, None);
        for left in self.0.borrow().iter() {
            let Beside { told, share, open } = left.beside(texts);
            ui.horizontal(|ui| {
                ui.add(ProgressBar::new(share).desired_width(BAR).desired_height(BAR_HEIGHT));
                ui.label(told.as_ref());
                let title = left.title(texts);
                if ui.add(Action::new(Icon::Search, &open)).clicked() {
                    opened = Some(left.file.clone());
                }
                let end = tr!(texts, "balance-beside-stop", title = title.as_str());
                if icon_button(ui, Icon::Close, &end).clicked() {
                    ended = Some(left.file.clone());
                }
            });
        }
        if let Some(file) = ended {
            self.end(&file);
        }
        opened
    }
}
