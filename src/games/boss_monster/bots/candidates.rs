//! Which of the offered answers are worth a thought.

use crate::rules::{Answer, BossMonster, CardId, Kind, Target, Use};

/// Answers that differ in nothing but which copy of a card they name are one; taking a laid card back and passing for longer than this
/// window change nothing that a bot could want. At most so many, the ones offered first, and whatever is no use always.
#[must_use]
pub fn candidates(game: &BossMonster, own: &[Answer], most: usize) -> Vec<Answer> {
    let mut seen: Vec<Answer> = Vec::new();
    let mut kept: Vec<Answer> = Vec::new();
    for answer in own {
        if matches!(answer, Answer::Lift | Answer::PassUntil(_)) || is_dear(answer) {
            continue;
        }
        let like = with_first_copies(game, *answer);
        if !seen.contains(&like) {
            seen.push(like);
            kept.push(*answer);
        }
    }
    if kept.is_empty() {
        kept.extend(own.first());
    }
    if kept.len() > most {
        // Evenly from all of them: uses of one card stand side by side.
        let (all, last) = (kept.len(), most.max(2) - 1);
        kept = (0..=last).map(|at| kept[at * (all - 1) / last]).collect();
    }
    kept
}

/// More coins than this for one use are rarely worth it.
const DEAR: u8 = 4;

fn is_dear(answer: &Answer) -> bool {
    matches!(answer, Answer::Use(how) if how.coins > DEAR)
}

/// The same answer with the first card of its kind in the place of cards that come from a hand or the discard pile.
fn with_first_copies(game: &BossMonster, answer: Answer) -> Answer {
    let cards = &game.table().cards;
    let in_play = |card: CardId| game.place_of(card).is_some();
    let first = |card: CardId| -> CardId {
        let kind = cards.kind(card).filter(|_| !in_play(card));
        let Some(kind @ (Kind::Room(_) | Kind::Spell(_))) = kind else { return card };
        (0..card.0).map(CardId).find(|other| cards.kind(*other) == Some(kind)).unwrap_or(card)
    };
    match answer {
        Answer::Lay { card, spot } => Answer::Lay { card: first(card), spot },
        Answer::Sell(card) => Answer::Sell(first(card)),
        Answer::Card(card) => Answer::Card(first(card)),
        Answer::Promote { miniboss, pay } => Answer::Promote { miniboss, pay: first(pay) },
        Answer::Discards { seat, cards } => Answer::Discards { seat, cards: cards.map(first) },
        Answer::Use(how) => {
            let target = match how.target {
                Target::Card(card) => Target::Card(first(card)),
                target => target,
            };
            let mut pay = how.pay.map(first);
            pay.sort();
            Answer::Use(Use { card: first(how.card), target, pay, ..how })
        }
        other => other,
    }
}
