//! EVENT: the Event card of the round.

use super::ask::{Answer, DeckName, Drawn};
use super::event::Event;
use super::frames::{Effects, EventFrame, Frame};
use super::game::{Events, Flow, MassiveDarkness};
use super::ids::{AbilityId, AbilityUse, Actor, CardId, EventId};

impl MassiveDarkness {
    /// EVENT-01: draw, resolve, discard (DECK-01).
    pub(super) fn step_event(&mut self, frame: &mut EventFrame, log: &mut Events<'_>) -> Flow {
        if frame.card == 0 {
            return self.ask_to_draw(DeckName::Event, log).map_or(Flow::Done, Flow::Ask);
        }
        if frame.resolved {
            self.discard_to(DeckName::Event, Drawn::Event(EventId(frame.card - 1)));
            return Flow::Done;
        }
        frame.resolved = true;
        // EVENT-04: whatever the card does, the active Hero does.
        let owner = Actor::Hero(self.state.active_hero());
        let ability = AbilityUse { ability: AbilityId::NONE, card: CardId::NONE, owner };
        Flow::Push(Frame::Effects(Effects { event: frame.card, ability, ..Effects::default() }))
    }

    pub(super) fn answer_event(&mut self, frame: &mut EventFrame, answer: &Answer, log: &mut Events<'_>) {
        if let Some(Drawn::Event(card)) = self.take_drawn(answer) {
            frame.card = card.0 + 1;
            log.say("EVENT-01", Event::EventDrawn { card });
        }
    }
}
