//! Packs are kept, joined and laid; what is offered is sound, and what is not sound is found.

use super::*;
use crate::games::boss_monster::rules::cards::RoomCard;
use crate::games::boss_monster::rules::language::{Ability, Amount, At, By, Cost, Effect, Limit, Way, When};
use crate::games::boss_monster::rules::{Back, RoomType, Treasure};
use crate::games::boss_monster::ruleset::BossMonsterRules;
use crate::house::packs::CardPack as _;
use crate::house::packs::over::{PackTrouble, create_folder, lay_others, lay_packs, own_cards_file};
use crate::house::storage::{DataDirs, Document as _};
use std::fs;
use std::sync::LazyLock;

static BOX: LazyLock<Printed> = LazyLock::new(|| BossMonsterRules::open().unwrap().of_the_box().printed().clone());

fn first(deck: Deck) -> Card {
    Card::all(&BOX).into_iter().find(|card| card.deck() == deck).unwrap()
}

fn room(code: &str, damage: u8, abilities: Vec<Ability>) -> Card {
    let (code, id, kind) = (code.to_owned(), "own".to_owned(), RoomType::Trap);
    let treasure = vec![Treasure::Mage];
    Card::Room(RoomCard { code, id, advanced: false, kind, damage, treasure, copies: 1, abilities })
}

fn ability(when: When, limit: Limit, way: Way) -> Ability {
    Ability { when, by: By::Owner, limit, may: false, ways: vec![way] }
}

fn what_is_wrong(card: &Card) -> Vec<CardProblem> {
    problems(card).into_iter().map(|problem| problem.what).collect()
}

#[test]
fn no_card_of_the_box_has_a_problem() {
    for card in Card::all(&BOX) {
        assert_eq!(problems(&card), [], "{}", card.code());
    }
}

#[test]
fn a_card_of_every_deck_is_put_in_found_and_taken_out_again() {
    let mut own = OwnCards::default();
    for deck in Deck::ALL {
        let card = first(deck).with_code("OWN001");
        own.put(card.clone());
        own.put(card.clone());
        own.set_name("OWN001", "de", "Meine");
        assert_eq!((own.count(), own.card("OWN001")), (1, Some(card)));
        assert_eq!(own.name("OWN001", "pl"), Some("Meine"), "a name stands in for other languages");
        own.take_out("OWN001");
        assert!(own.is_empty());
    }
}

#[test]
fn a_card_lies_in_the_place_of_the_one_with_its_code_or_last() {
    let (changed, new) = (room("RMB013", 7, Vec::new()), room("OWN001", 1, Vec::new()));
    let mut own = OwnCards::default();
    own.put(changed.clone());
    own.put(new.clone());
    let all = own.over(&BOX);
    assert_eq!(all.rooms.len(), BOX.rooms.len() + 1);
    assert_eq!((Card::Room(all.rooms[0].clone()), all.rooms.last().cloned().map(Card::Room)), (changed, Some(new)));
}

#[test]
fn what_is_written_is_read_back_and_no_file_is_no_card() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("own.ron");
    assert_eq!(OwnPack::read(&path).unwrap(), OwnPack::none());
    let mut pack = OwnPack { title: "Mine".to_owned(), author: "Ana".to_owned(), ..OwnPack::none() };
    Deck::ALL.into_iter().for_each(|deck| pack.own.put(first(deck)));
    pack.own.set_name(first(Deck::Boss).code(), "en", "Mine");
    pack.write(&path).unwrap();
    assert_eq!(OwnPack::read(&path).unwrap(), pack);
    assert!(fs::read_to_string(&path).unwrap().starts_with("// Delvewright: boss-monster, cards, format 1"));
}

#[test]
fn hostile_files_are_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("own.ron");
    let many: String = (0..=MOST_CARDS)
        .map(|number| {
            format!(
                "(code: \"X{number}\", id: \"x\", kind: Trap, damage: 1, treasure: [Mage], copies: 1, abilities: []),"
            )
        })
        .collect();
    let hostile = [
        "(format: 1, own: (cards: (roms: [])))".to_owned(),
        "(format: 9)".to_owned(),
        format!("(format: 1, own: (cards: (rooms: [{many}])))"),
        format!("(format: 1, title: \"{}\")", "x".repeat(OwnPack::LONGEST_TEXT + 1)),
        "(format: 1, own: (cards: (spells: [(code: \"X\", id: \"x\", phases: [Night], copies: 1, abilities: [])])))"
            .to_owned(),
        "[".repeat(100_000),
    ];
    for text in hostile {
        fs::write(&path, &text).unwrap();
        assert!(OwnPack::read(&path).is_err(), "{}", &text[..text.len().min(60)]);
        assert_eq!(fs::read_to_string(&path).unwrap(), text, "the file stays as it is");
    }
}

