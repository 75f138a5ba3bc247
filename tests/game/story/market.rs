//! MARKET: the town between two quests, and what else happens to cards there. What is sold and traded for what, the rules
//! cases in `rules/market` prove.

use super::people::{beginners, codes, library, packed};
use delvewright::games::massive_darkness::rules::cards::{EquipmentDeck, EquipmentKind};
use delvewright::games::massive_darkness::rules::ids::{CardId, Hero};
use delvewright::games::massive_darkness::rules::library::Library;
use delvewright::games::massive_darkness::rules::market::{
    Errand, Market, MarketAnswer, MarketAsk, MarketEvent, MarketState, MarketStep,
};
use delvewright::games::massive_darkness::rules::state::Slot;
use delvewright::games::massive_darkness::rules::story::{HeroRecord, check_start_inventory};
use delvewright::kernel::game::{Asked, Game as _, Logged};
use std::sync::Arc;

/// A town under test.
pub struct Town {
    pub market: Market,
    log: Vec<Logged<MarketEvent>>,
}

impl Town {
    pub fn new(errand: Errand, party: &[HeroRecord]) -> Self {
        Self { market: Market::new(library(), errand, party).unwrap(), log: Vec::new() }
    }

    /// The town with these cards on the table, instead of what would be drawn.
    fn with_offers(party: &[HeroRecord], offers: &[&str]) -> Self {
        let mut town = Self::new(Errand::Town, party);
        town.deal(&mut |_| 0);
        town.market.state.offers = offers.iter().map(|code| town.card(code)).collect();
        town
    }

    fn deal(&mut self, pick: &mut dyn FnMut(u32) -> u32) {
        while let Some(answer) = self.market.sample(pick) {
            self.give(&answer).unwrap();
        }
    }

    fn card(&self, code: &str) -> CardId {
        self.market.library.card_with_code(code).unwrap()
    }

    /// Gives an answer, and says which rule forbids it; a refused one changes nothing.
    fn give(&mut self, answer: &MarketAnswer) -> Result<(), &'static str> {
        let before = self.market.state;
        let mut heard = Vec::new();
        let given = self.market.answer(answer, &mut |event| heard.push(event)).map_err(|refusal| refusal.rule);
        assert!(given.is_ok() || (before == self.market.state && heard.is_empty()));
        self.log.extend(heard);
        given
    }

    /// Why a Hero may not discard a card: the sentence that the players read.
    fn why_kept(&self, hero: u8, code: &str) -> &'static str {
        let answer = MarketAnswer::Discard { hero: Hero(hero), card: self.card(code) };
        self.market.check(&answer).expect_err("it is refused").message
    }

    fn sell(&mut self, hero: u8, code: &str) -> Result<(), &'static str> {
        let card = self.card(code);
        self.give(&MarketAnswer::Sell { hero: Hero(hero), card })
    }

    fn exchange(&mut self, hero: u8, give: &[&str], take: &[&str]) -> Result<(), &'static str> {
        let ids = |codes: &[&str]| codes.iter().map(|code| self.card(code)).collect();
        let answer = MarketAnswer::Exchange { hero: Hero(hero), give: ids(give), take: ids(take) };
        self.give(&answer)
    }

    fn put(&mut self, code: &str, hero: u8, slot: Slot) -> Result<(), &'static str> {
        let card = self.card(code);
        self.give(&MarketAnswer::Put { card, hero: Hero(hero), slot })
    }

    fn discard(&mut self, hero: u8, code: &str) -> Result<(), &'static str> {
        let card = self.card(code);
        self.give(&MarketAnswer::Discard { hero: Hero(hero), card })
    }

    fn replace(&mut self, hero: u8, code: &str, by: &str) -> Result<(), &'static str> {
        let (card, by) = (self.card(code), self.card(by));
        self.give(&MarketAnswer::Replace { hero: Hero(hero), card, by })
    }

    fn done(&mut self) -> Result<(), &'static str> {
        self.give(&MarketAnswer::Done)
    }

    fn owns(&self, hero: usize, code: &str) -> bool {
        self.market.records()[hero].cards.iter().any(|card| card.code == code)
    }

    fn heard(&self, rule: &str, is_it: impl Fn(&MarketEvent) -> bool) -> bool {
        self.log.iter().any(|logged| logged.rule == rule && is_it(&logged.what))
    }
}

