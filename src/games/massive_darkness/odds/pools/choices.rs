//! Re-rolls that somebody decides about: everything that can lie on the table, from the end back to the first roll.
//!
//! All dice are rolled together and lie open (COMBAT-05), so whoever decides sees the dice of both sides, and knows what
//! can still be re-rolled after him. From the last re-roll to the first, each way the dice can lie is given its worth: the
//! best that its owner can make of it. Then the ways are counted from the first roll on, as those choices lead them.

use super::ends::Ends;
use super::{Aim, Contest, Odds, RerollBy, other};
use crate::attack::least_common_multiple;
use crate::kernel::dice::{DiceError, DiceSet, Symbols};
use crate::kernel::distribution::{Again, Distribution, Fallen, Results, Worth};
use crate::language::{Reroll, RerollSide, Side};

/// So many re-rolls are counted together at most: ways to use them multiply.
pub const MOST_REROLLS: usize = 4;
/// More ways in which the dice of both sides can lie are not looked at; the largest pools of DICE-04 have 40,000.
const MOST_PLACES: usize = 1 << 17;

/// COMBAT-11, COMBAT-12: general re-rolls before those of blanks, in each group the defender's first.
const GROUPS: [(bool, Side); 4] =
    [(false, Side::Defender), (false, Side::Attacker), (true, Side::Defender), (true, Side::Attacker)];

/// Counts a contest in which somebody decides what is re-rolled.
pub(super) fn count(dice: &DiceSet, contest: &Contest) -> Result<Odds, DiceError> {
    if contest.rerolls.len() > MOST_REROLLS {
        return Err(DiceError::TooManyOutcomes);
    }
    let table =
        Table { attack: Fallen::of_pool(dice, &contest.attack)?, defense: Fallen::of_pool(dice, &contest.defense)? };
    if table.places() > MOST_PLACES {
        return Err(DiceError::TooManyOutcomes);
    }
    let nodes = nodes(contest, &table);
    let total = nodes.first().map_or(1, |node| node.scale).checked_mul(table.attack.total());
    let total = total.and_then(|total| total.checked_mul(table.defense.total())).ok_or(DiceError::TooManyOutcomes)?;
    // Before anything else: numbers that would not fit are refused.
    Results::of_ways(std::iter::empty(), total)?;
    let symbols = |fallen: &Fallen| -> Vec<Symbols> { (0..fallen.len()).map(|at| fallen.symbols(at)).collect() };
    let (attacks, defenses) = (symbols(&table.attack), symbols(&table.defense));
    let ends = Ends::of(contest, &attacks, &defenses)?;
    let plan = table.plan(&nodes, contest.aim, &ends);
    let ways = table.play(&nodes, &plan);
    let breadth = defenses.len();
    let wounds = ways.iter().enumerate().map(|(at, ways)| (ends.wounds(at / breadth, at % breadth), *ways));
    let wounds = Results::of_ways(wounds, total)?;
    let of_attack = ways.chunks(breadth).map(|ways| ways.iter().sum());
    let of_defense = (0..breadth).map(|at| ways.iter().skip(at).step_by(breadth).sum());
    let attack = Distribution::of_ways(attacks.into_iter().zip(of_attack).collect(), total)?;
    let defense = Distribution::of_ways(defenses.iter().copied().zip(of_defense).collect(), total)?;
    Ok(Odds { attack, defense, wounds })
}

/// A moment in which a side decides: use one of the re-rolls that it still has, or none any more.
struct Node {
    by: Side,
    /// Blanks of one's own are always rolled again: they cannot get worse.
    must: bool,
    /// All ways in which the dice of re-rolls can fall from here on.
    scale: u128,
    /// The moment after the last of this group.
    stop: usize,
    uses: Vec<Use>,
}

/// A re-roll of dice of a side.
struct Use {
    whose: Side,
    /// The moment after it.
    to: usize,
    /// By the place of what lies there: what can stay.
    stays: Vec<Vec<usize>>,
}

/// Two numbers as one: a use of a moment, and the part that stays; or nothing is rolled again.
type Move = Option<(u16, u16)>;

