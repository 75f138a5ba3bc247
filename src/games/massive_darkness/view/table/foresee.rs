//! What an answer would bring, before it is given: it is tried out on a copy of the game, up to where chance or somebody else is
//! asked. No rule is known here.

use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::ask::Purpose;
use crate::games::massive_darkness::rules::frames::Frame;
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
    let state = &play.game().state;
    let session = play.session();
    let path = session.path_to(session.place());
    // From the last one back to where chance has spoken.
    let chosen = path.iter().rev().map_while(|entry| {
        let recorded = session.entry(*entry).filter(|recorded| recorded.given == Given::Chosen)?;
        Some((*entry, &recorded.answer))
    });
    match state.ask {
        Ask::Over | Ask::Roll(_) | Ask::Draw(_) => None,
        Ask::Act(_) => begun_of_a_menu(&state.frames, chosen),
        Ask::Choose { purpose, .. } => begun_of_the_menu(chosen.clone()).or_else(|| begun_in_between(purpose, chosen)),
        Ask::Arrange { .. } | Ask::May { .. } => begun_of_the_menu(chosen),
    }
}

/// What was done last on the menu of an Activation, if it is something of several steps.
fn begun_of_the_menu<'a>(mut chosen: impl Iterator<Item = (EntryId, &'a Answer)>) -> Option<EntryId> {
    let (entry, act) = chosen.find_map(|(entry, answer)| match answer {
        Answer::Act(act) => Some((entry, act)),
        _ => None,
    })?;
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
    Some(entry).filter(|_| is_begun)
}

/// What a menu within something belongs to: that of a free Action (SKILL-11, SKILL-12) to what gave it, that of a move of which
/// no step was made to the move.
fn begun_of_a_menu<'a>(frames: &[Frame], mut chosen: impl Iterator<Item = (EntryId, &'a Answer)>) -> Option<EntryId> {
    match frames {
        [.., Frame::Effects(effects), Frame::FreeAction(_)] => {
            let acts = chosen.filter_map(|(entry, answer)| match answer {
                Answer::Act(act) => Some((entry, act)),
                _ => None,
            });
            // EQUIP-06: other things may have been used in between.
            let mut uses = acts.map_while(|(entry, act)| match act {
                Act::Use(ability) => Some((entry, *ability)),
                _ => None,
            });
            uses.find(|(_, ability)| *ability == effects.ability).map(|(entry, _)| entry)
        }
        [.., Frame::MoveAction(_)] => {
            chosen.next().filter(|(_, answer)| **answer == Answer::Act(Act::Move)).map(|(entry, _)| entry)
        }
        _ => None,
    }
}

