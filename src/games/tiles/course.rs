//! How a game has gone, kept while it is played for the page at its end (`result`): what each Hero has done, how everybody
//! fared from round to round, and what turned it. What of that an event is, each game says itself.

use std::sync::Arc;

/// More go down in no game.
pub const MOST_HEROES: usize = 6;

/// A game that goes on beyond this is no longer counted round by round, and no more turns are kept.
const MOST: usize = 400;

/// The course of a game in which this happens.
#[derive(Clone, Debug, PartialEq)]
pub struct Course<E> {
    /// By the place of the Hero.
    pub heroes: [Deeds; MOST_HEROES],
    /// From the first round on.
    pub rounds: Vec<Round>,
    /// What turned the game, as it happened; shared by all places between two of them, because the count is kept for each place.
    pub turns: Arc<Vec<Turn<E>>>,
}

/// What a Hero has done and suffered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deeds {
    /// Wounds of Enemies in combats of this Hero.
    pub dealt: u16,
    /// Figures killed.
    pub slain: u16,
    /// Wounds suffered.
    pub taken: u16,
    /// Doors opened.
    pub doors: u16,
    /// Tokens picked up.
    pub picked: u16,
    /// XP gained.
    pub xp: u16,
    /// How often the Hero fell.
    pub fell: u16,
}

/// How everybody fared at the end of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub struct Round {
    pub number: u16,
    /// Health by the place of the Hero.
    pub health: [u8; MOST_HEROES],
}

/// Something that turned the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Turn<E> {
    /// The round in which it happened.
    pub round: u16,
    /// What happened.
    pub what: E,
    /// The same in words.
    pub told: String,
}

impl<E> Default for Course<E> {
    fn default() -> Self {
        Self { heroes: Default::default(), rounds: Vec::new(), turns: Arc::default() }
    }
}

impl<E: Clone> Course<E> {
    /// The deeds of the Hero at this place.
    pub fn of(&mut self, hero: usize) -> &mut Deeds {
        &mut self.heroes[hero.min(MOST_HEROES - 1)]
    }

    /// Is there room for one more turn?
    #[must_use]
    pub fn has_room(&self) -> bool {
        self.turns.len() < MOST
    }

    /// Something turned the game.
    pub fn turned(&mut self, turn: Turn<E>) {
        if self.has_room() {
            Arc::make_mut(&mut self.turns).push(turn);
        }
    }

    /// It is this round, and everybody has so much Health; before the first one nothing is kept.
    pub fn fares(&mut self, number: u16, health: impl IntoIterator<Item = u8>) {
        if number == 0 {
            return;
        }
        if self.rounds.last().is_none_or(|last| last.number != number) && self.rounds.len() < MOST {
            self.rounds.push(Round { number, health: [0; MOST_HEROES] });
        }
        if let Some(last) = self.rounds.last_mut() {
            last.health.iter_mut().zip(health).for_each(|(kept, now)| *kept = now);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_is_kept_as_it_ends_and_none_before_the_first() {
        let mut course = Course::<()>::default();
        course.fares(0, [9, 9]);
        assert!(course.rounds.is_empty());
        course.fares(1, [5, 4]);
        course.fares(1, [3, 4]);
        course.fares(2, [2, 1]);
        let kept: Vec<_> = course.rounds.iter().map(|round| (round.number, round.health[0], round.health[1])).collect();
        assert_eq!(kept, [(1, 3, 4), (2, 2, 1)]);
    }

    #[test]
    fn a_game_without_end_is_not_kept_without_end() {
        let mut course = Course::default();
        for round in 1..2_000 {
            course.fares(round, [1]);
            course.turned(Turn { round, what: (), told: String::new() });
        }
        assert_eq!((course.rounds.len(), course.turns.len()), (MOST, MOST));
        assert!(!course.has_room());
    }
}
