//! ENEMY-PHASE and MOB-ACTIVATION: who is activated, whom it attacks, where it moves.

use crate::abilities::Moment;
use crate::allies::Aim;
use crate::answer::Answer;
use crate::ask::Ask;
use crate::event::{Event, Why};
use crate::frames::{Activation, EnemyAttack, Figure, Frame};
use crate::ids::{AttackType, Dice, EnemyId, MOST_TARGETS};
use crate::kernel::board::SpaceId;
use crate::kernel::game::RuleId;
use crate::kernel::list::List;
use crate::state::NOBODY;
use crate::ways::FAR;
use crate::{Events, Flow, MassiveDarkness2};

/// M2-MOB-01.
const ACTIONS: u8 = 2;

/// Why it is done where so many could be chosen, so far away.
fn why(choices: usize, far: u8) -> Why {
    if choices > 1 { Why::Chosen(far) } else { Why::Nearest(far) }
}

/// The same of a step. Who makes room for a shot goes to nobody (M2-OQ-22).
fn why_there(choices: usize, far: u8) -> Why {
    if far == 0 { Why::Ability } else { why(choices, far) }
}

impl MassiveDarkness2 {
    /// M2-EPHASE-01, M2-EPHASE-02, M2-EPHASE-05.
    pub(crate) fn step_enemies(&mut self, log: &mut Events<'_>) -> Flow {
        if self.state.all_down() {
            return Flow::Done;
        }
        let waiting = self.waiting_enemies();
        match *waiting {
            [] => Flow::Done,
            [only] if !self.can_use_outside() => {
                self.activate(only, log);
                Flow::Again
            }
            _ => Flow::Ask(Ask::NextEnemy),
        }
    }

    /// Enemies that have not been activated in this phase; one that is off the board by its own card, too (M2-ROAM-08).
    pub(crate) fn waiting_enemies(&self) -> List<EnemyId, 12> {
        let acted = |enemy: EnemyId| match (enemy.as_mob(), enemy.as_roamer()) {
            (Some(mob), _) => self.state.mobs[mob].acted,
            (_, Some(kind)) => self.state.roamers[kind].acted,
            _ => true,
        };
        EnemyId::all().filter(|enemy| self.state.is_here(*enemy) && !acted(*enemy)).collect()
    }

    /// M2-ITEM-10: can anybody use something between actions of Enemies?
    fn can_use_outside(&self) -> bool {
        self.state.seats().any(|seat| self.can_use(seat, Moment::Outside))
    }

    pub(crate) fn activate(&mut self, enemy: EnemyId, log: &mut Events<'_>) {
        if let Some(kind) = enemy.as_mob() {
            self.state.mobs[kind].acted = true;
        } else if let Some(kind) = enemy.as_roamer() {
            self.state.roamers[kind].acted = true;
        }
        log.say("M2-EPHASE-01", Event::Activated { enemy });
        self.push(Frame::Activation { enemy, step: Activation::Frozen, left: ACTIONS, asked: false });
    }

    /// M2-EPHASE-03: Fire, then Frost, then actions. A Roaming Monster with two Frost tokens is not activated at all.
    pub(crate) fn step_activation(
        &mut self,
        enemy: EnemyId,
        step: &mut Activation,
        left: &mut u8,
        asked: &mut bool,
        log: &mut Events<'_>,
    ) -> Flow {
        let is_roamer = enemy.as_roamer().is_some();
        let [fire, frost] = self.states_on(enemy);
        if *step == Activation::Frozen {
            *step = Activation::Burnt;
            let loses_all = is_roamer && frost >= 2;
            if loses_all && !self.table.setup.fire_before_frost_roaming {
                // M2-STATE-09.
                (0..2).for_each(|_| {
                    self.spend_frost(enemy, log);
                });
                return Flow::Done;
            }
            return if fire > 0 { Flow::Push(self.burning(Figure::Enemy(enemy))) } else { Flow::Again };
        }
        if *step == Activation::Burnt {
            *step = Activation::Acting;
            self.suffer_poison(enemy, log);
            return Flow::Again;
        }
        if !self.state.is_here(enemy) || *left == 0 || self.state.all_down() {
            return Flow::Done;
        }
        if is_roamer {
            if frost >= 2 {
                (0..2).for_each(|_| {
                    self.spend_frost(enemy, log);
                });
                return Flow::Done;
            }
            *left = 0;
            self.spend_frost(enemy, log);
            self.begin_script(enemy, false, log);
            return Flow::Again;
        }
        if *left < ACTIONS && !*asked && self.can_use_outside() {
            return Flow::Ask(Ask::Window);
        }
        *left -= 1;
        if !self.spend_frost(enemy, log) {
            self.push(Frame::Act { enemy, victim: NOBODY });
        }
        Flow::Again
    }

