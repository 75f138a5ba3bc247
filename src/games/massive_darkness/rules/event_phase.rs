//! EVENT: the Event card of the round.

use super::ask::{Answer, Ask, By, DeckName, Drawn, Purpose};
use super::event::Event;
use super::frames::{Effects, EventFrame, Frame};
use super::game::{Events, Flow, MassiveDarkness};
use super::ids::{AbilityId, AbilityUse, Actor, CardId, EventId};

impl MassiveDarkness {
    /// EVENT-01: draw, resolve, discard (DECK-01).
    pub(super) fn step_event(&mut self, frame: &mut EventFrame, log: &mut Events<'_>) -> Flow {
        let Some(card) = frame.card.checked_sub(1).map(EventId) else {
            return self.ask_to_draw(DeckName::Event, log).map_or(Flow::Done, Flow::Ask);
        };
        if frame.resolved {
            self.discard_to(DeckName::Event, Drawn::Event(card));
            return Flow::Done;
        }
        if self.library.event(card).optional {
            // No ability is named: it is the card that is being resolved.
            let ability = AbilityUse { ability: AbilityId::NONE, card: CardId::NONE, owner: self.event_owner() };
            return Flow::Ask(Ask::May { by: By::Group, purpose: Purpose::UseAbility, ability });
        }
        Flow::Push(self.resolve_event(frame))
    }

    pub(super) fn answer_event(&mut self, frame: &mut EventFrame, answer: &Answer, log: &mut Events<'_>) {
        match answer {
            Answer::Yes => {
                let effects = self.resolve_event(frame);
                self.push(effects);
            }
            Answer::No => frame.resolved = true,
            _ => {
                if let Some(Drawn::Event(card)) = self.take_drawn(answer) {
                    frame.card = card.0 + 1;
                    log.say("EVENT-01", Event::EventDrawn { card });
                }
            }
        }
    }

    fn resolve_event(&self, frame: &mut EventFrame) -> Frame {
        frame.resolved = true;
        let ability = AbilityUse { owner: self.event_owner(), ..AbilityUse::default() };
        Frame::Effects(Effects { event: frame.card, ability, ..Effects::default() })
    }

    /// EVENT-04: whatever the card does, the active Hero does. Where there is none, nobody gains what only he would get: the
    /// First Player, who is dead or gone, stands for nobody.
    pub(super) fn event_owner(&self) -> Actor {
        Actor::Hero(self.active_hero().unwrap_or(self.state.first_player))
    }
}