fn nodes(contest: &Contest, table: &Table) -> Vec<Node> {
    let mut nodes: Vec<Node> = Vec::new();
    // From the last to the first: numbers are counted from the end until all are there.
    for (blanks, by) in GROUPS.into_iter().rev() {
        let of_group = contest.rerolls.iter().filter(|reroll| reroll.by == by && reroll.is_of_blanks() == blanks);
        let group: Vec<RerollBy> = of_group.copied().collect();
        if group.is_empty() {
            continue;
        }
        let after = nodes.len();
        let scale_after = nodes.last().map_or(1, |node| node.scale);
        // A moment for each set of re-rolls that are left.
        for left in 1_usize..1 << group.len() {
            let is_left = |at: &usize| left >> at & 1 == 1;
            let scale = (0..group.len())
                .filter(is_left)
                .fold(scale_after, |scale, at| scale.saturating_mul(table.span(group[at])));
            let node_of = |left: usize| if left == 0 { after } else { after + left };
            let mut uses = Vec::new();
            for at in (0..group.len()).filter(is_left) {
                if (0..at).filter(is_left).any(|before| group[before] == group[at]) {
                    // The same again: it does not matter which of them is used.
                    continue;
                }
                for whose in group[at].sides() {
                    let stays = table.of(whose).stays(group[at].again());
                    uses.push(Use { whose, to: node_of(left & !(1 << at)), stays });
                }
            }
            let must = group.iter().all(|reroll| reroll.is_forced());
            nodes.push(Node { by, must, scale, stop: after, uses });
        }
    }
    turned_round(nodes)
}

/// Moments in the order of play; the one after the last stands for the end.
fn turned_round(mut nodes: Vec<Node>) -> Vec<Node> {
    let count = nodes.len();
    nodes.reverse();
    for node in &mut nodes {
        node.stop = count - node.stop;
        node.uses.iter_mut().for_each(|used| used.to = count - used.to);
    }
    nodes
}

impl RerollBy {
    fn is_of_blanks(self) -> bool {
        self.which == Reroll::Blanks
    }

    fn sides(self) -> Vec<Side> {
        match self.whose {
            RerollSide::Attack => vec![Side::Attacker],
            RerollSide::Defense => vec![Side::Defender],
            RerollSide::Either => vec![self.by, other(self.by)],
        }
    }

    /// Own blanks cannot get worse.
    pub(super) fn is_forced(self) -> bool {
        self.is_of_blanks() && self.sides() == [self.by]
    }

    fn again(self) -> Again {
        match self.which {
            Reroll::All => Again::All,
            Reroll::Blanks => Again::Blanks,
            Reroll::Any => Again::UpTo(u8::MAX),
            Reroll::UpTo(most) => Again::UpTo(most),
        }
    }
}

/// The dice of both sides. A place on it is that of the Attack dice times the ways Defense dice can lie, plus theirs.
struct Table {
    attack: Fallen,
    defense: Fallen,
}

impl Table {
    fn of(&self, side: Side) -> &Fallen {
        match side {
            Side::Attacker => &self.attack,
            Side::Defender => &self.defense,
        }
    }

    /// In how many ways the dice of a re-roll can fall, so that it makes no difference which dice they are.
    fn span(&self, reroll: RerollBy) -> u128 {
        let mut spans = reroll.sides().into_iter().map(|side| self.of(side).total());
        let first = spans.next().unwrap_or(1);
        spans.fold(first, |one, other| least_common_multiple(one, other).unwrap_or(u128::MAX))
    }

    /// Where the dice of a side lie so and those of the other side otherwise.
    fn place(&self, side: Side, own: usize, others: usize) -> usize {
        match side {
            Side::Attacker => own * self.defense.len() + others,
            Side::Defender => others * self.defense.len() + own,
        }
    }

    fn places(&self) -> usize {
        self.attack.len() * self.defense.len()
    }

