//! Which plans are still in question while imagined games come in, and what each has brought so far.

use super::Weighed;

/// With fewer comparisons than this nothing is known about a plan.
pub(super) const LEAST: u32 = 6;
/// A plan that has brought exactly what one before it brought in so many games is the same in other words.
pub(super) const SAME: u32 = 3;

/// A plan that is worse than the usual one by more standard errors than this is given up.
const HOPELESS: f64 = 1.5;

#[derive(Clone, Copy, Default)]
struct Sums {
    games: u32,
    worth: f64,
    gain: f64,
    squares: f64,
}

impl Sums {
    fn add(&mut self, worth: f64, usual: f64) {
        let gain = worth - usual;
        self.games += 1;
        self.worth += worth;
        self.gain += gain;
        self.squares += gain * gain;
    }

    /// It is worse than the usual plan, and hardly by chance.
    fn is_hopeless(&self) -> bool {
        let Weighed { gain, error, .. } = self.weighed();
        gain < -HOPELESS * error
    }

    fn weighed(&self) -> Weighed {
        let games = f64::from(self.games.max(1));
        let gain = self.gain / games;
        let variance = (self.squares / games - gain * gain).max(0.0) * games / (games - 1.0).max(1.0);
        Weighed { games: self.games, mean: self.worth / games, gain, error: (variance / games).sqrt() }
    }
}

/// Which plans are still in question, and what has come of all.
pub(super) struct Weighing {
    sums: Vec<Sums>,
    /// What each brought in the first games.
    brought: Vec<Vec<f64>>,
    /// Those in question, the usual one first.
    pub(super) open: Vec<usize>,
    /// Games that may still be imagined.
    left: u32,
    /// How often all that were in question have been tried.
    round: u32,
    /// So many games each phase has.
    share: f64,
    /// After this round half of them are given up.
    cut: u32,
}

impl Weighing {
    pub(super) fn of(plans: usize, rollouts: u32) -> Self {
        let phases = (plans.max(2) as f64).log2().ceil().max(1.0);
        let mut weighing = Self {
            sums: vec![Sums::default(); plans],
            brought: vec![Vec::new(); plans],
            open: (0..plans).collect(),
            left: rollouts,
            round: 0,
            share: f64::from(rollouts) / phases,
            cut: 0,
        };
        weighing.cut = weighing.next_cut();
        weighing
    }

    fn next_cut(&self) -> u32 {
        self.round + ((self.share / self.open.len().max(1) as f64) as u32).max(LEAST)
    }

    /// What has come of each.
    pub(super) fn weighed(&self) -> Vec<Weighed> {
        self.sums.iter().map(Sums::weighed).collect()
    }

    /// Is there anything to be found out, and are there games left for it?
    pub(super) fn goes_on(&self) -> bool {
        self.open.len() > 1 && self.left as usize >= self.open.len()
    }

    /// So many rounds are worth being imagined at once: those before anything can be given up, and then as many as all cores have
    /// something to do by. What turns out not to have been needed is not counted.
    pub(super) fn ahead(&self, cores: usize) -> usize {
        let open = self.open.len().max(1);
        let wanted = match self.round {
            _ if cores == 1 => 1,
            round if round < SAME => (SAME - round) as usize,
            round if round < LEAST => (LEAST - round) as usize,
            _ => (2 * cores).div_ceil(open),
        };
        wanted.min(self.left as usize / open).max(1)
    }

    /// What the plans that were asked were worth by the same chances. Those that have been given up meanwhile do not count.
    pub(super) fn take(&mut self, asked: &[usize], worth: &[f64]) {
        let usual = worth.first().copied().unwrap_or_default();
        for (plan, worth) in asked.iter().copied().zip(worth.iter().copied()) {
            if !self.open.contains(&plan) {
                continue;
            }
            self.sums[plan].add(worth, usual);
            if self.round < SAME {
                self.brought[plan].push(worth);
            }
        }
        self.left -= self.open.len() as u32;
        self.round += 1;
        let Self { sums, brought, open, round, .. } = self;
        if *round == SAME {
            open.retain(|plan| !brought[..*plan].contains(&brought[*plan]));
        }
        if *round >= LEAST {
            open.retain(|plan| *plan == 0 || !sums[*plan].is_hopeless());
        }
        if *round >= self.cut && open.len() > 2 {
            let keep = open.len().div_ceil(2);
            let mut others = open.split_off(1);
            others.sort_by(|one, other| sums[*other].gain.total_cmp(&sums[*one].gain));
            others.truncate(keep.max(2) - 1);
            open.extend(others);
            self.cut = self.next_cut();
        }
    }
}
