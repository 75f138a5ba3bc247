//! Cards and coins change their place, and nothing else does that: hands, piles, rows, hoards, heroes.

use crate::event::Event;
use crate::frames::Frame;
use crate::ids::{Back, CardId, MOST_ROOMS};
use crate::kernel::game::RuleId;
use crate::language::{Effect, Limit, When};
use crate::state::{Lasting, NOBODY, Stack, Trigger};
use crate::{BossMonster, Events, Source, moment_bit};

impl BossMonster {
    pub(crate) fn back_of(&self, card: CardId) -> Back {
        self.table.cards.back(card).unwrap_or(Back::Rooms)
    }

    // ---- hands, decks and the discard pile ----

    /// A card comes into a hand; `known` are the other seats that know it.
    pub(crate) fn put_in_hand(&mut self, seat: u8, card: CardId, known: u8) {
        let back = self.back_of(card);
        let player = self.state.player_mut(seat);
        player.hand.insert(card.index());
        player.in_hand[back.index()] = player.in_hand[back.index()].saturating_add(1);
        if let Some(mark) = self.state.marks.get_mut(card.index()) {
            mark.known = known & !(1 << seat);
            mark.used = 0;
        }
    }

    /// A card leaves a hand for a place that the caller gives it.
    pub(crate) fn take_from_hand(&mut self, seat: u8, card: CardId) {
        let back = self.back_of(card);
        let player = self.state.player_mut(seat);
        player.hand.remove(card.index());
        player.in_hand[back.index()] = player.in_hand[back.index()].saturating_sub(1);
        if let Some(mark) = self.state.marks.get_mut(card.index()) {
            mark.known = 0;
        }
    }

    /// A card of this back left the hand unseen: whoever did not see it knows none of the others any more (BM-KERN-07).
    pub(crate) fn lose_track(&mut self, seat: u8, back: Back, but: u8) {
        let range = self.table.cards.of_back(back);
        for card in self.state.player(seat).hand.iter().filter(|card| range.contains(card)) {
            if let Some(mark) = self.state.marks.get_mut(card) {
                mark.known &= but;
            }
        }
    }

    /// Takes a drawn card out of its deck.
    pub(crate) fn leave_deck(&mut self, card: CardId) {
        let back = self.back_of(card).index();
        self.state.deck[back].remove(card.index());
        self.state.left[back] = self.state.left[back].saturating_sub(1);
    }

    /// BM-GLOSS-01: a card of the hand goes to the discard pile. Whoever answers discards is told when the step is complete.
    pub(crate) fn discard(&mut self, seat: u8, card: CardId, rule: RuleId, log: &mut Events<'_>) {
        self.take_from_hand(seat, card);
        self.state.discard.insert(card.index());
        log.say(rule, Event::Discarded { seat, card });
        if self.state.round == 0 {
            return;
        }
        self.state.shed[usize::from(seat)].insert(card.index());
        for other in 0..self.state.seats {
            if other != seat && self.state.plays(other) {
                self.wake(other, When::OpponentDiscards, seat, |_| true);
            }
        }
    }

    /// Cards of a back can be drawn, if need be from the discard pile (BM-OQ-04).
    pub(crate) fn ready(&mut self, back: Back, log: &mut Events<'_>) -> bool {
        if self.state.left[back.index()] > 0 {
            return true;
        }
        let range = self.table.cards.of_back(back);
        let mut number = 0_u8;
        for card in self.state.discard.iter().filter(|card| range.contains(card)) {
            self.state.deck[back.index()].insert(card);
            number = number.saturating_add(1);
        }
        if number == 0 {
            return false;
        }
        self.state.discard = self.state.discard.difference(&self.state.deck[back.index()]);
        self.state.left[back.index()] = number;
        log.say("BM-GLOSS-20", Event::Reshuffled { back });
        true
    }

    // ---- coins ----

    /// BM-GLOSS-17: coins come from the supply; a replacement may add some (BM-RULING-18).
    pub(crate) fn gain(&mut self, seat: u8, coins: u16, rule: RuleId, log: &mut Events<'_>) {
        if coins == 0 {
            return;
        }
        let extra = self.extra_coins(seat);
        let player = self.state.player_mut(seat);
        player.coins = player.coins.saturating_add(coins + extra);
        log.say(rule, Event::Gained { seat, coins });
        if extra > 0 {
            log.say("BM-RULING-18", Event::Gained { seat, coins: extra });
        }
    }

