//! What can be used, at what, for what: one walk over all possibilities serves lists and checks alike.

use crate::answer::{Target, Use};
use crate::ids::{CardId, Phase, Treasure};
use crate::kernel::game::Refusal;
use crate::language::{Ability, At, By, Condition, Cost, Effect, Limit, Place, Way, What, When, Whose};
use crate::state::{Lasting, Right};
use crate::{BossMonster, Source, moment_bit};

/// Who uses an ability of which card, and what it is about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct User {
    pub seat: u8,
    pub card: CardId,
    /// The seat at which the card lies, and its position; none for a card in hand.
    pub place: Option<(u8, Option<usize>)>,
    /// For what an opponent has discarded: who.
    pub about: u8,
}

const fn no(rule: &'static str, message: &'static str) -> Refusal {
    Refusal::new(rule, message)
}

impl BossMonster {
    /// Is a card of this kind meant?
    pub(crate) fn is_what(&self, card: CardId, what: What) -> bool {
        let cards = &self.table.cards;
        let room = cards.room(card);
        match what {
            What::Card => true,
            What::Room => room.is_some(),
            What::Monster => room.is_some_and(|room| room.kind == crate::ids::RoomType::Monster),
            What::Miniboss => cards.is_miniboss(card),
            What::Spell => cards.back(card) == Some(crate::ids::Back::Spells),
            What::RoomOrSpell => room.is_some() || cards.back(card) == Some(crate::ids::Back::Spells),
        }
    }

    /// Visits everything that can be named (BM-PRIO-25, BM-EFFECT-13, BM-EFFECT-14).
    pub(crate) fn each_target(&self, user: &User, at: At, visit: &mut dyn FnMut(Target)) {
        let state = &self.state;
        let own = user.seat;
        let whose_fits = |whose: Whose, seat: u8| match whose {
            Whose::Own | Whose::OtherOwn => seat == own,
            Whose::Others => seat != own,
            Whose::Any => true,
        };
        match at {
            At::Nothing => visit(Target::None),
            At::Opponent => state.in_game().filter(|seat| *seat != own).for_each(|seat| visit(Target::Player(seat))),
            At::Player => state.in_game().for_each(|seat| visit(Target::Player(seat))),
            At::Dungeon => state.in_game().for_each(|seat| visit(Target::Dungeon(seat))),
            At::Icon => {
                for seat in state.in_game() {
                    Treasure::ALL.into_iter().for_each(|treasure| visit(Target::Icon(seat, treasure)));
                }
            }
            At::Room(whose, kind) => {
                for seat in state.in_game().filter(|seat| whose_fits(whose, *seat)) {
                    for (position, stack) in state.player(seat).row.iter().enumerate() {
                        let is_this = user.place == Some((seat, Some(position))) && whose == Whose::OtherOwn;
                        let fits = self.room_type(stack.top).is_some_and(|found| kind.fits(found));
                        if stack.is_active() && fits && !is_this {
                            visit(Target::Room(stack.top));
                        }
                    }
                }
            }
            At::TwoRooms => {
                for seat in state.in_game() {
                    let row = &state.player(seat).row;
                    for (position, one) in row.iter().enumerate().filter(|(_, stack)| stack.is_active()) {
                        for other in row.iter().skip(position + 1).filter(|stack| stack.is_active()) {
                            visit(Target::Rooms(one.top, other.top));
                        }
                    }
                }
            }
            At::Hero(place) => self.each_hero(user, place, &mut |hero| visit(Target::Hero(hero))),
            At::ThisHero => visit(Target::Hero(user.card)),
            At::Miniboss(whose) => {
                for seat in state.in_game().filter(|seat| whose_fits(whose, *seat)) {
                    for stack in state.player(seat).row.iter().filter(|stack| stack.is_active()) {
                        if stack.miniboss.is_some() {
                            visit(Target::Miniboss(stack.miniboss));
                        }
                    }
                }
            }
            At::Discarded(what) => {
                let cards = state.discard.iter().map(|card| CardId(card as u8));
                cards.filter(|card| self.is_what(*card, what)).for_each(|card| visit(Target::Card(card)));
            }
            At::JustDiscarded => {
                let shed = state.shed[usize::from(user.about) % state.shed.len()].intersection(&state.discard);
                shed.iter().for_each(|card| visit(Target::Card(CardId(card as u8))));
            }
            At::OwnWound => {
                state.player(own).wounds.iter().for_each(|hero| visit(Target::Card(CardId(hero as u8))));
            }
        }
    }

