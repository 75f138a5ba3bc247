//! ACTION (Open a Door): what waits behind it.

use super::ask::{Answer, By, Choice, DeckName, Drawn, Purpose};
use super::cards::DoorGuard;
use super::event::Event;
use super::frames::{Door, DoorStep, Frame, Spawn, SpawnStep, SpawnWhat};
use super::game::{Events, Flow, MassiveDarkness};
use super::ids::{DoorId, Hero};
use super::quest_rules::Now;
use super::state::{Token, TokenKind};
use crate::kernel::bits::Bits;
use crate::kernel::board::{EdgeId, SpaceId};

impl MassiveDarkness {
    /// ACT-DOOR-03, ACT-DOOR-04: the Level first, then the Door card, then its blocks in order (ACT-DOOR-12).
    pub(super) fn step_door(&mut self, frame: &mut Door, log: &mut Events<'_>) -> Flow {
        match frame.step {
            DoorStep::Level => {
                let behind = self.behind(frame);
                self.raise_level_by_place(self.dungeon.tile_level(behind), log);
                frame.step = DoorStep::Draw;
                let behind = Some(behind).filter(|_| !frame.by_rule);
                self.trigger(Now::DoorOpened { door: frame.edge, behind }, frame.hero, log);
                Flow::Again
            }
            DoorStep::Draw => {
                let behind = self.behind(frame);
                let Some(chamber) = self.opens_a_chamber(behind, frame.edge) else { return Flow::Done };
                let instead = self.trigger(Now::ChamberOpened(chamber), frame.hero, log);
                frame.step = if instead || frame.by_rule { DoorStep::End } else { DoorStep::Card };
                Flow::Again
            }
            DoorStep::Card => self.ask_to_draw(DeckName::Door, log).map_or(Flow::Done, Flow::Ask),
            DoorStep::Room => self.choose_room(frame),
            DoorStep::Block => self.resolve_block(frame),
            DoorStep::Tokens => {
                self.place_tokens(frame, log);
                frame.block += 1;
                frame.step = if frame.block < 3 { DoorStep::Room } else { DoorStep::End };
                Flow::Again
            }
            DoorStep::End => Flow::Done,
        }
    }

    /// The Zone behind the door, seen from the Hero who opened it.
    fn behind(&self, frame: &Door) -> SpaceId {
        let here = self.state.hero(frame.hero).zone;
        match self.dungeon.board.edge(frame.edge) {
            // A rule opens a door from nowhere: behind it is the Chamber that has not been opened yet.
            Some(edge) if frame.by_rule => {
                let closed =
                    |zone: &SpaceId| self.dungeon.zone(*zone).room && !self.state.opened.contains(zone.index());
                [edge.a, edge.b].into_iter().find(closed).unwrap_or(edge.b)
            }
            Some(edge) if edge.a == here => edge.b,
            Some(edge) => edge.a,
            None => here,
        }
    }

    /// ACT-DOOR-08, ACT-DOOR-10, GLOSS-01: the Hero who is being activated, also when one whom he commanded opens the door.
    fn active_player(&self, frame: &Door) -> Hero {
        self.active_hero().unwrap_or(frame.hero)
    }

    /// ACT-DOOR-05, OQ-46: a Chamber that has never been opened? If so its Zones are marked as opened.
    fn opens_a_chamber(&mut self, behind: SpaceId, door: EdgeId) -> Option<Bits<4>> {
        if !self.dungeon.zone(behind).room {
            return None;
        }
        let chamber = self.chamber(behind, Some(door));
        if chamber.iter().any(|zone| self.state.opened.contains(zone)) {
            return None;
        }
        for zone in chamber.iter() {
            self.state.opened.insert(zone);
        }
        Some(chamber)
    }

    /// ZONE-03, ZONE-05: the Room Zones joined to this one by openings or open doors; `without` is not passed.
    #[must_use]
    pub fn chamber(&self, room: SpaceId, without: Option<EdgeId>) -> Bits<4> {
        let mut zones = Bits::default();
        let dungeon = &self.dungeon;
        dungeon.board.reach(
            &self.state.board,
            room,
            |zone, edge| dungeon.zone(zone).room && Some(edge) != without,
            &mut zones,
        );
        zones
    }

    /// ACT-DOOR-06, ACT-DOOR-08: the Room of the next block. Zone 1 lies behind the door, each further one next to the
    /// Room before; where that one leads nowhere new, next to an earlier one.
    fn choose_room(&mut self, frame: &mut Door) -> Flow {
        if frame.rooms.is_empty() {
            let behind = self.behind(frame);
            frame.rooms.push(behind);
            frame.step = DoorStep::Block;
            return Flow::Again;
        }
        for from in frame.rooms.iter().rev() {
            self.state.options.clear();
            for (zone, edge) in self.dungeon.board.neighbours(&self.state.board, *from) {
                if self.dungeon.zone(zone).room && edge != frame.edge && !frame.rooms.contains(&zone) {
                    self.state.options.push(Choice::Zone(zone));
                }
            }
            if !self.state.options.is_empty() {
                break;
            }
        }
        let purpose = if frame.block == 1 { Purpose::SecondRoom } else { Purpose::ThirdRoom };
        match self.choose_one(By::Hero(self.active_player(frame)), purpose) {
            Ok(ask) => ask,
            Err(Choice::Zone(zone)) => {
                frame.rooms.push(zone);
                frame.step = DoorStep::Block;
                Flow::Again
            }
            // ACT-DOOR-07: fewer Rooms than blocks.
            Err(_) => Flow::Done,
        }
    }

    pub(super) fn answer_door(&mut self, frame: &mut Door, answer: &Answer, log: &mut Events<'_>) {
        match answer {
            Answer::Drew(_) => {
                if let Some(Drawn::Door(card)) = self.take_drawn(answer) {
                    frame.card = card.0;
                    frame.step = DoorStep::Room;
                    log.say("ACT-DOOR-04", Event::DoorCardDrawn { card });
                    self.discard_to(DeckName::Door, Drawn::Door(card));
                }
            }
            Answer::Pick(Choice::Zone(zone)) => {
                frame.rooms.push(*zone);
                frame.step = DoorStep::Block;
            }
            _ => {}
        }
    }

    /// ACT-DOOR-09, ACT-DOOR-10: who waits in the Room.
    fn resolve_block(&mut self, frame: &mut Door) -> Flow {
        frame.step = DoorStep::Tokens;
        let block = self.library.door(DoorId(frame.card)).blocks[usize::from(frame.block)];
        let zone = match block.guard {
            DoorGuard::None => return Flow::Again,
            DoorGuard::Here => frame.rooms[usize::from(frame.block)],
            DoorGuard::Ambush => self.state.hero(self.active_player(frame)).zone,
        };
        Flow::Push(Frame::Spawn(Spawn { what: SpawnWhat::Guard, zone, step: SpawnStep::Draw, ..Spawn::default() }))
    }

    fn place_tokens(&mut self, frame: &Door, log: &mut Events<'_>) {
        let block = self.library.door(DoorId(frame.card)).blocks[usize::from(frame.block)];
        let zone = frame.rooms[usize::from(frame.block)];
        for (kind, count) in [(TokenKind::Treasure, block.treasure), (TokenKind::SpecialTreasure, block.special)] {
            for _ in 0..count {
                self.state.tokens.push(Token::new(kind, zone));
            }
            if count > 0 {
                log.say("ACT-DOOR-09", Event::TokensPlaced { kind, count, zone });
            }
        }
    }
}
