//! What can sensibly be answered while an attack is fought on copies of the game, and how its dice can fall.

use crate::ask::Purpose;
use crate::frames::{FallenDie, Frame};
use crate::ids::AbilityUse;
use crate::kernel::dice::DieId;
use crate::kernel::game::Game as _;
use crate::kernel::list::List;
use crate::library::DiceCount;
use crate::{Answer, Ask, Choice, MassiveDarkness};

/// What could be answered sensibly: nothing that costs Health, XP or cards.
pub(super) fn candidates(game: &MassiveDarkness) -> Vec<Answer> {
    let mut listed = Vec::new();
    match (game.top(), game.state.ask) {
        (Some(Frame::Combat(_) | Frame::Effects(_)), Ask::May { ability, .. }) => {
            return if costs_nothing(game, ability) { vec![Answer::Yes, Answer::No] } else { vec![Answer::No] };
        }
        (Some(Frame::Combat(_) | Frame::Effects(_)), Ask::Choose { purpose: Purpose::RerollDice, most, .. }) => {
            return rerolls(game, most);
        }
        (Some(Frame::Combat(_) | Frame::Effects(_)), Ask::Choose { .. }) => {
            game.answers(&mut listed);
            listed.retain(|answer| match answer {
                Answer::Pick(Choice::Ability(ability)) => costs_nothing(game, *ability),
                _ => true,
            });
            return listed;
        }
        (_, Ask::Draw(_)) => {
            // What is drawn comes after the Wounds and changes none.
            let mut first = None;
            game.outcomes(&mut |answer, _| first = first.take().or(Some(answer)));
            return first.into_iter().collect();
        }
        // Loot and the like: whatever comes first.
        _ => game.answers(&mut listed),
    }
    listed.truncate(1);
    listed
}

fn costs_nothing(game: &MassiveDarkness, ability: AbilityUse) -> bool {
    !ability.ability.is_some() || game.library.ability(ability.ability).pay.iter().all(|cost| cost.is_symbol())
}

/// Which dice are rolled again: any that may be. Dice of a colour that show the same are not told apart.
fn rerolls(game: &MassiveDarkness, most: u8) -> Vec<Answer> {
    let Some(Frame::Combat(combat)) = game.top() else { return vec![Answer::Enough] };
    let mut alike: Vec<(FallenDie, Vec<usize>)> = Vec::new();
    for (at, choice) in game.state.options.iter().enumerate() {
        let Choice::Die(place) = choice else { continue };
        let die = lowest_like(game, combat.dice.get(usize::from(*place)).copied().unwrap_or_default());
        match alike.iter_mut().find(|(known, _)| *known == die) {
            Some((_, places)) => places.push(at),
            None => alike.push((die, vec![at])),
        }
    }
    let mut masks = vec![0_u64];
    for (_, places) in alike {
        let so_far = masks.clone();
        let mut more = 0;
        for at in places {
            more |= 1 << at;
            masks.extend(so_far.iter().map(|mask| mask | more));
        }
    }
    masks.retain(|mask| mask.count_ones() <= u32::from(most));
    // Of equally good ways the one with the fewest dice is taken.
    masks.sort_by_key(|mask| mask.count_ones());
    let pick = |mask: u64| match mask.count_ones() {
        0 => Answer::Enough,
        _ if most == 1 => Answer::Pick(game.state.options[mask.trailing_zeros() as usize]),
        _ => Answer::PickSome(mask),
    };
    masks.into_iter().map(pick).collect()
}

/// By colour and face: the lowest face that is as good.
pub(super) fn lowest_faces(game: &MassiveDarkness) -> [[u8; 6]; 4] {
    let lowest = |colour, face| lowest_like(game, FallenDie { colour, face, rerolled: false }).face;
    std::array::from_fn(|colour| std::array::from_fn(|face| lowest(colour as u8, face as u8)))
}

/// The die as it would lie with the lowest face that is as good.
fn lowest_like(game: &MassiveDarkness, die: FallenDie) -> FallenDie {
    let mine = sort(game, die.colour, die.face);
    let face = (0..6).find(|face| sort(game, die.colour, *face) == mine).unwrap_or(die.face);
    FallenDie { face, rerolled: false, ..die }
}

/// What a face shows; of blanks also what they would show turned over (GLOSS-05).
fn sort(game: &MassiveDarkness, colour: u8, face: u8) -> ([u8; 4], Option<[u8; 4]>) {
    let shown = |face: u8| game.die_symbols(FallenDie { colour, face, rerolled: false });
    let die = game.library.dice.die(DieId(colour));
    let symbols = shown(face);
    let turned_over = die.and_then(|die| die.flipped(face)).filter(|_| symbols == [0; 4]);
    (symbols, turned_over.map(shown))
}

/// Every different roll of these dice and its weight. Faces that show the same count as one; of blanks only those that
/// show the same when turned over (GLOSS-05).
pub(super) fn rolls(game: &MassiveDarkness, dice: DiceCount) -> Vec<(List<u8, 14>, u128)> {
    let mut all: Vec<(List<u8, 14>, u128)> = vec![(List::new(), 1)];
    for (colour, count) in dice.iter().enumerate() {
        let faces = different_faces(game, colour as u8);
        let mut rolled = Vec::new();
        multisets(&faces, usize::from(*count), &mut Vec::new(), &mut |chosen, weight| {
            rolled.push((chosen.to_vec(), weight))
        });
        let joined = all.iter().flat_map(|(before, weight)| {
            rolled.iter().map(move |(faces, more)| {
                (before.iter().copied().chain(faces.iter().copied()).collect(), weight * more)
            })
        });
        all = joined.collect();
    }
    all
}

/// One face of each sort, and how many of the six are of it.
fn different_faces(game: &MassiveDarkness, colour: u8) -> Vec<(u8, u128)> {
    let mut faces: Vec<(u8, u128)> = Vec::new();
    for face in 0..6 {
        let lowest = lowest_like(game, FallenDie { colour, face, rerolled: false }).face;
        match faces.iter_mut().find(|(known, _)| *known == lowest) {
            Some((_, count)) => *count += 1,
            None => faces.push((face, 1)),
        }
    }
    faces
}

/// Every way to choose so many faces, without order, with the number of ways it can fall.
fn multisets(faces: &[(u8, u128)], count: usize, chosen: &mut Vec<u8>, visit: &mut dyn FnMut(&[u8], u128)) {
    fn ways(faces: &[(u8, u128)], chosen: &[u8]) -> u128 {
        let mut ways: u128 = (1..=chosen.len() as u128).product();
        for (face, sorts) in faces {
            let times = chosen.iter().filter(|one| *one == face).count() as u32;
            ways = ways / (1..=u128::from(times)).product::<u128>() * sorts.pow(times);
        }
        ways
    }
    fn choose(
        faces: &[(u8, u128)],
        from: usize,
        count: usize,
        chosen: &mut Vec<u8>,
        visit: &mut dyn FnMut(&[u8], u128),
    ) {
        if count == 0 {
            return visit(chosen, ways(faces, chosen));
        }
        for at in from..faces.len() {
            chosen.push(faces[at].0);
            choose(faces, at, count - 1, chosen, visit);
            chosen.pop();
        }
    }
    choose(faces, 0, count, chosen, visit);
}
