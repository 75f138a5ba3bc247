//! SPAWN: Mobs and Roaming Monsters come into the Dungeon, or the card of one that is there changes.

use crate::ask::Ask;
use crate::cards::Back;
use crate::event::{Event, Loss};
use crate::frames::{Bound, Frame, SpawnStep};
use crate::ids::{CardId, EnemyId, Rarity, tier_of};
use crate::kernel::deck::{Deck, Exhaustion};
use crate::state::{Mob, NOBODY, Roamer};
use crate::{Events, Flow, MassiveDarkness2};

/// The first tier from this one on of which there is a card (M2-SPAWN-04, M2-SPAWN-05, M2-SPAWN-18).
fn ready(decks: &mut [Deck; 3], tier: u8) -> Option<u8> {
    (tier..3).find(|tier| {
        let deck = &mut decks[usize::from(*tier)];
        deck.ready(Exhaustion::Reshuffle);
        !deck.is_exhausted()
    })
}

impl MassiveDarkness2 {
    fn tier(&self) -> u8 {
        tier_of(self.state.dungeon_level())
    }

    /// M2-SPAWN-01: a card of the tier is drawn, then the tokens for it; a Mob is armed.
    ///
    /// `mob`: its number, once it is drawn; nothing for a Roaming Monster.
    pub(crate) fn step_spawn(
        &mut self,
        mob: Option<u8>,
        step: &mut SpawnStep,
        left: u8,
        bound: Bound,
        log: &mut Events<'_>,
    ) -> Flow {
        let (tier, armed) = match bound {
            Bound::Tied { tier, armed } => (if tier == NOBODY { self.tier() } else { tier }, armed),
            Bound::Free => (self.tier(), false),
        };
        match *step {
            // M2-BOSS-14, M2-WIN-04: nobody is left who could come.
            SpawnStep::Draw if bound != Bound::Free && self.state.roamers.iter().all(|roamer| roamer.here) => {
                self.lose("M2-WIN-04", Loss::NoMonster, log);
                Flow::Done
            }
            SpawnStep::Draw => {
                let decks = if mob.is_some() { &mut self.state.mob_decks } else { &mut self.state.roaming };
                match ready(decks, tier) {
                    Some(tier) if mob.is_some() => Flow::Ask(Ask::Mob { tier }),
                    Some(tier) => Flow::Ask(Ask::Roamer { tier }),
                    None => {
                        log.say("M2-SPAWN-06", Event::NothingSpawned);
                        Flow::Done
                    }
                }
            }
            SpawnStep::Tokens if left > 0 && self.state.bag != [0; 3] => Flow::Ask(Ask::Token),
            SpawnStep::Tokens => {
                *step = SpawnStep::Item;
                Flow::Again
            }
            // M2-Q10-R7: until a weapon comes with which it can attack.
            SpawnStep::Item if armed && mob.is_none() => {
                let tier = ready(&mut self.state.mob_items, tier);
                tier.map_or(Flow::Done, |tier| Flow::Ask(Ask::Draw { back: Back::Mob(tier) }))
            }
            SpawnStep::Item => match mob {
                Some(mob) if !self.state.mobs[usize::from(mob)].item.is_some() => {
                    // M2-SPAWN-17: the item deck runs out by itself.
                    let tier = ready(&mut self.state.mob_items, tier);
                    tier.map_or(Flow::Done, |tier| Flow::Ask(Ask::Draw { back: Back::Mob(tier) }))
                }
                _ => Flow::Done,
            },
        }
    }

    /// A card of the Mob or Roaming deck of a tier was drawn.
    pub(crate) fn kind_drawn(&mut self, enemy: EnemyId, tier: u8, log: &mut Events<'_>) {
        let (zone, kind) = match self.top() {
            Some(Frame::SpawnMob { zone, .. }) => (zone, enemy.as_mob()),
            Some(Frame::SpawnRoamer { zone, .. }) => (zone, enemy.as_roamer()),
            _ => return,
        };
        let Some(kind) = kind else { return };
        self.enemy_deck(enemy, tier).take(kind as u16);
        let bound = match self.top() {
            Some(Frame::SpawnRoamer { bound, .. }) => bound,
            _ => Bound::Free,
        };
        if self.state.is_here(enemy) {
            // M2-SPAWN-15: for a bound spawn another card is drawn afterwards.
            if bound == Bound::Free {
                self.state.frames.pop();
            }
            self.duplicate(enemy, tier, bound != Bound::Free, log);
            return;
        }
        log.say("M2-SPAWN-01", Event::Spawned { enemy, tier, zone });
        let card = &self.table.content.printed;
        // M2-EPHASE-04: what comes during the Enemy Phase is not activated in it.
        if enemy.as_mob().is_some() {
            let left = card.mobs[kind].tiers[usize::from(tier)].reward;
            let minions = self.state.number().min(crate::ids::MOST_MINIONS);
            self.state.mobs[kind] = Mob { here: true, tier, zone, minions, acted: true, ..Mob::default() };
            self.set_top(Frame::SpawnMob { zone, kind: kind as u8, step: SpawnStep::Tokens, left });
        } else {
            let left = card.roamers[kind].tiers[usize::from(tier)].reward;
            self.state.roamers[kind] = Roamer { here: true, tier, zone, acted: true, ..Roamer::default() };
            self.set_top(Frame::SpawnRoamer { zone, kind: kind as u8, step: SpawnStep::Tokens, left, bound });
            if bound != Bound::Free {
                self.state.bound |= 1 << enemy.0;
                self.state.on_bound = 0;
                self.put_back_aside();
            }
        }
    }

