//! ACTION (Move) and MOVEMENT: steps, doors, picking up, leaving.

use super::ask::{Act, Answer, Ask};
use super::event::Event;
use super::frames::{Door, Frame, MoveAction, SkillMove};
use super::game::{Events, Flow, MassiveDarkness};
use super::ids::{AbilityUse, Actor, Hero};
use super::language::quest::{ActCost, Goal};
use super::quest_rules::Now;
use crate::kernel::board::{EdgeId, Passage, SpaceId};
use crate::kernel::game::{Refusal, RuleId};
use crate::kernel::list::List;
use std::sync::Arc;

impl MassiveDarkness {
    /// ACT-MOVE-01: what Movement Points can still buy; the Action ends by itself when nothing is left to buy.
    pub(super) fn step_move_action(&mut self, frame: &mut MoveAction) -> Flow {
        if self.can_buy_anything(frame) { Flow::Ask(Ask::Act(frame.hero)) } else { Flow::Done }
    }

    fn can_buy_anything(&self, frame: &MoveAction) -> bool {
        let state = self.state.hero(frame.hero);
        // ED-05: who can leave for nothing is asked even without points.
        let broke = frame.points == 0 && !(self.escape_is_free() && self.can_escape(frame.hero).is_ok());
        if broke || state.dead || state.escaped || state.stunned {
            return false;
        }
        let mut found = false;
        self.move_menu(frame, &mut |act| found |= act != Act::EndMove);
        found
    }

    /// ACT-MOVE-01: a Move Action begins. One that leads nowhere is over at once, and nobody would hear of it otherwise.
    pub(super) fn push_move_action(&mut self, hero: Hero, log: &mut Events<'_>) {
        let action = MoveAction { hero, points: self.movement_points(hero) };
        if !self.can_buy_anything(&action) {
            log.say("ACT-MOVE-01", Event::MovedNowhere { hero });
        }
        self.push(Frame::MoveAction(action));
    }

    /// ACT-MOVE-01: Move, Open a Door and Pick Up, in any order.
    pub(super) fn move_menu(&self, frame: &MoveAction, visit: &mut dyn FnMut(Act)) {
        let hero = frame.hero;
        let zone = self.state.hero(hero).zone;
        if self.can_escape(hero).is_ok() {
            visit(Act::Escape);
        }
        if frame.points == 0 {
            visit(Act::EndMove);
            return;
        }
        if self.may_leave(hero) {
            for next in &self.ways_from(zone) {
                visit(Act::Step(*next));
            }
        }
        for (_, edge) in self.dungeon.board.edges_of(zone) {
            if self.is_closed_door(*edge) && !self.is_locked(*edge) {
                visit(Act::OpenDoor(*edge));
            }
        }
        if self.can_pick_up(hero).is_ok() {
            visit(Act::PickUp);
        }
        self.quest_acts(hero, ActCost::MovementPoint, visit);
        self.items_between_steps(hero, visit);
        visit(Act::EndMove);
    }

    pub(super) fn answer_move_action(&mut self, frame: &mut MoveAction, answer: &Answer, log: &mut Events<'_>) {
        let Answer::Act(act) = answer else { return };
        let hero = frame.hero;
        if let Act::Use(ability) = *act {
            return self.use_between_steps(hero, ability, log);
        }
        frame.points = frame.points.saturating_sub(1);
        match *act {
            Act::Step(zone) => self.move_hero(hero, zone, "ACT-MOVE-03", log),
            Act::OpenDoor(edge) => {
                self.open_door(edge);
                log.say("ACT-DOOR-01", Event::DoorOpened { hero, edge });
                self.push(Frame::Door(Door { hero, edge, ..Door::default() }));
            }
            Act::PickUp => self.pick_up(hero, log),
            Act::Escape => {
                self.state.hero_mut(hero).escaped = true;
                log.say("QC-02", Event::HeroEscaped { hero });
                self.trigger(Now::HeroEscaped, hero, log);
                self.check_goals(log);
            }
            Act::Lay(kind) => self.lay_carried(hero, kind, log),
            Act::Quest(act) => self.do_quest_act(hero, act, log),
            // ACT-MOVE-02: unspent points are lost.
            _ => frame.points = 0,
        }
    }

    /// MOVE-04, MOVE-05, SKILL-15.
    #[must_use]
    pub fn may_leave(&self, hero: Hero) -> bool {
        self.state.holding_enemy(self.state.hero(hero).zone).is_none() || self.is_slippery(Actor::Hero(hero))
    }

