//! LEVEL-UP and DARKNESS: what comes after the Enemies.

use crate::ask::Ask;
use crate::cards::Space;
use crate::dungeon::Portal;
use crate::event::Event;
use crate::frames::{Bound, Frame, SpawnStep};
use crate::ids::MOST_LEVEL;
use crate::kernel::board::SpaceId;
use crate::kernel::list::List;
use crate::{Events, Flow, MassiveDarkness2};

impl MassiveDarkness2 {
    /// M2-LVLUP-01 to M2-LVLUP-09: every Hero rises as many Levels as it can pay.
    pub(crate) fn step_level_up(&mut self, at: &mut u8, log: &mut Events<'_>) -> Flow {
        let hero = *at;
        let Some(figure) = self.state.heroes.get(usize::from(hero)).copied() else { return Flow::Done };
        let table = self.table.clone();
        let printing = &table.content.printed.printing;
        let place = usize::from(figure.level.saturating_sub(1));
        let cost = printing.costs.get(place).copied().filter(|cost| figure.level < MOST_LEVEL && figure.xp >= *cost);
        let Some(cost) = cost else {
            *at += 1;
            return Flow::Again;
        };
        let before = [self.max_health(hero), self.max_mana(hero)];
        let rarity = printing.tokens[place];
        let rising = self.state.hero_mut(hero);
        rising.xp -= cost;
        rising.level += 1;
        log.say("M2-LVLUP-03", Event::LeveledUp { hero, level: rising.level });
        let [health, mana] = [self.max_health(hero) - before[0], self.max_mana(hero) - before[1]];
        // M2-LVLUP-08: not one who lies on the ground.
        self.recover(hero, health, "M2-LVLUP-05", log);
        self.gain_mana(hero, mana, "M2-LVLUP-05", log);
        let beside = &mut self.state.hero_mut(hero).beside[rarity as usize];
        if *beside > 0 {
            *beside -= 1;
            self.state.bag[rarity as usize] += 1;
            log.say("M2-LVLUP-06", Event::TokenAdded { rarity });
        }
        Flow::Push(Frame::Learn { hero })
    }

    /// M2-DARK-01 to M2-DARK-06.
    pub(crate) fn step_dark(&mut self, step: &mut u8, zones: &mut u8, log: &mut Events<'_>) -> Flow {
        if self.state.boss.fighting {
            self.darken_boss(log);
            return Flow::Done;
        }
        if *step == 0 {
            *step = 1;
            let printing = &self.table.content.printed.printing;
            let (first, all) = (printing.track.len(), printing.track.len() + printing.second.len());
            let next = usize::from(self.state.darkness) + 1;
            let next = if next >= all { first } else { next };
            self.state.darkness = next as u8;
            log.say("M2-DARK-01", Event::Darkened { space: next as u8 });
            let printing = &self.table.content.printed.printing;
            let space = printing.track.iter().chain(&printing.second).nth(next).copied().unwrap_or(Space::Nothing);
            match space {
                Space::Nothing => {}
                Space::Mobs => *zones = u8::MAX,
                Space::Roaming => {
                    let portals = &self.table.dungeon.portals;
                    let purple = portals.iter().find(|(portal, _)| *portal == Portal::Roaming).map(|(_, zone)| *zone);
                    if let Some(zone) = purple {
                        let bound = Bound::Free;
                        return Flow::Push(Frame::SpawnRoamer { zone, kind: 0, step: SpawnStep::Draw, left: 0, bound });
                    }
                }
                Space::Token(rarity) => self.supply_bag(rarity, "M2-DARK-05", log),
            }
            return Flow::Again;
        }
        match *self.portals_left(*zones) {
            [] => Flow::Done,
            [only] => {
                self.spend_portal(zones, only);
                Flow::Push(Frame::SpawnMob { zone: only, kind: 0, step: SpawnStep::Draw, left: 0 })
            }
            _ => Flow::Ask(Ask::NextZone),
        }
    }

    /// M2-DARK-02, M2-SETUP-16: Zones with a Portal of this number of Heroes that have not had their Mob.
    pub(crate) fn portals_left(&self, zones: u8) -> List<SpaceId, 64> {
        // M2-OQ-51: where it is played as if fewer took part, the Portals are those of the Tiles in play.
        let heroes = if self.state.as_if > 0 { u8::MAX } else { self.state.heroes.len() as u8 };
        let portals = (0_u8..8).zip(&self.table.dungeon.portals);
        let placed = portals.filter(|(at, (portal, _))| zones & (1 << at) != 0 && portal.from() <= heroes);
        let mut left: List<SpaceId, 64> = placed.map(|(_, (_, zone))| *zone).collect();
        left.keep_different();
        left
    }

    fn spend_portal(&self, zones: &mut u8, zone: SpaceId) {
        for (at, (_, lies)) in (0_u8..8).zip(&self.table.dungeon.portals) {
            if *lies == zone {
                *zones &= !(1 << at);
            }
        }
    }

    /// M2-DARK-04: the players chose the Portal that comes next.
    pub(crate) fn portal_chosen(&mut self, zone: SpaceId) {
        let Some(Frame::Dark { step, mut zones }) = self.top() else { return };
        self.spend_portal(&mut zones, zone);
        self.set_top(Frame::Dark { step, zones });
        self.push(Frame::SpawnMob { zone, kind: 0, step: SpawnStep::Draw, left: 0 });
    }
}