    /// M2-SPAWN-19: what was drawn during a bound spawn joins the discards when it is over.
    fn put_back_aside(&mut self) {
        for (deck, kinds) in self.state.roaming.iter_mut().zip(std::mem::take(&mut self.state.aside)) {
            for kind in (0..8).filter(|kind| kinds & (1 << kind) != 0) {
                deck.discard(kind);
            }
        }
    }

    fn lay_aside(&mut self, enemy: EnemyId, tier: u8, aside: bool) {
        match enemy.as_roamer() {
            Some(kind) if aside => self.state.aside[usize::from(tier.min(2))] |= 1 << kind,
            _ => self.discard_kind(enemy, tier),
        }
    }

    fn enemy_deck(&mut self, enemy: EnemyId, tier: u8) -> &mut Deck {
        let decks = if enemy.as_mob().is_some() { &mut self.state.mob_decks } else { &mut self.state.roaming };
        &mut decks[usize::from(tier.min(2))]
    }

    /// The card of an Enemy goes to the pile of its tier (M2-COMBAT-31, M2-SPAWN-12).
    pub(crate) fn discard_kind(&mut self, enemy: EnemyId, tier: u8) {
        let kind = enemy.as_mob().or(enemy.as_roamer()).unwrap_or(0);
        self.enemy_deck(enemy, tier).discard(kind as u16);
    }

    /// M2-SPAWN-07 to M2-SPAWN-10: a higher card replaces the one in play, a lower one is discarded; either way one action.
    fn duplicate(&mut self, enemy: EnemyId, tier: u8, aside: bool, log: &mut Events<'_>) {
        let known = match (enemy.as_mob(), enemy.as_roamer()) {
            (Some(mob), _) => &mut self.state.mobs[mob].tier,
            (_, Some(kind)) => &mut self.state.roamers[kind].tier,
            _ => return,
        };
        if tier > *known {
            let before = std::mem::replace(known, tier);
            self.lay_aside(enemy, before, aside);
            log.say("M2-SPAWN-07", Event::Upgraded { enemy, tier });
        } else {
            self.lay_aside(enemy, tier, aside);
            log.say("M2-SPAWN-10", Event::Lower { enemy });
        }
        self.extra_action(enemy, log);
    }

    /// A Treasure token was drawn for the card of an Enemy.
    pub(crate) fn token_for_enemy(&mut self, rarity: Rarity) {
        match self.top() {
            Some(Frame::SpawnMob { zone, kind, step, left }) => {
                self.state.mobs[usize::from(kind)].tokens[rarity as usize] += 1;
                self.set_top(Frame::SpawnMob { zone, kind, step, left: left - 1 });
            }
            Some(Frame::SpawnRoamer { zone, kind, step, left, bound }) => {
                self.state.roamers[usize::from(kind)].tokens[rarity as usize] += 1;
                self.set_top(Frame::SpawnRoamer { zone, kind, step, left: left - 1, bound });
            }
            _ => {}
        }
    }

    /// A Mob Item was drawn: it is tucked under the card (M2-SETUP-18).
    pub(crate) fn arm(&mut self, card: CardId, log: &mut Events<'_>) {
        if let Some(Frame::SpawnRoamer { kind, .. }) = self.top() {
            return self.arm_roamer(usize::from(kind), card, log);
        }
        let Some(Frame::SpawnMob { kind, .. }) = self.top() else { return };
        self.take_from_deck(card);
        self.state.mobs[usize::from(kind)].item = card;
        self.state.frames.pop();
        log.say("M2-SPAWN-01", Event::Armed { enemy: EnemyId::mob(usize::from(kind)), card });
    }

    /// M2-Q10-R7, M2-Q10-R11: a weapon of one of its own types, or the next card.
    fn arm_roamer(&mut self, kind: usize, card: CardId, log: &mut Events<'_>) {
        self.take_from_deck(card);
        let enemy = EnemyId::roamer(kind);
        let item = self.table.content.item(card);
        let fits = item.is_some_and(|item| self.attacks_of(enemy).iter().any(|(own, _)| item.dice(*own).is_some()));
        if fits {
            self.state.roamers[kind].item = card;
            self.state.frames.pop();
            log.say("M2-SPAWN-01", Event::Armed { enemy, card });
        } else {
            self.discard(card, "M2-SPAWN-06", log);
        }
    }

    /// M2-SPAWN-14, M2-OQ-54: a Minion joins a Mob, as long as there are miniatures.
    pub(crate) fn add_minion(&mut self, kind: usize, log: &mut Events<'_>) {
        let mob = &mut self.state.mobs[kind];
        if mob.here && mob.minions < crate::ids::MOST_MINIONS {
            mob.minions += 1;
            log.say("M2-SPAWN-14", Event::MinionAdded { enemy: EnemyId::mob(kind) });
        }
    }

    /// A Minion joins each Mob in the Dungeon.
    pub(crate) fn add_minions(&mut self, log: &mut Events<'_>) {
        (0..crate::ids::MOBS).for_each(|kind| self.add_minion(kind, log));
    }

    /// M2-SPAWN-08, M2-SPAWN-20: one action at once, unless all Heroes are Knocked Out.
    fn extra_action(&mut self, enemy: EnemyId, log: &mut Events<'_>) {
        if self.state.all_down() {
            return;
        }
        if enemy.as_roamer().is_some() {
            self.begin_script(enemy, true, log);
        } else if !self.spend_frost(enemy, log) {
            // M2-STATE-11: Frost cancels it, Fire is not resolved.
            self.push(Frame::Act { enemy, victim: NOBODY });
        }
    }
}
