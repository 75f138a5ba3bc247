//! What every state keeps: each card in exactly one place, counts that agree, numbers within bounds (BM-KERN-35).

use crate::BossMonster;
use crate::frames::Frame;
use crate::ids::{Back, CardId, MOST_SEATS};
use crate::kernel::game::Misfit;
use crate::state::{Cards, State};

/// Is a whole game in order? A view is not: cards are hidden there.
///
/// # Errors
/// What is wrong.
pub fn sound(game: &BossMonster) -> Result<(), Misfit> {
    let (state, cards) = (&game.state, &game.table.cards);
    let mut seen = Cards::new();
    let mut place = |card: usize| card < cards.len() && seen.insert(card);
    let mut all = true;
    for pile in [&state.deck[0], &state.deck[1], &state.discard, &state.bosses, &state.gone, &state.aloft] {
        all &= pile.iter().all(&mut place);
    }
    all &= state.heroes.iter().flat_map(|heroes| heroes.iter()).all(&mut place);
    all &= state.town.iter().all(|hero| place(hero.index()));
    if state.walker.hero.is_some() {
        all &= place(state.walker.hero.index());
    }
    for (seat, player) in state.players.iter().enumerate() {
        all &= player.hand.iter().chain(player.souls.iter()).chain(player.wounds.iter()).all(&mut place);
        all &= player.entrance.iter().all(|hero| place(hero.index()));
        if player.boss.is_some() {
            all &= place(player.boss.index());
        }
        all &= state.offered[seat].iter().filter(|card| card.is_some()).all(|card| place(card.index()));
        for stack in &*player.row {
            for card in [stack.face_down, stack.miniboss] {
                all &= !card.is_some() || place(card.index());
            }
            let mut card = stack.top;
            while card.is_some() && all {
                all &= place(card.index());
                card = state.marks.get(card.index()).map_or(CardId::NONE, |mark| mark.beneath);
            }
        }
        for back in Back::ALL {
            let range = cards.of_back(back);
            let held = player.hand.iter().filter(|card| range.contains(card)).count();
            if held != usize::from(player.in_hand[back.index()]) {
                return Err(Misfit("the number of cards in a hand"));
            }
        }
    }
    if !all || seen.len() != cards.len() {
        return Err(Misfit("a card in no place or in two"));
    }
    for back in Back::ALL {
        if state.deck[back.index()].len() != usize::from(state.left[back.index()]) {
            return Err(Misfit("the number of cards in a deck"));
        }
    }
    // BM-COIN-01: an eliminated player has none; coins lie only on Rooms.
    let coins = state.players.iter().all(|player| {
        (player.out == 0 || player.coins == 0) && player.row.iter().all(|stack| stack.top.is_some() || stack.coins == 0)
    });
    let levels = state
        .players
        .iter()
        .flat_map(|player| player.row.iter())
        .all(|stack| if stack.miniboss.is_some() { stack.level <= 3 } else { stack.level == 0 });
    if coins && levels { Ok(()) } else { Err(Misfit("coins or Levels")) }
}

/// A state from a file: in order, and within the bounds of this game.
pub(crate) fn fits(game: &BossMonster, state: &State) -> Result<(), Misfit> {
    let is_seat = |seat: u8| seat < state.seats;
    let mut order: Vec<u8> = state.order.to_vec();
    order.sort_unstable();
    if state.seats != game.state.seats || order != [0, 1, 2, 3] {
        return Err(Misfit("seats"));
    }
    if state.order.iter().take(usize::from(state.seats)).any(|seat| !is_seat(*seat)) {
        return Err(Misfit("seats"));
    }
    if state.marks.len() != game.state.marks.len() || state.bearing.len() != game.state.bearing.len() {
        return Err(Misfit("cards"));
    }
    if state.winner.is_some_and(|seat| !is_seat(seat)) || usize::from(state.seats) > MOST_SEATS {
        return Err(Misfit("seats"));
    }
    let frames = state.frames.iter().all(|frame| match *frame {
        Frame::Window { active, at, .. } => is_seat(active) && at <= state.seats,
        Frame::Draw { seat, .. } | Frame::Walk { seat, .. } | Frame::Death { seat, .. } => is_seat(seat),
        Frame::Act(doing) | Frame::Trigger(doing) => is_seat(doing.seat),
        Frame::Setup { .. } | Frame::Round { .. } | Frame::Adventure { .. } | Frame::Batch { .. } => true,
    });
    if !frames {
        return Err(Misfit("what is being resolved"));
    }
    sound(&BossMonster { table: game.table.clone(), state: *state })
}
