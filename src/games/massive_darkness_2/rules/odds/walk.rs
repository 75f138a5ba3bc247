//! Re-rolls and added dice: a layer for each way of having used some of them. They are reckoned from the last one back to the first,
//! so that in each the best use of what lies there is known; then chance is followed forwards along it.
//!
//! Nothing is given away by rolling first: whatever else can be used is still there afterwards, and more is known then. What is
//! missing in the purse of the Hero is paid by results that lie there, and none of those is rolled again (M2-COMBAT-11): here no die
//! with such a result, in a game only as many as are needed, so `BestPlay::is_least` says that it can be a little more.

use super::dice::{Faces, Group, Matters, Tally};
use super::layers::{Laid, Layer, Used, gathered, mass_of, spread};
use super::means::{Means, Sides};
use super::settling::{Owed, Settling, Standing};
use crate::combat::Totals;
use crate::ids::{Dice, Die};
use crate::purse::Purse;
use std::rc::Rc;

/// Worth is counted in parts of a Wound.
const WOUND: u64 = 1 << 24;
/// What a kill is worth: more than any number of Wounds, so that it always goes first. All faces of seven dice times this have room.
const KILL: u64 = WOUND << 20;
/// Less is no difference: it comes of means that are rounded down.
const NEARLY: u64 = 8;
/// So many Wounds are never dealt at once.
const MOST_WOUNDS: usize = 64;

/// What is done in a place of a layer; numbers are those of the next layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// Nothing more is rolled.
    Settle,
    /// A layer is entered as things lie.
    Enter(u8),
    /// Dice are added, and a layer is entered.
    Add(u8),
    /// A die of a group that shows a class is rolled again.
    Again { group: u8, class: u8 },
}

/// What chance makes of an attack along the best way, in parts of the whole.
#[derive(Default)]
pub(super) struct Followed {
    pub whole: u64,
    pub kills: u64,
    /// How likely so many Wounds are.
    pub wounds: Vec<u64>,
    /// How likely each cell of the Enemy dice lies there in the end.
    pub enemy: Vec<(Rc<Group>, Vec<u64>)>,
    /// What it is all worth by the aim.
    worth: u128,
}

impl Followed {
    /// What it is worth on average.
    pub(super) fn worth(&self) -> u64 {
        (self.worth / u128::from(self.whole.max(1))) as u64
    }
}

/// What comes of it when nothing more is rolled.
#[derive(Clone, Copy, Debug)]
pub(super) struct Settled {
    wounds: u8,
    kills: bool,
}

impl Settled {
    fn worth(self) -> u64 {
        u64::from(self.wounds) * WOUND + if self.kills { KILL } else { 0 }
    }
}

pub(super) struct Walk<'s> {
    sides: &'s Sides,
    laid: Laid,
    /// The means for which dice are rolled.
    chance: Vec<&'s Means>,
    /// Each after all that lie behind it.
    layers: Vec<Layer>,
    /// What may still be spent on reckoning.
    steps: usize,
}

impl<'s> Walk<'s> {
    /// All layers that can be reached from these dice; none where they are too many to be reckoned in so many steps.
    pub(super) fn new(sides: &'s Sides, faces: Faces, matters: Matters, dice: Dice, steps: usize) -> Option<Self> {
        let chance: Vec<&Means> = sides.means.iter().filter(|means| means.is_chance()).collect();
        let used = Used { times: vec![0; chance.len()], pending: 0, enemy_only: false };
        let standing = Standing { purse: sides.purse, gifts: sides.gifts(), ..Standing::default() };
        let mut walk = Self { sides, laid: Laid::new(faces, matters), chance, layers: Vec::new(), steps };
        walk.enter(Layer { used, standing, dice, totals: sides.totals, ..Layer::default() })?;
        Some(walk)
    }

    fn groups(&self, dice: Dice) -> Vec<Rc<Group>> {
        let apart: &[&[Die]] = &[&[Die::Yellow], &[Die::Orange], &[Die::Purple], &[Die::Blue], &[Die::Black]];
        let together: &[&[Die]] = &[&[Die::Yellow, Die::Orange, Die::Purple], &[Die::Blue], &[Die::Black]];
        let colours = if self.laid.are_single() { apart } else { together };
        let of = |colours: &[Die]| {
            colours.iter().fold(Dice::default(), |sum, die| sum.plus(Dice::of(*die, dice.count(*die))))
        };
        colours.iter().map(|colours| self.laid.group(of(colours))).collect()
    }

