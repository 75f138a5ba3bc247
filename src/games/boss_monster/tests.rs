//! What stands on the cards, in three languages; what is read of what somebody has decided, and games that are played with cards of one's own.

use super::describe::{card_name, card_text};
use super::lab::Trial;
use super::own_cards::{Card, Deck, OwnCards, fitted, plainest, problems, words_of};
use super::rules::{Answer, CardId, Setup};
use super::ruleset::{BossMonsterRules, Start};
use super::texts;
use crate::house::lab::batch::{Examined, Plan};
use crate::house::lab::seats::awaited;
use crate::house::play::{Dice, Play};
use crate::house::plug::{Ruleset as _, SeatBot};
use crate::house::session::{ResumeError, Session, Sessions as _};
use crate::house::text::Language;
use crate::house::wrong::Wrong as _;
use crate::kernel::game::Game as _;
use crate::kernel::journal::Given;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

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

/// Picks one of so many.
struct Picks(u64);

impl Picks {
    fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        from[(self.0 >> 33) as usize % from.len()].clone()
    }
}

/// A sound card of a deck whose words were picked at random among those that are offered.
fn made_up(deck: Deck, code: &str, of_the_box: &[Card], dice: &mut Picks) -> Card {
    loop {
        let like: Vec<Card> = of_the_box.iter().filter(|card| card.deck() == deck).cloned().collect();
        let mut card = dice.pick(&like).with_code(code);
        let count = if deck == Deck::Miniboss { 3 } else { dice.pick(&[1, 2]) };
        card.abilities_mut().clear();
        for at in 0..count {
            let when = dice.pick(&words_of(deck, card.abilities(), at).whens());
            let new = plainest(deck, card.abilities(), at, when);
            card.abilities_mut().push(new);
            let mut all = card.abilities().clone();
            let words = words_of(deck, &all, at);
            let (target, by, limit) =
                (dice.pick(&words.targets()), dice.pick(&words.bys()), dice.pick(&words.limits()));
            (all[at].ways[0].at, all[at].by, all[at].limit) = (target, by, limit);
            all[at] = fitted(deck, &all, at);
            let (costs, effects) = {
                let words = words_of(deck, &all, at);
                (words.costs(&all[at].ways[0]), words.effects(&all[at].ways[0]))
            };
            if !costs.is_empty() && dice.pick(&[true, false]) {
                all[at].ways[0].cost.push(dice.pick(&costs));
            }
            for _ in 0..dice.pick(&[0, 1, 2]) {
                if !effects.is_empty() {
                    all[at].ways[0].r#do.push(dice.pick(&effects));
                }
            }
            card.abilities_mut()[at] = fitted(deck, &all, at);
        }
        if problems(&card).is_empty() {
            return card;
        }
    }
}

#[test]
fn games_with_whatever_cards_can_be_typed_in_come_to_their_end() {
    let rules = BossMonsterRules::open().expect("the cards of the box");
    let of_the_box = Card::all(rules.of_the_box().printed());
    let mut dice = Picks(16);
    for round in 0..12_u64 {
        // Half of the Rooms and Spells are made up, and all Minibosses and Bosses.
        let mut own = OwnCards::default();
        for (at, card) in of_the_box.iter().enumerate() {
            let is_changed = match card.deck() {
                Deck::Boss | Deck::Miniboss => true,
                Deck::Room | Deck::Spell => at % 2 == round as usize % 2,
                Deck::Hero => at % 5 == 0,
            };
            if is_changed {
                own.put(made_up(card.deck(), card.code(), &of_the_box, &mut dice));
            }
        }
        let rules = rules.with_own(own).expect("they are sound");
        let setup = Setup { seats: 2 + (round % 3) as u8, ..Setup::default() };
        let trial = Trial { bots: vec![SeatBot::Random; usize::from(setup.seats)], setup };
        let plan = Plan { threads: NonZeroUsize::new(1), examined: Examined::All, ..Plan::new(8, round * 100) };
        let found = trial.run(&rules, &plan, &AtomicBool::new(false), &|_| {}).expect("it begins");
        assert_eq!(found.statistics.defects, [], "round {round}");
        assert_eq!(found.statistics.won, 8);
    }
}

/// A game with a new card, a changed one and their names.
fn with_own_cards() -> Start {
    let rules = BossMonsterRules::open().expect("the cards of the box");
    let of_the_box = Card::all(rules.of_the_box().printed());
    let mut own = OwnCards::default();
    let mut dice = Picks(3);
    own.put(made_up(Deck::Room, "OWN001", &of_the_box, &mut dice));
    own.put(made_up(Deck::Spell, "RMB065", &of_the_box, &mut dice));
    own.set_name("OWN001", "en", "Grandmother’s Cellar");
    Start { own, ..Start::plain(2) }
}

