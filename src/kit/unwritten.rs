//! What could not be written (the disk is full, the file was deleted) is told where the hand is, with the ways out of it:
//! once more, or in another file. Whoever shows it takes nothing else in the meantime.

use crate::house::plug::Running;
use crate::house::storage::{GAME_ENDING, SavedElsewhere, StorageError};
use crate::house::text::{Texts, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::files::{Chooser, Chosen, Purpose, Wanted, Windows};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, Sheet, sheet};
use crate::tr;
use egui::{Context, RichText, Ui};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What is said of a book that goes on elsewhere.
pub(crate) fn book_goes_on(texts: &Texts, file: &Path) -> Arc<str> {
    tr!(texts, "unwritten-book-goes-on", file = shown_path(file))
}

/// What waits to be written.
pub(crate) struct Waiting<'a> {
    /// What is in the way.
    pub(crate) trouble: &'a StorageError,
    /// The message that says what waits.
    pub(crate) hint: &'static str,
    /// Where it should have gone.
    pub(crate) file: &'a Path,
    /// How such files end, without the dot.
    pub(crate) ending: &'static str,
}

/// What the user wants to do about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum WayOut {
    /// Once more.
    Again,
    /// In this file.
    At(PathBuf),
}

/// Is a game on the disk?
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum OnDisk {
    /// Every answer is.
    Whole,
    /// The last ones are not; nothing else is taken meanwhile.
    Waits,
    /// It is since now, and goes on in another file, as this says.
    Elsewhere(Arc<str>),
}

/// The panel, as far as it remembers something.
#[derive(Default)]
pub(crate) struct Unwritten {
    /// Where files may be named.
    pub(crate) windows: Windows,
    chooser: Option<Chooser>,
    /// How often it was tried again in vain; none before it was shown.
    tried: Option<u32>,
}

impl Unwritten {
    /// The panel of a screen that names files in these windows.
    pub(crate) fn new(windows: Windows) -> Self {
        Self { windows, ..Self::default() }
    }

    /// Says which answers of a game could not be written, if there are any, and does what the user wants about it.
    pub(crate) fn game_ui(&mut self, ui: &mut Ui, texts: &Texts, game: &mut dyn Running) -> OnDisk {
        let Some(trouble) = game.trouble() else {
            self.done(ui.ctx());
            return OnDisk::Whole;
        };
        let file = game.file();
        let waiting = Waiting { trouble, hint: "unwritten-game", file: &file, ending: GAME_ENDING };
        match self.ui(ui, texts, &waiting) {
            None => OnDisk::Waits,
            Some(WayOut::Again) => {
                game.try_again();
                OnDisk::Waits
            }
            Some(WayOut::At(file)) => {
                game.save_elsewhere(&file);
                if game.trouble().is_some() {
                    return OnDisk::Waits;
                }
                let line = tr!(texts, "unwritten-game-goes-on", file = shown_path(&file));
                self.windows.goes_on_elsewhere(SavedElsewhere { home: game.first_file().to_owned(), file });
                OnDisk::Elsewhere(line)
            }
        }
    }

    /// Draws it; tells once what the user wants.
    pub(crate) fn ui(&mut self, ui: &mut Ui, texts: &Texts, waiting: &Waiting<'_>) -> Option<WayOut> {
        let theme = Theme::of(ui.ctx());
        let mut wanted = None;
        sheet(ui, Sheet::Raised, |ui| {
            ui.set_width(ui.available_width());
            let danger = theme.signal.danger.egui();
            ui.label(RichText::new(tr!(texts, "unwritten-title").as_ref()).color(danger).strong());
            ui.label(waiting.trouble.say(texts).as_ref());
            ui.label(texts.get(waiting.hint).as_ref());
            ui.add_space(theme.space(1.0));
            let again = ui.add(Action::new(Icon::Redo, &tr!(texts, "unwritten-again")).emphasis(Emphasis::Primary));
            if self.tried.is_none() {
                // By keyboard too the way out is the next thing.
                again.request_focus();
                self.tried = Some(0);
            }
            if again.clicked() {
                self.tried = self.tried.map(|tried| tried.saturating_add(1));
                wanted = Some(WayOut::Again);
            }
            if ui.add(Action::new(Icon::Save, &tr!(texts, "unwritten-elsewhere"))).clicked() {
                self.chooser = Some(choose_elsewhere(&self.windows, waiting.file, waiting.ending));
            }
            // Below the buttons, which would be other ones, without the keys, if anything came before them.
            if let Some(tried) = self.tried.filter(|tried| *tried > 0) {
                ui.colored_label(danger, tr!(texts, "unwritten-tried", count = i64::from(tried)).as_ref());
            }
        });
        ui.add_space(theme.space(2.0));
        match self.chooser.as_mut().and_then(|chooser| chooser.ui(ui, texts)) {
            Some(Chosen::File(file)) => {
                self.chooser = None;
                Some(WayOut::At(file))
            }
            Some(Chosen::Nothing) => {
                self.chooser = None;
                wanted
            }
            None => wanted,
        }
    }

    /// All is written: next time it begins anew, and no key is left on a button that is gone.
    pub(crate) fn done(&mut self, ctx: &Context) {
        if self.tried.take().is_some() {
            self.chooser = None;
            ctx.memory_mut(|memory| {
                if let Some(focused) = memory.focused() {
                    memory.surrender_focus(focused);
                }
            });
        }
    }
}

/// The page on which another place is named, for a file of the same name.
pub(crate) fn choose_elsewhere(windows: &Windows, file: &Path, ending: &'static str) -> Chooser {
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let wanted = Wanted { title: "unwritten-elsewhere", purpose: Purpose::WriteNew(name), ending };
    Chooser::open(windows, wanted)
}
