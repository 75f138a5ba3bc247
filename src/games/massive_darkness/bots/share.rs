//! Who of the Heroes has most use for a card.

use super::goods;
use crate::rules::MassiveDarkness;
use crate::rules::ask::{Answer, Choice};
use crate::rules::frames::{Frame, Gain};
use crate::rules::ids::{CardId, Hero};

fn cards_of(game: &MassiveDarkness, hero: Hero) -> Vec<CardId> {
    game.state.hero(hero).cards.iter().map(|held| held.card).collect()
}

/// What both together gain when a card changes hands.
fn gain(game: &MassiveDarkness, from: &[CardId], to: &[CardId], card: CardId) -> i32 {
    let without: Vec<CardId> = from.iter().copied().filter(|other| *other != card).collect();
    let with: Vec<CardId> = to.iter().copied().chain([card]).collect();
    let better = goods::power(game, &with) - goods::power(game, to);
    if better <= 0 {
        return 0;
    }
    better + goods::power(game, &without) - goods::power(game, from)
}

fn gains(game: &MassiveDarkness) -> Option<&Gain> {
    match game.top() {
        Some(Frame::Gain(gain)) => Some(gain),
        _ => None,
    }
}

/// ACT-PICKUP-06: what it brings when some of the cards just received go to another Hero.
pub fn worth_as_receiver(game: &MassiveDarkness, choice: Choice) -> i32 {
    let (Some(frame), Choice::Hero(other)) = (gains(game), choice) else { return 0 };
    let (mine, theirs) = (cards_of(game, frame.hero), cards_of(game, other));
    frame.got.iter().map(|card| gain(game, &mine, &theirs, *card).max(0)).sum()
}

/// ACT-PICKUP-06: those that are of more use to the other Hero; at least one.
pub fn cards_to_give(game: &MassiveDarkness, listed: &[Answer]) -> Answer {
    let Some(frame) = gains(game) else { return listed[0].clone() };
    let (mut mine, mut theirs) = (cards_of(game, frame.hero), cards_of(game, frame.to));
    let mut given = 0_u64;
    loop {
        let open = game.state.options.iter().enumerate().filter(|(at, _)| given >> at & 1 == 0);
        let best = open
            .filter_map(|(at, choice)| match choice {
                Choice::Card(card) => Some((gain(game, &mine, &theirs, *card), at, *card)),
                _ => None,
            })
            .max_by_key(|(gain, ..)| *gain);
        match best {
            Some((gain, at, card)) if gain > 0 || given == 0 => {
                given |= 1 << at;
                mine.retain(|other| *other != card);
                theirs.push(card);
            }
            _ => break,
        }
    }
    let wanted = Answer::PickSome(given);
    if listed.contains(&wanted) { wanted } else { listed[0].clone() }
}
