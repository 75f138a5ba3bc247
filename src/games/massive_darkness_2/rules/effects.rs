//! ABILITIES: what an ability of a Hero does, effect by effect.

use crate::answer::{Source, Target, Use};
use crate::ask::Ask;
use crate::combat::Totals;
use crate::event::{Added, By, Event};
use crate::frames::{Exhausting, Figure, Frame};
use crate::ids::Die;
use crate::language::{Cost, Effect, Limit};
use crate::{Events, Flow, MassiveDarkness2};

impl MassiveDarkness2 {
    /// Pays for an ability and puts its effects on the stack.
    pub(crate) fn begin_use(&mut self, how: Use, log: &mut Events<'_>) {
        let table = self.table.clone();
        let Some(ability) = self.ability(how.hero, how.what).cloned() else { return };
        log.say("M2-ABIL-03", Event::Used { hero: how.hero, what: how.what });
        if self.state.combat.on {
            let _ = self.state.combat.used.push(how.what);
        }
        if ability.limit == Limit::Round {
            let _ = self.state.hero_mut(how.hero).used.push(how.what);
        }
        // M2-ABIL-37: outside an attack who pays with the last Health falls after the effect.
        self.push(Frame::Using { how, at: 0, sub: 0 });
        for cost in &ability.cost {
            match *cost {
                Cost::Action => self.spend_action(how.hero, Exhausting::Other),
                Cost::Mana(mana) => self.lose_mana(how.hero, mana, "M2-ABIL-14", log),
                Cost::Wounds(wounds) => self.pay_wounds(how.hero, wounds, log),
                Cost::Rage(rage) => self.state.hero_mut(how.hero).rage -= rage,
                Cost::Element(element, steps) => self.state.hero_mut(how.hero).elements[element as usize] -= steps,
            }
        }
        self.after_use(how.hero, how.what);
        if let Source::Item(card) = how.what.source
            && table.content.item(card).is_some_and(|item| item.slot == crate::ids::Place::Consumable)
        {
            // M2-ITEM-10.
            self.state.hero_mut(how.hero).items.remove(card.index());
            self.discard(card, "M2-ITEM-10", log);
        }
    }

    pub(crate) fn step_using(&mut self, how: &Use, at: &mut u8, sub: &mut u8, log: &mut Events<'_>) -> Flow {
        if let Some(ask) = self.throw() {
            return Flow::Ask(ask);
        }
        let effect = self.ability(how.hero, how.what).and_then(|ability| ability.r#do.get(usize::from(*at)).copied());
        let Some(effect) = effect else {
            self.fall(how.hero, log);
            return Flow::Done;
        };
        if let Effect::Reroll(dice) | Effect::RerollEnemy(dice) = effect {
            let enemy_dice = matches!(effect, Effect::RerollEnemy(_));
            // M2-ABIL-24: one at a time.
            if *sub < dice && self.can_reroll(enemy_dice) {
                *sub += 1;
                return Flow::Ask(Ask::Reroll { hero: how.hero, enemy_dice });
            }
        } else {
            self.effect(how, By::Ability(how.hero, how.what), effect, log);
        }
        (*at, *sub) = (*at + 1, 0);
        Flow::Again
    }

    pub(crate) fn effect(&mut self, how: &Use, by: By, effect: Effect, log: &mut Events<'_>) {
        let hero = how.hero;
        let attacks = self.state.combat.attacks;
        let combat = &self.state.combat;
        match effect {
            Effect::Swords(_) | Effect::Shields(_) | Effect::LosesShields(_) => {
                if combat.on {
                    self.add_up(by, effect.totals(attacks), log);
                }
            }
            Effect::Mana(mana) => self.gain_mana(hero, mana, "M2-ABIL-21", log),
            Effect::Dice(_) => self.add_dice(effect.joining(attacks), log),
            Effect::Fire(count) | Effect::Frost(count) => {
                let enemy = Figure::Enemy(self.state.combat.enemy);
                let is_fire = matches!(effect, Effect::Fire(_));
                if self.state.combat.on {
                    self.lay_state(enemy, is_fire, count, "M2-ABIL-23", log);
                }
            }
            Effect::Heal(points) => {
                if let Target::Hero(other) = how.target {
                    self.put_out(other, how.fires, log);
                    self.recover(other, points.saturating_sub(how.fires), "M2-ABIL-30", log);
                }
            }
            Effect::Points(more) => self.add_points(more),
            Effect::Wounds(wounds) => {
                if let Target::Enemy(enemy) = how.target {
                    self.wound_enemy(enemy, wounds, hero, "M2-COMBAT-21", log);
                }
            }
            Effect::LoseDice(dice) => {
                for die in Die::ALL {
                    let there = &mut self.state.combat.pool.0[die as usize];
                    *there = there.saturating_sub(dice.count(die));
                }
            }
            Effect::Hurt(wounds) => self.wound_hero(hero, wounds, "M2-RANGER-04", log),
            Effect::Step => {
                if let Target::Zone(zone) = how.target {
                    self.step_to(hero, zone, log);
                }
            }
            Effect::Rage(rage) => self.rage(hero, rage, log),
            Effect::Actions(more) => {
                let figure = self.state.hero_mut(hero);
                figure.actions += more;
                figure.gained += more;
            }
            Effect::Ignore(symbol, dice) => self.ignore(symbol, dice, log),
            Effect::Summon(spirit) => self.summon(hero, spirit, log),
            Effect::Reroll(_) | Effect::RerollEnemy(_) | Effect::SpiritDice(_) => {}
        }
    }

    /// M2-ABIL-19, M2-ABIL-20, M2-ABIL-28: what counts beside the symbols of the dice.
    pub(crate) fn add_up(&mut self, by: By, totals: Totals, log: &mut Events<'_>) {
        self.state.combat.add(totals);
        if totals != Totals::default() {
            log.say("M2-COMBAT-15", Event::Added(Added { by, totals }));
        }
    }

    /// M2-ABIL-27: the Move action that is going on goes farther.
    fn add_points(&mut self, more: u8) {
        for frame in self.state.frames.iter_mut().rev() {
            if let Frame::Moving { points, .. } = frame {
                *points += more;
                return;
            }
        }
    }
}
