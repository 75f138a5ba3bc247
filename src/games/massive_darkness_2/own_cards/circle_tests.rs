//! Circles over several abilities are found and told on the cards that bring them; the box has none.

use super::circles::{circle, problems};
use super::problems::CardProblem;
use super::{Card, Cards, HellscapeCards, OwnCards, OwnPack};
use crate::games::massive_darkness_2::rules::cards::ItemCard;
use crate::games::massive_darkness_2::rules::ids::{Element, Place};
use crate::games::massive_darkness_2::rules::language::{Ability, Cost, Effect, If, Limit, When};
use crate::games::massive_darkness_2::rules::{Class, Printed, Unplayable};
use crate::games::massive_darkness_2::ruleset::HellscapeRules;
use crate::games::massive_darkness_2::texts;
use crate::house::packs::CardPack as _;
use crate::house::packs::over::{CardList as _, Laid};
use crate::house::plug::look_into_pack;
use crate::house::storage::{document_bytes, write_new};
use crate::house::text::Language;
use crate::house::wrong::Wrong as _;
use std::path::Path;
use std::sync::LazyLock;

static RULES: LazyLock<HellscapeRules> = LazyLock::new(|| HellscapeRules::open().expect("the box"));

fn printed() -> &'static Printed {
    &RULES.of_the_box().printed
}

