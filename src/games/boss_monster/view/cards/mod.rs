//! The card editor: cards of one's own, in the place of some of the box or besides them, put together from the words of the game, with
//! the sentence made from them. Every change is on the disk at once, what is typed half a second later ([`saving`]).

mod facts;
mod form;
mod list;
mod numbers;
mod share;
mod words;

use super::RULES;
use crate::games::boss_monster::describe::printed_name;
use crate::games::boss_monster::own_cards::{
    Card, FoundProblem, KEPT_VERSIONS, Laid, OwnPack, PackTrouble, lay_others, own_cards_file, problems,
};
use crate::games::boss_monster::rules::Printed;
use crate::games::boss_monster::ruleset::BossMonsterRules;
use crate::games::boss_monster::texts;
use crate::house::history::Merge;
use crate::house::storage::{DataDirs, StorageError};
use crate::house::text::{Language, Texts};
use crate::kit::commands::{Command, Offers};
use crate::kit::files::Windows;
use crate::kit::kept_pack::{Home, KeptPack};
use crate::kit::saved_behind::SavedBehind as _;
use crate::kit::widgets::keep_width;
use crate::tr;
use egui::{CentralPanel, Panel, RichText, Ui};
use share::Sharing;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

/// What is done to the cards.
enum Change {
    /// A card is as it stands here.
    Card(Box<Card>),
    /// A name of the chosen card in a language.
    Name(&'static str, String),
    /// The chosen card is no own card any more.
    TakeOut,
    /// A new card that is like the chosen one.
    Double,
}

/// Whose card it is.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Origin {
    Box,
    /// From the pack with this title.
    Pack(String),
    Yours,
}

/// A card as the list shows it; made when something has changed, not in every frame.
struct Listed {
    card: Card,
    origin: Origin,
    /// There is such a card besides the user's own.
    is_there_without_yours: bool,
    wrong: Vec<FoundProblem>,
    /// What it is called, in the order of [`Language::ALL`].
    names: [Arc<str>; 3],
    /// What it is found by, in small letters: its code and its names in all languages.
    found_by: String,
}

/// Lists the cards of the box with the user's own over them, and changes the chosen one.
pub(super) struct CardsScreen {
    dirs: DataDirs,
    windows: Windows,
    of_the_box: Printed,
    /// What the packs of others lay over the box.
    others: Laid,
    kept: KeptPack<OwnPack>,
    /// All cards as they count now, with what is said of each in the list.
    cards: Vec<Listed>,
    /// Why there would be no game with them.
    unplayable: Option<PackTrouble>,
    /// The names of the box and of the packs of others, in the order of [`Language::ALL`].
    names: [Texts; 3],
    /// The code of the chosen card.
    chosen: String,
    filter: String,
    only_yours: bool,
    /// The list shall show the chosen card.
    follow: bool,
    sharing: Option<Sharing>,
    /// A file with cards that came from outside: shall they be taken?
    held_out: Option<PathBuf>,
    told: Option<Arc<str>>,
    /// What could not be taken over or given away; nothing was changed.
    refused: Option<Arc<str>>,
}

impl CardsScreen {
    /// The own cards as they are on the disk.
    ///
    /// # Errors
    /// The file cannot be read or understood; it is left alone.
    pub(super) fn open(rules: &BossMonsterRules, dirs: &DataDirs, windows: Windows) -> Result<Self, StorageError> {
        let kept = KeptPack::open(dirs, Home { file: own_cards_file(dirs), versions: KEPT_VERSIONS })?;
        let of_the_box = rules.of_the_box().printed().clone();
        let others = lay_others(dirs, &of_the_box);
        let names = Language::ALL.map(|language| {
            let mut texts = texts::of(language);
            texts.set_names(others.own.names_in(language.code()));
            texts
        });
        let mut screen = Self {
            dirs: dirs.clone(),
            windows,
            of_the_box,
            others,
            kept,
            cards: Vec::new(),
            unplayable: None,
            names,
            chosen: String::new(),
            filter: String::new(),
            only_yours: false,
            follow: false,
            sharing: None,
            held_out: None,
            told: None,
            refused: None,
        };
        screen.lay();
        screen.chosen = screen.cards.first().map(|listed| listed.card.code().to_owned()).unwrap_or_default();
        Ok(screen)
    }

    /// Lays the own cards over the others.
    fn lay(&mut self) {
        let own = self.kept.history.current();
        let mut all = self.others.own.clone();
        all.join(own.own.clone());
        let mut cards = Card::all(&all.over(&self.of_the_box));
        cards.sort_by_key(Card::deck);
        let without_yours = self.others.own.over(&self.of_the_box);
        let codes: BTreeSet<String> = Card::all(&without_yours).iter().map(|card| card.code().to_owned()).collect();
        self.cards = cards.into_iter().map(|card| self.listed(card, &codes)).collect();
        let laid = self.others.with(&own_cards_file(&self.dirs), OwnPack::clone(own), &self.of_the_box);
        self.unplayable = laid.err();
    }

    fn listed(&self, card: Card, without_yours: &BTreeSet<String>) -> Listed {
        let code = card.code();
        let names = Language::ALL.map(|language| self.name(&card, language));
        let found_by = names.iter().fold(code.to_lowercase(), |all, name| all + "\n" + &name.to_lowercase());
        let (origin, is_there_without_yours) = (self.origin(code), without_yours.contains(code));
        let wrong = problems(&card);
        Listed { origin, is_there_without_yours, wrong, names, found_by, card }
    }

    fn chosen_card(&self) -> Option<&Listed> {
        self.cards.iter().find(|listed| listed.card.code() == self.chosen)
    }