    /// What a gain brings besides; marks the cards that add it.
    fn extra_coins(&mut self, seat: u8) -> u16 {
        let mut found: [Option<Source>; 8] = [None; 8];
        let mut number = 0;
        self.each_source(seat, moment_bit(When::YouGainCoins), &mut |source| {
            if let Some(slot) = found.get_mut(number) {
                (*slot, number) = (Some(source), number + 1);
            }
        });
        let mut extra = 0;
        for source in found.into_iter().flatten() {
            if self.is_used(source.card, source.ability, seat) {
                continue;
            }
            self.mark_used(source.card, source.ability, seat);
            let effects = self.table.cards.abilities(source.card).get(usize::from(source.ability));
            for effect in effects.into_iter().flat_map(|ability| &ability.ways).flat_map(|way| &way.r#do) {
                if let Effect::ExtraCoins(number) = effect {
                    extra += u16::from(*number);
                }
            }
        }
        extra
    }

    /// BM-COIN-03: coins go to the supply.
    pub(crate) fn pay(&mut self, seat: u8, coins: u16, rule: RuleId, log: &mut Events<'_>) {
        if coins > 0 {
            let player = self.state.player_mut(seat);
            player.coins = player.coins.saturating_sub(coins);
            log.say(rule, Event::Paid { seat, coins });
        }
    }

    /// BM-COIN-03: coins go to another hoard.
    pub(crate) fn give(&mut self, seat: u8, to: u8, coins: u16, rule: RuleId, log: &mut Events<'_>) {
        if coins == 0 {
            return;
        }
        let player = self.state.player_mut(seat);
        player.coins = player.coins.saturating_sub(coins);
        log.say(rule, Event::Gave { seat, to, coins });
        let extra = self.extra_coins(to);
        let player = self.state.player_mut(to);
        player.coins = player.coins.saturating_add(coins + extra);
        if extra > 0 {
            log.say("BM-RULING-18", Event::Gained { seat: to, coins: extra });
        }
    }

    // ---- limits ----

    pub(crate) fn is_used(&self, card: CardId, ability: u8, seat: u8) -> bool {
        let used = self.state.marks.get(card.index()).map_or(0, |mark| mark.used);
        match self.table.cards.abilities(card).get(usize::from(ability)).map(|ability| ability.limit) {
            Some(Limit::Round) => used & (1 << (ability & 3)) != 0,
            Some(Limit::RoundEach) => used & (16 << (seat & 3)) != 0,
            Some(Limit::Free) | None => false,
        }
    }

    /// BM-EFFECT-10.
    pub(crate) fn mark_used(&mut self, card: CardId, ability: u8, seat: u8) {
        let limit = self.table.cards.abilities(card).get(usize::from(ability)).map(|ability| ability.limit);
        if let (Some(limit), Some(mark)) = (limit, self.state.marks.get_mut(card.index())) {
            match limit {
                Limit::Round => mark.used |= 1 << (ability & 3),
                Limit::RoundEach => mark.used |= 16 << (seat & 3),
                Limit::Free => {}
            }
        }
    }

    // ---- triggers ----

    /// BM-PRIO-23: abilities of a seat with this moment wait until the step is complete.
    pub(crate) fn wake(&mut self, seat: u8, when: When, about: u8, meant: impl Fn(&Source) -> bool) {
        let mut found: [Option<Source>; 12] = [None; 12];
        let mut number = 0;
        self.each_source(seat, moment_bit(when), &mut |source| {
            if let Some(slot) = found.get_mut(number).filter(|_| meant(&source)) {
                (*slot, number) = (Some(source), number + 1);
            }
        });
        for source in found.into_iter().flatten() {
            self.wait(seat, source.card, source.ability, about);
        }
    }

    /// One trigger waits, unless it has been used or waits already.
    pub(crate) fn wait(&mut self, seat: u8, card: CardId, ability: u8, about: u8) {
        let new = Trigger { seat, card, ability, about, batch: 0 };
        let is_discard = self.table.cards.abilities(card).get(usize::from(ability)).map(|ability| ability.when)
            == Some(When::OpponentDiscards);
        if !(self.is_used(card, ability, seat) || is_discard && self.state.triggers.contains(&new)) {
            self.state.triggers.push(new);
        }
    }

    // ---- rows ----

    /// A new position at the left end (BM-BUILD-04); the hero inside keeps its Room.
    pub(crate) fn insert_left(&mut self, seat: u8, stack: Stack) -> bool {
        let is_walking = self.state.walker.hero.is_some() && self.state.walker.seat == seat;
        let is_new = self.state.player_mut(seat).row.insert(0, stack);
        if is_new && is_walking {
            self.state.walker.next += 1;
        }
        is_new
    }

