//! How imagined games are played on: plainly and quickly. Everybody builds what makes his dungeon stronger, uses nothing of his own
//! accord, and takes what comes.

use crate::kernel::dealer::Stream;
use crate::kernel::game::{Asked, Game as _};
use crate::rules::cards::RoomCard;
use crate::rules::{Answer, Ask, BossMonster, CardId, Spot, Until};
use crate::worth::Dungeons;

/// No imagined game is played on for longer.
const MOST_ANSWERS: u32 = 3000;

/// Plays a whole game on until this round is over, or the game is.
pub fn play_on(game: &mut BossMonster, until: u16, chance: &mut Stream) {
    let mut listed = Vec::new();
    for _ in 0..MOST_ANSWERS {
        if game.state().round > until {
            return;
        }
        let Some(question) = game.question() else { return };
        let answer = match question.asked {
            Asked::Chance => game.sample(&mut |n| chance.pick(n)),
            Asked::Seat(seat) => Some(answer(game, question.ask, seat, chance, &mut listed)),
            Asked::Each(seats) => Some(answer(game, question.ask, seats.trailing_zeros() as u8, chance, &mut listed)),
            Asked::Group => None,
        };
        let Some(answer) = answer else { return };
        if game.answer(&answer, &mut |_| {}).is_err() {
            // What was made up is not legal here: whatever is offered.
            listed.clear();
            game.answers(&mut listed);
            let Some(first) = listed.first().copied() else { return };
            if game.answer(&first, &mut |_| {}).is_err() {
                return;
            }
        }
    }
}

fn answer(game: &BossMonster, ask: Ask, seat: u8, chance: &mut Stream, listed: &mut Vec<Answer>) -> Answer {
    match ask {
        Ask::Turn { .. } => turn(game, seat, chance),
        Ask::FirstRoom { .. } => lay(game, seat, chance).unwrap_or(Answer::Pass),
        Ask::Window { .. } => Answer::PassUntil(Until::Phase),
        Ask::Cancel { .. } => Answer::Pass,
        Ask::Pays { .. } => Answer::Pays { seat, pays: true },
        Ask::Mulligan { .. } => Answer::Mulligan { seat, redraw: false },
        Ask::Tax { .. } => Answer::Yes,
        Ask::Double { card, .. } => {
            let is_own = game.place_of(card).is_some_and(|(owner, _)| owner == seat);
            if is_own { Answer::Yes } else { Answer::No }
        }
        Ask::Coins { most, .. } => Answer::Number(most.min(1)),
        Ask::Intrigue { .. } => Answer::Number(1),
        _ => {
            listed.clear();
            game.answers(listed);
            listed.retain(|answer| is_by(answer, seat) && (*answer != Answer::Pass));
            match listed.len() {
                0 => Answer::Pass,
                number => listed[chance.pick(number as u32) as usize],
            }
        }
    }
}

/// May this answer come from this seat?
fn is_by(answer: &Answer, seat: u8) -> bool {
    match answer {
        Answer::Keep { seat: by, .. } | Answer::Discards { seat: by, .. } => *by == seat,
        _ => true,
    }
}

/// A promotion, then a build, then nothing more.
fn turn(game: &BossMonster, seat: u8, chance: &mut Stream) -> Answer {
    let player = game.state().player(seat);
    if player.coins > 1 && !player.promoted {
        for stack in player.row.iter().filter(|stack| stack.miniboss.is_some()) {
            let promote = Answer::Promote { miniboss: stack.miniboss, pay: CardId::NONE };
            if game.check(&promote).is_ok() {
                return promote;
            }
        }
    }
    if player.row.iter().any(|stack| stack.face_down.is_some()) {
        return Answer::Pass;
    }
    lay(game, seat, chance).unwrap_or(Answer::Pass)
}

/// The best build at a glance; what is about as good is drawn by lot.
fn lay(game: &BossMonster, seat: u8, chance: &mut Stream) -> Option<Answer> {
    let dungeons = Dungeons::of(game);
    let mut best: Option<(i32, Answer)> = None;
    for (glance, answer) in lays(game, &dungeons, seat) {
        let glance = glance + chance.pick(20) as i32;
        if best.is_none_or(|(highest, _)| glance > highest) {
            best = Some((glance, answer));
        }
    }
    best.filter(|(glance, _)| *glance > 0).map(|(_, answer)| answer)
}

/// All legal builds of the hand, each with what it is worth at a glance.
pub(crate) fn lays(game: &BossMonster, dungeons: &Dungeons, seat: u8) -> Vec<(i32, Answer)> {
    let cards = &game.table().cards;
    let player = game.state().player(seat);
    let mut all = Vec::new();
    for card in player.hand.iter().map(|card| CardId(card as u8)) {
        let (room, is_miniboss) = (cards.room(card), cards.is_miniboss(card));
        if room.is_none() && !is_miniboss {
            continue;
        }
        let spots = std::iter::once(Spot::Left).chain(player.row.iter().map(|stack| Spot::On(stack.top)));
        for spot in spots {
            let answer = Answer::Lay { card, spot };
            if game.check(&answer).is_err() {
                continue;
            }
            let glance = match room {
                Some(room) => glance_at_room(game, dungeons, seat, room, spot),
                None if player.coins == 0 => -50,
                None => 34,
            };
            all.push((glance, answer));
        }
    }
    all
}

/// How much a point of damage, a treasure and another Room are worth at a glance.
const DAMAGE: i32 = 24;
const TREASURE: i32 = 8;
const LEADING: i32 = 14;
const LONGER: i32 = 18;

fn glance_at_room(game: &BossMonster, dungeons: &Dungeons, seat: u8, room: &RoomCard, spot: Spot) -> i32 {
    let cards = &game.table().cards;
    let covered = match spot {
        Spot::Left => None,
        Spot::On(top) => cards.room(top),
    };
    let lost = covered.map_or(0, |covered| i32::from(covered.damage));
    let mut glance = (i32::from(room.damage) - lost) * DAMAGE + 6;
    if covered.is_none() {
        glance += LONGER;
    }
    let own = dungeons.icons[usize::from(seat)];
    let mut after = own.map(i32::from);
    for of in covered.into_iter().flat_map(|covered| &covered.treasure) {
        after[*of as usize] -= 1;
    }
    for of in &room.treasure {
        after[*of as usize] += 1;
    }
    // Treasure lures: good for a dungeon that kills.
    let kills = dungeons.damage[usize::from(seat)] + i32::from(room.damage) - lost >= 5;
    let sign = if kills { 1 } else { -1 };
    for (treasure, after) in after.into_iter().enumerate() {
        let best = game.state().in_game().filter(|other| *other != seat);
        let best = best.map(|other| i32::from(dungeons.icons[usize::from(other)][treasure])).max().unwrap_or(0);
        let before = i32::from(own[treasure]);
        glance += (after - before) * TREASURE * sign;
        glance += (i32::from(after > best) - i32::from(before > best)) * LEADING * sign;
    }
    glance
}
