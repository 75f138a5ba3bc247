//! COMBAT-02..09: which dice are rolled.

use super::super::ask::Ask;
use super::super::event::Event;
use super::super::frames::{Combat, CombatStep, FallenDie};
use super::super::game::{Events, Flow, MassiveDarkness, total};
use super::super::ids::{Actor, CardId};
use super::super::language::{Side, Style};
use super::super::library::{DEFENSE, DiceCount, style_index};
use super::super::symbol::Colour;
use super::dice::late_die_fell;
use crate::kernel::list::List;

/// DICE-04: dice of one colour in a roll.
pub(super) const LIMIT: u8 = 3;

impl MassiveDarkness {
    /// COMBAT-02, COMBAT-03: the dice of cards, before Skills and before the limit.
    #[must_use]
    pub fn printed_pool(&self, combat: &Combat) -> DiceCount {
        let range = self.sight.range(self.state.zone_of(combat.attacker), self.state.zone_of(combat.defender));
        let attack_style = if combat.sword_and_spell { Style::Melee } else { combat.style };
        let mut pool = self.attack_dice(combat.attacker, attack_style, range.unwrap_or(0));
        for (count, more) in pool.iter_mut().zip(self.defense_dice(combat.defender)) {
            *count += more;
        }
        pool
    }

    /// COMBAT-02, COMBAT-06: Attack dice of the cards an Actor uses for a combat type at a Range.
    #[must_use]
    pub fn attack_dice(&self, attacker: Actor, style: Style, range: u8) -> DiceCount {
        let mut pool = [0; 4];
        match attacker {
            Actor::Hero(hero) => {
                for held in self.state.hero(hero).cards.iter().filter(|held| self.works(held)) {
                    add(&mut pool, self.card_attack_dice(held.card, style, range));
                }
            }
            Actor::Enemy(enemy) => {
                let state = self.state.enemy(enemy);
                if state.object > 0 {
                    return pool;
                }
                let own = self.library.enemy(state.card).dice[style_index(style)];
                add(&mut pool, own);
                if own != [0; 4]
                    && let Some(second) = state.second_card
                {
                    add(&mut pool, self.library.enemy(second).dice[style_index(style)]);
                }
                // ENEMY-35, MOB-03: only in a field in which the Guardian has dice.
                if own != [0; 4] && state.leader && state.treasure.is_some() {
                    add(&mut pool, self.guardian_dice(state.treasure, style, range));
                }
            }
        }
        pool
    }

    /// ENEMY-35, ENEMY-38: the card's dice of the field, or those that its text lets be used there (EQUIP-13).
    fn guardian_dice(&self, card: CardId, style: Style, range: u8) -> DiceCount {
        let printed = self.library.card(card).dice[style_index(style)];
        if printed == [0; 4] { self.card_attack_dice(card, style, range) } else { printed }
    }

    /// EQUIP-13: dice of one card for a combat type at a Range.
    fn card_attack_dice(&self, card: CardId, style: Style, range: u8) -> DiceCount {
        let dice = &self.library.card(card).dice;
        let printed = dice[style_index(style)];
        let widened = self.card_reach(card, style).is_some_and(|reach| reach.has(range));
        if printed != [0; 4] && (widened || super::super::abilities::printed_reach(style).has(range)) {
            return printed;
        }
        if widened {
            return dice[..DEFENSE].iter().copied().find(|dice| *dice != [0; 4]).unwrap_or_default();
        }
        [0; 4]
    }

    /// COMBAT-03, COMBAT-09, MOB-05: Defense dice of the cards an Actor uses.
    #[must_use]
    pub fn defense_dice(&self, defender: Actor) -> DiceCount {
        let mut pool = [0; 4];
        match defender {
            Actor::Hero(hero) => {
                for held in self.state.hero(hero).cards.iter().filter(|held| self.works(held)) {
                    add(&mut pool, self.library.card(held.card).dice[DEFENSE]);
                }
            }
            Actor::Enemy(enemy) => {
                let state = self.state.enemy(enemy);
                if state.object > 0 {
                    return pool;
                }
                let own = self.library.enemy(state.card).dice[DEFENSE];
                add(&mut pool, own);
                if own != [0; 4]
                    && let Some(second) = state.second_card
                {
                    add(&mut pool, self.library.enemy(second).dice[DEFENSE]);
                }
                if own != [0; 4] && state.leader && state.treasure.is_some() {
                    add(&mut pool, self.library.card(state.treasure).dice[DEFENSE]);
                }
            }
        }
        pool
    }

    /// COMBAT-04: all dice are added, now at most three of a colour count (DICE-04). Penalties follow (DICE-05).
    pub(super) fn cap_pool(&mut self, frame: &mut Combat) {
        let printed = self.printed_pool(frame);
        for (colour, count) in printed.iter().enumerate() {
            frame.pool[colour] = count.saturating_add(frame.gained[colour]).min(LIMIT);
        }
        if let (true, Actor::Enemy(enemy)) = (frame.counter, frame.attacker) {
            // CARD-T3: the strongest dice go.
            for _ in 0..self.state.enemy(enemy).weakened {
                take_strongest(&mut frame.pool, Side::Attacker);
            }
        }
    }

    /// COMBAT-05: everything is rolled together.
    pub(super) fn roll_pool(&mut self, frame: &mut Combat) -> Flow {
        if total(frame.pool) == 0 {
            frame.go_to(CombatStep::GeneralRerolls);
            return Flow::Again;
        }
        Flow::Ask(Ask::Roll(frame.pool))
    }

    /// Dice have fallen: the roll, a re-roll, or a die that was added late.
    pub(super) fn dice_fell(&mut self, frame: &mut Combat, faces: &[u8], log: &mut Events<'_>) {
        if frame.step == CombatStep::Roll {
            frame.dice = fallen(frame.pool, faces);
            frame.go_to(CombatStep::GeneralRerolls);
            log.say("COMBAT-05", Event::Rolled { dice: frame.dice });
        } else if let (Some(colour), Some(face)) = (frame.late_die, faces.first()) {
            late_die_fell(frame, colour, *face);
            log.say("EFFECT-12", Event::Rolled { dice: frame.dice });
        } else {
            self.rerolled(frame, faces, log);
        }
    }
}

fn add(pool: &mut DiceCount, more: DiceCount) {
    for (count, more) in pool.iter_mut().zip(more) {
        *count = count.saturating_add(more);
    }
}

/// The dice of a pool with the faces that fell, colour by colour.
fn fallen(pool: DiceCount, faces: &[u8]) -> List<FallenDie, 14> {
    let colours = pool.iter().enumerate().flat_map(|(colour, count)| (0..*count).map(move |_| colour as u8));
    colours.zip(faces).map(|(colour, face)| FallenDie { colour, face: *face, rerolled: false }).collect()
}

/// The colours of a side, stronger first (DICE-01).
pub(super) fn colours(side: Side) -> [Colour; 2] {
    match side {
        Side::Attacker => [Colour::Red, Colour::Yellow],
        Side::Defender => [Colour::Green, Colour::Blue],
    }
}

/// AMENDMENTS to COMBAT-22: when an Enemy takes dice, the strongest go.
pub(super) fn take_strongest(pool: &mut DiceCount, side: Side) {
    if let Some(colour) = colours(side).into_iter().find(|colour| pool[*colour as usize] > 0) {
        pool[colour as usize] -= 1;
    }
}
