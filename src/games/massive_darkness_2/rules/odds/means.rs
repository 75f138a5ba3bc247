//! What a Hero can use while the roll of an attack is resolved, as far as it changes how many Wounds are dealt; what Claws bring.
//!
//! What something costs, when it fits and what it adds is asked of the same code that plays it.

use super::best::LeftOut;
use crate::MassiveDarkness2;
use crate::answer::AbilityRef;
use crate::classes::QUADRANTS;
use crate::combat::{SHADOW, Totals};
use crate::ids::{Class, Dice, Symbol};
use crate::language::{Ability, ClawEffect, Effect, If, Limit};
use crate::purse::Purse;

/// As often as it is paid (M2-ABIL-25): so often at most in one roll.
const ENDLESS: u8 = 6;

/// Something that a Hero can use.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Means {
    /// Where it stands; alike ones are counted together. Nowhere: the pointer of the Wizard is turned (M2-WIZ-05).
    pub what: Vec<AbilityRef>,
    pub price: Purse,
    pub totals: Totals,
    pub mana: u8,
    /// Dice that join the roll.
    pub dice: Dice,
    /// So many dice are rolled again.
    pub rerolls: u8,
    /// Of the Enemy dice only (M2-ABIL-26).
    pub enemy_only: bool,
    /// M2-ABIL-15: the Hero must suffer so many more Wounds first.
    pub wounds: u8,
    /// The pointer of the Wizard must have gone on by so many quadrants (M2-WIZ-03).
    pub ring: Option<u8>,
    /// A `[Shadow]` of the roll is spent on it (M2-DICE-08).
    pub by_shadow: bool,
    /// How often.
    pub times: u8,
}

impl Means {
    /// Are dice rolled for it?
    pub(super) fn is_chance(&self) -> bool {
        self.rerolls > 0 || self.dice.total() > 0
    }

    /// Is it Mana for nothing, whatever is rolled?
    pub(super) fn is_gift(&self) -> bool {
        let is_free = self.price == Purse::default() && self.wounds == 0 && !self.by_shadow && self.ring.is_none();
        self.mana > 0 && is_free && !self.is_chance()
    }

    /// Does it change the roll or what can be paid?
    fn adds(&self) -> bool {
        self.is_chance() || self.totals != Totals::default() || self.mana > 0
    }

    fn is_like(&self, other: &Self) -> bool {
        let alone = |means: &Self| Self { what: Vec::new(), times: 0, ..means.clone() };
        self.ring.is_none() && !self.by_shadow && alone(self) == alone(other)
    }
}

/// What Claws bring the Enemy that defends (M2-COMBAT-12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Claws {
    /// So many pay once; 0: nothing is bought.
    pub cost: u8,
    pub once: bool,
    pub totals: Totals,
    /// Wounds that it takes itself.
    pub suffers: u8,
    /// One of its own figures is killed (M2-COMBAT-36).
    pub kills: bool,
    /// Wounds of the attacking Hero.
    pub hurts: u8,
}

impl Claws {
    /// How often so many pay.
    pub(super) fn times(&self, claws: u8) -> u8 {
        let times = claws.checked_div(self.cost).unwrap_or(0);
        if self.once { times.min(1) } else { times }
    }
}

/// Everything about both sides that is not dice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Sides {
    pub means: Vec<Means>,
    pub claws: Claws,
    pub purse: Purse,
    /// What counts beside the dice before anything is used: by a token of the Rogue, by Arrow cards.
    pub totals: Totals,
    /// M2-HERO-06.
    pub most_mana: u8,
    /// M2-SHAM-02: rolled Mana can become an Element; a marker rises so high.
    pub top: Option<u8>,
    /// M2-BERS-03: Wounds become Rage.
    pub rages: bool,
    /// So many Wounds fell the first figure.
    pub needed: u8,
    /// The Enemy has a Claw ability whose effect is not counted.
    pub claws_uncounted: bool,
    /// Abilities whose effect is not counted.
    pub uncounted: Vec<AbilityRef>,
}

impl Sides {
    /// Both sides of the roll that a game is about to make; the dice are taken as thrown.
    pub(super) fn of(game: &MassiveDarkness2) -> Self {
        let combat = &game.state.combat;
        let (hero, figure) = (combat.hero, game.state.hero(combat.hero));
        let mut sides = Self {
            purse: Purse::of(figure),
            totals: combat.totals(),
            most_mana: game.max_mana(hero),
            top: (game.class(hero) == Class::Shaman).then_some(game.table.content.printed.boards.top),
            rages: game.class(hero) == Class::Berserker,
            needed: game.first_to_fall(combat.enemy),
            ..Self::default()
        };
        sides.read_claws(game);
        let is_wizard = game.class(hero) == Class::Wizard;
        let spell_now = is_wizard.then(|| game.spell(figure, figure.at).0);
        game.each_ability(hero, &mut |what, ability| {
            if Some(what.source) != spell_now {
                sides.read(game, what, ability, None);
            }
        });
        // M2-WIZ-03 to M2-WIZ-05: quadrant by quadrant, each cast or passed.
        let before = sides.means.len();
        for turns in (0..QUADRANTS).filter(|_| is_wizard) {
            let (source, spell) = game.spell(figure, (figure.at + turns) % QUADRANTS);
            sides.read(game, AbilityRef { source, number: 0 }, spell, Some(turns));
            let price = Purse { mana: 1, ..Purse::default() };
            sides.means.push(Means { price, ring: Some(turns), times: 1, ..Means::default() });
        }
        if !sides.means[before..].iter().any(Means::adds) {
            sides.means.truncate(before);
        }
        if let Some(ability) = game.ability(hero, SHADOW) {
            sides.read(game, SHADOW, ability, None);
        }
        sides
    }

