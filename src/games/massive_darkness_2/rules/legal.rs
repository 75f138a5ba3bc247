//! What can be answered, and why something cannot.

use crate::abilities::Moment;
use crate::answer::Answer;
use crate::ask::Ask;
use crate::ids::{CardId, Dice, Die, EnemyId, Rarity};
use crate::kernel::dice::{DieId, Pool, for_each_outcome};
use crate::{Checked, MassiveDarkness2, no};

impl MassiveDarkness2 {
    /// The dice of a roll, colour by colour.
    pub(crate) fn thrown(&self, dice: Dice) -> impl Iterator<Item = DieId> + use<> {
        Die::ALL.into_iter().flat_map(move |die| std::iter::repeat_n(die.id(), usize::from(dice.count(die))))
    }

    /// Every distinct way a roll can fall.
    pub(crate) fn each_roll(&self, dice: Dice, visit: &mut dyn FnMut(Answer, u64)) {
        let mut pool = Pool::default();
        for die in Die::ALL {
            pool.add(die.id(), dice.count(die) as i8);
        }
        // A pool of this game is limited before it is rolled (M2-DICE-11).
        let counted = for_each_outcome(&self.table.content.dice, &pool, &mut |rolled, weight| {
            visit(Answer::Rolled(rolled.dice.iter().map(|die| die.face).collect()), weight);
        });
        debug_assert!(counted.is_ok(), "a limited pool can be counted");
    }

    /// What can be drawn, and how many there are of it.
    pub(crate) fn each_draw(&self, ask: Ask, visit: &mut dyn FnMut(Answer, u64)) {
        let state = &self.state;
        match ask {
            Ask::Token => {
                for rarity in Rarity::ALL {
                    let count = u64::from(state.bag[rarity as usize]);
                    if count > 0 {
                        visit(Answer::Token(rarity), count);
                    }
                }
            }
            Ask::Draw { back } => {
                self.candidates(back).iter().for_each(|card| visit(Answer::Card(CardId(card as u8)), 1));
            }
            Ask::Mob { tier } => {
                let deck = &state.mob_decks[usize::from(tier.min(2))];
                deck.draw_candidates().iter().for_each(|kind| visit(Answer::Kind(EnemyId::mob(kind)), 1));
            }
            Ask::Roamer { tier } => {
                let deck = &state.roaming[usize::from(tier.min(2))];
                deck.draw_candidates().iter().for_each(|kind| visit(Answer::Kind(EnemyId::roamer(kind)), 1));
            }
            Ask::Door => {
                state.doors.draw_candidates().iter().for_each(|card| visit(Answer::Card(CardId(card as u8)), 1));
            }
            Ask::Tool => state.tools.bag.iter().for_each(|token| visit(Answer::Tool(token as u8), 1)),
            Ask::Arrow => {
                state.arrows.draw_candidates().iter().for_each(|card| visit(Answer::Card(CardId(card as u8)), 1));
            }
            Ask::Side { thing } => {
                self.unseen(thing).iter().for_each(|side| visit(Answer::Side(side as u8), 1));
            }
            _ => {}
        }
    }

    /// Everything that can be listed, in a stable order.
    pub(crate) fn list(&self, ask: Ask, out: &mut Vec<Answer>) {
        match ask {
            Ask::Roll { .. } | Ask::Token | Ask::Draw { .. } | Ask::Mob { .. } => {}
            Ask::Roamer { .. } | Ask::Door | Ask::Side { .. } | Ask::Arrow | Ask::Tool => {}
            Ask::Exhaust { .. } => self.list_exhaust(out),
            Ask::Aim { .. } => out.extend([Answer::Yes, Answer::Done]),
            Ask::Bless { hero } => self.list_bless(hero, out),
            Ask::NextHero => {
                out.extend(self.state.seats().filter(|seat| self.is_waiting(*seat)).map(Answer::Hero));
            }
            Ask::NextEnemy => {
                out.extend(self.waiting_enemies().iter().copied().map(Answer::Enemy));
                self.list_window(out);
            }
            Ask::Window => {
                out.push(Answer::Done);
                self.list_window(out);
            }
            Ask::Killer { .. } => {
                out.extend(self.state.seats().filter(|seat| !self.state.hero(*seat).gone).map(Answer::Hero));
            }
            Ask::Victim { enemy } => out.extend(self.victims(enemy).iter().copied().map(Answer::Hero)),
            Ask::With { enemy, victim } => {
                out.extend(self.best_types(enemy, victim).iter().copied().map(Answer::Type));
            }
            Ask::EnemyStep { enemy } => out.extend(self.steps_to_heroes(enemy).iter().copied().map(Answer::Zone)),
            Ask::Hit { .. } => out.extend(self.hits().iter().copied().map(Answer::Hero)),
            Ask::NextZone => out.extend(self.zones_to_choose().iter().copied().map(Answer::Zone)),
            Ask::Trap { .. } => {
                out.extend([crate::Thing::SpikeTrap, crate::Thing::BearTrap].map(Answer::Interact));
            }
            Ask::Placed { .. } => out.extend(self.places().iter().copied().map(Answer::Zone)),
            Ask::WhichMob { .. } => {
                out.extend(self.which_mobs().iter().map(|kind| Answer::Enemy(EnemyId(*kind))));
            }
            Ask::Turn { hero } => self.list_turn(hero, out),
            Ask::Moving { hero, points } => self.list_moving(hero, points, out),
            Ask::Receive { hero, card } => self.list_receive(hero, card, out),
            Ask::Trade { hero } => self.list_trade(hero, out),
            Ask::Forge { hero } => self.list_forge(hero, out),
            Ask::Pool { hero } => {
                self.each_use(hero, Moment::Gather, &mut |how| out.push(Answer::Use(how)));
                if self.pointer_helps(hero) {
                    out.push(Answer::Pointer(hero));
                }
                out.push(Answer::Done);
            }
            Ask::Resolve { .. } => self.list_resolve(self.state.combat.hero, out),
            Ask::Reroll { enemy_dice, .. } => self.list_reroll(enemy_dice, out),
            Ask::Channel { hero } => self.list_channel(hero, out),
            Ask::Leading { ally, points, .. } => self.list_leading(ally, points, out),
            Ask::EscortStep => out.extend(self.ways_of_escort().iter().copied().map(Answer::Zone)),
            Ask::Opener => out.extend(self.openers().iter().copied().map(Answer::Hero)),
            Ask::GiveUp => out.extend([Answer::Yes, Answer::No]),
            Ask::StartZone { .. } => out.extend(self.starts_of_fight().iter().copied().map(Answer::Zone)),
            Ask::TokenZone => out.extend(self.zones_to_lay().iter().copied().map(Answer::Zone)),
            Ask::WhichCounter => out.extend(self.fullest().iter().copied().map(Answer::Counter)),
            Ask::Learn { hero } => self.list_learn(hero, out),
            Ask::Drain { .. } => out.extend([Answer::Yes, Answer::No]),
        }
    }