    fn each_hero(&self, user: &User, place: Place, visit: &mut dyn FnMut(CardId)) {
        let state = &self.state;
        let walker = state.walker;
        let room = walker.room().and_then(|position| self.stack(walker.seat, position));
        match place {
            Place::Here => {
                let here = user.place.and_then(|(seat, position)| Some((seat, position?)));
                if walker.room().is_some() && here == walker.room().map(|position| (walker.seat, position)) {
                    visit(walker.hero);
                }
            }
            Place::OwnDungeon if walker.seat != user.seat => {}
            Place::OwnDungeon | Place::AnyDungeon => {
                if walker.hero.is_some() {
                    visit(walker.hero);
                }
            }
            Place::WithMiniboss => {
                if room.is_some_and(|stack| stack.is_active() && stack.miniboss.is_some()) {
                    visit(walker.hero);
                }
            }
            Place::OwnEntrance => state.player(user.seat).entrance.iter().copied().for_each(visit),
            Place::Town => state.town.iter().copied().for_each(visit),
            Place::Anywhere => {
                state.town.iter().copied().for_each(&mut *visit);
                for seat in state.in_game() {
                    state.player(seat).entrance.iter().copied().for_each(&mut *visit);
                }
                if walker.hero.is_some() {
                    visit(walker.hero);
                }
            }
        }
    }

    /// BM-PRIO-22: is it so?
    pub(crate) fn holds(&self, user: &User, condition: Condition, target: Target) -> bool {
        match condition {
            Condition::NoCoins => self.state.player(user.seat).coins == 0,
            Condition::HeroAtOwnEntrance => !self.state.player(user.seat).entrance.is_empty(),
            Condition::HealthLeft(most) => match target {
                Target::Hero(hero) => self.health(hero).saturating_sub(self.damage_on(hero)) <= u16::from(most),
                _ => false,
            },
            Condition::MoreMinibosses => match target {
                Target::Room(room) => {
                    self.room_at(room).is_some_and(|(owner, _)| self.minibosses(user.seat) > self.minibosses(owner))
                }
                _ => false,
            },
            Condition::NoRoomBuilt => {
                let player = self.state.player(user.seat);
                let lays_room = player.row.iter().any(|stack| self.table.cards.room(stack.face_down).is_some());
                !player.built_room && !lays_room
            }
        }
    }

    /// Visits every way to pay with cards (BM-LIST-02); the last card stays none where only one is asked.
    fn each_payment(&self, user: &User, costs: &[Cost], visit: &mut dyn FnMut([CardId; 2])) {
        let none = [CardId::NONE; 2];
        let with_cards = costs.iter().find(|cost| matches!(cost, Cost::Discard(..) | Cost::DestroyOwn(_)));
        match with_cards {
            Some(Cost::Discard(what, number)) => {
                let hand = self.state.player(user.seat).hand;
                let fits = |card: &CardId| *card != user.card && self.is_what(*card, *what);
                let cards = || hand.iter().map(|card| CardId(card as u8)).filter(fits);
                for (at, card) in cards().enumerate() {
                    if *number < 2 {
                        visit([card, CardId::NONE]);
                    } else {
                        cards().skip(at + 1).for_each(|second| visit([card, second]));
                    }
                }
            }
            Some(Cost::DestroyOwn(kind)) => {
                for stack in self.state.player(user.seat).row.iter().filter(|stack| stack.is_active()) {
                    if self.room_type(stack.top) == Some(*kind) {
                        visit([stack.top, CardId::NONE]);
                    }
                }
            }
            _ => visit(none),
        }
    }

    /// How many coins a use costs, and whether their number is free.
    pub(crate) fn coin_cost(&self, costs: &[Cost], target: Target) -> (u16, Option<u8>) {
        let (mut fixed, mut free) = (0, None);
        for cost in costs {
            match *cost {
                Cost::Coins(number) | Cost::Give(number) => fixed += u16::from(number),
                Cost::CoinsFrom(number) | Cost::GiveFrom(number) => free = Some(number),
                Cost::GiveLevel => {
                    if let Target::Miniboss(card) = target
                        && let Some((seat, Some(position))) = self.place_of(card)
                    {
                        fixed += self.stack(seat, position).map_or(0, |stack| u16::from(stack.level));
                    }
                }
                _ => {}
            }
        }
        (fixed, free)
    }