fn free(cost: &[Cost], effects: &[Effect]) -> Ability {
    Ability { cost: cost.to_vec(), r#do: effects.to_vec(), ..Ability::default() }
}

/// An item of one's own with this on it.
fn item(id: &str, slot: Place, ability: Ability) -> Card {
    let plain = printed().items.iter().find(|item| item.abilities.is_empty() && item.attack.is_empty());
    let plain = plain.expect("an item that can do nothing").clone();
    Card::Item(ItemCard { id: id.to_owned(), slot, only: None, copies: 1, abilities: vec![ability], ..plain })
}

fn of_berserkers(card: Card) -> Card {
    match card {
        Card::Item(item) => Card::Item(ItemCard { only: Some(Class::Berserker), ..item }),
        other => other,
    }
}

fn own(cards: &[Card]) -> OwnCards {
    let mut own = OwnCards::default();
    cards.iter().for_each(|card| own.put(card.clone()));
    own
}

/// Which of these cards are in a circle with each other.
fn told(cards: &[Card]) -> Vec<String> {
    let found = problems(&own(cards).cards, &Cards::default());
    assert!(found.iter().all(|(_, problem)| problem.what == CardProblem::Circle && problem.ability == Some(0)));
    let mut codes: Vec<String> = found.into_iter().map(|(code, _)| code).collect();
    codes.sort();
    codes
}

#[test]
fn the_box_has_no_circle() {
    assert_eq!(circle(&Card::all(&Cards::of(RULES.all()))), None);
}

/// What is told on the page of cards is not played with, and everything else in the pack is; whoever has recorded a game with it goes on
/// all the same.
#[test]
fn a_circle_is_told_on_the_cards_that_bring_it_and_they_alone_are_left_out() {
    let rage = of_berserkers(item("rage", Place::Head, free(&[Cost::Rage(1)], &[Effect::Heal(1)])));
    let cut = item("cut", Place::Body, free(&[Cost::Wounds(1)], &[Effect::Step]));
    let boots = item("boots", Place::Legs, free(&[Cost::Mana(1)], &[Effect::Step]));
    let laid = |cards: &[Card]| {
        let mut own = own(cards);
        own.set_name("cut", "en", "Old Cut");
        assert!(own.unsound().is_none(), "each for itself ends: {:?}", own.unsound());
        let told = HellscapeCards::problems_together(&own.over(RULES.all()), RULES.all());
        assert!(RULES.with_own(own.clone()).is_ok());
        let pack = OwnPack { own, title: "Mine".to_owned(), ..OwnPack::none() };
        let laid = Laid::<HellscapeCards>::default().with(Path::new("own.ron"), pack, RULES.all());
        (told.len(), laid.expect("the others are played with"))
    };
    let codes =
        |laid: &Laid<HellscapeCards>| laid.own.all().iter().map(|card| card.code().to_owned()).collect::<Vec<_>>();
    let (count, whole) = laid(&[rage.clone(), cut.clone(), boots.clone()]);
    assert_eq!((count, codes(&whole)), (2, vec!["boots".to_owned()]));
    assert_eq!(whole.from.keys().collect::<Vec<_>>(), ["boots"]);
    let mut out: Vec<&str> = whole.left_out.iter().map(|card| card.code.as_str()).collect();
    out.sort_unstable();
    assert_eq!(out, ["cut", "rage"]);
    for language in Language::ALL {
        let texts = texts::of(language);
        let said: Vec<String> = whole.left_out.iter().map(|card| card.say(&texts).to_string()).collect();
        assert!(said.iter().any(|said| said.contains("Old Cut (cut)")), "{said:?}");
        let why = texts.get("card-md2-problem-circle");
        assert!(said.iter().all(|said| said.contains("own.ron") && said.contains(&*why)), "{said:?}");
    }
    let (count, alone) = laid(std::slice::from_ref(&rage));
    assert_eq!((count, codes(&alone), alone.left_out.len()), (0, vec!["rage".to_owned()], 0));
    // A Skill of the box gives Health for Rage: only the card of one's own is told, and left out.
    let (count, without) = laid(&[cut.clone(), boots.clone()]);
    assert_eq!((count, codes(&without), without.left_out.len()), (1, vec!["boots".to_owned()], 1));
    // Two circles in one pack, and one across two packs: what lay there before stays.
    let wrath = of_berserkers(item("wrath", Place::Legs, free(&[Cost::Rage(2)], &[Effect::Heal(2)])));
    let scar = item("scar", Place::Misc, free(&[Cost::Wounds(2)], &[Effect::Step]));
    let (_, both) = laid(&[rage.clone(), cut.clone(), wrath, scar, boots]);
    assert_eq!((codes(&both), both.left_out.len()), (vec!["boots".to_owned()], 4));
    let (_, first) = laid(&[rage]);
    let pack = OwnPack { own: own(&[cut]), ..OwnPack::none() };
    let second = first.with(Path::new("second.ron"), pack, RULES.all()).expect("it is laid");
    assert_eq!((codes(&second), second.left_out[0].code.as_str()), (vec!["rage".to_owned()], "cut"));
}

/// M2-COMP-08: the box may be filled up to the last number that a card can have; what is left out takes none.
#[test]
fn cards_that_are_left_out_do_not_count_for_how_many_there_may_be() {
    // With both cards of the circle it is one too many.
    let count = 250 - 1 - RULES.of_the_box().card_count();
    let pads =
        (0..count).map(|number| item(&format!("pad-{number}"), Place::Legs, free(&[Cost::Mana(1)], &[Effect::Step])));
    // Each of them is sound by itself: what is not counts as ever, for it may be mended.
    let circle = [
        item("cut", Place::Body, free(&[Cost::Wounds(1)], &[Effect::Step])),
        of_berserkers(item("rage", Place::Head, free(&[Cost::Rage(1)], &[Effect::Heal(1)]))),
    ];
    let lay = |cards: Vec<Card>| {
        let pack = OwnPack { own: own(&cards), ..OwnPack::none() };
        Laid::<HellscapeCards>::default().with(Path::new("own.ron"), pack, RULES.all())
    };
    let pads: Vec<Card> = pads.collect();
    let laid = lay(pads.iter().cloned().chain(circle).collect()).expect("the others are played with");
    assert!(!laid.left_out.is_empty() && laid.own.count() == count + 2 - laid.left_out.len(), "{:?}", laid.left_out);
    assert!(RULES.with_own(laid.own).is_ok());
    let more = ["one", "more"].map(|id| item(id, Place::Legs, free(&[Cost::Mana(1)], &[Effect::Step])));
    assert!(lay(pads.into_iter().chain(more).collect()).is_err(), "so many there can be, and no more");
}

/// Whoever looks into the file is told which cards are not played with.
#[test]
fn a_circle_is_told_of_a_file() {
    let rage = item("rage", Place::Head, free(&[Cost::Rage(1)], &[Effect::Heal(1)]));
    let rage = match rage {
        Card::Item(item) => Card::Item(ItemCard { only: Some(Class::Berserker), ..item }),
        other => other,
    };
    let cut = item("cut", Place::Body, free(&[Cost::Wounds(1)], &[Effect::Step]));
    let boots = item("boots", Place::Legs, free(&[Cost::Mana(1)], &[Effect::Step]));
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("own.ron");
    let pack = OwnPack { own: own(&[rage, cut, boots]), ..OwnPack::none() };
    write_new(&file, &document_bytes(&file, &pack).expect("it can be written")).expect("it is written");
    let texts = texts::of(Language::English);
    let Ok(told) = look_into_pack::<HellscapeCards>(&file.to_string_lossy(), RULES.all(), &texts) else {
        panic!("it is read")
    };
    let why = texts.get("card-md2-problem-circle");
    let told_of = |code: &str| told.problems.iter().any(|line| line.contains(code) && line.contains(&*why));
    assert!(told_of("cut") && told_of("rage") && !told_of("boots"), "{:?}", told.problems);
}

/// Where a pack cannot be told apart from its circle, the sentence names two cards of it: a Skill of the box gives Health for Rage.
#[test]
fn cards_that_are_unplayable_together_are_named() {
    let blood = item("blood", Place::Head, free(&[Cost::Wounds(1)], &[Effect::Mana(1)]));
    let balm = item("balm", Place::Body, free(&[Cost::Mana(1)], &[Effect::Heal(1)]));
    let why = HellscapeCards::unplayable_together(&own(&[blood, balm]).over(RULES.all()), RULES.all());
    let why = why.expect("a circle");
    assert!(matches!(why, Unplayable::Circle(..)), "{why:?}");
    for language in Language::ALL {
        let said = HellscapeCards::why(&why, &texts::of(language));
        assert!(said.contains("blood") && !said.contains(['⟨', '{']), "{said}");
        let other = [texts::of(language).get("skill-second-wind"), "balm".into()];
        assert!(other.iter().any(|other| said.contains(&**other)), "{said}");
    }
}

#[test]
fn two_cards_that_pay_for_each_other_are_told() {
    let blood = item("blood", Place::Head, free(&[Cost::Wounds(1)], &[Effect::Mana(1)]));
    let balm = item("balm", Place::Body, free(&[Cost::Mana(1)], &[Effect::Heal(1)]));
    assert_eq!(told(&[blood.clone(), balm.clone()]), ["balm", "blood"]);
    // One of them alone, or one that costs more than comes back, ends.
    assert!(told(std::slice::from_ref(&blood)).is_empty() && told(&[balm]).is_empty());
    let dear = item("dear", Place::Body, free(&[Cost::Mana(2)], &[Effect::Heal(1)]));
    assert!(told(&[blood.clone(), dear.clone()]).is_empty());
    // In other numbers it goes round again: twice the one, once the other.
    let balm = item("balm", Place::Body, free(&[Cost::Mana(2)], &[Effect::Heal(2)]));
    assert_eq!(told(&[blood.clone(), balm]), ["balm", "blood"]);
    let once = Ability { limit: Limit::Round, ..free(&[Cost::Mana(1)], &[Effect::Heal(1)]) };
    assert!(told(&[blood, item("once", Place::Body, once)]).is_empty());
}

#[test]
fn actions_rage_and_elements_go_round_too_and_so_do_three_cards() {
    let rest = item("rest", Place::Head, free(&[Cost::Action], &[Effect::Mana(2)]));
    let haste = item("haste", Place::Body, free(&[Cost::Mana(2)], &[Effect::Actions(1)]));
    assert_eq!(told(&[rest.clone(), haste.clone()]), ["haste", "rest"]);
    let slow = item("haste", Place::Body, free(&[Cost::Mana(4)], &[Effect::Actions(1)]));
    assert!(told(&[rest, slow]).is_empty());
    // The lowest comes to the same with the help of a third.
    let one = item("one", Place::Head, free(&[Cost::Action], &[Effect::Mana(2)]));
    let two = item("two", Place::Body, free(&[Cost::Mana(2)], &[Effect::Heal(2)]));
    let three = item("three", Place::Legs, free(&[Cost::Wounds(2)], &[Effect::Actions(1)]));
    assert_eq!(told(&[one.clone(), two.clone(), three.clone()]), ["one", "three", "two"]);
    assert!(told(&[one, three]).is_empty() || told(&[two]).is_empty());
    // M2-BERS-03: lost Health becomes Rage; M2-SHAM-02: Mana lets a marker rise.
    let of_class = |id: &str, slot, class, ability| match item(id, slot, ability) {
        Card::Item(item) => Card::Item(ItemCard { only: Some(class), ..item }),
        other => other,
    };
    let rage = of_class("rage", Place::Head, Class::Berserker, free(&[Cost::Rage(1)], &[Effect::Heal(1)]));
    let cut = item("cut", Place::Body, free(&[Cost::Wounds(1)], &[Effect::Step]));
    assert_eq!(told(&[rage, cut]), ["cut", "rage"]);
    let steps = vec![Cost::Element(Element::ALL[0], 1)];
    let calm = of_class("calm", Place::Head, Class::Shaman, free(&steps, &[Effect::Heal(1)]));
    let vein = item("vein", Place::Body, free(&[Cost::Wounds(1)], &[Effect::Mana(1)]));
    assert_eq!(told(&[calm, vein]), ["calm", "vein"]);
}

#[test]
fn what_nobody_has_together_is_no_circle() {
    let blood = |slot| item("blood", slot, free(&[Cost::Wounds(1)], &[Effect::Mana(1)]));
    let balm = |slot, ability| item("balm", slot, ability);
    let heals = || free(&[Cost::Mana(1)], &[Effect::Heal(1)]);
    assert!(told(&[blood(Place::Head), balm(Place::Head, heals())]).is_empty(), "one head");
    assert!(told(&[blood(Place::TwoHands), balm(Place::Hand, heals())]).is_empty(), "two hands");
    assert_eq!(told(&[blood(Place::Hand), balm(Place::Hand, heals())]).len(), 2, "one in each");
    let only = |card: Card, class| match card {
        Card::Item(item) => Card::Item(ItemCard { only: Some(class), ..item }),
        other => other,
    };
    let apart = [only(blood(Place::Head), Class::Rogue), only(balm(Place::Body, heals()), Class::Wizard)];
    assert!(told(&apart).is_empty(), "two Heroes");
    let (light, dark) = (vec![If::InLight], vec![If::InShadow]);
    let mut in_light = free(&[Cost::Wounds(1)], &[Effect::Mana(1)]);
    in_light.r#if = light;
    let in_dark = Ability { r#if: dark, ..heals() };
    let apart = [item("blood", Place::Head, in_light), balm(Place::Body, in_dark)];
    assert!(told(&apart).is_empty(), "who goes there spends an action");
    let fought = Ability { when: When::Attack, limit: Limit::Endless, ..heals() };
    assert!(told(&[blood(Place::Head), balm(Place::Body, fought.clone())]).is_empty(), "not at the same moment");
    let hurts = Ability { when: When::Combat, limit: Limit::Endless, ..free(&[Cost::Wounds(1)], &[Effect::Mana(1)]) };
    let in_fights = [item("hurts", Place::Head, hurts), balm(Place::Body, fought)];
    assert_eq!(told(&in_fights), ["balm", "hurts"], "in one fight it is");
}
