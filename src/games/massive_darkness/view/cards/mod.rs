//! The card editor: the owner of a box types in what the cardboard says. Every change is on the disk at once, what is typed
//! half a second later ([`saving`]).
//!
//! `list` has all cards, `form` one of them with its `face` and what cannot be right about it, `edit` the words of abilities,
//! `sheets` Heroes and Class Sheets, `share` files from and for others. What is not here: which words fit where
//! (`content/own_cards`).

mod alike;
mod edit;
mod face;
mod form;
mod list;
mod share;
mod sheets;

use crate::games::massive_darkness::content::own_cards::{
    Card, FoundProblem, KEPT_VERSIONS, Known, Laid, SkippedPack, keys_of, problems,
};
use crate::games::massive_darkness::content::{OwnPack, merge};
use crate::games::massive_darkness::folders::OwnFolders as _;
use crate::games::massive_darkness::rules::cards::Origin;
use crate::games::massive_darkness::rules::dungeon::Edition;
use crate::games::massive_darkness::rules::edition::printed_code;
use crate::games::massive_darkness::rules::language::Ability;
use crate::games::massive_darkness::texts::{self, CardNames as _};
use crate::house::history::Merge;
use crate::house::packs::name_in;
use crate::house::storage::{DataDirs, StorageError};
use crate::house::text::{Language, Texts};
use crate::kit::art::Icon;
use crate::kit::files::Windows;
use crate::kit::goes_back::goes_back;
use crate::kit::kept_pack::{Home, KeptPack};
use crate::kit::saved_behind::SavedBehind as _;
use crate::kit::theme::Theme;
use crate::kit::widgets::{icon_button, keep_width, title};
use crate::tr;
use egui::{CentralPanel, Key, Modifiers, Panel, RichText, Ui};
use form::Jump;
use list::Wanted;
pub(crate) use list::deck_name;
use share::{Sharing, Way};
use std::sync::Arc;

/// What the user did to a card.
enum Change {
    /// The card itself.
    Card(Box<Card>),
    /// A name in a language, kept under a key: that of the card, or of one of its Skills.
    Name(String, &'static str, String),
    /// The card of the box shall count again.
    TakeOut,
    /// The cards of another pack.
    Join(Box<OwnPack>),
}

/// Whose card it is.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Origins {
    /// Built in.
    Box,
    /// From the pack with this title.
    Pack(String),
    /// The user's.
    Yours,
}

/// How a card is shown.
struct Shown {
    /// As the chosen edition prints it.
    code: String,
    name: String,
    from: Origins,
    origin: Origin,
    /// The names of its Skills, in the order of [`Card::skill_ids`].
    skills: Vec<Arc<str>>,
}

/// The names of the box in one language.
struct BoxNames(Texts);

impl BoxNames {
    fn get(&self, card: &Card) -> Arc<str> {
        let (kind, id) = card.message();
        self.0.card_name(card.code(), kind, id)
    }
}

pub(crate) struct CardsScreen {
    dirs: DataDirs,
    /// ED-06: whose codes are shown.
    edition: Edition,
    kept: KeptPack<OwnPack>,
    /// The box with the packs of others over it.
    others: Laid,
    /// All cards as they count now.
    cards: Vec<Card>,
    /// What they may speak of.
    known: Known,
    /// Every different ability of the box: what texts can begin with.
    abilities: Vec<Ability>,
    /// Their sentences in a language, as long as no card changes.
    said: Option<(Language, Vec<String>)>,
    /// In the order of [`Language::ALL`].
    names_of_the_box: [BoxNames; 3],
    /// The code of the chosen card.
    chosen: String,
    filter: String,
    wanted: Wanted,
    wanted_text: String,
    new_tag: String,
    jump: Jump,
    /// The list shall show the chosen card.
    follow: bool,
    sharing: Option<Sharing>,
    windows: Windows,
    /// What was done.
    told: Option<Arc<str>>,
    /// What could not be taken over or given away.
    refused: Option<Refused>,
}

/// Why cards could not be taken over or given away. Nothing was changed.
enum Refused {
    File(StorageError),
    /// The box would not stand with them.
    Cards(SkippedPack),
}

