//! The market keeps the promises of every game: nothing is listed that is refused, a refusal changes nothing, every
//! state can be written down and taken up again; and no card is ever in two places or nowhere.

use super::market::Town;
use super::people::{beginners, library};
use crate::table::{any_records, games};
use delvewright::games::massive_darkness::rules::cards::EquipmentDeck;
use delvewright::games::massive_darkness::rules::market::{Errand, Market, MarketStep};
use delvewright::games::massive_darkness::rules::story::{HeroRecord, check_party};
use delvewright::kernel::bits::Bits;
use delvewright::kernel::conformance::{Effort, check_game};
use delvewright::kernel::dealer::Dealer;
use delvewright::kernel::game::Game as _;
use delvewright::kernel::journal::{FORMAT, Given, Header, Journal, Read};
use std::sync::Arc;

/// Each Treasure card is in exactly one place.
fn whole(market: &Market) -> Result<(), String> {
    let mut seen: Bits<16> = Bits::new();
    let mut put = |card: usize| if seen.insert(card) { Ok(()) } else { Err(format!("card {card} is there twice")) };
    for (level, deck) in market.state.treasures.iter().enumerate() {
        let first = market.library.equipment_range(EquipmentDeck::Treasure, level as u8 + 1).start;
        for number in deck.unseen().iter().chain(deck.discards().iter()) {
            put(usize::from(first) + number)?;
        }
    }
    market.state.offers.iter().try_for_each(|card| put(card.index()))?;
    for hero in &market.state.heroes {
        hero.cards.iter().try_for_each(|held| put(held.card.index()))?;
    }
    for (number, entry) in market.library.equipment.iter().enumerate() {
        if entry.card.deck == EquipmentDeck::Treasure && !seen.contains(number) {
            return Err(format!("card {number} is nowhere"));
        }
    }
    check_party(&market.library, &market.records()).map_err(|problem| problem.to_string())
}

#[test]
fn every_errand_conforms_to_the_protocol() {
    let library = library();
    for errand in [Errand::Town, Errand::Repeat, Errand::Loss] {
        let new = |seed: u64| Market::new(Arc::clone(&library), errand, &any_records(&library, seed, 7)).unwrap();
        let effort = Effort { games: games(6, 300), max_answers: 20_000, ..Effort::default() };
        let report = check_game(new, &effort, whole).unwrap();
        assert_eq!(report.ended[0], report.games, "{errand:?}: {report:?}");
        assert!(errand == Errand::Loss || report.refused > 20, "{errand:?}: {report:?}");
    }
}

#[test]
fn a_visit_to_town_is_recorded_undone_and_replayed() {
    let library = library();
    let party = any_records(&library, 3, 7);
    let market = Market::new(Arc::clone(&library), Errand::Town, &party).unwrap();
    let header = Header {
        format: FORMAT,
        ruleset: "town".to_owned(),
        rules_revision: 1,
        content: 0,
        index: 0,
        document: 0,
        setup: party.clone(),
        seed: 9,
        start: 0,
    };
    let mut journal = Journal::new(market.clone(), header);
    let mut dealer = Dealer::new(4);
    let mut listed = Vec::new();
    while journal.game().question().is_some() {
        if !journal.step_chance(&mut |_| {}).unwrap() {
            listed.clear();
            journal.game().answers(&mut listed);
            let answer = listed[dealer.pick(listed.len() as u32) as usize].clone();
            journal.answer(answer, Given::Chosen, &mut |_| {}).unwrap();
        }
    }
    let after = journal.game().clone();
    assert_ne!(after.records(), party);
    let lines = journal.all_lines().unwrap();
    let read: Read<Market, Vec<HeroRecord>> = Journal::read(market.clone(), lines.iter().map(String::as_str)).unwrap();
    assert_eq!((&read.trouble, read.journal.game()), (&None, &after));
    let mut undone = read.journal;
    undone.goto(None).unwrap();
    assert_eq!(undone.game().state, market.state);
}

#[test]
fn the_town_is_entered_with_the_cards_still_to_be_laid() {
    let town = Town::new(Errand::Town, &beginners(&library(), 2));
    assert_eq!(town.market.state.step, MarketStep::Laying);
    assert_eq!(town.market.records(), town.market.party, "nothing has changed yet");
}