    pub(crate) fn check_answer(&self, ask: Ask, answer: &Answer) -> Checked {
        let rule = ask.put().rule;
        if let Ask::Roll { dice } = ask {
            let Answer::Rolled(faces) = answer else { return no(rule, "refusal-md2-chance") };
            let fits = |(die, face): (DieId, &u8)| {
                self.table.content.dice.die(die).is_some_and(|die| usize::from(*face) < die.faces.len())
            };
            let is_roll = faces.len() == dice.total() && self.thrown(dice).zip(faces.iter()).all(fits);
            return if is_roll { Ok(()) } else { no(rule, "refusal-md2-chance") };
        }
        if ask.put().asked == crate::kernel::game::Asked::Chance {
            let mut is_there = false;
            self.each_draw(ask, &mut |drawn, _| is_there |= drawn == *answer);
            return if is_there { Ok(()) } else { no(rule, "refusal-md2-chance") };
        }
        let mut listed = Vec::new();
        self.list(ask, &mut listed);
        if listed.contains(answer) {
            return Ok(());
        }
        if !self.names_known(*answer) {
            return no(rule, "refusal-md2-not-offered");
        }
        match ask {
            Ask::Turn { hero } => self.why_not_turn(hero, *answer)?,
            Ask::Moving { hero, points } => self.why_not_moving(hero, points, *answer)?,
            Ask::Receive { hero, card } => self.why_not_receive(hero, card, *answer)?,
            Ask::Trade { hero } => self.why_not_trade(hero, *answer)?,
            Ask::Resolve { .. } => self.why_not_resolve(self.state.combat.hero, *answer)?,
            Ask::Channel { .. } => return no("M2-SHAM-07", "refusal-md2-marker"),
            Ask::Leading { .. } => return no("M2-SHAM-11", "refusal-md2-spirit"),
            Ask::Learn { hero } => self.why_not_learn(hero, *answer)?,
            Ask::Exhaust { .. } => self.why_not_exhaust(*answer)?,
            Ask::Pool { .. } => {
                if let Answer::Use(how) = answer {
                    self.why_not_use(*how, Moment::Gather)?;
                }
            }
            Ask::NextEnemy | Ask::Window => {
                if let Answer::Use(how) = answer {
                    self.why_not_use(*how, Moment::Outside)?;
                }
            }
            Ask::Reroll { enemy_dice, .. } => {
                if let Answer::Die(die) = answer {
                    let is_locked = self.state.combat.locked() & (1 << die.min(&31)) != 0;
                    return no(
                        match (is_locked, enemy_dice) {
                            (true, _) => "M2-COMBAT-11",
                            (_, true) => "M2-ABIL-26",
                            _ => "M2-ABIL-24",
                        },
                        "refusal-md2-die",
                    );
                }
            }
            _ => {}
        }
        no(rule, "refusal-md2-not-offered")
    }

    /// Are the Heroes, cards and Enemies of an answer in this game at all?
    fn names_known(&self, answer: Answer) -> bool {
        let is_hero = |seat: u8| usize::from(seat) < self.state.heroes.len();
        match answer {
            Answer::Use(how) => is_hero(how.hero),
            Answer::Pointer(hero) => is_hero(hero),
            Answer::TakeOff { hero, .. } | Answer::Equip { hero, .. } => is_hero(hero),
            Answer::Hero(hero) => is_hero(hero) || crate::ids::ally_of(hero).is_some(),
            Answer::LeadMove(ally) => usize::from(ally) < crate::ids::ALLIES,
            Answer::Give { to, .. } => is_hero(to),
            Answer::Attack { target, .. } | Answer::LeadAttack { target, .. } | Answer::Enemy(target) => {
                target <= EnemyId::BOSS
            }
            _ => true,
        }
    }
}