    /// M2-MOB-01: it attacks if it can, else it moves.
    pub(crate) fn step_act(&mut self, enemy: EnemyId, victim: &mut u8, log: &mut Events<'_>) -> Flow {
        if self.state.zone_of(enemy).is_none() {
            return Flow::Done;
        }
        let (victims, range) = self.in_reach(enemy);
        if *victim == NOBODY {
            match *victims {
                [] => return self.act_by_moving(enemy, log),
                [only] => *victim = only,
                _ => return Flow::Ask(Ask::Victim { enemy }),
            }
        }
        match *self.best_types(enemy, *victim) {
            [] => {}
            [kind] => {
                let attack = EnemyAttack { enemy, victim: *victim, kind, extra: Dice::default() };
                self.begin_enemy_attack(attack, why(victims.len(), range), log);
            }
            _ => return Flow::Ask(Ask::With { enemy, victim: *victim }),
        }
        Flow::Done
    }

    fn act_by_moving(&mut self, enemy: EnemyId, log: &mut Events<'_>) -> Flow {
        let (steps, far) = self.ways_to_heroes(enemy);
        match *steps {
            [] => Flow::Done,
            [only] => {
                self.move_enemy(enemy, only, why_there(1, far), log);
                Flow::Done
            }
            _ => Flow::Ask(Ask::EnemyStep { enemy }),
        }
    }

    /// M2-MOB-02, M2-MOB-03, M2-MOB-05: the nearest of the Heroes that one of its attack types reaches.
    pub(crate) fn victims(&self, enemy: EnemyId) -> List<u8, MOST_TARGETS> {
        self.in_reach(enemy).0
    }

    /// The same, and at which Range they are.
    fn in_reach(&self, enemy: EnemyId) -> (List<u8, MOST_TARGETS>, u8) {
        let Some(zone) = self.state.zone_of(enemy) else { return (List::new(), FAR) };
        let ranges = self.ranges(zone);
        let attacks = self.attacks_of(enemy);
        let range_of = |target: u8| {
            let range = ranges.of(self.zone_of_target(target));
            (range != FAR && attacks.iter().any(|(kind, _)| kind.reaches(range))).then_some(range)
        };
        let Some(nearest) = self.targets(Aim::Attack).filter_map(range_of).min() else { return (List::new(), FAR) };
        (self.targets(Aim::Attack).filter(|target| range_of(*target) == Some(nearest)).collect(), nearest)
    }

    /// M2-MOB-04, M2-OQ-20: the types that are most effective at the present Range.
    pub(crate) fn best_types(&self, enemy: EnemyId, victim: u8) -> List<AttackType, 3> {
        let Some(zone) = self.state.zone_of(enemy) else { return List::new() };
        let Some(range) = self.range(zone, self.zone_of_target(victim)) else { return List::new() };
        let reaching = || self.attacks_of(enemy).iter().filter(|(kind, _)| kind.reaches(range));
        // M2-Q10-R7: with the weapon that the Quest has given it.
        let weight =
            |(kind, dice): &(AttackType, Dice)| self.table.content.weight(dice.plus(self.lent_dice(enemy, *kind)));
        let best = reaching().map(weight).max();
        reaching().filter(|attack| Some(weight(attack)) == best).map(|(kind, _)| *kind).collect()
    }

    /// M2-MOB-08 to M2-MOB-10: the first steps of all shortest ways to the nearest Heroes.
    pub(crate) fn steps_to_heroes(&self, enemy: EnemyId) -> List<SpaceId, 8> {
        self.ways_to_heroes(enemy).0
    }

    /// The same, and how far away these Heroes are (M2-MOB-09).
    fn ways_to_heroes(&self, enemy: EnemyId) -> (List<SpaceId, 8>, u8) {
        let Some(zone) = self.state.zone_of(enemy) else { return (List::new(), FAR) };
        let steps = self.steps(zone);
        let far = |target: u8| steps.of(self.zone_of_target(target));
        let nearest = self.targets(Aim::Way).map(far).min().unwrap_or(FAR);
        if nearest == FAR || nearest == 0 {
            return (if nearest == 0 { self.step_away(enemy, zone) } else { List::new() }, nearest);
        }
        let mut found = List::new();
        for target in self.targets(Aim::Way).filter(|target| far(*target) == nearest) {
            for step in &self.first_steps(zone, self.zone_of_target(target)) {
                let _ = found.push(*step);
            }
            found.keep_different();
        }
        (found, nearest)
    }

