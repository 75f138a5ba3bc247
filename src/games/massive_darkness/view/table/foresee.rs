//! What an answer would bring, before it is given: it is tried out on a copy of the game, up to where chance or somebody else is
//! asked. No rule is known here.

use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::ask::Purpose;
use crate::games::massive_darkness::rules::{Act, Answer, Ask, Choice, Event, MassiveDarkness};
use crate::games::massive_darkness::session::Play;
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use crate::kernel::journal::{EntryId, Given};
use crate::tr;

/// More lines than this are not read before a decision.
const MOST: usize = 5;

/// What would come of an answer, line by line; nothing where it says all itself.
pub(super) fn foreseen(game: &MassiveDarkness, texts: &Texts, answer: &Answer) -> Vec<String> {
    if !is_a_step(game, answer) {
        return Vec::new();
    }
    let mut then = game.clone();
    let mut events = Vec::new();
    if then.answer(answer, &mut |event| events.push(event.what)).is_err() {
        return Vec::new();
    }
    let words = Words { before: Some(&game.state), ..Words::new(&then, texts) };
    let is_of_it = |event: &&Event| !matches!(event, Event::ActivationEnded { .. } | Event::PhaseBegan { .. });
    let told = events.iter().take_while(is_of_it).filter_map(|event| words.event(event));
    let mut lines: Vec<String> = told.map(|line| line.to_string()).take(MOST).collect();
    match then.state.ask {
        Ask::Draw(deck) => lines.push(tr!(texts, "foreseen-draw", deck = words.deck(deck).as_ref()).to_string()),
        Ask::Roll(_) => lines.push(tr!(texts, "foreseen-roll").to_string()),
        Ask::Choose { purpose: Purpose::EffectTarget | Purpose::EffectTargets | Purpose::WoundTarget, .. } => {
            let all = then.state.options.iter().filter(|choice| **choice != Choice::Nothing);
            let names: Vec<String> = all.map(|choice| words.choice(*choice).to_string()).collect();
            lines.push(tr!(texts, "foreseen-targets", names = names.join(", ")).to_string());
        }
        _ => {}
    }
    lines
}

/// Is it a step of something that can still be left, and whose result it does not name?
fn is_a_step(game: &MassiveDarkness, answer: &Answer) -> bool {
    match answer {
        Answer::Act(act) => matches!(act, Act::Use(_) | Act::Quest(_) | Act::Lay(_) | Act::GetUp | Act::PickUp),
        Answer::PickSome(_) | Answer::Yes => true,
        Answer::Pick(_) => match game.state.ask {
            Ask::Choose { purpose, .. } => !matches!(
                purpose,
                Purpose::MoveGoal | Purpose::Path | Purpose::EnemyOrder | Purpose::CounterOrder | Purpose::TieTarget
            ),
            _ => false,
        },
        _ => false,
    }
}

/// The decision by which something was begun that can still be left: since then nothing has fallen, been drawn or been ended.
pub(super) fn can_be_left(play: &Play) -> Option<EntryId> {
    if matches!(play.game().state.ask, Ask::Act(_) | Ask::Over | Ask::Roll(_) | Ask::Draw(_)) {
        return None;
    }
    let session = play.session();
    for entry in session.path_to(session.place()).into_iter().rev() {
        let recorded = session.entry(entry)?;
        if recorded.given != Given::Chosen {
            return None;
        }
        if let Answer::Act(act) = &recorded.answer {
            let is_begun = matches!(
                act,
                Act::Use(_)
                    | Act::Transmute
                    | Act::Reorganize
                    | Act::Quest(_)
                    | Act::Lay(_)
                    | Act::PickUp
                    | Act::Attack(..)
                    | Act::SwordAndSpell(_)
            );
            return Some(entry).filter(|_| is_begun);
        }
    }
    None
}

/// What is half picked, as an answer, if it is one already.
pub(super) fn half_picked(game: &MassiveDarkness, picked: u64) -> Option<Answer> {
    let answer = Answer::PickSome(picked);
    (picked != 0 && game.check(&answer).is_ok()).then_some(answer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::playtest::testing::{start, table};
    use crate::games::massive_darkness::playtest::{Bot as _, RandomBot};
    use crate::games::massive_darkness::texts;
    use crate::house::play::Dice;
    use crate::house::text::Language;

    #[test]
    fn what_is_foreseen_changes_nothing_and_what_is_left_is_as_before_it_was_begun() {
        let folder = tempfile::tempdir().expect("a folder");
        let (rules, texts) = (table(), texts::of(Language::English));
        let (mut left, mut told, mut drawn) = (0, 0, 0);
        for seed in 0..6_u64 {
            let file = folder.path().join(format!("{seed}.journal"));
            let mut play = Play::begin(&rules, &texts, start(&rules, 3), seed, Dice::App, &file).expect("a game");
            let (mut bot, mut listed) = (RandomBot::new(seed), Vec::new());
            let mut menu = play.session().hash();
            for _ in 0..140 {
                if play.game().outcome().is_some() {
                    break;
                }
                if matches!(play.game().state.ask, Ask::Act(_)) {
                    menu = play.session().hash();
                }
                if let Some(entry) = can_be_left(&play) {
                    let (place, hash) = (play.session().place(), play.session().hash());
                    play.undo_to(&texts, entry);
                    assert_eq!(play.session().hash(), menu, "seed {seed}: it was begun from the menu");
                    while play.session().place() != place {
                        play.redo(&texts);
                    }
                    assert_eq!(play.session().hash(), hash);
                    left += 1;
                }
                listed.clear();
                play.game().answers(&mut listed);
                let hash = play.session().hash();
                for answer in &listed {
                    let lines = foreseen(play.game(), &texts, answer);
                    told += usize::from(!lines.is_empty());
                    let draws = lines.iter().any(|line| line.starts_with("Draws from"));
                    drawn += usize::from(draws && matches!(answer, Answer::PickSome(_)));
                }
                assert_eq!(play.session().hash(), hash);
                let answer = bot.answer(play.game(), &listed);
                play.answer(&texts, answer).expect("it is legal");
            }
        }
        assert!(left > 5 && told > 20, "{left} left, {told} told, {drawn} would draw");
    }
}
