//! What the results that lie there can pay for, in any order: no die is rolled any more.

use super::dice::Tally;
use super::means::{Means, Sides};
use crate::combat::Totals;
use crate::purse::Purse;

/// With so many means every set of them is looked at; what is above is left out.
pub(super) const MOST_MEANS: usize = 10;

/// Everything that can be used without rolling, from one purse.
pub(super) struct Settling {
    means: Vec<Means>,
    standing: Standing,
    most_mana: u8,
    top: Option<u8>,
    rages: bool,
    /// What a set costs in all, and what it adds.
    prices: Vec<Purse>,
    totals: Vec<Totals>,
    wounds: Vec<u8>,
    by_shadow: Vec<bool>,
    /// By set, then by Mana results that have been resolved: the most Mana that can be left; none where it cannot be paid.
    left: Vec<Option<i16>>,
    /// Of the Shaman, by set: so much rolled Mana is needed, wherever it goes; none where it cannot be paid.
    need: Vec<Option<u8>>,
    most: Tally,
    /// What can be added at best, by what lies there; made when it is first asked for.
    fronts: Vec<Option<Vec<Totals>>>,
}

/// What results that lie there had to pay for dice that were rolled; they cannot be rolled again (M2-COMBAT-11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Owed {
    /// Of rolled Mana; of the Shaman also in the place of Elements.
    pub mana: u8,
    /// Of Rage that Scratches bring.
    pub rage: u8,
    /// So many Scratches must have been suffered (M2-ABIL-15).
    pub wounds: u8,
}

/// Where a walk stands when it comes to rolling no more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Standing {
    /// What is left of what the Hero had.
    pub purse: Purse,
    pub owed: Owed,
    /// So many quadrants the pointer of the Wizard has gone on.
    pub ring: u8,
    /// The Shadow ability has been used.
    pub is_shadow_spent: bool,
    /// Mana that can be had for nothing.
    pub gifts: u8,
}

impl Standing {
    /// Can what lies there pay what is owed? Rage comes of Health tokens that are lost (M2-BERS-03).
    pub(super) fn is_covered(&self, there: Tally) -> bool {
        let scratches = there.scratches.min(self.purse.health);
        self.owed.mana <= there.mana + 2 * there.pairs + self.gifts
            && self.owed.rage <= scratches
            && self.owed.wounds <= scratches
    }

    /// Is a die that shows this locked, because something is owed that it pays?
    pub(super) fn locks(&self, shown: Tally) -> bool {
        (self.owed.mana > 0 && shown.mana + shown.pairs > 0)
            || (self.owed.rage + self.owed.wounds > 0 && shown.scratches > 0)
            || (self.is_shadow_spent && shown.shadow > 0)
    }
}

impl Settling {
    /// The means that roll no dice are taken one by one, as often as each can be used; `most` is the most that can lie there.
    pub(super) fn new(sides: &Sides, standing: Standing, most: Tally) -> Self {
        let is_open = |means: &&Means| !(means.is_chance() || means.by_shadow && standing.is_shadow_spent);
        let each =
            sides.means.iter().filter(is_open).flat_map(|means| std::iter::repeat_n(means, usize::from(means.times)));
        let means: Vec<Means> = each.take(MOST_MEANS).cloned().collect();
        let sets = 1_usize << means.len();
        let of =
            |set: usize| means.iter().enumerate().filter(move |(at, _)| set >> at & 1 == 1).map(|(_, means)| means);
        let keys = |tally: Tally| {
            let count = |most: u8| usize::from(most) + 1;
            count(tally.mana) * count(tally.pairs) * count(tally.scratches) * count(tally.shadow)
        };
        let mut settling = Self {
            prices: (0..sets).map(|set| of(set).fold(Purse::default(), |sum, means| sum.plus(means.price))).collect(),
            totals: (0..sets).map(|set| of(set).fold(Totals::default(), |sum, means| sum.plus(means.totals))).collect(),
            wounds: (0..sets).map(|set| of(set).map(|means| means.wounds).max().unwrap_or(0)).collect(),
            by_shadow: (0..sets).map(|set| of(set).any(|means| means.by_shadow)).collect(),
            left: Vec::new(),
            need: Vec::new(),
            fronts: vec![None; keys(most)],
            standing,
            most_mana: sides.most_mana,
            top: sides.top,
            rages: sides.rages,
            most,
            means,
        };
        if settling.top.is_some() {
            settling.walk_of_shaman()
        } else {
            settling.walk()
        }
        settling
    }

    /// May this one come next after a set? The pointer goes on quadrant by quadrant (M2-WIZ-04).
    fn follows(&self, set: usize, at: usize) -> bool {
        let passed =
            self.means.iter().enumerate().filter(|(at, means)| set >> at & 1 == 1 && means.ring.is_some()).count();
        set >> at & 1 == 0
            && self.means[at].ring.is_none_or(|place| usize::from(place) == usize::from(self.standing.ring) + passed)
    }

    fn resolved(&self, set: usize, ones: usize, pairs: usize) -> usize {
        (set * (usize::from(self.most.mana) + 1) + ones) * (usize::from(self.most.pairs) + 1) + pairs
    }

