//! Building: where a card may lie (BM-BUILD-04 to BM-BUILD-12, BM-MINI-01 to BM-MINI-04), laying and lifting it, promotions, coins
//! on Rooms that ask for one, and the reveal (BM-BUILD-15 to BM-BUILD-19).

use crate::answer::{Answer, Spot};
use crate::event::Event;
use crate::ids::{Back, CardId, MOST_ROOMS};
use crate::kernel::game::Refusal;
use crate::language::{Cost, Effect, What, When};
use crate::state::Stack;
use crate::{BossMonster, Events, Source, moment_bit};

type Checked = Result<(), Refusal>;

const fn no(rule: &'static str, message: &'static str) -> Checked {
    Err(Refusal::new(rule, message))
}

/// For which occasion a card is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Occasion {
    /// BM-SETUP-11.
    Setup,
    /// BM-BUILD-02.
    Normal,
    /// BM-BUILD-22.
    Extra,
}

/// A card that is discarded instead of a coin.
struct Price {
    /// The ability that lets it.
    by: Source,
    what: What,
}

impl BossMonster {
    /// May this card lie there? Whether the seat has it, is asked elsewhere.
    pub(crate) fn may_lay(&self, seat: u8, card: CardId, spot: Spot, occasion: Occasion) -> Checked {
        if self.table.cards.is_miniboss(card) {
            self.may_lay_miniboss(seat, spot, occasion)
        } else {
            self.may_lay_room(seat, card, spot, occasion)
        }
    }

    fn may_lay_miniboss(&self, seat: u8, spot: Spot, occasion: Occasion) -> Checked {
        let Spot::On(room) = spot else {
            let rule = if occasion == Occasion::Setup { "BM-SETUP-12" } else { "BM-MINI-02" };
            return no(rule, "refusal-bm-miniboss-needs-room");
        };
        let position = self.open_position(seat, room)?;
        let row = &self.state.player(seat).row;
        if row[position].miniboss.is_some() {
            return no("BM-MINI-03", "refusal-bm-miniboss-there");
        }
        let is_beside = row.iter().enumerate().any(|(other, stack)| {
            other.abs_diff(position) == 1 && (stack.miniboss.is_some() || self.table.cards.is_miniboss(stack.face_down))
        });
        if is_beside { no("BM-MINI-03", "refusal-bm-miniboss-beside") } else { Ok(()) }
    }

    /// BM-BUILD-11: the position of an own Room that can be built on.
    fn open_position(&self, seat: u8, room: CardId) -> Result<usize, Refusal> {
        let found = self.room_at(room).filter(|(owner, _)| *owner == seat);
        let Some((_, position)) = found else { return Err(Refusal::new("BM-BUILD-05", "refusal-bm-no-such-room")) };
        match self.stack(seat, position) {
            Some(stack) if stack.is_active() => Ok(position),
            _ => Err(Refusal::new("BM-BUILD-11", "refusal-bm-not-open")),
        }
    }

    fn may_lay_room(&self, seat: u8, card: CardId, spot: Spot, occasion: Occasion) -> Checked {
        let Some(face) = self.table.cards.face(card).filter(|_| self.table.cards.room(card).is_some()) else {
            return no("BM-BUILD-02", "refusal-bm-not-a-room");
        };
        let player = self.state.player(seat);
        if occasion == Occasion::Setup && face.advanced {
            return no("BM-SETUP-12", "refusal-bm-first-room");
        }
        if occasion != Occasion::Extra && player.no_room {
            return no("BM-RULING-25", "refusal-bm-no-room");
        }
        let neighbours = match spot {
            Spot::Left => {
                if player.row.len() >= MOST_ROOMS {
                    return no("BM-BUILD-04", "refusal-bm-row-full");
                }
                if face.advanced {
                    return no("BM-BUILD-07", "refusal-bm-advanced");
                }
                [Some(0), None]
            }
            Spot::On(room) => {
                let position = self.open_position(seat, room)?;
                if face.advanced && !self.may_cover(seat, position, card, occasion) {
                    return no("BM-BUILD-07", "refusal-bm-advanced");
                }
                [position.checked_sub(1), Some(position + 1)]
            }
        };
        let forbids = |effect: &Effect| *effect == Effect::ForbidBeside(face.room);
        let is_forbidden = neighbours.into_iter().flatten().any(|position| self.has_constant(seat, position, forbids));
        if is_forbidden { no("BM-BUILD-12", "refusal-bm-forbidden") } else { Ok(()) }
    }

