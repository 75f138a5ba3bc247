//! What stands on the cards, in three languages; what is read of what somebody has decided.

use super::describe::{card_name, card_text};
use super::rules::Answer;
use super::rules::CardId;
use super::ruleset::{BossMonsterRules, Start};
use super::texts;
use crate::house::lab::seats::awaited;
use crate::house::play::{Dice, Play};
use crate::house::text::Language;

#[test]
fn every_card_has_a_name_and_says_all_that_it_can_do() {
    let rules = BossMonsterRules::open().expect("the cards of the box");
    let cards = rules.cards();
    for language in Language::ALL {
        let texts = texts::of(language);
        for card in (0..cards.len()).map(|card| CardId(card as u8)) {
            let name = card_name(cards, card, &texts);
            let (_, id) = cards.names(card).expect("a card of the box");
            assert!(!name.is_empty() && !name.contains('{') && !name.ends_with(id), "{name}");
            let lines = card_text(cards, card, &texts);
            assert_eq!(lines.len(), cards.abilities(card).len());
            for line in lines {
                assert!(
                    line.len() > 8 && !line.contains('{') && !line.contains("do-") && !line.contains("--"),
                    "{line}"
                );
            }
        }
    }
}

#[test]
fn a_card_reads_as_somebody_would_say_it() {
    let rules = BossMonsterRules::open().expect("the cards of the box");
    let said = |id: &str, language| {
        let card = *rules.cards().named(id).first().expect("a card");
        card_text(rules.cards(), card, &texts::of(language))
    };
    assert_eq!(
        said("belladonna", Language::English),
        ["In any window, once per round: choose an opponent, pay 2 coins → that player discards a Spell at random"]
    );
    assert_eq!(
        said("spike", Language::German),
        [
            "Stufe 1: Dieser Raum macht 1 Schaden mehr",
            "Stufe 2: In jedem Fenster, einmal pro Runde: wähle einen Helden in diesem Raum, wirf eine Karte ab → dieser Held erleidet 2 Schaden",
            "Stufe 3: In jedem Fenster: wähle einen Miniboss → dieser Miniboss geht auf die Hand seines Besitzers zurück",
        ]
    );
    assert_eq!(said("goblin-market", Language::Polish), ["Gdy budujesz komnatę obok tej: weź 2 monety"]);
}

/// BM-BUILD-03: where a card lies face down, only its owner knows which it is.
#[test]
fn nobody_else_reads_which_room_was_laid() {
    let (folder, texts) = (tempfile::tempdir().expect("a folder"), texts::of(Language::English));
    let (rules, file) = (BossMonsterRules::open().expect("the cards of the box"), folder.path().join("one.journal"));
    let mut play = Play::begin(&rules, &texts, Start::plain(2), 3, Dice::App, &file).expect("a game");
    for _ in 0..200 {
        let seat = awaited(play.game()).expect("somebody is asked");
        let mut offers = play.offers(seat, &texts);
        let laid = offers.iter().position(|offer| matches!(offer.answer, Answer::Lay { .. }));
        let offer = offers.swap_remove(laid.unwrap_or(0));
        play.answer(&texts, offer.answer).expect("it was offered");
        if laid.is_some() {
            let read = |seat: u8| play.decisions(seat).pop().and_then(|decision| decision.label);
            assert_eq!(read(seat), Some(offer.label));
            assert_eq!(read(1 - seat), None);
            return;
        }
    }
    unreachable!("nobody has laid a Room");
}