/// What a question in the middle of something is a detail of: which dice, which symbol, which cards.
fn begun_in_between<'a>(purpose: Purpose, mut chosen: impl Iterator<Item = (EntryId, &'a Answer)>) -> Option<EntryId> {
    let is_of_an_ability = matches!(
        purpose,
        Purpose::RerollSide
            | Purpose::RerollDice
            | Purpose::RemoveDice
            | Purpose::AddDie
            | Purpose::FlipDice
            | Purpose::SymbolToPay
    );
    let begins = |answer: &Answer| match answer {
        Answer::Pick(Choice::Ability(_)) | Answer::Yes => is_of_an_ability,
        Answer::Pick(Choice::Hero(_)) => purpose == Purpose::GiveCards,
        _ => false,
    };
    // Only details have been chosen since then.
    let is_detail = |answer: &Answer| matches!(answer, Answer::Pick(Choice::Side(_) | Choice::Colour(_)));
    chosen.find(|(_, answer)| !is_detail(answer)).filter(|(_, answer)| begins(answer)).map(|(entry, _)| entry)
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
    use crate::games::massive_darkness::rules::cards::ClassSheet;
    use crate::games::massive_darkness::rules::ids::AbilityId;
    use crate::games::massive_darkness::rules::language::{Ability, Effect};
    use crate::games::massive_darkness::rules::library::Library;
    use crate::games::massive_darkness::texts;
    use crate::house::play::Dice;
    use crate::house::text::Language;
    use std::collections::{BTreeMap, BTreeSet};
    use std::sync::Arc;

    #[test]
    fn what_is_foreseen_changes_nothing_and_what_is_left_is_as_before_it_was_begun() {
        let folder = tempfile::tempdir().expect("a folder");
        let (rules, texts) = (table(), texts::of(Language::English));
        let (mut left, mut told, mut drawn) = (0, 0, 0);
        let mut within = BTreeSet::new();
        for seed in 0..6_u64 {
            let file = folder.path().join(format!("{seed}.journal"));
            let mut play = Play::begin(&rules, &texts, start(&rules, 3), seed, Dice::App, &file).expect("a game");
            let (mut bot, mut listed) = (RandomBot::new(seed), Vec::new());
            // The state of the game before each decision.
            let mut before = BTreeMap::new();
            for _ in 0..140 {
                if play.game().outcome().is_some() {
                    break;
                }
                before.insert(play.session().place(), play.session().hash());
                if let Some(entry) = can_be_left(&play) {
                    let (place, hash) = (play.session().place(), play.session().hash());
                    let begun = play.session().entry(entry).expect("it was recorded");
                    let (parent, is_act) = (begun.parent, matches!(begun.answer, Answer::Act(_)));
                    within.insert(format!("{:?}", play.game().state.ask).chars().take(9).collect::<String>());
                    play.undo_to(&texts, entry);
                    assert_eq!(
                        Some(&play.session().hash()),
                        before.get(&parent),
                        "seed {seed}: as before it was begun"
                    );
                    let is_menu = matches!(play.game().state.ask, Ask::Act(_));
                    assert_eq!(is_menu, is_act, "seed {seed}: what is begun on a menu leads back to it");
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
        assert!(within.iter().any(|ask| ask.starts_with("Act")), "a move of which no step was made: {within:?}");
    }

    /// Games in which the first Hero has a Class of which this can be said, so many decisions long; stops when nothing more is wanted.
    fn played(of: &dyn Fn(&ClassSheet) -> bool, seen: &mut dyn FnMut(&mut Play, &Texts) -> Option<Answer>) {
        let folder = tempfile::tempdir().expect("a folder");
        let (rules, texts) = (table(), texts::of(Language::English));
        let class = rules.library.classes.iter().find(|class| of(&class.sheet)).expect("such a Class");
        for seed in 0..60_u64 {
            let mut start = start(&rules, 3);
            start.setup.heroes[0].class.clone_from(&class.sheet.id);
            let file = folder.path().join(format!("{seed}.journal"));
            let mut play = Play::begin(&rules, &texts, start, seed, Dice::App, &file).expect("a game");
            let (mut bot, mut listed) = (RandomBot::new(seed), Vec::new());
            for _ in 0..160 {
                if play.game().outcome().is_some() {
                    break;
                }
                let wished = seen(&mut play, &texts);
                listed.clear();
                play.game().answers(&mut listed);
                let answer = wished.unwrap_or_else(|| bot.answer(play.game(), &listed));
                play.answer(&texts, answer).expect("it is legal");
            }
        }
    }

    /// Leaves what was begun, and comes back: by which answer it had been begun, and whether nothing of it was left.
    fn leaves(play: &mut Play, texts: &Texts, entry: EntryId, before: u64) -> Answer {
        let (place, hash) = (play.session().place(), play.session().hash());
        let begun = play.session().entry(entry).expect("it was recorded").answer.clone();
        play.undo_to(texts, entry);
        assert_eq!(play.session().hash(), before, "as if it had not been begun");
        assert!(play.game().check(&begun).is_ok(), "and it can be begun again");
        while play.session().place() != place {
            play.redo(texts);
        }
        assert_eq!(play.session().hash(), hash);
        begun
    }

    #[test]
    fn whoever_is_to_be_commanded_can_be_left_before_and_after_somebody_was_chosen() {
        let commands =
            |library: &Library, ability: AbilityId| library.ability(ability).effects.contains(&Effect::Command);
        let of = |sheet: &ClassSheet| sheet.free.iter().any(|ability| ability.effects.contains(&Effect::Command));
        let (mut begun, mut met) = (None, [0, 0]);
        played(&of, &mut |play, texts| {
            let mut listed = Vec::new();
            play.game().answers(&mut listed);
            let library = Arc::clone(&play.game().library);
            let uses = |answer: &&Answer| matches!(answer, Answer::Act(Act::Use(by)) if commands(&library, by.ability));
            if let Some(answer) = listed.iter().find(uses) {
                begun = Some((play.session().hash(), answer.clone()));
                return Some(answer.clone());
            }
            let (hash, answer) = begun.clone()?;
            let stage = match (play.game().state.ask, play.game().state.frames.last()) {
                (Ask::Choose { purpose: Purpose::CommandedHero, .. }, _) => 0,
                (Ask::Act(_), Some(Frame::FreeAction(free))) if free.commanded => 1,
                _ => {
                    begun = None;
                    return None;
                }
            };
            let entry = can_be_left(play).expect("nothing has been done yet");
            assert_eq!(leaves(play, texts, entry, hash), answer);
            met[stage] += 1;
            if stage == 1 {
                begun = None;
            }
            None
        });
        assert!(met.iter().all(|times| *times > 2), "{met:?}");
    }

    #[test]
    fn which_dice_are_rolled_again_can_be_left_until_they_are_rolled() {
        let rolls = |ability: &Ability| ability.effects.iter().any(|effect| matches!(effect, Effect::Reroll(..)));
        let of = |sheet: &ClassSheet| sheet.free.iter().chain(&sheet.signature).any(rolls);
        let (mut before, mut met) = (BTreeMap::new(), BTreeSet::new());
        played(&of, &mut |play, texts| {
            before.insert((play.file(), play.session().place()), play.session().hash());
            let mut listed = Vec::new();
            play.game().answers(&mut listed);
            let details = [Purpose::RerollSide, Purpose::RerollDice];
            if let Ask::Choose { purpose, .. } = play.game().state.ask
                && details.contains(&purpose)
                && let Some(entry) = can_be_left(play)
            {
                let parent = play.session().entry(entry).expect("it was recorded").parent;
                let hash = before[&(play.file(), parent)];
                let dice = play.beside().combat.dice.clone();
                let by = leaves(play, texts, entry, hash);
                assert!(
                    matches!(by, Answer::Pick(Choice::Ability(_)) | Answer::Yes | Answer::Act(Act::Use(_))),
                    "{by:?}"
                );
                assert_eq!(play.beside().combat.dice, dice, "they lie as they fell");
                met.insert(format!("{purpose:?}"));
            }
            // Whatever can be used is used.
            listed.into_iter().find(|answer| matches!(answer, Answer::Pick(Choice::Ability(_)) | Answer::Yes))
        });
        assert!(met.contains("RerollDice"), "{met:?}");
    }
}
