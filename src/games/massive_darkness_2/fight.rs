//! The last fight, with its dice as they lie and whatever was added to them, until the next one begins.

use super::rules::combat::Combat;
use super::rules::event::Added;
use super::rules::{EnemyId, Event, MassiveDarkness2, State, Symbol};
use crate::kernel::dice::{DiceSet, Symbols};
use crate::kernel::game::Game as _;
use crate::kernel::list::List;

/// What was added to the totals of a fight, line by line.
pub type Reckoning = List<Added, 16>;

/// The results that are resolved one by one, in the order of [`Combat::done`] (M2-COMBAT-10).
const RESULTS: [Symbol; 4] = [Symbol::Scratch, Symbol::Mana, Symbol::Shadow, Symbol::Claw];

/// What has become of a symbol that fell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Became {
    /// It is counted: a Sword, a Shield.
    #[default]
    Counts,
    /// Nothing has become of it yet.
    Waits,
    /// It was resolved, or has paid for something.
    Spent,
    /// The fight is over, and it has brought nothing: a Claw that could not pay.
    Left,
}

/// A fight, as it lies on the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fight {
    /// Who against whom, and the dice with what was resolved of them.
    pub combat: Combat,
    /// M2-COMBAT-15: Swords and Shields with all that was added, once they are counted.
    pub counted: Option<[u8; 2]>,
    /// What was added to them.
    pub added: Reckoning,
}

impl Fight {
    /// The last fight once something has happened, by which the table has become this one.
    #[must_use]
    pub fn after(last: Option<Self>, table: &MassiveDarkness2, event: &Event) -> Option<Self> {
        let combat = table.state().combat;
        if begins(event) {
            let combat = Combat { tier: tier_of(table, combat.enemy), ..combat };
            return Some(Self { combat, counted: None, added: Reckoning::new() });
        }
        let mut fight = last?;
        match *event {
            // Two effects of one ability are one line.
            Event::Added(added) => match fight.added.iter_mut().find(|line| line.by == added.by) {
                Some(line) => line.totals = line.totals.plus(added.totals),
                None => _ = fight.added.push(added),
            },
            Event::Outcome { swords, shields, .. } => fight.counted = Some([swords, shields]),
            _ => {}
        }
        // Once it is over the table forgets its dice, and whoever looks at them does not. What of them is resolved nobody tells it.
        if combat.on {
            fight.combat = Combat { done: fight.combat.done, tier: fight.combat.tier, ..combat };
        }
        let dice = &table.table().content.dice;
        match *event {
            Event::Resolved { symbol } | Event::Ignored { symbol } => fight.spend(symbol, 1, dice),
            Event::ClawsPaid { .. } => fight.spend(Symbol::Claw, fight.cost_of_claws(table), dice),
            _ => {}
        }
        Some(fight)
    }

    /// So many dice that show this symbol are resolved: as long as nobody says which, the first ones.
    fn spend(&mut self, symbol: Symbol, count: u8, dice: &DiceSet) {
        let Some(result) = RESULTS.iter().position(|other| *other == symbol) else { return };
        for _ in 0..count {
            let waits = |die: &usize| {
                self.became(*die, symbol) == Became::Waits
                    && self.combat.rolled.symbols(dice, *die).count(symbol.id()) > 0
            };
            let first = (0..self.combat.rolled.dice.len()).find(waits);
            let Some(done) = first.and_then(|die| 1_u32.checked_shl(die as u32)) else { return };
            self.combat.done[result] |= done;
        }
    }

    /// M2-COMBAT-12: so many Claws the special ability of the Enemy costs.
    fn cost_of_claws(&self, table: &MassiveDarkness2) -> u8 {
        let (printed, enemy) = (&table.table().content.printed, self.combat.enemy);
        let tier = usize::from(self.combat.tier.min(2));
        let claw = match (enemy.as_mob(), enemy.as_roamer()) {
            (Some(kind), _) => printed.mobs.get(kind).map(|mob| mob.tiers[tier].claw.claws),
            (_, Some(kind)) => printed.roamers.get(kind).map(|roamer| roamer.tiers[tier].claw.claws),
            _ => table.dashboard().map(|card| card.claw.claws),
        };
        claw.unwrap_or(1)
    }

    /// What has become of this symbol of a die.
    #[must_use]
    pub fn became(&self, die: usize, symbol: Symbol) -> Became {
        let Some(result) = RESULTS.iter().position(|other| *other == symbol) else { return Became::Counts };
        match 1_u32.checked_shl(die as u32).is_some_and(|bit| self.combat.done[result] & bit != 0) {
            true => Became::Spent,
            false if self.counted.is_some() => Became::Left,
            false => Became::Waits,
        }
    }