/// So many beginners who also own these cards.
fn party(heroes: u8, cards: &[&[&str]]) -> Vec<HeroRecord> {
    let mut party = beginners(&library(), heroes);
    for (record, codes) in party.iter_mut().zip(cards) {
        record.cards.extend(codes.iter().map(|code| packed(code)));
    }
    party
}

/// Makes a Hero one of this Level, by the Skills he owns.
fn raise(library: &Library, record: &mut HeroRecord, level: u8) {
    let sheet = &library.class(library.class_named(&record.class).unwrap()).sheet;
    let find = |line: &&delvewright::games::massive_darkness::rules::cards::SkillLine| {
        line.skills.iter().any(|skill| skill.level == level)
    };
    let line = sheet.lines.iter().find(find).unwrap();
    let bought = line.skills.iter().position(|skill| skill.level == level).unwrap() as u8 + 1;
    record.skills.insert(line.id.clone(), bought);
}

fn level_of(library: &Library, code: &str) -> u8 {
    library.card(library.card_with_code(code).unwrap()).card.level
}

// MARKET-02
#[test]
fn three_cards_for_each_hero_are_laid_out_by_level() {
    let library = library();
    let mut party = party(3, &[]);
    raise(&library, &mut party[0], 3);
    raise(&library, &mut party[1], 2);
    raise(&library, &mut party[2], 4);
    let mut town = Town::new(Errand::Town, &party);
    let mut levels = Vec::new();
    while let Some(question) = town.market.question() {
        let MarketAsk::Draw(level) = question.ask else { break };
        assert_eq!((question.asked, question.rule), (Asked::Chance, "MARKET-02"));
        assert_eq!(town.done(), Err("MARKET-02"), "first the market is laid out");
        let before = town.market.state.offers.len();
        let answer = town.market.sample(&mut |count| count / 2).unwrap();
        town.give(&answer).unwrap();
        if town.market.state.offers.len() > before {
            levels.push(level);
        }
    }
    // One each of Level 1, of the lowest Hero's Level, of each Hero's own Level.
    assert_eq!(levels, [1, 1, 1, 2, 2, 2, 3, 2, 4]);
    let offered: Vec<u8> = town.market.state.offers.iter().map(|card| library.card(*card).card.level).collect();
    assert_eq!(offered, levels);
    assert_eq!(town.market.state.step, MarketStep::Talking);
    let more = MarketAnswer::Drew(town.card("T001"));
    assert_eq!(town.give(&more), Err("MARKET-02"));
}

// MARKET-02, MARKET-03, DECK-03
#[test]
fn a_deck_without_wares_is_passed_over_and_nobody_else_goes_without() {
    let library = library();
    let mut party = party(3, &[]);
    raise(&library, &mut party[0], 5);
    raise(&library, &mut party[1], 5);
    raise(&library, &mut party[2], 4);
    let kept =
        |number: &u16| !matches!(library.card(CardId(*number)).card.kind, EquipmentKind::Trap | EquipmentKind::Luck);
    let wares = library.equipment_range(EquipmentDeck::Treasure, 5).filter(kept).map(CardId);
    let wares: Vec<String> = wares.map(|card| library.card(card).card.code.clone()).collect();
    // All but one of Level 5 are owned; what is left in the deck besides are Traps and Luck.
    party[2].cards.extend(wares[1..].iter().map(|code| packed(code)));
    let mut town = Town::new(Errand::Town, &party);
    town.deal(&mut |_| 0);
    let levels = |market: &Market| -> Vec<u8> {
        market.state.offers.iter().map(|card| library.card(*card).card.level).collect()
    };
    assert_eq!(levels(&town.market), [1, 1, 1, 4, 4, 4, 5, 4], "the second Hero of Level 5 finds nothing");
    assert_eq!(town.market.state.step, MarketStep::Talking);
    // The same at the table, where the Traps that were put aside are not named.
    let codes: Vec<String> =
        town.market.state.offers.iter().map(|card| library.card(*card).card.code.clone()).collect();
    let mut table = Town::new(Errand::Town, &party);
    table.market.lay_all(&codes).unwrap();
    assert_eq!(levels(&table.market), levels(&town.market));
}