#[test]
fn packs_lie_over_each_other_and_one_that_makes_no_game_is_left_out_and_told() {
    let home = tempfile::tempdir().unwrap();
    let dirs = DataDirs::at(home.path());
    create_folder::<BossCards>(&dirs).unwrap();
    let write = |name: &str, cards: &[Card], title: &str| {
        let mut pack = OwnPack { title: title.to_owned(), ..OwnPack::none() };
        cards.iter().for_each(|card| pack.own.put(card.clone()));
        pack.write(&own_cards_file::<BossCards>(&dirs).with_file_name(name)).unwrap();
    };
    write("a.ron", &[room("OWN001", 2, Vec::new())], "Two");
    write("b.ron", &[room("OWN001", 3, Vec::new())], "Three");
    // Each alone could be read; none makes a game.
    write("c.ron", &[room("RMB065", 1, Vec::new())], "A Spell's code");
    write("d.ron", &[room("OWN002", 200, Vec::new())], "Too strong");
    let crowd: Vec<Card> = (0..60).map(|number| room(&format!("C{number}"), 1, Vec::new())).collect();
    write("e.ron", &crowd, "A crowd");
    fs::write(own_cards_file::<BossCards>(&dirs).with_file_name("f.ron"), "(format: 1,\n own: (cards: (rooms: [?])))")
        .unwrap();
    fs::write(own_cards_file::<BossCards>(&dirs).with_file_name(".g.ron.Ab"), "half").unwrap();
    let laid = lay_packs::<BossCards>(&dirs, &BOX);
    assert_eq!((laid.own.card("OWN001"), laid.from["OWN001"].as_str()), (Some(room("OWN001", 3, Vec::new())), "Three"));
    assert_eq!(laid.own.count(), 1);
    let skipped: Vec<String> =
        laid.skipped.iter().map(|pack| pack.file.file_name().unwrap().to_string_lossy().into_owned()).collect();
    assert_eq!(skipped, ["c.ron", "d.ron", "e.ron", "f.ron"]);
    assert_eq!(laid.skipped[0].why, PackTrouble::Cards(Unplayable::Twice("RMB065".to_owned())));
    assert_eq!(laid.skipped[1].why, PackTrouble::Cards(Unplayable::Card("OWN002".to_owned())));
    assert_eq!(laid.skipped[2].why, PackTrouble::Cards(Unplayable::Number("rooms")));
    // A card with which something is wrong is left out, and nothing else.
    let endless = ability(When::Window, Limit::Free, Way { r#do: vec![Effect::Gain(Amount::N(1))], ..Way::default() });
    write("h.ron", &[room("OWN003", 2, vec![endless]), room("OWN004", 2, Vec::new())], "Half");
    let half = lay_packs::<BossCards>(&dirs, &BOX).own;
    assert_eq!((half.card("OWN003"), half.card("OWN004")), (None, Some(room("OWN004", 2, Vec::new()))));
    assert_eq!(half.unsound(), None);
    // The user's own cards lie over all others.
    write("own-cards.ron", &[room("OWN001", 9, Vec::new())], "");
    assert_eq!(lay_packs::<BossCards>(&dirs, &BOX).own.card("OWN001"), Some(room("OWN001", 9, Vec::new())));
    assert_eq!(lay_others::<BossCards>(&dirs, &BOX).own.card("OWN001"), Some(room("OWN001", 3, Vec::new())));
}

#[test]
fn what_two_windows_have_changed_is_joined_card_by_card() {
    let card = |code: &str, damage: u8| room(code, damage, Vec::new());
    let mut base = OwnPack::none();
    ["A", "B", "C"].into_iter().for_each(|code| base.own.put(card(code, 1)));
    base.own.set_name("A", "en", "Pit");
    let (mut mine, mut theirs) = (base.clone(), base.clone());
    mine.own.put(card("A", 4));
    mine.own.take_out("B");
    mine.own.set_name("A", "de", "Grube");
    mine.author = "Ana".to_owned();
    theirs.own.put(card("D", 2));
    theirs.own.set_name("C", "en", "Gate");
    theirs.title = "Ours".to_owned();
    let joined = OwnPack::joined(&base, &mine, theirs.clone());
    assert_eq!([joined.own.card("A"), joined.own.card("B")], [Some(card("A", 4)), None]);
    assert_eq!((joined.own.card("D"), joined.own.name("C", "en")), (Some(card("D", 2)), Some("Gate")));
    assert_eq!((joined.own.name("A", "de"), joined.own.name("A", "en")), (Some("Grube"), Some("Pit")));
    assert_eq!((joined.title.as_str(), joined.author.as_str()), ("Ours", "Ana"));
    assert_eq!(OwnPack::joined(&base, &base, theirs.clone()), theirs, "who has changed nothing takes nothing away");
}

#[test]
fn whatever_is_offered_at_a_moment_makes_a_sound_card() {
    let mut tried = 0;
    for deck in Deck::ALL {
        let plain = first(deck);
        let whole = |abilities: &[Ability], at: usize, ability: Ability| {
            let mut card = plain.clone();
            *card.abilities_mut() = abilities.to_vec();
            card.abilities_mut()[at] = ability;
            let wrong = problems(&card).into_iter().find(|problem| problem.ability.is_some());
            assert_eq!(wrong, None, "{card:?}");
        };
        let at = if deck == Deck::Miniboss { 1 } else { 0 };
        let others = vec![plainest(deck, &[], 0, words_of(deck, &[], 0).whens()[0]); if at == 1 { 3 } else { 1 }];
        for when in words_of(deck, &others, at).whens() {
            let plain = plainest(deck, &others, at, when);
            whole(&others, at, plain.clone());
            let mut all = others.clone();
            all[at] = plain;
            let read = words_of(deck, &all, at);
            for target in read.targets() {
                all[at].ways[0].at = target;
                // What can be done to what is named comes last among the offers.
                let aimed = words_of(deck, &all, at).effects(&all[at].ways[0]).pop();
                let way = &mut all[at].ways[0];
                way.r#do = aimed.into_iter().collect();
                let fitting = fitted(deck, &all, at);
                whole(&others, at, fitting.clone());
                let mut all = all.clone();
                all[at] = fitting;
                let (costs, effects) = {
                    let words = words_of(deck, &all, at);
                    (words.costs(&all[at].ways[0]), words.effects(&all[at].ways[0]))
                };
                for cost in costs {
                    let mut paid = all.clone();
                    paid[at].ways[0].cost.retain(|known| *known == Cost::DiscardThis && cost != Cost::DiscardThis);
                    paid[at].ways[0].cost.push(cost);
                    whole(&others, at, fitted(deck, &paid, at));
                    tried += 1;
                }
                for effect in effects {
                    let mut done = all.clone();
                    let way = &mut done[at].ways[0];
                    if !way.r#do.contains(&effect) {
                        way.r#do.push(effect);
                    }
                    whole(&others, at, fitted(deck, &done, at));
                    tried += 1;
                }
            }
        }
    }
    assert!(tried > 2_000, "{tried}");
}

#[test]
fn what_cannot_work_or_never_ends_is_found() {
    let one = Amount::N(1);
    let doing = |effect| Way { r#do: vec![effect], ..Way::default() };
    let wrong = |ability| what_is_wrong(&room("X", 1, vec![ability]));
    let draws = doing(Effect::Draw(Back::Spells, one));
    assert_eq!(wrong(ability(When::Window, Limit::Round, draws.clone())), []);
    assert_eq!(wrong(ability(When::Window, Limit::Free, draws.clone())), [CardProblem::Endless]);
    let paid = Way { cost: vec![Cost::Coins(1)], ..draws.clone() };
    assert_eq!(wrong(ability(When::Window, Limit::Free, paid)), [CardProblem::Endless], "a coin may come back");
    let given = Way { cost: vec![Cost::DestroyThis], ..draws.clone() };
    assert_eq!(wrong(ability(When::Window, Limit::Free, given)), []);
    assert_eq!(wrong(ability(When::YouCastSpell, Limit::Free, draws.clone())), [CardProblem::Endless]);
    assert!(wrong(ability(When::HandWindow, Limit::Free, draws.clone())).contains(&CardProblem::NotDiscarded));
    assert_eq!(wrong(ability(When::Cast, Limit::Free, draws.clone())), [CardProblem::WrongMoment]);
    assert_eq!(wrong(ability(When::Always, Limit::Free, draws.clone())), [CardProblem::WrongEffect]);
    assert_eq!(wrong(ability(When::Built, Limit::Free, doing(Effect::Kill))), [CardProblem::WrongEffect]);
    let named = Way { at: At::Opponent, ..draws };
    assert_eq!(wrong(ability(When::Built, Limit::Free, named)), [CardProblem::NamedForNothing]);
    assert_eq!(wrong(ability(When::Built, Limit::Free, Way::default())), [CardProblem::NoEffect]);
    let twice = Way { cost: vec![Cost::DestroyThis, Cost::DestroyThis], ..doing(Effect::Gain(one)) };
    assert_eq!(wrong(ability(When::Window, Limit::Free, twice)), [CardProblem::TooManyCosts]);
    let less = doing(Effect::Gain(Amount::N(-1)));
    assert_eq!(wrong(ability(When::Built, Limit::Free, less)), [CardProblem::WrongAmount]);
    assert_eq!(what_is_wrong(&room("X", 51, Vec::new())), [CardProblem::Number]);
    let mut miniboss = first(Deck::Miniboss);
    miniboss.abilities_mut().pop();
    assert_eq!(what_is_wrong(&miniboss), [CardProblem::Levels]);
}
