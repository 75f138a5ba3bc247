//! The table as somebody imagines it to whom an event is told: between two states that are known, so that one thing after the other
//! can be shown. No game goes on from there; what follows from it is not thought through.

use crate::event::Event;
use crate::state::{Stack, Walker};
use crate::{BossMonster, CardId, Events};

impl BossMonster {
    /// The table after this event, as far as the event itself says. Hands, decks and what is declared stay as they were.
    #[must_use]
    pub fn as_told(&self, event: &Event) -> Self {
        let mut then = self.clone();
        then.retell(event);
        then
    }

    /// Does what the rules do, and tells nobody.
    fn quietly(&mut self, act: impl FnOnce(&mut Self, &mut Events<'_>)) {
        act(self, &mut Events::new(&mut |_| {}));
    }

    fn retell(&mut self, event: &Event) {
        match *event {
            Event::RoundBegan { round } => self.state.round = round,
            Event::PhaseBegan { phase } => self.state.phase = Some(phase),
            Event::Eliminated { seat } => self.quietly(|then, log| then.eliminate(seat, log)),
            Event::Won { seat } => self.state.winner = Some(seat),
            Event::Laid { .. }
            | Event::Lifted { .. }
            | Event::Revealed { .. }
            | Event::Built { .. }
            | Event::MinibossLost { .. }
            | Event::ToHand { .. }
            | Event::Promoted { .. }
            | Event::Reset { .. }
            | Event::LeveledUp { .. }
            | Event::Destroyed { .. }
            | Event::Deactivated { .. }
            | Event::Swapped { .. } => self.retell_dungeon(event),
            Event::Gained { .. }
            | Event::Paid { .. }
            | Event::Gave { .. }
            | Event::CoinsPlaced { .. }
            | Event::CoinsLost { .. }
            | Event::HoardsSwapped { .. } => self.retell_coins(event),
            _ => self.retell_heroes(event),
        }
    }

    fn retell_dungeon(&mut self, event: &Event) {
        match *event {
            Event::Laid { seat, card, on } => match self.room_at(on).filter(|_| on.is_some()) {
                Some((_, position)) => {
                    if let Some(stack) = self.stack_mut(seat, position) {
                        stack.face_down = card;
                    }
                }
                None => _ = self.insert_left(seat, Stack { face_down: card, ..Stack::default() }),
            },
            Event::Lifted { seat, .. } => {
                let Some(position) = self.laid_at(seat) else { return };
                let Some(stack) = self.stack_mut(seat, position) else { return };
                stack.face_down = CardId::NONE;
                if !stack.top.is_some() {
                    self.close_gap(seat, position);
                }
            }
            Event::Revealed { seat, card } => {
                if let Some(stack) = self.laid_at(seat).and_then(|position| self.stack_mut(seat, position)) {
                    stack.face_down = card;
                    self.quietly(|then, log| then.turn_up_of(seat, log));
                }
            }
            // A Room lies there since it was revealed; where a card lies that is built at once, nobody is told.
            Event::Built { seat, card } => {
                let level = self.start_level(seat);
                let unpaid = self.unpaid(seat).and_then(|position| self.stack_mut(seat, position));
                if let Some(stack) = unpaid.filter(|stack| stack.miniboss == card) {
                    stack.level = level;
                }
            }
            Event::MinibossLost { card, .. } | Event::ToHand { card, .. } => {
                if let Some((owner, Some(position))) =
                    self.place_of(card).filter(|_| self.table.cards.is_miniboss(card))
                {
                    self.pull_miniboss(owner, position);
                    self.forget_card(card);
                }
            }
            Event::Promoted { card, level, .. } => self.retell_level(card, level),
            Event::Reset { card } => self.retell_level(card, 1),
            Event::LeveledUp { seat } => self.state.player_mut(seat).leveled = true,
            Event::Destroyed { card, .. } => {
                if let Some((owner, position)) = self.room_at(card) {
                    self.quietly(|then, log| then.destroy(owner, position, true, log));
                }
            }
            Event::Deactivated { card } => {
                if let Some((owner, position)) = self.room_at(card) {
                    self.quietly(|then, log| then.deactivate(owner, position, log));
                }
            }
            Event::Swapped { one, other } => {
                if let (Some((owner, first)), Some((_, second))) = (self.room_at(one), self.room_at(other)) {
                    self.state.player_mut(owner).row.swap(first, second);
                }
            }
            _ => {}
        }
    }

    fn retell_level(&mut self, card: CardId, level: u8) {
        if let Some((owner, Some(position))) = self.place_of(card)
            && let Some(stack) = self.stack_mut(owner, position)
        {
            stack.level = level;
        }
    }

    fn retell_coins(&mut self, event: &Event) {
        let mut hoard = |seat: u8, coins: i32| {
            let hoard = &mut self.state.player_mut(seat).coins;
            *hoard = u16::try_from(i32::from(*hoard) + coins).unwrap_or_default();
        };
        match *event {
            Event::Gained { seat, coins } => hoard(seat, i32::from(coins)),
            Event::Paid { seat, coins } => hoard(seat, -i32::from(coins)),
            Event::Gave { seat, to, coins } => {
                hoard(seat, -i32::from(coins));
                hoard(to, i32::from(coins));
            }
            Event::CoinsPlaced { seat, room, coins } => {
                self.quietly(|then, log| then.place_coins(seat, room, coins, log))
            }
            Event::CoinsLost { room, .. } => {
                if let Some((owner, position)) = self.room_at(room) {
                    self.quietly(|then, log| then.lose_coins(owner, position, log));
                }
            }
            Event::HoardsSwapped { seat, with } => {
                let own = self.state.player(seat).coins;
                self.state.player_mut(seat).coins = std::mem::replace(&mut self.state.player_mut(with).coins, own);
            }
            _ => {}
        }
    }

    fn retell_heroes(&mut self, event: &Event) {
        match *event {
            Event::HeroCame { hero } => {
                for heroes in &mut self.state.heroes {
                    heroes.remove(hero.index());
                }
                self.state.town.push(hero);
            }
            Event::Lured { hero, seat } | Event::SentToEntrance { hero, seat } => {
                self.lift_hero(hero);
                self.state.player_mut(seat).entrance.push(hero);
            }
            Event::SentToTown { hero } => {
                self.lift_hero(hero);
                self.state.town.push(hero);
            }
            Event::Entered { hero, room, damage } => {
                let Some((seat, position)) = self.room_at(room) else { return };
                self.lift_hero(hero);
                let next = position as u8 + 1;
                self.state.walker = Walker { hero, seat, inside: true, next, ..Walker::default() };
                self.retell_damage(hero, damage);
            }
            Event::Struck { hero, damage } => self.retell_damage(hero, damage),
            Event::Healthier { hero, health } => {
                if let Some(bearing) = self.bearing_mut(hero) {
                    bearing.bonus = bearing.bonus.saturating_add(health);
                }
            }
            Event::SurvivedRoom { hero, .. } if self.state.walker.hero == hero => self.state.walker.inside = false,
            Event::Died { hero, .. } => {
                self.lift_hero(hero);
                self.state.aloft.insert(hero.index());
            }
            Event::SoulTaken { hero, seat } => {
                self.state.aloft.remove(hero.index());
                self.state.player_mut(seat).souls.insert(hero.index());
            }
            Event::Wounded { hero, seat } => {
                self.lift_hero(hero);
                self.state.player_mut(seat).wounds.insert(hero.index());
            }
            Event::HeroRemoved { hero } => {
                self.lift_hero(hero);
                self.state.aloft.remove(hero.index());
                self.state.gone.insert(hero.index());
            }
            Event::Healed { hero, seat } => {
                let player = self.state.player_mut(seat);
                player.wounds.remove(hero.index());
                player.souls.insert(hero.index());
            }
            _ => {}
        }
    }

    fn retell_damage(&mut self, hero: CardId, damage: u16) {
        if let Some(bearing) = self.bearing_mut(hero) {
            bearing.damage = bearing.damage.saturating_add(damage);
        }
    }
}
