//! EFFECT: what happens when an action or a trigger takes effect, one word of the language after the other.

use crate::answer::Target;
use crate::ask::Ask;
use crate::event::Event;
use crate::frames::{Doing, Frame, Progress};
use crate::ids::{Back, CardId};
use crate::language::{Amount, Counted, Effect, Rooms, To, When};
use crate::state::{Lasting, NOBODY, Right};
use crate::{BossMonster, Events, Flow};

/// Until the end of the round.
const LASTS: &str = "BM-EFFECT-04";

impl BossMonster {
    pub(crate) fn step_effects(&mut self, doing: &mut Doing, log: &mut Events<'_>) -> Flow {
        let table = self.table.clone();
        let read = table.cards.abilities(doing.how.card).get(usize::from(doing.how.ability));
        let Some((read, way)) = read.and_then(|read| Some((read, read.ways.get(usize::from(doing.how.way))?))) else {
            doing.progress = Progress::After;
            return Flow::Again;
        };
        let user = self.user(doing.seat, doing.how.card, doing.about);
        if doing.step == 0 && doing.sub == 0 {
            // BM-PRIO-06, BM-PRIO-18, BM-PRIO-22: read again.
            let mentions_room = way
                .r#do
                .iter()
                .any(|effect| matches!(effect, Effect::Damage(Rooms::This, _) | Effect::Double(Rooms::This)));
            let is_room_gone = mentions_room && user.place.is_none();
            let is_there =
                read.when == When::Granted || self.is_still_there(&user, way.at, &way.cost, doing.how.target);
            let is_ignored = way.r#do.iter().any(|effect| self.is_ignored(&user, effect, doing.how.target));
            if !is_there || is_room_gone || is_ignored {
                log.say("BM-PRIO-06", Event::Fizzled { seat: doing.seat, card: doing.how.card });
                (doing.is_void, doing.progress) = (true, Progress::After);
                return Flow::Again;
            }
            if !way.r#if.iter().all(|condition| self.holds(&user, *condition, doing.how.target)) {
                log.say("BM-PRIO-22", Event::Fizzled { seat: doing.seat, card: doing.how.card });
                doing.progress = Progress::After;
                return Flow::Again;
            }
        }
        let Some(effect) = way.r#do.get(usize::from(doing.step)).copied() else {
            log.say("BM-PRIO-05", Event::Resolved { seat: doing.seat, card: doing.how.card });
            doing.progress = Progress::After;
            return Flow::Again;
        };
        match self.work(doing, effect, log) {
            // The effect is finished.
            None => {
                (doing.step, doing.sub) = (doing.step + 1, 0);
                Flow::Again
            }
            Some(flow) => flow,
        }
    }

    /// The Room that is named, or that of the named Miniboss.
    fn named_room(&self, target: Target) -> Option<(u8, usize)> {
        match target {
            Target::Room(card) => self.room_at(card),
            Target::Miniboss(card) => self.place_of(card).and_then(|(seat, position)| Some((seat, position?))),
            _ => None,
        }
    }

    fn value(&self, doing: &Doing, amount: Amount) -> i32 {
        let own = self.place_of(doing.how.card).and_then(|(_, position)| position);
        self.amount(amount, doing.seat, own, self.named_room(doing.how.target), doing.how.coins, doing.placed)
    }

    /// One effect; nothing when it is finished, otherwise what it waits for. `sub` counts its steps.
    fn work(&mut self, doing: &mut Doing, effect: Effect, log: &mut Events<'_>) -> Option<Flow> {
        let Doing { seat, how, .. } = *doing;
        match effect {
            // ---- coins and cards ----
            Effect::Gain(amount) => return self.work_gain(doing, amount, log),
            Effect::Draw(back, amount) => {
                if doing.sub == 0 {
                    doing.sub = 1;
                    let left = u8::try_from(self.value(doing, amount).max(0)).unwrap_or(u8::MAX);
                    return (left > 0).then_some(Flow::Push(Frame::Draw { seat, back, left }));
                }
            }
            Effect::DiscardAtRandom(back) => return self.work_at_random(doing, back, NOBODY),
            Effect::TakeAtRandom(back) => return self.work_at_random(doing, back, seat),
            Effect::TakeTarget => {
                if let Target::Card(card) = how.target {
                    self.salvage(seat, card, log);
                }
            }
            Effect::DiscardOwn(what) => {
                let has_one = self.state.player(seat).hand.iter().any(|card| self.is_what(CardId(card as u8), what));
                if doing.sub == 0 && has_one {
                    return Some(Flow::Ask(Ask::Discard { seat, what }));
                }
            }
            Effect::PlaceCoins(most) => {
                let most = u16::from(most).min(self.state.player(seat).coins) as u8;
                if doing.sub == 0 && most > 0 && self.room_at(how.card).is_some() {
                    return Some(Flow::Ask(Ask::Coins { seat, card: how.card, most }));
                }
            }
            Effect::Salvage => {
                if doing.sub < doing.placed && !self.state.discard.is_empty() {
                    return Some(Flow::Ask(Ask::Salvage { seat }));
                }
            }
            Effect::SwapHoards => {
                if let Target::Player(with) = how.target {
                    let own = self.state.player(seat).coins;
                    let other = std::mem::replace(&mut self.state.player_mut(with).coins, own);
                    self.state.player_mut(seat).coins = other;
                    log.say("BM-RULING-08", Event::HoardsSwapped { seat, with });
                }
            }
            Effect::Redraw => return self.work_redraw(doing, log),
            Effect::LookAndTake => return self.work_look(doing, log),
            Effect::Mill(number) => {
                if doing.sub == 0 {
                    self.state.milled.clear();
                }
                if doing.sub < number && self.ready(Back::Rooms, log) {
                    doing.sub += 1;
                    return Some(Flow::Ask(Ask::Mill { back: Back::Rooms }));
                }
            }
            Effect::Grant(ability) => return self.work_grant(doing, ability),
            // ---- building ----
            Effect::BuildMilled => {
                if doing.sub == 0 && self.can_build_milled(seat) {
                    return Some(Flow::Ask(Ask::Build { seat }));
                }
                self.state.milled.clear();
            }
            Effect::TakeMiniboss => {
                if doing.sub == 0 {
                    self.state.player_mut(seat).no_room = true;
                    if let Target::Miniboss(card) = how.target
                        && self.has_place(seat, card)
                    {
                        self.state.drawn = card;
                        return Some(Flow::Ask(Ask::Build { seat }));
                    }
                }
                self.state.drawn = CardId::NONE;
            }
            Effect::DrawAndBuild => return self.work_draw_and_build(doing, log),
            Effect::AdvancedAnywhere => self.state.player_mut(seat).free_advanced = true,
            Effect::ReturnMiniboss => {
                if let Target::Miniboss(card) = how.target
                    && let Some((owner, Some(position))) = self.place_of(card)
                {
                    self.pull_miniboss(owner, position);
                    self.forget_card(card);
                    self.put_in_hand(owner, card, u8::MAX);
                    log.say("BM-RULING-16", Event::ToHand { seat: owner, card });
                }
            }
            Effect::AsBuilt(rooms) => return self.work_as_built(doing, rooms, log),
            // ---- Spells ----
            Effect::CancelSpell => {
                if let Some(spell) = self.answered_spell() {
                    spell.is_void = true;
                }
            }
            Effect::Tax => {
                let victim = doing.about;
                let tax = &mut self.state.player_mut(victim).tax;
                *tax = tax.saturating_add(1);
                log.say("BM-PRIO-10", Event::Taxed { seat: victim, by: seat });
            }
            Effect::MayDouble => {
                if doing.sub == 0
                    && self.minibosses(seat) == 1
                    && let Some((owner, position)) = self.named_room(how.target)
                    && let Some(stack) = self.stack(owner, position)
                {
                    return Some(Flow::Ask(Ask::Double { seat, card: stack.top }));
                }
            }
            Effect::RemoveHero => {
                let hero = CardId(doing.about);
                self.state.aloft.remove(hero.index());
                self.state.gone.insert(hero.index());
                self.state.moved = true;
                log.say("BM-RULING-26", Event::HeroRemoved { hero });
            }
            // ---- heroes, Rooms and dungeons ----
            Effect::Strike(_) | Effect::Kill | Effect::Health(_) | Effect::Delay | Effect::Send(_) | Effect::Heal => {
                self.work_on_hero(doing, effect, log);
            }
            _ => self.work_on_rooms(doing, effect, log),
        }
        None
    }

    fn work_gain(&mut self, doing: &mut Doing, amount: Amount, log: &mut Events<'_>) -> Option<Flow> {
        let seat = doing.seat;
        let is_shown = matches!(amount, Amount::Per(_, Counted::MinibossesInHand));
        if is_shown && self.table.options.minibosses_revealed {
            // BM-ED-11: paid for what is shown, when it is shown.
            let has_cards = self.state.player(seat).in_hand[0] > 0;
            let asks = doing.sub == 0 && has_cards;
            return asks.then_some(Flow::Ask(Ask::Show { seat, card: doing.how.card }));
        }
        let coins = u16::try_from(self.value(doing, amount)).unwrap_or(0);
        if is_shown {
            let held = self.amount(Amount::Per(1, Counted::MinibossesInHand), seat, None, None, 0, 0);
            log.say("BM-RULING-32", Event::Counted { seat, number: u8::try_from(held).unwrap_or(u8::MAX) });
        }
        self.gain(seat, coins, "BM-GLOSS-17", log);
        None
    }

    /// BM-GLOSS-02, BM-GLOSS-21.
    fn work_at_random(&mut self, doing: &mut Doing, back: Back, taker: u8) -> Option<Flow> {
        let Target::Player(from) = doing.how.target else { return None };
        let asks = doing.sub == 0 && self.state.player(from).in_hand[back.index()] > 0;
        doing.sub = 1;
        asks.then_some(Flow::Ask(Ask::AtRandom { from, back, taker }))
    }

    /// A card of the discard pile comes openly into a hand.
    pub(crate) fn salvage(&mut self, seat: u8, card: CardId, log: &mut Events<'_>) {
        if self.state.discard.remove(card.index()) {
            self.put_in_hand(seat, card, u8::MAX);
            log.say("BM-RULING-34", Event::ToHand { seat, card });
        }
    }

    /// BM-RULING-52: all discards first, then the draws.
    fn work_redraw(&mut self, doing: &mut Doing, log: &mut Events<'_>) -> Option<Flow> {
        let Target::Player(player) = doing.how.target else { return None };
        if doing.sub == 0 {
            let [rooms, spells] = self.state.player(player).in_hand;
            for card in self.state.player(player).hand.iter().map(|card| CardId(card as u8)) {
                self.discard(player, card, "BM-RULING-52", log);
            }
            // `placed` and `taxed` have no other meaning any more for this Spell.
            (doing.sub, doing.placed, doing.taxed) = (1, rooms, spells);
        }
        let (back, left) = match doing.sub {
            1 => (Back::Rooms, doing.placed),
            2 => (Back::Spells, doing.taxed),
            _ => return None,
        };
        doing.sub += 1;
        Some(Flow::Push(Frame::Draw { seat: player, back, left }))
    }

    fn work_look(&mut self, doing: &mut Doing, log: &mut Events<'_>) -> Option<Flow> {
        let Target::Player(from) = doing.how.target else { return None };
        if doing.sub > 0 {
            return None;
        }
        for card in self.state.player(from).hand.iter() {
            if let Some(mark) = self.state.marks.get_mut(card) {
                mark.known |= 1 << doing.seat;
            }
        }
        log.say("BM-RULING-17", Event::Looked { seat: doing.seat, at: from });
        Some(Flow::Ask(Ask::Take { seat: doing.seat, from }))
    }

    /// BM-RULING-05: the right is used at once, or later in this round.
    fn work_grant(&mut self, doing: &mut Doing, ability: u8) -> Option<Flow> {
        let Target::Player(against) = doing.how.target else { return None };
        let right = Right { seat: doing.seat, against, card: doing.how.card, ability };
        if doing.sub == 0 && self.state.rights.push(right) {
            let mut can = false;
            self.each_right_use(&right, &mut |_| can = true);
            if can {
                return Some(Flow::Ask(Ask::Granted { seat: doing.seat, card: doing.how.card, ability }));
            }
        }
        None
    }

    /// Has this seat a place and a coin for one of the Minibosses just milled?
    fn can_build_milled(&self, seat: u8) -> bool {
        let milled = self.state.milled.intersection(&self.state.discard);
        self.state.player(seat).coins > 0
            && milled
                .iter()
                .map(|card| CardId(card as u8))
                .any(|card| self.table.cards.is_miniboss(card) && self.has_place(seat, card))
    }

    /// BM-RULING-19, BM-RULING-48: nobody else learns whether it is a Room.
    fn work_draw_and_build(&mut self, doing: &mut Doing, log: &mut Events<'_>) -> Option<Flow> {
        let seat = doing.seat;
        match doing.sub {
            0 if self.ready(Back::Rooms, log) => {
                doing.sub = 1;
                Some(Flow::Ask(Ask::Draw { seat, back: Back::Rooms }))
            }
            1 => {
                doing.sub = 2;
                Some(Flow::Ask(Ask::Build { seat }))
            }
            _ => {
                self.state.drawn = CardId::NONE;
                None
            }
        }
    }

    /// BM-RULING-24, BM-RULING-51.
    fn work_as_built(&mut self, doing: &mut Doing, rooms: Rooms, log: &mut Events<'_>) -> Option<Flow> {
        if doing.sub > 0 {
            return None;
        }
        doing.sub = 1;
        let seat = doing.seat;
        let depth = 1 + self.state.frames.iter().filter(|frame| matches!(frame, Frame::Batch { .. })).count() as u8;
        let before = self.state.triggers.len();
        match rooms {
            Rooms::AllOwn => {
                for position in 0..self.state.player(seat).row.len() {
                    if let Some(stack) = self.stack(seat, position).filter(|stack| stack.is_active()) {
                        let card = stack.top;
                        log.say("BM-EFFECT-11", Event::AsBuilt { card });
                        self.as_just_built(seat, card);
                    }
                }
            }
            _ => {
                if let Target::Room(card) = doing.how.target {
                    log.say("BM-EFFECT-11", Event::AsBuilt { card });
                    self.as_just_built(seat, card);
                }
            }
        }
        // They resolve at once, before anything that waits already.
        for trigger in self.state.triggers.iter_mut().skip(before) {
            trigger.batch = depth;
        }
        Some(Flow::Push(Frame::Batch { depth, at: 0, reveal: false, entered: false }))
    }

    fn work_on_hero(&mut self, doing: &Doing, effect: Effect, log: &mut Events<'_>) {
        let seat = doing.seat;
        match (effect, doing.how.target) {
            (Effect::Strike(damage), Target::Hero(hero)) => {
                if let Some(bearing) = self.bearing_mut(hero) {
                    bearing.damage = bearing.damage.saturating_add(u16::from(damage));
                    log.say("BM-GLOSS-16", Event::Struck { hero, damage: u16::from(damage) });
                }
            }
            (Effect::Health(amount), Target::Hero(hero)) => {
                let health = u16::try_from(self.value(doing, amount)).unwrap_or(0);
                if let Some(bearing) = self.bearing_mut(hero) {
                    bearing.bonus = bearing.bonus.saturating_add(health);
                    log.say("BM-EFFECT-08", Event::Healthier { hero, health });
                }
            }
            (Effect::Delay, Target::Hero(hero)) => {
                if let Some(bearing) = self.bearing_mut(hero) {
                    bearing.delayed = true;
                    log.say("BM-ADV-21", Event::Delayed { hero });
                }
            }
            (Effect::Kill, Target::Hero(hero)) => {
                // BM-OQ-18: at once, in the Room where it stands.
                let walker = self.state.walker;
                let room = walker.room().and_then(|position| self.stack(walker.seat, position));
                let room = room.map_or(CardId::NONE, |stack| stack.top);
                if walker.hero == hero {
                    self.begin_death(hero, walker.seat, room);
                }
            }
            // What comes before may have taken it away.
            (Effect::Send(_), Target::Hero(hero))
                if self.host_of(hero).is_none() && !self.state.town.contains(&hero) => {}
            (Effect::Send(to), Target::Hero(hero)) => {
                self.lift_hero(hero);
                match to {
                    To::Town => {
                        self.state.town.push(hero);
                        log.say("BM-ADV-15", Event::SentToTown { hero });
                    }
                    To::Entrance => {
                        self.state.player_mut(seat).entrance.push(hero);
                        log.say("BM-ADV-16", Event::SentToEntrance { hero, seat });
                    }
                }
            }
            (Effect::Heal, Target::Card(hero)) => {
                let player = self.state.player_mut(seat);
                if player.wounds.remove(hero.index()) {
                    player.souls.insert(hero.index());
                    log.say("BM-GLOSS-11", Event::Healed { hero, seat });
                }
            }
            _ => {}
        }
    }

    fn work_on_rooms(&mut self, doing: &Doing, effect: Effect, log: &mut Events<'_>) {
        let (seat, target) = (doing.seat, doing.how.target);
        let named = self.named_room(target);
        let room = |of: Option<(u8, usize)>| of.and_then(|(seat, position)| self.stack(seat, position)).copied();
        let own = self.place_of(doing.how.card).and_then(|(seat, position)| Some((seat, position?)));
        match effect {
            Effect::Damage(rooms, amount) => {
                let number = i16::try_from(self.value(doing, amount)).unwrap_or(i16::MAX);
                let what = match (rooms, target) {
                    (Rooms::This, _) => room(own).map(|stack| Lasting::Damage { card: stack.top, number }),
                    (Rooms::Target, _) => room(named).map(|stack| Lasting::Damage { card: stack.top, number }),
                    (Rooms::AllOf(kind), Target::Dungeon(seat)) => Some(Lasting::OfType { seat, kind, number }),
                    (Rooms::OtherOwn(kind), _) => {
                        let Amount::Per(each, _) = amount else { return };
                        let except = doing.how.card;
                        Some(Lasting::PerIcon { seat, kind, except, number: i16::from(each) })
                    }
                    (Rooms::Own(kind), _) => Some(Lasting::OfType { seat, kind, number }),
                    _ => None,
                };
                if let Some(what) = what {
                    self.last(what, LASTS, log);
                }
            }
            Effect::Double(rooms) => {
                let which = if rooms == Rooms::This { own } else { named };
                if let Some(stack) = room(which) {
                    self.last(Lasting::Doubled { card: stack.top, times: 1 }, "BM-EFFECT-02", log);
                }
            }
            Effect::Deactivate => {
                if let Some((owner, position)) = named {
                    self.deactivate(owner, position, log);
                }
            }
            Effect::Blank | Effect::AllIcons | Effect::NoIcons => {
                let Some(stack) = room(named) else { return };
                let card = stack.top;
                let what = match effect {
                    Effect::Blank => Lasting::Blank { card },
                    Effect::AllIcons => Lasting::AllIcons { card },
                    _ => Lasting::NoIcons { card, miniboss: stack.miniboss },
                };
                self.last(what, LASTS, log);
            }
            Effect::AddIcon => {
                if let Target::Icon(seat, treasure) = target {
                    self.last(Lasting::Icon { seat, treasure, number: 1 }, LASTS, log);
                }
            }
            Effect::IgnoreRooms => {
                if let Target::Dungeon(seat) = target {
                    self.last(Lasting::IgnoreRooms { seat }, LASTS, log);
                }
            }
            Effect::SkipFirst => {
                if let Target::Dungeon(seat) = target {
                    self.last(Lasting::SkipFirst { seat }, LASTS, log);
                }
            }
            Effect::SwitchOff(ability) => {
                self.last(Lasting::Off { card: doing.how.card, ability }, "BM-RULING-04", log);
            }
            Effect::Swap => {
                if let Target::Rooms(one, other) = target
                    && let (Some((owner, first)), Some((_, second))) = (self.room_at(one), self.room_at(other))
                {
                    self.state.player_mut(owner).row.swap(first, second);
                    log.say("BM-GLOSS-18", Event::Swapped { one, other });
                }
            }
            _ => {}
        }
    }
}
