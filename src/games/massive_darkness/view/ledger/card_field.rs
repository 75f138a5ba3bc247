//! A field in which a card is found by its code, or by a few letters of its name in any language.

use super::card_tip::card_tip;
use super::new_card::NewCardForm;
use crate::games::massive_darkness::campaign::bounds::may_come;
use crate::games::massive_darkness::campaign::search::{CardSearch, Several};
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::story::HeroRecord;
use crate::games::massive_darkness::rules::story::record::card_level;
use crate::games::massive_darkness::texts::CardNames as _;
use crate::house::text::{Texts, Value, shown};
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, lasting_field};
use crate::tr;
use egui::{Key, Ui};
use std::sync::Arc;

/// So many cards are offered for what has been typed.
const OFFERED: usize = 6;

/// The field is no wider than this.
const WIDE: f32 = 440.0;

/// What is being looked for.
#[derive(Default)]
pub(super) struct CardField {
    typed: String,
    new: NewCardForm,
    /// The code of a card that was written down a moment ago.
    written: Option<String>,
    /// What was left when all others were taken, as long as it stands there.
    left: Option<Left>,
}

/// Codes that were not taken.
struct Left {
    typed: String,
    /// Why, a sentence for each reason.
    why: Vec<Arc<str>>,
}

fn why_not(texts: &Texts, several: &Several<'_>) -> Vec<Arc<str>> {
    let said = |message: &str, codes: &[String]| {
        let codes: Vec<String> = codes.iter().map(|code| shown(code)).collect();
        let values = [("count", Value::from(codes.len() as i64)), ("codes", codes.join(", ").into())];
        (!codes.is_empty()).then(|| texts.with(message, &values))
    };
    let unknown = said("ledger-card-unknown", &several.unknown);
    unknown.into_iter().chain(said("ledger-card-not-offered", &several.not_offered)).collect()
}

fn why_not_ui(ui: &mut Ui, left: &Left) {
    let danger = Theme::of(ui.ctx()).signal.danger.egui();
    for why in &left.why {
        ui.colored_label(danger, why.as_ref());
    }
}

impl CardField {
    /// Draws the field and what fits; the codes of the cards that were picked. Enter picks the first, or all whose codes
    /// were typed one behind the other. Whatever is picked, by key or by mouse: the next one can be typed at once.
    pub(super) fn ui(&mut self, ui: &mut Ui, words: &Words<'_>, search: &CardSearch, label: &str) -> Vec<String> {
        let texts = words.texts;
        ui.spacing_mut().text_edit_width = ui.available_width().min(WIDE);
        let field = lasting_field(ui, label, &tr!(texts, "ledger-card-field", label = label), &mut self.typed);
        let found: Vec<String> = search.find(self.typed.trim(), OFFERED).into_iter().map(str::to_owned).collect();
        // What has just been written down is what was looked for.
        let is_known = |code: &String| search.find(code, 1) == [code.as_str()];
        let mut picked: Vec<String> = self.written.take().filter(is_known).into_iter().collect();
        let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if self.left.as_ref().is_some_and(|left| left.typed != self.typed) {
            self.left = None;
        }
        if let Some(several) = search.several(&self.typed).filter(|several| !several.known.is_empty()) {
            let Several { known, not_offered, unknown } = &several;
            let names: Vec<String> = known.iter().map(|code| words.card(code)).collect();
            let all = tr!(texts, "ledger-card-all", count = known.len() as i64, cards = names.join(", "));
            let is_pressed = ui.add(Action::new(Icon::Plus, &all)).clicked();
            let left =
                Left { typed: [unknown.as_slice(), not_offered].concat().join(" "), why: why_not(texts, &several) };
            why_not_ui(ui, &left);
            if is_pressed || is_entered {
                picked.extend(known.iter().map(|code| (*code).to_owned()));
                // What cannot be taken stays, with its reason, to be looked at.
                self.typed.clone_from(&left.typed);
                self.left = Some(left);
                field.request_focus();
            }
            return picked;
        }
        if let Some(left) = &self.left {
            why_not_ui(ui, left);
        }
        if is_entered {
            picked = found.first().cloned().into_iter().collect();
            field.request_focus();
        }
        if found.is_empty() {
            return picked;
        }
        ui.horizontal_wrapped(|ui| {
            for code in &found {
                let offer = ui.add(Action::new(Icon::Plus, &words.card(code)));
                card_tip(&offer, words, code);
                if offer.clicked() {
                    picked = vec![code.clone()];
                    field.request_focus();
                }
            }
        });
        if !picked.is_empty() {
            self.typed.clear();
        }
        picked
    }

    /// What has been typed, if no card fits.
    pub(super) fn unknown(&self, search: &CardSearch) -> Option<&str> {
        unknown(&self.typed, search)
    }

    /// If no card fits, the form in which the new one is written down. Then it is picked by itself.
    pub(super) fn new_card_ui(&mut self, ui: &mut Ui, words: &Words<'_>, search: &CardSearch) {
        let Some(typed) = unknown(&self.typed, search) else { return };
        if let Some(card) = self.new.ui(ui, words, typed) {
            self.written = Some(card.code().to_owned());
            card.hand_over(ui);
        }
    }
}

fn unknown<'a>(typed: &'a str, search: &CardSearch) -> Option<&'a str> {
    let typed = typed.trim();
    // Several codes are not the name of one card, even if not all of them are known.
    let are_codes = search.several(typed).is_some_and(|several| !several.known.is_empty());
    (!are_codes && !typed.is_empty() && !search.knows(typed)).then_some(typed)
}

/// The cards that a form looks among. They are gathered once, and again when one has been written down.
#[derive(Default)]
pub(super) struct Cards(Option<(usize, Arc<CardSearch>)>);

impl Cards {
    /// Any card that can be owned; with a party only what can be found in a quest or is carried already.
    pub(super) fn get(&mut self, words: &Words<'_>, party: Option<&[HeroRecord]>) -> Arc<CardSearch> {
        let count = words.library.equipment.len();
        let known = self.0.take().filter(|(known, _)| *known == count);
        let (_, search) = self.0.insert(known.unwrap_or_else(|| {
            let all = search_of(words.library, words.texts);
            let search = match party {
                // STORY-13: nobody finds Starting Equipment; a Hero can only get it from another one of the party.
                Some(party) => all.only(|code| may_come(words.library, party, code)),
                None => all,
            };
            (count, Arc::new(search))
        }));
        Arc::clone(search)
    }
}

/// The cards of a box with the names of all languages, and those that the user gave to his own.
fn search_of(library: &Library, texts: &Texts) -> CardSearch {
    let cards = library.equipment.iter().map(|entry| &entry.card);
    let own: Vec<_> = cards.map(|card| (card.code.as_str(), texts.card_name(&card.code, "card", &card.id))).collect();
    CardSearch::new(library, own.iter().map(|(code, name)| (*code, name.as_ref())))
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