    /// M2-OQ-22: it has reached the nearest Hero and stays, unless it is played that it makes room for a shot.
    fn step_away(&self, enemy: EnemyId, zone: SpaceId) -> List<SpaceId, 8> {
        let only_shoots = self.attacks_of(enemy).iter().all(|(kind, _)| *kind == AttackType::Ranged);
        if !self.table.setup.ranged_mob_steps_away || !only_shoots {
            return List::new();
        }
        let board = &self.table.dungeon.board;
        let next = board.neighbours(&self.state.board, zone).map(|(zone, _)| zone);
        let first = self.targets(Aim::Way).next().map(|target| self.zone_of_target(target));
        let sees = |zone: &SpaceId| first.is_some_and(|first| self.ranges(*zone).of(first) != FAR);
        next.filter(|zone| !self.table.dungeon.zone(*zone).abyss && sees(zone)).collect()
    }

    /// The first steps of the shortest ways between two Zones.
    fn first_steps(&self, from: SpaceId, to: SpaceId) -> List<SpaceId, 8> {
        let steps = self.steps(to);
        let whole = steps.of(from);
        let next = self.each_way(from);
        let nearer =
            |zone: &SpaceId| whole != FAR && !self.table.dungeon.zone(*zone).abyss && steps.of(*zone) + 1 == whole;
        let mut found: List<SpaceId, 8> = next.filter(nearer).collect();
        found.keep_different();
        found
    }

    /// The same for an Enemy that makes for a Zone.
    pub(crate) fn steps_to(&self, enemy: EnemyId, goal: SpaceId) -> List<SpaceId, 8> {
        self.state.zone_of(enemy).map_or(List::new(), |zone| self.first_steps(zone, goal))
    }

    /// Towards the nearest Hero, as an action.
    fn move_enemy(&mut self, enemy: EnemyId, to: SpaceId, why: Why, log: &mut Events<'_>) {
        if let Some(from) = self.put_enemy(enemy, to) {
            log.say("M2-MOB-08", Event::EnemyMoved { enemy, from, to, why });
        }
    }

    /// Where its card or an ability sends it.
    pub(crate) fn move_by_ability(&mut self, enemy: EnemyId, to: SpaceId, rule: RuleId, log: &mut Events<'_>) {
        if let Some(from) = self.put_enemy(enemy, to) {
            log.say(rule, Event::EnemyMoved { enemy, from, to, why: Why::Ability });
        }
    }

    /// M2-MOB-11: Enemies open nothing, take nothing and trigger no Traps. From where it goes.
    fn put_enemy(&mut self, enemy: EnemyId, to: SpaceId) -> Option<SpaceId> {
        let from = self.state.zone_of(enemy)?;
        self.set_zone(enemy, to);
        Some(from)
    }

    pub(crate) fn set_zone(&mut self, enemy: EnemyId, to: SpaceId) {
        if let Some(kind) = enemy.as_mob() {
            self.state.mobs[kind].zone = to;
        } else if let Some(kind) = enemy.as_roamer() {
            (self.state.roamers[kind].zone, self.state.roamers[kind].away) = (to, false);
        } else {
            self.state.boss.zone = to;
        }
    }

    /// Each Mob in the Dungeon takes one action (a Door card).
    pub(crate) fn step_mobs_act(&mut self, at: &mut u8) -> Flow {
        let next = (usize::from(*at)..self.state.mobs.len()).find(|kind| self.state.mobs[*kind].here);
        match next {
            Some(kind) if !self.state.all_down() => {
                *at = kind as u8 + 1;
                Flow::Push(Frame::Act { enemy: EnemyId::mob(kind), victim: NOBODY })
            }
            _ => Flow::Done,
        }
    }

    /// The Enemy Phase, or the moment between two actions of an Enemy: whoever can use something is offered it.
    pub(crate) fn list_window(&self, out: &mut Vec<Answer>) {
        self.list_take_back(out);
        for seat in self.state.seats() {
            self.each_use(seat, Moment::Outside, &mut |how| out.push(Answer::Use(how)));
            if self.can_turn_pointer(seat) {
                out.push(Answer::Pointer(seat));
            }
            self.list_off(seat, out);
        }
    }

    pub(crate) fn take_act(&mut self, answer: Answer, log: &mut Events<'_>) {
        let Some(Frame::Act { enemy, victim }) = self.top() else { return };
        match answer {
            Answer::Hero(victim) => self.set_top(Frame::Act { enemy, victim }),
            Answer::Type(kind) => {
                self.state.frames.pop();
                let (victims, range) = self.in_reach(enemy);
                let attack = EnemyAttack { enemy, victim, kind, extra: Dice::default() };
                self.begin_enemy_attack(attack, why(victims.len(), range), log);
            }
            Answer::Zone(zone) => {
                self.state.frames.pop();
                let (steps, far) = self.ways_to_heroes(enemy);
                self.move_enemy(enemy, zone, why_there(steps.len(), far), log);
            }
            _ => {}
        }
    }
}
