//! Files that come from elsewhere: named in the Ledger, or dropped on the window.

use super::{App, Screen};
use crate::games::massive_darkness::campaign::book::{begins_as_book, read, torn_line};
use crate::games::massive_darkness::campaign::bundle::Bundle;
use crate::games::massive_darkness::campaign::shelf::ENDING;
use crate::games::massive_darkness::campaign::words::{Titles, Words};
use crate::games::massive_darkness::campaign::{BookError, Shelf};
use crate::games::massive_darkness::quest::exchange::open;
use crate::games::massive_darkness::rules::dungeon::Edition;
use crate::games::massive_darkness::rules::library::Library;
use crate::house::text::{Texts, shown_path};
use crate::house::wrong::Wrong as _;
use crate::tr;
use std::path::Path;
use std::sync::Arc;

impl App {
    /// Takes in what was named in the Ledger.
    pub(super) fn bring_campaign(&mut self, texts: &Texts) {
        let Screen::Ledger(ledger) = &mut self.screen else { return };
        if let Some(file) = ledger.brought() {
            self.take_campaign(&file, texts);
        }
    }

    /// Puts a copy of a campaign on the shelf, with the cards and quests that came along. The shelf is shown, unless
    /// something else is going on.
    pub(super) fn take_campaign(&mut self, file: &Path, texts: &Texts) {
        let Some(table) = &self.table else { return };
        let taken = Shelf::new(self.dirs.clone(), Arc::clone(&table.library)).import(file);
        let titles = Titles::with(&[]);
        let library = Arc::clone(&table.library);
        let told = match taken {
            Ok(copy) => {
                // Its cards have to be known before it is opened.
                self.take_own_cards();
                let name = copy.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                let mut told = vec![tr!(texts, "ledger-imported", name = name).to_string()];
                if let Some(cut) = torn_line(file) {
                    let file = shown_path(file);
                    told.push(tr!(texts, "book-torn", file = file, line = cut.number).to_string());
                }
                if let Some(campaign) = self.table.as_ref().and_then(|table| read(&copy, &table.library).ok()) {
                    told.extend(campaign.conflicts().map(|(number, refused)| {
                        let why = words(texts, campaign.library(), &titles).refused(refused);
                        tr!(texts, "book-imported-conflict", entry = number, why = why).to_string()
                    }));
                }
                Ok(told.join(" ").into())
            }
            Err(BookError::Refused(refused)) => Err(words(texts, &library, &titles).refused(&refused).into()),
            Err(error) => Err(error.say(texts)),
        };
        let is_free = match &self.screen {
            Screen::Start | Screen::Shelf(_) => true,
            Screen::Ledger(ledger) => ledger.is_free(),
            Screen::NewGame(_) | Screen::Table(_) | Screen::Cards(_) | Screen::Settings(_) | Screen::Editor(_) => false,
        };
        if is_free && told.is_ok() {
            self.open_ledger();
        }
        if let Screen::Ledger(ledger) = &mut self.screen {
            ledger.tell(told);
        } else {
            self.tell(told.unwrap_or_else(|trouble| trouble));
        }
    }
}

/// What a dropped file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dropped {
    Campaign,
    Quest,
    Other,
}

impl Dropped {
    /// By what stands in it; what is called a campaign or a quest and cannot be read as one is told where it is opened.
    pub(super) fn of(file: &Path) -> Self {
        let is_called = |wanted: &str| file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(wanted));
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