// MARKET-02, OQ-23
#[test]
fn what_heroes_own_is_not_in_the_decks_and_what_they_do_not_own_is() {
    let town = Town::new(Errand::Town, &party(1, &[&["T001", "T002"]]));
    let mut drawn = Vec::new();
    town.market.outcomes(&mut |answer, weight| {
        let MarketAnswer::Drew(card) = answer else { panic!("{answer:?}") };
        assert_eq!(weight, 1);
        drawn.push(card);
    });
    let all = town.market.library.equipment_range(EquipmentDeck::Treasure, 1).len();
    assert_eq!(drawn.len(), all - 2);
    assert!(!drawn.contains(&town.card("T001")) && drawn.contains(&town.card("T003")));
}

// MARKET-03, EQUIP-18
#[test]
fn traps_and_luck_are_drawn_again() {
    let mut town = Town::new(Errand::Town, &party(2, &[]));
    let library = Arc::clone(&town.market.library);
    let unkept = library.equipment_range(EquipmentDeck::Treasure, 1).map(CardId);
    let unkept: Vec<CardId> = unkept
        .filter(|card| matches!(library.card(*card).card.kind, EquipmentKind::Trap | EquipmentKind::Luck))
        .collect();
    assert!(unkept.len() >= 2);
    for card in unkept {
        town.give(&MarketAnswer::Drew(card)).unwrap();
        assert_eq!((town.market.state.laid, town.market.state.offers.len()), (0, 0));
        assert_eq!(town.market.question().unwrap().ask, MarketAsk::Draw(1), "for the same place");
        assert_eq!(town.give(&MarketAnswer::Drew(card)), Err("MARKET-02"), "it is put aside");
    }
    assert!(town.heard("MARKET-03", |event| matches!(event, MarketEvent::Redrawn { .. })));
    town.deal(&mut |_| 0);
    assert_eq!(town.market.state.offers.len(), 6);
}

// MARKET-02, MARKET-03
#[test]
fn at_the_table_the_cards_that_lie_there_are_taken_in_any_order_or_refused() {
    let library = library();
    let mut party = party(2, &[&["T001"]]);
    raise(&library, &mut party[0], 3);
    let mut town = Town::new(Errand::Town, &party);
    let laid = |codes: Vec<String>, town: &mut Town| town.market.lay_all(&codes).map_err(|refusal| refusal.rule);
    let ones = codes(&library, "T", 1, 7);
    let three = codes(&library, "T", 3, 1).remove(0);
    // Six places: 1, 1, 1, 1, 3, 1.
    let right =
        vec![three.clone(), ones[1].clone(), ones[2].clone(), ones[3].clone(), ones[4].clone(), ones[5].clone()];
    let mut owned = right.clone();
    owned[1] = "T001".into();
    assert_eq!(laid(owned, &mut town), Err("MARKET-02"));
    let mut low = right.clone();
    low[0].clone_from(&ones[6]);
    assert_eq!(laid(low, &mut town), Err("MARKET-02"));
    assert_eq!(laid(right[1..].to_vec(), &mut town), Err("MARKET-02"));
    let mut unknown = right.clone();
    unknown[0] = "T999".into();
    assert_eq!(laid(unknown, &mut town), Err("MARKET-02"));
    assert_eq!(town.market.state.offers.len(), 0, "all or none");
    assert_eq!(laid(right.clone(), &mut town), Ok(()));
    assert_eq!((town.market.state.offers.len(), town.market.state.step), (6, MarketStep::Talking));
    assert_eq!(laid(right, &mut town), Err("MARKET-02"));
}