    /// BM-BUILD-07, BM-BUILD-09: a common icon, or a card that makes it unnecessary.
    fn may_cover(&self, seat: u8, position: usize, card: CardId, occasion: Occasion) -> bool {
        let own = self.table.cards.face(card).map_or([0; 4], |face| face.icons);
        let there = self.icons(seat, position);
        own.into_iter().zip(there).any(|(own, there)| own > 0 && there > 0)
            || (occasion == Occasion::Normal && self.state.player(seat).free_advanced)
            || self.has_constant(seat, position, |effect| *effect == Effect::AnyMayCover)
    }

    /// All places at which this card may lie.
    pub(crate) fn each_spot(&self, seat: u8, card: CardId, occasion: Occasion, visit: &mut dyn FnMut(Spot)) {
        if self.may_lay(seat, card, Spot::Left, occasion).is_ok() {
            visit(Spot::Left);
        }
        for stack in self.state.player(seat).row.iter().filter(|stack| stack.is_active()) {
            let spot = Spot::On(stack.top);
            if self.may_lay(seat, card, spot, occasion).is_ok() {
                visit(spot);
            }
        }
    }

    /// BM-RULING-50: is there a legal place for it in an extra build?
    pub(crate) fn has_place(&self, seat: u8, card: CardId) -> bool {
        let mut has = false;
        self.each_spot(seat, card, Occasion::Extra, &mut |_| has = true);
        has
    }

    /// The position with the own face-down card.
    pub(crate) fn laid_at(&self, seat: u8) -> Option<usize> {
        self.state.player(seat).row.iter().position(|stack| stack.face_down.is_some())
    }

    /// BM-BUILD-03: a card of the hand is laid face down.
    pub(crate) fn lay(&mut self, seat: u8, card: CardId, spot: Spot, log: &mut Events<'_>) {
        self.take_from_hand(seat, card);
        self.lose_track(seat, Back::Rooms, 0);
        let on = match spot {
            Spot::Left => {
                self.insert_left(seat, Stack { face_down: card, ..Stack::default() });
                CardId::NONE
            }
            Spot::On(room) => {
                if let Some((_, position)) = self.room_at(room)
                    && let Some(stack) = self.stack_mut(seat, position)
                {
                    stack.face_down = card;
                }
                room
            }
        };
        log.say("BM-BUILD-03", Event::Laid { seat, card, on });
    }

    /// BM-BUILD-24: it comes back into the hand, and the Room beneath was never covered.
    pub(crate) fn lift(&mut self, seat: u8, log: &mut Events<'_>) {
        let Some(position) = self.laid_at(seat) else { return };
        let Some(stack) = self.stack_mut(seat, position) else { return };
        let card = std::mem::take(&mut stack.face_down);
        if !stack.top.is_some() {
            self.close_gap(seat, position);
        }
        self.put_in_hand(seat, card, 0);
        log.say("BM-BUILD-24", Event::Lifted { seat, card });
    }

    /// BM-BUILD-22, BM-BUILD-26: a card is built at once, openly. A Miniboss comes at this Level.
    pub(crate) fn build_at_once(&mut self, seat: u8, card: CardId, spot: Spot, level: u8, log: &mut Events<'_>) {
        match spot {
            Spot::On(room) if self.table.cards.is_miniboss(card) => {
                if let Some((_, position)) = self.room_at(room) {
                    self.slide_under(seat, position, card, level);
                    log.say("BM-MINI-06", Event::Built { seat, card });
                    self.miniboss_appeared(seat);
                }
            }
            Spot::Left => {
                self.insert_left(seat, Stack { top: card, ..Stack::default() });
                self.after_room(seat, card, log);
            }
            Spot::On(room) => {
                if let Some((_, position)) = self.room_at(room) {
                    self.cover(seat, position, card, log);
                    self.after_room(seat, card, log);
                }
            }
        }
    }