impl CardsScreen {
    /// The own cards as they are on the disk.
    ///
    /// # Errors
    /// The file cannot be read or understood; it is left alone.
    pub(crate) fn open(dirs: &DataDirs, others: Laid, edition: Edition) -> Result<Self, StorageError> {
        let kept = KeptPack::open(dirs, Home { file: dirs.own_cards_file(), versions: KEPT_VERSIONS })?;
        let mut abilities: Vec<Ability> = Vec::new();
        for card in Card::all(&others.cards) {
            for ability in card.passages().into_iter().flat_map(|(_, abilities)| abilities) {
                if !abilities.contains(ability) {
                    abilities.push(ability.clone());
                }
            }
        }
        let names_of_the_box = Language::ALL.map(|language| {
            let mut texts = texts::of(language);
            texts.set_names(others.names_in(language.code()));
            BoxNames(texts)
        });
        let mut screen = Self {
            dirs: dirs.clone(),
            edition,
            kept,
            others,
            cards: Vec::new(),
            known: Known::default(),
            abilities,
            said: None,
            names_of_the_box,
            chosen: String::new(),
            filter: String::new(),
            wanted: Wanted::All,
            wanted_text: String::new(),
            new_tag: String::new(),
            jump: Jump(None),
            follow: false,
            sharing: None,
            windows: Windows::default(),
            told: None,
            refused: None,
        };
        screen.lay();
        screen.chosen = screen.cards.first().map(|card| card.code().to_owned()).unwrap_or_default();
        Ok(screen)
    }

    /// Lays the own cards over the others.
    fn lay(&mut self) {
        let mut all = self.others.cards.clone();
        merge(&mut all, self.kept.history.current().cards.clone());
        self.said = None;
        self.known = Known::in_box(&all);
        self.cards = Card::all(&all);
    }

    fn chosen_card(&self) -> Option<&Card> {
        self.cards.iter().find(|card| card.code() == self.chosen)
    }

    /// What cannot be right about a card.
    fn problems(&self, card: &Card) -> Vec<FoundProblem> {
        problems(card, &self.known)
    }

    /// How a card is shown in a language.
    fn shown(&self, texts: &Texts, card: &Card) -> Shown {
        let (own, code) = (self.kept.history.current(), card.code());
        let language = texts.language();
        let own_name = own.names.get(code).and_then(|names| name_in(names, language.code()));
        let name = match own_name {
            Some(name) => name.to_owned(),
            None => self.names_of_the_box[language as usize].get(card).to_string(),
        };
        let from = if own_name.is_some() || own.card(code).is_some() {
            Origins::Yours
        } else {
            self.others.from.get(code).cloned().map_or(Origins::Box, Origins::Pack)
        };
        let skills = card.skill_ids().into_iter().map(|id| self.skill_name(language, id)).collect();
        Shown { code: printed_code(code, self.edition), name, from, origin: card.origin(), skills }
    }

    /// What a card is found by: its codes in both editions, its names in all languages; small letters.
    fn found_by(&self, card: &Card, shown: &Shown) -> String {
        let mut known: Vec<String> = vec![shown.name.clone()];
        known.extend([Edition::De, Edition::En].map(|edition| printed_code(card.code(), edition)));
        known.extend(self.names_of_the_box.iter().map(|names| names.get(card).to_string()));
        known.join(" ").to_lowercase()
    }

    /// What a Skill is called now.
    fn skill_name(&self, language: Language, id: &str) -> Arc<str> {
        let own = self.kept.history.current().names.get(&format!("skill-{id}"));
        match own.and_then(|names| name_in(names, language.code())) {
            Some(name) => name.into(),
            None => self.names_of_the_box[language as usize].0.skill_name(id),
        }
    }

    /// Draws the screen; true when the user leaves it.
    pub(crate) fn ui(&mut self, ui: &mut Ui, texts: &Texts) -> bool {
        let mut leave = self.sharing.is_none() && goes_back(ui, "cards");
        self.keys(ui);
        Panel::top("cards-bar").show(ui, |ui| leave |= self.bar_ui(ui, texts));
        if self.kept.elsewhere_ui(ui, texts) {
            self.laid_anew();
        }
        let width = if ui.available_width() < 1100.0 { 270.0 } else { 340.0 };
        keep_width(ui, "cards-list");
        Panel::left("cards-list").default_size(width).size_range(220.0..=480.0).show(ui, |ui| self.list_ui(ui, texts));
        let mut changes = Vec::new();
        let form = CentralPanel::default().show(ui, |ui| self.form_ui(ui, texts, &mut changes)).response.rect;
        for change in changes {
            self.change(change);
        }
        self.sharing_ui(ui, texts);
        self.kept.save_behind(ui.ctx());
        self.kept.unsaved_ui(ui, texts, &self.windows, form);
        leave
    }

