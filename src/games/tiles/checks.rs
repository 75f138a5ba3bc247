//! Checks that go on while their quest is not open: they are seen on the shelf, on the start screen and at the table, and are there again when
//! the quest is opened. On the shelf and on the start screen they can be ended, too. What a check is says the game ([`LeftCheck`]).

use crate::house::lab::batch::Progress;
use crate::house::text::Texts;
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
pub trait LeftCheck {
    /// The file of the quest.
    fn file(&self) -> &Path;

    /// What the quest is called.
    fn title(&self, texts: &Texts) -> String;

    /// How far it is; none when it is over.
    fn progress(&self) -> Option<Progress>;
}

/// How far a check of the quest with this title is; none: it is over.
#[must_use]
pub fn beside(progress: Option<Progress>, title: &str, texts: &Texts) -> Beside {
    let open = tr!(texts, "balance-beside-open", title = title);
    let Some(Progress { done, games }) = progress else {
        return Beside { told: tr!(texts, "balance-beside-over", title = title), share: 1.0, open };
    };
    let told = tr!(texts, "balance-beside", title = title, done = done as i64, games = games as i64);
    Beside { told, share: done as f32 / games.max(1) as f32, open }
}

/// What is seen of a check at the table.
pub struct Seen {
    /// The file of its quest, where that is another one than is tried there.
    pub of: Option<PathBuf>,
    /// What is told of it.
    pub beside: Beside,
}

fn of_left(left: &impl LeftCheck, texts: &Texts) -> Beside {
    beside(left.progress(), &left.title(texts), texts)
}

/// All of them; every screen of the game has the same.
pub struct Checks<L>(Rc<RefCell<Vec<L>>>);

impl<L> Clone for Checks<L> {
    fn clone(&self) -> Self {
        Self(Rc::clone(&self.0))
    }
}

impl<L> Default for Checks<L> {
    fn default() -> Self {
        Self(Rc::default())
    }
}

impl<L: LeftCheck> Checks<L> {
    /// This one goes on.
    pub fn put(&self, left: L) {
        self.0.borrow_mut().push(left);
    }

    /// Takes the one of this quest, if there is one.
    #[must_use]
    pub fn take(&self, file: &Path) -> Option<L> {
        let mut all = self.0.borrow_mut();
        let at = all.iter().position(|left| left.file() == file)?;
        Some(all.remove(at))
    }

    /// Ends the one of this quest.
    pub fn end(&self, file: &Path) {
        drop(self.take(file));
    }

    /// Ends the one of this number.
    pub fn end_number(&self, number: usize) {
        let mut all = self.0.borrow_mut();
        if number < all.len() {
            drop(all.remove(number));
        }
    }

    /// What is told of them where nothing else of the game is seen.
    #[must_use]
    pub fn told(&self, texts: &Texts) -> Vec<Work> {
        let work = |left: &L| {
            let title = left.title(texts);
            Work { told: of_left(left, texts).told, end: tr!(texts, "balance-beside-stop", title = title.as_str()) }
        };
        self.0.borrow().iter().map(work).collect()
    }

    /// What is seen of a check at the table: of the quest that is tried there (`of_this`), else of another one; of those one that goes on,
    /// where there is one.
    #[must_use]
    pub fn seen(&self, of_this: Option<Beside>, texts: &Texts) -> Option<Seen> {
        if let Some(beside) = of_this {
            return Some(Seen { of: None, beside });
        }
        let all = self.0.borrow();
        let left = all.iter().find(|left| left.progress().is_some()).or(all.first())?;
        Some(Seen { of: Some(left.file().to_owned()), beside: of_left(left, texts) })
    }

    /// Does any of them go on?
    #[must_use]
    pub fn go_on(&self) -> bool {
        self.0.borrow().iter().any(|left| left.progress().is_some())
    }

    /// Draws them, each with the ways to look at it and to end it; a quest that is to be opened.
    pub fn ui(&self, ui: &mut Ui, texts: &Texts) -> Option<PathBuf> {
        let (mut opened, mut ended) = (None, None);
        for left in self.0.borrow().iter() {
            let Beside { told, share, open } = of_left(left, texts);
            ui.horizontal(|ui| {
                ui.add(ProgressBar::new(share).desired_width(BAR).desired_height(BAR_HEIGHT));
                ui.label(told.as_ref());
                let title = left.title(texts);
                if ui.add(Action::new(Icon::Search, &open)).clicked() {
                    opened = Some(left.file().to_owned());
                }
                let end = tr!(texts, "balance-beside-stop", title = title.as_str());
                if icon_button(ui, Icon::Close, &end).clicked() {
                    ended = Some(left.file().to_owned());
                }
            });
        }
        if let Some(file) = ended {
            self.end(&file);
        }
        opened
    }
}
