//! What a change of a quest does: the same seeds before and after it, and where the difference comes from.

use super::trial::Traces;
use super::{Paired, Statistics};
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::massive_darkness::rules::dungeon::Dungeon;
use crate::games::massive_darkness::rules::language::quest::Goal;
use crate::games::tiles::compared;
pub use crate::games::tiles::compared::{Counted, causes, for_machines};

/// What is otherwise than before.
pub type Cause = compared::Cause<Spot>;

/// What was seen in a batch of a quest, as what is compared is made of.
pub type Seen<'a> = compared::Seen<'a, Goal, Spot>;

impl Traces {
    /// What was seen in these games, of which this is the sum, of a quest that is laid out so.
    #[must_use]
    pub fn of_batch<'a>(&'a self, sum: &'a Statistics, dungeon: &'a Dungeon) -> Seen<'a> {
        let (doors, falls) = (self.doors_opened(dungeon).collect(), self.falls_by_zone(dungeon).collect());
        Seen { sum, games: self.games, goals: &dungeon.goals, reached: &self.goals, doors, falls }
    }
}

/// The difference of wins, all parties that played both times together.
#[must_use]
pub fn paired<'a>(pairs: impl Iterator<Item = (&'a Statistics, &'a Statistics)>, first_seed: u64) -> Paired {
    let mut all = Paired::default();
    pairs.for_each(|(before, after)| all.join(Paired::of(before, after, first_seed)));
    all
}

#[cfg(test)]
mod tests {
    use super::super::testing::{start, table};
    use super::super::{Greedy, Party, Plan, Trial, try_out};
    use super::*;
    use crate::games::massive_darkness::quest::{Quest, lay_out};
    use crate::games::massive_darkness::rules::dungeon::{Edition, Setup};
    use crate::house::lab::causes::{MOST_TOLD, TOLD_FROM};
    use std::sync::atomic::AtomicBool;

    const FIRST_SEED: u64 = 7;

    fn played(quest: &Quest, games: u64) -> (Dungeon, Statistics, Traces) {
        let setup = Setup::standard(Vec::new(), 2, Edition::De);
        let trial = Trial { quest: quest.clone(), party: Party::Drawn(3), setup };
        let plan = Plan::new(games, FIRST_SEED);
        let rules = table();
        let (sum, traces) =
            try_out(&rules, &trial, &Greedy::new, &plan, &AtomicBool::new(false), &|_| {}).expect("plays");
        (lay_out(quest, &rules.library.tiles).expect("it can be laid out"), sum, traces)
    }

    fn seen((dungeon, sum, traces): &(Dungeon, Statistics, Traces)) -> Seen<'_> {
        traces.of_batch(sum, dungeon)
    }

    #[test]
    fn a_quest_differs_in_nothing_from_itself() {
        let quest = start(&table(), 3).quest;
        let once = played(&quest, 20);
        assert_eq!(causes(&seen(&once), &seen(&played(&quest, 20))), []);
        assert_eq!(Paired::of(&once.1, &once.1, FIRST_SEED), Paired { games: 20, gained: 0, lost: 0 });
    }

    #[test]
    fn what_a_change_brings_is_found_where_it_happens() {
        let quest = start(&table(), 3).quest;
        // All doors stand open: nobody opens one any more, and nothing comes out from behind them one by one.
        let mut open = quest.clone();
        let left = open.doors.len() - 1;
        open.doors.iter_mut().take(left).for_each(|door| door.open = true);
        let (before, after) = (played(&quest, 60), played(&open, 60));
        let found = causes(&seen(&before), &seen(&after));
        assert!(!found.is_empty() && found.len() <= MOST_TOLD);
        assert!(found.windows(2).all(|pair| pair[0].errors >= pair[1].errors), "{found:?}");
        assert!(found.iter().all(|cause| cause.errors >= TOLD_FROM && cause.before != cause.after), "{found:?}");
        let doors = seen(&after).counts().into_keys().filter(|what| matches!(what, Counted::Door(..))).count();
        assert_eq!(doors, 1, "only a door that is closed in both can be opened more or less often");
        // The same the other way round.
        let back = causes(&seen(&after), &seen(&before));
        let turned = |cause: &Cause| Cause { before: cause.after, after: cause.before, ..*cause };
        assert_eq!(back, found.iter().map(turned).collect::<Vec<_>>());
    }
}