    /// Mana results are resolved and means are paid, in every order (M2-COMBAT-09); above the maximum Mana is lost (M2-DICE-06).
    fn walk(&mut self) {
        let (ones, pairs) = (usize::from(self.most.mana), usize::from(self.most.pairs));
        let sets = self.totals.len();
        let most = i16::from(self.most_mana);
        let gain = |mana: i16, more: u8| (mana + i16::from(more)).min(most.max(mana));
        let mut left = vec![None; sets * (ones + 1) * (pairs + 1)];
        left[0] = Some(i16::from(self.standing.purse.mana) - i16::from(self.standing.owed.mana));
        for set in 0..sets {
            let next: Vec<usize> = (0..self.means.len()).filter(|at| self.follows(set, *at)).collect();
            for (one, pair) in (0..=ones).flat_map(|one| (0..=pairs).map(move |pair| (one, pair))) {
                let Some(mana) = left[self.resolved(set, one, pair)] else { continue };
                let mut reach = |at: usize, mana: i16| left[at] = left[at].max(Some(mana));
                if one < ones {
                    reach(self.resolved(set, one + 1, pair), gain(mana, 1));
                }
                if pair < pairs {
                    reach(self.resolved(set, one, pair + 1), gain(mana, 2));
                }
                for at in &next {
                    let means = &self.means[*at];
                    let rest = mana - i16::from(means.price.mana);
                    if rest >= 0 || means.is_gift() {
                        reach(self.resolved(set | 1 << at, one, pair), gain(rest, means.mana));
                    }
                }
            }
        }
        self.left = left;
    }

    /// M2-SHAM-02, M2-SHAM-07: of each Mana it is decided whether it is taken or lets a marker rise, so none need be lost.
    fn walk_of_shaman(&mut self) {
        let sets = 1_usize << self.means.len();
        let top = self.top.unwrap_or(0);
        let Standing { purse, owed, gifts, .. } = self.standing;
        // Mana that is had for nothing is taken in any case.
        let gained = |set: usize| -> u8 {
            let used = self.means.iter().enumerate().filter(|(at, means)| set >> at & 1 == 1 && !means.is_gift());
            used.map(|(_, means)| means.mana).sum::<u8>() + gifts
        };
        let mut need = vec![None; sets];
        need[0] = Some(owed.mana.saturating_sub(gifts));
        for set in 1..sets {
            let price = self.prices[set];
            let elements = price.elements.iter().zip(purse.elements).map(|(paid, have)| paid.saturating_sub(have));
            let lacking = owed.mana + price.mana.saturating_sub(purse.mana) + elements.sum::<u8>();
            let last = (0..self.means.len()).filter(|at| set >> at & 1 == 1).filter_map(|at| {
                let before = set & !(1 << at);
                let price = self.means[at].price;
                let can_be_held =
                    price.mana <= self.most_mana.max(purse.mana) && price.elements.iter().all(|steps| *steps <= top);
                let need: u8 = need[before].filter(|_| can_be_held)?;
                Some(need.max(lacking.saturating_sub(gained(before))))
            });
            need[set] = last.min();
        }
        self.need = need;
    }

    /// Can a set be used with what lies there?
    fn can_pay(&self, set: usize, there: Tally) -> bool {
        let (price, Standing { purse, owed, .. }) = (self.prices[set], self.standing);
        // M2-BERS-03: one for each token that is lost, also for a cost.
        let lost = if self.rages { there.scratches.saturating_add(price.health).min(purse.health) } else { 0 };
        let pays_mana = if self.top.is_some() {
            self.need[set].is_some_and(|need| need <= there.mana + 2 * there.pairs)
        } else {
            let elements = price.elements.iter().zip(purse.elements).all(|(paid, have)| *paid <= have);
            let left = self.left[self.resolved(set, usize::from(there.mana), usize::from(there.pairs))];
            elements && left.is_some_and(|left| left >= 0)
        };
        pays_mana
            && price.health <= purse.health
            && price.rage + owed.rage <= purse.rage + lost
            && self.wounds[set] <= there.scratches.min(purse.health)
            && (!self.by_shadow[set] || there.shadow > 0)
    }

    fn key(&self, there: Tally) -> usize {
        let place = |at: usize, count: u8, most: u8| at * (usize::from(most) + 1) + usize::from(count);
        let at = place(0, there.mana, self.most.mana);
        let at = place(at, there.pairs, self.most.pairs);
        let at = place(at, there.scratches, self.most.scratches);
        place(at, there.shadow, self.most.shadow)
    }

    /// What can be added to the totals by what lies there: every sum that is not worse than another one in both.
    pub(super) fn front(&mut self, there: Tally) -> &[Totals] {
        let key = self.key(there);
        if self.fronts[key].is_none() {
            let mut front: Vec<Totals> = Vec::new();
            for set in 0..self.totals.len() {
                let sum = self.totals[set];
                let is_covered = |other: &Totals| other.swords >= sum.swords && other.shields <= sum.shields;
                if !front.iter().any(is_covered) && self.can_pay(set, there) {
                    front.retain(|other| !(sum.swords >= other.swords && sum.shields <= other.shields));
                    front.push(sum);
                }
            }
            self.fronts[key] = Some(front);
        }
        self.fronts[key].as_deref().unwrap_or(&[])
    }
}
