//! Taking cards from a file and writing them to one.

use super::{CardsScreen, Change, Refused};
use crate::games::massive_darkness::content::OwnPack;
use crate::games::massive_darkness::content::own_cards::{Card, SkippedPack};
use crate::games::massive_darkness::folders::OwnFolders as _;
use crate::house::history::Merge;
use crate::house::packs::CardPack as _;
use crate::house::storage::may_replace;
use crate::house::text::{Texts, shown_path};
use crate::kit::art::Icon;
use crate::kit::files::{Chooser, Chosen, Purpose, Wanted, Windows};
use crate::kit::kept_pack::told_taken;
use crate::kit::saved_behind::SavedBehind as _;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, text_field, title};
use crate::tr;
use egui::{Modal, Ui};
use std::path::{Path, PathBuf};

/// What is done with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// Take its cards.
    Take,
    /// Write the own cards to it.
    Write,
}

impl Way {
    /// The message that says so; by it the folder is remembered.
    fn title(self) -> &'static str {
        match self {
            Self::Take => "cards-open-import",
            Self::Write => "cards-open-export",
        }
    }
}

/// What is pressed on the page.
#[derive(Clone, Copy)]
enum Pressed {
    /// A file shall be named, or the one that was held out is taken.
    GoOn,
    /// The page shall go.
    Leave,
}

/// The page that says what will become of the cards, and then the file that is named for it.
pub(super) struct Sharing {
    way: Way,
    title: String,
    author: String,
    /// Came from outside, so nobody has to look for it.
    held_out: Option<PathBuf>,
    chooser: Option<Chooser>,
}

impl CardsScreen {
    /// Files are named here.
    pub(crate) fn name_files_in(&mut self, windows: Windows) {
        self.windows = windows;
    }

    /// Opens the page.
    pub(super) fn share(&mut self, way: Way) {
        let own = self.kept.history.current();
        let (title, author) = (own.title.clone(), own.author.clone());
        self.sharing = Some(Sharing { way, title, author, held_out: None, chooser: None });
    }

    /// Opens the page for taking the cards of this file.
    pub(crate) fn hold_out(&mut self, file: PathBuf) {
        self.share(Way::Take);
        if let Some(sharing) = &mut self.sharing {
            sharing.held_out = Some(file);
        }
    }

    pub(super) fn sharing_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let Some(mut sharing) = self.sharing.take() else { return };
        if let Some(chooser) = &mut sharing.chooser {
            match chooser.ui(ui, texts) {
                None => self.sharing = Some(sharing),
                Some(Chosen::Nothing) => self.sharing = Some(Sharing { chooser: None, ..sharing }),
                Some(Chosen::File(file)) if sharing.way == Way::Take => self.take(texts, &file),
                Some(Chosen::File(file)) => self.give(texts, &sharing, &file),
            }
            return;
        }
        let mut pressed = None;
        let modal = Modal::new(ui.scope_id().with("sharing")).show(ui.ctx(), |ui| {
            ui.set_width(440.0_f32.min(ui.ctx().content_rect().width() - 80.0));
            pressed = sharing.ui(ui, texts);
        });
        match (pressed, &sharing.held_out) {
            (Some(Pressed::GoOn), Some(file)) => return self.take(texts, file),
            (Some(Pressed::GoOn), None) => sharing.choose(&self.windows),
            (None, _) if !modal.should_close() => {}
            (Some(Pressed::Leave) | None, _) => return,
        }
        self.sharing = Some(sharing);
    }

    /// Takes a pack that somebody shared: its cards join the own ones and replace those with the same code. What the box
    /// would not stand with is not taken.
    fn take(&mut self, texts: &Texts, file: &Path) {
        let pack = match OwnPack::read(file) {
            Ok(pack) => pack,
            Err(error) => return self.refuse(Refused::File(error)),
        };
        let cards = Card::all(&pack.cards);
        let instead = cards.iter().filter(|card| card.is_instead_of_printed()).count();
        let mut joined = OwnPack::clone(self.kept.history.current());
        joined.join(pack.clone());
        if let Err(error) = joined.bytes(&self.dirs.own_cards_file()) {
            return self.refuse(Refused::File(error));
        }
        if let Err(why) = self.others.with(&self.dirs.own_cards_file(), joined) {
            return self.refuse(Refused::Cards(SkippedPack { file: file.to_owned(), why }));
        }
        self.change(Change::Join(Box::new(pack)));
        self.kept.flush();
        if self.kept.trouble().is_none() {
            let file = shown_path(file);
            let told = tr!(texts, "cards-imported", count = cards.len() as i64, file = file.as_str());
            self.told = Some(told_taken(told, instead, texts));
        }
    }

    fn refuse(&mut self, refused: Refused) {
        (self.told, self.refused) = (None, Some(refused));
    }

    /// Writes all own cards to a file that can be shared. What is replaced there can only be cards.
    fn give(&mut self, texts: &Texts, sharing: &Sharing, file: &Path) {
        let (title, author) = (sharing.title.trim().to_owned(), sharing.author.trim().to_owned());
        self.kept.history.edit("cards-edit", Merge::Never, |own| (own.title, own.author) = (title, author));
        self.save();
        self.kept.flush();
        let is_pack = |file: &Path| OwnPack::read(file).is_ok();
        match may_replace(file, is_pack).and_then(|()| self.kept.history.current().write(file)) {
            Ok(()) => {
                let (file, count) = (shown_path(file), Card::all(&self.kept.history.current().cards).len() as i64);
                self.told = Some(tr!(texts, "cards-exported", count = count, file = file.as_str()));
            }
            Err(error) => self.refuse(Refused::File(error)),
        }
    }
}

impl Sharing {
    /// Draws the page.
    fn ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Pressed> {
        let theme = Theme::of(ui.ctx());
        let (text, verb, icon) = match self.way {
            Way::Take => ("cards-import-text", "cards-do-import", Icon::Folder),
            Way::Write => ("cards-export-text", "cards-do-export", Icon::Save),
        };
        title(ui, &texts.get(self.way.title()));
        ui.label(texts.get(text).as_ref());
        if let Some(file) = &self.held_out {
            ui.strong(shown_path(file));
        }
        ui.add_space(theme.space(2.0));
        if self.way == Way::Write {
            for (message, value) in [("cards-pack-title", &mut self.title), ("cards-pack-author", &mut self.author)] {
                let name = texts.get(message);
                ui.label(name.as_ref());
                text_field(ui, &name, "", value);
            }
            ui.add_space(theme.space(2.0));
        }
        ui.horizontal(|ui| {
            let go_on = ui.add(Action::new(icon, &texts.get(verb)).emphasis(Emphasis::Primary)).clicked();
            let leave = ui.add(Action::new(Icon::Close, &tr!(texts, "cards-cancel"))).clicked();
            go_on.then_some(Pressed::GoOn).or(leave.then_some(Pressed::Leave))
        })
        .inner
    }

    /// Lets the user name the file.
    fn choose(&mut self, windows: &Windows) {
        let purpose = match self.way {
            Way::Take => Purpose::Read,
            Way::Write => Purpose::Write("cards.ron".to_owned()),
        };
        let wanted = Wanted { title: self.way.title(), purpose, ending: "ron" };
        self.chooser = Some(Chooser::open(windows, wanted));
    }
}