    /// Where the card lies for its user.
    pub(crate) fn user(&self, seat: u8, card: CardId, about: u8) -> User {
        User { seat, card, place: self.place_of(card), about }
    }

    /// Visits every use of one ability of a card, whoever may be entitled to it.
    pub(crate) fn each_use(&self, user: &User, ability: u8, read: &Ability, visit: &mut dyn FnMut(Use)) {
        let coins = self.state.player(user.seat).coins;
        for (way, how) in (0_u8..).zip(&read.ways) {
            if how.cost.contains(&Cost::DestroyThis) && !self.is_open_room(user) {
                continue;
            }
            self.each_target(user, how.at, &mut |target| {
                if !how.r#if.iter().all(|condition| self.holds(user, *condition, target))
                    || !self.makes_sense(user, &how.r#do, target)
                    || self.fetches_alike(how, target)
                {
                    return;
                }
                let (fixed, free) = self.coin_cost(&how.cost, target);
                if fixed > coins {
                    return;
                }
                let most = free.map_or(0, |_| u8::try_from(coins - fixed).unwrap_or(u8::MAX));
                let least = free.unwrap_or(0);
                self.each_payment(user, &how.cost, &mut |pay| {
                    for coins in least..=most {
                        visit(Use { card: user.card, ability, way, target, coins, pay });
                    }
                });
            });
        }
    }

    fn is_open_room(&self, user: &User) -> bool {
        let position = user.place.and_then(|(seat, position)| Some((seat, position?)));
        position.and_then(|(seat, position)| self.stack(seat, position)).is_some_and(|stack| stack.is_active())
    }

    /// What would be refused besides: BM-PRIO-25 (a Spell in the named hand), BM-RULING-50 (a place for the Miniboss), BM-RULING-43.
    fn makes_sense(&self, user: &User, effects: &[Effect], target: Target) -> bool {
        effects.iter().all(|effect| match (*effect, target) {
            (Effect::TakeAtRandom(back), Target::Player(seat)) => self.state.player(seat).in_hand[back.index()] > 0,
            (Effect::TakeMiniboss, Target::Miniboss(card)) => self.has_place(user.seat, card),
            (Effect::SwitchOff(ability), _) => !self.is_off(user.card, ability),
            (effect, target) => !self.is_ignored(user, &effect, target),
        })
    }

    /// A card that is discarded from the hand for a card of the pile does not fetch one that could be discarded for it in turn: two of
    /// them would go round without end (`docs/boss-monster.md`).
    fn fetches_alike(&self, way: &Way, target: Target) -> bool {
        let fetches = |way: &Way| way.cost.contains(&Cost::DiscardThis) && way.r#do.contains(&Effect::TakeTarget);
        match target {
            Target::Card(card) if fetches(way) => {
                self.table.cards.abilities(card).iter().flat_map(|ability| &ability.ways).any(fetches)
            }
            _ => false,
        }
    }

    /// BM-RULING-44: heroes of a dungeon ignore what its Rooms and Minibosses would do to them.
    pub(crate) fn is_ignored(&self, user: &User, effect: &Effect, target: Target) -> bool {
        let on_hero = matches!(effect, Effect::Kill | Effect::Strike(_) | Effect::Send(_) | Effect::Delay);
        match (user.place, target) {
            (Some((seat, Some(_))), Target::Hero(hero)) if on_hero => {
                self.state.lasting.contains(&Lasting::IgnoreRooms { seat }) && self.host_of(hero) == Some(seat)
            }
            _ => false,
        }
    }

    // ---- in a window ----

    /// Visits everything that a seat can use in the window that is open (BM-PRIO-04, BM-PRIO-13).
    pub(crate) fn each_window_use(&self, seat: u8, visit: &mut dyn FnMut(Use)) {
        let Some(phase) = self.state.phase else { return };
        let cards = &self.table.cards;
        let from_hand = moment_bit(When::Cast) | moment_bit(When::HandWindow);
        for card in self.state.player(seat).hand.iter().map(|card| CardId(card as u8)) {
            let Some(face) = cards.face(card).filter(|face| face.moments & from_hand != 0) else { continue };
            for (ability, read) in (0_u8..).zip(&face.abilities) {
                let can = match read.when {
                    When::Cast => face.phases[phase as usize],
                    When::HandWindow => true,
                    _ => false,
                };
                if can {
                    let user = User { seat, card, place: None, about: 0 };
                    self.each_use(&user, ability, read, visit);
                }
            }
        }
        self.each_open_use(seat, phase, visit);
    }

    /// The part of it that everybody knows: cards in play, rights, heroes.
    fn each_open_use(&self, seat: u8, phase: Phase, visit: &mut dyn FnMut(Use)) {
        let cards = &self.table.cards;
        let build = if phase == Phase::Build { moment_bit(When::BuildWindow) } else { 0 };
        let moments = moment_bit(When::Window) | build;
        for owner in self.state.in_game() {
            self.each_source(owner, moments, &mut |source: Source| {
                let Some(read) = cards.abilities(source.card).get(usize::from(source.ability)) else { return };
                if (owner == seat) == (read.by == By::Owner) && self.is_free(seat, source.card, source.ability) {
                    let user = User { seat, card: source.card, place: Some((owner, source.position)), about: 0 };
                    self.each_use(&user, source.ability, read, visit);
                }
            });
        }
        for right in self.state.rights.iter().filter(|right| right.seat == seat) {
            self.each_right_use(right, visit);
        }
        self.each_hero_use(seat, visit);
    }

    /// BM-RULING-05: a right is used against the player it names.
    pub(crate) fn each_right_use(&self, right: &Right, visit: &mut dyn FnMut(Use)) {
        let Some(read) = self.table.cards.abilities(right.card).get(usize::from(right.ability)) else { return };
        let target = Target::Player(right.against);
        for (way, how) in (0_u8..).zip(&read.ways) {
            let (fixed, _) = self.coin_cost(&how.cost, target);
            let user = self.user(right.seat, right.card, 0);
            let is_there = self.state.plays(right.against) && self.makes_sense(&user, &how.r#do, target);
            if fixed <= self.state.player(right.seat).coins && is_there {
                let none = [CardId::NONE; 2];
                visit(Use { card: right.card, ability: right.ability, way, target, coins: 0, pay: none });
            }
        }
    }

    /// BM-HERO-12, BM-OQ-42: opponents of the owner of the dungeon may pay for a hero in it or at its entrance.
    fn each_hero_use(&self, seat: u8, visit: &mut dyn FnMut(Use)) {
        let cards = &self.table.cards;
        for owner in self.state.in_game().filter(|owner| *owner != seat) {
            let walker = self.state.walker;
            let inside = (walker.hero.is_some() && walker.seat == owner).then_some(walker.hero);
            let mut ignored = None;
            for hero in self.state.player(owner).entrance.iter().copied().chain(inside) {
                if !cards.has(hero, moment_bit(When::Window)) {
                    continue;
                }
                if *ignored.get_or_insert_with(|| self.ignores_heroes(owner)) {
                    break;
                }
                for (ability, read) in (0_u8..).zip(cards.abilities(hero)) {
                    if read.when == When::Window && read.by == By::Others && self.is_free(seat, hero, ability) {
                        let user = User { seat, card: hero, place: None, about: 0 };
                        self.each_use(&user, ability, read, visit);
                    }
                }
            }
        }
    }

    /// BM-EFFECT-10, BM-MINI-26: not used yet this round, and no Level 3 that is declared already.
    pub(crate) fn is_free(&self, seat: u8, card: CardId, ability: u8) -> bool {
        let is_waiting = self.state.queue.iter().any(|doing| doing.how.card == card && doing.how.ability == ability);
        !(self.is_used(card, ability, seat) || is_waiting && self.is_last_level(card, ability))
    }

    /// BM-MINI-14: after this ability a Miniboss goes back to Level 1.
    pub(crate) fn is_last_level(&self, card: CardId, ability: u8) -> bool {
        ability == 2 && self.table.cards.is_miniboss(card)
    }

    /// Could a seat use something, as far as everybody knows (BM-KERN-08, BM-KERN-18)?
    pub(crate) fn could_act(&self, seat: u8) -> bool {
        let player = self.state.player(seat);
        if player.in_hand[0] > 0 || player.in_hand[1] > 0 {
            return true;
        }
        let mut can = false;
        if let Some(phase) = self.state.phase {
            self.each_open_use(seat, phase, &mut |_| can = true);
        }
        can
    }

    /// Why a use is refused in the window that is open.
    pub(crate) fn check_use(&self, seat: u8, how: &Use) -> Result<(), Refusal> {
        let mut is_legal = false;
        self.each_window_use(seat, &mut |legal| is_legal |= legal == *how);
        if is_legal { Ok(()) } else { Err(self.why_not(seat, how)) }
    }

    /// The first reason that the seat can see.
    fn why_not(&self, seat: u8, how: &Use) -> Refusal {
        let Some(read) = self.table.cards.abilities(how.card).get(usize::from(how.ability)) else {
            return no("BM-PRIO-13", "refusal-bm-no-ability");
        };
        let Some(phase) = self.state.phase else { return no("BM-PRIO-04", "refusal-bm-no-window") };
        let in_hand = self.state.player(seat).hand.contains(how.card.index());
        match read.when {
            When::Cast if !in_hand => return no("BM-SPELL-01", "refusal-bm-not-in-hand"),
            When::Cast if !self.table.cards.face(how.card).is_some_and(|face| face.phases[phase as usize]) => {
                return no("BM-SPELL-03", "refusal-bm-phase");
            }
            When::HandWindow if !in_hand => return no("BM-LIST-10", "refusal-bm-not-in-hand"),
            When::BuildWindow if phase != Phase::Build => return no("BM-LIST-09", "refusal-bm-phase"),
            When::Cast | When::HandWindow | When::Window | When::BuildWindow | When::Granted => {}
            _ => return no("BM-PRIO-13", "refusal-bm-no-ability"),
        }
        if !self.is_free(seat, how.card, how.ability) {
            let is_waiting = !self.is_used(how.card, how.ability, seat);
            let rule = if is_waiting { "BM-MINI-26" } else { "BM-EFFECT-10" };
            return no(rule, "refusal-bm-used");
        }
        if matches!(read.when, When::Window | When::BuildWindow) && !self.is_entitled(seat, how, read) {
            return no("BM-CARD-02", "refusal-bm-inactive");
        }
        if read.when == When::Granted && !self.state.rights.iter().any(|right| right.seat == seat) {
            return no("BM-RULING-05", "refusal-bm-inactive");
        }
        let Some(way) = read.ways.get(usize::from(how.way)) else {
            return no("BM-SPELL-05", "refusal-bm-no-ability");
        };
        let user = self.user(seat, how.card, 0);
        let mut is_target = read.when == When::Granted;
        self.each_target(&user, way.at, &mut |target| is_target |= target == how.target);
        if !is_target {
            return no("BM-PRIO-25", "refusal-bm-target");
        }
        if self.fetches_alike(way, how.target) {
            return no("BM-RULING-34", "refusal-bm-fetches-alike");
        }
        if !way.r#if.iter().all(|condition| self.holds(&user, *condition, how.target)) {
            return no("BM-PRIO-22", "refusal-bm-condition");
        }
        let (fixed, free) = self.coin_cost(&way.cost, how.target);
        let short = fixed + u16::from(how.coins) > self.state.player(seat).coins;
        if short || free.is_some_and(|least| how.coins < least) || (free.is_none() && how.coins > 0) {
            return no("BM-COIN-06", "refusal-bm-coins");
        }
        no("BM-LIST-06", "refusal-bm-cost")
    }

    /// Does the card lie where this seat may use it, and is it active?
    fn is_entitled(&self, seat: u8, how: &Use, read: &Ability) -> bool {
        let mut is_there = false;
        for owner in self.state.in_game().filter(|owner| (*owner == seat) == (read.by == By::Owner)) {
            self.each_source(owner, moment_bit(read.when), &mut |source| {
                is_there |= source.card == how.card && source.ability == how.ability;
            });
            let is_hero = self.host_of(how.card) == Some(owner);
            is_there |= is_hero && read.limit == Limit::RoundEach && !self.ignores_heroes(owner);
        }
        is_there
    }

    /// BM-PRIO-06: is what was named still there when it takes effect?
    pub(crate) fn is_still_there(&self, user: &User, at: At, costs: &[Cost], target: Target) -> bool {
        let is_gone_room = costs.contains(&Cost::DestroyThis);
        match (at, target) {
            (At::Nothing, _) => true,
            // BM-PRIO-18: a Room destroyed as its own cost still counts as "this Room".
            (At::Hero(Place::Here), Target::Hero(hero)) if is_gone_room => self.state.walker.hero == hero,
            (At::Icon, Target::Icon(seat, _)) => self.state.plays(seat),
            _ => {
                let mut is_there = false;
                self.each_target(user, at, &mut |found| is_there |= found == target);
                is_there
            }
        }
    }

    pub(crate) fn skips_first(&self, seat: u8) -> bool {
        self.state.lasting.contains(&Lasting::SkipFirst { seat })
    }
}
