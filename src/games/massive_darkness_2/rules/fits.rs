//! What every state keeps: each card and token in exactly one place, numbers within bounds.

use crate::MassiveDarkness2;
use crate::cards::Back;
use crate::frames::{Frame, RevealStep, Revealing};
use crate::ids::{CardId, MOST_LEVEL, MOST_MINIONS, MOST_XP, Rarity};
use crate::kernel::bits::Bits;
use crate::kernel::deck::Deck;
use crate::kernel::game::Misfit;
use crate::reveal::NO_CARD;
use crate::state::Thing;

/// Is a game in order that was begun with all cards of the box and played until here? Then each card lies somewhere, too.
///
/// # Errors
/// What is wrong.
pub fn whole(game: &MassiveDarkness2) -> Result<(), Misfit> {
    let cards = checked(game)?;
    // M2-OQ-66: nobody lays the weapon of the Last Roaming Monster away, the Quest is over.
    if game.state.outcome.is_some() {
        return Ok(());
    }
    let content = &game.table.content;
    // M2-TOKEN-20: Starting Items leave the game.
    let leaves = |card: usize| content.item(CardId(card as u8)).is_some_and(|item| item.back == Back::Starting);
    if (0..content.card_count()).any(|card| !cards.items.contains(card) && !leaves(card)) {
        return Err(Misfit("an Item got lost"));
    }
    if cards.decks.iter().any(|deck| deck.found.len() != deck.cards) {
        return Err(Misfit("a card of a deck got lost"));
    }
    Ok(())
}

/// Is a game in order, however it was laid out?
///
/// # Errors
/// What is wrong.
pub fn sound(game: &MassiveDarkness2) -> Result<(), Misfit> {
    checked(game).map(drop)
}

/// The cards that lie somewhere.
struct Cards {
    items: Bits<4>,
    decks: [Found; 8],
}

fn checked(game: &MassiveDarkness2) -> Result<Cards, Misfit> {
    let cards = Cards { items: items(game)?, decks: other_decks(game)? };
    tokens(game)?;
    let state = &game.state;
    for seat in state.seats() {
        let hero = state.hero(seat);
        if hero.health > game.max_health(seat) || hero.mana > game.max_mana(seat) {
            return Err(Misfit("a Hero has more than its maximum"));
        }
        if hero.rage > crate::classes::MOST_RAGE {
            return Err(Misfit("too much Rage"));
        }
        if hero.elements.iter().any(|height| *height > game.table.content.printed.boards.top) {
            return Err(Misfit("a marker above its track"));
        }
        if hero.xp > MOST_XP || !(1..=MOST_LEVEL).contains(&hero.level) {
            return Err(Misfit("XP or Level out of bounds"));
        }
        if (hero.health == 0) != (hero.down || hero.falling) {
            return Err(Misfit("a Hero without Health that does not lie, or the other way round"));
        }
        let worn = hero.equipped().all(|card| hero.items.contains(card.index()));
        if !worn {
            return Err(Misfit("a card is equipped that the Hero has not"));
        }
    }
    for (kind, mob) in state.mobs.iter().enumerate() {
        let health = game.health_of(crate::EnemyId::mob(kind));
        if mob.here && (mob.minions > MOST_MINIONS || mob.hurt >= health || mob.leader >= health) {
            return Err(Misfit("a Mob that should be dead"));
        }
        if mob.minions == 0 && mob.hurt > 0 {
            return Err(Misfit("Wounds of a Minion that is not there"));
        }
    }
    for (kind, roamer) in state.roamers.iter().enumerate() {
        if roamer.here && roamer.wounds >= game.health_of(crate::EnemyId::roamer(kind)) {
            return Err(Misfit("a Roaming Monster that should be dead"));
        }
    }
    Ok(cards)
}

/// The Item cards that lie somewhere, each in one place.
fn items(game: &MassiveDarkness2) -> Result<Bits<4>, Misfit> {
    let state = &game.state;
    let mut seen = Bits::<4>::new();
    let mut place = |card: usize| card < game.table.content.card_count() && seen.insert(card);
    let mut all = true;
    for deck in state.treasure.iter().chain(&state.mob_items) {
        all &= in_deck(deck).all(&mut place);
    }
    for hero in state.heroes.iter() {
        all &= hero.items.iter().all(&mut place);
    }
    let of_mobs = state.mobs.iter().filter(|mob| mob.here).map(|mob| mob.item);
    let of_roamers = state.roamers.iter().filter(|roamer| roamer.here).map(|roamer| roamer.item);
    let of_the_dead = state.frames.iter().map(|frame| match frame {
        Frame::Spoils(spoils) => spoils.item,
        _ => CardId::NONE,
    });
    let elsewhere = of_mobs.chain(of_roamers).chain(of_the_dead).chain(state.melting.iter().copied());
    all &= elsewhere.filter(|card| card.is_some()).all(|card| place(card.index()));
    if all { Ok(seen) } else { Err(Misfit("a card lies in two places")) }
}

