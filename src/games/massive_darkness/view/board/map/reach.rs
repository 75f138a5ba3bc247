//! How far the acting hero can go now, found by trying it out on copies of the game: whatever the engine lists as a
//! step can be walked, and nothing else.

use crate::games::massive_darkness::rules::frames::Frame;
use crate::games::massive_darkness::rules::ids::Hero;
use crate::games::massive_darkness::rules::{Act, Answer, Ask, MassiveDarkness};
use crate::kernel::board::SpaceId;
use crate::kernel::game::Game as _;
use std::collections::VecDeque;

/// Something that can be done after some steps, or at once.
#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    /// The zones walked through, the hero's own first.
    pub path: Vec<SpaceId>,
    /// What is done at its end: the last step, or a door, a token, the exit.
    pub last: Act,
    /// The answers that lead there.
    pub answers: Vec<Answer>,
}

impl Way {
    /// Where it ends.
    #[must_use]
    pub fn end(&self) -> Option<SpaceId> {
        self.path.last().copied()
    }
}

/// Steps that are tried out at most; boards are far smaller.
const MOST_TRIES: usize = 1500;

struct Reached {
    game: MassiveDarkness,
    path: Vec<SpaceId>,
    answers: Vec<Answer>,
}

/// Every zone that can be walked to within one Move Action, and everything movement can buy there, each by the fewest
/// steps.
#[must_use]
pub fn explore(game: &MassiveDarkness, listed: &[Answer]) -> Vec<Way> {
    let mut ways: Vec<Way> = Vec::new();
    let Some(start) = start(game, listed) else { return ways };
    let mut seen = start.path.clone();
    let mut waiting = VecDeque::from([start]);
    let mut tries = 0;
    while let Some(reached) = waiting.pop_front() {
        let mut answers = Vec::new();
        reached.game.answers(&mut answers);
        for answer in answers {
            let Answer::Act(act) = answer else { continue };
            match act {
                Act::Step(zone) if !seen.contains(&zone) && tries < MOST_TRIES => {
                    tries += 1;
                    seen.push(zone);
                    let way = onwards(&reached, act, Some(zone));
                    if let Some(next) = walk(&reached.game, &way) {
                        waiting.push_back(next);
                    }
                    ways.push(way);
                }
                Act::OpenDoor(_) | Act::PickUp | Act::Escape => {
                    let end = reached.path.last().copied();
                    let is_known = |way: &Way| match act {
                        Act::OpenDoor(_) => way.last == act,
                        _ => way.last == act && way.end() == end,
                    };
                    if !ways.iter().any(is_known) {
                        ways.push(onwards(&reached, act, None));
                    }
                }
                _ => {}
            }
        }
    }
    ways
}

/// In the middle of a movement it goes on; from the menu, a Move Action is begun.
fn start(game: &MassiveDarkness, listed: &[Answer]) -> Option<Reached> {
    let Ask::Act(hero) = game.state.ask else { return None };
    let path = vec![game.state.hero(hero).zone];
    if moves(game, hero) {
        return Some(Reached { game: game.clone(), path, answers: Vec::new() });
    }
    let begin = Answer::Act(Act::Move);
    if !listed.contains(&begin) {
        return None;
    }
    let mut tried = game.clone();
    tried.answer(&begin, &mut |_| ()).ok()?;
    moves(&tried, hero).then(|| Reached { game: tried, path, answers: vec![begin] })
}

/// Is this hero in the middle of a movement, and asked how it goes on?
fn moves(game: &MassiveDarkness, hero: Hero) -> bool {
    let is_moving = match game.top() {
        Some(Frame::MoveAction(frame)) => frame.hero == hero,
        Some(Frame::SkillMove(frame)) => frame.hero == hero,
        _ => false,
    };
    is_moving && game.state.ask == Ask::Act(hero)
}

fn onwards(from: &Reached, act: Act, zone: Option<SpaceId>) -> Way {
    let path = from.path.iter().copied().chain(zone).collect();
    let answers = from.answers.iter().cloned().chain([Answer::Act(act)]).collect();
    Way { path, last: act, answers }
}

/// Takes the last step of a way. None where it cannot go on from there without something else being decided first.
fn walk(game: &MassiveDarkness, way: &Way) -> Option<Reached> {
    let Ask::Act(hero) = game.state.ask else { return None };
    let mut game = game.clone();
    game.answer(way.answers.last()?, &mut |_| ()).ok()?;
    moves(&game, hero).then(|| Reached { game, path: way.path.clone(), answers: way.answers.clone() })
}