    fn read(&mut self, game: &MassiveDarkness2, what: AbilityRef, ability: &Ability, ring: Option<u8>) {
        let hero = game.state.combat.hero;
        let by_shadow = what == SHADOW;
        // The Shadow ability has no timing of its own: the roll brings it.
        let fits = |game: &MassiveDarkness2| {
            if by_shadow { game.conditions(hero, ability).is_ok() } else { game.fits_roll(hero, what, ability) }
        };
        let mut wounds = 0;
        if !fits(game) {
            // M2-ABIL-15: what Wounds alone are lacking for can come up.
            let lost = game.max_health(hero) - game.state.hero(hero).health;
            let asked =
                ability.r#if.iter().map(|asked| if let If::Wounded(wounds) = asked { *wounds } else { 0 }).max();
            wounds = asked.unwrap_or(0).saturating_sub(lost);
            let mut worse = game.clone();
            worse.state.hero_mut(hero).health -= wounds.min(game.state.hero(hero).health);
            if wounds == 0 || !fits(&worse) {
                return;
            }
        }
        let Some(price) = Purse::price(&ability.cost) else { return };
        let times = if ability.limit == Limit::Endless { ENDLESS } else { 1 };
        let mut means = Means { what: vec![what], price, wounds, ring, by_shadow, times, ..Means::default() };
        for effect in &ability.r#do {
            means.totals = means.totals.plus(effect.totals(true));
            means.dice = means.dice.plus(effect.joining(true));
            match *effect {
                Effect::Mana(mana) => means.mana += mana,
                Effect::Reroll(dice) => means.rerolls += dice,
                Effect::RerollEnemy(dice) => (means.rerolls, means.enemy_only) = (means.rerolls + dice, true),
                Effect::Rage(_) => self.uncounted.push(what),
                Effect::Ignore(symbol, _) if symbol != Symbol::Scratch => self.uncounted.push(what),
                _ => {}
            }
        }
        if means.rerolls > 0 && means.dice.total() > 0 {
            return self.uncounted.push(what);
        }
        if !means.adds() && ring.is_none() {
            return;
        }
        if let Some(like) = self.means.iter_mut().find(|other| other.is_like(&means)) {
            like.times += means.times;
            like.what.push(what);
        } else {
            self.means.push(means);
        }
    }

    /// What of both sides is not counted.
    pub(super) fn left_out(&self) -> Vec<LeftOut> {
        let abilities = self.uncounted.iter().copied().map(LeftOut::Ability);
        abilities.chain(self.claws_uncounted.then_some(LeftOut::Claws)).collect()
    }

    /// Mana that can be had for nothing in this roll.
    pub(super) fn gifts(&self) -> u8 {
        self.means.iter().filter(|means| means.is_gift()).map(|means| means.mana * means.times).sum()
    }

    /// M2-COMBAT-34: what can be bought with Claws in this combat.
    fn read_claws(&mut self, game: &MassiveDarkness2) {
        let combat = &game.state.combat;
        let Some(ability) = game.claw_ability() else { return };
        let mob = combat.enemy.as_mob().map(|kind| &game.state.mobs[kind]);
        let mut claws = Claws { cost: ability.claws, once: ability.once, ..Claws::default() };
        for effect in &ability.r#do {
            claws.totals = claws.totals.plus(effect.totals(true));
            match *effect {
                ClawEffect::Suffer(wounds) => claws.suffers += wounds,
                ClawEffect::KillOwn => claws.kills |= mob.is_some(),
                ClawEffect::WoundZone(wounds) => claws.hurts += wounds,
                // A Minion that joins stands before its Leader (M2-COMBAT-20).
                ClawEffect::AddMinionUnless(_) | ClawEffect::AddMinions => {
                    self.claws_uncounted |= mob.is_some_and(|mob| mob.minions == 0);
                }
                ClawEffect::Dice(_) => self.claws_uncounted |= effect.joining(true).total() > 0,
                _ => {}
            }
        }
        let buys = claws.totals != Totals::default() || claws.suffers > 0 || claws.kills || claws.hurts > 0;
        self.claws = if buys { claws } else { Claws::default() };
    }
}