// MARKET-04, MARKET-10
#[test]
fn heroes_trade_with_each_other_before_the_market_and_at_the_end_but_not_in_between() {
    let party = party(2, &[&["T001"], &[]]);
    let mut town = Town::with_offers(&party, &["T010"]);
    assert_eq!(town.market.question().unwrap().rule, "MARKET-04");
    town.put("T001", 1, Slot::Pack).unwrap();
    assert!(town.owns(1, "T001") && !town.owns(0, "T001"));
    assert!(town.heard("MARKET-04", |event| matches!(event, MarketEvent::Given { .. })));
    // Whoever turns to the market ends the talking.
    town.sell(1, "T001").unwrap();
    assert_eq!(town.market.question().unwrap().rule, "MARKET-05");
    let weapon = party[0].cards[0].code.clone();
    assert_eq!(town.put(&weapon, 1, Slot::Pack), Err("MARKET-04"));
    town.done().unwrap();
    assert_eq!(town.market.question().unwrap().rule, "MARKET-10");
    town.put(&weapon, 1, Slot::Pack).unwrap();
    assert!(town.owns(1, &weapon));
    assert!(town.heard("MARKET-10", |event| matches!(event, MarketEvent::Given { .. })));
    assert_eq!(town.sell(0, "T010"), Err("MARKET-09"));
    assert_eq!(town.exchange(1, &[&weapon], &["T010"]), Err("MARKET-09"), "the market is closed");
}

// MARKET-05
#[test]
fn each_hero_sells_once_and_exchanges_once() {
    let ones = codes(&library(), "T", 1, 7);
    let mut town = Town::with_offers(
        &party(2, &[&[&ones[0], &ones[1], &ones[2], &ones[3]], &[]]),
        &[&ones[4], &ones[5], &ones[6]],
    );
    town.sell(0, &ones[0]).unwrap();
    assert_eq!(town.sell(0, &ones[1]), Err("MARKET-05"));
    town.exchange(0, &[&ones[1]], &[&ones[4]]).unwrap();
    assert_eq!(town.exchange(0, &[&ones[2]], &[&ones[5]]), Err("MARKET-05"));
    let weapon = town.market.party[1].cards[0].code.clone();
    town.exchange(1, &[&weapon], &[&ones[5]]).unwrap();
    town.sell(1, &ones[5]).unwrap();
    assert_eq!(town.market.state.hero_ids().count(), 2);
    assert!(town.market.state.heroes.iter().all(|hero| hero.has_sold && hero.has_exchanged));
    let mut listed = Vec::new();
    town.market.answers(&mut listed);
    assert_eq!(listed, [MarketAnswer::Done]);
}

// MARKET-09
#[test]
fn at_the_end_everybody_is_healed() {
    let mut town = Town::with_offers(&party(1, &[]), &[]);
    town.done().unwrap();
    assert!(!town.heard("MARKET-09", |event| *event == MarketEvent::Healed));
    town.done().unwrap();
    assert!(town.heard("MARKET-09", |event| *event == MarketEvent::Healed));
    assert_eq!(town.market.state.step, MarketStep::Leaving);
}

