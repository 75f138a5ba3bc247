//! QUESTS: somebody who walks through the Dungeon by himself, and whom the Heroes protect (M2-Q2).

use crate::answer::Answer;
use crate::ask::Ask;
use crate::event::Event;
use crate::frames::Frame;
use crate::ids::ESCORT;
use crate::kernel::board::SpaceId;
use crate::kernel::list::List;
use crate::moments::QUEST;
use crate::quest::Happens;
use crate::state::NOBODY;
use crate::ways::FAR;
use crate::{Events, Flow, MassiveDarkness2};

impl MassiveDarkness2 {
    /// How far he walks at the start of this round; nothing without him.
    pub(crate) fn steps_of_escort(&self) -> u8 {
        let escort = self.table.dungeon.story.escort.as_ref();
        escort.filter(|escort| self.state.round >= escort.round).map_or(0, |escort| escort.zones)
    }

    fn escort_zone(&self) -> SpaceId {
        self.state.allies[usize::from(ESCORT)].zone
    }

    /// M2-Q2-R2, M2-Q2-R4, M2-Q2-R5: he opens the special door that he has come to, is there, or walks on; never out of a Zone with
    /// Enemies.
    pub(crate) fn step_escort(&mut self, left: &mut u8, opener: &mut u8, log: &mut Events<'_>) -> Flow {
        let table = self.table.clone();
        let Some(escort) = table.dungeon.story.escort.as_ref().filter(|_| self.state.allies[usize::from(ESCORT)].here)
        else {
            return Flow::Done;
        };
        let zone = self.escort_zone();
        let gate = table.dungeon.gates.iter().find(|gate| gate.number == Some(escort.gate));
        let closed = gate.filter(|gate| !self.state.board.is_open(&table.dungeon.board, gate.edge));
        if let Some(edge) = closed.and_then(|gate| table.dungeon.board.edge(gate.edge))
            && (edge.a == zone || edge.b == zone)
        {
            // M2-Q2-R8: a Door card means a Hero of his Zone, whom the players choose.
            let beside = self.openers();
            match *beside {
                [only] => *opener = only,
                [] => *opener = NOBODY,
                _ if *opener == NOBODY => return Flow::Ask(Ask::Opener),
                _ => {}
            }
            *left = 0;
            self.open_gate(escort.gate, *opener, log);
            return Flow::Done;
        }
        if closed.is_none() && self.marks(escort.to).any(|there| there == zone) {
            self.state.allies[usize::from(ESCORT)].here = false;
            log.say(QUEST, Event::AllyArrived { ally: ESCORT });
            self.happens(Happens::EscortThere, None, log);
            return Flow::Done;
        }
        if *left == 0 || self.state.figures(zone) > 0 {
            return Flow::Done;
        }
        *left -= 1;
        match *self.ways_of_escort() {
            [] => Flow::Done,
            [only] => {
                self.move_ally(ESCORT, only, QUEST, log);
                Flow::Again
            }
            _ => Flow::Ask(Ask::EscortStep),
        }
    }

    /// The Heroes in his Zone.
    pub(crate) fn openers(&self) -> List<u8, 6> {
        let zone = self.escort_zone();
        self.state
            .seats()
            .filter(|seat| self.state.hero(*seat).is_up() && self.state.hero(*seat).zone == zone)
            .collect()
    }

    /// M2-OQ-45: the first steps of the shortest ways through open doors; where there is none, of those that do not mind closed
    /// doors, as far as they lead.
    pub(crate) fn ways_of_escort(&self) -> List<SpaceId, 8> {
        let dungeon = &self.table.dungeon;
        let Some(escort) = dungeon.story.escort.as_ref() else { return List::new() };
        let gate = dungeon.gates.iter().find(|gate| gate.number == Some(escort.gate));
        let closed = gate.filter(|gate| !self.state.board.is_open(&dungeon.board, gate.edge));
        let goals: Vec<SpaceId> = match closed.and_then(|gate| dungeon.board.edge(gate.edge)) {
            Some(edge) => vec![edge.a, edge.b],
            None => self.marks(escort.to).collect(),
        };
        let zone = self.escort_zone();
        let mut found = List::new();
        for through_doors in [false, true] {
            let steps = self.walk(&goals, through_doors);
            if steps.of(zone) != FAR && steps.of(zone) > 0 {
                let next = dungeon.board.neighbours(&self.state.board, zone).map(|(next, _)| next);
                for next in next.filter(|next| !dungeon.zone(*next).abyss && steps.of(*next) < steps.of(zone)) {
                    let _ = found.push(next);
                }
                found.keep_different();
                break;
            }
        }
        found
    }

    pub(crate) fn take_escort(&mut self, answer: Answer, log: &mut Events<'_>) {
        match (answer, self.top()) {
            (Answer::Zone(zone), Some(Frame::Escort { .. })) => self.move_ally(ESCORT, zone, QUEST, log),
            (Answer::Hero(opener), Some(Frame::Escort { left, .. })) => self.set_top(Frame::Escort { left, opener }),
            _ => {}
        }
    }
}
