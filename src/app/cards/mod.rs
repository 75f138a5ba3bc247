//! The card editor: the owner of a box types in what the cardboard says. Every change is on the disk at once.

mod blocks;
mod form;
mod list;

use super::art::Icon;
use super::theme::Theme;
use super::widgets::{icon_button, title};
use crate::content::own_cards::{CardProblem, problems};
use crate::content::{OwnCards, core_box};
use crate::engine::massive_darkness::cards::Equipment;
use crate::engine::massive_darkness::language::Ability;
use crate::history::{History, Merge};
use crate::storage::{DataDirs, StorageError, keep_versions};
use crate::text::Texts;
use crate::tr;
use egui::{CentralPanel, Key, Modifiers, Panel, Ui};

/// Earlier versions of the file that are kept.
const KEPT_VERSIONS: usize = 10;

/// What the user did to a card.
enum Change {
    /// The card itself.
    Card(Box<Equipment>),
    /// Its name in a language.
    Name(&'static str, String),
    /// The card of the box shall count again.
    TakeOut,
}

/// The screen.
pub(super) struct CardsScreen {
    dirs: DataDirs,
    history: History<OwnCards>,
    /// The cards of the box, in its order.
    box_cards: Vec<Equipment>,
    /// Every different ability of the box: what texts are picked from.
    abilities: Vec<Ability>,
    chosen: usize,
    filter: String,
    wanted_text: String,
    other_file: String,
    /// What could not be saved, taken over or given away.
    pub(super) trouble: Option<StorageError>,
}

impl CardsScreen {
    /// The own cards as they are on the disk.
    ///
    /// # Errors
    /// The file cannot be read or understood; it is left alone.
    pub(super) fn open(dirs: &DataDirs) -> Result<Self, StorageError> {
        let own = OwnCards::read(&dirs.own_cards_file)?;
        let box_cards = core_box().map(|cards| cards.equipment).unwrap_or_default();
        let mut abilities: Vec<Ability> = Vec::new();
        for ability in box_cards.iter().flat_map(|card| &card.abilities) {
            if !abilities.contains(ability) {
                abilities.push(ability.clone());
            }
        }
        Ok(Self {
            dirs: dirs.clone(),
            history: History::opened(own),
            box_cards,
            abilities,
            chosen: 0,
            filter: String::new(),
            wanted_text: String::new(),
            other_file: String::new(),
            trouble: None,
        })
    }

    /// The card as it counts now, and whether it is the user's own.
    fn card(&self, at: usize) -> Option<(&Equipment, bool)> {
        let of_the_box = self.box_cards.get(at)?;
        match self.history.current().equipment(&of_the_box.code) {
            Some(own) => Some((own, true)),
            None => Some((of_the_box, false)),
        }
    }

    /// What cannot be right about the chosen card.
    fn problems(&self) -> Vec<CardProblem> {
        self.card(self.chosen).map(|(card, _)| problems(card)).unwrap_or_default()
    }

    /// The name of a card in a language: the user's own, or that of the box.
    fn name(&self, texts: &Texts, card: &Equipment) -> String {
        let own = self.history.current().names.get(&card.id);
        let in_language = own.and_then(|names| names.get(texts.language().code()).or_else(|| names.values().next()));
        match in_language {
            Some(name) => name.clone(),
            // A card that has lost its own names is called as in the box.
            None => {
                let of_the_box = self.box_cards.iter().find(|known| known.code == card.code);
                texts.get(&format!("card-{}", of_the_box.map_or(&card.id, |known| &known.id))).to_string()
            }
        }
    }

    /// Draws the screen; true when the user leaves it.
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts) -> bool {
        let mut leave = false;
        self.keys(ui);
        Panel::top("cards-bar").show(ui, |ui| {
            ui.horizontal(|ui| {
                leave = icon_button(ui, Icon::Home, &tr!(texts, "table-leave")).clicked();
                title(ui, &tr!(texts, "cards-title"));
                ui.add_space(Theme::of(ui.ctx()).space(4.0));
                if icon_button(ui, Icon::Undo, &tr!(texts, "table-undo")).clicked() {
                    self.undo();
                }
                if icon_button(ui, Icon::Redo, &tr!(texts, "table-redo")).clicked() {
                    self.redo();
                }
            });
        });
        Panel::left("cards-list").default_size(330.0).size_range(240.0..=480.0).show(ui, |ui| self.list_ui(ui, texts));
        let mut changes = Vec::new();
        CentralPanel::default().show(ui, |ui| self.form_ui(ui, texts, &mut changes));
        for change in changes {
            self.change(change);
        }
        leave
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

    fn undo(&mut self) {
        if self.history.undo().is_some() {
            self.save();
        }
    }

    fn redo(&mut self) {
        if self.history.redo().is_some() {
            self.save();
        }
    }

    fn change(&mut self, change: Change) {
        let Some((card, is_own)) = self.card(self.chosen).map(|(card, is_own)| (card.clone(), is_own)) else { return };
        match change {
            Change::Card(changed) => self.history.edit("cards-edit", Merge::Never, |own| own.put(*changed)),
            Change::Name(language, name) => self.history.edit("cards-edit", Merge::With(language), |own| {
                if !is_own {
                    own.put(card.clone());
                }
                own.name(&card.code, language, &name);
            }),
            Change::TakeOut => self.history.edit("cards-take-out", Merge::Never, |own| own.take_out(&card.code)),
        }
        self.save();
    }

    /// On the disk at once; what was there this morning is kept beside it.
    fn save(&mut self) {
        let file = self.dirs.own_cards_file.clone();
        let kept = if self.history.position() == 1 {
            keep_versions(&file, &self.dirs.backups_of(&file), KEPT_VERSIONS)
        } else {
            Ok(())
        };
        self.trouble = kept.and_then(|()| self.history.current().write(&file)).err();
    }

    /// Takes a pack that somebody shared: its cards join the own ones and replace those with the same code.
    fn take_over(&mut self) {
        match OwnCards::read(self.other_file.trim().as_ref()) {
            Ok(shared) => {
                self.history.edit("cards-take-over", Merge::Never, |own| {
                    for card in shared.cards.equipment {
                        own.put(card);
                    }
                    own.names.extend(shared.names);
                });
                self.save();
            }
            Err(error) => self.trouble = Some(error),
        }
    }

    /// Writes all own cards to a file that can be shared.
    fn give_away(&mut self) {
        self.trouble = self.history.current().write(self.other_file.trim().as_ref()).err();
    }
}
