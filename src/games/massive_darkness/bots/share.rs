//! Who of the Heroes has most use for a card.

use super::fight::scale;
use super::goods;
use crate::rules::MassiveDarkness;
use crate::rules::ask::{Answer, Choice, Put};
use crate::rules::frames::{Frame, Gain};
use crate::rules::ids::{CardId, Hero};
use crate::rules::state::Slot;
use smallvec::SmallVec;

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

/// Cards that change hands in one Action at most.
const MOST_GIFTS: usize = 8;

/// ACT-TRADE-02: every card goes to whom it helps most, and each of these Heroes wears the best he has then. None, if the rules want it
/// otherwise.
pub fn out(game: &MassiveDarkness, heroes: u8) -> Option<Answer> {
    let sharers: Vec<Hero> = game.state.hero_ids().filter(|hero| heroes >> hero.0.min(7) & 1 == 1).collect();
    let mut hands: Vec<Vec<CardId>> = sharers.iter().map(|hero| cards_of(game, *hero)).collect();
    for _ in 0..MOST_GIFTS {
        let mut best: Option<(i32, usize, usize, CardId)> = None;
        for (from, mine) in hands.iter().enumerate() {
            for (to, theirs) in hands.iter().enumerate().filter(|(to, _)| *to != from) {
                for card in mine {
                    let gain = gain(game, mine, theirs, *card);
                    if gain > best.map_or(0, |(most, ..)| most) && !game.state.hero(sharers[to]).dead {
                        best = Some((gain, from, to, *card));
                    }
                }
            }
        }
        let Some((_, from, to, card)) = best else { break };
        hands[from].retain(|other| *other != card);
        hands[to].push(card);
    }
    let scale = scale(game);
    let mut puts: SmallVec<[Put; 3]> = SmallVec::new();
    for (hero, cards) in sharers.iter().zip(&hands) {
        let best = goods::best_of(game, &scale, cards);
        for card in cards {
            let slot = goods::SLOTS.into_iter().zip(best).find(|(_, worn)| *worn == Some(*card));
            let slot = slot.map_or(Slot::Pack, |(slot, _)| slot);
            let lies = game.state.hero(*hero).cards.iter().any(|held| held.card == *card && held.slot == slot);
            if !lies {
                puts.push(Put { card: *card, hero: *hero, slot });
            }
        }
    }
    game.check_arrangement(heroes, true, &puts).is_ok().then_some(Answer::Arrange(puts))
}