    /// All symbols of the dice of which this has become.
    #[must_use]
    pub fn sum(&self, dice: &DiceSet, which: Became) -> Symbols {
        let mut sum = Symbols::NONE;
        for die in 0..self.combat.rolled.dice.len() {
            let shown = self.combat.rolled.symbols(dice, die);
            for symbol in Symbol::ALL.into_iter().filter(|symbol| self.became(die, *symbol) == which) {
                sum.add(symbol.id(), shown.count(symbol.id()));
            }
        }
        sum
    }

    /// Are there dice?
    #[must_use]
    pub fn has_dice(&self) -> bool {
        !self.combat.rolled.dice.is_empty()
    }
}

fn tier_of(table: &MassiveDarkness2, enemy: EnemyId) -> u8 {
    let state = table.state();
    match (enemy.as_mob(), enemy.as_roamer()) {
        (Some(kind), _) => state.mobs[kind].tier,
        (_, Some(kind)) => state.roamers[kind].tier,
        _ => 0,
    }
}

impl Fight {
    /// The last fight, once an answer has brought these events, and the game from this state to where it is now.
    #[must_use]
    pub fn watched<'e>(
        last: Option<Self>,
        before: &State,
        game: &MassiveDarkness2,
        events: impl Iterator<Item = &'e Event> + Clone,
    ) -> Option<Self> {
        if !before.combat.on && !events.clone().any(begins) {
            return last;
        }
        let (mut table, mut fight) = (game.clone(), last);
        table.restore(before);
        for event in events {
            table = table.as_told(event);
            fight = Self::after(fight, &table, event);
        }
        let combat = game.state().combat;
        if let Some(fight) = fight.as_mut().filter(|_| combat.on) {
            fight.combat = combat;
        }
        fight
    }
}

/// Does a fight begin by it?
fn begins(event: &Event) -> bool {
    matches!(event, Event::Attacked { .. } | Event::AttackedBy { .. } | Event::AllyAttacked { .. })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness_2::ruleset::HellscapeRules;
    use crate::house::session::Sessions as _;
    use crate::kernel::journal::Given;
    use massive_darkness_2_bots::Greedy;

    /// What lies there after each answer of some games, beside the game before and after it.
    fn watched(mut each: impl FnMut(&MassiveDarkness2, &MassiveDarkness2, &[Event], Option<Fight>)) {
        let rules = HellscapeRules::open().expect("the box");
        for seed in 3..12 {
            let mut session = rules.begin(rules.start(2, seed), seed, &mut |_| {}).expect("a game");
            let mut fight = None;
            for _ in 0..900 {
                let (before, mut events) = (session.game().clone(), Vec::new());
                let mut log = |event: crate::kernel::game::Logged<Event>| events.push(event.what);
                if before.outcome().is_some() {
                    break;
                }
                if !session.step_chance(&mut log).expect("dice") {
                    let answer = Greedy::default().choose(&before, &mut |_| 0).expect("somebody is asked");
                    session.answer(answer, Given::Chosen, &mut log).expect("legal");
                }
                fight = Fight::watched(fight, before.state(), session.game(), events.iter());
                each(&before, session.game(), &events, fight);
            }
        }
    }

    #[test]
    fn the_last_fight_stays_until_the_next_and_says_of_each_symbol_what_became_of_it() {
        let (mut over, mut stays, mut spent, mut left) = (0, 0, 0, 0);
        let mut last: Option<Fight> = None;
        watched(|_, after, events, fight| {
            let combat = after.state().combat;
            if combat.on {
                assert_eq!(fight.map(|fight| fight.combat), Some(combat), "as it lies there");
            }
            let dice = &after.table().content.dice;
            if let Some(Event::Outcome { swords, shields, .. }) =
                events.iter().rfind(|event| begins(event) || matches!(event, Event::Outcome { .. }))
            {
                let fight = fight.expect("it was fought");
                assert_eq!(fight.counted, Some([*swords, *shields]));
                assert_eq!(fight.sum(dice, Became::Waits), Symbols::NONE, "nothing waits any more");
                let ends = [Became::Counts, Became::Spent, Became::Left].map(|which| fight.sum(dice, which));
                let all = ends[0].plus(&ends[1]).plus(&ends[2]);
                assert_eq!(all, fight.combat.rolled.total(dice), "each symbol is one of them");
                // M2-COMBAT-10: whoever attacks gets its Mana, and nobody else any.
                let mana = fight.sum(dice, Became::Left).count(Symbol::Mana.id());
                assert!(mana == 0 || !fight.combat.attacks || fight.combat.ally.is_some());
                over += 1;
                spent += usize::from(!ends[1].is_blank());
                left += usize::from(!ends[2].is_blank());
            } else if !combat.on && !events.iter().any(begins) && last.is_some() && fight == last {
                stays += 1;
            }
            last = fight;
        });
        assert!(over > 30 && stays > 30 && spent > 10 && left > 5, "{over} {stays} {spent} {left}");
    }
}
