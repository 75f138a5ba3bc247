//! Chances at best play that take longer than nobody notices: with Arrow cards every place to stop is followed to its roll (M2-RANGER-07).
//! They are reckoned in a thread of their own, and told as soon as they have come.

use crate::games::massive_darkness_2::rules::odds::BestPlay;
use crate::games::massive_darkness_2::rules::{AttackType, EnemyId, MassiveDarkness2};
use crate::kit::coming::Coming;

/// An attack that could be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shot {
    pub(super) hero: u8,
    pub(super) kind: AttackType,
    pub(super) target: EnemyId,
}

/// What attacks of one state of the game come to.
#[derive(Default)]
pub(super) struct Reckoned {
    revision: Option<u64>,
    known: Vec<(Shot, BestPlay)>,
    coming: Option<Coming<Vec<(Shot, BestPlay)>>>,
}

impl Reckoned {
    /// What an attack comes to, as soon as that is known.
    pub(super) fn of(&self, shot: Shot) -> Option<&BestPlay> {
        self.known.iter().find(|(known, _)| *known == shot).map(|(_, best)| best)
    }

    /// Has these reckoned, in this state of the game. What comes so soon that nobody notices is known at once.
    pub(super) fn begin(&mut self, game: &MassiveDarkness2, revision: u64, shots: Vec<Shot>) {
        if self.revision != Some(revision) {
            *self = Self { revision: Some(revision), ..Self::default() };
        }
        let missing: Vec<Shot> = shots.into_iter().filter(|shot| self.of(*shot).is_none()).collect();
        if missing.is_empty() || self.is_on_its_way() {
            return;
        }
        let game = game.clone();
        let reckon = move |Shot { hero, kind, target }: Shot| game.at_best(hero, kind, target);
        let all = move || missing.into_iter().map(|shot| (shot, reckon(shot))).collect();
        let mut coming = Coming::begin("md2-chances", all);
        match coming.take_soon() {
            Some(came) => self.known.extend(came),
            None => self.coming = Some(coming),
        }
    }

    /// Has something come since this was asked last?
    pub(super) fn has_come(&mut self) -> bool {
        let Some(coming) = &mut self.coming else { return false };
        let came = coming.take();
        if !coming.is_on_its_way() {
            self.coming = None;
        }
        let has_come = came.is_some();
        self.known.extend(came.into_iter().flatten());
        has_come
    }

    pub(super) fn is_on_its_way(&self) -> bool {
        self.coming.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness_2::rules::{Answer, Class};
    use crate::games::massive_darkness_2::ruleset::HellscapeRules;
    use crate::house::plug::ruleset::Ruleset as _;
    use crate::kernel::dealer::{Dealer, Stream};
    use crate::kernel::game::{Asked, Game as _};
    use std::thread;
    use std::time::Duration;

    /// A game at which the Ranger may shoot at somebody, and those whom she may shoot at.
    fn shooting() -> (MassiveDarkness2, Vec<Shot>) {
        let rules = HellscapeRules::open().expect("the box");
        let mut listed = Vec::new();
        for seed in 0..200 {
            let mut game = rules.set_up(&rules.start(6, seed), &mut |_| {}).expect("it begins");
            let mut chance = Stream::new(Dealer::new(seed));
            for _ in 0..600 {
                let Some(question) = game.question() else { break };
                let answer = game.sample(&mut |n| chance.pick(n)).unwrap_or_else(|| {
                    listed.clear();
                    game.answers(&mut listed);
                    listed[chance.pick(listed.len() as u32) as usize]
                });
                let shots = listed.iter().filter_map(|answer| match (*answer, question.asked) {
                    (Answer::Attack { kind: AttackType::Ranged, target }, Asked::Seat(hero)) => {
                        Some(Shot { hero, kind: AttackType::Ranged, target })
                    }
                    _ => None,
                });
                let shots: Vec<Shot> = shots.filter(|shot| game.class(shot.hero) == Class::Ranger).collect();
                if !shots.is_empty() {
                    return (game, shots);
                }
                listed.clear();
                game.answer(&answer, &mut |_| {}).expect("it is listed");
            }
        }
        unreachable!("somewhere the Ranger shoots")
    }

    /// M2-RANGER-02, M2-RANGER-07: what comes later is what would have come at once, and of another state nothing is told.
    #[test]
    fn what_comes_is_what_the_attack_comes_to_and_is_of_one_state_alone() {
        let (game, shots) = shooting();
        let mut reckoned = Reckoned::default();
        reckoned.begin(&game, 7, shots.clone());
        while reckoned.is_on_its_way() {
            assert!(shots.iter().all(|shot| reckoned.of(*shot).is_none()));
            reckoned.has_come();
            thread::sleep(Duration::from_millis(2));
        }
        for Shot { hero, kind, target } in shots.iter().copied() {
            assert_eq!(reckoned.of(Shot { hero, kind, target }), Some(&game.at_best(hero, kind, target)));
        }
        // Once is enough in this state, and in another one it is asked anew.
        reckoned.begin(&game, 7, shots.clone());
        assert!(!reckoned.is_on_its_way() && reckoned.of(shots[0]).is_some());
        reckoned.begin(&game, 8, Vec::new());
        assert!(shots.iter().all(|shot| reckoned.of(*shot).is_none()));
    }
}
