//! Checks that go on while their quest is not open: they are seen on the shelf and on the start screen, can be ended there, and are there
//! again when the quest is opened.

use super::Effort;
use super::results::Results;
use super::run::Run;
use crate::house::text::{Texts, shown};
use crate::kit::art::Icon;
use crate::kit::desk::Work;
use crate::kit::widgets::{Action, icon_button};
use crate::tr;
use egui::{ProgressBar, Ui};
use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;

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

    /// How far it is.
    fn told(&self, texts: &Texts) -> Arc<str> {
        let title = self.title(texts);
        if self.run.is_over() {
            return tr!(texts, "balance-beside-over", title = title.as_str());
        }
        let (done, games) = self.run.progress();
        tr!(texts, "balance-beside", title = title.as_str(), done = done as i64, games = games as i64)
    }
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
            Work { told: left.told(texts), end: tr!(texts, "balance-beside-stop", title = title.as_str()) }
        };
        self.0.borrow().iter().map(work).collect()
    }

    /// Draws them, each with the ways to look at it and to end it; a quest that is to be opened.
    pub(crate) fn ui(&self, ui: &mut Ui, texts: &Texts) -> Option<PathBuf> {
        let (mut opened, mut ended) = (None, None);
        for left in self.0.borrow().iter() {
            let (done, games) = left.run.progress();
            let share = if left.run.is_over() { 1.0 } else { done as f32 / games.max(1) as f32 };
            ui.horizontal(|ui| {
                ui.add(ProgressBar::new(share).desired_width(BAR).desired_height(BAR_HEIGHT));
                ui.label(left.told(texts).as_ref());
                let title = left.title(texts);
                let open = tr!(texts, "balance-beside-open", title = title.as_str());
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