// MARKET-10, EQUIP-02, EQUIP-03, EQUIP-04, STORY-14
#[test]
fn reorganizing_is_free_and_follows_the_slots_and_the_level_of_the_next_quest() {
    let library = library();
    let hand = |level: u8, slot: &str| {
        let mut cards = library.equipment.iter().map(|entry| &entry.card);
        let found = cards.find(|card| {
            card.deck == EquipmentDeck::Treasure && card.level == level && format!("{:?}", card.slot) == slot
        });
        found.unwrap().code.clone()
    };
    let (sword, great, high) = (hand(1, "Hand"), hand(1, "TwoHands"), hand(2, "Hand"));
    let party = party(1, &[&[&sword, &great, &high]]);
    let (weapon, armor) = (party[0].cards[0].code.clone(), party[0].cards[1].code.clone());
    let mut town = Town::with_offers(&party, &[]);
    town.done().unwrap();
    town.done().unwrap();
    let slot = |town: &Town, code: &str| {
        town.market.records()[0].cards.iter().find(|card| card.code == code).map(|card| card.slot).unwrap()
    };
    town.put(&sword, 0, Slot::SecondHand).unwrap();
    assert_eq!((slot(&town, &weapon), slot(&town, &sword)), (Slot::FirstHand, Slot::SecondHand));
    town.put(&great, 0, Slot::FirstHand).unwrap();
    assert_eq!((slot(&town, &weapon), slot(&town, &sword)), (Slot::Pack, Slot::Pack));
    town.put(&sword, 0, Slot::SecondHand).unwrap();
    assert_eq!((slot(&town, &great), slot(&town, &armor)), (Slot::Pack, Slot::Body));
    assert_eq!(town.put(&great, 0, Slot::SecondHand), Err("EQUIP-02"));
    assert_eq!(town.put(&armor, 0, Slot::FirstHand), Err("EQUIP-02"));
    assert_eq!(town.put(&high, 0, Slot::FirstHand), Err("STORY-14"));
    assert_eq!(town.put(&high, 0, Slot::Pack), Err("MARKET-10"), "there it lies already");
    assert_eq!(town.put("T176", 0, Slot::Pack), Err("MARKET-10"), "nobody owns it");
    town.done().unwrap();
    assert!(town.market.records()[0].check(&library).is_ok());
}

// MARKET-11, STORY-17
#[test]
fn nobody_leaves_with_seven_cards_or_two_artifacts_and_nobody_discards_more() {
    let library = library();
    let ones = codes(&library, "T", 1, 5);
    let own: Vec<&str> = ones.iter().map(String::as_str).collect();
    let mut town = Town::with_offers(&party(2, &[&own, &["A001", "A002"]]), &[]);
    assert_eq!(town.discard(0, &ones[0]), Err("MARKET-11"), "not yet");
    town.done().unwrap();
    assert_eq!(town.discard(0, &ones[0]), Err("MARKET-11"), "not while they trade");
    town.done().unwrap();
    assert_eq!(town.done(), Err("MARKET-11"));
    assert_eq!(town.discard(0, "A001"), Err("MARKET-11"), "not his");
    town.discard(0, &ones[0]).unwrap();
    assert_eq!(town.discard(0, &ones[1]), Err("MARKET-11"), "six are fine");
    assert_eq!(town.why_kept(0, &ones[1]), "refusal-market-fits");
    assert_eq!(town.done(), Err("MARKET-11"), "two Artifacts");
    let weapon = town.market.party[1].cards[0].code.clone();
    assert_eq!(town.discard(1, &weapon), Err("MARKET-11"), "an Artifact has to go");
    assert_eq!(town.why_kept(1, &weapon), "refusal-market-artifact");
    town.discard(1, "A002").unwrap();
    town.done().unwrap();
    assert!(town.market.outcome().is_some() && town.market.question().is_none());
    assert!(town.market.records().iter().all(|record| check_start_inventory(&library, record).is_ok()));
    assert_eq!(town.done(), Err("MARKET-01"));
}