    fn bar_ui(&mut self, ui: &mut Ui, texts: &Texts) -> bool {
        ui.horizontal_wrapped(|ui| {
            let leave = icon_button(ui, Icon::Home, &tr!(texts, "table-leave")).clicked();
            title(ui, &tr!(texts, "cards-title"));
            ui.add_space(Theme::of(ui.ctx()).space(4.0));
            let (can_undo, can_redo) =
                (self.kept.history.undo_name().is_some(), self.kept.history.redo_name().is_some());
            ui.add_enabled_ui(can_undo, |ui| {
                if icon_button(ui, Icon::Undo, &tr!(texts, "table-undo")).clicked() {
                    self.undo();
                }
            });
            ui.add_enabled_ui(can_redo, |ui| {
                if icon_button(ui, Icon::Redo, &tr!(texts, "table-redo")).clicked() {
                    self.redo();
                }
            });
            if icon_button(ui, Icon::Folder, &tr!(texts, "cards-open-import")).clicked() {
                self.share(Way::Take);
            }
            if icon_button(ui, Icon::Save, &tr!(texts, "cards-open-export")).clicked() {
                self.share(Way::Write);
            }
            ui.label(RichText::new(self.kept.state_told(texts).as_ref()).weak().small());
            leave
        })
        .inner
    }

    fn keys(&mut self, ui: &Ui) {
        // What is written, and what is asked on top, comes first.
        if ui.ctx().text_edit_focused() || ui.ctx().memory(|memory| memory.top_modal_layer().is_some()) {
            return;
        }
        let both = Modifiers::COMMAND | Modifiers::SHIFT;
        let (redo, undo) = ui.input_mut(|input| {
            let redo = input.consume_key(both, Key::Z) || input.consume_key(Modifiers::COMMAND, Key::Y);
            (redo, input.consume_key(Modifiers::COMMAND, Key::Z))
        });
        if redo {
            self.redo();
        } else if undo {
            self.undo();
        }
    }

    /// Lets the cards be saved as they are now; nobody waits for it.
    fn save(&mut self) {
        self.laid_anew();
        self.kept.hand_over();
    }

    fn laid_anew(&mut self) {
        self.lay();
        (self.told, self.refused) = (None, None);
    }

    /// Why the cards should not be left, after another attempt to save them.
    pub(crate) fn unsaved(&mut self, texts: &Texts) -> Option<Arc<str>> {
        self.kept.unsaved(texts)
    }

    fn undo(&mut self) {
        let before = Arc::clone(self.kept.history.current());
        if self.kept.history.undo().is_some() {
            self.show_change(&before);
            self.save();
        }
    }

    fn redo(&mut self) {
        let before = Arc::clone(self.kept.history.current());
        if self.kept.history.redo().is_some() {
            self.show_change(&before);
            self.save();
        }
    }

    /// What is taken back or given again is shown.
    fn show_change(&mut self, before: &OwnPack) {
        let now = self.kept.history.current();
        let is_other = |card: &&Card| {
            let code = card.code();
            let is_named = |key: &String| before.names.get(key) != now.names.get(key);
            before.card(code) != now.card(code) || keys_of(card).iter().any(is_named)
        };
        let changed = self.cards.iter().find(is_other).map(|card| card.code().to_owned());
        if let Some(code) = changed.filter(|code| *code != self.chosen) {
            self.chosen = code;
            self.follow = true;
        }
    }

    fn change(&mut self, change: Change) {
        match change {
            Change::Card(changed) => {
                // What was typed in is what is printed on the user's card.
                let changed = changed.with_origin(Origin::Printed);
                self.kept.history.edit("cards-edit", Merge::Never, |own| own.put(changed));
            }
            Change::Name(of, language, name) => {
                let key = format!("{of} {language}");
                self.kept.history.edit("cards-edit", Merge::With(&key), |own| own.set_name(&of, language, &name));
            }
            Change::TakeOut => {
                let Some(card) = self.chosen_card().cloned() else { return };
                self.kept.history.edit("cards-take-out", Merge::Never, |own| own.take_out(&card));
            }
            Change::Join(pack) => self.kept.history.edit("cards-do-import", Merge::Never, |own| own.join(*pack)),
        }
        self.save();
    }
}
