//! A field in which a card is found by its code, or by a few letters of its name in any language.

use crate::app::art::Icon;
use crate::app::widgets::{Action, text_field};
use crate::campaign::bounds::may_come;
use crate::campaign::search::CardSearch;
use crate::campaign::words::Words;
use crate::engine::massive_darkness::library::Library;
use crate::engine::massive_darkness::story::HeroRecord;
use crate::engine::massive_darkness::story::record::card_level;
use crate::text::Texts;
use crate::tr;
use egui::{Key, Ui};

/// So many cards are offered for what has been typed.
const OFFERED: usize = 6;

/// What is being looked for.
#[derive(Default)]
pub(super) struct CardField {
    typed: String,
}

impl CardField {
    /// Draws the field and what fits; the code of the card that was picked. Enter picks the first, and the next one can
    /// be typed at once.
    pub(super) fn ui(&mut self, ui: &mut Ui, words: &Words<'_>, search: &CardSearch, label: &str) -> Option<String> {
        let texts = words.texts;
        let field = text_field(ui, label, &tr!(texts, "ledger-card-field", label = label), &mut self.typed);
        let found: Vec<String> = search.find(self.typed.trim(), OFFERED).into_iter().map(str::to_owned).collect();
        let mut picked = None;
        if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
            picked = found.first().cloned();
            field.request_focus();
        }
        if found.is_empty() {
            return picked;
        }
        ui.horizontal_wrapped(|ui| {
            for code in &found {
                if ui.add(Action::new(Icon::Plus, &words.card(code))).clicked() {
                    picked = Some(code.clone());
                }
            }
        });
        if picked.is_some() {
            self.typed.clear();
        }
        picked
    }

    /// What has been typed, if no card fits.
    pub(super) fn unknown(&self, search: &CardSearch) -> Option<&str> {
        let typed = self.typed.trim();
        (!typed.is_empty() && !search.knows(typed)).then_some(typed)
    }
}

/// The cards of a box with the names of all languages, and those that the user gave to his own.
pub(super) fn search_of(library: &Library, texts: &Texts) -> CardSearch {
    let cards = library.equipment.iter().map(|entry| &entry.card);
    let own: Vec<_> = cards.map(|card| (card.code.as_str(), texts.card_name(&card.code, "card", &card.id))).collect();
    CardSearch::new(library, own.iter().map(|(code, name)| (*code, name.as_ref())))
}

/// STORY-13: the same without Starting Equipment, which nobody finds; a Hero can only get it from another one of the party.
pub(super) fn search_in_quest(library: &Library, texts: &Texts, party: &[HeroRecord]) -> CardSearch {
    search_of(library, texts).only(|code| may_come(library, party, code))
}

/// STORY-15: the Level of a card in a campaign.
pub(super) fn level_of(library: &Library, code: &str) -> u8 {
    library.card_with_code(code).map_or(0, |card| card_level(library, card))
}

/// A card with its Level.
pub(super) fn card_text(words: &Words<'_>, code: &str) -> String {
    let level = i64::from(level_of(words.library, code));
    tr!(words.texts, "ledger-card-level", card = words.card(code), level = level).to_string()
}