    fn is_closed_door(&self, edge: EdgeId) -> bool {
        let door = self.dungeon.board.edge(edge).is_some_and(|edge| edge.passage == Passage::Door);
        door && !self.dungeon.board.passable(&self.state.board, edge)
    }

    /// May the door be opened only after a rule of the quest has unlocked it?
    #[must_use]
    pub fn is_locked(&self, edge: EdgeId) -> bool {
        let mut doors = self.dungeon.doors.iter().enumerate();
        doors.any(|(place, door)| door.edge == edge && door.locked && self.state.quest.unlocked >> place & 1 == 0)
    }

    /// A Hero changes his Zone.
    pub(super) fn move_hero(&mut self, hero: Hero, to: SpaceId, rule: RuleId, log: &mut Events<'_>) {
        let from = self.state.hero(hero).zone;
        self.state.hero_mut(hero).zone = to;
        log.say(rule, Event::Moved { actor: Actor::Hero(hero), from, to });
        self.trigger(Now::HeroMoved { from, to }, hero, log);
    }

    /// ACT-DOOR-02: an opened door never closes again. Lines and distances follow.
    pub(super) fn open_door(&mut self, edge: EdgeId) {
        self.state.board.open(&self.dungeon.board, edge);
        if let Some(ends) = self.dungeon.board.edge(edge) {
            Arc::make_mut(&mut self.distances).connect(ends.a, ends.b);
        }
        Arc::make_mut(&mut self.sight).rebuild(&self.dungeon.board, &self.state.board);
    }

    /// QC-02, TOKEN-05: only when escaping is what has to be done now (QC-03), from a Zone that may be left (MOVE-04).
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn can_escape(&self, hero: Hero) -> Result<(), Refusal> {
        if self.dungeon.exit != Some(self.state.hero(hero).zone) {
            return Err(Refusal::new("QC-02", "refusal-not-at-exit"));
        }
        match self.dungeon.goals.get(usize::from(self.state.goals_met)) {
            Some(Goal::AllEscape) => {}
            Some(Goal::Escapes(role, load)) if self.hero_in_role(role) == Some(hero) && self.bears(hero, *load) => {}
            Some(Goal::Escapes(..)) => return Err(Refusal::new("QC-03", "refusal-not-the-one")),
            _ => return Err(Refusal::new("QC-03", "refusal-goals-first")),
        }
        if self.may_leave(hero) { Ok(()) } else { Err(Refusal::new("MOVE-04", "refusal-zone-held")) }
    }

    /// SKILL-11, SKILL-16, SKILL-19: movement by a Skill.
    pub(super) fn step_skill_move(&mut self, frame: &mut SkillMove) -> Flow {
        let state = self.state.hero(frame.hero);
        if frame.most == 0 || state.dead || state.escaped {
            return Flow::Done;
        }
        let mut found = false;
        self.skill_steps(frame, &mut |act| found |= act != Act::EndMove);
        if found { Flow::Ask(Ask::Act(frame.hero)) } else { Flow::Done }
    }

    pub(super) fn skill_move_menu(&self, frame: &SkillMove, visit: &mut dyn FnMut(Act)) {
        let mut goes_on = false;
        self.skill_steps(frame, &mut |act| {
            goes_on = true;
            visit(act);
        });
        // EQUIP-06; whoever is where the movement has to end has nothing more to decide.
        if goes_on {
            self.items_between_steps(frame.hero, visit);
        }
    }

    fn skill_steps(&self, frame: &SkillMove, visit: &mut dyn FnMut(Act)) {
        let hero = frame.hero;
        let zone = self.state.hero(hero).zone;
        if frame.slippery || self.may_leave(hero) {
            for next in &self.ways_from(zone) {
                if !frame.to_enemy || self.enemy_within(*next, frame.most - 1) {
                    visit(Act::Step(*next));
                }
            }
        }
        if frame.least == 0 && (!frame.to_enemy || self.state.enemy_in(zone).is_some()) {
            visit(Act::EndMove);
        }
    }

    /// Zones into which a Hero can step from here, each once, by whatever ways it is joined.
    fn ways_from(&self, zone: SpaceId) -> List<SpaceId, 16> {
        let mut ways = List::new();
        for (next, edge) in self.dungeon.board.neighbours(&self.state.board, zone) {
            if self.hero_may_cross(edge) && !ways.contains(&next) {
                ways.push(next);
            }
        }
        ways
    }