    /// A layer and all that lie behind it are reckoned; its number.
    fn enter(&mut self, mut layer: Layer) -> Option<usize> {
        if let Some(there) = self.layers.iter().position(|other| other.used == layer.used) {
            return Some(there);
        }
        layer.groups = self.groups(layer.dice);
        let effort = if self.laid.are_single() { 12 } else { 3 };
        self.steps = self.steps.checked_sub(layer.size().checked_mul(effort)?)?;
        for then in self.behind(&layer) {
            let number = self.enter(then)?;
            layer.next.push(number);
        }
        if layer.used.pending > 0 {
            self.reckon_again(&mut layer)
        } else {
            self.reckon(&mut layer)
        }
        self.layers.push(layer);
        Some(self.layers.len() - 1)
    }

    /// What can be used next. Where a re-roll is pending: to leave it, and to make it.
    fn behind(&self, layer: &Layer) -> Vec<Layer> {
        let with = |pending: u8| {
            let used = Used { pending, enemy_only: layer.used.enemy_only && pending > 0, ..layer.used.clone() };
            Layer { used, standing: layer.standing, totals: layer.totals, dice: layer.dice, ..Layer::default() }
        };
        if layer.used.pending > 0 {
            return vec![with(0), with(layer.used.pending - 1)];
        }
        let most = layer.most();
        let each = self.chance.iter().enumerate().filter_map(|(at, means)| {
            let standing = layer.standing;
            let is_open = layer.used.times[at] < means.times
                && means.ring.is_none_or(|place| place == standing.ring)
                && !(means.by_shadow && standing.is_shadow_spent);
            let added = layer.dice.room_for(means.dice);
            let is_of_use = means.rerolls > 0 || added.total() > 0 || means.totals != Totals::default();
            let (mut purse, owed) = self.paid(standing, means).filter(|_| is_open && is_of_use)?;
            purse.mana = purse.mana.saturating_add(means.mana).min(self.sides.most_mana.max(purse.mana));
            let mut then = with(means.rerolls);
            then.used.times[at] += 1;
            then.used.enemy_only = means.enemy_only;
            then.standing = Standing {
                purse,
                owed,
                ring: standing.ring + u8::from(means.ring.is_some()),
                is_shadow_spent: standing.is_shadow_spent || means.by_shadow,
                ..standing
            };
            if !then.standing.is_covered(most) {
                return None;
            }
            then.totals = layer.totals.plus(means.totals);
            then.dice = layer.dice.plus(added);
            Some(then)
        });
        each.collect()
    }

    /// What is left and what is owed when some of the means have been paid; none where nothing that is rolled could pay them.
    fn paid(&self, standing: Standing, means: &Means) -> Option<(Purse, Owed)> {
        let (mut purse, mut owed) = (standing.purse, standing.owed);
        let pay = |have: &mut u8, price: u8| {
            let lacking = price.saturating_sub(*have);
            *have = have.saturating_sub(price);
            lacking
        };
        let is_shaman = self.sides.top.is_some();
        owed.mana += pay(&mut purse.mana, means.price.mana);
        for (have, price) in purse.elements.iter_mut().zip(means.price.elements) {
            let lacking = pay(have, price);
            if lacking > 0 && !(is_shaman && self.sides.top >= Some(price)) {
                return None;
            }
            owed.mana += lacking;
        }
        let rage = pay(&mut purse.rage, means.price.rage);
        if (rage > 0 && !self.sides.rages) || pay(&mut purse.health, means.price.health) > 0 {
            return None;
        }
        owed.rage += rage;
        owed.wounds = owed.wounds.max(means.wounds);
        // Of two Mana on one face a part could be lost at the maximum.
        let is_whole = is_shaman || means.price.mana < self.sides.most_mana;
        (owed.mana == standing.owed.mana || is_whole).then_some((purse, owed))
    }

    fn settling(&self, layer: &Layer) -> Settling {
        Settling::new(self.sides, layer.standing, layer.most())
    }