/// A deck, and which of its cards lie somewhere.
struct Found {
    found: Bits<4>,
    cards: usize,
}

/// The cards of Mobs, Roaming Monsters, doors and Arrows that lie somewhere, each in one place.
fn other_decks(game: &MassiveDarkness2) -> Result<[Found; 8], Misfit> {
    let state = &game.state;
    let content = &game.table.content;
    let mobs = |tier: usize| {
        let here = state.mobs.iter().enumerate().filter(move |(_, mob)| mob.here && usize::from(mob.tier) == tier);
        let cards = in_deck(&state.mob_decks[tier]).chain(here.map(|(kind, _)| kind));
        each_once(cards, content.printed.mobs.len())
    };
    let roamers = |tier: usize| {
        let here = state.roamers.iter().enumerate();
        let here = here.filter(move |(_, roamer)| roamer.here && usize::from(roamer.tier) == tier);
        let aside = (0..8).filter(|kind| state.aside[tier] & (1 << kind) != 0);
        let cards = in_deck(&state.roaming[tier]).chain(here.map(|(kind, _)| kind)).chain(aside);
        each_once(cards, content.printed.roamers.len())
    };
    let revealing = state.frames.iter().filter_map(|frame| match frame {
        Frame::Reveal(Revealing { card, step: RevealStep::Card | RevealStep::Effects, .. }) if *card != NO_CARD => {
            Some(usize::from(*card))
        }
        _ => None,
    });
    let doors = each_once(in_deck(&state.doors).chain(revealing), content.door_cards.len());
    // A combat names its Arrows still when they have been discarded (M2-RANGER-06).
    let arrows = &state.arrows;
    let shot = state.combat.arrows.iter().map(|card| usize::from(*card));
    let out = shot.filter(|card| in_deck(arrows).all(|other| other != *card));
    let arrows = each_once(in_deck(arrows).chain(out), content.arrow_cards.len());
    Ok([mobs(0)?, mobs(1)?, mobs(2)?, roamers(0)?, roamers(1)?, roamers(2)?, doors?, arrows?])
}

fn in_deck(deck: &Deck) -> impl Iterator<Item = usize> {
    let known = deck.top().iter().map(|card| usize::from(*card));
    deck.unseen().iter().chain(deck.discards().iter()).chain(known)
}

fn each_once(lying: impl Iterator<Item = usize>, cards: usize) -> Result<Found, Misfit> {
    let mut found = Bits::<4>::new();
    for card in lying {
        if card >= cards || !found.insert(card) {
            return Err(Misfit("a card of a deck lies in two places"));
        }
    }
    Ok(Found { found, cards })
}

/// Treasure, Fire and Frost tokens are as many as ever, but for those that a frame holds or held when the game ended.
fn tokens(game: &MassiveDarkness2) -> Result<(), Misfit> {
    let state = &game.state;
    let printing = &game.table.content.printed.printing;
    // Where a kill ends the Quest, nobody draws for its tokens any more.
    let is_held = state.outcome.is_some() || state.frames.iter().any(|frame| matches!(frame, Frame::Spoils(_)));
    for rarity in Rarity::ALL {
        let place = rarity as usize;
        let on_tiles = state.things.iter().filter(|lying| lying.thing == Thing::Treasure(rarity)).count();
        let on_cards =
            state.mobs.iter().map(|mob| mob.tokens[place]).chain(state.roamers.iter().map(|one| one.tokens[place]));
        let beside = state.heroes.iter().map(|hero| hero.beside[place]);
        let count = on_cards.chain(beside).map(usize::from).sum::<usize>()
            + on_tiles
            + usize::from(state.bag[place])
            + usize::from(state.supply[place]);
        if count > usize::from(printing.treasure[place]) || (!is_held && count < usize::from(printing.treasure[place]))
        {
            return Err(Misfit("Treasure tokens got lost or came from nowhere"));
        }
    }
    let heroes = state.heroes.iter().map(|hero| hero.fire + hero.frost);
    let enemies = crate::EnemyId::all().map(|enemy| game.states_on(enemy).iter().sum::<u8>());
    let count = heroes.chain(enemies).map(usize::from).sum::<usize>() + usize::from(state.states);
    if count != usize::from(printing.states) {
        return Err(Misfit("Fire and Frost tokens got lost or came from nowhere"));
    }
    Ok(())
}