    fn after_room(&mut self, seat: u8, card: CardId, log: &mut Events<'_>) {
        self.state.player_mut(seat).built_room = true;
        self.room_built(seat, card, log);
        self.level_up(seat, log);
    }

    // ---- what only the turn of the Build phase offers ----

    /// Is a Room card laid in this turn, or could one be?
    pub(crate) fn check_lay(&self, seat: u8, card: CardId, spot: Spot) -> Checked {
        if !self.state.player(seat).hand.contains(card.index()) {
            return no("BM-GLOSS-08", "refusal-bm-not-in-hand");
        }
        if self.laid_at(seat).is_some() {
            return no("BM-BUILD-02", "refusal-bm-laid");
        }
        self.may_lay(seat, card, spot, Occasion::Normal)
    }

    pub(crate) fn check_lift(&self, seat: u8) -> Checked {
        if self.laid_at(seat).is_none() {
            return no("BM-BUILD-24", "refusal-bm-nothing-laid");
        }
        if self.table.options.laid_is_laid { no("BM-OQ-45", "refusal-bm-laid-is-laid") } else { Ok(()) }
    }

    /// BM-MINI-09, BM-MINI-24, BM-MINI-25, and what is paid: a coin, or what a card takes instead (BM-RULING-03).
    pub(crate) fn check_promote(&self, seat: u8, miniboss: CardId, pay: CardId) -> Checked {
        let place = self.place_of(miniboss).filter(|(owner, _)| *owner == seat);
        let stack = place.and_then(|(_, position)| self.stack(seat, position?));
        let Some(stack) = stack.filter(|stack| stack.miniboss == miniboss) else {
            return no("BM-MINI-09", "refusal-bm-no-miniboss");
        };
        if self.state.player(seat).promoted {
            return no("BM-MINI-09", "refusal-bm-promoted");
        }
        if stack.fresh {
            return no("BM-MINI-24", "refusal-bm-fresh");
        }
        if !stack.is_active() {
            return no("BM-MINI-25", "refusal-bm-inactive");
        }
        if stack.level >= 3 {
            return no("BM-MINI-13", "refusal-bm-highest");
        }
        if pay.is_some() {
            let is_held = self.state.player(seat).hand.contains(pay.index());
            let pays = is_held && self.instead_of_coin(seat).is_some_and(|price| self.is_what(pay, price.what));
            return if pays { Ok(()) } else { no("BM-RULING-03", "refusal-bm-cost") };
        }
        if self.state.player(seat).coins == 0 { no("BM-COIN-06", "refusal-bm-coins") } else { Ok(()) }
    }

    /// What can be discarded instead of the coin of a promotion.
    fn instead_of_coin(&self, seat: u8) -> Option<Price> {
        let mut found = None;
        self.each_source(seat, moment_bit(When::Promotion), &mut |source| {
            let read = self.table.cards.abilities(source.card).get(usize::from(source.ability));
            let cost = read.and_then(|ability| ability.ways.first()).and_then(|way| way.cost.first());
            if let Some(Cost::Discard(what, _)) = cost
                && !self.is_used(source.card, source.ability, seat)
            {
                found = Some(Price { by: source, what: *what });
            }
        });
        found
    }

    pub(crate) fn promote(&mut self, seat: u8, miniboss: CardId, pay: CardId, log: &mut Events<'_>) {
        match (pay.is_some(), self.instead_of_coin(seat)) {
            (true, Some(Price { by, .. })) => {
                self.mark_used(by.card, by.ability, seat);
                self.discard(seat, pay, "BM-RULING-03", log);
            }
            _ => self.pay(seat, 1, "BM-MINI-09", log),
        }
        self.state.player_mut(seat).promoted = true;
        if let Some((_, Some(position))) = self.place_of(miniboss)
            && let Some(stack) = self.stack_mut(seat, position)
        {
            stack.level += 1;
            let level = stack.level;
            log.say("BM-MINI-09", Event::Promoted { seat, card: miniboss, level });
        }
        self.miniboss_appeared(seat);
    }

