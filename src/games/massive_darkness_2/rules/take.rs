//! Legal answers are applied: each goes to the innermost frame, which then steps on.

use crate::answer::Answer;
use crate::ask::Ask;
use crate::event::Loss;
use crate::frames::{Frame, RoundStep, SpawnStep};
use crate::ids::Symbol;
use crate::kernel::dice::{MAX_ROLLED, Rolled};
use crate::kernel::list::List;
use crate::state::Thing;
use crate::{Dice, Events, MassiveDarkness2};

impl MassiveDarkness2 {
    /// Applies an answer that has been found legal.
    pub(crate) fn take(&mut self, ask: Ask, answer: Answer, log: &mut Events<'_>) {
        match (ask, answer) {
            (Ask::Roll { dice }, Answer::Rolled(faces)) => self.fell(dice, &faces, log),
            (Ask::Token, Answer::Token(rarity)) => {
                let there = &mut self.state.bag[rarity as usize];
                *there = there.saturating_sub(1);
                log.say("M2-TREAS-02", crate::Event::TokenDrawn { rarity });
                match self.top() {
                    Some(Frame::Reveal(_)) => self.token_for_chamber(rarity, log),
                    _ => self.token_for_enemy(rarity),
                }
            }
            (Ask::Draw { .. }, Answer::Card(card)) => match self.top() {
                Some(Frame::Gain { .. }) => self.gain_drawn(card, log),
                _ => self.arm(card, log),
            },
            (Ask::Mob { tier } | Ask::Roamer { tier }, Answer::Kind(enemy)) => self.kind_drawn(enemy, tier, log),
            (Ask::Tool, Answer::Tool(number)) => self.tool_drawn(number, log),
            (Ask::Exhaust { hero }, answer) => self.take_exhaust(hero, answer, log),
            (Ask::Arrow, Answer::Card(card)) => self.arrow_drawn(card.0, log),
            (Ask::Aim { .. }, answer) => self.take_aim(answer, log),
            (Ask::Bless { hero }, answer) => self.take_bless(hero, answer, log),
            (Ask::NextEnemy | Ask::Window, Answer::TakeBack(column)) => self.take_back(column, log),
            (Ask::Door, Answer::Card(card)) => self.door_drawn(card.0, log),
            (Ask::Side { thing }, Answer::Side(side)) => self.take_side(thing, side, log),
            (Ask::NextHero, Answer::Hero(hero)) => {
                if let Some(Frame::Round { step: RoundStep::Heroes }) = self.top() {
                    self.push(Frame::Turn { hero, begun: false });
                }
            }
            (Ask::NextEnemy, Answer::Enemy(enemy)) => self.activate(enemy, log),
            (Ask::Window, Answer::Done) => {
                if let Some(Frame::Activation { enemy, step, left, .. }) = self.top() {
                    self.set_top(Frame::Activation { enemy, step, left, asked: true });
                }
            }
            (Ask::NextEnemy | Ask::Window, Answer::Use(how)) => self.begin_use(how, log),
            (Ask::NextEnemy | Ask::Window, Answer::TakeOff { hero, slot }) => self.take_off(hero, slot, log),
            (Ask::Killer { .. }, Answer::Hero(hero)) => {
                if let Some(Frame::Spoils(mut spoils)) = self.top() {
                    spoils.killer = hero;
                    self.set_top(Frame::Spoils(spoils));
                }
            }
            (Ask::Victim { .. } | Ask::With { .. } | Ask::EnemyStep { .. }, answer) => self.take_act(answer, log),
            (Ask::Hit { .. } | Ask::Placed { .. } | Ask::WhichMob { .. }, answer) => match self.top() {
                Some(Frame::Script { .. }) => self.take_script(answer, log),
                _ => self.take_clawing(answer, log),
            },
            (Ask::NextZone, Answer::Zone(zone)) => match self.top() {
                Some(Frame::Dark { .. }) => self.portal_chosen(zone),
                _ => {
                    self.remove_thing(crate::Lying { thing: Thing::Spawn, zone });
                    self.push(Frame::SpawnMob { zone, kind: 0, step: SpawnStep::Draw, left: 0 });
                }
            },
            (Ask::Trap { hero }, Answer::Interact(thing)) => {
                self.push(Frame::Trap { hero, bear: thing == Thing::BearTrap });
            }
            (Ask::Turn { hero }, answer) => self.take_turn(hero, answer, log),
            (Ask::Moving { hero, .. }, answer) => self.take_moving(hero, answer, log),
            (Ask::Receive { hero, .. }, answer) => self.take_receive(hero, answer, log),
            (Ask::Trade { .. }, answer) => self.take_trade(answer, log),
            (Ask::Forge { hero }, Answer::Card(card)) => self.take_forge(hero, card, log),
            (Ask::Pool { .. } | Ask::NextEnemy | Ask::Window, Answer::Pointer(hero)) => self.turn_pointer(hero, log),
            (Ask::EscortStep | Ask::Opener, answer) => self.take_escort(answer, log),
            (Ask::GiveUp, Answer::Yes) => self.lose("M2-WIN-03", Loss::GivenUp, log),
            (Ask::StartZone { .. } | Ask::TokenZone | Ask::WhichCounter, answer) => self.take_boss(ask, answer, log),
            (Ask::Channel { hero }, answer) => self.take_channel(hero, answer, log),
            (Ask::Leading { ally, .. }, answer) => self.take_leading(ally, answer, log),
            (Ask::Learn { hero }, answer) => self.take_learn(hero, answer, log),
            (Ask::Pool { .. }, Answer::Use(how)) => self.begin_use(how, log),
            (Ask::Pool { .. }, _) => self.state.combat.gathered = true,
            (Ask::Resolve { .. }, answer) => self.take_resolve(answer, log),
            (Ask::Reroll { .. }, Answer::Die(die)) => self.state.combat.again = die + 1,
            (Ask::Reroll { .. }, _) => {
                if let Some(Frame::Using { how, at, .. }) = self.top() {
                    self.set_top(Frame::Using { how, at, sub: u8::MAX });
                }
            }
            (Ask::Drain { .. }, answer) => self.take_clawing(answer, log),
            _ => {}
        }
    }

    /// Dice have fallen: for whatever waits for them.
    fn fell(&mut self, dice: Dice, faces: &List<u8, MAX_ROLLED>, log: &mut Events<'_>) {
        let mut rolled = Rolled::default();
        for (die, face) in self.thrown(dice).zip(faces.iter()) {
            let _ = rolled.push(die, *face);
        }
        match self.top() {
            Some(Frame::Risk { .. }) => {
                self.risked(rolled, log);
            }
            Some(Frame::Boss { .. }) => {
                let claws = self.claws_of(&rolled);
                self.boss_rolled(claws, log);
            }
            Some(Frame::Burn { .. }) => {
                let swords = rolled.total(&self.table.content.dice).count(Symbol::Sword.id());
                self.burnt(swords);
            }
            Some(Frame::Combat { .. }) => self.pool_fell(rolled, log),
            _ if self.state.combat.pending.total() > 0 => self.added_fell(rolled, log),
            _ => self.again_fell(faces.first().copied().unwrap_or(0), log),
        }
    }
}
