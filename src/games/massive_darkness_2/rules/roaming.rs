//! ROAMING-ACTIVATION: the lines of a Roaming Monster, deed by deed.

use crate::allies::Aim;
use crate::answer::Answer;
use crate::ask::Ask;
use crate::event::{Event, Why};
use crate::frames::{EnemyAttack, Figure, Frame};
use crate::ids::{Dice, EnemyId, MOST_TARGETS};
use crate::kernel::board::SpaceId;
use crate::kernel::list::List;
use crate::language::{Deed, Line, Scheme};
use crate::state::NOBODY;
use crate::ways::FAR;
use crate::{Events, Flow, MassiveDarkness2};

/// A line that is being carried out.
pub(crate) struct Script<'f> {
    pub enemy: EnemyId,
    pub line: u8,
    /// Which deed is next.
    pub at: &'f mut u8,
    /// How far that deed has come.
    pub sub: &'f mut u8,
    /// The Hero that it is about.
    pub target: &'f mut u8,
    /// Heroes that are still to be attacked, a bit each.
    pub seen: &'f mut u16,
}

const RULE: &str = "M2-ROAM-01";

/// A Hero, and how many Moves there are to him.
struct Near {
    target: u8,
    steps: u8,
}

impl MassiveDarkness2 {
    /// The deed of a line that comes next.
    fn deed_at(&self, enemy: EnemyId, line: u8, at: u8) -> Option<Deed> {
        if enemy == EnemyId::BOSS {
            return self.boss_deed_at(line, usize::from(at));
        }
        self.lines(enemy).get(usize::from(line)).and_then(|line| line.r#do.get(usize::from(at))).copied()
    }

    fn lines(&self, enemy: EnemyId) -> &[Line] {
        let Some(kind) = enemy.as_roamer() else { return &[] };
        let tier = usize::from(self.state.roamers[kind].tier);
        &self.table.content.printed.roamers[kind].tiers[tier].lines
    }

    /// M2-ROAM-01 to M2-ROAM-03, M2-OQ-27: the first line whose condition is met; else one or two actions as a Mob.
    pub(crate) fn begin_script(&mut self, enemy: EnemyId, one_action: bool, log: &mut Events<'_>) {
        let met = self.lines(enemy).iter().position(|line| self.is_met(enemy, line.r#if));
        if let Some(line) = met {
            let line = line as u8;
            log.say(RULE, Event::ConditionMet { enemy, line });
            self.push(Frame::Script { enemy, line, at: 0, sub: 0, target: NOBODY, seen: 0 });
            return;
        }
        for _ in 0..if one_action { 1 } else { 2 } {
            self.push(Frame::Act { enemy, victim: NOBODY });
        }
    }

    fn is_met(&self, enemy: EnemyId, scheme: Scheme) -> bool {
        let zone = self.state.zone_of(enemy);
        let on_board = |holds: &dyn Fn(SpaceId) -> bool| zone.is_some_and(holds);
        match scheme {
            Scheme::InLight => on_board(&|zone| !self.table.dungeon.zone(zone).shadow),
            Scheme::HeroWithin(steps) => on_board(&|zone| self.within(zone, steps).next().is_some()),
            Scheme::SeesSeveral => on_board(&|zone| self.seen(zone).len() > 1),
            Scheme::SeesOne => on_board(&|zone| self.seen(zone).len() == 1),
            Scheme::Present => zone.is_some(),
            Scheme::Away => zone.is_none(),
            Scheme::MinionHere => on_board(&|zone| !self.mobs_with_minions(zone).is_empty()),
            Scheme::Otherwise => true,
        }
    }

    /// Heroes that are so near.
    fn within(&self, zone: SpaceId, most: u8) -> impl Iterator<Item = Near> + '_ {
        let steps = self.steps(zone);
        let near = move |target: u8| Near { target, steps: steps.of(self.zone_of_target(target)) };
        self.targets(Aim::Way).map(near).filter(move |near| near.steps <= most)
    }

    /// Heroes in Line of Sight.
    fn seen(&self, zone: SpaceId) -> List<u8, MOST_TARGETS> {
        let ranges = self.ranges(zone);
        self.targets(Aim::Attack).filter(|target| ranges.of(self.zone_of_target(*target)) != FAR).collect()
    }

    fn mobs_with_minions(&self, zone: SpaceId) -> List<u8, 8> {
        let is_there = |(_, mob): &(u8, &crate::state::Mob)| mob.here && mob.zone == zone && mob.minions > 0;
        (0..).zip(&self.state.mobs).filter(is_there).map(|(kind, _)| kind).collect()
    }

    /// The Heroes between which the players choose for the deed that is next.
    pub(crate) fn hits(&self) -> List<u8, MOST_TARGETS> {
        let Some(Frame::Script { enemy, line, at, seen, .. }) = self.top() else {
            return self.lowest_seen(self.state.combat.enemy, self.fighter(), Aim::Ability);
        };
        let zone = self.state.zone_of(enemy);
        match self.deed_at(enemy, line, at) {
            Some(Deed::WithFarthest(most)) => zone.map_or(List::new(), |zone| self.farthest(zone, most)),
            Some(Deed::WithNearest) => zone.map_or(List::new(), |zone| self.nearest(zone)),
            Some(Deed::WithMostTainted) => self.most_tainted(),
            Some(Deed::AttackEach) => (0..MOST_TARGETS as u8).filter(|target| seen & (1 << target) != 0).collect(),
            Some(Deed::AttackLowest) => self.lowest_seen(enemy, NOBODY, Aim::Attack),
            Some(Deed::BesideLowest) => self.lowest(self.targets(Aim::Way)),
            _ => List::new(),
        }
    }

    /// Those with the shortest way.
    fn nearest(&self, zone: SpaceId) -> List<u8, MOST_TARGETS> {
        let nearest = self.within(zone, FAR - 1).map(|near| near.steps).min();
        self.within(zone, FAR - 1).filter(|near| Some(near.steps) == nearest).map(|near| near.target).collect()
    }

    /// Those who carry the most tokens of the Boss fight.
    fn most_tainted(&self) -> List<u8, MOST_TARGETS> {
        let most = self.targets(Aim::Way).map(|target| self.tainted(target)).max();
        self.targets(Aim::Way).filter(|target| Some(self.tainted(*target)) == most).collect()
    }

    fn farthest(&self, zone: SpaceId, most: u8) -> List<u8, MOST_TARGETS> {
        let farthest = self.within(zone, most).map(|near| near.steps).max();
        self.within(zone, most).filter(|near| Some(near.steps) == farthest).map(|near| near.target).collect()
    }

    /// The Zones between which the players choose for the deed that is next.
    pub(crate) fn places(&self) -> List<SpaceId, 64> {
        match self.top() {
            Some(Frame::Script { enemy, line, at, target, .. }) => match self.deed_at(enemy, line, at) {
                Some(Deed::ToShadow) => self.nearest_shadow(enemy),
                Some(Deed::BesideLowest) => self.beside(target),
                Some(Deed::Move(_)) => self.steps_to_heroes(enemy).iter().copied().collect(),
                _ => List::new(),
            },
            Some(Frame::Clawing { sub, .. }) => {
                let mob = EnemyId(sub.saturating_sub(1));
                self.steps_towards(mob, self.state.combat.enemy).iter().copied().collect()
            }
            _ => List::new(),
        }
    }

    fn nearest_shadow(&self, enemy: EnemyId) -> List<SpaceId, 64> {
        let Some(zone) = self.state.zone_of(enemy) else { return List::new() };
        let steps = self.steps(zone);
        let dark = || {
            let all = self.table.dungeon.board.spaces();
            all.filter(|zone| self.table.dungeon.zone(*zone).shadow && steps.of(*zone) != FAR)
        };
        let nearest = dark().map(|zone| steps.of(zone)).min();
        dark().filter(|zone| Some(steps.of(*zone)) == nearest).collect()
    }

    fn beside(&self, target: u8) -> List<SpaceId, 64> {
        let zone = self.zone_of_target(target);
        let next = self.table.dungeon.board.neighbours(&self.state.board, zone).map(|(zone, _)| zone);
        next.filter(|zone| !self.table.dungeon.zone(*zone).abyss).collect()
    }

    /// The Mobs between which the players choose.
    pub(crate) fn which_mobs(&self) -> List<u8, 8> {
        match self.top() {
            Some(Frame::Script { enemy, .. }) => {
                self.state.zone_of(enemy).map_or(List::new(), |zone| self.mobs_with_minions(zone))
            }
            _ => self.nearest_mobs(self.state.combat.enemy),
        }
    }

    /// M2-ROAM-07: what can be done is done.
    pub(crate) fn step_script(&mut self, script: &mut Script<'_>, log: &mut Events<'_>) -> Flow {
        let enemy = script.enemy;
        let deed = self.deed_at(enemy, script.line, *script.at);
        let Some(deed) = deed.filter(|_| self.state.is_here(enemy)) else { return Flow::Done };
        if let Some(flow) = self.deed(deed, script, log) {
            return flow;
        }
        (*script.at, *script.sub) = (*script.at + 1, 0);
        Flow::Again
    }

    /// One deed; none when it is over.
    fn deed(&mut self, deed: Deed, script: &mut Script<'_>, log: &mut Events<'_>) -> Option<Flow> {
        let enemy = script.enemy;
        match deed {
            Deed::Suffer(wounds) => self.wound_enemy(enemy, wounds, NOBODY, RULE, log),
            Deed::ToShadow => match *self.nearest_shadow(enemy) {
                [] => {}
                [only] => self.move_by_ability(enemy, only, RULE, log),
                _ => return Some(Flow::Ask(Ask::Placed { enemy })),
            },
            Deed::WithFarthest(_) | Deed::AttackLowest | Deed::WithNearest | Deed::WithMostTainted
                if *script.sub == 0 =>
            {
                match *self.hits_of(script) {
                    [] => {}
                    [only] => self.hit(script, only, log),
                    _ => return Some(Flow::Ask(Ask::Hit { enemy })),
                }
            }
            Deed::WithFarthest(_) | Deed::AttackLowest | Deed::WithNearest | Deed::WithMostTainted => {
                self.hit(script, *script.target, log);
            }
            Deed::AttackTargetWith(extra) => self.attack_with_best(enemy, *script.target, extra, log),
            Deed::Frost(count) => {
                if usize::from(*script.target) < self.state.heroes.len() {
                    self.lay_state(Figure::Hero(*script.target), false, count, RULE, log);
                }
            }
            Deed::WoundTainted(tokens) => {
                let seen = self.state.zone_of(enemy).map_or(List::new(), |zone| self.seen(zone));
                for target in seen.iter().copied() {
                    self.wound_target(target, self.tainted(target) / tokens.max(1), RULE, log);
                }
            }
            Deed::TokenBack => self.push(Frame::LayTokens { left: 1 }),
            Deed::DrainFullest => match *self.fullest() {
                [] => {}
                [only] => self.drain(only, log),
                _ => return Some(Flow::Ask(Ask::WhichCounter)),
            },
            Deed::Fire(count) => {
                // M2-SHAM-16: no State tokens on a Spirit.
                if usize::from(*script.target) < self.state.heroes.len() {
                    self.lay_state(Figure::Hero(*script.target), true, count, RULE, log);
                }
            }
            Deed::AttackTarget => self.attack_with_best(enemy, *script.target, Dice::default(), log),
            Deed::AttackEach => {
                if *script.sub == 0 {
                    *script.sub = 1;
                    let zone = self.state.zone_of(enemy)?;
                    *script.seen = self.seen(zone).iter().fold(0, |bits, seat| bits | 1 << seat);
                }
                for target in (0..MOST_TARGETS as u8).filter(|target| !self.stands(*target)) {
                    *script.seen &= !(1 << target);
                }
                match script.seen.count_ones() {
                    0 => {}
                    1 => {
                        let seat = script.seen.trailing_zeros() as u8;
                        *script.seen = 0;
                        self.attack_with_best(enemy, seat, Dice::default(), log);
                    }
                    _ => return Some(Flow::Ask(Ask::Hit { enemy })),
                }
            }
            Deed::AttackSeen(extra) => {
                let seen = self.state.zone_of(enemy).and_then(|zone| self.seen(zone).first().copied());
                self.attack_with_best(enemy, seen.unwrap_or(NOBODY), extra, log);
            }
            Deed::Leave => {
                if let Some(kind) = enemy.as_roamer() {
                    self.state.roamers[kind].away = true;
                    log.say("M2-ROAM-08", Event::EnemyLeft { enemy });
                }
            }
            Deed::BesideLowest => return self.beside_lowest(script, log),
            Deed::EatMinion => match *self.which_mobs() {
                [] => {}
                [only] => self.kill_figure(EnemyId(only), NOBODY, log),
                _ => return Some(Flow::Ask(Ask::WhichMob { enemy })),
            },
            Deed::Heal(health) => {
                if let Some(kind) = enemy.as_roamer() {
                    let gained = health.min(self.state.roamers[kind].wounds);
                    self.state.roamers[kind].wounds -= gained;
                    log.say("M2-ABIL-30", Event::EnemyHealed { enemy, health: gained });
                }
            }
            Deed::Move(zones) => {
                if *script.sub < zones {
                    match *self.steps_to_heroes(enemy) {
                        [] => {}
                        [only] => {
                            *script.sub += 1;
                            self.move_by_ability(enemy, only, RULE, log);
                            return Some(Flow::Again);
                        }
                        _ => return Some(Flow::Ask(Ask::Placed { enemy })),
                    }
                }
            }
            Deed::AttackNearest => {
                if !self.victims(enemy).is_empty() {
                    self.push(Frame::Act { enemy, victim: NOBODY });
                }
            }
        }
        None
    }

    /// As [`MassiveDarkness2::hits`], for a frame that is being stepped.
    fn hits_of(&self, script: &Script<'_>) -> List<u8, MOST_TARGETS> {
        let zone = self.state.zone_of(script.enemy);
        match self.deed_at(script.enemy, script.line, *script.at) {
            Some(Deed::WithFarthest(most)) => zone.map_or(List::new(), |zone| self.farthest(zone, most)),
            Some(Deed::WithNearest) => zone.map_or(List::new(), |zone| self.nearest(zone)),
            Some(Deed::WithMostTainted) => self.most_tainted(),
            _ => self.lowest_seen(script.enemy, NOBODY, Aim::Attack),
        }
    }

    /// The Hero of `WithFarthest` or `AttackLowest` is known.
    fn hit(&mut self, script: &mut Script<'_>, target: u8, log: &mut Events<'_>) {
        *script.target = target;
        let deed = self.deed_at(script.enemy, script.line, *script.at);
        if let Some(Deed::WithFarthest(_) | Deed::WithNearest | Deed::WithMostTainted) = deed {
            let zone = self.zone_of_target(target);
            self.set_zone(script.enemy, zone);
            log.say(RULE, Event::EnemyPlaced { enemy: script.enemy, zone });
        } else {
            self.attack_with_best(script.enemy, target, Dice::default(), log);
        }
    }

    fn beside_lowest(&mut self, script: &mut Script<'_>, log: &mut Events<'_>) -> Option<Flow> {
        let enemy = script.enemy;
        if *script.sub == 0 {
            match *self.lowest(self.targets(Aim::Way)) {
                [] => return None,
                [only] => *script.target = only,
                _ => return Some(Flow::Ask(Ask::Hit { enemy })),
            }
            *script.sub = 1;
        }
        match *self.beside(*script.target) {
            [] => None,
            [only] => {
                self.place(enemy, only, log);
                None
            }
            _ => Some(Flow::Ask(Ask::Placed { enemy })),
        }
    }

    fn place(&mut self, enemy: EnemyId, zone: SpaceId, log: &mut Events<'_>) {
        self.set_zone(enemy, zone);
        log.say(RULE, Event::EnemyPlaced { enemy, zone });
    }

    /// M2-ROAM-04, M2-ROAM-05: an attack on one Hero, if any type reaches.
    fn attack_with_best(&mut self, enemy: EnemyId, victim: u8, extra: Dice, log: &mut Events<'_>) {
        if self.stands(victim)
            && let Some(kind) = self.best_types(enemy, victim).first().copied()
        {
            self.begin_enemy_attack(EnemyAttack { enemy, victim, kind, extra }, Why::Ability, log);
        }
    }

    pub(crate) fn take_script(&mut self, answer: Answer, log: &mut Events<'_>) {
        let Some(Frame::Script { enemy, line, at, sub, target, seen }) = self.top() else { return };
        let deed = self.deed_at(enemy, line, at);
        let frame = |at, sub, target, seen| Frame::Script { enemy, line, at, sub, target, seen };
        match (deed, answer) {
            (Some(Deed::AttackEach), Answer::Hero(hero)) => {
                self.set_top(frame(at, sub, target, seen & !(1 << hero)));
                self.attack_with_best(enemy, hero, Dice::default(), log);
            }
            (_, Answer::Hero(hero)) => self.set_top(frame(at, 1, hero, seen)),
            (Some(Deed::Move(_)), Answer::Zone(zone)) => {
                self.set_top(frame(at, sub + 1, target, seen));
                self.move_by_ability(enemy, zone, RULE, log);
            }
            (Some(Deed::ToShadow), Answer::Zone(zone)) => {
                self.set_top(frame(at + 1, 0, target, seen));
                self.move_by_ability(enemy, zone, RULE, log);
            }
            (_, Answer::Zone(zone)) => {
                self.set_top(frame(at + 1, 0, target, seen));
                self.place(enemy, zone, log);
            }
            (_, Answer::Enemy(mob)) => {
                self.set_top(frame(at + 1, 0, target, seen));
                self.kill_figure(mob, NOBODY, log);
            }
            _ => {}
        }
    }
}
