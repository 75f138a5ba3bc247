//! Names of cases: cards by their id, with `#2` for the second copy; seats by their Boss.

use crate::kernel::game::Game as _;
use boss_monster_rules::{BossMonster, CardBox, CardId};

/// All cards that a name can mean; the named copy alone where one is named.
pub(crate) fn cards(cards: &CardBox, name: &str) -> Result<Vec<CardId>, String> {
    let (id, copy) = match name.split_once('#') {
        Some((id, copy)) => (id, Some(copy.parse::<usize>().map_err(|_| format!("no copy “{name}”"))?)),
        None => (name, None),
    };
    let found = cards.named(id.trim());
    let found: Vec<CardId> = match copy {
        Some(copy) => found.into_iter().skip(copy.saturating_sub(1)).take(1).collect(),
        None => found,
    };
    if found.is_empty() { Err(format!("there is no card “{name}”")) } else { Ok(found) }
}

/// A card in words: its id, with the number of the copy where it is not the first.
pub(crate) fn name(cards: &CardBox, card: CardId) -> String {
    if card == CardId::NONE {
        return "none".to_owned();
    }
    match cards.names(card) {
        Some((_, id)) => match cards.named(id).iter().position(|other| *other == card) {
            Some(0) | None => id.to_owned(),
            Some(copy) => format!("{id}#{}", copy + 1),
        },
        None => "unknown".to_owned(),
    }
}

/// The seat with this Boss, whether it still plays or not; before Bosses are dealt, seats are "1", "2" …
pub(crate) fn seat(game: &BossMonster, bosses: &[CardId], name: &str) -> Result<u8, String> {
    if let Ok(number) = name.parse::<u8>()
        && (1..=game.state().seats).contains(&number)
    {
        return Ok(number - 1);
    }
    let wanted = cards(&game.table().cards, name)?;
    let by_state = (0..game.state().seats).find(|seat| wanted.contains(&game.state().player(*seat).boss));
    let by_case = || bosses.iter().position(|boss| wanted.contains(boss)).map(|seat| seat as u8);
    by_state.or_else(by_case).ok_or_else(|| format!("nobody is “{name}”"))
}
