//! Taking cards from a file that somebody shared, and writing the own ones to one.

use super::{CardGame, CardsScreen};
use crate::house::history::Merge;
use crate::house::packs::CardPack as _;
use crate::house::packs::over::{CardList as _, OwnPack, own_cards_file};
use crate::house::storage::may_replace;
use crate::house::text::{Texts, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::files::{Chooser, Chosen, Purpose, Wanted};
use crate::kit::kept_pack::told_taken;
use crate::kit::saved_behind::SavedBehind as _;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, icon_button, title};
use crate::tr;
use egui::{Modal, Ui};
use std::path::{Path, PathBuf};

/// How the name of a pack ends.
const ENDING: &str = "ron";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// Its cards are taken.
    Take,
    /// The own cards are written to it.
    Write,
}

/// A file that is being named.
pub(super) struct Sharing {
    way: Way,
    chooser: Chooser,
}

impl<G: CardGame> CardsScreen<G> {
    pub(super) fn share_buttons_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let has_cards = !self.kept.history.current().own.is_empty();
        if icon_button(ui, Icon::Folder, &tr!(texts, "own-cards-take-from-file")).clicked() {
            self.name_a_file(Way::Take);
        }
        ui.add_enabled_ui(has_cards, |ui| {
            if icon_button(ui, Icon::Save, &tr!(texts, "own-cards-write-to-file")).clicked() {
                self.name_a_file(Way::Write);
            }
        });
    }

    fn name_a_file(&mut self, way: Way) {
        let (title, purpose) = match way {
            Way::Take => ("own-cards-take-from-file", Purpose::Read),
            Way::Write => ("own-cards-write-to-file", Purpose::Write(format!("{}.{ENDING}", G::STEM))),
        };
        let wanted = Wanted { title, purpose, ending: ENDING };
        self.sharing = Some(Sharing { way, chooser: Chooser::open(&self.windows, wanted) });
    }

    /// Asks whether the cards of a file that came from outside shall be taken: nobody has to look for it. The own
    /// ones are there already.
    pub(crate) fn hold_out(&mut self, file: PathBuf) {
        let real = |file: &Path| file.canonicalize().ok();
        let is_own = real(&file).is_some_and(|file| real(&own_cards_file::<G::List>(&self.dirs)) == Some(file));
        if !is_own {
            self.held_out = Some(file);
        }
    }

    fn held_out_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let Some(file) = &self.held_out else { return };
        let (mut take, mut leave) = (false, false);
        let modal = Modal::new(ui.scope_id().with("held-out")).show(ui.ctx(), |ui| {
            ui.set_width(440.0_f32.min(ui.ctx().content_rect().width() - 80.0));
            title(ui, &tr!(texts, "own-cards-take-from-file"));
            ui.label(tr!(texts, "own-cards-held-out").as_ref());
            ui.strong(shown_path(file));
            ui.add_space(Theme::of(ui.ctx()).space(2.0));
            ui.horizontal(|ui| {
                let name = tr!(texts, "own-cards-do-take");
                take = ui.add(Action::new(Icon::Folder, &name).emphasis(Emphasis::Primary)).clicked();
                leave = ui.add(Action::new(Icon::Close, &tr!(texts, "files-cancel"))).clicked();
            });
        });
        let leave = leave || modal.should_close();
        if let Some(file) = self.held_out.take_if(|_| take || leave).filter(|_| take) {
            self.take(texts, &file);
        }
    }

    pub(super) fn sharing_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        self.held_out_ui(ui, texts);
        let Some(sharing) = &mut self.sharing else { return };
        let way = sharing.way;
        let Some(chosen) = sharing.chooser.ui(ui, texts) else { return };
        self.sharing = None;
        match (chosen, way) {
            (Chosen::Nothing, _) => {}
            (Chosen::File(file), Way::Take) => self.take(texts, &file),
            (Chosen::File(file), Way::Write) => self.give(texts, &file),
        }
    }

    /// The cards of a pack join the own ones and replace those with the same code. With what would be no game nothing is taken.
    pub(super) fn take(&mut self, texts: &Texts, file: &Path) {
        (self.told, self.refused) = (None, None);
        let said = file.exists().then(|| OwnPack::<G::List>::read(file)).ok_or_else(|| tr!(texts, "own-cards-no-file"));
        let pack = match said.and_then(|pack| pack.map_err(|error| error.say(texts))) {
            Ok(pack) => pack,
            Err(why) => return self.refused = Some(why),
        };
        let cards = pack.own.all();
        let printed = G::List::all(&G::List::cards_of(&self.of_the_box));
        let is_printed = |code: &str| printed.iter().any(|card| G::List::code(card) == code);
        let instead = cards.iter().filter(|card| is_printed(G::List::code(card))).count();
        let mut joined = OwnPack::clone(self.kept.history.current());
        joined.own.join(pack.own);
        let place = own_cards_file::<G::List>(&self.dirs);
        let fits = joined.bytes(&place).map_err(|error| error.say(texts)).and_then(|_| {
            let laid = self.others.with(&place, joined.clone(), &self.of_the_box);
            laid.map_err(|why| why.say(texts))
        });
        if let Err(why) = fits {
            self.refused = Some(tr!(texts, "wrong-cards-pack", file = shown_path(file), why = why.as_ref()));
            return;
        }
        self.kept.history.replace("own-cards-take-from-file", Merge::Never, joined);
        self.save();
        self.kept.flush();
        if self.kept.trouble().is_none() {
            let told = tr!(texts, "own-cards-taken", count = cards.len() as i64, file = shown_path(file));
            self.told = Some(told_taken(told, instead, texts));
        }
    }

    /// Writes all own cards to a file that can be shared. What is replaced there can only be cards.
    fn give(&mut self, texts: &Texts, file: &Path) {
        self.kept.flush();
        (self.told, self.refused) = (None, None);
        let own = self.kept.history.current();
        let count = own.own.count() as i64;
        let is_pack = |file: &Path| OwnPack::<G::List>::read(file).is_ok();
        match may_replace(file, is_pack).and_then(|()| own.write(file)) {
            Ok(()) => self.told = Some(tr!(texts, "own-cards-given", count = count, file = shown_path(file))),
            Err(error) => self.refused = Some(error.say(texts)),
        }
    }
}
