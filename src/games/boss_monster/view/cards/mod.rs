//! The card editor: what is printed on a card, and its abilities put together from the words of the game. The page around it is the
//! kit's ([`CardsScreen`]). What a card may say is decided by [`crate::games::boss_monster::own_cards`].

mod facts;
mod words;

use super::RULES;
use super::art::CardArt;
use super::faces::Face;
use crate::games::boss_monster::own_cards::{BossCards, Card, Deck, FoundProblem, plainest, words_of};
use crate::games::boss_monster::rules::Printed;
use crate::games::boss_monster::ruleset::BossMonsterRules;
use crate::games::boss_monster::texts;
use crate::house::text::{Language, Texts};
use crate::kit::art::Icon;
use crate::kit::card::{Look, Size};
use crate::kit::commands::Command;
use crate::kit::desk::Base;
use crate::kit::own_cards::form::face_width;
use crate::kit::own_cards::{CardGame, CardsScreen, Kind};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, heading};
use crate::tr;
use egui::{RichText, Sense, Ui};
use std::sync::Arc;
use words::Passage;

/// Abilities that a card can have.
const MOST_ABILITIES: usize = 4;

/// The page of this game's cards.
pub(super) type BossCardsScreen = CardsScreen<CardPage>;

/// What this game brings to it.
pub(super) struct CardPage {
    of_the_box: Arc<Printed>,
}

/// The user's own cards as they are on the disk; trouble is told.
pub(super) fn open_cards(rules: &BossMonsterRules, base: &mut Base) -> Option<BossCardsScreen> {
    let of_the_box = Arc::new(rules.of_the_box().printed().clone());
    CardsScreen::open(CardPage { of_the_box: Arc::clone(&of_the_box) }, of_the_box, base)
}

impl CardGame for CardPage {
    type List = BossCards;
    const STEM: &'static str = "boss-monster-cards";
    const COMMANDS: &'static [Command] = &[RULES];

    fn texts(language: Language) -> Texts {
        texts::of(language)
    }

    fn kind(card: &Card) -> Kind {
        let deck = card.deck();
        let message = match deck {
            Deck::Boss => "cards-deck-boss",
            Deck::Room => "cards-deck-room",
            Deck::Miniboss => "cards-deck-miniboss",
            Deck::Spell => "cards-deck-spell",
            Deck::Hero => "cards-deck-hero",
        };
        Kind { place: deck as u8, message }
    }

    fn again(card: &Card, code: &str) -> Option<Card> {
        Some(card.clone().with_code(code))
    }

    fn face_ui(&self, ui: &mut Ui, texts: &Texts, card: &Card, name: &Arc<str>) {
        let face = Face::of(card, Arc::clone(name), texts);
        let art = CardArt::printed(&face);
        let size = art.as_card(Theme::of(ui.ctx()), |card| card.large_size(ui.painter(), face_width(ui)));
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        art.paint(ui.painter(), rect, Size::Large, Look::default());
    }

    fn fields_ui(&self, ui: &mut Ui, texts: &Texts, card: &mut Card, wrong: &[FoundProblem]) {
        heading(ui, &tr!(texts, "cards-facts"));
        self.facts_ui(ui, texts, card);
        heading(ui, &tr!(texts, "cards-text"));
        let (deck, count) = (card.deck(), card.abilities().len());
        let mut act = None;
        if count == 0 {
            ui.label(RichText::new(tr!(texts, "cards-no-text").as_ref()).weak());
        }
        for at in 0..count {
            let mut passage = Passage { deck, abilities: card.abilities_mut() };
            ui.push_id(("ability", at), |ui| {
                if let Some(wanted) = passage.ability_ui(ui, texts, at, wrong) {
                    act = Some((wanted, at));
                }
            });
            ui.add_space(Theme::of(ui.ctx()).space(1.0));
        }
        if let Some((wanted, at)) = act {
            wanted.apply(card.abilities_mut(), at);
        }
        let may_have_more = deck != Deck::Miniboss && count < MOST_ABILITIES;
        if may_have_more && ui.add(Action::new(Icon::Plus, &tr!(texts, "cards-new-text"))).clicked() {
            let when = words_of(deck, card.abilities(), count).whens()[0];
            let new = plainest(deck, card.abilities(), count, when);
            card.abilities_mut().push(new);
        }
    }
}