    /// M2-COMBAT-12, M2-COMBAT-15: Claws pay whatever they can, the Hero adds whatever helps most.
    fn settled(&self, layer: &Layer, settling: &mut Settling, there: Tally) -> Settled {
        let claws = &self.sides.claws;
        let paid = claws.times(there.claws);
        let before = layer.totals.plus(claws.totals.times(paid));
        let sums = settling.front(there).iter();
        let dealt = sums.map(|sum| before.plus(*sum).deal(there.swords, there.shields).wounds).max().unwrap_or(0);
        let wounds = dealt.saturating_add(claws.suffers.saturating_mul(paid));
        Settled { wounds, kills: wounds >= self.sides.needed || (claws.kills && paid > 0) }
    }

    /// The best that can be done in each place of a layer in which nothing is pending.
    fn reckon(&self, layer: &mut Layer) {
        let mut settling = self.settling(layer);
        let mut settled = Vec::with_capacity(layer.size());
        layer.each_place(&mut |_, there| settled.push(self.settled(layer, &mut settling, there)));
        let mut values: Vec<u64> = settled.iter().map(|settled| settled.worth()).collect();
        let mut ways = vec![Way::Settle; values.len()];
        for (number, next) in layer.next.iter().enumerate() {
            let then = &self.layers[*next];
            let (now, behind) = (layer.standing, then.standing);
            let by_shadow = behind.is_shadow_spent && !now.is_shadow_spent;
            let added;
            let (expected, way) = if then.dice == layer.dice {
                (&then.values, Way::Enter(number as u8))
            } else {
                added = self.worth_of_added(layer, then);
                (&added, Way::Add(number as u8))
            };
            layer.each_place(&mut |place, there| {
                let can_be_used = behind.is_covered(there) && (!by_shadow || there.shadow > 0);
                if can_be_used && expected[place] > values[place] + NEARLY {
                    (values[place], ways[place]) = (expected[place], way);
                }
            });
        }
        (layer.values, layer.ways, layer.settled) = (values, ways, settled);
    }

    /// What it is worth in each place to add the dice that the next layer has more.
    fn worth_of_added(&self, layer: &Layer, then: &Layer) -> Vec<u64> {
        let mut values = then.values.clone();
        let mut sizes = then.sizes();
        for (at, (few, many)) in layer.groups.iter().zip(&then.groups).enumerate() {
            if few.dice != many.dice {
                let added = self.laid.group(many.dice.less(few.dice));
                values = gathered(&values, &sizes, at, &few.joined(&added, many));
                sizes[at] = few.cells.len();
            }
        }
        values
    }

    /// The colour of a group and its classes of which a die can be rolled again.
    fn can_fall_again(&self, layer: &Layer, group: &Group) -> Option<(Die, Vec<u8>)> {
        let die = Die::ALL.into_iter().find(|die| group.dice.count(*die) > 0)?;
        if layer.used.enemy_only && die != Die::Black {
            return None;
        }
        let classes = (0..).zip(self.laid.classes(die)).filter(|(_, class)| !layer.standing.locks(class.tally));
        Some((die, classes.map(|(number, _)| number).collect()))
    }

    /// The best that can be done in each place of a layer in which a die can be rolled again.
    fn reckon_again(&self, layer: &mut Layer) {
        let stop = &self.layers[layer.next[0]];
        let then = &self.layers[layer.next[1]];
        let (mut values, mut ways) = (stop.values.clone(), vec![Way::Enter(0); stop.values.len()]);
        for (at, group) in layer.groups.iter().enumerate() {
            let Some((die, classes)) = self.can_fall_again(layer, group) else { continue };
            let lifted = self.laid.lifted(group, die);
            let expected = gathered(&then.values, &then.sizes(), at, &lifted.joined);
            let inner = layer.sizes()[at + 1..].iter().product::<usize>();
            for (outer, rows) in expected.chunks(inner * lifted.rest.cells.len()).enumerate() {
                for (cell, downs) in lifted.down.iter().enumerate() {
                    for (class, down) in downs.iter().filter(|(class, _)| classes.contains(class)) {
                        let row = &rows[down * inner..(down + 1) * inner];
                        let place = (outer * group.cells.len() + cell) * inner;
                        for (more, worth) in row.iter().enumerate() {
                            if *worth > values[place + more] + NEARLY {
                                values[place + more] = *worth;
                                ways[place + more] = Way::Again { group: at as u8, class: *class };
                            }
                        }
                    }
                }
            }
        }
        (layer.values, layer.ways) = (values, ways);
    }