#[test]
fn an_own_card_with_an_english_name_only_has_it_in_every_language() {
    let own = with_own_cards().own;
    let rules = BossMonsterRules::open().expect("the cards of the box").with_own(own.clone()).expect("they are sound");
    let card = rules.cards().coded("OWN001").expect("it is among them");
    for language in Language::ALL {
        let mut texts = texts::of(language);
        texts.set_names(own.names_in(language.code()));
        assert_eq!(card_name(rules.cards(), card, &texts).as_ref(), "Grandmother’s Cellar", "{}", language.code());
    }
}

/// So many answers, chance included, always the one that is listed first.
fn play_on(session: &mut Session<BossMonsterRules>, answers: usize) {
    for _ in 0..answers {
        if session.step_chance(&mut |_| {}).expect("chance answers") {
            continue;
        }
        let mut listed = Vec::new();
        session.game().answers(&mut listed);
        let answer = *listed.first().expect("it is not over");
        session.answer(answer, Given::Chosen, &mut |_| {}).expect("it is offered");
    }
}

/// What lies hidden is not told to whoever edits a recorded game by hand: neither what lay there nor what he has written there.
#[test]
fn a_secret_that_was_edited_by_hand_is_told_by_its_line_and_names_no_card() {
    let rules = BossMonsterRules::open().expect("the cards of the box");
    let mut session = rules.begin(Start::plain(3), 8, &mut |_| {}).expect("it begins");
    play_on(&mut session, 60);
    let lines: Vec<String> = session.all_lines().expect("lines");
    let languages = Language::ALL.map(texts::of);
    let names: Vec<String> = languages
        .iter()
        .flat_map(|texts| (0..rules.cards().len()).map(|card| card_name(rules.cards(), CardId(card as u8), texts)))
        .map(|name| name.to_string())
        .collect();
    let mut told = 0;
    for (at, line) in lines.iter().enumerate().skip(1) {
        let Some((before, rest)) = line.split_once("Card(") else { continue };
        let Some((card, after)) = rest.split_once(')') else { continue };
        let Ok(card) = card.parse::<u8>() else { continue };
        for other in [card.wrapping_add(1), 0, 250].into_iter().filter(|other| *other != card) {
            let mut edited = lines.clone();
            edited[at] = format!("{before}Card({other}){after}");
            let said: Vec<Arc<str>> = match rules.verify(&edited) {
                Ok(read) => {
                    let trouble = read.trouble.expect("something was edited");
                    languages.iter().map(|texts| trouble.say(texts)).collect()
                }
                Err(error) => languages.iter().map(|texts| error.say(texts)).collect(),
            };
            for said in said {
                let named = names.iter().find(|name| said.contains(name.as_str()));
                assert_eq!(named, None, "{said}");
                assert!(said.contains(&(at + 1).to_string()), "the line is told: {said}");
                told += 1;
            }
        }
    }
    assert!(told > 100, "{told}");
}

#[test]
fn a_game_takes_its_own_cards_along_and_goes_on_without_the_pack() {
    let rules = BossMonsterRules::open().expect("the cards of the box");
    let start = with_own_cards();
    let mut session = rules.begin(start.clone(), 5, &mut |_| {}).expect("it begins");
    let laid = |code: &str| session.game().table().cards.named(code).len();
    let (room, spell) = (&start.own.cards.rooms[0], &start.own.cards.spells[0]);
    assert_eq!([laid(&room.code), laid(&spell.code)], [usize::from(room.copies), usize::from(spell.copies)]);
    play_on(&mut session, 40);
    let lines: Vec<String> = session.all_lines().expect("lines");
    let again = rules.verify(&lines).expect("it is understood");
    assert_eq!((again.trouble, again.journal.hash()), (None, session.hash()));
    assert_eq!(again.journal.header().setup, start);
    // A line in which somebody has changed the cards is another game.
    let changed = lines[0].replace("OWN001", "OWN002");
    let other: Vec<String> = std::iter::once(changed).chain(lines[1..].iter().cloned()).collect();
    assert!(matches!(rules.verify(&other), Err(ResumeError::OtherContent)));
    // One with cards that make no game says so.
    let broken = lines[0].replacen("copies:", "copies:25", 1);
    let other: Vec<String> = std::iter::once(broken).chain(lines[1..].iter().cloned()).collect();
    assert!(matches!(rules.verify(&other), Err(ResumeError::Begin(refused)) if refused.rule == "BM-COMP-08"));
}

#[test]
fn without_own_cards_a_game_is_recorded_as_it_always_was() {
    let rules = BossMonsterRules::open().expect("the cards of the box");
    let plain = serde_json::to_string(&Start::plain(2)).expect("it can be written");
    assert!(!plain.contains("own"), "{plain}");
    let laid = rules.with_own(with_own_cards().own).expect("they are sound");
    assert_eq!((laid.content(), laid.own().count()), (rules.content(), 2));
    let game = laid.set_up(&Start::plain(2), &mut |_| {}).expect("it begins");
    assert_eq!(
        game.table().cards.len(),
        rules.cards().len(),
        "a game takes along what it was begun with, and nothing else"
    );
}
