//! Files that come from elsewhere: named in the Ledger, or dropped on the window.

use super::{MassiveDarknessDesk, Screen};
use crate::games::massive_darkness::campaign::book::{begins_as_book, read, torn_line};
use crate::games::massive_darkness::campaign::brought::Brought;
use crate::games::massive_darkness::campaign::bundle::{Bundle, Packed as _};
use crate::games::massive_darkness::campaign::shelf::ENDING;
use crate::games::massive_darkness::campaign::words::{Titles, Words};
use crate::games::massive_darkness::campaign::{BookError, Shelf};
use crate::games::massive_darkness::content::OwnPack;
use crate::games::massive_darkness::folders::OwnFolders as _;
use crate::games::massive_darkness::quest::exchange::{import, open};
use crate::games::massive_darkness::rules::dungeon::Edition;
use crate::games::massive_darkness::rules::library::Library;
use crate::house::storage::{lies_in, says_it_is};
use crate::house::text::{Texts, shown_path};
use crate::house::wrong::Wrong as _;
use crate::tr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

impl MassiveDarknessDesk {
    /// Takes in what was named in the Ledger.
    pub(super) fn bring_campaign(&mut self) {
        let Screen::Ledger(ledger) = &mut self.screen else { return };
        if let Some(file) = ledger.brought() {
            self.take_campaign(&file, true);
        }
    }

    /// Quest files become the user's own. One alone is opened, unless a game is going on or something lies over the screen.
    /// Campaigns go to the shelf of the Ledger; cards that somebody shared are held out to be taken.
    pub(super) fn take_dropped(&mut self, files: Vec<PathBuf>, is_shown: bool) -> Vec<PathBuf> {
        let texts = Arc::clone(&self.base.texts);
        let (mut taken, mut others) = (Vec::new(), Vec::new());
        for file in files {
            match Dropped::of(&file) {
                // A book that stands on the shelf already. A campaign that was packed to be given away does not, wherever it lies.
                Dropped::Campaign if lies_in(&file, &self.base.dirs.campaigns) && Bundle::read(&file).is_err() => {
                    if is_shown && matches!(self.screen, Screen::Nothing | Screen::Shelf(_)) {
                        self.open_ledger();
                    }
                }
                Dropped::Campaign => self.take_campaign(&file, is_shown),
                Dropped::Quest if lies_in(&file, &self.base.dirs.quests()) => taken.push(file),
                Dropped::Quest => match import(&file, &self.base.dirs) {
                    Ok(copy) => taken.push(copy),
                    Err(error) => self.base.tell(error.say(&texts)),
                },
                Dropped::Cards => self.hold_cards_out(&file, is_shown),
                Dropped::Other => others.push(file),
            }
        }
        let is_free = is_shown
            && self.editor.is_none()
            && match &self.screen {
                Screen::Nothing | Screen::Shelf(_) | Screen::Editor(_) => true,
                Screen::Ledger(ledger) => ledger.is_free(),
                Screen::NewGame(_) | Screen::Table(_) | Screen::Cards(_) => false,
            };
        match taken.as_slice() {
            [] => {}
            [file] if is_free => self.open_quest(file),
            several => {
                self.base.tell_news(tr!(texts, "files-taken", count = several.len() as i64));
                if matches!(self.screen, Screen::Shelf(_)) {
                    self.open_shelf();
                } else if let Screen::Ledger(ledger) = &mut self.screen {
                    ledger.know_quests();
                }
            }
        }
        others
    }

    /// Whoever brings cards is asked before they count: they may replace some of his own. The page for it is shown where nothing else
    /// is going on.
    fn hold_cards_out(&mut self, file: &Path, is_shown: bool) {
        let is_free = is_shown
            && self.editor.is_none()
            && matches!(self.screen, Screen::Nothing | Screen::Shelf(_) | Screen::Cards(_));
        if !is_free {
            return self.base.turn_away::<OwnPack>(file);
        }
        if !matches!(self.screen, Screen::Cards(_)) {
            self.open_cards();
        }
        let is_own = file
            .canonicalize()
            .is_ok_and(|real| self.base.dirs.own_cards_file().canonicalize().is_ok_and(|own| own == real));
        if let Screen::Cards(cards) = &mut self.screen
            && !is_own
        {
            cards.hold_out(file.to_owned());
        }
    }

