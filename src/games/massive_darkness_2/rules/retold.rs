//! The table as somebody imagines it to whom an event is told: between two states that are known, so that one thing after the other
//! can be shown. No game goes on from there; what follows from it is not thought through.

use crate::combat::Combat;
use crate::event::Event;
use crate::ids::{AttackType, CardId, EnemyId, ally_of, target_of};
use crate::kernel::board::SpaceId;
use crate::kernel::game::Outcome;
use crate::state::{Ally, Boss, Lying, Mob, NOBODY, Phase, Roamer, Thing};
use crate::{Events, MassiveDarkness2};

impl MassiveDarkness2 {
    /// The table after this event, as far as the event itself says. Decks, equipment and what is asked stay out of it.
    #[must_use]
    pub fn as_told(&self, event: &Event) -> Self {
        let mut then = self.clone();
        then.state.asked = None;
        then.retell(event);
        then
    }

    /// Does what the rules do, and tells nobody.
    fn quietly(&mut self, act: impl FnOnce(&mut Self, &mut Events<'_>)) {
        act(self, &mut Events::new(&mut |_| {}));
    }

    fn retell(&mut self, event: &Event) {
        match *event {
            Event::RoundBegan { round } => {
                self.state.round = round;
                self.state.heroes.iter_mut().for_each(|hero| hero.acted = false);
            }
            Event::PhaseBegan { phase } => {
                self.state.phase = phase;
                if phase != Phase::Heroes {
                    self.state.turn = NOBODY;
                }
            }
            Event::Darkened { space } if self.state.boss.fighting => self.state.boss.marker = space,
            Event::Darkened { space } => self.state.darkness = space,
            Event::LifebringerSpent { left } => self.state.lifebringer = left,
            Event::Counted { counter, count } => {
                if let Some(counter) = self.state.counters.get_mut(usize::from(counter)) {
                    *counter = count;
                }
            }
            Event::Revealed { chamber } => _ = self.state.revealed.insert(usize::from(chamber)),
            Event::DoorOpened { edge, .. } => {
                let table = self.table.clone();
                self.state.board.open(&table.dungeon.board, edge);
            }
            Event::Laid { thing, zone } => _ = self.state.things.push(Lying { thing, zone }),
            Event::Turned { thing, zone, .. } => self.remove_thing(Lying { thing, zone }),
            Event::TilesRemoved => self.quietly(|then, log| then.remove_tiles(log)),
            Event::FightBegan { zone } => self.state.boss = Boss { fighting: true, zone, ..Boss::default() },
            Event::Won => self.state.outcome = Some(Outcome::Won),
            Event::Lost { .. } => self.state.outcome = Some(Outcome::Lost),
            Event::Attacked { .. }
            | Event::AttackedBy { .. }
            | Event::AllyAttacked { .. }
            | Event::Rolled { .. }
            | Event::Rerolled { .. }
            | Event::Added(_) => self.retell_fight(event),
            Event::StateLaid { .. } | Event::FrostSpent { .. } | Event::Burning { .. } => self.retell_states(event),
            Event::AllyCame { .. }
            | Event::AllyMoved { .. }
            | Event::AllyWounded { .. }
            | Event::AllyFell { .. }
            | Event::AllyArrived { .. } => self.retell_allies(event),
            Event::Spawned { .. }
            | Event::Upgraded { .. }
            | Event::Armed { .. }
            | Event::EnemyWounded { .. }
            | Event::FigureKilled { .. }
            | Event::EnemyFell { .. }
            | Event::EnemyHealed { .. }
            | Event::MinionAdded { .. }
            | Event::EnemyMoved { .. }
            | Event::EnemyPlaced { .. }
            | Event::EnemyLeft { .. }
            | Event::Activated { .. } => self.retell_enemies(event),
            _ => self.retell_heroes(event),
        }
    }

    /// M2-COMBAT-08, M2-COMBAT-14: what lies on the table in a combat; another attack clears it.
    fn retell_fight(&mut self, event: &Event) {
        let fight = |hero: u8, enemy: EnemyId, kind: AttackType, attacks: bool| {
            let ally = ally_of(hero);
            let hero = if ally.is_some() { self.shaman().unwrap_or(0) } else { hero };
            Combat { on: true, hero, ally, enemy, kind, attacks, ..Combat::default() }
        };
        match *event {
            Event::Attacked { hero, enemy, kind } => self.state.combat = fight(hero, enemy, kind, true),
            Event::AllyAttacked { ally, enemy, kind } => {
                self.state.combat = fight(target_of(ally), enemy, kind, true);
            }
            Event::AttackedBy { hero, enemy, kind, .. } => self.state.combat = fight(hero, enemy, kind, false),
            // Added dice come to those that lie there.
            Event::Rolled { dice } => {
                for die in dice.dice.iter() {
                    let _ = self.state.combat.rolled.push(die.die, die.face);
                }
                self.state.combat.thrown = true;
            }
            Event::Rerolled { die, face } => _ = self.state.combat.rolled.reroll(usize::from(die), face),
            // M2-COMBAT-15: what it comes to so far is shown beside the dice.
            Event::Added(added) => self.state.combat.add(added.totals),
            _ => {}
        }
    }

    /// Fire and Frost tokens.
    fn retell_states(&mut self, event: &Event) {
        let (Event::StateLaid { figure, .. } | Event::FrostSpent { figure } | Event::Burning { figure, .. }) = *event
        else {
            return;
        };
        let Some((fire, frost)) = self.states_of(figure) else { return };
        match *event {
            Event::StateLaid { fire: true, count, .. } => *fire = fire.saturating_add(count),
            Event::StateLaid { count, .. } => *frost = frost.saturating_add(count),
            Event::FrostSpent { .. } => *frost = frost.saturating_sub(1),
            _ => *fire = 0,
        }
    }

    fn retell_allies(&mut self, event: &Event) {
        let (Event::AllyCame { ally, .. }
        | Event::AllyMoved { ally, .. }
        | Event::AllyWounded { ally, .. }
        | Event::AllyFell { ally }
        | Event::AllyArrived { ally }) = *event
        else {
            return;
        };
        let Some(figure) = self.state.allies.get_mut(usize::from(ally)) else { return };
        match *event {
            Event::AllyCame { zone, .. } => *figure = Ally { here: true, zone, ..Ally::default() },
            Event::AllyMoved { to, .. } => figure.zone = to,
            Event::AllyWounded { wounds, .. } => figure.wounds = figure.wounds.saturating_add(wounds),
            _ => figure.here = false,
        }
    }

    fn retell_enemies(&mut self, event: &Event) {
        match *event {
            Event::Spawned { enemy, tier, zone } => self.comes(enemy, tier, zone),
            Event::Upgraded { enemy, tier } => match (enemy.as_mob(), enemy.as_roamer()) {
                (Some(mob), _) => self.state.mobs[mob].tier = tier,
                (_, Some(kind)) => self.state.roamers[kind].tier = tier,
                _ => {}
            },
            Event::Armed { enemy, card } => match (enemy.as_mob(), enemy.as_roamer()) {
                (Some(mob), _) => self.state.mobs[mob].item = card,
                (_, Some(kind)) => self.state.roamers[kind].item = card,
                _ => {}
            },
            Event::EnemyWounded { enemy, wounds } => self.is_hurt(enemy, wounds),
            Event::FigureKilled { enemy } => self.loses_a_figure(enemy),
            Event::EnemyFell { enemy } => match (enemy.as_mob(), enemy.as_roamer()) {
                (Some(mob), _) => self.state.mobs[mob] = Mob::default(),
                (_, Some(kind)) => self.state.roamers[kind] = Roamer::default(),
                _ => (self.state.boss.fighting, self.state.boss.beaten) = (false, true),
            },
            Event::EnemyHealed { enemy, health } => {
                if let Some(kind) = enemy.as_roamer() {
                    let wounds = &mut self.state.roamers[kind].wounds;
                    *wounds = wounds.saturating_sub(health);
                }
            }
            Event::MinionAdded { enemy } => {
                if let Some(mob) = enemy.as_mob() {
                    self.state.mobs[mob].minions += 1;
                }
            }
            Event::EnemyMoved { enemy, to, .. } | Event::EnemyPlaced { enemy, zone: to } => self.set_zone(enemy, to),
            Event::EnemyLeft { enemy } => {
                if let Some(kind) = enemy.as_roamer() {
                    self.state.roamers[kind].away = true;
                }
            }
            _ => {}
        }
    }

    /// M2-SPAWN-01, M2-REVEAL-03: it stands there with its Minions; the Spawn token under it is gone.
    fn comes(&mut self, enemy: EnemyId, tier: u8, zone: SpaceId) {
        let minions = self.state.number().min(crate::ids::MOST_MINIONS);
        match (enemy.as_mob(), enemy.as_roamer()) {
            (Some(mob), _) => self.state.mobs[mob] = Mob { here: true, tier, zone, minions, ..Mob::default() },
            (_, Some(kind)) => self.state.roamers[kind] = Roamer { here: true, tier, zone, ..Roamer::default() },
            _ => {}
        }
        self.remove_thing(Lying { thing: Thing::Spawn, zone });
    }

    /// M2-COMBAT-18 to M2-COMBAT-21: as long as there are Minions they bear the Wounds; which of them die is told afterwards.
    fn is_hurt(&mut self, enemy: EnemyId, wounds: u8) {
        let bears = match (enemy.as_mob(), enemy.as_roamer()) {
            (Some(mob), _) => {
                let mob = &mut self.state.mobs[mob];
                if mob.minions > 0 { &mut mob.hurt } else { &mut mob.leader }
            }
            (_, Some(kind)) => &mut self.state.roamers[kind].wounds,
            _ => &mut self.state.boss.wounds,
        };
        *bears = bears.saturating_add(wounds);
    }

    /// M2-COMBAT-19, M2-COMBAT-36: a Minion dies, and what it has not borne goes on to the next; the Leader dies with the Mob.
    fn loses_a_figure(&mut self, enemy: EnemyId) {
        let health = self.health_of(enemy);
        let Some(mob) = enemy.as_mob().map(|mob| &mut self.state.mobs[mob]).filter(|mob| mob.minions > 0) else {
            return;
        };
        mob.minions -= 1;
        mob.hurt = mob.hurt.saturating_sub(health);
        if mob.minions == 0 {
            mob.leader = mob.leader.saturating_add(std::mem::take(&mut mob.hurt));
        }
    }

    fn retell_heroes(&mut self, event: &Event) {
        let Some(seat) = hero_of(event).filter(|seat| usize::from(*seat) < self.state.heroes.len()) else { return };
        let (most_health, most_mana) = (self.max_health(seat), self.max_mana(seat));
        let costs = &self.table.content.printed.printing.costs;
        let cost = costs.get(usize::from(self.state.hero(seat).level.saturating_sub(1))).copied().unwrap_or(0);
        let woken = self.table.content.printed.printing.woken;
        let hero = &mut self.state.heroes[usize::from(seat)];
        match *event {
            Event::TurnBegan { .. } => {
                (hero.acted, self.state.turn) = (true, seat);
            }
            Event::TurnEnded { .. } => {
                (hero.actions, self.state.turn) = (0, NOBODY);
            }
            Event::Moved { to: zone, .. } | Event::HeroPlaced { zone, .. } => hero.zone = zone,
            Event::Wounded { wounds, .. } => hero.health = hero.health.saturating_sub(wounds),
            Event::KnockedOut { .. } => {
                (hero.down, hero.health, hero.fire, hero.frost, hero.actions) = (true, 0, 0, 0, 0);
            }
            Event::Woken { .. } => (hero.down, hero.health) = (false, woken.min(most_health)),
            Event::Healed { health, .. } => hero.health = hero.health.saturating_add(health).min(most_health),
            Event::GainedMana { mana, .. } => hero.mana = hero.mana.saturating_add(mana).min(most_mana),
            Event::LostMana { mana, .. } => hero.mana = hero.mana.saturating_sub(mana),
            Event::GainedXp { xp, .. } => hero.xp = hero.xp.saturating_add(xp),
            Event::LeveledUp { level, .. } => (hero.level, hero.xp) = (level, hero.xp.saturating_sub(cost)),
            Event::FireGone { fires, .. } => hero.fire = hero.fire.saturating_sub(fires),
            Event::GainedRage { rage, .. } => hero.rage = hero.rage.saturating_add(rage),
            Event::Drew { card, .. } | Event::TookLoot { card, .. } => _ = hero.items.insert(card.index()),
            Event::Given { from, card, .. } => self.hands_over(from, seat, card),
            Event::LeftDungeon { .. } => (hero.gone, hero.actions) = (true, 0),
            Event::Taken { thing, .. } => {
                let zone = hero.zone;
                if let Thing::Mark(kind) = thing
                    && let Some(count) = hero.carries.get_mut(usize::from(kind))
                {
                    *count = count.saturating_add(1);
                }
                self.remove_thing(Lying { thing, zone });
            }
            _ => {}
        }
    }

    fn hands_over(&mut self, from: u8, to: u8, card: CardId) {
        if usize::from(from) < self.state.heroes.len() {
            self.state.hero_mut(from).items.remove(card.index());
        }
        self.state.hero_mut(to).items.insert(card.index());
    }
}

/// The seat that an event is about.
fn hero_of(event: &Event) -> Option<u8> {
    match *event {
        Event::TurnBegan { hero }
        | Event::TurnEnded { hero }
        | Event::Moved { hero, .. }
        | Event::HeroPlaced { hero, .. }
        | Event::Wounded { hero, .. }
        | Event::KnockedOut { hero }
        | Event::Woken { hero }
        | Event::Healed { hero, .. }
        | Event::GainedMana { hero, .. }
        | Event::LostMana { hero, .. }
        | Event::GainedXp { hero, .. }
        | Event::LeveledUp { hero, .. }
        | Event::FireGone { hero, .. }
        | Event::GainedRage { hero, .. }
        | Event::Drew { hero, .. }
        | Event::TookLoot { hero, .. }
        | Event::Given { to: hero, .. }
        | Event::LeftDungeon { hero }
        | Event::Taken { hero, .. } => Some(hero),
        _ => None,
    }
}
