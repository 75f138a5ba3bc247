//! COMBAT, the dice pool: what each side rolls, limits, dice that are added and rolled again.

use super::Combat;
use crate::answer::Answer;
use crate::event::Event;
use crate::ids::{AttackType, Dice, Die, EnemyId};
use crate::kernel::dice::Rolled;
use crate::{Events, MassiveDarkness2};

impl MassiveDarkness2 {
    /// M2-COMBAT-01, M2-COMBAT-02: the weapons of that type, and the Shadow die.
    pub(crate) fn pool_of_hero(&self, hero: u8, kind: AttackType) -> Dice {
        let figure = self.state.hero(hero);
        let items = figure.equipped().filter_map(|card| self.table.content.item(card));
        let dice = items.filter_map(|item| item.dice(kind)).fold(Dice::default(), Dice::plus);
        let shadow = self.table.dungeon.zone(figure.zone).shadow;
        let dice = if dice.total() > 0 { dice.plus(self.dice_of_burden(hero)) } else { dice };
        dice.plus(Dice::of(Die::Purple, u8::from(shadow)))
    }

    /// With how many weapons of a type a Hero attacks.
    pub(crate) fn weapons(&self, hero: u8, kind: AttackType) -> u8 {
        let items = self.state.hero(hero).equipped().filter_map(|card| self.table.content.item(card));
        items.filter(|item| item.dice(kind).is_some()).count() as u8
    }

    /// M2-COMBAT-03.
    pub(crate) fn defense_of_hero(&self, hero: u8) -> Dice {
        let items = self.state.hero(hero).equipped().filter_map(|card| self.table.content.item(card));
        // M2-SETUP-08.
        let many = self.state.number() >= 5;
        let defense = |item: &crate::cards::ItemCard| item.of_many.filter(|_| many).unwrap_or(item.defense);
        items.map(defense).fold(Dice::default(), Dice::plus)
    }

    /// M2-COMBAT-03, M2-COMBAT-04, M2-ENEMY-11.
    pub(crate) fn defense_of_enemy(&self, enemy: EnemyId) -> Dice {
        let printed = &self.table.content.printed;
        if let Some(kind) = enemy.as_mob() {
            let mob = &self.state.mobs[kind];
            let item = self.table.content.item(mob.item).map_or(Dice::default(), |item| item.defense);
            let card = printed.mobs[kind].tiers[usize::from(mob.tier)].defense;
            return card.plus(item).plus(Dice::of(Die::Black, mob.minions));
        }
        match enemy.as_roamer() {
            Some(kind) => printed.roamers[kind].tiers[usize::from(self.state.roamers[kind].tier)].defense,
            None => self.dashboard().map_or(Dice::default(), |card| card.defense),
        }
    }

    /// The attack types of an Enemy with their dice (M2-ENEMY-09, M2-MOB-06, M2-ROAM-04).
    #[must_use]
    pub fn attacks_of(&self, enemy: EnemyId) -> &[(AttackType, Dice)] {
        const BARE: [(AttackType, Dice); 1] = [(AttackType::Melee, Dice([0, 0, 0, 0, 1]))];
        if let Some(kind) = enemy.as_mob() {
            return self.table.content.item(self.state.mobs[kind].item).map_or(&BARE, |item| &item.attack);
        }
        match enemy.as_roamer() {
            Some(kind) => {
                let tier = usize::from(self.state.roamers[kind].tier);
                &self.table.content.printed.roamers[kind].tiers[tier].attack
            }
            None => self.attacks_of_boss(),
        }
    }

    /// M2-Q10-R7: dice of the Mob Item that the Quest has given to a Roaming Monster.
    pub(crate) fn lent_dice(&self, enemy: EnemyId, kind: AttackType) -> Dice {
        let card = enemy.as_roamer().map(|kind| self.state.roamers[kind].item);
        let item = card.and_then(|card| self.table.content.item(card));
        item.and_then(|item| item.dice(kind)).unwrap_or_default()
    }