    /// BM-OQ-26: own Rooms that ask for a coin in this turn and have none yet.
    pub(crate) fn each_hungry(&self, seat: u8, visit: &mut dyn FnMut(CardId)) {
        self.each_source(seat, moment_bit(When::EachBuildPhase), &mut |source| {
            let used = self.state.marks.get(source.card.index()).map_or(0, |mark| mark.used);
            if used & (1 << (source.ability & 3)) == 0 {
                visit(source.card);
            }
        });
    }

    pub(crate) fn check_feed(&self, seat: u8, room: CardId) -> Checked {
        let mut is_hungry = false;
        self.each_hungry(seat, &mut |hungry| is_hungry |= hungry == room);
        if !is_hungry {
            no("BM-RULING-41", "refusal-bm-no-coin-here")
        } else if self.state.player(seat).coins == 0 {
            no("BM-COIN-06", "refusal-bm-coins")
        } else {
            Ok(())
        }
    }

    /// BM-RULING-41: placing is not paying.
    pub(crate) fn place_coins(&mut self, seat: u8, room: CardId, coins: u16, log: &mut Events<'_>) {
        let Some((owner, position)) = self.room_at(room) else { return };
        let player = self.state.player_mut(seat);
        player.coins = player.coins.saturating_sub(coins);
        if let Some(stack) = self.stack_mut(owner, position) {
            stack.coins = stack.coins.saturating_add(coins);
        }
        log.say("BM-RULING-41", Event::CoinsPlaced { seat, room, coins });
    }

    pub(crate) fn feed(&mut self, seat: u8, room: CardId, log: &mut Events<'_>) {
        self.place_coins(seat, room, 1, log);
        for (ability, read) in (0_u8..).zip(self.table.clone().cards.abilities(room)) {
            if read.when == When::EachBuildPhase
                && let Some(mark) = self.state.marks.get_mut(room.index())
            {
                mark.used |= 1 << (ability & 3);
            }
        }
    }

    /// BM-RULING-41: the turn is over, and coins that are still owed are placed, or their Rooms destroyed.
    pub(crate) fn feed_or_destroy(&mut self, seat: u8, log: &mut Events<'_>) {
        let mut hungry = [CardId::NONE; MOST_ROOMS];
        let mut number = 0;
        self.each_hungry(seat, &mut |room| {
            if let Some(slot) = hungry.get_mut(number) {
                (*slot, number) = (room, number + 1);
            }
        });
        for room in hungry.into_iter().take(number) {
            if self.state.player(seat).coins > 0 {
                self.feed(seat, room, log);
            } else if let Some((_, position)) = self.room_at(room) {
                self.destroy(seat, position, false, log);
            }
        }
    }

    /// BM-VAR-04.
    pub(crate) fn check_sell(&self, seat: u8, card: CardId) -> Checked {
        if !self.table.options.mixed_sets || self.state.player(seat).sold {
            return no("BM-VAR-04", "refusal-bm-sold");
        }
        let is_held = self.state.player(seat).hand.contains(card.index()) && self.is_what(card, What::Room);
        if is_held { Ok(()) } else { no("BM-VAR-04", "refusal-bm-not-in-hand") }
    }

