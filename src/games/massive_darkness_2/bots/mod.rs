//! A bot of Massive Darkness 2. It looks one answer ahead and at the way to what the Quest asks for; it knows no card and no Quest.
//!
//! `goals` says where a Hero wants to be, `ways` how far that is, `gear` what cards are worth to whoever wears or learns them, `worth` how
//! much an answer is liked, the smaller the better. Whoever plans ahead bends it (`inclination`), lets it play more boldly (`manner`), and
//! asks how likely the Heroes win from where they stand (`value`).

pub(crate) use delvewright_kernel as kernel;

mod gear;
mod goals;
pub mod inclination;
pub mod manner;
#[cfg(test)]
mod tests;
pub mod value;
mod ways;
mod worth;

use inclination::Inclination;
use kernel::game::Game as _;
use manner::Manner;
use massive_darkness_2_rules::{Answer, MassiveDarkness2};

/// Takes what it likes best; of equals whatever `pick` says.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy {
    /// How boldly it plays.
    pub manner: Manner,
    /// How it is bent for this turn.
    pub inclination: Inclination,
}

impl Greedy {
    /// One of this manner, bent to nothing.
    #[must_use]
    pub fn of_manner(manner: Manner) -> Self {
        Self { manner, ..Self::default() }
    }

    /// The answer to the pending question; none where chance answers or the game is over.
    pub fn choose(self, game: &MassiveDarkness2, pick: &mut dyn FnMut(u32) -> u32) -> Option<Answer> {
        let mut listed = Vec::new();
        game.answers(&mut listed);
        self.choose_of(game, &listed, pick)
    }

    /// The same of answers that somebody has listed already.
    pub fn choose_of(
        self,
        game: &MassiveDarkness2,
        listed: &[Answer],
        pick: &mut dyn FnMut(u32) -> u32,
    ) -> Option<Answer> {
        if let [only] = listed {
            pick(1);
            return Some(*only);
        }
        let eye = worth::Eye::new(game, self.manner, self.inclination)?;
        let liked: Vec<i32> = listed.iter().map(|answer| eye.worth(answer)).collect();
        let best = liked.iter().min()?;
        let equals: Vec<&Answer> =
            listed.iter().zip(&liked).filter(|(_, worth)| *worth == best).map(|(answer, _)| answer).collect();
        equals.get(pick(equals.len() as u32) as usize).copied().copied()
    }
}
