//! What every state keeps: each card and token in exactly one place, numbers within bounds.

use crate::MassiveDarkness2;
use crate::ids::{CardId, MOST_LEVEL, MOST_MINIONS, MOST_XP, Rarity};
use crate::kernel::bits::Bits;
use crate::kernel::game::Misfit;
use crate::state::Thing;

/// Is a game in order?
///
/// # Errors
/// What is wrong.
pub fn sound(game: &MassiveDarkness2) -> Result<(), Misfit> {
    cards(game)?;
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
    Ok(())
}

/// Every Item card lies in one place at most; those in none have left the game, or are being drawn.
fn cards(game: &MassiveDarkness2) -> Result<(), Misfit> {
    let state = &game.state;
    let mut seen = Bits::<4>::new();
    let mut place = |card: usize| card < game.table.content.card_count() && seen.insert(card);
    let mut all = true;
    for deck in state.treasure.iter().chain(&state.mob_items) {
        all &= deck.unseen().iter().chain(deck.discards().iter()).all(&mut place);
    }
    for hero in state.heroes.iter() {
        all &= hero.items.iter().all(&mut place);
    }
    let under_cards = state.mobs.iter().filter(|mob| mob.here).map(|mob| mob.item);
    all &= under_cards
        .chain(state.melting.iter().copied())
        .filter(|card: &CardId| card.is_some())
        .all(|card| place(card.index()));
    if all { Ok(()) } else { Err(Misfit("a card lies in two places")) }
}

/// Treasure, Fire and Frost tokens are as many as ever, but for those that a frame holds.
fn tokens(game: &MassiveDarkness2) -> Result<(), Misfit> {
    let state = &game.state;
    let printing = &game.table.content.printed.printing;
    let is_held = state.frames.iter().any(|frame| matches!(frame, crate::frames::Frame::Spoils(_)));
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