    fn origin(&self, code: &str) -> Origin {
        let own = &self.kept.history.current().own;
        if own.card(code).is_some() || own.names.contains_key(code) {
            return Origin::Yours;
        }
        self.others.from.get(code).cloned().map_or(Origin::Box, Origin::Pack)
    }

    /// What a card is called now.
    fn name(&self, card: &Card, language: Language) -> Arc<str> {
        match self.kept.history.current().own.name(card.code(), language.code()) {
            Some(name) => name.into(),
            None => self.name_without_yours(card, language),
        }
    }

    fn name_without_yours(&self, card: &Card, language: Language) -> Arc<str> {
        let texts = &self.names[language as usize];
        let printed = || printed_name(card.deck().word(), card.code(), card.id(), texts);
        texts.own_name(card.code()).unwrap_or_else(printed)
    }

    pub(super) fn can_undo(&self) -> bool {
        self.kept.history.undo_name().is_some()
    }

    pub(super) fn can_redo(&self) -> bool {
        self.kept.history.redo_name().is_some()
    }

    /// Lets the cards be saved as they are now; nobody waits for it.
    fn save(&mut self) {
        self.laid_anew();
        self.kept.hand_over();
    }

    /// Everything is on the disk, or waits for it.
    pub(super) fn write_all(&mut self) {
        self.kept.flush();
    }

    fn laid_anew(&mut self) {
        self.lay();
        (self.told, self.refused) = (None, None);
    }

    pub(super) fn undo(&mut self) {
        let before = Arc::clone(self.kept.history.current());
        if self.kept.history.undo().is_some() {
            self.show_change(&before);
            self.save();
        }
    }

    pub(super) fn redo(&mut self) {
        let before = Arc::clone(self.kept.history.current());
        if self.kept.history.redo().is_some() {
            self.show_change(&before);
            self.save();
        }
    }

    /// The card that was taken back or given again is shown.
    fn show_change(&mut self, before: &OwnPack) {
        let now = self.kept.history.current();
        let codes = |pack: &OwnPack| {
            let cards = Card::all(&pack.own.cards).into_iter().map(|card| card.code().to_owned());
            cards.chain(pack.own.names.keys().cloned()).collect::<Vec<String>>()
        };
        let is_other = |code: &String| {
            before.own.card(code) != now.own.card(code) || before.own.names.get(code) != now.own.names.get(code)
        };
        let changed = codes(before).into_iter().chain(codes(now)).find(is_other);
        if let Some(code) = changed.filter(|code| *code != self.chosen) {
            self.chosen = code;
            self.follow = true;
        }
    }

    fn change(&mut self, change: Change) {
        let code = self.chosen.clone();
        match change {
            Change::Card(card) => self.kept.history.edit("cards-edit", Merge::Never, |pack| pack.own.put(*card)),
            Change::Name(language, name) => {
                let key = format!("{code} {language}");
                let named = |pack: &mut OwnPack| pack.own.set_name(&code, language, &name);
                self.kept.history.edit("cards-edit", Merge::With(&key), named);
            }
            Change::TakeOut => {
                let stays = self.chosen_card().is_some_and(|listed| listed.is_there_without_yours);
                self.kept.history.edit("cards-take-out", Merge::Never, |pack| pack.own.take_out(&code));
                if !stays {
                    let first = self.cards.iter().map(|listed| listed.card.code()).find(|other| *other != code);
                    self.chosen = first.unwrap_or_default().to_owned();
                    self.follow = true;
                }
            }
            Change::Double => {
                let Some(card) = self.chosen_card().map(|listed| listed.card.clone()) else { return };
                let new = self.free_code();
                self.kept.history.edit("cards-double", Merge::Never, |pack| pack.own.put(card.with_code(&new)));
                (self.chosen, self.follow) = (new, true);
            }
        }
        self.save();
    }

    /// A code that no card has.
    fn free_code(&self) -> String {
        let code = |number: u32| format!("OWN{number:03}");
        let is_free = |code: &String| self.cards.iter().all(|listed| listed.card.code() != code);
        (1..=999).map(code).find(is_free).unwrap_or_else(|| code(0))
    }

    /// Draws the screen; a command that is not its own.
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts, offers: &Offers) -> Option<Command> {
        let mut command = None;
        Panel::top("bm-cards-rail").show(ui, |ui| {
            ui.horizontal(|ui| {
                for which in [Command::Home, Command::Undo, Command::Redo, RULES, Command::Palette, Command::Keys] {
                    if offers.button(ui, texts, which) {
                        command = Some(which);
                    }
                }
                self.share_buttons_ui(ui, texts);
                ui.label(RichText::new(self.kept.state_told(texts).as_ref()).weak().small());
            });
        });
        if self.kept.elsewhere_ui(ui, texts) {
            self.laid_anew();
        }
        let width = if ui.available_width() < 1100.0 { 250.0 } else { 310.0 };
        keep_width(ui, "bm-cards-list");
        let list = Panel::left("bm-cards-list").default_size(width).size_range(220.0..=440.0);
        list.show(ui, |ui| self.list_ui(ui, texts));
        let mut changes = Vec::new();
        let form = CentralPanel::default().show(ui, |ui| self.form_ui(ui, texts, &mut changes)).response.rect;
        for change in changes {
            self.change(change);
        }
        self.sharing_ui(ui, texts);
        self.kept.save_behind(ui.ctx());
        self.kept.unsaved_ui(ui, texts, &self.windows, form);
        command
    }

    /// Why the cards should not be left, after another attempt to save them.
    pub(super) fn unsaved(&mut self, texts: &Texts) -> Option<Arc<str>> {
        self.kept.unsaved(texts)
    }

    /// What is told where cards that were chosen are gone.
    fn nothing_ui(ui: &mut Ui, texts: &Texts) {
        ui.label(RichText::new(tr!(texts, "cards-none-found").as_ref()).weak());
    }
}