    /// SKILL-11: can the movement still end with an Enemy? A Zone with an Enemy cannot be left by it.
    fn enemy_within(&self, zone: SpaceId, steps: u8) -> bool {
        if self.state.enemy_in(zone).is_some() {
            return true;
        }
        let mut neighbours = self.dungeon.board.neighbours(&self.state.board, zone);
        steps > 0 && neighbours.any(|(next, edge)| self.hero_may_cross(edge) && self.enemy_within(next, steps - 1))
    }

    /// SKILL-11: is there a Charge at all from here?
    #[must_use]
    pub fn skill_move_possible(&self, frame: &SkillMove) -> bool {
        let mut found = false;
        self.skill_steps(frame, &mut |act| found |= act != Act::EndMove);
        found
    }

    pub(super) fn answer_skill_move(&mut self, frame: &mut SkillMove, answer: &Answer, log: &mut Events<'_>) {
        let Answer::Act(act) = answer else { return };
        match *act {
            Act::Step(zone) => {
                let rule = frame.rule();
                frame.most -= 1;
                frame.least = frame.least.saturating_sub(1);
                self.move_hero(frame.hero, zone, rule, log);
                // SKILL-11: it ends with an Enemy, whose Zone it could not leave.
                if frame.to_enemy && self.state.holding_enemy(zone).is_some() {
                    frame.most = 0;
                }
            }
            Act::Use(ability) => self.use_between_steps(frame.hero, ability, log),
            _ => frame.most = 0,
        }
    }

    /// Why a step, door or token cannot be had in a Move Action.
    pub(super) fn explain_move(&self, frame: &MoveAction, act: Act) -> Refusal {
        let hero = frame.hero;
        match act {
            Act::Step(zone) => self.explain_step(hero, zone, self.may_leave(hero)),
            Act::OpenDoor(edge) if self.is_locked(edge) => Refusal::new("ACT-DOOR-01", "refusal-locked"),
            Act::OpenDoor(_) => Refusal::new("ACT-DOOR-01", "refusal-no-door-here"),
            Act::PickUp => self.can_pick_up(hero).err().unwrap_or(NOT_NOW),
            Act::Escape => self.can_escape(hero).err().unwrap_or(NOT_NOW),
            Act::Lay(_) => Refusal::new("ARTIFACT-05", "refusal-nothing-to-lay"),
            Act::Quest(act) => self.can_do_quest_act(hero, act).err().unwrap_or(NOT_NOW),
            Act::Use(ability) => self.explain_item(hero, ability),
            _ => NOT_NOW,
        }
    }

    pub(super) fn explain_skill_move(&self, frame: &SkillMove, act: Act) -> Refusal {
        match act {
            Act::Step(zone) if frame.to_enemy => {
                let step = self.explain_step(frame.hero, zone, self.may_leave(frame.hero));
                if step == NOT_NOW { Refusal::new("SKILL-11", "refusal-charge") } else { step }
            }
            Act::Step(zone) => self.explain_step(frame.hero, zone, frame.slippery || self.may_leave(frame.hero)),
            Act::Use(ability) => self.explain_item(frame.hero, ability),
            _ => NOT_NOW,
        }
    }

    /// Why this cannot be used in the middle of a movement (EQUIP-06, OQ-09).
    fn explain_item(&self, hero: Hero, ability: AbilityUse) -> Refusal {
        // Whoever asks may name any number.
        let mut is_his = false;
        self.each_ability(Actor::Hero(hero), &mut |own| is_his |= own == ability);
        if is_his { self.can_use_between_steps(hero, ability).err().unwrap_or(NOT_NOW) } else { NOT_NOW }
    }

    fn explain_step(&self, hero: Hero, to: SpaceId, may_leave: bool) -> Refusal {
        let from = self.state.hero(hero).zone;
        match self.dungeon.board.edge_between(from, to) {
            None => Refusal::new("MOVE-01", "refusal-not-adjacent"),
            Some(edge) if !self.dungeon.board.passable(&self.state.board, edge) => {
                Refusal::new("MOVE-02", "refusal-wall")
            }
            Some(edge) if !self.hero_may_cross(edge) => Refusal::new("TOKEN-02", "refusal-barred"),
            Some(_) if !may_leave => Refusal::new("MOVE-04", "refusal-zone-held"),
            Some(_) => NOT_NOW,
        }
    }
}

/// ACT-MOVE-02: the Move Action is resolved completely first (OQ-09).
const NOT_NOW: Refusal = Refusal::new("ACT-MOVE-02", "refusal-move-first");