    /// What an Enemy attacks with.
    pub(crate) fn pool_of_enemy(&self, enemy: EnemyId, kind: AttackType) -> Dice {
        let dice = self.attacks_of(enemy).iter().find(|(offered, _)| *offered == kind).map(|(_, dice)| *dice);
        let minions = enemy.as_mob().map_or(0, |mob| self.state.mobs[mob].minions);
        let more = if enemy == EnemyId::BOSS { self.boss_dice() } else { self.lent_dice(enemy, kind) };
        dice.unwrap_or_default().plus(Dice::of(Die::Black, minions)).plus(more)
    }

    /// M2-DICE-11, M2-COMBAT-07, M2-OQ-17: first the limits, then the Pillar (M2-TOKEN-07).
    pub(crate) fn thrown_in(&self, combat: &Combat) -> Dice {
        let mut dice = combat.pool.capped();
        if combat.pillar {
            let lost = &mut dice.0[self.table.content.printed.printing.pillar as usize];
            *lost = lost.saturating_sub(1);
        }
        dice
    }

    /// The same of the combat that is going on; what the Pillar takes is told.
    pub(crate) fn limited(&self, log: &mut Events<'_>) -> Dice {
        let dice = self.thrown_in(&self.state.combat);
        let pillar = self.table.content.printed.printing.pillar;
        if dice.count(pillar) < self.state.combat.pool.capped().count(pillar) {
            log.say("M2-TOKEN-07", Event::DiceLost { dice: Dice::of(pillar, 1) });
        }
        dice
    }

    /// M2-COMBAT-06, M2-COMBAT-14, M2-DICE-12: dice join the pool, or the roll as far as the limits allow.
    pub(crate) fn add_dice(&mut self, dice: Dice, log: &mut Events<'_>) {
        let combat = &mut self.state.combat;
        if !combat.on {
            return;
        }
        if !combat.thrown {
            combat.pool = combat.pool.plus(dice);
            return;
        }
        let mut there = Dice::default();
        for die in combat.rolled.dice.iter().filter_map(|rolled| Die::of(rolled.die)) {
            there = there.plus(Dice::of(die, 1));
        }
        let added = there.room_for(dice);
        combat.pending = added;
        if added.total() > 0 {
            log.say("M2-COMBAT-14", Event::DiceAdded { dice: added });
        }
    }

    /// Added dice have been rolled.
    pub(crate) fn added_fell(&mut self, rolled: Rolled, log: &mut Events<'_>) {
        self.state.combat.pending = Dice::default();
        for die in rolled.dice.iter() {
            let _ = self.state.combat.rolled.push(die.die, die.face);
        }
        log.say("M2-COMBAT-14", Event::Rolled { dice: rolled });
    }

    /// M2-ABIL-24, M2-ABIL-26, M2-COMBAT-11: is there a die that can be re-rolled?
    pub(crate) fn can_reroll(&self, enemy_dice: bool) -> bool {
        let mut any = false;
        self.each_reroll(enemy_dice, &mut |_| any = true);
        any
    }

    /// Dice that can be re-rolled, one of those that look alike.
    fn each_reroll(&self, enemy_dice: bool, visit: &mut dyn FnMut(u8)) {
        let combat = &self.state.combat;
        let locked = combat.locked();
        let dice = &combat.rolled.dice;
        for (at, die) in dice.iter().enumerate() {
            let is_free = |other: usize| locked & (1 << other) == 0;
            let is_first = !dice[..at].iter().enumerate().any(|(other, before)| before == die && is_free(other));
            if is_free(at) && is_first && (!enemy_dice || die.die == Die::Black.id()) {
                visit(at as u8);
            }
        }
    }

    pub(crate) fn list_reroll(&self, enemy_dice: bool, out: &mut Vec<Answer>) {
        self.each_reroll(enemy_dice, &mut |die| out.push(Answer::Die(die)));
        out.push(Answer::Done);
    }

    /// A die has been rolled again.
    pub(crate) fn again_fell(&mut self, face: u8, log: &mut Events<'_>) {
        let die = self.state.combat.again.saturating_sub(1);
        self.state.combat.again = 0;
        self.state.combat.rolled.reroll(usize::from(die), face);
        log.say("M2-ABIL-24", Event::Rerolled { die, face });
    }
}