    /// A position is empty, and the Rooms left of it move right (BM-GLOSS-04).
    pub(crate) fn close_gap(&mut self, seat: u8, position: usize) {
        self.state.player_mut(seat).row.remove(position);
        let walker = &mut self.state.walker;
        if walker.hero.is_some() && walker.seat == seat && usize::from(walker.next) > position {
            walker.next -= 1;
        }
    }

    pub(crate) fn stack_mut(&mut self, seat: u8, position: usize) -> Option<&mut Stack> {
        self.state.player_mut(seat).row.get_mut(position)
    }

    /// Coins on a Room are lost (BM-COIN-04).
    pub(crate) fn lose_coins(&mut self, seat: u8, position: usize, log: &mut Events<'_>) {
        if let Some(stack) = self.stack_mut(seat, position) {
            let (room, coins) = (stack.top, std::mem::take(&mut stack.coins));
            if coins > 0 {
                log.say("BM-COIN-04", Event::CoinsLost { room, coins });
            }
        }
    }

    /// A card in play goes to the discard pile, and is a new card from now on (BM-EFFECT-19).
    pub(crate) fn leave_play(&mut self, card: CardId) {
        self.state.discard.insert(card.index());
        self.forget_card(card);
    }

    pub(crate) fn forget_card(&mut self, card: CardId) {
        self.state.forget_effects_on(card);
        if let Some(mark) = self.state.marks.get_mut(card.index()) {
            mark.used = 0;
        }
    }

    /// BM-MINI-17, BM-MINI-22: a Miniboss is discarded from play.
    pub(crate) fn lose_miniboss(&mut self, seat: u8, position: usize, log: &mut Events<'_>) {
        if let Some(card) = self.pull_miniboss(seat, position) {
            self.leave_play(card);
            log.say("BM-MINI-17", Event::MinibossLost { seat, card });
        }
    }

    /// A Miniboss comes out from under its Room.
    pub(crate) fn pull_miniboss(&mut self, seat: u8, position: usize) -> Option<CardId> {
        let stack = self.stack_mut(seat, position)?;
        let card = std::mem::take(&mut stack.miniboss);
        (stack.level, stack.fresh) = (0, false);
        card.is_some().then_some(card)
    }

    /// BM-GLOSS-04: a Room is destroyed. `spares`: what it pays for deals with the hero inside (BM-ADV-24).
    pub(crate) fn destroy(&mut self, seat: u8, position: usize, spares: bool, log: &mut Events<'_>) {
        let Some(stack) = self.stack(seat, position).copied() else { return };
        // Who sees it is open before: not the Room itself, nor the one beneath.
        for other in 0..self.state.seats {
            if self.state.plays(other) {
                self.wake(other, When::RoomDestroyed, 0, |source| other != seat || source.position != Some(position));
            }
        }
        self.lose_coins(seat, position, log);
        let beneath = self.state.marks.get(stack.top.index()).map_or(CardId::NONE, |mark| mark.beneath);
        if !(self.table.options.miniboss_stays && beneath.is_some()) {
            self.lose_miniboss(seat, position, log);
        }
        if let Some(mark) = self.state.marks.get_mut(stack.top.index()) {
            mark.beneath = CardId::NONE;
        }
        self.leave_play(stack.top);
        log.say("BM-GLOSS-04", Event::Destroyed { seat, card: stack.top });
        let walker = self.state.walker;
        let was_inside = walker.seat == seat && walker.room() == Some(position);
        if was_inside {
            self.state.walker.inside = false;
        }
        if beneath.is_some() {
            if let Some(stack) = self.stack_mut(seat, position) {
                stack.top = beneath;
            }
            log.say("BM-GLOSS-06", Event::Uncovered { seat, card: beneath });
            self.wake(seat, When::BuiltOrUncovered, 0, |source| source.position == Some(position));
        } else {
            self.close_gap(seat, position);
        }
        // BM-ADV-14, BM-ADV-24: the hero inside leaves at once, and dies if its damage suffices.
        if was_inside && !spares && self.is_deadly(walker.hero) {
            self.begin_death(walker.hero, seat, CardId::NONE);
        }
    }

    // ---- heroes ----

    pub(crate) fn is_deadly(&self, hero: CardId) -> bool {
        self.damage_on(hero) >= self.health(hero)
    }

    pub(crate) fn bearing_mut(&mut self, hero: CardId) -> Option<&mut crate::state::HeroMark> {
        let at = hero.index().wrapping_sub(self.table.cards.heroes().start);
        self.state.bearing.get_mut(at)
    }

    /// Takes a hero from wherever it waits or walks.
    pub(crate) fn lift_hero(&mut self, hero: CardId) {
        self.state.town.retain(|other| *other != hero);
        for seat in 0..self.state.seats {
            self.state.player_mut(seat).entrance.retain(|other| *other != hero);
        }
        if self.state.walker.hero == hero {
            self.state.walker = crate::state::Walker::default();
        }
    }

