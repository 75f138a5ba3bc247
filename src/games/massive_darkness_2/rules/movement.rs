//! ACTION: moving, opening doors; TOKENS: Traps.

use crate::abilities::Moment;
use crate::answer::{AbilityRef, Answer};
use crate::ask::Ask;
use crate::event::Event;
use crate::frames::{Exhausting, Frame};
use crate::kernel::board::{EdgeId, Passage, SpaceId};
use crate::kernel::list::List;
use crate::moments::QUEST;
use crate::quest::Opening;
use crate::state::{Lying, NOBODY, Thing};
use crate::{Checked, Events, Flow, MassiveDarkness2, no};

/// M2-MOVE-01.
pub(crate) const POINTS: u8 = 2;

impl MassiveDarkness2 {
    pub(crate) fn step_moving(&mut self, hero: u8, points: u8, used: &List<AbilityRef, 4>) -> Flow {
        let figure = self.state.hero(hero);
        let more = || self.can_use(hero, Moment::Move(*used));
        if !figure.is_up() || figure.rooted || (points == 0 && !more()) {
            // M2-MOVE-02: what is unspent is lost.
            return Flow::Done;
        }
        Flow::Ask(Ask::Moving { hero, points })
    }

    /// The Zones that one step leads to (M2-MOVE-03, M2-TOKEN-17).
    pub(crate) fn each_step(&self, from: SpaceId) -> impl Iterator<Item = SpaceId> + '_ {
        let dungeon = &self.table.dungeon;
        let next = dungeon.board.neighbours(&self.state.board, from).map(|(zone, _)| zone);
        next.filter(|zone| !dungeon.zone(*zone).abyss)
    }

    /// M2-DOOR-02: closed doors of a Zone.
    fn each_closed_door(&self, zone: SpaceId) -> impl Iterator<Item = EdgeId> + '_ {
        let board = &self.table.dungeon.board;
        let edges = board.edges_of(zone).iter().map(|(_, edge)| *edge);
        edges.filter(move |edge| self.is_closed_door(*edge) && self.may_open(zone, *edge).is_ok())
    }

    /// M2-QC-04: may Heroes open this door? A special one as the Quest says; none once the other Tiles are gone.
    fn may_open(&self, zone: SpaceId, edge: EdgeId) -> Checked {
        let dungeon = &self.table.dungeon;
        let there = dungeon.board.edge(edge).map_or(zone, |ends| if ends.a == zone { ends.b } else { ends.a });
        match dungeon.gate_at(edge) {
            _ if self.state.board.is_removed(there) => no("M2-BOSS-06", "refusal-md2-no-closed-door"),
            Some(gate) if gate.number.is_some() => {
                let is_met = gate.needs.iter().all(|need| self.holds(*need, NOBODY));
                let is_theirs = gate.opening == Opening::ByHeroes && is_met;
                if is_theirs { Ok(()) } else { no("M2-QC-04", "refusal-md2-gate") }
            }
            _ => Ok(()),
        }
    }

    /// Where a Hero can step; through closed Gates, too, once the one of his own Tile is open (M2-Q10-R5).
    pub(crate) fn each_step_of(&self, hero: u8) -> impl Iterator<Item = SpaceId> + '_ {
        let dungeon = &self.table.dungeon;
        let zone = self.state.hero(hero).zone;
        let passes = self.passes_gates(hero);
        let through = dungeon.gates.iter().filter(move |gate| passes && gate.opening == Opening::TileClear);
        let through = through.filter(|gate| self.is_closed_door(gate.edge)).filter_map(move |gate| {
            let ends = dungeon.board.edge(gate.edge)?;
            if ends.a == zone { Some(ends.b) } else { (ends.b == zone).then_some(ends.a) }
        });
        self.each_step(zone).chain(through)
    }

    /// M2-Q5-R4: where a passage leads from a Zone.
    pub(crate) fn each_passage(&self, zone: SpaceId) -> impl Iterator<Item = SpaceId> + '_ {
        let kind = self.table.dungeon.story.passages.filter(|kind| self.marks(*kind).any(|there| there == zone));
        kind.into_iter().flat_map(|kind| self.marks(kind)).filter(move |there| *there != zone)
    }

    fn is_closed_door(&self, edge: EdgeId) -> bool {
        let board = &self.table.dungeon.board;
        let is_door = board.edge(edge).is_some_and(|edge| edge.passage == Passage::Door);
        is_door && !self.state.board.is_open(board, edge)
    }

    pub(crate) fn list_moving(&self, hero: u8, points: u8, out: &mut Vec<Answer>) {
        let zone = self.state.hero(hero).zone;
        if points > 0 {
            out.extend(self.each_step_of(hero).map(Answer::Step));
            out.extend(self.each_passage(zone).map(Answer::Travel));
            out.extend(self.each_closed_door(zone).map(Answer::Open));
            if self.may_interact(zone) {
                self.each_interaction(hero, &mut |thing| out.push(Answer::Interact(thing)));
            }
            self.list_tasks(hero, false, out);
        }
        if let Some(Frame::Moving { used, .. }) = self.top() {
            self.each_use(hero, Moment::Move(used), &mut |how| out.push(Answer::Use(how)));
        }
        if self.can_turn_pointer(hero) {
            out.push(Answer::Pointer(hero));
        }
        out.push(Answer::Done);
    }

    pub(crate) fn why_not_moving(&self, hero: u8, points: u8, answer: Answer) -> Checked {
        let zone = self.state.hero(hero).zone;
        let board = &self.table.dungeon.board;
        match answer {
            Answer::Step(_) | Answer::Open(_) | Answer::Interact(_) | Answer::Task(_) | Answer::Travel(_)
                if points == 0 =>
            {
                no("M2-MOVE-01", "refusal-md2-no-points")
            }
            Answer::Step(to) if self.table.dungeon.zone(to).abyss => no("M2-TOKEN-17", "refusal-md2-abyss"),
            Answer::Step(to) => match board.edge_between(zone, to) {
                Some(edge) if self.is_closed_door(edge) => no("M2-DOOR-01", "refusal-md2-closed"),
                _ => no("M2-MOVE-03", "refusal-md2-not-adjacent"),
            },
            Answer::Open(edge) if !board.edges_of(zone).iter().any(|(_, other)| *other == edge) => {
                no("M2-DOOR-02", "refusal-md2-far-door")
            }
            Answer::Open(edge) if self.is_closed_door(edge) => self.may_open(zone, edge),
            Answer::Travel(_) => no(QUEST, "refusal-md2-no-passage"),
            Answer::Task(task) => {
                self.may_do(hero, task)?;
                no("M2-SPECIAL-03", "refusal-md2-not-offered")
            }
            Answer::Open(_) => no("M2-DOOR-03", "refusal-md2-no-closed-door"),
            Answer::Interact(thing) => self.why_not_interact(hero, thing),
            Answer::Use(how) => match self.top() {
                Some(Frame::Moving { used, .. }) => self.why_not_use(how, Moment::Move(used)),
                _ => no("M2-MOVE-10", "refusal-md2-not-offered"),
            },
            Answer::TakeOff { .. } => no("M2-MOVE-10", "refusal-md2-not-offered"),
            _ => no("M2-MOVE-01", "refusal-md2-not-offered"),
        }
    }

    pub(crate) fn take_moving(&mut self, hero: u8, answer: Answer, log: &mut Events<'_>) {
        let Some(Frame::Moving { points, used, .. }) = self.top() else { return };
        match answer {
            Answer::Done => {
                self.state.frames.pop();
                return;
            }
            Answer::Pointer(hero) => return self.turn_pointer(hero, log),
            Answer::Use(how) => {
                let mut used = used;
                let _ = used.push(how.what);
                self.set_top(Frame::Moving { hero, points, used });
                self.begin_use(how, log);
                return;
            }
            _ => self.set_top(Frame::Moving { hero, points: points.saturating_sub(1), used }),
        }
        match answer {
            // M2-OQ-64.
            Answer::Travel(to) if self.table.setup.travel_is_not_leaving => self.arrive(hero, to, log),
            Answer::Step(to) | Answer::Travel(to) => self.step_to(hero, to, log),
            Answer::Open(edge) => self.open_door(hero, edge, log),
            Answer::Interact(thing) => self.interact(hero, thing, log),
            Answer::Task(task) => self.do_task(hero, task, log),
            _ => {}
        }
    }

    /// M2-MOVE-05, M2-OQ-11: Reaction Wounds first; who is Knocked Out by them lies where he was.
    pub(crate) fn step_to(&mut self, hero: u8, to: SpaceId, log: &mut Events<'_>) {
        let from = self.state.hero(hero).zone;
        let figures = self.state.figures(from);
        if figures > 0 {
            self.wound_hero(hero, figures, "M2-MOVE-05", log);
            if !self.state.hero(hero).is_up() {
                return;
            }
        }
        self.arrive(hero, to, log);
    }

    fn arrive(&mut self, hero: u8, to: SpaceId, log: &mut Events<'_>) {
        let from = self.state.hero(hero).zone;
        self.state.hero_mut(hero).zone = to;
        log.say("M2-MOVE-03", Event::Moved { hero, from, to });
        self.enters(to);
        // M2-Q10-R5: who passes a closed Gate sees what lies behind it, as if it had been opened.
        let table = self.table.clone();
        if let Some(edge) = table.dungeon.board.edge_between(from, to).filter(|edge| self.is_closed_door(*edge)) {
            let silent = table.dungeon.gate_at(edge).is_some_and(|gate| gate.silent);
            self.reveal_behind(to, hero, silent);
        }
        if self.trap_in(to, Thing::SpikeTrap) || self.trap_in(to, Thing::BearTrap) {
            self.push(Frame::Traps { hero });
        }
    }

    fn trap_in(&self, zone: SpaceId, trap: Thing) -> bool {
        self.state.things_in(zone).any(|thing| thing == trap)
    }

    fn open_door(&mut self, hero: u8, edge: EdgeId, log: &mut Events<'_>) {
        let zone = self.state.hero(hero).zone;
        let table = self.table.clone();
        self.state.board.open(&table.dungeon.board, edge);
        log.say("M2-DOOR-02", Event::DoorOpened { hero, edge });
        let Some(ends) = table.dungeon.board.edge(edge) else { return };
        let behind = if ends.a == zone { ends.b } else { ends.a };
        let silent = table.dungeon.gate_at(edge).is_some_and(|gate| gate.silent);
        self.reveal_behind(behind, hero, silent);
    }

    /// M2-TOKEN-04: all Traps of the Zone, one after the other.
    pub(crate) fn step_traps(&mut self, hero: u8) -> Flow {
        let figure = self.state.hero(hero);
        if !figure.is_up() {
            return Flow::Done;
        }
        let zone = figure.zone;
        match (self.trap_in(zone, Thing::SpikeTrap), self.trap_in(zone, Thing::BearTrap)) {
            (true, true) => Flow::Ask(Ask::Trap { hero }),
            (false, false) => Flow::Done,
            (_, bear) => Flow::Push(Frame::Trap { hero, bear }),
        }
    }

    pub(crate) fn step_trap(&mut self, hero: u8, bear: bool) -> Flow {
        let thing = if bear { Thing::BearTrap } else { Thing::SpikeTrap };
        if self.trap_in(self.state.hero(hero).zone, thing) { Flow::Ask(Ask::Side { thing }) } else { Flow::Done }
    }

    /// M2-TOKEN-01, M2-TOKEN-02, M2-TOKEN-03: a Trap is turned up.
    pub(crate) fn trap_turned(&mut self, hero: u8, thing: Thing, side: u8, log: &mut Events<'_>) {
        let zone = self.state.hero(hero).zone;
        self.remove_thing(Lying { thing, zone });
        log.say("M2-TOKEN-01", Event::Turned { thing, zone, side });
        let printing = &self.table.content.printed.printing;
        let list = if thing == Thing::BearTrap { &printing.bears } else { &printing.spikes };
        let number = list.get(usize::from(side)).copied().unwrap_or(0);
        self.state.frames.pop();
        if number == 0 {
            return;
        }
        if thing == Thing::SpikeTrap {
            self.wound_hero(hero, number, "M2-TOKEN-01", log);
        } else {
            self.state.hero_mut(hero).rooted = true;
            log.say("M2-TOKEN-02", Event::Rooted { hero });
            self.lose_actions(hero, number, "M2-TOKEN-02", log);
        }
    }

    /// Actions of this turn are lost, as far as there are any (M2-TOKEN-03).
    pub(crate) fn lose_actions(&mut self, hero: u8, count: u8, rule: &'static str, log: &mut Events<'_>) {
        for _ in 0..count.min(self.state.hero(hero).actions) {
            self.spend_action(hero, Exhausting::Lost);
            log.say(rule, Event::ActionLost { hero });
        }
    }

    /// Takes a token off the Tile.
    pub(crate) fn remove_thing(&mut self, lying: Lying) {
        if let Some(at) = self.state.things.iter().position(|other| *other == lying) {
            self.state.things.remove(at);
        }
    }

    pub(crate) fn lay(&mut self, thing: Thing, zone: SpaceId, rule: &'static str, log: &mut Events<'_>) {
        if self.state.things.push(Lying { thing, zone }) {
            log.say(rule, Event::Laid { thing, zone });
        }
    }
}
