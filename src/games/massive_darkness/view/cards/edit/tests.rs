//! Everything that can be chosen has a name, and what is offered makes a sound card.

use super::*;
use crate::games::massive_darkness::content::own_cards::{Card, Deck, Passage, plainest, problems};
use crate::games::massive_darkness::content::{core_box, shared_core_box};
use crate::games::massive_darkness::rules::cards::{DoorGuard, EnemyDeck, EquipmentKind, SlotSymbol};
use crate::games::massive_darkness::rules::language::*;
use crate::games::massive_darkness::rules::symbol::Symbol;
use crate::games::massive_darkness::texts;
use crate::house::text::Language;
use std::sync::LazyLock;

/// What there is in the box. Reading it takes long.
static KNOWN: LazyLock<Known> = LazyLock::new(|| Known::in_box(&core_box().unwrap()));

fn with_pen(moment: Moment, check: impl Fn(&Pen<'_>)) {
    let texts = texts::of(Language::English);
    check(&Pen { moment, ..Pen::new(&texts, &KNOWN) });
}

fn named<T: Choice>(pen: &Pen<'_>) {
    let what = format!("what-{}", T::WHAT);
    assert!(pen.texts.has(&what), "{what}");
    for offer in T::all(pen) {
        let id = message_id(&offer);
        assert!(pen.texts.has(&id), "{id}");
    }
}

#[test]
fn whatever_can_be_picked_has_a_name() {
    with_pen(Moment::Attack, |pen| {
        named::<When>(pen);
        named::<Condition>(pen);
        named::<Cost>(pen);
        named::<Limit>(pen);
        named::<Helps>(pen);
        named::<Style>(pen);
        named::<Side>(pen);
        named::<Symbol>(pen);
        named::<Amount>(pen);
        named::<Count>(pen);
        named::<DieChoice>(pen);
        named::<Reroll>(pen);
        named::<RerollSide>(pen);
        named::<Cancelled>(pen);
        named::<ActionKind>(pen);
        named::<Of>(pen);
        named::<Reach>(pen);
        named::<Lit>(pen);
        named::<Who>(pen);
        named::<Spawned>(pen);
        named::<Place>(pen);
        named::<Effect>(pen);
        named::<DoorGuard>(pen);
        named::<EnemyDeck>(pen);
        named::<EquipmentKind>(pen);
        named::<SlotSymbol>(pen);
    });
}

#[test]
fn every_word_that_the_box_uses_can_be_picked() {
    let picked = |effect: &Effect, moment: Moment| {
        with_pen(moment, |pen| {
            assert!(Effect::all(pen).iter().any(|offer| is_same(offer, effect)), "{effect:?}");
        });
    };
    for card in Card::all(&core_box().unwrap()) {
        for ability in card.passages().into_iter().flat_map(|(_, abilities)| abilities) {
            let moment = Moment::of(ability.when);
            ability.effects.iter().for_each(|effect| picked(effect, moment));
            with_pen(moment, |pen| {
                assert!(When::all(pen).iter().any(|offer| is_same(offer, &ability.when)));
                for condition in &ability.only_if {
                    assert!(Condition::all(pen).iter().any(|offer| is_same(offer, condition)), "{condition:?}");
                }
            });
        }
    }
    for card in &shared_core_box().unwrap().events {
        card.effects.iter().for_each(|effect| picked(effect, Moment::Event));
    }
}

#[test]
fn every_effect_that_is_offered_is_sound_at_its_moment() {
    let cards = core_box().unwrap();
    let sword = Card::all(&cards).into_iter().find(|card| card.deck() == Deck::Starting).unwrap();
    with_pen(Moment::Attack, |pen| {
        for when in When::all(pen) {
            let pen = Pen { moment: Moment::of(when), ..*pen };
            for effect in Effect::all(&pen).into_iter().filter(|offer| pen.moment.lets(offer)) {
                let mut card = sword.clone();
                *card.passage_mut(Passage::Text).unwrap() =
                    vec![Ability { effects: vec![effect.clone()], ..plainest(when) }];
                assert_eq!(problems(&card, pen.known), [], "{when:?} {effect:?}");
            }
        }
    });
}

#[test]
fn rows_move_and_go() {
    let mut rows = vec![1, 2, 3];
    RowAct::Up.apply(&mut rows, 0);
    RowAct::Down.apply(&mut rows, 2);
    assert_eq!(rows, [1, 2, 3]);
    RowAct::Up.apply(&mut rows, 2);
    RowAct::Down.apply(&mut rows, 0);
    assert_eq!(rows, [3, 1, 2]);
    RowAct::Remove.apply(&mut rows, 1);
    assert_eq!(rows, [3, 2]);
}