    /// Puts a copy of a campaign on the shelf, with the cards and quests that came along. The shelf is shown, unless
    /// something else is going on.
    fn take_campaign(&mut self, file: &Path, is_shown: bool) {
        let Some(rules) = &self.rules else { return };
        let brought = Bundle::read(file).map(|bundle| Brought::of(&bundle, &self.base.dirs)).unwrap_or_default();
        let taken = Shelf::new(self.base.dirs.clone(), Arc::clone(&rules.library)).import(file);
        let titles = Titles::with(&[]);
        let (library, texts) = (Arc::clone(&rules.library), Arc::clone(&self.base.texts));
        let told = match taken {
            Ok(copy) => {
                drop(texts);
                // Its cards have to be known before it is opened.
                self.take_own_cards();
                Ok(self.told_of_campaign(file, &copy, &titles, &brought))
            }
            Err(BookError::Refused(refused)) => Err(words(&texts, &library, &titles).refused(&refused).into()),
            Err(error) => Err(error.say(&texts)),
        };
        let is_free = is_shown
            && match &self.screen {
                Screen::Nothing | Screen::Shelf(_) => true,
                Screen::Ledger(ledger) => ledger.is_free(),
                Screen::NewGame(_) | Screen::Table(_) | Screen::Cards(_) | Screen::Editor(_) => false,
            };
        if is_free && told.is_ok() {
            self.open_ledger();
        }
        match &mut self.screen {
            Screen::Ledger(ledger) if is_shown => ledger.tell(told),
            _ => match told {
                Ok(news) => self.base.tell_news(news),
                Err(trouble) => self.base.tell(trouble),
            },
        }
    }

    /// What is said of a campaign that was taken in from a file.
    fn told_of_campaign(&self, file: &Path, copy: &Path, titles: &Titles, brought: &Brought) -> Arc<str> {
        let texts = &self.base.texts;
        let name = copy.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let mut told = vec![tr!(texts, "ledger-imported", name = name).to_string()];
        told.extend(brought.lines(texts, self.edition()));
        if let Some(cut) = torn_line(file) {
            let file = shown_path(file);
            told.push(tr!(texts, "book-torn", file = file, line = cut.number).to_string());
        }
        if let Some(campaign) = self.rules.as_ref().and_then(|rules| read(copy, &rules.library).ok()) {
            told.extend(campaign.conflicts().map(|(number, refused)| {
                let why = words(texts, campaign.library(), titles).refused(refused);
                tr!(texts, "book-imported-conflict", entry = number, why = why).to_string()
            }));
        }
        told.join(" ").into()
    }
}

/// What a dropped file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Dropped {
    Campaign,
    Quest,
    Cards,
    Other,
}

impl Dropped {
    /// By what stands in it; what is called a campaign or a quest and cannot be read as one is told where it is opened.
    fn of(file: &Path) -> Self {
        let is_called = |wanted: &str| file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(wanted));
        if says_it_is::<OwnPack>(file) {
            return Self::Cards;
        }
        if is_called(ENDING) {
            return Self::Campaign;
        }
        if !file.is_file() {
            return Self::Quest;
        }
        if begins_as_book(file) || Bundle::read(file).is_ok() {
            return Self::Campaign;
        }
        if is_called("ron") || open(file).is_ok() { Self::Quest } else { Self::Other }
    }
}

/// Whatever is refused is told with the names of Heroes and cards.
fn words<'a>(texts: &'a Texts, library: &'a Library, titles: &'a Titles) -> Words<'a> {
    Words { texts, library, titles, edition: Edition::De }
}