    /// Chance is followed along the best way.
    pub(super) fn follow(&self) -> Followed {
        let mut masses: Vec<Vec<u64>> = self.layers.iter().map(|layer| vec![0; layer.size()]).collect();
        let mut followed = Followed { wounds: vec![0; MOST_WOUNDS], ..Followed::default() };
        let Some(first) = self.layers.last() else { return followed };
        let mass = mass_of(&first.groups);
        followed.whole = mass.whole;
        masses[self.layers.len() - 1] = mass.parts;
        for number in (0..self.layers.len()).rev() {
            let (layer, mass) = (&self.layers[number], std::mem::take(&mut masses[number]));
            self.end(layer, &mass, &mut followed);
            for (way, next) in layer.next.iter().enumerate() {
                let part = |wanted: Way| -> Vec<u64> {
                    layer.ways.iter().zip(&mass).map(|(way, mass)| if *way == wanted { *mass } else { 0 }).collect()
                };
                let then = &self.layers[*next];
                let add = |masses: &mut Vec<Vec<u64>>, more: Vec<u64>| {
                    masses[*next].iter_mut().zip(more).for_each(|(mass, more)| *mass += more);
                };
                if layer.used.pending == 0 && then.dice != layer.dice {
                    let mut more = part(Way::Add(way as u8));
                    let mut sizes = layer.sizes();
                    for (at, (few, many)) in layer.groups.iter().zip(&then.groups).enumerate() {
                        if few.dice != many.dice {
                            let added = self.laid.group(many.dice.less(few.dice));
                            more = spread(&more, &sizes, at, many.cells.len(), &few.joined(&added, many));
                            sizes[at] = many.cells.len();
                        }
                    }
                    add(&mut masses, more);
                } else if layer.used.pending == 0 || way == 0 {
                    add(&mut masses, part(Way::Enter(way as u8)));
                } else {
                    for at in 0..layer.groups.len() {
                        if let Some(more) = self.fallen_again(layer, &mass, at) {
                            add(&mut masses, more);
                        }
                    }
                }
            }
        }
        followed
    }

    /// Where the dice of a group that are rolled again lead to.
    fn fallen_again(&self, layer: &Layer, mass: &[u64], at: usize) -> Option<Vec<u64>> {
        let group = &layer.groups[at];
        let (die, _) = self.can_fall_again(layer, group)?;
        let is_own = |way: &Way| matches!(way, Way::Again { group, .. } if usize::from(*group) == at);
        if !layer.ways.iter().any(is_own) {
            return None;
        }
        let lifted = self.laid.lifted(group, die);
        let mut sizes = layer.sizes();
        let inner = sizes[at + 1..].iter().product::<usize>();
        sizes[at] = lifted.rest.cells.len();
        let mut rest = vec![0; sizes.iter().product()];
        for (place, way) in layer.ways.iter().enumerate().filter(|(_, way)| is_own(way)) {
            let Way::Again { class, .. } = way else { continue };
            let (outer, cell) = (place / inner / group.cells.len(), place / inner % group.cells.len());
            if let Some((_, down)) = lifted.down[cell].iter().find(|(number, _)| number == class) {
                rest[(outer * sizes[at] + down) * inner + place % inner] += mass[place];
            }
        }
        Some(spread(&rest, &sizes, at, group.cells.len(), &lifted.joined))
    }

    /// What ends in a layer.
    fn end(&self, layer: &Layer, mass: &[u64], followed: &mut Followed) {
        if layer.used.pending > 0 {
            return;
        }
        let Some(enemy) = layer.groups.last() else { return };
        let mut cells = vec![0; enemy.cells.len()];
        for (place, (settled, mass)) in layer.settled.iter().zip(mass).enumerate() {
            if layer.ways[place] == Way::Settle && *mass > 0 {
                followed.wounds[usize::from(settled.wounds).min(MOST_WOUNDS - 1)] += mass;
                followed.kills += if settled.kills { *mass } else { 0 };
                followed.worth += u128::from(*mass) * u128::from(settled.worth());
                // The Enemy dice are the last group.
                cells[place % enemy.cells.len()] += mass;
            }
        }
        followed.enemy.push((Rc::clone(enemy), cells));
    }
}