    /// What is best in each moment, wherever the dice lie.
    fn plan(&self, nodes: &[Node], aim: Aim, ends: &Ends) -> Vec<Vec<Move>> {
        let breadth = self.defense.len();
        let end = (0..self.places()).map(|at| aim.worth(ends.wounds(at / breadth, at % breadth)));
        // By the number of the moment, counted from the end.
        let mut worths: Vec<Vec<Worth>> = vec![end.collect()];
        let mut plan = Vec::with_capacity(nodes.len());
        for node in nodes.iter().rev() {
            let after = |to: usize| &worths[nodes.len() - to];
            let stop_scale = node.scale / scale_of(nodes, node.stop);
            let mut best: Vec<Worth> =
                after(node.stop).iter().map(|worth| worth.map(|worth| worth * stop_scale)).collect();
            let mut moves: Vec<Move> = vec![None; best.len()];
            for (number, used) in node.uses.iter().enumerate() {
                let fallen = self.of(used.whose);
                let scale = node.scale / scale_of(nodes, used.to) / fallen.total();
                let worths = after(used.to);
                for others in 0..self.of(other(used.whose)).len() {
                    let averages = fallen.averages(scale, |own| worths[self.place(used.whose, own, others)]);
                    for (own, stays) in used.stays.iter().enumerate() {
                        let at = self.place(used.whose, own, others);
                        let Some((part, worth)) = Fallen::best(stays, &averages, node.by == Side::Attacker) else {
                            continue;
                        };
                        let is_better = match node.by {
                            Side::Attacker => worth > best[at],
                            Side::Defender => worth < best[at],
                        };
                        if is_better || (node.must && moves[at].is_none()) {
                            best[at] = worth;
                            moves[at] = Some((number as u16, part as u16));
                        }
                    }
                }
            }
            worths.push(best);
            plan.push(moves);
        }
        plan.reverse();
        plan
    }

    /// In how many ways the dice lie in the end, when everybody does as planned.
    fn play(&self, nodes: &[Node], plan: &[Vec<Move>]) -> Vec<u128> {
        let mut ways = vec![vec![0_u128; self.places()]; nodes.len() + 1];
        let (attacks, defenses) = (self.attack.ways(), self.defense.ways());
        for (at, ways) in ways[0].iter_mut().enumerate() {
            *ways = attacks[at / self.defense.len()] * defenses[at % self.defense.len()];
        }
        for (at, (node, moves)) in nodes.iter().zip(plan).enumerate() {
            let here = std::mem::take(&mut ways[at]);
            let stop_scale = node.scale / scale_of(nodes, node.stop);
            for (place, ways) in ways[node.stop].iter_mut().enumerate() {
                if moves[place].is_none() {
                    *ways += here[place] * stop_scale;
                }
            }
            for (number, used) in node.uses.iter().enumerate() {
                let fallen = self.of(used.whose);
                let scale = node.scale / scale_of(nodes, used.to) / fallen.total();
                for others in 0..self.of(other(used.whose)).len() {
                    let mut stays = fallen.nothing_stays();
                    for own in 0..fallen.len() {
                        let place = self.place(used.whose, own, others);
                        if let Some((_, part)) = moves[place].filter(|(by, _)| usize::from(*by) == number) {
                            stays[usize::from(part)] += here[place] * scale;
                        }
                    }
                    for (own, more) in fallen.spread(stays).into_iter().enumerate() {
                        ways[used.to][self.place(used.whose, own, others)] += more;
                    }
                }
            }
        }
        ways.pop().unwrap_or_default()
    }
}

/// All ways in which dice can still fall from a moment on; at the end none.
fn scale_of(nodes: &[Node], at: usize) -> u128 {
    nodes.get(at).map_or(1, |node| node.scale)
}

impl Aim {
    /// What so many Wounds are worth: to the attacker, as much as they can be, to the defender, as little.
    fn worth(self, wounds: i16) -> Worth {
        let dealt = u128::from(wounds.unsigned_abs());
        match self {
            Aim::Wounds => [dealt, 0],
            Aim::Kill(health) => [u128::from(dealt >= u128::from(health)), dealt],
        }
    }
}
