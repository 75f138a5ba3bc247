//! The invariants of the rules find what is put wrong in a game of the box.

use super::testing::tutorial;
use crate::games::massive_darkness::rules::MassiveDarkness;
use crate::games::massive_darkness::rules::ask::Ask;
use crate::games::massive_darkness::rules::cards::{EquipmentDeck, Role};
use crate::games::massive_darkness::rules::ids::CardId;
use crate::games::massive_darkness::rules::ids::EnemyCardId;
use crate::games::massive_darkness::rules::invariants::Invariants;
use crate::games::massive_darkness::rules::state::{EnemyState, Held, Slot};
use crate::kernel::deck::Deck;

/// What is said about a game after a change.
#[track_caller]
fn assert_found(change: impl Fn(&mut MassiveDarkness), expected: &str) {
    let mut game = tutorial(2);
    let invariants = Invariants::new(&game);
    assert_eq!(invariants.check(&game), Ok(()));
    change(&mut game);
    let what = invariants.check(&game).unwrap_err();
    assert!(what.contains(expected), "{what}");
}

/// An Enemy stands at the start.
fn appear(game: &mut MassiveDarkness, card: u16) -> &mut EnemyState {
    let zone = game.dungeon.start;
    for deck in game.state.decks.guards.iter_mut().chain([&mut game.state.decks.lesser, &mut game.state.decks.greater])
    {
        *deck = Deck::default();
    }
    let enemy = EnemyState {
        present: true,
        card: EnemyCardId(card),
        zone,
        leader: true,
        treasure: CardId::NONE,
        ..EnemyState::default()
    };
    assert!(game.state.enemies.push(enemy));
    let last = game.state.enemies.len() - 1;
    &mut game.state.enemies[last]
}

#[test]
fn numbers_out_of_their_bounds_are_found() {
    assert_found(|game| game.state.level = 6, "LEVEL-01");
    assert_found(|game| game.state.lifebringer = 3, "HERO-10");
    assert_found(|game| game.state.heroes[1].health = 9, "Hero 1: Health 9");
    assert_found(|game| game.state.heroes[0].health = 0, "HERO-06");
    assert_found(|game| game.state.heroes[0].xp = 31, "XP-03");
    assert_found(|game| game.state.heroes[0].micro_xp = 1, "STORY-03");
    assert_found(|game| game.state.heroes[0].skills[0] = 7, "CLASS-04");
    assert_found(|game| game.state.heroes[0].zone.0 = 999, "Zone 999");
    assert_found(|game| game.state.ask = Ask::Over, "is not over");
}

#[test]
fn cards_in_wrong_slots_in_two_places_or_nowhere_are_found() {
    assert_found(|game| game.state.heroes[0].cards[0].slot = Slot::Body, "EQUIP-0");
    assert_found(
        |game| {
            let card = game.state.heroes[1].cards[0].card;
            assert!(game.state.heroes[0].cards.push(Held { card, slot: Slot::Pack }));
        },
        "somewhere else",
    );
    assert_found(|game| game.state.decks.treasures[2] = Deck::default(), "is nowhere");
    assert_found(|game| game.state.decks.lesser = Deck::default(), "is nowhere");
    assert_found(|game| assert!(game.state.decks.doors.take(3)), "the Door card 3 is nowhere");
    assert_found(|game| assert!(game.state.decks.events.take(5)), "the Event card 5 is nowhere");
    assert_found(
        |game| {
            let treasure = CardId(game.library.equipment_range(EquipmentDeck::Treasure, 1).start);
            appear(game, 0).treasure = treasure;
        },
        "with a Guardian and somewhere else",
    );
}

#[test]
fn impossible_enemies_are_found() {
    assert_found(|game| appear(game, 0).wounds = 200, "Wounds with Health");
    assert_found(|game| appear(game, 0).leader = false, "no figure of it is left");
    assert_found(
        |game| {
            let mob =
                (0..).find(|card| game.library.kind(game.library.enemy(EnemyCardId(*card)).kind).role == Role::Mob);
            appear(game, mob.unwrap()).minions = [0; 12].into_iter().collect();
            appear(game, mob.unwrap());
        },
        "MINI-01",
    );
}