// MARKET-12
#[test]
fn whoever_owns_only_what_is_too_high_takes_starting_equipment_instead() {
    let library = library();
    let (two, three) = (codes(&library, "T", 2, 2), codes(&library, "T", 3, 1));
    let mut party = party(2, &[]);
    party[0].cards = vec![packed(&two[0]), packed(&two[1])];
    party[1].cards.push(packed(&three[0]));
    let free: Vec<String> = codes(&library, "SE", 1, 18)
        .into_iter()
        .filter(|code| party.iter().all(|record| record.cards.iter().all(|card| card.code != *code)))
        .collect();
    let taken = party[1].cards[0].code.clone();
    let mut town = Town::with_offers(&party, &[]);
    assert_eq!(town.replace(0, &two[0], &free[0]), Err("MARKET-12"), "only at the end");
    town.done().unwrap();
    town.done().unwrap();
    assert_eq!(town.replace(1, &three[0], &free[0]), Err("MARKET-12"), "he owns a weapon that he can use");
    assert_eq!(town.replace(0, &two[0], &taken), Err("MARKET-12"), "somebody has it");
    assert_eq!(town.replace(0, &two[0], "T001"), Err("MARKET-12"), "no Starting Equipment");
    town.replace(0, &two[0], &free[0]).unwrap();
    assert!(town.owns(0, &free[0]) && !town.owns(0, &two[0]));
    // Any of them, the second too.
    town.replace(0, &two[1], &free[1]).unwrap();
    assert_eq!(town.replace(0, &free[0], &free[2]), Err("MARKET-12"), "that one can be used");
}

// MARKET-12
#[test]
fn who_may_replace_which_cards_is_decided_once_by_what_he_had_when_he_got_ready() {
    let library = library();
    let two = codes(&library, "T", 2, 5);
    let mut party = party(3, &[]);
    party[0].cards = vec![packed(&two[0]), packed(&two[1])];
    party[1].cards.extend([packed(&two[2]), packed(&two[3])]);
    party[2].cards = vec![packed(&two[4])];
    let (weapon, armor) = (party[1].cards[0].code.clone(), party[1].cards[1].code.clone());
    let free: Vec<String> = codes(&library, "SE", 1, 18)
        .into_iter()
        .filter(|code| party.iter().all(|record| record.cards.iter().all(|card| card.code != *code)))
        .collect();
    let mut town = Town::with_offers(&party, &[]);
    town.done().unwrap();
    town.done().unwrap();
    town.replace(0, &two[0], &free[0]).unwrap();
    town.put(&two[2], 0, Slot::Pack).unwrap();
    assert_eq!(town.replace(0, &two[2], &free[1]), Err("MARKET-12"), "it was handed to him");
    town.replace(0, &two[1], &free[1]).unwrap();
    // Whoever gives away what he can use has nobody to blame.
    town.put(&weapon, 0, Slot::Pack).unwrap();
    town.put(&armor, 0, Slot::Pack).unwrap();
    assert_eq!(town.replace(1, &two[3], &free[2]), Err("MARKET-12"));
    // And whoever is given something usable needs nothing else.
    town.put(&armor, 2, Slot::Pack).unwrap();
    assert_eq!(town.replace(2, &two[4], &free[2]), Err("MARKET-12"));
    town.put(&armor, 1, Slot::Pack).unwrap();
    town.replace(2, &two[4], &free[2]).unwrap();
}

// MARKET-13, OQ-23
#[test]
fn what_nobody_took_and_what_was_given_away_returns_to_the_decks() {
    let library = library();
    let (own, wanted) = (codes(&library, "T", 2, 1), codes(&library, "T", 1, 1));
    let mut town = Town::new(Errand::Town, &party(1, &[&[&own[0]]]));
    town.deal(&mut |count| count - 1);
    let left: Vec<CardId> = town.market.state.offers.to_vec();
    assert!(!left.contains(&town.card(&wanted[0])));
    town.sell(0, &own[0]).unwrap();
    let in_decks = |state: &MarketState| -> usize { state.treasures.iter().map(|deck| deck.unseen().len()).sum() };
    let all: usize = (1..=5).map(|level| library.equipment_range(EquipmentDeck::Treasure, level).len()).sum();
    assert!(in_decks(&town.market.state) < all);
    town.done().unwrap();
    assert_eq!(town.market.state.offers.len(), 3, "until they leave nothing is cleared away");
    town.done().unwrap();
    assert_eq!((in_decks(&town.market.state), town.market.state.offers.len()), (all, 0));
    assert_eq!(level_of(&library, &own[0]), 2);
}

