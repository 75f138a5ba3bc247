//! A bot of Massive Darkness 2. It looks one answer ahead and at the way to what the Quest asks for; it knows no card and no Quest.
//!
//! `goals` says where a Hero wants to be, `ways` how far that is, `gear` what cards are worth to whoever wears or learns them, `worth` how
//! much an answer is liked, the smaller the better.

pub(crate) use delvewright_kernel as kernel;

mod gear;
mod goals;
#[cfg(test)]
mod tests;
mod ways;
mod worth;

use kernel::game::Game as _;
use massive_darkness_2_rules::{Answer, MassiveDarkness2};

/// Takes what it likes best; of equals whatever `pick` says.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Greedy {
    /// The answer to the pending question; none where chance answers or the game is over.
    pub fn choose(self, game: &MassiveDarkness2, pick: &mut dyn FnMut(u32) -> u32) -> Option<Answer> {
        let mut listed = Vec::new();
        game.answers(&mut listed);
        let eye = worth::Eye::new(game)?;
        let liked: Vec<i32> = listed.iter().map(|answer| eye.worth(answer)).collect();
        let best = liked.iter().min()?;
        let equals: Vec<&Answer> =
            listed.iter().zip(&liked).filter(|(_, worth)| *worth == best).map(|(answer, _)| answer).collect();
        equals.get(pick(equals.len() as u32) as usize).copied().copied()
    }
}