    /// A hero dies in a Room, or between Rooms.
    pub(crate) fn begin_death(&mut self, hero: CardId, seat: u8, room: CardId) {
        self.lift_hero(hero);
        self.state.aloft.insert(hero.index());
        self.push(Frame::Death { hero, seat, room, stage: 0 });
    }

    // ---- building ----

    /// A Room comes to lie openly on top (BM-BUILD-15, BM-BUILD-22); what it covers loses coins and effects.
    pub(crate) fn cover(&mut self, seat: u8, position: usize, card: CardId, log: &mut Events<'_>) {
        self.lose_coins(seat, position, log);
        let Some(stack) = self.stack_mut(seat, position) else { return };
        let beneath = std::mem::replace(&mut stack.top, card);
        self.state.forget_effects_on(beneath);
        if let Some(mark) = self.state.marks.get_mut(card.index()) {
            (mark.beneath, mark.used) = (beneath, 0);
        }
    }

    /// A Miniboss comes under its Room, paid or taken (BM-MINI-07, BM-MINI-16).
    pub(crate) fn slide_under(&mut self, seat: u8, position: usize, card: CardId, level: u8) {
        if let Some(stack) = self.stack_mut(seat, position) {
            (stack.miniboss, stack.level, stack.fresh) = (card, level, true);
        }
    }

    /// BM-MINI-16: the Level at which a Miniboss begins.
    pub(crate) fn start_level(&self, seat: u8) -> u8 {
        let mut level = 1;
        self.each_source(seat, moment_bit(When::YouBuildMiniboss), &mut |source| {
            let abilities = self.table.cards.abilities(source.card).get(usize::from(source.ability));
            for effect in abilities.into_iter().flat_map(|ability| &ability.ways).flat_map(|way| &way.r#do) {
                if let Effect::StartLevel(number) = *effect {
                    level = level.max(number);
                }
            }
        });
        level
    }

    /// What follows from a Room that has just been built: texts of its own, and of those that watch building.
    pub(crate) fn room_built(&mut self, seat: u8, card: CardId, log: &mut Events<'_>) {
        let Some((_, position)) = self.room_at(card) else { return };
        log.say("BM-BUILD-15", Event::Built { seat, card });
        self.as_just_built(seat, card);
        let beside = |source: &Source| source.position.is_some_and(|other| other.abs_diff(position) == 1);
        self.wake(seat, When::YouBuildNextToThis, card.0, beside);
        if let Some(kind) = self.room_type(card) {
            self.wake(seat, When::YouBuildRoom(kind), card.0, |_| true);
        }
    }

    /// BM-EFFECT-11: "when built" and "when built or uncovered" of one Room.
    pub(crate) fn as_just_built(&mut self, seat: u8, card: CardId) {
        if let Some((_, position)) = self.room_at(card) {
            let own = move |source: &Source| source.position == Some(position) && source.card == card;
            self.wake(seat, When::Built, 0, own);
            self.wake(seat, When::BuiltOrUncovered, 0, own);
        }
    }

    /// What follows from a Miniboss that was built or promoted.
    pub(crate) fn miniboss_appeared(&mut self, seat: u8) {
        for other in 0..self.state.seats {
            if other != seat && self.state.plays(other) {
                self.wake(other, When::OpponentBuildsOrPromotesMiniboss, seat, |_| true);
            }
        }
    }

    /// BM-BOSS-04, BM-BOSS-07: 5 visible active Rooms for the first time.
    pub(crate) fn level_up(&mut self, seat: u8, log: &mut Events<'_>) {
        let player = self.state.player(seat);
        let rooms = player.row.iter().filter(|stack| stack.is_active()).count();
        if !player.leveled && rooms >= MOST_ROOMS && self.state.plays(seat) {
            self.state.player_mut(seat).leveled = true;
            log.say("BM-BOSS-04", Event::LeveledUp { seat });
        }
    }

    /// BM-GLOSS-03.
    pub(crate) fn deactivate(&mut self, seat: u8, position: usize, log: &mut Events<'_>) {
        if let Some(stack) = self.stack_mut(seat, position) {
            stack.deactivated = true;
            let card = stack.top;
            log.say("BM-GLOSS-03", Event::Deactivated { card });
        }
    }

    pub(crate) fn last(&mut self, what: Lasting, rule: RuleId, log: &mut Events<'_>) {
        self.state.last(what);
        log.say(rule, Event::Lasts { what });
    }

    /// Nobody is active.
    pub(crate) fn rest(&mut self) {
        (self.state.active, self.state.phase) = (NOBODY, None);
    }
}