// STORY-22
#[test]
fn before_a_repeated_quest_any_card_may_become_starting_equipment_and_nothing_else_happens() {
    let library = library();
    let party = party(2, &[&["T001"], &["T002"]]);
    let free: Vec<String> = codes(&library, "SE", 1, 18)
        .into_iter()
        .filter(|code| party.iter().all(|record| record.cards.iter().all(|card| card.code != *code)))
        .collect();
    let mut town = Town::new(Errand::Repeat, &party);
    assert_eq!(town.market.question().unwrap().rule, "MARKET-10");
    assert_eq!(town.market.state.offers.len(), 0);
    assert_eq!(town.sell(0, "T001"), Err("STORY-22"));
    assert_eq!(town.exchange(0, &["T001"], &["T002"]), Err("STORY-22"));
    assert_eq!(town.put("T001", 1, Slot::Pack), Err("STORY-22"));
    town.replace(0, "T001", &free[0]).unwrap();
    let weapon = party[0].cards[0].code.clone();
    town.replace(0, &weapon, &free[1]).unwrap();
    assert_eq!(town.replace(1, "T002", &free[1]), Err("STORY-22"), "there is only one of it");
    town.replace(1, "T002", &weapon).unwrap();
    assert!(town.heard("STORY-22", |event| matches!(event, MarketEvent::Replaced { .. })));
    assert!(!town.heard("MARKET-09", |_| true));
    town.done().unwrap();
    assert!(town.market.outcome().is_some());
}

// STORY-20
#[test]
fn after_a_loss_each_owner_discards_down_to_six_and_the_errand_is_over() {
    let library = library();
    let ones = codes(&library, "T", 1, 11);
    let (mine, yours): (Vec<&str>, Vec<&str>) =
        (ones[..6].iter().map(String::as_str).collect(), ones[6..].iter().map(String::as_str).collect());
    let mut town = Town::new(Errand::Loss, &party(2, &[&mine, &yours]));
    let asked = |town: &Town| town.market.question().map(|question| (question.asked, question.rule));
    assert_eq!(asked(&town), Some((Asked::Seat(0), "STORY-20")));
    assert_eq!(town.done(), Err("STORY-20"));
    assert_eq!(town.sell(0, mine[0]), Err("STORY-20"));
    assert_eq!(town.put(mine[0], 1, Slot::Pack), Err("STORY-20"));
    // The first is asked, but in which order they discard is theirs to choose.
    town.discard(0, mine[0]).unwrap();
    town.discard(1, yours[0]).unwrap();
    assert_eq!(town.discard(1, yours[1]), Err("STORY-20"), "six are fine");
    assert_eq!(town.why_kept(1, yours[1]), "refusal-market-fits");
    assert_eq!(asked(&town), Some((Asked::Seat(0), "STORY-20")));
    town.discard(0, mine[1]).unwrap();
    assert_eq!(town.discard(0, mine[2]), Err("STORY-20"), "whoever gives up more than he must hears why not");
    assert_eq!(town.why_kept(0, mine[2]), "refusal-market-fits");
    assert_eq!(town.done(), Err("MARKET-01"), "it is over");
    assert_eq!(asked(&town), None);
    assert!(town.market.records().iter().all(|record| record.cards.len() == 6));
    assert!(Town::new(Errand::Loss, &party(1, &[])).market.outcome().is_some(), "nobody has too much");
}

#[test]
fn the_state_of_a_market_is_small() {
    assert!(size_of::<MarketState>() <= 16 * 1024, "{}", size_of::<MarketState>());
}