    pub(crate) fn list_turn(&self, seat: u8, out: &mut Vec<Answer>) {
        let player = self.state.player(seat);
        let hand = || player.hand.iter().map(|card| CardId(card as u8));
        if self.laid_at(seat).is_none() {
            for card in hand().filter(|card| self.back_of(*card) == Back::Rooms) {
                self.each_spot(seat, card, Occasion::Normal, &mut |spot| out.push(Answer::Lay { card, spot }));
            }
        } else if self.check_lift(seat).is_ok() {
            out.push(Answer::Lift);
        }
        for stack in player.row.iter().filter(|stack| stack.miniboss.is_some()) {
            let miniboss = stack.miniboss;
            if self.check_promote(seat, miniboss, CardId::NONE).is_ok() {
                out.push(Answer::Promote { miniboss, pay: CardId::NONE });
            }
            if self.instead_of_coin(seat).is_some() {
                let pays = hand().filter(|pay| self.check_promote(seat, miniboss, *pay).is_ok());
                out.extend(pays.map(|pay| Answer::Promote { miniboss, pay }));
            }
        }
        if player.coins > 0 {
            self.each_hungry(seat, &mut |room| out.push(Answer::Feed(room)));
        }
        if self.table.options.mixed_sets {
            out.extend(hand().filter(|card| self.check_sell(seat, *card).is_ok()).map(Answer::Sell));
        }
    }

    /// Does a turn have to be asked for, as far as everybody knows?
    pub(crate) fn could_build(&self, seat: u8) -> bool {
        let player = self.state.player(seat);
        let mut can = self.could_act(seat) || self.laid_at(seat).is_some();
        can |= player.row.iter().any(|stack| self.check_promote(seat, stack.miniboss, CardId::NONE).is_ok());
        if player.coins > 0 {
            self.each_hungry(seat, &mut |_| can = true);
        }
        can
    }

    // ---- the reveal ----

    /// BM-BUILD-15: every face-down card is turned up.
    pub(crate) fn turn_up(&mut self, log: &mut Events<'_>) {
        let order: [u8; 4] = self.state.order;
        order.into_iter().take(usize::from(self.state.seats)).for_each(|seat| self.turn_up_of(seat, log));
    }

    /// A Room lies on top now; a Miniboss waits to be paid.
    pub(crate) fn turn_up_of(&mut self, seat: u8, log: &mut Events<'_>) {
        let Some(position) = self.laid_at(seat) else { return };
        let Some(stack) = self.stack_mut(seat, position) else { return };
        let card = std::mem::take(&mut stack.face_down);
        log.say("BM-BUILD-15", Event::Revealed { seat, card });
        if self.table.cards.is_miniboss(card) {
            // Level 0 until it is paid.
            return self.slide_under(seat, position, card, 0);
        }
        self.cover(seat, position, card, log);
        if let Some(stack) = self.stack_mut(seat, position) {
            stack.just_built = true;
        }
    }

    /// The same game if this seat turned up now what it has laid, without what that triggers; nothing where it has laid nothing that
    /// is known.
    #[must_use]
    pub fn turned_up(&self, seat: u8) -> Option<Self> {
        let laid = self.stack(seat, self.laid_at(seat)?)?.face_down;
        let mut then = (laid != CardId::UNKNOWN).then(|| self.clone())?;
        then.turn_up_of(seat, &mut Events::new(&mut |_| {}));
        Some(then)
    }

    /// The position with a Miniboss that has to be paid.
    pub(crate) fn unpaid(&self, seat: u8) -> Option<usize> {
        self.state.player(seat).row.iter().position(|stack| stack.miniboss.is_some() && stack.level == 0)
    }

    /// BM-MINI-05: what has become of a revealed Miniboss.
    pub(crate) fn settle_miniboss(&mut self, seat: u8, pays: bool, log: &mut Events<'_>) -> bool {
        let Some(position) = self.unpaid(seat) else { return false };
        let Some(card) = self.stack(seat, position).map(|stack| stack.miniboss) else { return false };
        if pays {
            self.pay(seat, 1, "BM-MINI-05", log);
            let level = self.start_level(seat);
            self.slide_under(seat, position, card, level);
            log.say("BM-MINI-06", Event::Built { seat, card });
        } else {
            self.pull_miniboss(seat, position);
            self.leave_play(card);
            log.say("BM-MINI-05", Event::MinibossLost { seat, card });
        }
        pays
    }
}
